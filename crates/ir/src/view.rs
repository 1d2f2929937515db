//! A function at one of two moments: as it is, or as it was when its journal began.
//!
//! Nothing is copied for that. What was edited since is in the journal, all else is where it always was:
//!
//! ```text
//!   inst 7 ──► noted? ──► yes: as the journal has it
//!                    └──► no:  as the function has it
//! ```
//!
//! Invariant: lists and constants are only added, so that those of a moment are still among those of now.

use crate::compare::Noted;
use crate::function::{BlockData, Body, ComdatRef, Function, Param, Symbol};
use crate::inst::{Access, AllocaData, CallData, InstData, InstFlags, Link};
use crate::store::{List, MdKind, MdRef, Store};
use crate::text::TextRef;
use crate::types::Type;
use crate::value::{Block, Const, Global, Inst, Value, ValueKind};
use crate::vocab::{AtomicOp, CallConv, Opcode, Predicate};

/// What is noted of a function as it is.
static NOTHING: Noted = Noted::new();

/// A function at one moment, to be looked at.
#[derive(Copy, Clone, Debug)]
pub struct View<'f, 's> {
    /// For its header alone: of what is past there is no body in it.
    head: &'f Function<'s>,
    /// Lists, constants and text; there may be more than there were.
    pub store: &'f Store<'s>,
    body: &'f Body,
    blocks: &'f [BlockData],
    order: Option<&'f [Block]>,
    num_insts: usize,
    /// What is not any more as it was then.
    noted: &'f Noted,
    is_past: bool,
}

/// The header of a function but for its parameters; [`Function`] says what is in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Header {
    pub global: Global,
    pub symbol: Symbol,
    pub conv: CallConv,
    pub ret: Type,
    pub ret_attrs: List,
    pub vararg: bool,
    pub attrs: List,
    pub addrspace: Option<u32>,
    pub section: Option<TextRef>,
    pub partition: Option<TextRef>,
    pub comdat: Option<ComdatRef>,
    pub align: Option<u8>,
    pub prefalign: Option<u8>,
    pub gc: Option<TextRef>,
    pub prefix: Option<Const>,
    pub prologue: Option<Const>,
    pub personality: Option<Const>,
}

/// The instructions of a function in order.
pub struct Listed<'f, 's> {
    view: View<'f, 's>,
    block: usize,
    at: Link,
}

impl<'f> Iterator for Listed<'f, '_> {
    type Item = (Inst, &'f InstData, &'f [Value]);

    #[inline(always)] // The longest loops of the checker come through here.
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(inst) = self.at.get() {
                let (data, operands) = self.view.look(inst);
                self.at = data.next;
                return Some((inst, data, operands));
            }
            let next = match self.view.order {
                Some(order) => order.get(self.block)?.0 as usize,
                None => self.block,
            };
            self.block += 1;
            self.at = self.view.blocks.get(next)?.first;
        }
    }
}

/// The instructions of a function by their ids.
pub struct Each<'f, 's> {
    view: View<'f, 's>,
    next: u32,
}

impl<'f> Iterator for Each<'f, '_> {
    type Item = (Inst, &'f InstData, &'f [Value]);

    #[inline(always)] // As above.
    fn next(&mut self) -> Option<Self::Item> {
        while (self.next as usize) < self.view.num_insts {
            let inst = Inst(self.next);
            self.next += 1;
            let (data, operands) = self.view.look(inst);
            if !data.is_removed() {
                return Some((inst, data, operands));
            }
        }
        None
    }
}

impl<'s> Function<'s> {
    /// The function as it is.
    #[inline]
    pub fn view(&self) -> View<'_, 's> {
        let body = self.body();
        View {
            head: self,
            store: &self.store,
            body,
            blocks: body.blocks.as_values_slice(),
            order: body.order.as_deref(),
            num_insts: body.insts.len(),
            noted: &NOTHING,
            is_past: false,
        }
    }

