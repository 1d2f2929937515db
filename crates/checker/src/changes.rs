//! Checks what was done to a module: every step by its own rules, and nothing beyond them.
//!
//! ```text
//!   lowered     parameters by value of kernels are read in their space, or from a copy
//!   uncalled    functions went that nothing refers to
//!   copied      new functions that are what their originals are; calls lead to them
//!   answered    queries became the answers that are claimed, and what is dead by that went
//!   shortened   addresses of the cluster are made of shared ones at once
//!   split       an access became two, on the condition that chose its pointer
//!   rewritten   accesses are in a space that is claimed of them
//!   restricted  metadata about aliasing came
//! ```
//!
//! Invariant: a change for which there is no rule is a problem.

mod answered;
mod copied;
mod described;
mod lowered;
mod moves;
mod names;
mod pair;
mod relaid;
mod restricted;
mod rewritten;
mod shortened;
mod split;

use rayon::prelude::*;
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::compare::Before;
use spacecast_ir::module::GlobalVar;
use spacecast_ir::parallel::{Evenly, at_hand};
use spacecast_ir::value::{FuncId, Inst};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{Linkage, UnnamedAddr};
use spacecast_nvptx::kernel::{annotated_grid_constants, is_whole_program, kernels};
use spacecast_nvptx::layout::DataLayout;
use spacecast_transform::watch::Step;

use crate::certificate::{Asked, Checked, Claims, Copies, Said};
use crate::{Map, Problem, Set};
use pair::{Fault, Pair};
pub use relaid::relaid;

/// What became of a module in a step.
pub(crate) struct Changes<'c, 's> {
    was: Before<'c, 's>,
    /// The same, without its bodies.
    before: &'c Module<'s>,
    after: &'c Module<'s>,
    knobs: &'c Knobs,
    /// The functions that are there before and after, and those of them that are not the same.
    kept: Vec<FuncId>,
    changed: Vec<FuncId>,
    new: Vec<FuncId>,
    gone: Vec<FuncId>,
    /// Those that earlier steps changed in view of their callers.
    in_view: InView,
    problems: Vec<Problem>,
}

