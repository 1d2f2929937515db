// A switch chooses between several places, all of them shared.
#include "cuda.h"

KERNEL kernel(int *out, const int *in, int which) {
  __shared__ int a[64], b[64], c[64];
  int t = threadIdx_x;
  a[t] = in[t];
  b[t] = in[t + 64];
  c[t] = in[t + 128];
  __syncthreads();
  int *p = nullptr;
  switch (which) {
  case 0: p = a; break;
  case 1: p = b + 1; break;
  case 5: p = c; break;
  case 7: p = &a[t]; break;
  default: break;
  }
  out[t] = p ? p[t / 2] : 0;
}
