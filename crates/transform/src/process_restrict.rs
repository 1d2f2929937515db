//! The pass `process-restrict`: tells LLVM that pointers which the program calls restricted do not overlap.
//!
//! ```text
//!   define void @k(ptr noalias %a, ptr noalias %b)
//!     load  %a + 8             !alias.scope {a}     !noalias {b}
//!     store %b                 !alias.scope {b}     !noalias {a}
//!     load  phi [%a], [%b]     !alias.scope {a, b}
//!     load  what was loaded    untouched: it may be either, or neither
//! ```
//!
//! The attribute `noalias` says the same of the function, but LLVM has to find its way back from an access to the
//! argument each time, and gives up at long chains, at phis and at slots. Scopes are found on the access itself.
//!
//! Sources are the attributes that a front end leaves (`"user_specified_restrict_scope"` on a parameter, or on the
//! function for all its pointers) and `noalias`, which is what clang makes of `__restrict__`.
//!
//! Invariant: an access has a scope only if its address comes from restricted pointers alone, on every way. Each
//! function has a domain of its own. Its nodes are distinct, and the scopes are declared where the function begins:
//! so LLVM makes new ones whenever it inlines the function, and others for each round of a loop into which it was
//! inlined. Without either, LLVM takes the pointers of one call for those of another (`crates/cli/tests/effects.rs`).
//! It makes no new ones where it makes a loop of a recursion: functions that may come back to themselves get none.

mod derived;
mod recursion;
pub(crate) mod scopes;

use rayon::prelude::*;
use spacecast_analysis::Program;
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::edit::AttrOwner;
use spacecast_ir::function::Function;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::Attr;
use spacecast_ir::types::Types;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_ir::vocab::AttrKind;

use crate::report::{PassStats, Severity, of_function};
use derived::{MAX_ROOTS, derive, field_roots};
use recursion::recursive;
use scopes::{Scopes, stamp};

/// What a front end writes, and what it becomes. Both stay: messages need the former, alias analysis reads the latter.
const KEYS: [(&[u8], &[u8]); 3] = [
    (b"user_specified_restrict_scope", SCOPE),
    (b"user_specified_restrict_keyword", b"nvvm.restrict_keyword"),
    (b"user_specified_restrict_processed", PROCESSED),
];
const SCOPE: &[u8] = b"nvvm.restrict_scope";
const PROCESSED: &[u8] = b"nvvm.restrict_processed";

/// What the pass may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `process-restrict`: whether it runs at all.
    pub enable: bool,
    /// `allow-restrict-in-struct`: pointers in parameters that are structures count as restricted, too.
    pub in_struct: bool,
    /// `apply-multi-level-restrict`: so do pointers that are loaded through restricted ones.
    pub multi_level: bool,
    /// `process-restrict-propagate-only`: only functions that were processed get what is missing.
    pub propagate_only: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { enable: true, in_struct: false, multi_level: false, propagate_only: false }
    }
}

/// A pointer that is restricted.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Root {
    /// The parameter.
    param: usize,
    /// Where in the parameter it is, if that is a structure: the offset, or the indices.
    path: Vec<u32>,
    /// The name of its scope.
    name: Vec<u8>,
}

/// What there is to do in a function.
struct Plan {
    id: FuncId,
    roots: Vec<Root>,
    /// Accesses, and the roots that their addresses come from, as bits.
    accesses: Vec<(Inst, u64)>,
    /// Whether a structure has restricted pointers that are not looked at.
    refused: bool,
}

