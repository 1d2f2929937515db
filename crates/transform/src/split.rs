//! Splits accesses to a stack object or something else, on the condition that chose between the two.
//!
//! ```text
//!   %p = select i1 %c, ptr %in, ptr %zero              br i1 %c, label %split.global, label %split.local
//!   memcpy(%tile, %p, 16)                       ─►   split.global:  memcpy(%tile, %in, 16)
//!                                                    split.local:   memcpy(%tile, %zero, 16)
//! ```
//!
//! A generic access costs little more than a branch. But it also keeps the object in memory: once every access to
//! the object names it, LLVM keeps it in registers, and the copy of a default becomes a store of constants. So
//! this is done only where nothing else keeps the object in memory.
//!
//! Invariant: on each way the access happens once, with the pointer that it had, and nothing else happens.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{Callee, FuncFacts, Program};
use spacecast_ir::edit::NewInst;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::query::Uses;
use spacecast_ir::store::{ConstantKind, MdKind, MdRef};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode};
use spacecast_nvptx::intrinsics::{Family, Intrinsic};
use spacecast_nvptx::space::Space;

use crate::access::{self, Access};
use crate::dead::remove_unused;

/// How many address computations may lie between the choice and the access.
const MAX_STEPS: usize = 16;

/// An access that can be split.
#[derive(Clone, Debug)]
pub struct Split {
    /// The access.
    pub access: Inst,
    /// Which of its operands is the address.
    operand: usize,
    /// What chose the pointer: a `select` or a `phi`.
    choice: Inst,
    /// The address computations from the choice to the access, in order.
    steps: Vec<Inst>,
    /// For each pointer that the choice can take, whether it is to the stack.
    is_local: Vec<bool>,
    /// Where the other ones point.
    other: Space,
}

struct Finder<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    facts: &'c FuncFacts,
    /// The uses in the function, once something asks.
    uses: Option<Uses>,
}

/// The accesses of a function that can be split, in order.
pub fn splits(program: &Program<'_, '_>, func: &Function<'_>, facts: &FuncFacts) -> Vec<Split> {
    // Readers of typed pointers may know neither `freeze` nor `poison`.
    if program.module.types.has_typed_pointers() {
        return Vec::new();
    }
    let mut finder = Finder { program, func, facts, uses: None };
    func.insts().filter_map(|inst| finder.split(inst)).collect()
}

