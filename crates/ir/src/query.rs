//! Questions about a function or a module that are answered on demand: uses, predecessors, dominators,
//! call sites. The answers are tables of their own; an edit makes them stale.

use std::sync::Arc;

use cranelift_entity::SecondaryMap;
use rayon::prelude::*;

use crate::function::Function;
use crate::module::{Module, SymbolKind};
use crate::parallel::Evenly;
use crate::schema::Field;
use crate::store::{Attr, ConstKind, List, Md, Store};
use crate::types::Type;
use crate::value::{Block, Const, FuncId, Global, Inst, Value, ValueKind};
use crate::view::View;
use crate::vocab::Opcode;

/// An operand of an instruction that refers to a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Use {
    /// The instruction, or debug record, that uses it.
    pub user: Inst,
    /// Which operand; a value inside `metadata` counts as the operand that holds it.
    pub operand: u32,
}

/// The uses of the arguments, instructions and blocks of a function: sorted by value, found by offset.
#[derive(Debug, Default)]
pub struct Uses {
    /// Where the uses of each begin: instructions, then arguments, then blocks.
    starts: Vec<u32>,
    num_args: usize,
    num_insts: usize,
    uses: Vec<Use>,
    /// While uses are gathered: all of them in the order of the function, and what they use.
    found: Vec<(u32, Use)>,
}

impl Uses {
    /// Gathers the uses of every local value.
    pub fn of(func: View<'_, '_>) -> Self {
        let mut table = Self::default();
        table.clear(func);
        table.gather_from(func.store, func.insts().map(|inst| (inst, func.operands(inst))));
        table.found = Vec::new();
        table
    }

    /// Gathers the uses of some parameters, and of what is computed from them as far as `follow` says; of other values
    /// there are none here.
    pub fn derived(
        func: &Function<'_>,
        root: impl Fn(u32) -> bool,
        follow: impl Fn(Inst) -> bool,
    ) -> Self {
        let mut table = Self::default();
        let mut wanted: Vec<Derived> = vec![Derived::Unseen; func.num_insts()];
        // What comes round a loop is seen in the next pass.
        while table.gather_derived(func, &root, &follow, &mut wanted) {}
        table.fill();
        table.found = Vec::new();
        table
    }

    /// One pass; whether something was used before it turned out to be wanted.
    fn gather_derived(
        &mut self,
        func: &Function<'_>,
        root: &impl Fn(u32) -> bool,
        follow: &impl Fn(Inst) -> bool,
        wanted: &mut [Derived],
    ) -> bool {
        self.clear(func.view());
        let mut stale = false;
        for inst in func.insts() {
            let mut any = false;
            for (i, &value) in func.operands(inst).iter().enumerate() {
                let mut note = |value: Value| {
                    let at = match wanted.get_mut(value.inst_number()) {
                        Some(Derived::Wanted) => value.inst_number(),
                        Some(seen) => {
                            *seen = Derived::Used;
                            return;
                        }
                        None => match value.as_arg() {
                            Some(n) if root(n) => self.num_insts + n as usize,
                            _ => return,
                        },
                    };
                    any = true;
                    self.starts[at] += 1;
                    self.found.push((at as u32, Use { user: inst, operand: i as u32 }));
                };
                note(value);
                for_each_described(&func.store, value, note);
            }
            let state = &mut wanted[inst.0 as usize];
            if any && *state != Derived::Wanted && follow(inst) {
                stale |= *state == Derived::Used;
                *state = Derived::Wanted;
            }
        }
        stale
    }

    /// Gathers the uses of every local value of a function, in the memory that this table has.
    pub fn gather(&mut self, func: &Function<'_>) {
        self.clear(func.view());
        self.gather_from(&func.store, func.insts().map(|inst| (inst, func.operands(inst))));
    }