/// What may be done to a function, by what is claimed of it.
type Rule<'r, 's> = dyn Fn(&Pair<'_, 's>, &mut Asked<'_, '_, 's>) -> Vec<Fault> + Sync + 'r;

/// What was done in view of callers that are here.
#[derive(Default)]
pub(crate) struct InView {
    /// The functions that were changed.
    pub changed: Set<FuncId>,
    /// The functions of which callers were counted on for that: those, and what led to them then.
    pub counted: Set<FuncId>,
}

impl<'c, 's> Changes<'c, 's> {
    /// Finds out what changed; what belongs to no function is compared at once.
    pub fn new(step: Step, was: Before<'c, 's>, after: &'c Module<'s>, knobs: &'c Knobs) -> Self {
        let target = |m: &Module<'_>| {
            (m.triple().map(|t| t.into_owned()), m.data_layout().map(|t| t.into_owned()))
        };
        let mut this = Self::but_target(step, was, after, knobs);
        if target(was.heads()) != target(after) {
            this.problem("the target changed".to_owned());
        }
        this
    }

    /// The same, whatever becomes of the target.
    fn but_target(
        step: Step,
        was: Before<'c, 's>,
        after: &'c Module<'s>,
        knobs: &'c Knobs,
    ) -> Self {
        let before = was.heads();
        let (old, now) = (Present::of(before), Present::of(after));
        let (kept, gone): (Vec<FuncId>, Vec<FuncId>) =
            before.functions().map(|(id, _)| id).partition(|&id| now.has(id));
        let new = after.functions().map(|(id, _)| id).filter(|&id| !old.has(id)).collect();
        let kept: Vec<FuncId> = kept.into_iter().filter(|&id| !was.is_lost(id)).collect();
        let changed = kept.par_iter().evenly().copied().filter(|&id| !was.is_same(id)).collect();
        let (in_view, problems) = (InView::default(), Vec::new());
        let mut this =
            Self { was, before, after, knobs, kept, changed, new, gone, in_view, problems };
        for (id, head) in before.functions().filter(|(id, _)| was.is_lost(*id)) {
            let why = format!("another function is in the place of {id:?}");
            this.problems.push(Problem::new(before, head.global, why));
        }
        this.module(step);
        this
    }

    /// Checks a step by its rules.
    pub fn check(
        mut self,
        step: Step,
        claims: Option<&Claims<'_, 's>>,
        in_view: InView,
    ) -> Vec<Problem> {
        self.in_view = in_view;
        match (step, claims) {
            (Step::Uncalled, _) => self.each(&unchanged),
            (Step::Copied, _) => self.copied(),
            (Step::Lowered, _) => {
                let kernels: Set<FuncId> = kernels(self.before).into_iter().collect();
                let constants = annotated_grid_constants(self.before);
                self.each(&|id, pair| lowered::check(id, pair, &kernels, &constants));
            }
            (Step::Answered, Some(claims)) => self.answered(claims),
            (Step::Shortened, Some(claims)) => self.shortened(claims),
            (Step::Split, _) => self.each(&|_, pair| split::check(pair)),
            (Step::Rewritten, Some(claims)) => self.rewritten(claims),
            (Step::Answered | Step::Shortened | Step::Rewritten, None) => {
                self.problem("it was changed, but nothing is claimed".to_owned());
            }
            (Step::Restricted, _) => self.restricted(),
        }
        self.problems
    }

    /// Checks that nothing was done.
    pub fn nothing(was: Before<'c, 's>, after: &'c Module<'s>, knobs: &'c Knobs) -> Vec<Problem> {
        let mut this = Self::new(Step::Uncalled, was, after, knobs);
        this.each(&unchanged);
        this.problems
    }

    /// The functions that changed.
    pub fn changed(&self) -> &[FuncId] {
        &self.changed
    }

    /// Whether nothing came, went or changed.
    pub fn is_empty(&self) -> bool {
        self.changed.is_empty()
            && self.new.is_empty()
            && self.gone.is_empty()
            && self.problems.is_empty()
    }

    fn problem(&mut self, message: String) {
        self.problems.push(Problem::of_module(message));
    }

    /// A function as it was, and as it is.
    fn pair(&self, id: FuncId) -> Pair<'c, 's> {
        let (was, is) = (self.was.func(id), self.after.func(id));
        Pair::new(
            (self.before, self.after),
            was,
            is.view(),
            is.compare_undone(was, &self.after.types),
        )
    }

    /// Applies a rule to every function that changed.
    fn each(&mut self, rule: &(dyn Fn(FuncId, &Pair<'_, 's>) -> Vec<Fault> + Sync)) {
        let this = &*self;
        let found: Vec<Problem> = this
            .changed
            .par_iter()
            .evenly()
            .flat_map_iter(|&id| {
                let pair = this.pair(id);
                this.faults(pair.before, rule(id, &pair))
            })
            .collect();
        self.problems.extend(found);
    }

    /// Checks all that is claimed of functions, applies a rule to every one that changed, and looks at every one as it
    /// is now.
    fn each_claimed(
        &self,
        claims: &Claims<'_, 's>,
        rule: &Rule<'_, 's>,
        look: &(dyn Fn(FuncId) + Sync),
    ) -> Vec<Problem> {
        let ids = self.before.functions().map(|(id, _)| id);
        let ids: Vec<FuncId> = ids.filter(|&id| !self.was.is_lost(id)).collect();
        let changed: Set<FuncId> = self.changed.iter().copied().collect();
        let gone: Set<FuncId> = self.gone.iter().copied().collect();
        self.new.iter().copied().for_each(look);
        let checked: Vec<Vec<(FuncId, Checked, Vec<Problem>)>> =
            at_hand(&ids, |&id| self.after.func(id).num_insts())
                .into_par_iter()
                .with_max_len(1)
                .map(|ids| {
                    let checked = self.some_claimed(ids, &changed, claims, rule);
                    ids.iter().filter(|&id| !gone.contains(id)).for_each(|&id| look(id));
                    checked
                })
                .collect();
        let checked: Vec<(FuncId, Checked, Vec<Problem>)> = checked.into_iter().flatten().collect();
        let copies = Copies::of(checked.iter().map(|(_, claimed, _)| claimed));
        checked
            .into_par_iter()
            .evenly()
            .flat_map_iter(|(id, claimed, faults)| {
                let calls = copies.forbid(&claimed);
                let more = if calls.is_empty() {
                    Vec::new()
                } else {
                    let was = self.was.func(id);
                    let said = claims.said(was);
                    claims.ask(id, was, &said).check_calls(&calls, &copies)
                };
                claimed.problems.into_iter().chain(more).chain(faults)
            })
            .collect()
    }

    /// The same for a few of them: one question after the other, so that its code is at hand, as they are.
    fn some_claimed(
        &self,
        ids: &[FuncId],
        changed: &Set<FuncId>,
        claims: &Claims<'_, 's>,
        rule: &Rule<'_, 's>,
    ) -> Vec<(FuncId, Checked, Vec<Problem>)> {
        let is_concerned =
            |id: &&FuncId| claims.runs_of(**id).next().is_some() || changed.contains(*id);
        let ids: Vec<FuncId> = ids.iter().filter(is_concerned).copied().collect();
        let was: Vec<View<'_, 's>> = ids.iter().map(|&id| self.was.func(id)).collect();
        let said: Vec<Said<'_, '_, 's>> = was.iter().map(|&func| claims.said(func)).collect();
        let asked = ids.iter().zip(&was).zip(&said);
        let mut asked: Vec<Asked<'_, '_, 's>> =
            asked.map(|((&id, &func), said)| claims.ask(id, func, said)).collect();
        let claimed: Vec<Checked> = asked.iter_mut().map(Asked::check).collect();
        let pair = |&id| changed.contains(&id).then(|| self.pair(id));
        let pairs: Vec<Option<Pair<'_, 's>>> = ids.iter().map(pair).collect();
        let faults = pairs.iter().zip(&mut asked);
        let faults = faults.map(|(pair, asked)| match pair {
            Some(pair) => self.faults(pair.before, rule(pair, asked)),
            None => Vec::new(),
        });
        let checked = ids.into_iter().zip(claimed).zip(faults);
        checked.map(|((id, claimed), faults)| (id, claimed, faults)).collect()
    }

    fn faults(&self, was: View<'_, 's>, faults: Vec<Fault>) -> Vec<Problem> {
        let shown = faults.into_iter().take(8);
        shown
            .map(|(inst, why): (Option<Inst>, String)| {
                let inst = inst.filter(|i| (i.as_u32() as usize) < was.num_insts());
                Problem::at(self.before, was, inst, why)
            })
            .collect()
    }

    fn whole_program(&self) -> bool {
        is_whole_program(self.after, self.knobs.whole_program)
    }

    /// What belongs to no function: nothing of it changes. Functions come and go as the step allows.
    fn module(&mut self, step: Step) {
        let (before, after) = (self.before, self.after);
        let mut variables = before.variables().zip(after.variables());
        let is_rewritten = matches!(step, Step::Rewritten);
        // Constants are only edited with the variables that they are about.
        let shared = before.shares_variables(after);
        let same = variables.all(|((a, x), (b, y))| {
            a == b
                && (shared || same_variable(before, after, x, y, is_rewritten))
                && after.keeps_name(before, x.global)
        });
        if !same || before.variables().count() != after.variables().count() {
            self.problem("variables changed".to_owned());
        }
        let aliases = |m: &'c Module<'s>| {
            m.aliases().map(|(id, a)| (id, a.global, a.ifunc, a.symbol, a.ty, a.target))
        };
        if !aliases(before).eq(aliases(after)) {
            self.problem("aliases changed".to_owned());
        }
        let mut named = before.named_metadata().iter().zip(after.named_metadata());
        let same = named
            .all(|(x, y)| x.name == y.name && before.named_operands(x).eq(after.named_operands(y)));
        if !same || before.named_metadata().len() != after.named_metadata().len() {
            self.problem("named metadata changed".to_owned());
        }
        // Groups may come, but what is in one stays.
        let mut groups = before.attr_groups().iter().zip(after.attr_groups());
        let same = groups.all(|(x, y)| {
            x.number == y.number && before.store.attrs(x.attrs).eq(after.store.attrs(y.attrs))
        });
        if !same || before.attr_groups().len() > after.attr_groups().len() {
            self.problem("groups of attributes changed".to_owned());
        }
        let may_come = matches!(step, Step::Copied);
        for id in self.new.clone() {
            let func = after.func(id);
            let name = after.symbol_name(func.global).unwrap_or_default();
            let declares = func.is_declaration() && name.starts_with(b"llvm.");
            if !declares && !may_come {
                let name = String::from_utf8_lossy(&name).into_owned();
                self.problem(format!("@{name} came"));
            }
        }
        self.went(matches!(step, Step::Copied | Step::Uncalled));
    }

    /// Functions that went: nothing refers to them, and nobody else can.
    fn went(&mut self, allowed: bool) {
        if self.gone.is_empty() {
            return;
        }
        let kernels: Set<FuncId> = kernels(self.before).into_iter().collect();
        let whole = self.whole_program();
        let symbols: Map<_, FuncId> =
            self.gone.iter().map(|&id| (self.before.func(id).global, id)).collect();
        let mentions = self.after.mentions_of(|global| symbols.contains_key(&global));
        let mut faults = Vec::new();
        for (&global, &id) in &symbols {
            let linkage = self.before.func(id).symbol.linkage();
            let known = !linkage.is_local() && linkage != Linkage::LinkOnceOdr && !whole;
            if !allowed || known || kernels.contains(&id) || !mentions.of(global).is_empty() {
                faults.push(id);
            }
        }
        for id in faults {
            let why = "it went, but something can refer to it".to_owned();
            self.problems.push(Problem::new(self.before, self.before.func(id).global, why));
        }
    }

    /// Whether addresses of a space are shorter than generic ones.
    fn narrow(&self) -> impl Fn(u32) -> bool + use<> {
        let layout = DataLayout::of_module(self.before);
        let narrow = move |space| layout.pointer_spec(space).index < layout.pointer_spec(0).index;
        // Few spaces are asked about, again and again.
        let first: Vec<bool> = (0..8).map(&narrow).collect();
        move |space| first.get(space as usize).copied().unwrap_or_else(|| narrow(space))
    }
}

