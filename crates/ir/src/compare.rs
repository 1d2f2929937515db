//! Two states of one function: what of each instruction is not what it was.
//!
//! Ids stay, and lists are only added, so that what has the same ids is the same. Once a module is marked, each of its
//! functions keeps a journal from its first edit on. That notes each instruction as it was before it was first edited,
//! which is enough to get back:
//!
//! ```text
//!   mark ──── edit %5 ──── add %9 ──── remove %7 ────► now
//!     │         │            │            │             │
//!     │       %5, was        │     %7, was, and its     │
//!     ▼       noted          ▼     neighbours           ▼
//!   what there was  ◄────── shorten, put back ────── undone
//! ```
//!
//! [`crate::view`] shows that without going back. Invariant: whatever edits a body notes it first.

use std::sync::Arc;

use bitflags::bitflags;
use cranelift_entity::PrimaryMap;

use crate::function::{BlockData, Body, Function, Param};
use crate::inst::{CallData, InstData};
use crate::module::Module;
use crate::store::{List, Md, MdKind, MdRef, Store, StoreSize};
use crate::types::{Type, Types};
use crate::value::{Block, FuncId, Global, Inst, Value, ValueKind};
use crate::view::View;
use crate::vocab::Opcode;

bitflags! {
    /// What of an instruction is not what it was.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
    pub struct Changed: u8 {
        /// What it does: opcode, flags, name, and what it has beside its operands.
        const KIND = 1;
        /// The type of its result.
        const TYPE = 2;
        /// Which operands it has.
        const OPERANDS = 4;
        /// Its attachments.
        const METADATA = 8;
        /// It is not part of the function any more.
        const REMOVED = 16;
        /// Something that it uses is another: it has another type, or went, or is metadata that may mention such a thing. If
        /// there is any such thing, also of whatever changed itself, where nobody looks at what it uses.
        const USED = 32;
    }
}

/// What became of the instructions that a function had.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Whether lists and constants are what they were, so that equal ids mean the same; what was added does not matter.
    pub extends: bool,
    /// Whether the blocks are the same, and those instructions that are still there are in the same order in them: surely,
    /// that is; else that has to be seen by looking.
    pub in_order: bool,
    /// What changed in instructions, by their ids. If lists or constants are others, that is everything but types.
    pub insts: Vec<Changed>,
}

/// What was attached to instructions, and what came beside that.
#[derive(Clone, Debug)]
pub struct Attached {
    /// The kinds that changed.
    pub insts: Vec<(Inst, MdKind)>,
    /// Instructions that came.
    pub new: Vec<Inst>,
}

/// Blocks by their ids, and their order.
type Blocks = (PrimaryMap<Block, BlockData>, Option<Vec<Block>>);

/// What a function was when its journal began, as far as it is not that any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Journal<'s> {
    /// The function without its body, shared with the mark. Its lists have the same ids.
    pub(crate) header: Arc<Function<'s>>,
    /// Since which mark it is kept.
    since: u32,
    edited: bool,
    pub(crate) insts: usize,
    calls: usize,
    store: StoreSize,
    /// Instructions before they were first edited.
    pub(crate) noted: Noted,
    /// The blocks before they were edited.
    pub(crate) blocks: Option<Blocks>,
    /// Whether more was done to blocks than to put instructions at their ends.
    reordered: bool,
    /// All of it, before lists or constants were edited in place.
    pub(crate) everything: Option<Box<Function<'s>>>,
}

/// An instruction as it was.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Old {
    inst: Inst,
    pub data: InstData,
    /// Where its operands begin and end.
    operands: (u32, u32),
    /// Which of the calls it is.
    call: u32,
}

/// Instructions as they were, with all that belongs to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    old: Vec<Old>,
    /// What those of them that are calls had beside their operands, by where that is.
    calls: Vec<(u32, CallData)>,
    /// The operands that they had.
    operands: Vec<Value>,
    /// For each instruction its place among the old ones, from one on; nothing as long as there are none.
    places: Vec<u32>,
}

impl Noted {
    pub const fn new() -> Self {
        Self { old: Vec::new(), calls: Vec::new(), operands: Vec::new(), places: Vec::new() }
    }

