//! Whether an instruction can change or see a location.
//!
//! Memory that is constant while a kernel runs is neither changed nor, for the purpose of ordering, seen: the documented
//! mask of constant and parameter memory. Instructions that order memory (fences, atomics that acquire or release,
//! barriers) bring along what other threads did, and so concern everything but objects of the own thread that nobody
//! else knows of. A call does what its attributes allow: to what it is passed, and to what others know.
//!
//! Invariant: an instruction of which nothing is known does both.

use spacecast_ir::attr::{Memory, MemoryAccess, MemoryPlace};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{Attr, MdKind};
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::{AttrKind, MdKindName, Opcode, Ordering};
use spacecast_nvptx::alias as table;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};

use super::base::Root;
use super::{Aliases, Answer, Location, Map, Reason};
use crate::program::{Callee, Class as TypeClass};

/// What an instruction can do to a location.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ModRef {
    /// Nothing.
    None,
    /// See it.
    Ref,
    /// Change it.
    Mod,
    /// Both.
    Both,
}

impl ModRef {
    /// All of them, in order.
    pub const ALL: [ModRef; 4] = [ModRef::None, ModRef::Ref, ModRef::Mod, ModRef::Both];

    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            ModRef::None => "none",
            ModRef::Ref => "ref",
            ModRef::Mod => "mod",
            ModRef::Both => "both",
        }
    }

    fn bits(self) -> usize {
        self as usize
    }

    /// What either does.
    #[must_use]
    pub fn or(self, other: ModRef) -> ModRef {
        Self::ALL[self.bits() | other.bits()]
    }

    fn of_role(role: Role) -> Self {
        match role {
            Role::Reads => ModRef::Ref,
            Role::Writes => ModRef::Mod,
            Role::Updates => ModRef::Both,
            Role::Looks => ModRef::None,
        }
    }

    fn of_access(access: MemoryAccess) -> Self {
        match access {
            MemoryAccess::None => ModRef::None,
            MemoryAccess::Read => ModRef::Ref,
            MemoryAccess::Write => ModRef::Mod,
            MemoryAccess::ReadWrite => ModRef::Both,
        }
    }
}

