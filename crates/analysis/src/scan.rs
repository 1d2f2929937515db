//! What of a function the analysis has to look at.
//!
//! Most instructions compute numbers. As long as no number is made of a pointer, nothing that the analysis
//! follows flows through them, nor through slots that only ever hold numbers; they are sorted out here, once,
//! however often the function is visited.
//!
//! ```text
//!   %n = alloca i32          a slot for numbers: local, and never looked at again
//!   store i32 %i, ptr %n     number into such a slot: left out
//!   %x = fmul float %a, %b   number: left out
//!   %p = load ptr, ptr %q    looked at
//! ```
//!
//! In a function that makes numbers of pointers or pointers of numbers, the numbers are followed that can be
//! an address or a part of one: those that are made of a pointer, loaded, or returned, and what is computed
//! from them. All others are numbers and nothing else.
//!
//! Invariant: visiting an instruction that was left out would change nothing, or say that it is a number.

pub(crate) mod integers;

use std::sync::{Arc, OnceLock};

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::{Function, Param};
use spacecast_ir::inst::InstFlags;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Inst, Value, VarId};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};

use crate::asm::{Assembly, Traits};
use crate::guards::Refinements;
use crate::instance::Passed;
use crate::origins::Origins;
use crate::program::{ArgEffects, Callee, Program};
use crate::shared::Shared;

/// What a function is made of, whoever calls it. Found once, however often the function is looked at.
#[derive(Debug, Default)]
pub(crate) struct Survey {
    /// What matters, in order, and whether only where there is memory that is seen whole.
    insts: Vec<(Inst, bool)>,
    /// Slots that hold nothing but numbers, and are only loaded and stored.
    number_slots: Vec<Inst>,
    /// Whether numbers are made of pointers, or pointers of numbers; then nothing of the above was looked for.
    integers: bool,
    /// Whether there are slots, and whether there are others than those for numbers.
    slots: bool,
    objects: bool,
    calls: bool,
    by_value: bool,
    /// The assembly it calls.
    pub assembly: Assembly,
    /// The calls of `memcpy` and `memmove`, in order.
    pub copies: Vec<Inst>,
    /// What is loaded, and by which operand, that may be stored anywhere once LLVM has inlined and folded what is in between;
    /// if it may let a call write there.
    pub travels: Vec<(Inst, usize)>,
    /// What is promised of calls of functions that are not seen.
    promises: HashMap<Inst, Promises, FxBuildHasher>,
    /// The calls of functions that are here with something that does not fit what they take, by their ids.
    pub misfits: Vec<Inst>,
    /// The variables it mentions of which all accesses may be seen.
    variables: Vec<VarId>,
    /// What queries, assumptions and statements say.
    pub refinements: Refinements,
    /// Which blocks control can come to, if there are others.
    pub reachable: Option<Vec<bool>>,
    /// What matters without memory that is seen whole, and with it: as long as numbers are not followed, and if they are,
    /// though no argument is an address as a number. Most functions are looked at several times.
    plain: [OnceLock<Arc<Scan>>; 2],
    following: [OnceLock<Arc<Scan>>; 2],
}

/// What attributes say of a call.
#[derive(Debug)]
pub(crate) struct Promises {
    pub writes_nothing: bool,
    pub args: Vec<ArgEffects>,
}

impl Promises {
    fn of(program: &Program<'_, '_>, func: &Function<'_>, call: Inst) -> Self {
        let args = 0..func.args(call).len();
        Self {
            writes_nothing: program.call_writes_nothing(func, call),
            args: args.map(|arg| program.arg_effects(func, call, arg)).collect(),
        }
    }
}

impl Survey {
    /// Looks through a function.
    pub fn of(program: &Program<'_, '_>, id: FuncId) -> Self {
        let func = program.module.func(id);
        let mut this = Self {
            assembly: Assembly::of(&func.store),
            refinements: Refinements::of(program, id),
            reachable: reachable(func),
            ..Self::default()
        };
        if program.knobs.track_memory {
            this.by_value = func.params().iter().any(|param| {
                func.store.attrs(param.attrs).any(|attr| attr.kind() == Some(AttrKind::ByVal))
            });
            if program.has_whole_variables() {
                this.variables = variables(program, func);
            }
        }
        let surveyor = Surveyor {
            program,
            func,
            writes_early: program.writes_early(id),
            is_coroutine: program.has_frame(id),
            is_number_slot: Vec::new(),
            found: this,
        };
        surveyor.survey()
    }

