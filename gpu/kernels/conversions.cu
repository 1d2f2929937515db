// A staging area of bytes in shared memory is cut into arrays of different types, whose addresses are kept in a struct in
// shared memory that one thread fills; helpers take what they need from it.
// buffer: out f32[4194304] zero
// buffer: in f32[4194304] random -100 100
// launch: convert<<<4096, 256>>>(out, in)
#include "gpu.h"

struct Areas {
  float *values;
  short *steps;
  int *largest;
};

DEVICE char *cut(char *&rest, int bytes) {
  char *part = rest;
  rest += (bytes + 15) & ~15;
  return part;
}

DEVICE void quantise(const Areas *areas, int i) {
  float scale = (*areas->largest + 1) / 32767.0f;
  areas->steps[i] = (short)(areas->values[i] / scale);
}

DEVICE float smooth(const Areas *areas, int i, int n) {
  int sum = 0;
  for (int d = -3; d <= 3; d++)
    sum += areas->steps[(i + d + n) % n];
  return (float)sum / (*areas->largest + 1);
}

KERNEL convert(float *out, const float *in) {
  __shared__ __align__(16) char bytes[1024 * 4 + 1024 * 2 + 16];
  __shared__ Areas areas;
  if (threadIdx.x == 0) {
    char *rest = bytes;
    areas.values = (float *)cut(rest, 1024 * 4);
    areas.steps = (short *)cut(rest, 1024 * 2);
    areas.largest = (int *)cut(rest, 4);
    *areas.largest = 0;
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256) {
    float x = in[blockIdx.x * 1024 + i];
    areas.values[i] = x;
    atomicMax(areas.largest, (int)fabsf(x));
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256)
    quantise(&areas, i);
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256)
    out[blockIdx.x * 1024 + i] = smooth(&areas, i, 1024);
}