    fn gather_from<'f>(
        &mut self,
        store: &Store<'_>,
        insts: impl Iterator<Item = (Inst, &'f [Value])>,
    ) {
        let (num_insts, num_args) = (self.num_insts, self.num_args);
        let mut note = |value: Value, used: Use| match index(num_insts, num_args, value) {
            Some(at) => {
                self.starts[at] += 1;
                self.found.push((at as u32, used));
                true
            }
            None => false,
        };
        for (inst, operands) in insts {
            for (i, &value) in operands.iter().enumerate() {
                let used = Use { user: inst, operand: i as u32 };
                if !note(value, used) {
                    for_each_described(store, value, |v| {
                        note(v, used);
                    });
                }
            }
        }
        self.fill();
    }

    fn clear(&mut self, func: View<'_, '_>) {
        (self.num_args, self.num_insts) = (func.params().len(), func.num_insts());
        let count = self.num_args + self.num_insts + func.num_blocks();
        self.starts.clear();
        self.starts.resize(count + 1, 0);
        self.found.clear();
    }

    /// Sorts what was found. Uses are counted; add up, fill in backwards from the ends: each value ends up with its uses
    /// in order.
    fn fill(&mut self) {
        let mut sum = 0;
        for slot in &mut self.starts {
            sum += *slot;
            *slot = sum;
        }
        // All of them are filled in, so that what is there from another function need not be cleared.
        if self.uses.len() < sum as usize {
            self.uses.resize(sum as usize, Use { user: Inst(0), operand: 0 });
        }
        for &(at, used) in self.found.iter().rev() {
            let slot = &mut self.starts[at as usize];
            *slot -= 1;
            self.uses[*slot as usize] = used;
        }
    }

    #[inline]
    fn index(&self, value: Value) -> Option<usize> {
        index(self.num_insts, self.num_args, value)
    }

    /// The uses of a local value, in the order of the function; none of a constant.
    #[inline]
    pub fn get(&self, value: Value) -> &[Use] {
        let range = self.index(value).map(|at| (self.starts.get(at), self.starts.get(at + 1)));
        match range {
            Some((Some(&from), Some(&to))) => &self.uses[from as usize..to as usize],
            _ => &[],
        }
    }
}

/// What is known of an instruction while uses of what is derived are gathered.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Derived {
    Unseen,
    /// Something uses it, and it was not wanted then.
    Used,
    Wanted,
}

#[inline]
fn index(num_insts: usize, num_args: usize, value: Value) -> Option<usize> {
    // Most are instructions.
    if value.inst_number() < num_insts {
        return Some(value.inst_number());
    }
    match value.kind() {
        // What was added since has no uses here.
        ValueKind::Inst(_) => None,
        ValueKind::Arg(n) => Some(num_insts + n as usize),
        ValueKind::Block(b) => Some(num_insts + num_args + b.0 as usize),
        ValueKind::Const(_) | ValueKind::Md(_) => None,
    }
}

/// The values that an operand of type `metadata` describes.
fn for_each_described(store: &Store<'_>, operand: Value, mut found: impl FnMut(Value)) {
    let Some(index) = operand.md_index() else { return };
    match store.md_operand(index) {
        Md::Value(v) => found(v),
        Md::Inline(node) => {
            for (_, md) in store.fields(node) {
                if let Md::Value(v) = md {
                    found(v);
                }
            }
        }
        _ => {}
    }
}

impl<'s> Function<'s> {
    /// The arguments and results, and how they are called: unnamed ones by the numbers under which they would be
    /// printed at this moment.
    pub fn titles(&self) -> Vec<(Value, String)> {
        let mut next = 0;
        let mut title = |value: Value| match self.name_of(value) {
            Some(name) => {
                String::from_utf8_lossy(name.strip_prefix(b"%").unwrap_or(name)).into_owned()
            }
            None => {
                next += 1;
                (next - 1).to_string()
            }
        };
        let mut found = Vec::new();
        for n in 0..self.params().len() as u32 {
            found.push((Value::arg(n), title(Value::arg(n))));
        }
        for block in self.blocks() {
            // Blocks are numbered among the values.
            title(block.into());
            for inst in self.insts_of(block) {
                if self.inst(inst).ty != Type::VOID {
                    found.push((inst.into(), title(inst.into())));
                }
            }
        }
        found
    }

