// Smallest, largest and sum of many numbers in three stages: each launch reduces what the one before it wrote, and every
// stage folds records by one helper, from global into private, from private into shared, and inside shared memory.
// buffer: in i32[16777216] random -1000 1000
// buffer: first i32[32768] zero
// buffer: second i32[128] zero
// buffer: out i32[4] zero
// launch: fold_numbers<<<8192, 256>>>(first, in, 2048)
// launch: fold_records<<<32, 256>>>(second, first, 256)
// launch: fold_records<<<1, 256>>>(out, second, 32)
#include "gpu.h"

struct Record {
  int low, high, sum, count;
};

DEVICE void fold(Record *into, const Record *from) {
  into->low = min(into->low, from->low);
  into->high = max(into->high, from->high);
  into->sum += from->sum;
  into->count += from->count;
}

DEVICE void fold_block(Record *out, Record *scratch, const Record *mine) {
  scratch[threadIdx.x] = *mine;
  __syncthreads();
  for (int half = 128; half > 0; half /= 2) {
    if (threadIdx.x < half)
      fold(&scratch[threadIdx.x], &scratch[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0)
    *out = scratch[0];
}

KERNEL fold_numbers(Record *out, const int *in, int per_block) {
  __shared__ Record scratch[256];
  Record mine = {0x7fffffff, -0x7fffffff, 0, 0};
  for (int i = threadIdx.x; i < per_block; i += 256) {
    int x = in[blockIdx.x * per_block + i];
    Record one = {x, x, x, 1};
    fold(&mine, &one);
  }
  fold_block(&out[blockIdx.x], scratch, &mine);
}

KERNEL fold_records(Record *out, const Record *in, int per_block) {
  __shared__ Record scratch[256];
  Record mine = {0x7fffffff, -0x7fffffff, 0, 0};
  for (int i = threadIdx.x; i < per_block; i += 256)
    fold(&mine, &in[blockIdx.x * per_block + i]);
  fold_block(&out[blockIdx.x], scratch, &mine);
}
