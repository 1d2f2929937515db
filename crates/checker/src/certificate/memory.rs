//! What is stored, and what is loaded.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{SlotFlow, What};
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;

use super::fact::{Fact, Step, UNKNOWN, join, moved, of, touched};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};
use super::world::Callee;
use crate::{Map, Set};

impl<'w> Walk<'w, '_, '_> {
    /// What memory holds that is not seen whole, if an address leads there.
    pub fn others_hold(&self, address: Origins) -> Origins {
        let knobs = self.world.knobs;
        let anything = UNKNOWN | NUMBER;
        if !knobs.track_indir_load {
            return anything;
        }
        let spaces = address & Origins::ANYWHERE;
        // Nothing but the host and initialisers put anything there.
        let host = if knobs.strong_global_assumptions && !self.world.leaking_constant {
            Origins::CONSTANT | Origins::PARAM
        } else {
            Origins::PARAM
        };
        if !spaces.is_empty() && host.contains(spaces) {
            return Origins::BYTES;
        }
        if spaces == Origins::CONSTANT && !knobs.strong_global_assumptions {
            return anything;
        }
        Origins::BYTES | Origins::LOADED
    }

    /// What a read returns: as bytes, or everything that the objects hold.
    pub fn read(&self, address: &Fact<'_>, by: u64, width: Option<u64>) -> Fact<'w> {
        let mut result = Fact::NOTHING;
        if address.origins.contains(Origins::FOREIGN) {
            result.origins = self.others_hold(address.origins);
        }
        for &place in &*address.places {
            let object = &self.world.certificate.objects[place.object as usize];
            // What others know is memory like any other.
            if object.exposed && !self.world.is_fixed(place.object) {
                result.origins |= self.others_hold(address.origins);
                continue;
            }
            let count = object.cells.len().max(1);
            let (cells, whole) = touched(moved(place, Step::by(by)), width, count, self.world.word);
            for cell in cells.iter() {
                if let Some(held) = object.cells.get(cell) {
                    result = join(result, &Fact::claimed(held));
                }
            }
            if !whole && result.origins.intersects(Origins::ANYWHERE | Origins::NULL) {
                // Parts of pointers make a number.
                result.origins |= NUMBER;
            }
        }
        result
    }

    /// What memory holds that nobody else knows, as far as an address leads there. What others know got out when it was put
    /// where they look.
    pub fn held_alone(&self, address: &Fact<'_>) -> Fact<'w> {
        let objects = &self.world.certificate.objects;
        let alone = |object: u32| !objects[object as usize].exposed || self.world.is_fixed(object);
        let places = address.places.iter().copied().filter(|place| alone(place.object)).collect();
        let spaces = address.origins.difference(Origins::FOREIGN);
        self.read(&Fact { origins: spaces, places }, 0, None)
    }

    /// The value that a load returns.
    pub fn load(&mut self, inst: Inst, address: Fact<'w>) {
        let ty = self.func.inst(inst).ty;
        if self.world.class(ty) == Class::Aggregate {
            for (at, leaf) in self.world.leaves(ty).0.iter().enumerate() {
                let fact = self.read(&address, leaf.offset, leaf.size);
                // An address may be claimed although a number would do.
                if self.covers_part(inst.into(), ty, at, fact.clone()).is_err() {
                    let whole = || !self.world.has_pointers(ty);
                    let data = leaf.ty.map_or_else(whole, |ty| self.world.class(ty) == Class::Data);
                    let fact = self.loaded(data, &address, fact);
                    self.require_part(inst, inst.into(), ty, at, fact);
                }
            }
            return;
        }
        let width = self.sizes.store_size(ty);
        let fact = self.read(&address, 0, width);
        let data = self.world.class(ty) == Class::Data;
        let fact = self.loaded(data, &address, fact);
        self.require(Some(inst), inst.into(), fact);
    }

    /// A number that was loaded where only memory is that others know: whoever put an address there let it out.
    fn loaded(&self, data: bool, address: &Fact<'_>, fact: Fact<'w>) -> Fact<'w> {
        let objects = &self.world.certificate.objects;
        let known = address.places.iter().all(|p| objects[p.object as usize].exposed);
        if data && known && !self.solution.integers && self.only_exposed(&fact) {
            of(NUMBER)
        } else {
            fact
        }
    }

    fn only_exposed(&self, fact: &Fact<'_>) -> bool {
        fact.places.iter().all(|p| self.world.certificate.objects[p.object as usize].exposed)
    }

    /// What a value is as bytes: the number behind a pointer into a space is no generic address, except in global memory.
    pub fn bytes(&mut self, value: Value) -> Fact<'w> {
        let fact = self.fact(value);
        let zero = value.as_const().map(|c| self.func.store.constant(c));
        match self.class(value) {
            Class::Pointer(0 | 1) => fact,
            Class::Pointer(_) => fact.with(NUMBER),
            Class::Data
                if matches!(
                    zero,
                    Some(ConstantKind::Int(0) | ConstantKind::Null | ConstantKind::Zero)
                ) =>
            {
                of(Origins::NULL)
            }
            _ => fact,
        }
    }