impl Finder<'_, '_, '_> {
    fn split(&mut self, inst: Inst) -> Option<Split> {
        let types = &self.program.module.types;
        self.accesses(inst).into_iter().flatten().find_map(|access| {
            let pointer = self.func.operands(inst)[access.operand];
            let generic = types.addrspace(self.func.type_of(pointer)) == Some(0);
            let origins = self.facts.at(self.func, types, inst, access.operand);
            // What is known is rewritten without this.
            if !generic || origins.is_unknown() || self.facts.space_of(origins).is_some() {
                return None;
            }
            self.choice(inst, access, pointer)
        })
    }

    /// The addresses of an access. One that is volatile or atomic keeps its object in memory, and is left for that.
    fn accesses(&self, inst: Inst) -> [Option<Access>; 2] {
        let types = &self.program.module.types;
        if let Some(access) = access::of_instruction(self.func, types, inst) {
            return [Some(access), None];
        }
        match self.copy(inst) {
            Some(row) => {
                let mut accesses = access::of_intrinsic(row);
                [accesses.next(), accesses.next()]
            }
            None => [None, None],
        }
    }

    /// The row of a call that copies or fills memory, unless it is volatile.
    fn copy(&self, inst: Inst) -> Option<&'static Intrinsic> {
        if self.func.inst(inst).op != Opcode::Call {
            return None;
        }
        let Callee::Row(row) = self.program.callee(self.func.called_symbol(inst)?) else {
            return None;
        };
        let volatile = self.func.args(inst).last().and_then(|v| v.as_const());
        let volatile = volatile.map(|c| self.func.store.constant(c));
        let plain = volatile == Some(ConstantKind::Int(0));
        (row.family == Family::Copy && plain).then_some(row)
    }

    /// Follows the address of an access back to what chose it.
    fn choice(&mut self, inst: Inst, access: Access, pointer: Value) -> Option<Split> {
        let func = self.func;
        let mut steps = Vec::new();
        let mut at = pointer.as_inst()?;
        while func.inst(at).op == Opcode::GetElementPtr {
            if steps.len() == MAX_STEPS {
                return None;
            }
            steps.push(at);
            at = func.operands(at)[0].as_inst()?;
        }
        steps.reverse();
        let (is_local, other) = self.arms(at)?;
        if !access.spaces().has(other) || !self.frees_objects(at, &is_local) {
            return None;
        }
        Some(Split { access: inst, operand: access.operand, choice: at, steps, is_local, other })
    }

    /// Which arms of a choice are to the stack, and where all others point.
    fn arms(&self, choice: Inst) -> Option<(Vec<bool>, Space)> {
        let types = &self.program.module.types;
        let mut other = None;
        let mut is_local = Vec::new();
        for arm in arms(self.func, choice)? {
            let origins = self.facts.origins(self.func, types, arm);
            let space = self.facts.space_of(origins)?;
            is_local.push(space == Space::Local);
            if space != Space::Local && *other.get_or_insert(space) != space {
                return None;
            }
        }
        Some((is_local, other?)).filter(|(is_local, _)| is_local.contains(&true))
    }

    /// Whether the objects of the local arms are only loaded, stored and copied, as LLVM can do it in registers.
    fn frees_objects(&mut self, choice: Inst, is_local: &[bool]) -> bool {
        let func = self.func;
        let Some(arms) = arms(func, choice) else { return false };
        arms.iter()
            .zip(is_local)
            .filter(|(_, local)| **local)
            .all(|(&arm, _)| object(func, arm).is_some_and(|object| self.is_only_accessed(object)))
    }

    fn is_only_accessed(&mut self, object: Inst) -> bool {
        let func = self.func;
        let uses = self.uses.take().unwrap_or_else(|| func.uses());
        let mut seen: HashSet<Inst, FxBuildHasher> = HashSet::default();
        let mut stack = vec![object];
        let mut only = true;
        while let Some(pointer) = stack.pop().filter(|_| only) {
            for used in uses.get(pointer.into()) {
                let data = func.inst(used.user);
                let simple = !data.flags.intersects(InstFlags::ATOMIC | InstFlags::VOLATILE);
                let follow = match data.op {
                    Opcode::Load => (simple, false),
                    Opcode::Store => (simple && used.operand == 1, false),
                    Opcode::GetElementPtr => (has_constant_offset(func, used.user), true),
                    Opcode::AddrSpaceCast | Opcode::Select | Opcode::Phi => (true, true),
                    Opcode::Call => (self.leaves_alone(used.user), false),
                    op => (op.is_debug_record(), false),
                };
                only &= follow.0;
                if follow.1 && seen.insert(used.user) {
                    stack.push(used.user);
                }
            }
        }
        self.uses = Some(uses);
        only
    }

    /// Whether a call does with a pointer only what LLVM understands.
    fn leaves_alone(&self, call: Inst) -> bool {
        let callee = self.func.called_symbol(call).map(|g| self.program.callee(g));
        let lifetime = matches!(callee, Some(Callee::Row(row)) if row.family == Family::Lifetime);
        lifetime || self.copy(call).is_some()
    }
}

/// The pointers between which a `select` or `phi` chooses.
fn arms(func: &Function<'_>, choice: Inst) -> Option<Vec<Value>> {
    let operands = func.operands(choice);
    match func.inst(choice).op {
        Opcode::Select => Some(operands[1..].to_vec()),
        Opcode::Phi => Some(operands.chunks_exact(2).map(|arm| arm[0]).collect()),
        _ => None,
    }
}

/// The stack object of fixed size that a pointer is an address of, at a fixed offset.
fn object(func: &Function<'_>, pointer: Value) -> Option<Inst> {
    let mut at = pointer.as_inst()?;
    for _ in 0..MAX_STEPS {
        match func.inst(at).op {
            Opcode::Alloca => return Some(at).filter(|&at| func.operands(at).is_empty()),
            Opcode::GetElementPtr if has_constant_offset(func, at) => {}
            // Such casts are folded in the end.
            Opcode::AddrSpaceCast => {}
            _ => return None,
        }
        at = func.operands(at)[0].as_inst()?;
    }
    None
}

fn has_constant_offset(func: &Function<'_>, gep: Inst) -> bool {
    func.operands(gep)[1..].iter().all(|index| index.as_const().is_some())
}

/// What a choice comes down to where the access is: a condition, and the pointer on either way.
struct Ways {
    condition: Value,
    /// The pointer where the condition holds, and where it does not, each with whether it is to the stack.
    pointers: [(Value, bool); 2],
}

