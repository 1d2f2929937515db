// A private table that never changes says which shared array to use.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, const int *kind) {
  __shared__ float red[64], green[64], blue[64];
  float *const table[3] = {red, green, blue};
  static const int order[4] = {2, 0, 1, 0};
  int t = threadIdx_x;
  for (int i = 0; i < 3; i++)
    table[i][t] = in[64 * i + t];
  __syncthreads();
  out[t] = *(table[order[kind[t] & 3]] + t);
}
