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
//! Invariant: whatever edits a body notes it first.

use std::borrow::Cow;
use std::sync::Arc;

use crate::parallel::Evenly;
use bitflags::bitflags;
use cranelift_entity::PrimaryMap;
use rayon::prelude::*;

use crate::function::{BlockData, Body, Function};
use crate::inst::{CallData, InstData};
use crate::module::Module;
use crate::store::{Attr, MdKind, MdRef, Store, StoreSize, ValueList};
use crate::value::{Block, FuncId, Global, Inst, Value, ValueKind};

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
        /// Something that it uses may be another: it has another type, or went, or is metadata.
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
    /// The function without its body and its store.
    header: Function<'s>,
    edited: bool,
    insts: usize,
    calls: usize,
    store: StoreSize,
    /// Instructions before they were first edited.
    old: Vec<(Inst, InstData)>,
    /// What those of them that are calls had beside their operands, by where that is.
    calls_were: Vec<(u32, CallData)>,
    /// Which ones these are.
    noted: Vec<bool>,
    /// Operands before they were edited.
    values: Vec<(u32, Value)>,
    /// The blocks before they were edited.
    blocks: Option<Blocks>,
    /// Whether more was done to blocks than to put instructions at their ends.
    reordered: bool,
    /// All of it, before lists or constants were edited in place.
    everything: Option<Box<Function<'s>>>,
}

impl<'s> Function<'s> {
    /// The function without its body and its store.
    fn header_only(&self) -> Self {
        Self {
            params: self.params.clone(),
            store: Store::new(self.store.text.source()),
            body: None,
            taken: None,
            journal: None,
            ..*self
        }
    }

    /// The function for those who ask about its header alone.
    fn without_body(&self) -> Self {
        let mut head = self.header_only();
        head.body = Some(Box::new(Body { elsewhere: true, ..Body::default() }));
        if self.has_plain_header() {
            let store = &mut head.store;
            store.text = self.store.text.clone();
            store.attached = self.store.attached;
            let params = head.params.iter_mut().map(|param| &mut param.attrs);
            for list in
                [&mut head.attrs, &mut head.ret_attrs, &mut head.md].into_iter().chain(params)
            {
                *list = store.add_list(self.store.list(*list));
            }
        } else {
            head.store = self.store.clone();
        }
        head
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
    fn start_journal(&mut self) {
        let Some(body) = &self.body else { return };
        self.journal = Some(Box::new(Journal {
            header: self.header_only(),
            edited: body.edited,
            insts: body.insts.len(),
            calls: body.calls.len(),
            store: self.store.size(),
            old: Vec::new(),
            calls_were: Vec::new(),
            noted: Vec::new(),
            values: Vec::new(),
            blocks: None,
            reordered: false,
            everything: None,
        }));
    }

    pub(crate) fn note_inst(&mut self, inst: Inst) {
        let Some(journal) = &mut self.journal else { return };
        let at = inst.0 as usize;
        if at >= journal.insts {
            return;
        }
        journal.noted.resize(journal.insts, false);
        if !std::mem::replace(&mut journal.noted[at], true)
            && let Some(body) = &self.body
        {
            let data = body.insts[inst];
            if data.op.is_call() {
                journal.calls_were.push((data.aux, body.calls[data.aux as usize]));
            }
            journal.old.push((inst, data));
        }
    }

    pub(crate) fn note_value(&mut self, list: ValueList, operand: usize) {
        let Some(journal) = &mut self.journal else { return };
        let at = list.0 + 1 + operand as u32;
        if (at as usize) < journal.store.values {
            journal.values.push((at, self.store.values[at as usize]));
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
        journal.old.is_empty()
            && journal.values.is_empty()
            && journal.blocks.is_none()
            && journal.everything.is_none()
            && body.insts.len() == journal.insts
            && self.store.size() == journal.store
            && self.has_header(&journal.header)
    }

    fn has_header(&self, other: &Self) -> bool {
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
        for &(at, value) in journal.values.iter().rev() {
            store.values[at as usize] = value;
        }
        let mut insts: Vec<InstData> = body.insts.as_values_slice()[..journal.insts].to_vec();
        let mut calls = body.calls[..journal.calls].to_vec();
        for &(inst, data) in &journal.old {
            insts[inst.0 as usize] = data;
        }
        for &(at, call) in &journal.calls_were {
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
            elsewhere: false,
        };
        Self { store, body: Some(Box::new(body)), ..journal.header.clone() }
    }

    /// Whether it is another one in all but what it knows of its names and edits.
    pub fn is_same_but_notes(&self, other: &Self) -> bool {
        self.has_header(other) && self.store == other.store && self.body == other.body
    }

    /// Compares with what it was when its journal began, or with another state if there is no journal.
    pub fn compare_undone(&self, before: &Self) -> Comparison {
        let Some(journal) = self.journal.as_ref().filter(|j| j.everything.is_none()) else {
            return self.compare(before);
        };
        let mut insts = vec![Changed::empty(); before.num_insts()];
        for &(inst, ..) in &journal.old {
            if let Some(changed) = insts.get_mut(inst.0 as usize) {
                *changed = self.changed(before, (self.inst(inst), before.inst(inst)), false);
            }
        }
        self.note_users(before, &mut insts);
        debug_assert!(self.store.extends(&before.store), "a list was edited in secret");
        debug_assert_eq!(insts, self.compare(before).insts, "an edit is not in the journal");
        Comparison { extends: true, in_order: !journal.reordered, insts }
    }

    /// What was attached since the journal began, if nothing else was done to what there was then.
    pub fn attached(&self) -> Option<Attached> {
        let journal = self.journal.as_ref()?;
        let body = self.body.as_ref()?;
        if journal.everything.is_some() || journal.reordered || !journal.values.is_empty() {
            return None;
        }
        if journal.calls_were.iter().any(|(at, call)| body.calls[*at as usize] != *call) {
            return None;
        }
        let mut insts = Vec::new();
        for (inst, old) in &journal.old {
            let new = self.inst(*inst);
            let what = |data: &InstData| (data.op, data.sub, data.flags, data.ty, data.name);
            let is_same =
                what(new) == what(old) && (new.aux, new.operands) == (old.aux, old.operands);
            if !is_same || new.is_removed() != old.is_removed() {
                return None;
            }
            let list = |data: &InstData| self.store.list(data.md);
            insts.extend(changed_kinds(list(old), list(new)).map(|kind| (*inst, kind)));
        }
        let new = journal.insts as u32..body.insts.len() as u32;
        let new = new.map(Inst).filter(|&inst| !self.inst(inst).is_removed()).collect();
        Some(Attached { insts, new })
    }

    /// Compares with another state of this function, or with the function that this is a copy of.
    pub fn compare(&self, before: &Self) -> Comparison {
        let extends = self.store.extends(&before.store);
        let all = Changed::KIND | Changed::OPERANDS | Changed::METADATA;
        let floor = if extends { Changed::empty() } else { all };
        let same_operands = self.store.values.starts_with(&before.store.values);
        let pairs = self.all_insts().zip(before.all_insts());
        let changed = |pair| floor | self.changed(before, pair, same_operands);
        let mut insts: Vec<Changed> = pairs.map(changed).collect();
        self.note_users(before, &mut insts);
        Comparison { extends, in_order: false, insts }
    }

    /// Notes who uses what has another type or went.
    fn note_users(&self, before: &Self, insts: &mut [Changed]) {
        let other = Changed::TYPE | Changed::REMOVED;
        let types = |f: &Self| f.params.iter().map(|p| p.ty).collect::<Vec<_>>();
        let other_params = types(self) != types(before);
        if !other_params && !insts.iter().any(|changed| changed.intersects(other)) {
            return;
        }
        for (inst, operands) in before.all_operands() {
            let used = operands.iter().any(|value| match insts.get(value.inst_number()) {
                Some(changed) => changed.intersects(other),
                None => match value.kind() {
                    ValueKind::Const(_) | ValueKind::Block(_) => false,
                    ValueKind::Arg(_) => other_params,
                    _ => true,
                },
            });
            if used && let Some(changed) = insts.get_mut(inst.0 as usize) {
                *changed |= Changed::USED;
            }
        }
    }

    /// The kinds of attachments of an instruction that are not what they were.
    pub fn changed_attachments<'f>(
        &'f self,
        before: &'f Self,
        inst: Inst,
    ) -> impl Iterator<Item = MdKind> + 'f {
        let list = |f: &'f Self| f.store.list(f.inst(inst).md);
        changed_kinds(list(before), list(self))
    }

