//! Work on many functions, spread evenly.
//!
//! Left alone, rayon halves a list a few times and then works through what is left of each part in one go. Functions
//! differ in size by a factor of a thousand: whoever is done first finds nothing to take over, and waits. So parts
//! are small here, and yet large enough that dividing them costs nothing.

use rayon::iter::{IndexedParallelIterator, MaxLen};

/// How many parts a list is divided into, if it has as many items.
const PARTS: usize = 64;

/// Iterators whose items are divided finely.
pub trait Evenly: IndexedParallelIterator {
    /// The same in small parts.
    fn evenly(self) -> MaxLen<Self> {
        let most = self.len() / PARTS;
        self.with_max_len(most.max(1))
    }
}

/// How many instructions are looked at by one question before the next one is asked.
const AT_HAND: usize = 2048;

/// Functions in parts of which the instructions fit into a cache, and of which there are enough for every thread.
///
/// The code for all that is asked about a function does not fit into a cache of instructions. Who asks one question of
/// each function of a part, and then the next one, has that code at hand, and the functions all the same.
pub fn at_hand<T>(items: &[T], insts: impl Fn(&T) -> usize) -> Vec<&[T]> {
    let most = (items.len() / PARTS).max(1);
    let (mut count, mut size) = (0, 0);
    let parts = items.chunk_by(|item, _| {
        count += 1;
        size += insts(item);
        let has_room = count < most && size < AT_HAND;
        if !has_room {
            (count, size) = (0, 0);
        }
        has_room
    });
    parts.collect()
}

/// Frees something while others work. There are many small pieces to give back, and nobody waits for them; a single
/// thread frees them at once, since it would not come to it before the end.
pub fn discard(value: impl Send + 'static) {
    if rayon::current_num_threads() > 1 {
        rayon::spawn(move || drop(value));
    }
}

impl<I: IndexedParallelIterator> Evenly for I {}
