// Shared addresses kept as integers in shared memory and exchanged by an atomic.
#include "cuda.h"

struct Item {
  Item *next;
  int value;
};

KERNEL kernel(int *out, const int *in) {
  __shared__ Item items[64];
  __shared__ long long head;
  int t = threadIdx_x;
  if (t == 0)
    head = 0;
  __syncthreads();
  items[t].value = in[t];
  items[t].next = (Item *)atomicExch64(&head, (long long)&items[t]);
  __syncthreads();
  int sum = 0;
  for (Item *i = (Item *)head; i; i = i->next)
    sum += i->value;
  out[t] = sum;
}
