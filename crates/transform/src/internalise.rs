//! Functions that are there for whoever calls them become internal where their callers were counted on.
//!
//! A `linkonce_odr` function is emitted by every module that calls it, and the linker keeps one. So the module may
//! as well have its own, and what is known of the calls in it holds. But then nobody else may be given that one:
//!
//! ```text
//!   module A: k ──shared──► f ──► g        g names shared memory
//!   module B: l ──global──► f              if the linker gave it A's f, it would come to A's g
//! ```
//!
//! The same holds for one that stores something in a variable of the module, or gives away the address of a function:
//! what others would have it store there was not counted.
//!
//! Invariant: what was changed in view of its callers, or changes what others count on, can be reached only through
//! functions of which all callers are seen, or through kernels and others that were analysed for calls from outside.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_analysis::Facts;
use spacecast_ir::Module;
use spacecast_ir::value::FuncId;
use spacecast_ir::vocab::Linkage;

/// Functions.
pub type Set = HashSet<FuncId, FxBuildHasher>;

/// The functions of which callers were counted on when these were changed: they, and all that lead to them. Whom the last
/// caller leaves later is still among them, though nobody but others can call it then.
pub fn counted_on(facts: &Facts, changed: impl Iterator<Item = FuncId>) -> Set {
    let mut callers: HashMap<FuncId, Vec<FuncId>, FxBuildHasher> = HashMap::default();
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
            callers.entry(facts.instance(target).func).or_default().push(instance.func);
        }
    }
    let mut concerned = Set::default();
    while let Some(func) = stack.pop() {
        if concerned.insert(func) {
            stack.extend(callers.get(&func).map_or(&[][..], |callers| callers));
        }
    }
    concerned.retain(|func| !outside.contains(func));
    concerned
}

/// Makes functions internal of which callers were counted on.
pub fn internalise(module: &mut Module<'_>, counted: &Set) {
    let given: Vec<FuncId> = module
        .functions()
        .filter(|(id, func)| func.symbol.linkage() == Linkage::LinkOnceOdr && counted.contains(id))
        .map(|(id, _)| id)
        .collect();
    for id in given {
        let func = module.func_mut(id);
        func.comdat = None;
        func.set_linkage(Linkage::Internal);
    }
}
