//! Checks that trust nobody: the verifier of what the target demands of memory spaces, and the checker of what the analysis
//! claims and the passes do.

mod certificate;
mod changes;
pub mod verify;
mod watch;

use std::fmt;
use std::ops::Range;

use spacecast_ir::Module;
use spacecast_ir::value::{Global, Inst};
use spacecast_ir::view::View;

pub use changes::relaid;
pub use watch::Checker;

type Map<K, V> = hashbrown::HashMap<K, V, rustc_hash::FxBuildHasher>;
type Set<K> = hashbrown::HashSet<K, rustc_hash::FxBuildHasher>;

/// Something that is claimed and does not follow, or that was done and is not covered by any claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The function, if it is about one.
    pub function: Option<String>,
    /// The text of the instruction, if it is about one that was read.
    pub text: Option<Range<usize>>,
    /// What is wrong.
    pub message: String,
}

impl Problem {
    fn new(module: &Module<'_>, func: Global, message: String) -> Self {
        let name = module.symbol_name(func).unwrap_or_default();
        let function = Some(String::from_utf8_lossy(&name).into_owned());
        Self { function, text: None, message }
    }

    fn at(module: &Module<'_>, func: View<'_, '_>, inst: Option<Inst>, message: String) -> Self {
        let text = inst.and_then(|inst| func.inst(inst).source_range());
        Self { text, ..Self::new(module, func.header().global, message) }
    }

    fn of_module(message: String) -> Self {
        Self { function: None, text: None, message }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.function {
            Some(function) => write!(f, "@{function}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}
