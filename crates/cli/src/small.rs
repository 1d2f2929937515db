//! Small memory without locks.
//!
//! Functions, facts and plans are made of some hundred thousand small pieces. The allocator of glibc takes a hundred
//! instructions for each, and a lock as soon as there are threads: a tenth of a run. Here every thread has a list
//! of free pieces for each size and takes the first; if there is none, it cuts one from a large piece. What is large
//! comes from the system, which can grow it in place.
//!
//! ```text
//!   size   16  32  48 …  2048
//!   free    ↓   ↓   ↓       ↓       per thread; each free piece begins with the address of the next
//!   slab   [used|used|used|  rest  ]
//! ```
//!
//! Invariant: a piece in a list is of the size of that list and nobody's. It goes to the list of the thread that gives it
//! back, and memory that was cut into pieces stays so: what a thread frees, it uses again.

#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::UnsafeCell;
use std::ops::Range;
use std::ptr::null_mut;

use crate::memory;

/// Sizes are multiples of this, and so are addresses.
const STEP: usize = 16;

/// The largest piece that comes from a list.
const LARGEST: usize = 2048;

/// What is taken from the system at once.
const SLAB: usize = 1 << 15;

/// The allocator.
pub struct Small;

struct Lists {
    free: [*mut u8; LARGEST / STEP],
    /// What is left of the slab.
    at: *mut u8,
    left: usize,
    /// What slabs are expected to be in.
    heap: Range<usize>,
}

thread_local! {
    // It has no destructor, so that it can be used as long as there is a thread.
    static LISTS: UnsafeCell<Lists> =
        const { UnsafeCell::new(Lists { free: [null_mut(); LARGEST / STEP], at: null_mut(), left: 0, heap: 0..0 }) };
}

/// The list for a layout, if it has one.
#[inline]
fn class(layout: Layout) -> Option<usize> {
    (layout.size() <= LARGEST && layout.align() <= STEP)
        .then(|| layout.size().saturating_sub(1) / STEP)
}

impl Lists {
    #[inline]
    fn take(&mut self, class: usize) -> *mut u8 {
        let first = self.free[class];
        if first.is_null() {
            return self.cut((class + 1) * STEP);
        }
        // SAFETY: a piece in a list is nobody's and begins with the address of the next, or null.
        self.free[class] = unsafe { first.cast::<*mut u8>().read() };
        first
    }

    #[inline]
    fn give(&mut self, class: usize, piece: *mut u8) {
        // SAFETY: the piece was given back, and each has room for an address.
        unsafe { piece.cast::<*mut u8>().write(self.free[class]) };
        self.free[class] = piece;
    }

    #[cold]
    fn cut(&mut self, size: usize) -> *mut u8 {
        if self.left < size {
            let Ok(layout) = Layout::from_size_align(SLAB, STEP) else { return null_mut() };
            // SAFETY: the size is not zero.
            let slab = unsafe { System.alloc(layout) };
            if slab.is_null() {
                return slab;
            }
            (self.at, self.left) = (slab, SLAB);
            if !self.heap.contains(&slab.addr()) {
                self.heap = memory::follow(slab.addr());
            }
        }
        let piece = self.at;
        // SAFETY: at least `size` bytes are left.
        self.at = unsafe { piece.add(size) };
        self.left -= size;
        piece
    }
}

fn with_lists<R>(then: impl FnOnce(&mut Lists) -> R) -> R {
    // SAFETY: the lists are of this thread, and nothing that is done to them allocates in this way.
    LISTS.with(|lists| then(unsafe { &mut *lists.get() }))
}

// SAFETY: pieces from lists do not overlap, are as large as their class, and as aligned as the slabs they are cut from;
// the class follows from the layout alone, so that pieces go back where they came from.
unsafe impl GlobalAlloc for Small {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match class(layout) {
            Some(class) => with_lists(|lists| lists.take(class)),
            // SAFETY: as the caller promises.
            None => unsafe { System.alloc(layout) },
        }
    }

    #[inline]
    unsafe fn dealloc(&self, piece: *mut u8, layout: Layout) {
        match class(layout) {
            Some(class) => with_lists(|lists| lists.give(class, piece)),
            // SAFETY: as the caller promises; it came from there.
            None => unsafe { System.dealloc(piece, layout) },
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match class(layout) {
            Some(class) => {
                let piece = with_lists(|lists| lists.take(class));
                if !piece.is_null() {
                    // SAFETY: the piece is at least so large.
                    unsafe { piece.write_bytes(0, layout.size()) };
                }
                piece
            }
            // SAFETY: as the caller promises.
            None => unsafe { System.alloc_zeroed(layout) },
        }
    }

    unsafe fn realloc(&self, piece: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller promises that the size can be rounded up to the alignment.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (class(layout), class(new)) {
            // SAFETY: as the caller promises; it came from there.
            (None, None) => unsafe { System.realloc(piece, layout, size) },
            (old, new) if old == new => piece,
            _ => {
                // SAFETY: as the caller promises; the new piece is another one.
                unsafe {
                    let moved = self.alloc(new);
                    if !moved.is_null() {
                        moved.copy_from_nonoverlapping(piece, layout.size().min(size));
                        self.dealloc(piece, layout);
                    }
                    moved
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Grows and shrinks many pieces over all sizes, some in another thread: each keeps what is in it.
    #[test]
    fn pieces_keep_what_is_in_them() {
        let numbers = |count: usize, seed: usize| (0..count).map(move |n| (n * 31 + seed) as u8);
        let mut pieces: Vec<Vec<u8>> =
            (0..2000).map(|seed| numbers(seed, seed).collect()).collect();
        for round in 0..4 {
            pieces = std::thread::spawn(move || {
                for (seed, piece) in pieces.iter_mut().enumerate() {
                    piece.truncate(if round % 2 == 0 { seed / 2 } else { seed });
                    piece.shrink_to_fit();
                    let kept = piece.len();
                    piece.extend(numbers(2 * seed, seed).skip(kept));
                }
                pieces
            })
            .join()
            .expect("no panic");
            for (seed, piece) in pieces.iter().enumerate() {
                assert!(piece.iter().copied().eq(numbers(2 * seed, seed)), "{seed}");
            }
        }
    }

    #[test]
    fn pieces_are_aligned_and_zeroed() {
        for size in (1..1200).step_by(7) {
            for align in [1, 8, 16, 64] {
                let layout = Layout::from_size_align(size, align).expect("a layout");
                for _ in 0..3 {
                    // SAFETY: the size is not zero, and the piece is given back as it was taken.
                    unsafe {
                        let piece = Small.alloc_zeroed(layout);
                        assert!(!piece.is_null() && piece.addr().is_multiple_of(align));
                        let bytes = std::slice::from_raw_parts_mut(piece, size);
                        assert!(bytes.iter().all(|b| *b == 0));
                        bytes.fill(0xff);
                        Small.dealloc(piece, layout);
                    }
                }
            }
        }
    }
}
