// A machine with a stack interprets a program for every thread: the program is in shared memory, the stack private, and what
// instructions do is in functions behind a table of pointers.
// buffer: out i32[1048576] zero
// buffer: in i32[1048576] random 0 1000
// buffer: program i32[64] random 0 64
// launch: interpret<<<4096, 256>>>(out, in, program, 64)
#include "gpu.h"

struct Machine {
  unsigned *stack;
  unsigned top, input;
};

typedef void (*Action)(Machine *m, const int *word);
DEVICE void constant(Machine *m, const int *word) { m->stack[++m->top & 15] = *word >> 2; }
DEVICE void input(Machine *m, const int *word) { m->stack[++m->top & 15] = m->input + *word; }
DEVICE void add(Machine *m, const int *word) {
  unsigned x = m->stack[m->top-- & 15];
  m->stack[m->top & 15] += x;
}
DEVICE void multiply(Machine *m, const int *word) {
  unsigned x = m->stack[m->top-- & 15];
  m->stack[m->top & 15] = m->stack[m->top & 15] * x + *word;
}

KERNEL interpret(int *out, const int *in, const int *program, int length) {
  __shared__ int here[64];
  unsigned stack[16];
  const Action actions[] = {constant, input, add, multiply};
  if (threadIdx.x < 64)
    here[threadIdx.x] = program[threadIdx.x];
  for (int i = 0; i < 16; i++)
    stack[i] = i;
  __syncthreads();
  int i = blockIdx.x * 256 + threadIdx.x;
  Machine machine = {stack, 0, (unsigned)in[i]};
  for (int pc = 0; pc < length; pc++)
    actions[here[pc] & 3](&machine, &here[pc]);
  unsigned sum = 0;
  for (int j = 0; j < 16; j++)
    sum += stack[j];
  out[i] = sum % 1000000;
}
