//! Threads, and their memory in large pieces and large pages.
//!
//! The allocator of glibc gives every thread a heap of its own, which it grows by what is missing at the
//! moment, a few pages at a time, each time through the kernel and under a lock that all threads share. With
//! many small functions that takes a tenth of a run. So heaps grow by much at once, and the first piece begins
//! with a large page:
//!
//! ```text
//!   heap  [ in use | first | gap |    2 MB    |    2 MB    | …            ]
//!                    given   kept ▲ what is asked for next begins here
//!                    back         └ a large page, as nobody has touched it yet
//! ```
//!
//! Nothing of that is touched, so no memory is used by it. A large page is cleared as a whole when it is touched first,
//! which takes no longer than to get 150 small ones; one of which anything was touched before stays small. Where heaps
//! have grown since, [`follow`] finds out.

use std::hint::black_box;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::limits;

/// How much heaps grow at once. Those of other threads than the first cannot be larger.
const PIECE: usize = 64 << 20;

/// How large a large page is.
const LARGE_PAGE: usize = 2 << 20;

/// So few threads take so much memory each that large pages are used as a whole from the first one on.
const FEW: usize = 4;

/// Whether there is much to do: what is small needs no large pages.
static PREPARED: AtomicBool = AtomicBool::new(false);

/// Prepares the heaps of this thread and of the threads that will work.
pub fn prepare() {
    heap::grow_in_pieces();
    PREPARED.store(true, Ordering::Relaxed);
    // If there are threads already, they work as they are.
    let _ = threads().use_current_thread().start_handler(|_| make_room()).build_global();
    make_room();
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

/// Lets what this thread asks for next begin with a large page.
fn make_room() {
    // More than is left of a heap that has just begun: it is grown by this.
    let first = claim(256 << 10);
    let end = first.as_ptr() as usize + first.capacity();
    let start = end.next_multiple_of(LARGE_PAGE);
    if rayon::current_num_threads() > FEW {
        // None of many needs the first one as a whole.
        heap::prefer_large_pages(start + LARGE_PAGE..heap::end(end));
    } else {
        heap::prefer_large_pages(start..heap::end(end));
        std::mem::forget(claim((start - end).saturating_sub(64)));
    }
}

fn claim(bytes: usize) -> Vec<u8> {
    black_box(Vec::with_capacity(bytes))
}

/// Asks for large pages in the rest of the heap that an address is in, and returns where that is: if memory comes from
/// elsewhere, there is more of it.
pub fn follow(at: usize) -> Range<usize> {
    if !PREPARED.load(Ordering::Relaxed) {
        return at..at;
    }
    let end = heap::end(at);
    heap::prefer_large_pages(at.next_multiple_of(LARGE_PAGE)..end);
    at..end
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
mod heap {
    //! What glibc and Linux are told; if they do not do so, all works as it would without.

    use std::ops::Range;

    use super::{LARGE_PAGE, PIECE};

    /// The largest piece that comes from a heap: glibc takes no larger value.
    const LARGEST: i32 = 32 << 20;

    /// Heaps grow by a piece beyond what is asked for, beginnings of new ones included. Nothing is given back.
    pub fn grow_in_pieces() {
        // SAFETY: these are numbers, which are looked at when memory is asked for or given back.
        unsafe {
            libc::mallopt(libc::M_MMAP_THRESHOLD, LARGEST);
            libc::mallopt(libc::M_TRIM_THRESHOLD, i32::MAX);
            libc::mallopt(libc::M_TOP_PAD, PIECE as i32);
        }
    }

    /// Where the heap ends that an address is in: that of the first thread wherever it has grown to, those of others where
    /// a piece ends.
    pub fn end(at: usize) -> usize {
        // SAFETY: it only says where the heap of the first thread ends.
        let end = unsafe { libc::sbrk(0) } as usize;
        if (at..at + 2 * PIECE).contains(&end) { end } else { (at + 1).next_multiple_of(PIECE) }
    }

    pub fn prefer_large_pages(range: Range<usize>) {
        let bytes = range.end.saturating_sub(range.start) / LARGE_PAGE * LARGE_PAGE;
        if bytes > 0 {
            // SAFETY: how large its pages are changes nothing for those who use memory.
            unsafe {
                libc::madvise(range.start as *mut libc::c_void, bytes, libc::MADV_HUGEPAGE);
            }
        }
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
mod heap {
    //! Elsewhere heaps are left alone.

    use std::ops::Range;

    pub fn grow_in_pieces() {}

    pub fn end(_: usize) -> usize {
        usize::MAX
    }

    pub fn prefer_large_pages(_: Range<usize>) {}
}