/// Runs the pass over the functions that `wanted` picks; it is asked about those that would change, in order.
pub fn process_restrict(
    module: &mut Module<'_>,
    options: &Options,
    knobs: &Knobs,
    wanted: &mut dyn FnMut(&Module<'_>, FuncId, &mut PassStats) -> bool,
) -> PassStats {
    let timer = std::time::Instant::now();
    let mut out = PassStats::default();
    let functions: Vec<(FuncId, &Function<'_>)> = module.functions().collect();
    let restricted: Vec<FuncId> = functions
        .into_par_iter()
        .evenly()
        .filter(|(_, func)| !func.is_declaration() && concerns(module, func, options))
        .map(|(id, _)| id)
        .collect();
    if restricted.is_empty() || !options.enable {
        return out;
    }
    let plans: Vec<Plan> = {
        let program = Program::new(module, knobs);
        let recursive = recursive(&program);
        // Readers of typed pointers may not know how to declare a scope.
        let old = module.types.has_typed_pointers();
        let plan =
            |id: FuncId| plan(&program, id, options, !old && !recursive[id.as_u32() as usize]);
        restricted.into_par_iter().evenly().map(plan).collect()
    };
    out.analysis += timer.elapsed();
    let timer = std::time::Instant::now();
    for plan in plans {
        if !wanted(module, plan.id, &mut out) {
            continue;
        }
        if plan.refused {
            let message = "function contains restrict keyword in struct";
            let severity = Severity::Illegal;
            out.diagnostics.push(crate::report::Diagnostic {
                severity,
                ..of_function(module, plan.id, message)
            });
        }
        out.restricted += plan.roots.len() as u64;
        out.scoped += apply(module, &plan, options);
    }
    out.rewriting += timer.elapsed();
    out
}

/// Whether a function has restricted parameters that were not processed; or were, if only that is wanted.
fn concerns(module: &Module<'_>, func: &Function<'_>, options: &Options) -> bool {
    let any = (0..func.params().len()).any(|param| restricts(func, param))
        || module.string_attr(func, KEYS[0].0).is_some()
        || module.string_attr(func, SCOPE).is_some();
    any && is_processed(module, func) == options.propagate_only
}

fn is_processed(module: &Module<'_>, func: &Function<'_>) -> bool {
    [PROCESSED, KEYS[2].0].iter().any(|key| module.string_attr(func, key).is_some())
}

/// The value of a string attribute of a parameter.
fn param_attr(func: &Function<'_>, param: usize, key: &[u8]) -> Option<Vec<u8>> {
    func.store.attrs(func.params()[param].attrs).find_map(|attr| match attr {
        Attr::Str(k, value) if func.store.text.is(k, key) => {
            Some(value.map_or(Vec::new(), |v| func.store.text.unescaped(v).into_owned()))
        }
        _ => None,
    })
}

fn has_flag(func: &Function<'_>, param: usize, kind: AttrKind) -> bool {
    func.store.attrs(func.params()[param].attrs).any(|attr| attr.kind() == Some(kind))
}

/// The number that a front end gave a parameter.
fn annotated(func: &Function<'_>, param: usize) -> Option<Vec<u8>> {
    param_attr(func, param, KEYS[0].0).or_else(|| param_attr(func, param, SCOPE))
}

fn restricts(func: &Function<'_>, param: usize) -> bool {
    has_flag(func, param, AttrKind::NoAlias) || annotated(func, param).is_some()
}

fn is_pointer(types: &Types, func: &Function<'_>, param: usize) -> bool {
    types.addrspace(func.params()[param].ty).is_some()
}

fn plan(program: &Program<'_, '_>, id: FuncId, options: &Options, scoped: bool) -> Plan {
    let module = program.module;
    let func = module.func(id);
    // A number on the function is for all its pointers.
    let of_all = module
        .string_attr(func, KEYS[0].0)
        .or_else(|| module.string_attr(func, SCOPE))
        .map(std::borrow::Cow::into_owned);
    let mut plan = Plan { id, roots: Vec::new(), accesses: Vec::new(), refused: false };
    for param in 0..func.params().len() {
        let by_value = has_flag(func, param, AttrKind::ByVal);
        let number = annotated(func, param);
        let pointer = is_pointer(&module.types, func, param);
        // What is restricted about a structure are the pointers in it.
        if number.is_some() && (by_value || !pointer) {
            plan.refused |= !options.in_struct;
            if options.in_struct {
                let scope = scope_name(func, param, &number.unwrap_or_default());
                plan.roots.extend(field_roots(program, func, param, &scope));
            }
            continue;
        }
        let taken = restricts(func, param) || of_all.is_some();
        if taken && pointer && (!by_value || has_flag(func, param, AttrKind::NoAlias)) {
            let ordinal = || (plan.roots.len() + 1).to_string().into_bytes();
            let number = number.or_else(|| of_all.clone()).unwrap_or_else(ordinal);
            let name = scope_name(func, param, &number);
            plan.roots.push(Root { param, path: Vec::new(), name });
        }
    }
    plan.roots.truncate(MAX_ROOTS);
    if scoped {
        plan.accesses = derive(program, func, &plan.roots, options.multi_level);
    }
    plan
}

/// The documented name of a scope.
fn scope_name(func: &Function<'_>, param: usize, number: &[u8]) -> Vec<u8> {
    let argument = spacecast_ir::value::Value::arg(param as u32);
    let name = match func.plain_name(argument) {
        Some(name) => name.into_owned(),
        None => param.to_string().into_bytes(),
    };
    [b"restrict.scope.", number, b".", &name].concat()
}

/// Does what was planned; how many accesses got scopes.
fn apply(module: &mut Module<'_>, plan: &Plan, options: &Options) -> u64 {
    let scopes = Scopes::of(module, plan, options.propagate_only);
    let stamped = stamp(module, plan, &scopes);
    if !options.propagate_only {
        canonicalise(module, plan);
    }
    stamped
}

/// Says in the documented attributes what was done.
fn canonicalise(module: &mut Module<'_>, plan: &Plan) {
    let values: Vec<_> = KEYS
        .iter()
        .map(|(key, _)| {
            let func = module.func(plan.id);
            module.string_attr(func, key).map(std::borrow::Cow::into_owned)
        })
        .collect();
    let func = module.func_mut(plan.id);
    for ((_, canonical), value) in KEYS.iter().zip(values) {
        if let Some(value) = value {
            add_string(func, AttrOwner::Function, canonical, &value);
        }
    }
    add_string(func, AttrOwner::Function, PROCESSED, b"");
    for param in 0..func.params().len() {
        for (key, canonical) in KEYS {
            if let Some(value) = param_attr(func, param, key) {
                add_string(func, AttrOwner::Param(param), canonical, &value);
            }
        }
    }
    for root in plan.roots.iter().filter(|root| root.path.is_empty()) {
        if !has_flag(func, root.param, AttrKind::NoAlias) {
            func.add_attr(AttrOwner::Param(root.param), Attr::Flag(AttrKind::NoAlias));
        }
    }
}

fn add_string(func: &mut Function<'_>, owner: AttrOwner, key: &[u8], value: &[u8]) {
    let key = func.store.text.add_string(key);
    let value = (!value.is_empty()).then(|| func.store.text.add_string(value));
    func.add_attr(owner, Attr::Str(key, value));
}
