// Heat on a plane, on tiles with a border in shared memory, several rounds inside the tile: the tile is a class.
// buffer: out f32[4194304] zero
// buffer: in f32[4194304] random 0 100
// launch: heat<<<16384, 256>>>(out, in, 2048, 4)
// tolerance: 1e-5
#include "gpu.h"

const int SIZE = 16, BORDER = 4, EDGE = SIZE + 2 * BORDER;

class Tile {
  float *now, *next;

public:
  __device__ Tile(float *a, float *b) : now(a), next(b) {}

  __device__ __noinline__ void load(const float *in, int x0, int y0, int width) {
    for (int i = threadIdx.x; i < EDGE * EDGE; i += blockDim.x) {
      int x = max(0, min(width - 1, x0 + i % EDGE)), y = max(0, min(width - 1, y0 + i / EDGE));
      now[i] = in[y * width + x];
    }
  }

  __device__ __noinline__ float around(int i) const { return now[i - 1] + now[i + 1] + now[i - EDGE] + now[i + EDGE]; }

  // The outermost ring has no neighbours: it stays.
  __device__ __noinline__ void step() {
    for (int i = threadIdx.x; i < EDGE * EDGE; i += blockDim.x) {
      int x = i % EDGE, y = i / EDGE;
      bool inside = x > 0 && x < EDGE - 1 && y > 0 && y < EDGE - 1;
      next[i] = inside ? 0.5f * now[i] + 0.125f * around(i) : now[i];
    }
    float *t = now;
    now = next;
    next = t;
  }

  __device__ float get(int x, int y) const { return now[(y + BORDER) * EDGE + x + BORDER]; }
};

KERNEL heat(float *out, const float *in, int width, int rounds) {
  __shared__ float a[EDGE * EDGE], b[EDGE * EDGE];
  Tile tile(a, b);
  int across = width / SIZE, x0 = blockIdx.x % across * SIZE, y0 = blockIdx.x / across * SIZE;
  tile.load(in, x0 - BORDER, y0 - BORDER, width);
  __syncthreads();
  for (int round = 0; round < rounds; round++) {
    tile.step();
    __syncthreads();
  }
  int x = threadIdx.x % SIZE, y = threadIdx.x / SIZE;
  out[(y0 + y) * width + x0 + x] = tile.get(x, y);
}
