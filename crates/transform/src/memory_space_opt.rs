//! The pass `memory-space-opt`: resolves generic pointers and rewrites what uses them.
//!
//! ```text
//!   analyse ─► demands ─► (bisect) ─► rewrite ─► fold casts, queries ─► rename intrinsics
//!    facts      ∥           in order     ∥            ∥                  in order
//! ```
//!
//! The four documented modes are two choices: the first time or the second, with warnings or without. The
//! second time also answers queries, which the first leaves for propagation to sharpen.

use hashbrown::HashSet;
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::knobs::Knobs;
use spacecast_analysis::stated::PARAMS;
use spacecast_analysis::votes::votes;
use spacecast_analysis::{Facts, Program, analyse, coroutines};
use spacecast_ir::Module;
use spacecast_ir::edit::AttrOwner;
use spacecast_ir::edit::FuncMut;
use spacecast_ir::function::Function;
use spacecast_ir::parallel::{Evenly, discard};
use spacecast_ir::store::Attr;
use spacecast_ir::value::{FuncId, Global, Inst};
use spacecast_nvptx::kernel::{is_whole_program, kernels};
use spacecast_nvptx::layout::DataLayout;
use spacecast_nvptx::space::{Query, Space};

use crate::cluster::{Detour, detours, shorten};
use crate::dead::{self, fold_queries, with_block_addresses};
use crate::demand::{Demands, Left, Policy, demands};
use crate::exclude::{Exclusion, exclude, exclusions};
use crate::fold::{answers, fold_casts};
use crate::internalise::{Set, counted_on, internalise};
use crate::params::retype_params;
use crate::rename::rename;
use crate::report::{PassStats, Severity, diagnostic, of_function};
use crate::rewrite::{Rewriter, Rewritten};
use crate::specialise::{carry_out, design, is_copy, is_last, remove_unmentioned};
use crate::split::{Split, split, splits};
use crate::trace::trace;
use crate::transcript;
use crate::watch::{Step, Watch};

/// Which run of the pass this is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mode {
    /// The second time queries are answered.
    pub second_time: bool,
    /// Whether pointers that cannot be told are reported.
    pub warnings: bool,
}

impl Mode {
    /// The documented number.
    pub fn number(self) -> u8 {
        u8::from(self.second_time) + if self.warnings { 0 } else { 2 }
    }
}

/// What the pass may do, beside what it may assume.
#[derive(Clone, Debug)]
pub struct Options {
    /// What the analysis may assume.
    pub knobs: Knobs,
    /// `wmma-memory-space-opt`: matrix operations are resolved.
    pub wmma_memory_space_opt: bool,
    /// `rewrite-slots`: accesses to slots that LLVM keeps in registers are rewritten, too.
    pub rewrite_slots: bool,
    /// `split-accesses`: accesses to a stack object or to other memory are split on what chose.
    pub split_accesses: bool,
    /// `retype-params`: parameters that are used in one space name it.
    pub retype_params: bool,
    /// `number-cluster-casts`: casts of shared addresses into the cluster become the number that both have.
    pub number_cluster_casts: bool,
    /// `do-clone-for-ip-msp`: how often copying a function may be tried; -1 for as often as it pays.
    pub do_clone_for_ip_msp: i64,
    /// `clone-on-disagreement`: functions are copied also where callers pass different spaces.
    pub clone_on_disagreement: bool,
    /// `clone-alwaysinline`: copies are to be inlined.
    pub clone_alwaysinline: bool,
    /// Only functions of these names, if there are any.
    pub only: Vec<String>,
    /// No functions of these names.
    pub skip: Vec<String>,
    /// Stop after so many rewrites.
    pub bisect_limit: Option<u64>,
    /// `dump-ip-msp`: what is found and done between functions is listed.
    pub dump_ip_msp: bool,
    /// `nvvm-as`: functions say in an attribute which spaces their pointer parameters have.
    pub nvvm_as: bool,
    /// `noalias-addrspace`: accesses that stay generic say in which spaces they are not.
    pub noalias_addrspace: bool,
    /// `memspace-opt-verbose`: every pointer is listed with its origins.
    pub verbose: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            knobs: Knobs::default(),
            wmma_memory_space_opt: true,
            rewrite_slots: false,
            split_accesses: true,
            retype_params: true,
            number_cluster_casts: false,
            do_clone_for_ip_msp: -1,
            clone_on_disagreement: true,
            clone_alwaysinline: false,
            only: Vec::new(),
            skip: Vec::new(),
            bisect_limit: None,
            dump_ip_msp: false,
            nvvm_as: false,
            noalias_addrspace: true,
            verbose: false,
        }
    }
}

