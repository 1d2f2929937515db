//! A function: its header, and its body where it is defined.
//!
//! Blocks are kept in order; the instructions of a block form a linked list, so that inserting and
//! removing is constant time and ids stay valid. Instructions that were read have ids in source order.
//!
//! ```text
//!   blocks:  b0 ──────────► b1 ──────► b2
//!            │first  last│
//!            i0 ⇄ i1 ⇄ i2   i3 ⇄ i4    i5
//! ```

use cranelift_entity::PrimaryMap;

use crate::compare::Journal;
use crate::inst::{Access, AllocaData, CallData, InstData, Link, State};
use crate::module::Map;
use crate::store::{List, MdKind, MdRef, Store};
use crate::text::{Name, TextRef};
use crate::types::{Type, TypeKind, Types};
use crate::value::{Block, Const, Global, Inst, Value, ValueKind};
use crate::vocab::{
    AtomicOp, CallConv, DllStorage, Linkage, MdKindName, Opcode, Predicate, UnnamedAddr, Visibility,
};

/// What every symbol can have.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbol {
    /// The linkage, where it is written; external otherwise.
    pub linkage: Option<Linkage>,
    /// `dso_local` (true) or `dso_preemptable` (false), where it is written.
    pub dso_local: Option<bool>,
    /// The visibility, where it is written.
    pub visibility: Option<Visibility>,
    /// `dllimport` or `dllexport`.
    pub dll: Option<DllStorage>,
    /// `unnamed_addr` or `local_unnamed_addr`.
    pub unnamed_addr: Option<UnnamedAddr>,
}

impl Symbol {
    /// The linkage, written or not.
    pub fn linkage(&self) -> Linkage {
        self.linkage.unwrap_or(Linkage::External)
    }
}

/// A parameter.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its type.
    pub ty: Type,
    /// Its attributes.
    pub attrs: List,
    pub(crate) name: Name,
    /// Whether it is mentioned under another type or name than when it was read.
    pub(crate) retitled: bool,
}

/// The comdat of a function or variable.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ComdatRef {
    /// `comdat`: the one named like the symbol.
    Same,
    /// `comdat($name)`
    Named(TextRef),
}

/// A function, defined or declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function<'s> {
    /// The symbol by which others refer to it.
    pub global: Global,
    /// Linkage, visibility and the like.
    pub symbol: Symbol,
    /// The calling convention.
    pub conv: CallConv,
    /// The type of its result.
    pub ret: Type,
    /// The attributes of its result.
    pub ret_attrs: List,
    /// Whether it takes further arguments: `...`.
    pub vararg: bool,
    /// Its own attributes, groups included.
    pub attrs: List,
    /// Its address space, where it is written.
    pub addrspace: Option<u32>,
    /// `section "…"`
    pub section: Option<TextRef>,
    /// `partition "…"`
    pub partition: Option<TextRef>,
    /// `comdat`
    pub comdat: Option<ComdatRef>,
    /// The binary logarithm of `align`.
    pub align: Option<u8>,
    /// `prefalign(N)`: the binary logarithm of the preferred alignment.
    pub prefalign: Option<u8>,
    /// `gc "…"`
    pub gc: Option<TextRef>,
    /// `prefix`
    pub prefix: Option<Const>,
    /// `prologue`
    pub prologue: Option<Const>,
    /// `personality`
    pub personality: Option<Const>,
    /// Metadata of the function: `define … !dbg !5 {`, `declare !dbg !5 …`.
    pub(crate) md: List,
    pub(crate) params: Vec<Param>,
    /// Lists, constants and text of header and body.
    pub store: Store<'s>,
    pub(crate) body: Option<Box<Body>>,
    /// Whether there is a body, but not here, and nobody may ask about it.
    pub(crate) elsewhere: bool,
    /// The text from `define` to `{` inclusive, or the whole declaration.
    pub(crate) header: (u32, u32),
    pub(crate) header_edited: bool,
    /// Names of local values by their hash, once an edit has needed a new one; and the last number tried for
    /// each.
    pub(crate) taken: Option<Map<u64, u32>>,
    /// Which function of its module it was when that was marked, from one on.
    pub(crate) place: u32,
    /// What was edited, while someone wants to know.
    pub(crate) journal: Option<Box<Journal<'s>>>,
}

