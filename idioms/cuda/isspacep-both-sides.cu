// Of a shared and a global pointer, the one side is shared, so the other is global.
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
    atomicAddFloat(p, 1.0f);
  __syncthreads();
  data[t] = tile[t];
}
