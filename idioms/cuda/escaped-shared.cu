// A shared address is stored to global memory; any pointer that is loaded may then be it.
#include "cuda.h"

KERNEL kernel(float **slots, float *out, int k) {
  __shared__ float tile[64];
  int t = threadIdx_x;
  tile[t] = out[t];
  slots[t] = tile + t;
  __syncthreads();
  float *p = slots[k];
  out[t] = *p;
}
