//! Calls: of intrinsics with their table, of others as a way out of the function.

use std::borrow::Cow;

use spacecast_ir::value::Inst;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};
use spacecast_nvptx::space::{Space, SpaceSet};

use super::{CONST_STORE, DESCRIPTOR, OPERAND_SPACE, Rules, Scope, TENSOR_ACCESS};

/// The operand that is a tensor map: of the copies, and of what makes and fetches descriptors.
fn descriptor_operand(name: &[u8], row: &Intrinsic) -> Option<usize> {
    let has = |part: &[u8]| name.windows(part.len()).any(|w| w == part);
    let tensor_copy = name.starts_with(b"llvm.nvvm.cp.async.bulk.tensor.");
    let operand = if tensor_copy && has(b".g2s.") {
        2
    } else if tensor_copy && (has(b".s2g.") || has(b".reduce.")) {
        1
    } else if tensor_copy && has(b".prefetch.") {
        0
    } else {
        return None;
    };
    row.pointer(operand).map(|_| operand)
}

impl Scope<'_, '_> {
    pub(super) fn called_name(&self, inst: Inst) -> Option<Cow<'_, [u8]>> {
        self.context.module.symbol_name(self.func.called_symbol(inst)?)
    }

    pub(super) fn call(&mut self, inst: Inst) {
        let name = self.called_name(inst);
        let is_intrinsic = name.as_ref().is_some_and(|n| n.starts_with(b"llvm."));
        let row = name.and_then(|name| {
            let row = Intrinsic::named(&name)?;
            Some((row, descriptor_operand(&name, row)))
        });
        if let Some((row, descriptor)) = row {
            self.intrinsic(inst, row);
            if let Some(operand) = descriptor {
                self.descriptor(inst, operand);
            }
        } else if !is_intrinsic {
            for &arg in self.func.args(inst) {
                self.escapes(inst, arg, "is passed to a function");
            }
        }
    }

    fn intrinsic(&mut self, inst: Inst, row: &Intrinsic) {
        for pointer in row.pointers {
            let Some(&arg) = self.func.args(inst).get(pointer.operand as usize) else { continue };
            let Some(number) = self.space_of(self.func.type_of(arg)) else { continue };
            let fits = Space::from_llvm(number).is_some_and(|s| pointer.spaces.has(s));
            // Numbers that are no space at all are found where the pointer is made.
            if !fits && Space::from_llvm(number).is_some() {
                let takes: Vec<_> = pointer.spaces.spaces().map(Space::name).collect();
                let message = format!(
                    "operand {} of {} is in space {number}; it takes {}",
                    pointer.operand,
                    row.name,
                    takes.join(", ")
                );
                self.report(&OPERAND_SPACE, inst, message);
            }
            match self.known_space(arg) {
                Some(Space::Constant) if matches!(pointer.role, Role::Writes | Role::Updates) => {
                    self.report(&CONST_STORE, inst, "constant memory cannot be written");
                }
                // An atomic is one already.
                Some(Space::Param)
                    if self.kernel
                        && row.family != Family::Atomic
                        && matches!(pointer.role, Role::Writes | Role::Updates) =>
                {
                    self.report(&CONST_STORE, inst, "param memory cannot be written");
                }
                Some(Space::Tensor) if row.family == Family::Copy => {
                    let message = "Tensor Memory loads/stores are not supported";
                    self.report(&TENSOR_ACCESS, inst, message);
                }
                _ => {}
            }
        }
        if row.family == Family::Atomic
            && let Some(&arg) = self.func.args(inst).first()
            && self.space_of(self.func.type_of(arg)).is_some()
        {
            self.atomic_on(inst, arg);
        }
    }

    fn descriptor(&mut self, inst: Inst, operand: usize) {
        let Some(&arg) = self.func.args(inst).get(operand) else { return };
        let Some(space) = self.known_space(arg) else { return };
        let takes = match self.context.options.rules {
            Rules::Cicc => SpaceSet::GLOBAL,
            Rules::Upstream => SpaceSet::GLOBAL | SpaceSet::PARAM | SpaceSet::CONSTANT,
        };
        if !takes.has(space) {
            let message = format!("a tensor map must be in global memory, not {}", space.name());
            self.report(&DESCRIPTOR, inst, message);
        }
    }
}
