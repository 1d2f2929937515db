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
mod glance;
pub(crate) mod guards;
mod intrinsics;
mod links;
mod memory;
mod number_slots;
mod numbers;
mod objects;
mod promises;
mod shapes;
mod walk;
mod world;

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, Run, What};
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::compare::Before;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::value::{Block, FuncId, Global, Inst, Value};
use spacecast_ir::view::View;
use spacecast_nvptx::intrinsics::Intrinsic;

use crate::Problem;
pub(crate) use copies::{Checked, Copies};
use fact::refined;
use guards::Guards;
use walk::Walk;
pub(crate) use world::unsplit;
use world::{Callee, World};

/// What a certificate says of a module.
pub(crate) struct Claims<'m, 's>(World<'m, 's>);

impl<'m, 's> Claims<'m, 's> {
    pub fn new(before: Before<'m, 's>, knobs: &'m Knobs, certificate: &'m Certificate) -> Self {
        Self(World::new(before, knobs, certificate))
    }

    /// Checks what is claimed of the module as a whole; [`Asked::check`] has the rest.
    pub fn check(&self) -> Vec<Problem> {
        objects::check(&self.0).into_iter().map(Problem::of_module).collect()
    }

    /// Whether a function mentions a variable of which all accesses are claimed to be seen.
    pub fn knows_variables(&self, func: FuncId) -> bool {
        let world = &self.0;
        let objects = &world.certificate.objects;
        let is_known = |var| {
            let object = world.object(What::Variable(var));
            object.is_some_and(|at| !objects[at as usize].exposed && !world.is_fixed(at))
        };
        world.before.may_mention(func, |g| {
            world.was_there(g)
                && matches!(world.module.symbol_kind(g), SymbolKind::Var(var) if is_known(var))
        })
    }

    /// Whether the module asks about spaces anywhere.
    pub fn asks(&self) -> bool {
        self.0.asks
    }

    /// The row of an intrinsic.
    pub fn row(&self, symbol: Global) -> Option<&'static Intrinsic> {
        match self.0.callee(symbol) {
            Callee::Row(row) => Some(row),
            Callee::Query(_) => Intrinsic::named(&self.0.module.symbol_name(symbol)?),
            _ => None,
        }
    }

    /// The ways to run a function.
    pub fn runs_of(&self, func: FuncId) -> impl Iterator<Item = &'m Run> {
        self.0.runs_of(func)
    }

    /// All ways to run functions.
    pub fn runs(&self) -> &'m [Run] {
        &self.0.certificate.runs
    }

    /// What conditions say in one function, as it was.
    pub fn said<'w>(&'w self, func: View<'w, 's>) -> Said<'w, 'm, 's> {
        Said(Guards::of(&self.0, func))
    }

    /// Asks about that function. Nothing is claimed of one that nothing is known to run.
    pub fn ask<'w>(
        &'w self,
        id: FuncId,
        func: View<'w, 's>,
        said: &'w Said<'w, 'm, 's>,
    ) -> Asked<'w, 'm, 's> {
        let walk = |run| Walk::new(&self.0, run, func, said.0.as_ref());
        Asked { walks: self.0.runs_of(id).map(walk).collect() }
    }
}

/// What conditions say in one function, if they say anything.
pub(crate) struct Said<'w, 'm, 's>(Option<Guards<'w, 'm, 's>>);

/// One function, in all ways to run it.
pub(crate) struct Asked<'w, 'm, 's> {
    walks: Vec<Walk<'w, 'm, 's>>,
}

impl<'w> Asked<'w, '_, '_> {
    /// Checks that all that is claimed of it is true.
    pub fn check(&mut self) -> Checked {
        let mut checked = Checked::default();
        self.walks.iter_mut().for_each(|walk| walk.check(&mut checked));
        checked
    }

    /// Checks calls again, now that copies are known.
    pub fn check_calls(&mut self, calls: &[Inst], copies: &'w Copies) -> Vec<Problem> {
        for walk in &mut self.walks {
            walk.copies = Some(copies);
            calls.iter().for_each(|&call| walk.call(call));
        }
        self.walks.iter_mut().flat_map(|walk| std::mem::take(&mut walk.checked.problems)).collect()
    }

    /// Where an operand can point when its instruction runs, however the function is called.
    pub fn at(&mut self, inst: Inst, operand: usize) -> Option<Origins> {
        let walk = self.walks.first()?;
        let value = walk.func.operands(inst)[operand];
        let allowed = walk.allowed(inst, operand);
        let all = self.of(value)?;
        Some(allowed.map_or(all, |allowed| refined(all, allowed)))
    }

    /// Whether a value may be the address of a slot, or of an argument by value, that is claimed to be more than local.
    pub fn stands_for_more(&self, value: Value) -> bool {
        self.walks.iter().any(|walk| walk.stands_for_more(value))
    }

    /// Whether LLVM's optimiser comes after this.
    pub fn optimiser_follows(&self) -> bool {
        self.walks.first().is_none_or(|walk| walk.world.knobs.optimiser_follows)
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
