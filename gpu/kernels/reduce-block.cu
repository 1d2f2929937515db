// Sums blocks of numbers: one helper adds up a range, be it in global memory or the tree of partial sums in shared memory.
// buffer: out f32[4096] zero
// buffer: in f32[16777216] random -1 1
// launch: reduce<<<4096, 256>>>(out, in, 4096)
// tolerance: 1e-4
#include "gpu.h"

DEVICE float sum_strided(const float *p, int n, int step) {
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += p[i * step];
  return sum;
}

DEVICE void tree(float *scratch, int n) {
  for (int half = n / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      scratch[threadIdx.x] += scratch[threadIdx.x + half];
    __syncthreads();
  }
}

KERNEL reduce(float *out, const float *in, int per_block) {
  __shared__ float scratch[256];
  const float *mine = in + blockIdx.x * per_block + threadIdx.x;
  scratch[threadIdx.x] = sum_strided(mine, per_block / 256, 256);
  __syncthreads();
  if (threadIdx.x < 32)
    // Eight partial sums each; nobody else reads or writes these.
    scratch[threadIdx.x] = sum_strided(scratch + threadIdx.x, 8, 32);
  __syncthreads();
  tree(scratch, 32);
  if (threadIdx.x == 0)
    out[blockIdx.x] = scratch[0];
}
