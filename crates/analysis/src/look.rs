//! One look at an instance: from what is known of its surroundings to what it yields.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;

use crate::alias::pointed::Pointed;
use crate::certificate::Draft;
use crate::escape::Escape;
use crate::explain::Graph;
use crate::facts::FuncFacts;
use crate::instance::{Call, Instance, InstanceId, Passed, Results};
use crate::origins::Origins;
use crate::program::Program;
use crate::scan::{Scan, Survey};
use crate::shared::{Effects, Keys, Look, Shared, SharedKey};
use crate::slots::Reaching;
use crate::solve::{Known, Solver};

/// What the analysis of an instance yields beside its facts.
#[derive(Default)]
pub(crate) struct Outcome {
    pub facts: FuncFacts,
    pub calls: Vec<Call>,
    pub returned: Passed,
    pub effects: Effects,
    /// The variables in which it puts pointers that were loaded.
    pub keeps: Vec<SharedKey>,
    /// The objects it looked at that others see, too, and at what of them.
    pub looked_at: Vec<(SharedKey, Look)>,
    /// Whether a condition is about a pointer that was loaded from memory that is not seen whole.
    pub asks_of_loaded: bool,
    /// Whether it is to be looked at again once it is known what a call returns, be it a number.
    pub waits: bool,
    /// Whether numbers had to be followed.
    pub integers: bool,
    pub knows_symbols: bool,
    /// The slots that it fills with a copy of what may be a constant.
    pub copied_constants: Vec<SharedKey>,
    /// The slots that it copies, and where the other side can be.
    pub copied: Vec<(SharedKey, Origins)>,
    /// All that is claimed, if someone wants to check it.
    pub draft: Option<Box<Draft>>,
    /// Which calls pass something else than the last time.
    pub new_calls: Vec<u32>,
    /// Which calls pass other slots than the last time.
    pub new_slots: Vec<u32>,
    /// Which objects it did not look at the last time.
    pub new_looks: Vec<u32>,
}

impl Outcome {
    /// Finds out what is new since the instance was looked at before.
    pub fn compare(&mut self, before: &Outcome) {
        // Both are in the order of the calls, of which there are more at worst.
        let mut old = &before.calls[..];
        for (at, call) in self.calls.iter().enumerate() {
            let is_same = |old: &Call| (old.inst, old.callee) == (call.inst, call.callee);
            let known = old.iter().position(is_same);
            if !known.is_some_and(|at| old[at].passes_the_same(call)) {
                self.new_calls.push(at as u32);
            }
            if known.is_none_or(|at| old[at].slots != call.slots) {
                self.new_slots.push(at as u32);
            }
            old = known.map_or(old, |at| &old[at + 1..]);
        }
        let old: HashSet<&(SharedKey, Look), FxBuildHasher> = before.looked_at.iter().collect();
        let looks = self.looked_at.iter().enumerate();
        self.new_looks.extend(looks.filter(|(_, l)| !old.contains(l)).map(|(at, _)| at as u32));
    }
}

/// Slots that are copied, and where the other side of the copy can be.
pub(crate) type Copied = HashMap<SharedKey, Origins, FxBuildHasher>;

/// What an instance is analysed from.
#[derive(Copy, Clone)]
pub(crate) struct Entry<'e> {
    pub id: InstanceId,
    pub instance: &'e Instance,
    pub survey: &'e Survey,
    pub leaked: Origins,
    pub shared: &'e Shared,
    pub results: Results<'e>,
    /// The slots that may only hold a copy of a constant, by what others do.
    pub constants: &'e Keys,
    /// The slots that others copy, and where the other side can be.
    pub copied: &'e Copied,
    /// Whether numbers had to be followed the last time. What is passed only grows, so they have to be again.
    pub integers: bool,
    /// The slots that held copies of constants the last time, for the same reason.
    pub copied_constants: &'e [SharedKey],
}

/// What there is to know when an instance has been solved, beside what its values are.
struct Solved {
    escape: Option<Escape>,
    calls: Vec<Call>,
    returned: Passed,
    copied_constants: Vec<SharedKey>,
    copied: Vec<(SharedKey, Origins)>,
}

