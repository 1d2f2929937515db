//! Functions as they are called.
//!
//! A function that is called with a shared pointer here and a global one there is analysed for each: an
//! instance is a function together with the spaces of the pointers that it is passed. Instances are found from
//! the top down: kernels and what can be called from outside come first, with what is known of their arguments;
//! every call then leads to the instance that fits what it passes, and what it passes is joined there.
//!
//! ```text
//!   kernel ──f(shared)──► f⟨shared⟩ ──g(shared, global)──► g⟨shared,global⟩ ─┐
//!      └────f(global)──► f⟨global⟩ ──g(global, global)──► g⟨global,global⟩   │ g(b, a)
//!                                              g⟨global,shared⟩ ◄────────────┘
//! ```
//!
//! Invariant: what an instance is passed only grows; a call that outgrows its instance moves to another. What it
//! passed before stays there, and what that returned stays with the call, or calls could go back and forth
//! forever. That is too much at worst.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_nvptx::space::Space;

use crate::origins::Origins;
use crate::shared::{Growth, SharedFact, SharedKey, join_all};

/// An instance of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct InstanceId(pub(crate) u32);

/// The spaces of the pointers that are passed, parts of aggregates one by one; `None` where it is not one.
pub type Spaces = Vec<Option<Space>>;

/// What is known of a value that is passed to a function or returned by one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Passed {
    pub whole: SharedFact,
    /// The parts of an aggregate.
    pub parts: Vec<SharedFact>,
    /// What lies where a pointer by value points.
    pub content: Vec<SharedFact>,
}

impl Passed {
    /// Joins another; whether this grew.
    pub fn join(&mut self, other: &Passed) -> bool {
        let whole = self.whole.join(&other.whole);
        let parts = join_all(&mut self.parts, &other.parts);
        let content = join_all(&mut self.content, &other.content);
        whole.max(parts).max(content) > Growth::None
    }

    /// Whether it holds numbers and nothing else, as far as is known.
    pub fn is_number(&self) -> bool {
        self.whole.is_number() && self.parts.iter().all(SharedFact::is_number)
    }

    /// All facts of it.
    pub fn facts_mut(&mut self) -> impl Iterator<Item = &mut SharedFact> {
        std::iter::once(&mut self.whole).chain(&mut self.parts).chain(&mut self.content)
    }
}

/// A call that leads to a function whose body is here.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub inst: Inst,
    pub callee: FuncId,
    pub args: Vec<Passed>,
    /// Which spaces the pointers have that are passed.
    pub origins: Vec<Origins>,
    /// The slots and parameters by value that are passed by address, whether others know them or not.
    pub slots: Vec<SharedKey>,
}

/// Where calls lead, callee by callee.
pub(crate) type Targets = HashMap<Inst, Vec<(FuncId, InstanceId)>, FxBuildHasher>;

/// What is known of an instance.
#[derive(Debug)]
pub(crate) struct Instance {
    pub func: FuncId,
    pub spaces: Spaces,
    /// Whether it stands for calls from outside, of which nothing is known.
    pub outside: bool,
    /// What it is passed, by parameter.
    pub inputs: Vec<Passed>,
    pub returned: Passed,
    /// Where its calls lead: the last one of each callee, and those that they led to before.
    pub targets: Targets,
    /// Who leads here.
    pub callers: Vec<InstanceId>,
    /// How often it was analysed.
    pub visits: u32,
}

impl Instance {
    /// Where its calls lead now.
    pub fn calls(&self) -> impl Iterator<Item = (Inst, InstanceId)> + '_ {
        self.targets.iter().flat_map(|(&inst, targets)| {
            let is_last = |at: usize| targets[at + 1..].iter().all(|(f, _)| *f != targets[at].0);
            (0..targets.len()).filter(move |&at| is_last(at)).map(move |at| (inst, targets[at].1))
        })
    }

    /// Where a call of a function leads now.
    pub fn target(&self, call: &Call) -> Option<InstanceId> {
        let targets = self.targets.get(&call.inst)?;
        targets.iter().rfind(|(func, _)| *func == call.callee).map(|&(_, id)| id)
    }

    pub fn new(func: FuncId, spaces: Spaces, outside: bool) -> Self {
        Self {
            func,
            spaces,
            outside,
            inputs: Vec::new(),
            returned: Passed::default(),
            targets: HashMap::default(),
            callers: Vec::new(),
            visits: 0,
        }
    }
}

/// What the calls of an instance return, as far as that is known.
#[derive(Copy, Clone)]
pub(crate) struct Results<'r> {
    pub targets: &'r Targets,
    pub instances: &'r [Instance],
}

impl<'r> Results<'r> {
    /// What a call returns.
    pub fn of(self, call: Inst) -> impl Iterator<Item = &'r Passed> {
        let targets = self.targets.get(&call).map_or(&[][..], |targets| targets);
        targets.iter().map(move |(_, target)| &self.instances[target.0 as usize].returned)
    }
}
