// A helper calls itself; it is given shared memory.
#include "cuda.h"

DEVICE float sum(const float *p, int n) {
  if (n == 1)
    return p[0];
  int half = n / 2;
  return sum(p, half) + sum(p + half, n - half) + p[half];
}

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float a[128];
  a[threadIdx_x] = in[threadIdx_x];
  __syncthreads();
  out[threadIdx_x] = sum(a, n);
}
