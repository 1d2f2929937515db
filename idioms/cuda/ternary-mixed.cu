// A condition chooses between a shared and a global array: really ambiguous.
#include "cuda.h"

KERNEL kernel(float *out, float *in, int which) {
  __shared__ float cache[64];
  int t = threadIdx_x;
  cache[t] = in[t] + 1.0f;
  __syncthreads();
  float *from = which ? cache : in;
  out[t] = from[63 - t];
}
