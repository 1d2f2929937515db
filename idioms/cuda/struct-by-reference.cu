// The same struct, used through a reference that is itself kept in memory.
#include "cuda.h"

struct View {
  float *tile;
  float *data;
  int size;
};

KERNEL kernel(float *data, int n) {
  __shared__ float tile[256];
  View v;
  View &r = v;
  r.tile = tile;
  r.data = data;
  r.size = n;
  int t = threadIdx_x;
  r.tile[t] = r.data[t];
  __syncthreads();
  if (t < r.size)
    v.data[t] = r.tile[v.size - 1 - t];
}
