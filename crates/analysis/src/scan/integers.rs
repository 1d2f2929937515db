//! What matters of a function in which numbers are followed: those that can be an address or a part of one.
//!
//! Invariant: the answer is that of the last pass, in which nothing became tainted that was looked at before.

use spacecast_ir::store::{ConstExpr, ConstantKind, Store};
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Const, Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Returned;

use super::{Calls, Scan, is_inert, lets_anything_out};
use crate::asm::Traits;
use crate::program::{Callee, Class};

pub(super) struct Scanner<'c, 'a, 's> {
    pub calls: Calls<'c, 'a, 's>,
    /// Whether there is memory that is seen whole.
    pub objects: bool,
}

impl Scanner<'_, '_, '_> {
    /// Finds what matters, from the arguments that are addresses.
    pub fn scan(&self, args: Vec<bool>) -> Scan {
        let (func, types) = (self.calls.func, &self.calls.program.module.types);
        let mut tainted = Tainted {
            constants: func.store.consts().map(|c| is_address(types, &func.store, c)).collect(),
            insts: vec![State::Unseen; func.num_insts()],
            args,
            stale: false,
        };
        loop {
            let found = self.pass(&mut tainted);
            // What comes round a loop is seen in the next pass.
            if !std::mem::take(&mut tainted.stale) {
                return found;
            }
        }
    }

    fn pass(&self, tainted: &mut Tainted) -> Scan {
        let func = self.calls.func;
        let numbers = vec![false; func.num_insts()];
        let mut found = Scan { integers: true, numbers, ..Scan::default() };
        for inst in func.insts() {
            if tainted.is(inst) || self.may_hold_an_address(inst, tainted) {
                tainted.add(inst);
                found.insts.push(inst);
            } else if self.acts(inst, tainted) {
                found.insts.push(inst);
            } else if self.calls.program.class(func.inst(inst).ty) != Class::Other {
                found.numbers[inst.as_u32() as usize] = true;
            }
        }
        found
    }

    /// Whether the result of an instruction may be, or hold, an address or a part of one.
    fn may_hold_an_address(&self, inst: Inst, tainted: &mut Tainted) -> bool {
        use Opcode::*;
        let func = self.calls.func;
        let data = func.inst(inst);
        match data.op {
            op if op.is_debug_record() => false,
            PtrToInt | PtrToAddr | AtomicRmw | CmpXchg | VaArg | LandingPad | CatchPad
            | CleanupPad => true,
            _ if self.calls.program.class(data.ty) == Class::Other => false,
            _ if !self.is_plain(data.ty) => true,
            // Floating-point numbers come from memory that nobody puts an address into as such, if anything is known of that.
            Load => self.objects || !self.is_floating(data.ty) || !self.tracks_loads(),
            Call | Invoke | CallBr => match self.calls.callee(inst) {
                Some(Callee::Query(_)) => false,
                Some(Callee::Row(row)) => match row.returns {
                    Returned::Plain => self.is_fed(inst, tainted),
                    // Fragments of matrices.
                    Returned::Loaded => self.calls.program.class(data.ty) != Class::Aggregate,
                    _ => true,
                },
                Some(Callee::Intrinsic | Callee::Exchange) => {
                    self.calls.has_pointers(inst) || self.is_fed(inst, tainted)
                }
                Some(_) => true,
                None => {
                    let asm = self.calls.assembly(inst);
                    asm.is_none_or(|asm| asm.contains(Traits::CONVERTS))
                        || self.calls.has_pointers(inst)
                        || self.is_fed(inst, tainted)
                }
            },
            // A bit is no address.
            ICmp | FCmp => false,
            ExtractValue => {
                let operands = func.operands(inst);
                operands.iter().any(|&v| !self.is_plain_value(v)) || self.is_fed(inst, tainted)
            }
            _ => self.is_fed(inst, tainted),
        }
    }

    fn tracks_loads(&self) -> bool {
        self.calls.program.knobs.track_indir_load
    }

    /// Whether a type is made of floating-point numbers only.
    fn is_floating(&self, ty: Type) -> bool {
        let types = &self.calls.program.module.types;
        types.is_float(types.scalar(ty))
    }

    fn is_fed(&self, inst: Inst, tainted: &mut Tainted) -> bool {
        let operands = self.calls.func.operands(inst);
        let called = usize::from(self.calls.func.inst(inst).op.is_call());
        operands[..operands.len() - called].iter().any(|&v| tainted.has(v))
    }

    /// Whether an instruction does something with what it is passed, beside computing its result.
    fn acts(&self, inst: Inst, tainted: &mut Tainted) -> bool {
        use Opcode::*;
        let func = self.calls.func;
        match func.inst(inst).op {
            Store => {
                let value = func.operands(inst)[0];
                self.objects || tainted.has(value) || !self.is_plain_value(value)
            }
            Call | Invoke | CallBr => match self.calls.callee(inst) {
                Some(Callee::Query(_)) => false,
                Some(Callee::Row(row)) => {
                    !is_inert(row) || self.is_fed(inst, tainted) && self.calls.has_pointers(inst)
                }
                Some(Callee::Intrinsic | Callee::Exchange) => {
                    self.calls.has_pointers(inst) || self.is_fed(inst, tainted)
                }
                Some(_) => true,
                None => {
                    self.calls.assembly(inst).is_none_or(lets_anything_out)
                        || func.has_open_bundles(inst)
                        || self.calls.has_pointers(inst)
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

    fn is_plain(&self, ty: Type) -> bool {
        self.calls.program.is_plain(ty)
    }

    fn is_plain_value(&self, value: Value) -> bool {
        self.is_plain(self.calls.func.type_of(value))
    }
}

/// What is known of an instruction.
#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    Unseen,
    /// Someone found that it holds no address.
    Seen,
    Tainted,
}

/// What may hold an address.
struct Tainted {
    constants: Vec<bool>,
    insts: Vec<State>,
    args: Vec<bool>,
    /// Whether something became tainted after it had been looked at.
    stale: bool,
}

impl Tainted {
    fn is(&self, inst: Inst) -> bool {
        self.insts[inst.as_u32() as usize] == State::Tainted
    }

    fn add(&mut self, inst: Inst) {
        let state = &mut self.insts[inst.as_u32() as usize];
        self.stale |= *state == State::Seen;
        *state = State::Tainted;
    }

    fn has(&mut self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let state = &mut self.insts[inst.as_u32() as usize];
                if *state == State::Unseen {
                    *state = State::Seen;
                }
                *state == State::Tainted
            }
            ValueKind::Const(c) => self.constants[c.as_u32() as usize],
            ValueKind::Arg(n) => self.args.get(n as usize) == Some(&true),
            _ => false,
        }
    }
}

/// Whether a constant is, or holds, an address: of something that it mentions, or in a space that has generic addresses of its
/// own. All others are numbers, made pointers or not.
pub(crate) fn is_address(types: &Types, store: &Store<'_>, c: Const) -> bool {
    let space = |value: Value| {
        let ty = value.as_const().map(|c| store.const_type(c))?;
        types.addrspace(types.scalar(ty))
    };
    match store.constant(c) {
        ConstantKind::Global(_)
        | ConstantKind::DsoLocalEquivalent(_)
        | ConstantKind::NoCfi(_)
        | ConstantKind::BlockAddress(..) => true,
        ConstantKind::Splat(inner) => is_address(types, store, inner),
        ConstantKind::Expr(ConstExpr { op: Opcode::AddrSpaceCast, operands: &[from], .. })
            if !matches!(space(from), Some(0 | 1)) =>
        {
            true
        }
        _ => {
            let mut parts = store.const_operands(c).iter().filter_map(|part| part.as_const());
            parts.any(|part| is_address(types, store, part))
        }
    }
}