/// The blocks and instructions of a function.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Body {
    pub insts: PrimaryMap<Inst, InstData>,
    pub blocks: PrimaryMap<Block, BlockData>,
    /// The blocks in order, once that is another than the order of their ids.
    pub order: Option<Vec<Block>>,
    pub calls: Vec<CallData>,
    pub use_orders: Vec<UseListOrder>,
    /// The text after `{` up to and including `}`; empty for a function that was added.
    pub start: u32,
    pub end: u32,
    /// Whether anything below the header was edited.
    pub edited: bool,
}

impl Body {
    /// The order of the blocks, to be changed.
    pub fn order_mut(&mut self) -> &mut Vec<Block> {
        let blocks = &self.blocks;
        self.order.get_or_insert_with(|| blocks.keys().collect())
    }
}

/// One block.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockData {
    pub name: Name,
    /// The name it was read with, by which block addresses refer to it.
    pub original: Name,
    pub first: Link,
    pub last: Link,
    /// The text of its label; empty if it has none.
    pub start: u32,
    pub end: u32,
    pub state: State,
}

/// The instructions of a function in order. Loops over whole functions are the most common thing that passes
/// do, so this is one flat loop.
#[derive(Clone, Debug)]
pub struct Insts<'f> {
    body: &'f Body,
    /// The position of the next block.
    block: usize,
    at: Link,
}

impl Iterator for Insts<'_> {
    type Item = Inst;

    #[inline]
    fn next(&mut self) -> Option<Inst> {
        loop {
            if let Some(inst) = self.at.get() {
                self.at = self.body.insts[inst].next;
                return Some(inst);
            }
            let block = match &self.body.order {
                Some(order) => *order.get(self.block)?,
                None if self.block < self.body.blocks.len() => Block(self.block as u32),
                None => return None,
            };
            self.block += 1;
            self.at = self.body.blocks[block].first;
        }
    }
}

