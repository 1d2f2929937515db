//! What crosses the border of a function: arguments, results, and objects that others see.

use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::Attr;
use spacecast_ir::vocab::AttrKind;

use super::*;
use crate::instance::{Call, Passed};
use crate::shared::{CellSet, Effects, Look, SharedFact, SharedKey, SharedPlace};

impl Solver<'_, '_, '_> {
    // ----- in ------------------------------------------------------------------------------------

    /// A fact from beyond, in terms of this function's objects.
    pub(super) fn import_fact(&mut self, fact: &SharedFact) -> Fact {
        let mut origins = fact.origins;
        let mut places: Vec<Place> = Vec::with_capacity(fact.places.len());
        for place in &fact.places {
            let Some(object) = self.import(place.key) else {
                // It is not seen whole any more, but still there.
                origins |= Origins::FOREIGN;
                continue;
            };
            let SharedPlace { offset, stride, span, .. } = *place;
            places.push(Place { object, offset, stride, span });
        }
        match self.places.all(&mut places) {
            Some(places) => Fact { origins, places },
            None => {
                places.into_iter().for_each(|place| self.expose(place.object));
                Fact::of(origins | Origins::FOREIGN)
            }
        }
    }

    /// An object that others see; nothing for one that is not followed any more.
    fn import(&mut self, key: SharedKey) -> Option<Object> {
        let own = match key {
            SharedKey::Var(var) => return self.variable(var),
            SharedKey::Stack(instance, inst) if instance == self.known.instance => self.slot(inst),
            SharedKey::Param(instance, n) if instance == self.known.instance => self.own_param(n),
            _ => {
                if let Some(&object) = self.by_key.get(&key) {
                    return Some(object);
                }
                let known = self.known.shared.get(key);
                if known.is_some_and(|known| known.exposed) && !key.is_fixed(self.program) {
                    return None;
                }
                let count = known.map_or(1, |known| known.cells.len().max(1)) as u32;
                return Some(self.add_object_of(ObjectKind::Other(key), count));
            }
        };
        (!self.known.shared.is_exposed(key)).then_some(own)
    }

    /// Joins what others know of an object, once. What it leads to is loaded when that is accessed.
    #[inline]
    pub(super) fn load_object(&mut self, object: Object) {
        if !std::mem::replace(&mut self.objects[object.0 as usize].loaded, true) {
            self.load_cells(object);
        }
    }

    fn load_cells(&mut self, object: Object) {
        let key = self.key_of(object);
        let cells = self.objects[object.0 as usize].cells;
        let known = self.known.shared.get(key);
        let held = known.map_or(&[][..], |known| &known.cells);
        for (at, fact) in held.iter().enumerate().take(cells.count as usize) {
            let held = self.import_fact(fact);
            let cell = cells.first as usize + at;
            self.join_node(cell, held);
            let first = self.num_args + self.func.num_insts();
            if self.found.len() <= cell - first {
                self.found.resize(self.nodes.len() - first, Fact::NOTHING);
            }
            self.found[cell - first] = held;
        }
        let data = &mut self.objects[object.0 as usize];
        data.grown = self.now;
        data.shared = known.is_some_and(|known| !known.cells.is_empty());
        if known.is_some_and(|known| known.exposed) || self.known.exposed.contains(&key) {
            self.expose(object);
        }
    }

    /// What a parameter is in an instance that is called from here.
    pub(super) fn seed_input(&mut self, n: usize, ty: Type) {
        let known = self.known;
        let Some(input) = known.inputs.and_then(|inputs| inputs.get(n)) else { return };
        if self.class(ty) == Class::Aggregate {
            for (at, part) in input.parts.iter().enumerate() {
                let fact = self.import_fact(part);
                self.join_part(Value::arg(n as u32), ty, at, fact);
            }
            return;
        }
        let fact = self.import_fact(&input.whole);
        let fact = match self.class(ty) {
            Class::Pointer(0) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Class::Pointer(space) => self.in_space(space, fact),
            Class::Data if fact == Fact::NOTHING => Fact::INTEGER,
            Class::Data => fact,
            _ => return,
        };
        self.join_node(n, fact);
    }

    /// The objects of parameters by value, and where what they were passed comes from.
    pub fn passed_by_value(&self) -> impl Iterator<Item = (Object, Origins)> + '_ {
        let inputs = self.known.inputs.unwrap_or_default();
        self.own_params.iter().map(|(&n, &object)| {
            let content = inputs.get(n as usize).map_or(&[][..], |input| &input.content);
            (object, content.iter().fold(Origins::empty(), |all, fact| all | fact.origins))
        })
    }

    /// A call of functions whose bodies are here.
    pub fn followed(&mut self, inst: Inst, callees: &[FuncId]) {
        let ty = self.func.inst(inst).ty;
        // What is returned does not change here, nor does what is called, if that has a name.
        if self.func.called_symbol(inst).is_some() && self.class(ty) != Class::Aggregate {
            self.visited[inst.as_u32() as usize] = self.now;
        }
        for (_, operands) in self.func.bundles(inst) {
            for &operand in operands {
                let fact = self.fact(operand);
                self.expose_all(fact.places);
            }
        }
        if self.class(ty) == Class::Other {
            return;
        }
        if let &[callee] = callees {
            let func = self.program.module.func(callee);
            let returned = func.params().iter().position(|param| {
                let attrs = &mut func.store.attrs(param.attrs);
                attrs.any(|attr| attr == Attr::Flag(AttrKind::Returned))
            });
            if let Some(arg) = returned.filter(|_| self.class(ty) != Class::Aggregate) {
                let fact = self.operand(inst, arg);
                return self.define(inst, fact);
            }
        }
        let mut results = self.known.results.of(inst).peekable();
        let mut open = results.peek().is_none();
        let mut number = false;
        for result in results {
            if result.is_nothing() {
                open = true;
            } else if result.is_number() {
                number = true;
            } else {
                self.take_result(inst, ty, result);
            }
        }
        // As long as nothing is known to be returned, that is no pointer. It is no number either for who would keep that.
        if open && self.scan.integers && self.class(ty) == Class::Data {
            self.waits = true;
        } else {
            number |= open;
        }
        match self.class(ty) {
            _ if !number => {}
            Class::Data => self.define(inst, Fact::INTEGER),
            Class::Aggregate => self.join_parts(inst.into(), ty, &|class| match class {
                Class::Pointer(_) => Fact::NOTHING,
                _ => Fact::INTEGER,
            }),
            _ => {}
        }
    }

    fn take_result(&mut self, inst: Inst, ty: Type, result: &Passed) {
        if self.class(ty) == Class::Aggregate {
            for (at, part) in result.parts.iter().enumerate() {
                let fact = self.import_fact(part);
                self.join_part(inst.into(), ty, at, fact);
            }
        } else {
            let fact = self.import_fact(&result.whole);
            self.define(inst, fact);
        }
    }

    // ----- out -----------------------------------------------------------------------------------

    pub(super) fn key_of(&self, object: Object) -> SharedKey {
        match self.objects[object.0 as usize].kind {
            ObjectKind::Stack(inst) => SharedKey::Stack(self.known.instance, inst),
            ObjectKind::Param(n) => SharedKey::Param(self.known.instance, n),
            ObjectKind::Variable(var) => SharedKey::Var(var),
            ObjectKind::Other(key) => key,
        }
    }

    fn export_fact(&self, fact: Fact) -> SharedFact {
        let mut shared = SharedFact::of(fact.origins);
        let places = self.places.get(fact.places);
        shared.places.reserve_exact(places.len());
        for place in places {
            let Place { object, offset, stride, span } = *place;
            let key = self.key_of(object);
            if self.objects[object.0 as usize].exposed && !key.is_fixed(self.program) {
                // What everyone knows is like any other memory.
                shared.origins |= Origins::FOREIGN;
            } else {
                shared.places.push(SharedPlace { key, offset, stride, span });
            }
        }
        shared
    }

    fn export_value(&mut self, value: Value, fact: Fact) -> Passed {
        let ty = self.func.type_of(value);
        match self.class(ty) {
            Class::Aggregate => {
                let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
                let mut passed = Passed::default();
                for (at, leaf) in shape.leaves.iter().enumerate() {
                    let mut fact = self.part(value, ty, at);
                    if fact == Fact::NOTHING && leaf.ty.is_none_or(|ty| self.program.is_plain(ty)) {
                        fact = Fact::INTEGER;
                    }
                    passed.parts.push(self.export_fact(fact));
                }
                passed.whole = passed.parts.iter().fold(SharedFact::default(), |mut all, part| {
                    all.join(part);
                    all
                });
                passed
            }
            Class::Data if fact == Fact::NOTHING => {
                Passed { whole: SharedFact::of(Origins::INTEGER), ..Passed::default() }
            }
            Class::Other => Passed::default(),
            _ => Passed { whole: self.export_fact(fact), ..Passed::default() },
        }
    }

    /// The calls that lead to functions whose bodies are here, and what they pass.
    pub fn outgoing(&mut self, copied: &[(SharedKey, Origins)]) -> Vec<Call> {
        let mut calls = Vec::new();
        for &inst in self.looked_at() {
            if !self.func.inst(inst).op.is_call() {
                continue;
            }
            let targets = self.targets(inst);
            for &callee in targets.known().unwrap_or_default() {
                calls.push(self.outgoing_call(inst, callee, copied));
            }
        }
        calls
    }

    fn outgoing_call(
        &mut self,
        inst: Inst,
        callee: FuncId,
        copied: &[(SharedKey, Origins)],
    ) -> Call {
        let args = Vec::with_capacity(self.func.args(inst).len());
        let named = self.func.called_symbol(inst).is_some();
        let mut call = Call { inst, callee, named, args, origins: Vec::new(), slots: Vec::new() };
        for arg in 0..self.func.args(inst).len() {
            let value = self.func.args(inst)[arg];
            let ty = self.func.type_of(value);
            let fact = self.operand(inst, arg);
            let fact = match self.class(ty) {
                Class::Pointer(0) => {
                    let keys = self.places.get(fact.places).iter().map(|p| self.key_of(p.object));
                    call.slots.extend(keys.filter(|key| key.owner().is_some()));
                    self.when_passed(fact, copied)
                }
                _ => fact,
            };
            let mut passed = self.export_value(value, fact);
            let by_value = self.program.by_value(callee, arg);
            match self.class(ty) {
                Class::Pointer(_) if by_value.is_some() => {
                    passed.content = self.content(inst, fact, by_value);
                    passed.whole = SharedFact::of(fact.origins & Origins::SOMEWHERE);
                }
                Class::Pointer(0) => call.origins.push(fact.origins),
                Class::Aggregate => {
                    let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
                    let generic = |leaf: &crate::shape::Leaf| {
                        leaf.ty.is_some_and(|ty| self.class(ty) == Class::Pointer(0))
                    };
                    let parts = shape.leaves.iter().zip(&passed.parts);
                    call.origins.extend(parts.filter(|(l, _)| generic(l)).map(|(_, p)| p.origins));
                }
                _ => {}
            }
            call.args.push(passed);
        }
        call
    }

    /// What lies where a pointer by value points, cell by cell.
    fn content(&mut self, inst: Inst, address: Fact, ty: Option<Type>) -> Vec<SharedFact> {
        let word = self.program.word();
        let count = ty.map_or(1, |ty| self.program.cells(ty));
        let cells = 0..u64::from(count);
        cells
            .map(|at| {
                let width = (count > 1).then_some(u64::from(word));
                let held = self.read(inst, address, at * u64::from(word), width);
                self.export_fact(held)
            })
            .collect()
    }

    /// What the function returns to callers that are seen.
    pub fn returned(&mut self) -> Passed {
        let mut all = Passed::default();
        if self.known.inputs.is_none() && self.kernel {
            return all;
        }
        // Also those that are not looked at: a number may have been an address the last time.
        let func = self.func;
        for inst in func.blocks().filter_map(|block| func.terminator(block)) {
            if func.inst(inst).op == Opcode::Ret
                && let Some(&value) = func.operands(inst).first()
            {
                let fact = self.operand(inst, 0);
                let passed = self.export_value(value, fact);
                all.join(&passed);
            }
        }
        all
    }

    /// Whether it mentions variables of which all accesses are seen, be it where nothing is done with them, or knows addresses
    /// of functions.
    pub fn knows_symbols(&self) -> bool {
        let is_tracked = |global| match self.program.module.symbol_kind(global) {
            SymbolKind::Var(var) => self.known.shared.is_tracked(self.program, var),
            _ => false,
        };
        self.by_key.keys().any(|key| matches!(key, SharedKey::Var(_) | SharedKey::Func(_)))
            || self.func.store.symbols().any(is_tracked)
    }

    /// What a cell holds that was not found there.
    fn put_into(&self, cell: u32) -> SharedFact {
        let held = self.cell(cell);
        let at = cell as usize - self.num_args - self.func.num_insts();
        match self.found.get(at) {
            Some(&found) if found == held => SharedFact::default(),
            _ => self.export_fact(held),
        }
    }

    /// What becomes of objects that others see, and which these are, with whether numbers in them matter here.
    pub fn effects(
        &mut self,
        calls: &[Call],
        returned: &Passed,
    ) -> (Effects, Vec<(SharedKey, Look)>) {
        let mut stack: Vec<Object> = Vec::new();
        for at in 0..self.objects.len() {
            let object = Object(at as u32);
            let own = matches!(self.objects[at].kind, ObjectKind::Stack(_) | ObjectKind::Param(_));
            if !own || self.known.shared.contains(self.key_of(object)) {
                stack.push(object);
            }
        }
        let facts = calls.iter().flat_map(|call| &call.args).chain([returned]);
        for fact in facts.flat_map(|p| p.parts.iter().chain(&p.content).chain([&p.whole])) {
            for place in &fact.places {
                stack.extend(self.import(place.key));
            }
        }
        let mut seen = vec![false; self.objects.len()];
        while let Some(object) = stack.pop() {
            let at = object.0 as usize;
            if !self.objects[at].loaded || std::mem::replace(&mut seen[at], true) {
                continue;
            }
            let cells = self.objects[object.0 as usize].cells;
            for at in 0..cells.count {
                let held = self.cell(cells.first + at).places;
                stack.extend(self.places.get(held).iter().map(|p| p.object));
            }
        }
        let mut effects = Effects::default();
        let mut keys = Vec::new();
        for at in (0..seen.len()).filter(|&at| seen[at]) {
            let key = self.key_of(Object(at as u32));
            let cells = self.objects[at].cells;
            let put = (0..cells.count).map(|n| self.put_into(cells.first + n));
            let put: Vec<SharedFact> = put.collect();
            let nothing = |fact: &SharedFact| fact.origins.is_empty() && fact.places.is_empty();
            if !self.objects[at].shared || !put.iter().all(nothing) {
                effects.stored.push((key, put));
            }
            if self.objects[at].keeps_loaded && matches!(key, SharedKey::Var(_)) {
                effects.keeps.push(key);
            }
            if self.objects[at].exposed {
                effects.exposed.push(key);
            }
            keys.push((key, self.look_at(Object(at as u32))));
        }
        effects.exposed.extend(self.blindly.iter().map(|&func| SharedKey::Blindly(func)));
        if self.calls_any {
            keys.push((SharedKey::Exposed, Look { numbers: false, cells: CellSet::ALL }));
        }
        (effects, keys)
    }

    /// What is looked at of an object: the cells that were read. What is put into the others changes nothing here, unless it
    /// gets out by that.
    fn look_at(&self, object: Object) -> Look {
        let ObjectData { exposed, cells, numbers_matter, .. } = self.objects[object.0 as usize];
        let mut read = if exposed { CellSet::ALL } else { CellSet::REST };
        for at in 0..cells.count {
            if self.nodes[(cells.first + at) as usize].history & SEEN != 0 {
                read.add(at);
            }
        }
        Look { numbers: numbers_matter, cells: read }
    }
}
