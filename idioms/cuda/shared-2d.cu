// A tile with two dimensions, transposed.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int width) {
  __shared__ float tile[16][17];
  int x = threadIdx_x & 15, y = threadIdx_x >> 4;
  tile[y][x] = in[y * width + x];
  __syncthreads();
  float(*row)[17] = tile + x;
  out[y * width + x] = (*row)[y];
}
