//! A function before and after: what is the same.
//!
//! Edits keep the ids of instructions, so that those with one id are compared. An address may go another way after: it
//! *stands for* what it did before if both lead back to one root by nothing but casts between spaces.

use std::cell::Cell;

use spacecast_ir::Module;
use spacecast_ir::compare::{Changed, Comparison};
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::{Attr, ConstantKind, List, MdKind, MdRef};
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Const, Inst, Value, ValueKind};
use spacecast_ir::view::{Header, View};
use spacecast_ir::vocab::{AttrKind, Opcode};

/// What is wrong with an instruction, or with a function.
pub(super) type Fault = (Option<Inst>, String);

pub(super) struct Pair<'p, 's> {
    pub modules: (&'p Module<'s>, &'p Module<'s>),
    pub before: View<'p, 's>,
    pub after: View<'p, 's>,
    /// Types only become more, so that these are those of both.
    pub types: &'p Types,
    /// Whether lists and constants are still what they were, so that equal ids mean the same.
    pub extends: bool,
    /// Whether blocks are the same, and what is still there is in the same order, for sure.
    pub in_order: bool,
    /// What changed in instructions, by their ids.
    changed: Vec<Changed>,
    /// What [`Pair::moved_to`] said last.
    moved: Cell<((Type, Type), Option<u32>)>,
}

/// What became of an operand.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Became {
    /// Nothing else.
    Same,
    /// It has another type, which is looked at where it is computed; that of a parameter with the header.
    Retyped,
    /// It is not there any more.
    Gone,
    /// That has to be looked at.
    Unsure,
}

/// Where an address leads back to, and the spaces that it went through on the way, generic and global memory aside, in
/// which null is the same.
pub(super) struct Root {
    pub value: Value,
    pub through: Through,
    /// Whether it went through global memory, or is there.
    pub global: bool,
}

/// Some spaces, in order; mostly one or none.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub(super) struct Through {
    spaces: [u32; 4],
    /// Whether there are more than these: then it is not known which.
    pub more: bool,
}

impl Through {
    fn add(&mut self, space: u32) {
        if space <= 1 || self.has(space) {
            return;
        }
        match self.spaces.iter_mut().find(|s| **s == 0) {
            Some(free) => {
                *free = space;
                self.spaces.sort_unstable_by_key(|&s| std::cmp::Reverse(s));
            }
            None => self.more = true,
        }
    }

    pub fn has(&self, space: u32) -> bool {
        self.spaces.contains(&space)
    }

    /// Those that are not in another.
    pub fn beyond(&self, other: &Self) -> impl Iterator<Item = u32> {
        self.spaces.into_iter().filter(|&space| space > 0 && !other.has(space))
    }

    /// Whether both are the same, for sure.
    pub fn is(&self, other: &Self) -> bool {
        self == other && !self.more
    }
}

impl<'p, 's> Pair<'p, 's> {
    pub fn new(
        modules: (&'p Module<'s>, &'p Module<'s>),
        before: View<'p, 's>,
        after: View<'p, 's>,
        comparison: Comparison,
    ) -> Self {
        let Comparison { extends, in_order, insts: changed } = comparison;
        let types = &modules.1.types;
        let moved = Cell::new(((Type::VOID, Type::VOID), None));
        Self { modules, before, after, types, extends, in_order, changed, moved }
    }

    /// What changed in an instruction that was there before.
    #[inline]
    pub fn changed(&self, inst: Inst) -> Changed {
        self.changed.get(inst.as_u32() as usize).copied().unwrap_or(Changed::all())
    }

    /// What became of an operand that is the same under its id.
    #[inline]
    pub fn became(&self, operand: Value) -> Became {
        if !self.extends {
            return Became::Unsure;
        }
        match operand.kind() {
            ValueKind::Inst(used) => match self.changed(used) {
                changed if changed.contains(Changed::REMOVED) => Became::Gone,
                changed if changed.contains(Changed::TYPE) => Became::Retyped,
                _ => Became::Same,
            },
            ValueKind::Arg(n) => {
                let ty = |f: View<'_, '_>| f.params().get(n as usize).map(|param| param.ty);
                if ty(self.before) == ty(self.after) { Became::Same } else { Became::Retyped }
            }
            ValueKind::Md(_) => Became::Unsure,
            _ => Became::Same,
        }
    }

