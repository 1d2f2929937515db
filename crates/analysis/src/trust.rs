//! The analysis of a module: all functions, then who may trust loaded pointers, then those that may not.
//!
//! Invariant: every round looks at a snapshot of the last one and functions are joined in order, so the
//! result is the same on any number of threads.

use std::sync::Arc;

use hashbrown::{HashMap, HashSet};
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{Const, FuncId, Global, Inst, Value, ValueKind, VarId};
use spacecast_ir::vocab::Opcode;
use spacecast_ir::{Module, types::Types};
use spacecast_nvptx::space::Space;

use crate::escape::Escape;
use crate::flat;
use crate::guards::Refinements;
use crate::memory::{Place, PlaceSet};
use crate::origins::Origins;
use crate::program::Program;
use crate::scan::Scan;
use crate::slots::Reaching;
use crate::solve::{Known, ObjectKind, Solver};
use crate::variables::{VarCell, VarEffects, VarPlace, Variables};

/// `mem-space-alg` of the algorithm that follows memory; any other number means the flat one.
const DEFAULT_ALGORITHM: i64 = 2;

/// What is known of the values of a function.
#[derive(Clone, Debug, Default)]
pub struct FuncFacts {
    values: Vec<Origins>,
    num_args: usize,
    constants: Vec<Option<Origins>>,
    /// Symbols that stand for something in a space that their type does not say.
    aliases: Arc<[Global]>,
    refinements: Refinements,
    /// The first thing in it that lets an address out.
    pub escape: Option<Escape>,
    /// What pointers may be that it loads from memory that is not seen whole, beside global.
    pub leaked: Origins,
}

impl FuncFacts {
    /// Where a value can come from, wherever it is used.
    pub fn origins(&self, func: &Function<'_>, types: &Types, value: Value) -> Origins {
        let at = match value.kind() {
            ValueKind::Arg(n) => n as usize,
            ValueKind::Inst(inst) => self.num_args + inst.as_u32() as usize,
            ValueKind::Const(c) => return self.constant_seen(func, types, c),
            _ => return Origins::empty(),
        };
        let origins = self.values.get(at).copied().unwrap_or(Origins::UNKNOWN);
        if origins.contains(Origins::LOADED) { origins | self.leaked } else { origins }
    }

    /// Where an operand can come from when its instruction runs.
    pub fn at(&self, func: &Function<'_>, types: &Types, inst: Inst, operand: usize) -> Origins {
        let Some(&value) = func.operands(inst).get(operand) else { return Origins::UNKNOWN };
        let origins = self.origins(func, types, value);
        match self.refinements.at(inst, operand) {
            Some(allowed) => origins.refined(allowed),
            None => origins,
        }
    }

    /// Where a constant comes from: as the analysis saw it, if it did.
    fn constant_seen(&self, func: &Function<'_>, types: &Types, c: Const) -> Origins {
        match self.constants.get(c.as_u32() as usize) {
            Some(Some(origins)) => *origins,
            _ => self.constant(func, types, c, 0),
        }
    }

    /// Where a constant pointer comes from.
    fn constant(&self, func: &Function<'_>, types: &Types, c: Const, depth: u32) -> Origins {
        let store = &func.store;
        let space = types.addrspace(types.scalar(store.const_type(c)));
        if let Some(space) = space.filter(|&s| s != 0) {
            let space = Space::from_llvm(space).and_then(Origins::of_space);
            return space.unwrap_or(Origins::UNKNOWN);
        }
        match store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison | ConstantKind::None => Origins::empty(),
            ConstantKind::Null | ConstantKind::Zero => Origins::NULL,
            ConstantKind::Global(g) if self.aliases.contains(&g) => Origins::UNKNOWN,
            ConstantKind::Global(_)
            | ConstantKind::DsoLocalEquivalent(_)
            | ConstantKind::NoCfi(_)
            | ConstantKind::BlockAddress(..) => Origins::GLOBAL,
            ConstantKind::Splat(inner) => self.constant(func, types, inner, depth + 1),
            ConstantKind::Aggregate(parts) => parts
                .iter()
                .filter_map(|v| v.as_const())
                .map(|c| self.constant(func, types, c, depth + 1))
                .fold(Origins::empty(), Origins::union),
            ConstantKind::Expr(expr) if depth < 256 => {
                let Some(first) = expr.operands.first().and_then(|v| v.as_const()) else {
                    return Origins::UNKNOWN;
                };
                match expr.op {
                    Opcode::BitCast | Opcode::AddrSpaceCast => {
                        self.constant(func, types, first, depth + 1)
                    }
                    Opcode::GetElementPtr => {
                        let base = self.constant(func, types, first, depth + 1);
                        // An offset from null is a number in disguise.
                        if base == Origins::NULL { Origins::UNKNOWN } else { base }
                    }
                    _ => Origins::UNKNOWN,
                }
            }
            _ => Origins::UNKNOWN,
        }
    }

    /// Whether a query or an assumption says more at an operand than is known elsewhere.
    pub fn is_refined(&self, inst: Inst, operand: usize) -> bool {
        self.refinements.at(inst, operand).is_some()
    }
}

