// A helper returns one of two pointers; each call passes two of one space.
#include "cuda.h"

DEVICE float *larger(float *a, float *b) { return a[0] > b[0] ? a : b; }

KERNEL kernel(float *out, float *in) {
  __shared__ float a[64], b[64];
  a[threadIdx_x] = in[threadIdx_x];
  b[threadIdx_x] = in[threadIdx_x + 64];
  __syncthreads();
  float *shared = larger(a, b);
  float *global = larger(in, in + 64);
  out[threadIdx_x] = shared[threadIdx_x] + global[threadIdx_x];
}
