//! What an instance yields, and who is concerned by that.
//!
//! ```text
//!   outcome ─┬─ what it put into objects ──► who looks at them
//!            ├─ what it returns ───────────► its callers
//!            └─ what its calls pass ───────► instances that they lead to, new ones included
//! ```
//!
//! Invariant: everything only grows, so that whoever is not concerned would be what it is if it were looked at again.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::Rounds;
use super::traces::Moved;
use crate::escape::Escape;
use crate::instance::{Call, Instance, InstanceId, Passed, Spaces, Target};
use crate::look::Outcome;
use crate::origins::Origins;
use crate::scan::Survey;
use crate::shared::{Grew, Grown, Growth, Look, SharedKey, thin_out};

/// More instances of a function than this are one.
const MAX_INSTANCES: usize = 16;

/// An instance that is analysed more often than this sees too much that grows: what it looks at is given up.
const MAX_VISITS: u32 = 24;

/// What grew in a round. Who looks at an object is known only at its end.
#[derive(Default)]
pub(super) struct Next {
    pub instances: Vec<InstanceId>,
    /// Objects, by what they grew, and who knows of it already.
    objects: Vec<(Grew, Option<InstanceId>)>,
    /// Slots that are copied from or to elsewhere, and who alone knows of it already.
    copied: HashMap<SharedKey, Option<InstanceId>, FxBuildHasher>,
}

impl Next {
    /// Objects that grew, of which at most one instance knows.
    pub fn grown(&mut self, grown: Grown, by: Option<InstanceId>) {
        self.objects.extend(grown.into_iter().map(|grew| (grew, by)));
    }
}

