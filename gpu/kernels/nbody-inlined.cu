// The same forces with everything inlined: what any compiler should get right.
// buffer: forces f32[131072] zero
// buffer: bodies f32[131072] random 0 1
// launch: forces_of<<<256, 128>>>(forces, bodies, 32768)
// tolerance: 1e-3
#include "gpu.h"

KERNEL forces_of(float4 *forces, const float4 *bodies, int n) {
  __shared__ float4 tile[128];
  float4 mine = bodies[blockIdx.x * 128 + threadIdx.x];
  float x = 0, y = 0, z = 0;
  for (int first = 0; first < n; first += 128) {
    __syncthreads();
    tile[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 128; i++) {
      float dx = tile[i].x - mine.x, dy = tile[i].y - mine.y, dz = tile[i].z - mine.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-3f);
      float strength = tile[i].w * inverse * inverse * inverse;
      x += dx * strength;
      y += dy * strength;
      z += dz * strength;
    }
  }
  float4 force = {x / n, y / n, z / n, 0};
  forces[blockIdx.x * 128 + threadIdx.x] = force;
}
