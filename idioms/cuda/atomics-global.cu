// Every kind of atomic on global memory, through arguments and loaded pointers.
#include "cuda.h"

struct Counters {
  int *hits;
  unsigned *ring;
  float *sum;
};

KERNEL kernel(Counters *c, int *lock, int key) {
  int t = threadIdx_x;
  atomicAdd(c->hits + (key & 7), 1);
  atomicMin(c->hits + 8, t);
  atomicInc(c->ring, 255u);
  atomicAddFloat(c->sum, 1.5f);
  if (atomicCAS(lock, 0, t) == 0)
    atomicExch(lock, 0);
}
