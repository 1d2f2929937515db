//! Which function runs which instance once copies are made.
//!
//! An instance that gets a copy runs there if its callers can be told to call the copy, and in the original if they
//! cannot: a function that serves two instances has one call for both.
//!
//! ```text
//!   k ──► f⟨shared⟩ ──► g⟨shared⟩        f and g are copied for shared:    k ► f.shared ► g.shared
//!   l ──► f⟨?⟩ ──────► g⟨?⟩              l ► f, f ► g
//!   f is not copied                      f runs both, calls g for both: g runs ⟨?⟩ and ⟨shared⟩
//! ```
//!
//! Invariant: every way of calls from outside is accounted for, so that what is known of all instances that a
//! function runs holds in it.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{Facts, InstanceId, Run};
use spacecast_ir::value::{FuncId, Inst};

use crate::specialise::Design;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// Who runs an instance: its own copy, or the original.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Host {
    Original(FuncId),
    Copy(InstanceId),
}

/// Who runs what.
pub struct Placement<'f> {
    facts: &'f Facts,
    /// Each instance in each function that runs it, in the order found.
    runs: Vec<(Host, InstanceId)>,
    known: Map<(Host, InstanceId), u32>,
    /// The calls of each function that lead to a copy; none where they would have to lead to several.
    redirected: Map<(Host, Inst), Option<InstanceId>>,
    order: Vec<(Host, Inst)>,
}

impl<'f> Placement<'f> {
    /// Finds out who runs what. Only functions that may change can call copies, and only by their names: a pointer may
    /// lead elsewhere, too.
    pub fn of(
        facts: &'f Facts,
        design: &Design,
        may_change: impl Fn(FuncId) -> bool,
        is_named: impl Fn(FuncId, Inst) -> bool,
    ) -> Self {
        let copied: HashSet<InstanceId, FxBuildHasher> = design.copies.iter().copied().collect();
        let leads = |host: Host, call: Inst, target: InstanceId| {
            let (changes, func) = match host {
                Host::Original(func) => (may_change(func), func),
                Host::Copy(id) => (true, facts.instance(id).func),
            };
            (changes && copied.contains(&target) && is_named(func, call)).then_some(target)
        };
        // Where the calls of a function disagree is known once everything that it runs is. What was found on the
        // way there may not be reached in the end, so that it is found again.
        let mut this = Self::empty(facts);
        this.walk(&leads);
        loop {
            let mut next = Self::empty(facts);
            next.redirected = std::mem::take(&mut this.redirected);
            next.redirected.retain(|_, to| to.is_none());
            let before = next.redirected.len();
            next.walk(&leads);
            if next.redirected.values().filter(|to| to.is_none()).count() == before {
                return next;
            }
            this = next;
        }
    }

    fn empty(facts: &'f Facts) -> Self {
        let (runs, known, redirected, order) = Default::default();
        Self { facts, runs, known, redirected, order }
    }

    /// Where a call in a function leads.
    fn host(&self, from: Host, call: Inst, target: InstanceId) -> Host {
        match self.redirected.get(&(from, call)) {
            Some(&Some(copy)) => Host::Copy(copy),
            _ => Host::Original(self.facts.instance(target).func),
        }
    }

    fn walk(&mut self, leads: &impl Fn(Host, Inst, InstanceId) -> Option<InstanceId>) {
        let facts = self.facts;
        for (id, instance) in facts.instances().filter(|(_, instance)| instance.outside) {
            self.run(Host::Original(instance.func), id);
        }
        let mut at = 0;
        while let Some(&(host, id)) = self.runs.get(at) {
            at += 1;
            for &(call, target) in &facts.instance(id).calls {
                let key = (host, call);
                let copy = leads(host, call, target);
                match self.redirected.get(&key).copied() {
                    None => {
                        self.redirected.insert(key, copy);
                        self.order.push(key);
                    }
                    Some(known) if known != copy => {
                        self.redirected.insert(key, None);
                    }
                    Some(_) => {}
                }
                let host = self.host(host, call, target);
                self.run(host, target);
            }
        }
    }

    fn run(&mut self, host: Host, id: InstanceId) {
        let next = self.runs.len() as u32;
        if *self.known.entry((host, id)).or_insert(next) == next {
            self.runs.push((host, id));
        }
    }

    /// Whether calls lead to the copy of an instance.
    pub fn uses(&self, id: InstanceId) -> bool {
        self.known.contains_key(&(Host::Copy(id), id))
    }

    /// The calls that lead to copies, in order.
    pub fn redirected(&self) -> impl Iterator<Item = (Host, Inst, InstanceId)> + '_ {
        self.order.iter().filter_map(|&key| Some((key.0, key.1, self.redirected[&key]?)))
    }

    /// The functions that had something to run before, and have nothing now.
    pub fn empty_originals(&self) -> Vec<FuncId> {
        let is_original = |host: &Host| match *host {
            Host::Original(func) => Some(func),
            Host::Copy(_) => None,
        };
        let busy: HashSet<FuncId, FxBuildHasher> =
            self.runs.iter().filter_map(|(host, _)| is_original(host)).collect();
        let mut empty: Vec<FuncId> = self.facts.instances().map(|(_, i)| i.func).collect();
        empty.sort_unstable();
        empty.dedup();
        empty.retain(|func| !busy.contains(func));
        empty
    }

    /// All of it, in terms of functions.
    pub fn into_runs(self, func_of: impl Fn(Host) -> FuncId) -> Vec<Run> {
        let run = |&(host, instance): &(Host, InstanceId)| {
            let calls = self.facts.instance(instance).calls.iter().map(|&(call, target)| {
                (call, self.known[&(self.host(host, call, target), target)])
            });
            Run { instance, func: func_of(host), calls: calls.collect() }
        };
        self.runs.iter().map(run).collect()
    }
}