    /// Stores a value of any type.
    pub fn store(&mut self, inst: Inst, address: &Fact<'_>, value: Value) {
        let ty = self.func.type_of(value);
        if self.world.class(ty) != Class::Aggregate {
            let width = self.sizes.store_size(ty);
            let fact = self.bytes(value);
            self.let_out(inst, address, value, &fact);
            return self.write(inst, address, 0, width, fact);
        }
        for (at, leaf) in self.world.leaves(ty).0.iter().enumerate() {
            let mut fact = self.part(value, ty, at);
            match leaf.ty.map(|ty| self.world.class(ty)) {
                Some(Class::Pointer(0 | 1)) => {}
                Some(Class::Pointer(_)) => fact.origins = NUMBER,
                _ if fact.origins.is_empty() => fact.origins = NUMBER,
                _ => {}
            }
            self.let_out(inst, address, value, &fact);
            self.write(inst, address, leaf.offset, leaf.size, fact);
        }
    }

    /// Whether others see what is written to an address. Nobody can write to what is fixed.
    pub fn is_public(&self, address: &Fact<'_>) -> bool {
        let objects = &self.world.certificate.objects;
        let is_exposed =
            |object: u32| objects[object as usize].exposed && !self.world.is_fixed(object);
        address.origins.contains(Origins::FOREIGN)
            || address.places.iter().any(|p| is_exposed(p.object))
    }

    /// What is stored where others see it gets out. As bytes, pointers into a space mean nothing to them.
    pub fn let_out(&mut self, inst: Inst, address: &Fact<'_>, value: Value, fact: &Fact<'_>) {
        let typed = matches!(self.class(value), Class::Pointer(space) if space != 0);
        if !typed && self.is_public(address) {
            self.gets_out(inst, fact.origins);
        }
    }

    /// Stores bytes: cells must contain them.
    pub fn write(
        &mut self,
        inst: Inst,
        address: &Fact<'_>,
        by: u64,
        width: Option<u64>,
        fact: Fact<'w>,
    ) {
        if self.is_public(address) {
            self.must_be_exposed(Some(inst), &fact);
        }
        for &place in &*address.places {
            let object = &self.world.certificate.objects[place.object as usize];
            // Nobody can write it, so that the address is another one; or it holds anything.
            if self.world.is_fixed(place.object) {
                continue;
            }
            if object.exposed || object.cells.is_empty() {
                if object.cells.is_empty() && !object.exposed {
                    self.problem(Some(inst), format!("{:?} has no cells", object.what));
                }
                continue;
            }
            let (cells, whole) =
                touched(moved(place, Step::by(by)), width, object.cells.len(), self.world.word);
            let mut fact = fact.clone();
            if !whole && fact.origins != Origins::BYTES {
                fact.origins |= NUMBER;
            }
            // Who reads a variable may trust what it loads itself more than who wrote it.
            if matches!(object.what, What::Variable(_)) {
                fact.origins = self.complete(fact.origins);
            }
            for cell in cells.iter() {
                let held = &object.cells[cell];
                if !self.covers((held.origins, &held.places), &fact) {
                    let text = format!(
                        "cell {cell} of {:?} is claimed to hold {}, but {} is stored there",
                        object.what, held.origins, fact.origins
                    );
                    self.problem(Some(inst), text);
                    break;
                }
            }
        }
    }

