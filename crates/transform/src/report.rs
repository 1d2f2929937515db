//! What passes have to say: diagnostics with places, and counts.

use std::ops::Range;
use std::time::Duration;

use rustc_hash::FxHashSet;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::query::SourcePosition;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_nvptx::space::Space;

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

/// A note about a function as a whole.
pub(crate) fn of_function(module: &Module<'_>, id: FuncId, message: &str) -> Diagnostic {
    let func = module.func(id);
    let name = module.symbol_name(func.global).unwrap_or_default();
    Diagnostic {
        severity: Severity::Note,
        message: message.to_owned(),
        function: String::from_utf8_lossy(&name).into_owned(),
        text: func.header_range(),
        source: None,
    }
}

/// What a run did, over all its passes.
#[derive(Clone, Debug, Default)]
pub struct PassStats {
    /// What is to be said, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// Accesses that named their space when the pass began, by [`Space`].
    pub named: [u64; 10],
    /// Accesses that were generic when the first pass began.
    pub generic: u64,
    /// Accesses to slots that LLVM keeps in registers.
    pub in_registers: u64,
    /// Accesses that were resolved, by space.
    pub resolved: [u64; 10],
    /// Accesses that the last pass left generic, by [`Left`].
    pub left: [u64; Left::ALL.len()],
    /// Accesses that the last pass left generic because of a limit.
    pub held_back: u64,
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
    /// Whether the module may still ask what the last pass did not answer.
    pub(crate) asks: bool,
    /// Whether more may be known if the module is looked at anew.
    pub(crate) doubtful: bool,
    /// Whether functions may have to say otherwise what they are passed, since their callers are known now.
    pub(crate) unpublished: bool,
    /// Accesses that were split on what chose their pointer.
    pub split: u64,
    /// Blocks that answers made dead.
    pub blocks: u64,
    /// Functions that were copied for the spaces that they are called with.
    pub copies: u64,
    /// Copies that would pay, but that a limit forbids.
    pub copies_held_back: u64,
    /// Functions that went because all their calls lead to copies.
    pub originals_removed: u64,
    /// Parameters that name the space that they are used in.
    pub params_retyped: u64,
    /// Pointers that are restricted.
    pub restricted: u64,
    /// Accesses that say what they do not overlap.
    pub scoped: u64,
    /// Accesses that stay generic and say where they are not.
    pub excluded: u64,
    /// Parameters that are read in place, and parameters that were copied.
    pub params: (u64, u64),
    /// Time in the analysis.
    pub analysis: Duration,
    /// Time in the rewrite.
    pub rewriting: Duration,
    /// Every pointer with its origins, if that was asked for.
    pub trace: String,
    /// What was found and done between functions, if that was asked for.
    pub transcript: String,
    /// Whether accesses were counted at all.
    pub counted: bool,
}

