//! Two states of one function: what of each instruction is not what it was.
//!
//! Ids stay, and lists are only added, so that what has the same ids is the same. A function that keeps a journal notes
//! each instruction as it was before it was first edited, which is enough to get back:
//!
//! ```text
//!   start_journal ──── edit %5 ──── add %9 ──── remove %7 ────► now
//!        │               │            │            │             │
//!        │             %5, was        │     %7, was, and its     │
//!        ▼             noted          ▼     neighbours           ▼
//!   what there was    ◄────────── shorten, put back ──────── undone
//! ```
//!
//! [`crate::view`] shows that without going back. Invariant: whatever edits a body notes it first.

use std::sync::Arc;

use crate::parallel::Evenly;
use bitflags::bitflags;
use cranelift_entity::PrimaryMap;
use rayon::prelude::*;

use crate::function::{BlockData, Body, Function, Param};
use crate::inst::{CallData, InstData};
use crate::module::Module;
use crate::schema::NodeKind;
use crate::store::{Attr, List, Md, MdKind, MdRef, Store, StoreSize};
use crate::value::{Block, FuncId, Global, Inst, Value, ValueKind};
use crate::view::View;

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
        /// Something that it uses is another: it has another type, or went, or is metadata that may mention such a thing.
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
    edited: bool,
    /// Whether anyone could edit anything of the function.
    touched: bool,
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

    /// Whether its header is what it was when its journal began, of which this is the function without its body.
    fn has_head(&self, head: &Self) -> bool {
        self.journal.as_ref().is_some_and(|journal| {
            journal.everything.is_none()
                && self.has_header(&journal.header)
                && self.store.attached == head.store.attached
        })
    }

    /// Whether the lists of its header are all that it has in the store.
    fn has_plain_header(&self) -> bool {
        let lists = self.params.iter().map(|param| param.attrs).chain([self.attrs, self.ret_attrs]);
        let mut attrs = lists.flat_map(|list| self.store.attrs(list));
        [self.prefix, self.prologue, self.personality].iter().all(Option::is_none)
            && attrs.all(|attr| !matches!(attr, Attr::Initializes(_)))
            && self.function_metadata().all(|(_, md)| matches!(md, MdRef::Number(_)))
    }

    /// Notes every edit from now on.
    fn start_journal(&mut self, header: Arc<Self>) {
        let Some(body) = &self.body else { return };
        self.journal = Some(Box::new(Journal {
            header,
            edited: body.edited,
            touched: false,
            insts: body.insts.len(),
            calls: body.calls.len(),
            store: self.store.size(),
            noted: Noted::new(),
            blocks: None,
            reordered: false,
            everything: None,
        }));
    }

    pub(crate) fn note_touch(&mut self) {
        if let Some(journal) = &mut self.journal {
            journal.touched = true;
        }
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
            noted.old.reserve(journal.insts / 8);
            noted.operands.reserve(journal.insts / 8);
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

    /// Whether nothing was edited since the journal began.
    fn is_untouched(&self) -> bool {
        let (Some(journal), Some(body)) = (&self.journal, &self.body) else { return false };
        !journal.touched
            || journal.noted.old.is_empty()
                && journal.blocks.is_none()
                && journal.everything.is_none()
                && body.insts.len() == journal.insts
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
    pub fn compare_undone(&self, before: View<'_, 's>) -> Comparison {
        let Some(journal) = self.journal.as_ref().filter(|_| before.is_past()) else {
            return self.compare(before);
        };
        let mut insts = vec![Changed::empty(); before.num_insts()];
        for old in &journal.noted.old {
            insts[old.inst.0 as usize] = self.changed(before, old.inst);
        }
        if let Some(used) = self.suspicious(before, &insts, true) {
            // What was not noted has the operands that it had; of all else there is a list.
            let body = self.body.as_ref().map_or(&[][..], |body| body.insts.as_values_slice());
            for at in 0..insts.len().min(body.len()) {
                if used.any(&insts, self.store.values(body[at].operands)) {
                    insts[at] |= Changed::USED;
                }
            }
            for old in &journal.noted.old {
                let is = used.any(&insts, journal.noted.operands(old));
                insts[old.inst.0 as usize].set(Changed::USED, is);
            }
        }
        debug_assert_eq!(insts, self.compare(before).insts, "an edit is not in the journal");
        Comparison { extends: true, in_order: !journal.reordered, insts }
    }

    /// What was attached since the journal began, if nothing else was done to what there was then.
    pub fn attached(&self) -> Option<Attached> {
        let journal = self.journal.as_ref()?;
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
        let changed = |inst| floor | self.changed(before, inst);
        let mut insts: Vec<Changed> = (0..both as u32).map(Inst).map(changed).collect();
        if let Some(used) = self.suspicious(before, &insts, extends) {
            for (inst, operands) in before.all_operands().take(both) {
                if used.any(&insts, operands) {
                    insts[inst.0 as usize] |= Changed::USED;
                }
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

    #[inline]
    fn changed(&self, before: View<'_, 's>, inst: Inst) -> Changed {
        let (new, old) = (self.inst(inst), before.inst(inst));
        let what = |data: &InstData| (data.op, data.sub, data.flags, data.name);
        let same_beside = if old.op.is_call() && new.op.is_call() {
            self.call(inst) == before.call(inst)
        } else {
            new.aux == old.aux
        };
        let same_operands =
            new.operands == old.operands && self.operands(inst) == before.operands(inst);
        let flag = |which, is| if is { which } else { Changed::empty() };
        flag(Changed::KIND, what(new) != what(old) || !same_beside)
            | flag(Changed::TYPE, new.ty != old.ty)
            | flag(Changed::OPERANDS, !same_operands)
            | flag(Changed::METADATA, new.md != old.md)
            | flag(Changed::REMOVED, new.is_removed() && !old.is_removed())
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
            None => !value.is_constant_or_block() && self.is_other(insts, value),
        })
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
            Md::Inline(node) => store.nodes[node.0 as usize].kind != NodeKind::DiExpression,
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

/// A module as it was when its journals began, without its bodies: [`Mark::before`] gives both.
#[derive(Clone, Debug)]
pub struct Mark<'s>(Module<'s>);

impl<'s> Module<'s> {
    /// Begins journals in all functions; where nothing was edited since they began they go on. The last mark helps.
    pub fn start_journals(&mut self, last: Option<&Mark<'s>>) -> Mark<'s> {
        // A mark keeps no body: that would be copied as soon as it is edited.
        let known = last.map_or(&[][..], |last| last.0.funcs.as_values_slice());
        let begin = |(at, func): (usize, &mut Arc<Function<'s>>)| {
            let head = match known.get(at).filter(|head| func.has_head(head)) {
                _ if func.is_declaration() => Arc::clone(func),
                Some(head) => Arc::clone(head),
                None => Arc::new(func.without_body()),
            };
            if !func.is_declaration() && !func.is_untouched() {
                Arc::make_mut(func).start_journal(Arc::clone(&head));
            }
            head
        };
        let funcs = self.funcs.values_mut().into_slice();
        let heads: Vec<_> = funcs.par_iter_mut().evenly().enumerate().map(begin).collect();
        let funcs = std::mem::replace(&mut self.funcs, heads.into());
        // Nor does it need to know where metadata stands.
        let items = std::mem::take(&mut self.items);
        let mut mark = self.clone();
        mark.items = items[..self.symbols_end.min(items.len())].to_vec();
        (self.funcs, self.items) = (funcs, items);
        self.touched = false;
        Mark(mark)
    }
}

impl<'s> Mark<'s> {
    /// The module at the mark, from which the journals of this one go on.
    pub fn before<'m>(&'m self, now: &'m Module<'s>) -> Before<'m, 's> {
        Before { heads: &self.0, now: Some(now) }
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

    /// Whether journals tell what was edited since.
    pub fn has_journals(&self) -> bool {
        self.now.is_some()
    }

    /// All of it but bodies: nothing may be asked about what is in functions, only about their headers.
    pub fn heads(&self) -> &'m Module<'s> {
        self.heads
    }

    /// Whether nobody could edit anything since.
    pub fn is_untouched(&self) -> bool {
        self.now.is_some_and(|now| !now.touched)
    }

    /// A function that is not lost.
    pub fn func(&self, id: FuncId) -> View<'m, 's> {
        let past = self.now.and_then(|now| now.func(id).past());
        past.unwrap_or_else(|| self.heads.func(id).view())
    }

    /// Whether a function may have mentioned such a symbol.
    pub fn may_mention(&self, id: FuncId, is: impl FnMut(Global) -> bool) -> bool {
        let func = self.now.unwrap_or(self.heads).func(id);
        // Constants are only added, but where everything is kept.
        func.journal.as_ref().is_some_and(|journal| journal.everything.is_some())
            || func.store.symbols().any(is)
    }

    /// Whether nobody can tell what a function was: another one is in its place, which keeps no journal.
    pub fn is_lost(&self, id: FuncId) -> bool {
        let defined = !self.heads.funcs[id].is_declaration();
        defined && self.now.is_some_and(|now| now.funcs[id].journal.is_none())
    }

    /// Whether a function is what it was, for sure.
    pub fn is_same(&self, id: FuncId) -> bool {
        self.now.is_some_and(|now| {
            let (was, is) = (&self.heads.funcs[id], &now.funcs[id]);
            is.is_untouched() || Arc::ptr_eq(was, is)
        })
    }
}
