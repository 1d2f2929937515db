//! Kernels on a real GPU: compiled by LLVM alone, by `spacecast compile` and by nvcc, run through the driver with the
//! same data, compared and timed.
//!
//! ```text
//!   gpu/kernels, idioms ──► build ──► a folder: NAME.launch, NAME.llvm.ptx, NAME.ours.ptx, NAME.nvcc.ptx
//!                                       │
//!                                       ▼  on a machine with a GPU, which needs nothing else
//!                                     run ──► a child process per program (child) ──► table
//! ```
//!
//! Invariant: all that is random is computed from the names of programs and buffers, so that every compiler's code gets
//! the same data, on every machine.

pub mod build;
pub mod child;
pub mod compare;
pub mod data;
pub mod driver;
pub mod program;
pub mod run;

/// Who compiled a kernel.
pub const COMPILERS: [&str; 3] = ["llvm", "ours", "nvcc"];
