// A helper lets a shared address out into global memory; what is loaded afterwards may be that one.
#include "cuda.h"

DEVICE void publish(float **slots, float *p) { slots[threadIdx_x] = p; }

KERNEL kernel(float *out, float **slots) {
  __shared__ float a[64];
  a[threadIdx_x] = threadIdx_x;
  publish(slots, a + threadIdx_x);
  __syncthreads();
  out[threadIdx_x] = *slots[63 - threadIdx_x];
}
