// A switch chooses a shared, a global or a private array: really ambiguous.
#include "cuda.h"

KERNEL kernel(int *out, int *in, int which) {
  __shared__ int tile[64];
  int mine[64];
  int t = threadIdx_x;
#pragma nounroll
  for (int i = 0; i < 64; i++)
    mine[i] = i * which;
  tile[t] = in[t];
  __syncthreads();
  int *p;
  switch (which & 3) {
  case 0: p = tile; break;
  case 1: p = in; break;
  default: p = mine; break;
  }
  out[t] = p[t] + p[63 - t];
}