/// What is known of the values of a module.
#[derive(Debug, Default)]
pub struct Facts {
    functions: Vec<FuncFacts>,
}

impl Facts {
    /// The facts of a module from those of its functions.
    fn new(module: &Module<'_>, ids: &[FuncId], facts: Vec<FuncFacts>) -> Self {
        let aliases: Arc<[Global]> = module.aliases().map(|(_, alias)| alias.global).collect();
        let mut functions: Vec<FuncFacts> = Vec::new();
        for (id, facts) in ids.iter().zip(facts) {
            let at = id.as_u32() as usize;
            functions.resize_with(functions.len().max(at + 1), FuncFacts::default);
            functions[at] = FuncFacts { aliases: aliases.clone(), ..facts };
        }
        Self { functions }
    }

    /// What is known of a function; nothing of a declaration.
    pub fn of(&self, func: FuncId) -> Option<&FuncFacts> {
        self.functions.get(func.as_u32() as usize)
    }
}

/// What the analysis of a function yields beside its facts.
#[derive(Default)]
struct Outcome {
    facts: FuncFacts,
    calls: Vec<FuncId>,
    effects: VarEffects,
    /// The variables it looked at.
    variables: Vec<VarId>,
    read_foreign: bool,
}

/// Analyses a module.
pub fn analyse(program: &Program<'_, '_>) -> Facts {
    let module = program.module;
    let mut ids: Vec<FuncId> =
        module.functions().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect();
    ids.sort_unstable();
    if program.knobs.mem_space_alg != DEFAULT_ALGORITHM {
        let facts = ids.par_iter().map(|&id| flat_facts(program, id)).collect();
        return Facts::new(module, &ids, facts);
    }
    let all: Vec<usize> = (0..ids.len()).collect();
    let mut round = Round {
        program,
        ids: &ids,
        variables: Variables::initial(program),
        leaked: vec![Origins::empty(); ids.len()],
        done: std::iter::repeat_with(Outcome::default).take(ids.len()).collect(),
        readers: HashMap::default(),
    };
    // Escapes are found under the assumption that there are none; see `escape`.
    let grown = round.solve(&all);
    round.settle(grown);
    // What was loaded carries a mark, by which facts are completed when they are asked for. Only where a
    // query was asked of such a pointer, or where it went through a variable, is that not enough. Then more
    // may get out, until nothing does.
    loop {
        let leaked = what_leaks(program, &ids, &round.done, &round.variables);
        if leaked.iter().zip(&round.leaked).all(|(new, old)| old.contains(*new)) {
            break;
        }
        for (old, new) in round.leaked.iter_mut().zip(leaked) {
            *old |= new;
        }
        let asks = |o: &Outcome| o.read_foreign && !o.facts.refinements.is_empty();
        let which: Vec<usize> = all
            .iter()
            .copied()
            .filter(|&at| !round.leaked[at].is_empty() && asks(&round.done[at]))
            .collect();
        let mut grown = round.solve(&which);
        let any = round.leaked.iter().copied().fold(Origins::empty(), Origins::union);
        grown.extend(round.variables.add_leaks(any));
        round.settle(grown);
    }
    let Round { done, leaked, .. } = round;

    let complete = |(outcome, leaked): (Outcome, &Origins)| {
        let mut facts = outcome.facts;
        facts.leaked = *leaked;
        facts
    };
    Facts::new(module, &ids, done.into_iter().zip(&leaked).map(complete).collect())
}

/// What the flat algorithm says of a function.
fn flat_facts(program: &Program<'_, '_>, id: FuncId) -> FuncFacts {
    let num_args = program.module.func(id).params().len();
    let (values, constants) = flat::origins(program, id, flat::BUDGET);
    FuncFacts { values, num_args, constants, ..FuncFacts::default() }
}

/// All functions of a module while they are analysed.
struct Round<'r, 'a, 's> {
    program: &'r Program<'a, 's>,
    ids: &'r [FuncId],
    variables: Variables,
    /// What pointers may be that each function loads, beside global.
    leaked: Vec<Origins>,
    done: Vec<Outcome>,
    /// The functions that look at each variable.
    readers: HashMap<VarId, Vec<usize>, FxBuildHasher>,
}

