// An address becomes an integer, is rounded up, and becomes an address again.
#include "cuda.h"

extern __shared__ char buffer[];

KERNEL kernel(float *out, const float *in) {
  uintptr_t raw = (uintptr_t)buffer;
  raw = (raw + 1023) & ~(uintptr_t)1023;
  float *tile = (float *)raw;
  int t = threadIdx_x;
  tile[t] = in[t];
  __syncthreads();
  const float *even = (const float *)((uintptr_t)in & -(uintptr_t)128);
  out[t] = tile[255 - t] + even[t];
}
