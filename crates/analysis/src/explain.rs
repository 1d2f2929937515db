//! Why a pointer has the origins it has: a way from each source to it.
//!
//! The analysis keeps facts, not reasons. Someone who asks for reasons gets them from the solution: for every
//! instance a graph says what each value, and each cell of memory, was made of and with which origins. A search
//! from the value backwards, over edges that carry the origin in question, ends at a source. Graphs are made when the
//! search comes to an instance.
//!
//! ```text
//!   %x ◄─ argument ◄─ call in @k ◄─ load ◄─ cell of a slot ◄─ store ◄─ @sh
//!   @helper           @k
//! ```
//!
//! Invariant: every step is one that the analysis took. The shortest way is shown; there may be others.

use std::collections::VecDeque;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::value::{FuncId, Inst, Value, VarId};

use crate::escape::EscapeKind;
use crate::guards::Refinements;
use crate::instance::{InstanceId, Spaces};
use crate::look::graph;
use crate::origins::Origins;
use crate::program::Program;
use crate::rounds::{Rounds, with_bodies};
use crate::shared::{Shared, SharedKey};

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// Where a pointer comes from in the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A stack slot.
    Stack,
    /// A stack slot that holds a copy of a constant, which LLVM may read instead.
    CopyOfConstant,
    /// A call that passes a slot which is copied: LLVM may pass the other side of the copy instead.
    OtherSideOfCopy,
    /// A variable, a function, or a constant that is made of one.
    Constant,
    /// The type of the value names the space.
    Typed,
    /// A pointer argument of a kernel, which the host passes.
    KernelArgument,
    /// An argument of a function that code outside of the module can call.
    OutsideArgument,
    /// A parameter by value.
    ByValue,
    /// A copy of such a parameter on the stack, which LLVM may make.
    CopyOfParam,
    /// What lies in a parameter of a kernel, where the host put it.
    KernelMemory,
    /// What lies in a parameter of a function that code outside of the module can call.
    OutsideMemory,
    /// Memory that is not seen whole, as the host left it.
    Memory,
    /// Memory that is not seen whole, into which something else than global addresses got.
    Leak,
    /// An object that others know, so that anything can be in it; where it got out, if that is known.
    Exposed(Option<(FuncId, Inst)>),
    /// The initialiser of a variable.
    Initialiser(VarId),
    /// A call of a function that is not visible.
    Invisible,
    /// An intrinsic, or a function that is known by its name.
    Known,
    /// A number that is not made of a pointer.
    Number,
    /// Bytes of memory that are parts of several values.
    Parts,
    /// Something that is not followed.
    Unknown,
}

/// What leads from one step to the next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It comes from nowhere else.
    Source(Source),
    /// Computed, cast or chosen from another value of the function.
    Made,
    /// Passed by a call: the call is the step.
    Passed,
    /// Returned to a call.
    Returned,
    /// Stored into memory that is seen whole.
    Stored,
    /// Loaded from there.
    Loaded,
    /// Copied from other memory.
    Copied,
}

/// A step of a way: something in a function that has the origin.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The function.
    pub func: FuncId,
    /// The argument, result or constant, if it is one.
    pub value: Option<Value>,
    /// The instruction, if it is one.
    pub inst: Option<Inst>,
    /// How the origin goes on from there.
    pub flow: Flow,
    /// The function that it comes to.
    pub to: FuncId,
}

/// How an origin reaches a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The origin; [`Origins::ANYWHERE`] for one that is not known.
    pub origin: Origins,
    /// From the source to the value.
    pub steps: Vec<Step>,
    /// Why something else than global addresses can be in memory, if that is the source.
    pub blame: Option<Blame>,
}

/// Why something else than global addresses can be in memory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Blame {
    /// An instruction lets them out.
    Escape(FuncId, Inst, EscapeKind),
    /// Others can call this function, after they stored what they like.
    Outside(FuncId),
    /// The initialiser of a variable.
    Initialiser,
}

/// A function as it is called, and what the value is then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// The spaces of the pointers that are passed.
    pub spaces: Spaces,
    /// Whether these are calls from outside of the module.
    pub outside: bool,
    /// What the value is then.
    pub origins: Origins,
    /// The calls that are seen.
    pub callers: Vec<(FuncId, Inst)>,
}

