//! Stack slots that LLVM keeps in registers.
//!
//! Code that was not optimised has a slot for every variable. One that is only loaded and stored as a whole is gone as
//! soon as LLVM looks at it, in `llc` too: whether its accesses named local memory is never seen. So they stay as
//! they are, and the output is as readable as the input.
//!
//! ```text
//!   %x = alloca ptr                 in a register: left alone
//!   store ptr %p, ptr %x
//!   %s = alloca { ptr, i32 }        computed with, or handed to others: local memory is named
//!   %f = getelementptr …, ptr %s
//! ```

use spacecast_analysis::{Callee, Program};
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;

/// The slots of a function that LLVM keeps in registers.
#[derive(Default)]
pub struct Registers {
    /// For every instruction whether it is more than loaded and stored; empty if there are no slots.
    otherwise: Vec<bool>,
}

impl Registers {
    /// Whether a value is such a slot.
    pub fn has(&self, func: &Function<'_>, value: Value) -> bool {
        value.as_inst().is_some_and(|inst| {
            self.otherwise.get(inst.as_u32() as usize) == Some(&false) && is_slot(func, inst)
        })
    }
}

fn is_slot(func: &Function<'_>, inst: Inst) -> bool {
    func.inst(inst).op == Opcode::Alloca && func.operands(inst).is_empty()
}

/// Finds them.
pub fn in_registers(program: &Program<'_, '_>, func: &Function<'_>) -> Registers {
    if !func.each_inst().any(|(inst, _)| is_slot(func, inst)) {
        return Registers::default();
    }
    let mut otherwise = vec![false; func.num_insts()];
    for (inst, data) in func.each_inst() {
        let operands = func.operands(inst);
        let simple = || !data.flags.intersects(InstFlags::ATOMIC | InstFlags::VOLATILE);
        let fits = |slot: Value, ty| {
            let slot = slot.as_inst().and_then(|slot| func.alloca(slot));
            slot.is_none_or(|slot| slot.ty == ty)
        };
        // What is no address of such a slot.
        let others = match data.op {
            Opcode::Load if simple() && fits(operands[0], data.ty) => continue,
            Opcode::Store if simple() && fits(operands[1], func.type_of(operands[0])) => {
                &operands[..1]
            }
            op if op.is_debug_record() => continue,
            Opcode::Call if is_lifetime(program, func, inst) => continue,
            _ => operands,
        };
        for operand in others {
            if let Some(otherwise) = otherwise.get_mut(operand.inst_number()) {
                *otherwise = true;
            }
        }
    }
    Registers { otherwise }
}

fn is_lifetime(program: &Program<'_, '_>, func: &Function<'_>, call: Inst) -> bool {
    let callee = func.called_symbol(call).map(|g| program.callee(g));
    matches!(callee, Some(Callee::Row(row)) if row.family == Family::Lifetime)
}
