// Walks through a tree of ranges with a private stack: its top is in shared memory, which all threads of a block visit, the
// rest in global memory. The tree is complete and lies in an array, the root first.
// buffer: out i32[262144] zero
// buffer: keys i32[65536] random 0 1000000
// buffer: queries i32[262144] random 0 1000000
// launch: walk<<<1024, 256>>>(out, keys, queries, 65535)
#include "gpu.h"

struct Stack {
  int *items;
  int count;
};

DEVICE void push(Stack *s, int x) { s->items[s->count++] = x; }
DEVICE int pop(Stack *s) { return s->items[--s->count]; }

// Goes on where the key differs in less than its level allows; says how far a key is from the query.
DEVICE int visit(const int *keys, int at, int query, int reach) {
  int d = keys[at] - query;
  d = d < 0 ? -d : d;
  return d < reach ? d : -1;
}

KERNEL walk(int *out, const int *keys, const int *queries, int n) {
  __shared__ int top[255];
  int room[40], sum = 0;
  if (threadIdx.x < 255)
    top[threadIdx.x] = keys[threadIdx.x];
  __syncthreads();
  int query = queries[blockIdx.x * 256 + threadIdx.x];
  Stack stack = {room, 0};
  push(&stack, 0);
  while (stack.count > 0) {
    int at = pop(&stack);
    int d = at < 255 ? visit(top, at, query, 900000) : visit(keys, at, query, 250000);
    if (d < 0)
      continue;
    sum += d & 1023;
    if (2 * at + 2 < n) {
      push(&stack, 2 * at + 1);
      push(&stack, 2 * at + 2);
    }
  }
  out[blockIdx.x * 256 + threadIdx.x] = sum;
}
