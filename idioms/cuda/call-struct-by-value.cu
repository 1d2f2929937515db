// A helper gets a copy of a struct with a shared and a global pointer.
#include "cuda.h"

struct View { float *tile; const float *in; int n, m, k, l, x, y; };
DEVICE void load(View v) {
  for (int i = threadIdx_x; i < v.n; i += v.m)
    v.tile[i] = v.in[i + v.k];
}

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float a[256];
  View v = {a, in, n, blockDim_x, 1, 2, 3, 4};
  load(v);
  __syncthreads();
  out[threadIdx_x] = a[n - 1 - threadIdx_x];
}
