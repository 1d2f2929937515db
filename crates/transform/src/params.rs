//! Parameters that name their space.
//!
//! A function that only ever uses a pointer parameter in one space casts it as it is entered, and its callers, who know
//! the space as well, cast it to generic before the call. If all callers are here, both casts can go:
//!
//! ```text
//!   %g = addrspacecast ptr addrspace(3) %p to ptr        call void @f(ptr addrspace(3) %p)
//!   call void @f(ptr %g)
//!   define internal void @f(ptr %x) {                    define internal void @f(ptr addrspace(3) %x) {
//!     %s = addrspacecast ptr %x to ptr addrspace(3)
//!     store i32 1, ptr addrspace(3) %s                     store i32 1, ptr addrspace(3) %x
//! ```
//!
//! What a caller does not have in the space it casts before the call: the same cast, a step earlier. Once a function
//! takes a space its callers may only need that, too, so that they are looked at again.
//!
//! Invariant: a cast is made of the same value as before. It may be made where it was not before, so that the analysis
//! must have found that the parameter is always in the space.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use hashbrown::{HashMap, HashSet};
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{Facts, Origins};
use spacecast_ir::Module;
use spacecast_ir::edit::{AttrOwner, Beside};
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::query::{Mention, Mentions, Uses};
use spacecast_ir::store::Attr;
use spacecast_ir::types::{TypeKind, Types};
use spacecast_ir::value::{FuncId, Global, Inst, Value};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::space::Space;

