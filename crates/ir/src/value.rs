//! Values, and the ids they are made of.
//!
//! A [`Value`] is what an operand refers to, in four bytes: three bits say which kind of thing, the
//! rest is its id. A value belongs to one function (or to the module, for initialisers); constants are
//! ids of the owner's [`Store`](crate::store::Store).

use std::fmt;

use cranelift_entity::entity_impl;

/// An instruction of a function; its result, where it has one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Inst(pub(crate) u32);
entity_impl!(Inst, "inst");

/// A basic block of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(pub(crate) u32);
entity_impl!(Block, "block");

/// A constant of a function or of the module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Const(pub(crate) u32);
entity_impl!(Const, "const");

/// A symbol of the module: a function, a variable, an alias or an ifunc.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Global(pub(crate) u32);
entity_impl!(Global, "global");

/// A function of the module, defined or declared.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncId(pub(crate) u32);
entity_impl!(FuncId, "func");

/// A global variable of the module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub(crate) u32);
entity_impl!(VarId, "var");

/// An alias or ifunc of the module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AliasId(pub(crate) u32);
entity_impl!(AliasId, "alias");

/// What an operand refers to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);

/// A [`Value`] taken apart.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ValueKind {
    /// The result of an instruction.
    Inst(Inst),
    /// An argument of the function, by position.
    Arg(u32),
    /// A block, as the target of a branch.
    Block(Block),
    /// A constant.
    Const(Const),
    /// An operand of type `metadata`; see [`Store::md_operand`](crate::store::Store::md_operand).
    Md(u32),
}

const SHIFT: u32 = 29;
const INST: u32 = 0;
const ARG: u32 = 1;
const BLOCK: u32 = 2;
const CONST: u32 = 3;
const MD: u32 = 4;
/// Only while a body is read: a name that is not defined yet.
const FORWARD: u32 = 7;

/// Ids above this do not fit a [`Value`].
pub(crate) const MAX_ID: usize = 1 << SHIFT;

impl Value {
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    const fn new(tag: u32, id: u32) -> Self {
        Self(tag << SHIFT | id)
    }

    /// The argument at `position`.
    pub fn arg(position: u32) -> Self {
        Self::new(ARG, position)
    }

    pub(crate) fn md(index: u32) -> Self {
        Self::new(MD, index)
    }

    pub(crate) fn forward(index: u32) -> Self {
        Self::new(FORWARD, index)
    }

    pub(crate) fn as_forward(self) -> Option<usize> {
        (self.0 >> SHIFT == FORWARD).then_some((self.0 & !(7 << SHIFT)) as usize)
    }

    /// What kind of value this is.
    #[inline]
    pub fn kind(self) -> ValueKind {
        let id = self.0 & !(7 << SHIFT);
        match self.0 >> SHIFT {
            INST => ValueKind::Inst(Inst(id)),
            ARG => ValueKind::Arg(id),
            BLOCK => ValueKind::Block(Block(id)),
            CONST => ValueKind::Const(Const(id)),
            _ => ValueKind::Md(id),
        }
    }

    /// The number of the instruction whose result this is; for all else, one that no instruction has. So loops over all
    /// operands look into a table by instruction with one comparison each.
    #[inline]
    pub fn inst_number(self) -> usize {
        const { assert!(INST == 0) };
        self.0 as usize
    }

    /// The instruction whose result this is.
    pub fn as_inst(self) -> Option<Inst> {
        match self.kind() {
            ValueKind::Inst(inst) => Some(inst),
            _ => None,
        }
    }

    /// The block that this is.
    pub fn as_block(self) -> Option<Block> {
        match self.kind() {
            ValueKind::Block(block) => Some(block),
            _ => None,
        }
    }

    /// The constant that this is.
    pub fn as_const(self) -> Option<Const> {
        match self.kind() {
            ValueKind::Const(c) => Some(c),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn is_constant_or_block(self) -> bool {
        matches!(self.0 >> SHIFT, CONST | BLOCK)
    }

    /// The position of the argument that this is.
    pub fn as_arg(self) -> Option<u32> {
        (self.0 >> SHIFT == ARG).then_some(self.0 & !(7 << SHIFT))
    }

    /// The index of the metadata operand that this is.
    pub fn md_index(self) -> Option<u32> {
        (self.0 >> SHIFT == MD).then_some(self.0 & !(7 << SHIFT))
    }
}

impl From<Inst> for Value {
    #[inline]
    fn from(inst: Inst) -> Self {
        Self::new(INST, inst.0)
    }
}

impl From<Block> for Value {
    #[inline]
    fn from(block: Block) -> Self {
        Self::new(BLOCK, block.0)
    }
}

impl From<Const> for Value {
    #[inline]
    fn from(c: Const) -> Self {
        Self::new(CONST, c.0)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_forward() {
            Some(n) => write!(f, "forward{n}"),
            None => write!(f, "{:?}", self.kind()),
        }
    }
}