impl Round<'_, '_, '_> {
    /// Analyses some functions; the variables that grew by that.
    fn solve(&mut self, which: &[usize]) -> Vec<VarId> {
        let (program, ids) = (self.program, self.ids);
        let (variables, leaked) = (&self.variables, &self.leaked);
        let outcomes: Vec<Outcome> = which
            .par_iter()
            .map(|&at| {
                let leaked = (!leaked[at].is_empty()).then_some(leaked[at]);
                solve(program, ids[at], variables, leaked)
            })
            .collect();
        let mut grown = Vec::new();
        for (&at, mut outcome) in which.iter().zip(outcomes) {
            grown.extend(self.variables.join(&outcome.effects));
            for &var in &outcome.variables {
                let readers = self.readers.entry(var).or_default();
                if !readers.contains(&at) {
                    readers.push(at);
                }
            }
            // What once got out stays out.
            let before = &self.done[at];
            outcome.facts.escape = match (before.facts.escape, outcome.facts.escape) {
                (Some(old), Some(new)) => {
                    Some(Escape { origins: old.origins | new.origins, ..old })
                }
                (old, new) => old.or(new),
            };
            outcome.read_foreign |= before.read_foreign;
            self.done[at] = outcome;
        }
        grown
    }

    /// Analyses again what looks at variables that grew, until none grows.
    fn settle(&mut self, mut grown: Vec<VarId>) {
        while !grown.is_empty() {
            let mut which: Vec<usize> = grown
                .iter()
                .flat_map(|var| self.readers.get(var).map_or(&[][..], |r| r))
                .copied()
                .collect();
            which.sort_unstable();
            which.dedup();
            grown = self.solve(&which);
        }
    }
}

fn solve(
    program: &Program<'_, '_>,
    id: FuncId,
    variables: &Variables,
    leaked: Option<Origins>,
) -> Outcome {
    let func = program.module.func(id);
    let refinements = Refinements::of(program, func);
    let foreign = leaked.map_or(Origins::BYTES | Origins::LOADED, |leaked| {
        let number =
            if leaked.contains(Origins::ANYWHERE) { Origins::INTEGER } else { Origins::FOREIGN };
        Origins::BYTES | leaked | number
    });
    let mut scan = Scan::of(program, func, variables);
    let mut reaching = Reaching::default();
    let mut solver = loop {
        let known = Known { variables, foreign, refinements: &refinements, reaching: &reaching };
        let mut solver = Solver::new(program, id, known, &scan);
        solver.solve();
        if solver.restart {
            scan = Scan::with_integers(program, func, variables);
            continue;
        }
        if reaching.is_empty() {
            let found = Reaching::of(program, func, &solver.ambiguous_slots());
            if !found.is_empty() {
                reaching = found;
                continue;
            }
        }
        break solver;
    };
    let mut calls = Vec::new();
    let escape = solver.escapes(&mut calls);
    let effects = effects(&solver);
    let variables = solver
        .objects
        .iter()
        .filter_map(|o| match o.kind {
            ObjectKind::Variable(var) => Some(var),
            _ => None,
        })
        .collect();
    let read_foreign = solver.read_foreign;
    let (values, constants) = solver.into_origins();
    let facts = FuncFacts {
        num_args: func.params().len(),
        values,
        constants,
        refinements,
        escape,
        leaked: Origins::empty(),
        aliases: Arc::default(),
    };
    Outcome { facts, calls, effects, variables, read_foreign }
}

/// What a function did to variables.
fn effects(solver: &Solver<'_, '_, '_>) -> VarEffects {
    let mut effects = VarEffects::default();
    for object in &solver.objects {
        let ObjectKind::Variable(var) = object.kind else { continue };
        if object.exposed {
            effects.exposed.push(var);
        }
        let cells = (0..object.cells.count)
            .map(|at| {
                let fact = solver.cell(object.cells.first + at);
                VarCell { origins: fact.origins, places: var_places(solver, fact.places) }
            })
            .collect();
        effects.stored.push((var, cells));
    }
    effects
}

fn var_places(solver: &Solver<'_, '_, '_>, places: PlaceSet) -> Vec<VarPlace> {
    let to_var = |place: &Place| match solver.objects[place.object.0 as usize].kind {
        ObjectKind::Variable(var) => {
            let Place { offset, stride, span, .. } = *place;
            Some(VarPlace { var, offset, stride, span })
        }
        _ => None,
    };
    solver.places.get(places).iter().filter_map(to_var).collect()
}

