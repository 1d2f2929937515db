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

impl Solver<'_, '_, '_> {
    /// The slots and arguments by value, of this function or of others, that are copied here, and where the other side of
    /// the copy can be.
    pub fn copied_slots(&mut self) -> Vec<(SharedKey, Origins)> {
        let mut found: Vec<(SharedKey, Origins)> = Vec::new();
        if !self.program.knobs.optimiser_follows {
            return found;
        }
        let mut sides: Vec<(Fact, Fact)> = Vec::new();
        for &(load, operand) in &self.known.survey.travels {
            sides.push((self.operand(load, operand), Fact::of(Origins::ANYWHERE)));
        }
        for &inst in &self.known.survey.copies {
            let (to, from) = (self.operand(inst, 0), self.operand(inst, 1));
            sides.extend([(to, from), (from, to)]);
        }
        // One side may be a copy by itself.
        let mut grew = true;
        while std::mem::take(&mut grew) {
            for &(slot, other) in &sides {
                let other = self.when_passed(other, &found).origins & Origins::SOMEWHERE;
                if Origins::LOCAL.contains(other) {
                    continue;
                }
                for place in self.places.get(slot.places) {
                    let key = self.key_of(place.object);
                    if key.owner().is_none() {
                        continue;
                    }
                    match found.iter_mut().find(|(known, _)| *known == key) {
                        Some((_, origins)) => {
                            grew |= !origins.contains(other);
                            *origins |= other;
                        }
                        None => {
                            grew = true;
                            found.push((key, other));
                        }
                    }
                }
            }
        }
        found
    }

    /// Where a pointer can point that a call passes, when LLVM is done with it.
    pub(super) fn when_passed(&self, fact: Fact, copied: &[(SharedKey, Origins)]) -> Fact {
        let mut origins = fact.origins;
        for place in self.places.get(fact.places) {
            let key = self.key_of(place.object);
            let here = copied.iter().filter(|(copied, _)| *copied == key).map(|(_, o)| *o);
            origins |= here.fold(Origins::empty(), |all, o| all | o);
            origins |= self.known.copied.get(&key).copied().unwrap_or_default();
        }
        Fact { origins, ..fact }
    }
}
