//! Checks what the analysis claims.
//!
//! ```text
//!   certificate ─► objects      variables, who is called from outside, what gets out     (once)
//!               └► walk         every function as it is called, instruction by instruction (in parallel)
//!                    ├─ numbers, aggregates, memory, calls, intrinsics, links, constants
//!                    └─ guards  what queries and assumptions say of an operand
//! ```
//!
//! Every rule says that a claim contains what follows from other claims by one instruction. A set of claims that contain
//! all that follows from them is true of every run of the program, however it was found: so nothing is iterated here, and
//! nothing of the solver is used but the types of its claims.
//!
//! Invariant: what cannot be followed is a problem, never passed over.

mod aggregates;
mod asm;
mod calls;
mod conditions;
mod constants;
mod copies;
pub(crate) mod fact;
pub(crate) mod guards;
mod intrinsics;
mod links;
mod memory;
mod numbers;
mod objects;
mod promises;
mod shapes;
mod walk;
mod world;

use rayon::prelude::*;
use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, Run, What};
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::value::{Block, FuncId, Global, Inst, Value};
use spacecast_nvptx::intrinsics::Intrinsic;

use crate::Problem;
use guards::Guards;
use walk::Walk;
pub(crate) use world::is_replaceable;
use world::{Callee, World};

/// What a certificate says of a module.
pub(crate) struct Claims<'m, 's>(World<'m, 's>);

impl<'m, 's> Claims<'m, 's> {
    pub fn new(module: &'m Module<'s>, knobs: &'m Knobs, certificate: &'m Certificate) -> Self {
        Self(World::new(module, knobs, certificate))
    }

    /// Checks that all of it is true.
    pub fn check(&mut self) -> Vec<Problem> {
        self.0.copied = copies::copied(&self.0);
        let world = &self.0;
        let whole = objects::check(world).into_iter().map(Problem::of_module);
        let runs = world.certificate.runs.par_iter().flat_map_iter(|run| {
            let guards = Guards::of(world, world.module.func(run.func));
            Walk::new(world, run, guards.as_ref()).check()
        });
        let runs: Vec<Problem> = runs.collect();
        whole.chain(runs).collect()
    }

    /// Whether a function mentions a variable of which all accesses are claimed to be seen.
    pub fn knows_variables(&self, func: FuncId) -> bool {
        let world = &self.0;
        let objects = &world.certificate.objects;
        world.module.func(func).store.symbols().any(|g| match world.module.symbol_kind(g) {
            SymbolKind::Var(var) => world
                .object(What::Variable(var))
                .is_some_and(|object| !objects[object as usize].exposed && !world.is_fixed(object)),
            _ => false,
        })
    }

    /// The row of an intrinsic.
    pub fn row(&self, symbol: Global) -> Option<&'static Intrinsic> {
        match self.0.callee(symbol) {
            Callee::Row(row) => Some(row),
            Callee::Query(_) => Intrinsic::named(&self.0.module.symbol_name(symbol)?),
            _ => None,
        }
    }

    /// All ways to run functions.
    pub fn runs(&self) -> &'m [Run] {
        &self.0.certificate.runs
    }

    /// Asks about operands of one function. Nothing is claimed of a function that nothing is known to run.
    pub fn of<R>(&self, func: FuncId, ask: impl FnOnce(&mut Asked<'_, '_, 's>) -> R) -> R {
        let world = &self.0;
        let guards = Guards::of(world, world.module.func(func));
        let runs = world.runs_of.get(&func).map_or(&[][..], |runs| runs);
        let runs = runs.iter().map(|&run| &world.certificate.runs[run as usize]);
        let walks = runs.map(|run| Walk::new(world, run, guards.as_ref())).collect();
        ask(&mut Asked { walks })
    }
}

/// Operands of one function.
pub(crate) struct Asked<'w, 'm, 's> {
    walks: Vec<Walk<'w, 'm, 's>>,
}

impl Asked<'_, '_, '_> {
    /// Where an operand can point when its instruction runs, however the function is called.
    pub fn at(&mut self, inst: Inst, operand: usize) -> Option<Origins> {
        self.walks.iter_mut().map(|walk| walk.points(inst, operand)).reduce(|a, b| a | b)
    }

    /// Whether control never comes to a block.
    pub fn never_runs(&self, block: Block) -> bool {
        self.walks.first().is_some_and(|walk| !walk.runs(block))
    }

    /// Where a value can point.
    pub fn of(&mut self, value: Value) -> Option<Origins> {
        let points = |walk: &mut Walk<'_, '_, '_>| {
            let origins = walk.origins(value);
            walk.complete(origins)
        };
        self.walks.iter_mut().map(points).reduce(|a, b| a | b)
    }
}
