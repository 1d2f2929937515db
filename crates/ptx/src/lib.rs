//! PTX, as far as memory goes: which instruction accesses which state space, and where it comes from.
//!
//! ```text
//!   text ──► scan: statements ─┬► instruction: what it accesses ──► audit: counts by function
//!                             └► listing: parameters, variables, operands
//! ```
//!
//! Nothing here knows the whole language. A statement is a name and whatever follows up to the semicolon, so that PTX
//! of any version and from any compiler can be read, and at the speed at which memory can be searched.
//!
//! Invariant: any bytes are read without a panic; what is not understood counts as nothing.

mod audit;
mod instruction;
pub mod listing;
mod scan;

pub use audit::{Audit, Counts, Function, Site, Source};
pub use instruction::{Class, Effect, effect, named_spaces};
