// A lambda captures a shared and a global pointer and is called in the kernel.
#include "cuda.h"

// only: o2
KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float tile[128];
  float *local = tile;
  auto exchange = [=](int from, int to) __attribute__((always_inline)) {
    local[from] = in[from];
    __syncthreads();
    out[to] = local[to] + n;
  };
  int t = threadIdx_x;
  exchange(t, 127 - t);
}
