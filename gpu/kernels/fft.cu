// What a Fourier transform of 512 points does, in shared memory, with whatever factors it is given: two arrays take turns,
// and products are computed by a helper on pointers to shared and private numbers.
// buffer: out f32[4194304] zero
// buffer: in f32[4194304] random -1 1
// buffer: factors f32[512] random -1 1
// launch: transform<<<4096, 256>>>(out, in, factors)
// tolerance: 1e-3
#include "gpu.h"

const int N = 512;

struct Complex {
  float re, im;
};

DEVICE void multiply(Complex *to, const Complex *a, const Complex *b) {
  to->re = a->re * b->re - a->im * b->im;
  to->im = a->re * b->im + a->im * b->re;
}

// One stage: the pairs that are half an array apart come to lie next to each other, in runs of `run`.
DEVICE void butterfly(Complex *to, const Complex *from, const Complex *factors, int run) {
  int j = threadIdx.x / run, k = threadIdx.x % run;
  Complex a = from[threadIdx.x], b;
  multiply(&b, &from[threadIdx.x + N / 2], &factors[k * (N / 2 / run)]);
  Complex *place = to + j * 2 * run + k;
  place[0].re = 0.5f * (a.re + b.re);
  place[0].im = 0.5f * (a.im + b.im);
  place[run].re = 0.5f * (a.re - b.re);
  place[run].im = 0.5f * (a.im - b.im);
}

KERNEL transform(Complex *out, const Complex *in, const Complex *factors) {
  __shared__ Complex a[N], b[N], table[N / 2];
  Complex *from = a, *to = b;
  for (int i = threadIdx.x; i < N; i += 256)
    a[i] = in[blockIdx.x * N + i];
  table[threadIdx.x] = factors[threadIdx.x];
  __syncthreads();
  for (int run = 1; run < N; run *= 2) {
    butterfly(to, from, table, run);
    __syncthreads();
    Complex *t = from;
    from = to;
    to = t;
  }
  for (int i = threadIdx.x; i < N; i += 256)
    out[blockIdx.x * N + i] = from[i];
}
