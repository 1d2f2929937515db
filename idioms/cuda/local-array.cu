// A private array with an index that is not known, so that it stays in memory.
#include "cuda.h"

KERNEL kernel(int *out, const int *in, int n) {
  int counts[32];
  int t = threadIdx_x;
  for (int i = 0; i < 32; i++)
    counts[i] = 0;
  for (int i = 0; i < n; i++)
    counts[in[i] & 31]++;
  out[t] = counts[t & 31];
}
