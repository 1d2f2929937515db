//! What several functions see: variables that are seen whole, and objects of one function that are handed to
//! others.
//!
//! Functions are analysed against a snapshot; what each of them stores is joined afterwards, and those that
//! read an object that grew are analysed again. So the result does not depend on who came first.
//!
//! Invariant: an object is here before anything that points to it is.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{Const, FuncId, Inst, VarId};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::layout::Sizes;

use crate::distance::{Computed, Offsets, distance};
use crate::instance::InstanceId;
use crate::memory::{Cells, Object, Place, Step};
use crate::origins::Origins;
use crate::program::{Callee, Program, computed};

/// An object that several functions see.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum SharedKey {
    /// A variable of the module.
    Var(VarId),
    /// A stack slot.
    Stack(InstanceId, Inst),
    /// A parameter by value.
    Param(InstanceId, u32),
    /// A function, as something that can be pointed to. Exposed, anyone can call it.
    Func(FuncId),
    /// All functions that are exposed: who calls a pointer that it does not know looks at it.
    Exposed,
    /// A call of a function that cannot be followed, in the list of what is exposed.
    Blindly(FuncId),
}

/// A set of objects.
pub(crate) type Keys = hashbrown::HashSet<SharedKey, FxBuildHasher>;

impl SharedKey {
    /// The instance that it belongs to, if it is an object of one.
    pub fn owner(self) -> Option<InstanceId> {
        match self {
            SharedKey::Stack(id, _) | SharedKey::Param(id, _) => Some(id),
            _ => None,
        }
    }

    /// Whether what it holds stays known when others see it: nobody can write it.
    pub fn is_fixed(self, program: &Program<'_, '_>) -> bool {
        match self {
            SharedKey::Func(_) => true,
            SharedKey::Var(var) => program.is_constant(var),
            _ => false,
        }
    }
}

/// A place in such an object.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SharedPlace {
    pub key: SharedKey,
    pub offset: i64,
    pub stride: u64,
    pub span: u64,
}

impl SharedPlace {
    /// A place that contains both, which are in the same object.
    fn joined(self, other: SharedPlace) -> Self {
        self.at(self.place().joined(other.place()))
    }

    /// Moved by a constant and by some multiples.
    fn moved(self, by: Step) -> Self {
        self.at(self.place().moved(by))
    }

    fn place(self) -> Place {
        let SharedPlace { offset, stride, span, .. } = self;
        Place { object: Object(0), offset, stride, span }
    }

    fn at(self, place: Place) -> Self {
        let Place { offset, stride, span, .. } = place;
        Self { offset, stride, span, ..self }
    }
}

/// What is known of a value beyond the function that has it: what a cell holds, what is passed or returned.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SharedFact {
    pub origins: Origins,
    pub places: Vec<SharedPlace>,
}

impl SharedFact {
    pub fn of(origins: Origins) -> Self {
        Self { origins, places: Vec::new() }
    }

    /// Whether it is a number and nothing else, as far as is known.
    pub fn is_number(&self) -> bool {
        Origins::INTEGER.contains(self.origins) && self.places.is_empty()
    }

    /// Whether no address is in it, as far as is known: numbers, null, or nothing.
    fn is_plain(&self) -> bool {
        self.places.is_empty() && (Origins::INTEGER | Origins::NULL).contains(self.origins)
    }

    /// Joins another.
    pub fn join(&mut self, other: &SharedFact) -> Growth {
        let new = other.origins.difference(self.origins);
        let mut growth = match new {
            _ if new.is_empty() => Growth::None,
            Origins::INTEGER => Growth::Number,
            _ => Growth::More,
        };
        self.origins |= other.origins;
        for place in &other.places {
            match self.places.iter_mut().find(|p| p.key == place.key) {
                Some(mine) if mine == place => {}
                Some(mine) => {
                    let wider = mine.joined(*place);
                    if *mine != wider {
                        growth = Growth::More;
                    }
                    *mine = wider;
                }
                None => {
                    self.places.push(*place);
                    growth = Growth::More;
                }
            }
        }
        growth
    }
}

/// By what a fact grew.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Growth {
    None,
    /// It may also be a number now, which only concerns those that make pointers of it.
    Number,
    More,
}

