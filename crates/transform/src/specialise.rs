//! Copies of functions for the spaces that they are called with.
//!
//! The analysis looks at a function once for every combination of spaces that calls pass it. Where these need
//! different code, each gets a copy of its own, and calls lead to the copy that fits:
//!
//! ```text
//!   k calls f(shared), f(global)        f is used by both         accesses in f stay generic
//!   k calls f.shared, f.global          two copies                accesses name their spaces
//! ```
//!
//! A copy must pay: some access or query is decided in it that is open in what all calls would share, or a call
//! in it leads to a copy that pays. What does not pay stays with the original, and an original that nothing
//! refers to any more goes. What only functions call that nobody calls gets none: nothing runs it.
//!
//! Invariant: a call leads to its callee or to a copy of it that is identical but for its name and for where its
//! own calls lead.

use std::borrow::Cow;
use std::cell::OnceCell;

use hashbrown::{HashMap, HashSet};
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{Facts, InstanceFacts, InstanceId, Program};
use spacecast_ir::Module;
use spacecast_ir::edit::AttrOwner;
use spacecast_ir::function::Function;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::query::Mention;
use spacecast_ir::store::Attr;
use spacecast_ir::value::{FuncId, Global, Inst};
use spacecast_ir::vocab::AttrKind;

use crate::dead::with_block_addresses;
use crate::demand::{Policy, demands};
use crate::fold::answers;
use crate::memory_space_opt::Options;
use crate::placement::{Host, Placement};
use crate::report::{PassStats, of_function};
use crate::transcript;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// How much copies may add to a module, as a share of its instructions; a small module may grow more.
const MAX_GROWTH: f64 = 0.2;
const SMALL: usize = 500;

/// The mark on copies, and its value once a limit has stopped us: then another run must not go on.
const MARK: &[u8] = b"spacecast-copy";
const LAST: &[u8] = b"last";

/// What is to become of the functions of a module.
#[derive(Default)]
pub struct Design {
    /// The instances that get copies, in order.
    pub copies: Vec<InstanceId>,
    /// Whether a limit forbids others.
    limited: bool,
}

/// What is known when functions have been copied.
pub struct Specialised {
    /// A copy is known as the calls are that it was made for, so that nothing has to be analysed again.
    pub facts: Facts,
    /// Whether that is all: an original that nothing calls any more, but that something mentions, is not known.
    pub complete: bool,
    /// The copies, and what each is a copy of.
    pub copies: Vec<(FuncId, FuncId)>,
}

/// Which functions are copied: where that pays, and as far as it is allowed.
pub fn design(
    program: &Program<'_, '_>,
    facts: &Facts,
    options: &Options,
    used: &mut u64,
    out: &mut PassStats,
) -> Design {
    let module = program.module;
    // What would pay if it were allowed is of interest where that is listed.
    if options.do_clone_for_ip_msp == 0 && !options.dump_ip_msp {
        return Design::default();
    }
    let mut design = what_pays(program, facts, options);
    if design.copies.is_empty() || module.functions().any(|(id, _)| is_last(module, id)) {
        return Design::default();
    }
    limit(module, facts, options, &mut design, used, out);
    design
}

/// Whether nothing in a function forbids a copy: addresses of its blocks, which whoever has them may pass it, so that it counts
/// as known to others; a body that is not IR, or one that LLVM has yet to split; calls that must stay the only ones.
fn may_be_copied(program: &Program<'_, '_>, func: FuncId, with_addresses: &[Global]) -> bool {
    let module = program.module;
    let is_coroutine = program.is_coroutine(func);
    let func = module.func(func);
    let once = |attr: Attr| attr.kind() == Some(AttrKind::NoDuplicate);
    let only_once = |call: Inst| {
        let callee = func.called_symbol(call).and_then(|g| module.resolve_function(g));
        module.call_attrs(func.view(), call).any(|(_, attr)| once(attr))
            || callee.is_some_and(|f| module.attrs_of(module.func(f)).any(|(_, attr)| once(attr)))
    };
    let naked = |attr: Attr| attr.kind() == Some(AttrKind::Naked);
    !with_addresses.contains(&func.global)
        && !is_coroutine
        && !module.attrs_of(func).any(|(_, attr)| naked(attr))
        && !func.calls().any(only_once)
}

/// The instances of each function, in order.
fn by_function(facts: &Facts) -> Map<FuncId, Vec<InstanceId>> {
    let mut table: Map<FuncId, Vec<InstanceId>> = Map::default();
    for (id, instance) in facts.instances() {
        table.entry(instance.func).or_default().push(id);
    }
    table
}