    /// An instruction as it was, if it is not that any more.
    #[inline(always)]
    pub fn old(&self, inst: Inst) -> Option<&Old> {
        match self.places.get(inst.0 as usize) {
            None | Some(0) => None,
            Some(&at) => Some(&self.old[at as usize - 1]),
        }
    }

    #[inline(never)] // Few are noted: that must not be in the way of the others.
    pub fn operands(&self, old: &Old) -> &[Value] {
        &self.operands[old.operands.0 as usize..old.operands.1 as usize]
    }

    pub fn call(&self, old: &Old) -> Option<&CallData> {
        if old.data.op.is_call() { Some(&self.calls[old.call as usize].1) } else { None }
    }
}

impl<'s> Function<'s> {
    /// The function for those who ask about its header alone.
    fn without_body(&self) -> Self {
        let mut store = if self.has_plain_header() {
            // Mostly these are the first lists: the header was read first.
            let ends = self.header_lists().map(|list| self.store.end_of(list));
            let words = self.store.words[..ends.max().unwrap_or(0)].to_vec();
            Store { words, ..Store::new(self.store.text.source()) }
        } else {
            self.store.clone()
        };
        store.text = self.store.text.clone();
        store.attached = self.store.attached;
        Self {
            params: self.params.clone(),
            store,
            body: None,
            elsewhere: true,
            taken: None,
            journal: None,
            ..*self
        }
    }

    fn header_lists(&self) -> impl Iterator<Item = List> {
        let own = [self.attrs, self.ret_attrs, self.md];
        self.params.iter().map(|param| param.attrs).chain(own)
    }

    /// Whether the lists of its header are all that it has in the store.
    fn has_plain_header(&self) -> bool {
        let lists = self.params.iter().map(|param| param.attrs).chain([self.attrs, self.ret_attrs]);
        let mut attrs = lists.map(|list| self.store.attrs(list));
        [self.prefix, self.prologue, self.personality].iter().all(Option::is_none)
            && !attrs.any(|attrs| attrs.has_lists())
            && self.function_metadata().all(|(_, md)| matches!(md, MdRef::Number(_)))
    }

    /// Before anything is edited: from now on every edit is noted, if that is not so already, and anyone marked the module.
    #[inline]
    pub(crate) fn note_touch(&mut self, mark: u32) {
        if mark != 0 && self.journal.as_ref().is_none_or(|journal| journal.since != mark) {
            self.start_journal(mark);
        }
    }

    #[inline(never)]
    fn start_journal(&mut self, since: u32) {
        let last = self.journal.take();
        let header = match last.filter(|last| last.everything.is_none()).map(|last| last.header) {
            Some(header) if self.has_header(&header) => header,
            _ if self.is_declaration() => Arc::new(self.clone()),
            _ => Arc::new(self.without_body()),
        };
        let body = self.body.as_deref();
        self.journal = Some(Box::new(Journal {
            header,
            since,
            edited: body.is_some_and(|body| body.edited),
            insts: body.map_or(0, |body| body.insts.len()),
            calls: body.map_or(0, |body| body.calls.len()),
            store: self.store.size(),
            noted: Noted::new(),
            blocks: None,
            reordered: false,
            everything: None,
        }));
    }

