//! Threads, and their memory in large pieces.
//!
//! The allocator of glibc gives every thread a heap of its own, which it grows by what is missing at the
//! moment, a few pages at a time, each time through the kernel and under a lock that all threads share. With
//! many small functions that takes a tenth of a run. What is asked for once and given back stays part of the
//! heap, so asking once for a large piece replaces thousands of small steps. Nothing is touched, so no memory
//! is used by that.

use std::hint::black_box;

use crate::limits;

/// What comes from the heap at most; glibc takes no larger value from a program's behaviour.
const LARGEST: usize = 32 << 20;

/// What each thread gets at once.
const PIECE: usize = 30 << 20;

/// How large a large page is.
#[cfg(target_os = "linux")]
const HUGE_PAGE: usize = 2 << 20;

/// So few threads take so much memory each that large pages are used as a whole from the first one on.
#[cfg(target_os = "linux")]
const FEW: usize = 4;

/// Prepares the heaps of this thread and of the threads that will work, for one module or for two states of it.
pub fn prepare(states: usize) {
    // What is mapped on its own and given back raises the size up to which memory comes from the heap.
    drop(claim(LARGEST - 8192));
    let claim_all = move || {
        let mut pieces: Vec<Vec<u8>> = (0..states).map(|_| claim(PIECE)).collect();
        prefer_huge_pages(&mut pieces);
    };
    // If there are threads already, they work as they are.
    let _ = threads().use_current_thread().start_handler(move |_| claim_all()).build_global();
    claim_all();
}

fn threads() -> rayon::ThreadPoolBuilder {
    let threads = rayon::ThreadPoolBuilder::new();
    limits::stack().into_iter().fold(threads, rayon::ThreadPoolBuilder::stack_size)
}

/// Lets this thread and `others` do the work of a small input. Their heaps grow as they need to.
pub fn use_few_threads(others: usize) {
    let few = threads().num_threads(1 + others).use_current_thread();
    // If there are threads already, they work.
    let _ = few.build_global();
}

fn claim(bytes: usize) -> Vec<u8> {
    black_box(Vec::with_capacity(bytes))
}

/// Asks for large pages. Each is cleared as a whole, which takes no longer than to get 150 small ones; among many threads
/// none needs the first as a whole. One that begins in a piece and ends in the next belongs to both.
#[cfg(target_os = "linux")]
fn prefer_huge_pages(pieces: &mut [Vec<u8>]) {
    let mut small = if rayon::current_num_threads() > FEW { HUGE_PAGE } else { 0 };
    let mut last = 0;
    for piece in pieces {
        let range = piece.spare_capacity_mut().as_mut_ptr_range();
        let (start, end) = (range.start as usize, range.end as usize / HUGE_PAGE * HUGE_PAGE);
        let follows = (last..last + HUGE_PAGE).contains(&start);
        let start = if follows { last } else { start.next_multiple_of(HUGE_PAGE) };
        let start = start + std::mem::take(&mut small);
        // SAFETY: the range is part of the heap, and how large its pages are changes nothing for those who use it.
        #[allow(unsafe_code)]
        unsafe {
            // If there are none, small ones do.
            libc::madvise(start as *mut libc::c_void, end - start, libc::MADV_HUGEPAGE);
        }
        last = end;
    }
}

#[cfg(not(target_os = "linux"))]
fn prefer_huge_pages(_: &mut [Vec<u8>]) {}
