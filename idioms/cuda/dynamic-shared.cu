// One dynamic shared buffer, cut into two arrays of different types.
#include "cuda.h"

extern __shared__ char buffer[];

KERNEL kernel(float *out, const float *in, int n) {
  float *values = (float *)buffer;
  int *index = (int *)(values + n);
  int t = threadIdx_x;
  values[t] = in[t];
  index[t] = n - 1 - t;
  __syncthreads();
  out[t] = values[index[t]];
}
