// A kernel argument is never shared or local, so those queries are false and their code is dead.
#include "cuda.h"

KERNEL kernel(float *data, float x) {
  int t = threadIdx_x;
  if (__isShared(data))
    data[t] = 0.0f;
  else if (__isLocal(data))
    data[t] = 1.0f;
  else
    data[t] += x;
}