    /// The uses of every value.
    pub fn uses(&self) -> Uses {
        Uses::of(self.view())
    }

    /// For each block the blocks that branch to it, each once, in order.
    pub fn predecessors(&self) -> SecondaryMap<Block, Vec<Block>> {
        self.view().predecessors()
    }

    /// The dominator tree.
    pub fn dominators(&self) -> Dominators {
        self.view().dominators()
    }

    /// The calls of the function, in order: `call`, `invoke` and `callbr`.
    pub fn calls(&self) -> impl Iterator<Item = Inst> + '_ {
        self.insts().filter(|&i| self.inst(i).op.is_call())
    }

    /// Whether any call has such an attribute of its result; calls that are gone may count, too.
    pub fn any_result_attr(&self, is: impl Fn(Attr) -> bool) -> bool {
        let mut results = self.body().calls.iter().map(|call| call.ret_attrs);
        results.any(|list| list != List::EMPTY && self.store.attrs(list).any(&is))
    }

    /// The symbol that a call calls directly.
    #[inline]
    pub fn called_symbol(&self, inst: Inst) -> Option<Global> {
        self.store.as_global(self.callee(inst)?.as_const()?)
    }

    /// The calls of symbols: the constant, the symbol, and the call.
    fn direct_calls(&self) -> impl Iterator<Item = (Const, Global, Inst)> + '_ {
        let calls = self.each_inst().filter(|(_, data)| data.op.is_call());
        calls.filter_map(|(inst, data)| {
            let callee = self.store.values(data.operands).last()?.as_const()?;
            Some((callee, self.store.as_global(callee)?, inst))
        })
    }
}

impl View<'_, '_> {
    /// For each block the blocks that branch to it, each once, in order.
    pub fn predecessors(&self) -> SecondaryMap<Block, Vec<Block>> {
        let mut table: SecondaryMap<Block, Vec<Block>> =
            SecondaryMap::with_capacity(self.num_blocks());
        for block in self.blocks() {
            let Some(last) = self.terminator(block) else { continue };
            for to in self.successors(last) {
                let from = &mut table[to];
                if from.last() != Some(&block) {
                    from.push(block);
                }
            }
        }
        table
    }

    /// The dominator tree.
    pub fn dominators(&self) -> Dominators {
        Dominators::of(*self)
    }

    /// The uses of every value.
    pub fn uses(&self) -> Uses {
        Uses::of(*self)
    }
}

impl Store<'_> {
    /// The symbol that a constant refers to, if it is nothing but that.
    #[inline]
    pub fn as_global(&self, c: Const) -> Option<Global> {
        let data = &self.consts[c.0 as usize];
        (data.kind == ConstKind::Global).then_some(Global(data.a))
    }

    /// Every symbol that any constant mentions.
    pub fn symbols(&self) -> impl Iterator<Item = Global> + '_ {
        use ConstKind::{BlockAddress, DsoLocalEquivalent, NoCfi};
        let is_symbol =
            |kind| matches!(kind, ConstKind::Global | DsoLocalEquivalent | NoCfi | BlockAddress);
        self.consts.iter().filter(move |data| is_symbol(data.kind)).map(|data| Global(data.a))
    }

    /// The constants that are one of some symbols, if lists of operands tell all that is made of them.
    fn direct(&self, wanted: &impl Fn(Global) -> bool) -> Option<Vec<Const>> {
        use ConstKind::{BlockAddress, DsoLocalEquivalent, NoCfi, Splat};
        let mut found = Vec::new();
        for (c, data) in (0..).zip(&self.consts) {
            match data.kind {
                ConstKind::Global if wanted(Global(data.a)) => found.push(Const(c)),
                BlockAddress | DsoLocalEquivalent | NoCfi | Splat => return None,
                _ => {}
            }
        }
        Some(found)
    }

    /// Whether a constant mentions one of some symbols, at any depth.
    fn names(&self, c: Const, wanted: &impl Fn(Global) -> bool) -> bool {
        let data = &self.consts[c.0 as usize];
        match data.kind {
            ConstKind::Int | ConstKind::Float | ConstKind::Null | ConstKind::Undef => false,
            ConstKind::Global => wanted(Global(data.a)),
            _ => {
                let mut any = false;
                self.for_each_global(c, &mut |g| any |= wanted(g));
                any
            }
        }
    }

    /// What a constant is cast from, to another space or type, if it is.
    pub fn cast_from(&self, c: Const) -> Option<Value> {
        let data = &self.consts[c.0 as usize];
        let op = Opcode::from_index(u32::from(data.sub)).filter(|_| data.kind == ConstKind::Expr);
        match op {
            Some(Opcode::AddrSpaceCast | Opcode::BitCast) => {
                self.const_operands(c).first().copied()
            }
            _ => None,
        }
    }

    /// Every symbol that a constant mentions, at any depth.
    pub fn for_each_global(&self, c: Const, found: &mut dyn FnMut(Global)) {
        let data = &self.consts[c.0 as usize];
        match data.kind {
            ConstKind::Global
            | ConstKind::DsoLocalEquivalent
            | ConstKind::NoCfi
            | ConstKind::BlockAddress => {
                found(Global(data.a));
            }
            ConstKind::Splat => self.for_each_global(Const(data.a), found),
            _ => {
                for value in self.const_operands(c) {
                    if let Some(c) = value.as_const() {
                        self.for_each_global(c, found);
                    }
                }
            }
        }
    }
}

