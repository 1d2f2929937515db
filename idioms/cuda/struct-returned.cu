// An inlined helper returns a struct with a shared and a global pointer.
#include "cuda.h"

// only: o2
struct View {
  float *tile;
  float *data;
};

__device__ __forceinline__ View make(float *tile, float *data, int skip) {
  View v = {tile + skip, data + skip};
  return v;
}

KERNEL kernel(float *data, int skip) {
  __shared__ float tile[256];
  View v = make(tile, data, skip);
  int t = threadIdx_x;
  v.tile[t] = v.data[t];
  __syncthreads();
  v.data[t] = v.tile[127 - t];
}
