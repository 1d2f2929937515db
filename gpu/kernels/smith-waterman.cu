// Aligns pairs of sequences of 128 letters: three diagonals of the table rotate through shared memory, and a cell is computed
// from references to its neighbours.
// buffer: best i32[8192] zero
// buffer: a u8[1048576] random 0 4
// buffer: b u8[1048576] random 0 4
// launch: align<<<8192, 128>>>(best, a, b)
#include "gpu.h"

const int LENGTH = 128;

struct Diagonals {
  int *now, *last, *before;

  __device__ __noinline__ void rotate() {
    int *t = before;
    before = last;
    last = now;
    now = t;
  }
};

DEVICE int score(const unsigned char *a, const unsigned char *b) { return *a == *b ? 3 : -2; }

DEVICE void cell(int *out, const int &up, const int &left, const int &corner, int match) {
  *out = max(max(0, corner + match), max(up, left) - 1);
}

KERNEL align(int *best, const unsigned char *a, const unsigned char *b) {
  __shared__ int rows[3][LENGTH + 1], top[LENGTH];
  __shared__ unsigned char as[LENGTH], bs[LENGTH];
  int t = threadIdx.x, highest = 0;
  as[t] = a[blockIdx.x * LENGTH + t];
  bs[t] = b[blockIdx.x * LENGTH + t];
  for (int r = 0; r < 3; r++)
    rows[r][t + 1] = 0;
  if (t < 3)
    rows[t][0] = 0;
  Diagonals d;
  d.now = rows[0];
  d.last = rows[1];
  d.before = rows[2];
  __syncthreads();
  // Thread t has row t of the table; entry t + 1 of a diagonal is its cell, entry 0 the border.
  for (int k = 0; k < 2 * LENGTH - 1; k++) {
    int column = k - t;
    if (column >= 0 && column < LENGTH) {
      cell(&d.now[t + 1], d.last[t], d.last[t + 1], d.before[t], score(&as[t], &bs[column]));
      highest = max(highest, d.now[t + 1]);
    }
    d.rotate();
    __syncthreads();
  }
  top[t] = highest;
  __syncthreads();
  for (int half = LENGTH / 2; half > 0; half /= 2) {
    if (t < half)
      top[t] = max(top[t], top[t + half]);
    __syncthreads();
  }
  if (t == 0)
    best[blockIdx.x] = top[0];
}
