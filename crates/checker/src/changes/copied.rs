//! Copies of functions: the same body, and calls that lead to functions or to copies of these.

use rayon::prelude::*;
use spacecast_ir::compare::Changed;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::schema::NodeKind;
use spacecast_ir::store::{Attr, ConstantKind, Md, MdKind, MdRef, Store};
use spacecast_ir::value::{FuncId, Global, Inst};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{AttrKind, Linkage, MdKindName};
use spacecast_nvptx::kernel::kernels;

use super::Changes;
use super::moves::OTHER_OPERANDS;
use super::pair::Pair;
use crate::certificate::unsplit;
use crate::{Map, Problem, Set};

/// The functions that new ones are copies of.
type Originals = Map<Global, Global>;

impl<'c, 's> Changes<'c, 's> {
    pub fn copied(&mut self) {
        let originals = match self.originals() {
            Ok(originals) => originals,
            Err(problem) => return self.problems.push(problem),
        };
        let kernels: Set<FuncId> = kernels(self.before).into_iter().collect();
        let with_addresses =
            if self.new.is_empty() { Set::default() } else { self.block_addresses() };
        let coroutines = if self.new.is_empty() { Set::default() } else { unsplit(self.after) };
        let new = self.new.par_iter().evenly().filter_map(|&id| {
            let copy = self.after.func(id);
            let original = originals.get(&copy.global).map(|g| self.before.symbol_kind(*g));
            let why = match original {
                _ if copy.is_declaration() => return None,
                _ if coroutines.contains(&id) => "it is a copy of a coroutine".to_owned(),
                Some(SymbolKind::Func(original)) => {
                    self.is_copy(original, id, &originals, &kernels, &with_addresses).err()?
                }
                _ => "it came, but nothing calls it".to_owned(),
            };
            Some(Problem::new(self.after, copy.global, why))
        });
        let new: Vec<Problem> = new.collect();
        self.each(&|_, pair| {
            let same = match pair.header() {
                Some(why) => Err((None, why.to_owned())),
                None => pair.body(&mut |pair, inst| same_but_callee(pair, inst, &originals, false)),
            };
            same.err().into_iter().collect()
        });
        self.problems.extend(new);
    }

    /// The functions of which anything has the address of a block: it may be passed to them, and a copy has other blocks.
    fn block_addresses(&self) -> Set<Global> {
        let of = |store: &Store<'_>| -> Vec<Global> {
            let blocks = store.consts().filter_map(|c| match store.constant(c) {
                ConstantKind::BlockAddress(global, _) => Some(global),
                _ => None,
            });
            blocks.collect()
        };
        let bodies = self.before.functions().filter(|(id, _)| !self.was.is_lost(*id));
        let in_bodies = bodies.flat_map(|(id, _)| of(self.was.func(id).store));
        of(&self.before.store).into_iter().chain(in_bodies).collect()
    }

    /// What each new function is a copy of: what calls that lead to it led to before.
    fn originals(&self) -> Result<Originals, Problem> {
        let mut found: Originals = Map::default();
        let new: Set<FuncId> = self.new.iter().copied().collect();
        let is_new = |g: Global| matches!(self.after.symbol_kind(g), SymbolKind::Func(id) if new.contains(&id));
        // Calls that led elsewhere. A copy has the calls of its original under the same ids.
        let led = |old: FuncId, new: FuncId| -> Vec<(FuncId, Global, Global)> {
            let (before, after) = (self.was.func(old), self.after.func(new));
            let calls = after.calls().filter(|call| (call.as_u32() as usize) < before.num_insts());
            let symbols = calls.filter_map(|call| {
                Some((new, before.called_symbol(call)?, after.called_symbol(call)?))
            });
            symbols.filter(|&(_, was, is)| was != is && is_new(is)).collect()
        };
        let mut known: Vec<(FuncId, Global, Global)> =
            self.changed.par_iter().evenly().flat_map_iter(|&id| led(id, id)).collect();
        let mut next = 0;
        while let Some(&(caller, was, is)) = known.get(next) {
            next += 1;
            match found.insert(is, was) {
                // So that of a copy is known before what it calls.
                None => {
                    if let (SymbolKind::Func(old), SymbolKind::Func(new)) =
                        (self.before.symbol_kind(was), self.after.symbol_kind(is))
                    {
                        known.extend(led(old, new));
                    }
                }
                Some(other) if other != was => {
                    let why = "it takes the place of two functions".to_owned();
                    return Err(Problem::new(self.after, self.after.func(caller).global, why));
                }
                Some(_) => {}
            }
        }
        Ok(found)
    }

    fn is_copy(
        &self,
        original: FuncId,
        copy: FuncId,
        originals: &Originals,
        kernels: &Set<FuncId>,
        with_addresses: &Set<Global>,
    ) -> Result<(), String> {
        let (was, copy) = (self.was.func(original), self.after.func(copy));
        let pair = Pair::new((self.before, self.after), was, copy.view(), copy.compare(was));
        let (a, b) = (was.header(), copy.view().header());
        let has = |func: FuncId, kind: AttrKind| {
            self.before.attrs_of(self.before.func(func)).any(|(_, attr)| attr.kind() == Some(kind))
        };
        let once = was.calls().any(|call| {
            let callee = was.called_symbol(call).and_then(|g| self.before.resolve_function(g));
            self.before
                .call_attrs(was, call)
                .any(|(_, attr)| attr.kind() == Some(AttrKind::NoDuplicate))
                || callee.is_some_and(|f| has(f, AttrKind::NoDuplicate))
        });
        // The linker may put another body in its place.
        let replaceable = a.symbol.linkage().is_replaceable();
        if has(original, AttrKind::Naked)
            || once
            || replaceable
            || with_addresses.contains(&a.global)
            || kernels.contains(&original)
        {
            return Err("it is a copy of what must not be copied".to_owned());
        }
        let free = |attr: Attr| match attr {
            Attr::Str(key, _) => *copy.store.text.unescaped(key) == *b"spacecast-copy",
            attr => {
                attr.kind() == Some(AttrKind::AlwaysInline)
                    && !has(original, AttrKind::NoInline)
                    && !has(original, AttrKind::OptNone)
            }
        };
        let params = was.params().iter().zip(copy.params());
        let header = b.symbol.linkage() == Linkage::Internal
            && b.comdat.is_none()
            && (a.ret, a.vararg, a.conv, a.addrspace, a.align, a.gc)
                == (b.ret, b.vararg, b.conv, b.addrspace, b.align, b.gc)
            && (a.prefix, a.prologue, a.personality) == (b.prefix, b.prologue, b.personality)
            && was.params().len() == copy.params().len()
            && params
                .clone()
                .all(|(x, y)| x.ty == y.ty && pair.same_attrs(x.attrs, y.attrs, &|_| false))
            && pair.same_attrs(a.attrs, b.attrs, &free)
            && pair.same_attrs(a.ret_attrs, b.ret_attrs, &|_| false);
        if !header {
            return Err("its header is another than that of its original".to_owned());
        }
        pair.body(&mut |pair, inst| same_but_callee(pair, inst, originals, true))
            .map_err(|(_, why)| why)
    }
}

