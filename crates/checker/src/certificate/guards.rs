//! What queries, assumptions and statements say of an operand where it is used.
//!
//! ```text
//!   conditions ─► (pointer, allowed, region)      once per function that asks anything
//!   operand ─► the pointers it leads back to ─► all that is said of these in regions that contain the use
//! ```
//!
//! An operand leads back through what is the same address, or one in the same object: inbounds address computations,
//! casts of typed pointers, and loads of slots that are stored to once.

use spacecast_analysis::Origins;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::query::{Dominators, Uses};
use spacecast_ir::store::{ConstantKind, Md, MdKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode, Predicate};
use spacecast_nvptx::intrinsics::{Family, Role};
use spacecast_nvptx::space::{Query, Space};

use super::world::{Callee, Class, World, of_space};
use crate::Map;

#[derive(Copy, Clone)]
enum Region {
    /// A block and all that it dominates.
    From(Block),
    /// What follows an instruction, and all that its block dominates.
    After(Inst),
    /// The phis of a block, for control that comes from another.
    Edge(Block, Block),
}

/// What is said of a pointer.
struct Said {
    allowed: Origins,
    region: Region,
}

pub(super) struct Guards<'w, 'm, 's> {
    world: &'w World<'m, 's>,
    func: &'w Function<'s>,
    uses: Uses,
    dominators: Dominators,
    /// By pointer.
    said: Map<Value, Vec<Said>>,
    /// What is said of an operand alone.
    here: Map<(Inst, usize), Origins>,
}

/// How deep conditions and addresses are followed.
const MAX_DEPTH: u32 = 16;
const MAX_BACK: usize = 4096;

impl<'w, 'm, 's> Guards<'w, 'm, 's> {
    /// What a function says; nothing if it says nothing.
    pub fn of(world: &'w World<'m, 's>, func: &'w Function<'s>) -> Option<Self> {
        if world.knobs.memspace_opt_conservative {
            return None;
        }
        let excludes = world.excludes;
        if !world.asks && !world.states && !excludes {
            return None;
        }
        let (mut asks, mut assumes, mut states) = (false, Vec::new(), Vec::new());
        for inst in func.calls().filter(|_| world.asks || world.states) {
            match world.called(func, inst) {
                Callee::Query(_) => asks = true,
                Callee::Row(row) if row.family == Family::Assume => assumes.push(inst),
                Callee::Unseen if world.states => states.push(inst),
                _ => {}
            }
        }
        let says = |inst: Inst| func.metadata(inst).any(|(kind, _)| kind == NOT_THERE);
        let stated = |inst: &Inst| {
            let callee = func.called_symbol(*inst).and_then(|g| world.module.resolve_function(g));
            callee.is_some_and(|id| {
                (0..world.module.func(id).params().len())
                    .any(|n| world.stated(id, Some(n)).is_some())
            })
        };
        states.retain(stated);
        let excluding: Vec<Inst> =
            if excludes { func.insts().filter(|&i| says(i)).collect() } else { Vec::new() };
        if !asks && states.is_empty() && excluding.is_empty() {
            return None;
        }
        let (uses, dominators) = (func.uses(), func.dominators());
        let (said, here) = (Map::default(), Map::default());
        let mut this = Self { world, func, uses, dominators, said, here };
        if asks && world.knobs.process_builtin_assume {
            for inst in assumes {
                let condition = func.args(inst).first().copied();
                condition.into_iter().for_each(|c| this.say(c, true, Region::After(inst)));
            }
        }
        states.into_iter().for_each(|inst| this.state(inst));
        if asks {
            this.branches();
        }
        excluding.into_iter().for_each(|inst| this.exclude(inst));
        Some(this)
    }

