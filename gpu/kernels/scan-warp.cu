// Prefix sums by shuffles, everything inlined: what any compiler should get right.
// buffer: in i32[16777216] random 0 100
// buffer: out i32[16777216] zero
// launch: scan_warps<<<65536, 256>>>(out, in)
#include "gpu.h"

INLINE int scan_lane(int v) {
  for (int by = 1; by < 32; by *= 2) {
    int other = __shfl_up_sync(~0u, v, by);
    if (threadIdx.x % 32 >= by)
      v += other;
  }
  return v;
}

KERNEL scan_warps(int *out, const int *in) {
  __shared__ int totals[8];
  int i = blockIdx.x * 256 + threadIdx.x, warp = threadIdx.x / 32;
  int sum = scan_lane(in[i]);
  if (threadIdx.x % 32 == 31)
    totals[warp] = sum;
  __syncthreads();
  for (int w = 0; w < warp; w++)
    sum += totals[w];
  out[i] = sum;
}
