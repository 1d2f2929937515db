//! What conditions say of pointers when they are true, or false.

use spacecast_analysis::Origins;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value, ValueKind};
use spacecast_ir::vocab::{Opcode, Predicate};
use spacecast_nvptx::intrinsics::Family;
use spacecast_nvptx::space::Query;

use super::guards::{Guards, MAX_DEPTH};
use super::world::Callee;

/// How many parts of a condition are looked at, some of them more than once. More are never known to the analysis: of what is not
/// looked at nothing is known.
const MAX_LOOKS: u32 = 1024;

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
        let slot = self.func.operands(load)[0].as_inst()?;
        let known = self.slots.borrow().get(&slot).copied();
        let store = known.unwrap_or_else(|| {
            let found = self.store_to(slot);
            self.slots.borrow_mut().insert(slot, found);
            found
        })?;
        let value = self.func.operands(store)[0];
        let fits = self.func.type_of(value) == self.func.inst(load).ty;
        (fits && self.is_behind(load, store)).then_some(value)
    }

    /// The only store to a slot that is otherwise only loaded, as what is stored.
    fn store_to(&self, slot: Inst) -> Option<Inst> {
        if self.func.inst(slot).op != Opcode::Alloca {
            return None;
        }
        let users = || self.uses.get(slot.into()).iter();
        let mut stores = users()
            .filter(|used| self.func.inst(used.user).op == Opcode::Store && used.operand == 1);
        let store = stores.next()?.user;
        let held = self.func.type_of(self.func.operands(store)[0]);
        let is_harmless = |user: Inst| match self.func.inst(user).op {
            Opcode::Load => self.func.inst(user).ty == held,
            Opcode::Call => match self.world.called(self.func, user) {
                Callee::Row(row) => matches!(row.family, Family::Lifetime | Family::Annotation),
                _ => false,
            },
            op => op.is_debug_record(),
        };
        let mut others = users().filter(|used| used.user != store || used.operand != 1);
        others.all(|used| is_harmless(used.user)).then_some(store)
    }

    /// What follows for pointers when a condition is true, or false.
    pub fn implied(&self, condition: Value, truth: bool) -> Vec<(Value, Origins)> {
        let mut looks = MAX_LOOKS;
        self.implied_within(condition, truth, 0, &mut looks)
    }

    fn implied_within(
        &self,
        condition: Value,
        truth: bool,
        depth: u32,
        looks: &mut u32,
    ) -> Vec<(Value, Origins)> {
        let (Some(inst), true, Some(left)) =
            (condition.as_inst(), depth < MAX_DEPTH, looks.checked_sub(1))
        else {
            return Vec::new();
        };
        *looks = left;
        let operands = self.func.operands(inst);
        let mut deeper =
            |at: usize, truth: bool| self.implied_within(operands[at], truth, depth + 1, looks);
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
                Some(stored) => self.implied_within(stored, truth, depth + 1, looks),
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
    fn is_inside_a_slot(&self, address: Value) -> bool {
        let mut known = self.inside_slots.borrow_mut();
        let mut passed = Vec::new();
        let mut next = Some(address);
        let mut inside = false;
        while let Some(address) = next {
            if let Some(&known) = known.get(&address) {
                inside = known;
                break;
            }
            // Until it is known, so that a circle in code that never runs ends.
            known.insert(address, false);
            passed.push(address);
            next = None;
            match address.kind() {
                ValueKind::Inst(inst) => match self.func.inst(inst).op {
                    Opcode::Alloca => inside = true,
                    Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => {
                        next = Some(self.func.operands(inst)[0]);
                    }
                    _ => {}
                },
                ValueKind::Arg(n) => {
                    let id = self.world.module.resolve_function(self.func.header().global);
                    inside =
                        id.is_some_and(|id| self.world.params(id).by_value(n as usize).is_some());
                }
                _ => {}
            }
        }
        if inside {
            passed.into_iter().for_each(|address| {
                known.insert(address, true);
            });
        }
        inside
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
