// A shared and a global buffer change places in each round: really ambiguous.
#include "cuda.h"

KERNEL kernel(float *out, float *scratch, int rounds) {
  __shared__ float a[128];
  int t = threadIdx_x;
  float *from = scratch, *to = a;
#pragma nounroll
  for (int r = 0; r < rounds; r++) {
    __syncthreads();
    to[t] = from[127 - t] + 1.0f;
    float *old = from;
    from = to;
    to = old;
  }
  out[t] = a[t];
}