    /// What was edited since a mark, if anyone could edit anything.
    pub(crate) fn journal_since(&self, mark: u32) -> Option<&Journal<'s>> {
        self.journal.as_deref().filter(|journal| journal.since == mark)
    }

    pub(crate) fn note_inst(&mut self, inst: Inst) {
        let Some(journal) = &mut self.journal else { return };
        let at = inst.0 as usize;
        if at >= journal.insts {
            return;
        }
        let noted = &mut journal.noted;
        if noted.places.is_empty() {
            noted.places = vec![0; journal.insts];
            // A function that is edited is edited in many places.
            noted.old.reserve(journal.insts / 4);
            noted.operands.reserve(journal.insts / 2);
        }
        if noted.places[at] == 0
            && let Some(body) = &self.body
        {
            let data = body.insts[inst];
            let (call, start) = (noted.calls.len() as u32, noted.operands.len() as u32);
            if data.op.is_call() {
                noted.calls.push((data.aux, body.calls[data.aux as usize]));
            }
            // They are edited in place.
            noted.operands.extend(self.store.values(data.operands));
            let operands = (start, noted.operands.len() as u32);
            noted.old.push(Old { inst, data, operands, call });
            noted.places[at] = noted.old.len() as u32;
        }
    }

    pub(crate) fn note_blocks(&mut self, reordered: bool) {
        let Some(journal) = &mut self.journal else { return };
        journal.reordered |= reordered;
        if journal.blocks.is_none()
            && let Some(body) = &self.body
        {
            journal.blocks = Some((body.blocks.clone(), body.order.clone()));
        }
    }

    /// Before lists or constants are edited in place.
    pub(crate) fn note_everything(&mut self) {
        if self.journal.as_ref().is_some_and(|journal| journal.everything.is_none()) {
            let was = self.undone();
            if let Some(journal) = &mut self.journal {
                journal.everything = Some(Box::new(was));
            }
        }
    }

    /// Whether nothing was edited since a mark.
    fn is_untouched(&self, mark: u32) -> bool {
        let Some(journal) = self.journal_since(mark) else { return true };
        journal.noted.old.is_empty()
            && journal.blocks.is_none()
            && journal.everything.is_none()
            && self.num_insts() == journal.insts
            && self.store.size() == journal.store
            && self.has_header(&journal.header)
    }

    pub(crate) fn has_header(&self, other: &Self) -> bool {
        let key = |f: &Self| (f.global, f.symbol, f.conv, f.ret, f.ret_attrs, f.vararg, f.attrs);
        let places = |f: &Self| (f.addrspace, f.section, f.partition, f.comdat, f.align, f.gc);
        let rest = |f: &Self| (f.prefalign, f.prefix, f.prologue, f.personality, f.md);
        let text = |f: &Self| (f.header, f.header_edited);
        key(self) == key(other)
            && places(self) == places(other)
            && rest(self) == rest(other)
            && text(self) == text(other)
            && self.params == other.params
            && self.is_declaration() == other.is_declaration()
            && self.store.attached == other.store.attached
    }

    /// What it was when its journal began.
    fn undone(&self) -> Self {
        let (Some(journal), Some(body)) = (&self.journal, &self.body) else {
            return self.clone();
        };
        if let Some(was) = &journal.everything {
            return (**was).clone();
        }
        let mut store = self.store.shortened(&journal.store);
        let mut insts: Vec<InstData> = body.insts.as_values_slice()[..journal.insts].to_vec();
        let mut calls = body.calls[..journal.calls].to_vec();
        for old in &journal.noted.old {
            insts[old.inst.0 as usize] = old.data;
            store.values_mut(old.data.operands).copy_from_slice(journal.noted.operands(old));
        }
        for &(at, call) in &journal.noted.calls {
            calls[at as usize] = call;
        }
        let (blocks, order) = match &journal.blocks {
            Some((blocks, order)) => (blocks.clone(), order.clone()),
            None => (body.blocks.clone(), body.order.clone()),
        };
        let body = Body {
            insts: insts.into(),
            blocks,
            order,
            calls,
            use_orders: body.use_orders.clone(),
            start: body.start,
            end: body.end,
            edited: journal.edited,
        };
        let body = Some(Box::new(body));
        Self { store, body, elsewhere: false, ..Function::clone(&journal.header) }
    }

    /// Compares with what it was: when its journal began, if that is where this comes from.
    pub fn compare_undone(&self, before: View<'_, 's>, types: &Types) -> Comparison {
        let Some(journal) = self.journal.as_ref().filter(|_| before.is_past()) else {
            return self.compare(before);
        };
        let mut insts = vec![Changed::empty(); before.num_insts()];
        for old in &journal.noted.old {
            let (call, operands) = (journal.noted.call(old), journal.noted.operands(old));
            insts[old.inst.0 as usize] = self.changed(old.inst, &old.data, call, operands);
        }
        if let Some(used) = self.suspicious(before, &insts, true) {
            // What was not noted has the operands that it had.
            let body = self.body.as_ref().map_or(&[][..], |body| body.insts.as_values_slice());
            // Mostly these are pointers, of which nothing is computed.
            let is_pointer = |ty: Type| types.addrspace(types.scalar(ty)).is_some();
            let other = journal.noted.old.iter();
            let mut other = other.filter(|old| insts[old.inst.0 as usize].intersects(OTHER));
            let params = before.params().iter().zip(&self.params);
            let mut params = params.filter(|(was, is)| was.ty != is.ty);
            let pointers = other.all(|old| is_pointer(old.data.ty))
                && params.all(|(was, _)| is_pointer(was.ty));
            for at in 0..insts.len().min(body.len()) {
                let InstData { op, ty, operands, .. } = body[at];
                let is_other = !insts[at].is_empty()
                    || !(pointers && takes_no_pointer(op, ty))
                        && used.any(&insts, self.store.values(operands));
                insts[at].set(Changed::USED, is_other);
            }
        }
        debug_assert_eq!(insts, self.compare(before).insts, "an edit is not in the journal");
        Comparison { extends: true, in_order: !journal.reordered, insts }
    }

    /// What was attached since the journal began, which this comes from, if nothing else was done to what there was then.
    pub fn attached(&self, before: View<'_, 's>) -> Option<Attached> {
        let journal = self.journal.as_ref().filter(|_| before.is_past())?;
        let body = self.body.as_ref()?;
        if journal.everything.is_some() || journal.reordered {
            return None;
        }
        if journal.noted.calls.iter().any(|(at, call)| body.calls[*at as usize] != *call) {
            return None;
        }
        let mut insts = Vec::new();
        for was in &journal.noted.old {
            let (old, new) = (&was.data, self.inst(was.inst));
            let what = |data: &InstData| (data.op, data.sub, data.flags, data.ty, data.name);
            let is_same = what(new) == what(old)
                && (new.aux, new.operands) == (old.aux, old.operands)
                && self.operands(was.inst) == journal.noted.operands(was);
            if !is_same || new.is_removed() != old.is_removed() {
                return None;
            }
            let list = |data: &InstData| self.store.list(data.md);
            insts.extend(changed_kinds(list(old), list(new)).map(|kind| (was.inst, kind)));
        }
        let new = journal.insts as u32..body.insts.len() as u32;
        let new = new.map(Inst).filter(|&inst| !self.inst(inst).is_removed()).collect();
        Some(Attached { insts, new })
    }

    /// Compares with another state of this function, or with the function that this is a copy of.
    pub fn compare(&self, before: View<'_, 's>) -> Comparison {
        let extends = self.store.extends(before.store);
        let all = Changed::KIND | Changed::OPERANDS | Changed::METADATA;
        let floor = if extends { Changed::empty() } else { all };
        let both = self.num_insts().min(before.num_insts());
        let changed = |inst| {
            let (old, operands) = before.look(inst);
            floor | self.changed(inst, old, before.call(inst), operands)
        };
        let mut insts: Vec<Changed> = (0..both as u32).map(Inst).map(changed).collect();
        if let Some(used) = self.suspicious(before, &insts, extends) {
            for (inst, operands) in before.all_operands().take(both) {
                let is_other = !insts[inst.0 as usize].is_empty() || used.any(&insts, operands);
                insts[inst.0 as usize].set(Changed::USED, is_other);
            }
        }
        Comparison { extends, in_order: false, insts }
    }

    /// Which operands have another type now, or went, if there can be any.
    fn suspicious(
        &self,
        before: View<'_, 's>,
        insts: &[Changed],
        extends: bool,
    ) -> Option<Suspicious<'_, 's>> {
        let other = |(now, was): (&Param, &Param)| now.ty != was.ty;
        let params = self.params.iter().zip(before.params());
        let params: Vec<bool> =
            if params.clone().any(other) { params.map(other).collect() } else { Vec::new() };
        let is_other = |changed: &Changed| changed.intersects(OTHER);
        let store = extends.then_some(&self.store);
        (!params.is_empty() || insts.iter().any(is_other)).then_some(Suspicious { params, store })
    }

    /// What of an instruction is not as it was.
    #[inline]
    fn changed(
        &self,
        inst: Inst,
        old: &InstData,
        call: Option<&CallData>,
        operands: &[Value],
    ) -> Changed {
        let new = self.inst(inst);
        let what = |data: &InstData| (data.op, data.sub, data.flags, data.name);
        let same_beside = if old.op.is_call() && new.op.is_call() {
            self.call(inst) == call
        } else {
            new.aux == old.aux
        };
        let same_operands = new.operands == old.operands && self.operands(inst) == operands;
        let flag = |which, is| if is { which } else { Changed::empty() };
        flag(Changed::KIND, what(new) != what(old) || !same_beside)
            | flag(Changed::TYPE, new.ty != old.ty)
            | flag(Changed::OPERANDS, !same_operands)
            | flag(Changed::METADATA, new.md != old.md)
            | flag(Changed::REMOVED, new.is_removed() && !old.is_removed())
    }
}

