//! Looks at every step of a run. How the module was before, journals tell, which every edit is noted in.

use spacecast_analysis::certificate::Certificate;
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::compare::Mark;
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
    /// Where the journals of the module began.
    mark: Mark<'s>,
    /// All of the module as it was then, in debug builds: journals have to tell the same.
    #[cfg(debug_assertions)]
    whole: Module<'s>,
    knobs: &'k Knobs,
    /// The functions that were changed in view of their callers, and may still be given to others.
    in_view: InView,
    problems: Vec<Problem>,
}

impl<'s, 'k> Checker<'s, 'k> {
    /// Begins with the module as it was read. From now on it keeps journals.
    pub fn new(module: &mut Module<'s>, knobs: &'k Knobs) -> Self {
        Self {
            mark: module.start_journals(None),
            #[cfg(debug_assertions)]
            whole: module.clone(),
            knobs,
            in_view: InView::default(),
            problems: Vec::new(),
        }
    }

    /// All that is wrong, once nothing is done any more to the module.
    pub fn finish(mut self, module: &Module<'s>) -> Vec<Problem> {
        self.hold_against_copy(module);
        let before = self.mark.before(module);
        if !before.is_untouched() {
            self.problems.extend(Changes::nothing(before, module, self.knobs));
        }
        self.problems
    }

    /// In debug builds, whether journals tell what the module was.
    fn hold_against_copy(&mut self, _module: &Module<'s>) {
        #[cfg(debug_assertions)]
        for (id, func) in self.whole.functions() {
            let before = self.mark.before(_module);
            if before.is_lost(id) || !before.func(id).is_same(func) {
                let text = "its journal does not tell what it was".to_owned();
                self.problems.push(Problem::new(&self.whole, func.global, text));
            }
        }
    }
}

impl<'s> Watch<'s> for Checker<'s, '_> {
    fn saw(&mut self, step: Step, module: &mut Module<'s>, certificate: Option<&Certificate>) {
        self.hold_against_copy(module);
        let before = self.mark.before(module);
        let in_view = match step {
            Step::Rewritten => std::mem::take(&mut self.in_view),
            _ => InView::default(),
        };
        // What did nothing need not be right, and there is nothing new to keep.
        if before.is_untouched() && in_view.changed.is_empty() {
            return;
        }
        let changes = Changes::new(step, before, module, self.knobs);
        if changes.is_empty() && in_view.changed.is_empty() {
            return;
        }
        let claims = certificate.map(|c| Claims::new(before, self.knobs, c));
        if let (Step::Answered | Step::Shortened, Some(claims)) = (step, &claims) {
            // What anyone could call then was not changed in view of its callers, whoever can call it later.
            let outside = claims.runs().iter().filter(|run| run.outside);
            let outside: Set<FuncId> = outside.map(|run| run.func).collect();
            let changed = changes.changed().iter().filter(|&id| !outside.contains(id));
            self.in_view.changed.extend(changed);
            self.in_view.counted.extend(changes.counted_on(claims));
        }
        if let Some(claims) = &claims {
            self.problems.extend(claims.check());
        }
        self.problems.extend(changes.check(step, claims.as_ref(), in_view));
        drop(claims);
        self.mark = module.start_journals(Some(&self.mark));
        #[cfg(debug_assertions)]
        {
            self.whole = module.clone();
        }
    }
}
