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
//! Invariant: unless integers are followed, visiting an instruction that was left out would change nothing.

use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::intrinsics::{Intrinsic, Returned, Role};

use crate::asm;
use crate::program::{Callee, Program};
use crate::variables::Variables;

/// The instructions of a function that matter.
#[derive(Debug, Default)]
pub(crate) struct Scan {
    /// In the order of the function.
    pub insts: Vec<Inst>,
    /// Slots that hold nothing but numbers, and are only loaded and stored.
    pub number_slots: Vec<Inst>,
    /// Whether numbers are followed, because some are made of pointers or become pointers.
    pub integers: bool,
}

impl Scan {
    /// Looks through a function.
    pub fn of(program: &Program<'_, '_>, func: &Function<'_>, variables: &Variables) -> Self {
        if uses_integers(func) {
            return Self::with_integers(func);
        }
        let mut scanner = Scanner {
            program,
            func,
            objects: has_objects(program, func, variables),
            is_number_slot: Vec::new(),
            found: Self::default(),
        };
        scanner.find_number_slots();
        for inst in func.insts() {
            if scanner.matters(inst) {
                scanner.found.insts.push(inst);
            }
        }
        if scanner.found.integers {
            return Self::with_integers(func);
        }
        scanner.found
    }

    /// Everything, numbers included.
    pub fn with_integers(func: &Function<'_>) -> Self {
        let matters = |&inst: &Inst| {
            let op = func.inst(inst).op;
            !op.is_debug_record() && (!op.is_terminator() || op == Opcode::Ret || op.is_call())
        };
        let insts = func.insts().filter(matters).collect();
        Self { insts, number_slots: Vec::new(), integers: true }
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
fn has_objects(program: &Program<'_, '_>, func: &Function<'_>, variables: &Variables) -> bool {
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
                    SymbolKind::Var(var) => variables.is_tracked(program, var),
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
    found: Scan,
}

impl Scanner<'_, '_, '_> {
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
                let callee = self.func.callee(inst).and_then(|v| v.as_const());
                match callee.map(|c| self.func.store.constant(c)) {
                    Some(ConstantKind::Asm(_, code, _)) => {
                        // Assembly can make addresses of numbers.
                        if asm::converts(&self.func.store.text.unescaped(code)) {
                            self.found.integers = true;
                        }
                        self.has_pointers(inst)
                    }
                    _ => true,
                }
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

/// Whether an intrinsic only looks at what it is passed, and returns a number or nothing.
fn is_inert(row: &Intrinsic) -> bool {
    row.returns == Returned::Plain && row.pointers.iter().all(|p| p.role == Role::Looks)
}
