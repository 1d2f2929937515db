// A helper finds a shared and a global pointer in a struct that it gets by reference.
#include "cuda.h"

struct View { float *tile; const float *in; int n; };
DEVICE void load(const View &v) {
  for (int i = threadIdx_x; i < v.n; i += blockDim_x)
    v.tile[i] = v.in[i];
}

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float a[256];
  View v = {a, in, n};
  load(v);
  __syncthreads();
  out[threadIdx_x] = a[n - 1 - threadIdx_x];
}
