// memcpy between global, shared and private memory.
#include "cuda.h"

struct Block {
  int words[64];
};

KERNEL kernel(Block *out, const Block *in, int n) {
  __shared__ Block tile;
  Block mine;
  if (threadIdx_x == 0)
    memcpy(&tile, in, sizeof(Block));
  __syncthreads();
  memcpy(&mine, &tile, sizeof(Block));
  mine.words[n & 63] += threadIdx_x;
  memcpy(out + threadIdx_x, mine.words, 4 * n);
}
