//! Stack slots and parameters by value that are copied: where one is passed to a function, LLVM may pass the other side of
//! the copy instead.

use rayon::prelude::*;
use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Fact, What};
use spacecast_ir::value::{FuncId, Global, Inst};
use spacecast_nvptx::intrinsics::Intrinsic;

use super::guards::Guards;
use super::shapes::Class;
use super::walk::Walk;
use super::world::{Callee, World};

/// Where the other side of copies of each object can be, in whatever function they are made.
pub(super) fn copied(world: &World<'_, '_>) -> Vec<Origins> {
    let mut copied = vec![Origins::empty(); world.certificate.objects.len()];
    if !world.knobs.optimiser_follows {
        return copied;
    }
    let is_one = |g: Global| matches!(world.callee(g), Callee::Row(row) if is_copy(row));
    if !world.module.symbols().any(is_one) {
        return copied;
    }
    let ids: Vec<FuncId> = world.module.functions().map(|(id, _)| id).collect();
    let found: Vec<(u32, Origins)> = ids
        .into_par_iter()
        .filter(|&id| world.runs_of(id).next().is_some() && world.before.may_mention(id, is_one))
        .flat_map_iter(|id| {
            let func = world.before.func(id);
            let guards = Guards::of(world, &func);
            let made = |run| Walk::new(world, run, &func, guards.as_ref()).copies_made();
            world.runs_of(id).flat_map(made).collect::<Vec<_>>()
        })
        .collect();
    for (object, other) in found {
        copied[object as usize] |= other;
    }
    copied
}

/// Whether an intrinsic is `memcpy` or `memmove`.
pub(super) fn is_copy(row: &Intrinsic) -> bool {
    row.name.starts_with("llvm.memcpy.") || row.name.starts_with("llvm.memmove.")
}

impl Walk<'_, '_, '_> {
    /// The objects on either side of each copy, and where the other side can be.
    fn copies_made(mut self) -> Vec<(u32, Origins)> {
        let func = self.func;
        let mut found = Vec::new();
        if !self.fits() {
            return found;
        }
        for inst in func.calls() {
            if !matches!(self.world.called(func, inst), Callee::Row(row) if is_copy(row)) {
                continue;
            }
            let (to, from) = (self.operand(inst, 0), self.operand(inst, 1));
            for (slot, other) in [(&to, &from), (&from, &to)] {
                let other = other.origins & (Origins::ANYWHERE | Origins::LOADED);
                found.extend(slot.places.iter().map(|place| (place.object, other)));
            }
        }
        found
    }

    /// What a call passes: a generic address, or that of which it has a copy.
    pub fn passed(&mut self, inst: Inst, arg: usize) -> Fact {
        let mut fact = self.operand(inst, arg);
        if self.class(self.func.args(inst)[arg]) == Class::Pointer(0) {
            let objects = &self.world.certificate.objects;
            for place in &fact.places {
                let what = objects[place.object as usize].what;
                if matches!(what, What::Stack(..) | What::Param(..)) {
                    fact.origins |= self.world.copied[place.object as usize];
                }
            }
        }
        fact
    }
}