/// Finds out which copies would pay.
fn what_pays(program: &Program<'_, '_>, facts: &Facts, options: &Options) -> Design {
    let table = by_function(facts);
    let with_addresses = OnceCell::new();
    let may = |instance: &InstanceFacts| {
        let all = table.get(&instance.func).map_or(0, Vec::len);
        let inside =
            all - usize::from(table[&instance.func].iter().any(|&i| facts.instance(i).outside));
        !instance.outside
            // Who gains by a copy that nothing runs?
            && instance.runs
            && all > 1
            && (inside == 1 || options.clone_on_disagreement)
            && instance.spaces.iter().any(Option::is_some)
            // A copy is for one combination, and is not copied again.
            && program.module.string_attr(program.module.func(instance.func), MARK).is_none()
            && may_be_copied(
                program,
                instance.func,
                with_addresses.get_or_init(|| with_block_addresses(program.module)),
            )
            && options.selects_function(program.module, instance.func)
    };
    // What is guessed without a copy may be known with one.
    let policy = Policy { guesses: false, ..options.policy() };
    // The operands that are decided in a function if these facts hold, in order.
    let decided = |func: FuncId, facts: &spacecast_analysis::FuncFacts| {
        let body = program.module.func(func);
        let accesses = demands(program, body, facts, policy).wanted;
        let accesses = accesses.iter().map(|demand| (demand.inst, demand.operand));
        let queries = answers(program, body, facts).into_iter().map(|(inst, _)| (inst, 0));
        let mut decided: Vec<(Inst, u32)> = accesses.chain(queries).collect();
        decided.sort_unstable();
        decided
    };
    let mut candidates: Vec<(InstanceId, &InstanceFacts)> =
        facts.instances().filter(|(_, instance)| may(instance)).collect();
    if candidates.is_empty() {
        return Design::default();
    }
    let mut callers: Map<InstanceId, Vec<InstanceId>> = Map::default();
    for (id, instance) in facts.instances() {
        for &(_, target) in &instance.calls {
            callers.entry(target).or_default().push(id);
        }
    }
    let callers = |id: InstanceId| callers.get(&id).map_or(&[][..], |callers| callers);
    // A copy that leads to its original in a recursion would get one more in every run.
    let known = Known::of(program.module);
    let repeats = |id: InstanceId, instance: &InstanceFacts| {
        let copies = known.copies_of(program.module, instance.func);
        !copies.is_empty()
            && leads_here(id, &callers, |caller| copies.contains(&facts.instance(caller).func))
    };
    candidates.retain(|&(id, instance)| !repeats(id, instance));
    let mut functions: Vec<FuncId> = candidates.iter().map(|(_, i)| i.func).collect();
    functions.dedup();
    functions.sort_unstable();
    functions.dedup();
    let together: Map<FuncId, Vec<(Inst, u32)>> = functions
        .par_iter()
        .evenly()
        .filter_map(|&func| Some((func, decided(func, facts.of(func)?))))
        .collect::<Vec<_>>()
        .into_iter()
        .collect();
    // How many are decided does not matter: what is open in both now may be all that is left for another run.
    let decides_more = |instance: &InstanceFacts| {
        let together = together.get(&instance.func).map_or(&[][..], |t| t);
        decided(instance.func, &instance.facts).iter().any(|d| together.binary_search(d).is_err())
    };
    let better: Vec<InstanceId> = candidates
        .par_iter()
        .evenly()
        .filter(|(_, instance)| decides_more(instance))
        .map(|&(id, _)| id)
        .collect();
    // Who calls what pays, pays.
    let is_candidate: HashSet<InstanceId, FxBuildHasher> =
        candidates.iter().map(|&(id, _)| id).collect();
    let mut pays: HashSet<InstanceId, FxBuildHasher> = better.iter().copied().collect();
    let mut stack = better;
    while let Some(id) = stack.pop() {
        for &caller in callers(id) {
            if is_candidate.contains(&caller) && pays.insert(caller) {
                stack.push(caller);
            }
        }
    }
    let copies = candidates.iter().map(|&(id, _)| id).filter(|id| pays.contains(id)).collect();
    Design { copies, limited: false }
}

