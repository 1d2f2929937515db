//! Functions that are there for whoever calls them become internal where they, or their callers, were counted on.
//!
//! A `linkonce_odr` function is emitted by every module that calls it, and the linker keeps one. So the module may
//! as well have its own, and what is known of the calls in it holds. But then nobody else may be given that one:
//!
//! ```text
//!   module A: k ──shared──► f ──► g        g names shared memory
//!   module B: l ──global──► f              if the linker gave it A's f, it would come to A's g
//! ```
//!
//! Nor may the linker put the other module's body in the place of one whose callers were changed in view of what it does: a
//! compiler that saw the same source may have left in it what another took out because no valid program could tell.
//!
//! A table of such functions that other modules have, too, becomes internal with them: the linker may keep one that has others in
//! it.
//!
//! The same holds for one that stores something in a variable of the module, or gives away the address of a function:
//! what others would have it store there was not counted.
//!
//! Invariant: what was counted on is the body that runs; what was changed in view of its callers, or changes what others count on, can be reached only through
//! functions of which all callers are seen, or through kernels and others that were analysed for calls from outside.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_analysis::Facts;
use spacecast_ir::Module;
use spacecast_ir::module::GlobalVar;
use spacecast_ir::value::{FuncId, Global, VarId};
use spacecast_ir::vocab::Linkage;

/// Functions.
pub type Set = HashSet<FuncId, FxBuildHasher>;

/// The functions that were counted on when these were changed: on the callers of them, and of all that lead to them; and on
/// what all that are called by these do. Whom the last caller leaves later is still among them, though nobody but others can
/// call it then.
pub fn counted_on(facts: &Facts, changed: impl Iterator<Item = FuncId>) -> Set {
    let mut callers: HashMap<FuncId, Vec<FuncId>, FxBuildHasher> = HashMap::default();
    let mut callees: HashMap<FuncId, Vec<FuncId>, FxBuildHasher> = HashMap::default();
    let mut outside = Set::default();
    let mut stack: Vec<FuncId> = changed.collect();
    // Where nothing was changed nothing was counted on; and an algorithm that does not look at callers counts on none.
    if stack.is_empty() || facts.instances().next().is_none() {
        return Set::default();
    }
    for (_, instance) in facts.instances() {
        if instance.knows_symbols {
            stack.push(instance.func);
        }
        if instance.outside {
            outside.insert(instance.func);
        }
        for &(_, target) in &instance.calls {
            let target = facts.instance(target).func;
            callers.entry(target).or_default().push(instance.func);
            callees.entry(instance.func).or_default().push(target);
        }
    }
    let mut concerned = reached(stack, &callers);
    let called = |func: &FuncId| callees.get(func).into_iter().flatten().copied();
    // Whoever else calls them: it is their bodies that count.
    let below = reached(concerned.iter().flat_map(called).collect(), &callees);
    concerned.retain(|func| !outside.contains(func));
    concerned.extend(below);
    concerned
}

/// Some functions, and all that others lead to from there.
fn reached(mut stack: Vec<FuncId>, next: &HashMap<FuncId, Vec<FuncId>, FxBuildHasher>) -> Set {
    let mut reached = Set::default();
    while let Some(func) = stack.pop() {
        if reached.insert(func) {
            stack.extend(next.get(&func).map_or(&[][..], |next| next));
        }
    }
    reached
}

/// Makes functions internal that were counted on; whether tables became so with them. Then nobody else finds there what is in them,
/// and more may be known.
pub fn internalise(module: &mut Module<'_>, counted: &Set) -> bool {
    let mut with_tables = false;
    let given: Vec<FuncId> = module
        .functions()
        .filter(|(id, func)| func.symbol.linkage() == Linkage::LinkOnceOdr && counted.contains(id))
        .map(|(id, _)| id)
        .collect();
    let mut own: HashSet<Global, FxBuildHasher> = HashSet::default();
    for id in given {
        let func = module.func_mut(id);
        func.comdat = None;
        func.set_linkage(Linkage::Internal);
        own.insert(func.global);
    }
    // Tables of them, and tables of tables: those of others have others in them.
    while !own.is_empty() {
        let is_one = |(_, var): &(VarId, &GlobalVar)| {
            let mut mentions = false;
            if let Some(init) = var.init.filter(|_| var.may_be_own()) {
                module.store.for_each_global(init, &mut |g| mentions |= own.contains(&g));
            }
            mentions
        };
        let tables: Vec<VarId> = module.variables().filter(is_one).map(|(id, _)| id).collect();
        own.clear();
        with_tables |= !tables.is_empty();
        for id in tables {
            let var = module.var_mut(id);
            var.comdat = None;
            var.symbol.linkage = Some(Linkage::Internal);
            var.symbol.visibility = None;
            var.symbol.dll = None;
            own.insert(var.global);
        }
    }
    with_tables
}
