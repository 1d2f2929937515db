//! What the analysis claims, in full, for someone who does not believe it.
//!
//! ```text
//!   Certificate ── objects    memory that is seen whole: what each cell holds, and whether others know it
//!               ├─ solutions  a fact for every value of a function, as it is called
//!               └─ runs       which function runs which solution, and where its calls lead
//! ```
//!
//! Plain data. Whoever checks it needs no code of the analysis: every rule of `docs/resolution.md` says that one fact
//! contains what follows from others, which is looked up, not computed.
//!
//! Invariant: places name objects by their position in the list of the certificate, sets of places by their position in
//! the list of their solution. The first set is empty.

use std::sync::Arc;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::value::{Block, FuncId, Inst, Value, VarId};

use crate::instance::Passed;
use crate::origins::Origins;
use crate::program::Program;
use crate::shared::{Shared, SharedFact, SharedKey};

/// Where a pointer can point: an object, at an offset and every multiple of a stride from there, up to a span.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The object, by its position in [`Certificate::objects`].
    pub object: u32,
    /// At which byte.
    pub offset: i64,
    /// And every multiple of this from there; zero for just there.
    pub stride: u64,
    /// The last of these multiples, upwards; zero if they go on in both directions.
    pub span: u64,
}

/// What is claimed of a value, or of what a cell holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fact {
    /// Where it can come from.
    pub origins: Origins,
    /// Where in objects it can point to.
    pub places: Vec<Place>,
}

/// What an object is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// The stack slot of a solution.
    Stack(u32, Inst),
    /// The parameter by value of a solution.
    Param(u32, u32),
    /// A variable.
    Variable(VarId),
    /// A function, as something that can be pointed to.
    Function(FuncId),
    /// One of a function that nothing leads to.
    Gone,
}

/// Memory that is seen whole.
#[derive(Clone, Debug)]
pub struct Object {
    /// What it is.
    pub what: What,
    /// What each cell, as large as a generic pointer, can hold. One cell may stand for all.
    pub cells: Vec<Fact>,
    /// Whether others may know of it.
    pub exposed: bool,
}

/// A slot that is followed in the order of execution: the stores that reach the start of blocks.
#[derive(Clone, Debug)]
pub struct SlotFlow {
    /// The slot.
    pub slot: Inst,
    /// For blocks that anything reaches, what does.
    pub reach: Vec<(Block, Vec<Inst>)>,
}

/// A fact in a solution: origins, and the number of the set of places.
pub type Packed = (Origins, u32);

/// Sets of places by their numbers, one after the other. Zero is the empty one, which needs no room.
#[derive(Clone, Debug, Default)]
pub struct Sets {
    places: Vec<Place>,
    /// Where each ends, from number one on.
    ends: Vec<u32>,
}

impl Sets {
    /// The places of a set; none if there is no such set.
    #[inline]
    pub fn get(&self, set: u32) -> &[Place] {
        let end = |at: usize| self.ends.get(at).map(|&end| end as usize);
        match set as usize {
            0 => &[],
            1 => &self.places[..end(0).unwrap_or(0)],
            at => match end(at - 2).zip(end(at - 1)) {
                Some((from, to)) => &self.places[from..to],
                None => &[],
            },
        }
    }

    /// Adds a set, and returns its number.
    pub fn add(&mut self, places: impl IntoIterator<Item = Place>) -> u32 {
        self.places.extend(places);
        self.ends.push(self.places.len() as u32);
        self.ends.len() as u32
    }

    /// All places of all sets.
    pub fn places_mut(&mut self) -> &mut [Place] {
        &mut self.places
    }

    fn numbers(&self) -> std::ops::RangeInclusive<u32> {
        0..=self.ends.len() as u32
    }
}

/// What is claimed of the values of a function.
#[derive(Clone, Debug, Default)]
pub struct Solution {
    /// Arguments, then instructions, then parts of aggregates.
    pub nodes: Vec<Packed>,
    /// The sets of places.
    pub sets: Sets,
    /// Where the parts of an aggregate are among the nodes: the first one, and how many.
    pub parts: HashMap<Value, (u32, u32), FxBuildHasher>,
    /// Whether numbers are followed; else a number is a number.
    pub integers: bool,
    /// The slots that are followed in the order of execution.
    pub slots: Vec<SlotFlow>,
    /// The slots that hold numbers and nothing else, and are only loaded and stored. No object stands for them.
    pub number_slots: Vec<Inst>,
    /// What it returns, as a whole and by parts.
    pub returned: (Fact, Vec<Fact>),
    /// What it lets out.
    pub escaped: Origins,
}

/// A solution in a function that runs it.
#[derive(Clone, Debug)]
pub struct Run {
    /// The function.
    pub func: FuncId,
    /// The solution, by its position in [`Certificate::solutions`].
    pub solution: u32,
    /// Whether it stands for calls from outside of the module.
    pub outside: bool,
    /// Where its calls lead, in the order of their ids, by position in [`Certificate::runs`].
    pub calls: Vec<(Inst, u32)>,
    /// What gets out in it and in what it calls.
    pub inside: Origins,
    /// What gets out in any kernel that can run it.
    pub leaked: Origins,
}

/// All that is claimed of a module.
#[derive(Clone, Debug, Default)]
pub struct Certificate {
    /// Memory that is seen whole.
    pub objects: Vec<Object>,
    /// What is claimed of functions.
    pub solutions: Vec<Arc<Solution>>,
    /// Who runs which.
    pub runs: Vec<Run>,
}

