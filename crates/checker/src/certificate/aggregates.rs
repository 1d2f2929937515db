//! Parts of aggregates.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::Place;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Const, Inst, Value};

use super::fact::{Fact, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};

impl<'w> Walk<'w, '_, '_> {
    /// What is claimed of a part of an aggregate.
    pub fn part(&mut self, value: Value, ty: Type, at: usize) -> Fact<'w> {
        if let Some(c) = value.as_const() {
            return self.constant_part(c, ty, at);
        }
        let (leaves, _) = self.world.leaves(ty);
        let plain =
            leaves.get(at).and_then(|leaf| leaf.ty).is_none_or(|ty| !self.world.has_pointers(ty));
        let (origins, places) = self.part_claim(value, at);
        if origins.is_empty() && places.is_empty() && plain && self.is_silent(value) {
            return of(NUMBER);
        }
        Fact::new(origins, places)
    }

    /// Whether parts are numbers unless something else is said: where numbers are not followed, and where nothing is said
    /// of any part.
    fn is_silent(&self, value: Value) -> bool {
        !self.solution.integers || !self.solution.parts.contains_key(&value)
    }

    fn part_claim(&self, value: Value, at: usize) -> (Origins, &'w [Place]) {
        match self.solution.parts.get(&value) {
            Some(&(first, count)) if (at as u32) < count => {
                self.unpack(self.solution.nodes[first as usize + at])
            }
            _ => (Origins::empty(), &[]),
        }
    }

    fn constant_part(&mut self, c: Const, ty: Type, at: usize) -> Fact<'w> {
        let ConstantKind::Aggregate(parts) = self.func.store.constant(c) else {
            return self.constant(c);
        };
        for (index, &part) in parts.to_vec().iter().enumerate() {
            let Some((from, to)) = self.world.leaf_range(ty, &[index as u32]) else { break };
            if (from..to).contains(&at) && !self.world.leaves(ty).1 {
                let inner = self.func.type_of(part);
                return match (self.world.class(inner), part.as_const()) {
                    (Class::Aggregate, Some(c)) => self.constant_part(c, inner, at - from),
                    _ => self.fact(part),
                };
            }
        }
        self.constant(c)
    }

    pub fn require_part(&mut self, at: Inst, value: Value, ty: Type, part: usize, fact: Fact<'w>) {
        if let Err((claimed, follows)) = self.covers_part(value, ty, part, fact) {
            let text = format!("part {part} claimed to be {claimed}, but can be {follows}");
            self.problem(Some(at), text);
        }
    }

    /// Whether the claim about a part contains something; if not, what is claimed, and what it can be.
    pub fn covers_part(
        &self,
        value: Value,
        ty: Type,
        part: usize,
        fact: Fact<'w>,
    ) -> Result<(), (Origins, Origins)> {
        let (leaves, _) = self.world.leaves(ty);
        let class = leaves.get(part).and_then(|leaf| leaf.ty).map(|ty| self.world.class(ty));
        let fact = self.made(class.unwrap_or(Class::Data), fact);
        let (mut origins, places) = self.part_claim(value, part);
        let plain = leaves[part].ty.is_none_or(|ty| !self.world.has_pointers(ty));
        if origins.is_empty() && places.is_empty() && plain && self.is_silent(value) {
            origins = NUMBER;
        }
        if self.covers((origins, places), &fact) { Ok(()) } else { Err((origins, fact.origins)) }
    }

    pub fn require_parts(
        &mut self,
        at: Option<Inst>,
        value: Value,
        fact: &dyn Fn(Class) -> Fact<'w>,
    ) {
        let ty = self.func.type_of(value);
        let at = at.or_else(|| self.func.insts().next());
        let Some(at) = at else { return };
        for (part, leaf) in self.world.leaves(ty).0.iter().enumerate() {
            let class = leaf.ty.map_or(Class::Data, |ty| self.world.class(ty));
            self.require_part(at, value, ty, part, fact(class));
        }
    }

    pub fn extract(&mut self, inst: Inst) {
        let func = self.func;
        let (whole, result) = (func.operands(inst)[0], func.inst(inst).ty);
        let ty = func.type_of(whole);
        let (leaves, folded) = self.world.leaves(ty);
        let range = self.world.leaf_range(ty, func.indices(inst)).filter(|_| !folded);
        let (from, _) = range.unwrap_or((0, leaves.len()));
        if self.world.class(result) != Class::Aggregate {
            let fact = self.part(whole, ty, from.min(leaves.len() - 1));
            return self.require(Some(inst), inst.into(), fact);
        }
        for at in 0..self.world.leaves(result).0.len() {
            let fact = self.part(whole, ty, (from + at).min(leaves.len() - 1));
            self.require_part(inst, inst.into(), result, at, fact);
        }
    }

    pub fn insert(&mut self, inst: Inst) {
        let func = self.func;
        let (whole, value) = (func.operands(inst)[0], func.operands(inst)[1]);
        let ty = func.inst(inst).ty;
        let (leaves, folded) = self.world.leaves(ty);
        let range = self.world.leaf_range(ty, func.indices(inst)).filter(|_| !folded);
        let (from, to) = range.unwrap_or((0, leaves.len()));
        for at in 0..leaves.len() {
            let inside = (from..to).contains(&at);
            if !inside || folded {
                let fact = self.part(whole, ty, at);
                self.require_part(inst, inst.into(), ty, at, fact);
            }
            if !inside {
                continue;
            }
            let inner = func.type_of(value);
            if self.world.class(inner) != Class::Aggregate {
                let fact = self.operand(inst, 1);
                self.require_part(inst, inst.into(), ty, at, fact);
                continue;
            }
            let (parts, crowded) = self.world.leaves(inner);
            for part in 0..parts.len() {
                if crowded || folded || part == at - from {
                    let fact = self.part(value, inner, part);
                    self.require_part(inst, inst.into(), ty, at, fact);
                }
            }
        }
    }
}