impl Options {
    /// What decides beside the facts.
    pub(crate) fn policy(&self) -> Policy {
        Policy { matrices: self.wmma_memory_space_opt, slots: self.rewrite_slots, guesses: true }
    }

    /// Whether a function is to change.
    pub(crate) fn selects_function(&self, module: &Module<'_>, id: FuncId) -> bool {
        let everything = self.only.is_empty() && self.skip.is_empty();
        everything || self.selects(&module.symbol_name(module.func(id).global).unwrap_or_default())
    }

    /// Whether the function of this name is to change.
    pub fn selects(&self, name: &[u8]) -> bool {
        let is = |n: &String| n.strip_prefix('@').unwrap_or(n).as_bytes() == name;
        (self.only.is_empty() || self.only.iter().any(is)) && !self.skip.iter().any(is)
    }
}

/// What the pass decided for a function.
struct Plan {
    id: FuncId,
    demands: Demands,
    exclusions: Vec<Exclusion>,
}

/// Runs the pass. `used` is how many rewrites earlier passes of the run made, for bisection.
pub fn memory_space_opt<'s>(
    module: &mut Module<'s>,
    mode: Mode,
    options: &Options,
    used: &mut u64,
    out: &mut PassStats,
    watch: &mut dyn Watch<'s>,
) {
    let timer = std::time::Instant::now();
    if is_whole(module, options) {
        remove_uncalled(module, options, out);
    }
    watch.saw(Step::Uncalled, module, None);
    let copies = out.copies;
    let Decided { facts, mut plans, answered, mut counted, asks, early } =
        settle(module, mode, options, used, out, watch);
    for plan in &plans {
        count(module, mode, plan, out);
    }
    out.doubtful |= plans.iter().any(|plan| plan.demands.guessed);
    out.analysis += timer.elapsed();
    if options.verbose {
        let functions: Vec<FuncId> = plans.iter().map(|plan| plan.id).collect();
        let program = Program::new(module, &options.knobs);
        out.trace += &transcript::votes_of(&program, &facts, &functions);
        out.trace += &trace(module, &facts, &functions, options.knobs.grid_constant);
    }
    if let Some(limit) = options.bisect_limit {
        bisect(module, &mut plans, limit, used, out);
    }
    let timer = std::time::Instant::now();
    if options.nvvm_as {
        let stated = publish(module, options, &facts, used, out);
        counted.extend(counted_on(&facts, stated.into_iter()));
    }
    let answered: HashSet<FuncId, FxBuildHasher> = answered.into_iter().collect();
    let (calls, mut folded) =
        apply(module, &facts, &plans, &answered, (asks, options.bisect_limit.is_none()), out);
    if let Some(limit) = options.bisect_limit {
        folded.extend(fold_first(module, &facts, &plans, limit, used, out));
    }
    if !is_whole(module, options) {
        let is_changed =
            |plan: &&Plan| !plan.demands.wanted.is_empty() || !plan.exclusions.is_empty();
        let rewritten = plans.iter().filter(is_changed).map(|plan| plan.id);
        counted.extend(counted_on(&facts, rewritten.chain(folded)));
        let became_internal = internalise(module, &counted);
        out.doubtful |= became_internal;
        out.unpublished |= became_internal && options.nvvm_as;
    }
    rename(module, &calls);
    let excluded: Vec<(FuncId, Vec<Exclusion>)> =
        plans.iter_mut().map(|plan| (plan.id, std::mem::take(&mut plan.exclusions))).collect();
    out.excluded += excluded.iter().map(|(_, all)| all.len() as u64).sum::<u64>();
    exclude(module, &excluded);
    if options.retype_params {
        let coroutines = coroutines(module);
        let mut internal = internal_functions(module, options);
        // What LLVM has yet to split is called in ways of its own.
        internal.retain(|id| coroutines.binary_search(id).is_err());
        let narrow = narrow(module);
        let selected = |module: &Module<'_>, id: FuncId| options.selects_function(module, id);
        let mut retyped = Vec::new();
        out.params_retyped += retype_params(
            module,
            &facts,
            internal,
            (&narrow, asks),
            &selected,
            &mut |module, id| {
                let is_within = options.bisect_limit.is_none_or(|limit| {
                    function_within_limit(module, id, "parameters", limit, used, out)
                });
                retyped.extend(is_within.then_some(id));
                is_within
            },
        );
        if !is_whole(module, options) {
            let became_internal = internalise(module, &counted_on(&facts, retyped.into_iter()));
            out.doubtful |= became_internal;
            out.unpublished |= became_internal && options.nvvm_as;
        }
    }
    watch.saw(Step::Rewritten, module, facts.certificate());
    // Only what nothing runs may have called an original.
    if out.copies > copies {
        remove_uncalled(module, options, out);
        watch.saw(Step::Uncalled, module, None);
    }
    out.doubtful |= writes_less_early(module, options, &early);
    discard((facts, plans));
    out.rewriting += timer.elapsed();
}

