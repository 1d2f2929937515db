// A table in a device variable points to structs with a pointer, a number and a function.
#include "cuda.h"

typedef float (*Function)(const float *, int);
DEVICE float sum(const float *p, int n) {
  float all = 0;
  for (int i = 0; i < n; i++) all += p[i];
  return all;
}
DEVICE float last(const float *p, int n) { return p[n - 1]; }

static __device__ float first[64], second[64];
struct Job {
  int n;
  float *to;
  Function function;
};
static __device__ Job jobs[2] = {{32, first, sum}, {64, second, last}};
static __device__ Job *const table[2] = {&jobs[1], &jobs[0]};

KERNEL kernel(float *out, const float *in, int which) {
  __shared__ float a[64];
  a[threadIdx_x] = in[threadIdx_x];
  __syncthreads();
  const Job *job = table[which & 1];
  job->to[threadIdx_x] = job->function(a, job->n);
  out[threadIdx_x] = first[threadIdx_x] + second[threadIdx_x];
}