    // ----- slots in the order of execution -------------------------------------------------------

    fn flow_of(&self, slot: Value) -> Option<usize> {
        self.slots.get(&slot.as_inst()?).copied()
    }

    /// A load of a slot that is followed in order; checked with the slot.
    pub fn slot_load(&self, inst: Inst) -> bool {
        self.flow_of(self.func.operands(inst)[0]).is_some()
    }

    /// Checks the slots that are followed in the order of execution: each where it is used, and where stores reach.
    pub fn slots(&mut self) {
        let flows = &self.solution.slots;
        if flows.is_empty() {
            return;
        }
        let mut uses: Vec<Vec<(Inst, usize)>> = vec![Vec::new(); flows.len()];
        for inst in self.func.insts() {
            for (at, &value) in self.func.operands(inst).iter().enumerate() {
                if let Some(flow) = self.flow_of(value) {
                    uses[flow].push((inst, at));
                }
            }
        }
        for (flow, uses) in flows.iter().zip(uses) {
            self.slot(flow, &uses);
        }
    }

    fn slot(&mut self, flow: &SlotFlow, uses: &[(Inst, usize)]) {
        let func = self.func;
        if func.alloca(flow.slot).is_none() {
            return self.problem(Some(flow.slot), "not a slot".to_owned());
        }
        let reach: Map<Block, &[Inst]> =
            flow.reach.iter().map(|(block, stores)| (*block, &stores[..])).collect();
        let claimed = |block: Block| reach.get(&block).copied().unwrap_or_default();
        let mut used: Set<Block> = Set::default();
        for uses in uses.chunk_by(|(a, _), (b, _)| func.block_of(*a) == func.block_of(*b)) {
            let block = func.block_of(uses[0].0);
            used.insert(block);
            let Some(now) = self.slot_in(flow.slot, uses, claimed(block)) else { return };
            if !leaves(func, block, &now, &claimed) {
                return self.unclaimed(flow.slot);
            }
        }
        // What reaches a block that leaves the slot alone reaches the next ones.
        for (block, stores) in &flow.reach {
            if !used.contains(block) && !leaves(func, *block, stores, &claimed) {
                return self.unclaimed(flow.slot);
            }
        }
    }

    fn unclaimed(&mut self, slot: Inst) {
        let text = "a store reaches a block, which is not claimed";
        self.problem(Some(slot), text.to_owned());
    }

    /// The uses of a slot in one block, which some stores reach: what reaches its end.
    fn slot_in(&mut self, slot: Inst, uses: &[(Inst, usize)], reach: &[Inst]) -> Option<Vec<Inst>> {
        let func = self.func;
        let ty = func.alloca(slot)?.ty;
        let mut now = reach.to_vec();
        for &(inst, at) in uses {
            let data = func.inst(inst);
            match data.op {
                op if op.is_debug_record() => {}
                Opcode::Load if data.ty == ty => {
                    for &store in &now {
                        if func.inst(store).op != Opcode::Store
                            || func.operands(store)[1] != slot.into()
                        {
                            let text = "reached by what does not store there";
                            self.problem(Some(inst), text.to_owned());
                            return None;
                        }
                        let fact = self.operand(store, 0);
                        self.require(Some(inst), inst.into(), fact);
                    }
                }
                Opcode::Store if at == 1 && func.type_of(func.operands(inst)[0]) == ty => {
                    now = vec![inst];
                }
                Opcode::Call
                    if matches!(self.world.called(func, inst), Callee::Row(row)
                        if matches!(row.family, Family::Lifetime | Family::Annotation)) => {}
                _ => {
                    let text = "a slot that is followed in order is more than loaded and stored";
                    self.problem(Some(inst), text.to_owned());
                    return None;
                }
            }
        }
        Some(now)
    }
}

/// Whether stores that reach the end of a block are claimed to reach all that follow.
fn leaves<'a>(
    func: View<'_, '_>,
    block: Block,
    stores: &[Inst],
    claimed: &dyn Fn(Block) -> &'a [Inst],
) -> bool {
    let mut next = func.terminator(block).into_iter().flat_map(|last| func.successors(last));
    next.all(|next| stores.iter().all(|store| claimed(next).contains(store)))
}
