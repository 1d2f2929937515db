// A helper swaps two shared pointers through references.
#include "cuda.h"

DEVICE void swap(float *&a, float *&b) {
  float *t = a;
  a = b;
  b = t;
}

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float a[64], b[64];
  float *p = a, *q = b;
  p[threadIdx_x] = in[threadIdx_x];
  for (int i = 0; i < n; i++) {
    __syncthreads();
    q[threadIdx_x] = p[63 - threadIdx_x] + 1;
    swap(p, q);
  }
  out[threadIdx_x] = p[threadIdx_x];
}
