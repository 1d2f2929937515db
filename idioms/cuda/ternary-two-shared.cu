// A condition chooses one of two shared arrays: shared either way.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float even[64];
  __shared__ float odd[64];
  int t = threadIdx_x;
  float *mine = (t + which) & 1 ? odd : even;
  mine[t >> 1] = in[t];
  __syncthreads();
  const float *other = (t + which) & 1 ? even : odd;
  out[t] = other[t >> 1];
}
