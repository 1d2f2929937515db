//! What passes have to say: diagnostics with places, and counts.

use std::ops::Range;
use std::time::Duration;

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::query::SourcePosition;
use spacecast_ir::value::Inst;

use crate::demand::{Demands, Left};
use crate::rewrite::Rewritten;

/// How much a diagnostic matters.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The operation cannot work in the space that was proven.
    Illegal,
    /// A pointer could not be told.
    Unresolved,
    /// Not a fault.
    Note,
}

/// Something to be said of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How much it matters.
    pub severity: Severity,
    /// What it says.
    pub message: String,
    /// The function.
    pub function: String,
    /// The text of the instruction, unless it was added.
    pub text: Option<Range<usize>>,
    /// Where in the program's source that is, by its debug info.
    pub source: Option<SourcePosition>,
}

pub(crate) fn diagnostic(
    module: &Module<'_>,
    func: &Function<'_>,
    inst: Inst,
    severity: Severity,
    message: &str,
) -> Diagnostic {
    let name = module.symbol_name(func.global).unwrap_or_default();
    Diagnostic {
        severity,
        message: message.to_owned(),
        function: String::from_utf8_lossy(&name).into_owned(),
        text: func.inst(inst).source_range(),
        source: module.source_position(func, inst),
    }
}

/// What a run did, over all its passes.
#[derive(Clone, Debug, Default)]
pub struct PassStats {
    /// What is to be said, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// Accesses that named their space when the pass began, by [`Space`](spacecast_nvptx::space::Space).
    pub named: [u64; 10],
    /// Accesses that were generic when the first pass began.
    pub generic: u64,
    /// Accesses that were resolved, by space.
    pub resolved: [u64; 10],
    /// Accesses that the last pass left generic, by [`Left`].
    pub left: [u64; 4],
    /// Address computations that were retyped.
    pub retyped: u64,
    /// Casts that were added.
    pub casts_added: u64,
    /// Casts that went.
    pub casts_removed: u64,
    /// Other instructions that went.
    pub removed: u64,
    /// Queries that were answered.
    pub queries: u64,
    /// Blocks that answers made dead.
    pub blocks: u64,
    /// Parameters that are read in place, and parameters that were copied.
    pub params: (u64, u64),
    /// Time in the analysis.
    pub analysis: Duration,
    /// Time in the rewrite.
    pub rewriting: Duration,
}

impl PassStats {
    pub(crate) fn count(&mut self, demands: &Demands) {
        for (sum, n) in self.left.iter_mut().zip(demands.left) {
            *sum += u64::from(n);
        }
        for (sum, n) in self.named.iter_mut().zip(demands.before) {
            *sum += u64::from(n);
        }
        self.generic += u64::from(demands.generic);
        for demand in &demands.wanted {
            self.resolved[demand.space as usize] += 1;
        }
    }

    pub(crate) fn add(&mut self, done: Rewritten, folded: u32) {
        self.retyped += u64::from(done.retyped);
        self.casts_added += u64::from(done.casts_added);
        self.casts_removed += u64::from(done.casts_removed) + u64::from(folded);
        self.removed += u64::from(done.removed);
    }

    /// Accesses that stay generic, with reasons.
    pub fn left(&self) -> impl Iterator<Item = (Left, u64)> + '_ {
        Left::ALL.iter().map(|&why| (why, self.left[why as usize]))
    }
}
