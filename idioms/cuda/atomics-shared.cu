// Every kind of atomic on shared memory, through pointers.
#include "cuda.h"

KERNEL kernel(int *out, const int *in) {
  __shared__ int bins[64];
  __shared__ int lock;
  __shared__ unsigned turn;
  __shared__ float total;
  int t = threadIdx_x;
  int *bin = bins;
  atomicAdd(bin + (in[t] & 63), 1);
  atomicMin(&bin[1], t);
  atomicMax(&bin[2], t);
  atomicInc(&turn, 31u);
  atomicAddFloat(&total, 0.5f);
  int *l = &lock;
  while (atomicCAS(l, 0, 1) != 0) {
  }
  bin[3]++;
  atomicExch(l, 0);
  __syncthreads();
  out[t] = bin[t];
}
