//! Stack slots in whose place LLVM may pass what they are a copy of.
//!
//! MemCpyOpt gives functions the original where a copy was made for them, if they only read it, and lets them write to
//! where the result is copied afterwards. It looks through casts, so that it does not matter which spaces the copy names:
//!
//! ```text
//!   memcpy(%slot, %original)                          call void @write(ptr %slot)
//!   call void @read(ptr %slot)                        memcpy(%result, %slot)
//!                    ▼                                               ▼
//!   call void @read(ptr %original)                    call void @write(ptr %result)
//! ```
//!
//! So a slot that is copied counts, where it is passed to a function, as in the spaces of the other side, too, and of what
//! that is a copy of: copies of copies become one. Inside its function nothing changes: LLVM replaces arguments of calls, not
//! the slot. The copy may be in a function that is handed the slot, and inlined later.
//!
//! What a function wrote may also be loaded and stored as one number. LLVM then lets it write to where that is stored, if
//! an argument is said to be writable or the memory was allocated. The store need not be here: what was loaded may go
//! through slots, results and computations that LLVM folds, so that such a slot can be anywhere.

use super::*;

/// Slots that are copied, and for each object its place among these, from one on.
#[derive(Default)]
struct Found {
    slots: Vec<(SharedKey, Origins)>,
    places: Vec<usize>,
}

impl Solver<'_, '_, '_> {
    /// The slots and arguments by value, of this function or of others, that are copied here, and where the other side of
    /// the copy can be.
    pub fn copied_slots(&mut self) -> Vec<(SharedKey, Origins)> {
        let mut found = Found::default();
        let survey = self.known.survey;
        if !self.program.knobs.optimiser_follows || !survey.has_copies() {
            return found.slots;
        }
        for &(load, operand) in &survey.travels {
            let slots = self.operand(load, operand).places;
            self.copied_with(slots, Origins::ANYWHERE, &mut found);
        }
        let mut sides: Vec<(PlaceSet, Fact)> = Vec::new();
        for &inst in &survey.copies {
            let (to, from) = (self.operand(inst, 0), self.operand(inst, 1));
            let both = [(to.places, from), (from.places, to)];
            sides.extend(both.into_iter().filter(|(slots, _)| !self.places.get(*slots).is_empty()));
        }
        // One side may be a copy by itself.
        let mut grew = true;
        while std::mem::take(&mut grew) {
            for &(slots, other) in &sides {
                let other = self.when_passed(other, &found.slots).origins & Origins::SOMEWHERE;
                if !Origins::LOCAL.contains(other) {
                    grew |= self.copied_with(slots, other, &mut found);
                }
            }
        }
        found.slots
    }

    /// Adds slots of which the other side of a copy can be there; whether that was not known.
    fn copied_with(&self, slots: PlaceSet, other: Origins, found: &mut Found) -> bool {
        let mut grew = false;
        for place in self.places.get(slots) {
            let at = place.object.0 as usize;
            if found.places.len() <= at {
                found.places.resize(self.objects.len(), 0);
            }
            match found.places[at] {
                0 => {
                    let key = self.key_of(place.object);
                    if key.owner().is_some() {
                        found.slots.push((key, other));
                        found.places[at] = found.slots.len();
                        grew = true;
                    }
                }
                known => {
                    let origins = &mut found.slots[known - 1].1;
                    grew |= !origins.contains(other);
                    *origins |= other;
                }
            }
        }
        grew
    }

    /// Where a pointer can point that a call passes, when LLVM is done with it.
    pub(super) fn when_passed(&self, fact: Fact, copied: &[(SharedKey, Origins)]) -> Fact {
        let mut origins = fact.origins;
        if copied.is_empty() && self.known.copied.is_empty() {
            return fact;
        }
        for place in self.places.get(fact.places) {
            let key = self.key_of(place.object);
            let here = copied.iter().filter(|(copied, _)| *copied == key).map(|(_, o)| *o);
            origins |= here.fold(Origins::empty(), |all, o| all | o);
            origins |= self.known.copied.get(&key).copied().unwrap_or_default();
        }
        Fact { origins, ..fact }
    }
}
