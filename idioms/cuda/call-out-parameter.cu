// A helper hands out pointers through its arguments.
#include "cuda.h"

DEVICE void split(float *memory, float **low, float **high) {
  *low = memory;
  *high = memory + 64;
}

KERNEL kernel(float *out, const float *in) {
  __shared__ float a[128];
  float *low, *high;
  split(a, &low, &high);
  low[threadIdx_x] = in[threadIdx_x];
  high[threadIdx_x] = in[threadIdx_x + 64];
  __syncthreads();
  out[threadIdx_x] = low[63 - threadIdx_x] + high[threadIdx_x];
}
