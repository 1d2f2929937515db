// The query is negated: the fast path is behind the branch not taken.
#include "cuda.h"

DEVICE int sum(const int *p, int n) {
  int s = 0;
  if (!__isGlobal(p)) {
    s = -*p;
  } else {
#pragma nounroll
    for (int i = 0; i < n; i++)
      s += p[i];
  }
  return s;
}
