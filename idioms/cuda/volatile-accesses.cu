// Volatile accesses to shared and to global memory keep being volatile.
#include "cuda.h"

KERNEL kernel(volatile int *flag, int *out) {
  __shared__ int ready;
  volatile int *r = &ready;
  int t = threadIdx_x;
  if (t == 0) {
    while (*flag == 0) {
    }
    *r = *flag;
  }
  while (*r == 0) {
  }
  out[t] = *r;
}
