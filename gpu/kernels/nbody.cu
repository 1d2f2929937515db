// Forces between bodies: tiles of bodies go through shared memory, and a helper adds up what a tile does to a body.
// buffer: forces f32[65536] zero
// buffer: bodies f32[65536] random 0 1
// launch: forces_of<<<128, 128>>>(forces, bodies, 16384)
// tolerance: 1e-3
#include "gpu.h"

struct Sum {
  float x, y, z;
};

DEVICE void pull(Sum *sum, const float4 *at, const float4 *from) {
  float dx = from->x - at->x, dy = from->y - at->y, dz = from->z - at->z;
  float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-3f);
  float strength = from->w * inverse * inverse * inverse;
  sum->x += dx * strength;
  sum->y += dy * strength;
  sum->z += dz * strength;
}

DEVICE void pull_all(Sum *sum, const float4 *at, const float4 *tile, int n) {
  for (int i = 0; i < n; i++)
    pull(sum, at, &tile[i]);
}

KERNEL forces_of(float4 *forces, const float4 *bodies, int n) {
  __shared__ float4 tile[128];
  float4 mine = bodies[blockIdx.x * 128 + threadIdx.x];
  Sum sum = {0, 0, 0};
  for (int first = 0; first < n; first += 128) {
    __syncthreads();
    tile[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
    pull_all(&sum, &mine, tile, 128);
  }
  float4 force = {sum.x / n, sum.y / n, sum.z / n, 0};
  forces[blockIdx.x * 128 + threadIdx.x] = force;
}
