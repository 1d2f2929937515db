// memset on global, shared and private memory.
#include "cuda.h"

KERNEL kernel(int *out, int n) {
  __shared__ int tile[256];
  int mine[64];
  int t = threadIdx_x;
  memset(mine, 255, sizeof mine);
  if (t == 0) {
    memset(tile, 0, sizeof tile);
    memset(out, 0, 4 * n);
  }
  __syncthreads();
  mine[n & 63] = t;
  atomicAdd(tile + (mine[t & 63] & 255), 1);
  __syncthreads();
  out[t] = tile[t];
}
