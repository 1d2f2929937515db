// The program promises which of two spaces an ambiguous pointer is in.
#include "cuda.h"

KERNEL kernel(float *out, float *in, int which) {
  __shared__ float tile[64];
  int t = threadIdx_x;
  tile[t] = in[t];
  __syncthreads();
  float *p = which ? tile : in;
  __builtin_assume(__isGlobal(p));
  out[t] = p[t];
}