    #[inline]
    fn changed(
        &self,
        before: &Self,
        (new, old): (&InstData, &InstData),
        same_operands: bool,
    ) -> Changed {
        let what = |data: &InstData| (data.op, data.sub, data.flags, data.name);
        let same_beside = if old.op.is_call() && new.op.is_call() {
            self.call_data()[new.aux as usize] == before.call_data()[old.aux as usize]
        } else {
            new.aux == old.aux
        };
        let same_operands = new.operands == old.operands
            && (same_operands
                || self.store.values(new.operands) == before.store.values(old.operands));
        let flag = |which, is| if is { which } else { Changed::empty() };
        flag(Changed::KIND, what(new) != what(old) || !same_beside)
            | flag(Changed::TYPE, new.ty != old.ty)
            | flag(Changed::OPERANDS, !same_operands)
            | flag(Changed::METADATA, new.md != old.md)
            | flag(Changed::REMOVED, new.is_removed() && !old.is_removed())
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
                Arc::make_mut(func).start_journal();
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
        Mark(mark)
    }
}

impl<'s> Mark<'s> {
    /// The module at the mark, from which the journals of this one go on.
    pub fn before<'m>(&'m self, now: &'m Module<'s>) -> Before<'m, 's> {
        Before { heads: &self.0, now: Some(now) }
    }
}

/// A module as it was. A body is put together when it is asked for: all of them at once are as large as the module, and
/// fresh memory costs more than to compare what is in it.
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

    /// A function that is not lost. What was not edited is that of the module that it became.
    pub fn func(&self, id: FuncId) -> Cow<'m, Function<'s>> {
        match self.now.map(|now| &now.funcs[id]) {
            Some(now) if now.is_untouched() => Cow::Borrowed(&**now),
            Some(now) if now.journal.is_some() => Cow::Owned(now.undone()),
            _ => Cow::Borrowed(self.heads.func(id)),
        }
    }

    /// Whether a function may have mentioned such a symbol: nothing is put together for that.
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
