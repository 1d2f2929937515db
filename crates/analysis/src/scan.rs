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

use spacecast_ir::function::{Function, Param};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Const, Inst, Value, ValueKind};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::intrinsics::{Intrinsic, Returned, Role};

use crate::asm;
use crate::instance::Passed;
use crate::origins::Origins;
use crate::program::{Callee, Class, Program};
use crate::shared::Shared;

/// The instructions of a function that matter.
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
    /// Looks through a function.
    pub fn of(
        program: &Program<'_, '_>,
        func: &Function<'_>,
        shared: &Shared,
        inputs: Option<&[Passed]>,
    ) -> Self {
        let mut scanner = Scanner::new(program, func, shared, inputs);
        if uses_integers(func) || scanner.address_args.contains(&true) {
            return scanner.with_integers();
        }
        scanner.find_number_slots();
        for inst in func.insts() {
            if scanner.matters(inst) {
                scanner.found.insts.push(inst);
            }
        }
        if scanner.found.integers {
            return Scanner::new(program, func, shared, inputs).with_integers();
        }
        scanner.found
    }

    /// Looks through a function in which numbers are followed.
    pub fn with_integers(
        program: &Program<'_, '_>,
        func: &Function<'_>,
        shared: &Shared,
        inputs: Option<&[Passed]>,
    ) -> Self {
        Scanner::new(program, func, shared, inputs).with_integers()
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

/// Whether a function turns pointers into integers or back, in its constants, too.
fn uses_integers(func: &Function<'_>) -> bool {
    use Opcode::*;
    let in_constants = func.store.consts().any(|c| {
        let constant = func.store.constant(c);
        matches!(constant, ConstantKind::Expr(expr) if matches!(expr.op, PtrToInt | PtrToAddr))
    });
    in_constants || func.insts().any(|i| matches!(func.inst(i).op, PtrToInt | IntToPtr | PtrToAddr))
}

/// Whether anything beside slots for numbers is seen whole: parameters by value, or variables. Stack slots are
/// counted later.
fn has_objects(program: &Program<'_, '_>, func: &Function<'_>, shared: &Shared) -> bool {
    if !program.knobs.track_memory {
        return false;
    }
    let by_value = func.params().iter().any(|param| {
        func.store.attrs(param.attrs).any(|attr| attr.kind() == Some(AttrKind::ByVal))
    });
    by_value
        || program.has_whole_variables()
            && func.store.consts().filter_map(|c| func.store.as_global(c)).any(|g| {
                match program.module.symbol_kind(g) {
                    SymbolKind::Var(var) => shared.is_tracked(program, var),
                    _ => false,
                }
            })
}

struct Scanner<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    /// Whether there is memory that is seen whole and may hold pointers.
    objects: bool,
    is_number_slot: Vec<bool>,
    /// Arguments that are numbers by their type and addresses by what is passed.
    address_args: Vec<bool>,
    found: Scan,
}

impl<'c, 'a, 's> Scanner<'c, 'a, 's> {
    fn new(
        program: &'c Program<'a, 's>,
        func: &'c Function<'s>,
        shared: &Shared,
        inputs: Option<&[Passed]>,
    ) -> Self {
        let inputs = inputs.unwrap_or_default();
        let points = |passed: &Passed| {
            let mut facts = passed.parts.iter().chain([&passed.whole]);
            facts.any(|fact| !fact.places.is_empty())
        };
        let seen_by_others = program.has_whole_variables() || shared.has_objects_of_functions();
        let objects = inputs.iter().any(points)
            || has_objects(program, func, shared)
            // What is returned may lead to a variable, or to an object of someone else.
            || seen_by_others && func.insts().any(|i| func.inst(i).op.is_call());
        let is_address = |(param, passed): (&Param, &Passed)| {
            let number = Origins::INTEGER | Origins::NULL;
            program.is_plain(param.ty)
                && passed
                    .parts
                    .iter()
                    .chain([&passed.whole])
                    .any(|fact| !fact.places.is_empty() || !number.contains(fact.origins))
        };
        let address_args = func.params().iter().zip(inputs).map(is_address).collect();
        let (is_number_slot, found) = Default::default();
        Self { program, func, objects, is_number_slot, address_args, found }
    }

    fn is_plain(&self, ty: Type) -> bool {
        self.program.is_plain(ty)
    }

    fn is_plain_value(&self, value: Value) -> bool {
        self.is_plain(self.func.type_of(value))
    }

