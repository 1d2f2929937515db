// One helper keeps a global pointer in a device variable, another uses it.
#include "cuda.h"

static __device__ float *table;
DEVICE void set(float *p) { table = p; }
DEVICE float get(int i) { return table[i]; }

KERNEL init(float *p) { set(p); }
KERNEL kernel(float *out) { out[threadIdx_x] = get(threadIdx_x); }