impl PassStats {
    pub(crate) fn count(&mut self, demands: &Demands) {
        self.counted = true;
        for (sum, n) in self.left.iter_mut().zip(demands.left) {
            *sum += u64::from(n);
        }
        for (sum, n) in self.named.iter_mut().zip(demands.before) {
            *sum += u64::from(n);
        }
        self.generic += u64::from(demands.generic);
        self.in_registers += u64::from(demands.in_registers);
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

    /// Takes back accesses that were counted as resolved into these spaces.
    pub(crate) fn hold_back(&mut self, spaces: &[Space]) {
        for &space in spaces {
            self.resolved[space as usize] -= 1;
        }
        self.held_back += spaces.len() as u64;
    }

    /// Adds the run that came next over the same module: what was there before is what the first found, what
    /// is left is what the last left, and what was said twice is said once.
    pub fn then(&mut self, next: PassStats) {
        if next.counted {
            if !self.counted {
                self.named = next.named;
                self.generic = next.generic;
                self.in_registers = next.in_registers;
            }
            self.left = next.left;
            self.asks = next.asks;
            self.doubtful = next.doubtful;
            self.unpublished = next.unpublished;
            self.held_back = next.held_back;
        }
        self.sum(&next);
        self.trace += &next.trace;
        let key = |d: &Diagnostic| Some((d.text.clone()?, d.message.clone()));
        let said: FxHashSet<_> = self.diagnostics.iter().filter_map(key).collect();
        let news = next.diagnostics.into_iter();
        self.diagnostics.extend(news.filter(|d| key(d).is_none_or(|k| !said.contains(&k))));
    }

    /// Adds the counts and times of another module.
    pub fn add_module(&mut self, other: &PassStats) {
        add(&mut self.named, &other.named);
        self.generic += other.generic;
        self.in_registers += other.in_registers;
        add(&mut self.left, &other.left);
        self.held_back += other.held_back;
        self.sum(other);
    }

    /// What adds up, whether over runs or over modules.
    fn sum(&mut self, other: &PassStats) {
        add(&mut self.resolved, &other.resolved);
        self.retyped += other.retyped;
        self.casts_added += other.casts_added;
        self.casts_removed += other.casts_removed;
        self.removed += other.removed;
        self.queries += other.queries;
        self.split += other.split;
        self.blocks += other.blocks;
        self.copies += other.copies;
        self.copies_held_back += other.copies_held_back;
        self.originals_removed += other.originals_removed;
        self.params_retyped += other.params_retyped;
        self.restricted += other.restricted;
        self.scoped += other.scoped;
        self.excluded += other.excluded;
        self.params = (self.params.0 + other.params.0, self.params.1 + other.params.1);
        self.analysis += other.analysis;
        self.rewriting += other.rewriting;
        self.counted |= other.counted;
    }

    /// Whether anything was done.
    pub(crate) fn changes_anything(&self) -> bool {
        let counts = [
            self.retyped,
            self.casts_added,
            self.casts_removed,
            self.removed,
            self.queries,
            self.split,
            self.blocks,
            self.copies,
            self.originals_removed,
            self.params_retyped,
            self.restricted,
            self.scoped,
            self.excluded,
            self.params.0,
            self.params.1,
        ];
        counts.iter().chain(&self.resolved).any(|&n| n > 0)
    }

    /// Whether more could become known in another run: something is open, and it was doubtful, or something was changed
    /// that decides what is known. Where a query leaves nothing of a pointer, its casts may leave more.
    pub(crate) fn is_worth_another(&self) -> bool {
        let left = |why: Left| self.left[why as usize] > 0;
        let is_left = left(Left::Unknown) || left(Left::Ambiguous) || left(Left::Copied);
        // Once an access names what a condition said of a loaded pointer, nothing is asked of that any more.
        let asked = self.asks && (self.params_retyped > 0 || is_left);
        let other = self.casts_removed + self.queries > 0 || asked;
        let again = (self.asks || is_left) && (self.doubtful || other)
            || left(Left::Nowhere)
            || self.unpublished;
        again && self.changes_anything()
    }

    /// Accesses by space before the run, generic ones included.
    pub fn before(&self) -> [u64; 10] {
        let mut counts = self.named;
        counts[Space::Generic as usize] = self.generic;
        counts
    }

    /// Accesses by space after the run, generic ones included.
    pub fn after(&self) -> [u64; 10] {
        let mut counts = self.named;
        add(&mut counts, &self.resolved);
        counts[Space::Generic as usize] = self.left.iter().sum::<u64>() + self.held_back;
        counts
    }

    /// Accesses that stay generic, with reasons.
    pub fn left(&self) -> impl Iterator<Item = (Left, u64)> + '_ {
        Left::ALL.iter().map(|&why| (why, self.left[why as usize]))
    }
}

fn add(sums: &mut [u64], more: &[u64]) {
    for (sum, n) in sums.iter_mut().zip(more) {
        *sum += n;
    }
}
