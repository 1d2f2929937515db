// Linked lists: some are built in a pool in shared memory, and searched; the same search runs over lists in global memory
// that a kernel before linked.
// buffer: out i32[1048576] zero
// buffer: keys i32[262144] random 0 100000
// buffer: queries i32[1048576] random 0 100000
// buffer: nodes i64[524288] zero scratch
// buffer: heads i64[65536] zero scratch
// launch: link<<<256, 256>>>(heads, nodes, keys)
// launch: search_all<<<1024, 256>>>(out, heads, keys, queries)
#include "gpu.h"

struct Node {
  Node *next;
  int key, value;
};

DEVICE int total(const Node *list, int key) {
  int sum = 0;
  for (; list; list = list->next)
    if (list->key == key)
      sum += list->value;
  return sum;
}

DEVICE void fill(Node *node, Node *next, int key, int value) {
  node->next = next;
  node->key = key;
  node->value = value;
}

// A thread links the four keys of its bucket.
KERNEL link(Node **heads, Node *nodes, const int *keys) {
  int bucket = blockIdx.x * 256 + threadIdx.x;
  Node *head = nullptr;
  for (int i = 0; i < 4; i++) {
    int n = bucket * 4 + i;
    fill(&nodes[n], head, keys[n], n);
    head = &nodes[n];
  }
  heads[bucket] = head;
}

KERNEL search_all(int *out, Node *const *heads, const int *keys, const int *queries) {
  __shared__ Node pool[512];
  __shared__ Node *buckets[64];
  // Sixty-four lists of eight; a thread builds one of them.
  if (threadIdx.x < 64) {
    Node *head = nullptr;
    for (int i = 0; i < 8; i++) {
      int n = threadIdx.x * 8 + i;
      fill(&pool[n], head, keys[blockIdx.x * 256 + n / 2], n);
      head = &pool[n];
    }
    buckets[threadIdx.x] = head;
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256) {
    int query = queries[blockIdx.x * 1024 + i], sum = 0;
    for (int b = 0; b < 64; b++)
      sum += total(buckets[b], query);
    for (int b = 0; b < 16; b++)
      sum += total(heads[blockIdx.x * 64 + b], query);
    out[blockIdx.x * 1024 + i] = sum;
  }
}
