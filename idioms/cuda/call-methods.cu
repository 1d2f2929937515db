// A class keeps a shared pointer as a member; its methods are not inlined.
#include "cuda.h"

class Stack {
  int *base;
  int size;

public:
  __device__ __noinline__ Stack(int *memory) : base(memory), size(0) {}
  __device__ __noinline__ void push(int x) { base[size++] = x; }
  __device__ __noinline__ int pop() { return base[--size]; }
};

KERNEL kernel(int *out, const int *in, int n) {
  __shared__ int memory[1024];
  Stack stack(memory + 16 * threadIdx_x);
  for (int i = 0; i < n; i++)
    stack.push(in[i]);
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = 3 * sum + stack.pop();
  out[threadIdx_x] = sum;
}
