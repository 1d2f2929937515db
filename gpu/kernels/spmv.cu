// A sparse matrix times a vector, rows of different lengths. The part of the vector near the diagonal is in shared memory,
// the rest in global memory; entries are sorted by which part they need, so that each call of the helper has one.
// buffer: y f32[1048576] zero
// buffer: x f32[1048576] random -1 1
// buffer: rows i32[1048577] sorted 0 16777216
// buffer: near i32[16777216] random 0 256
// buffer: far i32[16777216] random 0 1048576
// buffer: values f32[16777216] random -1 1
// launch: multiply<<<4096, 256>>>({y, x, rows, near, far, values})
// tolerance: 1e-4
#include "gpu.h"

struct Matrix {
  float *y;
  const float *x;
  const int *rows, *near, *far;
  const float *values;
};

DEVICE float gather(const float *x, const int *columns, const float *values, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[columns[i]] * values[i];
  return sum;
}

KERNEL multiply(Matrix m) {
  __shared__ float block[256];
  int row = blockIdx.x * 256 + threadIdx.x;
  block[threadIdx.x] = m.x[row];
  __syncthreads();
  int first = m.rows[row], n = m.rows[row + 1] - first, close = n * 3 / 4;
  float sum = gather(block, m.near + first, m.values + first, close);
  sum += gather(m.x, m.far + first + close, m.values + first + close, n - close);
  m.y[row] = sum;
}
