// A radix sort of blocks of 1024 numbers, four bits at a time, in shared memory. Buffers change places by reference.
// buffer: data i32[2097152] random 0 65536
// launch: sort_digits<<<2048, 256>>>(data, 4)
#include "gpu.h"

struct Buffers {
  int *from, *to;
  int *counts; // 16 digits of 256 threads, and the end
};

DEVICE void swap(int *&a, int *&b) {
  int *t = a;
  a = b;
  b = t;
}

// Exclusive sums of 4096 counts by 256 threads, sixteen each, and a scan of the parts by one warp.
DEVICE void sums(int *counts, int *parts) {
  int *mine = counts + threadIdx.x * 16, sum = 0;
  for (int i = 0; i < 16; i++) {
    int n = mine[i];
    mine[i] = sum;
    sum += n;
  }
  parts[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x == 0)
    for (int i = 0, before = 0; i < 256; i++) {
      int n = parts[i];
      parts[i] = before;
      before += n;
    }
  __syncthreads();
  for (int i = 0; i < 16; i++)
    mine[i] += parts[threadIdx.x];
}

DEVICE void pass(Buffers &b, int *parts, int shift) {
  for (int d = 0; d < 16; d++)
    b.counts[d * 256 + threadIdx.x] = 0;
  // A thread has four numbers in a row, and counts of its own: so the order is kept.
  for (int i = 0; i < 4; i++)
    b.counts[(b.from[threadIdx.x * 4 + i] >> shift & 15) * 256 + threadIdx.x]++;
  __syncthreads();
  sums(b.counts, parts);
  __syncthreads();
  for (int i = 0; i < 4; i++) {
    int x = b.from[threadIdx.x * 4 + i];
    b.to[b.counts[(x >> shift & 15) * 256 + threadIdx.x]++] = x;
  }
  __syncthreads();
  swap(b.from, b.to);
}

KERNEL sort_digits(int *data, int digits) {
  __shared__ int first[1024], second[1024], counts[4096], parts[256];
  int *mine = data + blockIdx.x * 1024;
  for (int i = threadIdx.x; i < 1024; i += 256)
    first[i] = mine[i];
  __syncthreads();
  Buffers b;
  b.from = first;
  b.to = second;
  b.counts = counts;
  for (int d = 0; d < digits; d++)
    pass(b, parts, d * 4);
  for (int i = threadIdx.x; i < 1024; i += 256)
    mine[i] = b.from[i];
}
