// The median of the nine neighbours of each pixel: the nine are private, sorted by a helper that exchanges through
// references; the middle of each block's medians is found by the same helper in shared memory.
// buffer: out i32[4194304] zero
// buffer: middles i32[16384] zero
// buffer: in i32[4194304] random 0 256
// launch: medians<<<16384, 256>>>(out, middles, in, 2048)
#include "gpu.h"

DEVICE void order(int &a, int &b) {
  int low = min(a, b), high = max(a, b);
  a = low;
  b = high;
}

DEVICE void sort(int *numbers, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && numbers[j - 1] > numbers[j]; j--)
      order(numbers[j - 1], numbers[j]);
}

KERNEL medians(int *out, int *middles, const int *in, int width) {
  __shared__ int samples[32];
  int i = blockIdx.x * 256 + threadIdx.x, x = i % width, y = i / width;
  int near[9];
  for (int k = 0; k < 9; k++) {
    int nx = max(0, min(width - 1, x + k % 3 - 1)), ny = max(0, min(width - 1, y + k / 3 - 1));
    near[k] = in[ny * width + nx];
  }
  sort(near, 9);
  out[i] = near[4];
  if (threadIdx.x % 8 == 0)
    samples[threadIdx.x / 8] = near[4];
  __syncthreads();
  if (threadIdx.x == 0) {
    sort(samples, 32);
    middles[blockIdx.x] = samples[16];
  }
}
