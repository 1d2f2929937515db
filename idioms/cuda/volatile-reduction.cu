// The old reduction of a warp on volatile shared memory.
#include "cuda.h"

KERNEL kernel(float *out, const float *in) {
  __shared__ float data[64];
  int t = threadIdx_x;
  volatile float *v = data;
  v[t] = in[t];
  __syncthreads();
  if (t < 32) {
    v[t] += v[t + 32];
    v[t] += v[t + 16];
    v[t] += v[t + 8];
    v[t] += v[t + 4];
    v[t] += v[t + 2];
    v[t] += v[t + 1];
  }
  if (t == 0)
    out[blockIdx_x] = *v;
}
