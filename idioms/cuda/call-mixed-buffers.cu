// A helper gets a shared or a global buffer, chosen at run time: really ambiguous.
#include "cuda.h"

DEVICE void fill(float *p, float x) {
  p[threadIdx_x] = x;
  p[threadIdx_x + 32] = x + 1;
}

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float a[64];
  fill(which ? a : out, in[threadIdx_x]);
  __syncthreads();
  out[threadIdx_x + 64] = a[threadIdx_x];
}
