// The sixteen largest of many numbers by a heap per thread in shared memory; the heaps are then merged into one, and emptied
// into global memory, which is sorted there as a heap once more by the same helpers.
// buffer: out i32[32768] zero
// buffer: in i32[16777216] random 0 1000000000
// launch: largest<<<2048, 64>>>(out, in, 8192)
#include "gpu.h"

const int K = 16;

// The smallest is on top.
struct Heap {
  int *items;
  int count;
};

DEVICE void sink(Heap *h, int i) {
  for (;;) {
    int child = 2 * i + 1;
    if (child >= h->count)
      return;
    if (child + 1 < h->count && h->items[child + 1] < h->items[child])
      child++;
    if (h->items[i] <= h->items[child])
      return;
    int t = h->items[i];
    h->items[i] = h->items[child];
    h->items[child] = t;
    i = child;
  }
}

DEVICE void offer(Heap *h, int x) {
  if (x > h->items[0]) {
    h->items[0] = x;
    sink(h, 0);
  }
}

// Sorts downwards, in place.
DEVICE void empty(Heap *h) {
  while (h->count > 1) {
    int last = --h->count, t = h->items[0];
    h->items[0] = h->items[last];
    h->items[last] = t;
    sink(h, 0);
  }
}

KERNEL largest(int *out, const int *in, int per_block) {
  __shared__ int items[64 * K];
  Heap mine = {items + threadIdx.x * K, K};
  for (int i = 0; i < K; i++)
    mine.items[i] = -1;
  for (int i = threadIdx.x; i < per_block; i += 64)
    offer(&mine, in[blockIdx.x * per_block + i]);
  for (int half = 32; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half)
      for (int i = 0; i < K; i++)
        offer(&mine, items[(threadIdx.x + half) * K + i]);
  }
  if (threadIdx.x == 0) {
    Heap result = {out + blockIdx.x * K, K};
    for (int i = 0; i < K; i++)
      result.items[i] = items[i];
    empty(&result);
  }
}
