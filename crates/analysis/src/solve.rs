//! The analysis of one function: for every value where it can come from.
//!
//! ```text
//!   nodes:  arguments │ instructions │ parts of aggregates, cells of objects
//!   facts:  origins (a bit set) and places (objects seen whole), per node, growing only
//! ```
//!
//! The instructions are visited in order, again and again, until nothing grows that was looked at before. Most
//! functions need one round, or two if they have loops. One that needs more is finished with a work list, so
//! that a long chain through memory costs no more than its length.
//!
//! Integers are followed only in functions that turn pointers into integers or back, which few do.
//!
//! Invariant: facts only grow, every visit is a function of facts, and instructions are visited in the
//! order of the function: the result is the same whatever else runs.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::Function;
use spacecast_ir::store::{ConstExpr, ConstantKind};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{Const, FuncId, Inst, Value, ValueKind, VarId};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::layout::Sizes;

use crate::guards::Refinements;
use crate::memory::{Cells, Object, Place, PlaceSet, Places, Step};
use crate::origins::Origins;
use crate::program::{Class, Program};
use crate::shape::{Shapes, leaf_range};
use crate::slots::Reaching;
use crate::variables::Variables;

/// What is known of a node.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fact {
    pub origins: Origins,
    pub places: PlaceSet,
}

impl Fact {
    pub const NOTHING: Fact = Fact { origins: Origins::empty(), places: PlaceSet::EMPTY };
    pub const UNKNOWN: Fact = Fact { origins: Origins::UNKNOWN, places: PlaceSet::EMPTY };
    pub const INTEGER: Fact = Fact { origins: Origins::INTEGER, places: PlaceSet::EMPTY };

    pub fn of(origins: Origins) -> Self {
        Fact { origins, places: PlaceSet::EMPTY }
    }
}

/// What an object is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ObjectKind {
    Stack(Inst),
    /// A parameter by value.
    Param(u32),
    Variable(VarId),
}

#[derive(Debug)]
pub(crate) struct ObjectData {
    pub kind: ObjectKind,
    pub cells: Cells,
    /// Others may read and write it.
    pub exposed: bool,
    /// The instructions that read its cells.
    readers: Vec<Inst>,
}

/// Rounds over a whole function before a work list takes over.
const MAX_ROUNDS: usize = 4;

pub(crate) struct Solver<'p, 'a, 's> {
    pub program: &'p Program<'a, 's>,
    pub func: &'p Function<'s>,
    pub variables: &'p Variables,
    pub kernel: bool,
    /// What a load from memory that is not seen whole returns.
    pub foreign: Origins,
    pub sizes: Sizes<'p>,
    pub shapes: Shapes,
    pub refinements: Refinements,
    reaching: Reaching,
    /// Which blocks control can come to, if there are others.
    reachable: Option<Vec<bool>>,
    origins: Vec<Origins>,
    places_of: Vec<PlaceSet>,
    pub places: Places,
    pub objects: Vec<ObjectData>,
    by_inst: HashMap<Inst, Object, FxBuildHasher>,
    by_param: HashMap<u32, Object, FxBuildHasher>,
    by_var: HashMap<VarId, Object, FxBuildHasher>,
    consts: Vec<Option<Fact>>,
    /// Where the parts of an aggregate are.
    parts: HashMap<Value, (u32, u32), FxBuildHasher>,
    /// Whether integers are followed.
    integers: bool,
    /// Whether an integer turned out to hold a pointer although they are not followed.
    pub restart: bool,
    /// Whether anything grew since this was last cleared.
    grew: bool,
    /// For every node whether its fact was looked at.
    seen: Vec<bool>,
    /// Whether a fact grew after it was looked at, since this was last cleared.
    stale: bool,
    /// With a work list: the objects whose cells grew.
    touched: Vec<Object>,
    /// Whether memory that is not seen whole was read.
    pub read_foreign: bool,
    num_args: usize,
}

impl<'p, 'a, 's> Solver<'p, 'a, 's> {
    pub fn new(
        program: &'p Program<'a, 's>,
        id: FuncId,
        variables: &'p Variables,
        foreign: Origins,
        refinements: Refinements,
        reaching: Reaching,
        integers: bool,
    ) -> Self {
        let func = program.module.func(id);
        let num_args = func.params().len();
        let nodes = num_args + func.num_insts();
        Self {
            program,
            func,
            variables,
            kernel: program.is_kernel(id),
            foreign,
            sizes: Sizes::new(&program.layout, &program.module.types),
            shapes: Shapes::default(),
            refinements,
            reaching,
            reachable: reachable(func),
            origins: vec![Origins::empty(); nodes],
            places_of: vec![PlaceSet::EMPTY; nodes],
            places: Places::default(),
            objects: Vec::new(),
            by_inst: HashMap::default(),
            by_param: HashMap::default(),
            by_var: HashMap::default(),
            consts: vec![None; func.store.num_consts()],
            parts: HashMap::default(),
            integers,
            restart: false,
            grew: false,
            seen: vec![false; nodes],
            stale: false,
            touched: Vec::new(),
            read_foreign: false,
            num_args,
        }
    }

    /// The origins of every argument and instruction, and of the constants that were looked at.
    pub fn into_origins(mut self) -> (Vec<Origins>, Vec<Option<Origins>>) {
        self.origins.truncate(self.num_args + self.func.num_insts());
        let constants = self.consts.iter().map(|fact| fact.map(|f| f.origins)).collect();
        (self.origins, constants)
    }

    pub fn solve(&mut self) {
        self.seed();
        for _ in 0..MAX_ROUNDS {
            self.stale = false;
            for block in self.func.blocks() {
                for inst in self.func.insts_of(block) {
                    self.visit(inst);
                }
            }
            if !self.stale || self.restart {
                return;
            }
        }
        self.finish_with_work_list();
    }

