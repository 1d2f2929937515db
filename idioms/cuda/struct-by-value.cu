// A struct holds a shared and a global pointer; each field has its own space.
#include "cuda.h"

struct View {
  float *tile;
  float *data;
  int size;
};

KERNEL kernel(float *data, int n) {
  __shared__ float tile[256];
  View v = {tile, data, n};
  int t = threadIdx_x;
  v.tile[t] = v.data[t];
  __syncthreads();
  if (t < v.size)
    v.data[t] = v.tile[v.size - 1 - t];
}
