// A bitonic sort of blocks of 1024 numbers in shared memory, and then of pairs of blocks, where the first step is in global
// memory: one helper compares and exchanges in both.
// buffer: data i32[4194304] random 0 1000000000
// launch: sort_blocks<<<4096, 512>>>(data)
// launch: merge_pairs<<<2048, 512>>>(data)
#include "gpu.h"

DEVICE void exchange(int *a, int *b, bool up) {
  int x = *a, y = *b;
  if ((x > y) == up) {
    *a = y;
    *b = x;
  }
}

// One step among 1024 numbers, by 512 threads: partners are `by` apart.
DEVICE void step(int *data, int by, int run, bool flip) {
  int t = threadIdx.x, i = 2 * t - (t & (by - 1));
  exchange(data + i, data + i + by, ((i & run) == 0) != flip);
}

DEVICE void load(int *to, const int *from) {
  to[threadIdx.x] = from[threadIdx.x];
  to[threadIdx.x + 512] = from[threadIdx.x + 512];
}

KERNEL sort_blocks(int *data) {
  __shared__ int here[1024];
  int *mine = data + blockIdx.x * 1024;
  load(here, mine);
  for (int run = 2; run <= 1024; run *= 2)
    for (int by = run / 2; by > 0; by /= 2) {
      __syncthreads();
      // Every second block is sorted downwards, so that pairs of blocks can be merged.
      step(here, by, run, blockIdx.x % 2 == 1);
    }
  __syncthreads();
  load(mine, here);
}

KERNEL merge_pairs(int *data) {
  __shared__ int here[1024];
  int *pair = data + blockIdx.x * 2048;
  for (int i = threadIdx.x; i < 1024; i += 512)
    exchange(&pair[i], &pair[i + 1024], true);
  __syncthreads();
  for (int half = 0; half < 2; half++) {
    load(here, pair + half * 1024);
    for (int by = 512; by > 0; by /= 2) {
      __syncthreads();
      step(here, by, 0, false);
    }
    __syncthreads();
    load(pair + half * 1024, here);
    __syncthreads();
  }
}