use crate::constants::in_space;
use crate::rewrite::{Rewriter, is_debug_use};

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// Gives parameters the space that they are used in, in these functions, where they are always in that space; how many.
/// Callers change, too, so that all of them have to be `selected`; and `allow` has the last word. A space may be `narrow`er
/// than generic memory, and the module may ask if addresses are global.
pub fn retype_params<'s>(
    module: &mut Module<'s>,
    facts: &Facts,
    candidates: Vec<FuncId>,
    (narrow, asks): (&(dyn Fn(Space) -> bool + Sync), bool),
    selected: &dyn Fn(&Module<'s>, FuncId) -> bool,
    allow: &mut dyn FnMut(&Module<'s>, FuncId) -> bool,
) -> u64 {
    let mut done = 0;
    let mut mentions: Option<Mentions> = None;
    let mut dirty = candidates.clone();
    let mut candidates: HashSet<FuncId, FxBuildHasher> = candidates.into_iter().collect();
    while !dirty.is_empty() {
        let asked: Vec<(FuncId, Vec<Option<Space>>)> = std::mem::take(&mut dirty)
            .into_par_iter()
            .evenly()
            .map(|id| (id, wanted(module, facts, id)))
            .filter(|(_, spaces)| spaces.iter().any(Option::is_some))
            .collect();
        let mut decided: Vec<(FuncId, Vec<Option<Space>>)> = Vec::new();
        for (id, spaces) in asked {
            let mentions = mentions.get_or_insert_with(|| mentions_of(module, &candidates));
            let is_passed = passes_that(module, facts, mentions, (id, &spaces));
            if is_passed && is_only_called(module, mentions, id, selected) && allow(module, id) {
                done += spaces.iter().flatten().count() as u64;
                decided.push((id, spaces));
            } else {
                candidates.remove(&id);
            }
        }
        let Some(mentions) = &mentions else { break };
        decided.sort_unstable_by_key(|(id, _)| *id);
        let mut calls: BTreeMap<FuncId, Vec<(Inst, usize)>> = BTreeMap::new();
        for (at, (id, _)) in decided.iter().enumerate() {
            for (caller, call) in mentions.calls(module.func(*id).global) {
                calls.entry(caller).or_default().push((call, at));
            }
        }
        let types = std::mem::take(&mut module.types);
        let entered: Vec<_> = module.some_funcs_mut(decided.iter().map(|(id, _)| *id)).collect();
        entered
            .into_par_iter()
            .evenly()
            .zip(&decided)
            .for_each(|((_, mut func), (_, spaces))| enter(&mut func, &types, spaces));
        let callers = module.some_funcs_mut(calls.keys().copied()).zip(calls.values());
        let callers: Vec<_> = callers.collect();
        dirty.extend(calls.keys().filter(|caller| candidates.contains(*caller)));
        let callers = callers.into_par_iter().evenly();
        callers.for_each_init(Rewriter::default, |rewriter, ((id, mut func), calls)| {
            let func = &mut *func;
            let there = OnceCell::new();
            let mut dropped: Vec<Value> = Vec::new();
            let mut casts = false;
            for &(call, at) in calls {
                casts |= pass(func, &types, call, &decided[at].1, &there, &mut dropped);
            }
            remove_unused(func, dropped);
            // What was cast for the call is better computed in the space.
            if let Some(facts) = facts.of(id).filter(|_| casts) {
                rewriter.rewrite(func, &types, facts, &[], narrow, asks);
            }
        });
        module.types = types;
    }
    done
}

/// Where these functions are mentioned.
fn mentions_of(module: &Module<'_>, functions: &HashSet<FuncId, FxBuildHasher>) -> Mentions {
    let mut wanted = vec![false; module.symbols().count()];
    for &id in functions {
        wanted[module.func(id).global.as_u32() as usize] = true;
    }
    module.mentions_of(|global: Global| wanted[global.as_u32() as usize])
}

/// The space of each parameter that is used in one space and in no other way.
fn wanted(module: &Module<'_>, facts: &Facts, id: FuncId) -> Vec<Option<Space>> {
    let func = module.func(id);
    let types = &module.types;
    let Some(facts) = facts.of(id) else { return Vec::new() };
    let fits = |n: usize| {
        let param = func.params()[n];
        let tied = |attr: Attr| {
            use AttrKind::*;
            let kinds = [
                ByVal,
                StructRet,
                InAlloca,
                Preallocated,
                Nest,
                Returned,
                ByRef,
                ElementType,
                SwiftError,
            ];
            attr.kind().is_some_and(|kind| kinds.contains(&kind))
        };
        matches!(types.kind(param.ty), TypeKind::Ptr { addrspace: 0 })
            && !func.store.attrs(param.attrs).any(tied)
    };
    #[derive(Copy, Clone, PartialEq)]
    enum Used {
        No,
        In(Space),
        Otherwise,
    }
    let mut used: Vec<Used> = (0..func.params().len())
        .map(|n| if fits(n) { Used::No } else { Used::Otherwise })
        .collect();
    if used.iter().all(|used| *used == Used::Otherwise) {
        return Vec::new();
    }
    for (inst, data) in func.each_inst() {
        if data.op.is_debug_record() {
            continue;
        }
        for (at, operand) in func.operands(inst).iter().enumerate() {
            let Some(n) = operand.as_arg().map(|n| n as usize) else { continue };
            // Handing the parameter on to itself asks for nothing.
            if func.called_symbol(inst) == Some(func.global) && at == n {
                continue;
            }
            let to = types.addrspace(data.ty).filter(|_| data.op == Opcode::AddrSpaceCast);
            let now = to.and_then(Space::from_llvm).map_or(Used::Otherwise, Used::In);
            used[n] = match used[n] {
                Used::No => now,
                before if before == now => before,
                _ => Used::Otherwise,
            };
        }
    }
    let space = |(n, used): (usize, &Used)| match *used {
        // Parameter space means something only in a kernel.
        Used::In(space) if space != Space::Param => {
            let always = facts.space_of(facts.origins(func, types, Value::arg(n as u32)));
            (always == Some(space)).then_some(space)
        }
        _ => None,
    };
    used.iter().enumerate().map(space).collect()
}

/// Whether calls pass nothing that is known to be elsewhere: what is stated of a function need not be what it is passed.
fn passes_that(
    module: &Module<'_>,
    facts: &Facts,
    mentions: &Mentions,
    (id, spaces): (FuncId, &[Option<Space>]),
) -> bool {
    mentions.calls(module.func(id).global).all(|(caller, call)| {
        let (func, Some(known)) = (module.func(caller), facts.of(caller)) else { return true };
        let is_there = |(n, (arg, space)): (usize, (&Value, &Option<Space>))| {
            let Some(space) = *space else { return true };
            // What was passed before may be cast by now.
            let is_new = arg.as_inst().is_some_and(|inst| !known.knows(inst));
            let origins = known.at(func, &module.types, call, n);
            is_new
                || (origins & Origins::ANYWHERE).is_empty()
                || known.space_of(origins) == Some(space)
        };
        func.args(call).iter().zip(spaces).enumerate().all(is_there)
    })
}

/// Whether nothing refers to a function but plain calls that pass what it takes, in functions that are selected.
fn is_only_called<'s>(
    module: &Module<'s>,
    mentions: &Mentions,
    id: FuncId,
    selected: &dyn Fn(&Module<'s>, FuncId) -> bool,
) -> bool {
    let callee = module.func(id);
    let plain = |caller: &Function<'_>, call: Inst| {
        let args = caller.args(call);
        !is_must_tail(caller, call)
            && args.len() == callee.params().len()
            && args.iter().zip(callee.params()).all(|(&arg, p)| caller.type_of(arg) == p.ty)
            && caller.call(call).is_some_and(|data| data.ty == callee.ret)
    };
    !callee.calls().any(|call| is_must_tail(callee, call))
        && mentions.of(callee.global).iter().all(|mention| match *mention {
            Mention::Call(caller, call) => {
                plain(module.func(caller), call) && selected(module, caller)
            }
            _ => false,
        })
}