/// Whether there are functions, or copies of functions, in which calls wrote early, and do not now that others are called.
fn writes_less_early(module: &Module<'_>, options: &Options, before: &[bool]) -> bool {
    if !before.contains(&true) {
        return false;
    }
    let program = Program::new(module, &options.knobs);
    let known = |id: FuncId| before.get(id.as_u32() as usize) == Some(&true);
    let mut bodies = module.functions().filter(|(_, func)| !func.is_declaration());
    bodies.any(|(id, _)| known(id) && !program.writes_early(id))
}

/// What is known in the end, and what is decided by it.
struct Decided {
    facts: Facts,
    plans: Vec<Plan>,
    /// The functions in which queries were answered, or addresses made otherwise.
    answered: Vec<FuncId>,
    /// The functions of which callers were counted on for that.
    counted: Set,
    /// Whether it is still asked if addresses are global, or constant.
    asks: bool,
    /// Where LLVM may let calls write early, as it was when the module was analysed.
    early: Vec<bool>,
}

/// Copies functions for the spaces that they are called with, then answers queries until no answer makes another one
/// possible: what is behind a dead branch says nothing. Then makes addresses of the cluster without detours, and splits
/// accesses whose pointer was chosen. Decides when there is nothing more to do of that kind.
fn settle<'s>(
    module: &mut Module<'s>,
    mode: Mode,
    options: &Options,
    used: &mut u64,
    out: &mut PassStats,
    watch: &mut dyn Watch<'s>,
) -> Decided {
    let mut answered = Vec::new();
    let mut counted = Set::default();
    let mut known: Option<Facts> = None;
    let (mut copy_rounds, mut split_rounds) = (0, 0);
    let mut looked_for_detours = false;
    let mut early = Vec::new();
    loop {
        let mut program = Program::new(module, &options.knobs);
        program.certify = watch.looks();
        let facts = known.take().unwrap_or_else(|| {
            early = program.early().to_vec();
            analyse(&program)
        });
        if copy_rounds < MAX_COPY_ROUNDS {
            if options.dump_ip_msp && copy_rounds == 0 {
                out.transcript += &transcript::found(&program, &facts);
            }
            let design = design(&program, &facts, options, used, out);
            if design.copies.is_empty() {
                copy_rounds = MAX_COPY_ROUNDS;
            } else {
                // A function that nothing calls any more, but something mentions, is another one than before.
                let done = carry_out(module, facts, options, &design, out);
                watch.saw(Step::Copied, module, None);
                // What is known of a copy is what was known of its original.
                for (copy, original) in done.copies {
                    let of_original = early.get(original.as_u32() as usize) == Some(&true);
                    early.resize(early.len().max(copy.as_u32() as usize + 1), false);
                    early[copy.as_u32() as usize] = of_original;
                }
                copy_rounds = if done.complete { MAX_COPY_ROUNDS } else { copy_rounds + 1 };
                known = done.complete.then_some(done.facts);
                continue;
            }
        }
        if mode.second_time {
            let found = find_answers(&program, options, &facts, used, out);
            if !found.is_empty() {
                let before = answered.len();
                let changed = answer(module, &facts, found, &mut answered, out);
                counted.extend(counted_on(&facts, answered[before..].iter().copied()));
                watch.saw(Step::Answered, module, facts.certificate());
                // What was only called behind a dead branch must not count in what is found out next.
                if changed && remove_uncalled(module, options, out) > 0 {
                    let there: Set = module.functions().map(|(id, _)| id).collect();
                    answered.retain(|id| there.contains(id));
                    counted.retain(|id| there.contains(id));
                    watch.saw(Step::Uncalled, module, None);
                }
                known = (!changed).then_some(facts);
                continue;
            }
        }
        if !std::mem::replace(&mut looked_for_detours, true) {
            let found = find_detours(&program, options, &facts, used, out);
            if !found.is_empty() {
                counted.extend(counted_on(&facts, found.iter().map(|(id, _)| *id)));
                for (id, detours) in &found {
                    shorten(module, *id, detours);
                    // Which spaces it is passed may have decided.
                    answered.push(*id);
                }
                watch.saw(Step::Shortened, module, facts.certificate());
                continue;
            }
        }
        let has_queries = program.has_queries();
        let plans = decide(&program, options, &facts);
        if split_rounds < MAX_SPLIT_ROUNDS {
            let found = find_splits(&program, options, &facts, &plans, used, out);
            for (id, splits) in &found {
                out.split += splits.len() as u64;
                split(module.func_mut(*id), splits);
            }
            if !found.is_empty() {
                split_rounds += 1;
                watch.saw(Step::Split, module, None);
                continue;
            }
        }
        (out.asks, out.doubtful) = (has_queries, facts.is_doubtful());
        let asks = has_queries && asks_for_global(module);
        return Decided { facts, plans, answered, counted, asks, early };
    }
}

