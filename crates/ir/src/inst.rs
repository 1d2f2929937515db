//! One instruction: 48 bytes, and its operands in a list of the function's store.
//!
//! What the operands are, by opcode:
//!
//! | opcode | operands | `aux` |
//! |---|---|---|
//! | `ret` | value, or none | |
//! | `br` | target; or condition, then, else | |
//! | `switch` | value, default, then each case and its target | |
//! | `indirectbr` | address, targets | |
//! | `call` | arguments, bundle operands, callee | [`CallData`] |
//! | `invoke` | arguments, bundle operands, normal target, unwind target, callee | [`CallData`] |
//! | `callbr` | arguments, bundle operands, default target, other targets, callee | [`CallData`] |
//! | `resume`, `freeze`, `fneg`, casts, `va_arg` | value | |
//! | `cleanupret` | pad, and the unwind target unless it unwinds to the caller | |
//! | `catchret` | pad, target | |
//! | `catchswitch` | parent pad, handlers, and the unwind target unless [`InstFlags::UNWIND_TO_CALLER`] | |
//! | `catchpad`, `cleanuppad` | pad, arguments | |
//! | binary, `icmp`, `fcmp` | left, right | |
//! | `select` | condition, then, else | |
//! | `phi` | pairs of value and block | |
//! | `alloca` | the number of elements, or none | [`AllocaData`] |
//! | `load` | pointer | [`Access`] |
//! | `store` | value, pointer | [`Access`] |
//! | `cmpxchg` | pointer, expected, new | [`Access`] |
//! | `atomicrmw` | pointer, value | [`Access`] |
//! | `fence` | none | [`Access`] |
//! | `getelementptr` | base, indices | the source element type |
//! | `extractelement`, `insertelement`, `shufflevector` | as written | |
//! | `extractvalue`, `insertvalue` | aggregate, and the value inserted | the indices |
//! | `landingpad` | the clauses | which of them are filters |
//! | debug records | as written, all of type `metadata` | |

use bitflags::bitflags;

use crate::store::{List, ValueList};
use crate::text::{Name, TextRef};
use crate::types::Type;
use crate::value::{Block, Inst};
use crate::vocab::{CallConv, Opcode, Ordering};
use crate::words::words;

bitflags! {
    /// The words that qualify an instruction.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
    pub struct InstFlags: u32 {
        /// `reassoc`
        const REASSOC = 1;
        /// `nnan`
        const NNAN = 1 << 1;
        /// `ninf`
        const NINF = 1 << 2;
        /// `nsz`
        const NSZ = 1 << 3;
        /// `arcp`
        const ARCP = 1 << 4;
        /// `contract`
        const CONTRACT = 1 << 5;
        /// `afn`
        const AFN = 1 << 6;
        /// `fast`: all of the above.
        const FAST = 0x7F;
        /// `nuw`
        const NUW = 1 << 7;
        /// `nsw`
        const NSW = 1 << 8;
        /// `exact`
        const EXACT = 1 << 9;
        /// `disjoint`
        const DISJOINT = 1 << 10;
        /// `nneg`
        const NNEG = 1 << 11;
        /// `samesign`
        const SAMESIGN = 1 << 12;
        /// `inbounds`
        const INBOUNDS = 1 << 13;
        /// `nusw`
        const NUSW = 1 << 14;
        /// `volatile`
        const VOLATILE = 1 << 16;
        /// `atomic`, of a load or store.
        const ATOMIC = 1 << 17;
        /// `weak`, of a `cmpxchg`.
        const WEAK = 1 << 18;
        /// `elementwise`, of an `atomicrmw`.
        const ELEMENTWISE = 1 << 19;
        /// `inalloca`
        const INALLOCA = 1 << 20;
        /// `swifterror`
        const SWIFTERROR = 1 << 21;
        /// `cleanup`
        const CLEANUP = 1 << 22;
        /// `unwind to caller`
        const UNWIND_TO_CALLER = 1 << 23;
        /// `tail`
        const TAIL = 1 << 24;
        /// `musttail`
        const MUSTTAIL = 1 << 25;
        /// `notail`
        const NOTAIL = 1 << 26;
        /// The access names a `syncscope`.
        const SCOPED = 1 << 27;
        /// A `musttail` call that passes on the variable arguments: `...` ends its list.
        const ELLIPSIS = 1 << 28;
    }
}

