//! What is true of the target, as tables that code reads and people can print.
//!
//! ```text
//!   space ◄── every encoding of a memory space, its size, speed and reach
//!     ▲
//!     ├── alias, transition, stage, arch   how spaces relate, and where they show
//!     ├── layout ── known_bits             how wide their pointers are, how large types
//!     └── intrinsics, moves                which operands point where, and what LLVM makes of it
//! ```

pub mod alias;
pub mod arch;
pub mod intrinsics;
pub mod kernel;
pub mod known_bits;
pub mod layout;
pub mod moves;
pub mod space;
pub mod stage;
pub mod transition;
