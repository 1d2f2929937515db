//! What answered queries make dead: conditions that are constant, branches that go one way, blocks that
//! control cannot come to any more.
//!
//! Invariant: only where an answer kills does anything go. Code that was unreachable before stays as it was written until
//! an answer makes a block of its function dead: then it goes with that, as it may branch there or use its values.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::edit::NewInst;
use spacecast_ir::function::Function;
use spacecast_ir::query::Uses;
use spacecast_ir::store::{ConstantKind, MdKind, Store};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Const, Global, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode, Predicate};

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// What became of answers.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// Nothing used them.
    #[default]
    Unused,
    /// They are parts of conditions that are still open: nothing else changed by them.
    Noted,
    /// They decided something.
    Deciding,
}

/// What went.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Removed {
    /// What became of the answers.
    pub answers: Answers,
    /// Branches that go one way now.
    pub branches: u32,
    /// Blocks.
    pub blocks: u32,
}

/// The functions that have a block whose address is taken: such a block stays, whoever branches to it.
pub fn with_block_addresses(module: &Module<'_>) -> Vec<Global> {
    let in_store = |store: &Store<'_>| -> Vec<Global> {
        (0..store.num_consts() as u32)
            .filter_map(|c| match store.constant(Const::from_u32(c)) {
                ConstantKind::BlockAddress(global, _) => Some(global),
                _ => None,
            })
            .collect()
    };
    let mut found = in_store(&module.store);
    for (_, func) in module.functions() {
        found.extend(in_store(&func.store));
    }
    found
}

/// Puts answers in the place of queries and removes what is dead by that. Blocks stay where `keep_blocks`.
pub fn fold_queries(
    func: &mut Function<'_>,
    answers: &[(Inst, bool)],
    keep_blocks: bool,
) -> Removed {
    let mut removed = Removed::default();
    if answers.is_empty() {
        return removed;
    }
    let before = reachable(func);
    let uses = func.uses();
    let asked: Vec<Value> =
        answers.iter().flat_map(|&(inst, _)| func.args(inst).to_vec()).collect();
    let users = answers.iter().flat_map(|&(inst, _)| uses.get(inst.into()));
    let users: Vec<Inst> = users.map(|used| used.user).collect();
    if users.is_empty() {
        answers.iter().for_each(|&(inst, _)| func.remove(inst));
    } else {
        let open = users.iter().all(|&user| is_condition(func, user));
        let known = answers
            .iter()
            .map(|&(inst, yes)| (inst, func.store.int(Type::I1, i64::from(yes))))
            .collect();
        replace(func, known);
        let folded = fold_conditions(func, answers.iter().map(|&(inst, _)| inst).collect(), &uses);
        removed.answers = if open && !folded { Answers::Noted } else { Answers::Deciding };
    }
    if !keep_blocks {
        removed.branches = fold_branches(func, &before);
        removed.blocks = remove_unreachable(func, &before);
        if removed.branches + removed.blocks > 0 {
            removed.answers = Answers::Deciding;
        }
    }
    // Unless something was decided no value has got other uses.
    match removed.answers {
        Answers::Deciding => remove_unused(func, asked, &func.uses()),
        _ => remove_unused(func, asked, &uses),
    }
    removed
}

/// Whether an instruction makes a condition of others.
fn is_condition(func: &Function<'_>, inst: Inst) -> bool {
    use Opcode::{And, Freeze, Or, Select, Xor};
    let data = func.inst(inst);
    data.ty == Type::I1 && matches!(data.op, And | Freeze | Or | Select | Xor)
}

/// Removes the computations of values that nothing uses any more.
pub fn remove_unused(
    func: &mut Function<'_>,
    values: impl IntoIterator<Item = Value>,
    uses: &Uses,
) {
    let mut stack: Vec<Inst> = values.into_iter().filter_map(Value::as_inst).collect();
    while let Some(inst) = stack.pop() {
        let data = func.inst(inst);
        let pure = matches!(
            data.op,
            Opcode::AddrSpaceCast
                | Opcode::BitCast
                | Opcode::GetElementPtr
                | Opcode::Select
                | Opcode::Phi
                | Opcode::Freeze
                | Opcode::ExtractValue
                | Opcode::ExtractElement
        );
        let used = uses.get(inst.into()).iter().any(|u| !func.inst(u.user).is_removed());
        if !pure || used || data.is_removed() {
            continue;
        }
        let operands = func.operands(inst).to_vec();
        func.remove(inst);
        stack.extend(operands.into_iter().filter_map(Value::as_inst));
    }
}

