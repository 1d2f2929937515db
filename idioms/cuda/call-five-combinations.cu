// Two pointer arguments, of five combinations of spaces.
#include "cuda.h"

DEVICE void copy(float *to, const float *from) { to[threadIdx_x] = from[threadIdx_x]; }

KERNEL kernel(float *out, const float *in) {
  __shared__ float a[64], b[64];
  float mine[64];
  copy(a, in);
  copy(b, a);
  copy(mine, b);
  copy(out, mine);
  copy(out + 64, a);
}
