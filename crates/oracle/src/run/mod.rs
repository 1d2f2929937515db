//! Runs programs: an interpreter for LLVM IR on a GPU that exists only here.
//!
//! ```text
//!   modules ─► link ─► machine: launches, blocks, threads ─► Outcome
//!                         │ step: one instruction
//!                         └ memory: a region per space, windows for generic addresses
//! ```
//!
//! What the language leaves undefined ends the run: reading outside of objects, acting on poison, accesses that name a
//! space that they are not in, promises that do not hold. So a program that ends well is defined, and a pass that
//! made it undefined has done something wrong.

mod access;
mod arithmetic;
mod builtin;
mod call;
mod constant;
mod host;
mod link;
mod machine;
mod memory;
mod pointer;
mod prepare;
mod scopes;
mod step;
mod value;

use rustc_hash::FxHashMap;
use spacecast_ir::Module;
use spacecast_nvptx::layout::DataLayout;

pub use host::{Arg, Cell, Host, Launch};
pub use memory::{Memory, Region, classify, is_heap};

use link::Addresses;
use machine::Machine;

/// Why a run ended before its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// What happens then is not defined.
    Undefined(String),
    /// We do not know this.
    Unsupported(String),
    /// It takes longer than we wait.
    TooLong,
}

type Result<T> = std::result::Result<T, Stop>;

#[cold]
fn undefined<T>(why: impl Into<String>) -> Result<T> {
    Err(Stop::Undefined(why.into()))
}

#[cold]
fn unsupported<T>(what: &str) -> Result<T> {
    Err(Stop::Unsupported(what.to_owned()))
}

/// How far a run goes.
#[derive(Copy, Clone, Debug)]
struct Limits {
    steps: u64,
    depth: usize,
    before: bool,
    optimised: bool,
}

/// Something that others can see a thread do: a volatile or atomic access.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The first letter of what it does, changed by how it is ordered.
    pub what: u8,
    /// The space.
    pub space: u32,
    /// The own address; none for objects that only the thread has.
    pub address: u64,
    /// What is read or written, zero if it is no small number; nothing if it is poison.
    pub value: Option<u128>,
}

impl Seen {
    /// Whether a thread may do this where it did that before: in the place of poison anything will do.
    pub fn may_be_for(self, before: Seen) -> bool {
        let value = before.value.and(self.value);
        Seen { value, ..self } == before
    }
}

/// What there is after a launch.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// The number of the launch.
    pub launch: u64,
    /// Global memory.
    pub global: Memory,
    /// Shared memory, of every block.
    pub shared: Vec<Memory>,
    /// What each thread was seen to do: volatile and atomic accesses.
    pub seen: Vec<Vec<Seen>>,
}

/// What came of a run.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// What there was after each launch.
    pub launches: Vec<Snapshot>,
    /// How many instructions ran.
    pub steps: u64,
    /// How many accesses to memory there were, and how many of them named a space.
    pub accesses: (u64, u64),
    /// The names of functions by their own addresses.
    pub functions: FxHashMap<u64, Vec<u8>>,
}

/// Modules that are run as one program, more than once: what has a name is at the same place each time.
#[derive(Debug)]
pub struct Runner {
    addresses: Addresses,
    steps: u64,
    optimised: bool,
}

/// After so many instructions a program takes too long.
pub const STEPS: u64 = 60_000;

impl Default for Runner {
    fn default() -> Self {
        Self::with_steps(STEPS)
    }
}

impl Runner {
    /// One that runs so many instructions before; after, more.
    pub fn with_steps(steps: u64) -> Self {
        Self { addresses: Addresses::default(), steps, optimised: false }
    }

    /// The same, if an optimiser may have run before the second: it copies memory as numbers, of which a part may be undefined,
    /// and makes functions write what they are passed by value that are still said to read only. We know neither.
    pub fn optimised(self, optimised: bool) -> Self {
        Self { optimised, ..self }
    }

    /// Runs a program as it was before.
    ///
    /// # Errors
    ///
    /// Why it did not come to its end.
    pub fn before(&mut self, modules: &[&Module<'_>], host: &Host) -> Result<Outcome> {
        self.run(
            modules,
            0,
            host,
            Limits { steps: self.steps, depth: 60, before: true, optimised: false },
        )
    }

    /// Runs it as it is after a pass. Among weak definitions those of module `first` count.
    ///
    /// # Errors
    ///
    /// Why it did not come to its end.
    pub fn after(&mut self, modules: &[&Module<'_>], first: usize, host: &Host) -> Result<Outcome> {
        let (steps, optimised) = (4 * self.steps, self.optimised);
        self.run(modules, first, host, Limits { steps, depth: 120, before: false, optimised })
    }

    fn run(
        &mut self,
        modules: &[&Module<'_>],
        first: usize,
        host: &Host,
        limits: Limits,
    ) -> Result<Outcome> {
        let layouts: Vec<DataLayout> =
            modules.iter().map(|module| DataLayout::of_module(module)).collect();
        Machine::new(modules, &layouts, first, &mut self.addresses, host, limits)?.run(host)
    }
}
