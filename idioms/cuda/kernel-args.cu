// Pointer arguments of a kernel point to global memory.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, float scale, int n) {
  int i = blockIdx_x * blockDim_x + threadIdx_x;
  if (i < n)
    out[i] = scale * in[i] + out[i];
}
