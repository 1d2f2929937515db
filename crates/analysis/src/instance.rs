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
//! forever. That is too much at worst; when nothing grows any more, it is taken back a few times (`rounds/narrow.rs`).

use std::ops::Range;

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

    /// Whether nothing is known of it.
    pub fn is_nothing(&self) -> bool {
        let mut facts = std::iter::once(&self.whole).chain(&self.parts).chain(&self.content);
        facts.all(|fact| fact.origins.is_empty() && fact.places.is_empty())
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
    /// Whether it names its callee. Only such a call can be led to a copy.
    pub named: bool,
    pub args: Vec<Passed>,
    /// Which spaces the pointers have that are passed.
    pub origins: Vec<Origins>,
    /// The slots and parameters by value that are passed by address, whether others know them or not.
    pub slots: Vec<SharedKey>,
}

impl Call {
    /// Whether it passes what another one passes.
    pub fn passes_the_same(&self, other: &Call) -> bool {
        self.args == other.args && self.origins == other.origins
    }
}

/// Where a call leads, as a call of one callee.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Target {
    pub call: Inst,
    pub callee: FuncId,
    pub instance: InstanceId,
}

/// Where calls lead, in the order of calls, and for each in the order in which it came to lead there.
#[derive(Debug, Default)]
pub(crate) struct Targets(Vec<Target>);

impl Targets {
    /// Where a call leads or led.
    pub fn of(&self, call: Inst) -> &[Target] {
        let range = self.range(call);
        &self.0[range]
    }

    fn range(&self, call: Inst) -> Range<usize> {
        let first = self.0.partition_point(|target| target.call < call);
        let count = self.0[first..].iter().take_while(|target| target.call == call).count();
        first..first + count
    }

    /// Says where a call leads now; whether it never did before.
    pub fn lead(&mut self, new: Target) -> bool {
        let range = self.range(new.call);
        let known = range.clone().find(|&at| self.0[at].instance == new.instance);
        match known {
            Some(at) => self.0[at..range.end].rotate_left(1),
            None => self.0.insert(range.end, new),
        }
        known.is_none()
    }

    /// Forgets where calls led before; whether any returned more from there than it does now.
    pub fn forget(&mut self, instances: &[Instance]) -> bool {
        if self.0.windows(2).all(|pair| pair[0].call != pair[1].call) {
            return false;
        }
        let now: Vec<Target> = self.now().copied().collect();
        let before = std::mem::replace(&mut self.0, now);
        let returned = |to: &Target| &instances[to.instance.0 as usize].returned;
        before.chunk_by(|a, b| a.call == b.call).any(|before| {
            let now = self.of(before[0].call);
            if now.len() == before.len() {
                return false;
            }
            let mut left = Passed::default();
            for to in now {
                left.join(returned(to));
            }
            before.iter().any(|to| left.join(returned(to)))
        })
    }

    /// Where calls lead now: of each callee the last one.
    fn now(&self) -> impl Iterator<Item = &Target> {
        let is_last = |&(at, target): &(usize, &Target)| {
            let mut later = self.0[at + 1..].iter().take_while(|later| later.call == target.call);
            later.all(|later| later.callee != target.callee)
        };
        self.0.iter().enumerate().filter(is_last).map(|(_, target)| target)
    }
}

/// What is known of an instance.
#[derive(Debug)]
pub(crate) struct Instance {
    pub func: FuncId,
    pub spaces: Spaces,
    /// Whether it stands for calls from outside, of which nothing is known.
    pub outside: bool,
    /// Whether calls name the function that lead here. Those that do not are apart, as they cannot be led to a copy.
    pub named: bool,
    /// What it is passed, by parameter.
    pub inputs: Vec<Passed>,
    pub returned: Passed,
    /// Where its calls lead: the last one of each callee, and those that they led to before.
    pub targets: Targets,
    /// Who leads here, some more than once.
    pub callers: Vec<InstanceId>,
    /// How often it was analysed.
    pub visits: u32,
    /// Whether that yielded nothing new for others the last time.
    pub quiet: bool,
}

impl Instance {
    /// Where its calls lead now.
    pub fn calls(&self) -> impl Iterator<Item = (Inst, InstanceId)> + '_ {
        self.targets.now().map(|target| (target.call, target.instance))
    }

    /// Where a call of a function leads now.
    pub fn target(&self, call: Inst, callee: FuncId) -> Option<InstanceId> {
        let targets = self.targets.of(call);
        targets.iter().rfind(|target| target.callee == callee).map(|target| target.instance)
    }

    /// One for calls from outside.
    pub fn outside(func: FuncId) -> Self {
        Self { outside: true, ..Self::inside(func, Vec::new(), false) }
    }

    /// One for calls that pass pointers into spaces.
    pub fn inside(func: FuncId, spaces: Spaces, named: bool) -> Self {
        Self {
            func,
            spaces,
            outside: false,
            named,
            inputs: Vec::new(),
            returned: Passed::default(),
            targets: Targets::default(),
            callers: Vec::new(),
            visits: 0,
            quiet: false,
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
        let targets = self.targets.of(call).iter();
        targets.map(move |target| &self.instances[target.instance.0 as usize].returned)
    }
}
