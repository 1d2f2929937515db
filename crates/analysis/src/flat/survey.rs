//! What has to be known of a function before its values are walked.
//!
//! Invariant: this depends on the function alone, not on elements, so that the walk stays monotone.

use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;

use super::{PARAM, Walker};
use crate::program::{ArgEffects, Callee};

impl Walker<'_, '_, '_> {
    /// Whether an instruction does no more to the parameters of a kernel than to read them in their space.
    pub fn leaves_params(&self, inst: Inst) -> bool {
        let op = self.func.inst(inst).op;
        let touches = |&value: &Value| match value.as_arg() {
            Some(n) => {
                let attrs = self.func.params()[n as usize].attrs;
                ArgEffects::default().with(&self.func.store, attrs).by_value
            }
            None => value.as_inst().is_some() && self.space_of(value) == Some(PARAM),
        };
        match op {
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => {
                !self.func.operands(inst).first().is_some_and(touches)
                    || self.space_of(inst.into()) == Some(PARAM)
            }
            Opcode::Load => true,
            _ => op.is_debug_record() || !self.func.operands(inst).iter().any(touches),
        }
    }

    /// Whether an instruction can neither fill a slot with a copy of a constant nor hand it to someone who does.
    pub fn leaves_slots(&self, inst: Inst) -> bool {
        use Opcode::*;
        let operands = self.func.operands(inst);
        let slot = |value: Option<&Value>| value.is_some_and(|&value| self.may_be_slot(value));
        match self.func.inst(inst).op {
            // These lead to another that may be one.
            GetElementPtr | BitCast | Freeze | AddrSpaceCast | Phi | Select => true,
            Load | ICmp => true,
            // Whoever loads it may hand it on.
            Store => !slot(operands.first()),
            op if op.is_debug_record() => true,
            op if op.is_call() => self.call_leaves_slots(inst),
            _ => !operands.iter().any(|value| slot(Some(value))),
        }
    }

    fn call_leaves_slots(&self, call: Inst) -> bool {
        match self.func.called_symbol(call).map(|g| self.program.callee(g)) {
            Some(Callee::Row(row)) => {
                row.family != Family::Copy || row.name.starts_with("llvm.memset.")
            }
            Some(Callee::Query(_) | Callee::Known(_)) => true,
            _ => !self.func.args(call).iter().any(|&value| self.may_be_slot(value)),
        }
    }

    /// Whether a pointer may be one to a slot.
    fn may_be_slot(&self, mut value: Value) -> bool {
        use Opcode::*;
        // A chain of computations is at most as long as there are instructions.
        for _ in 0..=self.func.num_insts() {
            let typed = matches!(self.space_of(value), Some(0 | 5));
            let Some(inst) = value.as_inst().filter(|_| typed) else { return false };
            match self.func.inst(inst).op {
                GetElementPtr | BitCast | Freeze | AddrSpaceCast => {
                    value = self.func.operands(inst)[0];
                }
                Load => return false,
                _ => return true,
            }
        }
        true
    }

    /// Marks what a query may be about: its operand, or what was stored where that was loaded from.
    pub fn find_asked(&mut self) {
        let func = self.func;
        let about = |inst: Inst| {
            let callee = func.called_symbol(inst).map(|g| self.program.callee(g));
            let query = matches!(callee, Some(Callee::Query(_)));
            func.args(inst).first().copied().filter(|_| query)
        };
        let mut found: Vec<Value> = func.calls().filter_map(about).collect();
        if found.is_empty() {
            return;
        }
        let stores = func.insts().filter(|&inst| func.inst(inst).op == Opcode::Store);
        found.extend(stores.map(|inst| func.operands(inst)[0]));
        for mut value in found {
            while let Some(at) = self.index(value) {
                if std::mem::replace(&mut self.asked[at], true) {
                    break;
                }
                match self.computed(value) {
                    (Some(Opcode::BitCast), &[base, ..]) => value = base,
                    _ => break,
                }
            }
        }
    }
}