/// The functions that a module has.
struct Present(Vec<bool>);

impl Present {
    fn of(module: &Module<'_>) -> Self {
        let mut present = Vec::new();
        for (id, _) in module.functions() {
            let at = id.as_u32() as usize;
            if at >= present.len() {
                present.resize(at + 1, false);
            }
            present[at] = true;
        }
        Self(present)
    }

    fn has(&self, id: FuncId) -> bool {
        self.0.get(id.as_u32() as usize) == Some(&true)
    }
}

fn unchanged(_: FuncId, pair: &Pair<'_, '_>) -> Vec<Fault> {
    if pair.is_unchanged() { Vec::new() } else { vec![(None, "it changed".to_owned())] }
}

fn same_variable(
    before: &Module<'_>,
    after: &Module<'_>,
    x: &GlobalVar,
    y: &GlobalVar,
    may_be_own: bool,
) -> bool {
    let (old, new) = (&x.symbol, &y.symbol);
    // Each module has one, and nobody looks at where it is.
    let own = may_be_own
        && (old.linkage(), new.linkage()) == (Linkage::LinkOnceOdr, Linkage::Internal)
        && old.unnamed_addr == Some(UnnamedAddr::Global)
        && x.constant
        && !x.externally_initialized
        && x.tls.is_none()
        && x.section.is_none()
        && (new.visibility, new.dll, y.comdat) == (None, None, None);
    let symbol = |v: &GlobalVar| (!own).then_some((v.symbol, v.comdat));
    let name = |v: &GlobalVar| (v.symbol.dso_local, v.symbol.unnamed_addr);
    let key = |v: &GlobalVar| {
        let stays = (v.externally_initialized, v.constant);
        (v.global, symbol(v), name(v), v.tls, v.addrspace, stays, v.ty, v.init)
    };
    let rest = |v: &GlobalVar| (v.section, v.partition, v.align, v.code_model, v.sanitizers);
    // Constants are only added.
    key(x) == key(y)
        && rest(x) == rest(y)
        && x.init.is_none_or(|init| before.store.constant(init) == after.store.constant(init))
}