    /// The rest of a solution that is nearly there: only what depends on something that grew.
    fn finish_with_work_list(&mut self) {
        let uses = self.func.uses();
        let mut queued = vec![true; self.func.num_insts()];
        let mut queue: std::collections::VecDeque<Inst> = self.func.insts().collect();
        while let Some(inst) = queue.pop_front() {
            queued[inst.as_u32() as usize] = false;
            self.grew = false;
            self.visit(inst);
            if self.restart {
                return;
            }
            if !self.grew {
                continue;
            }
            let mut push = |user: Inst| {
                let at = user.as_u32() as usize;
                if !std::mem::replace(&mut queued[at], true) {
                    queue.push_back(user);
                }
            };
            for used in uses.get(inst.into()) {
                push(used.user);
            }
            for object in std::mem::take(&mut self.touched) {
                for &reader in &self.objects[object.0 as usize].readers {
                    push(reader);
                }
            }
        }
    }

    // ----- nodes ---------------------------------------------------------------------------------

    #[inline]
    pub fn class(&self, ty: Type) -> Class {
        self.program.class(ty)
    }

    /// How many bytes a store of a value writes.
    fn width(&mut self, ty: Type) -> Option<u64> {
        self.program.store_size(ty).or_else(|| self.sizes.store_size(ty))
    }

