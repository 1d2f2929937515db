// One of two structs, chosen by a pointer: the fields agree although the structs differ.
#include "cuda.h"

struct View {
  float *tile;
  float *data;
};

KERNEL kernel(float *x, float *y, int which) {
  __shared__ float left[64], right[64];
  View a = {left, x};
  View b = {right, y};
  View *v = which ? &a : &b;
  int t = threadIdx_x;
  v->tile[t] = v->data[t];
  __syncthreads();
  v->data[t] = v->tile[63 - t];
}
