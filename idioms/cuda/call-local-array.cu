// A private array is handed to a helper that is not inlined.
#include "cuda.h"

DEVICE float dot(const float *a, const float *b, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}

KERNEL kernel(float *out, const float *in, int n) {
  float mine[16];
  for (int i = 0; i < 16; i++)
    mine[i] = in[i + threadIdx_x];
  out[threadIdx_x] = dot(mine, mine, n & 15);
}
