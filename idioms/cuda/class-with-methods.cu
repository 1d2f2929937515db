// A class keeps a shared pointer as a member; its methods are inlined.
#include "cuda.h"

// only: o2
class Stack {
  int *base;
  int size;

public:
  __device__ __forceinline__ Stack(int *memory) : base(memory), size(0) {}
  __device__ __forceinline__ void push(int x) { base[size++] = x; }
  __device__ __forceinline__ int pop() { return base[--size]; }
  __device__ __forceinline__ bool empty() const { return size == 0; }
};

KERNEL kernel(int *out, const int *in, int n) {
  __shared__ int memory[1024];
  int t = threadIdx_x;
  Stack stack(memory + 16 * t);
  for (int i = 0; i < n; i++)
    stack.push(in[i]);
  int sum = 0;
  while (!stack.empty())
    sum = 3 * sum + stack.pop();
  out[t] = sum;
}
