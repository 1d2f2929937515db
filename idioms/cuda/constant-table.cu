// A table in constant memory, read directly and through a pointer.
#include "cuda.h"

__constant__ float weights[16];

KERNEL kernel(float *out, const float *in, int n) {
  const float *w = weights;
  int t = threadIdx_x;
  float sum = weights[t & 15];
  for (int i = 0; i < n; i++)
    sum += w[i & 15] * in[t + i];
  out[t] = sum;
}
