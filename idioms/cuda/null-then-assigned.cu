// A pointer begins as null and gets its only real value later.
#include "cuda.h"

KERNEL kernel(int *out, const int *keys, int wanted, int n) {
  __shared__ int table[128];
  int t = threadIdx_x;
  table[t] = keys[t];
  __syncthreads();
  int *found = nullptr;
  for (int i = 0; i < n; i++)
    if (table[i] == wanted)
      found = &table[i];
  if (found)
    out[t] = *found + t;
  else
    out[t] = -1;
}
