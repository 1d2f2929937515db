// Solves systems of 32 equations: decomposition and substitution in shared memory, one matrix per block, by helpers on rows.
// The diagonal is made dominant, so that no pivoting is needed.
// buffer: x f32[131072] zero
// buffer: matrices f32[4194304] random -1 1
// buffer: sides f32[131072] random -1 1
// launch: solve<<<4096, 64>>>(x, matrices, sides)
// tolerance: 1e-3
#include "gpu.h"

const int N = 32, PITCH = 33;

// row -= factor * other, from a column on
DEVICE void eliminate(float *row, const float *other, int from, int to) {
  float factor = row[from] / other[from];
  row[from] = factor;
  for (int i = from + 1; i < to; i++)
    row[i] -= factor * other[i];
}

DEVICE float dot(const float *a, const float *b, int from, int to) {
  float sum = 0;
  for (int i = from; i < to; i++)
    sum += a[i] * b[i];
  return sum;
}

KERNEL solve(float *x, const float *matrices, const float *sides) {
  __shared__ float m[N * PITCH], y[N];
  const float *mine = matrices + blockIdx.x * N * N;
  for (int i = threadIdx.x; i < N * N; i += 64)
    m[i / N * PITCH + i % N] = mine[i] + (i / N == i % N ? 2 * N : 0);
  if (threadIdx.x < N)
    y[threadIdx.x] = sides[blockIdx.x * N + threadIdx.x];
  __syncthreads();
  for (int k = 0; k < N - 1; k++) {
    int row = k + 1 + threadIdx.x;
    if (row < N)
      eliminate(m + row * PITCH, m + k * PITCH, k, N);
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    for (int i = 1; i < N; i++)
      y[i] -= dot(m + i * PITCH, y, 0, i);
    for (int i = N - 1; i >= 0; i--)
      y[i] = (y[i] - dot(m + i * PITCH, y, i + 1, N)) / m[i * PITCH + i];
  }
  __syncthreads();
  if (threadIdx.x < N)
    x[blockIdx.x * N + threadIdx.x] = y[threadIdx.x];
}
