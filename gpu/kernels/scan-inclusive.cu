// Inclusive prefix sums of blocks of 1024, then of the blocks' totals, then both together. Two shared arrays take turns as
// source and destination of a helper that does one step.
// buffer: in i32[4194304] random 0 100
// buffer: out i32[4194304] zero
// buffer: totals i32[4096] zero
// buffer: offsets i32[4096] zero
// buffer: parts i32[4] zero
// launch: scan_blocks<<<4096, 1024>>>(out, totals, in)
// launch: scan_blocks<<<4, 1024>>>(offsets, parts, totals)
// launch: add_offsets<<<4096, 1024>>>(out, offsets, parts)
#include "gpu.h"

DEVICE void step(int *to, const int *from, int by) {
  int i = threadIdx.x;
  to[i] = i >= by ? from[i] + from[i - by] : from[i];
}

DEVICE int *scan(int *a, int *b, int n) {
  int *from = a, *to = b;
  for (int by = 1; by < n; by *= 2) {
    step(to, from, by);
    __syncthreads();
    int *t = from;
    from = to;
    to = t;
  }
  return from;
}

KERNEL scan_blocks(int *out, int *totals, const int *in) {
  __shared__ int a[1024], b[1024];
  int i = blockIdx.x * 1024 + threadIdx.x;
  a[threadIdx.x] = in[i];
  __syncthreads();
  const int *sums = scan(a, b, 1024);
  out[i] = sums[threadIdx.x];
  if (threadIdx.x == 1023)
    totals[blockIdx.x] = sums[1023];
}

// The totals were summed in four parts: a block adds what stands before it, in its own part and in those before.
KERNEL add_offsets(int *out, const int *offsets, const int *parts) {
  __shared__ int before;
  if (threadIdx.x == 0) {
    before = blockIdx.x % 1024 ? offsets[blockIdx.x - 1] : 0;
    for (int part = 0; part < blockIdx.x / 1024; part++)
      before += parts[part];
  }
  __syncthreads();
  out[blockIdx.x * 1024 + threadIdx.x] += before;
}
