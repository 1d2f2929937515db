//! Memory in large pieces.
//!
//! The allocator of glibc gives every thread a heap of its own, which it grows by what is missing at the
//! moment, a few pages at a time, each time through the kernel and under a lock that all threads share. With
//! many small functions that takes a tenth of a run. What is asked for once and given back stays part of the
//! heap, so asking once for a large piece replaces thousands of small steps. Nothing is touched, so no memory
//! is used by that.

use std::hint::black_box;

/// What comes from the heap at most; glibc takes no larger value from a program's behaviour.
const LARGEST: usize = 32 << 20;

/// What each thread gets at once.
const PIECE: usize = 30 << 20;

/// Prepares the heaps of this thread and of the threads that will work.
pub fn prepare() {
    // What is mapped on its own and given back raises the size up to which memory comes from the heap.
    claim(LARGEST - 8192);
    // If there are threads already, they work as they are.
    let _ = rayon::ThreadPoolBuilder::new().start_handler(|_| claim(PIECE)).build_global();
}

fn claim(bytes: usize) {
    drop(black_box(Vec::<u8>::with_capacity(bytes)));
}
