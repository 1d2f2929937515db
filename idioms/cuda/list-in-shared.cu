// A list whose nodes and links stay in shared memory: every link is seen to be shared.
#include "cuda.h"

struct Node {
  Node *next;
  int value;
};

KERNEL kernel(int *out, const int *in, int steps) {
  __shared__ Node nodes[64];
  int t = threadIdx_x;
  nodes[t].value = in[t];
  nodes[t].next = &nodes[(t * 5 + 1) & 63];
  __syncthreads();
  Node *n = &nodes[t];
  int sum = 0;
  for (int i = 0; i < steps; i++) {
    sum += n->value;
    n = n->next;
  }
  out[t] = sum;
}
