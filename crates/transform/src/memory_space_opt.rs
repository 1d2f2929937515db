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
use spacecast_analysis::{Facts, Program, analyse};
use spacecast_ir::Module;
use spacecast_ir::edit::AttrOwner;
use spacecast_ir::function::Function;
use spacecast_ir::store::Attr;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_nvptx::kernel::{is_whole_program, kernels};
use spacecast_nvptx::layout::DataLayout;
use spacecast_nvptx::space::Space;

use crate::dead::{fold_queries, with_block_addresses};
use crate::demand::{Demands, Policy, demands};
use crate::exclude::{Exclusion, exclude, exclusions};
use crate::fold::{answers, fold_casts};
use crate::internalise::internalise;
use crate::params::retype_params;
use crate::rename::rename;
use crate::report::{PassStats, Severity, diagnostic, of_function};
use crate::rewrite::{Rewriter, Rewritten};
use crate::specialise::{remove_unmentioned, specialise};
use crate::trace::trace;
use crate::transcript;

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
    /// `retype-params`: parameters that are used in one space name it.
    pub retype_params: bool,
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
            retype_params: true,
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
        Policy { matrices: self.wmma_memory_space_opt, slots: self.rewrite_slots }
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
pub fn memory_space_opt(
    module: &mut Module<'_>,
    mode: Mode,
    options: &Options,
    used: &mut u64,
    out: &mut PassStats,
) {
    let timer = std::time::Instant::now();
    remove_uncalled(module, options, out);
    let mut facts = copy_functions(module, options, used, out);
    let mut answered = Vec::new();
    if mode.second_time {
        facts = answer_queries(module, options, facts, &mut answered, used, out);
    }
    let mut plans = decide(module, options, &facts);
    for plan in &plans {
        count(module, mode, plan, out);
    }
    out.analysis += timer.elapsed();
    if options.verbose {
        let functions: Vec<FuncId> = plans.iter().map(|plan| plan.id).collect();
        let program = Program::new(module, &options.knobs);
        out.trace += &transcript::votes_of(&program, &facts, &functions);
        out.trace += &trace(module, &facts, &functions);
    }
    if let Some(limit) = options.bisect_limit {
        bisect(module, &mut plans, limit, used, out);
    }
    let timer = std::time::Instant::now();
    if options.nvvm_as {
        publish(module, options, &facts);
    }
    if !is_whole(module, options) {
        let is_changed =
            |plan: &&Plan| !plan.demands.wanted.is_empty() || !plan.exclusions.is_empty();
        let rewritten = plans.iter().filter(is_changed);
        internalise(module, &facts, answered.into_iter().chain(rewritten.map(|plan| plan.id)));
    }
    let calls = apply(module, &facts, &plans, out);
    for (func, inst) in calls {
        rename(module, func, inst);
    }
    let excluded: Vec<(FuncId, Vec<Exclusion>)> =
        plans.iter_mut().map(|plan| (plan.id, std::mem::take(&mut plan.exclusions))).collect();
    out.excluded += excluded.iter().map(|(_, all)| all.len() as u64).sum::<u64>();
    exclude(module, &excluded);
    if options.retype_params {
        let internal = internal_functions(module, options);
        let narrow = narrow(module);
        let selected = |module: &Module<'_>, id: FuncId| options.selects_function(module, id);
        out.params_retyped +=
            retype_params(module, &facts, internal, &narrow, &selected, &mut |module, id| {
                let Some(limit) = options.bisect_limit else { return true };
                let keep = *used < limit;
                *used += 1;
                if keep {
                    let message = format!("rewrite {used}: parameters");
                    out.diagnostics.push(of_function(module, id, &message));
                }
                keep
            });
    }
    // There are many small pieces to give back, and nobody waits for them.
    rayon::spawn(move || drop((facts, plans)));
    out.rewriting += timer.elapsed();
}

/// Copies functions for the spaces that they are called with. The facts of what is there then.
fn copy_functions(
    module: &mut Module<'_>,
    options: &Options,
    used: &mut u64,
    out: &mut PassStats,
) -> Facts {
    for round in 0.. {
        let program = Program::new(module, &options.knobs);
        let facts = analyse(&program);
        if options.dump_ip_msp && round == 0 {
            out.transcript += &transcript::found(&program, &facts);
        }
        if round == MAX_COPY_ROUNDS {
            return facts;
        }
        // A function that nothing calls any more, but something mentions, is another one than before.
        let done = specialise(module, facts, options, used, out);
        if done.complete {
            return done.facts;
        }
    }
    Facts::default()
}

/// How often copies may leave something behind that has to be looked at again.
const MAX_COPY_ROUNDS: usize = 4;

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
    options.knobs.whole_program || is_whole_program(module)
}

/// Takes out what nothing can call, if only kernels are called from outside.
fn remove_uncalled(module: &mut Module<'_>, options: &Options, out: &mut PassStats) {
    if !is_whole(module, options) {
        return;
    }
    let kernels: HashSet<FuncId, FxBuildHasher> = kernels(module).into_iter().collect();
    let functions = selected(module, options).into_iter();
    let uncalled = functions.filter(|id| !kernels.contains(id)).collect();
    out.originals_removed += remove_unmentioned(module, uncalled);
}

