// A tree in global memory is walked with a private stack of pointers.
#include "cuda.h"

struct Tree {
  Tree *left, *right;
  float low, high;
  int leaf;
};

KERNEL kernel(int *out, Tree *root, const float *at) {
  Tree *stack[32];
  int top = 0, t = threadIdx_x, count = 0;
  float x = at[t];
  stack[top++] = root;
  while (top > 0) {
    Tree *n = stack[--top];
    if (x < n->low || x > n->high)
      continue;
    if (n->leaf >= 0) {
      count += n->leaf;
    } else {
      stack[top++] = n->left;
      stack[top++] = n->right;
    }
  }
  out[t] = count;
}
