// The kernel moves a pointer inside its own copy of a struct parameter.
#include "cuda.h"

struct Args {
  float *data;
  int stride;
};

KERNEL kernel(Args args, int n) {
  int t = threadIdx_x;
  args.data += t;
  for (int i = 0; i < n; i++) {
    *args.data *= 2.0f;
    args.data += args.stride;
  }
}
