//! A data layout in which pointers of some spaces have another width.
//!
//! Sizes and offsets were computed with the old one. So no such pointer may lie in memory, nor be in anything that has a
//! size: only in registers. Nothing else changed, but that additions of offsets no longer say that they do not wrap.

use rayon::prelude::*;
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::compare::Before;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::{Attr, ConstantKind, List, Store};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{FuncId, Inst};
use spacecast_ir::view::View;
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic};
use spacecast_nvptx::kernel::kernels;
use spacecast_nvptx::layout::DataLayout;
use spacecast_transform::watch::Step;

use super::Changes;
use super::pair::{Fault, Pair};
use crate::{Problem, Set};

/// Checks that a module is the same under another data layout.
pub fn relaid<'s>(before: &Module<'s>, after: &Module<'s>, knobs: &Knobs) -> Vec<Problem> {
    let (old, new) = (DataLayout::of_module(before), DataLayout::of_module(after));
    let other = |space: u32| old.pointer_spec(space).bits != new.pointer_spec(space).bits;
    let sized = Sized { types: &after.types, other: &other };
    let was = Before::whole(before);
    let mut changes = Changes::but_target(Step::Lowered, was, after, knobs);
    let variables = after.variables().any(|(_, var)| sized.holds(var.ty));
    if variables || sized.in_constants(&after.store) {
        changes.problem(IN_MEMORY.to_owned());
    }
    let kernels: Set<FuncId> = kernels(after).into_iter().collect();
    let found: Vec<Problem> = changes
        .kept
        .par_iter()
        .evenly()
        .flat_map_iter(|&id| {
            let mut faults: Vec<Fault> = sized.function(after, id, kernels.contains(&id));
            let pair = changes.pair(id);
            faults.extend(same_but_wraps(&pair));
            changes.faults(pair.before, faults)
        })
        .collect();
    changes.problems.extend(found);
    changes.problems
}

const IN_MEMORY: &str = "a pointer lies in memory that has another width now";

fn same_but_wraps(pair: &Pair<'_, '_>) -> Option<Fault> {
    if let Some(why) = pair.header() {
        return Some((None, why.to_owned()));
    }
    pair.body(&mut |pair, inst| match pair.before.inst(inst).op {
        Opcode::GetElementPtr => pair.same_but_flags(inst, InstFlags::NUW | InstFlags::NUSW),
        _ => pair.same_but_flags(inst, InstFlags::empty()),
    })
    .err()
}

/// What has a size that changed.
struct Sized<'w> {
    types: &'w Types,
    other: &'w (dyn Fn(u32) -> bool + Sync),
}

impl Sized<'_> {
    /// Whether a pointer of another width is in a type.
    fn holds(&self, ty: Type) -> bool {
        let (mut seen, mut stack) = (Set::default(), vec![ty]);
        while let Some(ty) = stack.pop().filter(|&ty| seen.insert(ty)) {
            match self.types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push(*elem),
                TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                    stack
                        .extend(self.types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields));
                }
                _ if self.types.addrspace(ty).is_some_and(self.other) => return true,
                _ => {}
            }
        }
        false
    }

    fn in_constants(&self, store: &Store<'_>) -> bool {
        store.consts().any(|c| match store.constant(c) {
            ConstantKind::Expr(expr) => expr.source_type.is_some_and(|ty| self.holds(ty)),
            _ => false,
        })
    }

    fn in_attrs(&self, store: &Store<'_>, attrs: List) -> bool {
        store.attrs(attrs).any(|attr| matches!(attr, Attr::Type(_, ty) if self.holds(ty)))
    }

    fn function(&self, module: &Module<'_>, id: FuncId, kernel: bool) -> Vec<Fault> {
        let func = module.func(id).view();
        let mut faults: Vec<Fault> = Vec::new();
        let param = |p: &spacecast_ir::function::Param| {
            self.in_attrs(func.store, p.attrs) || kernel && self.holds(p.ty)
        };
        if func.params().iter().any(param) || self.in_constants(func.store) {
            faults.push((None, IN_MEMORY.to_owned()));
        }
        for inst in func.insts() {
            if self.accessed(func, inst).is_some_and(|ty| self.holds(ty))
                || self.passed(module, func, inst)
            {
                faults.push((Some(inst), IN_MEMORY.to_owned()));
            }
            let flags = func.inst(inst).flags;
            let wraps = flags.intersects(InstFlags::NUW | InstFlags::NUSW)
                && !flags.contains(InstFlags::INBOUNDS)
                && func.inst(inst).op == Opcode::GetElementPtr;
            if wraps && self.holds(func.inst(inst).ty) {
                faults.push((Some(inst), "it may wrap with pointers of another width".to_owned()));
            }
        }
        faults
    }

    /// The type that an instruction has in memory, or computes offsets by.
    fn accessed(&self, func: View<'_, '_>, inst: Inst) -> Option<Type> {
        let operand = |n: usize| func.operands(inst).get(n).map(|&v| func.type_of(v));
        match func.inst(inst).op {
            Opcode::Load | Opcode::VaArg => Some(func.inst(inst).ty),
            Opcode::Store => operand(0),
            Opcode::AtomicRmw | Opcode::CmpXchg => operand(1),
            Opcode::Alloca => func.alloca(inst).map(|alloca| alloca.ty),
            Opcode::GetElementPtr => func.gep_source(inst),
            _ => None,
        }
    }

    /// Whether a call passes such a pointer, or gets one, other than in a register.
    fn passed(&self, module: &Module<'_>, func: View<'_, '_>, inst: Inst) -> bool {
        let Some(call) = func.call(inst) else { return false };
        let args = func.args(inst);
        let in_args = || args.iter().any(|&v| self.holds(func.type_of(v)));
        let callee = func.callee(inst).and_then(|v| v.as_const());
        if callee.is_some_and(|c| matches!(func.store.constant(c), ConstantKind::Asm(..))) {
            return in_args() || self.holds(func.inst(inst).ty);
        }
        let vararg = matches!(self.types.kind(call.ty), TypeKind::Function { vararg: true, .. });
        let row = func.called_symbol(inst).and_then(|g| Intrinsic::named(&module.symbol_name(g)?));
        (0..args.len()).any(|n| self.in_attrs(func.store, func.arg_attrs(inst, n)))
            || vararg && in_args()
            || row.is_some_and(|row| match row.family {
                _ if row.name.starts_with("llvm.ptrmask.") => in_args(),
                Family::Masked | Family::Copy => {
                    let mut values =
                        args.iter().enumerate().filter(|(n, _)| row.pointer(*n).is_none());
                    values.any(|(_, &v)| self.holds(func.type_of(v)))
                        || self.holds(func.inst(inst).ty)
                }
                _ => false,
            })
    }
}