    fn node(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(inst) => Some(self.num_args + inst.as_u32() as usize),
            _ => None,
        }
    }

    /// What a cell holds.
    pub fn cell(&self, node: u32) -> Fact {
        self.fact_at(node as usize)
    }

    /// What is known of a node; it counts as seen.
    #[inline]
    fn look(&mut self, node: usize) -> Fact {
        self.seen[node] = true;
        self.fact_at(node)
    }

    #[inline]
    fn fact_at(&self, node: usize) -> Fact {
        Fact { origins: self.origins[node], places: self.places_of[node] }
    }

    /// What is known of a value; of all parts together if it is an aggregate.
    pub fn fact(&mut self, value: Value) -> Fact {
        match value.kind() {
            ValueKind::Const(c) => self.const_fact(c),
            _ => self.node(value).map_or(Fact::NOTHING, |node| self.look(node)),
        }
    }

    /// What is known of an operand where it is used.
    pub fn operand(&mut self, inst: Inst, operand: usize) -> Fact {
        let value = self.func.operands(inst)[operand];
        let mut fact = self.fact(value);
        if let Some(allowed) = self.refinements.at(inst, operand) {
            fact.origins = fact.origins.refined(allowed);
        }
        fact
    }

    /// What a value is when it is stored as bytes: the number behind a pointer into a space is not its
    /// generic address, except in global memory.
    pub fn bytes_of(&mut self, value: Value, fact: Fact) -> Fact {
        match self.class(self.func.type_of(value)) {
            // Global addresses are the same numbers.
            Class::Pointer(0 | 1) => fact,
            Class::Pointer(_) => Fact { origins: Origins::INTEGER, ..fact },
            Class::Data if fact.origins.is_empty() && (!self.integers || self.is_zero(value)) => {
                if self.is_zero(value) {
                    Fact::of(Origins::NULL)
                } else {
                    Fact::INTEGER
                }
            }
            Class::Data if self.is_zero(value) => Fact::of(Origins::NULL),
            _ => fact,
        }
    }

    fn is_zero(&self, value: Value) -> bool {
        let constant = value.as_const().map(|c| self.func.store.constant(c));
        matches!(constant, Some(ConstantKind::Int(0) | ConstantKind::Null | ConstantKind::Zero))
    }

    fn join_node(&mut self, node: usize, fact: Fact) -> bool {
        let old = self.fact_at(node);
        let mut origins = old.origins | fact.origins;
        let places = match self.places.join(old.places, fact.places) {
            Some(places) => places,
            None => {
                // Too many objects to keep apart: they count as known to everyone.
                self.expose_all(old.places);
                self.expose_all(fact.places);
                origins |= Origins::FOREIGN;
                old.places
            }
        };
        if origins == old.origins && places == old.places {
            return false;
        }
        self.origins[node] = origins;
        self.places_of[node] = places;
        self.grew = true;
        self.stale |= self.seen[node];
        true
    }

    /// Joins a fact into the result of an instruction.
    pub fn define(&mut self, inst: Inst, fact: Fact) {
        let ty = self.func.inst(inst).ty;
        let fact = match self.class(ty) {
            Class::Pointer(0) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Class::Pointer(space) => self.in_space(space, fact),
            Class::Data => {
                if !self.integers {
                    // A pointer, or a part of one, as a number.
                    let pointer =
                        !fact.places.is_empty() || fact.origins.intersects(Origins::PRIVATE);
                    let host = fact.origins.intersects(Origins::BYTES | Origins::ANYWHERE);
                    let word = u64::from(self.program.layout.pointer_spec(0).bits);
                    self.restart |=
                        pointer || host && self.width(ty).is_some_and(|width| 8 * width >= word);
                    return;
                }
                fact
            }
            Class::Aggregate => {
                // Nothing is known of the parts.
                return self.join_parts(inst.into(), ty, &|class| match class {
                    Class::Pointer(_) => Fact::UNKNOWN,
                    _ => Fact::INTEGER,
                });
            }
            Class::Other => return,
        };
        self.join_node(self.num_args + inst.as_u32() as usize, fact);
    }

    /// The fact under a type that says the space.
    fn in_space(&self, space: u32, fact: Fact) -> Fact {
        if space == 1 {
            return self.in_global(fact);
        }
        let kept = fact.origins & (Origins::NULL | Origins::FOREIGN);
        // Up to LLVM 20 addresses of the cluster were typed as shared.
        if space == 3 && fact.origins & Origins::ANYWHERE == Origins::CLUSTER {
            return fact;
        }
        let foreign =
            if fact.origins.intersects(Origins::NUMBER) { Origins::FOREIGN } else { kept };
        let origins = (self.program.origin_of_space(space) & Origins::ANYWHERE) | kept | foreign;
        Fact { origins, ..fact }
    }

    /// The fact under a type that says global. Only variables are surely global: what was cast, loaded or
    /// passed with that type may have been given by the host, and queries tell the difference.
    fn in_global(&self, fact: Fact) -> Fact {
        let places = fact.origins & Origins::ANYWHERE;
        let number = fact.origins.intersects(Origins::NUMBER);
        let foreign = if number { Origins::FOREIGN } else { Origins::empty() };
        let kept = fact.origins & (Origins::NULL | Origins::FOREIGN);
        let place = match places {
            Origins::GLOBAL => Origins::GLOBAL,
            p if p.is_empty() && !number && !kept.contains(Origins::FOREIGN) => Origins::empty(),
            _ => Origins::DEVICE,
        };
        Fact { origins: place | kept | foreign, ..fact }
    }

    /// A cast from parameter space to generic. Unless the parameter is a grid constant LLVM gives its
    /// kernel a copy on the stack, and then that is where the pointer points.
    pub fn param_cast(&mut self, inst: Inst, operand: usize) {
        let source = self.func.operands(inst)[operand];
        let mut fact = self.operand(inst, operand);
        if !self.is_grid_constant(source) {
            fact.origins |= Origins::LOCAL;
        }
        self.define(inst, fact);
    }

    /// Whether a pointer into parameter space leads to a parameter that every thread sees in place.
    fn is_grid_constant(&self, value: Value) -> bool {
        let mut value = value;
        for _ in 0..64 {
            if let Some(arg) = value.as_arg() {
                return self.program.is_grid_constant(self.func.global, arg);
            }
            let Some(inst) = value.as_inst() else { return false };
            match self.func.inst(inst).op {
                Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => {
                    value = self.func.operands(inst)[0];
                }
                _ => return false,
            }
        }
        false
    }

    fn new_nodes(&mut self, count: u32) -> u32 {
        let first = self.origins.len();
        self.origins.resize(first + count as usize, Origins::empty());
        self.places_of.resize(first + count as usize, PlaceSet::EMPTY);
        self.seen.resize(first + count as usize, false);
        first as u32
    }

    // ----- arguments and objects -----------------------------------------------------------------

    fn seed(&mut self) {
        for n in 0..self.num_args {
            let param = self.func.params()[n];
            let by_value =
                crate::program::ArgEffects::default().with(&self.func.store, param.attrs).by_value;
            let fact = match self.class(param.ty) {
                Class::Pointer(space) if by_value => self.param_by_value(n as u32, space),
                Class::Pointer(0)
                    if self.kernel && self.program.knobs.param_always_point_to_global =>
                {
                    Fact::of(Origins::DEVICE | Origins::FOREIGN)
                }
                Class::Pointer(0) => Fact::UNKNOWN,
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
    }

    /// What an aggregate from outside holds: a kernel's were filled by the host.
    fn seed_aggregate(&mut self, value: Value, ty: Type) {
        let kernel = self.kernel;
        self.join_parts(value, ty, &|class| match class {
            Class::Pointer(_) if kernel => Self::from_host(),
            Class::Pointer(_) => Fact::UNKNOWN,
            _ => Fact::INTEGER,
        });
    }

    /// What the host left in memory.
    fn from_host() -> Fact {
        Fact::of(Origins::BYTES)
    }

    /// A parameter by value: of a kernel an object that the host filled, in parameter memory or in a copy
    /// of it, which LLVM decides later; of other functions a copy on the stack.
    fn param_by_value(&mut self, n: u32, space: u32) -> Fact {
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
        let content = if self.kernel {
            Self::from_host()
        } else {
            Fact::of(Origins::UNKNOWN | Origins::INTEGER)
        };
        self.write_all(object, content);
        let places = self.places.one(Place::start(object));
        let origins = match (space, self.kernel) {
            (0, true) => Origins::PARAM | Origins::LOCAL,
            (0, false) => Origins::LOCAL,
            _ => self.program.origin_of_space(space),
        };
        Fact { origins, places }
    }

    fn add_object(&mut self, kind: ObjectKind, ty: Option<Type>, count: Option<u64>) -> Object {
        let pointer = self.program.layout.pointer_spec(0).bits.div_ceil(8).max(1);
        let size = ty.and_then(|ty| self.sizes.alloc_size(ty)).zip(count.or(Some(1)));
        let size = size.and_then(|(size, count)| size.checked_mul(count));
        let types = &self.program.module.types;
        let count = ty.map_or(1, |ty| crate::shape::cell_count(types, ty, size, pointer));
        let first = self.new_nodes(count);
        let object = Object(self.objects.len() as u32);
        let cells = Cells { first, count, size: pointer };
        self.objects.push(ObjectData { kind, cells, exposed: false, readers: Vec::new() });
        match kind {
            ObjectKind::Stack(inst) => {
                self.by_inst.insert(inst, object);
            }
            ObjectKind::Param(n) => {
                self.by_param.insert(n, object);
            }
            ObjectKind::Variable(var) => {
                self.by_var.insert(var, object);
            }
        }
        object
    }

    fn alloca(&mut self, inst: Inst) -> Fact {
        let here = if self.program.knobs.process_alloca_always {
            Origins::LOCAL
        } else {
            self.stack_origin(inst)
        };
        if !self.program.knobs.track_memory {
            return Fact::of(here | Origins::FOREIGN);
        }
        let object = match self.by_inst.get(&inst) {
            Some(&object) => object,
            None => {
                let Some(data) = self.func.alloca(inst) else { return Fact::UNKNOWN };
                let count = match self.func.operands(inst).first() {
                    None => Some(1),
                    Some(v) => match v.as_const().map(|c| self.func.store.constant(c)) {
                        Some(ConstantKind::Int(n)) => u64::try_from(n).ok(),
                        _ => None,
                    },
                };
                let ty = count.is_some().then_some(data.ty);
                self.add_object(ObjectKind::Stack(inst), ty, count)
            }
        };
        let places = self.places.one(Place::start(object));
        Fact { origins: here, places }
    }

    /// Without `process-alloca-always` a slot is local only as long as its address stays in the function.
    fn stack_origin(&self, inst: Inst) -> Origins {
        let exposed = self.by_inst.get(&inst).is_some_and(|o| self.objects[o.0 as usize].exposed);
        if exposed { Origins::UNKNOWN } else { Origins::LOCAL }
    }

    fn variable(&mut self, var: VarId) -> Option<Object> {
        if let Some(&object) = self.by_var.get(&var) {
            return Some(object);
        }
        if !self.program.knobs.track_memory || !self.variables.is_tracked(self.program, var) {
            return None;
        }
        let ty = self.program.module.var(var).ty;
        let object = self.add_object(ObjectKind::Variable(var), Some(ty), None);
        let cells = self.objects[object.0 as usize].cells;
        for at in 0..cells.count {
            let (origins, reaches) = self.variables.cell(var, at);
            let mut held = Fact::of(origins);
            for place in reaches {
                let Some(target) = self.variable(place.var) else { continue };
                let one = Place {
                    object: target,
                    offset: place.offset,
                    stride: place.stride,
                    span: place.span,
                };
                let one = Fact { origins, places: self.places.one(one) };
                held = self.join_facts(held, one);
            }
            self.join_node((cells.first + at) as usize, held);
        }
        Some(object)
    }

    /// Marks an object as known to others: they may have written anything into it.
    pub fn expose(&mut self, object: Object) {
        let data = &mut self.objects[object.0 as usize];
        if std::mem::replace(&mut data.exposed, true) {
            return;
        }
        let cells = data.cells;
        self.grew = true;
        self.stale = true;
        self.touched.push(object);
        for at in 0..cells.count {
            let node = (cells.first + at) as usize;
            let held = self.places_of[node];
            self.join_node(node, Fact::UNKNOWN);
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

    // ----- memory --------------------------------------------------------------------------------

    /// What memory that is not seen whole holds, by where it is.
    fn foreign_at(&mut self, address: Origins) -> Fact {
        self.read_foreign = true;
        let knobs = self.program.knobs;
        if !knobs.track_indir_load {
            return Fact::of(Origins::UNKNOWN | Origins::INTEGER);
        }
        let spaces = address & Origins::ANYWHERE;
        // Nothing that runs on the device writes there, and nothing else but the host filled it.
        let host = if knobs.strong_global_assumptions && !self.program.leaking_constant {
            Origins::CONSTANT | Origins::PARAM
        } else {
            Origins::PARAM
        };
        if !spaces.is_empty() && host.contains(spaces) {
            return Self::from_host();
        }
        if spaces == Origins::CONSTANT && !knobs.strong_global_assumptions {
            return Fact::of(Origins::UNKNOWN | Origins::INTEGER);
        }
        Fact::of(self.foreign)
    }

    /// What a read of `width` bytes returns, as bytes; everything the objects hold without a width.
    pub fn read(&mut self, inst: Inst, address: Fact, by: u64, width: Option<u64>) -> Fact {
        let mut result = Fact::NOTHING;
        if address.origins.contains(Origins::FOREIGN) {
            result = self.foreign_at(address.origins);
        }
        for at in 0..self.places.get(address.places).len() {
            let place = self.places.get(address.places)[at].moved(Step::by(by as i64));
            let data = &mut self.objects[place.object.0 as usize];
            if data.readers.last() != Some(&inst) {
                data.readers.push(inst);
            }
            let whole = data.cells.are_whole(place, width);
            for cell in data.cells.touched(place, width) {
                let held = self.look(cell as usize);
                result = self.join_facts(result, held);
            }
            if !whole && result.origins.intersects(Origins::ANYWHERE | Origins::NULL) {
                // Parts of several pointers make a number; what the host left is as good as before.
                result.origins |= Origins::INTEGER;
            }
        }
        result
    }

    pub fn join_facts(&mut self, a: Fact, b: Fact) -> Fact {
        match self.places.join(a.places, b.places) {
            Some(places) => Fact { origins: a.origins | b.origins, places },
            None => {
                self.expose_all(a.places);
                self.expose_all(b.places);
                let origins = a.origins | b.origins | Origins::FOREIGN;
                Fact { origins, places: PlaceSet::EMPTY }
            }
        }
    }

    /// Stores bytes.
    pub fn write(&mut self, address: Fact, by: u64, width: Option<u64>, fact: Fact) {
        if address.origins.contains(Origins::FOREIGN) {
            self.expose_all(fact.places);
        }
        for at in 0..self.places.get(address.places).len() {
            let place = self.places.get(address.places)[at].moved(Step::by(by as i64));
            let data = &self.objects[place.object.0 as usize];
            let cells = data.cells;
            if data.exposed {
                self.expose_all(fact.places);
            } else if matches!(data.kind, ObjectKind::Variable(_)) {
                // Other functions see variables, but not the stack of this one.
                self.expose_stack(fact.places);
            }
            let mut fact = fact;
            if !cells.are_whole(place, width) && fact.origins != Origins::BYTES {
                fact.origins |= Origins::INTEGER;
            }
            for cell in cells.touched(place, width) {
                if self.join_node(cell as usize, fact) {
                    self.touched.push(place.object);
                }
            }
        }
    }

    fn expose_stack(&mut self, places: PlaceSet) {
        let objects: Vec<Object> = self.places.get(places).iter().map(|p| p.object).collect();
        for object in objects {
            if !matches!(self.objects[object.0 as usize].kind, ObjectKind::Variable(_)) {
                self.expose(object);
            }
        }
    }

    pub fn write_all(&mut self, object: Object, fact: Fact) {
        let cells = self.objects[object.0 as usize].cells;
        for at in 0..cells.count {
            if self.join_node((cells.first + at) as usize, fact) {
                self.touched.push(object);
            }
        }
    }

    /// Stores a value of any type.
    pub fn write_value(&mut self, address: Fact, value: Value) {
        let ty = self.func.type_of(value);
        if address.places.is_empty() && !address.origins.contains(Origins::FOREIGN) {
            return;
        }
        if self.class(ty) != Class::Aggregate {
            let width = self.width(ty);
            let fact = self.fact(value);
            let fact = self.bytes_of(value, fact);
            self.write(address, 0, width, fact);
            return;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let fact = self.part(value, ty, at);
            let fact = self.leaf_bytes(leaf.ty, fact);
            self.write(address, leaf.offset, leaf.size, fact);
        }
    }

    fn leaf_bytes(&self, ty: Option<Type>, fact: Fact) -> Fact {
        match ty.map(|ty| self.class(ty)) {
            Some(Class::Pointer(0 | 1)) => fact,
            Some(Class::Pointer(_)) => Fact { origins: Origins::INTEGER, ..fact },
            _ if fact.origins.is_empty() => Fact::INTEGER,
            _ => fact,
        }
    }

    fn all_exposed(&self, address: Fact) -> bool {
        let places = self.places.get(address.places);
        places.iter().all(|p| self.objects[p.object.0 as usize].exposed)
    }

    /// Loads a value of any type into the result of an instruction.
    pub fn load(&mut self, inst: Inst, address: Fact) {
        let ty = self.func.inst(inst).ty;
        if self.class(ty) != Class::Aggregate {
            let plain = !self.integers && self.class(ty) == Class::Data;
            if plain && address.places.is_empty() {
                return;
            }
            let width = self.width(ty);
            let fact = self.read(inst, address, 0, width);
            if plain && fact.places.is_empty() && self.all_exposed(address) {
                // Others know what is there: whoever put it there let it out.
                return;
            }
            self.define(inst, fact);
            return;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let fact = self.read(inst, address, leaf.offset, leaf.size);
            self.join_part(inst.into(), ty, at, fact);
        }
    }

    // ----- aggregates ----------------------------------------------------------------------------

    fn parts_of(&mut self, value: Value, ty: Type) -> (u32, u32) {
        if let Some(&parts) = self.parts.get(&value) {
            return parts;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        let count = shape.leaves.len() as u32;
        let parts = (self.new_nodes(count), count);
        self.parts.insert(value, parts);
        parts
    }

    /// A part of an aggregate.
    pub fn part(&mut self, value: Value, ty: Type, at: usize) -> Fact {
        if let Some(c) = value.as_const() {
            return self.const_part(c, ty, at);
        }
        let (first, _) = self.parts_of(value, ty);
        self.look(first as usize + at)
    }

    fn const_part(&mut self, c: Const, ty: Type, at: usize) -> Fact {
        let operands: Vec<Value> = match self.func.store.constant(c) {
            ConstantKind::Aggregate(parts) => parts.to_vec(),
            _ => return self.const_fact(c),
        };
        let mut before = 0;
        for (index, &operand) in operands.iter().enumerate() {
            let types = &self.program.module.types;
            let Some(range) =
                leaf_range(&mut self.shapes, &mut self.sizes, types, ty, &[index as u32])
            else {
                break;
            };
            if (range.0..range.1).contains(&at) {
                let inner = self.func.type_of(operand);
                return match (self.class(inner), operand.as_const()) {
                    (Class::Aggregate, Some(c)) => self.const_part(c, inner, at - range.0),
                    _ => self.fact(operand),
                };
            }
            before = range.1;
        }
        let _ = before;
        self.const_fact(c)
    }

    /// Joins a fact into a part of an aggregate, and into the aggregate.
    pub fn join_part(&mut self, value: Value, ty: Type, at: usize, fact: Fact) {
        let (first, _) = self.parts_of(value, ty);
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        let fact = match shape.leaves[at].ty.map(|ty| self.class(ty)) {
            Some(Class::Pointer(0)) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Some(Class::Pointer(space)) => self.in_space(space, fact),
            _ => fact,
        };
        if self.join_node(first as usize + at, fact)
            && let Some(node) = self.node(value)
        {
            self.join_node(node, fact);
        }
    }

    pub fn join_parts(&mut self, value: Value, ty: Type, fact: &dyn Fn(Class) -> Fact) {
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let class = leaf.ty.map_or(Class::Data, |ty| self.class(ty));
            self.join_part(value, ty, at, fact(class));
        }
    }

    // ----- constants -----------------------------------------------------------------------------

    fn const_fact(&mut self, c: Const) -> Fact {
        let at = c.as_u32() as usize;
        if let Some(fact) = self.consts[at] {
            return fact;
        }
        let fact = self.compute_const(c);
        self.consts[at] = Some(fact);
        fact
    }

    fn compute_const(&mut self, c: Const) -> Fact {
        let store = &self.func.store;
        let ty = store.const_type(c);
        let class = self.class(ty);
        let fact = match store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison | ConstantKind::None => Fact::NOTHING,
            ConstantKind::Null => Fact::of(Origins::NULL),
            ConstantKind::Zero if class != Class::Data => Fact::of(Origins::NULL),
            ConstantKind::Global(g) => {
                let module = self.program.module;
                match module.symbol_kind(g) {
                    spacecast_ir::module::SymbolKind::Var(var) => match self.variable(var) {
                        Some(object) => {
                            let places = self.places.one(Place::start(object));
                            Fact { origins: Origins::GLOBAL, places }
                        }
                        None => Fact::of(Origins::GLOBAL | Origins::FOREIGN),
                    },
                    // Whatever it stands for may be in any space.
                    spacecast_ir::module::SymbolKind::Alias(_) => Fact::UNKNOWN,
                    _ => Fact::of(Origins::GLOBAL | Origins::FOREIGN),
                }
            }
            ConstantKind::DsoLocalEquivalent(_)
            | ConstantKind::NoCfi(_)
            | ConstantKind::BlockAddress(..) => Fact::of(Origins::GLOBAL | Origins::FOREIGN),
            ConstantKind::Splat(inner) => self.const_fact(inner),
            ConstantKind::Aggregate(parts) => {
                let parts: Vec<Value> = parts.to_vec();
                let mut all = Fact::NOTHING;
                for part in parts {
                    let fact = self.fact(part);
                    all = self.join_facts(all, fact);
                }
                all
            }
            ConstantKind::Expr(expr) => self.const_expr(expr, ty),
            _ => Fact::INTEGER,
        };
        match class {
            Class::Pointer(0) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Class::Pointer(space) => self.in_space(space, fact),
            _ => fact,
        }
    }

    fn const_expr(&mut self, expr: ConstExpr<'_>, ty: Type) -> Fact {
        let Some(first) = expr.operands.first().copied() else { return Fact::UNKNOWN };
        let from = self.class(self.func.type_of(first));
        let base = self.fact(first);
        match expr.op {
            Opcode::BitCast | Opcode::AddrSpaceCast => base,
            Opcode::GetElementPtr => {
                let source = expr.source_type.unwrap_or(Type::I8);
                self.moved(base, first, source, &expr.operands[1..])
            }
            Opcode::PtrToInt | Opcode::PtrToAddr => {
                let fact = self.spread(base);
                match from {
                    Class::Pointer(0 | 1) if !self.loses_bits(ty) => fact,
                    Class::Pointer(0 | 1) => {
                        Fact { origins: fact.origins | Origins::INTEGER, ..fact }
                    }
                    _ => Fact { origins: Origins::INTEGER, ..fact },
                }
            }
            Opcode::IntToPtr => Fact { origins: base.origins.from_integer(), ..base },
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor => {
                let Some(&right) = expr.operands.get(1) else { return Fact::UNKNOWN };
                let other = self.fact(right);
                self.combined(expr.op, base, other, right)
            }
            _ => Fact::of(Origins::UNKNOWN | Origins::INTEGER),
        }
    }

    /// Anywhere in the objects it points to.
    pub fn spread(&mut self, fact: Fact) -> Fact {
        Fact { places: self.places.moved(fact.places, Step::ANYWHERE), ..fact }
    }

    /// The fact of an address computed from another.
    pub fn moved(&mut self, base: Fact, pointer: Value, source: Type, indices: &[Value]) -> Fact {
        // An offset from null is a number in disguise.
        let null =
            pointer.as_const().map(|c| self.func.store.constant(c)) == Some(ConstantKind::Null);
        if null && !indices.iter().all(|&i| self.is_zero(i)) {
            return Fact::UNKNOWN;
        }
        if base.places.is_empty() {
            return base;
        }
        let by = self.offset(source, indices).unwrap_or(Step::ANYWHERE);
        Fact { places: self.places.moved(base.places, by), ..base }
    }

    /// How far indices move an address.
    fn offset(&mut self, source: Type, indices: &[Value]) -> Option<Step> {
        let types = &self.program.module.types;
        let (mut by, mut stride, mut span) = (0i64, 0u64, Some(0u64));
        let mut ty = source;
        for (n, &index) in indices.iter().enumerate() {
            let bits = types.int_bits(types.scalar(self.func.type_of(index)));
            let known = index.as_const().and_then(|c| match self.func.store.constant(c) {
                // Indices have a sign, however they are written.
                ConstantKind::Int(i) => Some(match bits {
                    Some(bits @ 1..64) => i << (64 - bits) >> (64 - bits),
                    _ => i,
                }),
                ConstantKind::Zero => Some(0),
                _ => None,
            });
            let element = if n == 0 {
                ty
            } else {
                match *types.kind(ty) {
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                        ty = elem;
                        elem
                    }
                    _ => {
                        let field = usize::try_from(known?).ok()?;
                        let layout = self.sizes.struct_layout(ty)?;
                        by = by.checked_add(i64::try_from(*layout.offsets.get(field)?).ok()?)?;
                        ty = types.element(ty, field as u64)?;
                        continue;
                    }
                }
            };
            let size = self.sizes.alloc_size(element)?;
            match known {
                Some(i) => by = by.checked_add(i64::try_from(size).ok()?.checked_mul(i)?)?,
                None => {
                    stride = crate::shape::gcd(stride, size);
                    let largest = largest(self.func, types, index, 0);
                    let end = largest.and_then(|n| n.checked_mul(size)).filter(|&n| n > 0);
                    span = span.zip(end).and_then(|(sum, end)| sum.checked_add(end));
                }
            }
        }
        Some(Step { offset: by, stride, span: span.filter(|_| stride > 0).unwrap_or(0) })
    }

    // ----- instructions --------------------------------------------------------------------------

    fn visit(&mut self, inst: Inst) {
        use Opcode::*;
        let func = self.func;
        let data = func.inst(inst);
        match data.op {
            Alloca => {
                // The object is made once; only without `process-alloca-always` can it change.
                let node = self.num_args + inst.as_u32() as usize;
                if self.origins[node].is_empty() || !self.program.knobs.process_alloca_always {
                    let fact = self.alloca(inst);
                    self.define(inst, fact);
                }
            }
            GetElementPtr => {
                let base = self.operand(inst, 0);
                let operands = func.operands(inst);
                let source = func.gep_source(inst).unwrap_or(Type::I8);
                let fact = self.moved(base, operands[0], source, &operands[1..]);
                self.define(inst, fact);
            }
            Load => {
                if self.load_of_slot(inst) {
                    return;
                }
                let address = self.operand(inst, 0);
                self.load(inst, address);
            }
            Store => {
                let address = self.operand(inst, 1);
                self.write_value(address, func.operands(inst)[0]);
            }
            AtomicRmw | CmpXchg => self.atomic(inst),
            Phi => {
                for at in (0..func.operands(inst).len()).step_by(2) {
                    let from = func.operands(inst)[at + 1].as_block();
                    if from.is_none_or(|b| {
                        self.reachable.as_ref().is_none_or(|r| r[b.as_u32() as usize])
                    }) {
                        self.copy(inst, at);
                    }
                }
            }
            Select => {
                self.copy(inst, 1);
                self.copy(inst, 2);
            }
            AddrSpaceCast
                if self.class(data.ty) == Class::Pointer(0)
                    && self.class(func.type_of(func.operands(inst)[0])) == Class::Pointer(101) =>
            {
                self.param_cast(inst, 0);
            }
            AddrSpaceCast if self.class(data.ty) == Class::Pointer(3) => {
                // The program says that it is the own block's.
                let fact = self.operand(inst, 0);
                let origins = fact.origins.difference(Origins::CLUSTER) | Origins::SHARED;
                self.define(inst, Fact { origins, ..fact });
            }
            BitCast | AddrSpaceCast | Freeze => self.copy(inst, 0),
            PtrToInt | PtrToAddr => {
                if self.integers {
                    let from = self.class(func.type_of(func.operands(inst)[0]));
                    let mut fact = self.operand(inst, 0);
                    if !matches!(from, Class::Pointer(0 | 1)) {
                        fact.origins = Origins::INTEGER;
                    } else if self.loses_bits(data.ty) {
                        fact.origins |= Origins::INTEGER;
                    }
                    self.define(inst, fact);
                } else {
                    self.restart = true;
                }
            }
            IntToPtr => {
                if !self.integers && func.operands(inst)[0].as_const().is_none() {
                    self.restart = true;
                    return;
                }
                let mut fact = self.operand(inst, 0);
                fact.origins = if self.program.knobs.track_int2ptr {
                    fact.origins.from_integer()
                } else {
                    Origins::UNKNOWN
                };
                self.define(inst, fact);
            }
            ExtractValue | InsertValue => self.aggregate(inst),
            ExtractElement => self.copy(inst, 0),
            InsertElement | ShuffleVector => {
                self.copy(inst, 0);
                self.copy(inst, 1);
            }
            Call | Invoke | CallBr => self.call(inst),
            Ret => {
                if let Some(&value) = func.operands(inst).first() {
                    // Whoever called may write there.
                    let fact = self.fact(value);
                    self.expose_all(fact.places);
                }
            }
            _ if data.op.is_debug_record() || data.op.is_terminator() => {}
            VaArg | LandingPad | CatchPad | CleanupPad => self.define(inst, Fact::UNKNOWN),
            _ if self.integers => self.arithmetic(inst),
            _ => {}
        }
    }

    /// A load of a slot whose stores are known in order.
    fn load_of_slot(&mut self, inst: Inst) -> bool {
        let mut at = 0;
        while let Some(&store) = self.reaching.stores(inst).and_then(|stores| stores.get(at)) {
            let fact = self.operand(store, 0);
            self.define(inst, fact);
            at += 1;
        }
        self.reaching.stores(inst).is_some()
    }

    /// The slots that hold pointers of several spaces, some of which were clear when they were stored.
    pub fn ambiguous_slots(&mut self) -> Vec<Inst> {
        let ambiguous = |object: &ObjectData| match object.kind {
            ObjectKind::Stack(inst) if object.cells.count == 1 && !object.exposed => {
                let held = self.origins[object.cells.first as usize];
                let several = held.space().is_none() && held.intersects(Origins::ANYWHERE);
                several.then_some(inst)
            }
            _ => None,
        };
        let mut slots: Vec<Inst> = self.objects.iter().filter_map(ambiguous).collect();
        if slots.is_empty() {
            return slots;
        }
        slots.sort_unstable();
        let mut clear = vec![false; slots.len()];
        for inst in self.func.insts().filter(|&i| self.func.inst(i).op == Opcode::Store) {
            let slot = self.func.operands(inst)[1].as_inst();
            let Some(at) = slot.and_then(|slot| slots.binary_search(&slot).ok()) else { continue };
            clear[at] |= self.operand(inst, 0).origins.space().is_some();
        }
        let mut clear = clear.into_iter();
        slots.retain(|_| clear.next().unwrap_or(false));
        slots
    }

    /// The result is the operand.
    fn copy(&mut self, inst: Inst, operand: usize) {
        let ty = self.func.inst(inst).ty;
        if self.class(ty) != Class::Aggregate {
            if !self.integers && self.class(ty) == Class::Data {
                return;
            }
            let fact = self.operand(inst, operand);
            self.define(inst, fact);
            return;
        }
        let value = self.func.operands(inst)[operand];
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for at in 0..shape.leaves.len() {
            let fact = self.part(value, ty, at);
            self.join_part(inst.into(), ty, at, fact);
        }
    }

    fn aggregate(&mut self, inst: Inst) {
        let func = self.func;
        let types = &self.program.module.types;
        let whole = func.operands(inst)[0];
        let ty = func.type_of(whole);
        // Most aggregates hold numbers, and nothing flows.
        let mut held = self.fact(whole);
        if let Some(&value) = func.operands(inst).get(1) {
            let value = self.fact(value);
            held = self.join_facts(held, value);
        }
        let nothing = held.places.is_empty() && Origins::INTEGER.contains(held.origins);
        if !self.integers && nothing && self.class(func.inst(inst).ty) != Class::Pointer(0) {
            return;
        }
        let indices = func.indices(inst);
        let range = leaf_range(&mut self.shapes, &mut self.sizes, types, ty, indices);
        let shape = self.shapes.of(&mut self.sizes, types, ty);
        let (from, to) = range.unwrap_or((0, shape.leaves.len()));
        if func.inst(inst).op == Opcode::ExtractValue {
            let result = func.inst(inst).ty;
            if self.class(result) == Class::Aggregate {
                let inner = self.shapes.of(&mut self.sizes, types, result);
                for at in 0..inner.leaves.len() {
                    let fact = self.part(whole, ty, (from + at).min(shape.leaves.len() - 1));
                    self.join_part(inst.into(), result, at, fact);
                }
            } else if let Some(at) = (from < shape.leaves.len()).then_some(from) {
                let fact = self.part(whole, ty, at);
                self.define(inst, fact);
            }
            return;
        }
        let value = func.operands(inst)[1];
        let inner = func.type_of(value);
        for at in 0..shape.leaves.len() {
            let inside = (from..to).contains(&at);
            // An aggregate with too many parts is one part: what it held stays.
            if !inside || shape.folded {
                let fact = self.part(whole, ty, at);
                self.join_part(inst.into(), ty, at, fact);
            }
            if inside {
                let fact = if self.class(inner) == Class::Aggregate {
                    let parts = self.shapes.of(&mut self.sizes, types, inner);
                    let mut all = Fact::NOTHING;
                    for part in 0..parts.leaves.len() {
                        if parts.folded || shape.folded || part == at - from {
                            let fact = self.part(value, inner, part);
                            all = self.join_facts(all, fact);
                        }
                    }
                    all
                } else {
                    self.operand(inst, 1)
                };
                self.join_part(inst.into(), ty, at, fact);
            }
        }
    }

    fn atomic(&mut self, inst: Inst) {
        let func = self.func;
        let operands = func.operands(inst);
        let address = self.operand(inst, 0);
        let exchange = func.inst(inst).op == Opcode::CmpXchg
            || func.atomic_op(inst) == Some(spacecast_ir::vocab::AtomicOp::Xchg);
        let stored = *operands.last().unwrap_or(&operands[0]);
        self.write_value(address, stored);
        if !exchange {
            let width = self.width(func.type_of(stored));
            self.write(address, 0, width, Fact::INTEGER);
        }
        let ty = func.inst(inst).ty;
        if func.inst(inst).op == Opcode::CmpXchg {
            let width = self.width(func.type_of(stored));
            let fact = self.read(inst, address, 0, width);
            self.join_part(inst.into(), ty, 0, fact);
        } else {
            self.load(inst, address);
        }
    }

    /// Whether an integer type is too narrow for an address.
    fn loses_bits(&self, ty: Type) -> bool {
        let types = &self.program.module.types;
        let width = types.int_bits(types.scalar(ty)).unwrap_or(0);
        width < self.program.layout.pointer_spec(0).bits
    }

    /// What becomes of two integers, of which some were pointers. A pointer and an offset, or a pointer whose
    /// low bits change, is still that pointer. All else that is made of a pointer could be anything.
    fn combined(&mut self, op: Opcode, a: Fact, b: Fact, right: Value) -> Fact {
        if a.origins.is_empty() || b.origins.is_empty() {
            return Fact::NOTHING;
        }
        let pointer = |fact: Fact| fact.origins.intersects(Origins::ANYWHERE);
        let number = |fact: Fact| fact.origins.intersects(Origins::NUMBER);
        let constant = right.as_const().and_then(|c| match self.func.store.constant(c) {
            ConstantKind::Int(n) => Some(n),
            _ => None,
        });
        let small = |n: u64| n < 4096;
        let few_bits = match constant {
            Some(n) => u64::try_from(n).is_ok_and(small),
            None => largest(self.func, &self.program.module.types, right, 0).is_some_and(small),
        };
        let pure = |fact: Fact| pointer(fact) && !number(fact);
        let keeps = match op {
            // The distance of two pointers is a number as well.
            Opcode::Add => !(pure(a) && pure(b)),
            Opcode::Sub => !pointer(b),
            // Only a mask of high bits leaves an address near the object.
            Opcode::And => constant.is_some_and(|n| n < 0),
            Opcode::Or | Opcode::Xor => few_bits,
            _ => false,
        };
        let loaded = |fact: Fact| {
            if pointer(fact) { fact.origins & Origins::LOADED } else { Origins::empty() }
        };
        let mut extra = loaded(a) | loaded(b);
        if !keeps || number(a) && number(b) {
            extra |= Origins::INTEGER;
        }
        let fact = self.join_facts(a, b);
        let origins = fact.origins.difference(Origins::NUMBER | Origins::LOADED) | extra;
        self.spread(Fact { origins, ..fact })
    }

    /// Arithmetic on integers, some of which were pointers.
    fn arithmetic(&mut self, inst: Inst) {
        use Opcode::*;
        let func = self.func;
        let data = func.inst(inst);
        if self.class(data.ty) != Class::Data {
            return;
        }
        let operands = func.operands(inst);
        match data.op {
            Add | Sub | And | Or | Xor => {
                let (a, b) = (self.fact(operands[0]), self.fact(operands[1]));
                let fact = self.combined(data.op, a, b, operands[1]);
                self.define(inst, fact);
            }
            ZExt | SExt => self.copy(inst, 0),
            Trunc => {
                let mut fact = self.operand(inst, 0);
                if self.loses_bits(data.ty) {
                    fact.origins |= Origins::INTEGER;
                }
                self.define(inst, fact);
            }
            _ => {
                let mut all = Fact::INTEGER;
                for &operand in operands {
                    let fact = self.fact(operand);
                    all = self.join_facts(all, fact);
                }
                all.origins = all.origins.difference(Origins::NULL);
                self.define(inst, all);
            }
        }
    }
}

/// The largest value that an index can have, if its computation bounds it, and it is not negative.
fn largest(func: &Function<'_>, types: &Types, value: Value, depth: u32) -> Option<u64> {
    let inst = value.as_inst().filter(|_| depth < 8)?;
    let operands = func.operands(inst);
    let constant = |value: Value| match func.store.constant(value.as_const()?) {
        ConstantKind::Int(n) => u64::try_from(n).ok(),
        _ => None,
    };
    let bits = |value: Value| types.int_bits(func.type_of(value));
    let fits = |n: u64, bits: u32| bits > 64 || n < 1 << (bits.min(64) - 1);
    let bound = match func.inst(inst).op {
        Opcode::And => {
            let masks = [constant(operands[1]), constant(operands[0])];
            masks.into_iter().flatten().min()?
        }
        Opcode::URem => constant(operands[1])?.checked_sub(1)?,
        Opcode::ZExt => match largest(func, types, operands[0], depth + 1) {
            Some(n) => n,
            None => (1u64 << bits(operands[0]).filter(|&b| b <= 16)?) - 1,
        },
        // No sign, no surprise.
        Opcode::SExt | Opcode::Trunc => largest(func, types, operands[0], depth + 1)?,
        Opcode::Select => {
            let arm = |v: Value| constant(v).or_else(|| largest(func, types, v, depth + 1));
            arm(operands[1])?.max(arm(operands[2])?)
        }
        _ => return None,
    };
    bits(value).filter(|&b| fits(bound, b)).map(|_| bound)
}

/// Which blocks control can come to; `None` if it can come to all.
fn reachable(func: &Function<'_>) -> Option<Vec<bool>> {
    let entry = func.entry()?;
    let mut seen = vec![false; func.num_blocks()];
    let mut stack = vec![entry];
    let mut count = 0;
    while let Some(block) = stack.pop() {
        if std::mem::replace(&mut seen[block.as_u32() as usize], true) {
            continue;
        }
        count += 1;
        if let Some(last) = func.terminator(block) {
            stack.extend(func.successors(last));
        }
    }
    (count < func.blocks().count()).then_some(seen)
}
