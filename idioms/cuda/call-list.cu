// A helper walks through a list in global memory.
#include "cuda.h"

struct Node { Node *next; float value; };
DEVICE float walk(const Node *n) {
  float sum = 0;
  for (; n; n = n->next)
    sum += n->value;
  return sum;
}

KERNEL kernel(float *out, Node **lists) { out[threadIdx_x] = walk(lists[threadIdx_x]); }
