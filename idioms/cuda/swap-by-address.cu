// Two shared pointers change places through pointers to them, chosen at run time.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float a[64], b[64], c[64];
  float *x = a, *y = b, *z = c;
  float **first = which ? &x : &y;
  float **second = &z;
  float *old = *first;
  *first = *second;
  *second = old;
  int t = threadIdx_x;
  x[t] = in[t];
  __syncthreads();
  y[t] = x[63 - t];
  __syncthreads();
  out[t] = z[t] + y[63 - t];
}
