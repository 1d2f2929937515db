//! What calls passed to instances that they lead to no more.
//!
//! While instances are analysed, what they are passed only grows. A call that outgrows its instance moves to another, and
//! what it passed before stays behind:
//!
//! ```text
//!   at first   k ──(loaded: global)──► f⟨global⟩ ◄──(global)── l
//!   then       k ──(loaded: shared or global)──► f⟨generic⟩
//!              f⟨global⟩ ◄──(global)── l          and still knows of what was loaded
//! ```
//!
//! So when nothing grows any more, such instances are passed what the calls pass that still lead to them, and looked at
//! once more. Their own calls may then lead elsewhere, too, and what they return may be less: then so are their callers.
//!
//! Invariant: what is known of an instance follows from what is known of all others, at every step: less is only assumed
//! where every call passes less, or returns less.

use rayon::prelude::*;
use spacecast_ir::parallel::Evenly;

use super::Rounds;
use super::join::Next;
use crate::instance::{InstanceId, Passed};
use crate::look::{Entry, Outcome, look};
use crate::origins::Origins;
use crate::shared::thin_out;

impl Rounds<'_, '_, '_> {
    /// Takes back what was passed by calls that lead elsewhere by now; whether there was anything.
    pub(super) fn take_back(&mut self) -> bool {
        let moved = self.lead_back();
        let reached = self.reached();
        let mut left = std::mem::take(&mut self.left);
        left.sort_unstable();
        left.dedup();
        left.retain(|id| !self.instances[id.0 as usize].outside);
        // Calls may yet lead there again.
        let (left, unreached): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|id| reached[id.0 as usize]);
        self.left = unreached;
        let mut less: Vec<InstanceId> = Vec::new();
        for id in left {
            let passed = self.passed_now(id);
            let inputs = &mut self.instances[id.0 as usize].inputs;
            if *inputs != passed {
                *inputs = passed;
                less.push(id);
            }
        }
        // What instances returned that calls led to before no longer comes back to them.
        for at in (0..self.instances.len()).filter(|&at| reached[at]) {
            let mut targets = std::mem::take(&mut self.instances[at].targets);
            if targets.forget(&self.instances) {
                less.push(InstanceId(at as u32));
            }
            self.instances[at].targets = targets;
        }
        less.append(&mut self.given_less);
        less.retain(|id| reached[id.0 as usize]);
        less.sort_unstable();
        less.dedup();
        self.narrowed |= moved || !less.is_empty();
        let this = &*self;
        // What was loaded has its mark where nothing leaked as yet.
        let with = |id: InstanceId| this.looked_with[id.0 as usize] & this.leaked[id.0 as usize];
        let look = |&id: &InstanceId| {
            let (all, mut leaked) = (this.leaked[id.0 as usize], with(id));
            // With less it may be that no number is an address, and that less is copied.
            let entry = Entry { integers: false, copied_constants: &[], ..this.entry(id) };
            let mut outcome = look(this.program, Entry { leaked, ..entry });
            // Only now that less is known a condition may be about what was loaded: all that leaks is that, too.
            if outcome.asks_of_loaded && leaked != all {
                leaked = all;
                outcome = look(this.program, Entry { leaked, ..entry });
            }
            outcome.compare(&this.done[id.0 as usize]);
            (leaked, outcome)
        };
        let outcomes: Vec<(Origins, Outcome)> = less.par_iter().evenly().map(look).collect();
        let mut next = Next::default();
        for (&id, (leaked, outcome)) in less.iter().zip(outcomes) {
            // Those that it calls may be passed less.
            let called = self.instances[id.0 as usize].calls().map(|(_, target)| target);
            self.left.extend(called);
            self.return_less(id, &outcome.returned);
            self.join(id, outcome, &mut next);
            self.looked_with[id.0 as usize] = leaked;
        }
        let queue = self.concerned(next);
        self.settle(queue);
        moved || !less.is_empty()
    }

    /// Leads calls to where they lead if what was loaded can be trusted after all; whether any leads elsewhere by that.
    fn lead_back(&mut self) -> bool {
        let trusting = std::mem::take(&mut self.trusting);
        if trusting.is_empty() {
            return false;
        }
        let mut next = Next::default();
        let before = self.left.len();
        for id in trusting {
            let calls = std::mem::take(&mut self.done[id.0 as usize].calls);
            self.join_calls(id, &calls, false, &mut next);
            self.done[id.0 as usize].calls = calls;
        }
        let moved = self.left.len() > before;
        let concerned = self.concerned(next);
        self.settle(concerned);
        moved
    }

    /// Takes back what an instance returned, if it returns less now. Its callers are to be looked at once more.
    fn return_less(&mut self, id: InstanceId, now: &Passed) {
        let instance = &mut self.instances[id.0 as usize];
        let mut both = instance.returned.clone();
        let mut now = now.clone();
        now.facts_mut().for_each(|fact| drop(thin_out(fact)));
        if !both.join(&now) && now != instance.returned {
            instance.returned = now;
            self.given_less.extend(&instance.callers);
        }
    }

    /// What the calls pass that lead to an instance; also those of instances that nothing leads to now, since calls may lead
    /// there again, and then nobody looks at them anew.
    fn passed_now(&self, id: InstanceId) -> Vec<Passed> {
        let instance = &self.instances[id.0 as usize];
        let mut inputs: Vec<Passed> = vec![Passed::default(); instance.inputs.len()];
        let mut callers = instance.callers.clone();
        callers.sort_unstable();
        callers.dedup();
        for caller in callers {
            let from = &self.instances[caller.0 as usize];
            for call in &self.done[caller.0 as usize].calls {
                if call.callee == instance.func && from.target(call.inst, call.callee) == Some(id) {
                    for (input, passed) in inputs.iter_mut().zip(&call.args) {
                        input.join(passed);
                    }
                }
            }
        }
        // What is too much to be told apart was given up already.
        inputs.iter_mut().flat_map(Passed::facts_mut).for_each(|fact| drop(thin_out(fact)));
        inputs
    }
}
