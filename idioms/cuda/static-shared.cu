// A shared array of fixed size, written and read across a barrier.
#include "cuda.h"

KERNEL kernel(float *out, const float *in) {
  __shared__ float tile[256];
  int t = threadIdx_x;
  tile[t] = in[t];
  __syncthreads();
  out[t] = tile[255 - t];
}