    /// Finds slots of numbers that have no use but loads and stores of numbers.
    fn find_number_slots(&mut self) {
        let func = self.func;
        let mut slots = 0;
        for inst in func.insts().filter(|&i| func.inst(i).op == Opcode::Alloca) {
            if func.alloca(inst).is_some_and(|data| self.is_plain(data.ty)) {
                if slots == 0 {
                    self.is_number_slot = vec![false; func.num_insts()];
                }
                self.is_number_slot[inst.as_u32() as usize] = true;
                slots += 1;
            } else {
                self.objects = true;
            }
        }
        if slots == 0 {
            return;
        }
        for inst in func.insts() {
            let data = func.inst(inst);
            let operands = func.operands(inst);
            // Which operand may be such a slot.
            let address = match data.op {
                Opcode::Load if self.is_plain(data.ty) => Some(0),
                Opcode::Store if self.is_plain_value(operands[0]) => Some(1),
                op if op.is_debug_record() => continue,
                Opcode::Call if self.is_inert_call(inst) => continue,
                _ => None,
            };
            for (at, operand) in operands.iter().enumerate() {
                if let Some(slot) = operand.as_inst()
                    && Some(at) != address
                    && std::mem::replace(&mut self.is_number_slot[slot.as_u32() as usize], false)
                {
                    self.objects = true;
                }
            }
        }
        for inst in func.insts().filter(|&i| func.inst(i).op == Opcode::Alloca) {
            if self.is_number_slot[inst.as_u32() as usize] {
                self.found.number_slots.push(inst);
            }
        }
    }

    /// Whether an address is that of a slot for numbers.
    fn in_number_slot(&self, address: Value) -> bool {
        let slot = address.as_inst().map(|i| i.as_u32() as usize);
        slot.is_some_and(|at| self.is_number_slot.get(at) == Some(&true))
    }

    fn matters(&mut self, inst: Inst) -> bool {
        use Opcode::*;
        let func = self.func;
        let data = func.inst(inst);
        match data.op {
            Alloca => !self.in_number_slot(inst.into()),
            GetElementPtr | AtomicRmw | CmpXchg | VaArg | LandingPad | CatchPad | CleanupPad => {
                true
            }
            Load => {
                !self.is_plain(data.ty)
                    || self.objects && !self.in_number_slot(func.operands(inst)[0])
            }
            Store => {
                let operands = func.operands(inst);
                !self.is_plain_value(operands[0])
                    || self.objects && !self.in_number_slot(operands[1])
            }
            Phi | Select | Freeze | BitCast | AddrSpaceCast | InsertValue | ExtractElement
            | InsertElement | ShuffleVector => !self.is_plain(data.ty),
            // A number of an aggregate with pointers may be one.
            ExtractValue => !self.is_plain_value(func.operands(inst)[0]),
            Call | Invoke | CallBr => self.call_matters(inst),
            Ret => func.operands(inst).first().is_some_and(|&v| !self.is_plain_value(v)),
            _ => false,
        }
    }

    fn callee(&self, inst: Inst) -> Option<Callee> {
        self.func.called_symbol(inst).map(|g| self.program.callee(g))
    }

    /// Whether a call is of an intrinsic that neither accesses memory nor returns a pointer.
    fn is_inert_call(&self, inst: Inst) -> bool {
        match self.callee(inst) {
            Some(Callee::Row(row)) => is_inert(row),
            Some(Callee::Query(_)) => true,
            _ => false,
        }
    }

    fn call_matters(&mut self, inst: Inst) -> bool {
        match self.callee(inst) {
            Some(Callee::Row(row)) if is_inert(row) => !self.is_plain(self.func.inst(inst).ty),
            Some(Callee::Query(_)) => false,
            Some(Callee::Row(_) | Callee::Intrinsic | Callee::Known(_)) => self.has_pointers(inst),
            // What is called may leak, whatever it is passed.
            Some(Callee::Defined(_) | Callee::Invisible) => true,
            None => {
                // Assembly can make addresses of numbers.
                let Some(converts) = self.asm(inst).map(|code| asm::converts(&code)) else {
                    return true;
                };
                self.found.integers |= converts;
                self.has_pointers(inst)
            }
        }
    }

    fn has_pointers(&self, inst: Inst) -> bool {
        let operands = self.func.operands(inst);
        let arguments = &operands[..operands.len().saturating_sub(1)];
        !self.is_plain(self.func.inst(inst).ty)
            || arguments.iter().any(|&value| !self.is_plain_value(value))
    }
}

// ----- with integers -----------------------------------------------------------------------------

