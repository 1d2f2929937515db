// Loads and stores of four numbers at once, by cast and by struct.
#include "cuda.h"

typedef float vec4 __attribute__((ext_vector_type(4)));

KERNEL kernel(float4 *out, const float *in) {
  __shared__ float tile[512];
  int t = threadIdx_x;
  *(float4 *)&tile[4 * t] = ((const float4 *)in)[t];
  __syncthreads();
  vec4 *v = (vec4 *)tile;
  vec4 x = v[127 - t] * 2.0f;
  v[t] = x;
  float4 y = *(float4 *)&tile[4 * t];
  y.x += x.y;
  out[t] = y;
}
