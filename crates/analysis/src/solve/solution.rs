//! The solution as it is claimed.

use super::*;
use crate::certificate::{Draft, Packed, Place as Claimed, Solution};

impl Solver<'_, '_, '_> {
    /// All that was found, to be checked by someone else.
    pub fn draft(&mut self) -> Draft {
        // What is known of objects may lead to others.
        let mut next = 0;
        while next < self.objects.len() {
            self.load_object(Object(next as u32));
            next += 1;
        }
        // The numbers of sets here, where they have one.
        let mut numbers: Vec<u32> = Vec::new();
        let mut solution = Solution { integers: self.scan.integers, ..Solution::default() };
        let mut number = |solver: &Self, set: PlaceSet, solution: &mut Solution| {
            let at = set.index();
            if at >= numbers.len() {
                numbers.resize(at + 1, 0);
            }
            if numbers[at] == 0 {
                let claimed = |p: &Place| Claimed {
                    object: p.object.0,
                    offset: p.offset,
                    stride: p.stride,
                    span: p.span,
                };
                numbers[at] = solution.sets.add(solver.places.get(set).iter().map(claimed));
            }
            numbers[at]
        };
        let mut pack = |solver: &Self, node: usize, solution: &mut Solution| -> Packed {
            match solver.fact_at(node) {
                Fact { origins, places: PlaceSet::EMPTY } => (origins, 0),
                Fact { origins, places } => (origins, number(solver, places, solution)),
            }
        };
        let values = self.num_args + self.func.num_insts();
        // Most values are numbers.
        let facts = self.nodes[..values].iter().map(|node| node.fact);
        solution.nodes = facts.clone().map(|fact| (fact.origins, 0)).collect();
        for (node, fact) in facts.enumerate() {
            if !fact.places.is_empty() {
                solution.nodes[node] = pack(self, node, &mut solution);
            }
        }
        for (&value, &(first, count)) in &self.parts {
            solution.parts.insert(value, (solution.nodes.len() as u32, count));
            for node in first..first + count {
                let packed = pack(self, node as usize, &mut solution);
                solution.nodes.push(packed);
            }
        }
        let (mut objects, mut cells) = (Vec::with_capacity(self.objects.len()), Vec::new());
        for (at, object) in self.objects.iter().enumerate() {
            let held = object.cells;
            for cell in held.first..held.first + held.count {
                cells.push(pack(self, cell as usize, &mut solution));
            }
            objects.push((self.key_of(Object(at as u32)), held.count, object.exposed));
        }
        if self.program.knobs.track_memory {
            solution.number_slots.clone_from(&self.scan.number_slots);
        }
        solution.slots = self.known.reaching.flows();
        Draft { solution: solution.into(), objects, cells }
    }
}
