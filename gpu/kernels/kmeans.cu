// A step of k-means: points go to the nearest centre, distances are computed by one helper on whatever it is given. All
// numbers are whole, so that the order of sums does not matter.
// buffer: nearest i32[1048576] zero
// buffer: sums i32[256] zero
// buffer: counts i32[32] zero
// buffer: points f32[8388608] whole 0 1024
// buffer: centres f32[256] whole 0 1024
// launch: assign<<<4096, 256>>>(nearest, sums, counts, points, centres)
#include "gpu.h"

const int DIMENSIONS = 8, CENTRES = 32;

DEVICE float distance(const float *a, const float *b) {
  float sum = 0;
  for (int d = 0; d < DIMENSIONS; d++)
    sum += (a[d] - b[d]) * (a[d] - b[d]);
  return sum;
}

DEVICE void add(int *sums, int *counts, const int *numbers, int n, int which) {
  for (int d = 0; d < DIMENSIONS; d++)
    atomicAdd(&sums[which * DIMENSIONS + d], numbers[d]);
  atomicAdd(&counts[which], n);
}

KERNEL assign(int *nearest, int *sums, int *counts, const float *points, const float *centres) {
  __shared__ float here[CENTRES * DIMENSIONS];
  __shared__ int block_sums[CENTRES * DIMENSIONS], block_counts[CENTRES];
  here[threadIdx.x] = centres[threadIdx.x];
  block_sums[threadIdx.x] = 0;
  if (threadIdx.x < CENTRES)
    block_counts[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * 256 + threadIdx.x, best = 0;
  float mine[DIMENSIONS];
  for (int d = 0; d < DIMENSIONS; d++)
    mine[d] = points[i * DIMENSIONS + d];
  float smallest = distance(mine, here);
  for (int c = 1; c < CENTRES; c++) {
    float d = distance(mine, here + c * DIMENSIONS);
    if (d < smallest) {
      smallest = d;
      best = c;
    }
  }
  nearest[i] = best;
  int parts[DIMENSIONS];
  for (int d = 0; d < DIMENSIONS; d++)
    parts[d] = (int)mine[d];
  add(block_sums, block_counts, parts, 1, best);
  __syncthreads();
  if (threadIdx.x < CENTRES)
    add(sums, counts, block_sums + threadIdx.x * DIMENSIONS, block_counts[threadIdx.x], threadIdx.x);
}