/// Keeps to what the user allows, and to what a module may grow.
fn limit(
    module: &Module<'_>,
    facts: &Facts,
    options: &Options,
    design: &mut Design,
    used: &mut u64,
    out: &mut PassStats,
) {
    // What was taken out earlier does not count, so that it does not matter in how many runs that was.
    let size = |func: FuncId| module.func(func).insts().count();
    let all: usize = module.functions().map(|(id, _)| size(id)).sum();
    let most = ((all as f64 * MAX_GROWTH) as usize).max(SMALL);
    let (mut attempts, mut grown) = (0, 0);
    let before = design.copies.len();
    // One copy takes the place of an original that will go.
    let copied: HashSet<InstanceId, FxBuildHasher> = design.copies.iter().copied().collect();
    let going: HashSet<FuncId, FxBuildHasher> = by_function(facts)
        .into_iter()
        .filter(|(_, instances)| instances.iter().all(|id| copied.contains(id)))
        .map(|(func, _)| func)
        .collect();
    let mut avoided = Vec::new();
    let mut replaced: HashSet<FuncId, FxBuildHasher> = HashSet::default();
    design.copies.retain(|&id| {
        let instance = facts.instance(id);
        attempts += 1;
        if options.do_clone_for_ip_msp >= 0 && attempts > options.do_clone_for_ip_msp {
            avoided.push(instance.func);
            return false;
        }
        let free = going.contains(&instance.func) && replaced.insert(instance.func);
        let cost = if free { 0 } else { size(instance.func) };
        if grown + cost > most {
            avoided.push(instance.func);
            return false;
        }
        if let Some(limit) = options.bisect_limit {
            *used += 1;
            if *used > limit {
                return false;
            }
            let message = format!("rewrite {used}: copied for {}", suffix(instance));
            out.diagnostics.push(of_function(module, instance.func, &message));
        }
        grown += cost;
        true
    });
    if options.dump_ip_msp {
        out.transcript.extend(avoided.iter().map(|&func| transcript::avoided(module, func)));
    }
    let held_back = before - design.copies.len();
    out.copies_held_back += held_back as u64;
    design.limited = held_back > 0;
}

/// Whether a function is a copy that we made, and that nobody else can know.
pub fn is_copy(module: &Module<'_>, id: FuncId) -> bool {
    let func = module.func(id);
    func.symbol.linkage().is_local() && module.string_attr(func, MARK).is_some()
}

/// Whether a function says that there must be no more copies.
pub fn is_last(module: &Module<'_>, id: FuncId) -> bool {
    module.string_attr(module.func(id), MARK).is_some_and(|value| *value == *LAST)
}

/// The copies that earlier passes, or runs, have made, by name.
struct Known<'m>(Vec<(Cow<'m, [u8]>, FuncId)>);

impl<'m> Known<'m> {
    fn of(module: &'m Module<'_>) -> Self {
        let copies = module.functions().filter(|&(id, _)| is_copy(module, id));
        let mut names: Vec<_> =
            copies.filter_map(|(id, func)| Some((module.symbol_name(func.global)?, id))).collect();
        names.sort_unstable();
        Self(names)
    }

    /// The copies of a function, by their names; of one whose name begins like that, too.
    fn copies_of(&self, module: &Module<'_>, original: FuncId) -> Vec<FuncId> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let name = module.symbol_name(module.func(original).global).unwrap_or_default();
        let start = [&name[..], b"."].concat();
        let first = self.0.partition_point(|(other, _)| other[..] < start[..]);
        let named = self.0[first..].iter().take_while(|(other, _)| other.starts_with(&start));
        named.map(|&(_, id)| id).collect()
    }
}

/// Whether calls lead from one of these to an instance.
fn leads_here<'c>(
    id: InstanceId,
    callers: &impl Fn(InstanceId) -> &'c [InstanceId],
    is_one: impl Fn(InstanceId) -> bool,
) -> bool {
    let mut seen: HashSet<InstanceId, FxBuildHasher> = HashSet::default();
    let mut stack = vec![id];
    while let Some(at) = stack.pop() {
        for &caller in callers(at) {
            if is_one(caller) {
                return true;
            }
            if seen.insert(caller) {
                stack.push(caller);
            }
        }
    }
    false
}

/// What a copy is for, in its name.
fn suffix(instance: &InstanceFacts) -> String {
    let names = instance.spaces.iter().map(|space| space.map_or("generic", |s| s.name()));
    names.collect::<Vec<_>>().join(".")
}

