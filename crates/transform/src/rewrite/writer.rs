//! Carries out a plan.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::edit::{AttrOwner, Beside, NewInst};
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::{Md, MdKind};
use spacecast_ir::value::Block;
use spacecast_ir::vocab::{AttrKind, MdKindName};

use super::*;
use crate::constants::{in_space, type_in};

pub(super) struct Writer<'w, 'f, 's> {
    func: &'f mut Function<'s>,
    known: Known<'w>,
    plan: &'w mut Plan,
    uses: &'w Uses,
    /// Casts before uses, or at the end of a block, by block: good for what follows there.
    local_casts: HashMap<(Value, Space, Block, bool), Value, FxBuildHasher>,
    /// Where the function began.
    top: Option<Inst>,
    /// Instructions that lost a use.
    touched: &'w mut Vec<Inst>,
    name: Vec<u8>,
    done: Rewritten,
}

impl<'w, 'f, 's> Writer<'w, 'f, 's> {
    pub fn new(
        func: &'f mut Function<'s>,
        known: Known<'w>,
        plan: &'w mut Plan,
        uses: &'w Uses,
        touched: &'w mut Vec<Inst>,
    ) -> Self {
        Self {
            top: func.insts().next(),
            func,
            known,
            plan,
            uses,
            local_casts: HashMap::default(),
            touched,
            name: Vec::new(),
            done: Rewritten::default(),
        }
    }

    /// Writes everything.
    pub fn write(mut self, demands: &[Demand], order: &mut Vec<Inst>) -> Rewritten {
        self.retype();
        // In the order of the function, so that a cast that is made for one operand stands before the next.
        order.clear();
        let plan = &*self.plan;
        order.extend(self.func.insts().filter(|&inst| plan.concerns(inst)));
        for &inst in &*order {
            let note = self.plan.note(inst.into());
            if let Some(space) = note.wanted.filter(|_| self.is_retyped(inst.into())) {
                for operand in pointer_operands(self.func, inst) {
                    if flows_through(self.func, inst, operand) {
                        self.serve(Demand { inst, operand: operand as u32, space });
                    }
                }
            }
            if let Some(first) = note.demands {
                for &demand in demands[first as usize..].iter().take_while(|d| d.inst == inst) {
                    self.serve(demand);
                }
            }
            if let Some(space) = note.compared {
                self.serve(Demand { inst, operand: 0, space });
                self.serve(Demand { inst, operand: 1, space });
            }
        }
        self.generic_uses();
        self.sweep();
        self.done
    }

    /// Gives an instruction its operand in a space.
    fn serve(&mut self, demand: Demand) {
        let operand = demand.operand as usize;
        let new = self.provide(demand.inst, operand, demand.space);
        self.set(demand.inst, operand, new);
        self.drop_null_attributes(demand.inst, operand, demand.space);
    }

    fn is_retyped(&self, value: Value) -> bool {
        self.plan.is_retyped(self.func, value)
    }

    /// Changes an operand and keeps count.
    fn set(&mut self, inst: Inst, operand: usize, new: Value) {
        let old = self.func.operands(inst)[operand];
        if old == new {
            return;
        }
        self.func.set_operand(inst, operand, new);
        self.release(old);
        if let Some(new) = new.as_inst() {
            self.plan.note_mut(new).more_uses += 1;
        }
    }

    fn release(&mut self, old: Value) {
        if let Some(old) = old.as_inst() {
            self.plan.note_mut(old).more_uses -= 1;
            self.touched.push(old);
        }
    }

    /// How many uses an instruction has left.
    fn uses_left(&self, inst: Inst) -> usize {
        let before = self.uses.get(inst.into()).len();
        before.saturating_add_signed(self.plan.note(inst.into()).more_uses as isize)
    }

    fn add_cast(&mut self, value: Value, space: u32, suffix: &str, at: Beside) -> Value {
        let ty = type_in(self.known.types, self.func.type_of(value), space);
        // Always a name: a number would move the numbers of all that follows, and change their lines.
        self.name.clear();
        if let Some(name) = self.func.name_of(value) {
            self.name.extend_from_slice(&spacecast_ir::text::unescape(name));
            self.name.push(b'.');
        }
        self.name.extend_from_slice(suffix.as_bytes());
        let inst = self.func.insert_cast(at, Opcode::AddrSpaceCast, value, ty, &self.name);
        self.done.casts_added += 1;
        let near = match at {
            Beside::Before(user) => Some(user),
            Beside::After(_) => value.as_inst(),
        };
        // At the position of what it belongs to; arguments have none.
        if let Some(location) =
            near.filter(|_| value.as_arg().is_none()).and_then(|i| self.func.debug_loc(i))
        {
            self.func.set_metadata(inst, MdKind::Known(MdKindName::Dbg), Some(location));
        }
        if let Some(value) = value.as_inst() {
            self.plan.note_mut(value).more_uses += 1;
        }
        inst.into()
    }

