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

/// Frees something while others work. There are many small pieces to give back, and nobody waits for them; a single
/// thread frees them at once, since it would not come to it before the end.
pub fn discard(value: impl Send + 'static) {
    if rayon::current_num_threads() > 1 {
        rayon::spawn(move || drop(value));
    }
}

impl<I: IndexedParallelIterator> Evenly for I {}