/// Which cells of an object: all from the 63rd on count as one, which everyone is taken to look at. So who only writes to an
/// object hears of what concerns all of it: that others know it, or that it has another number of cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CellSet(u64);

impl CellSet {
    const NONE: CellSet = CellSet(0);
    /// The last one.
    pub const REST: CellSet = CellSet(1 << 63);
    pub const ALL: CellSet = CellSet(u64::MAX);

    pub fn add(&mut self, cell: u32) {
        self.0 |= 1 << cell.min(63);
    }

    pub fn intersects(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }
}

/// What someone looks at in an object.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Look {
    /// Whether it matters that there are numbers.
    pub numbers: bool,
    pub cells: CellSet,
}

/// What grew in an object.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Grew {
    pub key: SharedKey,
    pub by: Growth,
    pub cells: CellSet,
}

impl Grew {
    pub fn all(key: SharedKey, by: Growth) -> Self {
        Self { key, by, cells: CellSet::ALL }
    }

    /// Whether that concerns someone.
    pub fn concerns(&self, look: Look) -> bool {
        (look.numbers || self.by == Growth::More) && look.cells.intersects(self.cells)
    }
}

/// Objects that grew.
pub(crate) type Grown = Vec<Grew>;

/// What leaks in those who put loaded pointers into each variable.
pub(crate) type Leaked = HashMap<SharedKey, Origins, FxBuildHasher>;

/// Joins facts one by one.
pub(crate) fn join_all(mine: &mut Vec<SharedFact>, theirs: &[SharedFact]) -> Growth {
    mine.resize(mine.len().max(theirs.len()), SharedFact::default());
    let joined = mine.iter_mut().zip(theirs).map(|(mine, theirs)| mine.join(theirs));
    joined.max().unwrap_or(Growth::None)
}

/// Joins what cells hold; by what they grew, and which.
fn join_cells(mine: &mut Vec<SharedFact>, theirs: &[SharedFact]) -> (Growth, CellSet) {
    if mine.len() != theirs.len() {
        return (join_all(mine, theirs), CellSet::ALL);
    }
    let (mut all, mut cells) = (Growth::None, CellSet::NONE);
    for (at, (mine, theirs)) in (0..).zip(mine.iter_mut().zip(theirs)) {
        let growth = mine.join(theirs);
        if growth != Growth::None {
            cells.add(at);
        }
        all = all.max(growth);
    }
    (all, cells)
}

/// Whether there are other places in objects than the ones that were joined.
fn is_wider(mine: &[SharedFact], theirs: &[SharedFact]) -> bool {
    mine.iter().zip(theirs).any(|(mine, theirs)| {
        let same = |a: &SharedPlace, b: &SharedPlace| a.key != b.key || a == b;
        !theirs.places.iter().all(|theirs| mine.places.iter().all(|mine| same(mine, theirs)))
    })
}

/// What a function did to objects that others see.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effects {
    pub stored: Vec<(SharedKey, Vec<SharedFact>)>,
    pub exposed: Vec<SharedKey>,
    /// The variables in which it put pointers that were loaded.
    pub keeps: Vec<SharedKey>,
}

#[derive(Debug, Default)]
pub(crate) struct SharedObject {
    pub cells: Vec<SharedFact>,
    pub exposed: bool,
}

/// What objects hold that several functions see.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// Whether there are objects beside variables.
    of_functions: bool,
    /// Whether there is an object of a function in the table, be it only to say that it is exposed.
    owned: bool,
    objects: HashMap<SharedKey, SharedObject, FxBuildHasher>,
    /// The functions that anyone can call, in the order they became known.
    callable: Vec<FuncId>,
}

impl Shared {
    /// Whether what a variable holds is known.
    pub fn is_tracked(&self, program: &Program<'_, '_>, var: VarId) -> bool {
        program.is_constant(var) || program.is_whole(var) && !self.is_exposed(SharedKey::Var(var))
    }

    /// The functions that anyone can call.
    pub fn callable(&self) -> &[FuncId] {
        &self.callable
    }

    /// Whether anyone may read and write an object.
    pub fn is_exposed(&self, key: SharedKey) -> bool {
        self.get(key).is_some_and(|object| object.exposed)
    }

