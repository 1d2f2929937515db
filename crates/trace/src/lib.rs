//! One pointer followed through the stages of a compilation: MLIR, LLVM IR and PTX.
//!
//! ```text
//!   text ─ form: which language ─┬► mlir ─┐
//!                                ├► llvm ─┼► Stage: kernels, variables, and how addresses flow to accesses
//!                                └► ptx ──┘     │
//!                                               ▼
//!                 compare: the same pointer in all stages, what each says of it, and where they disagree
//! ```
//!
//! A stage says where a pointer points in two ways: by how it is declared (a type, a state space), and by how
//! memory is accessed through it. Whether two of them agree is decided by the table of transitions in
//! `spacecast-nvptx` alone.
//!
//! Invariant: any bytes are read without a panic; what cannot be read is an error with a place.

mod compare;
mod form;
mod found;
mod graph;
mod llvm;
mod mlir;
mod ptx;
mod stage;

pub use compare::compare;
pub use form::Form;
pub use found::{Change, Fault, Mark, Rule, Step, Subject, Trace, Uses, What};
pub use stage::{Encoding, Says, Stage};

use std::ops::Range;

/// Why a text cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// What is the matter.
    pub message: String,
    /// The offset of the fault.
    pub at: usize,
}

/// Reads one stage, in whatever language it is; a module is read as by [`spacecast_ir::parse_nested`].
///
/// # Errors
///
/// If the text is in none of the languages, or not as they demand.
pub fn read(text: &[u8], nesting: u32) -> Result<Stage, Error> {
    match Form::of(text)? {
        Form::Mlir => mlir::read(text),
        Form::Llvm => llvm::read(text, nesting),
        Form::Ptx => Ok(ptx::read(text)),
    }
}

/// How far back a part of a structure is looked for; whoever inserts more than that loses the part among the whole.
const MAX_INSERTS: usize = 1000;

/// A part of a text for people: bytes that are no text are replaced, blanks become single.
fn shown(text: &[u8], range: Range<usize>) -> String {
    let part = String::from_utf8_lossy(text.get(range).unwrap_or_default());
    part.split_whitespace().collect::<Vec<_>>().join(" ")
}
