//! Calls of intrinsics, by their rows.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Run, What};
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};

use super::copies::is_copy;
use super::fact::{Fact, Step, UNKNOWN, contained, join, moved_all, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};
use super::world::{is_lasting, of_space};
use crate::Set;

impl<'w> Walk<'w, '_, '_> {
    pub fn intrinsic(&mut self, inst: Inst, row: &'static Intrinsic) {
        let func = self.func;
        let args = func.args(inst);
        if row.family == Family::Copy && self.copies(inst, row) {
            return;
        }
        let result = self.world.class(func.inst(inst).ty);
        let as_pointers = row.returns == Returned::Loaded && matches!(result, Class::Pointer(_));
        let mut loaded = Fact::NOTHING;
        for pointer in row.pointers {
            let operand = pointer.operand as usize;
            let Some(&value) = args.get(operand) else { continue };
            if !matches!(self.class(value), Class::Pointer(_)) {
                continue;
            }
            let address = self.operand(inst, operand);
            if matches!(pointer.role, Role::Writes | Role::Updates) {
                self.write(inst, &address, 0, None, of(NUMBER));
                for (at, &stored) in args.iter().enumerate() {
                    if row.pointer(at).is_none() {
                        let fact = self.bytes(stored);
                        self.let_out(inst, &address, stored, &fact);
                        self.write(inst, &address, 0, None, fact);
                    }
                }
            }
            if matches!(pointer.role, Role::Reads | Role::Updates) {
                let held = self.read(&address, 0, None);
                let own = self.held_alone(&address);
                // What is taken out other than as a pointer is not followed.
                if row.family != Family::Copy && !as_pointers {
                    self.gets_out(inst, own.origins);
                }
                let follows = row.returns == Returned::Loaded
                    && matches!(result, Class::Pointer(_) | Class::Data);
                if row.family == Family::Async || !follows {
                    self.must_be_exposed(Some(inst), &own);
                }
                loaded = join(loaded, &held);
            }
            // Other blocks reach the same of theirs, and this one reaches others'; lists of arguments lead to anything.
            let is_list = row.family == Family::Stack && pointer.role != Role::Looks;
            if row.family == Family::Map || is_list {
                self.must_be_exposed(Some(inst), &address);
            }
        }
        match row.returns {
            Returned::Plain if result == Class::Data => self.numbers_through(inst),
            Returned::Plain => self.result(inst, of(UNKNOWN)),
            Returned::Derived(operand) => {
                let mut base = moved_all(self.operand(inst, operand as usize), Step::ANYWHERE);
                // A mask that keeps everything but what lies below an alignment makes no null.
                if row.name.starts_with("llvm.ptrmask.") {
                    let mask = args.get(1).and_then(|mask| mask.as_const());
                    let keeps = match mask.map(|c| func.store.constant(c)) {
                        Some(ConstantKind::Int(mask)) => (-65536..0).contains(&mask),
                        _ => false,
                    };
                    if !keeps {
                        base.origins |= Origins::NULL;
                    }
                }
                self.require(Some(inst), inst.into(), base);
            }
            Returned::Cast(operand) => {
                let operand = operand as usize;
                if args.get(operand).map(|&v| self.class(v)) == Some(Class::Pointer(101)) {
                    return self.leave_param(inst, operand);
                }
                let fact = self.operand(inst, operand);
                self.require(Some(inst), inst.into(), fact);
            }
            Returned::In(space) => {
                let origin = of_space(space).unwrap_or(UNKNOWN);
                self.require(Some(inst), inst.into(), of(origin | Origins::FOREIGN));
            }
            Returned::Loaded => {
                for &arg in args {
                    if func.type_of(arg) == func.inst(inst).ty {
                        let fact = self.fact(arg);
                        self.require(Some(inst), inst.into(), fact);
                    }
                }
                match result {
                    Class::Aggregate => self.result(inst, of(UNKNOWN)),
                    // What it took out counts as out.
                    Class::Data => {
                        let origins = loaded.origins.difference(Origins::PRIVATE) | NUMBER;
                        self.require(Some(inst), inst.into(), loaded.with(origins));
                    }
                    _ => self.require(Some(inst), inst.into(), loaded),
                }
            }
        }
    }

    /// `memcpy`, `memmove` and `memset`; false for other rows of the family.
    fn copies(&mut self, inst: Inst, row: &'static Intrinsic) -> bool {
        let func = self.func;
        let number = |at: usize| match func.store.constant(func.args(inst).get(at)?.as_const()?) {
            ConstantKind::Int(n) => u64::try_from(n).ok(),
            _ => None,
        };
        if row.name.starts_with("llvm.memset.") {
            let target = self.operand(inst, 0);
            let byte = func.args(inst)[1];
            let fact = if number(1) == Some(0) { of(Origins::NULL) } else { of(NUMBER) };
            let stored = self.fact(byte);
            self.let_out(inst, &target, byte, &stored);
            self.write(inst, &target, 0, number(2), fact);
            return true;
        }
        if !is_copy(row) {
            return false;
        }
        let (target, source) = (self.operand(inst, 0), self.operand(inst, 1));
        // What is nowhere cannot be read.
        if source.is_nothing() {
            return true;
        }
        self.note_copy(&target, &source);
        if self.is_public(&target) {
            let held = self.held_alone(&source);
            self.gets_out(inst, held.origins);
        }
        self.copied_constant(inst, &target, &source);
        let exact = |fact: &Fact<'_>| fact.places.iter().all(|p| p.stride == 0);
        let word = self.world.word;
        match number(2).filter(|&n| n <= 256 * word) {
            Some(length) if exact(&target) && exact(&source) => {
                for at in (0..length).step_by(word as usize) {
                    let width = Some(word.min(length - at));
                    let held = self.read(&source, at, width);
                    self.write(inst, &target, at, width, held);
                }
            }
            _ => {
                let held = self.read(&source, 0, None);
                self.write(inst, &target, 0, None, held);
            }
        }
        true
    }

