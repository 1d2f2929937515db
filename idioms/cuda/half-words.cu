// Small and odd accesses: bytes, half words, bit fields.
#include "cuda.h"

struct Flags {
  unsigned short kind : 5;
  unsigned short level : 11;
  unsigned char tag;
};

KERNEL kernel(unsigned short *out, const unsigned char *in) {
  __shared__ Flags flags[64];
  __shared__ unsigned short half[64];
  int t = threadIdx_x;
  Flags *f = &flags[t];
  f->kind = in[t];
  f->level = in[t + 1] + 3;
  f->tag = in[t + 2];
  unsigned short *h = half + t;
  *h = f->level;
  ((unsigned char *)h)[1] ^= f->tag;
  __syncthreads();
  out[t] = half[63 - t] + flags[63 - t].kind;
}