/// Why a value is what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What it is, however its function is called.
    pub origins: Origins,
    /// Whether a query or an assumption says more there than is known elsewhere.
    pub refined: bool,
    /// What it is there once LLVM's optimiser is done, if a query or an assumption says so.
    pub later: Option<Origins>,
    /// By how its function is called.
    pub calls: Vec<Called>,
    /// For each origin a way from a source.
    pub ways: Vec<Way>,
}

/// What something is made of.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum From {
    Source(u32),
    Value(Value),
    Cell(SharedKey, u32),
    /// What the callees of a call return.
    Result(Inst),
}

/// One of the things that something is made of.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Edge {
    pub from: From,
    /// The instruction that makes it so.
    pub inst: Option<Inst>,
    pub origins: Origins,
    pub flow: Flow,
}

/// A cell, and what it holds.
pub(crate) type HeldCell = (SharedKey, u32, Origins);

/// What everything in an instance is made of.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    pub values: Map<Value, Vec<Edge>>,
    pub cells: Map<(SharedKey, u32), Vec<Edge>>,
    /// What is in memory that is passed by value: by call and argument, cell by cell.
    pub by_value: Map<(Inst, u32), Vec<HeldCell>>,
    /// What is returned.
    pub returned: Vec<Edge>,
    /// Where objects got out.
    pub exposed: Map<SharedKey, Inst>,
}

/// An origin that is looked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Want {
    /// This one.
    Origin(Origins),
    /// The same, also among all that something unknown can be: a query says elsewhere what it is not.
    Among(Origins),
    /// Anything at all, or a number that can be anything.
    Unknown,
    /// A pointer that was loaded where others could store.
    Loaded,
    /// The same, or an origin that is left of it where something is said of it.
    LeftOfLoaded(Origins),
    /// The same, or anything at all: what one function loads is anything to another once something got out.
    LoadedAnywhere,
}