/// A solution while objects have no numbers yet.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub solution: Arc<Solution>,
    /// The objects that it knows, how many cells each has, and whether others know of it. Places name them by their
    /// position here.
    pub objects: Vec<(SharedKey, u32, bool)>,
    /// What it knows of their cells, one object after the other.
    pub cells: Vec<Packed>,
}

/// Numbers the objects of a module.
pub(crate) struct Assembly {
    objects: Vec<Object>,
    known: HashMap<SharedKey, u32, FxBuildHasher>,
}

impl Assembly {
    /// One with room for so many objects.
    pub fn for_objects(count: usize) -> Self {
        let known = HashMap::with_capacity_and_hasher(count, FxBuildHasher);
        Self { objects: Vec::with_capacity(count), known }
    }

    /// The number of an object. Those of instances are named after the solutions that these became.
    fn object(&mut self, key: SharedKey, shared: &Shared, ids: &[Option<u32>]) -> u32 {
        let at = self.objects.len() as u32;
        let known = *self.known.entry(key).or_insert(at);
        if known != at {
            return known;
        }
        let id = |instance: crate::instance::InstanceId| ids[instance.0 as usize];
        let what = match key {
            SharedKey::Var(var) => What::Variable(var),
            SharedKey::Func(func) => What::Function(func),
            SharedKey::Stack(instance, inst) => {
                id(instance).map_or(What::Gone, |s| What::Stack(s, inst))
            }
            SharedKey::Param(instance, n) => id(instance).map_or(What::Gone, |s| What::Param(s, n)),
            SharedKey::Exposed | SharedKey::Blindly(_) => What::Gone,
        };
        let seen = shared.get(key);
        let exposed = seen.is_some_and(|object| object.exposed);
        self.objects.push(Object { what, cells: Vec::new(), exposed });
        if let Some(object) = seen {
            let cells = object.cells.iter().map(|cell| self.fact(cell, shared, ids)).collect();
            self.objects[at as usize].cells = cells;
        }
        at
    }

    fn fact(&mut self, fact: &SharedFact, shared: &Shared, ids: &[Option<u32>]) -> Fact {
        let place = |place: &crate::shared::SharedPlace| Place {
            object: self.object(place.key, shared, ids),
            offset: place.offset,
            stride: place.stride,
            span: place.span,
        };
        Fact { origins: fact.origins, places: fact.places.iter().map(place).collect() }
    }

    /// A solution in terms of the objects of the module.
    pub fn take(
        &mut self,
        draft: Draft,
        returned: &Passed,
        shared: &Shared,
        ids: &[Option<u32>],
    ) -> Arc<Solution> {
        let Draft { solution: mut claimed, objects, cells } = draft;
        let solution = Arc::make_mut(&mut claimed);
        let numbers: Vec<u32> =
            objects.iter().map(|(key, ..)| self.object(*key, shared, ids)).collect();
        for place in solution.sets.places_mut() {
            place.object = numbers[place.object as usize];
        }
        let mut rest = &cells[..];
        for ((_, count, exposed), number) in objects.into_iter().zip(numbers) {
            let (cells, after) = rest.split_at(count as usize);
            rest = after;
            let object = &mut self.objects[number as usize];
            object.exposed |= exposed;
            // What others see is known to them; of all else this one alone knows.
            if object.cells.is_empty() {
                let unpack = |&(origins, set): &Packed| Fact {
                    origins,
                    places: solution.sets.get(set).to_vec(),
                };
                object.cells = cells.iter().map(unpack).collect();
            }
        }
        let parts = returned.parts.iter().map(|part| self.fact(part, shared, ids)).collect();
        solution.returned = (self.fact(&returned.whole, shared, ids), parts);
        claimed
    }

    /// The certificate. What others see is in it also where no function that is reached knows of it.
    pub fn finish(
        mut self,
        program: &Program<'_, '_>,
        mut solutions: Vec<Arc<Solution>>,
        runs: Vec<Run>,
        shared: &Shared,
        ids: &[Option<u32>],
    ) -> Certificate {
        for key in shared.keys() {
            self.object(key, shared, ids);
        }
        // What others know is memory like any other, also for those who know where it is; but for what nobody can write.
        let fixed = |what: What| match what {
            What::Function(_) => true,
            What::Variable(var) => program.is_constant(var),
            _ => false,
        };
        let foreign: Vec<bool> = self.objects.iter().map(|o| o.exposed && !fixed(o.what)).collect();
        let widen = |fact: &mut Fact| {
            if fact.places.iter().any(|place| foreign[place.object as usize]) {
                fact.origins |= Origins::FOREIGN;
            }
        };
        for solution in solutions.iter_mut().map(Arc::make_mut) {
            let is_foreign =
                |set| solution.sets.get(set).iter().any(|p| foreign[p.object as usize]);
            let sets: Vec<bool> = solution.sets.numbers().map(is_foreign).collect();
            if sets.contains(&true) {
                let nodes = solution.nodes.iter_mut();
                for (origins, _) in nodes.filter(|(_, set)| sets[*set as usize]) {
                    *origins |= Origins::FOREIGN;
                }
            }
            widen(&mut solution.returned.0);
            solution.returned.1.iter_mut().for_each(widen);
        }
        self.objects.iter_mut().flat_map(|object| &mut object.cells).for_each(widen);
        Certificate { objects: self.objects, solutions, runs }
    }
}
