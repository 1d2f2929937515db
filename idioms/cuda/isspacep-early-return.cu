// The function returns unless the address is shared; the rest of it may rely on that.
#include "cuda.h"

DEVICE float reduce(float *data, int n) {
  if (!__isShared(data))
    return 0.0f;
  int t = threadIdx_x;
#pragma nounroll
  for (int half = n / 2; half > 0; half /= 2) {
    if (t < half)
      data[t] += data[t + half];
    __syncthreads();
  }
  return data[0];
}
