//! The objects of a function, and what its arguments are.

use super::*;

impl Solver<'_, '_, '_> {
    pub(super) fn seed(&mut self) {
        for n in 0..self.num_args {
            let param = self.func.params()[n];
            let by_value = ArgEffects::default().with(&self.func.store, param.attrs).by_value;
            let fact = match self.class(param.ty) {
                Class::Pointer(space) if by_value => self.param_by_value(n as u32, space),
                _ if self.known.inputs.is_some() => {
                    self.seed_input(n, param.ty);
                    continue;
                }
                Class::Pointer(0) => self.outside_pointer(n),
                Class::Pointer(space) => self.in_space(space, Fact::of(Origins::FOREIGN)),
                Class::Data => Fact::INTEGER,
                Class::Aggregate => {
                    self.seed_aggregate(Value::arg(n as u32), param.ty);
                    continue;
                }
                Class::Other => continue,
            };
            self.join_node(n, fact);
        }
        let here = if self.program.knobs.track_memory {
            Origins::LOCAL
        } else {
            Origins::LOCAL | Origins::FOREIGN
        };
        for &slot in &self.scan.number_slots {
            self.define(slot, Fact::of(here));
        }
        for inst in self.scan.numbers() {
            self.nodes[self.num_args + inst].fact.origins = Origins::INTEGER;
        }
    }

    /// A generic pointer from outside: what is stated of it, or what the host passes.
    fn outside_pointer(&self, n: usize) -> Fact {
        let global = self.kernel && self.program.knobs.param_always_point_to_global;
        match self.program.stated_param(self.id, n) {
            Some(stated) => Fact::of(stated),
            None if global => Fact::of(Origins::DEVICE | Origins::FOREIGN),
            None => Fact::UNKNOWN,
        }
    }

    /// What an aggregate from outside holds: a kernel's were filled by the host.
    pub(super) fn seed_aggregate(&mut self, value: Value, ty: Type) {
        let kernel = self.kernel;
        self.join_parts(value, ty, &|class| match class {
            Class::Pointer(_) if kernel => Self::from_host(),
            Class::Pointer(_) => Fact::UNKNOWN,
            _ => Fact::INTEGER,
        });
    }

    /// What the host left in memory.
    pub(super) fn from_host() -> Fact {
        Fact::of(Origins::BYTES)
    }

    /// A parameter by value: of a kernel an object that the host filled, in parameter memory or in a copy
    /// of it, which LLVM decides later; of other functions a copy on the stack.
    fn param_by_value(&mut self, n: u32, space: u32) -> Fact {
        let known = self.known;
        // When LLVM inlines a function that only reads it makes no copy: then it is what was passed.
        let passed = known.inputs.and_then(|inputs| inputs.get(n as usize));
        let knobs = &self.program.knobs;
        let passed = match passed {
            _ if !knobs.optimiser_follows => Origins::empty(),
            Some(passed) => passed.whole.origins,
            // Calls that are not followed pass anything.
            None if !knobs.track_calls || self.program.is_one_of_many(self.id) => Origins::UNKNOWN,
            None => Origins::empty(),
        };
        let key = SharedKey::Param(known.instance, n);
        let constant = known.copied_constants.contains(&key) || known.constants.contains(&key);
        let passed = if constant { passed | self.program.replaced() } else { passed };
        let origins = match (space, self.program.is_launched(self.id)) {
            // One that is inlined somewhere has a copy on the stack there, or reads what it is passed.
            (0, true) if !self.kernel => Origins::UNKNOWN,
            // It lies in the frame as well.
            (0, _) if self.program.has_frame(self.id) => Origins::UNKNOWN,
            (0, true) => Origins::PARAM | Origins::LOCAL,
            (0, false) => Origins::LOCAL | passed,
            _ => self.program.origin_of_space(space),
        };
        if !knobs.track_memory {
            return Fact::of(origins | Origins::FOREIGN);
        }
        let object = self.own_param(n);
        match known.inputs {
            Some(inputs) => {
                let cells = self.objects[object.0 as usize].cells;
                let content = inputs.get(n as usize).map_or(&[][..], |input| &input.content);
                for at in 0..cells.count as usize {
                    let held = match content.get(at) {
                        Some(fact) => self.import_fact(fact),
                        None => Fact::NOTHING,
                    };
                    self.join_node(cells.first as usize + at, held);
                }
            }
            None if self.kernel => self.write_all(object, Self::from_host()),
            None => self.write_all(object, Fact::of(Origins::UNKNOWN | Origins::INTEGER)),
        }
        self.load_object(object);
        Fact { origins, places: self.places.one(Place::start(object)) }
    }

    /// The object of a parameter by value. In a recursion another parameter can point to it.
    pub(super) fn own_param(&mut self, n: u32) -> Object {
        if let Some(&object) = self.own_params.get(&n) {
            return object;
        }
        let param = self.func.params()[n as usize];
        let ty = self.func.store.attrs(param.attrs).find_map(|a| match a {
            spacecast_ir::store::Attr::Type(spacecast_ir::vocab::AttrKind::ByVal, ty) => Some(ty),
            _ => None,
        });
        let pointee = match *self.program.module.types.kind(param.ty) {
            TypeKind::TypedPtr { pointee, .. } => Some(pointee),
            _ => None,
        };
        let object = self.add_object(ObjectKind::Param(n), ty.or(pointee), None);
        self.own_params.insert(n, object);
        object
    }

    pub(super) fn add_object(
        &mut self,
        kind: ObjectKind,
        ty: Option<Type>,
        count: Option<u64>,
    ) -> Object {
        let cells = match (ty, count) {
            (None, _) => 1,
            (Some(ty), None | Some(1)) => self.program.cells(ty),
            (Some(ty), Some(count)) => {
                let size = self.sizes.alloc_size(ty).and_then(|size| size.checked_mul(count));
                let word = self.program.word();
                crate::shape::cell_count(&self.program.module.types, ty, size, word)
            }
        };
        self.add_object_of(kind, cells)
    }

    pub(super) fn add_object_of(&mut self, kind: ObjectKind, count: u32) -> Object {
        let first = self.new_nodes(count);
        let object = Object(self.objects.len() as u32);
        let cells = Cells { first, count, size: self.program.word() };
        self.objects.push(ObjectData {
            kind,
            cells,
            exposed: false,
            exposed_by: None,
            loaded: false,
            shared: false,
            numbers_matter: false,
            keeps_loaded: false,
            read_number: false,
            readers: Vec::new(),
            grown: self.now,
            shown: 0,
        });
        match kind {
            ObjectKind::Stack(inst) => {
                self.by_inst.resize(self.func.num_insts(), 0);
                self.by_inst[inst.as_u32() as usize] = object.0 + 1;
            }
            ObjectKind::Variable(var) => {
                self.by_key.insert(SharedKey::Var(var), object);
            }
            ObjectKind::Other(key) => {
                self.by_key.insert(key, object);
            }
            ObjectKind::Param(_) => {}
        }
        object
    }

    pub(super) fn alloca(&mut self, inst: Inst) -> Fact {
        let here = if self.program.has_frame(self.id) {
            Origins::UNKNOWN
        } else if self.program.knobs.process_alloca_always {
            Origins::LOCAL
        } else {
            self.stack_origin(inst)
        };
        if !self.program.knobs.track_memory {
            return Fact::of(here | Origins::FOREIGN);
        }
        let object = self.slot(inst);
        let places = self.places.one(Place::start(object));
        // LLVM puts what is copied into it in its place.
        let key = SharedKey::Stack(self.known.instance, inst);
        let known = self.known;
        let constant = known.copied_constants.contains(&key) || known.constants.contains(&key);
        let origins = if constant { here | self.program.replaced() } else { here };
        Fact { origins, places }
    }

    fn known_slot(&self, inst: Inst) -> Option<Object> {
        let at = *self.by_inst.get(inst.as_u32() as usize)?;
        at.checked_sub(1).map(Object)
    }

    /// The object of a stack slot.
    pub(super) fn slot(&mut self, inst: Inst) -> Object {
        if let Some(object) = self.known_slot(inst) {
            return object;
        }
        let count = match self.func.operands(inst).first() {
            None => Some(1),
            Some(v) => match v.as_const().map(|c| self.func.store.constant(c)) {
                Some(ConstantKind::Int(n)) => u64::try_from(n).ok(),
                _ => None,
            },
        };
        let ty = self.func.alloca(inst).map(|data| data.ty).filter(|_| count.is_some());
        let object = self.add_object(ObjectKind::Stack(inst), ty, count);
        self.load_object(object);
        object
    }

    /// Without `process-alloca-always` a slot is local only as long as its address stays in the function.
    pub(super) fn stack_origin(&self, inst: Inst) -> Origins {
        let exposed = self.known_slot(inst).is_some_and(|o| self.objects[o.0 as usize].exposed);
        if exposed { Origins::UNKNOWN } else { Origins::LOCAL }
    }

    pub(super) fn variable(&mut self, var: VarId) -> Option<Object> {
        let key = SharedKey::Var(var);
        if let Some(&object) = self.by_key.get(&key) {
            return Some(object);
        }
        if !self.program.knobs.track_memory || !self.known.shared.is_tracked(self.program, var) {
            return None;
        }
        let ty = self.program.module.var(var).ty;
        Some(self.add_object(ObjectKind::Variable(var), Some(ty), None))
    }

    /// A function as something to point to.
    pub(super) fn function(&mut self, func: FuncId) -> Object {
        let key = SharedKey::Func(func);
        match self.by_key.get(&key) {
            Some(&object) => object,
            None => self.add_object_of(ObjectKind::Other(key), 1),
        }
    }

    /// Marks an object as known to others: they may have written anything into it.
    pub fn expose(&mut self, object: Object) {
        self.load_object(object);
        let data = &mut self.objects[object.0 as usize];
        if std::mem::replace(&mut data.exposed, true) {
            return;
        }
        let cells = data.cells;
        data.exposed_by = self.at;
        self.late |= data.read_number;
        let fixed = self.key_of(object).is_fixed(self.program);
        self.exposures += 1;
        self.grew = true;
        self.stale = true;
        self.objects[object.0 as usize].shown = self.now;
        self.object_grew(object);
        for at in 0..cells.count {
            let node = (cells.first + at) as usize;
            let held = self.fact_at(node).places;
            if !fixed {
                self.join_node(node, Fact::UNKNOWN);
            }
            self.expose_all(held);
        }
    }

    pub fn expose_all(&mut self, places: PlaceSet) {
        if !places.is_empty() {
            let objects: Vec<Object> = self.places.get(places).iter().map(|p| p.object).collect();
            for object in objects {
                self.expose(object);
            }
        }
    }

    /// The objects that others know.
    pub fn exposed_keys(&self) -> Vec<SharedKey> {
        let objects = (0..self.objects.len() as u32).map(Object);
        let exposed = objects.filter(|object| self.objects[object.0 as usize].exposed);
        exposed.map(|object| self.key_of(object)).collect()
    }
}