    /// Zero is a valid address in other spaces than global: attributes that rule it out would lie.
    fn drop_null_attributes(&mut self, inst: Inst, operand: usize, space: Space) {
        if space != Space::Global && self.func.inst(inst).op.is_call() {
            self.func.remove_attrs(AttrOwner::CallArg(inst, operand), |attr| {
                matches!(attr.kind(), Some(AttrKind::NonNull | AttrKind::DereferenceableOrNull))
            });
        }
    }

    /// Where something that uses a value can stand so that it dominates all other uses.
    fn after(&self, value: Value) -> Option<Beside> {
        match value.kind() {
            // One after the other, in the order they are asked for.
            ValueKind::Arg(_) => self.top.map(Beside::Before),
            ValueKind::Inst(inst) => {
                let data = self.func.inst(inst);
                if data.op.is_terminator() {
                    return None;
                }
                if data.op != Opcode::Phi {
                    return Some(Beside::After(inst));
                }
                self.func.behind_phis(inst).map(Beside::After)
            }
            _ => None,
        }
    }

    /// The operand of an instruction in a space.
    fn provide(&mut self, user: Inst, operand: usize, space: Space) -> Value {
        let value = self.func.operands(user)[operand];
        if let Some(c) = value.as_const() {
            return in_space(&mut self.func.store, self.known.types, c, space.llvm(), 0);
        }
        let own = self.plan.space_of(value) == Some(space);
        if own && self.is_retyped(value) {
            return value;
        }
        if let Some(source) = self.typed_source(value, space) {
            return source;
        }
        if own && let Some(at) = self.after(value) {
            if let Some(cast) = self.plan.note(value).cast {
                return cast;
            }
            let cast = self.add_cast(value, space.llvm(), space.name(), at);
            self.plan.note_mut(value).cast = Some(cast);
            return cast;
        }
        self.provide_here(user, operand, value, space)
    }

    /// What a cast to generic was made of, if that has the space and the type that are wanted.
    fn typed_source(&self, value: Value, space: Space) -> Option<Value> {
        let cast = value.as_inst().filter(|&i| self.func.inst(i).op == Opcode::AddrSpaceCast)?;
        let source = self.func.operands(cast)[0];
        let wanted = type_in(self.known.types, self.func.inst(cast).ty, space.llvm());
        (self.func.type_of(source) == wanted).then_some(source)
    }

    /// A cast just where the value is used: what is known of it holds there and maybe nowhere else.
    fn provide_here(&mut self, user: Inst, operand: usize, value: Value, space: Space) -> Value {
        let mut at = user;
        if self.func.inst(user).op == Opcode::Phi {
            let from = self.func.operands(user).get(operand + 1).and_then(|v| v.as_block());
            if let Some(end) = from.and_then(|b| self.func.terminator(b)) {
                at = end;
            }
        }
        // At the end of a block for a phi, else before the first user; users are visited in order.
        let key = (value, space, self.func.block_of(at), at == user);
        if let Some(&cast) = self.local_casts.get(&key) {
            return cast;
        }
        let generic = self.generic(value);
        let cast = self.add_cast(generic, space.llvm(), space.name(), Beside::Before(at));
        self.local_casts.insert(key, cast);
        cast
    }

    /// The generic form of a value.
    fn generic(&mut self, value: Value) -> Value {
        if !self.is_retyped(value) {
            return value;
        }
        if let Some(copy) = self.plan.note(value).copy {
            return copy;
        }
        let Some(at) = self.after(value) else { return value };
        let copy = self.add_cast(value, 0, "generic", at);
        self.plan.note_mut(value).copy = Some(copy);
        copy
    }

    /// What is retyped, by its position in the order of the plan.
    fn retyped(&self, at: usize) -> Option<(Inst, Space)> {
        let value = self.plan.order[at];
        let space = self.plan.space_of(value).filter(|_| self.is_retyped(value))?;
        Some((value.as_inst()?, space))
    }

    /// Retypes what is to be retyped.
    fn retype(&mut self) {
        for at in 0..self.plan.order.len() {
            let Some((inst, space)) = self.retyped(at) else { continue };
            let ty = type_in(self.known.types, self.func.inst(inst).ty, space.llvm());
            self.func.set_type(inst, ty);
            // With fewer bits an offset that did not wrap may. And in a space that begins at another number, often at 0, a step
            // out of it may that did not, though the next one leads back: only what stays in its object cannot.
            let flags = self.func.inst(inst).flags;
            let wraps = InstFlags::NUW | InstFlags::NUSW;
            let elsewhere = space != Space::Global && !flags.contains(InstFlags::INBOUNDS);
            if flags.intersects(wraps)
                && ((self.known.narrow)(space) || elsewhere)
                && self.func.gep_source(inst).is_some()
            {
                self.func.set_flags(inst, flags.difference(wraps));
            }
            self.done.retyped += 1;
        }
        // Before anything is handed out: a cast that goes must not be what something else is given.
        for at in 0..self.plan.order.len() {
            if let Some((inst, space)) = self.retyped(at) {
                self.drop_casts(inst.into(), space);
            }
        }
    }

