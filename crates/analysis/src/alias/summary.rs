//! All pairs of a function at once.
//!
//! Nearly all that decides about a location it has in common with others: it is computed once per pair of classes and
//! multiplied by how many locations there are of each. Only locations with the same base are compared one by one, and
//! that is a comparison of two numbers.
//!
//! Invariant: the counts are those of asking about every pair.

use std::collections::BTreeMap;

use super::{Aliases, Answer, Location, Map, Reason, Spot, Verdict, by_offset};
use crate::knobs::AliasMerge;

/// The answers for all pairs of some locations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many pairs have each answer, by reason.
    pub counts: BTreeMap<Verdict, u64>,
    /// How many alias sets there are: locations of two sets share no byte.
    pub sets: usize,
}

impl Summary {
    /// How many pairs have an answer.
    pub fn count(&self, answer: Answer) -> u64 {
        self.counts.iter().filter(|((a, _), _)| *a == answer).map(|(_, n)| n).sum()
    }

    /// Both together.
    pub fn add(&mut self, other: &Summary) {
        for (key, count) in &other.counts {
            *self.counts.entry(*key).or_default() += count;
        }
        self.sets += other.sets;
    }
}

/// Takes a verdict, the number of pairs that have it, and the numbers of their spots where these matter.
type Counter<'c> = dyn FnMut(Verdict, u64, Option<(usize, usize)>) + 'c;

/// Locations that are alike but for their offsets.
struct Group {
    class: u32,
    /// By offset how many there are, and the number of the first among all.
    spots: Vec<(Option<i64>, u64, usize)>,
    count: u64,
}

impl Aliases<'_, '_, '_> {
    /// The answers for all pairs of locations.
    pub fn summary(&mut self, locations: &[Location]) -> Summary {
        let spots: Vec<Spot> = locations.iter().map(|&location| self.spot(location)).collect();
        let groups = grouped(&spots);
        let number = groups.iter().map(|group| group.spots.len()).sum();
        let mut sets = Sets { parents: (0..number).collect(), whole: vec![false; groups.len()] };
        let mut counts = BTreeMap::new();
        for (at, a) in groups.iter().enumerate() {
            for (bt, b) in groups.iter().enumerate().skip(at) {
                self.pairs(a, b, at == bt, &mut |answer, count, spots| {
                    *counts.entry(answer).or_default() += count;
                    if answer.0 != Answer::No {
                        match spots {
                            Some((x, y)) => sets.join(x, y),
                            None => sets.join_groups((at, a), (bt, b)),
                        }
                    }
                });
            }
        }
        let mut summary = Summary { counts, sets: sets.count() };
        if self.program.knobs.alias_merge == AliasMerge::Unified {
            summary.counts = BTreeMap::new();
            for (at, a) in groups.iter().enumerate() {
                for (bt, b) in groups.iter().enumerate().skip(at) {
                    self.unified(a, b, at == bt, &mut sets, &mut summary.counts);
                }
            }
        }
        summary
    }

    /// Counts the pairs of two groups; with the numbers of the spots where they matter.
    fn pairs(&self, a: &Group, b: &Group, same: bool, count: &mut Counter<'_>) {
        let (x, y) = (&self.classes[a.class as usize], &self.classes[b.class as usize]);
        if !self.is_comparable(x, y) && self.step_between(x, y).is_some() && !same {
            let spot = |class, offset| Spot { class, offset };
            for &(from, n, first) in &a.spots {
                for &(to, m, second) in &b.spots {
                    let answer = self.answer(spot(a.class, from), spot(b.class, to));
                    count(answer, n * m, Some((first, second)));
                }
            }
            return;
        }
        if !self.is_comparable(x, y) {
            let pairs = if same { a.count * (a.count - 1) / 2 } else { a.count * b.count };
            if pairs > 0 {
                count(self.of_classes(x, y), pairs, None);
            }
            return;
        }
        for (i, &(from, n, first)) in a.spots.iter().enumerate() {
            if same && n > 1 {
                let answer = self.merged(x, y, by_offset(x, from, y, from));
                count(answer, n * (n - 1) / 2, Some((first, first)));
            }
            for &(to, m, second) in b.spots.iter().skip(if same { i + 1 } else { 0 }) {
                let answer = self.merged(x, y, by_offset(x, from, y, to));
                count(answer, n * m, Some((first, second)));
            }
        }
    }

    /// The same where locations that something connects count as one.
    fn unified(
        &self,
        a: &Group,
        b: &Group,
        same: bool,
        sets: &mut Sets,
        counts: &mut BTreeMap<Verdict, u64>,
    ) {
        for (i, &(from, n, first)) in a.spots.iter().enumerate() {
            let others = b.spots.iter().skip(if same { i } else { 0 });
            for &(to, m, second) in others {
                let pairs = if same && first == second { n * (n - 1) / 2 } else { n * m };
                if pairs == 0 {
                    continue;
                }
                let spot = |class, offset| Spot { class, offset };
                let mut answer = self.answer(spot(a.class, from), spot(b.class, to));
                if answer.0 == Answer::No && sets.of(first) == sets.of(second) {
                    answer = (Answer::May, Reason::Merged);
                }
                *counts.entry(answer).or_default() += pairs;
            }
        }
    }
}

fn grouped(spots: &[Spot]) -> Vec<Group> {
    let mut counts: Map<Spot, u64> = Map::default();
    for &spot in spots {
        *counts.entry(spot).or_default() += 1;
    }
    let mut sorted: Vec<(Spot, u64)> = counts.into_iter().collect();
    sorted.sort_unstable_by_key(|(spot, _)| (spot.class, spot.offset));
    let mut groups: Vec<Group> = Vec::new();
    for (number, (spot, count)) in sorted.into_iter().enumerate() {
        if groups.last().is_none_or(|group| group.class != spot.class) {
            groups.push(Group { class: spot.class, spots: Vec::new(), count: 0 });
        }
        if let Some(group) = groups.last_mut() {
            group.spots.push((spot.offset, count, number));
            group.count += count;
        }
    }
    groups
}

/// Which spots are connected.
struct Sets {
    parents: Vec<usize>,
    /// The groups of which all spots are.
    whole: Vec<bool>,
}

impl Sets {
    fn of(&mut self, spot: usize) -> usize {
        let mut at = spot;
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.of(a), self.of(b));
        self.parents[a.max(b)] = a.min(b);
    }

    /// Connects all of one group with all of another.
    fn join_groups(&mut self, (at, a): (usize, &Group), (bt, b): (usize, &Group)) {
        for (at, group) in [(at, a), (bt, b)] {
            if !std::mem::replace(&mut self.whole[at], true) {
                for spot in &group.spots[1..] {
                    self.join(group.spots[0].2, spot.2);
                }
            }
        }
        self.join(a.spots[0].2, b.spots[0].2);
    }

    fn count(&mut self) -> usize {
        (0..self.parents.len()).filter(|&spot| self.of(spot) == spot).count()
    }
}