/// Puts values in the place of instructions.
fn replace(func: &mut Function<'_>, known: Map<Inst, Value>) {
    func.replace_values(|value| {
        let mut at = value;
        // A value may itself be replaced. In code that never runs that may go round in circles.
        for _ in 0..known.len() {
            match at.as_inst().and_then(|i| known.get(&i)) {
                Some(&next) => at = next,
                None => break,
            }
        }
        (at != value).then_some(at)
    });
    for inst in known.into_keys() {
        func.remove(inst);
    }
}

fn constant(func: &Function<'_>, value: Value) -> Option<bool> {
    match func.store.constant(value.as_const()?) {
        ConstantKind::Int(n) if func.type_of(value) == Type::I1 => Some(n != 0),
        _ => None,
    }
}

/// Computes conditions of constants until there are none, following uses from those that were just found; whether there
/// was any.
fn fold_conditions(func: &mut Function<'_>, first: Vec<Inst>, uses: &Uses) -> bool {
    let mut any = false;
    let mut work: Vec<Inst> =
        first.iter().flat_map(|&i| uses.get(i.into())).map(|used| used.user).collect();
    // Users that a value got when it took the place of another.
    let mut extra: Map<Inst, Vec<Inst>> = Map::default();
    while let Some(inst) = work.pop() {
        if func.inst(inst).is_removed() {
            continue;
        }
        let Some(result) = folded(func, inst) else { continue };
        any = true;
        let value = match result {
            Folded::Constant(yes) => func.store.int(Type::I1, i64::from(yes)),
            Folded::Value(value) => value,
        };
        let mut users: Vec<Inst> = uses.get(inst.into()).iter().map(|used| used.user).collect();
        users.extend(extra.remove(&inst).unwrap_or_default());
        for &user in &users {
            func.replace_values_in(user, |v| (v == inst.into()).then_some(value));
        }
        func.remove(inst);
        if let Some(other) = value.as_inst() {
            extra.entry(other).or_default().extend(&users);
        }
        work.extend(users);
    }
    any
}

enum Folded {
    Constant(bool),
    Value(Value),
}

fn folded(func: &Function<'_>, inst: Inst) -> Option<Folded> {
    let data = func.inst(inst);
    let operands = func.operands(inst);
    let known = |at: usize| operands.get(at).and_then(|&v| constant(func, v));
    if data.op == Opcode::Select {
        let at = if known(0)? { 1 } else { 2 };
        return (operands[at] != inst.into()).then_some(Folded::Value(operands[at]));
    }
    if data.ty != Type::I1 {
        return None;
    }
    Some(match data.op {
        Opcode::Freeze => Folded::Constant(known(0)?),
        Opcode::Xor => Folded::Constant(known(0)? ^ known(1)?),
        Opcode::And | Opcode::Or => {
            // The value that decides alone.
            let decides = data.op == Opcode::Or;
            match (known(0), known(1)) {
                (Some(a), _) if a == decides => Folded::Constant(decides),
                (_, Some(b)) if b == decides => Folded::Constant(decides),
                (Some(_), _) => Folded::Value(operands[1]),
                (_, Some(_)) => Folded::Value(operands[0]),
                _ => return None,
            }
        }
        Opcode::ICmp => match func.predicate(inst)? {
            Predicate::Eq => Folded::Constant(known(0)? == known(1)?),
            Predicate::Ne => Folded::Constant(known(0)? != known(1)?),
            _ => return None,
        },
        _ => return None,
    })
}

