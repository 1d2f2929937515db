//! What the generator knows of pointers, so that the programs it writes are defined.
//!
//! Every pointer has a *kind*, what it points to:
//!
//! ```text
//!   Data    numbers: i32, …                   Cells   pointers of one kind, side by side
//!   Fun     a function (ptr, i32) -> ptr      Node    { ptr next, [2 x ptr] data, i64 data as a number, i32, i32 }
//! ```
//!
//! and a *life*: what must not outlive what. A pointer may be stored where everything is expected to live as long:
//!
//! ```text
//!   Frame  <  Caller  <  Launch  <  Program
//!   a slot    a parameter  shared     global, constant, the host's
//! ```
//!
//! Invariant: whatever is loaded from memory is a valid pointer of the kind that the memory holds, or null where the
//! program has nulls in memory. The discipline has leaks, on purpose where a program lets local addresses out; a run
//! that comes to something undefined is thrown away.

/// What a pointer points to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Data,
    Node,
    Fun,
    Cells(Elem),
}

/// What cells hold.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Elem {
    Data,
    Node,
    Fun,
    /// Cells that hold data.
    Cells,
}

impl Elem {
    pub fn kind(self) -> Kind {
        match self {
            Elem::Data => Kind::Data,
            Elem::Node => Kind::Node,
            Elem::Fun => Kind::Fun,
            Elem::Cells => Kind::Cells(Elem::Data),
        }
    }
}

impl Kind {
    /// How many numbers or cells are behind every pointer that memory holds.
    pub fn room(self) -> usize {
        match self {
            Kind::Data => 4,
            Kind::Cells(_) => 2,
            Kind::Node | Kind::Fun => 1,
        }
    }

    /// The type of an object with so much room.
    pub fn object(self, room: usize) -> String {
        match self {
            Kind::Data => format!("[{room} x i32]"),
            Kind::Cells(_) => format!("[{room} x ptr]"),
            Kind::Node => "%Node".to_owned(),
            Kind::Fun => "ptr".to_owned(),
        }
    }

    /// Whether pointers are behind it.
    pub fn holds_pointers(self) -> bool {
        matches!(self, Kind::Node | Kind::Cells(_))
    }
}

/// How long something lives.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Life {
    Frame,
    Caller,
    Launch,
    Program,
}

/// How an address gets into memory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Store,
    /// As a number.
    Number,
    Exchange,
    /// By a `cmpxchg`.
    Compare,
    Copy,
}

/// A pointer that can be used.
#[derive(Clone, Debug)]
pub(super) struct Ptr {
    /// As an operand, without its type.
    pub text: String,
    pub kind: Kind,
    /// The space of its type.
    pub space: u32,
    /// Where it points to, where that is certain.
    pub truth: Option<u32>,
    /// How many numbers or cells there are behind it.
    pub room: usize,
    /// Whether nobody may write there.
    pub fixed: bool,
    /// Whether it may be null.
    pub null: bool,
    /// How long what it points to lives.
    pub life: Life,
    /// How long what is loaded there lives.
    pub gives: Life,
    /// How long what is stored there has to live.
    pub takes: Life,
    /// Whether it is the beginning of an object, aligned to 16.
    pub base: bool,
    /// Whether queries about it have one answer.
    pub asked: bool,
    /// The object, where that is certain.
    pub root: Option<usize>,
}

impl Ptr {
    /// Its type.
    pub fn ty(&self) -> String {
        pointer_type(self.space)
    }

    /// As an operand with its type.
    pub fn typed(&self) -> String {
        format!("{} {}", self.ty(), self.text)
    }

    /// What is known of a pointer that is this one or the other.
    pub fn or(&self, other: &Ptr, text: String) -> Ptr {
        Ptr {
            text,
            kind: self.kind,
            space: self.space,
            truth: self.truth.filter(|_| self.truth == other.truth),
            room: self.room.min(other.room),
            fixed: self.fixed || other.fixed,
            null: self.null || other.null,
            life: self.life.min(other.life),
            gives: self.gives.min(other.gives),
            takes: self.takes.max(other.takes),
            base: self.base && other.base,
            asked: self.asked && other.asked,
            root: self.root.filter(|_| self.root == other.root),
        }
    }

    /// Whether whoever expects `other` can be given this one.
    pub fn serves_as(&self, other: &Ptr) -> bool {
        self.kind == other.kind
            && self.space == other.space
            && (other.truth.is_none() || self.truth == other.truth)
            && self.room >= other.room
            && (!self.fixed || other.fixed)
            && (!self.null || other.null)
            && self.life >= other.life
            && self.gives >= other.gives
            && self.takes <= other.takes
            && (self.base || !other.base)
            && (self.asked || !other.asked)
            && (other.root.is_none() || self.root == other.root)
    }

    /// The same as far as `way` may be used to store something there. Addresses in shared memory get into global memory
    /// in one way only, so that it is not another that the passes see.
    pub fn by(self, way: Way, only: Option<Way>) -> Ptr {
        let public = self.takes == Life::Launch && self.truth != Some(3);
        let other = only.is_some_and(|only| only != way);
        Ptr { takes: if public && other { Life::Program } else { self.takes }, ..self }
    }

    /// Whether it can be used to access memory.
    pub fn is_sure(&self) -> bool {
        !self.null
    }
}

