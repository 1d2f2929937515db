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

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

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
        use Opcode::{AddrSpaceCast, BitCast, Freeze, GetElementPtr, Phi, Select};
        let func = self.func;
        let mut stack = vec![func.operands(copy)[1]];
        let mut seen: HashSet<Inst, FxBuildHasher> = HashSet::default();
        while let Some(address) = stack.pop() {
            let Some(inst) = address.as_inst() else {
                if self.comes_from_memory(address) {
                    return true;
                }
                continue;
            };
            let from = match func.inst(inst).op {
                AddrSpaceCast | BitCast | Freeze | GetElementPtr => &func.operands(inst)[..1],
                Select => &func.operands(inst)[1..],
                Phi => func.operands(inst),
                _ if self.comes_from_memory(address) => return true,
                _ => continue,
            };
            if seen.insert(inst) {
                stack.extend(from);
            }
        }
        false
    }

    fn comes_from_memory(&mut self, address: Value) -> bool {
        if address.as_const().is_some() || address.as_block().is_some() {
            return false;
        }
        let fact = self.fact(address);
        match self.class(self.func.type_of(address)) {
            Class::Pointer(0) => fact.origins.contains(Origins::LOADED),
            // Nothing marks these, and who sees only the facts cannot tell them from what others know. The host knows no address
            // of a constant that may be replaced.
            Class::Pointer(_) => {
                let from_host = self.kernel && matches!(address.kind(), ValueKind::Arg(_));
                let foreign = fact.origins.contains(Origins::FOREIGN);
                !from_host && (foreign || self.is_known_to_others(fact))
            }
            _ => false,
        }
    }

    /// Whether an address is of memory that others see, and could have changed.
    fn is_known_to_others(&self, address: Fact) -> bool {
        self.places.get(address.places).iter().any(|place| {
            let fixed = self.key_of(place.object).is_fixed(self.program);
            self.objects[place.object.0 as usize].exposed && !fixed
        })
    }

    /// Where something can be that was cast to local memory, if LLVM puts something else in the place of the slot: LLVM takes
    /// the cast and one back for nothing, as long as both are there. Of slots of others it is not known whether it does.
    pub(super) fn replaced_at(&self, fact: Fact) -> Origins {
        if !self.program.knobs.optimiser_follows {
            return Origins::empty();
        }
        let places = self.places.get(fact.places).iter();
        places
            .fold(Origins::empty(), |all, place| all | self.replaced_by(self.key_of(place.object)))
    }

    /// Whether an address may be of a slot, or of an argument by value, that counts as more than local for what LLVM may put in
    /// its place.
    pub(super) fn may_be_replaced(&self, fact: Fact) -> bool {
        let mut keys = self.places.get(fact.places).iter().map(|place| self.key_of(place.object));
        keys.any(|key| match key {
            SharedKey::Param(..) => true,
            SharedKey::Stack(..) => {
                let beyond = !self.replaced_by(key).is_empty();
                beyond || !self.program.knobs.process_alloca_always
            }
            _ => false,
        })
    }

    fn replaced_by(&self, key: SharedKey) -> Origins {
        let (program, known) = (self.program, &self.known);
        let own = key.owner() == Some(known.instance);
        match key {
            // LLVM may inline the function without a copy.
            SharedKey::Param(_, n) if own && !self.kernel => {
                self.fact_at(n as usize).origins & Origins::ANYWHERE
            }
            SharedKey::Param(..) if !own => Origins::ANYWHERE,
            SharedKey::Stack(..) | SharedKey::Param(..) if program.may_replace_slots() => {
                let constant =
                    known.copied_constants.contains(&key) || known.constants.contains(&key);
                match program.knobs.process_alloca_always {
                    // Where slots are not local, nobody can tell what else they are.
                    false => Origins::ANYWHERE,
                    true if constant || !own => program.replaced(),
                    true => Origins::empty(),
                }
            }
            _ => Origins::empty(),
        }
    }

    /// Whether an address may be of an argument that promises that what it points to can be read at any time and does not
    /// change: one of its own, or of a function into which this one is inlined.
    fn may_be_promised(&self) -> bool {
        let own = || self.func.params().iter().any(|param| is_promise(self.func, param));
        self.program.has_promises && (!self.kernel || own())
    }
}
