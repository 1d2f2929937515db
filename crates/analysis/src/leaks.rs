//! Who may trust the pointers that it loads: what gets out, over the call graph.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;
use spacecast_ir::value::{FuncId, Global};

use crate::instance::Instance;
use crate::origins::Origins;
use crate::program::{Program, header_symbols};
use crate::shared::Shared;

/// For each instance what gets out in it and in what it calls, and what pointers may be that it loads, beside
/// global: what gets out anywhere in a kernel that can run it, and anything if code outside of the module can call it. `escaped` is what each lets out
/// itself.
pub(crate) fn what_leaks(
    program: &Program<'_, '_>,
    instances: &[Instance],
    escaped: &[Origins],
    shared: &Shared,
) -> (Vec<Origins>, Vec<Origins>) {
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
    (inside, around)
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

/// The functions that are called by what is not seen: kernels, what others know by name, and, unless all
/// calls are here, what they find in variables.
pub(crate) fn called_from_outside(
    program: &Program<'_, '_>,
    ids: &[FuncId],
    shared: &Shared,
) -> Vec<FuncId> {
    let module = program.module;
    let mut named: HashSet<Global, FxBuildHasher> = header_symbols(module).into_iter().collect();
    let notes = module.variables().filter(|(_, var)| {
        // `llvm.used` and the like.
        module.symbol_name(var.global).is_some_and(|name| name.starts_with(b"llvm."))
    });
    let notes = notes.filter_map(|(_, var)| var.init);
    for c in notes.chain(module.aliases().map(|(_, alias)| alias.target)) {
        module.store.for_each_global(c, &mut |g| {
            named.insert(g);
        });
    }
    let found = if program.is_closed() { &[][..] } else { shared.callable() };
    let found: HashSet<FuncId, FxBuildHasher> = found.iter().copied().collect();
    let outside = |&id: &FuncId| {
        program.is_launched(id)
            || program.is_naked(id)
            || !program.is_internal(id)
            || named.contains(&module.func(id).global)
            || found.contains(&id)
    };
    ids.iter().copied().filter(outside).collect()
}
