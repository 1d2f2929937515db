// Matches words against patterns with `*` and `?`: the matcher calls itself, the patterns are in shared memory, the words in
// global memory. Letters are a, b and c; in patterns, d stands for `?` and e for `*`.
// buffer: out i32[131072] zero
// buffer: words u8[4194304] random 97 100
// buffer: patterns u8[256] random 97 102
// launch: match_all<<<512, 256>>>(out, words, patterns)
#include "gpu.h"

DEVICE bool match(const char *pattern, const char *pattern_end, const char *word, const char *word_end) {
  while (pattern != pattern_end) {
    char p = *pattern++;
    if (p == 'e') {
      for (; word != word_end; word++)
        if (match(pattern, pattern_end, word, word_end))
          return true;
      continue;
    }
    if (word == word_end || p != 'd' && p != *word)
      return false;
    word++;
  }
  return word == word_end;
}

// Whether a pattern matches anywhere in the word.
DEVICE bool search(const char *pattern, int length, const char *word, int n) {
  for (int from = 0; from < n; from++)
    for (int to = from; to <= n && to <= from + 12; to++)
      if (match(pattern, pattern + length, word + from, word + to))
        return true;
  return false;
}

KERNEL match_all(int *out, const char *words, const char *patterns) {
  __shared__ char here[256];
  here[threadIdx.x] = patterns[threadIdx.x];
  __syncthreads();
  int i = blockIdx.x * 256 + threadIdx.x, found = 0;
  for (int p = 0; p < 8; p++)
    if (search(here + p * 16, 8, words + i * 32, 32))
      found |= 1 << p;
  out[i] = found;
}
