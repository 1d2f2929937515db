// Pointers are compared with each other, also across spaces.
#include "cuda.h"

KERNEL kernel(int *out, int *in) {
  __shared__ int tile[64];
  int t = threadIdx_x;
  tile[t] = in[t];
  __syncthreads();
  int *low = tile, *high = tile + 63;
  while (low < high) {
    int x = *low;
    *low++ = *high;
    *high-- = x;
  }
  int *q = in + t;
  out[t] = tile[t] + (q == out) + (q == low);
}