    pub fn is_new(&self, inst: Inst) -> bool {
        inst.as_u32() as usize >= self.before.num_insts()
    }

    /// Whether a function is what it was, so that nothing has to be compared: the header, and all below it.
    pub fn is_unchanged(&self) -> bool {
        self.header().is_none() && self.body(&mut |pair, inst| pair.is_same(inst)).is_ok()
    }

    /// Whether it still does what it did, whoever it belongs to.
    pub fn does_the_same(&self) -> bool {
        self.header_but_linkage().is_none()
            && self.body(&mut |pair, inst| pair.is_same(inst)).is_ok()
    }

    fn is_same(&self, inst: Inst) -> Result<(), String> {
        self.same_but_flags(inst, InstFlags::empty())
    }

    /// Whether an instruction is the same but for some flags.
    pub fn same_but_flags(&self, inst: Inst, free: InstFlags) -> Result<(), String> {
        if self.is_same_at_a_glance(inst) {
            return Ok(());
        }
        self.same_but_operands(inst, free)?;
        self.same_attachments(inst, &|_| false)?;
        if self.before.inst(inst).ty != self.after.inst(inst).ty {
            return Err("its type changed".to_owned());
        }
        let (old, new) = (self.before.operands(inst), self.after.operands(inst));
        if old.len() != new.len() {
            return Err("it has another number of operands".to_owned());
        }
        for (at, (&old, &new)) in old.iter().zip(new).enumerate() {
            if !self.same_value(old, new) {
                return Err(format!("operand {at} changed"));
            }
        }
        Ok(())
    }

    /// Whether nothing about an instruction changed, nor about what it uses: true for most.
    #[inline]
    pub fn is_same_at_a_glance(&self, inst: Inst) -> bool {
        self.changed(inst).is_empty()
    }

    /// The instructions that are not the same at a glance, and what changed, if they are in order.
    pub fn suspects(&self) -> impl Iterator<Item = (Inst, Changed)> {
        let all = (0..).map(Inst::from_u32).zip(self.changed.iter().copied());
        all.filter(|(_, changed)| !changed.is_empty())
    }

    /// The instructions that came.
    pub fn new_insts(&self) -> impl Iterator<Item = Inst> {
        let ids = self.before.num_insts() as u32..self.after.num_insts() as u32;
        ids.map(Inst::from_u32).filter(|&inst| !self.after.inst(inst).is_removed())
    }

    /// Whether blocks and instructions are the same, in order, as `same` says; nothing came or went.
    pub fn body(
        &self,
        same: &mut dyn FnMut(&Self, Inst) -> Result<(), String>,
    ) -> Result<(), Fault> {
        if self.in_order {
            let went = |(_, changed): (Inst, Changed)| changed.contains(Changed::REMOVED);
            if self.new_insts().next().is_some() || self.suspects().any(went) {
                return Err((None, "instructions came or went".to_owned()));
            }
            let mut suspects =
                self.suspects().filter(|(inst, _)| !self.after.inst(*inst).is_removed());
            return suspects
                .try_for_each(|(inst, _)| same(self, inst).map_err(|why| (Some(inst), why)));
        }
        if !self.before.blocks().eq(self.after.blocks()) {
            return Err((None, "its blocks changed".to_owned()));
        }
        for block in self.before.blocks() {
            if !self.before.insts_of(block).eq(self.after.insts_of(block)) {
                return Err((None, "instructions came or went".to_owned()));
            }
            for inst in self.before.insts_of(block) {
                same(self, inst).map_err(|why| (Some(inst), why))?;
            }
        }
        Ok(())
    }

