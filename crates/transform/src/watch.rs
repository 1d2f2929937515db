//! What passes do, step by step, for someone who does not believe them.
//!
//! ```text
//!   read ─► lowered ─► uncalled gone ─► copied ─► answered ─► … ─► shortened ─► split ─► rewritten ─► restricted
//! ```
//!
//! After every step the module is shown as it is then, with all that was claimed of it as it was before.
//!
//! Invariant: nothing changes but in a step.

use spacecast_analysis::certificate::Certificate;
use spacecast_ir::Module;

/// What was done to a module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Parameters by value of kernels were lowered.
    Lowered,
    /// Functions went that nothing can call.
    Uncalled,
    /// Functions were copied, and calls lead to the copies.
    Copied,
    /// Queries were answered.
    Answered,
    /// Addresses of the cluster are made without a detour.
    Shortened,
    /// Accesses were split on what chose their pointer.
    Split,
    /// Accesses name their spaces.
    Rewritten,
    /// Accesses say what they do not overlap.
    Restricted,
}

/// Someone who looks at every step.
pub trait Watch<'s> {
    /// Whether anyone looks at all.
    fn looks(&self) -> bool {
        true
    }

    /// A step was made. The certificate speaks of the module as it was before. Who looks may begin journals anew, and
    /// changes nothing else.
    fn saw(&mut self, step: Step, module: &mut Module<'s>, certificate: Option<&Certificate>);
}

/// Nobody.
impl Watch<'_> for () {
    fn looks(&self) -> bool {
        false
    }

    fn saw(&mut self, _: Step, _: &mut Module<'_>, _: Option<&Certificate>) {}
}