/// Whether no operand is a pointer, by what an instruction does and by its type, if it has not got another one.
#[inline]
fn takes_no_pointer(op: Opcode, ty: Type) -> bool {
    use Opcode::*;
    match op {
        Br | Switch => true,
        Phi | Select | Freeze | ExtractElement => ty.is_plain(),
        _ => op.is_arithmetic(),
    }
}

/// What makes a value another one for those who use it.
const OTHER: Changed = Changed::TYPE.union(Changed::REMOVED);

/// Tells which operands have another type, or went.
struct Suspicious<'f, 's> {
    /// The parameters that have; nothing if none has.
    params: Vec<bool>,
    /// What metadata is in, if it is what it was.
    store: Option<&'f Store<'s>>,
}

impl Suspicious<'_, '_> {
    #[inline(always)] // Every operand of a function comes through here.
    fn any(&self, insts: &[Changed], operands: &[Value]) -> bool {
        operands.iter().any(|&value| match insts.get(value.inst_number()) {
            Some(changed) => changed.intersects(OTHER),
            None => {
                !value.is_constant_or_block()
                    && !self.is_plain_md(value)
                    && self.is_other(insts, value)
            }
        })
    }

    #[inline]
    fn is_plain_md(&self, value: Value) -> bool {
        let plain = |index| self.store.is_some_and(|store| store.is_plain_md(index));
        value.md_index().is_some_and(plain)
    }

