// The optimiser joins both sides of the branch into one access, which is ambiguous again.
#include "cuda.h"

KERNEL kernel(float *data, int which) {
  __shared__ float tile[64];
  int t = threadIdx_x;
  tile[t] = data[t];
  __syncthreads();
  float *p = which ? tile + 63 - t : data + t;
  if (__isShared(p))
    *p += 1.0f;
  else
    *p -= 1.0f;
  __syncthreads();
  data[t] = tile[t];
}
