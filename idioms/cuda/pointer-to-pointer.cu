// A pointer variable is changed through a pointer to it.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float data[256];
  int t = threadIdx_x;
  data[t] = in[t];
  __syncthreads();
  float *p = data;
  float **cursor = &p;
  float sum = 0;
  for (int i = 0; i < n; i++) {
    sum += **cursor;
    *cursor += 2;
  }
  out[t] = sum + *p;
}
