// An image goes through a chain of filters, which are objects with a virtual method. The strips are in shared memory, the
// objects are private.
// buffer: out f32[4194304] zero
// buffer: in f32[4194304] random 0 1
// launch: chain<<<16384, 256>>>(out, in, 3)
// tolerance: 1e-5
#include "gpu.h"

struct Filter {
  float amount;
  __device__ Filter(float amount) : amount(amount) {}
  __device__ virtual float run(const float *strip, int i) const;
};
struct Blur : Filter {
  __device__ Blur(float amount) : Filter(amount) {}
  __device__ float run(const float *strip, int i) const override;
};
struct Sharpen : Filter {
  __device__ Sharpen(float amount) : Filter(amount) {}
  __device__ float run(const float *strip, int i) const override;
};

__device__ __noinline__ float Filter::run(const float *strip, int i) const { return strip[i] * amount; }
__device__ __noinline__ float Blur::run(const float *strip, int i) const {
  float sum = 0;
  for (int d = -4; d <= 4; d++)
    sum += strip[i + d & 255];
  return strip[i] + amount * (sum / 9 - strip[i]);
}
__device__ __noinline__ float Sharpen::run(const float *strip, int i) const {
  float around = 0.5f * (strip[i - 1 & 255] + strip[i + 1 & 255]);
  return strip[i] + amount * (strip[i] - around);
}

DEVICE void apply(const Filter *f, float *to, const float *from) { to[threadIdx.x] = f->run(from, threadIdx.x); }

KERNEL chain(float *out, const float *in, int rounds) {
  __shared__ float a[256], b[256];
  Filter scale(0.9f);
  Blur blur(0.5f);
  Sharpen sharpen(0.25f);
  int i = blockIdx.x * 256 + threadIdx.x;
  a[threadIdx.x] = in[i];
  __syncthreads();
  for (int round = 0; round < rounds; round++) {
    apply(&scale, b, a);
    __syncthreads();
    apply(&blur, a, b);
    __syncthreads();
    apply(&sharpen, b, a);
    __syncthreads();
    apply(round % 2 ? &scale : (const Filter *)&blur, a, b);
    __syncthreads();
  }
  out[i] = a[threadIdx.x];
}
