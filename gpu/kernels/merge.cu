// Merges sorted runs: a search finds for each thread where its part of the output begins in both inputs, first in global
// memory for the block, then in shared memory for the thread, by the same helper.
// buffer: a i32[4194304] sorted 0 1000000000
// buffer: b i32[4194304] sorted 0 1000000000
// buffer: out i32[8388608] zero
// launch: merge<<<8192, 128>>>(out, a, b, 4194304)
#include "gpu.h"

struct Run {
  const int *data;
  int count;
};

// How many of the first k of the merged output come from a.
DEVICE int split(const Run &a, const Run &b, int k) {
  int low = max(0, k - b.count), high = min(k, a.count);
  while (low < high) {
    int middle = (low + high) / 2;
    if (a.data[middle] <= b.data[k - 1 - middle])
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

DEVICE void serial(int *out, const Run &a, const Run &b, int n) {
  int i = 0, j = 0;
  for (int k = 0; k < n; k++) {
    bool left = j >= b.count || i < a.count && a.data[i] <= b.data[j];
    out[k] = left ? a.data[i++] : b.data[j++];
  }
}

KERNEL merge(int *out, const int *a, const int *b, int n) {
  __shared__ int as[1024], bs[1024], merged[1024];
  __shared__ int bounds[2];
  Run A = {a, n}, B = {b, n};
  int first = blockIdx.x * 1024;
  if (threadIdx.x < 2)
    bounds[threadIdx.x] = split(A, B, first + threadIdx.x * 1024);
  __syncthreads();
  int a0 = bounds[0], na = bounds[1] - a0, b0 = first - a0, nb = 1024 - na;
  for (int i = threadIdx.x; i < na; i += 128)
    as[i] = a[a0 + i];
  for (int i = threadIdx.x; i < nb; i += 128)
    bs[i] = b[b0 + i];
  __syncthreads();
  Run here = {as, na}, there = {bs, nb};
  int k = threadIdx.x * 8, i = split(here, there, k);
  Run left = {as + i, na - i}, right = {bs + k - i, nb - (k - i)};
  serial(merged + k, left, right, 8);
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 128)
    out[first + i] = merged[i];
}
