// A matrix product with sixteen results per thread in registers, everything inlined: what any compiler should get right.
// buffer: c f32[1048576] zero
// buffer: a f32[1048576] random -1 1
// buffer: b f32[1048576] random -1 1
// launch: multiply<<<256, 256>>>(c, a, b, 1024)
// tolerance: 1e-3
#include "gpu.h"

KERNEL multiply(float *c, const float *a, const float *b, int n) {
  __shared__ float left[16][64], right[16][64];
  int tiles = n / 64, row = blockIdx.x / tiles * 64, column = blockIdx.x % tiles * 64;
  int x = threadIdx.x % 16 * 4, y = threadIdx.x / 16 * 4;
  float sums[4][4] = {};
  for (int k = 0; k < n; k += 16) {
    for (int i = threadIdx.x; i < 1024; i += 256) {
      left[i % 16][i / 16] = a[(row + i / 16) * n + k + i % 16];
      right[i / 64][i % 64] = b[(k + i / 64) * n + column + i % 64];
    }
    __syncthreads();
    for (int j = 0; j < 16; j++)
      for (int dy = 0; dy < 4; dy++)
        for (int dx = 0; dx < 4; dx++)
          sums[dy][dx] += left[j][y + dy] * right[j][x + dx];
    __syncthreads();
  }
  for (int dy = 0; dy < 4; dy++)
    for (int dx = 0; dx < 4; dx++)
      c[(row + y + dy) * n + column + x + dx] = sums[dy][dx];
}
