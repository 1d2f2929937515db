//! Stack slots in whose place LLVM may put a constant.
//!
//! A slot that is filled by a copy from memory that never changes, and only read otherwise once LLVM has taken out dead
//! writes, is replaced by that memory (InstCombine). LLVM 22 does so even under a cast of the slot to local memory,
//! which then is a cast of the constant, and the program reads something else:
//!
//! ```text
//!   %t = alloca [4 x i32]                                  load (addrspacecast @constant to local)
//!   %l = addrspacecast ptr %t to ptr addrspace(5)     ►
//!   memcpy(%t, @constant);  load (gep %l, %i)
//! ```
//!
//! Without our work a cast of that back to a generic pointer is none, and all is well: so what was cast back counts as
//! what the slot is, and is not made an access to local memory.
//!
//! It does if the constant is in address space 0, where GlobalOpt makes one of what nobody writes, or is what an argument
//! points to that is `noalias` and can be read at any time. So such a slot counts as local or global, and what reads it
//! stays as it is: LLVM finds the better code by itself. The copy may be in a function that is handed the slot, or what
//! such an argument points to, and is inlined later.

use super::*;
use crate::program::is_promise;

impl Solver<'_, '_, '_> {
    /// The slots and arguments by value, of this function or of others, into which what may be a constant is copied here.
    /// Whether something else is written there does not matter: LLVM may find that nobody reads it.
    pub fn copied_constants(&mut self) -> Vec<SharedKey> {
        if !self.program.knobs.optimiser_follows {
            return Vec::new();
        }
        let mut risky = Origins::empty();
        if self.program.has_constants {
            risky |= Origins::GLOBAL;
        }
        if self.may_be_promised() {
            risky |= Origins::ANYWHERE.difference(Origins::LOCAL);
        }
        if risky.is_empty() {
            return Vec::new();
        }
        let mut targets: Vec<Object> = Vec::new();
        for &inst in &self.known.survey.copies {
            let loaded = self.program.has_constants && self.may_be_loaded(inst);
            if loaded || self.operand(inst, 1).origins.intersects(risky) {
                let target = self.operand(inst, 0).places;
                targets.extend(self.places.get(target).iter().map(|p| p.object));
            }
        }
        let mut found = Vec::new();
        for object in targets {
            let key = self.key_of(object);
            let own = matches!(key, SharedKey::Stack(..) | SharedKey::Param(..));
            if own && !found.contains(&key) {
                found.push(key);
            }
        }
        found
    }

    /// Whether a copy is from where a loaded pointer leads. LLVM may see who stored that, and that it is the address of a constant.
    fn may_be_loaded(&mut self, copy: Inst) -> bool {
        use Opcode::{AddrSpaceCast, BitCast, Freeze, GetElementPtr};
        let mut address = self.func.operands(copy)[1];
        // In code that never runs it may be made of itself.
        for _ in 0..self.func.num_insts() {
            let Some(inst) = address.as_inst() else { break };
            if !matches!(self.func.inst(inst).op, AddrSpaceCast | BitCast | Freeze | GetElementPtr)
            {
                break;
            }
            address = self.func.operands(inst)[0];
        }
        let origins = self.fact(address).origins;
        match self.class(self.func.type_of(address)) {
            Class::Pointer(0) => origins.contains(Origins::LOADED),
            // Nothing marks these; the host knows no address of a constant that may be replaced.
            Class::Pointer(_) => {
                let from_host = self.kernel && matches!(address.kind(), ValueKind::Arg(_));
                origins.contains(Origins::FOREIGN) && !from_host
            }
            _ => false,
        }
    }

    /// Where something can be that was cast to local memory, if LLVM puts a constant in the place of the slot: LLVM takes
    /// the cast and one back for nothing, as long as both are there. Of slots of others it is not known whether it does.
    pub(super) fn replaced_at(&self, fact: Fact) -> Origins {
        let (program, known) = (self.program, &self.known);
        if !program.may_replace_slots() {
            return Origins::empty();
        }
        // Where slots are not local, nobody can tell what else they are.
        let unsure = !program.knobs.process_alloca_always;
        let replaced = |place: &Place| match self.key_of(place.object) {
            key @ (SharedKey::Stack(..) | SharedKey::Param(..)) => {
                unsure
                    || key.owner() != Some(known.instance)
                    || known.copied_constants.contains(&key)
                    || known.constants.contains(&key)
            }
            _ => false,
        };
        let any = self.places.get(fact.places).iter().any(replaced);
        match any {
            true if unsure => Origins::ANYWHERE,
            true => program.replaced(),
            false => Origins::empty(),
        }
    }

    /// Whether an address may be of an argument that promises that what it points to can be read at any time and does not
    /// change: one of its own, or of a function into which this one is inlined.
    fn may_be_promised(&self) -> bool {
        let own = || self.func.params().iter().any(|param| is_promise(self.func, param));
        self.program.has_promises && (!self.kernel || own())
    }
}