/// `uselistorder` and `uselistorder_bb`: in which order the users of a value come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseListOrder {
    /// The value; for a block of another function see `block_of`.
    pub value: Option<Value>,
    /// `uselistorder_bb @function, %block`: the block by its name as written.
    pub block_of: Option<(Global, Name)>,
    /// The type it is written with.
    pub ty: Type,
    /// The order.
    pub indices: List,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl<'s> Function<'s> {
    pub(crate) fn new(global: Global, ret: Type, store: Store<'s>) -> Self {
        Self {
            global,
            symbol: Symbol::default(),
            conv: CallConv::Default,
            ret,
            ret_attrs: List::EMPTY,
            vararg: false,
            attrs: List::EMPTY,
            addrspace: None,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            prefalign: None,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
            md: List::EMPTY,
            params: Vec::new(),
            store,
            body: None,
            elsewhere: false,
            header: (0, 0),
            header_edited: false,
            taken: None,
            place: 0,
            journal: None,
        }
    }

    /// The text of its header, or of the whole declaration, unless it was added.
    pub fn header_range(&self) -> Option<std::ops::Range<usize>> {
        let (start, end) = self.header;
        (end > start).then_some(start as usize..end as usize)
    }

    /// Whether it has no body.
    pub fn is_declaration(&self) -> bool {
        self.body.is_none() && !self.elsewhere
    }

    /// Its parameters.
    pub fn params(&self) -> &[Param] {
        &self.params
    }

    /// Its type.
    pub fn ty(&self, types: &Types) -> Type {
        types.intern(TypeKind::Function {
            ret: self.ret,
            params: self.params.iter().map(|p| p.ty).collect(),
            vararg: self.vararg,
        })
    }

    #[inline]
    pub(crate) fn body(&self) -> &Body {
        // Everything that is asked of a function comes through here: what is rare must not be in the way.
        #[cold]
        fn empty() -> &'static Body {
            static EMPTY: std::sync::LazyLock<Body> = std::sync::LazyLock::new(Body::default);
            &EMPTY
        }
        debug_assert!(!self.elsewhere, "only the header of this function is here");
        match self.body.as_deref() {
            Some(body) => body,
            None => empty(),
        }
    }

    /// Its blocks in order; none for a declaration.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = Block> + '_ {
        self.view().blocks()
    }

    /// The number of block ids in use; every block is below it.
    pub fn num_blocks(&self) -> usize {
        self.body().blocks.len()
    }

    /// The number of instruction ids in use; every instruction is below it.
    pub fn num_insts(&self) -> usize {
        self.body().insts.len()
    }

    /// The block where it begins.
    pub fn entry(&self) -> Option<Block> {
        self.blocks().next()
    }

    /// The instructions and debug records of a block in order.
    pub fn insts_of(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        let body = self.body();
        let mut at = body.blocks[block].first;
        std::iter::from_fn(move || {
            let inst = at.get()?;
            at = body.insts[inst].next;
            Some(inst)
        })
    }

    /// The last instruction or debug record of a block.
    pub fn last(&self, block: Block) -> Option<Inst> {
        self.body().blocks[block].last.get()
    }

    /// All instructions and debug records in order.
    #[inline]
    pub fn insts(&self) -> Insts<'_> {
        Insts { body: self.body(), block: 0, at: Link::NONE }
    }

    /// The same in the order of their ids, for those to whom it does not matter: where the next one is, is known before
    /// this one is looked at.
    #[inline]
    pub fn each_inst(&self) -> impl Iterator<Item = (Inst, &InstData)> {
        self.body().insts.iter().filter(|(_, data)| !data.is_removed())
    }

    /// The last instruction of a block, once it is complete.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let last = self.body().blocks[block].last.get()?;
        self.inst(last).op.is_terminator().then_some(last)
    }

    /// An instruction.
    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.body().insts[inst]
    }

    /// The block that an instruction is in.
    #[inline]
    pub fn block_of(&self, inst: Inst) -> Block {
        self.inst(inst).block
    }

    /// The instruction after this one in its block.
    #[inline]
    pub fn next(&self, inst: Inst) -> Option<Inst> {
        self.inst(inst).next.get()
    }

    /// Behind which instruction something can stand that uses a phi: the last phi of its block, or a `landingpad`. Nothing
    /// where handlers of other kinds begin: they come first, too, and may use the phi themselves.
    pub fn behind_phis(&self, phi: Inst) -> Option<Inst> {
        use Opcode::{CatchPad, CatchSwitch, CleanupPad, LandingPad, Phi};
        let (mut last, mut at) = (phi, phi);
        while let Some(next) = self.next(at) {
            match self.inst(next).op {
                Phi => last = next,
                LandingPad => return Some(next),
                CatchSwitch | CatchPad | CleanupPad => return None,
                op if !op.is_debug_record() => break,
                _ => {}
            }
            at = next;
        }
        // Before records that describe it.
        Some(last)
    }

    /// The instruction before this one in its block.
    #[inline]
    pub fn prev(&self, inst: Inst) -> Option<Inst> {
        self.inst(inst).prev.get()
    }

    /// The operands of an instruction; [`crate::inst`] says what they are.
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        self.store.values(self.inst(inst).operands)
    }

    /// The type of any value of this function.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.inst(inst).ty,
            ValueKind::Arg(n) => self.params[n as usize].ty,
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Const(c) => self.store.const_type(c),
            ValueKind::Md(_) => Type::METADATA,
        }
    }

    /// The name of a value as written, quotes included; `None` if it is unnamed or a constant.
    pub fn name_of(&self, value: Value) -> Option<&[u8]> {
        self.raw_name(value).as_text().map(|t| self.store.text.raw(t))
    }

    /// The name of a value without quotes and escapes.
    pub fn plain_name(&self, value: Value) -> Option<std::borrow::Cow<'_, [u8]>> {
        self.raw_name(value).as_text().map(|t| self.store.text.unescaped(t))
    }

    pub(crate) fn original_name(&self, block: Block) -> Name {
        self.body().blocks[block].original
    }

    #[inline]
    pub(crate) fn raw_name(&self, value: Value) -> Name {
        match value.kind() {
            ValueKind::Inst(inst) => self.inst(inst).name,
            ValueKind::Arg(n) => self.params[n as usize].name,
            ValueKind::Block(block) => self.body().blocks[block].name,
            _ => Name::NONE,
        }
    }

    /// Whether a value is mentioned under another type or name than when it was read.
    #[inline]
    pub(crate) fn is_retitled(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => self.inst(inst).state.contains(State::RETITLED),
            ValueKind::Arg(n) => self.params[n as usize].retitled,
            ValueKind::Block(block) => self.body().blocks[block].state.contains(State::RETITLED),
            _ => false,
        }
    }

    /// The predicate of an `icmp` or `fcmp`.
    pub fn predicate(&self, inst: Inst) -> Option<Predicate> {
        self.view().predicate(inst)
    }

    /// The operation of an `atomicrmw`.
    pub fn atomic_op(&self, inst: Inst) -> Option<AtomicOp> {
        self.view().atomic_op(inst)
    }

    /// How a `load`, `store`, `cmpxchg`, `atomicrmw` or `fence` accesses memory.
    pub fn access(&self, inst: Inst) -> Option<Access> {
        self.view().access(inst)
    }

    /// What an `alloca` makes.
    pub fn alloca(&self, inst: Inst) -> Option<AllocaData> {
        self.view().alloca(inst)
    }

    /// The source element type of a `getelementptr`.
    #[inline]
    pub fn gep_source(&self, inst: Inst) -> Option<Type> {
        let data = self.inst(inst);
        (data.op == Opcode::GetElementPtr).then_some(Type(data.aux))
    }

    /// The indices of an `extractvalue` or `insertvalue`.
    pub fn indices(&self, inst: Inst) -> &[u32] {
        self.view().indices(inst)
    }

    /// Which clauses of a `landingpad` are filters.
    pub(crate) fn filters(&self, inst: Inst) -> &[u32] {
        self.store.list(List(self.inst(inst).aux))
    }

    /// What a call has beside its operands.
    #[inline]
    pub fn call(&self, inst: Inst) -> Option<&CallData> {
        let body = self.body();
        let data = &body.insts[inst];
        if data.op.is_call() { Some(&body.calls[data.aux as usize]) } else { None }
    }

    /// The function that a call calls.
    #[inline]
    pub fn callee(&self, inst: Inst) -> Option<Value> {
        let data = self.inst(inst);
        if data.op.is_call() { self.store.values(data.operands).last().copied() } else { None }
    }

    /// The arguments of a call.
    #[inline]
    pub fn args(&self, inst: Inst) -> &[Value] {
        let n = self.call(inst).map_or(0, |c| c.num_args as usize);
        &self.operands(inst)[..n]
    }

    /// The attributes of an argument of a call.
    #[inline]
    pub fn arg_attrs(&self, inst: Inst, arg: usize) -> List {
        self.view().arg_attrs(inst, arg)
    }

    /// The operand bundles of a call: the tag in quotes, and the operands.
    pub fn bundles(&self, inst: Inst) -> impl Iterator<Item = (TextRef, &[Value])> + '_ {
        self.view().bundles(inst)
    }

    /// Whether a call has operand bundles that may do anything with what is in them, and with memory.
    pub fn has_open_bundles(&self, inst: Inst) -> bool {
        self.view().has_open_bundles(inst)
    }

    /// The blocks that a terminator can go to, in the order they are written.
    pub fn successors(&self, inst: Inst) -> impl Iterator<Item = Block> + '_ {
        self.view().successors(inst)
    }

    /// The attachments of an instruction.
    pub fn metadata(&self, inst: Inst) -> impl Iterator<Item = (MdKind, MdRef)> + '_ {
        self.view().metadata(inst)
    }

    /// The attachments of the function itself.
    pub fn function_metadata(&self) -> impl Iterator<Item = (MdKind, MdRef)> + '_ {
        self.store.attachments(self.md)
    }

    /// The debug location of an instruction.
    pub fn debug_loc(&self, inst: Inst) -> Option<MdRef> {
        self.metadata(inst).find(|(k, _)| *k == MdKind::Known(MdKindName::Dbg)).map(|(_, md)| md)
    }

    /// The orders of uses that the body ends with. Once anything has changed they fit no more.
    pub fn use_orders(&self) -> &[UseListOrder] {
        if self.is_edited() { &[] } else { &self.body().use_orders }
    }

    /// Whether anything was edited since it was read.
    pub fn is_edited(&self) -> bool {
        self.header_edited || self.body.as_ref().is_some_and(|b| b.edited)
    }
}