    /// Whether anything is copied.
    pub fn has_copies(&self) -> bool {
        !self.copies.is_empty() || !self.travels.is_empty()
    }

    /// What is promised of a call, if what it calls is not seen.
    pub fn promises(&self, call: Inst) -> Option<&Promises> {
        self.promises.get(&call)
    }

    /// Whether a call of a function that is here passes what it takes.
    pub fn fits(&self, call: Inst) -> bool {
        self.misfits.binary_search(&call).is_err()
    }

    /// What matters as long as numbers are not followed.
    fn matters(&self, objects: bool) -> Scan {
        let matters = self.insts.iter().filter(|&&(_, in_memory)| objects || !in_memory);
        Scan {
            insts: matters.map(|&(inst, _)| inst).collect(),
            number_slots: self.number_slots.clone(),
            ..Scan::default()
        }
    }

    /// Whether there is memory that is seen whole, beside stack slots.
    fn has_objects(&self, program: &Program<'_, '_>, shared: &Shared, inputs: &[Passed]) -> bool {
        let points = |passed: &Passed| {
            let mut facts = passed.parts.iter().chain([&passed.whole]);
            facts.any(|fact| !fact.places.is_empty())
        };
        let seen_by_others = program.has_whole_variables() || shared.has_objects_of_functions();
        self.by_value
            // What is returned may lead to a variable, or to an object of someone else.
            || seen_by_others && self.calls
            || inputs.iter().any(points)
            || self.variables.iter().any(|&var| shared.is_tracked(program, var))
    }
}

/// The variables that a function mentions of which all accesses may be seen.
fn variables(program: &Program<'_, '_>, func: &Function<'_>) -> Vec<VarId> {
    let variable = |g| match program.module.symbol_kind(g) {
        SymbolKind::Var(var) if program.is_whole(var) || program.is_constant(var) => Some(var),
        _ => None,
    };
    func.store.consts().filter_map(|c| func.store.as_global(c)).filter_map(variable).collect()
}

/// Which blocks control can come to; `None` if it can come to all.
fn reachable(func: &Function<'_>) -> Option<Vec<bool>> {
    let entry = func.entry()?;
    let mut seen = vec![false; func.num_blocks()];
    let mut stack = vec![entry];
    let mut count = 0;
    while let Some(block) = stack.pop() {
        if std::mem::replace(&mut seen[block.as_u32() as usize], true) {
            continue;
        }
        count += 1;
        if let Some(last) = func.terminator(block) {
            stack.extend(func.successors(last));
        }
    }
    (count < func.blocks().count()).then_some(seen)
}

/// The instructions of a function that matter when it is called in a certain way.
#[derive(Debug, Default)]
pub(crate) struct Scan {
    /// In the order of the function.
    pub insts: Vec<Inst>,
    /// Slots that hold nothing but numbers, and are only loaded and stored.
    pub number_slots: Vec<Inst>,
    /// Whether numbers are followed, because some are made of pointers or become pointers.
    pub integers: bool,
    /// With integers: the numbers that are nothing else, by instruction.
    numbers: Vec<bool>,
}