/// For each function what pointers may be that it loads, beside global: what gets out anywhere in a kernel
/// that can run it, and anything if code outside of the module can call it.
fn what_leaks(
    program: &Program<'_, '_>,
    ids: &[FuncId],
    done: &[Outcome],
    variables: &Variables,
) -> Vec<Origins> {
    let index = |id: &FuncId| ids.binary_search(id).ok();
    let mut callers: Vec<Vec<u32>> = vec![Vec::new(); ids.len()];
    for (at, outcome) in done.iter().enumerate() {
        for callee in outcome.calls.iter().filter_map(index) {
            callers[callee].push(at as u32);
        }
    }
    let initialised = program.leaking_variable.is_some()
        || variables.exposed().iter().any(|&var| program.initialiser_leaks(var));
    let everywhere = if initialised { Origins::ANYWHERE } else { Origins::empty() };
    // What gets out of a function or of what it calls: up to the callers.
    let own = |o: &Outcome| o.facts.escape.map_or(everywhere, |e| e.origins | everywhere);
    let mut inside: Vec<Origins> = done.iter().map(own).collect();
    let up = |at: usize| callers[at].iter().map(|&c| c as usize).collect::<Vec<_>>();
    spread(&mut inside, up);
    // What gets out in any kernel that runs a function: down to the callees.
    let public = address_taken_or_public(program.module, ids, program);
    let mut around: Vec<Origins> = ids
        .iter()
        .enumerate()
        .map(|(at, &id)| match (program.is_kernel(id), public[at]) {
            (true, _) => inside[at],
            (_, true) => Origins::ANYWHERE,
            _ => Origins::empty(),
        })
        .collect();
    spread(&mut around, |at| done[at].calls.iter().filter_map(index).collect());
    around
}

/// Joins the value of each node into those that follow it, until nothing changes.
fn spread(values: &mut [Origins], next: impl Fn(usize) -> Vec<usize>) {
    let mut stack: Vec<usize> = (0..values.len()).filter(|&at| !values[at].is_empty()).collect();
    while let Some(at) = stack.pop() {
        for to in next(at) {
            if !values[to].contains(values[at]) {
                let value = values[at];
                values[to] |= value;
                stack.push(to);
            }
        }
    }
}

/// For each function that is no kernel whether code outside of the module, or an indirect call, can call it.
fn address_taken_or_public(
    module: &Module<'_>,
    ids: &[FuncId],
    program: &Program<'_, '_>,
) -> Vec<bool> {
    let local: Vec<bool> =
        ids.iter().map(|&id| module.func(id).symbol.linkage().is_local()).collect();
    // Most device functions of unoptimised code are public: then nobody has to look for addresses.
    if !local.iter().zip(ids).any(|(&local, &id)| local && !program.is_kernel(id)) {
        return vec![true; ids.len()];
    }
    let taken = taken_addresses(module, ids);
    ids.iter()
        .zip(local)
        .map(|(&id, local)| !local || taken.contains(&module.func(id).global))
        .collect()
}

/// The functions whose addresses are used for anything but calling them.
fn taken_addresses(module: &Module<'_>, ids: &[FuncId]) -> HashSet<Global, FxBuildHasher> {
    let is_function = |g: Global| matches!(module.symbol_kind(g), SymbolKind::Func(_));
    let found: Vec<Global> = ids
        .par_iter()
        .flat_map_iter(|&id| {
            let func = module.func(id);
            let mut found = Vec::new();
            // Most constants are numbers; what the others mention is looked up once.
            let mentions = |c: Const| {
                let mut any = false;
                func.store.for_each_global(c, &mut |g| any |= is_function(g));
                any
            };
            let mentions: Vec<bool> = func.store.consts().map(mentions).collect();
            if !mentions.contains(&true) {
                return found;
            }
            for inst in func.insts() {
                let callee = func.called_symbol(inst).is_some();
                let operands = func.operands(inst);
                for &operand in &operands[..operands.len() - usize::from(callee)] {
                    if let Some(c) = operand.as_const()
                        && mentions[c.as_u32() as usize]
                    {
                        func.store.for_each_global(c, &mut |g| found.push(g));
                    }
                }
            }
            found
        })
        .filter(|&g| is_function(g))
        .collect();
    let mut taken: HashSet<Global, FxBuildHasher> = found.into_iter().collect();
    let constants = module.variables().filter_map(|(_, var)| var.init);
    for c in constants.chain(module.aliases().map(|(_, alias)| alias.target)) {
        module.store.for_each_global(c, &mut |g| {
            taken.insert(g);
        });
    }
    taken
}