/// Every symbol that a node mentions, nodes in place included.
fn for_each_global_in(store: &Store<'_>, node: crate::store::Node, found: &mut dyn FnMut(Global)) {
    for (_, md) in store.fields(node) {
        match md {
            Md::Value(v) => {
                if let Some(c) = v.as_const() {
                    store.for_each_global(c, found);
                }
            }
            Md::Inline(inner) => for_each_global_in(store, inner, found),
            _ => {}
        }
    }
}

#[inline]
fn for_each_global_attached(store: &Store<'_>, list: List, found: &mut dyn FnMut(Global)) {
    // Most instructions have nothing attached.
    if list == List::EMPTY {
        return;
    }
    for (_, md) in store.attachments(list) {
        if let crate::store::MdRef::Inline(node) = md {
            for_each_global_in(store, node, found);
        }
    }
}

/// The dominator tree of a function, by the iterative algorithm of Cooper, Harvey and Kennedy.
#[derive(Debug)]
pub struct Dominators {
    /// The position in reverse post order; `None` for unreachable blocks.
    order: SecondaryMap<Block, Option<u32>>,
    /// The immediate dominator; the entry is its own.
    idom: SecondaryMap<Block, Option<Block>>,
    /// For questions in constant time: when the walk over the tree enters and leaves a block.
    enter: SecondaryMap<Block, u32>,
    leave: SecondaryMap<Block, u32>,
}

