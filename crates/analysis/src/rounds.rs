//! The analysis of a module: instance after instance, in rounds, until nothing grows.
//!
//! Every round looks at what the last one left: what instances are passed, what their callees return, what
//! objects hold that several functions see. Then results are joined in order, and whoever is concerned by what
//! grew is looked at again. When nothing grows any more it is known what leaks; who cannot trust what it loads
//! is then looked at once more, and so on.
//!
//! Invariant: a round is a function of a snapshot, and results are joined in order, so the outcome is the same on
//! any number of threads.

mod join;
mod narrow;
mod traces;

use std::sync::{Arc, OnceLock};

use hashbrown::{HashMap, HashSet};
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::parallel::{Evenly, at_hand, discard};
use spacecast_ir::value::{FuncId, Global, Inst};

use self::join::Next;
use self::traces::Moved;
use crate::certificate::{Assembly, Certificate, Run};
use crate::facts::{Facts, FuncFacts, InstanceFacts};
use crate::flat;
use crate::instance::{Call, Instance, InstanceId, Results};
use crate::leaks::{called_from_outside, what_leaks};
use crate::look::{Copied, Entry, Outcome, look};
use crate::origins::Origins;
use crate::program::{Callee, Program};
use crate::scan::Survey;
use crate::shared::{Grew, Growth, Keys, Leaked, Look, Shared, SharedKey};

/// `mem-space-alg` of the algorithm that follows memory; any other number means the flat one.
pub const DEFAULT_ALGORITHM: i64 = 2;

/// What calls passed that lead elsewhere by now is taken back so often; what is left then is too much, and no more than that.
const MAX_TAKEN_BACK: usize = 8;

/// Analyses a module.
pub fn analyse(program: &Program<'_, '_>) -> Facts {
    let module = program.module;
    let ids = with_bodies(module);
    let aliases: Arc<[Global]> = module.aliases().map(|(_, alias)| alias.global).collect();
    if program.knobs.mem_space_alg != DEFAULT_ALGORITHM {
        let facts: Vec<(FuncId, Arc<FuncFacts>)> = ids
            .par_iter()
            .evenly()
            .map(|&id| (id, flat_facts(program, id, &aliases).into()))
            .collect();
        // What the flat one decides the other does, too, and that can be checked.
        let certificate = program.certify.then(|| Rounds::of(program, &ids).finish(aliases));
        let certificate = certificate.and_then(Facts::into_certificate);
        return Facts::of_functions(facts, certificate);
    }
    Rounds::of(program, &ids).finish(aliases)
}

/// The functions that have bodies, in order.
pub(crate) fn with_bodies(module: &Module<'_>) -> Vec<FuncId> {
    let mut ids: Vec<FuncId> =
        module.functions().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect();
    ids.sort_unstable();
    ids
}

/// What the flat algorithm says of a function.
fn flat_facts(program: &Program<'_, '_>, id: FuncId, aliases: &Arc<[Global]>) -> FuncFacts {
    let num_args = program.module.func(id).params().len();
    let (values, constants) = flat::origins(program, id, flat::BUDGET);
    let last = !program.knobs.optimiser_follows;
    FuncFacts {
        values,
        num_args,
        constants,
        last,
        aliases: aliases.clone(),
        ..FuncFacts::default()
    }
}