/// How often copies may leave something behind that has to be looked at again.
const MAX_COPY_ROUNDS: usize = 4;

/// An access has at most two addresses.
const MAX_SPLIT_ROUNDS: usize = 2;

/// The functions of which all calls are here.
fn internal_functions(module: &Module<'_>, options: &Options) -> Vec<FuncId> {
    let whole = is_whole(module, options);
    let kernels: HashSet<FuncId, FxBuildHasher> = kernels(module).into_iter().collect();
    let is_internal = |id: &FuncId| {
        let func = module.func(*id);
        (whole || func.symbol.linkage().is_local()) && !func.vararg && !kernels.contains(id)
    };
    selected(module, options).into_iter().filter(is_internal).collect()
}

/// Whether only kernels, and what `llvm.used` names, are called from outside.
fn is_whole(module: &Module<'_>, options: &Options) -> bool {
    is_whole_program(module, options.knobs.whole_program)
}

/// Takes out what nothing can call: copies that we made, and everything if only kernels are called from outside.
/// Returns how many.
fn remove_uncalled(module: &mut Module<'_>, options: &Options, out: &mut PassStats) -> u64 {
    let kernels: HashSet<FuncId, FxBuildHasher> = kernels(module).into_iter().collect();
    let whole = is_whole(module, options);
    let mut functions = selected(module, options);
    let goes = |id: FuncId| whole || is_copy(module, id) && !is_last(module, id);
    functions.retain(|&id| goes(id) && !kernels.contains(&id));
    let removed = remove_unmentioned(module, functions);
    out.originals_removed += removed;
    removed
}

/// Says in the attribute `"nvvm.as"` which spaces the pointer parameters of functions have, if any is resolved. Returns
/// the functions that say so now.
fn publish(
    module: &mut Module<'_>,
    options: &Options,
    facts: &Facts,
    used: &mut u64,
    out: &mut PassStats,
) -> Vec<FuncId> {
    let mut found: Vec<(FuncId, String)> = {
        let program = Program::new(module, &options.knobs);
        let called = |id: &FuncId| !program.is_kernel(*id);
        let functions = selected(module, options).into_iter().filter(called);
        let voted = functions.map(|id| (id, votes(&program, facts, id)));
        let silent = |id: FuncId| module.string_attr(module.func(id), PARAMS).is_none();
        let found = voted.filter(|(id, votes)| votes.resolved() > 0 && silent(*id));
        found.map(|(id, votes)| (id, votes.attribute())).collect()
    };
    if let Some(limit) = options.bisect_limit {
        found.retain(|(id, _)| function_within_limit(module, *id, "nvvm.as", limit, used, out));
    }
    for (id, value) in &found {
        let func = module.func_mut(*id);
        let key = func.store.text.add_string(PARAMS);
        let value = func.store.text.add_string(value.as_bytes());
        func.add_attr(AttrOwner::Function, Attr::Str(key, Some(value)));
    }
    found.into_iter().map(|(id, _)| id).collect()
}

