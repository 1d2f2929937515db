// Two addresses of one array: their distance is an integer, added to a third pointer.
#include "cuda.h"

KERNEL kernel(float *out, const float *in) {
  __shared__ float a[128], b[128];
  int t = threadIdx_x;
  a[t] = in[t];
  __syncthreads();
  const float *mine = a + 127 - t;
  long bytes = (const char *)mine - (const char *)a;
  float *twin = (float *)((char *)b + bytes);
  *twin = *mine;
  __syncthreads();
  out[t] = b[t];
}