    /// The function as it was at a mark; nothing if it keeps no journal since then.
    pub(crate) fn past(&self, mark: u32) -> Option<View<'_, 's>> {
        let journal = self.journal_since(mark)?;
        if let Some(everything) = &journal.everything {
            return Some(everything.view());
        }
        if journal.header.is_declaration() {
            return Some(journal.header.view());
        }
        let now = self.view();
        let (blocks, order) = match &journal.blocks {
            Some((blocks, order)) => (blocks.as_values_slice(), order.as_deref()),
            None => (now.blocks, now.order),
        };
        let (head, num_insts) = (&*journal.header, journal.insts);
        let noted = &journal.noted;
        Some(View { head, blocks, order, num_insts, noted, is_past: true, ..now })
    }
}

impl<'f, 's> View<'f, 's> {
    /// Whether it is of a moment that is past.
    pub(crate) fn is_past(&self) -> bool {
        self.is_past
    }

    /// Its header. Lists and constants are in the store of the view.
    pub fn header(&self) -> Header {
        let f = self.head;
        Header {
            global: f.global,
            symbol: f.symbol,
            conv: f.conv,
            ret: f.ret,
            ret_attrs: f.ret_attrs,
            vararg: f.vararg,
            attrs: f.attrs,
            addrspace: f.addrspace,
            section: f.section,
            partition: f.partition,
            comdat: f.comdat,
            align: f.align,
            prefalign: f.prefalign,
            gc: f.gc,
            prefix: f.prefix,
            prologue: f.prologue,
            personality: f.personality,
        }
    }

