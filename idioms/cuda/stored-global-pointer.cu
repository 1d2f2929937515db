// A global address is stored to global memory: nothing escapes, loaded pointers are global.
#include "cuda.h"

KERNEL kernel(float **slots, float *data, float *out, int k) {
  __shared__ float tile[64];
  int t = threadIdx_x;
  tile[t] = data[t];
  slots[t] = data + t;
  __syncthreads();
  float *p = slots[k];
  out[t] = *p + tile[63 - t];
}
