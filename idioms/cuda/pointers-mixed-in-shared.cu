// A shared array of pointers holds a shared and a global one: what is read from it is ambiguous.
#include "cuda.h"

KERNEL kernel(float *out, float *in, int k) {
  __shared__ float *parts[2];
  __shared__ float buffer[64];
  int t = threadIdx_x;
  if (t == 0) {
    parts[0] = buffer;
    parts[1] = in;
  }
  buffer[t] = in[t];
  __syncthreads();
  out[t] = parts[(t + k) & 1][t];
}