    /// What of the header changed, attributes and linkage aside, which steps have rules for.
    pub fn header(&self) -> Option<&'static str> {
        let (a, b) = (self.before.header(), self.after.header());
        let symbol = |f: Header| {
            (f.symbol.linkage(), f.symbol.visibility, f.symbol.dll, f.symbol.unnamed_addr)
        };
        let linkage = symbol(a) != symbol(b) || a.comdat != b.comdat;
        self.header_but_linkage().or(linkage.then_some("its linkage changed"))
    }

    fn header_but_linkage(&self) -> Option<&'static str> {
        let (before, after) = (self.before, self.after);
        let (a, b) = (before.header(), after.header());
        let rest = |f: Header| (f.addrspace, f.section, f.partition, f.align, f.prefalign, f.gc);
        let constants = |f: Header| [f.prefix, f.prologue, f.personality];
        if a.ret != b.ret
            || a.vararg != b.vararg
            || a.conv != b.conv
            || before.params().len() != after.params().len()
        {
            Some("its type changed")
        } else if before.params().iter().zip(after.params()).any(|(a, b)| a.ty != b.ty) {
            Some("the types of its parameters changed")
        } else if rest(a) != rest(b) || constants(a) != constants(b) {
            Some("its header changed")
        } else if !self.same_attrs(a.attrs, b.attrs, &|_| false)
            || !self.same_attrs(a.ret_attrs, b.ret_attrs, &|_| false)
            || before
                .params()
                .iter()
                .zip(after.params())
                .any(|(a, b)| !self.same_attrs(a.attrs, b.attrs, &|_| false))
        {
            Some("its attributes changed")
        } else if !before.function_metadata().eq(after.function_metadata()) {
            Some("its metadata changed")
        } else {
            None
        }
    }

    /// Whether lists of attributes are the same, but for those that may come or go.
    #[inline]
    pub fn same_attrs(&self, old: List, new: List, free: &dyn Fn(Attr) -> bool) -> bool {
        if self.extends {
            // The old list is still there.
            return old == new || self.after.store.same_attrs(old, new, free, free);
        }
        let old = self.before.store.attrs(old).filter(|a| !free(*a));
        let new = self.after.store.attrs(new).filter(|a| !free(*a));
        old.eq(new)
    }

    /// Whether lists of attributes are the same, but for those that may go.
    #[inline]
    pub fn attrs_went(&self, old: List, new: List, may_go: &dyn Fn(Attr) -> bool) -> bool {
        if self.extends {
            return old == new || self.after.store.same_attrs(old, new, may_go, &|_| false);
        }
        let mut new = self.after.store.attrs(new).peekable();
        let mut old = self.before.store.attrs(old);
        old.all(|attr| new.next_if_eq(&attr).is_some() || may_go(attr)) && new.next().is_none()
    }

    /// Everything of an instruction but its type, operands, some flags, and attachments.
    pub fn same_but_operands(&self, inst: Inst, free: InstFlags) -> Result<(), String> {
        let (old, new) = (self.before.inst_name(inst), self.after.inst_name(inst));
        // Most names are the same text.
        let same = matches!((old, new), (Some(a), Some(b)) if std::ptr::eq(a, b));
        if !same && old != new {
            return Err("its name changed".to_owned());
        }
        self.same_kind(inst, inst, free)
    }

    /// What calls have beside operands and attributes.
    fn same_call(&self, was: Inst, is: Inst) -> bool {
        let bundles = |f: View<'p, 's>, inst| f.bundles(inst).map(|(tag, o)| (tag, o.len()));
        match (self.before.call(was), self.after.call(is)) {
            (Some(x), Some(y)) => {
                (x.conv, x.addrspace, x.num_args) == (y.conv, y.addrspace, y.num_args)
                    && bundles(self.before, was).eq(bundles(self.after, is))
            }
            (x, y) => x.is_none() && y.is_none(),
        }
    }

    /// The same of an instruction before and another one after, which may have another name.
    pub fn same_kind(&self, was: Inst, is: Inst, free: InstFlags) -> Result<(), String> {
        let (a, b) = (self.before, self.after);
        let (old, new) = (a.inst(was), b.inst(is));
        if old.op != new.op {
            return Err(format!("{:?} became {:?}", old.op, new.op));
        }
        let same = old.flags.difference(free) == new.flags.difference(free)
            && if old.op.is_call() {
                self.same_call(was, is)
            } else {
                a.predicate(was) == b.predicate(is)
                    && a.atomic_op(was) == b.atomic_op(is)
                    && a.access(was) == b.access(is)
                    && a.alloca(was) == b.alloca(is)
                    && a.gep_source(was) == b.gep_source(is)
                    && a.indices(was) == b.indices(is)
            };
        if !same {
            return Err("its flags, order, alignment or the like changed".to_owned());
        }
        if let (Some(x), Some(y)) = (a.call(was), b.call(is)) {
            let may_go =
                |attr: Attr| is_about_null(attr) || attr.kind() == Some(AttrKind::Returned);
            let mut lists = a.all_arg_attrs(was).zip(b.all_arg_attrs(is));
            let args = x.num_args == y.num_args
                && lists.all(|(old, new)| self.attrs_went(old, new, &may_go));
            if !args
                || !self.same_attrs(x.ret_attrs, y.ret_attrs, &|_| false)
                || !self.same_attrs(x.fn_attrs, y.fn_attrs, &|_| false)
            {
                return Err("the attributes of a call changed".to_owned());
            }
        }
        Ok(())
    }

    /// Whether the attachments are the same, but for kinds that may change.
    pub fn same_attachments(
        &self,
        inst: Inst,
        free: &dyn Fn(MdKind) -> bool,
    ) -> Result<(), String> {
        let kept = |(kind, _): &(MdKind, MdRef)| !free(*kind);
        let (old, new) = (self.before.metadata(inst), self.after.metadata(inst));
        if old.filter(kept).eq(new.filter(kept)) {
            Ok(())
        } else {
            Err("its metadata changed".to_owned())
        }
    }

    /// Whether the attachments are those that were there and may stay.
    pub fn attachments_went(
        &self,
        inst: Inst,
        may_stay: &dyn Fn(MdKind) -> bool,
    ) -> Result<(), String> {
        let stays = |(kind, _): &(MdKind, MdRef)| may_stay(*kind);
        if self.before.metadata(inst).filter(stays).eq(self.after.metadata(inst)) {
            Ok(())
        } else {
            Err("its metadata changed".to_owned())
        }
    }

    /// Whether a value is the very same, under the same type.
    pub fn same_value(&self, old: Value, new: Value) -> bool {
        if old.as_block().is_some() || old.md_index().is_some() {
            return old == new && self.same_description(old);
        }
        self.before.type_of(old) == self.after.type_of(new)
            && (old == new && old.as_const().is_none()
                || matches!((old.as_const(), new.as_const()), (Some(a), Some(b)) if self.same_constant(a, b, 0)))
    }

    fn same_description(&self, value: Value) -> bool {
        let Some(index) = value.md_index() else { return true };
        self.before.store.md_operand(index) == self.after.store.md_operand(index)
    }

    /// Whether two constants are the same.
    pub fn same_constant(&self, old: Const, new: Const, depth: u32) -> bool {
        let (a, b) = (&self.before.store, &self.after.store);
        let (x, y) = (a.constant(old), b.constant(new));
        if a.const_type(old) != b.const_type(new) || depth > 256 {
            return false;
        }
        let all = |x: &[Value], y: &[Value]| {
            x.len() == y.len()
                && x.iter().zip(y).all(|(x, y)| match (x.as_const(), y.as_const()) {
                    (Some(x), Some(y)) => self.same_constant(x, y, depth + 1),
                    _ => x == y,
                })
        };
        match (x, y) {
            (ConstantKind::Aggregate(x), ConstantKind::Aggregate(y))
            | (ConstantKind::PtrAuth(x), ConstantKind::PtrAuth(y)) => all(x, y),
            (ConstantKind::Splat(x), ConstantKind::Splat(y)) => self.same_constant(x, y, depth + 1),
            (ConstantKind::Expr(x), ConstantKind::Expr(y)) => {
                (x.op, x.flags, x.predicate, x.source_type, x.indices)
                    == (y.op, y.flags, y.predicate, y.source_type, y.indices)
                    && all(x.operands, y.operands)
            }
            (x, y) => x == y,
        }
    }

    // ----- addresses -----------------------------------------------------------------------------

    pub fn space(&self, ty: Type) -> Option<u32> {
        self.types.addrspace(self.types.scalar(ty))
    }

    /// Follows casts between spaces, and between types of pointers, back.
    pub fn root(&self, func: View<'_, 's>, value: Value) -> Root {
        let mut root = Root { value, through: Through::default(), global: false };
        let longest = func.num_insts() + 256;
        for _ in 0..longest {
            match self.cast_from(func, &mut root) {
                Some(source) => root.value = source,
                None => return root,
            }
        }
        // In code that never runs casts go round: the first of them stands for all.
        let mut first = root.value;
        for _ in 0..longest {
            let Some(source) = self.cast_from(func, &mut root) else { break };
            root.value = source;
            first = if source.inst_number() < first.inst_number() { source } else { first };
        }
        Root { value: first, ..root }
    }

    /// What a value is cast from, if it is; the space that it is in is one more on the way.
    fn cast_from(&self, func: View<'_, 's>, root: &mut Root) -> Option<Value> {
        let space = self.space(func.type_of(root.value))?;
        root.through.add(space);
        root.global |= space == 1;
        let source = match root.value.kind() {
            ValueKind::Inst(inst) if is_cast(func.inst(inst).op) => {
                func.operands(inst).first().copied()
            }
            ValueKind::Const(c) => func.store.cast_from(c),
            _ => None,
        };
        source.filter(|&v| self.space(func.type_of(v)).is_some())
    }

    /// Whether two roots are one.
    pub fn same_root(&self, old: Value, new: Value) -> bool {
        match (old.as_const(), new.as_const()) {
            (Some(old), Some(new)) => self.same_address(old, new, 0),
            (None, None) => old == new,
            _ => false,
        }
    }

    /// Whether two constants are one address, in whatever space.
    fn same_address(&self, old: Const, new: Const, depth: u32) -> bool {
        let (x, y) = (self.before.store.constant(old), self.after.store.constant(new));
        if depth > 128 {
            return false;
        }
        match (x, y) {
            (ConstantKind::Expr(x), ConstantKind::Expr(y))
                if x.op == Opcode::GetElementPtr && y.op == x.op =>
            {
                let base =
                    |v: Option<&Value>, func: View<'_, 's>| v.map(|&v| self.root(func, v).value);
                let (old, new) =
                    (base(x.operands.first(), self.before), base(y.operands.first(), self.after));
                let same = |(x, y): (&Value, &Value)| self.same_value(*x, *y);
                (x.flags, x.source_type, x.operands.len())
                    == (y.flags, y.source_type, y.operands.len())
                    && x.operands[1..].iter().zip(&y.operands[1..]).all(same)
                    && old.zip(new).is_some_and(|(old, new)| {
                        match (old.as_const(), new.as_const()) {
                            (Some(old), Some(new)) => self.same_address(old, new, depth + 1),
                            _ => false,
                        }
                    })
            }
            (ConstantKind::Undef, ConstantKind::Undef)
            | (ConstantKind::Poison, ConstantKind::Poison)
            | (ConstantKind::Null, ConstantKind::Null)
            | (ConstantKind::Zero, ConstantKind::Zero) => true,
            (ConstantKind::Global(x), ConstantKind::Global(y)) => x == y,
            _ => self.same_constant(old, new, 0),
        }
    }

    /// The space that a pointer was moved to from none; nothing if the types are not of one kind.
    pub fn moved_to(&self, old: Type, new: Type) -> Option<u32> {
        // Few types are pointers.
        let (types, known) = self.moved.get();
        if types == (old, new) {
            return known;
        }
        let moved = || {
            let space = self.space(new)?;
            let pointer = self.types.with_addrspace(self.types.scalar(old), space);
            let there = self.types.like(old, pointer);
            (self.space(old) == Some(0) && there == new).then_some(space)
        };
        let space = moved();
        self.moved.set(((old, new), space));
        space
    }
}

fn is_cast(op: Opcode) -> bool {
    matches!(op, Opcode::AddrSpaceCast | Opcode::BitCast)
}

/// Attributes that say something about null, which is another address in another space.
pub(super) fn is_about_null(attr: Attr) -> bool {
    matches!(attr.kind(), Some(AttrKind::NonNull | AttrKind::DereferenceableOrNull))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More spaces than there is room for are not taken for others.
    #[test]
    fn too_many_spaces_are_never_the_same() {
        let through = |spaces: &[u32]| {
            let mut all = Through::default();
            spaces.iter().for_each(|&space| all.add(space));
            all
        };
        assert!(through(&[3, 0, 5, 1, 3]).is(&through(&[5, 3])));
        assert!(!through(&[3]).is(&through(&[5])));
        let (some, others) = (through(&[3, 4, 5, 6, 7]), through(&[3, 4, 5, 6, 101]));
        assert!(!some.is(&others) && !some.is(&some));
    }
}
