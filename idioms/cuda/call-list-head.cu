// A list in device variables whose head points to its end while it is empty; helpers insert and walk.
#include "cuda.h"

struct List {
  List *next, *previous;
  int value;
};
static __device__ List end;
static __device__ List head = {&end, nullptr, 0};
static __device__ List nodes[4];

DEVICE void insert(List *after, List *node) {
  node->next = after->next;
  node->previous = after;
  after->next->previous = node;
  after->next = node;
}

DEVICE int sum(const List *list) {
  int all = 0;
  for (const List *p = list->next; p != &end; p = p->next) all = 10 * all + p->value;
  return all;
}

KERNEL kernel(int *out, const int *in) {
  if (threadIdx_x != 0) return;
  head.next = &end;
  for (int i = 0; i < 4; i++) {
    nodes[i].value = in[i];
    insert(&head, &nodes[i]);
  }
  out[0] = sum(&head);
}
