// A pointer in a variable of the device, filled by the host.
#include "cuda.h"

__device__ float *pool;
__device__ int used;

KERNEL kernel(const float *in) {
  int t = threadIdx_x;
  int place = atomicAdd(&used, 1);
  pool[place] = in[t];
}
