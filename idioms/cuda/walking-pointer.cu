// A pointer walks over a shared array until it meets the end.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float data[512];
  int t = threadIdx_x;
  data[t] = in[t];
  __syncthreads();
  float sum = 0;
  const float *end = data + n;
  for (const float *p = data + t; p < end; p++)
    sum += *p;
  for (const float *p = in, *last = in + n; p != last; ++p)
    sum -= *p;
  out[t] = sum;
}
