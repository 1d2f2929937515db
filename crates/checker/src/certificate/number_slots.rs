//! Slots that are claimed to hold numbers and nothing else: most of the stack, as long as nothing is in registers.
//!
//! No object stands for such a slot. Instead every use of it is looked at: numbers are stored there, numbers are loaded
//! from there, and nobody else gets its address.

use spacecast_analysis::Origins;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;

use super::fact::{Fact, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};
use super::world::{Callee, Effect};

impl<'w> Walk<'w, '_, '_> {
    /// Finds out which slots these are.
    pub fn find_number_slots(&mut self) {
        let claimed = &self.solution.number_slots;
        if claimed.is_empty() {
            return;
        }
        if self.solution.integers {
            let text = "a slot is claimed to hold numbers, which are followed".to_owned();
            return self.problem(None, text);
        }
        if self.world.is_unsplit(self.run.func) {
            let text = "a slot of a coroutine is claimed to be local".to_owned();
            return self.problem(None, text);
        }
        self.number_slots = vec![false; self.func.num_insts()];
        for &slot in claimed {
            match self.number_slots.get_mut(slot.as_u32() as usize) {
                Some(is) if self.func.alloca(slot).is_some() => *is = true,
                _ => self.problem(None, format!("{slot:?} is claimed to be a slot")),
            }
        }
    }

    #[inline]
    pub fn is_number_slot(&self, value: Value) -> bool {
        self.number_slots.get(value.inst_number()) == Some(&true)
    }

    /// Whether such a slot is among operands.
    #[inline]
    pub fn uses_number_slot(&self, operands: &[Value]) -> bool {
        !self.number_slots.is_empty() && operands.iter().any(|&value| self.is_number_slot(value))
    }

    /// Checks an instruction that has such a slot among its operands.
    pub fn use_of_number_slot(&mut self, inst: Inst) {
        let operands = self.func.operands(inst);
        let right = match self.func.inst(inst).op {
            Opcode::Load => self.loads_numbers(inst),
            // Its own address is none.
            Opcode::Store => self.stores_numbers(operands[0]),
            Opcode::Call => {
                self.world.effect(self.func.store, operands) == Effect::Looks
                    || self.is_assumption(inst)
            }
            _ => false,
        };
        if !right {
            let text = "a slot that is claimed to hold numbers is used in another way".to_owned();
            self.problem(Some(inst), text);
        }
    }

    /// Whether a call asserts something, be it of pointers.
    fn is_assumption(&self, inst: Inst) -> bool {
        let called = self.world.called(self.func, inst);
        matches!(called, Callee::Row(row) if row.family == Family::Assume)
    }

    fn loads_numbers(&mut self, inst: Inst) -> bool {
        let ty = self.func.inst(inst).ty;
        if !self.is_of_numbers(ty) {
            return false;
        }
        // The claim has to contain a number.
        if self.world.class(ty) != Class::Data || !self.contains(inst.into(), NUMBER) {
            self.load(inst, of(Origins::LOCAL));
        }
        true
    }

    fn stores_numbers(&mut self, value: Value) -> bool {
        let ty = self.func.type_of(value);
        let is_number = |fact: Fact<'w>| {
            fact.places.is_empty() && (NUMBER | Origins::NULL).contains(fact.origins)
        };
        match self.world.class(ty) {
            Class::Data => self.holds_number(value) || is_number(self.bytes(value)),
            Class::Aggregate if self.is_of_numbers(ty) => {
                let parts = self.world.leaves(ty).0.len();
                (0..parts).all(|at| is_number(self.part(value, ty, at)))
            }
            Class::Other => true,
            _ => false,
        }
    }

    fn is_of_numbers(&self, ty: Type) -> bool {
        match self.world.class(ty) {
            Class::Data => true,
            Class::Aggregate => !self.world.has_pointers(ty),
            Class::Pointer(_) => false,
            // Nothing flows through what only a target knows.
            Class::Other => true,
        }
    }
}
