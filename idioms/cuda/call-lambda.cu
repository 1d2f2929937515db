// A lambda captures a shared and a global pointer, and is called by a helper.
#include "cuda.h"

template <typename F> __device__ __noinline__ void for_each(int n, F f) {
  for (int i = threadIdx_x; i < n; i += blockDim_x)
    f(i);
}

KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float a[256];
  float *p = a;
  for_each(n, [=] __device__ (int i) { p[i] = in[i]; });
  __syncthreads();
  for_each(n, [&] __device__ (int i) { out[i] = p[n - 1 - i]; });
}
