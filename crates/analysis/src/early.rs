//! Where LLVM lets a call write early: to where what it wrote is copied afterwards.
//!
//! MemCpyOpt does so if nobody can tell, behind an argument that says `writable`, and in memory that something has just
//! returned and nobody else knows: of `malloc`, and of what is `noalias` as a result, be it at the call alone, LLVM takes that
//! for granted, and it finds out what hands such memory on. The slot, its load and the copy may be in functions that are inlined:
//!
//! ```text
//!   new memory is returned   g ◄── f ◄── k     it may be copied to in all of these       (up: callers)
//!   an argument is writable  e                 it may be copied to in this
//!                            ▼    ▼            and what any of them calls may be inlined (down: callees)
//! ```
//!
//! Invariant: what is not found here is inlined into no function that copies to such memory, as far as this module goes. What
//! code outside of it can call counts as found as soon as there is such memory.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{Attr, ConstantKind};
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_ir::vocab::AttrKind;

/// The functions in which a slot may be another memory in the end, because a call writes early, by their ids; nothing if there
/// are none. `outside` says of which code outside of the module calls them, kernels aside.
pub(crate) fn early(
    module: &Module<'_>,
    outside: impl Fn(FuncId) -> bool,
    kernel: impl Fn(FuncId) -> bool,
) -> Vec<bool> {
    let bodies = || module.functions().filter(|(_, func)| !func.is_declaration());
    let fresh: Vec<FuncId> =
        module.functions().filter(|(_, func)| is_fresh(module, func)).map(|(id, _)| id).collect();
    let calls_fresh: Vec<FuncId> =
        bodies().filter(|(_, func)| func.any_result_attr(is_new)).map(|(id, _)| id).collect();
    let is_writable = |&(_, func): &(FuncId, &Function<'_>)| has_writable(func);
    if fresh.is_empty() && calls_fresh.is_empty() && !bodies().any(|f| is_writable(&f)) {
        return Vec::new();
    }
    let last = module.functions().map(|(id, _)| id.as_u32() as usize).max().unwrap_or(0);
    let callees: Callees = bodies().map(|(id, func)| (id, callees(module, func))).collect();
    let mut found = vec![false; last + 1];
    // Up from where new memory comes from.
    let mut open: Vec<FuncId> = fresh;
    if !open.is_empty() || !calls_fresh.is_empty() {
        open.extend(calls_fresh);
        // What calls pointers may call any of them.
        open.extend(callees.iter().filter(|(_, callees)| callees.is_none()).map(|(&id, _)| id));
        let mut callers: HashMap<FuncId, Vec<FuncId>, FxBuildHasher> = HashMap::default();
        for (&caller, callees) in &callees {
            for &callee in callees.iter().flatten() {
                callers.entry(callee).or_default().push(caller);
            }
        }
        while let Some(id) = open.pop() {
            if !std::mem::replace(&mut found[id.as_u32() as usize], true) {
                open.extend(callers.get(&id).into_iter().flatten());
            }
        }
    }
    let is_root = |&(id, func): &(FuncId, &Function<'_>)| {
        found[id.as_u32() as usize] || has_writable(func) || outside(id) && !kernel(id)
    };
    let roots = bodies().filter(is_root).map(|(id, _)| id).collect();
    down(roots, &callees, last, kernel)
}

/// The functions that may be inlined into some, those included, by their ids.
pub(crate) fn inlined_into(
    module: &Module<'_>,
    roots: Vec<FuncId>,
    kernel: impl Fn(FuncId) -> bool,
) -> Vec<bool> {
    if roots.is_empty() {
        return Vec::new();
    }
    let bodies = module.functions().filter(|(_, func)| !func.is_declaration());
    let callees: Callees = bodies.map(|(id, func)| (id, callees(module, func))).collect();
    let last = module.functions().map(|(id, _)| id.as_u32() as usize).max().unwrap_or(0);
    down(roots, &callees, last, kernel)
}

/// Down to what may be inlined.
fn down(
    mut open: Vec<FuncId>,
    callees: &Callees,
    last: usize,
    kernel: impl Fn(FuncId) -> bool,
) -> Vec<bool> {
    let mut found = vec![false; last + 1];
    let mut is_closed = true;
    while let Some(id) = open.pop() {
        if std::mem::replace(&mut found[id.as_u32() as usize], true) {
            continue;
        }
        match callees.get(&id) {
            Some(Some(callees)) => open.extend(callees),
            Some(None) if std::mem::replace(&mut is_closed, false) => {
                open.extend(callees.keys().copied().filter(|&id| !kernel(id)));
            }
            _ => {}
        }
    }
    found
}

/// For each function with a body those that it mentions; none if it may call others.
type Callees = HashMap<FuncId, Option<Vec<FuncId>>, FxBuildHasher>;

fn is_new(attr: Attr) -> bool {
    attr.kind() == Some(AttrKind::NoAlias)
}

/// Whether a function returns memory that nobody else knows, as it says or as LLVM finds by its name.
fn is_fresh(module: &Module<'_>, func: &Function<'_>) -> bool {
    func.store.attrs(func.ret_attrs).any(is_new)
        || func.is_declaration()
            && module.symbol_name(func.global).is_some_and(|name| *name == *b"malloc")
}

/// Whether an argument is said to be writable.
fn has_writable(func: &Function<'_>) -> bool {
    let writable = |attr: Attr| attr.kind() == Some(AttrKind::Writable);
    func.params().iter().any(|param| func.store.attrs(param.attrs).any(writable))
}

/// The functions that one mentions; none if it may call others.
fn callees(module: &Module<'_>, func: &Function<'_>) -> Option<Vec<FuncId>> {
    let is_asm = |callee| matches!(func.store.constant(callee), ConstantKind::Asm(..));
    let is_open = |call: Inst| {
        func.called_symbol(call).is_none()
            && !func.callee(call).and_then(Value::as_const).is_some_and(is_asm)
    };
    if func.calls().any(is_open) {
        return None;
    }
    let is_function =
        |g| matches!(module.symbol_kind(g), SymbolKind::Func(_) | SymbolKind::Alias(_));
    let mut found = Vec::new();
    if func.store.symbols().any(is_function) {
        // Constants stay when nothing uses them any more.
        for (inst, _) in func.each_inst() {
            for c in func.operands(inst).iter().filter_map(|value| value.as_const()) {
                func.store.for_each_global(c, &mut |global| {
                    if is_function(global) {
                        found.push(module.resolve_function(global));
                    }
                });
            }
        }
    }
    found.into_iter().collect()
}
