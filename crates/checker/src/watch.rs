//! Looks at every step of a run. How the module was before, journals tell, which every edit is noted in.

use spacecast_analysis::certificate::Certificate;
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::compare::{Before, Mark};
use spacecast_ir::value::FuncId;
use spacecast_transform::watch::{Step, Watch};

use crate::certificate::Claims;
use crate::changes::{Changes, InView};
use crate::{Problem, Set};

/// Someone who checks every step.
///
/// ```text
///   mark ── step ──► saw: each function is held against what its journal says that it was
///     ▲                │
///     └────────────────┘
/// ```
pub struct Checker<'s, 'k> {
    /// The module before the last step.
    mark: Mark<'s>,
    /// All of the module as it was then, in debug builds: journals have to tell the same.
    #[cfg(debug_assertions)]
    whole: Module<'s>,
    seen: Seen<'k>,
}

/// What was found so far.
struct Seen<'k> {
    knobs: &'k Knobs,
    /// The functions that were changed in view of their callers, and may still be given to others.
    in_view: InView,
    problems: Vec<Problem>,
}

impl<'s, 'k> Checker<'s, 'k> {
    /// Begins with the module as it was read. From now on it keeps journals.
    pub fn new(module: &mut Module<'s>, knobs: &'k Knobs) -> Self {
        Self {
            mark: module.mark(),
            #[cfg(debug_assertions)]
            whole: module.clone(),
            seen: Seen { knobs, in_view: InView::default(), problems: Vec::new() },
        }
    }

    /// All that is wrong, once nothing is done any more to the module.
    pub fn finish(mut self, module: &Module<'s>) -> Vec<Problem> {
        self.hold_against_copy(module);
        if !self.mark.is_untouched(module) {
            let knobs = self.seen.knobs;
            let nothing = |before: Before<'_, 's>| Changes::nothing(before, module, knobs);
            self.seen.problems.extend(self.mark.before(module, nothing));
        }
        self.seen.problems
    }

    /// In debug builds, whether journals tell what the module was.
    fn hold_against_copy(&mut self, _module: &Module<'s>) {
        #[cfg(debug_assertions)]
        {
            let whole = &self.whole;
            let lost: Vec<_> = self.mark.before(_module, |before| {
                let told = |id| !before.is_lost(id) && before.func(id).is_same(whole.func(id));
                whole.functions().filter(|(id, _)| !told(*id)).map(|(_, f)| f.global).collect()
            });
            let text = "its journal does not tell what it was";
            let problem = |global| Problem::new(whole, global, text.to_owned());
            self.seen.problems.extend(lost.into_iter().map(problem));
        }
    }
}

impl Seen<'_> {
    /// Checks what became of a module in a step, and says whether anything did.
    fn look<'s>(
        &mut self,
        before: Before<'_, 's>,
        step: Step,
        module: &Module<'s>,
        certificate: Option<&Certificate>,
        in_view: InView,
    ) -> bool {
        let changes = Changes::new(step, before, module, self.knobs);
        if changes.is_empty() && in_view.changed.is_empty() {
            return false;
        }
        let claims = certificate.map(|c| Claims::new(before, self.knobs, c));
        if let (Step::Answered | Step::Shortened, Some(claims)) = (step, &claims) {
            // What anyone could call then was not changed in view of its callers, whoever can call it later.
            let outside = claims.runs().iter().filter(|run| run.outside);
            let outside: Set<FuncId> = outside.map(|run| run.func).collect();
            let changed = changes.changed().iter().filter(|&id| !outside.contains(id));
            self.in_view.changed.extend(changed);
            self.in_view.counted.extend(changes.counted_on(claims, changes.changed()));
        }
        if let Some(claims) = &claims {
            self.problems.extend(claims.check());
        }
        self.problems.extend(changes.check(step, claims.as_ref(), in_view));
        true
    }
}

impl<'s> Watch<'s> for Checker<'s, '_> {
    fn saw(&mut self, step: Step, module: &mut Module<'s>, certificate: Option<&Certificate>) {
        self.hold_against_copy(module);
        let in_view = match step {
            Step::Rewritten => std::mem::take(&mut self.seen.in_view),
            _ => InView::default(),
        };
        // What did nothing need not be right, and there is nothing new to keep.
        if self.mark.is_untouched(module) && in_view.changed.is_empty() {
            return;
        }
        let seen = &mut self.seen;
        let look = |before: Before<'_, 's>| seen.look(before, step, module, certificate, in_view);
        if self.mark.before(module, look) {
            self.mark = module.mark();
            #[cfg(debug_assertions)]
            {
                self.whole = module.clone();
            }
        }
    }
}
