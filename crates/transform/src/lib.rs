//! Passes that rewrite modules by what the analysis proved.
//!
//! A pass edits and never guesses: what it may change is decided by facts, and by knobs where a user asks
//! to guess. What it cannot show to be right it leaves alone. The name of a pass is its name on the command
//! line.

pub mod access;
mod asserted;
mod cluster;
mod constants;
mod dead;
pub mod demand;
mod exclude;
mod fold;
mod internalise;
pub mod knobs;
pub mod local_scopes;
pub mod lower_struct_args;
pub mod memory_space_opt;
mod params;
pub mod pipeline;
mod placement;
pub mod process_restrict;
pub mod relayout;
mod rename;
pub mod report;
mod rewrite;
mod slots;
mod specialise;
mod split;
mod trace;
mod transcript;
pub mod watch;

pub use local_scopes::local_scopes;
pub use lower_struct_args::lower_struct_args;
pub use memory_space_opt::memory_space_opt;
pub use process_restrict::process_restrict;
