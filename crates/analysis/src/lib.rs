//! Which memory each generic pointer of a module can point to.
//!
//! ```text
//!   Program: layout, kernels, callees         (once per module)
//!      │
//!      ├─► scan: what is worth a look          (per function, in parallel)
//!      ├─► guards: what queries say, where     (per function, in parallel)
//!      ├─► solve: origins of every value       (per function, in parallel)
//!      │      memory: objects and cells; calls; escape: what leaves
//!      ▼
//!   loaded pointers: who can trust them        (once, over the call graph)
//!      │
//!      └─► those that cannot are solved again
//! ```
//!
//! With `mem-space-alg` other than 2 all of this gives way to `flat`, a simple algorithm of its own.
//!
//! Facts only: nothing here edits. [`analyse`] returns for every value of every function its [`Origins`],
//! which say what an access may name ([`Origins::space`]) and, for a query, what may be folded.

mod asm;
mod calls;
mod escape;
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
pub use program::{Callee, Program};
pub use rounds::analyse;
