// Three private pointers rotate; one is global, two are shared, and all take every place.
#include "cuda.h"

KERNEL kernel(float *out, float *far, int rounds) {
  __shared__ float a[64], b[64];
  int t = threadIdx_x;
  float *p = a, *q = b, *r = far;
#pragma nounroll
  for (int i = 0; i < rounds; i++) {
    *(p + t) = *(r + t) + 1.0f;
    __syncthreads();
    float *old = p;
    p = q;
    q = r;
    r = old;
  }
  out[t] = a[t] + q[t];
}