/// All instances of a module while they are analysed.
pub(crate) struct Rounds<'r, 'a, 's> {
    pub program: &'r Program<'a, 's>,
    /// What each function is made of, as soon as it was looked at.
    surveys: Vec<OnceLock<Survey>>,
    pub instances: Vec<Instance>,
    pub done: Vec<Outcome>,
    /// What is done again by now.
    spent: Vec<Outcome>,
    /// What pointers may be that each instance loads, beside global; and what that was when it was looked at.
    pub leaked: Vec<Origins>,
    looked_with: Vec<Origins>,
    /// What each lets out, and what it and all that it calls do.
    pub escaped: Vec<Origins>,
    inside: Vec<Origins>,
    pub shared: Shared,
    /// The instances that calls led to and do not any more.
    left: Vec<InstanceId>,
    /// The instances whose calls return less than they were looked at with.
    given_less: Vec<InstanceId>,
    /// The instances that may trust what they load more than when it was decided where their calls lead.
    trusting: Vec<InstanceId>,
    /// The instances that stand for calls of functions that nobody calls.
    idle: Vec<InstanceId>,
    /// The instances of which it was too early to say where all their calls lead; some more than once.
    waiting: Vec<InstanceId>,
    /// The calls that came to lead elsewhere.
    moved: Vec<Moved>,
    /// Whether anything was taken back of what was known of an instance.
    narrowed: bool,
    /// Whether anything was given up because there was too much of it.
    crowded: bool,
    /// The slots that may only hold a copy of a constant, by what others do.
    constants: Keys,
    /// The slots that are copied, and where the other side can be.
    copied: Copied,
    /// The instances of each function.
    pub by_func: HashMap<FuncId, Vec<InstanceId>, FxBuildHasher>,
    /// The instances that look at each object, and at what of it; some more than once.
    pub readers: HashMap<SharedKey, Vec<(InstanceId, Look)>, FxBuildHasher>,
    /// The instances that pass on each slot, some more than once, as soon as someone asked.
    passers: Option<HashMap<SharedKey, Vec<InstanceId>, FxBuildHasher>>,
}

impl<'r, 'a, 's> Rounds<'r, 'a, 's> {
    /// All that can be known of these functions, which are those of the module.
    pub fn of(program: &'r Program<'a, 's>, ids: &[FuncId]) -> Self {
        let mut rounds = Rounds::new(program, ids);
        let outside = called_from_outside(program, ids, &rounds.shared);
        let queue: Vec<InstanceId> = outside.into_iter().map(|id| rounds.outside(id)).collect();
        rounds.settle(queue);
        // What nobody calls is looked at all the same, as if someone did; but not what only they call.
        let uncalled = rounds.uncalled(ids);
        rounds.settle_idle(&uncalled);
        // These call each other in circles: it is as if someone called the first of each.
        loop {
            let unseen = rounds.unseen(ids);
            if unseen.is_empty() {
                break;
            }
            let first = rounds.first_of_circles(&unseen);
            rounds.settle_idle(&first);
        }
        rounds.add_leaks();
        rounds
    }

    fn new(program: &'r Program<'a, 's>, ids: &[FuncId]) -> Self {
        let functions = ids.last().map_or(0, |id| id.as_u32() as usize + 1);
        Self {
            program,
            surveys: std::iter::repeat_with(OnceLock::new).take(functions).collect(),
            instances: Vec::with_capacity(functions),
            done: Vec::with_capacity(functions),
            spent: Vec::new(),
            leaked: Vec::new(),
            looked_with: Vec::new(),
            escaped: Vec::new(),
            inside: Vec::new(),
            shared: Shared::initial(program),
            left: Vec::new(),
            given_less: Vec::new(),
            trusting: Vec::new(),
            idle: Vec::new(),
            waiting: Vec::new(),
            moved: Vec::new(),
            narrowed: false,
            crowded: false,
            constants: Keys::default(),
            copied: Copied::default(),
            by_func: HashMap::default(),
            readers: HashMap::default(),
            passers: None,
        }
    }

    /// The functions that nothing led to as yet.
    fn unseen(&self, ids: &[FuncId]) -> Vec<FuncId> {
        ids.iter().copied().filter(|id| !self.by_func.contains_key(id)).collect()
    }

    /// Those of them that none of the others calls.
    fn uncalled(&self, ids: &[FuncId]) -> Vec<FuncId> {
        let mut unseen = self.unseen(ids);
        let mut called: HashSet<FuncId, FxBuildHasher> = HashSet::default();
        for &id in &unseen {
            called.extend(self.callees(id).filter(|&callee| callee != id));
        }
        unseen.retain(|id| !called.contains(id));
        unseen
    }

