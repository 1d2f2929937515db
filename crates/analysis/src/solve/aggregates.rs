//! Parts of aggregates.

use super::*;

impl Solver<'_, '_, '_> {
    pub(super) fn parts_of(&mut self, value: Value, ty: Type) -> (u32, u32) {
        if let Some(&parts) = self.parts.get(&value) {
            return parts;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        let count = shape.leaves.len() as u32;
        let parts = (self.new_nodes(count), count);
        self.parts.insert(value, parts);
        parts
    }

    /// A part of an aggregate.
    pub fn part(&mut self, value: Value, ty: Type, at: usize) -> Fact {
        if let Some(c) = value.as_const() {
            return self.const_part(c, ty, at);
        }
        if self.scan.is_number(value) {
            return Fact::INTEGER;
        }
        let fact = self.part_at(value, ty, at);
        // Where numbers are not followed, one of which nothing is said is a number: beside others that counts.
        let unsaid = fact == Fact::NOTHING && !self.scan.integers;
        if unsaid && self.is_plain_part(ty, at) { Fact::INTEGER } else { fact }
    }

    /// What is said of a part of an aggregate that is no constant.
    pub(super) fn part_at(&mut self, value: Value, ty: Type, at: usize) -> Fact {
        let (first, _) = self.parts_of(value, ty);
        self.look(first as usize + at)
    }

    /// Whether a part of an aggregate holds no pointer.
    fn is_plain_part(&mut self, ty: Type, at: usize) -> bool {
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        shape.leaves[at].ty.is_none_or(|ty| self.program.is_plain(ty))
    }

    pub(super) fn const_part(&mut self, c: Const, ty: Type, at: usize) -> Fact {
        let operands: Vec<Value> = match self.func.store.constant(c) {
            ConstantKind::Aggregate(parts) => parts.to_vec(),
            _ => return self.const_fact(c),
        };
        for (index, &operand) in operands.iter().enumerate() {
            let types = &self.program.module.types;
            let Some(range) =
                leaf_range(&mut self.shapes, &mut self.sizes, types, ty, &[index as u32])
            else {
                break;
            };
            if (range.0..range.1).contains(&at) {
                let inner = self.func.type_of(operand);
                return match (self.class(inner), operand.as_const()) {
                    (Class::Aggregate, Some(c)) => self.const_part(c, inner, at - range.0),
                    _ => self.fact(operand),
                };
            }
        }
        self.const_fact(c)
    }

    /// Joins a fact into a part of an aggregate, and into the aggregate.
    pub fn join_part(&mut self, value: Value, ty: Type, at: usize, fact: Fact) {
        let (first, _) = self.parts_of(value, ty);
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        let fact = match shape.leaves[at].ty.map(|ty| self.class(ty)) {
            Some(Class::Pointer(0)) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Some(Class::Pointer(space)) => self.made_in_space(space, fact),
            _ => fact,
        };
        if !self.scan.integers && self.program.is_plain(ty) {
            self.restart |= self.is_address(fact, shape.leaves[at].size);
            return;
        }
        if self.join_node(first as usize + at, fact)
            && let Some(node) = self.node(value)
        {
            self.join_node(node, fact);
            // Who looks at a part is told by the whole, even if another part brought as much.
            self.nodes[node].history = self.nodes[node].history & SEEN | self.now;
        }
    }

    pub fn join_parts(&mut self, value: Value, ty: Type, fact: &dyn Fn(Class) -> Fact) {
        if !self.scan.integers && self.program.is_plain(ty) {
            self.restart |= self.is_address(fact(Class::Data), None);
            return;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let class = leaf.ty.map_or(Class::Data, |ty| self.class(ty));
            self.join_part(value, ty, at, fact(class));
        }
    }
}
