//! Queries whose answer is known, and casts that say nothing new.
//!
//! What the host gave a kernel counts as global for accesses only. The host may have passed the address of a
//! constant, so that of such a pointer only "is it shared" and "is it local" are answered.
//!
//! Invariant: an answer is given only if every origin of the pointer gives the same one, and null, which
//! every space answers in its own way, is none of them.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{Callee, FuncFacts, Origins, Program};
use spacecast_ir::edit::{FuncMut, NewInst};
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstData;
use spacecast_ir::types::Types;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;
use spacecast_nvptx::space::Query;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// The answer to a query about a pointer with these origins, if there is one.
pub fn answer(query: Query, origins: Origins) -> Option<bool> {
    if origins.contains(Origins::NULL) {
        return None;
    }
    let (yes, open) = match query {
        // Parameters lie in the global window.
        Query::Global => (Origins::GLOBAL | Origins::PARAM, Origins::DEVICE),
        // An address of the cluster may be in the own block.
        Query::Shared | Query::SharedCta => (Origins::SHARED, Origins::CLUSTER),
        Query::SharedCluster => (Origins::SHARED | Origins::CLUSTER, Origins::empty()),
        Query::Local => (Origins::LOCAL, Origins::empty()),
        Query::Constant => (Origins::CONSTANT, Origins::DEVICE | Origins::PARAM),
    };
    let places = origins & Origins::ANYWHERE;
    if places.is_empty() || places.intersects(open) {
        None
    } else if yes.contains(places) {
        Some(true)
    } else if !places.intersects(yes) {
        Some(false)
    } else {
        None
    }
}

/// The queries of a function that are answered, with their answers.
pub fn answers(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    facts: &FuncFacts,
) -> Vec<(Inst, bool)> {
    let types = &program.module.types;
    if !program.has_queries() {
        return Vec::new();
    }
    let asserted = std::cell::OnceCell::new();
    func.calls()
        .filter_map(|inst| {
            let query = match func.called_symbol(inst).map(|g| program.callee(g)) {
                Some(Callee::Query(query)) if !func.args(inst).is_empty() => query,
                _ => return None,
            };
            let origins = facts.at(func, types, inst, 0);
            let yes = answer(query, origins)?;
            // What the program asserts wins over what we assume of the host: the assertion stays.
            let assumed = origins.contains(Origins::DEVICE);
            let asserted = || asserted.get_or_init(|| asserted_in(program, func));
            if assumed && asserted().contains(&inst) {
                return None;
            }
            Some((inst, yes))
        })
        .collect()
}

/// What the assumptions of a function are made of, back to the calls that it begins with.
fn asserted_in(program: &Program<'_, '_>, func: &Function<'_>) -> HashSet<Inst, FxBuildHasher> {
    let is_assumption = |call: &Inst| {
        let callee = func.called_symbol(*call).map(|g| program.callee(g));
        matches!(callee, Some(Callee::Row(row)) if row.family == Family::Assume)
    };
    let mut found = HashSet::default();
    let mut users: Vec<Inst> = func.calls().filter(is_assumption).collect();
    while let Some(user) = users.pop() {
        for part in func.operands(user).iter().filter_map(|value| value.as_inst()) {
            if found.insert(part) && !func.inst(part).op.is_call() {
                users.push(part);
            }
        }
    }
    found
}

