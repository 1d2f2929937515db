// A pointer variable moves on to another row of the same shared array in each round.
#include "cuda.h"

KERNEL kernel(float *out, const float *in, int rounds) {
  __shared__ float rows[8][64];
  int t = threadIdx_x;
  float *row = rows[0];
  for (int r = 0; r < rounds; r++) {
    row[t] = in[r * 64 + t];
    row = rows[(r + 1) & 7];
  }
  __syncthreads();
  out[t] = row[63 - t];
}
