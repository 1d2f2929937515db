// A struct with pointers is copied as a whole; the copy has the same spaces.
#include "cuda.h"

struct View {
  float *tile;
  float *data;
  int first, last;
};

KERNEL kernel(float *data, int n) {
  __shared__ float tile[256];
  View v = {tile, data, 0, n};
  View w = v;
  w.first = 1;
  int t = threadIdx_x;
  w.tile[t] = v.data[t];
  __syncthreads();
  v = w;
  v.data[t + v.first] = v.tile[255 - t];
}
