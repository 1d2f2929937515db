//! What is claimed of the module as a whole: variables, who is called from outside, what gets out.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{self, Object, Place, What};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{Const, FuncId, Global, VarId};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::layout::Sizes;
use spacecast_nvptx::space::Space;

use super::fact::{Fact, Step, UNKNOWN, covers, moved_all, of, touched};
use super::numbers::{Index, distance};
use super::walk::NUMBER;
use super::world::{Callee, World, of_space};
use crate::Set;

pub(super) fn check(world: &World<'_, '_>) -> Vec<String> {
    let mut check = Check { world, problems: Vec::new() };
    check.objects();
    check.variables();
    check.outside();
    check.leaks();
    check.problems
}

struct Check<'w, 'm, 's> {
    world: &'w World<'m, 's>,
    problems: Vec<String>,
}

impl<'w> Check<'w, '_, '_> {
    fn claimed(&self, what: What) -> Option<&'w Object> {
        self.world.object(what).map(|at| &self.world.certificate.objects[at as usize])
    }

    /// What others can reach through something that they know, they know as well.
    fn objects(&mut self) {
        let objects = &self.world.certificate.objects;
        for object in objects.iter().filter(|object| object.exposed) {
            let mut held = object.cells.iter().flat_map(|cell| &cell.places);
            if let Some(place) = held.find(|place| !objects[place.object as usize].exposed) {
                let inner = objects[place.object as usize].what;
                self.problems.push(format!("{inner:?} can be reached through {:?}", object.what));
            }
        }
    }

    fn variables(&mut self) {
        let world = self.world;
        let module = world.module;
        // What is mentioned where nobody looks.
        let mut mentioned: Set<Global> = Set::default();
        let mut add = |c: Const| module.store.for_each_global(c, &mut |g| _ = mentioned.insert(g));
        module.aliases().for_each(|(_, alias)| add(alias.target));
        for (id, var) in module.variables() {
            let Some(init) = var.init else { continue };
            computed(world, init).into_iter().for_each(&mut add);
            let whole = self.claimed(What::Variable(id)).is_some_and(|object| !object.exposed);
            let fixed = world.object(What::Variable(id)).is_some_and(|at| world.is_fixed(at));
            // What holds it is followed, or anyone can read it there. A constant shows what it holds.
            if !whole && !fixed {
                add(init);
            }
        }
        for (_, func) in module.functions() {
            for c in [func.prefix, func.prologue, func.personality].into_iter().flatten() {
                func.store.for_each_global(c, &mut |g| _ = mentioned.insert(g));
            }
        }
        for (id, var) in module.variables() {
            let Some(object) = self.claimed(What::Variable(id)) else { continue };
            if !object.exposed && (!world.may_be_whole(id) || mentioned.contains(&var.global)) {
                self.problems.push(format!("{id:?} is claimed to be seen whole"));
            }
            let fixed = world.object(What::Variable(id)).is_some_and(|at| world.is_fixed(at));
            if !object.exposed || fixed {
                self.initialiser(id, &object.cells);
            }
        }
        for &global in &mentioned {
            if let Callee::Defined(func) = world.callee(global)
                && !self.claimed(What::Function(func)).is_some_and(|object| object.exposed)
                && !self.is_outside(func)
            {
                self.problems.push(format!("{func:?} can be called by others"));
            }
        }
    }

    /// What an initialiser puts into cells must be claimed of these.
    fn initialiser(&mut self, id: VarId, cells: &[certificate::Fact]) {
        let var = self.world.module.var(id);
        let Some(init) = var.init else { return };
        let mut fill = Fill { world: self.world, sizes: self.world.sizes(), cells, good: true };
        fill.constant(init, var.ty, 0, 0);
        if !fill.good {
            self.problems.push(format!("{id:?} holds more at the start than is claimed"));
        }
    }

    fn is_outside(&self, func: FuncId) -> bool {
        self.world.runs_of(func).any(|run| run.outside)
    }

    /// Who can be called from outside has a run for that.
    fn outside(&mut self) {
        let world = self.world;
        let module = world.module;
        let mut named: Set<Global> = Set::default();
        for (_, func) in module.functions() {
            for c in [func.prefix, func.prologue, func.personality].into_iter().flatten() {
                func.store.for_each_global(c, &mut |g| _ = named.insert(g));
            }
        }
        let note = |name: &[u8]| name.starts_with(b"llvm.");
        let notes = module
            .variables()
            .filter(|(_, v)| note(&module.symbol_name(v.global).unwrap_or_default()));
        let notes = notes.filter_map(|(_, var)| var.init);
        for c in notes.chain(module.aliases().map(|(_, alias)| alias.target)) {
            module.store.for_each_global(c, &mut |g| _ = named.insert(g));
        }
        for (id, func) in module.functions().filter(|(_, func)| !func.is_declaration()) {
            let exposed = self.claimed(What::Function(id)).is_some_and(|object| object.exposed);
            let called = world.is_launched(id)
                || world.is_naked(id)
                || !world.is_internal(id)
                || named.contains(&func.global)
                || exposed && !world.closed;
            if called && !self.is_outside(id) {
                self.problems
                    .push(format!("{id:?} can be called from outside, which is not claimed"));
            }
        }
    }

    /// What gets out of a kernel can be loaded in all that it runs.
    fn leaks(&mut self) {
        let world = self.world;
        let everywhere = if world.leaking_variable { Origins::ANYWHERE } else { Origins::empty() };
        for run in &world.certificate.runs {
            let escaped = world.certificate.solutions[run.solution as usize].escaped | everywhere;
            let around = match (world.is_kernel(run.func), run.outside) {
                (true, _) => run.inside,
                (false, true) => Origins::ANYWHERE,
                _ => Origins::empty(),
            };
            if !run.inside.contains(escaped) || !run.leaked.contains(around) {
                self.problems.push(format!("more gets out of {:?} than is claimed", run.func));
            }
        }
    }
}

