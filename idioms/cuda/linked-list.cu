// A list in global memory: every next pointer is loaded, and is global.
#include "cuda.h"

struct Node {
  Node *next;
  int key, value;
};

KERNEL kernel(int *out, Node *const *heads, int key) {
  int t = threadIdx_x;
  int result = -1;
  for (Node *n = heads[t]; n; n = n->next)
    if (n->key == key) {
      result = n->value;
      n->value = t;
    }
  out[t] = result;
}
