// A private address is stored to global memory as an integer; loaded pointers may be it.
#include "cuda.h"

KERNEL kernel(uintptr_t *where, int *const *from, int *out, int k) {
  int mine[16];
  int t = threadIdx_x;
#pragma nounroll
  for (int i = 0; i < 16; i++)
    mine[i] = i + k;
  where[t] = (uintptr_t)&mine[k & 15];
  int *p = from[t];
  *p = 7;
  out[t] = mine[t & 15];
}
