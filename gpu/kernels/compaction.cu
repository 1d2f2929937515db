// Keeps the numbers that satisfy a condition, in order: the condition is a function behind a pointer, the places come from
// prefix sums in shared memory. Blocks keep places of their own.
// buffer: out i32[4194304] zero
// buffer: counts i32[4096] zero
// buffer: in i32[4194304] random 0 1000
// launch: keep_all<<<4096, 256>>>(out, counts, in, 1024, 1)
#include "gpu.h"

typedef bool (*Condition)(const int *x);
DEVICE bool is_even(const int *x) { return *x % 2 == 0; }
DEVICE bool is_large(const int *x) { return *x > 600; }

// How many threads before this one keep their number, and how many do in all.
DEVICE int rank(int *flags, bool keep, int *all) {
  flags[threadIdx.x] = keep;
  __syncthreads();
  for (int by = 1; by < 256; by *= 2) {
    int other = threadIdx.x >= by ? flags[threadIdx.x - by] : 0;
    __syncthreads();
    flags[threadIdx.x] += other;
    __syncthreads();
  }
  *all = flags[255];
  int mine = flags[threadIdx.x] - keep;
  __syncthreads();
  return mine;
}

DEVICE int keep(int *out, const int *in, int n, int *flags, Condition condition) {
  int kept = 0;
  for (int first = 0; first < n; first += 256) {
    const int *x = &in[first + threadIdx.x];
    bool wanted = condition(x);
    int all, place = rank(flags, wanted, &all);
    if (wanted)
      out[kept + place] = *x;
    kept += all;
  }
  return kept;
}

KERNEL keep_all(int *out, int *counts, const int *in, int n, int large) {
  __shared__ int flags[256], tile[1024], kept[1024];
  for (int i = threadIdx.x; i < n; i += 256)
    tile[i] = in[blockIdx.x * n + i];
  __syncthreads();
  // First what is even, inside shared memory; then what is left and satisfies the other condition, out of it.
  int even = keep(kept, tile, n, flags, is_even);
  __syncthreads();
  for (int i = even + threadIdx.x; i < n; i += 256)
    kept[i] = 1;
  __syncthreads();
  int count = keep(out + blockIdx.x * n, kept, n, flags, large ? is_large : is_even);
  if (threadIdx.x == 0)
    counts[blockIdx.x] = count;
}
