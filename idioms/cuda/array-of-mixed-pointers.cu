// A private array holds a shared and a global pointer; a constant index is clear, a variable one is not.
#include "cuda.h"

KERNEL kernel(float *out, float *in, int k) {
  __shared__ float cache[32];
  float *parts[2] = {cache, in};
  int t = threadIdx_x;
  parts[0][t] = parts[1][t] * 2.0f;
  __syncthreads();
  out[t] = parts[(t + k) & 1][31 - t];
}
