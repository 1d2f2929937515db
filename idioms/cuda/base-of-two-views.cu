// A byte pointer to dynamic shared memory moves on while typed views are cut from it.
#include "cuda.h"

extern __shared__ char memory[];

KERNEL kernel(double *out, const double *in, int n, int m) {
  char *free = memory;
  double *sums = (double *)free;
  free += n * sizeof(double);
  free += -(uintptr_t)free & 15;
  int *counts = (int *)free;
  free += m * sizeof(int);
  short *marks = (short *)free;
  int t = threadIdx_x;
  sums[t] = in[t];
  counts[t] = t;
  marks[t] = (short)n;
  __syncthreads();
  out[t] = sums[n - 1 - t] + counts[m - 1 - t] + marks[0];
}
