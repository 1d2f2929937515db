// One pointer variable is used for shared memory first and for global memory later.
#include "cuda.h"

KERNEL kernel(float *out, const float *in) {
  __shared__ float tile[64];
  int t = threadIdx_x;
  float *p = tile + t;
  *p = in[t];
  __syncthreads();
  float x = tile[63 - t];
  p = out + t;
  *p = x;
}
