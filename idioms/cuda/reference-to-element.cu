// References to elements are pointers as well.
#include "cuda.h"

KERNEL kernel(float *out, const float *in) {
  __shared__ float tile[64];
  float mine[4] = {0, 1, 2, 3};
  int t = threadIdx_x;
  float &mySlot = tile[t];
  const float &source = in[t];
  mySlot = source;
  __syncthreads();
  float &either = t & 1 ? tile[t ^ 1] : mySlot;
  float &acc = mine[t & 3];
  acc += either;
  out[t] = mine[(t + 1) & 3] + acc;
}
