// Breadth-first search, one launch per level. A block collects what it finds in a queue in shared memory; what does not fit
// goes straight to the queue in global memory. Both are of one type, and one helper pushes to either.
// buffer: distance i32[262144] fill 1000000000
// buffer: rows i32[262145] iota 16
// buffer: columns i32[4194304] random 0 262144
// buffer: levels i32[16] zero
// buffer: q0 i32[1] zero scratch
// buffer: q1 i32[262144] zero scratch
// buffer: q2 i32[262144] zero scratch
// buffer: q3 i32[262144] zero scratch
// buffer: q4 i32[262144] zero scratch
// buffer: q5 i32[262144] zero scratch
// buffer: q6 i32[262144] zero scratch
// launch: begin<<<1, 1>>>(distance, levels)
// launch: expand<<<1, 256>>>(distance, rows, columns, q0, q1, levels, 0)
// launch: expand<<<4, 256>>>(distance, rows, columns, q1, q2, levels, 1)
// launch: expand<<<1024, 256>>>(distance, rows, columns, q2, q3, levels, 2)
// launch: expand<<<1024, 256>>>(distance, rows, columns, q3, q4, levels, 3)
// launch: expand<<<1024, 256>>>(distance, rows, columns, q4, q5, levels, 4)
// launch: expand<<<1024, 256>>>(distance, rows, columns, q5, q6, levels, 5)
#include "gpu.h"

struct Queue {
  int *items, *count;
  int room;
};

// Where an item can be put, if there is room.
DEVICE int *reserve(const Queue *q) {
  int i = atomicAdd(q->count, 1);
  return i < q->room ? q->items + i : nullptr;
}

DEVICE void push(const Queue *near, const Queue *far, int item) {
  int *place = reserve(near);
  if (!place)
    place = reserve(far);
  *place = item;
}

KERNEL begin(int *distance, int *levels) {
  distance[0] = 0;
  levels[0] = 1;
}

KERNEL expand(int *distance, const int *rows, const int *columns, const int *from, int *to, int *levels, int level) {
  __shared__ int items[512], count, first;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  Queue near, far = {to, &levels[level + 1], 1 << 30};
  near.items = items;
  near.count = &count;
  near.room = 512;
  int waiting = levels[level];
  for (int i = blockIdx.x * 256 + threadIdx.x; i < waiting; i += gridDim.x * 256) {
    int node = from[i];
    for (int e = rows[node]; e < rows[node + 1]; e++)
      // Who is the first to say a distance puts the node into a queue, once.
      if (atomicMin(&distance[columns[e]], level + 1) > level + 1)
        push(&near, &far, columns[e]);
  }
  __syncthreads();
  int found = min(count, 512);
  if (threadIdx.x == 0)
    first = atomicAdd(far.count, found);
  __syncthreads();
  for (int i = threadIdx.x; i < found; i += 256)
    to[first + i] = items[i];
}
