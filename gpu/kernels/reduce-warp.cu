// The smallest number and where it is, by shuffles inside warps and a table in shared memory across them.
// The pair travels by reference, and is compared by a helper that is not inlined.
// buffer: values i32[4096] zero
// buffer: places i32[4096] zero
// buffer: in i32[16777216] random 0 1000000000
// launch: smallest<<<4096, 256>>>(values, places, in, 4096)
#include "gpu.h"

struct Best {
  int value, place;
};

DEVICE void take(Best *mine, const Best *other) {
  bool smaller = other->value < mine->value;
  bool earlier = other->value == mine->value && other->place < mine->place;
  if (smaller || earlier)
    *mine = *other;
}

DEVICE void warp_best(Best *mine) {
  for (int by = 16; by > 0; by /= 2) {
    Best other;
    other.value = __shfl_down_sync(~0u, mine->value, by);
    other.place = __shfl_down_sync(~0u, mine->place, by);
    take(mine, &other);
  }
}

KERNEL smallest(int *values, int *places, const int *in, int per_block) {
  __shared__ Best warps[8];
  int first = blockIdx.x * per_block;
  Best mine = {0x7fffffff, 0};
  for (int i = threadIdx.x; i < per_block; i += 256) {
    Best seen = {in[first + i], first + i};
    take(&mine, &seen);
  }
  warp_best(&mine);
  if (threadIdx.x % 32 == 0)
    warps[threadIdx.x / 32] = mine;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int w = 1; w < 8; w++)
      take(&warps[0], &warps[w]);
    values[blockIdx.x] = warps[0].value;
    places[blockIdx.x] = warps[0].place;
  }
}