/// Splits accesses.
pub fn split(func: &mut Function<'_>, splits: &[Split]) {
    let mut known: HashMap<Inst, Ways, FxBuildHasher> = HashMap::default();
    for split in splits {
        let ways = known.entry(split.choice).or_insert_with(|| match func.inst(split.choice).op {
            Opcode::Select => ways_of_select(func, split),
            _ => ways_of_phi(func, split),
        });
        split_on(func, split, ways);
    }
    let addresses = splits.iter().map(|s| s.steps.last().copied().unwrap_or(s.choice));
    let uses = func.uses();
    remove_unused(func, addresses.map(Value::from), &uses);
}

/// A `select` may choose on something undefined, a branch may not.
fn ways_of_select(func: &mut Function<'_>, split: &Split) -> Ways {
    let operands = func.operands(split.choice).to_vec();
    let freeze = NewInst::cast(Opcode::Freeze, operands[0], Type::I1).named(b"split");
    let condition = func.insert_before(split.choice, freeze).into();
    func.set_operand(split.choice, 0, condition);
    let pointers = [0, 1].map(|arm| (operands[1 + arm], split.is_local[arm]));
    Ways { condition, pointers }
}

/// A `phi` becomes one for each way, and one that says which way it was.
fn ways_of_phi(func: &mut Function<'_>, split: &Split) -> Ways {
    let arms: Vec<(Value, Value)> =
        func.operands(split.choice).chunks_exact(2).map(|arm| (arm[0], arm[1])).collect();
    let ty = func.inst(split.choice).ty;
    let chosen: Vec<Value> = arms
        .iter()
        .zip(&split.is_local)
        .flat_map(|(arm, &local)| [func.store.int(Type::I1, i64::from(local)), arm.1])
        .collect();
    let chosen = NewInst::new(Opcode::Phi, Type::I1, &chosen).named(b"split");
    let condition = func.insert_before(split.choice, chosen).into();
    let pointers = [true, false].map(|local| {
        let mut of_way = arms.iter().zip(&split.is_local).filter(|(_, is)| **is == local);
        let first = of_way.next().map(|(arm, _)| arm.0);
        if let Some(first) = first
            && of_way.all(|(arm, _)| arm.0 == first)
            && is_everywhere(func, first)
        {
            return (first, local);
        }
        let poison = func.store.poison(ty);
        let operands: Vec<Value> = arms
            .iter()
            .zip(&split.is_local)
            .flat_map(|(arm, &is)| [if is == local { arm.0 } else { poison }, arm.1])
            .collect();
        let name = if local { Space::Local.name() } else { split.other.name() };
        let phi = NewInst::new(Opcode::Phi, ty, &operands).named(name.as_bytes());
        (func.insert_before(split.choice, phi).into(), local)
    });
    Ways { condition, pointers }
}

/// Whether a value can be used in every block that has a phi.
fn is_everywhere(func: &Function<'_>, value: Value) -> bool {
    match value.as_inst() {
        Some(inst) => Some(func.block_of(inst)) == func.entry(),
        None => true,
    }
}

fn split_on(func: &mut Function<'_>, split: &Split, ways: &Ways) {
    let head = func.block_of(split.access);
    let end = func.split_block(split.access, b"split.end");
    let location = func.debug_loc(split.access);
    let mut arms: [(Value, Value); 2] = [(end.into(), end.into()); 2];
    let mut behind = head;
    for way in [0, 1] {
        let (pointer, local) = ways.pointers[way];
        let space = if local { Space::Local } else { split.other };
        let block = func.add_block_after(behind, format!("split.{}", space.name()).as_bytes());
        behind = block;
        let mut at = pointer;
        for &step in &split.steps {
            let mut operands = func.operands(step).to_vec();
            operands[0] = at;
            at = func.append_copy(block, step, &operands, space.name().as_bytes()).into();
        }
        let mut operands = func.operands(split.access).to_vec();
        operands[split.operand] = at;
        let copy = func.append_copy(block, split.access, &operands, b"split");
        branch(func, block, &[end.into()], location);
        arms[way] = (copy.into(), block.into());
    }
    let [(then, then_block), (or_else, else_block)] = arms;
    branch(func, head, &[ways.condition, then_block, else_block], location);
    let ty = func.inst(split.access).ty;
    if ty == Type::VOID {
        func.remove(split.access);
        return;
    }
    let operands = [then, then_block, or_else, else_block];
    func.replace(split.access, NewInst::new(Opcode::Phi, ty, &operands));
    func.keep_metadata(split.access, |kind| kind == MdKind::Known(MdKindName::Dbg));
}

fn branch(func: &mut Function<'_>, block: Block, operands: &[Value], location: Option<MdRef>) {
    let branch = func.append(block, NewInst::new(Opcode::Br, Type::VOID, operands));
    if location.is_some() {
        func.set_metadata(branch, MdKind::Known(MdKindName::Dbg), location);
    }
}
