// Structs within structs, with an array of pointers in the innermost.
#include "cuda.h"

struct Inner {
  int *bins[2];
  int count;
};
struct Outer {
  const int *source;
  Inner inner;
  int *sink;
};

KERNEL kernel(int *out, const int *in, int n) {
  __shared__ int low[64], high[64];
  Outer o;
  o.source = in;
  o.sink = out;
  o.inner.bins[0] = low;
  o.inner.bins[1] = high;
  o.inner.count = n;
  int t = threadIdx_x;
  o.inner.bins[t & 1][t >> 1] = o.source[t];
  __syncthreads();
  o.sink[t] = o.inner.bins[1][t >> 1] - o.inner.bins[0][t >> 1] + o.inner.count;
}
