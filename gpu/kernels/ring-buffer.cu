// A pipeline inside a block: one half of the threads writes into a ring in shared memory, the other half reads from it what
// was written a round before, and writes to a second ring, whose content goes out. The rings are objects with pointers.
// buffer: out i32[1048576] zero
// buffer: in i32[8388608] random 0 1000
// launch: pipeline<<<8192, 256>>>(out, in, 8)
#include "gpu.h"

struct Ring {
  int *items;
  int size, head, tail;
};

DEVICE void open(Ring *r, int *items, int size) {
  r->items = items;
  r->size = size;
  r->head = r->tail = 0;
}

DEVICE void put(Ring *r, int lane, int x) {
  r->items[(r->head + lane) % r->size] = x;
  r->head = (r->head + 128) % r->size;
}

DEVICE int get(Ring *r, int lane) {
  int x = r->items[(r->tail + lane) % r->size];
  r->tail = (r->tail + 128) % r->size;
  return x;
}

// A number made of some of the 128 items at the tail.
DEVICE int mix(const Ring *r, int lane) {
  unsigned sum = 0;
  for (int i = 0; i < 128; i += 8)
    sum = sum * 31 + r->items[(r->tail + (lane + i) % 128) % r->size];
  return sum % 1000;
}

KERNEL pipeline(int *out, const int *in, int rounds) {
  __shared__ int first[384], second[384];
  Ring a, b;
  open(&a, first, 384);
  open(&b, second, 384);
  int lane = threadIdx.x % 128, sum = 0;
  bool producer = threadIdx.x < 128;
  for (int i = threadIdx.x; i < 384; i += 256)
    first[i] = second[i] = 0;
  __syncthreads();
  const int *mine = in + blockIdx.x * 128 * rounds;
  for (int round = 0; round < rounds + 2; round++) {
    if (producer) {
      if (round < rounds)
        put(&a, lane, mine[round * 128 + lane]);
      if (round >= 2)
        sum += get(&b, lane);
    } else if (round > 0 && round <= rounds) {
      int x = mix(&a, lane);
      put(&b, lane, x + get(&a, lane));
    }
    __syncthreads();
  }
  if (producer)
    out[blockIdx.x * 128 + lane] = sum;
}