/// The functions that the pass looks at.
fn selected(module: &Module<'_>, options: &Options) -> Vec<FuncId> {
    module
        .functions()
        .filter(|(id, f)| !f.is_declaration() && options.selects_function(module, *id))
        .map(|(id, _)| id)
        .collect()
}

/// The queries that are to be answered, by function, with the answers.
type Answers = Vec<(FuncId, Vec<(Inst, bool)>)>;

fn find_answers(
    program: &Program<'_, '_>,
    options: &Options,
    facts: &Facts,
    used: &mut u64,
    out: &mut PassStats,
) -> Answers {
    let module = program.module;
    if !program.has_queries() {
        return Vec::new();
    }
    let mut found: Answers = selected(module, options)
        .into_par_iter()
        .evenly()
        .filter_map(|id| Some((id, answers(program, module.func(id), facts.of(id)?))))
        .filter(|(_, answers)| !answers.is_empty())
        .collect();
    if let Some(limit) = options.bisect_limit {
        for (id, answers) in &mut found {
            let func = module.func(*id);
            answers.retain(|&(inst, yes)| {
                let what = if yes { "true" } else { "false" };
                within_limit(module, func, inst, what, limit, used, out)
            });
        }
        found.retain(|(_, answers)| !answers.is_empty());
    }
    found
}

/// Puts answers in the place of queries; whether more may be known by that.
fn answer(
    module: &mut Module<'_>,
    facts: &Facts,
    found: Answers,
    answered: &mut Vec<FuncId>,
    out: &mut PassStats,
) -> bool {
    let addressed = with_block_addresses(module);
    let mut changed = false;
    for (id, answers) in found {
        out.queries += answers.len() as u64;
        answered.push(id);
        let keep_blocks = addressed.contains(&module.func(id).global);
        let known = facts.is_known_without_queries(id, module.func(id), &module.types);
        let removed = fold_queries(module.func_mut(id), &answers, keep_blocks);
        out.blocks += u64::from(removed.blocks);
        changed |= match removed.answers {
            dead::Answers::Unused => false,
            dead::Answers::Noted => !known,
            dead::Answers::Deciding => true,
        };
    }
    changed
}

/// The addresses of the cluster that are to be made without detours, by function.
fn find_detours(
    program: &Program<'_, '_>,
    options: &Options,
    facts: &Facts,
    used: &mut u64,
    out: &mut PassStats,
) -> Vec<(FuncId, Vec<Detour>)> {
    let module = program.module;
    let casts = options.number_cluster_casts;
    let mut found: Vec<(FuncId, Vec<Detour>)> = selected(module, options)
        .into_par_iter()
        .evenly()
        .filter_map(|id| Some((id, detours(program, module.func(id), facts.of(id)?, casts))))
        .collect();
    if let Some(limit) = options.bisect_limit {
        for (id, detours) in &mut found {
            let func = module.func(*id);
            detours.retain(|d| within_limit(module, func, d.inst(), "cluster", limit, used, out));
        }
    }
    found.retain(|(_, detours)| !detours.is_empty());
    found
}