/// Looks at an instance.
pub(crate) fn look(program: &Program<'_, '_>, entry: Entry<'_>) -> Outcome {
    let refinements = entry.survey.refinements.clone();
    let (mut outcome, values, constants, num_args) =
        with_solver(program, entry, |mut solver, solved| {
            let Solved { escape, calls, returned, copied_constants, copied } = solved;
            let (effects, looked_at) = solver.effects(&calls, &returned);
            let (waits, integers) = (solver.waits, solver.follows_integers());
            let knows_symbols = solver.knows_symbols();
            let num_args = solver.func.params().len();
            let draft = program.certify.then(|| Box::new(solver.draft()));
            let replaced = solver.replaced();
            let (values, constants) = solver.into_origins();
            let facts = FuncFacts { escape, replaced, ..FuncFacts::default() };
            let outcome = Outcome {
                facts,
                calls,
                returned,
                effects,
                looked_at,
                waits,
                integers,
                knows_symbols,
                copied_constants,
                copied,
                draft,
                ..Outcome::default()
            };
            (outcome, values, constants, num_args)
        });
    let facts = std::mem::take(&mut outcome.facts);
    outcome.facts = FuncFacts { num_args, values, constants, refinements, ..facts };
    outcome.asks_of_loaded = outcome.facts.asks_of_loaded(program.module.func(entry.instance.func));
    outcome
}

/// The solution of an instance as a graph, for someone who asks why.
pub(crate) fn graph(program: &Program<'_, '_>, entry: Entry<'_>) -> Graph {
    with_solver(program, entry, |mut solver, _| solver.graph())
}

/// The solution of an instance for someone who compares pointers.
pub(crate) fn pointed(program: &Program<'_, '_>, entry: Entry<'_>, held: &Keys) -> Pointed {
    let refinements = entry.survey.refinements.clone();
    let pointed = with_solver(program, entry, |solver, _| solver.pointed(held));
    Pointed { refinements, leaked: entry.leaked, ..pointed }
}

/// Solves an instance, and hands over the solution.
fn with_solver<R>(
    program: &Program<'_, '_>,
    entry: Entry<'_>,
    then: impl FnOnce(Solver<'_, '_, '_>, Solved) -> R,
) -> R {
    let Entry { instance, survey, leaked, shared, .. } = entry;
    let func = program.module.func(instance.func);
    let foreign = if leaked.is_empty() {
        Origins::BYTES | Origins::LOADED
    } else {
        let number =
            if leaked.contains(Origins::ANYWHERE) { Origins::INTEGER } else { Origins::FOREIGN };
        Origins::BYTES | Origins::LOADED | leaked | number
    };
    let inputs = (!instance.outside).then_some(&instance.inputs[..]);
    let mut scan = Scan::of(program, func, survey, shared, inputs, entry.integers);
    let mut reaching = Reaching::default();
    let (mut copied_constants, mut exposed) = (entry.copied_constants.to_vec(), Vec::new());
    let (solver, solved) = 'again: loop {
        let known = Known {
            instance: entry.id,
            inputs,
            results: entry.results,
            shared,
            foreign,
            survey,
            reaching: &reaching,
            copied_constants: &copied_constants,
            constants: entry.constants,
            exposed: &exposed,
            copied: entry.copied,
        };
        let mut solver = Solver::new(program, instance.func, known, &scan);
        solver.solve();
        loop {
            if solver.restart {
                scan = Scan::of(program, func, survey, shared, inputs, true);
                continue 'again;
            }
            if reaching.is_empty() {
                let found = Reaching::of(program, func, &solver.ambiguous_slots());
                if !found.is_empty() {
                    reaching = found;
                    continue 'again;
                }
            }
            let found = solver.copied_constants();
            let own = found.iter().filter(|key| key.owner() == Some(entry.id));
            let new: Vec<SharedKey> =
                own.filter(|key| !copied_constants.contains(key)).copied().collect();
            if !new.is_empty() {
                copied_constants.extend(new);
                continue 'again;
            }
            // Only once nothing else makes it let out less.
            if solver.late && exposed.is_empty() {
                exposed = solver.exposed_keys();
                continue 'again;
            }
            let before = solver.exposures;
            let copied = solver.copied_slots();
            let (escape, calls) = (solver.escapes(), solver.outgoing(&copied));
            let returned = solver.returned();
            // What is given up on the way out changes what is known inside.
            if solver.exposures == before {
                let copied_constants = found;
                break 'again (
                    solver,
                    Solved { escape, calls, returned, copied_constants, copied },
                );
            }
            solver.sweep();
        }
    };
    then(solver, solved)
}
