// One helper keeps a shared pointer in shared memory, another uses it.
#include "cuda.h"

__shared__ float *current;
DEVICE void choose(float *p) { current = p; }
DEVICE float use() { return current[threadIdx_x]; }

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float a[64], b[64];
  a[threadIdx_x] = in[threadIdx_x];
  b[threadIdx_x] = in[threadIdx_x + 64];
  if (threadIdx_x == 0)
    choose(which ? a : b);
  __syncthreads();
  out[threadIdx_x] = use();
}