impl Dominators {
    fn of(func: View<'_, '_>) -> Self {
        let mut this = Dominators {
            order: SecondaryMap::new(),
            idom: SecondaryMap::new(),
            enter: SecondaryMap::new(),
            leave: SecondaryMap::new(),
        };
        let Some(entry) = func.entry() else { return this };
        let post = post_order(func, entry);
        for (i, &block) in post.iter().rev().enumerate() {
            this.order[block] = Some(i as u32);
        }
        let preds = func.predecessors();
        this.idom[entry] = Some(entry);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in post.iter().rev().filter(|&&b| b != entry) {
                let mut new = None;
                for &pred in &preds[block] {
                    if this.idom[pred].is_some() {
                        new = Some(new.map_or(pred, |other| this.meet(pred, other)));
                    }
                }
                if new.is_some() && this.idom[block] != new {
                    this.idom[block] = new;
                    changed = true;
                }
            }
        }
        this.number(&post, entry);
        this
    }

    fn meet(&self, mut a: Block, mut b: Block) -> Block {
        while a != b {
            while self.order[a] > self.order[b] {
                a = self.idom[a].unwrap_or(b);
            }
            while self.order[b] > self.order[a] {
                b = self.idom[b].unwrap_or(a);
            }
        }
        a
    }

    fn number(&mut self, post: &[Block], entry: Block) {
        let mut children: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        for &block in post.iter().filter(|&&b| b != entry) {
            if let Some(parent) = self.idom[block] {
                children[parent].push(block);
            }
        }
        let mut clock = 0;
        let mut stack = vec![(entry, false)];
        while let Some((block, done)) = stack.pop() {
            clock += 1;
            if done {
                self.leave[block] = clock;
                continue;
            }
            self.enter[block] = clock;
            stack.push((block, true));
            stack.extend(children[block].iter().map(|&child| (child, false)));
        }
    }

    /// Whether a block can be reached from the entry.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.order[block].is_some()
    }

    /// The immediate dominator; none for the entry and for unreachable blocks.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.idom[block].filter(|&d| d != block)
    }

    /// An interval that lies in those of a block's dominators, and in no others; none for unreachable blocks.
    pub fn interval(&self, block: Block) -> Option<std::ops::Range<u32>> {
        self.is_reachable(block).then(|| self.enter[block]..self.leave[block])
    }

    /// Whether every way to `b` leads through `a`; a block dominates itself. Unreachable blocks are
    /// dominated by every block.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        if !self.is_reachable(b) {
            return true;
        }
        self.is_reachable(a) && self.enter[a] <= self.enter[b] && self.leave[b] <= self.leave[a]
    }
}

fn post_order(func: View<'_, '_>, entry: Block) -> Vec<Block> {
    let successors = |b: Block| -> Vec<Block> {
        func.terminator(b).map(|t| func.successors(t).collect()).unwrap_or_default()
    };
    let mut seen = SecondaryMap::<Block, bool>::new();
    let mut post = Vec::with_capacity(func.num_blocks());
    seen[entry] = true;
    let mut stack = vec![(entry, successors(entry), 0)];
    while let Some((block, next, at)) = stack.last_mut() {
        match next.get(*at) {
            Some(&to) => {
                *at += 1;
                if !seen[to] {
                    seen[to] = true;
                    stack.push((to, successors(to), 0));
                }
            }
            None => {
                post.push(*block);
                stack.pop();
            }
        }
    }
    post
}

/// A place in the program that was compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourcePosition {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u64,
    /// The column, zero if it is not known.
    pub column: u64,
}

impl std::fmt::Display for SourcePosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}

/// Where a symbol is mentioned.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mention {
    /// It is what a call calls.
    Call(FuncId, Inst),
    /// It is another operand of an instruction, or inside a constant that is.
    Operand(FuncId, Inst, u32),
    /// In the header of a function: prefix, prologue, personality.
    Header(FuncId),
    /// In the initialiser of a variable.
    Init(crate::value::VarId),
    /// It is what an alias stands for, or the resolver of an ifunc.
    Alias(crate::value::AliasId),
    /// In a metadata node, by number; or inside a function.
    Metadata(u32),
}

/// For every symbol where it is mentioned, in order.
#[derive(Debug, Default)]
pub struct Mentions(SecondaryMap<Global, Vec<Mention>>);

impl Mentions {
    /// Where a symbol is mentioned.
    pub fn of(&self, global: Global) -> &[Mention] {
        &self.0[global]
    }

    /// The calls that call the symbol directly.
    pub fn calls(&self, global: Global) -> impl Iterator<Item = (FuncId, Inst)> + '_ {
        self.of(global).iter().filter_map(|m| match *m {
            Mention::Call(f, i) => Some((f, i)),
            _ => None,
        })
    }

    /// Whether the address of the symbol is used for anything but calling it; metadata does not count.
    pub fn address_taken(&self, global: Global) -> bool {
        self.of(global).iter().any(|m| !matches!(m, Mention::Call(..) | Mention::Metadata(_)))
    }
}