    /// What is known of an object.
    pub fn get(&self, key: SharedKey) -> Option<&SharedObject> {
        // Most objects of functions are nobody else's business.
        if !self.owned && key.owner().is_some() {
            return None;
        }
        self.objects.get(&key)
    }

    /// All objects, in order.
    pub fn keys(&self) -> Vec<SharedKey> {
        let mut keys: Vec<SharedKey> = self.objects.keys().copied().collect();
        keys.sort_unstable();
        keys
    }

    /// The objects of functions whose addresses are in variables, or in objects of other functions.
    pub fn held_by_others(&self) -> Keys {
        let mut held = Keys::default();
        for (holder, object) in &self.objects {
            for place in object.cells.iter().flat_map(|fact| &fact.places) {
                if holder.owner().is_none() || holder.owner() != place.key.owner() {
                    held.insert(place.key);
                }
            }
        }
        held
    }

    /// What the cells of an object hold so far.
    pub fn cells(&self, key: SharedKey) -> &[SharedFact] {
        self.get(key).map_or(&[], |object| &object.cells)
    }

    /// Whether any object of a function is seen by others.
    pub fn has_objects_of_functions(&self) -> bool {
        self.of_functions
    }

    /// Whether several functions see an object.
    pub fn contains(&self, key: SharedKey) -> bool {
        self.get(key).is_some()
    }

    /// Joins what a function did; the objects that grew, and those that were given up, of which the function
    /// itself does not know.
    pub fn join(&mut self, effects: Effects) -> (Grown, Grown) {
        let mut grown = Vec::new();
        let mut unseen = Vec::new();
        let mut crowded = Vec::new();
        let mut behind = Vec::new();
        for (key, cells) in effects.stored {
            let mine = self.objects.entry(key).or_default();
            self.of_functions |= key.owner().is_some();
            self.owned |= self.of_functions;
            let puts = cells.iter().any(|cell| !cell.is_plain());
            let mut widened = false;
            let (growth, which) = if mine.cells.is_empty() {
                mine.cells = cells;
                (Growth::More, CellSet::ALL)
            } else {
                let (growth, which) = join_cells(&mut mine.cells, &cells);
                widened = growth == Growth::More && is_wider(&mine.cells, &cells);
                (growth, which)
            };
            if growth != Growth::None {
                grown.push(Grew { key, by: growth, cells: which });
            }
            // Another gave it up in the same round: what was stored there gets out, even if it is no more than what others
            // stored. Or places became more than were stored.
            let given_up = puts && mine.exposed && !effects.exposed.contains(&key);
            if given_up || widened {
                unseen.push(Grew::all(key, Growth::More));
            }
            mine.cells.iter_mut().for_each(|cell| crowded.extend(thin_out(cell)));
            // Also what is not found there any more, now that anything can be.
            if mine.exposed && growth != Growth::None {
                behind.extend(mine.cells.iter().flat_map(|cell| &cell.places).map(|p| p.key));
            }
        }
        grown.extend(behind.into_iter().flat_map(|key| self.expose(key)));
        grown.extend(effects.exposed.iter().flat_map(|&key| self.expose(key)));
        unseen.extend(crowded.into_iter().flat_map(|key| self.expose(key)));
        (grown, unseen)
    }

    /// Marks an object as known to everyone, and what it leads to; those of which that is new. What holds nothing
    /// but numbers is then memory like any other for all who take what they read there for numbers.
    pub fn expose(&mut self, key: SharedKey) -> Grown {
        let mut new = Vec::new();
        let mut stack = vec![key];
        while let Some(key) = stack.pop() {
            self.owned |= key.owner().is_some();
            let object = self.objects.entry(key).or_default();
            if std::mem::replace(&mut object.exposed, true) {
                continue;
            }
            stack.extend(object.cells.iter().flat_map(|cell| &cell.places).map(|p| p.key));
            let numbers = !object.cells.is_empty() && object.cells.iter().all(SharedFact::is_plain);
            if let SharedKey::Func(func) = key {
                self.callable.push(func);
            }
            new.push(Grew::all(key, if numbers { Growth::Number } else { Growth::More }));
        }
        new
    }