impl Scan {
    /// What matters of a function that is passed these; `integers` if numbers are followed in any case.
    pub fn of(
        program: &Program<'_, '_>,
        func: &Function<'_>,
        survey: &Survey,
        shared: &Shared,
        inputs: Option<&[Passed]>,
        integers: bool,
    ) -> Arc<Self> {
        let inputs = inputs.unwrap_or_default();
        let passed = func.params().iter().zip(inputs);
        let addresses = passed.clone().any(|(param, input)| is_address(program, param, input));
        let in_memory = survey.has_objects(program, shared, inputs);
        if !addresses && !integers && !survey.integers {
            let objects = survey.objects || in_memory;
            return once(&survey.plain[usize::from(objects)], || survey.matters(objects));
        }
        let objects = survey.slots || in_memory;
        let calls = Calls { program, func, assembly: &survey.assembly };
        let scanner = integers::Scanner { calls, objects };
        if addresses {
            let args = passed.map(|(param, input)| is_address(program, param, input)).collect();
            return Arc::new(scanner.scan(args));
        }
        let no_args = || vec![false; func.params().len()];
        once(&survey.following[usize::from(objects)], || scanner.scan(no_args()))
    }

    /// The values that are numbers and nothing else, as far as they are not left out altogether.
    pub fn numbers(&self) -> impl Iterator<Item = usize> + '_ {
        self.numbers.iter().enumerate().filter(|(_, number)| **number).map(|(at, _)| at)
    }

    /// Whether a value is one of these.
    pub fn is_number(&self, value: Value) -> bool {
        let inst = value.as_inst().map(|i| i.as_u32() as usize);
        inst.is_some_and(|at| self.numbers.get(at) == Some(&true))
    }
}

/// Finds something out once, for all who ask.
fn once(known: &OnceLock<Arc<Scan>>, scan: impl FnOnce() -> Scan) -> Arc<Scan> {
    Arc::clone(known.get_or_init(|| Arc::new(scan())))
}

/// Whether an argument is a number by its type and an address by what is passed.
fn is_address(program: &Program<'_, '_>, param: &Param, passed: &Passed) -> bool {
    let number = Origins::INTEGER | Origins::NULL;
    let mut facts = passed.parts.iter().chain([&passed.whole]);
    program.is_plain(param.ty)
        && facts.any(|fact| !fact.places.is_empty() || !number.contains(fact.origins))
}

/// When an instruction matters.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Matters {
    Never,
    Always,
    /// If there is memory that is seen whole.
    InMemory,
    /// The same, unless this is a slot for numbers.
    InMemoryBut(Inst),
    /// Unless it is a slot for numbers itself.
    AsSlot,
}

impl Matters {
    fn unless(plain: bool) -> Self {
        if plain { Matters::Never } else { Matters::Always }
    }
}

struct Surveyor<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    writes_early: bool,
    /// Whether its slots are not on the stack in the end.
    is_coroutine: bool,
    is_number_slot: Vec<bool>,
    found: Survey,
}

