// A private array of pointers, all shared, with an index that is not known.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int k) {
  __shared__ float a[32], b[32], c[32];
  float *parts[3];
  int t = threadIdx_x;
  parts[k % 3] = a;
  parts[(k + 1) % 3] = b;
  parts[(k + 2) % 3] = c;
  parts[t % 3][t / 3] = in[t];
  __syncthreads();
  out[t] = parts[(t + 1) % 3][t / 3];
}