    #[inline(never)] // These are few.
    fn is_other(&self, insts: &[Changed], value: Value) -> bool {
        match value.kind() {
            ValueKind::Const(_) | ValueKind::Block(_) => false,
            ValueKind::Arg(n) => self.params.get(n as usize) == Some(&true),
            ValueKind::Md(index) => self.mentions_other(insts, index),
            ValueKind::Inst(_) => true,
        }
    }

    fn mentions_other(&self, insts: &[Changed], index: u32) -> bool {
        let Some(store) = self.store else { return true };
        match store.md_operand(index) {
            Md::Value(value) if value.md_index().is_none() => self.any(insts, &[value]),
            Md::Value(_) => true,
            Md::Inline(_) => !store.is_plain_md(index),
            _ => false,
        }
    }
}

impl<'f, 's> View<'f, 's> {
    /// The kinds of attachments of an instruction that are not what they were.
    pub fn changed_attachments(
        &self,
        before: View<'f, 's>,
        inst: Inst,
    ) -> impl Iterator<Item = MdKind> + use<'f, 's> {
        let list = |f: View<'f, 's>| f.store.list(f.inst(inst).md);
        changed_kinds(list(before), list(*self))
    }
}

/// The kinds of attachments that are in one of two lists only.
fn changed_kinds<'l>(old: &'l [u32], new: &'l [u32]) -> impl Iterator<Item = MdKind> + 'l {
    let lacks = |list: &'l [u32], entry: &[u32]| list.chunks_exact(2).all(|other| other != entry);
    let went = old.chunks_exact(2).filter(move |&entry| lacks(new, entry));
    let came = new.chunks_exact(2).filter(move |&entry| lacks(old, entry));
    went.chain(came).map(|entry| MdKind::decode(entry[0]))
}