/// Whether an instruction is the same, but that it may call a copy of what it called. What a copy says for debuggers has
/// nodes of its own.
fn same_but_callee(
    pair: &Pair<'_, '_>,
    inst: Inst,
    originals: &Originals,
    copy: bool,
) -> Result<(), String> {
    let changed = pair.changed(inst);
    if changed.contains(Changed::KIND) {
        pair.same_but_operands(inst, spacecast_ir::inst::InstFlags::empty())?;
    }
    if changed.contains(Changed::METADATA) && !(copy && same_hints(pair, inst)) {
        pair.same_attachments(inst, &|_| false)?;
    }
    if !changed.intersects(OTHER_OPERANDS) {
        return Ok(());
    }
    let (old, new) = (pair.before.operands(inst), pair.after.operands(inst));
    if pair.before.inst(inst).ty != pair.after.inst(inst).ty || old.len() != new.len() {
        return Err("an instruction has another type".to_owned());
    }
    let record = pair.before.inst(inst).op.is_debug_record();
    for (at, (&old, &new)) in old.iter().zip(new).enumerate() {
        let node = |func: View<'_, '_>, v: spacecast_ir::value::Value| {
            v.md_index().is_some_and(|at| {
                matches!(func.store.md_operand(at), Md::Number(_) | Md::Inline(_))
            })
        };
        let described = copy && node(pair.before, old) && node(pair.after, new);
        let called =
            pair.before.inst(inst).op.is_call() && at + 1 == pair.before.operands(inst).len();
        let symbol = |func: View<'_, '_>| func.called_symbol(inst);
        let leads = called
            && pair.before.type_of(old) == pair.after.type_of(new)
            && symbol(pair.after)
                .is_some_and(|g| originals.get(&g).copied() == symbol(pair.before));
        if !(pair.same_value(old, new)
            || leads
            || described && (record || old.md_index().is_some()))
        {
            return Err("an operand changed".to_owned());
        }
    }
    Ok(())
}

/// Whether attachments say the same in a copy. Nodes for debuggers are its own, and so are nodes that refer to these.
fn same_hints(pair: &Pair<'_, '_>, inst: Inst) -> bool {
    let (mut old, mut new) = (pair.before.metadata(inst), pair.after.metadata(inst));
    let same = |was: (MdKind, MdRef), is: (MdKind, MdRef)| {
        was.0 == is.0
            && (was.1 == is.1
                || was.0 == MdKind::Known(MdKindName::Dbg)
                || same_node(pair, was.1, is.1, &mut Vec::new()))
    };
    loop {
        match (old.next(), new.next()) {
            (None, None) => return true,
            (Some(was), Some(is)) if same(was, is) => {}
            _ => return false,
        }
    }
}

/// Whether two nodes are made alike, but for debuggers; those that were `seen` on the way may refer to themselves.
fn same_node(pair: &Pair<'_, '_>, was: MdRef, is: MdRef, seen: &mut Vec<(MdRef, MdRef)>) -> bool {
    let old = pair.modules.0.resolve(pair.before.store, was);
    let new = pair.modules.1.resolve(pair.after.store, is);
    let (Some(old), Some(new)) = (old, new) else { return false };
    let (x, y) = (old.store.node(old.node), new.store.node(new.node));
    if (x.kind, x.distinct) != (y.kind, y.distinct) {
        return false;
    }
    if x.kind != NodeKind::Tuple || seen.contains(&(was, is)) {
        return true;
    }
    seen.push((was, is));
    let (old, new): (Vec<_>, Vec<_>) =
        (old.store.fields(old.node).collect(), new.store.fields(new.node).collect());
    old.len() == new.len()
        && old.into_iter().zip(new).all(|(x, y)| match (x, y) {
            (x, y) if x == y => true,
            ((a, Md::Number(x)), (b, Md::Number(y))) => {
                a == b
                    && seen.len() < 64
                    && same_node(pair, MdRef::Number(x), MdRef::Number(y), seen)
            }
            _ => false,
        })
}
