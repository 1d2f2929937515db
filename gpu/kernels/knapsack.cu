// Knapsacks by dynamic programming, one per block: the table's rows take turns in shared memory, and items are read through a
// struct that points to the block's copy of them.
// buffer: best i32[4096] zero
// buffer: weights i32[131072] random 1 64
// buffer: values i32[131072] random 1 1000
// launch: pack<<<4096, 256>>>(best, weights, values)
#include "gpu.h"

const int ITEMS = 32, ROOM = 512;

struct Item {
  const int *weight, *value;
};

DEVICE void relax(int *to, const int *from, const Item *item, int room) {
  int without = from[room];
  int with = room >= *item->weight ? from[room - *item->weight] + *item->value : 0;
  to[room] = max(with, without);
}

KERNEL pack(int *best, const int *weights, const int *values) {
  __shared__ int a[ROOM], b[ROOM], w[ITEMS], v[ITEMS];
  for (int i = threadIdx.x; i < ROOM; i += 256)
    a[i] = 0;
  if (threadIdx.x < ITEMS) {
    w[threadIdx.x] = weights[blockIdx.x * ITEMS + threadIdx.x];
    v[threadIdx.x] = values[blockIdx.x * ITEMS + threadIdx.x];
  }
  __syncthreads();
  int *from = a, *to = b;
  for (int i = 0; i < ITEMS; i++) {
    Item item = {&w[i], &v[i]};
    for (int room = threadIdx.x; room < ROOM; room += 256)
      relax(to, from, &item, room);
    __syncthreads();
    int *t = from;
    from = to;
    to = t;
  }
  if (threadIdx.x == 0)
    best[blockIdx.x] = from[ROOM - 1];
}
