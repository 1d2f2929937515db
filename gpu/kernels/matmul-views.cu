// A matrix product in tiles, with matrices as views: a pointer, a pitch, a corner. The views of global memory and of the
// tiles in shared memory are of one type, and so is the code for both.
// buffer: c f32[1048576] zero
// buffer: a f32[1048576] random -1 1
// buffer: b f32[1048576] random -1 1
// launch: multiply<<<4096, 256>>>(c, a, b, 1024)
// tolerance: 1e-3
#include "gpu.h"

const int TILE = 16;

struct Matrix {
  float *data;
  int pitch;

  __device__ Matrix tile(int row, int column) const {
    Matrix m = {data + row * TILE * pitch + column * TILE, pitch};
    return m;
  }
};

DEVICE void copy(const Matrix &to, const Matrix &from) {
  int x = threadIdx.x % TILE, y = threadIdx.x / TILE;
  to.data[y * to.pitch + x] = from.data[y * from.pitch + x];
}

DEVICE float dot(const Matrix &a, const Matrix &b, int row, int column) {
  float sum = 0;
  for (int k = 0; k < TILE; k++)
    sum += a.data[row * a.pitch + k] * b.data[k * b.pitch + column];
  return sum;
}

KERNEL multiply(float *c, float *a, float *b, int n) {
  __shared__ float left[TILE * TILE], right[TILE * TILE];
  Matrix A = {a, n}, B = {b, n}, C = {c, n}, L, R;
  L.data = left;
  R.data = right;
  L.pitch = R.pitch = TILE;
  int tiles = n / TILE, row = blockIdx.x / tiles, column = blockIdx.x % tiles;
  int x = threadIdx.x % TILE, y = threadIdx.x / TILE;
  float sum = 0;
  for (int k = 0; k < tiles; k++) {
    copy(L, A.tile(row, k));
    copy(R, B.tile(k, column));
    __syncthreads();
    sum += dot(L, R, y, x);
    __syncthreads();
  }
  C.tile(row, column).data[y * n + x] = sum;
}
