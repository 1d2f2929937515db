//! How large and how deeply nested inputs may be, so that no input takes all memory or overflows a stack.
//!
//! Invariant: whoever works on a deeply nested module has a stack for it, the threads that help included.

use std::sync::OnceLock;
use std::thread;

use spacecast_ir::{NESTING, STACK_PER_LEVEL};

/// The limits, and how to raise them.
#[derive(Clone, Debug, clap::Args)]
pub struct Limits {
    /// How large a file may be, in MiB; a module must be smaller than 1024
    #[arg(long, global = true, value_name = "MIB", default_value_t = 512, display_order = 998)]
    pub max_size: u64,
    /// How deeply types, constants and metadata of a module may be nested
    #[arg(long, global = true, value_name = "LEVELS", default_value_t = NESTING, display_order = 998)]
    pub max_nesting: u32,
}

static LIMITS: OnceLock<Limits> = OnceLock::new();

/// What is in force.
pub fn limits() -> &'static Limits {
    LIMITS.get_or_init(|| Limits { max_size: 512, max_nesting: NESTING })
}

/// The stack that the nesting takes that is allowed, if it is more than threads have anyway.
pub fn stack() -> Option<usize> {
    let more = limits().max_nesting > NESTING;
    more.then(|| (limits().max_nesting as usize).saturating_mul(STACK_PER_LEVEL) + (2 << 20))
}

impl Limits {
    /// Puts these in force, and runs `work` with the stack that it takes.
    ///
    /// # Errors
    ///
    /// If there is no thread to be had with such a stack.
    pub fn run<T: Send>(self, work: impl FnOnce() -> T + Send) -> Result<T, String> {
        // Nobody else sets it.
        let _ = LIMITS.set(self);
        let Some(stack) = stack() else { return Ok(work()) };
        thread::scope(|scope| {
            let thread = thread::Builder::new().stack_size(stack).spawn_scoped(scope, work);
            let thread =
                thread.map_err(|why| format!("`--max-nesting` takes too much stack: {why}"))?;
            thread.join().map_err(|_| "the command panicked".to_owned())
        })
    }
}
