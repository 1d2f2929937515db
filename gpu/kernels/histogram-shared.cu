// A histogram of bytes: each block counts in shared memory, and adds its counts to those in global memory. One helper does
// both, by atomics on whatever it is given.
// buffer: counts i32[256] zero
// buffer: in u8[33554432] random 0 256
// launch: histogram<<<1024, 256>>>(counts, in, 32768)
#include "gpu.h"

struct Counter {
  int *bins;
  int size;
};

DEVICE void count(Counter *c, int bin, int by) {
  if (bin < c->size)
    atomicAdd(&c->bins[bin], by);
}

KERNEL histogram(int *counts, const unsigned char *in, int per_block) {
  __shared__ int bins[256];
  Counter here, all = {counts, 256};
  here.bins = bins;
  here.size = 256;
  bins[threadIdx.x] = 0;
  __syncthreads();
  const unsigned char *mine = in + blockIdx.x * per_block;
  for (int i = threadIdx.x; i < per_block; i += 256)
    count(&here, mine[i], 1);
  __syncthreads();
  count(&all, threadIdx.x, bins[threadIdx.x]);
}
