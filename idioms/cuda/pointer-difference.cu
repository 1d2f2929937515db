// Two pointers give an index.
#include "cuda.h"

KERNEL kernel(int *out, const int *in, int key) {
  __shared__ int sorted[128];
  int t = threadIdx_x;
  sorted[t] = in[t];
  __syncthreads();
  const int *low = sorted, *high = sorted + 128;
  while (high - low > 1) {
    const int *middle = low + (high - low) / 2;
    if (*middle <= key + t)
      low = middle;
    else
      high = middle;
  }
  out[t] = low - sorted;
}