words! {
    /// The words that stand between an opcode and its operands.
    pub(crate) enum FlagWord in 64 {
        Reassoc = "reassoc", Nnan = "nnan", Ninf = "ninf", Nsz = "nsz", Arcp = "arcp",
        Contract = "contract", Afn = "afn", Fast = "fast", Inbounds = "inbounds", Nusw = "nusw",
        Nuw = "nuw", Nsw = "nsw", Exact = "exact", Disjoint = "disjoint", Nneg = "nneg",
        Samesign = "samesign", Atomic = "atomic", Weak = "weak", Volatile = "volatile",
        Inalloca = "inalloca", Swifterror = "swifterror",
    }
}

impl FlagWord {
    /// The flag, or the flags, that the word sets.
    pub fn flags(self) -> InstFlags {
        match self {
            FlagWord::Reassoc => InstFlags::REASSOC,
            FlagWord::Nnan => InstFlags::NNAN,
            FlagWord::Ninf => InstFlags::NINF,
            FlagWord::Nsz => InstFlags::NSZ,
            FlagWord::Arcp => InstFlags::ARCP,
            FlagWord::Contract => InstFlags::CONTRACT,
            FlagWord::Afn => InstFlags::AFN,
            FlagWord::Fast => InstFlags::FAST,
            FlagWord::Inbounds => InstFlags::INBOUNDS,
            FlagWord::Nusw => InstFlags::NUSW,
            FlagWord::Nuw => InstFlags::NUW,
            FlagWord::Nsw => InstFlags::NSW,
            FlagWord::Exact => InstFlags::EXACT,
            FlagWord::Disjoint => InstFlags::DISJOINT,
            FlagWord::Nneg => InstFlags::NNEG,
            FlagWord::Samesign => InstFlags::SAMESIGN,
            FlagWord::Atomic => InstFlags::ATOMIC,
            FlagWord::Weak => InstFlags::WEAK,
            FlagWord::Volatile => InstFlags::VOLATILE,
            FlagWord::Inalloca => InstFlags::INALLOCA,
            FlagWord::Swifterror => InstFlags::SWIFTERROR,
        }
    }
}

impl InstFlags {
    /// What says how the instruction is made up, not what it means.
    pub(crate) const STRUCTURE: InstFlags =
        InstFlags::SCOPED.union(InstFlags::ELLIPSIS).union(InstFlags::UNWIND_TO_CALLER);
    /// `nuw` and `nsw`.
    pub(crate) const WRAP: InstFlags = InstFlags::NUW.union(InstFlags::NSW);
    /// What a `getelementptr` can have.
    pub(crate) const GEP: InstFlags =
        InstFlags::INBOUNDS.union(InstFlags::NUSW).union(InstFlags::NUW);
}

bitflags! {
    /// What happened to an instruction since it was read.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
    pub(crate) struct State: u16 {
        /// It has to be printed from the model.
        const EDITED = 1;
        /// It is no longer part of the function.
        const REMOVED = 2;
        /// It is mentioned in another way: under another type, or another name.
        const RETITLED = 4;
        /// Its address is another: of a load, a store or a `getelementptr`. The rest of its text holds.
        const ADDRESS = 8;
    }
}

/// One instruction.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InstData {
    /// What it does.
    pub op: Opcode,
    /// The predicate of a comparison, the operation of an `atomicrmw`.
    pub(crate) sub: u8,
    pub(crate) state: State,
    /// The words that qualify it.
    pub flags: InstFlags,
    /// The type of its result, [`Type::VOID`] if there is none.
    pub ty: Type,
    pub(crate) operands: ValueList,
    pub(crate) aux: u32,
    pub(crate) name: Name,
    pub(crate) md: List,
    /// The text it was read from; empty for one that was added.
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) prev: Link,
    pub(crate) next: Link,
    pub(crate) block: Block,
}