/// The parts of an initialiser that are more than an address and an offset.
fn computed(world: &World<'_, '_>, init: Const) -> Vec<Const> {
    let store = &world.module.store;
    let mut found = Vec::new();
    let mut stack = vec![(init, 0)];
    while let Some((c, depth)) = stack.pop() {
        let plain = match store.constant(c) {
            ConstantKind::Expr(expr) => {
                matches!(expr.op, Opcode::BitCast | Opcode::GetElementPtr | Opcode::AddrSpaceCast)
            }
            ConstantKind::Splat(_) | ConstantKind::PtrAuth(_) => false,
            _ => true,
        };
        if !plain || depth > 60 {
            found.push(c);
        } else {
            stack.extend(
                store.const_operands(c).iter().filter_map(|v| v.as_const()).map(|c| (c, depth + 1)),
            );
        }
    }
    found
}

struct Fill<'w, 'm, 's> {
    world: &'w World<'m, 's>,
    sizes: Sizes<'w>,
    cells: &'w [certificate::Fact],
    good: bool,
}

impl<'w> Fill<'w, '_, '_> {
    fn constant(&mut self, c: Const, ty: Type, offset: u64, depth: u32) {
        let module = self.world.module;
        match module.store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison => {}
            ConstantKind::Null | ConstantKind::Zero | ConstantKind::Int(0) => {
                self.put(ty, offset, of(Origins::NULL))
            }
            ConstantKind::Aggregate(parts) if depth < 64 => {
                for (at, part) in parts.iter().enumerate() {
                    let start = match *module.types.kind(ty) {
                        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                            self.sizes.alloc_size(elem).map(|size| size.saturating_mul(at as u64))
                        }
                        _ => self.sizes.field_offset(ty, at),
                    };
                    match (start, part.as_const()) {
                        (Some(start), Some(part)) => {
                            let ty = module.store.const_type(part);
                            self.constant(part, ty, offset.saturating_add(start), depth + 1);
                        }
                        _ => self.put(ty, offset, of(NUMBER)),
                    }
                }
            }
            ConstantKind::Global(_) | ConstantKind::Expr(_) => {
                let fact = self.address(c, 0);
                self.put(ty, offset, fact);
            }
            _ => self.put(ty, offset, of(NUMBER)),
        }
    }

    fn put(&mut self, ty: Type, offset: u64, fact: Fact<'_>) {
        if self.cells.is_empty() {
            self.good = false;
            return;
        }
        let at = Place {
            object: 0,
            offset: i64::try_from(offset).unwrap_or(i64::MAX),
            stride: 0,
            span: 0,
        };
        let (cells, _) = touched(at, self.sizes.store_size(ty), self.cells.len(), self.world.word);
        self.good &= cells.iter().all(|cell| {
            let held = &self.cells[cell];
            covers(self.world.certificate, (held.origins, &held.places), &fact)
        });
    }

    /// The address in an initialiser, as bytes.
    fn address(&mut self, c: Const, depth: u32) -> Fact<'w> {
        let module = self.world.module;
        let (store, types) = (&module.store, &module.types);
        let space = types.addrspace(types.scalar(store.const_type(c))).unwrap_or(0);
        match store.constant(c) {
            ConstantKind::Global(g) => {
                let what = match (module.symbol_kind(g), self.world.callee(g)) {
                    (SymbolKind::Alias(_), _) => return of(UNKNOWN | NUMBER),
                    (SymbolKind::Var(var), _) => Some(What::Variable(var)),
                    (_, Callee::Defined(func)) => Some(What::Function(func)),
                    _ => None,
                };
                let object = what.and_then(|what| self.world.object(what));
                let mut origins = if space <= 1 { Origins::GLOBAL } else { NUMBER };
                if object.is_none() {
                    origins |= Origins::FOREIGN;
                }
                object.map_or(of(origins), |object| Fact::start(origins, object))
            }
            ConstantKind::Expr(expr) if depth < 64 => {
                let Some(inner) = expr.operands.first().and_then(|v| v.as_const()) else {
                    return of(UNKNOWN | NUMBER);
                };
                let base = self.address(inner, depth + 1);
                let from = types.addrspace(types.scalar(store.const_type(inner)));
                match (expr.op, from) {
                    (Opcode::BitCast, _) => base,
                    (Opcode::GetElementPtr, _) => {
                        let (source, indices) = (expr.source_type, &expr.operands[1..]);
                        let source = source.unwrap_or(Type::I8);
                        let index = |_| Index { bound: None, reach: None, multiple: 1 };
                        let (module, offsets) = ((types, store), (64, true));
                        let by = distance(module, &mut self.sizes, source, indices, offsets, index);
                        moved_all(base, by.unwrap_or(Step::ANYWHERE))
                    }
                    (Opcode::AddrSpaceCast, Some(from)) if space == 0 => {
                        let origin = Space::from_llvm(from).and_then(of_space).unwrap_or(UNKNOWN);
                        let foreign = base.origins & Origins::FOREIGN;
                        base.with(origin & Origins::ANYWHERE | foreign)
                    }
                    _ => base.with(UNKNOWN | NUMBER),
                }
            }
            _ => of(UNKNOWN | NUMBER),
        }
    }
}
