//! Calls of functions whose bodies are here: where they lead, what they pass, and what they get.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{self, Object, Run, Solution, What};
use spacecast_ir::function::Function;
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use super::fact::{Fact, UNKNOWN, contained, join, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};
use super::world::{Callee, of_space};
use crate::Set;

impl<'w> Walk<'w, '_, '_> {
    /// The functions that a call leads to; nothing if there may be others.
    pub fn targets(&mut self, inst: Inst) -> Option<Vec<FuncId>> {
        let (world, func) = (self.world, self.func);
        match world.called(func, inst) {
            Callee::Defined(id) if world.fits(func, inst, id) => return Some(vec![id]),
            Callee::Defined(id) => {
                self.must_be_outside(inst, id);
                return None;
            }
            _ if func.called_symbol(inst).is_some() => return None,
            _ => {}
        }
        if let Some(stated) = world.stated_callees(func, inst)
            && stated.iter().all(|&id| world.fits(func, inst, id))
        {
            return Some(stated);
        }
        let callee = *func.operands(inst).last()?;
        let pointer = self.fact(callee);
        let (mut found, mut others) = (Vec::new(), false);
        if pointer.origins.contains(Origins::FOREIGN) {
            let declared = |(id, f): (FuncId, &Function<'_>)| {
                matches!(world.callee(f.global), Callee::Harmless { .. })
                    && world.could_reach(func, inst, id)
            };
            let exposed = self.exposed_functions();
            if !world.closed {
                self.must_be_exposed(Some(inst), &pointer);
                return None;
            }
            found.extend(exposed.into_iter().filter(|&id| world.could_reach(func, inst, id)));
            others = world.module.functions().any(declared);
        }
        for place in &*pointer.places {
            if let What::Function(id) = world.certificate.objects[place.object as usize].what {
                found.push(id);
            }
        }
        if others || found.iter().any(|&id| !world.fits(func, inst, id)) {
            found.iter().for_each(|&id| self.must_be_outside(inst, id));
            self.must_be_exposed(Some(inst), &pointer);
            return None;
        }
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    fn exposed_functions(&self) -> Vec<FuncId> {
        let function = |object: &Object| match object.what {
            What::Function(id) if object.exposed => Some(id),
            _ => None,
        };
        self.world.certificate.objects.iter().filter_map(function).collect()
    }

    /// A function that is called with what is not known.
    fn must_be_outside(&mut self, inst: Inst, id: FuncId) {
        if !self.world.runs_of(id).any(|run| run.outside) {
            self.problem(Some(inst), format!("calls {id:?} with anything, which is not claimed"));
        }
    }

    /// A function that users vouch for may call what it is passed, or finds there.
    pub fn called_back(&mut self, inst: Inst) {
        let objects = &self.world.certificate.objects;
        let mut functions = Vec::new();
        let mut seen: Set<u32> = Set::default();
        let mut stack: Vec<Fact<'_>> =
            (0..self.func.args(inst).len()).map(|arg| self.argument(inst, arg)).collect();
        while let Some(fact) = stack.pop() {
            if fact.origins.contains(Origins::FOREIGN) && self.world.closed {
                functions.extend(self.exposed_functions());
            }
            for place in &*fact.places {
                let object = &objects[place.object as usize];
                if let What::Function(id) = object.what {
                    functions.push(id);
                }
                if seen.insert(place.object) {
                    stack.extend(object.cells.iter().map(Fact::claimed));
                }
            }
        }
        if !functions.is_empty() {
            self.gets_out(inst, Origins::ANYWHERE);
        }
        functions.into_iter().for_each(|id| self.must_be_outside(inst, id));
    }

    /// A call of functions whose bodies are here: every one has its run, which takes what is passed, and the result
    /// contains what it returns.
    pub fn followed(&mut self, inst: Inst, callees: &[FuncId]) {
        self.bundles(inst);
        let certificate = self.world.certificate;
        let ty = self.func.inst(inst).ty;
        for &callee in callees {
            // They are in order; what is out of it is not found.
            let calls = &self.run.calls;
            let from = calls.partition_point(|(call, _)| *call < inst);
            let mut links = calls[from..].iter().take_while(|(call, _)| *call == inst);
            let target = links.find_map(|&(_, run)| {
                certificate.runs.get(run as usize).filter(|run| run.func == callee)
            });
            let Some(target) = target else {
                self.problem(
                    Some(inst),
                    "leads to a function that is not claimed to be called".to_owned(),
                );
                continue;
            };
            let solution: &Solution = &certificate.solutions[target.solution as usize];
            for arg in 0..self.func.args(inst).len() {
                self.pass(inst, arg, target, solution);
            }
            if !target.leaked.contains(self.run.leaked) || !self.run.inside.contains(target.inside)
            {
                self.problem(
                    Some(inst),
                    "what gets out is not claimed of caller and callee".to_owned(),
                );
            }
            let returned = self.world.params(callee).returned;
            match self.world.class(ty) {
                Class::Other => {}
                Class::Aggregate => {
                    for at in 0..self.world.leaves(ty).0.len() {
                        let part = self.returned_part(solution, ty, at);
                        self.require_part(inst, inst.into(), ty, at, part);
                    }
                }
                _ => match returned.filter(|_| callees.len() == 1) {
                    Some(arg) => {
                        let fact = self.operand(inst, arg);
                        self.require(Some(inst), inst.into(), fact);
                    }
                    None => {
                        let fact = Fact::claimed(&solution.returned.0);
                        // Where nothing is returned, no type makes something of it.
                        if !fact.is_nothing() {
                            self.require(Some(inst), inst.into(), fact);
                        }
                    }
                },
            }
        }
    }

    /// What is passed must be claimed of the parameter.
    fn pass(&mut self, inst: Inst, arg: usize, target: &Run, solution: &Solution) {
        let value = self.func.args(inst)[arg];
        let class = self.class(value);
        let unpack = |(origins, set): (Origins, u32)| (origins, solution.sets.get(set));
        let mut missing = None;
        if let (Class::Pointer(_), Some(ty)) = (class, self.world.params(target.func).by_value(arg))
        {
            // A copy holds the same.
            let address = self.operand(inst, arg);
            let what = What::Param(target.solution, arg as u32);
            if !self.world.knobs.track_memory {
                return;
            }
            let Some(object) = self.world.object(what) else {
                return self
                    .problem(Some(inst), "a parameter by value without an object".to_owned());
            };
            let object = &self.world.certificate.objects[object as usize];
            let count = object.cells.len();
            let whole = ty.is_none() || count <= 1;
            for (at, held) in object.cells.iter().enumerate() {
                let width = (!whole).then_some(self.world.word);
                let fact = self.read(&address, at as u64 * self.world.word, width);
                if object.exposed {
                    // Nothing in the function stored it.
                    self.must_be_exposed(Some(inst), &fact);
                    let out = fact.origins & Origins::PRIVATE;
                    if !solution.escaped.contains(out) {
                        missing = Some(out);
                    }
                } else if !self.covers((held.origins, &held.places), &fact) {
                    missing = Some(fact.origins);
                }
            }
            // LLVM makes no copy where it inlines a function that only reads.
            let claim = unpack(solution.nodes[arg]);
            let passed = self.passed(inst, arg, contained(claim.0));
            let passed = of(passed.origins & Origins::SOMEWHERE);
            let inlined = self.world.knobs.optimiser_follows && class == Class::Pointer(0);
            if inlined && !self.covers(claim, &passed) {
                missing = Some(passed.origins);
            }
        } else if class == Class::Aggregate {
            let ty = self.func.type_of(value);
            let parts = solution.parts.get(&Value::arg(arg as u32)).copied();
            for (at, leaf) in self.world.leaves(ty).0.iter().enumerate() {
                let leaf = leaf.ty.map_or(Class::Data, |ty| self.world.class(ty));
                let fact = self.part(value, ty, at);
                let fact = self.made(leaf, fact);
                let claim = match parts {
                    Some((first, count)) if (at as u32) < count => {
                        unpack(solution.nodes[first as usize + at])
                    }
                    _ => (Origins::empty(), &[][..]),
                };
                let number =
                    claim.0.is_empty() && claim.1.is_empty() && !matches!(leaf, Class::Pointer(_));
                let claim = if number { (NUMBER, claim.1) } else { claim };
                if !self.covers(claim, &fact) {
                    missing = Some(fact.origins);
                }
            }
        } else if class != Class::Other {
            let claim = unpack(solution.nodes[arg]);
            let silent = claim.0.is_empty() && claim.1.is_empty() && !solution.integers;
            let number = silent && class == Class::Data;
            let claim = if number { (NUMBER, claim.1) } else { claim };
            let fact = self.passed(inst, arg, contained(claim.0));
            let fact = self.typed(class, fact);
            if !self.covers(claim, &fact) {
                missing = Some(fact.origins);
            }
        }
        if let Some(origins) = missing {
            let text = format!(
                "passes {origins} as argument {arg}, which is not claimed of the parameter"
            );
            self.problem(Some(inst), text);
        }
    }

    /// What is claimed of a part that is returned: a number if nothing is said of one.
    fn returned_part(&self, solution: &'w Solution, ty: Type, at: usize) -> Fact<'w> {
        let claimed = solution.returned.1.get(at).map_or(Fact::NOTHING, Fact::claimed);
        let leaf = self.world.leaves(ty).0[at].ty;
        let plain = leaf.is_none_or(|ty| !self.world.has_pointers(ty));
        if plain && claimed.is_nothing() { of(NUMBER) } else { claimed }
    }

    /// What is returned must be claimed to be.
    pub fn ret(&mut self, inst: Inst) {
        let Some(&value) = self.func.operands(inst).first() else { return };
        let class = self.class(value);
        if class == Class::Other || self.func.inst(inst).op != Opcode::Ret {
            return;
        }
        if self.run.outside {
            let fact = if class == Class::Aggregate {
                let ty = self.func.type_of(value);
                let mut all = Fact::NOTHING;
                for at in 0..self.world.leaves(ty).0.len() {
                    let part = self.part(value, ty, at);
                    all = join(all, &part);
                }
                all
            } else {
                self.fact(value)
            };
            // Whoever called may write there. Numbers are not followed into callers that are not seen.
            self.must_be_exposed(Some(inst), &fact);
            if matches!(class, Class::Data | Class::Aggregate) {
                self.gets_out(inst, fact.origins);
            }
            if self.kernel {
                return;
            }
        }
        let returned = &self.solution.returned;
        let mut missing = None;
        if class == Class::Aggregate {
            let ty = self.func.type_of(value);
            for at in 0..self.world.leaves(ty).0.len() {
                let fact = self.part(value, ty, at);
                let claim = self.returned_part(self.solution, ty, at);
                if !self.covers((claim.origins, &claim.places), &fact) {
                    missing = Some((claim.origins, fact.origins));
                }
            }
        } else {
            let fact = self.operand(inst, 0);
            let claim = (returned.0.origins, &returned.0.places[..]);
            let number = claim.0.is_empty() && class == Class::Data;
            if !self.covers(if number { (NUMBER, claim.1) } else { claim }, &fact) {
                missing = Some((claim.0, fact.origins));
            }
        }
        if let Some((claimed, returned)) = missing {
            self.problem(Some(inst), format!("returns {returned}, but {claimed} is claimed"));
        }
    }

    /// What is claimed of the parameters of a function that others call.
    pub fn arguments(&mut self) {
        for n in 0..self.func.params().len() {
            let ty = self.func.params()[n].ty;
            let value = Value::arg(n as u32);
            let class = self.world.class(ty);
            if let (Class::Pointer(space), Some(_)) =
                (class, self.world.params(self.run.func).by_value(n))
            {
                self.by_value_argument(n, space);
                continue;
            }
            let fact = match class {
                // What calls pass is checked where they do.
                _ if !self.run.outside => continue,
                Class::Pointer(0) => match self.world.stated(self.run.func, Some(n)) {
                    Some(stated) => of(stated),
                    None if self.kernel && self.world.knobs.param_always_point_to_global => {
                        of(Origins::DEVICE | Origins::FOREIGN)
                    }
                    None => of(UNKNOWN),
                },
                Class::Pointer(_) => of(Origins::FOREIGN),
                Class::Data => of(NUMBER),
                Class::Aggregate => {
                    let kernel = self.kernel;
                    self.require_parts(None, value, &|class| match class {
                        Class::Pointer(_) if kernel => of(Origins::BYTES),
                        Class::Pointer(_) => of(UNKNOWN),
                        _ => of(NUMBER),
                    });
                    continue;
                }
                Class::Other => continue,
            };
            self.require(None, value, fact);
        }
    }

    fn by_value_argument(&mut self, n: usize, space: u32) {
        let origins = match (space, self.kernel) {
            (0, false) if self.world.is_launched(self.run.func) => UNKNOWN,
            (0, _) if self.world.is_unsplit(self.run.func) => UNKNOWN,
            (0, true) => Origins::PARAM | Origins::LOCAL,
            // LLVM inlines it all the same, and makes no copy if it only reads.
            (0, false) if self.world.is_inlined_unseen(self.run.func) => UNKNOWN,
            (0, false) => Origins::LOCAL,
            // It lies where its type says.
            _ => Space::from_llvm(space).and_then(of_space).unwrap_or(UNKNOWN),
        };
        let class = self.world.class(self.func.params()[n].ty);
        if !self.world.knobs.track_memory {
            let typed = self.typed(class, of(origins | Origins::FOREIGN));
            return self.require(None, Value::arg(n as u32), typed);
        }
        let Some(object) = self.world.object(What::Param(self.run.solution, n as u32)) else {
            return self.problem(None, format!("parameter {n} by value has no object"));
        };
        let typed = self.typed(class, Fact::start(origins, object));
        self.require(None, Value::arg(n as u32), typed);
        if self.run.outside {
            let content = if self.kernel { of(Origins::BYTES) } else { of(UNKNOWN | NUMBER) };
            let object = &self.world.certificate.objects[object as usize];
            let held =
                |cell: &certificate::Fact| self.covers((cell.origins, &cell.places), &content);
            if !object.exposed && !object.cells.iter().all(held) {
                self.problem(None, format!("parameter {n} by value can hold more than is claimed"));
            }
        }
    }
}
