//! The pass `memory-space-opt`: resolves generic pointers and rewrites what uses them.
//!
//! ```text
//!   analyse ─► demands ─► (bisect) ─► rewrite ─► fold casts, queries ─► rename intrinsics
//!    facts      ∥           in order     ∥            ∥                  in order
//! ```
//!
//! The four documented modes are two choices: the first time or the second, with warnings or without. The
//! second time also answers queries, which the first leaves for propagation to sharpen.

use rayon::prelude::*;
use spacecast_analysis::knobs::Knobs;
use spacecast_analysis::{Facts, Program, analyse};
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_nvptx::layout::DataLayout;
use spacecast_nvptx::space::Space;

use crate::demand::{Demands, Policy, demands};
use crate::fold::{answers, fold_casts, fold_queries};
use crate::rename::rename;
use crate::report::{Diagnostic, PassStats, Severity, diagnostic};
use crate::rewrite::{Rewritten, rewrite};

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
    /// Only functions of these names, if there are any.
    pub only: Vec<String>,
    /// No functions of these names.
    pub skip: Vec<String>,
    /// Stop after so many rewrites.
    pub bisect_limit: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            knobs: Knobs::default(),
            wmma_memory_space_opt: true,
            only: Vec::new(),
            skip: Vec::new(),
            bisect_limit: None,
        }
    }
}

impl Options {
    fn selects(&self, name: &[u8]) -> bool {
        let is = |n: &String| n.strip_prefix('@').unwrap_or(n).as_bytes() == name;
        (self.only.is_empty() || self.only.iter().any(is)) && !self.skip.iter().any(is)
    }
}

/// What the pass decided for a function.
struct Plan {
    id: FuncId,
    demands: Demands,
    answers: Vec<(Inst, bool)>,
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
    let (facts, mut plans) = decide(module, mode, options, out);
    out.analysis += timer.elapsed();
    if let Some(limit) = options.bisect_limit {
        bisect(module, &mut plans, limit, used, out);
    }
    let timer = std::time::Instant::now();
    let calls = apply(module, &facts, &plans, out);
    for (func, inst) in calls {
        rename(module, func, inst);
    }
    out.rewriting += timer.elapsed();
}

fn decide(
    module: &Module<'_>,
    mode: Mode,
    options: &Options,
    out: &mut PassStats,
) -> (Facts, Vec<Plan>) {
    let program = Program::new(module, &options.knobs);
    let facts = analyse(&program);
    let ids: Vec<FuncId> = module
        .functions()
        .filter(|(_, f)| !f.is_declaration())
        .filter(|(_, f)| {
            let everything = options.only.is_empty() && options.skip.is_empty();
            everything || options.selects(&module.symbol_name(f.global).unwrap_or_default())
        })
        .map(|(id, _)| id)
        .collect();
    let policy = Policy { matrices: options.wmma_memory_space_opt };
    let plans: Vec<Plan> = ids
        .par_iter()
        .with_min_len(4)
        .filter_map(|&id| {
            let func = module.func(id);
            let facts = facts.of(id)?;
            let demands = demands(&program, func, facts, policy);
            let answers =
                if mode.second_time { answers(&program, func, facts) } else { Vec::new() };
            Some(Plan { id, demands, answers })
        })
        .collect();
    for plan in &plans {
        out.count(&plan.demands);
        let func = module.func(plan.id);
        for remark in &plan.demands.remarks {
            if remark.illegal || mode.warnings {
                let severity =
                    if remark.illegal { Severity::Illegal } else { Severity::Unresolved };
                out.diagnostics.push(diagnostic(
                    module,
                    func,
                    remark.inst,
                    severity,
                    remark.message,
                ));
            }
        }
    }
    (facts, plans)
}

/// Keeps only so many rewrites, and says what each of them is.
fn bisect(
    module: &Module<'_>,
    plans: &mut [Plan],
    limit: u64,
    used: &mut u64,
    out: &mut PassStats,
) {
    for plan in plans {
        let func = module.func(plan.id);
        let mut kept = Vec::new();
        let mut note = |inst: Inst, what: &str| {
            let keep = *used < limit;
            *used += 1;
            if keep {
                let diagnostic: Diagnostic = diagnostic(
                    module,
                    func,
                    inst,
                    Severity::Note,
                    &format!("rewrite {used}: {what}"),
                );
                out.diagnostics.push(diagnostic);
            }
            keep
        };
        for demand in &plan.demands.wanted {
            if note(demand.inst, demand.space.name()) {
                kept.push(*demand);
            }
        }
        plan.demands.wanted = kept;
        plan.answers.retain(|&(inst, yes)| note(inst, if yes { "true" } else { "false" }));
    }
}

/// Rewrites all functions; the calls whose callees have to be renamed.
fn apply(
    module: &mut Module<'_>,
    facts: &Facts,
    plans: &[Plan],
    out: &mut PassStats,
) -> Vec<(FuncId, Inst)> {
    let text = module.data_layout().unwrap_or_default().into_owned();
    let layout = DataLayout::parse(&String::from_utf8_lossy(&text)).unwrap_or_default();
    let narrow =
        |space: Space| layout.pointer_spec(space.llvm()).index < layout.pointer_spec(0).index;
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
    let results: Vec<(Rewritten, u32, Vec<(FuncId, Inst)>)> = functions
        .into_par_iter()
        .with_min_len(4)
        .map(|(plan, func)| {
            let Some(facts) = facts.of(plan.id) else { return Default::default() };
            let done = rewrite(func, &types, facts, &plan.demands.wanted, &narrow);
            fold_queries(func, &plan.answers);
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
