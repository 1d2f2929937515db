// A struct passed to the kernel by value, with pointers inside.
#include "cuda.h"

struct Args {
  const float *in;
  float *out;
  struct {
    const int *index;
    int count;
  } map;
};

KERNEL kernel(Args args) {
  int t = threadIdx_x;
  if (t < args.map.count)
    args.out[t] = args.in[args.map.index[t]];
}
