// Exclusive prefix sums by a tree that is built and taken down in place, as a class with the shared array as a member.
// buffer: in i32[8388608] random 0 100
// buffer: out i32[8388608] zero
// buffer: totals i32[8192] zero
// launch: scan_tree<<<8192, 512>>>(out, totals, in)
#include "gpu.h"

class Tree {
  int *data;
  int n;

public:
  __device__ Tree(int *data, int n) : data(data), n(n) {}

  __device__ __noinline__ int up() {
    int by = 1;
    for (int d = n / 2; d > 0; d /= 2, by *= 2) {
      __syncthreads();
      if (threadIdx.x < d)
        data[by * (2 * threadIdx.x + 2) - 1] += data[by * (2 * threadIdx.x + 1) - 1];
    }
    __syncthreads();
    return data[n - 1];
  }

  __device__ __noinline__ void down() {
    __syncthreads();
    if (threadIdx.x == 0)
      data[n - 1] = 0;
    int by = n / 2;
    for (int d = 1; d < n; d *= 2, by /= 2) {
      __syncthreads();
      if (threadIdx.x < d) {
        int left = by * (2 * threadIdx.x + 1) - 1, right = by * (2 * threadIdx.x + 2) - 1;
        int t = data[left];
        data[left] = data[right];
        data[right] += t;
      }
    }
    __syncthreads();
  }
};

KERNEL scan_tree(int *out, int *totals, const int *in) {
  __shared__ int data[1024];
  int first = blockIdx.x * 1024;
  for (int i = threadIdx.x; i < 1024; i += 512)
    data[i] = in[first + i];
  Tree tree(data, 1024);
  int total = tree.up();
  tree.down();
  for (int i = threadIdx.x; i < 1024; i += 512)
    out[first + i] = data[i];
  if (threadIdx.x == 0)
    totals[blockIdx.x] = total;
}