    /// LLVM puts a constant in the place of a slot that holds nothing but a copy of it: such a slot is not local for sure.
    fn copied_constant(&mut self, inst: Inst, target: &Fact<'_>, source: &Fact<'_>) {
        let mut risky = Origins::empty();
        if self.world.has_constants {
            risky |= Origins::GLOBAL;
        }
        // One of its own, or of who it is inlined into, which a kernel is not.
        let own = || self.func.params().iter().any(|p| is_lasting(self.func.store, p.attrs));
        if if self.kernel { own() } else { self.world.has_lasting } {
            risky |= Origins::ANYWHERE.difference(Origins::LOCAL);
        }
        let mut replaced = source.origins & risky;
        if self.world.has_constants && self.is_from_memory(inst) {
            replaced |= Origins::GLOBAL;
        }
        if replaced.is_empty() || !self.world.knobs.optimiser_follows {
            return;
        }
        for place in &*target.places {
            let claimed = self.claim_of_slot(place.object);
            if claimed.is_some_and(|origins| !contained(origins).contains(replaced)) {
                let text = "a slot may be replaced by what is copied into it, which it is not claimed to be";
                self.problem(Some(inst), text.to_owned());
            }
        }
    }

    /// Whether what is copied is behind a pointer that may have been loaded: LLVM may know what was stored there.
    fn is_from_memory(&mut self, copy: Inst) -> bool {
        let func = self.func;
        let mut reached: Set<Value> = Set::default();
        let mut stack: Vec<Value> = vec![func.operands(copy)[1]];
        while let Some(pointer) = stack.pop() {
            if pointer.as_block().is_some() || !reached.insert(pointer) {
                continue;
            }
            let op = pointer.as_inst().map(|inst| (inst, func.inst(inst).op));
            let ways = match op {
                Some((
                    inst,
                    Opcode::AddrSpaceCast
                    | Opcode::BitCast
                    | Opcode::Freeze
                    | Opcode::GetElementPtr,
                )) => &func.operands(inst)[..1],
                Some((inst, Opcode::Select)) => &func.operands(inst)[1..],
                Some((inst, Opcode::Phi)) => func.operands(inst),
                _ => {
                    let is_argument = self.kernel && matches!(pointer.kind(), ValueKind::Arg(_));
                    let origins = self.fact(pointer).origins;
                    let loaded = match self.class(pointer) {
                        Class::Pointer(0) => origins.contains(Origins::LOADED),
                        Class::Pointer(_) => origins.contains(Origins::FOREIGN) && !is_argument,
                        _ => false,
                    };
                    if loaded && pointer.as_const().is_none() {
                        return true;
                    }
                    &[]
                }
            };
            stack.extend(ways);
        }
        false
    }

    /// What is claimed of a slot itself, or of a parameter by value.
    fn claim_of_slot(&self, object: u32) -> Option<Origins> {
        let certificate = self.world.certificate;
        let of_solution = |at: u32| &certificate.solutions[at as usize];
        let owner = |solution: u32| certificate.runs.iter().find(|run| run.solution == solution);
        let args = |run: &Run| self.world.module.func(run.func).params().len();
        match certificate.objects[object as usize].what {
            What::Stack(solution, slot) => owner(solution)
                .map(|run| of_solution(solution).nodes[args(run) + slot.as_u32() as usize].0),
            // LLVM does that to slots, and to copies for arguments; those of kernels come from the host.
            What::Param(solution, n) => owner(solution)
                .filter(|run| !self.world.is_kernel(run.func))
                .map(|_| of_solution(solution).nodes[n as usize].0),
            _ => None,
        }
    }

    /// Whether a value may be the address of something on the stack that is claimed to be more than local.
    pub fn stands_for_more(&self, value: Value) -> bool {
        let claimed = match value.as_const() {
            Some(_) => &[][..],
            None => self.claim(value).1,
        };
        let objects = &self.world.certificate.objects;
        claimed.iter().any(|place| {
            let claim = self.claim_of_slot(place.object);
            matches!(objects[place.object as usize].what, What::Param(..))
                || claim.is_some_and(|claim| !Origins::LOCAL.contains(claim & Origins::ANYWHERE))
        })
    }

    /// Where a pointer into local memory can be once it is cast back, by what is claimed of the slots: LLVM puts constants
    /// in their places, but not under a cast that stays.
    pub fn stood_for(&self, fact: &Fact<'_>) -> Origins {
        if !self.world.knobs.optimiser_follows {
            return Origins::empty();
        }
        let claims = fact.places.iter().filter_map(|place| self.claim_of_slot(place.object));
        claims.fold(Origins::empty(), |all, claim| all | claim & Origins::ANYWHERE)
    }
}
