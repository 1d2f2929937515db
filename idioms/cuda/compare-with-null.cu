// Pointers that may be null are tested first; the test is about the generic address.
#include "cuda.h"

KERNEL kernel(float *out, const float *mask, const float *in) {
  __shared__ float tile[64];
  int t = threadIdx_x;
  float *p = t < 32 ? &tile[t] : nullptr;
  if (p != nullptr)
    *p = in[t];
  __syncthreads();
  float x = tile[t & 31];
  if (mask)
    x *= mask[t];
  if (out)
    out[t] = x;
}
