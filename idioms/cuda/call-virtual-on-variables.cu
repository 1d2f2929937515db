// Virtual calls on objects in device variables, which are found in a table.
#include "cuda.h"

struct Op {
  __device__ virtual float run(const float *p) const;
};
struct Scale : Op {
  int by;
  __device__ constexpr Scale(int by) : by(by) {}
  __device__ float run(const float *p) const override;
};
__device__ __noinline__ float Op::run(const float *p) const { return p[0]; }
__device__ __noinline__ float Scale::run(const float *p) const { return by * p[1]; }

static __device__ Op plain;
static __device__ Scale scale(3);
static __device__ const Op *const ops[2] = {&plain, &scale};

DEVICE float apply(const Op *op, const float *p) { return op->run(p); }

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float a[64];
  a[threadIdx_x] = in[threadIdx_x];
  __syncthreads();
  out[threadIdx_x] = apply(ops[which & 1], a);
}
