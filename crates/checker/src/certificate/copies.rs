//! Stack slots and parameters by value that are copied: where one is passed to a function, LLVM may pass the other side of
//! the copy instead.
//!
//! Copies are known when all functions were walked through. Until then it is assumed that they add nothing where an
//! address is passed; calls of which that was wrong are checked again.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::What;
use spacecast_ir::value::Inst;
use spacecast_nvptx::intrinsics::Intrinsic;

use super::fact::{Fact, as_pointer};
use super::shapes::Class;
use super::walk::Walk;
use crate::{Map, Problem};

/// What the check of a function found.
#[derive(Default)]
pub(crate) struct Checked {
    pub problems: Vec<Problem>,
    /// The objects on either side of each copy, and where the other side can be.
    pub copies: Vec<(u32, Origins)>,
    assumed: Vec<Assumed>,
}

/// That copies of an object that a call passes are nowhere but here.
struct Assumed {
    call: Inst,
    object: u32,
    here: Origins,
}

/// Where the other side of copies of each object can be, in whatever function they are made.
pub(crate) struct Copies(Map<u32, Origins>);

impl Copies {
    pub fn of<'c>(all: impl Iterator<Item = &'c Checked>) -> Self {
        let mut copies: Map<u32, Origins> = Map::default();
        for &(object, other) in all.flat_map(|checked| &checked.copies) {
            *copies.entry(object).or_default() |= other;
        }
        Self(copies)
    }

    fn of_object(&self, object: u32) -> Origins {
        self.0.get(&object).copied().unwrap_or_default()
    }

    /// The calls for which something was assumed that is not true.
    pub fn forbid(&self, checked: &Checked) -> Vec<Inst> {
        let wrong =
            |assumed: &&Assumed| !assumed.here.contains(as_pointer(self.of_object(assumed.object)));
        let mut calls: Vec<Inst> = checked.assumed.iter().filter(wrong).map(|a| a.call).collect();
        calls.sort_unstable();
        calls.dedup();
        calls
    }
}

/// Whether an intrinsic is `memcpy` or `memmove`.
pub(super) fn is_copy(row: &Intrinsic) -> bool {
    row.name.starts_with("llvm.memcpy.") || row.name.starts_with("llvm.memmove.")
}

impl<'w> Walk<'w, '_, '_> {
    /// Notes a copy. A slot in whose place another one is passed was local itself.
    pub fn note_copy(&mut self, to: &Fact<'_>, from: &Fact<'_>) {
        if !self.world.knobs.optimiser_follows {
            return;
        }
        for (slot, other) in [(to, from), (from, to)] {
            let other = (other.origins & Origins::SOMEWHERE).difference(Origins::LOCAL);
            self.checked.copies.extend(slot.places.iter().map(|place| (place.object, other)));
        }
    }

    /// What a call passes: a generic address, or that of which it has a copy; of that, as long as copies are not known, it
    /// is assumed that it is here.
    pub fn passed(&mut self, inst: Inst, arg: usize, here: Origins) -> Fact<'w> {
        let mut fact = self.operand(inst, arg);
        if self.class(self.func.args(inst)[arg]) == Class::Pointer(0) {
            let objects = &self.world.certificate.objects;
            let is_copied = |object: u32| {
                matches!(objects[object as usize].what, What::Stack(..) | What::Param(..))
            };
            for object in fact.places.iter().map(|place| place.object).filter(|&o| is_copied(o)) {
                match self.copies {
                    Some(copies) => fact.origins |= copies.of_object(object),
                    None => self.checked.assumed.push(Assumed { call: inst, object, here }),
                }
            }
        }
        fact
    }
}
