// A union of a pointer and an integer: the integer is changed, the pointer is used.
#include "cuda.h"

union Word {
  float *pointer;
  uintptr_t integer;
};

KERNEL kernel(float *out, const float *in, int step) {
  __shared__ float tile[256];
  int t = threadIdx_x;
  tile[t] = in[t];
  __syncthreads();
  Word w;
  w.pointer = tile;
  w.integer += 4 * (step & 15);
  out[t] = w.pointer[t & 63];
}