    /// Gives every other use of a retyped value what it needs.
    fn generic_uses(&mut self) {
        for at in 0..self.plan.order.len() {
            let Some((inst, space)) = self.retyped(at) else { continue };
            let value = Value::from(inst);
            let mut described = Vec::new();
            for &used in self.uses.get(value) {
                if is_debug_use(self.func, used) {
                    described.push(used.user);
                    continue;
                }
                let operand = used.operand as usize;
                if self.func.operands(used.user)[operand] != value {
                    continue;
                }
                // A cast of typed pointers that became one within the space.
                let within = self.func.inst(used.user).op == Opcode::BitCast
                    && self.space_of_type(used.user) == Some(space.llvm());
                if !within && self.plan.needs_generic(self.func, self.known, used, space) {
                    let copy = self.generic(value);
                    self.set(used.user, operand, copy);
                }
            }
            self.describe(value, space, described);
        }
    }

    fn space_of_type(&self, inst: Inst) -> Option<u32> {
        self.known.types.addrspace(self.known.types.scalar(self.func.inst(inst).ty))
    }

    fn is_cast_to(&self, inst: Inst, space: Space) -> bool {
        self.func.inst(inst).op == Opcode::AddrSpaceCast
            && self.space_of_type(inst) == Some(space.llvm())
    }

    /// Drops the casts of a retyped value to the space that it now has.
    fn drop_casts(&mut self, value: Value, space: Space) {
        for used in self.uses.get(value) {
            if self.is_cast_to(used.user, space) {
                self.drop_cast(used.user, value);
                self.touched.push(used.user);
            }
        }
    }

    /// Puts a value in the place of a cast to the space that it now has.
    fn drop_cast(&mut self, cast: Inst, value: Value) {
        if self.func.inst(cast).ty != self.func.type_of(value) {
            // Typed pointers: the cast also changes what it points to.
            let ty = self.func.inst(cast).ty;
            self.func.replace(cast, NewInst::cast(Opcode::BitCast, value, ty));
            return;
        }
        for &used in self.uses.get(cast.into()) {
            if is_debug_use(self.func, used) {
                self.func.replace_values_in(used.user, |v| (v == cast.into()).then_some(value));
                self.release(cast.into());
            } else if self.func.operands(used.user)[used.operand as usize] == cast.into() {
                self.set(used.user, used.operand as usize, value);
            }
        }
    }

    /// Debug info names the generic address, or nothing: never an offset into a space.
    fn describe(&mut self, value: Value, space: Space, users: Vec<Inst>) {
        let new = match self.plan.note(value).copy {
            Some(copy) => copy,
            // The address is the same number.
            None if space == Space::Global => return,
            None => {
                let ty = type_in(self.known.types, self.func.type_of(value), 0);
                self.func.store.poison(ty)
            }
        };
        for user in users {
            self.func.replace_values_in(user, |v| (v == value).then_some(new));
            self.release(value);
        }
    }

    /// Takes out what nothing uses any more.
    fn sweep(&mut self) {
        while let Some(inst) = self.touched.pop() {
            let data = self.func.inst(inst);
            let pure = matches!(
                data.op,
                Opcode::AddrSpaceCast
                    | Opcode::BitCast
                    | Opcode::GetElementPtr
                    | Opcode::Select
                    | Opcode::Freeze
                    | Opcode::Phi
            );
            if !pure || data.is_removed() {
                continue;
            }
            let left = self.uses_left(inst);
            let only_described = left > 0 && self.only_described(inst);
            if left > 0 && !only_described {
                continue;
            }
            if only_described {
                let ty = self.func.inst(inst).ty;
                let poison = self.func.store.poison(ty);
                for &used in self.uses.get(inst.into()) {
                    if is_debug_use(self.func, used) {
                        self.func
                            .replace_values_in(used.user, |v| (v == inst.into()).then_some(poison));
                    }
                }
            }
            if self.func.inst(inst).op == Opcode::AddrSpaceCast {
                self.done.casts_removed += 1;
            } else {
                self.done.removed += 1;
            }
            self.func.remove(inst);
            for at in 0..self.func.operands(inst).len() {
                self.release(self.func.operands(inst)[at]);
            }
        }
    }

    /// Whether all uses that are left are debug info.
    fn only_described(&self, inst: Inst) -> bool {
        let described = self.uses.get(inst.into()).iter().filter(|&&u| {
            is_debug_use(self.func, u)
                && !self.func.inst(u.user).is_removed()
                && self.says(u, inst.into())
        });
        described.count() == self.uses_left(inst)
    }

    /// Whether the metadata at a use still names a value.
    fn says(&self, used: Use, value: Value) -> bool {
        let operand = self.func.operands(used.user)[used.operand as usize];
        let Some(index) = operand.md_index() else { return operand == value };
        match self.func.store.md_operand(index) {
            Md::Value(v) => v == value,
            Md::Inline(node) => self.func.store.fields(node).any(|(_, md)| md == Md::Value(value)),
            _ => false,
        }
    }
}
