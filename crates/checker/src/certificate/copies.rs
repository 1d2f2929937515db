//! Stack slots and parameters by value that are copied: where one is passed to a function, LLVM may pass the other side of
//! the copy instead, or what that is a copy of. A slot that is loaded and stored elsewhere is copied, too, but only one way.
//!
//! Copies are known when all functions were walked through. Until then it is assumed that they add nothing where an
//! address is passed; calls of which that was wrong are checked again.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Place, What};
use spacecast_ir::inst::InstFlags;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};

use super::fact::{Fact, as_pointer, of};
use super::shapes::Class;
use super::walk::Walk;
use super::world::Callee;
use crate::{Map, Problem, Set};

/// What the check of a function found.
#[derive(Default)]
pub(crate) struct Checked {
    pub problems: Vec<Problem>,
    /// The slots on either side of each copy, and where the other side can be.
    pub copies: Vec<(u32, Origins)>,
    /// The slots that are copies of slots.
    pub between: Vec<(u32, u32)>,
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
        let mut between: Map<u32, Vec<u32>> = Map::default();
        for checked in all {
            for &(object, other) in &checked.copies {
                *copies.entry(object).or_default() |= other;
            }
            for &(object, other) in &checked.between {
                between.entry(other).or_default().push(object);
            }
        }
        // What can be said of one side can be said of the other.
        let mut open: Vec<u32> = between.keys().copied().collect();
        while let Some(other) = open.pop() {
            let origins = copies.get(&other).copied().unwrap_or_default();
            for &object in between.get(&other).map_or(&[][..], |objects| objects) {
                let known = copies.entry(object).or_default();
                if !known.contains(origins) {
                    *known |= origins;
                    open.push(object);
                }
            }
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
        self.note_side(to, from);
        self.note_side(from, to);
    }

    /// Whether memory can be written before: it is new, or behind a writable argument, in this function or in one that it is
    /// inlined into.
    fn writes_early(&self) -> bool {
        self.world.early.contains(&self.run.func)
    }

    /// Notes what is loaded, and handed on by anything that LLVM may fold: it may be stored anywhere.
    pub fn note_travels(&mut self) {
        if !self.writes_early() || !self.world.knobs.optimiser_follows {
            return;
        }
        let func = self.func;
        let mut seen = Set::default();
        for (_, data, operands) in func.each() {
            for (at, value) in operands.iter().enumerate() {
                let Some(load) = value.as_inst().filter(|_| !looks(data.op, at, operands)) else {
                    continue;
                };
                if !seen.insert(load) {
                    continue;
                }
                let from = func.inst(load);
                if from.op == Opcode::Load {
                    if !from.flags.intersects(InstFlags::VOLATILE | InstFlags::ATOMIC) {
                        self.note_travel(load, 0);
                    }
                } else if from.op.is_call()
                    && let Callee::Row(row) = self.world.called(func, load)
                    && row.family == Family::Masked
                {
                    for pointer in row.pointers.iter().filter(|p| p.role == Role::Reads) {
                        self.note_travel(load, pointer.operand.into());
                    }
                }
            }
        }
    }

    fn note_travel(&mut self, load: Inst, operand: usize) {
        let from = self.operand(load, operand);
        self.note_side(&from, &of(Origins::ANYWHERE));
    }

    fn note_side(&mut self, slot: &Fact<'_>, other: &Fact<'_>) {
        if !self.world.knobs.optimiser_follows {
            return;
        }
        let origins = (other.origins & Origins::SOMEWHERE).difference(Origins::LOCAL);
        let objects = &self.world.certificate.objects;
        let is_slot = |place: &&Place| {
            matches!(objects[place.object as usize].what, What::Stack(..) | What::Param(..))
        };
        for place in slot.places.iter().filter(is_slot) {
            self.checked.copies.push((place.object, origins));
            let others = other.places.iter().filter(is_slot);
            self.checked.between.extend(others.map(|other| (place.object, other.object)));
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

/// Whether an instruction does nothing with an operand but to compare it, to access where it points, or to call it.
fn looks(op: Opcode, operand: usize, operands: &[Value]) -> bool {
    use Opcode::*;
    match op {
        ICmp | FCmp | Br | Switch => true,
        Load | AtomicRmw | CmpXchg => operand == 0,
        Store => operand == 1,
        _ => op.is_debug_record() || op.is_call() && operand + 1 == operands.len(),
    }
}
