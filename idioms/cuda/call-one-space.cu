// All calls of a helper pass shared memory.
#include "cuda.h"

DEVICE void scale(float *p, float by) { p[threadIdx_x] *= by; }

KERNEL kernel(float *out, const float *in) {
  __shared__ float a[64], b[64];
  a[threadIdx_x] = in[threadIdx_x];
  b[threadIdx_x] = in[threadIdx_x + 64];
  scale(a, 2);
  scale(b, 3);
  out[threadIdx_x] = a[threadIdx_x] + b[threadIdx_x];
}
