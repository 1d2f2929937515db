//! Who may trust the pointers that it loads: what gets out, over the call graph.

use hashbrown::HashSet;
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::value::{Const, FuncId, Global};

use crate::instance::Instance;
use crate::origins::Origins;
use crate::program::{Callee, Program, header_symbols};
use crate::shared::Shared;

/// For each instance what pointers may be that it loads, beside global: what gets out anywhere in a kernel
/// that can run it, and anything if code outside of the module can call it. `escaped` is what each lets out
/// itself.
pub(crate) fn what_leaks(
    program: &Program<'_, '_>,
    instances: &[Instance],
    escaped: &[Origins],
    shared: &Shared,
) -> Vec<Origins> {
    let initialised = program.leaking_variable.is_some()
        || shared.exposed_variables().any(|var| program.initialiser_leaks(var));
    let everywhere = if initialised { Origins::ANYWHERE } else { Origins::empty() };
    // What gets out of an instance or of what it calls: up to the callers.
    let mut inside: Vec<Origins> = escaped.iter().map(|&own| own | everywhere).collect();
    spread(&mut inside, |at| instances[at].callers.iter().map(|c| c.0 as usize).collect());
    // What gets out in any kernel that runs it: down to the callees.
    let mut around: Vec<Origins> = instances
        .iter()
        .enumerate()
        .map(|(at, instance)| match (program.is_kernel(instance.func), instance.outside) {
            (true, _) => inside[at],
            (_, true) => Origins::ANYWHERE,
            _ => Origins::empty(),
        })
        .collect();
    spread(&mut around, |at| instances[at].calls().map(|(_, t)| t.0 as usize).collect());
    around
}

/// Joins the value of each node into those that follow it, until nothing changes.
fn spread(values: &mut [Origins], next: impl Fn(usize) -> Vec<usize>) {
    let mut stack: Vec<usize> = (0..values.len()).filter(|&at| !values[at].is_empty()).collect();
    while let Some(at) = stack.pop() {
        for to in next(at) {
            if !values[to].contains(values[at]) {
                let value = values[at];
                values[to] |= value;
                stack.push(to);
            }
        }
    }
}

/// For each function that is no kernel whether code outside of the module, or an indirect call, can call it.
pub(crate) fn called_from_outside(program: &Program<'_, '_>, ids: &[FuncId]) -> Vec<bool> {
    let module = program.module;
    let local: Vec<bool> = ids.iter().map(|&id| program.is_internal(id)).collect();
    // Most device functions of unoptimised code are public: then nobody has to look for addresses.
    if !local.iter().zip(ids).any(|(&local, &id)| local && !program.is_kernel(id)) {
        return vec![true; ids.len()];
    }
    let taken = taken_addresses(program, ids);
    ids.iter()
        .zip(local)
        .map(|(&id, local)| !local || taken.contains(&module.func(id).global))
        .collect()
}

/// The functions whose addresses are used for anything but calling them.
fn taken_addresses(program: &Program<'_, '_>, ids: &[FuncId]) -> HashSet<Global, FxBuildHasher> {
    let module = program.module;
    let is_function = |g: Global| matches!(module.symbol_kind(g), SymbolKind::Func(_));
    let found: Vec<Global> = ids
        .par_iter()
        .flat_map_iter(|&id| {
            let func = module.func(id);
            let mut found = Vec::new();
            // Most constants are numbers; what the others mention is looked up once.
            let mentions = |c: Const| {
                let mut any = false;
                func.store.for_each_global(c, &mut |g| any |= is_function(g));
                any
            };
            let mentions: Vec<bool> = func.store.consts().map(mentions).collect();
            if !mentions.contains(&true) {
                return found;
            }
            for inst in func.insts() {
                // A call that does not fit is none that is followed.
                let called = func.called_symbol(inst);
                let callee = called.is_some_and(|g| match program.callee(g) {
                    Callee::Defined(id) => program.fits(func, inst, id),
                    _ => true,
                });
                let operands = func.operands(inst);
                for &operand in &operands[..operands.len() - usize::from(callee)] {
                    if let Some(c) = operand.as_const()
                        && mentions[c.as_u32() as usize]
                    {
                        func.store.for_each_global(c, &mut |g| found.push(g));
                    }
                }
            }
            found
        })
        .filter(|&g| is_function(g))
        .collect();
    let mut taken: HashSet<Global, FxBuildHasher> = found.into_iter().collect();
    taken.extend(header_symbols(module));
    let constants = module.variables().filter_map(|(_, var)| var.init);
    for c in constants.chain(module.aliases().map(|(_, alias)| alias.target)) {
        module.store.for_each_global(c, &mut |g| {
            taken.insert(g);
        });
    }
    taken
}