    /// The first of those that call each other, in the order of the text: numbers tell what was made when.
    fn first_of_circles(&self, ids: &[FuncId]) -> Vec<FuncId> {
        let mut called: HashSet<FuncId, FxBuildHasher> = HashSet::default();
        let mut first = Vec::new();
        let mut stack = Vec::new();
        let unseen = |id: &FuncId| ids.binary_search(id).is_ok();
        for id in self.program.module.functions().map(|(id, _)| id).filter(unseen) {
            if called.contains(&id) {
                continue;
            }
            first.push(id);
            stack.push(id);
            while let Some(id) = stack.pop() {
                stack.extend(self.callees(id).filter(|&callee| called.insert(callee)));
            }
        }
        first
    }

    /// The functions that one calls by their names.
    fn callees(&self, id: FuncId) -> impl Iterator<Item = FuncId> {
        let func = self.program.module.func(id);
        let called = func.calls().filter_map(|call| func.called_symbol(call));
        called.filter_map(|global| match self.program.callee(global) {
            Callee::Defined(callee) => Some(callee),
            _ => None,
        })
    }

    fn add(&mut self, instance: Instance) -> InstanceId {
        let id = InstanceId(self.instances.len() as u32);
        self.by_func.entry(instance.func).or_default().push(id);
        self.instances.push(instance);
        self.done.push(Outcome::default());
        self.leaked.push(Origins::empty());
        self.looked_with.push(Origins::empty());
        self.escaped.push(Origins::empty());
        id
    }

    /// The instance that stands for calls from outside.
    fn outside(&mut self, func: FuncId) -> InstanceId {
        self.add(Instance::outside(func))
    }

    /// Analyses functions that nobody calls, as if someone did.
    fn settle_idle(&mut self, ids: &[FuncId]) {
        let queue: Vec<InstanceId> = ids.iter().map(|&id| self.outside(id)).collect();
        self.idle.extend(&queue);
        self.settle(queue);
    }

    /// Analyses instances, and again what is concerned by what grew, until nothing does and every call leads somewhere.
    fn settle(&mut self, mut queue: Vec<InstanceId>) {
        let mut later = Vec::new();
        loop {
            if queue.is_empty() {
                queue = std::mem::take(&mut later);
            }
            if queue.is_empty() {
                queue = self.force_calls();
            }
            if queue.is_empty() {
                return;
            }
            queue.sort_unstable();
            queue.dedup();
            // Most that yielded nothing new the last time will not do so now: they wait until all is there that they look at.
            let is_quiet = |id: &&InstanceId| self.instances[id.0 as usize].quiet;
            if !queue.iter().all(|id| is_quiet(&id)) {
                later.extend(queue.iter().filter(is_quiet));
                queue.retain(|id| !is_quiet(&id));
            }
            let outcomes = self.solve_all(&queue);
            let mut next = Next::default();
            for (&id, outcome) in queue.iter().zip(outcomes.into_iter().flatten()) {
                self.join(id, outcome, &mut next);
            }
            queue = self.concerned(next);
            discard(std::mem::take(&mut self.spent));
        }
    }

    /// Calls that pass nothing, as far as is known when nothing grows any more, lead somewhere all the same. The
    /// instances that are concerned by that.
    fn force_calls(&mut self) -> Vec<InstanceId> {
        let mut next = Next::default();
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.sort_unstable();
        waiting.dedup();
        for id in waiting {
            let instance = &self.instances[id.0 as usize];
            let is_open = |call: &&Call| instance.target(call.inst, call.callee).is_none();
            let calls = &self.done[id.0 as usize].calls;
            let open: Vec<Call> = calls.iter().filter(is_open).cloned().collect();
            self.join_calls(id, &open, true, &mut next);
        }
        self.concerned(next)
    }