/// Says in the attribute `"nvvm.as"` which spaces the pointer parameters of functions have, if any is resolved.
fn publish(module: &mut Module<'_>, options: &Options, facts: &Facts) {
    let found: Vec<(FuncId, String)> = {
        let program = Program::new(module, &options.knobs);
        let called = |id: &FuncId| !program.is_kernel(*id);
        let functions = selected(module, options).into_iter().filter(called);
        let voted = functions.map(|id| (id, votes(&program, facts, id)));
        voted.filter(|(_, v)| v.resolved() > 0).map(|(id, v)| (id, v.attribute())).collect()
    };
    for (id, value) in found {
        if module.string_attr(module.func(id), PARAMS).is_some() {
            continue;
        }
        let func = module.func_mut(id);
        let key = func.store.text.add_string(PARAMS);
        let value = func.store.text.add_string(value.as_bytes());
        func.add_attr(AttrOwner::Function, Attr::Str(key, Some(value)));
    }
}

/// The functions that the pass looks at.
fn selected(module: &Module<'_>, options: &Options) -> Vec<FuncId> {
    module
        .functions()
        .filter(|(id, f)| !f.is_declaration() && options.selects_function(module, *id))
        .map(|(id, _)| id)
        .collect()
}

/// Answers queries until no answer makes another one possible: what is behind a dead branch says nothing. The
/// facts of the last look.
fn answer_queries(
    module: &mut Module<'_>,
    options: &Options,
    mut facts: Facts,
    answered: &mut Vec<FuncId>,
    used: &mut u64,
    out: &mut PassStats,
) -> Facts {
    loop {
        let found = {
            let program = Program::new(module, &options.knobs);
            if !program.has_queries() {
                return facts;
            }
            let mut found: Vec<(FuncId, Vec<(Inst, bool)>)> = selected(module, options)
                .into_par_iter()
                .filter_map(|id| Some((id, answers(&program, module.func(id), facts.of(id)?))))
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
        };
        if found.is_empty() {
            return facts;
        }
        let addressed = with_block_addresses(module);
        for (id, answers) in found {
            out.queries += answers.len() as u64;
            answered.push(id);
            let keep_blocks = addressed.contains(&module.func(id).global);
            let removed = fold_queries(module.func_mut(id), &answers, keep_blocks);
            out.blocks += u64::from(removed.blocks);
        }
        facts = analyse(&Program::new(module, &options.knobs));
    }
}

fn decide(module: &Module<'_>, options: &Options, facts: &Facts) -> Vec<Plan> {
    let program = Program::new(module, &options.knobs);
    let policy = options.policy();
    selected(module, options)
        .into_par_iter()
        .filter_map(|id| {
            let (func, facts) = (module.func(id), facts.of(id)?);
            let demands = demands(&program, func, facts, policy);
            let kept = if options.noalias_addrspace { &demands.kept[..] } else { &[] };
            let exclusions = exclusions(&program, func, facts, kept);
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
        plan.demands.wanted.retain(|demand| {
            let keep =
                within_limit(module, func, demand.inst, demand.space.name(), limit, used, out);
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

/// What was done to a function: counts, casts folded, calls to be renamed.
type Applied = (Rewritten, u32, Vec<(FuncId, Inst)>);

/// Whether addresses of a space are smaller than generic ones.
fn narrow(module: &Module<'_>) -> impl Fn(Space) -> bool + use<> {
    let text = module.data_layout().unwrap_or_default();
    let layout = DataLayout::parse(&String::from_utf8_lossy(&text)).unwrap_or_default();
    move |space: Space| layout.pointer_spec(space.llvm()).index < layout.pointer_spec(0).index
}

/// Rewrites all functions; the calls whose callees have to be renamed.
fn apply(
    module: &mut Module<'_>,
    facts: &Facts,
    plans: &[Plan],
    out: &mut PassStats,
) -> Vec<(FuncId, Inst)> {
    let narrow = narrow(module);
    let types = std::mem::take(&mut module.types);
    let mut by_id: Vec<Option<&Plan>> = Vec::new();
    for plan in plans {
        let at = plan.id.as_u32() as usize;
        by_id.resize(by_id.len().max(at + 1), None);
        by_id[at] = Some(plan);
    }
    let functions: Vec<(&Plan, &mut Function<'_>)> = module
        .funcs_mut()
        .filter_map(|(id, func)| Some(((*by_id.get(id.as_u32() as usize)?)?, func)))
        .collect();
    let results: Vec<Applied> = functions
        .into_par_iter()
        .map_init(Rewriter::default, |rewriter, (plan, func)| {
            let Some(facts) = facts.of(plan.id) else { return Default::default() };
            let demands = &plan.demands.wanted;
            let done = if demands.is_empty() {
                Rewritten::default()
            } else {
                rewriter.rewrite(func, &types, facts, demands, &narrow)
            };
            let folded = fold_casts(func, &types, facts);
            let mut calls: Vec<(FuncId, Inst)> = Vec::new();
            for demand in &plan.demands.wanted {
                if func.inst(demand.inst).op.is_call()
                    && calls.last() != Some(&(plan.id, demand.inst))
                {
                    calls.push((plan.id, demand.inst));
                }
            }
            (done, folded, calls)
        })
        .collect();
    module.types = types;
    let mut calls = Vec::new();
    for (done, folded, renamed) in results {
        out.add(done, folded);
        calls.extend(renamed);
    }
    calls
}
