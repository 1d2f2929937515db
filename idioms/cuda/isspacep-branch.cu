// Code that runs only where the address was found to be shared may use shared accesses.
#include "cuda.h"

DEVICE void add(float *p, float x) {
  if (__isShared(p))
    *p += x;
  else
    atomicAddFloat(p, x);
}
