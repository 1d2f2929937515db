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

pub mod campaign;
pub mod check;
pub mod choices;
pub mod compare;
pub mod compile;
pub mod generate;
pub mod run;
pub mod shrink;
pub mod wild;
