// A hash table with open addressing: keys are inserted by compare-and-swap, then looked up. A small table in shared memory
// remembers which keys a block has seen already, and is the same type as the large one. Where keys come to lie depends on
// who is first, so only the sums count.
// buffer: keys i32[2097152] random 1 400000
// buffer: queries i32[2097152] random 1 800000
// buffer: slots i32[1048576] zero scratch
// buffer: totals i32[1048576] zero scratch
// buffer: out i32[2097152] zero
// launch: insert<<<8192, 256>>>(slots, totals, keys)
// launch: look_up<<<8192, 256>>>(out, slots, totals, queries)
#include "gpu.h"

struct Table {
  int *slots, *totals;
  int mask;

  __device__ __noinline__ int find(int key) const {
    unsigned h = key * 2654435761u;
    for (int tries = 0; tries <= mask; tries++) {
      int i = (h >> 8) + tries & mask, there = slots[i];
      if (there == key)
        return i;
      if (there == 0)
        return -1;
    }
    return -1;
  }

  __device__ __noinline__ int insert(int key) {
    unsigned h = key * 2654435761u;
    for (int tries = 0; tries <= mask; tries++) {
      int i = (h >> 8) + tries & mask;
      int there = atomicCAS(&slots[i], 0, key);
      if (there == 0 || there == key)
        return i;
    }
    return -1;
  }

  __device__ __noinline__ bool add(int key, int by) {
    int i = insert(key);
    if (i >= 0)
      atomicAdd(&totals[i], by);
    return i >= 0;
  }
};

KERNEL insert(int *slots, int *totals, const int *keys) {
  __shared__ int near_slots[512], near_totals[512];
  Table near, far = {slots, totals, 0xfffff};
  near.slots = near_slots;
  near.totals = near_totals;
  near.mask = 511;
  for (int i = threadIdx.x; i < 512; i += 256)
    near_slots[i] = near_totals[i] = 0;
  __syncthreads();
  near.add(keys[blockIdx.x * 256 + threadIdx.x], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 512; i += 256)
    if (near_slots[i])
      far.add(near_slots[i], near_totals[i]);
}

KERNEL look_up(int *out, int *slots, int *totals, const int *queries) {
  Table table = {slots, totals, 0xfffff};
  int i = blockIdx.x * 256 + threadIdx.x, place = table.find(queries[i]);
  out[i] = place < 0 ? 0 : totals[place];
}