impl Aliases<'_, '_, '_> {
    /// What an instruction can do to a location, and why.
    pub fn mod_ref(&mut self, inst: Inst, location: Location) -> (ModRef, Reason) {
        if !self.touches_memory(inst) {
            return (ModRef::None, Reason::Inert);
        }
        if self.is_constant(location) {
            return (ModRef::None, Reason::Constant);
        }
        match self.func.inst(inst).op {
            Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => {
                if self.orders(inst)
                    && let all @ (ModRef::Both, _) = self.unless_private(location)
                {
                    return all;
                }
                let (_, role) = self.program.addresses(self.func, inst)[0];
                self.at_operand(inst, location, ModRef::of_role(role))
            }
            op if op.is_call() => self.call(inst, location),
            _ => self.unless_private(location),
        }
    }

    /// For a call how many of some locations it can do each to, in the order of [`ModRef::ALL`]; nothing for one that
    /// accesses no memory at all.
    pub fn calls_summary(&mut self, call: Inst, locations: &[Location]) -> Option<[u64; 4]> {
        if self.is_inert(call) {
            return None;
        }
        let mut counts = [0; 4];
        // Offsets matter to copies only.
        let by_class = self.program.addresses(self.func, call).is_empty();
        let mut known: Map<u32, ModRef> = Map::default();
        for &location in locations {
            let class = self.spot(location).class;
            let does = match known.get(&class) {
                Some(&does) if by_class => does,
                _ => self.mod_ref(call, location).0,
            };
            known.insert(class, does);
            counts[does.bits()] += 1;
        }
        Some(counts)
    }

    /// Whether a call accesses no memory, whatever it is passed.
    fn is_inert(&self, call: Inst) -> bool {
        match self.func.called_symbol(call).map(|g| self.program.callee(g)) {
            Some(Callee::Query(_)) => true,
            Some(Callee::Row(row)) => is_inert(row),
            _ => {
                let memory = self.allowed_memory(call);
                let none = |place: &&MemoryPlace| memory.access(**place) == MemoryAccess::None;
                let hidden = MemoryPlace::InaccessibleMem;
                MemoryPlace::ALL.iter().filter(|place| **place != hidden).all(|p| none(&p))
            }
        }
    }

    fn touches_memory(&self, inst: Inst) -> bool {
        use Opcode::{AtomicRmw, CmpXchg, Fence, Load, Store, VaArg};
        let op = self.func.inst(inst).op;
        matches!(op, Load | Store | AtomicRmw | CmpXchg | Fence | VaArg) || op.is_call()
    }

    /// Whether an access orders others, as LLVM has it.
    fn orders(&self, inst: Inst) -> bool {
        let Some(access) = self.func.access(inst) else { return true };
        let limit = match self.func.inst(inst).op {
            Opcode::Load | Opcode::Store => Ordering::Unordered,
            _ => Ordering::Monotonic,
        };
        let stronger = |o: Option<Ordering>| o.is_some_and(|o| o as u32 > limit as u32);
        stronger(access.ordering) || stronger(access.failure)
    }

    /// What an access to all of its addresses does to a location.
    fn at_operand(&mut self, inst: Inst, location: Location, does: ModRef) -> (ModRef, Reason) {
        let mut why = Reason::Inert;
        for (operand, _) in self.program.addresses(self.func, inst) {
            let pointer = self.func.operands(inst)[operand];
            let size = self.accessed(inst, operand);
            let mine = Location { pointer, size, at: Some((inst, operand)) };
            match self.alias(mine, location) {
                (Answer::No, reason) => why = reason,
                (_, reason) => return (does, reason),
            }
        }
        (ModRef::None, why)
    }

    /// Both, unless nobody else knows of the location.
    fn unless_private(&mut self, location: Location) -> (ModRef, Reason) {
        let spot = self.spot(location);
        let class = &self.classes[spot.class as usize];
        let private = !class.seen.is_empty() && class.seen.iter().all(|seen| seen.private);
        if private { (ModRef::None, Reason::Private) } else { (ModRef::Both, Reason::Unknown) }
    }

    /// Whether a location does not change while a kernel runs.
    pub fn is_constant(&mut self, location: Location) -> bool {
        if let Some((inst, _)) = location.at
            && self.func.metadata(inst).any(|(k, _)| k == MdKind::Known(MdKindName::InvariantLoad))
        {
            return true;
        }
        let spot = self.spot(location);
        let class = &self.classes[spot.class as usize];
        let fixed = |space| table::mod_ref(space) == table::ModRef::NoModRef;
        if class.named.is_some_and(fixed) {
            return true;
        }
        if let (Root::Symbol(symbol), _) = self.roots[class.base as usize]
            && let SymbolKind::Var(var) = self.program.module.symbol_kind(symbol)
            && self.program.module.var(var).constant
        {
            return true;
        }
        !class.seen.is_empty() && class.seen.iter().all(|seen| seen.spaces.spaces().all(fixed))
    }

    fn call(&mut self, inst: Inst, location: Location) -> (ModRef, Reason) {
        if self.func.bundles(inst).next().is_some() {
            return self.by_anyone(inst, location, ModRef::Both);
        }
        match self.func.called_symbol(inst).map(|g| self.program.callee(g)) {
            Some(Callee::Query(_)) => (ModRef::None, Reason::Inert),
            Some(Callee::Row(row)) => self.intrinsic(inst, row, location),
            _ => self.by_attributes(inst, location),
        }
    }

    fn intrinsic(
        &mut self,
        inst: Inst,
        row: &'static Intrinsic,
        location: Location,
    ) -> (ModRef, Reason) {
        match row.family {
            _ if is_inert(row) => (ModRef::None, Reason::Inert),
            Family::Load | Family::Copy | Family::Masked | Family::Atomic => {
                let mut all = (ModRef::None, Reason::Inert);
                for (operand, role) in self.program.addresses(self.func, inst) {
                    let pointer = self.func.operands(inst)[operand];
                    let size = self.accessed(inst, operand);
                    let mine = Location { pointer, size, at: Some((inst, operand)) };
                    let (answer, reason) = self.alias(mine, location);
                    let does = if answer == Answer::No { ModRef::None } else { role.into() };
                    all = (all.0.or(does), reason);
                }
                all
            }
            // The object begins or ends: what it held is gone.
            Family::Lifetime => {
                let arg = row.pointers.last().map(|p| p.operand as usize);
                let pointer = arg.and_then(|at| self.func.args(inst).get(at).copied());
                let Some(pointer) = pointer else { return (ModRef::None, Reason::Inert) };
                let mine = Location { pointer, size: None, at: None };
                match self.alias(mine, location) {
                    (Answer::No, reason) => (ModRef::None, reason),
                    (_, reason) => (ModRef::Mod, reason),
                }
            }
            // What these order, or what other threads have them do, is more than what they are passed.
            _ => self.by_anyone(inst, location, ModRef::Both),
        }
    }

    /// What a call does to what others know, and to what it can reach from what it is passed.
    fn by_anyone(&mut self, inst: Inst, location: Location, does: ModRef) -> (ModRef, Reason) {
        let args: Vec<_> = self.func.args(inst).to_vec();
        let in_bundles = self.func.bundles(inst).flat_map(|(_, operands)| operands);
        let passed: Vec<_> = args.iter().chain(in_bundles).copied().collect();
        let spot = self.spot(location);
        let class = &self.classes[spot.class as usize];
        let hidden = !class.seen.is_empty()
            && class.seen.iter().zip(&self.instances).all(|(seen, known)| {
                let reached = passed.iter().any(|&v| known.reaches(known.fact(v), seen.fact));
                seen.hidden && !reached
            });
        // A slot for numbers has no place, but a call could only know it by its address.
        if hidden { (ModRef::None, Reason::Private) } else { (does, Reason::Unknown) }
    }

    /// What the attributes of a call and of its callee allow.
    fn by_attributes(&mut self, inst: Inst, location: Location) -> (ModRef, Reason) {
        let memory = self.allowed_memory(inst);
        let place = |place| ModRef::of_access(memory.access(place));
        let passed = place(MemoryPlace::ArgMem);
        let others = [
            MemoryPlace::Other,
            MemoryPlace::ErrnoMem,
            MemoryPlace::TargetMem0,
            MemoryPlace::TargetMem1,
        ];
        let others = others.into_iter().map(place).fold(ModRef::None, ModRef::or);
        let mut all = (ModRef::None, Reason::Inert);
        if others != ModRef::None {
            all = self.by_anyone(inst, location, others.or(passed));
            if all.0 != ModRef::None {
                return all;
            }
        }
        if passed == ModRef::None {
            return all;
        }
        for &pointer in self.func.args(inst) {
            if !matches!(self.program.class(self.func.type_of(pointer)), TypeClass::Pointer(_)) {
                continue;
            }
            let mine = Location { pointer, size: None, at: None };
            match self.alias(mine, location) {
                (Answer::No, reason) => all.1 = reason,
                (_, reason) => return (passed, reason),
            }
        }
        all
    }

    /// The memory that attributes allow a call to access.
    fn allowed_memory(&self, inst: Inst) -> Memory {
        let module = self.program.module;
        let callee = self.func.called_symbol(inst).and_then(|g| module.resolve_function(g));
        let of_callee = callee.map(|id| module.func(id));
        let mut memory = Memory::everywhere(MemoryAccess::ReadWrite);
        let mut narrow = |attr: Attr| {
            let allowed = match attr {
                Attr::Flag(AttrKind::ReadNone) => Memory::everywhere(MemoryAccess::None),
                Attr::Flag(AttrKind::ReadOnly) => Memory::everywhere(MemoryAccess::Read),
                Attr::Int(AttrKind::Memory, bits) => Memory(bits),
                _ => return,
            };
            memory = Memory(memory.0 & allowed.0);
        };
        module.call_attrs(self.func.view(), inst).for_each(|(_, attr)| narrow(attr));
        if let Some(callee) = of_callee {
            module.attrs_of(callee).for_each(|(_, attr)| narrow(attr));
        }
        memory
    }
}

/// Whether an intrinsic accesses no memory.
fn is_inert(row: &Intrinsic) -> bool {
    use Family::{Annotation, Assume, Cast, Hint, Map, Query, Same};
    let writes = row.pointers.iter().any(|pointer| pointer.role == Role::Writes);
    matches!(row.family, Query | Cast | Map | Annotation | Same | Assume)
        || row.family == Hint && !writes
}

impl From<Role> for ModRef {
    fn from(role: Role) -> Self {
        Self::of_role(role)
    }
}
