// A transposition in tiles: rows are reached through a table of row pointers in shared memory.
// buffer: out f32[16777216] zero
// buffer: in f32[16777216] random -1 1
// launch: transpose<<<16384, 256>>>(out, in, 4096)
#include "gpu.h"

struct Tile {
  float *rows[32];
};

DEVICE void put(const Tile *tile, int x, int y, float v) { tile->rows[y][x] = v; }
DEVICE float get(const Tile *tile, int x, int y) { return tile->rows[y][x]; }

KERNEL transpose(float *out, const float *in, int n) {
  __shared__ float data[32][33];
  __shared__ Tile tile;
  if (threadIdx.x < 32)
    tile.rows[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  int tiles = n / 32, x0 = blockIdx.x % tiles * 32, y0 = blockIdx.x / tiles * 32;
  int x = threadIdx.x % 32;
  for (int y = threadIdx.x / 32; y < 32; y += 8)
    put(&tile, x, y, in[(y0 + y) * n + x0 + x]);
  __syncthreads();
  for (int y = threadIdx.x / 32; y < 32; y += 8)
    out[(x0 + y) * n + y0 + x] = get(&tile, y, x);
}