/// A moment of a module, to which [`Mark::before`] leads back: all of it but its functions.
#[derive(Clone, Debug)]
pub struct Mark<'s> {
    module: Module<'s>,
    funcs: usize,
}

impl<'s> Module<'s> {
    /// Marks this moment. From now on functions keep journals, each from its first edit on; those that they kept are
    /// forgotten.
    pub fn mark(&mut self) -> Mark<'s> {
        for (at, func) in (1..).zip(self.funcs.values_mut()) {
            // A function that is put in the place of another does not know of it.
            if func.place != at {
                Arc::make_mut(func).place = at;
            }
        }
        // A mark keeps no functions: they would be copied as soon as they are edited. Nor does it need to know where
        // metadata stands.
        let funcs = std::mem::take(&mut self.funcs);
        let items = std::mem::take(&mut self.items);
        let mut module = self.clone();
        module.items = items[..self.symbols_end.min(items.len())].to_vec();
        (self.funcs, self.items) = (funcs, items);
        self.touched = false;
        self.mark += 1;
        Mark { module, funcs: self.funcs.len() }
    }

    /// What was edited in a function since the last mark.
    fn journal(&self, id: FuncId) -> Option<&Journal<'s>> {
        self.funcs[id].journal_since(self.mark)
    }
}

impl<'s> Mark<'s> {
    /// Whether nobody could edit anything since.
    pub fn is_untouched(&self, now: &Module<'s>) -> bool {
        !now.touched
    }

    /// Looks at the module as it was, from which journals led to what it is now.
    pub fn before<R>(&mut self, now: &Module<'s>, look: impl FnOnce(Before<'_, 's>) -> R) -> R {
        let head = |func: &Arc<Function<'s>>| match func.journal_since(now.mark) {
            Some(journal) => Arc::clone(&journal.header),
            None => Arc::clone(func),
        };
        self.module.funcs = now.funcs.values().take(self.funcs).map(head).collect();
        let result = look(Before { heads: &self.module, now: Some(now) });
        self.module.funcs.clear();
        result
    }
}

/// A module as it was. Bodies are looked at through their journals: to copy them takes fresh memory, which costs more than
/// to compare what is in it.
#[derive(Copy, Clone, Debug)]
pub struct Before<'m, 's> {
    heads: &'m Module<'s>,
    /// What it became, if that is where bodies are.
    now: Option<&'m Module<'s>>,
}

impl<'m, 's> Before<'m, 's> {
    /// A module that is kept as a whole.
    pub fn whole(module: &'m Module<'s>) -> Self {
        Self { heads: module, now: None }
    }

    /// One in whose functions all constants and texts are that there were, and maybe more.
    pub fn stores(&self) -> &'m Module<'s> {
        self.now.unwrap_or(self.heads)
    }

    /// All of it but bodies: nothing may be asked about what is in functions, only about their headers.
    pub fn heads(&self) -> &'m Module<'s> {
        self.heads
    }

    /// A function that is not lost.
    pub fn func(&self, id: FuncId) -> View<'m, 's> {
        let past = self.now.and_then(|now| now.func(id).past(now.mark));
        past.unwrap_or_else(|| self.heads.func(id).view())
    }

    /// Whether a function may have mentioned such a symbol.
    pub fn may_mention(&self, id: FuncId, is: impl FnMut(Global) -> bool) -> bool {
        let module = self.now.unwrap_or(self.heads);
        // Constants are only added, but where everything is kept.
        module.journal(id).is_some_and(|journal| journal.everything.is_some())
            || module.func(id).store.symbols().any(is)
    }

    /// Whether nobody can tell what a function was: another one is in its place.
    pub fn is_lost(&self, id: FuncId) -> bool {
        self.now.is_some_and(|now| now.funcs[id].place != id.0 + 1)
    }

    /// Whether a function is what it was, for sure.
    pub fn is_same(&self, id: FuncId) -> bool {
        self.now.is_some_and(|now| now.funcs[id].is_untouched(now.mark))
    }
}