    /// The variables that others can reach by now.
    pub fn exposed_variables(&self) -> impl Iterator<Item = VarId> + '_ {
        self.objects.iter().filter_map(|(&key, object)| match key {
            SharedKey::Var(var) if object.exposed => Some(var),
            _ => None,
        })
    }

    /// Pointers that were loaded and stored in variables, which outlive kernels, may be anything that leaks where they
    /// were stored: `leaked` says it for each variable. The variables that grew by that.
    pub fn add_leaks(&mut self, leaked: &Leaked) -> Vec<SharedKey> {
        let mut grown = Vec::new();
        for (&key, &leaked) in leaked {
            let cells = self.objects.get_mut(&key).map_or(&mut [][..], |object| &mut object.cells);
            let mut grew = false;
            for cell in cells.iter_mut().filter(|cell| cell.origins.contains(Origins::LOADED)) {
                grew |= !cell.origins.contains(leaked);
                cell.origins |= leaked;
            }
            if grew {
                grown.push(key);
            }
        }
        grown.sort_unstable();
        grown
    }

    /// The variables with what their initialisers put there.
    pub fn initial(program: &Program<'_, '_>) -> Self {
        let mut this = Self::default();
        this.fill(program);
        for (id, var) in program.module.variables() {
            let Some(init) = var.init else { continue };
            let key = SharedKey::Var(id);
            // Others read what is not seen whole, and call what they find there.
            if !program.is_whole(id) && this.contains(key) {
                this.expose(key);
            }
            let store = &program.module.store;
            store.for_each_global(init, &mut |g| {
                if let Callee::Defined(func) = program.callee(g)
                    && !(program.is_whole(id) && this.points_to(key, SharedKey::Func(func)))
                {
                    this.expose(SharedKey::Func(func));
                }
            });
            // What becomes of a number that is computed from an address is not followed.
            for c in computed(store, init) {
                store.for_each_global(c, &mut |g| {
                    if let Callee::Defined(func) = program.callee(g) {
                        this.expose(SharedKey::Func(func));
                    }
                });
            }
        }
        this
    }

    /// Whether a cell of an object is known to point to another.
    fn points_to(&self, from: SharedKey, to: SharedKey) -> bool {
        self.cells(from).iter().flat_map(|cell| &cell.places).any(|place| place.key == to)
    }

    fn fill(&mut self, program: &Program<'_, '_>) {
        let mut sizes = program.sizes();
        for (id, var) in program.module.variables() {
            let known = program.is_whole(id) || program.is_constant(id);
            let Some(init) = var.init.filter(|_| known) else { continue };
            if sizes.alloc_size(var.ty).is_none() {
                continue;
            }
            let (word, count) = (program.word(), program.cells(var.ty));
            let mut fill = Fill {
                program,
                sizes: &mut sizes,
                cells: vec![SharedFact::default(); count as usize],
                size: word.into(),
            };
            fill.constant(init, var.ty, 0, 0);
            let object = SharedObject { cells: fill.cells, exposed: false };
            self.objects.insert(SharedKey::Var(id), object);
        }
    }
}

/// More objects than this in one set are not told apart beyond one function.
const MAX_SHARED_PLACES: usize = 64;

/// Gives up a set of places that is too large to keep apart: what it pointed to counts as known to everyone.
pub(crate) fn thin_out(fact: &mut SharedFact) -> Vec<SharedKey> {
    if fact.places.len() <= MAX_SHARED_PLACES {
        return Vec::new();
    }
    fact.origins |= Origins::FOREIGN;
    fact.places.drain(..).map(|place| place.key).collect()
}

/// Puts an initialiser into cells.
struct Fill<'f, 'p, 'a, 's> {
    program: &'p Program<'a, 's>,
    sizes: &'f mut Sizes<'p>,
    cells: Vec<SharedFact>,
    size: u64,
}

