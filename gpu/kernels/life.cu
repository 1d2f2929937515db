// The game of life on tiles that wrap around, by lambdas that capture shared and global pointers and are called by a helper
// that is not inlined.
// buffer: out i32[4194304] zero
// buffer: in i32[4194304] random 0 2
// launch: life<<<4096, 256>>>(out, in, 16)
#include "gpu.h"

const int EDGE = 32;

template <typename F> __device__ __noinline__ void for_each_cell(F f) {
  for (int i = threadIdx.x; i < EDGE * EDGE; i += blockDim.x)
    f(i % EDGE, i / EDGE);
  __syncthreads();
}

DEVICE int neighbours(const int *cells, int x, int y) {
  int sum = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (dx || dy)
        sum += cells[(y + dy & EDGE - 1) * EDGE + (x + dx & EDGE - 1)];
  return sum;
}

KERNEL life(int *out, const int *in, int rounds) {
  __shared__ int a[EDGE * EDGE], b[EDGE * EDGE];
  int *now = a, *next = b, first = blockIdx.x * EDGE * EDGE;
  for_each_cell([=] __device__ (int x, int y) { now[y * EDGE + x] = in[first + y * EDGE + x]; });
  for (int round = 0; round < rounds; round++) {
    for_each_cell([&] __device__ (int x, int y) {
      int n = neighbours(now, x, y);
      next[y * EDGE + x] = n == 3 || n == 2 && now[y * EDGE + x];
    });
    int *t = now;
    now = next;
    next = t;
  }
  for_each_cell([=] __device__ (int x, int y) { out[first + y * EDGE + x] = now[y * EDGE + x]; });
}