impl Want {
    pub fn is_in(self, origins: Origins) -> bool {
        match self {
            Want::Origin(Origins::DEVICE) => {
                origins.intersects(Origins::DEVICE | Origins::BYTES) && !origins.is_unknown()
            }
            Want::Origin(origin) => origins.contains(origin) && !origins.is_unknown(),
            Want::Among(origin) => origins.contains(origin),
            Want::Unknown => origins.is_unknown() || origins.contains(Origins::INTEGER),
            Want::Loaded => origins.contains(Origins::LOADED),
            Want::LeftOfLoaded(origin) => origins.intersects(origin | Origins::LOADED),
            Want::LoadedAnywhere => origins.contains(Origins::LOADED) || origins.is_unknown(),
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Node {
    instance: InstanceId,
    what: From,
}

/// A module whose pointers can be asked about.
pub struct Explainer<'r, 'a, 's> {
    rounds: Rounds<'r, 'a, 's>,
    /// What initialisers put into variables.
    initial: Shared,
    graphs: Map<InstanceId, Graph>,
    /// What is said in functions that LLVM's optimiser need not heed.
    said: Map<FuncId, Refinements>,
}

impl<'r, 'a, 's> Explainer<'r, 'a, 's> {
    /// Analyses a module.
    pub fn new(program: &'r Program<'a, 's>) -> Self {
        let rounds = Rounds::of(program, &with_bodies(program.module));
        let initial = Shared::initial(program);
        Self { rounds, initial, graphs: Map::default(), said: Map::default() }
    }

    /// What a value is wherever it is used, or, with an instruction and an operand, where it is used there, and why.
    pub fn explain(
        &mut self,
        func: FuncId,
        value: Value,
        at: Option<(Inst, usize)>,
    ) -> Explanation {
        let instances = self.rounds.by_func.get(&func).cloned().unwrap_or_default();
        let reached = self.rounds.reached();
        let module = self.rounds.program.module;
        let mut calls = Vec::new();
        let mut all = Origins::empty();
        let mut refined = false;
        for &id in instances.iter().filter(|id| reached[id.0 as usize]) {
            let number = id.0 as usize;
            let mut facts = self.rounds.done[number].facts.clone();
            facts.leaked = self.rounds.leaked[number];
            let origins = match at {
                Some((inst, operand)) => facts.at(module.func(func), &module.types, inst, operand),
                None => facts.origins(module.func(func), &module.types, value),
            };
            refined |= at.is_some_and(|(inst, operand)| facts.is_refined(inst, operand));
            all |= origins;
            let instance = &self.rounds.instances[number];
            let mut callers = Vec::new();
            for &caller in &instance.callers {
                let from = &self.rounds.instances[caller.0 as usize];
                let here = from.calls().filter(|&(_, to)| to == id && reached[caller.0 as usize]);
                callers.extend(here.map(|(inst, _)| (from.func, inst)));
            }
            callers.sort_unstable();
            callers.dedup();
            let (spaces, outside) = (instance.spaces.clone(), instance.outside);
            calls.push(Called { spaces, outside, origins, callers });
        }
        let start: Vec<Node> = instances
            .into_iter()
            .filter(|id| reached[id.0 as usize])
            .map(|instance| Node { instance, what: From::Value(value) })
            .collect();
        let mut ways = self.ways(all, &start);
        if ways.is_empty() && !refined {
            ways.extend(self.way(Want::LoadedAnywhere, &start));
        }
        let later = at.and_then(|(inst, operand)| self.later(func, inst, operand, all));
        Explanation { origins: all, refined, later, calls, ways }
    }

    /// What is said of an operand in one space, if it counts only once LLVM's optimiser is done.
    fn later(&mut self, func: FuncId, inst: Inst, operand: usize, all: Origins) -> Option<Origins> {
        let program = self.rounds.program;
        if !program.knobs.optimiser_follows || all.space().is_some() {
            return None;
        }
        let said = self.said.entry(func);
        let said = said.or_insert_with(|| Refinements::before(program, func, false));
        let later = all.refined(said.at(inst, operand)?);
        later.space().is_some().then_some(later)
    }

    fn ways(&mut self, all: Origins, start: &[Node]) -> Vec<Way> {
        if all.is_unknown() {
            let way = self.way(Want::Unknown, start);
            let way = way.or_else(|| self.leaked_way(Want::Loaded, all, start));
            return way.into_iter().collect();
        }
        let named = Origins::ANYWHERE | Origins::NULL;
        let mut ways = Vec::new();
        for origin in (all & named).iter() {
            let way = self.way(Want::Origin(origin), start);
            let way = way.or_else(|| self.leaked_way(Want::Loaded, origin, start));
            let way = way.or_else(|| self.way(Want::Among(origin), start));
            let left = Want::LeftOfLoaded(origin);
            ways.extend(way.or_else(|| self.leaked_way(left, origin, start)));
        }
        ways
    }

    /// The way of an origin that is there because pointers are loaded where something got out.
    fn leaked_way(&mut self, want: Want, origin: Origins, start: &[Node]) -> Option<Way> {
        let mut way = self.way(want, start)?;
        way.origin = origin;
        if let Some(first) = way.steps.first_mut() {
            first.flow = Flow::Source(Source::Leak);
        }
        Some(way)
    }

    /// What is to blame for what an instance can load.
    fn blame(&self, id: InstanceId, origin: Origins) -> Blame {
        let instances = &self.rounds.instances;
        // Up to those that are called from outside, and down from these.
        let walk = |start: Vec<InstanceId>, next: &dyn Fn(InstanceId) -> Vec<InstanceId>| {
            let mut seen = start.clone();
            let mut stack = start;
            while let Some(at) = stack.pop() {
                for to in next(at) {
                    if !seen.contains(&to) {
                        seen.push(to);
                        stack.push(to);
                    }
                }
            }
            seen
        };
        let above = walk(vec![id], &|at| instances[at.0 as usize].callers.clone());
        let roots: Vec<InstanceId> =
            above.into_iter().filter(|at| instances[at.0 as usize].outside).collect();
        let func = |at: &InstanceId| instances[at.0 as usize].func;
        if let Some(root) = roots.iter().find(|at| !self.rounds.program.is_kernel(func(at))) {
            return Blame::Outside(func(root));
        }
        let mut around =
            walk(roots, &|at| instances[at.0 as usize].calls().map(|(_, to)| to).collect());
        around.sort_unstable();
        let escape = around.iter().find_map(|at| {
            let escape = self.rounds.done[at.0 as usize].facts.escape?;
            escape.origins.intersects(origin).then_some((func(at), escape))
        });
        match escape {
            Some((func, escape)) => Blame::Escape(func, escape.inst, escape.kind),
            None => Blame::Initialiser,
        }
    }

    fn graph(&mut self, id: InstanceId) -> &Graph {
        let rounds = &self.rounds;
        self.graphs.entry(id).or_insert_with(|| graph(rounds.program, rounds.entry(id)))
    }

    /// The shortest way from a source to any of these.
    fn way(&mut self, want: Want, start: &[Node]) -> Option<Way> {
        let mut before: Map<Node, Option<(Node, Edge)>> = Map::default();
        let mut queue: VecDeque<Node> = VecDeque::new();
        for &node in start {
            before.insert(node, None);
            queue.push_back(node);
        }
        while let Some(node) = queue.pop_front() {
            for (next, edge) in self.made_of(node, want) {
                if let From::Source(_) = next.what {
                    let mut way = self.unwind(want, node, (next, edge), &before);
                    let loaded = matches!(want, Want::Loaded | Want::LeftOfLoaded(_));
                    if edge.flow == Flow::Source(Source::Leak) || loaded {
                        way.blame = Some(self.blame(next.instance, way.origin));
                    }
                    return Some(way);
                }
                if !before.contains_key(&next) {
                    before.insert(next, Some((node, edge)));
                    queue.push_back(next);
                }
            }
        }
        None
    }

    fn unwind(
        &self,
        want: Want,
        last: Node,
        source: (Node, Edge),
        before: &Map<Node, Option<(Node, Edge)>>,
    ) -> Way {
        let func = |node: Node| self.rounds.instances[node.instance.0 as usize].func;
        let value = |what: From| match what {
            From::Value(value) => Some(value),
            _ => None,
        };
        // An instruction is where its edge comes from: a call with the caller, a store with who stores.
        let step = |from: Node, edge: Edge, to: Node, value: Option<Value>| {
            let Edge { inst, flow, .. } = edge;
            Step { func: func(from), value, inst, flow, to: func(to) }
        };
        let mut steps = vec![step(source.0, source.1, last, value(last.what))];
        let mut at = last;
        while let Some(&Some((node, edge))) = before.get(&at) {
            steps.push(step(at, edge, node, value(edge.from)));
            at = node;
        }
        let origin = match want {
            Want::Origin(origin) | Want::Among(origin) | Want::LeftOfLoaded(origin) => origin,
            Want::Unknown | Want::Loaded | Want::LoadedAnywhere => Origins::ANYWHERE,
        };
        Way { origin, steps, blame: None }
    }

    /// What something is made of, as far as it has the origin.
    fn made_of(&mut self, node: Node, want: Want) -> Vec<(Node, Edge)> {
        let Node { instance, what } = node;
        let mut found = Vec::new();
        match what {
            From::Source(_) => {}
            From::Value(value) => {
                let edges = self.graph(instance).values.get(&value).cloned().unwrap_or_default();
                found.extend(edges.into_iter().map(|e| (Node { instance, what: e.from }, e)));
                found.extend(self.passed(instance, value));
            }
            From::Cell(key, cell) => found.extend(self.written(instance, key, cell)),
            From::Result(call) => {
                let caller = &self.rounds.instances[instance.0 as usize];
                let targets: Vec<InstanceId> =
                    caller.calls().filter(|&(inst, _)| inst == call).map(|(_, to)| to).collect();
                for target in targets {
                    let edges = self.graph(target).returned.clone();
                    found.extend(
                        edges.into_iter().map(|e| (Node { instance: target, what: e.from }, e)),
                    );
                }
                // What is no address is returned as a number.
                if want == Want::Unknown && !found.iter().any(|(_, edge)| want.is_in(edge.origins))
                {
                    let (what, flow) = (From::Source(u32::MAX), Flow::Source(Source::Number));
                    for (node, edge) in &mut found {
                        *node = Node { what, ..*node };
                        *edge = Edge { from: what, origins: Origins::INTEGER, flow, ..*edge };
                    }
                }
            }
        }
        found.retain(|(_, edge)| want.is_in(edge.origins));
        found
    }

    /// What the callers of an instance pass for an argument.
    fn passed(&mut self, id: InstanceId, value: Value) -> Vec<(Node, Edge)> {
        let spacecast_ir::value::ValueKind::Arg(n) = value.kind() else { return Vec::new() };
        let module = self.rounds.program.module;
        let mut found = Vec::new();
        for (caller, call) in self.callers(id) {
            let func = module.func(self.rounds.instances[caller.0 as usize].func);
            let Some(&passed) = func.args(call).get(n as usize) else { continue };
            let facts = &self.rounds.done[caller.0 as usize].facts;
            let mut origins = facts.at(func, &module.types, call, n as usize);
            // The pointer is known by its bytes where it is passed as a number.
            if origins.is_empty() {
                origins = Origins::INTEGER;
            }
            let what = From::Value(passed);
            let edge = Edge { from: what, inst: Some(call), origins, flow: Flow::Passed };
            found.push((Node { instance: caller, what }, edge));
            let more = self.passed_instead(caller, call, n).difference(origins);
            if more.intersects(Origins::SOMEWHERE) {
                let (what, flow) = (From::Source(u32::MAX), Flow::Source(Source::OtherSideOfCopy));
                // With what is passed as it is, that may be anything.
                let origins = if (more | origins).is_unknown() { Origins::UNKNOWN } else { more };
                let edge = Edge { from: what, inst: Some(call), origins, flow };
                found.push((Node { instance: caller, what }, edge));
            }
        }
        found
    }

    /// Where an argument of a call can point when LLVM is done with it.
    fn passed_instead(&self, caller: InstanceId, call: Inst, n: u32) -> Origins {
        let calls = self.rounds.done[caller.0 as usize].calls.iter();
        let passed = calls.filter(|c| c.inst == call).filter_map(|c| c.args.get(n as usize));
        passed.fold(Origins::empty(), |all, passed| all | passed.whole.origins)
    }

    fn callers(&self, id: InstanceId) -> Vec<(InstanceId, Inst)> {
        let mut found = Vec::new();
        for &caller in &self.rounds.instances[id.0 as usize].callers {
            let calls = self.rounds.instances[caller.0 as usize].calls();
            found.extend(calls.filter(|&(_, to)| to == id).map(|(inst, _)| (caller, inst)));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// What was put into a cell: by this instance, by others that know the object, and at first.
    fn written(&mut self, id: InstanceId, key: SharedKey, cell: u32) -> Vec<(Node, Edge)> {
        let mut ids = vec![id];
        ids.extend(self.rounds.readers.get(&key).into_iter().flatten().map(|&(id, _)| id));
        if let SharedKey::Stack(owner, _) | SharedKey::Param(owner, _) = key {
            ids.push(owner);
        }
        ids[1..].sort_unstable();
        ids.dedup();
        let mut found = Vec::new();
        for &instance in &ids {
            let edges = self.graph(instance).cells.get(&(key, cell)).cloned().unwrap_or_default();
            found.extend(edges.into_iter().map(|e| (Node { instance, what: e.from }, e)));
        }
        if let SharedKey::Param(owner, n) = key {
            for (caller, call) in self.callers(owner) {
                let cells = self.graph(caller).by_value.get(&(call, n)).cloned();
                for (key, at, origins) in cells.unwrap_or_default() {
                    let what = From::Cell(key, at);
                    let edge = Edge { from: what, inst: Some(call), origins, flow: Flow::Copied };
                    found.push((Node { instance: caller, what }, edge));
                }
            }
        }
        let mut source = |origins: Origins, source: Source, instance: InstanceId| {
            let what = From::Source(u32::MAX);
            let edge = Edge { from: what, inst: None, origins, flow: Flow::Source(source) };
            found.push((Node { instance, what }, edge));
        };
        if let SharedKey::Var(var) = key {
            let held = self.initial.cells(key).get(cell as usize);
            let held = held.map_or(Origins::empty(), |held| held.origins);
            source(held, Source::Initialiser(var), id);
        }
        let exposed: Option<(InstanceId, Inst)> =
            ids.iter().find_map(|id| Some((*id, *self.graphs.get(id)?.exposed.get(&key)?)));
        if exposed.is_some() || self.rounds.shared.is_exposed(key) {
            let place = exposed.map(|(id, inst)| (self.rounds.instances[id.0 as usize].func, inst));
            source(Origins::UNKNOWN, Source::Exposed(place), id);
        }
        found
    }
}
