//! Which accesses of a function will name which space, and what is to be said about the others.
//!
//! Invariant: a demand is entitled: the analysis proved the space for that operand, or a knob asked to guess.

use spacecast_analysis::excluded::ranges;
use spacecast_analysis::knobs::Ambiguous;
use spacecast_analysis::{Callee, DEFAULT_ALGORITHM, FuncFacts, Origins, Program};
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{Global, Inst, Value, ValueKind};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::intrinsics::{Family, Role};
use spacecast_nvptx::moves;
use spacecast_nvptx::space::{Space, SpaceSet};

use crate::access::{self, Access, Kind};
use crate::asserted::Asserted;
use crate::rename::{has_name, is_plain_move};
use crate::slots::{Registers, in_registers};

/// An operand that is to be in a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Demand {
    /// The access.
    pub inst: Inst,
    /// Its operand.
    pub operand: u32,
    /// The space.
    pub space: Space,
}

/// Why an access stays generic.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Left {
    /// The pointer comes from outside of the function.
    Unknown,
    /// The pointer can point to several spaces.
    Ambiguous,
    /// The pointer comes from nothing: null, undefined.
    Nowhere,
    /// There is no such access in the space.
    NoForm,
    /// It copies a slot, which LLVM has to see.
    Copied,
    /// It moves memory, and would do so between two spaces, of which LLVM makes nothing.
    Moved,
}

impl Left {
    /// All of them.
    pub const ALL: [Left; 6] =
        [Left::Unknown, Left::Ambiguous, Left::Nowhere, Left::NoForm, Left::Copied, Left::Moved];

    /// In words.
    pub fn reason(self) -> &'static str {
        match self {
            Left::Unknown => "unknown origin",
            Left::Ambiguous => "several spaces",
            Left::Nowhere => "null or undefined",
            Left::NoForm => "no such access in the space",
            Left::Copied => "a slot that LLVM removes with its copy",
            Left::Moved => "memory moved from another space",
        }
    }
}

/// Something to be said of an instruction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The instruction.
    pub inst: Inst,
    /// What it is about.
    pub message: &'static str,
    /// Whether the operation is illegal; otherwise a pointer could not be told.
    pub illegal: bool,
}

/// What the accesses of a function need.
#[derive(Clone, Debug, Default)]
pub struct Demands {
    /// The operands that change.
    pub wanted: Vec<Demand>,
    /// The instructions of accesses that stay generic, in order; one for each access.
    pub kept: Vec<Inst>,
    /// What is to be said.
    pub remarks: Vec<Remark>,
    /// How many accesses were generic.
    pub generic: u32,
    /// How many accesses to slots that LLVM keeps in registers there are beside them.
    pub in_registers: u32,
    /// Accesses that stay generic, by reason.
    pub left: [u32; Left::ALL.len()],
    /// Accesses by the space that they named from the start.
    pub before: [u32; 10],
    /// Whether anything is guessed: what is known afterwards includes that.
    pub guessed: bool,
}

impl Demands {
    /// The instructions of accesses that stay generic, in order, but for those that cannot be: these stay as they are.
    pub fn legal(&self) -> Vec<Inst> {
        let illegal = |inst: &Inst| self.remarks.iter().any(|r| r.illegal && r.inst == *inst);
        self.kept.iter().copied().filter(|inst| !illegal(inst)).collect()
    }
}

/// What decides beside the facts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Policy {
    /// Whether matrix operations are resolved.
    pub matrices: bool,
    /// Whether slots that LLVM keeps in registers are local memory, too.
    pub slots: bool,
    /// Whether guesses count that knobs ask for.
    pub guesses: bool,
}

struct Collector<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    facts: &'c FuncFacts,
    policy: Policy,
    /// The slots that LLVM keeps in registers.
    slots: Registers,
    /// What is asked of pointers, as soon as something is to be guessed.
    asserted: Option<Asserted>,
    found: Demands,
}

/// The demands of a function.
pub fn demands(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    facts: &FuncFacts,
    policy: Policy,
) -> Demands {
    let types = &program.module.types;
    let slots = if policy.slots { Registers::default() } else { in_registers(program, func) };
    let found = Demands::default();
    let mut collector = Collector { program, func, facts, policy, slots, asserted: None, found };
    for inst in func.insts() {
        if let Some(access) = access::of_instruction(func, types, inst) {
            collector.access(inst, access);
        } else if func.inst(inst).op.is_call()
            && let Some(Callee::Row(row)) = func.called_symbol(inst).map(|g| program.callee(g))
        {
            let wanted = collector.found.wanted.len();
            for access in access::of_intrinsic(row) {
                if func.args(inst).len() > access.operand {
                    collector.access(inst, access);
                }
            }
            if collector.found.wanted.len() > wanted && row.name.starts_with("llvm.memmove.") {
                collector.keep_move(inst, wanted);
            }
        }
    }
    collector.found
}

