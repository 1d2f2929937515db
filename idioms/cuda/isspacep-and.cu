// Two queries joined by and: both hold inside.
#include "cuda.h"

DEVICE void copy(float *to, const float *from, int n) {
  int t = threadIdx_x;
  if (__isShared(to) && __isGlobal(from) && n > t)
    to[t] = from[t];
}
