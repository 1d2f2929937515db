//! What queries, assumptions and statements say of an operand where it is used.
//!
//! ```text
//!   conditions ─► (pointer, allowed, region) ─► steps of each pointer       once per function that asks anything
//!   operand ─► the pointers it leads back to ─► the step in which the use is, of each of them
//! ```
//!
//! While LLVM's optimiser follows, only operands of what it does not move count: before a condition it reads what it knows can
//! be read, whatever space that is cast to, and behind a loop it stores to its own slots. What is said in the first block of a
//! kernel holds everywhere.
//!
//! An operand leads back through what is the same address, or one in the same object: inbounds address computations,
//! casts of typed pointers, and loads of slots that are stored to once.

use std::cell::RefCell;

use spacecast_analysis::Origins;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::query::{Dominators, Uses};
use spacecast_ir::store::{ConstantKind, Md, MdKind};
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{MdKindName, Opcode};
use spacecast_nvptx::intrinsics::{Family, Returned, Role};
use spacecast_nvptx::space::Space;

use super::shapes::Class;
use super::world::{Callee, World, of_space};
use crate::{Map, Set};

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

/// Where an instruction is in a walk over the tree of dominators: when its block is entered, and its place there.
type Place = (u32, u32);

/// What is allowed from a place on.
#[derive(Copy, Clone)]
struct Step {
    allowed: Origins,
    /// By what always runs alone.
    certain: Origins,
}

impl Step {
    const NOTHING: Self = Self { allowed: Origins::ANYWHERE, certain: Origins::ANYWHERE };
}

#[derive(Default)]
struct Steps {
    /// Where something else is known of a pointer, in order; the last one at a place counts.
    places: Vec<(Place, Step)>,
    edges: Map<(Block, Block), Origins>,
}

impl Steps {
    fn at(&self, place: Place) -> Step {
        let after = self.places.partition_point(|&(from, _)| from <= place);
        after.checked_sub(1).map_or(Step::NOTHING, |at| self.places[at].1)
    }

    /// Ends the regions that end before a place.
    fn close(&mut self, open: &mut Vec<(Place, Step)>, before: Place) {
        while let Some(&(end, _)) = open.last()
            && end <= before
        {
            open.pop();
            self.places.push((end, open.last().map_or(Step::NOTHING, |&(_, step)| step)));
        }
    }
}

/// The first block of a kernel, up to the first call that may not return.
fn what_is_certain(world: &World<'_, '_>, func: View<'_, '_>) -> Set<Inst> {
    let mut certain = Set::default();
    if !world.is_kernel_symbol(func.header().global) {
        return certain;
    }
    for inst in func.entry().into_iter().flat_map(|entry| func.insts_of(entry)) {
        certain.insert(inst);
        let goes_on = |called| {
            matches!(
                called,
                Callee::Query(_) | Callee::Row(_) | Callee::Unlisted | Callee::Exchange
            )
        };
        if func.inst(inst).op.is_call() && !goes_on(world.called(func, inst)) {
            break;
        }
    }
    certain
}

pub(super) struct Guards<'w, 'm, 's> {
    pub world: &'w World<'m, 's>,
    pub func: View<'w, 's>,
    pub uses: Uses,
    dominators: Dominators,
    /// Where instructions are in their blocks.
    order: Vec<u32>,
    /// By pointer, until all is said.
    said: Map<Value, Vec<Said>>,
    /// The same, put in order.
    steps: Map<Value, Steps>,
    /// The next pointer on the way back of which something is said, where that was asked.
    next: RefCell<Map<Value, Option<Value>>>,
    /// The only store to each slot that has one, where that was asked.
    pub slots: RefCell<Map<Inst, Option<Inst>>>,
    /// Whether addresses are ones of the stack, where that was asked.
    pub inside_slots: RefCell<Map<Value, bool>>,
    /// What is said of an operand alone.
    here: Map<(Inst, usize), Origins>,
    /// What always runs, before anything that may not return.
    certain: Set<Inst>,
}