/// A neighbour in a block.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link(u32);

impl Link {
    pub const NONE: Link = Link(u32::MAX);

    pub fn get(self) -> Option<Inst> {
        (self != Self::NONE).then_some(Inst(self.0))
    }
}

impl From<Inst> for Link {
    fn from(inst: Inst) -> Self {
        Link(inst.0)
    }
}

impl From<Option<Inst>> for Link {
    fn from(inst: Option<Inst>) -> Self {
        inst.map_or(Link::NONE, |i| Link(i.0))
    }
}

impl InstData {
    pub(crate) fn new(op: Opcode, ty: Type) -> Self {
        Self {
            op,
            sub: 0,
            state: State::default(),
            flags: InstFlags::default(),
            ty,
            operands: ValueList(0),
            aux: 0,
            name: Name::NONE,
            md: List::EMPTY,
            start: 0,
            end: 0,
            prev: Link::NONE,
            next: Link::NONE,
            block: Block(0),
        }
    }

    /// Whether it was taken out of its function.
    pub fn is_removed(&self) -> bool {
        self.state.contains(State::REMOVED)
    }

    /// Where it was read from, unless it was added.
    pub fn source_range(&self) -> Option<std::ops::Range<usize>> {
        (self.end > self.start).then_some(self.start as usize..self.end as usize)
    }
}

/// How memory is accessed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// The binary logarithm of `align`, where it is written.
    pub align: Option<u8>,
    /// The ordering of an atomic access; of a `cmpxchg` on success.
    pub ordering: Option<Ordering>,
    /// The ordering of a `cmpxchg` on failure.
    pub failure: Option<Ordering>,
    /// The name of the `syncscope`, in quotes.
    pub scope: Option<TextRef>,
}

impl Access {
    pub(crate) fn pack(self) -> u32 {
        let order = |o: Option<Ordering>| o.map_or(0, |o| o as u32 + 1);
        self.align.map_or(0, |a| u32::from(a) + 1)
            | order(self.ordering) << 8
            | order(self.failure) << 12
    }

    pub(crate) fn unpack(bits: u32, scope: Option<TextRef>) -> Self {
        let order = |bits: u32| (bits & 15).checked_sub(1).and_then(Ordering::from_index);
        Self {
            align: (bits & 0xFF).checked_sub(1).map(|a| a as u8),
            ordering: order(bits >> 8),
            failure: order(bits >> 12),
            scope,
        }
    }
}

/// What an `alloca` makes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AllocaData {
    /// The type of one element.
    pub ty: Type,
    /// The binary logarithm of `align`, where it is written.
    pub align: Option<u8>,
    /// The address space, where it is written.
    pub addrspace: Option<u32>,
}

/// What a call has beside its operands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CallData {
    /// As written: the type of the result, or of the function.
    pub ty: Type,
    /// The calling convention.
    pub conv: CallConv,
    /// The address space of the callee, where it is written.
    pub addrspace: Option<u32>,
    /// How many of the operands are arguments.
    pub num_args: u32,
    /// The attributes of the result.
    pub ret_attrs: List,
    /// The attributes of the call.
    pub fn_attrs: List,
    /// For each argument its list of attributes; empty if none has any.
    pub(crate) arg_attrs: List,
    /// For each bundle its tag and the number of its operands.
    pub(crate) bundles: List,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_is_small() {
        assert_eq!(size_of::<InstData>(), 48);
        assert!(size_of::<CallData>() <= 48);
    }

    #[test]
    fn access_packs() {
        let access = Access {
            align: Some(0),
            ordering: Some(Ordering::SeqCst),
            failure: Some(Ordering::Unordered),
            scope: None,
        };
        assert_eq!(Access::unpack(access.pack(), None), access);
        assert_eq!(Access::unpack(Access::default().pack(), None), Access::default());
    }
}