/// Copies functions, and makes calls lead to the copies.
pub fn carry_out(
    module: &mut Module<'_>,
    facts: Facts,
    options: &Options,
    design: &Design,
    out: &mut PassStats,
) -> Specialised {
    let may_change = |func: FuncId| options.selects_function(module, func);
    let is_named = |func: FuncId, call: Inst| module.func(func).called_symbol(call).is_some();
    let placement = Placement::of(&facts, design, may_change, is_named);
    let used = design.copies.iter().copied().filter(|&id| placement.uses(id));
    let used: Vec<InstanceId> = used.collect();
    let wanted = used.iter().map(|&id| {
        let instance = facts.instance(id);
        let name = module.symbol_name(module.func(instance.func).global).unwrap_or_default();
        (instance.func, [&name[..], b".", suffix(instance).as_bytes()].concat())
    });
    let wanted: Vec<(FuncId, Vec<u8>)> = wanted.collect();
    let mut made: Map<InstanceId, FuncId> = Map::default();
    let mut copies: Vec<(FuncId, FuncId)> = Vec::new();
    for (id, copy) in used.into_iter().zip(module.clone_functions(&wanted)) {
        copies.push((copy, facts.instance(id).func));
        if options.dump_ip_msp {
            out.transcript += &transcript::cloned(module, facts.instance(id).func);
        }
        let value = design.limited.then_some(LAST);
        mark(module.func_mut(copy), value);
        if options.clone_alwaysinline {
            inline_always(module, copy, &facts, id);
        }
        made.insert(id, copy);
        out.copies += 1;
    }
    let func_of = |host: Host| match host {
        Host::Original(func) => func,
        Host::Copy(id) => made[&id],
    };
    for (host, call, to) in placement.redirected() {
        redirect(module, func_of(host), call, made[&to]);
    }
    // All that these were called for has copies.
    let empty = placement.empty_originals();
    let left = empty.len() as u64;
    let removed = remove_unmentioned(module, empty);
    out.originals_removed += removed;
    let runs = placement.into_runs(func_of);
    Specialised { facts: facts.placed(runs), complete: removed == left, copies }
}

fn mark(func: &mut Function<'_>, value: Option<&[u8]>) {
    let key = func.store.text.add_string(MARK);
    let value = value.map(|value| func.store.text.add_string(value));
    func.add_attr(AttrOwner::Function, Attr::Str(key, value));
}

/// Makes a call lead to another function of the same type.
fn redirect(module: &mut Module<'_>, func: FuncId, call: Inst, callee: FuncId) {
    let global = module.func(callee).global;
    let func = module.func_mut(func);
    let Some(at) = func.operands(call).len().checked_sub(1) else { return };
    let ty = func.type_of(func.operands(call)[at]);
    let symbol = func.store.symbol(global, ty);
    func.set_operand(call, at, symbol);
}

/// Marks a copy to be inlined, where nothing forbids it and it does not call itself.
fn inline_always(module: &mut Module<'_>, copy: FuncId, facts: &Facts, id: InstanceId) {
    let forbidden = [AttrKind::NoInline, AttrKind::OptNone];
    let forbids = module
        .attrs_of(module.func(copy))
        .any(|(_, attr)| attr.kind().is_some_and(|kind| forbidden.contains(&kind)));
    if !forbids && !is_recursive(facts, id) {
        module.func_mut(copy).add_attr(AttrOwner::Function, Attr::Flag(AttrKind::AlwaysInline));
    }
}

/// Whether the calls of an instance lead back to it.
fn is_recursive(facts: &Facts, id: InstanceId) -> bool {
    let mut seen: HashSet<InstanceId, FxBuildHasher> = HashSet::default();
    let mut stack = vec![id];
    while let Some(at) = stack.pop() {
        for &(_, target) in &facts.instance(at).calls {
            if target == id {
                return true;
            }
            if seen.insert(target) {
                stack.push(target);
            }
        }
    }
    false
}

/// Takes out those of these functions that nothing refers to but themselves; how many.
pub fn remove_unmentioned(module: &mut Module<'_>, mut gone: Vec<FuncId>) -> u64 {
    if gone.is_empty() {
        return 0;
    }
    let wanted: HashSet<Global, FxBuildHasher> =
        gone.iter().map(|&func| module.func(func).global).collect();
    let mentions = module.mentions_of(|global| wanted.contains(&global));
    let candidates: HashSet<FuncId, FxBuildHasher> = gone.iter().copied().collect();
    // They may mention each other, and go together: what others mention stays, and what that mentions.
    let mut stays: Vec<FuncId> = Vec::new();
    let mut mentioned_by: HashMap<FuncId, Vec<FuncId>, FxBuildHasher> = HashMap::default();
    for &func in &gone {
        for mention in mentions.of(module.func(func).global) {
            match mention {
                Mention::Call(by, _) | Mention::Operand(by, ..) if candidates.contains(by) => {
                    mentioned_by.entry(*by).or_default().push(func);
                }
                _ => stays.push(func),
            }
        }
    }
    let mut kept: HashSet<FuncId, FxBuildHasher> = HashSet::default();
    while let Some(func) = stays.pop() {
        if kept.insert(func) {
            stays.extend(mentioned_by.remove(&func).unwrap_or_default());
        }
    }
    gone.retain(|func| !kept.contains(func));
    module.remove_functions(&gone);
    gone.len() as u64
}