/// Folds casts of casts: into the first value where they lead back to its type, as long as that is the
/// same address. Returns how many went.
pub fn fold_casts(func: &mut FuncMut<'_, '_>, types: &Types, facts: &FuncFacts) -> u32 {
    let is_cast = |inst: Inst| func.inst(inst).op == Opcode::AddrSpaceCast;
    // Most functions have casts, but few have any of another one.
    let is_cast_twice = |(inst, data): (Inst, &InstData)| {
        data.op == Opcode::AddrSpaceCast && func.operands(inst)[0].as_inst().is_some_and(is_cast)
    };
    if !func.each_inst().any(is_cast_twice) {
        return 0;
    }
    let casts: Vec<Inst> = func.insts().filter(|&inst| is_cast(inst)).collect();
    let mut folded = 0;
    let mut replaced: Map<Value, Value> = Map::default();
    for &outer in &casts {
        let middle = func.operands(outer)[0];
        let Some(inner) = middle.as_inst().filter(|&i| func.inst(i).op == Opcode::AddrSpaceCast)
        else {
            continue;
        };
        let first = func.operands(inner)[0];
        let space = |value: Value| types.addrspace(types.scalar(func.type_of(value)));
        let (from, over, to) = (space(first), space(middle), space(outer.into()));
        // In code that never runs a cast may be its own operand.
        if from != to || from == over || first == outer.into() || first == middle {
            continue;
        }
        // Into a space and back null does not survive, except where addresses are the same numbers.
        let back = to == Some(0) && over != Some(1) && may_be_null(func, types, facts, first);
        // A parameter that is not read in its space is copied by LLVM: the cast says which is meant.
        if back || over == Some(101) {
            continue;
        }
        if func.type_of(first) == func.inst(outer).ty {
            replaced.insert(outer.into(), first);
        } else {
            let ty = func.inst(outer).ty;
            func.replace(outer, NewInst::cast(Opcode::BitCast, first, ty));
            folded += 1;
        }
    }
    if !replaced.is_empty() {
        // A chain of folds ends at a value that stays, except in circles of code that never runs. Casts are
        // in order, so that what an earlier one stands for is known when a later one is looked at.
        let mut ends: Map<Value, Value> = Map::default();
        for &outer in &casts {
            let mut end = Value::from(outer);
            for _ in 0..replaced.len() {
                match ends.get(&end).or_else(|| replaced.get(&end)) {
                    Some(&next) if next != outer.into() => end = next,
                    _ => break,
                }
                if !replaced.contains_key(&end) {
                    break;
                }
            }
            if end != outer.into() && !replaced.contains_key(&end) {
                ends.insert(outer.into(), end);
            }
        }
        folded += ends.len() as u32;
        let find = |value: Value| ends.get(&value).copied();
        func.replace_values(find);
        for outer in ends.keys() {
            if let Some(inst) = outer.as_inst() {
                func.remove(inst);
            }
        }
    }
    if folded == 0 { 0 } else { folded + remove_dead_casts(func) }
}

/// Whether an address may be null. What the rewrite added since the analysis are casts of what that knew.
fn may_be_null(func: &Function<'_>, types: &Types, facts: &FuncFacts, mut value: Value) -> bool {
    while let Some(inst) = value.as_inst().filter(|&inst| !facts.knows(inst))
        && func.inst(inst).op == Opcode::AddrSpaceCast
    {
        value = func.operands(inst)[0];
    }
    facts.origins(func, types, value).contains(Origins::NULL)
}

/// Takes out casts that nothing uses.
fn remove_dead_casts(func: &mut Function<'_>) -> u32 {
    let uses = func.uses();
    let mut dead: Vec<Inst> = func
        .insts()
        .filter(|&i| func.inst(i).op == Opcode::AddrSpaceCast && uses.get(i.into()).is_empty())
        .collect();
    let mut removed = 0;
    while let Some(inst) = dead.pop() {
        let operand = func.operands(inst)[0];
        func.remove(inst);
        removed += 1;
        let Some(source) = operand.as_inst() else { continue };
        let last = uses.get(source.into()).iter().all(|u| func.inst(u.user).is_removed());
        if last && func.inst(source).op == Opcode::AddrSpaceCast {
            dead.push(source);
        }
    }
    removed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_only_what_is_certain() {
        use Query::*;
        let table = [
            (Shared, Origins::SHARED, Some(true)),
            (Shared, Origins::CLUSTER, None),
            (SharedCluster, Origins::SHARED, Some(true)),
            (SharedCluster, Origins::CLUSTER, Some(true)),
            (Shared, Origins::DEVICE, Some(false)),
            (Local, Origins::DEVICE, Some(false)),
            (Global, Origins::DEVICE, None),
            (Constant, Origins::DEVICE, None),
            (Global, Origins::GLOBAL, Some(true)),
            (Global, Origins::PARAM, Some(true)),
            (Constant, Origins::PARAM, None),
            (Global, Origins::CONSTANT, Some(false)),
            (Shared, Origins::GLOBAL | Origins::SHARED, None),
            (Shared, Origins::GLOBAL | Origins::LOCAL, Some(false)),
            (Shared, Origins::SHARED | Origins::NULL, None),
            (Shared, Origins::UNKNOWN, None),
            (Shared, Origins::empty(), None),
        ];
        for (query, origins, expected) in table {
            assert_eq!(answer(query, origins), expected, "{query:?} of {origins}");
        }
    }
}
