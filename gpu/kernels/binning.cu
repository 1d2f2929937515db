// Particles go into the cells of a grid: a block counts in shared memory, per cell how many and their charge in whole
// numbers; a cell is a struct with pointers to its counters, be they of the block or of the whole grid.
// buffer: counts i32[1024] zero
// buffer: charges i32[1024] zero
// buffer: highest i32[1024] fill -1
// buffer: cells i32[2097152] zero
// buffer: particles f32[8388608] random 0 1
// launch: bin<<<512, 256>>>({counts, charges, highest, 32}, cells, particles, 4096)
#include "gpu.h"

struct Grid {
  int *counts, *charges, *highest;
  int width;
};

DEVICE int cell_of(const Grid &g, const float4 &p) {
  int x = min(g.width - 1, (int)(p.x * g.width)), y = min(g.width - 1, (int)(p.y * g.width));
  return y * g.width + x;
}

DEVICE void drop(const Grid &g, int cell, int count, int charge, int highest) {
  atomicAdd(&g.counts[cell], count);
  atomicAdd(&g.charges[cell], charge);
  atomicMax(&g.highest[cell], highest);
}

KERNEL bin(Grid all, int *cells, const float4 *particles, int per_block) {
  __shared__ int counts[1024], charges[1024], highest[1024];
  Grid here = {counts, charges, highest, all.width};
  for (int i = threadIdx.x; i < 1024; i += 256) {
    counts[i] = charges[i] = 0;
    highest[i] = -1;
  }
  __syncthreads();
  for (int i = threadIdx.x; i < per_block; i += 256) {
    int n = blockIdx.x * per_block + i, cell = cell_of(here, particles[n]);
    cells[n] = cell;
    drop(here, cell, 1, (int)(particles[n].z * 1000), (int)(particles[n].w * 1000000));
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256)
    if (counts[i])
      drop(all, i, counts[i], charges[i], highest[i]);
}
