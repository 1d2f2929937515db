// A virtual call: which function runs is read from a table.
#include "cuda.h"

struct Op {
  __device__ virtual float run(const float *p) const;
};
struct Twice : Op {
  __device__ float run(const float *p) const override;
};
__device__ __noinline__ float Op::run(const float *p) const { return p[0]; }
__device__ __noinline__ float Twice::run(const float *p) const { return 2 * p[1]; }

DEVICE float apply(const Op *op, const float *p) { return op->run(p); }

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float a[64];
  a[threadIdx_x] = in[threadIdx_x];
  __syncthreads();
  Op op;
  Twice twice;
  out[threadIdx_x] = apply(which ? &op : &twice, a);
}