/// Whether a call needs a caller of the same type.
fn is_must_tail(func: &Function<'_>, call: Inst) -> bool {
    func.inst(call).flags.contains(InstFlags::MUSTTAIL)
}

/// Gives parameters their spaces, and the body what it has cast so far.
fn enter(func: &mut Function<'_>, types: &Types, spaces: &[Option<Space>]) {
    let mut casts: Vec<(Inst, Value)> = Vec::new();
    let mut described: Vec<(Inst, Value)> = Vec::new();
    let is_cast = |func: &Function<'_>, inst: Inst| func.inst(inst).op == Opcode::AddrSpaceCast;
    let root = |n: u32| spaces[n as usize].is_some();
    let uses = Uses::derived(func, root, |inst| is_cast(func, inst));
    for (n, space) in spaces.iter().enumerate() {
        let Some(space) = *space else { continue };
        let param = Value::arg(n as u32);
        for &used in uses.get(param) {
            if is_debug_use(func, used) {
                if space != Space::Global {
                    described.push((used.user, param));
                }
            } else if is_cast(func, used.user) {
                casts.push((used.user, param));
            }
        }
    }
    // The number of an address in a space is not the address that the record describes.
    for (record, value) in described {
        let ty = func.type_of(value);
        let nothing = func.store.poison(ty);
        func.replace_values_in(record, |v| (v == value).then_some(nothing));
    }
    for (n, space) in spaces.iter().enumerate() {
        let Some(space) = *space else { continue };
        func.retype_param(n, types.ptr(space.llvm()));
        drop_null_attributes(func, AttrOwner::Param(n), space);
    }
    for (cast, param) in casts {
        let cast_value = Value::from(cast);
        for used in uses.get(cast_value) {
            func.replace_values_in(used.user, |value| (value == cast_value).then_some(param));
        }
        func.remove(cast);
    }
}

/// Zero is a valid address in other spaces than global: attributes that rule it out would lie.
fn drop_null_attributes(func: &mut Function<'_>, owner: AttrOwner, space: Space) {
    if space != Space::Global {
        func.remove_attrs(owner, |attr| {
            matches!(attr.kind(), Some(AttrKind::NonNull | AttrKind::DereferenceableOrNull))
        });
    }
}

