//! An oracle for the passes: runs modules before and after, and compares what they do.
//!
//! ```text
//!   choices ─► generate ─► program ─► run ──────────────► outcome ─┐
//!      ▲                      └─────► passes ─► run ────► outcome ─┴─► compare ─► verdict
//!      └───────────────── shrink ◄───────────────────────────────────────────────────┘
//! ```
//!
//! - [`run`] interprets LLVM IR on a GPU that exists only here: memory in separate spaces, generic pointers as windows
//!   into them, threads that wait for each other. What is undefined ends a run, and an access that names a space where
//!   it is not is undefined.
//! - [`generate`] writes programs that are defined, from a list of [`choices`].
//! - [`check`] runs a program, lets the passes change it under the eyes of the checker, and runs it again; [`compare`]
//!   says what differs.
//! - [`compile`] does the same with LLVM's optimiser between two runs of the passes.
//! - [`wild`] writes modules that are valid and nothing else, which are checked and not run.
//! - [`campaign`] does that with many programs, and [`shrink`] makes those that go wrong small.
//!
//! It trusts nothing of what it judges: of the analysis it uses the names of the knobs, and nothing else.

use spacecast_llvm::Llvm;

pub mod campaign;
pub mod check;
pub mod choices;
pub mod compare;
pub mod compile;
pub mod generate;
pub mod run;
pub mod shrink;
pub mod wild;

/// The oldest LLVM that is asked what a valid module is. Older ones do not know what we write: LLVM 17 crashes on some
/// of it, which ended a campaign that wanted to make a program small.
const OLDEST: u32 = 22;

/// LLVM, to say of modules whether they are valid, and to optimise them.
///
/// # Errors
///
/// Why there is none, or that it is too old.
pub fn llvm() -> Result<Llvm, String> {
    let llvm = Llvm::find(None).map_err(|error| error.to_string())?;
    match llvm.version() {
        Some((major, ..)) if major >= OLDEST => Ok(llvm),
        _ => Err(format!("{} is older than LLVM {OLDEST}", llvm.path().display())),
    }
}