/// Makes branches on constants go their way.
fn fold_branches(func: &mut Function<'_>, reachable: &[bool]) -> u32 {
    let mut folded = 0;
    let runs = |b: &Block| reachable.get(b.as_u32() as usize).copied().unwrap_or(false);
    let blocks: Vec<Block> = func.blocks().filter(runs).collect();
    for block in blocks {
        let Some(last) = func.terminator(block) else { continue };
        let (Opcode::Br, &[condition, then, or_else]) = (func.inst(last).op, func.operands(last))
        else {
            continue;
        };
        let Some(yes) = constant(func, condition) else { continue };
        let (taken, other) = if yes { (then, or_else) } else { (or_else, then) };
        func.replace(last, NewInst::new(Opcode::Br, Type::VOID, &[taken]));
        // How likely a way is, and the like, is said of branches that choose; the verifier of LLVM insists on it.
        func.keep_metadata(last, |kind| {
            use MdKindName::{Annotation, Dbg, Loop};
            matches!(kind, MdKind::Known(Dbg | Loop | Annotation))
        });
        folded += 1;
        let Some(other) = other.as_block() else { continue };
        if Value::from(other) == taken {
            // One of two ways to the same block.
            forget_one_edge(func, other, block);
        } else {
            forget_edges(func, other, &|from| from == block);
        }
    }
    folded
}

/// Takes the arms of these blocks out of the phis of a block.
fn forget_edges(func: &mut Function<'_>, block: Block, gone: &dyn Fn(Block) -> bool) {
    let phis: Vec<Inst> =
        func.insts_of(block).filter(|&i| func.inst(i).op == Opcode::Phi).collect();
    for phi in phis {
        let operands: Vec<Value> = func
            .operands(phi)
            .chunks_exact(2)
            .filter(|arm| !arm[1].as_block().is_some_and(gone))
            .flatten()
            .copied()
            .collect();
        let data = *func.inst(phi);
        if operands.len() == func.operands(phi).len() {
            continue;
        }
        let new = NewInst::new(Opcode::Phi, data.ty, &operands).with_flags(data.flags);
        func.replace(phi, new);
    }
}

/// Takes one of several arms for a block out of the phis of another.
fn forget_one_edge(func: &mut Function<'_>, block: Block, from: Block) {
    let phis: Vec<Inst> =
        func.insts_of(block).filter(|&i| func.inst(i).op == Opcode::Phi).collect();
    for phi in phis {
        let mut operands = func.operands(phi).to_vec();
        let arm = operands.chunks_exact(2).position(|arm| arm[1] == from.into());
        if let Some(arm) = arm {
            operands.drain(2 * arm..2 * arm + 2);
            let data = *func.inst(phi);
            let new = NewInst::new(Opcode::Phi, data.ty, &operands).with_flags(data.flags);
            func.replace(phi, new);
        }
    }
}

fn reachable(func: &Function<'_>) -> Vec<bool> {
    let mut seen = vec![false; func.num_blocks()];
    let mut stack: Vec<Block> = func.entry().into_iter().collect();
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut seen[block.as_u32() as usize], true)
            && let Some(last) = func.terminator(block)
        {
            stack.extend(func.successors(last));
        }
    }
    seen
}

/// Removes blocks that cannot be reached, if some of them could be before.
fn remove_unreachable(func: &mut Function<'_>, before: &[bool]) -> u32 {
    let now = reachable(func);
    let is_dead = |block: Block| !now[block.as_u32() as usize];
    let (dead, kept): (Vec<Block>, Vec<Block>) = func.blocks().partition(|&b| is_dead(b));
    if !dead.iter().any(|b| before[b.as_u32() as usize]) {
        return 0;
    }
    for block in kept {
        forget_edges(func, block, &is_dead);
    }
    // What is left of uses outside are descriptions.
    let uses = func.uses();
    let values: Vec<Inst> = dead.iter().flat_map(|&b| func.insts_of(b)).collect();
    for inst in values {
        let described = uses.get(inst.into()).iter().filter(|u| !is_dead(func.block_of(u.user)));
        for user in described.map(|u| u.user).collect::<Vec<_>>() {
            let poison = func.store.poison(func.inst(inst).ty);
            func.replace_values_in(user, |v| (v == inst.into()).then_some(poison));
        }
    }
    func.remove_blocks(&is_dead);
    dead.len() as u32
}