/// Makes a call pass its arguments in these spaces; whether an address was cast for that.
fn pass(
    func: &mut Function<'_>,
    types: &Types,
    call: Inst,
    spaces: &[Option<Space>],
    there: &OnceCell<Casts>,
    dropped: &mut Vec<Value>,
) -> bool {
    let before = func.num_insts();
    for (n, space) in spaces.iter().enumerate() {
        let Some(space) = *space else { continue };
        let old = func.args(call)[n];
        let owner = AttrOwner::CallArg(call, n);
        drop_null_attributes(func, owner, space);
        // What is returned is a generic pointer.
        func.remove_attrs(owner, |attr| attr.kind() == Some(AttrKind::Returned));
        // One that it got itself has been given its type.
        if types.addrspace(func.type_of(old)) == Some(space.llvm()) {
            continue;
        }
        let new = in_the_space(func, types, call, old, space, there);
        func.set_operand(call, n, new);
        dropped.push(old);
    }
    func.num_insts() > before
}

/// A value in a space: as it was before it was made generic, from a cast that is there, or from a new one.
fn in_the_space(
    func: &mut Function<'_>,
    types: &Types,
    call: Inst,
    value: Value,
    space: Space,
    there: &OnceCell<Casts>,
) -> Value {
    if let Some(c) = value.as_const() {
        return in_space(&mut func.store, types, c, space.llvm(), 0);
    }
    let is_cast = |func: &Function<'_>, inst: Inst| func.inst(inst).op == Opcode::AddrSpaceCast;
    let addrspace = |func: &Function<'_>, value: Value| types.addrspace(func.type_of(value));
    if let Some(inst) = value.as_inst().filter(|&inst| is_cast(func, inst)) {
        let source = func.operands(inst)[0];
        if addrspace(func, source) == Some(space.llvm()) {
            return source;
        }
    }
    // None is added before the first one is looked for.
    let there = there.get_or_init(|| Casts::of(func, types));
    if let Some(cast) = there.before(func, value, space, call) {
        return cast.into();
    }
    let ty = types.ptr(space.llvm());
    let mut name = func.name_of(value).map_or(Vec::new(), |name| {
        let mut name = spacecast_ir::text::unescape(name).into_owned();
        name.push(b'.');
        name
    });
    name.extend_from_slice(space.name().as_bytes());
    let cast = func.insert_cast(Beside::Before(call), Opcode::AddrSpaceCast, value, ty, &name);
    cast.into()
}

/// The casts of a function into spaces, and the order of its instructions.
struct Casts {
    /// The first one of each value.
    first: Map<(Value, Space), Inst>,
    order: Vec<u32>,
}

impl Casts {
    fn of(func: &Function<'_>, types: &Types) -> Self {
        let mut this = Self { first: Map::default(), order: vec![0; func.num_insts()] };
        for (at, inst) in func.insts().enumerate() {
            this.order[inst.as_u32() as usize] = at as u32;
            let data = func.inst(inst);
            let to = types.addrspace(data.ty).filter(|_| data.op == Opcode::AddrSpaceCast);
            if let Some(space) = to.filter(|&space| space != 0).and_then(Space::from_llvm) {
                this.first.entry((func.operands(inst)[0], space)).or_insert(inst);
            }
        }
        this
    }

    /// A cast of a value that certainly runs before a call: it is in the first block, or in the same, and before.
    fn before(&self, func: &Function<'_>, value: Value, space: Space, call: Inst) -> Option<Inst> {
        let cast = *self.first.get(&(value, space))?;
        let (a, b) = (func.block_of(cast), func.block_of(call));
        let position = |inst: Inst| self.order.get(inst.as_u32() as usize).copied();
        let first = if a == b { position(cast) < position(call) } else { Some(a) == func.entry() };
        first.then_some(cast)
    }
}

/// Takes out casts to generic that nothing uses any more.
fn remove_unused(func: &mut Function<'_>, dropped: Vec<Value>) {
    let casts: HashSet<Inst, FxBuildHasher> = dropped
        .into_iter()
        .filter_map(|value| value.as_inst())
        .filter(|&inst| func.inst(inst).op == Opcode::AddrSpaceCast)
        .collect();
    if casts.is_empty() {
        return;
    }
    let mut uses = Uses::default();
    uses.gather(func);
    let mut unused: Vec<Inst> =
        casts.into_iter().filter(|&cast| uses.get(cast.into()).is_empty()).collect();
    unused.sort_unstable();
    for cast in unused {
        func.remove(cast);
    }
}
