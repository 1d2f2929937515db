// A histogram over many bins, in global memory: where a value belongs is looked up by bisection in a table of limits, first
// in a small table in shared memory, then in the large one.
// buffer: counts i32[65536] zero
// buffer: limits i32[65536] iota 1000
// buffer: in i32[4194304] random 0 65536000
// launch: histogram<<<4096, 256>>>(counts, limits, in, 1024)
#include "gpu.h"

// The last of n entries that is not larger than x; the first is not.
DEVICE int find(const int *table, int n, int x) {
  int low = 0, high = n;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (table[middle] <= x)
      low = middle;
    else
      high = middle;
  }
  return low;
}

KERNEL histogram(int *counts, const int *limits, const int *in, int per_block) {
  __shared__ int coarse[256];
  coarse[threadIdx.x] = limits[threadIdx.x * 256];
  __syncthreads();
  const int *mine = in + blockIdx.x * per_block;
  for (int i = threadIdx.x; i < per_block; i += 256) {
    int part = find(coarse, 256, mine[i]);
    int bin = part * 256 + find(limits + part * 256, 256, mine[i]);
    atomicAdd(&counts[bin], 1);
  }
}