/// `ptr`, or `ptr addrspace(N)`.
pub(super) fn pointer_type(space: u32) -> String {
    if space == 0 { "ptr".to_owned() } else { format!("ptr addrspace({space})") }
}

/// How a pointer is passed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Plain,
    /// As a pointer into a space.
    Typed(u32),
    /// As a generic one, of which the function says the space.
    Stated(u32),
    /// As a number.
    Number,
    /// A copy of what it points to.
    ByVal,
    /// Two of them, in a struct.
    Pair,
    /// Two of them, in a vector.
    Vector,
}

/// A parameter.
#[derive(Clone, Debug)]
pub(super) struct Param {
    pub kind: Kind,
    pub mode: Mode,
    /// How long what the function stores there lives: as long as what it is passed, or for good.
    pub takes: Life,
    /// Whether constants may be passed.
    pub fixed: bool,
    /// Whether null may be passed.
    pub null: bool,
    pub attrs: &'static str,
}

impl Param {
    pub fn ty(&self) -> String {
        match self.mode {
            Mode::Plain | Mode::Stated(_) => "ptr".to_owned(),
            Mode::Typed(space) => pointer_type(space),
            Mode::Number => "i64".to_owned(),
            Mode::ByVal => "ptr byval(%Node) align 8".to_owned(),
            Mode::Pair => "{ ptr, ptr }".to_owned(),
            Mode::Vector => "<2 x ptr>".to_owned(),
        }
    }
}

/// What a function returns.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Ret {
    Void,
    Int,
    Pointer,
    /// A pointer as a number.
    Number,
    /// A pointer and an `i32`.
    Pair,
    /// Two pointers.
    Two,
}

impl Ret {
    pub fn ty(self) -> &'static str {
        match self {
            Ret::Void => "void",
            Ret::Int => "i32",
            Ret::Pointer => "ptr",
            Ret::Number => "i64",
            Ret::Pair => "{ ptr, i32 }",
            Ret::Two => "{ ptr, ptr }",
        }
    }
}

/// What a function may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Any,
    /// What pointers to functions point to.
    Fun,
    /// It writes nothing and keeps nothing.
    Reader,
    /// It fills what its first parameter points to, which is nobody else's meanwhile, and does not look at it.
    Maker,
    /// Its parameters are restricted, and it uses nothing else.
    Restrict,
    Kernel,
    /// A kernel whose parameters are restricted, and that uses nothing else.
    RestrictKernel,
}

impl Class {
    pub fn is_kernel(self) -> bool {
        matches!(self, Class::Kernel | Class::RestrictKernel)
    }

    /// Whether it uses nothing but its parameters.
    pub fn is_closed(self) -> bool {
        matches!(self, Class::Restrict | Class::RestrictKernel)
    }
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct Func {
    pub name: String,
    /// The module that it is in.
    pub side: usize,
    /// Its linkage; `extern_weak` is for those who declare it.
    pub linkage: &'static str,
    pub class: Class,
    pub params: Vec<Param>,
    pub ret: Ret,
    /// How long what it returns lives: as long as what it is passed, or for good.
    pub ret_life: Life,
}

impl Func {
    /// Whether its module alone sees it.
    pub fn is_local(&self) -> bool {
        matches!(self.linkage, "internal" | "private")
    }

    /// Whether its module may drop it, so that others must not count on it.
    pub fn may_go(&self) -> bool {
        self.linkage == "linkonce"
    }

    /// Whether every module has the same.
    pub fn is_odr(&self) -> bool {
        matches!(self.linkage, "linkonce_odr" | "weak_odr") || self.is_elsewhere()
    }

    /// Whether its module only shows what another has.
    pub fn is_elsewhere(&self) -> bool {
        self.linkage == "available_externally"
    }

    /// How another module declares it.
    pub fn declared(&self) -> &'static str {
        if self.linkage == "extern_weak" { "extern_weak " } else { "" }
    }

    /// What it says of its parameters, as it is written.
    pub fn stated(&self) -> String {
        let number = |param: &Param| match param.mode {
            Mode::Stated(space) => Some(space),
            Mode::Number | Mode::Pair => None,
            _ => Some(0),
        };
        let numbers: Vec<u32> = self.params.iter().filter_map(number).collect();
        if numbers.iter().all(|&n| n == 0) {
            return String::new();
        }
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!(" \"nvvm.as\"=\"{}\"", numbers.join(","))
    }

    /// Another name for it.
    pub fn alias(&self) -> String {
        format!("{}a", self.name)
    }

    /// Whether it returns the first thing that it is passed.
    pub fn returns_argument(&self) -> bool {
        self.params.first().is_some_and(|param| param.attrs == "returned")
    }

    /// The types of its parameters, in order.
    pub fn signature(&self) -> String {
        let mut types: Vec<String> =
            self.params.iter().map(|p| format!("{} {}", p.ty(), p.attrs)).collect();
        types.push("i32".to_owned());
        types.join(", ")
    }
}

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub name: String,
    pub side: usize,
    pub local: bool,
    /// What else is to be said: that it is `common`, or how others declare it.
    pub linkage: &'static str,
    pub kind: Kind,
    pub space: u32,
    pub room: usize,
    pub fixed: bool,
    /// Whether it only happens to be constant: nobody writes there.
    pub unsaid: bool,
}