/// How far an address is followed back. Chains are short; in dead code they may go round.
const MAX_STEPS: usize = 64;

impl Collector<'_, '_, '_> {
    fn access(&mut self, inst: Inst, access: Access) {
        let types = &self.program.module.types;
        let pointer: Value = self.func.operands(inst)[access.operand];
        let Some(named) = types.addrspace(types.scalar(self.func.type_of(pointer))) else { return };
        if named != 0 {
            if let Some(space) = Space::from_llvm(named) {
                self.found.before[space as usize] += 1;
                if access.role == Role::Updates && !access.spaces().has(space) {
                    self.complain(inst, access, space);
                }
            }
            return;
        }
        if self.slots.has(self.func, pointer) {
            self.found.in_registers += 1;
            return;
        }
        self.found.generic += 1;
        let origins = self.facts.at(self.func, types, inst, access.operand);
        let matrix = matches!(access.kind, Kind::Intrinsic(row) if row.family == Family::Matrix);
        if let Some(space) = self.impossible(inst, access, origins) {
            self.leave(inst, Left::NoForm);
            return self.complain(inst, access, space);
        }
        let known = match self.facts.space_of(origins) {
            Some(space) => Some(space),
            None => self.guess(inst, access, matrix, origins),
        };
        let Some(space) = known else {
            let places = origins & Origins::ANYWHERE;
            self.leave(
                inst,
                if origins.is_unknown() {
                    Left::Unknown
                } else if places.is_empty() {
                    Left::Nowhere
                } else {
                    Left::Ambiguous
                },
            );
            if !places.is_empty() {
                self.remark(inst, "Cannot tell what pointer points to", false);
            }
            return;
        };
        if matrix && !self.policy.matrices || self.is_error_slot(pointer) {
            self.leave(inst, Left::NoForm);
        } else if self.keeps_its_slot(inst, access) {
            self.leave(inst, Left::Copied);
        } else if self.spaces(inst, access).has(space)
            && self.has_name(inst, access, space)
            && (space != Space::Param || self.leads_to_param(pointer))
        {
            self.found.wanted.push(Demand { inst, operand: access.operand as u32, space });
        } else {
            self.leave(inst, Left::NoForm);
            self.complain(inst, access, space);
        }
    }

    /// Takes back what is wanted of a `memmove`, from a place in the list on, if it would be between two spaces and could not
    /// be a `memcpy`.
    fn keep_move(&mut self, inst: Inst, wanted: usize) {
        let types = &self.program.module.types;
        let space = |operand: usize| {
            let mut moved = self.found.wanted[wanted..].iter();
            let moved = moved.find(|demand| demand.operand as usize == operand);
            let pointer = self.func.operands(inst)[operand];
            let named = types.addrspace(self.func.type_of(pointer)).unwrap_or(0);
            moved.map_or(named, |demand| demand.space.llvm())
        };
        let (to, from) = (space(0), space(1));
        let length = self.program.length(self.func, inst);
        let copies =
            is_plain_move(self.program.module, self.func, inst) && moves::is_apart(to, from);
        if !moves::happens(to, from, length) && !copies {
            for _ in self.found.wanted.drain(wanted..).collect::<Vec<_>>() {
                self.leave(inst, Left::Moved);
            }
        }
    }

    /// Says of an access that it cannot be in a space, if NVIDIA's compilers say so.
    fn complain(&mut self, inst: Inst, access: Access, space: Space) {
        if let Some(message) = access.complaint(space) {
            self.remark(inst, message, true);
        }
    }

    /// The first of several spaces of which an access can be in none.
    fn impossible(&self, inst: Inst, access: Access, origins: Origins) -> Option<Space> {
        let several = self.facts.space_of(origins).is_none() && !origins.is_unknown();
        let allowed = self.spaces(inst, access);
        let places = Origins::ANYWHERE & origins;
        let is_illegal = |space: Space| !allowed.has(space) && access.complaint(space).is_some();
        if !several {
            return None;
        }
        let all_are = places.iter().all(|place| place.space().is_some_and(is_illegal));
        if all_are && let Some(place) = places.iter().next() {
            return place.space();
        }
        self.named_before(self.func.operands(inst)[access.operand]).filter(|&s| is_illegal(s))
    }

    /// The space that an address named before it was cast to a generic pointer.
    fn named_before(&self, pointer: Value) -> Option<Space> {
        let types = &self.program.module.types;
        let mut value = pointer;
        for _ in 0..MAX_STEPS {
            let inst = value.as_inst()?;
            value = match self.func.inst(inst).op {
                Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::GetElementPtr => {
                    self.func.operands(inst)[0]
                }
                _ => return None,
            };
            let named = types.addrspace(types.scalar(self.func.type_of(value)));
            if let Some(named) = named.filter(|&named| named != 0) {
                return Space::from_llvm(named);
            }
        }
        None
    }

    /// Whether a slot must be seen to be copied from, as its name says. GlobalOpt of LLVM 22 takes out a copy into a
    /// variable that nobody reads, and with it the slot, if that has one use: it looks through casts, and a cast to local
    /// memory has all the others. It only does so with variables that can hold pointers.
    fn keeps_its_slot(&self, inst: Inst, access: Access) -> bool {
        let is_copy = matches!(access.kind, Kind::Intrinsic(row) if row.family == Family::Copy);
        let operands = self.func.operands(inst);
        if !is_copy || access.operand != 1 || !self.is_slot(operands[1]) {
            return false;
        }
        let target = self.computed_from(operands[0], |_| true).as_const();
        match target.map(|c| self.func.store.constant(c)) {
            Some(ConstantKind::Global(global)) => self.may_lose_roots(global),
            _ => false,
        }
    }

    /// Whether it is a slot of Swift's for errors, which nothing may be done with but to load, store and pass it.
    fn is_error_slot(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => self.func.inst(inst).flags.contains(InstFlags::SWIFTERROR),
            ValueKind::Arg(n) => {
                let attrs = self.func.params().get(n as usize).map(|param| param.attrs);
                let mut attrs = attrs.into_iter().flat_map(|list| self.func.store.attrs(list));
                attrs.any(|attr| attr.kind() == Some(AttrKind::SwiftError))
            }
            _ => false,
        }
    }

    /// Whether GlobalOpt may take out what is stored into a variable: it is local, and can hold pointers.
    fn may_lose_roots(&self, global: Global) -> bool {
        let module = self.program.module;
        let SymbolKind::Var(var) = module.symbol_kind(global) else { return false };
        let var = module.var(var);
        var.symbol.linkage().is_local() && !self.program.is_plain(var.ty)
    }

    /// Whether an address is that of a slot, by casts and steps of nothing.
    fn is_slot(&self, value: Value) -> bool {
        let is_zero = |v: &Value| {
            let constant = v.as_const().map(|c| self.func.store.constant(c));
            matches!(constant, Some(ConstantKind::Int(0) | ConstantKind::Zero))
        };
        let from = self.computed_from(value, |indices| indices.iter().all(is_zero));
        from.as_inst().is_some_and(|inst| self.func.inst(inst).op == Opcode::Alloca)
    }

    /// What an address is computed from by casts, and by steps with such indices.
    fn computed_from(&self, mut value: Value, may_step: impl Fn(&[Value]) -> bool) -> Value {
        use Opcode::{AddrSpaceCast, BitCast, GetElementPtr};
        for _ in 0..MAX_STEPS {
            let (op, operands) = match value.kind() {
                ValueKind::Inst(inst) => (self.func.inst(inst).op, self.func.operands(inst)),
                ValueKind::Const(c) => match self.func.store.constant(c) {
                    ConstantKind::Expr(expr) => (expr.op, expr.operands),
                    _ => break,
                },
                _ => break,
            };
            match (op, operands) {
                (AddrSpaceCast | BitCast, &[from, ..]) => value = from,
                (GetElementPtr, [from, indices @ ..]) if may_step(indices) => value = *from,
                _ => break,
            }
        }
        value
    }

    /// The spaces that an access can name; a volatile copy is as restricted as other volatile accesses.
    fn spaces(&self, inst: Inst, access: Access) -> SpaceSet {
        if !matches!(access.kind, Kind::Intrinsic(row) if row.family == Family::Copy) {
            return access.spaces();
        }
        let last = self.func.args(inst).last().and_then(|v| v.as_const());
        let volatile = last.map(|c| self.func.store.constant(c)) == Some(ConstantKind::Int(1));
        if volatile {
            access.spaces() & Access { kind: Kind::Volatile, ..access }.spaces()
        } else {
            access.spaces()
        }
    }

    /// Whether a pointer is computed from one that is typed as a parameter, by nothing but offsets: LLVM
    /// reads nothing else in parameter space.
    fn leads_to_param(&self, pointer: Value) -> bool {
        let types = &self.program.module.types;
        let mut value = pointer;
        for _ in 0..256 {
            let Some(inst) = value.as_inst() else { return false };
            let source = match self.func.inst(inst).op {
                Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => {
                    self.func.operands(inst)[0]
                }
                _ => return false,
            };
            if types.addrspace(types.scalar(self.func.type_of(source))) == Some(101) {
                return true;
            }
            value = source;
        }
        false
    }

    /// Whether an intrinsic has a name for the space; other instructions need none.
    fn has_name(&self, inst: Inst, access: Access, space: Space) -> bool {
        let Kind::Intrinsic(row) = access.kind else { return true };
        let (module, types) = (self.program.module, &self.program.module.types);
        let symbol = self.func.called_symbol(inst);
        let declared = symbol.and_then(|g| module.resolve_function(g)).map(|id| module.func(id));
        // Found by fuzzing. No form of it would fit both.
        if declared.is_some_and(|d| d.ret != self.func.inst(inst).ty) {
            return false;
        }
        let name = symbol.and_then(|g| module.symbol_name(g));
        let is_pointer =
            |&&v: &&Value| types.addrspace(types.scalar(self.func.type_of(v))).is_some();
        let pointers = self.func.args(inst).iter().filter(is_pointer).count();
        name.is_some_and(|n| has_name(row, &n, pointers, space))
    }

    /// What a knob takes an unresolved pointer for.
    fn guess(
        &mut self,
        inst: Inst,
        access: Access,
        matrix: bool,
        origins: Origins,
    ) -> Option<Space> {
        let knobs = self.program.knobs;
        // The flat algorithm never decides what the other one does not, which knows of more that it is not global.
        let may_guess = self.policy.guesses && knobs.mem_space_alg == DEFAULT_ALGORITHM;
        if !may_guess || (origins & Origins::ANYWHERE).is_empty() {
            return None;
        }
        // Matrix operations say something of what is not known, and contradict what is.
        let forces = matrix && knobs.wmma_forces_global;
        let forced = forces && origins.is_unknown();
        if !forced && (forces || knobs.ambiguous != Ambiguous::Global) {
            return None;
        }
        if !may_be_global(origins)
            || self.facts.may_be_replaced(self.func.operands(inst)[access.operand])
        {
            return None;
        }
        if !access.spaces().has(Space::Global) || !forced && self.is_asserted(inst, access) {
            return None;
        }
        // The program says where it is, and so do we once other uses have the space.
        let named = self.named_before(self.func.operands(inst)[access.operand]);
        if named.is_some_and(|space| space != Space::Global) {
            return None;
        }
        self.found.guessed = true;
        if !forced {
            let message = "Cannot tell what pointer points to, assuming global memory space";
            self.remark(inst, message, false);
        }
        Some(Space::Global)
    }

    /// Whether the program says where an access is, or asks for it: that wins over what is only guessed.
    fn is_asserted(&mut self, inst: Inst, access: Access) -> bool {
        let (program, func) = (self.program, self.func);
        let excluded = ranges(program.module, func, inst);
        let asserted = self.asserted.get_or_insert_with(|| Asserted::of(program, func));
        excluded.is_some_and(|excluded| excluded.has(Space::Global))
            || asserted.is_about(func, func.operands(inst)[access.operand])
    }

    fn leave(&mut self, inst: Inst, why: Left) {
        self.found.kept.push(inst);
        self.found.left[why as usize] += 1;
    }

    fn remark(&mut self, inst: Inst, message: &'static str, illegal: bool) {
        self.found.remarks.push(Remark { inst, message, illegal });
    }
}

/// Whether a pointer may be guessed to be global: not if it cannot be. Nor if it is a parameter that is not lowered, which may be
/// a copy on the stack. A slot or a variable is what a slot is that LLVM may put a constant in the place of.
fn may_be_global(origins: Origins) -> bool {
    let on_stack = origins.contains(Origins::LOCAL);
    let beside = if on_stack { Origins::DEVICE } else { Origins::DEVICE | Origins::GLOBAL };
    origins.is_unknown()
        || origins.intersects(beside) && !origins.contains(Origins::PARAM | Origins::LOCAL)
}