/// Where a function mentions symbols.
fn mentions_in(
    f: FuncId,
    func: &Function<'_>,
    wanted: &impl Fn(Global) -> bool,
    found: &mut dyn FnMut(Global, Mention),
) {
    for c in [func.prefix, func.prologue, func.personality].into_iter().flatten() {
        func.store.for_each_global(c, &mut |g| found(g, Mention::Header(f)));
    }
    let inside = Mention::Metadata(u32::MAX);
    for_each_global_attached(&func.store, func.md, &mut |g| found(g, inside));
    // Mostly it is only called; then nothing else has to be looked at.
    let direct = func.store.direct(wanted);
    let uses = direct.as_ref().and_then(|direct| func.store.count_uses(direct));
    if uses == Some(0) {
        return;
    }
    if let Some(direct) = direct.filter(|_| uses.is_some()) {
        let calls = func.direct_calls().filter(|(c, ..)| direct.contains(c));
        let calls: Vec<(Global, Inst)> = calls.map(|(_, g, i)| (g, i)).collect();
        if uses == Some(calls.len()) {
            return calls.into_iter().for_each(|(g, inst)| found(g, Mention::Call(f, inst)));
        }
    }
    // Most operands are other constants.
    let is_wanted: Vec<bool> = func.store.consts().map(|c| func.store.names(c, wanted)).collect();
    let concerns = |value: &Value| match value.kind() {
        ValueKind::Const(c) => is_wanted[c.0 as usize],
        ValueKind::Md(_) => true,
        _ => false,
    };
    for (inst, data) in func.each_inst() {
        for_each_global_attached(&func.store, data.md, &mut |g| found(g, inside));
        let operands = func.store.values(data.operands);
        if !operands.iter().any(concerns) {
            continue;
        }
        for (i, value) in operands.iter().enumerate() {
            match value.kind() {
                ValueKind::Const(c) if !is_wanted[c.0 as usize] => {}
                ValueKind::Const(c) => {
                    let callee =
                        if i + 1 == operands.len() { func.called_symbol(inst) } else { None };
                    match callee {
                        Some(g) => found(g, Mention::Call(f, inst)),
                        None => {
                            let mention = Mention::Operand(f, inst, i as u32);
                            func.store.for_each_global(c, &mut |g| found(g, mention));
                        }
                    }
                }
                ValueKind::Md(index) => {
                    for_each_global_of(&func.store, index, &mut |g| found(g, inside));
                }
                _ => {}
            }
        }
    }
}

/// The symbols that metadata mentions which is an operand.
fn for_each_global_of(store: &Store<'_>, operand: u32, found: &mut dyn FnMut(Global)) {
    match store.md_operand(operand) {
        Md::Inline(node) => for_each_global_in(store, node, found),
        Md::Value(v) => {
            if let Some(c) = v.as_const() {
                store.for_each_global(c, found);
            }
        }
        _ => {}
    }
}

impl View<'_, '_> {
    /// The symbols that an instruction mentions in metadata without a number.
    pub fn metadata_symbols(&self, inst: Inst, found: &mut dyn FnMut(Global)) {
        for_each_global_attached(self.store, self.inst(inst).md, found);
        for value in self.operands(inst) {
            if let ValueKind::Md(index) = value.kind() {
                for_each_global_of(self.store, index, found);
            }
        }
    }
}

impl<'s> Module<'s> {
    /// Where every symbol is mentioned.
    pub fn mentions(&self) -> Mentions {
        self.mentions_of(|_| true)
    }

    /// Where the symbols are mentioned that are wanted; of others not all is said.
    pub fn mentions_of(&self, wanted: impl Fn(Global) -> bool + Sync) -> Mentions {
        // Each is asked about many times.
        let table: Vec<bool> = self.symbols.entries.keys().map(&wanted).collect();
        let wanted = |global: Global| table[global.0 as usize];
        let functions: Vec<FuncId> = self.functions().map(|(id, _)| id).collect();
        let found: Vec<Vec<(Global, Mention)>> = functions
            .into_par_iter()
            .evenly()
            .fold(Vec::new, |mut found, id| {
                self.mentions_in(id, &wanted, &mut |global, mention| found.push((global, mention)));
                found
            })
            .collect();
        let mut table = Mentions(SecondaryMap::with_capacity(self.symbols.entries.len()));
        for (global, mention) in found.into_iter().flatten() {
            table.0[global].push(mention);
        }
        self.mentions_beside_functions(&wanted, &mut |g, mention| table.0[g].push(mention));
        table
    }

