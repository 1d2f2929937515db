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

type Set = HashSet<FuncId, FxBuildHasher>;

/// Makes functions internal that were changed, or that lead to such.
pub fn internalise(module: &mut Module<'_>, facts: &Facts, changed: impl Iterator<Item = FuncId>) {
    let mut callers: HashMap<FuncId, Vec<FuncId>, FxBuildHasher> = HashMap::default();
    let mut outside = Set::default();
    let mut stack: Vec<FuncId> = changed.collect();
    // Where nothing was changed nothing was counted on.
    if stack.is_empty() {
        return;
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
    // An algorithm that does not look at callers counts on none.
    let counted = facts.instances().next().is_some();
    for func in concerned.into_iter().filter(|_| counted) {
        let linkage = module.func(func).symbol.linkage();
        if linkage == Linkage::LinkOnceOdr && !outside.contains(&func) {
            let func = module.func_mut(func);
            func.comdat = None;
            func.set_linkage(Linkage::Internal);
        }
    }
}