impl Surveyor<'_, '_, '_> {
    fn survey(mut self) -> Survey {
        let slots = self.first_pass();
        if self.found.integers {
            return self.found;
        }
        let mut candidates: Vec<(Inst, Matters)> = Vec::new();
        for inst in self.func.insts() {
            let matters = self.second_pass(inst);
            if matters != Matters::Never {
                candidates.push((inst, matters));
            }
        }
        if self.found.integers {
            return self.found;
        }
        let is_number_slot = |inst: Inst| self.is_number_slot[inst.as_u32() as usize];
        let matters = |&(inst, matters): &(Inst, Matters)| match matters {
            Matters::Never => None,
            Matters::Always => Some((inst, false)),
            Matters::InMemory => Some((inst, true)),
            Matters::InMemoryBut(slot) => (!is_number_slot(slot)).then_some((inst, true)),
            Matters::AsSlot => (slots.is_empty() || !is_number_slot(inst)).then_some((inst, false)),
        };
        self.found.insts = candidates.iter().filter_map(matters).collect();
        self.found.number_slots = slots.iter().copied().filter(|&i| is_number_slot(i)).collect();
        self.found
    }

    /// What there is, and the slots for numbers, if it turns out that nothing else is done with them.
    fn first_pass(&mut self) -> Vec<Inst> {
        use Opcode::*;
        let func = self.func;
        let mut slots = Vec::new();
        if self.writes_early {
            self.find_travels();
        }
        for inst in func.insts() {
            match func.inst(inst).op {
                PtrToInt | IntToPtr | PtrToAddr => self.found.integers = true,
                Call | Invoke | CallBr => self.called(inst),
                Alloca => {
                    self.found.slots = true;
                    let is_plain = |ty| self.program.is_plain(ty) && !self.is_coroutine;
                    if func.alloca(inst).is_some_and(|data| is_plain(data.ty)) {
                        slots.push(inst);
                    } else {
                        self.found.objects = true;
                    }
                }
                _ => {}
            }
        }
        self.found.misfits.sort_unstable();
        self.found.integers |= func.store.consts().any(|c| match func.store.constant(c) {
            ConstantKind::Expr(expr) => matches!(expr.op, PtrToInt | PtrToAddr),
            _ => false,
        });
        if !slots.is_empty() && !self.found.integers {
            self.is_number_slot = vec![false; func.num_insts()];
            slots.iter().for_each(|slot| self.is_number_slot[slot.as_u32() as usize] = true);
        }
        slots
    }

    /// The loads of which something else is done with the result than to look at it, or to access what it points to.
    fn find_travels(&mut self) {
        let func = self.func;
        let mut found = vec![false; func.num_insts()];
        for inst in func.insts() {
            let op = func.inst(inst).op;
            for (at, value) in func.operands(inst).iter().enumerate() {
                let Some(load) = value.as_inst().filter(|_| travels(func, op, inst, at)) else {
                    continue;
                };
                found[load.as_u32() as usize] = true;
            }
        }
        for inst in func.insts().filter(|inst| found[inst.as_u32() as usize]) {
            let data = func.inst(inst);
            let plain = !data.flags.intersects(InstFlags::VOLATILE | InstFlags::ATOMIC);
            if data.op == Opcode::Load && plain {
                self.found.travels.push((inst, 0));
            } else if data.op.is_call()
                && let Some(Callee::Row(row)) = self.calls().callee(inst)
                && row.family == Family::Masked
            {
                let reads = row.pointers.iter().filter(|p| p.role == Role::Reads);
                self.found.travels.extend(reads.map(|p| (inst, p.operand.into())));
            }
        }
    }

    fn called(&mut self, inst: Inst) {
        self.found.calls = true;
        match self.calls().callee(inst) {
            Some(Callee::Row(row)) if row.family == Family::Copy => {
                let is_fill = row.name.starts_with("llvm.memset.");
                if !is_fill && self.func.args(inst).len() > 1 {
                    self.found.copies.push(inst);
                }
            }
            Some(Callee::Defined(id)) if !self.program.fits(self.func, inst, id) => {
                self.found.misfits.push(inst);
            }
            Some(Callee::Invisible) => {
                let promises = Promises::of(self.program, self.func, inst);
                self.found.promises.insert(inst, promises);
            }
            _ => {}
        }
    }

    /// When an instruction matters. A slot that it does more with than to load or store a number is none for
    /// numbers.
    fn second_pass(&mut self, inst: Inst) -> Matters {
        use Opcode::*;
        let func = self.func;
        let data = func.inst(inst);
        let operands = func.operands(inst);
        // Which operand may be a slot for numbers.
        let mut address = None;
        let matters = match data.op {
            op if op.is_debug_record() => return Matters::Never,
            Alloca => Matters::AsSlot,
            Load if self.is_plain(data.ty) => {
                address = Some(0);
                self.in_memory(operands[0])
            }
            Store if self.is_plain_value(operands[0]) => {
                address = Some(1);
                self.in_memory(operands[1])
            }
            Load | Store | GetElementPtr | AtomicRmw | CmpXchg | VaArg | LandingPad | CatchPad
            | CleanupPad => Matters::Always,
            Phi | Select | Freeze | BitCast | AddrSpaceCast | InsertValue | ExtractElement
            | InsertElement | ShuffleVector => Matters::unless(self.is_plain(data.ty)),
            // A number of an aggregate with pointers may be one.
            ExtractValue => Matters::unless(self.is_plain_value(operands[0])),
            Call | Invoke | CallBr => {
                let callee = self.calls().callee(inst);
                let matters = Matters::unless(!self.call_matters(inst, callee));
                let inert = match callee {
                    Some(Callee::Row(row)) => is_inert(row),
                    Some(Callee::Query(_)) => true,
                    _ => false,
                };
                if inert && data.op == Call {
                    return matters;
                }
                matters
            }
            Ret => Matters::unless(operands.first().is_none_or(|&v| self.is_plain_value(v))),
            _ => Matters::Never,
        };
        if !self.is_number_slot.is_empty() {
            for (at, operand) in operands.iter().enumerate() {
                if let Some(slot) = operand.as_inst()
                    && Some(at) != address
                    && std::mem::replace(&mut self.is_number_slot[slot.as_u32() as usize], false)
                {
                    self.found.objects = true;
                }
            }
        }
        matters
    }

    fn in_memory(&self, address: Value) -> Matters {
        match address.as_inst() {
            Some(slot) if self.is_number_slot.get(slot.as_u32() as usize) == Some(&true) => {
                Matters::InMemoryBut(slot)
            }
            _ => Matters::InMemory,
        }
    }

    fn is_plain(&self, ty: Type) -> bool {
        self.program.is_plain(ty)
    }

    fn is_plain_value(&self, value: Value) -> bool {
        self.is_plain(self.func.type_of(value))
    }

    fn calls(&self) -> Calls<'_, '_, '_> {
        Calls { program: self.program, func: self.func, assembly: &self.found.assembly }
    }

    fn call_matters(&mut self, inst: Inst, callee: Option<Callee>) -> bool {
        match callee {
            Some(Callee::Row(row)) if is_inert(row) => !self.is_plain(self.func.inst(inst).ty),
            Some(Callee::Query(_)) => false,
            Some(Callee::Row(_) | Callee::Intrinsic | Callee::Exchange) => {
                self.calls().has_pointers(inst)
            }
            Some(Callee::Known(_)) => {
                self.calls().has_pointers(inst) || self.func.has_open_bundles(inst)
            }
            // What is called may leak, whatever it is passed.
            Some(Callee::Defined(_) | Callee::Invisible) => true,
            None => {
                // Assembly can make addresses of numbers.
                let Some(asm) = self.calls().assembly(inst) else {
                    return true;
                };
                self.found.integers |= asm.contains(Traits::CONVERTS);
                lets_anything_out(asm)
                    || self.calls().has_pointers(inst)
                    || self.func.has_open_bundles(inst)
            }
        }
    }
}