    /// What is allowed at an operand.
    pub fn at(&self, inst: Inst, operand: usize) -> Option<Origins> {
        let op = self.func.inst(inst).op;
        if op.is_debug_record() {
            return None;
        }
        let leaves = match op {
            Opcode::GetElementPtr => !self.func.inst(inst).flags.contains(InstFlags::INBOUNDS),
            Opcode::PtrToInt | Opcode::PtrToAddr => true,
            _ => false,
        };
        let mut allowed = self.here.get(&(inst, operand)).copied();
        // An address that is computed may be far from the one that was asked about.
        if leaves || self.said.is_empty() {
            return allowed;
        }
        let mut value = self.func.operands(inst)[operand];
        for _ in 0..MAX_BACK {
            for said in self.said.get(&value).into_iter().flatten() {
                if self.holds(said.region, inst, operand) {
                    allowed = Some(allowed.unwrap_or(Origins::ANYWHERE) & said.allowed);
                }
            }
            let Some(source) = value.as_inst().and_then(|inst| self.same_object(inst)) else {
                break;
            };
            value = source;
        }
        allowed
    }

    /// The address that an instruction computes one in the same object of.
    fn same_object(&self, inst: Inst) -> Option<Value> {
        let data = self.func.inst(inst);
        match data.op {
            Opcode::GetElementPtr if data.flags.contains(InstFlags::INBOUNDS) => {
                Some(self.func.operands(inst)[0])
            }
            Opcode::BitCast => Some(self.func.operands(inst)[0]),
            Opcode::Load => self.only_store(inst),
            _ => None,
        }
    }

    /// Whether an operand is used in a region; that of a phi where control comes from.
    fn holds(&self, region: Region, user: Inst, operand: usize) -> bool {
        let phi = self.func.inst(user).op == Opcode::Phi;
        let from =
            self.func.operands(user).get(operand + 1).filter(|_| phi).and_then(|v| v.as_block());
        match (region, from) {
            (Region::Edge(block, target), Some(from)) => {
                from == block && self.func.block_of(user) == target
            }
            (Region::Edge(..), None) => false,
            (_, Some(from)) => self.func.terminator(from).is_some_and(|end| self.lies(region, end)),
            _ => self.lies(region, user),
        }
    }

    fn lies(&self, region: Region, inst: Inst) -> bool {
        let block = self.func.block_of(inst);
        match region {
            Region::From(from) => self.dominators.dominates(from, block),
            Region::After(at) if self.func.block_of(at) == block => {
                self.func.insts_of(block).skip_while(|&i| i != at).skip(1).any(|i| i == inst)
            }
            Region::After(at) => self.dominators.dominates(self.func.block_of(at), block),
            _ => false,
        }
    }

    fn say(&mut self, condition: Value, truth: bool, region: Region) {
        for (pointer, allowed) in self.implied(condition, truth, 0) {
            self.said.entry(pointer).or_default().push(Said { allowed, region });
        }
    }

    /// Says something of one operand.
    fn say_here(&mut self, inst: Inst, operand: usize, allowed: Origins) {
        let all = self.here.entry((inst, operand)).or_insert(Origins::ANYWHERE);
        *all &= allowed;
    }

    fn state(&mut self, call: Inst) {
        let callee =
            self.func.called_symbol(call).and_then(|g| self.world.module.resolve_function(g));
        let Some(callee) = callee else { return };
        let params = self.world.module.func(callee).params().len();
        for (at, &pointer) in self.func.args(call).iter().enumerate().take(params) {
            if let Some(stated) = self.world.stated(callee, Some(at)) {
                let more = if stated.intersects(Origins::DEVICE) {
                    Origins::GLOBAL
                } else {
                    Origins::empty()
                };
                let allowed = (stated | more) & Origins::ANYWHERE;
                let region = Region::After(call);
                self.said.entry(pointer).or_default().push(Said { allowed, region });
            }
        }
    }

    fn branches(&mut self) {
        let predecessors = self.func.predecessors();
        for block in self.func.blocks() {
            for inst in self.func.insts_of(block) {
                if self.func.inst(inst).op == Opcode::Select {
                    let operands = self.func.operands(inst);
                    for (operand, truth) in [(1, true), (2, false)] {
                        for (pointer, allowed) in self.implied(operands[0], truth, 0) {
                            if self.origin(operands[operand]) == pointer {
                                self.say_here(inst, operand, allowed);
                            }
                        }
                    }
                }
            }
            let Some((condition, ways)) =
                self.func.terminator(block).and_then(|last| self.ways(last))
            else {
                continue;
            };
            for (target, truth) in ways {
                let alone = predecessors[target].len() == 1;
                let region = if alone { Region::From(target) } else { Region::Edge(block, target) };
                self.say(condition, truth, region);
            }
        }
    }

