// Two queries joined by or: inside, neither is known. Where their negations are joined by or and leave, both hold after.
#include "cuda.h"

DEVICE int pick(int *p, int *q) {
  if (__isShared(p) || __isShared(q))
    return *p + *q;
  return 0;
}

DEVICE void guard(int *p, int *q) {
  if (!__isShared(p) || !__isShared(q))
    return;
  *p = *q;
}