/// How deep conditions and addresses are followed.
pub(super) const MAX_DEPTH: u32 = 16;
/// How many pointers that are asked of are followed back from an operand. The analysis takes in half as many.
const MAX_BACK: usize = 128;

impl<'w, 'm, 's> Guards<'w, 'm, 's> {
    /// What a function says; nothing if it says nothing.
    pub fn of(world: &'w World<'m, 's>, func: View<'w, 's>) -> Option<Self> {
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
        let mut order = vec![0; func.num_insts()];
        for (at, inst) in func.blocks().flat_map(|b| (0..).zip(func.insts_of(b))) {
            order[inst.as_u32() as usize] = at;
        }
        let mut this = Self {
            world,
            func,
            uses,
            dominators,
            order,
            said: Map::default(),
            steps: Map::default(),
            next: RefCell::default(),
            slots: RefCell::default(),
            inside_slots: RefCell::default(),
            here: Map::default(),
            certain: what_is_certain(world, func),
        };
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
        let said = std::mem::take(&mut this.said);
        this.steps = said.iter().map(|(&pointer, said)| (pointer, this.steps(said))).collect();
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
        let stays = !self.world.knobs.optimiser_follows || self.stays(inst, operand);
        let mut allowed = self.here.get(&(inst, operand)).copied();
        if allowed.is_some() && !stays {
            allowed = allowed.filter(|_| op != Opcode::Select && self.is_certain(inst));
        }
        // An address that is computed may be far from the one that was asked about.
        if leaves || self.steps.is_empty() {
            return allowed;
        }
        let Some(place) = self.place_of_use(inst, operand) else { return allowed };
        let value = self.func.operands(inst)[operand];
        let mut next = if self.steps.contains_key(&value) { Some(value) } else { self.next(value) };
        for _ in 0..MAX_BACK {
            let Some(pointer) = next else { break };
            let Some(steps) = self.steps.get(&pointer) else { break };
            let step = steps.at(place);
            let mut more = if stays { step.allowed } else { step.certain };
            let edge = if stays && op == Opcode::Phi { self.edge(inst, operand) } else { None };
            if let Some(&allowed) = edge.and_then(|edge| steps.edges.get(&edge)) {
                more &= allowed;
            }
            if more != Origins::ANYWHERE {
                allowed = Some(allowed.unwrap_or(Origins::ANYWHERE) & more);
            }
            next = self.next(pointer);
        }
        allowed
    }

    /// The next pointer on the way back from one of which something is said.
    fn next(&self, pointer: Value) -> Option<Value> {
        let (mut way, mut value) = (vec![pointer], pointer);
        let mut known = self.next.borrow_mut();
        let found = loop {
            // Who comes by again goes round, in code that never runs.
            if let Some(&found) = known.get(&value) {
                break found;
            }
            known.insert(value, None);
            let Some(source) = value.as_inst().and_then(|inst| self.same_object(inst)) else {
                break None;
            };
            if self.steps.contains_key(&source) {
                break Some(source);
            }
            value = source;
            way.push(value);
        };
        way.into_iter().for_each(|value| {
            known.insert(value, found);
        });
        found
    }

