// A private array of structs with a variable index: every element has shared in one field, global in the other.
#include "cuda.h"

struct Pair {
  float *tile;
  const float *data;
};

KERNEL kernel(float *out, const float *x, const float *y, int k) {
  __shared__ float left[64], right[64];
  Pair pairs[2];
  pairs[0].tile = left;
  pairs[0].data = x;
  pairs[1].tile = right;
  pairs[1].data = y;
  int t = threadIdx_x;
  Pair *p = &pairs[(t ^ k) & 1];
  p->tile[t] = p->data[t];
  __syncthreads();
  out[t] = left[t] + pairs[k & 1].tile[63 - t];
}