    /// The condition of a branch with two ways, and where it leads if that is true and if it is false.
    fn ways(&self, last: Inst) -> Option<(Value, [(Block, bool); 2])> {
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
    fn origin(&self, value: Value) -> Value {
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
    fn only_store(&self, load: Inst) -> Option<Value> {
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
    fn implied(&self, condition: Value, truth: bool, depth: u32) -> Vec<(Value, Origins)> {
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
        vec![(self.origin(pointer), allowed)]
    }

    /// `!noalias.addrspace`: the addresses of an instruction are in none of these spaces.
    fn exclude(&mut self, inst: Inst) {
        let Some(ranges) = excluded(self.world.module, self.func, inst) else { return };
        let mut allowed = Origins::ANYWHERE;
        for &space in Space::ALL {
            if in_ranges(&ranges, space.llvm()) {
                let device =
                    if space == Space::Global { Origins::DEVICE } else { Origins::empty() };
                allowed = allowed.difference(of_space(space).unwrap_or(Origins::empty()) | device);
            }
        }
        for operand in self.addresses(inst) {
            self.say_here(inst, operand, allowed);
        }
    }

    fn addresses(&self, inst: Inst) -> Vec<usize> {
        match self.func.inst(inst).op {
            Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => vec![0],
            Opcode::Store => vec![1],
            op if op.is_call() => match self.world.called(self.func, inst) {
                Callee::Row(row) => {
                    let class = |at: usize| {
                        let value = self.func.args(inst).get(at);
                        value.map(|&v| self.world.class(self.func.type_of(v)))
                    };
                    let accessed = row.pointers.iter().filter(|p| p.role != Role::Looks);
                    let operands = accessed.map(|p| p.operand as usize);
                    operands.filter(|&at| matches!(class(at), Some(Class::Pointer(_)))).collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

const NOT_THERE: MdKind = MdKind::Known(MdKindName::NoAliasAddrSpace);

/// The ranges of address spaces that an instruction says it does not access.
pub(crate) fn excluded(
    module: &spacecast_ir::Module<'_>,
    func: &Function<'_>,
    inst: Inst,
) -> Option<Vec<(u32, u32)>> {
    let (_, md) = func.metadata(inst).find(|(kind, _)| *kind == NOT_THERE)?;
    let node = module.resolve(&func.store, md)?;
    let number = |md| {
        let Md::Value(value) = md else { return None };
        match node.store.constant(value.as_const()?) {
            ConstantKind::Int(n) => {
                u32::try_from(n).or(i32::try_from(n).map(i32::cast_unsigned)).ok()
            }
            ConstantKind::Zero => Some(0),
            _ => None,
        }
    };
    let numbers: Vec<u32> =
        node.store.fields(node.node).map(|(_, md)| number(md)).collect::<Option<_>>()?;
    let (pairs, []) = numbers.as_chunks::<2>() else { return None };
    (!pairs.is_empty()).then(|| pairs.iter().map(|&[from, to]| (from, to)).collect())
}

/// Whether a space lies in one of the ranges; one that ends before it begins goes round.
pub(crate) fn in_ranges(ranges: &[(u32, u32)], space: u32) -> bool {
    ranges.iter().any(|&(from, to)| {
        if from < to { (from..to).contains(&space) } else { space >= from || space < to }
    })
}

/// What two conditions say together: both hold, or one of them does.
fn combined(
    both: bool,
    a: Vec<(Value, Origins)>,
    b: Vec<(Value, Origins)>,
) -> Vec<(Value, Origins)> {
    if both {
        return a.into_iter().chain(b).collect();
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
