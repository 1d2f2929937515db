//! Loads, stores, atomics and the stack.

use spacecast_ir::inst::InstFlags;
use spacecast_ir::types::TypeKind;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use super::{
    ALLOCA, CMPXCHG_SPACE, CMPXCHG_TYPE, CONST_ATOMIC, CONST_STORE, LOCAL_ATOMIC, PARAM_ESCAPES,
    Rules, Scope, TENSOR_ACCESS, TENSOR_ESCAPES,
};

impl Scope<'_, '_> {
    pub(super) fn alloca(&mut self, inst: Inst) {
        let space = self.space_of(self.func.inst(inst).ty).unwrap_or(0);
        let upstream = self.context.options.rules == Rules::Upstream;
        if space != 0 && !(space == 5 && upstream) {
            let message = "Allocas are not supported on address spaces except Generic";
            self.report(&ALLOCA, inst, message);
        }
    }

    /// The space that a pointer is in, looking through casts to generic.
    pub(super) fn known_space(&self, value: Value) -> Option<Space> {
        let mut value = value;
        for _ in 0..16 {
            let space = self.space_of(self.func.type_of(value))?;
            if space != 0 {
                return Space::from_llvm(space);
            }
            if let Some(def) = value.as_inst() {
                match self.func.inst(def).op {
                    Opcode::AddrSpaceCast | Opcode::GetElementPtr | Opcode::BitCast => {
                        value = self.func.operands(def)[0];
                    }
                    Opcode::Alloca => return Some(Space::Local),
                    _ => return None,
                }
                continue;
            }
            let c = value.as_const()?;
            let spacecast_ir::store::ConstantKind::Expr(expr) = self.func.store.constant(c) else {
                return None;
            };
            match expr.op {
                Opcode::AddrSpaceCast | Opcode::GetElementPtr | Opcode::BitCast => {
                    value = *expr.operands.first()?;
                }
                _ => return None,
            }
        }
        None
    }

    pub(super) fn access(&mut self, inst: Inst) {
        let data = self.func.inst(inst);
        let operands = self.func.operands(inst);
        let store = data.op == Opcode::Store;
        let Some(&pointer) = operands.last() else { return };
        match self.known_space(pointer) {
            Some(Space::Tensor) => {
                self.report(&TENSOR_ACCESS, inst, "Tensor Memory loads/stores are not supported");
            }
            // What device functions pass to each other is also written through parameter space.
            Some(space @ (Space::Constant | Space::Param))
                if store && (space == Space::Constant || self.kernel) =>
            {
                let name = space.name();
                self.report(&CONST_STORE, inst, format!("{name} memory cannot be written"));
            }
            _ => {}
        }
        if data.flags.contains(InstFlags::ATOMIC) {
            self.atomic_on(inst, pointer);
        }
        if store {
            let stored = operands[0];
            self.escapes(inst, stored, "is stored");
        }
    }

    pub(super) fn atomic(&mut self, inst: Inst) {
        self.atomic_on(inst, self.func.operands(inst)[0]);
    }

    /// An atomic access through a pointer.
    pub(super) fn atomic_on(&mut self, inst: Inst, pointer: Value) {
        match self.known_space(pointer) {
            Some(Space::Local) => {
                self.report(&LOCAL_ATOMIC, inst, "Cannot do atomic on local memory");
            }
            Some(Space::Constant) => {
                self.report(&CONST_ATOMIC, inst, "Cannot do atomic operation on const memory");
            }
            Some(Space::Param) if self.func.inst(inst).op != Opcode::Load => {
                self.report(&CONST_STORE, inst, "param memory cannot be written by atomics");
            }
            _ => {}
        }
    }

    pub(super) fn cmpxchg(&mut self, inst: Inst) {
        let operands = self.func.operands(inst);
        let (pointer, compared) = (operands[0], operands[1]);
        let space = self.space_of(self.func.type_of(pointer));
        let upstream = self.context.options.rules == Rules::Upstream;
        let fits = match space {
            Some(0 | 1 | 3) => true,
            // Upstream has it for the cluster's memory, too; on local memory it makes invalid PTX.
            Some(7) => upstream,
            _ => false,
        };
        if !fits {
            let message =
                "cmpxchg pointer operand must point to generic, global, or shared address space";
            self.report(&CMPXCHG_SPACE, inst, message);
        }
        let ty = self.func.type_of(compared);
        let kind = self.context.module.types.kind(ty);
        if !matches!(kind, TypeKind::Int(32 | 64 | 128)) {
            self.report(&CMPXCHG_TYPE, inst, "cmpxchg operand must be i32, i64 or i128");
        }
        self.atomic_on(inst, pointer);
    }

    pub(super) fn ret(&mut self, inst: Inst) {
        if let Some(&value) = self.func.operands(inst).first() {
            self.escapes(inst, value, "is returned");
        }
    }

    /// A pointer that leaves the function: into parameters it must not, into tensor memory it had
    /// better not.
    pub(super) fn escapes(&mut self, inst: Inst, value: Value, how: &str) {
        match self.space_of(self.func.type_of(value)) {
            Some(101) => {
                let message = format!("a pointer into parameter space {how}");
                self.report(&PARAM_ESCAPES, inst, message);
            }
            Some(6) => {
                let message = format!("a pointer into tensor memory {how}");
                self.report(&TENSOR_ESCAPES, inst, message);
            }
            _ => {}
        }
    }
}
