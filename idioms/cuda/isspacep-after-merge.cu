// After both sides meet, nothing is known any more.
#include "cuda.h"

DEVICE void bump(float *p, int *hits) {
  if (__isShared(p))
    *p += 1.0f;
  *hits = *hits + 1;
  *p += 2.0f;
}