    /// Its parameters.
    #[inline]
    pub fn params(&self) -> &'f [Param] {
        self.head.params()
    }

    /// The attachments of the function itself.
    pub fn function_metadata(&self) -> impl Iterator<Item = (MdKind, MdRef)> + use<'f, 's> {
        self.store.attachments(self.head.md)
    }

    // ----- blocks --------------------------------------------------------------------------------

    /// Its blocks in order.
    #[inline]
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = Block> + use<'f, 's> {
        let implied = if self.order.is_some() { 0 } else { self.blocks.len() as u32 };
        self.order.unwrap_or_default().iter().copied().chain((0..implied).map(Block))
    }

    /// The number of block ids in use; every block is below it.
    #[inline]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The block where it begins.
    #[inline]
    pub fn entry(&self) -> Option<Block> {
        self.blocks().next()
    }

    /// The last instruction of a block, once it is complete.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let last = self.blocks[block.0 as usize].last.get()?;
        self.inst(last).op.is_terminator().then_some(last)
    }

    /// The blocks that a terminator can go to, in the order they are written.
    #[inline]
    pub fn successors(&self, inst: Inst) -> impl Iterator<Item = Block> + use<'f, 's> {
        let terminates = self.inst(inst).op.is_terminator();
        let operands = if terminates { self.operands(inst) } else { &[] };
        operands.iter().filter_map(|v| v.as_block())
    }

    // ----- instructions --------------------------------------------------------------------------

    /// The number of instruction ids in use; every instruction is below it.
    #[inline]
    pub fn num_insts(&self) -> usize {
        self.num_insts
    }

    /// The instructions and debug records of a block in order.
    #[inline]
    pub fn insts_of(&self, block: Block) -> impl Iterator<Item = Inst> + use<'f, 's> {
        let this = *self;
        let mut at = this.blocks[block.0 as usize].first;
        std::iter::from_fn(move || {
            let inst = at.get()?;
            at = this.inst(inst).next;
            Some(inst)
        })
    }

    /// All instructions and debug records in order.
    #[inline]
    pub fn insts(&self) -> impl Iterator<Item = Inst> + use<'f, 's> {
        self.listed().map(|(inst, ..)| inst)
    }

    /// The same, with their operands.
    #[inline]
    pub fn listed(&self) -> Listed<'f, 's> {
        Listed { view: *self, block: 0, at: Link::NONE }
    }

    /// All of them in the order of their ids, for those to whom it does not matter: where the next one is, is known before
    /// this one is looked at.
    #[inline]
    pub fn each(&self) -> Each<'f, 's> {
        Each { view: *self, next: 0 }
    }

    /// The calls of the function, in order: `call`, `invoke` and `callbr`.
    pub fn calls(&self) -> impl Iterator<Item = Inst> + use<'f, 's> {
        self.listed().filter(|(_, data, _)| data.op.is_call()).map(|(inst, ..)| inst)
    }

    /// An instruction.
    #[inline(always)] // All loops of the checker come through here.
    pub fn inst(&self, inst: Inst) -> &'f InstData {
        match self.noted.old(inst) {
            None => &self.body.insts[inst],
            Some(old) => &old.data,
        }
    }

    /// The operands of an instruction; [`crate::inst`] says what they are.
    #[inline(always)] // As above.
    pub fn operands(&self, inst: Inst) -> &'f [Value] {
        match self.noted.old(inst) {
            None => self.store.values(self.body.insts[inst].operands),
            Some(old) => self.noted.operands(old),
        }
    }

    /// Both at once.
    #[inline(always)]
    pub fn look(&self, inst: Inst) -> (&'f InstData, &'f [Value]) {
        match self.noted.old(inst) {
            None => {
                let data = &self.body.insts[inst];
                (data, self.store.values(data.operands))
            }
            Some(old) => (&old.data, self.noted.operands(old)),
        }
    }

    /// The operands of every instruction there is an id for, whether it is still part of the function or not.
    pub fn all_operands(&self) -> impl Iterator<Item = (Inst, &'f [Value])> + use<'f, 's> {
        let (store, noted) = (self.store, self.noted);
        let insts = &self.body.insts.as_values_slice()[..self.num_insts];
        insts.iter().zip((0..).map(Inst)).map(move |(data, inst)| match noted.old(inst) {
            None => (inst, store.values(data.operands)),
            Some(old) => (inst, noted.operands(old)),
        })
    }

    /// The block that an instruction is in.
    #[inline]
    pub fn block_of(&self, inst: Inst) -> Block {
        self.inst(inst).block
    }

    /// The type of any value of this function.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        if value.inst_number() < self.num_insts {
            return self.inst(Inst(value.inst_number() as u32)).ty;
        }
        self.type_of_other(value)
    }

    #[inline(never)] // Most values are instructions.
    fn type_of_other(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.inst(inst).ty,
            ValueKind::Arg(n) => self.params()[n as usize].ty,
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Const(c) => self.store.const_type(c),
            ValueKind::Md(_) => Type::METADATA,
        }
    }

    /// The name of an instruction as written, quotes included; `None` if it is unnamed.
    pub fn inst_name(&self, inst: Inst) -> Option<&'f [u8]> {
        self.inst(inst).name.as_text().map(|t| self.store.text.raw(t))
    }

    /// The attachments of an instruction.
    #[inline]
    pub fn metadata(&self, inst: Inst) -> impl Iterator<Item = (MdKind, MdRef)> + use<'f, 's> {
        self.store.attachments(self.inst(inst).md)
    }

    // ----- what an instruction has beside its operands -------------------------------------------

    /// The predicate of an `icmp` or `fcmp`.
    #[inline]
    pub fn predicate(&self, inst: Inst) -> Option<Predicate> {
        let data = self.inst(inst);
        matches!(data.op, Opcode::ICmp | Opcode::FCmp)
            .then(|| Predicate::from_index(u32::from(data.sub)))
            .flatten()
    }

    /// The operation of an `atomicrmw`.
    #[inline]
    pub fn atomic_op(&self, inst: Inst) -> Option<AtomicOp> {
        let data = self.inst(inst);
        (data.op == Opcode::AtomicRmw).then(|| AtomicOp::from_index(u32::from(data.sub))).flatten()
    }

    /// How a `load`, `store`, `cmpxchg`, `atomicrmw` or `fence` accesses memory.
    #[inline]
    pub fn access(&self, inst: Inst) -> Option<Access> {
        let data = self.inst(inst);
        use Opcode::*;
        if !matches!(data.op, Load | Store | CmpXchg | AtomicRmw | Fence) {
            return None;
        }
        Some(if data.flags.contains(InstFlags::SCOPED) {
            let list = self.store.list(List(data.aux));
            Access::unpack(list[0], Some(TextRef(list[1])))
        } else {
            Access::unpack(data.aux, None)
        })
    }

    /// What an `alloca` makes.
    #[inline]
    pub fn alloca(&self, inst: Inst) -> Option<AllocaData> {
        let data = self.inst(inst);
        if data.op != Opcode::Alloca {
            return None;
        }
        let list = self.store.list(List(data.aux));
        Some(AllocaData {
            ty: Type(list[0]),
            align: list[1].checked_sub(1).map(|a| a as u8),
            addrspace: list[2].checked_sub(1),
        })
    }

    /// The source element type of a `getelementptr`.
    #[inline]
    pub fn gep_source(&self, inst: Inst) -> Option<Type> {
        let data = self.inst(inst);
        (data.op == Opcode::GetElementPtr).then_some(Type(data.aux))
    }

    /// The indices of an `extractvalue` or `insertvalue`.
    #[inline]
    pub fn indices(&self, inst: Inst) -> &'f [u32] {
        let data = self.inst(inst);
        match data.op {
            Opcode::ExtractValue | Opcode::InsertValue => self.store.list(List(data.aux)),
            _ => &[],
        }
    }

    // ----- calls ---------------------------------------------------------------------------------

    /// What a call has beside its operands.
    #[inline]
    pub fn call(&self, inst: Inst) -> Option<&'f CallData> {
        if let Some(old) = self.noted.old(inst) {
            return self.noted.call(old);
        }
        let data = &self.body.insts[inst];
        if data.op.is_call() { Some(&self.body.calls[data.aux as usize]) } else { None }
    }

    /// The function that a call calls.
    #[inline]
    pub fn callee(&self, inst: Inst) -> Option<Value> {
        if self.inst(inst).op.is_call() { self.operands(inst).last().copied() } else { None }
    }

    /// The symbol that a call calls directly.
    #[inline]
    pub fn called_symbol(&self, inst: Inst) -> Option<Global> {
        self.store.as_global(self.callee(inst)?.as_const()?)
    }

    /// The arguments of a call.
    #[inline]
    pub fn args(&self, inst: Inst) -> &'f [Value] {
        let n = self.call(inst).map_or(0, |c| c.num_args as usize);
        &self.operands(inst)[..n]
    }

    /// The attributes of an argument of a call.
    #[inline]
    pub fn arg_attrs(&self, inst: Inst, arg: usize) -> List {
        self.call(inst)
            .and_then(|c| self.store.list(c.arg_attrs).get(arg))
            .map_or(List::EMPTY, |&w| List(w))
    }

    /// The attributes of all arguments of a call.
    pub fn all_arg_attrs(&self, inst: Inst) -> impl Iterator<Item = List> + use<'f, 's> {
        let (lists, count) = match self.call(inst) {
            Some(call) => (self.store.list(call.arg_attrs), call.num_args as usize),
            None => (&[][..], 0),
        };
        (0..count).map(|arg| lists.get(arg).map_or(List::EMPTY, |&list| List(list)))
    }

    /// The operand bundles of a call: the tag in quotes, and the operands.
    #[inline]
    pub fn bundles(
        &self,
        inst: Inst,
    ) -> impl Iterator<Item = (TextRef, &'f [Value])> + use<'f, 's> {
        let (list, first) = self.call(inst).map_or((List::EMPTY, 0), |c| (c.bundles, c.num_args));
        let operands = self.operands(inst);
        let mut at = first as usize;
        self.store.list(list).chunks_exact(2).map(move |pair| {
            let from = at;
            at += pair[1] as usize;
            (TextRef(pair[0]), &operands[from..at])
        })
    }

    /// Whether a call has operand bundles that may do anything with what is in them, and with memory.
    pub fn has_open_bundles(&self, inst: Inst) -> bool {
        self.bundles(inst).any(|(tag, _)| !self.store.text.is(tag, b"convergencectrl"))
    }

    /// Whether it shows the same as another one, of which nothing is past.
    pub fn is_same(&self, copy: &Function<'s>) -> bool {
        let other = copy.view();
        let same = |inst: Inst| {
            self.inst(inst) == other.inst(inst)
                && self.operands(inst) == other.operands(inst)
                && self.call(inst) == other.call(inst)
        };
        self.head.has_header(copy)
            && self.store.extends(other.store)
            && (self.blocks, self.order) == (other.blocks, other.order)
            && self.num_insts == other.num_insts
            && (0..self.num_insts as u32).map(Inst).all(same)
    }
}
