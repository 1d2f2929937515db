//! Which memory each generic pointer of a module can point to.
//!
//! ```text
//!   Program: layout, kernels, callees, what is stated      (once per module)
//!      │
//!      ▼
//!   rounds: instances, functions as they are called  ◄──────────────────────────────────┐
//!      ├─► look ─► scan: what is worth a look             (per instance, in parallel)   │
//!      │           guards: what queries say, where                                      │
//!      │           solve: origins of every value                                        │
//!      │              memory: objects and cells; calls and targets; escape: what leaves │
//!      ├─► shared: what several of them see, joined in order; who is concerned ─────────┤
//!      ├─► leaks: who can trust the pointers that it loads ─────────────────────────────┘
//!      ▼
//!   Facts; certificate: all that is claimed; explain: why; votes: in the documented terms; alias: which accesses can be of one byte
//! ```
//!
//! With `mem-space-alg` other than 2 all of this gives way to `flat`, a simple algorithm of its own.
//!
//! Facts only: nothing here edits. [`analyse`] returns for every value of every function its [`Origins`],
//! which say what an access may name ([`Origins::space`]) and, for a query, what may be folded.

pub mod alias;
mod asm;
mod calls;
pub mod certificate;
mod distance;
mod early;
mod escape;
pub mod excluded;
pub mod explain;
mod facts;
mod flat;
mod guards;
mod instance;
pub mod knobs;
pub mod known;
mod leaks;
mod look;
mod memory;
mod origins;
mod program;
mod rounds;
mod scan;
mod shape;
mod shared;
mod slots;
mod solve;
pub mod stated;
pub mod votes;

pub use escape::{Escape, EscapeKind};
pub use facts::{Facts, FuncFacts, InstanceFacts, Run};
pub use guards::Refinements;
pub use instance::{InstanceId, Spaces};
pub use origins::Origins;
pub use program::{Callee, Program, coroutines};
pub use rounds::{DEFAULT_ALGORITHM, analyse};
