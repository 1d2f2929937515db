// Pointers in a struct in constant memory, filled by the host.
#include "cuda.h"

struct Config {
  const float *weights;
  float *result;
  int count;
};
__constant__ Config config;

KERNEL kernel(const float *in) {
  int t = threadIdx_x;
  float sum = 0;
  for (int i = 0; i < config.count; i++)
    sum += config.weights[i] * in[t];
  config.result[t] = sum;
}