impl Fill<'_, '_, '_, '_> {
    fn constant(&mut self, c: Const, ty: Type, offset: u64, depth: u32) {
        let store = &self.program.module.store;
        let types = &self.program.module.types;
        match store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison => {}
            ConstantKind::Null | ConstantKind::Zero | ConstantKind::Int(0) => {
                self.put(ty, offset, Origins::NULL, None);
            }
            ConstantKind::Aggregate(parts) if depth < 64 => {
                for (i, part) in parts.iter().enumerate() {
                    let at = match *types.kind(ty) {
                        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                            self.sizes.alloc_size(elem).map(|s| s.saturating_mul(i as u64))
                        }
                        _ => self.sizes.field_offset(ty, i),
                    };
                    let (Some(at), Some(part)) = (at, part.as_const()) else {
                        self.put(ty, offset, Origins::INTEGER, None);
                        continue;
                    };
                    self.constant(
                        part,
                        store.const_type(part),
                        offset.saturating_add(at),
                        depth + 1,
                    );
                }
            }
            ConstantKind::Global(_) | ConstantKind::Expr(_) => {
                let (origins, place) = self.address(c, 0);
                self.put(ty, offset, origins, place);
            }
            _ => self.put(ty, offset, Origins::INTEGER, None),
        }
    }

    fn put(&mut self, ty: Type, offset: u64, origins: Origins, place: Option<SharedPlace>) {
        let cells = Cells { first: 0, count: self.cells.len() as u32, size: self.size as u32 };
        let width = self.sizes.store_size(ty);
        let at =
            Place { offset: i64::try_from(offset).unwrap_or(i64::MAX), ..Place::start(Object(0)) };
        let cell = SharedFact { origins, places: place.into_iter().collect() };
        for n in cells.touched(at, width) {
            self.cells[n as usize].join(&cell);
        }
    }

    /// What the address in an initialiser is: its origins, and where in a variable it points.
    fn address(&mut self, c: Const, depth: u32) -> (Origins, Option<SharedPlace>) {
        let store = &self.program.module.store;
        let types = &self.program.module.types;
        let space = types.addrspace(types.scalar(store.const_type(c)));
        let unknown = (Origins::UNKNOWN | Origins::INTEGER, None);
        match store.constant(c) {
            ConstantKind::Global(g) => {
                let origin = match space {
                    Some(0) | None => Origins::GLOBAL,
                    Some(1) => Origins::GLOBAL,
                    // As bytes it is an offset, not a generic address.
                    Some(_) => Origins::INTEGER,
                };
                let known = |var| self.program.is_whole(var) || self.program.is_constant(var);
                let key = match (self.program.module.symbol_kind(g), self.program.callee(g)) {
                    (SymbolKind::Alias(_), _) => return unknown,
                    (SymbolKind::Var(var), _) if known(var) => Some(SharedKey::Var(var)),
                    (_, Callee::Defined(func)) => Some(SharedKey::Func(func)),
                    _ => None,
                };
                let foreign = if key.is_none() { Origins::FOREIGN } else { Origins::empty() };
                let place = key.map(|key| SharedPlace { key, offset: 0, stride: 0, span: 0 });
                (origin | foreign, place)
            }
            ConstantKind::Expr(expr) if depth < 64 => {
                let Some(inner) = expr.operands.first().and_then(|v| v.as_const()) else {
                    return unknown;
                };
                match expr.op {
                    Opcode::BitCast => self.address(inner, depth + 1),
                    Opcode::GetElementPtr => {
                        let (origins, place) = self.address(inner, depth + 1);
                        let source = expr.source_type.unwrap_or(Type::I8);
                        let (indices, offsets) =
                            (&expr.operands[1..], Offsets { bits: 64, wrap: true });
                        let unknown = |_| Computed::UNKNOWN;
                        let module = (types, store);
                        let by = distance(module, self.sizes, source, indices, offsets, unknown);
                        let by = by.unwrap_or(Step::ANYWHERE);
                        (origins, place.map(|place| place.moved(by)))
                    }
                    Opcode::AddrSpaceCast => {
                        let from = types.addrspace(types.scalar(store.const_type(inner)));
                        let (_, place) = self.address(inner, depth + 1);
                        match (from, space) {
                            (Some(from), Some(0)) => {
                                let foreign = if place.is_none() {
                                    Origins::FOREIGN
                                } else {
                                    Origins::empty()
                                };
                                let space = self.program.origin_of_space(from);
                                ((space & Origins::ANYWHERE) | foreign, place)
                            }
                            _ => (Origins::UNKNOWN | Origins::INTEGER, place),
                        }
                    }
                    _ => unknown,
                }
            }
            _ => unknown,
        }
    }
}