    /// What an instance is analysed from.
    pub fn entry(&self, id: InstanceId) -> Entry<'_> {
        let instance = &self.instances[id.0 as usize];
        let leaked = self.leaked[id.0 as usize];
        let results = Results { targets: &instance.targets, instances: &self.instances };
        let survey = self.survey(instance.func);
        let (shared, constants, copied) = (&self.shared, &self.constants, &self.copied);
        let Outcome { integers, copied_constants, .. } = &self.done[id.0 as usize];
        Entry {
            id,
            instance,
            survey,
            leaked,
            shared,
            results,
            constants,
            copied,
            integers: *integers,
            copied_constants,
        }
    }

    fn survey(&self, func: FuncId) -> &Survey {
        self.surveys[func.as_u32() as usize].get_or_init(|| Survey::of(self.program, func))
    }

    /// The outcomes of instances, in order, in parts.
    fn solve_all(&self, queue: &[InstanceId]) -> Vec<Vec<Outcome>> {
        let func = |id: InstanceId| self.instances[id.0 as usize].func;
        let parts = at_hand(queue, |&id| self.program.module.func(func(id)).num_insts());
        let solve = |part: &[InstanceId]| {
            for &id in part {
                self.survey(func(id));
            }
            part.iter().map(|&id| self.solve(id)).collect()
        };
        parts.into_par_iter().with_max_len(1).map(solve).collect()
    }

    fn solve(&self, id: InstanceId) -> Outcome {
        let mut outcome = look(self.program, self.entry(id));
        outcome.compare(&self.done[id.0 as usize]);
        outcome
    }

    /// Finds out what leaks, and looks again at what cannot trust what it loads. What was loaded carries a mark,
    /// by which facts are completed when they are asked for. Only where a query was asked of such a pointer, or
    /// where it went through a variable, or where it decides which instance is called, is that
    /// not enough. Then more may get out, until nothing does.
    fn add_leaks(&mut self) {
        let mut steps = 0;
        loop {
            let (inside, leaked) =
                what_leaks(self.program, &self.instances, &self.escaped, &self.shared);
            self.inside = inside;
            let more = leaked.iter().zip(&self.leaked).any(|(new, old)| !old.contains(*new));
            // What was looked at again since may have put more into variables.
            let grown = self.shared.add_leaks(&self.leaks_into_variables(&leaked));
            if !more && grown.is_empty() {
                // Calls that led elsewhere until more was known no longer count.
                let before = std::mem::replace(&mut self.leaked, leaked);
                let less = (0..before.len()).filter(|&at| before[at] != self.leaked[at]);
                self.trusting.extend(less.map(|at| InstanceId(at as u32)));
                steps += 1;
                if steps <= MAX_TAKEN_BACK && self.take_back() || self.find_copied_constants() {
                    continue;
                }
                return;
            }
            let mut next = Next::default();
            for (at, new) in leaked.into_iter().enumerate() {
                if self.leaked[at].contains(new) {
                    continue;
                }
                self.leaked[at] |= new;
                if self.done[at].asks_of_loaded {
                    next.instances.push(InstanceId(at as u32));
                }
                let calls = std::mem::take(&mut self.done[at].calls);
                self.join_calls(InstanceId(at as u32), &calls, false, &mut next);
                self.done[at].calls = calls;
            }
            next.grown(grown.into_iter().map(|key| Grew::all(key, Growth::More)).collect(), None);
            let queue = self.concerned(next);
            self.settle(queue);
        }
    }

    /// What leaks in the instances that put loaded pointers into each variable.
    fn leaks_into_variables(&self, leaked: &[Origins]) -> Leaked {
        let mut into = Leaked::default();
        for (outcome, &leaked) in self.done.iter().zip(leaked) {
            for &key in outcome.keeps.iter().filter(|_| !leaked.is_empty()) {
                *into.entry(key).or_default() |= leaked;
            }
        }
        into
    }

    /// Finds slots that others than their owners fill with copies of constants; whether there are any that were not known.
    /// As long as anything grows, an instance may be passed slots by calls that lead elsewhere in the end.
    fn find_copied_constants(&mut self) -> bool {
        let reached = self.reached();
        let mut owners = Vec::new();
        for at in (0..self.done.len()).filter(|&at| reached[at]) {
            for &key in &self.done[at].copied_constants {
                if let Some(owner) = key.owner().filter(|owner| owner.0 as usize != at)
                    && self.constants.insert(key)
                {
                    owners.push(owner);
                }
            }
        }
        let any = !owners.is_empty();
        self.settle(owners);
        any
    }

    /// Which instances calls lead to in the end.
    pub fn reached(&self) -> Vec<bool> {
        self.reached_from(|_| true)
    }

    /// Which instances calls lead to from some of those that stand for calls from outside.
    fn reached_from(&self, is_root: impl Fn(InstanceId) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.instances.len()];
        let roots = (0..self.instances.len())
            .filter(|&at| self.instances[at].outside && is_root(InstanceId(at as u32)));
        let mut stack: Vec<usize> = roots.collect();
        while let Some(at) = stack.pop() {
            if !std::mem::replace(&mut reached[at], true) {
                stack.extend(self.instances[at].calls().map(|(_, t)| t.0 as usize));
            }
        }
        reached
    }

    /// The facts of what can be reached.
    fn finish(mut self, aliases: Arc<[Global]>) -> Facts {
        let reached = self.reached();
        let runs = if self.idle.is_empty() {
            reached.clone()
        } else {
            self.reached_from(|id| self.idle.binary_search(&id).is_err())
        };
        let doubtful = self.has_traces(&reached);
        let mut new_ids = vec![None; reached.len()];
        for (new, (old, _)) in reached.iter().enumerate().filter(|(_, r)| **r).enumerate() {
            new_ids[old] = Some(new as u32);
        }
        let certificate = self.program.certify.then(|| self.certificate(&new_ids));
        let mut instances: Vec<InstanceFacts> = Vec::with_capacity(reached.len());
        let tables = (self.shared, self.readers, self.surveys);
        let mut spent = Vec::new();
        let last = !self.program.knobs.optimiser_follows;
        let all = self.instances.into_iter().zip(self.done).zip(self.leaked);
        for ((((instance, outcome), leaked), reached), runs) in all.zip(reached).zip(runs) {
            if !reached {
                continue;
            }
            let Outcome { facts, knows_symbols, calls: passed, .. } = outcome;
            let facts = FuncFacts { leaked, last, aliases: aliases.clone(), ..facts }.into();
            let to =
                |target: InstanceId| InstanceId(new_ids[target.0 as usize].unwrap_or(u32::MAX));
            let mut calls: Vec<_> =
                instance.calls().map(|(inst, target)| (inst, to(target))).collect();
            calls.sort_unstable();
            let Instance { func, spaces, outside, inputs, targets, .. } = instance;
            instances.push(InstanceFacts {
                func,
                spaces,
                outside,
                runs,
                facts,
                knows_symbols,
                calls,
            });
            spent.push((passed, inputs, targets));
        }
        discard((tables, spent));
        Facts::of_instances(instances, certificate, doubtful)
    }

    /// All that is claimed of what can be reached; `ids` are the numbers that instances have in the end.
    fn certificate(&mut self, ids: &[Option<u32>]) -> Certificate {
        let drafts = self.done.iter().filter_map(|outcome| outcome.draft.as_ref());
        let mut assembly = Assembly::for_objects(drafts.map(|draft| draft.objects.len()).sum());
        let mut solutions = Vec::with_capacity(ids.len());
        let mut runs = Vec::with_capacity(ids.len());
        for at in (0..ids.len()).filter(|&at| ids[at].is_some()) {
            let instance = &self.instances[at];
            let draft = self.done[at].draft.take().map(|draft| *draft).unwrap_or_default();
            let mut solution = assembly.take(draft, &instance.returned, &self.shared, ids);
            Arc::make_mut(&mut solution).escaped = self.escaped[at];
            let mut calls: Vec<(Inst, u32)> = instance
                .calls()
                .filter_map(|(inst, to)| Some((inst, ids[to.0 as usize]?)))
                .collect();
            calls.sort_unstable();
            runs.push(Run {
                func: instance.func,
                solution: solutions.len() as u32,
                outside: instance.outside,
                calls,
                inside: self.inside[at],
                leaked: self.leaked[at],
            });
            solutions.push(solution);
        }
        assembly.finish(self.program, solutions, runs, &self.shared, ids)
    }
}
