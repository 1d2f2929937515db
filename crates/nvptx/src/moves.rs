//! What LLVM 22 makes of `memmove` between spaces.
//!
//! ```text
//!   shorter than 128 bytes     loads and stores, whatever the spaces
//!   else, in one space         loops in both directions
//!   else                       nothing: the call goes, and nobody says so
//! ```
//!
//! So a long one, or one of unknown length, is left between two spaces by nobody who wants it to happen. Where the spaces
//! have no memory in common it is a `memcpy`, which LLVM expands for any two.

/// How many bytes are moved without a loop.
const SHORT: u64 = 128;

/// Whether a `memmove` between two spaces happens; its length is given if it is a constant.
pub fn happens(to: u32, from: u32, length: Option<u64>) -> bool {
    to == from || length.is_some_and(|length| length < SHORT)
}

/// Whether what is written in one space is not what is read in another: both are known, and only shared memory is also that
/// of the cluster. What is read in constant or parameter space is never written.
pub fn is_apart(to: u32, from: u32) -> bool {
    to != 0 && from != 0 && to != from && !matches!((to, from), (3, 7) | (7, 3))
}