    /// Whether LLVM leaves an instruction behind the conditions that it is behind, and nothing that it does not leave there
    /// is computed from its operand.
    fn stays(&self, inst: Inst, operand: usize) -> bool {
        let data = self.func.inst(inst);
        match (data.op, operand) {
            (Opcode::AtomicRmw | Opcode::CmpXchg, 0) | (Opcode::ICmp, _) => true,
            (Opcode::Load, _) | (Opcode::Store, 1) => data.flags.contains(InstFlags::VOLATILE),
            (Opcode::Call, _) => match self.world.called(self.func, inst) {
                Callee::Query(_) => true,
                Callee::Row(row) => {
                    let plain = matches!(row.family, Family::Copy | Family::Masked);
                    let hands_on = matches!(row.returns, Returned::Derived(_) | Returned::Cast(_));
                    row.pointer(operand).is_some() && !plain && !hands_on
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether an instruction of a kernel always runs: it is in the first block, and nothing before it may not return.
    fn is_certain(&self, at: Inst) -> bool {
        self.certain.contains(&at)
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

    /// The edge on which a phi takes an operand.
    fn edge(&self, phi: Inst, operand: usize) -> Option<(Block, Block)> {
        let from = self.func.operands(phi).get(operand + 1)?.as_block()?;
        Some((from, self.func.block_of(phi)))
    }

    /// Where an operand is used: that of a phi where control comes from.
    fn place_of_use(&self, user: Inst, operand: usize) -> Option<Place> {
        if self.func.inst(user).op != Opcode::Phi {
            return self.place(user);
        }
        let from = self.func.operands(user).get(operand + 1).and_then(|v| v.as_block())?;
        self.place(self.func.terminator(from)?)
    }

    fn place(&self, inst: Inst) -> Option<Place> {
        let block = self.dominators.interval(self.func.block_of(inst))?;
        Some((block.start, self.order[inst.as_u32() as usize] + 1))
    }

    /// What is said of a pointer, place by place.
    fn steps(&self, all: &[Said]) -> Steps {
        let mut steps = Steps::default();
        let mut regions: Vec<(Place, Place, Step)> = Vec::new();
        for said in all {
            let (block, first) = match said.region {
                Region::From(block) => (block, None),
                Region::After(at) => (self.func.block_of(at), Some(at)),
                Region::Edge(from, to) => {
                    *steps.edges.entry((from, to)).or_insert(Origins::ANYWHERE) &= said.allowed;
                    continue;
                }
            };
            let Some(whole) = self.dominators.interval(block) else { continue };
            let from = first.and_then(|at| self.place(at)).map_or(0, |(_, order)| order + 1);
            let certain = match first {
                Some(at) if self.is_certain(at) => said.allowed,
                _ => Origins::ANYWHERE,
            };
            let step = Step { allowed: said.allowed, certain };
            regions.push(((whole.start, from), (whole.end, 0), step));
        }
        regions.sort_by_key(|&(from, to, _)| (from, std::cmp::Reverse(to)));
        // Regions lie in each other or apart: these are the ones that are open, each with all around it.
        let mut open: Vec<(Place, Step)> = Vec::new();
        for (from, to, step) in regions {
            steps.close(&mut open, from);
            let around = open.last().map_or(Step::NOTHING, |&(_, step)| step);
            let step = Step {
                allowed: around.allowed & step.allowed,
                certain: around.certain & step.certain,
            };
            open.push((to, step));
            steps.places.push((from, step));
        }
        steps.close(&mut open, (u32::MAX, 0));
        steps
    }

    /// Whether an instruction only runs behind another one.
    pub fn is_behind(&self, inst: Inst, other: Inst) -> bool {
        let (block, from) = (self.func.block_of(inst), self.func.block_of(other));
        if block == from {
            return self.order[other.as_u32() as usize] < self.order[inst.as_u32() as usize];
        }
        self.dominators.dominates(from, block)
    }

    fn say(&mut self, condition: Value, truth: bool, region: Region) {
        for (pointer, allowed) in self.implied(condition, truth) {
            self.say_of(pointer, Said { allowed, region });
        }
    }

    fn say_of(&mut self, pointer: Value, said: Said) {
        self.said.entry(pointer).or_default().push(said);
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
                self.say_of(pointer, Said { allowed, region: Region::After(call) });
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
                        for (pointer, allowed) in self.implied(operands[0], truth) {
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
    func: View<'_, '_>,
    inst: Inst,
) -> Option<Vec<(u32, u32)>> {
    let (_, md) = func.metadata(inst).find(|(kind, _)| *kind == NOT_THERE)?;
    let node = module.resolve(func.store, md)?;
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
