//! Casts between spaces, as instructions and inside constants.

use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Const, Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use super::{CAST_BETWEEN, CAST_SOURCE, CAST_TARGET, ROUND_TRIP, Rule, Rules, Scope};

/// What is wrong with a cast.
pub(super) fn fault(from: u32, to: u32, rules: Rules) -> Option<(&'static Rule, &'static str)> {
    let valid = |n| Space::from_llvm(n).is_some_and(Space::has_generic_form);
    if !valid(to) {
        return Some((&CAST_TARGET, "Invalid target address space"));
    }
    if !valid(from) {
        return Some((&CAST_SOURCE, "Invalid source address space"));
    }
    // Upstream turns the address of a block's own shared memory into one of the cluster's at once.
    let own_cluster = rules == Rules::Upstream && matches!((from, to), (3, 7) | (7, 3));
    if from != 0 && to != 0 && from != to && !own_cluster {
        let message = "Cannot cast non-generic pointer to different non-generic pointer";
        return Some((&CAST_BETWEEN, message));
    }
    None
}

/// Every cast inside a constant, at any depth: the types it casts from and to.
pub(super) fn casts_in(store: &Store<'_>, c: Const, found: &mut dyn FnMut(Type, Type)) {
    if let ConstantKind::Expr(expr) = store.constant(c)
        && expr.op == Opcode::AddrSpaceCast
        && let Some(inner) = expr.operands.first().and_then(|v| v.as_const())
    {
        found(store.const_type(inner), store.const_type(c));
    }
    for operand in store.const_operands(c) {
        if let Some(inner) = operand.as_const() {
            casts_in(store, inner, found);
        }
    }
}

/// The numbers of the spaces of a cast.
pub(super) fn ends(types: &Types, from: Type, to: Type) -> Option<(u32, u32)> {
    Some((types.addrspace(types.scalar(from))?, types.addrspace(types.scalar(to))?))
}

impl Scope<'_, '_> {
    pub(super) fn cast(&mut self, inst: Inst) {
        let from = self.func.type_of(self.func.operands(inst)[0]);
        self.check_cast(inst, from, self.func.inst(inst).ty);
    }

    fn check_cast(&mut self, inst: Inst, from: Type, to: Type) {
        let ends = ends(&self.context.module.types, from, to);
        if let Some((from, to)) = ends
            && let Some((rule, message)) = fault(from, to, self.context.options.rules)
        {
            self.report(rule, inst, message);
        }
    }

    /// The casts in the constants that an instruction uses.
    pub(super) fn constants(&mut self, inst: Inst) {
        let func = self.func;
        for operand in func.operands(inst) {
            let Some(c) = operand.as_const() else { continue };
            // Most constants are numbers, or names.
            if !matches!(func.store.constant(c), ConstantKind::Expr(_) | ConstantKind::Aggregate(_))
            {
                continue;
            }
            let mut found = Vec::new();
            casts_in(&func.store, c, &mut |from, to| found.push((from, to)));
            for (from, to) in found {
                self.check_cast(inst, from, to);
            }
        }
    }

    /// `inttoptr` of arithmetic on a `ptrtoint`: an address that changed its space on the way.
    pub(super) fn int_to_ptr(&mut self, inst: Inst) {
        let Some(to) = self.space_of(self.func.inst(inst).ty) else { return };
        let mut value = self.func.operands(inst)[0];
        for _ in 0..16 {
            let Some(def) = value.as_inst() else { return };
            let operands = self.func.operands(def);
            match self.func.inst(def).op {
                Opcode::PtrToInt => {
                    let from = self.space_of(self.func.type_of(operands[0]));
                    if let Some(from) = from.filter(|&from| from != to && from != 0 && to != 0) {
                        self.report(
                            &ROUND_TRIP,
                            inst,
                            format!("an address of space {from} becomes one of space {to}"),
                        );
                    }
                    return;
                }
                // The other side must be a number: which of two addresses counts cannot be told.
                Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor
                    if self.is_number(operands[1]) =>
                {
                    value = operands[0];
                }
                Opcode::ZExt | Opcode::Trunc | Opcode::SExt => value = operands[0],
                _ => return,
            }
        }
    }

    fn is_number(&self, value: Value) -> bool {
        let constant = value.as_const().map(|c| self.func.store.constant(c));
        matches!(constant, Some(ConstantKind::Int(_) | ConstantKind::BigInt(_)))
    }
}
