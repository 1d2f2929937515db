// A lambda captures everything by reference, so that the pointers lie in memory.
#include "cuda.h"

// only: o2
KERNEL kernel(float *out, const float *in, int n) {
  __shared__ float tile[128];
  float *cursor = tile;
  auto push = [&](float x) __attribute__((always_inline)) {
    *cursor = x + *in;
    cursor += n;
  };
  int t = threadIdx_x;
  cursor += t;
  push(1.0f);
  push(2.0f);
  out[t] = tile[t];
}