/// The accesses that are to be split on what chose their pointer, by function.
fn find_splits(
    program: &Program<'_, '_>,
    options: &Options,
    facts: &Facts,
    plans: &[Plan],
    used: &mut u64,
    out: &mut PassStats,
) -> Vec<(FuncId, Vec<Split>)> {
    let module = program.module;
    let ambiguous = |plan: &&Plan| plan.demands.left[Left::Ambiguous as usize] > 0;
    let mut found: Vec<(FuncId, Vec<Split>)> = plans
        .par_iter()
        .evenly()
        .filter(|_| options.split_accesses)
        .filter(ambiguous)
        .filter_map(|plan| {
            Some((plan.id, splits(program, module.func(plan.id), facts.of(plan.id)?)))
        })
        .collect();
    if let Some(limit) = options.bisect_limit {
        for (id, splits) in &mut found {
            let func = module.func(*id);
            splits.retain(|s| within_limit(module, func, s.access, "split", limit, used, out));
        }
    }
    found.retain(|(_, splits)| !splits.is_empty());
    found
}

fn decide(program: &Program<'_, '_>, options: &Options, facts: &Facts) -> Vec<Plan> {
    let module = program.module;
    let policy = options.policy();
    selected(module, options)
        .into_par_iter()
        .evenly()
        .filter_map(|id| {
            let (func, facts) = (module.func(id), facts.of(id)?);
            let demands = demands(program, func, facts, policy);
            let kept = if options.noalias_addrspace { demands.legal() } else { Vec::new() };
            let exclusions = exclusions(program, func, facts, &kept, &demands.wanted);
            Some(Plan { id, demands, exclusions })
        })
        .collect()
}

fn count(module: &Module<'_>, mode: Mode, plan: &Plan, out: &mut PassStats) {
    out.count(&plan.demands);
    let func = module.func(plan.id);
    for remark in &plan.demands.remarks {
        if remark.illegal || mode.warnings {
            let severity = if remark.illegal { Severity::Illegal } else { Severity::Unresolved };
            out.diagnostics.push(diagnostic(module, func, remark.inst, severity, remark.message));
        }
    }
}

/// Whether a rewrite is among the first so many; says what it is if so.
fn within_limit(
    module: &Module<'_>,
    func: &Function<'_>,
    inst: Inst,
    what: &str,
    limit: u64,
    used: &mut u64,
    out: &mut PassStats,
) -> bool {
    let keep = *used < limit;
    *used += 1;
    if keep {
        let message = format!("rewrite {used}: {what}");
        out.diagnostics.push(diagnostic(module, func, inst, Severity::Note, &message));
    }
    keep
}

/// The same of a rewrite that is of a function as a whole.
fn function_within_limit(
    module: &Module<'_>,
    id: FuncId,
    what: &str,
    limit: u64,
    used: &mut u64,
    out: &mut PassStats,
) -> bool {
    let keep = *used < limit;
    *used += 1;
    if keep {
        let message = format!("rewrite {used}: {what}");
        out.diagnostics.push(of_function(module, id, &message));
    }
    keep
}

/// Keeps only so many rewrites, and says what each of them is.
fn bisect(
    module: &Module<'_>,
    plans: &mut [Plan],
    limit: u64,
    used: &mut u64,
    out: &mut PassStats,
) {
    let mut held_back = Vec::new();
    for plan in plans {
        let func = module.func(plan.id);
        // Of a move between two spaces LLVM makes nothing: both sides are one rewrite.
        let mut moved: Option<(Inst, bool)> = None;
        plan.demands.wanted.retain(|demand| {
            let inst = demand.inst;
            let keep = match moved {
                Some((last, keep)) if last == inst => keep,
                _ => within_limit(module, func, inst, demand.space.name(), limit, used, out),
            };
            moved = is_move(module, func, inst).then_some((inst, keep));
            if !keep {
                held_back.push(demand.space);
            }
            keep
        });
        plan.exclusions.retain(|exclusion| {
            within_limit(module, func, exclusion.inst, "spaces excluded", limit, used, out)
        });
    }
    out.hold_back(&held_back);
}

fn is_move(module: &Module<'_>, func: &Function<'_>, inst: Inst) -> bool {
    let name = func.called_symbol(inst).and_then(|callee| module.symbol_name(callee));
    name.is_some_and(|name| name.starts_with(b"llvm.memmove."))
}

/// What was done to a function.
struct Applied {
    id: FuncId,
    done: Rewritten,
    /// Casts that went.
    folded: u32,
    /// Calls to be renamed.
    calls: Vec<Inst>,
}

/// Whether addresses of a space are smaller than generic ones.
fn narrow(module: &Module<'_>) -> impl Fn(Space) -> bool + use<> {
    let layout = DataLayout::of_module(module);
    move |space: Space| layout.pointer_spec(space.llvm()).index < layout.pointer_spec(0).index
}

