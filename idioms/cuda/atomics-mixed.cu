// An atomic on a counter that is in shared or in global memory: really ambiguous.
#include "cuda.h"

KERNEL kernel(int *counters, int *out, int near) {
  __shared__ int counter;
  if (threadIdx_x == 0)
    counter = 0;
  __syncthreads();
  int *c = near ? &counter : counters + blockIdx_x;
  int place = atomicAdd(c, 1);
  out[place] = threadIdx_x;
}