/// What calls are, and what they are passed.
#[derive(Copy, Clone)]
struct Calls<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    assembly: &'c Assembly,
}

impl Calls<'_, '_, '_> {
    fn callee(self, inst: Inst) -> Option<Callee> {
        self.func.called_symbol(inst).map(|g| self.program.callee(g))
    }

    fn has_pointers(self, inst: Inst) -> bool {
        let operands = self.func.operands(inst);
        let arguments = &operands[..operands.len().saturating_sub(1)];
        !self.program.is_plain(self.func.inst(inst).ty)
            || arguments.iter().any(|&value| !self.program.is_plain(self.func.type_of(value)))
    }

    /// What is known of what is called, if that is inline assembly.
    fn assembly(self, inst: Inst) -> Option<Traits> {
        self.assembly.called(self.func, inst)
    }
}

/// Whether assembly can store addresses that it makes, or gets from what it calls, whatever it is passed.
fn lets_anything_out(asm: Traits) -> bool {
    asm.contains(Traits::CONVERTS | Traits::STORES)
}

/// Whether an intrinsic only looks at what it is passed, and returns a number or nothing.
fn is_inert(row: &Intrinsic) -> bool {
    row.returns == Returned::Plain && row.pointers.iter().all(|p| p.role == Role::Looks)
}

/// Whether an instruction may hand on what an operand is, once LLVM has folded it.
fn travels(func: &Function<'_>, op: Opcode, inst: Inst, operand: usize) -> bool {
    use Opcode::*;
    match op {
        ICmp | FCmp | Br | Switch => false,
        Load | AtomicRmw | CmpXchg => operand != 0,
        Store => operand != 1,
        op if op.is_call() => operand + 1 != func.operands(inst).len(),
        op => !op.is_debug_record(),
    }
}