/// Whether anything asks if an address is global or constant: of what the host gave that is open.
fn asks_for_global(module: &Module<'_>) -> bool {
    // By name: intrinsics need not be declared.
    let asked = [Query::Global, Query::Constant].map(|query| query.row().intrinsic.as_bytes());
    let asked: Vec<Global> = asked.iter().filter_map(|name| module.symbol(name)).collect();
    let asks = |func: &Function<'_>| {
        func.store.symbols().any(|symbol| asked.contains(&symbol))
            && func.calls().any(|call| func.called_symbol(call).is_some_and(|g| asked.contains(&g)))
    };
    !asked.is_empty() && module.functions().any(|(_, func)| asks(func))
}

/// Folds casts in one function after the other, as long as there are not too many rewrites; the functions in which any
/// went.
fn fold_first(
    module: &mut Module<'_>,
    facts: &Facts,
    plans: &[Plan],
    limit: u64,
    used: &mut u64,
    out: &mut PassStats,
) -> Vec<FuncId> {
    let planned: HashSet<FuncId, FxBuildHasher> = plans.iter().map(|plan| plan.id).collect();
    let types = std::mem::take(&mut module.types);
    let mut found = Vec::new();
    for (id, mut func) in module.funcs_mut().filter(|(id, _)| planned.contains(id)) {
        if *used + found.len() as u64 >= limit {
            break;
        }
        let folded = facts.of(id).map_or(0, |facts| fold_casts(&mut func, &types, facts));
        if folded > 0 {
            out.add(Rewritten::default(), folded);
            found.push(id);
        }
    }
    module.types = types;
    for &id in &found {
        function_within_limit(module, id, "casts folded", limit, used, out);
    }
    found
}

/// Rewrites all functions, also those that changed before and may have casts that can go; the calls whose callees have to
/// be renamed, and the functions in which casts went, or may have moved.
fn apply(
    module: &mut Module<'_>,
    facts: &Facts,
    plans: &[Plan],
    changed: &HashSet<FuncId, FxBuildHasher>,
    (asks, folds): (bool, bool),
    out: &mut PassStats,
) -> (Vec<(FuncId, Vec<Inst>)>, Vec<FuncId>) {
    let narrow = narrow(module);
    let types = std::mem::take(&mut module.types);
    let mut by_id: Vec<Option<&Plan>> = Vec::new();
    for plan in plans {
        let at = plan.id.as_u32() as usize;
        by_id.resize(by_id.len().max(at + 1), None);
        by_id[at] = Some(plan);
    }
    let functions: Vec<(&Plan, FuncMut<'_, '_>)> = module
        .funcs_mut()
        .filter_map(|(id, func)| Some(((*by_id.get(id.as_u32() as usize)?)?, func)))
        .collect();
    let results: Vec<Option<Applied>> = functions
        .into_par_iter()
        .evenly()
        .map_init(Rewriter::default, |rewriter, (plan, mut func)| {
            let facts = facts.of(plan.id)?;
            let demands = &plan.demands.wanted;
            let done = if demands.is_empty() && !changed.contains(&plan.id) {
                Rewritten::default()
            } else {
                rewriter.rewrite(&mut func, &types, facts, demands, &narrow, asks)
            };
            let folded = if folds { fold_casts(&mut func, &types, facts) } else { 0 };
            let mut calls: Vec<Inst> = Vec::new();
            for demand in &plan.demands.wanted {
                if func.inst(demand.inst).op.is_call() && calls.last() != Some(&demand.inst) {
                    calls.push(demand.inst);
                }
            }
            Some(Applied { id: plan.id, done, folded, calls })
        })
        .collect();
    module.types = types;
    let (mut calls, mut without_casts) = (Vec::new(), Vec::new());
    for applied in results.into_iter().flatten() {
        out.add(applied.done, applied.folded);
        if !applied.calls.is_empty() {
            calls.push((applied.id, applied.calls));
        }
        let moved = applied.folded > 0 || changed.contains(&applied.id);
        without_casts.extend(moved.then_some(applied.id));
    }
    (calls, without_casts)
}
