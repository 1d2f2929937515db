//! What conditions say of pointers when they are true, or false.

use spacecast_analysis::Origins;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value, ValueKind};
use spacecast_ir::vocab::{Opcode, Predicate};
use spacecast_nvptx::intrinsics::Family;
use spacecast_nvptx::space::Query;

use super::guards::{Guards, MAX_DEPTH, Region};
use super::world::Callee;

impl Guards<'_, '_, '_> {
    /// The condition of a branch with two ways, and where it leads if that is true and if it is false.
    pub fn ways(&self, last: Inst) -> Option<(Value, [(Block, bool); 2])> {
        let (condition, yes, no) = match (self.func.inst(last).op, self.func.operands(last)) {
            (Opcode::Br, &[condition, yes, no]) => (condition, yes, no),
            (Opcode::Switch, &[condition, default, case, target]) => {
                let bit = self.func.type_of(condition) == Type::I1;
                if !bit && !self.is_bit(condition) {
                    return None;
                }
                match self.number(case)? {
                    0 => (condition, default, target),
                    1 => (condition, target, default),
                    -1 if bit => (condition, target, default),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let (yes, no) = (yes.as_block()?, no.as_block()?);
        (yes != no).then_some((condition, [(yes, true), (no, false)]))
    }

    fn number(&self, value: Value) -> Option<i64> {
        match self.func.store.constant(value.as_const()?) {
            ConstantKind::Int(n) => Some(n),
            _ => None,
        }
    }

    /// Whether a number is a condition that was made wider.
    fn is_bit(&self, value: Value) -> bool {
        self.origin(value).as_inst().is_some_and(|inst| {
            self.func.inst(inst).op == Opcode::ZExt
                && self.func.type_of(self.func.operands(inst)[0]) == Type::I1
        })
    }

    /// The value that a value is a copy of.
    pub fn origin(&self, value: Value) -> Value {
        let mut value = value;
        for _ in 0..MAX_DEPTH {
            let source = value.as_inst().and_then(|inst| match self.func.inst(inst).op {
                Opcode::BitCast => Some(self.func.operands(inst)[0]),
                Opcode::Load => self.only_store(inst),
                _ => None,
            });
            let Some(source) = source else { break };
            value = source;
        }
        value
    }

    /// What a slot holds when it is loaded, if it is stored to just once, and before.
    pub fn only_store(&self, load: Inst) -> Option<Value> {
        let slot = self.func.operands(load)[0];
        slot.as_inst().filter(|&i| self.func.inst(i).op == Opcode::Alloca)?;
        let mut store = None;
        for used in self.uses.get(slot) {
            let data = self.func.inst(used.user);
            match data.op {
                Opcode::Load if data.ty == self.func.inst(load).ty => {}
                Opcode::Store if used.operand == 1 && store.is_none() => store = Some(used.user),
                op if op.is_debug_record() => {}
                Opcode::Call
                    if matches!(self.world.called(self.func, used.user), Callee::Row(row)
                        if matches!(row.family, Family::Lifetime | Family::Annotation)) => {}
                _ => return None,
            }
        }
        let value = self.func.operands(store?)[0];
        let fits = self.func.type_of(value) == self.func.inst(load).ty;
        (fits && self.lies(Region::After(store?), load)).then_some(value)
    }

    /// What follows for pointers when a condition is true, or false.
    pub fn implied(&self, condition: Value, truth: bool, depth: u32) -> Vec<(Value, Origins)> {
        let Some(inst) = condition.as_inst().filter(|_| depth < MAX_DEPTH) else {
            return Vec::new();
        };
        let operands = self.func.operands(inst);
        let deeper = |at: usize, truth: bool| self.implied(operands[at], truth, depth + 1);
        let is = |at: usize, wanted: &[i64]| {
            self.number(operands[at]).is_some_and(|n| wanted.contains(&n))
        };
        match self.func.inst(inst).op {
            Opcode::Call => self.answered(inst, truth),
            Opcode::ZExt | Opcode::SExt | Opcode::Freeze => deeper(0, truth),
            Opcode::Trunc if self.is_bit(operands[0]) => deeper(0, truth),
            Opcode::Xor if is(1, &[1, -1]) && self.func.inst(inst).ty == Type::I1 => {
                deeper(0, !truth)
            }
            Opcode::ICmp if is(1, &[0]) => match self.func.predicate(inst) {
                Some(Predicate::Eq) => deeper(0, !truth),
                Some(Predicate::Ne) => deeper(0, truth),
                _ => Vec::new(),
            },
            Opcode::And => combined(truth, deeper(0, truth), deeper(1, truth)),
            Opcode::Or => combined(!truth, deeper(0, truth), deeper(1, truth)),
            Opcode::Select if is(2, &[0]) => combined(truth, deeper(0, truth), deeper(1, truth)),
            Opcode::Select if is(1, &[1, -1]) => {
                combined(!truth, deeper(0, truth), deeper(2, truth))
            }
            Opcode::Load => match self.only_store(inst) {
                Some(stored) => self.implied(stored, truth, depth + 1),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn answered(&self, call: Inst, truth: bool) -> Vec<(Value, Origins)> {
        let (Callee::Query(query), Some(&pointer)) =
            (self.world.called(self.func, call), self.func.args(call).first())
        else {
            return Vec::new();
        };
        let window = Origins::GLOBAL | Origins::PARAM;
        let (yes, no) = match query {
            // The host may have passed the address of a constant, of which the answer is no.
            Query::Global => (window | Origins::DEVICE, window),
            Query::Shared | Query::SharedCta => (Origins::SHARED, Origins::SHARED),
            Query::SharedCluster => {
                (Origins::SHARED | Origins::CLUSTER, Origins::SHARED | Origins::CLUSTER)
            }
            Query::Local => (Origins::LOCAL, Origins::LOCAL),
            Query::Constant => (Origins::CONSTANT, Origins::CONSTANT),
        };
        let allowed = if truth { yes } else { Origins::ANYWHERE.difference(no) };
        let pointer = self.origin(pointer);
        if self.world.knobs.optimiser_follows && self.is_inside_a_slot(pointer) {
            return Vec::new();
        }
        vec![(pointer, allowed)]
    }

    /// Whether an address is one of the stack, or of an argument by value, surely: LLVM takes it for local, whatever it then makes
    /// of that memory.
    fn is_inside_a_slot(&self, mut address: Value) -> bool {
        for _ in 0..self.func.num_insts() + 1 {
            let inst = match address.kind() {
                ValueKind::Inst(inst) => inst,
                ValueKind::Arg(n) => {
                    let id = self.func.header().global;
                    let params = self.world.module.resolve_function(id);
                    return params
                        .is_some_and(|id| self.world.params(id).by_value(n as usize).is_some());
                }
                _ => return false,
            };
            address = match self.func.inst(inst).op {
                Opcode::Alloca => return true,
                Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => {
                    self.func.operands(inst)[0]
                }
                _ => return false,
            };
        }
        false
    }
}

/// What two conditions say together: both hold, or one of them does.
fn combined(
    both: bool,
    a: Vec<(Value, Origins)>,
    b: Vec<(Value, Origins)>,
) -> Vec<(Value, Origins)> {
    if both {
        let mut all = a;
        for (pointer, allowed) in b {
            match all.iter_mut().find(|(known, _)| *known == pointer) {
                Some((_, known)) => *known &= allowed,
                None => all.push((pointer, allowed)),
            }
        }
        return all;
    }
    // Of what both speak of one holds.
    let other = |pointer: Value| {
        let of = b.iter().filter(|(p, _)| *p == pointer).map(|(_, allowed)| *allowed);
        of.reduce(|a, b| a & b)
    };
    a.into_iter()
        .filter_map(|(pointer, allowed)| Some((pointer, allowed | other(pointer)?)))
        .collect()
}