    /// Where a function mentions the symbols that are wanted; of others not all is said.
    pub fn mentions_in(
        &self,
        id: FuncId,
        wanted: &impl Fn(Global) -> bool,
        found: &mut dyn FnMut(Global, Mention),
    ) {
        let func = self.func(id);
        // A symbol that is mentioned is among the constants.
        if func.store.symbols().any(wanted) {
            mentions_in(id, func, wanted, found);
        }
    }

    /// Where anything but functions mentions the symbols that are wanted; of others not all is said.
    pub fn mentions_beside_functions(
        &self,
        wanted: &impl Fn(Global) -> bool,
        found: &mut dyn FnMut(Global, Mention),
    ) {
        for (v, var) in self.variables() {
            let inside = Mention::Metadata(u32::MAX);
            for_each_global_attached(&self.store, var.md, &mut |g| found(g, inside));
            if let Some(init) = var.init {
                self.store.for_each_global(init, &mut |g| found(g, Mention::Init(v)));
            }
        }
        for (a, alias) in self.aliases() {
            self.store.for_each_global(alias.target, &mut |g| found(g, Mention::Alias(a)));
        }
        // Most metadata mentions no symbol.
        let concerns = |store: &Arc<Store<'s>>| store.symbols().any(wanted);
        let concerned: Vec<bool> = self.metadata.stores.iter().map(concerns).collect();
        let numbers = if concerned.contains(&true) { self.next_metadata_number() } else { 0 };
        for number in 0..numbers {
            let entry = self.metadata.by_number.get(number);
            if entry.is_none_or(|entry| !concerned[entry.store as usize]) {
                continue;
            }
            let Some(node) = self.metadata(number) else { continue };
            let mention = Mention::Metadata(number);
            for_each_global_in(node.store, node.node, &mut |g| found(g, mention));
        }
    }

    /// Where an instruction comes from: its location, and the file of that location's scope.
    pub fn source_position(&self, func: &Function<'s>, inst: Inst) -> Option<SourcePosition> {
        let location = self.resolve(&func.store, func.debug_loc(inst)?)?;
        let int = |field| match location.store.field(location.node, field) {
            Some(Md::Int(n)) => u64::try_from(n).ok(),
            _ => None,
        };
        let (line, column) = (int(Field::Line).unwrap_or(0), int(Field::Column).unwrap_or(0));
        let mut node = location;
        // A location has a scope, scopes have files; the chain is short, unless it is a circle.
        for _ in 0..64 {
            let file = node.store.field(node.node, Field::File);
            if let Some(file) = file.and_then(|md| self.resolve(node.store, md.as_ref()?)) {
                let text = |field| match file.store.field(file.node, field) {
                    Some(Md::Str(t)) => {
                        Some(String::from_utf8_lossy(&file.store.text.unescaped(t)).into_owned())
                    }
                    _ => None,
                };
                return Some(SourcePosition { file: text(Field::Filename)?, line, column });
            }
            let scope = node.store.field(node.node, Field::Scope)?;
            node = self.resolve(node.store, scope.as_ref()?)?;
        }
        None
    }

    /// The function that a symbol stands for, also through aliases.
    pub fn resolve_function(&self, global: Global) -> Option<FuncId> {
        let mut at = global;
        // A chain of aliases is at most as long as there are aliases.
        for _ in 0..=self.aliases.len() {
            match self.symbol_kind(at) {
                SymbolKind::Func(f) => return Some(f),
                // The linker may put something else in the place of an alias.
                SymbolKind::Alias(a)
                    if !self.aliases[a].ifunc
                        && !self.aliases[a].symbol.linkage().is_replaceable() =>
                {
                    at = self.store.as_global(self.aliases[a].target)?;
                }
                _ => return None,
            }
        }
        None
    }
}