impl Scanner<'_, '_, '_> {
    fn with_integers(mut self) -> Scan {
        let func = self.func;
        self.objects |= func.insts().any(|i| func.inst(i).op == Opcode::Alloca);
        let addresses = func.store.consts().map(|c| is_address(&func.store, c)).collect();
        let mut tainted = Tainted {
            constants: addresses,
            insts: vec![false; func.num_insts()],
            args: std::mem::take(&mut self.address_args),
        };
        // What comes round a loop is seen in the next round.
        let mut changed = true;
        while changed {
            changed = false;
            for inst in func.insts() {
                let at = inst.as_u32() as usize;
                if !tainted.insts[at] && self.may_hold_an_address(inst, &tainted) {
                    tainted.insts[at] = true;
                    changed = true;
                }
            }
        }
        let mut found = Scan { integers: true, ..Scan::default() };
        found.numbers = vec![false; func.num_insts()];
        for inst in func.insts() {
            let data = func.inst(inst);
            if tainted.insts[inst.as_u32() as usize] || self.acts(inst, &tainted) {
                found.insts.push(inst);
            } else if self.program.class(data.ty) != Class::Other {
                found.numbers[inst.as_u32() as usize] = true;
            }
        }
        found
    }

    /// Whether the result of an instruction may be, or hold, an address or a part of one.
    fn may_hold_an_address(&self, inst: Inst, tainted: &Tainted) -> bool {
        use Opcode::*;
        let func = self.func;
        let data = func.inst(inst);
        match data.op {
            op if op.is_debug_record() => false,
            PtrToInt | PtrToAddr | AtomicRmw | CmpXchg | VaArg | LandingPad | CatchPad
            | CleanupPad => true,
            _ if self.program.class(data.ty) == Class::Other => false,
            _ if !self.is_plain(data.ty) => true,
            // Floating-point numbers come from memory that nobody puts an address into as such.
            Load => self.objects || !self.is_floating(data.ty),
            Call | Invoke | CallBr => match self.callee(inst) {
                Some(Callee::Query(_)) => false,
                Some(Callee::Row(row)) => match row.returns {
                    Returned::Plain => self.is_fed(inst, tainted),
                    // Fragments of matrices.
                    Returned::Loaded => self.program.class(data.ty) != Class::Aggregate,
                    _ => true,
                },
                Some(Callee::Intrinsic) => self.has_pointers(inst) || self.is_fed(inst, tainted),
                Some(_) => true,
                None => {
                    self.asm(inst).is_none_or(|code| asm::converts(&code))
                        || self.has_pointers(inst)
                        || self.is_fed(inst, tainted)
                }
            },
            ICmp | ExtractValue => {
                let operands = func.operands(inst);
                operands.iter().any(|&v| !self.is_plain_value(v)) || self.is_fed(inst, tainted)
            }
            _ => self.is_fed(inst, tainted),
        }
    }

    /// Whether a type is made of floating-point numbers only.
    fn is_floating(&self, ty: Type) -> bool {
        let types = &self.program.module.types;
        types.is_float(types.scalar(ty))
    }

    fn is_fed(&self, inst: Inst, tainted: &Tainted) -> bool {
        let operands = self.func.operands(inst);
        let called = usize::from(self.func.inst(inst).op.is_call());
        operands[..operands.len() - called].iter().any(|&v| tainted.has(v))
    }

    /// Whether an instruction does something with what it is passed, beside computing its result.
    fn acts(&self, inst: Inst, tainted: &Tainted) -> bool {
        use Opcode::*;
        let func = self.func;
        match func.inst(inst).op {
            Store => {
                let value = func.operands(inst)[0];
                self.objects || tainted.has(value) || !self.is_plain_value(value)
            }
            Call | Invoke | CallBr => match self.callee(inst) {
                Some(Callee::Query(_)) => false,
                Some(Callee::Row(row)) => {
                    !is_inert(row) || self.is_fed(inst, tainted) && self.has_pointers(inst)
                }
                Some(Callee::Intrinsic) => self.has_pointers(inst) || self.is_fed(inst, tainted),
                Some(_) => true,
                None => {
                    self.asm(inst).is_none()
                        || self.has_pointers(inst)
                        || self.is_fed(inst, tainted)
                }
            },
            Ret => {
                let value = func.operands(inst).first();
                value.is_some_and(|&v| tainted.has(v) || !self.is_plain_value(v))
            }
            _ => false,
        }
    }

    /// The code of a call that is inline assembly.
    fn asm(&self, inst: Inst) -> Option<std::borrow::Cow<'_, [u8]>> {
        let callee = self.func.callee(inst).and_then(|v| v.as_const());
        match callee.map(|c| self.func.store.constant(c)) {
            Some(ConstantKind::Asm(_, code, _)) => Some(self.func.store.text.unescaped(code)),
            _ => None,
        }
    }
}

/// What may hold an address.
struct Tainted {
    constants: Vec<bool>,
    insts: Vec<bool>,
    args: Vec<bool>,
}

impl Tainted {
    fn has(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => self.insts[inst.as_u32() as usize],
            ValueKind::Const(c) => self.constants[c.as_u32() as usize],
            ValueKind::Arg(n) => self.args.get(n as usize) == Some(&true),
            _ => false,
        }
    }
}

/// Whether a constant is, or holds, the address of something.
fn is_address(store: &Store<'_>, c: Const) -> bool {
    let mut found = false;
    store.for_each_global(c, &mut |_| found = true);
    found
}

/// Whether an intrinsic only looks at what it is passed, and returns a number or nothing.
fn is_inert(row: &Intrinsic) -> bool {
    row.returns == Returned::Plain && row.pointers.iter().all(|p| p.role == Role::Looks)
}
