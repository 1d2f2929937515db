//! Looks at every step of a run, and keeps what it saw: nobody tells it how the module was before.

use spacecast_analysis::certificate::Certificate;
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::value::FuncId;
use spacecast_transform::watch::{Step, Watch};

use crate::certificate::Claims;
use crate::changes::Changes;
use crate::{Problem, Set};

/// Someone who checks every step.
pub struct Checker<'s, 'k> {
    /// The module as it was after the last step.
    before: Module<'s>,
    knobs: &'k Knobs,
    /// The functions that were changed in view of their callers, and may still be given to others.
    in_view: Set<FuncId>,
    problems: Vec<Problem>,
}

impl<'s, 'k> Checker<'s, 'k> {
    /// Begins with the module as it was read. From now on it keeps journals of what is edited, so that what was not need
    /// not be looked at.
    pub fn new(module: &mut Module<'s>, knobs: &'k Knobs) -> Self {
        module.keep_journals();
        Self::without_journals(module, knobs)
    }

    /// The same for someone who does not believe journals either: every instruction of what changed is compared.
    pub fn without_journals(module: &Module<'s>, knobs: &'k Knobs) -> Self {
        Self { before: module.clone(), knobs, in_view: Set::default(), problems: Vec::new() }
    }

    /// All that is wrong, once nothing is done any more to the module.
    pub fn finish(mut self, module: &Module<'s>) -> Vec<Problem> {
        self.problems.extend(Changes::nothing(&self.before, module, self.knobs));
        self.problems
    }
}

impl<'s> Watch<'s> for Checker<'s, '_> {
    fn saw(&mut self, step: Step, module: &Module<'s>, certificate: Option<&Certificate>) {
        // What did nothing need not be right, and there is nothing new to keep.
        let changes = Changes::new(step, &self.before, module, self.knobs);
        let in_view = match step {
            Step::Rewritten => std::mem::take(&mut self.in_view),
            _ => Set::default(),
        };
        if changes.is_empty() && in_view.is_empty() {
            return;
        }
        if matches!(step, Step::Answered | Step::Shortened) {
            self.in_view.extend(changes.changed());
        }
        let mut claims = certificate.map(|c| Claims::new(&self.before, self.knobs, c));
        if let Some(claims) = &mut claims {
            self.problems.extend(claims.check());
        }
        self.problems.extend(changes.check(step, claims.as_ref(), in_view));
        self.before = module.clone();
    }
}
