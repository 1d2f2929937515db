//! What a comparison of stages finds.

use std::fmt;

use spacecast_nvptx::space::Space;

use crate::stage::Encoding;

/// What a stage is to what was known before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing was known.
    New,
    /// The same.
    Kept,
    /// A space was known, and this stage does not say it.
    Lost,
    /// No space was known, and now there is one.
    Found,
    /// Another space, into which there is a conversion.
    Moved,
    /// Another space, and nothing leads there.
    Changed,
}

impl Change {
    /// How it is called.
    pub fn name(self) -> &'static str {
        match self {
            Change::New => "new",
            Change::Kept => "kept",
            Change::Lost => "lost",
            Change::Found => "found",
            Change::Moved => "moved",
            Change::Changed => "changed",
        }
    }
}

/// Accesses through a pointer that name the same space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uses {
    /// How many.
    pub count: usize,
    /// The first.
    pub first: Encoding,
}

/// What a stage says of a pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// How it is declared; a memref that was lowered is two pointers.
    pub declared: Vec<Encoding>,
    /// Accesses through it, by space.
    pub uses: Vec<Uses>,
    /// The space: as declared, or else as it is accessed.
    pub space: Option<Space>,
    /// What that is to the stages before.
    pub change: Change,
}

/// What is followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// An argument of a kernel, by its position in the first stage that has the kernel.
    Argument(usize),
    /// What a kernel has on the stack.
    Private,
    /// A variable, by its name.
    Variable(String),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Argument(position) => write!(f, "argument {position}"),
            What::Private => f.write_str("private memory"),
            What::Variable(name) => write!(f, "variable `{name}`"),
        }
    }
}

/// A pointer or a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Its kernel; a variable has none.
    pub kernel: Option<String>,
    /// What it is.
    pub what: What,
    /// What each stage says; nothing if it is not there.
    pub steps: Vec<Option<Step>>,
}

impl Subject {
    /// How messages call it.
    pub fn title(&self) -> String {
        let kernel = self.kernel.as_ref().map(|kernel| format!(" of kernel `{kernel}`"));
        format!("{}{}", self.what, kernel.unwrap_or_default())
    }
}

/// What can be wrong.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Two declarations name different spaces.
    Encoding,
    /// An access names another space than its pointer has.
    Access,
    /// A space that the target does not have.
    UnknownSpace,
    /// The arguments of a kernel do not fit together.
    Arguments,
}

impl Rule {
    /// Every rule, its name, and what it demands.
    pub const ALL: [(Rule, &'static str, &'static str); 4] = [
        (Rule::Encoding, "encoding", "stages declare a pointer or variable in the same memory"),
        (Rule::Access, "access", "an access names memory that its pointer can be in"),
        (Rule::UnknownSpace, "unknown-space", "every space is one that the target has"),
        (
            Rule::Arguments,
            "arguments",
            "a kernel has the same arguments in all stages, memrefs expanded or bare",
        ),
    ];

    /// How it is called.
    pub fn name(self) -> &'static str {
        Rule::ALL[self as usize].1
    }
}

/// A place in a stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Which of the stages.
    pub stage: usize,
    /// What is written there.
    pub encoding: Encoding,
}

/// A disagreement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule that is broken.
    pub rule: Rule,
    /// What is the matter.
    pub message: String,
    /// Where: the earlier place before the later one, or one alone.
    pub places: Vec<Mark>,
    /// Why that cannot be.
    pub note: Option<String>,
}

/// What came out of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// Pointers and variables, in order: kernel by kernel, then variables.
    pub subjects: Vec<Subject>,
    /// Where stages disagree.
    pub faults: Vec<Fault>,
    /// Kernels that a stage with kernels does not have.
    pub missing: Vec<(String, usize)>,
    /// Kernels whose name a stage has more than once; the first is followed.
    pub doubled: Vec<(String, usize)>,
}