impl Rounds<'_, '_, '_> {
    /// The instance that a call leads to, and whether it is new.
    fn target(&mut self, call: &Call, leaked: Origins) -> (InstanceId, bool) {
        let known = self.by_func.get(&call.callee).map_or(&[][..], |known| known);
        let is = |id: InstanceId| &self.instances[id.0 as usize];
        // Without pointers it does not matter who calls. Nothing else may lead to an instance that does not look at
        // what it is passed.
        let is_plain = |arg: &Passed| {
            arg.parts.is_empty()
                && arg.content.is_empty()
                && arg.whole.places.is_empty()
                && !arg.whole.origins.intersects(Origins::ANYWHERE)
        };
        if call.origins.is_empty()
            && call.args.iter().all(is_plain)
            && let Some(&id) = known.iter().find(|&&id| is(id).outside)
        {
            return (id, false);
        }
        let complete = |o: &Origins| if o.contains(Origins::LOADED) { *o | leaked } else { *o };
        let passed = call.origins.iter().map(|o| self.program.space_of(complete(o)));
        let inside = |&id: &InstanceId| !is(id).outside && is(id).named == call.named;
        let mut fit = known.iter().copied().filter(inside);
        if let Some(id) = fit.find(|&id| is(id).spaces.iter().copied().eq(passed.clone())) {
            return (id, false);
        }
        let mut spaces: Spaces = passed.collect();
        if known.len() >= MAX_INSTANCES {
            self.crowded = true;
            spaces.fill(None);
            let mut fit = known.iter().copied().filter(inside);
            if let Some(id) = fit.find(|&id| is(id).spaces == spaces) {
                return (id, false);
            }
        }
        (self.add(Instance::inside(call.callee, spaces, call.named)), true)
    }

    /// The instances that are to be looked at again.
    pub(super) fn concerned(&mut self, mut next: Next) -> Vec<InstanceId> {
        self.who_passes(&mut next);
        for at in 0..next.objects.len() {
            match next.objects[at].0.key {
                // All calls are here, and those that may lead there look at this.
                SharedKey::Func(_) if self.program.is_closed() => {
                    next.objects.push((Grew::all(SharedKey::Exposed, Growth::More), None));
                }
                SharedKey::Func(func) | SharedKey::Blindly(func) => {
                    let known = self.by_func.get(&func).map_or(&[][..], |known| known);
                    if !known.iter().any(|id| self.instances[id.0 as usize].outside) {
                        next.instances.push(self.outside(func));
                    }
                }
                _ => {}
            }
        }
        let readers = |&(grew, by): &(Grew, Option<InstanceId>)| {
            let readers = self.readers.get(&grew.key).map_or(&[][..], |readers| readers);
            // Who put something there knows of it.
            let concerned = move |&&(reader, look): &&(InstanceId, Look)| {
                Some(reader) != by && grew.concerns(look)
            };
            readers.iter().filter(concerned).map(|&(reader, _)| reader)
        };
        let of_objects = next.objects.iter().flat_map(readers);
        next.instances.iter().copied().chain(of_objects).collect()
    }

    /// Adds the instances that pass on slots of which others made copies, and those that copy these slots themselves.
    fn who_passes(&mut self, next: &mut Next) {
        if next.copied.is_empty() {
            return;
        }
        let passers = self.passers.get_or_insert_with(|| {
            let mut passers: HashMap<SharedKey, Vec<InstanceId>, _> = HashMap::default();
            for (at, outcome) in self.done.iter().enumerate() {
                for &slot in outcome.calls.iter().flat_map(|call| &call.slots) {
                    passers.entry(slot).or_default().push(InstanceId(at as u32));
                }
            }
            passers
        });
        for (slot, by) in &next.copied {
            let all = passers.get(slot).map_or(&[][..], |all| all);
            let passes = |&&id: &&InstanceId| {
                let mut calls = self.done[id.0 as usize].calls.iter();
                *by != Some(id) && calls.any(|call| call.slots.contains(slot))
            };
            next.instances.extend(all.iter().filter(passes));
            let readers = self.readers.get(slot).map_or(&[][..], |readers| readers);
            let see = readers.iter().map(|&(reader, _)| reader).chain(slot.owner());
            let copies = |&id: &InstanceId| {
                let func = self.instances[id.0 as usize].func.as_u32() as usize;
                let survey = self.surveys[func].get();
                *by != Some(id) && survey.is_some_and(Survey::has_copies)
            };
            next.instances.extend(see.filter(copies));
        }
    }

    /// Takes in what an instance yields; what is concerned goes to `next`.
    pub(super) fn join(&mut self, id: InstanceId, mut outcome: Outcome, next: &mut Next) {
        let at = id.0 as usize;
        let mut effects = std::mem::take(&mut outcome.effects);
        outcome.keeps = std::mem::take(&mut effects.keeps);
        let (grown, given_up) = self.shared.join(effects);
        let mut quiet = grown.is_empty() && given_up.is_empty() && outcome.new_calls.is_empty();
        next.grown(grown, Some(id));
        next.grown(given_up, None);
        self.looked_with[at] = self.leaked[at];
        self.instances[at].visits += 1;
        self.done[at].waits = outcome.waits;
        let visits = self.instances[at].visits;
        if visits > MAX_VISITS {
            self.crowded = true;
            let keys = outcome.looked_at.iter().map(|&(key, _)| key);
            for key in keys.filter(|key| !key.is_fixed(self.program)) {
                next.grown(self.shared.expose(key), None);
            }
        }
        let new_slots = std::mem::take(&mut outcome.new_slots);
        if let Some(passers) = &mut self.passers {
            for &slot in new_slots.iter().flat_map(|&at| &outcome.calls[at as usize].slots) {
                passers.entry(slot).or_default().push(id);
            }
        }
        for at in outcome.new_looks.drain(..) {
            let (key, look) = outcome.looked_at[at as usize];
            self.readers.entry(key).or_default().push((id, look));
        }
        for (key, origins) in outcome.copied.drain(..) {
            let known = self.copied.entry(key).or_default();
            let grew = !known.contains(origins);
            *known |= origins;
            if grew {
                quiet = false;
                next.copied.entry(key).and_modify(|by| *by = None).or_insert(Some(id));
            }
        }
        let new_calls = std::mem::take(&mut outcome.new_calls);
        let calls = new_calls.iter().map(|&at| &outcome.calls[at as usize]);
        self.join_calls(id, calls, false, next);
        let instance = &mut self.instances[at];
        if instance.returned.join(&outcome.returned) {
            quiet = false;
            // Most callers take it for a number anyway.
            let number = instance.returned.is_number();
            let callers = &self.instances[at].callers;
            let waits = |caller: &InstanceId| self.done[caller.0 as usize].waits;
            next.instances.extend(callers.iter().filter(|caller| !number || waits(caller)));
            self.give_up_crowds(|this| &mut this.instances[at].returned, next);
        }
        self.instances[at].quiet = quiet;
        // What once got out stays out.
        let before = &self.done[at];
        outcome.facts.escape = match (before.facts.escape, outcome.facts.escape) {
            (Some(old), Some(new)) => Some(Escape { origins: old.origins | new.origins, ..old }),
            (old, new) => old.or(new),
        };
        self.escaped[at] = outcome.facts.escape.map_or(Origins::empty(), |e| e.origins);
        let before = std::mem::replace(&mut self.done[at], outcome);
        if visits > 1 {
            self.spent.push(before);
        }
    }

    /// Hands on what calls pass.
    pub(super) fn join_calls<'c>(
        &mut self,
        id: InstanceId,
        calls: impl IntoIterator<Item = &'c Call>,
        force: bool,
        next: &mut Next,
    ) {
        for call in calls {
            // As long as nothing is known of a pointer, it is too early to say which instance is called.
            let early = call.origins.iter().any(|origins| origins.is_empty());
            let before = self.instances[id.0 as usize].target(call.inst, call.callee);
            if early && !force && before.is_none() {
                if self.waiting.last() != Some(&id) {
                    self.waiting.push(id);
                }
                continue;
            }
            let (target, new) = self.target(call, self.leaked[id.0 as usize]);
            let callee = &mut self.instances[target.0 as usize];
            let most = callee.inputs.len().max(call.args.len());
            callee.inputs.resize_with(most, Passed::default);
            let mut grew = new;
            for (mine, theirs) in callee.inputs.iter_mut().zip(&call.args) {
                grew |= mine.join(theirs);
            }
            if grew && !callee.outside {
                next.instances.push(target);
                for arg in 0..call.args.len() {
                    self.give_up_crowds(
                        |this| &mut this.instances[target.0 as usize].inputs[arg],
                        next,
                    );
                }
            }
            if before == Some(target) {
                continue;
            }
            self.moved.extend(before.map(|from| Moved { from, to: target }));
            self.left.extend(before);
            let callee = &mut self.instances[target.0 as usize];
            if callee.callers.last() != Some(&id) {
                callee.callers.push(id);
            }
            let new = Target { call: call.inst, callee: call.callee, instance: target };
            if self.instances[id.0 as usize].targets.lead(new) {
                // A number has to be known of beside addresses, and by who waits for it.
                let targets = self.instances[id.0 as usize].targets.of(call.inst);
                let waits = self.done[id.0 as usize].waits;
                let returned = |to: &Target| &self.instances[to.instance.0 as usize].returned;
                let matters =
                    |known: &Passed| if waits { !known.is_nothing() } else { !known.is_number() };
                if targets.iter().any(|to| matters(returned(to))) {
                    next.instances.push(id);
                }
            }
        }
    }

    /// Gives up sets of places that became too large.
    fn give_up_crowds(&mut self, passed: impl Fn(&mut Self) -> &mut Passed, next: &mut Next) {
        let mut keys: Vec<SharedKey> = Vec::new();
        passed(self).facts_mut().for_each(|fact| keys.extend(thin_out(fact)));
        self.crowded |= !keys.is_empty();
        for key in keys {
            next.grown(self.shared.expose(key), None);
        }
    }
}
