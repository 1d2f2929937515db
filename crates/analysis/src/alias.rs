//! Whether two accesses of a function can be of the same byte, and whether an instruction can change or see one.
//!
//! ```text
//!   location ─► base and offset ───────► the same address, overlap, or apart by a constant, or by what divides indices
//!            ├► type, a few casts back ► spaces that do not overlap (the documented table)
//!            ├► !alias.scope, !noalias ► scopes that exclude each other
//!            ├► root ──────────────────► two different variables, slots, restricted arguments
//!            └► what the analysis knows, instance by instance:
//!                 origins ─────────────► spaces that do not overlap, whatever the type says
//!                 places ──────────────► different objects or parts of them, objects that nobody else knows
//! ```
//!
//! The first line that decides is the reason. What is known to be the same address comes first, so that nothing that is
//! merely claimed (a scope, a query) makes it apart.
//!
//! As in LLVM, an answer is about the values at one moment: two values of a loop are those of one round. Answers by
//! spaces, objects and places hold across rounds as well; "the same" and "apart by a constant" do not.
//!
//! Invariant: nothing is apart unless a rule says so for every way in which the function is called.
//!
//! ```
//! use spacecast_analysis::Program;
//! use spacecast_analysis::alias::{AliasAnalysis, Answer, ModRef};
//! use spacecast_analysis::knobs::Knobs;
//!
//! let text = b"define void @f(ptr addrspace(1) %g, ptr addrspace(3) %s) {
//!   store i32 1, ptr addrspace(1) %g
//!   store i32 2, ptr addrspace(3) %s
//!   ret void
//! }";
//! let module = spacecast_ir::parse(text)?;
//! let knobs = Knobs::default();
//! let program = Program::new(&module, &knobs);
//! let analysis = AliasAnalysis::new(&program);
//! let Some(f) = module.function_named(b"f") else { unreachable!() };
//! let mut aliases = analysis.function(f);
//! let accesses = aliases.accesses();
//! let (answer, why) = aliases.alias(accesses[0], accesses[1]);
//! assert_eq!(answer, Answer::No);
//! assert_eq!(why.text(), "typed global and shared");
//! let Some((first, _)) = accesses[0].at else { unreachable!() };
//! assert_eq!(aliases.mod_ref(first, accesses[1]).0, ModRef::None);
//! # Ok::<(), spacecast_ir::Error>(())
//! ```

mod base;
mod index;
mod mod_ref;
pub(crate) mod pointed;
mod scopes;
mod summary;

use std::sync::Arc;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::Attr;
use spacecast_ir::value::{FuncId, Global, Inst, Value, ValueKind};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::alias as table;
use spacecast_nvptx::layout::Sizes;
use spacecast_nvptx::space::{Space, SpaceSet};

use crate::excluded::{ACCESSED, ranges};
use crate::flat;
use crate::instance::InstanceId;
use crate::knobs::AliasMerge;
use crate::look;
use crate::memory::gcd;
use crate::origins::Origins;
use crate::program::Program;
use crate::rounds::{DEFAULT_ALGORITHM, Rounds, with_bodies};
use crate::shared::Keys;
use crate::solve::Fact;
use base::{Base, MAX_OFFSET, Root};
use pointed::{Apart, Pointed};
use scopes::Scopes;

pub use mod_ref::ModRef;
pub use summary::Summary;

/// Some bytes of memory: an address and how many.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// The address.
    pub pointer: Value,
    /// How many bytes; without that it may be any number, before the address and after it.
    pub size: Option<u64>,
    /// The instruction that accesses them, and the operand that is the address. What its metadata says, and what
    /// queries say where it stands, counts for it; without it only what holds everywhere does.
    pub at: Option<(Inst, usize)>,
}

/// Whether two locations share bytes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Answer {
    /// They share none.
    No,
    /// They may.
    May,
    /// They share some, and start apart from each other.
    Partial,
    /// They start at the same byte.
    Must,
}

impl Answer {
    /// All of them, in order.
    pub const ALL: [Answer; 4] = [Answer::No, Answer::May, Answer::Partial, Answer::Must];

    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            Answer::No => "no",
            Answer::May => "may",
            Answer::Partial => "partial",
            Answer::Must => "must",
        }
    }
}

/// Why the answer is what it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The same value, or the same base and offset.
    SameAddress,
    /// The same base, and ranges that overlap.
    Overlap,
    /// The same base, and ranges that do not overlap.
    Offsets,
    /// The same root, and indices whose multiples never come to the same bytes.
    Steps,
    /// Types, or types a few casts back, name spaces that do not overlap.
    Spaces(Space, Space),
    /// `!alias.scope` of the one and `!noalias` of the other.
    Scopes,
    /// Two different variables or slots, or a slot and what was passed.
    Objects,
    /// An argument that is `noalias`.
    Restrict,
    /// The spaces that were proven do not overlap.
    Origins,
    /// The same, after a query or an assumption.
    Queries,
    /// The same, after `!noalias.addrspace`.
    Excluded,
    /// Different objects, by what was proven.
    Places,
    /// Different parts of an object, by what was proven.
    Parts,
    /// An object that nobody else knows of, and something that does not lead there.
    Private,
    /// Not told apart because `memspace-opt-alias-merge` says so.
    Merged,
    /// Memory that nothing changes while a kernel runs.
    Constant,
    /// An instruction that accesses nothing there.
    Inert,
    /// Nothing says that they are apart.
    Unknown,
}

impl Reason {
    /// In words.
    pub fn text(self) -> String {
        match self {
            Reason::SameAddress => "the same address".to_owned(),
            Reason::Overlap => "the same base, at offsets that overlap".to_owned(),
            Reason::Offsets => "the same base, at offsets apart".to_owned(),
            Reason::Steps => "the same base, at other bytes whatever the indices".to_owned(),
            Reason::Spaces(a, b) => format!("typed {} and {}", a.name(), b.name()),
            Reason::Scopes => "alias scopes".to_owned(),
            Reason::Objects => "different variables or slots".to_owned(),
            Reason::Restrict => "a noalias argument".to_owned(),
            Reason::Origins => "proven to be in different spaces".to_owned(),
            Reason::Queries => "in different spaces after a query".to_owned(),
            Reason::Excluded => "in different spaces by !noalias.addrspace".to_owned(),
            Reason::Places => "proven to be in different objects".to_owned(),
            Reason::Parts => "proven to be in different parts of an object".to_owned(),
            Reason::Private => "an object that nobody else knows of".to_owned(),
            Reason::Merged => "one alias set".to_owned(),
            Reason::Constant => "memory that does not change".to_owned(),
            Reason::Inert => "no access".to_owned(),
            Reason::Unknown => "nothing tells them apart".to_owned(),
        }
    }

    /// Whether it is about spaces.
    fn is_space(self) -> bool {
        use Reason::{Excluded, Origins, Queries, Spaces};
        matches!(self, Spaces(..) | Origins | Queries | Excluded)
    }
}

/// An answer and why it is given.
pub type Verdict = (Answer, Reason);

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// A module whose accesses can be compared.
pub struct AliasAnalysis<'r, 'a, 's> {
    program: &'r Program<'a, 's>,
    /// Nothing for the flat algorithm, which knows no instances.
    rounds: Option<Rounds<'r, 'a, 's>>,
    reached: Vec<bool>,
    /// The objects whose addresses are kept in objects of others.
    held: Keys,
}

impl<'r, 'a, 's> AliasAnalysis<'r, 'a, 's> {
    /// Analyses a module.
    pub fn new(program: &'r Program<'a, 's>) -> Self {
        let rounds = (program.knobs.mem_space_alg == DEFAULT_ALGORITHM)
            .then(|| Rounds::of(program, &with_bodies(program.module)));
        let reached = rounds.as_ref().map_or(Vec::new(), Rounds::reached);
        let held = rounds.as_ref().map_or(Keys::default(), |rounds| rounds.shared.held_by_others());
        Self { program, rounds, reached, held }
    }

    /// A function whose accesses can be compared. Its body has to be here.
    pub fn function(&self, id: FuncId) -> Aliases<'r, 'a, 's> {
        let program = self.program;
        let instances = match &self.rounds {
            None => vec![flat_pointed(program, id)],
            Some(rounds) => {
                let known = rounds.by_func.get(&id).map_or(&[][..], |known| known);
                let reached = |id: &&InstanceId| self.reached[id.0 as usize];
                let entry = |&id: &InstanceId| look::pointed(program, rounds.entry(id), &self.held);
                known.iter().filter(reached).map(entry).collect()
            }
        };
        Aliases::new(program, id, instances)
    }
}

/// What the flat algorithm knows: spaces, and nothing of memory.
fn flat_pointed(program: &Program<'_, '_>, id: FuncId) -> Pointed {
    let (origins, constants) = flat::origins(program, id, flat::BUDGET);
    let consts = constants.into_iter().map(|o| Some(Fact::of(o? | Origins::FOREIGN))).collect();
    let num_args = program.module.func(id).params().len();
    let facts = origins.into_iter().map(Fact::of).collect();
    Pointed { num_args, facts, consts, blind: true, ..Pointed::default() }
}

/// What something is that an address starts from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Identity {
    /// Nothing is known of it.
    Unknown,
    /// An argument: what it points to was there before the function began.
    Argument,
    /// A `noalias` argument: while the function runs nothing else leads to what is changed through it.
    Restrict,
    /// A variable, or a function.
    Symbol,
    /// Shared memory that is sized at the launch: all such variables begin at the same address.
    Dynamic,
    /// A stack slot, or a parameter by value: made when the function began.
    Slot,
}

/// What one instance knows of a location.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Seen {
    spaces: SpaceSet,
    /// The spaces that overlap these.
    touches: SpaceSet,
    /// The spaces without what queries and metadata say.
    anywhere: SpaceSet,
    fact: Fact,
    /// Whether all that it can point to is accounted for.
    complete: bool,
    /// Whether no other thread knows what it points to.
    private: bool,
    /// Nor any function that is not passed a way there.
    hidden: bool,
}

/// All that decides about a location, but for its offset.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Class {
    base: u32,
    identity: Identity,
    size: Option<u64>,
    named: Option<Space>,
    scopes: Arc<(Scopes, Scopes)>,
    excluded: bool,
    seen: Vec<Seen>,
}

/// A location, prepared: its class, and how far it is from its base.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Spot {
    class: u32,
    offset: Option<i64>,
}

/// A function whose accesses can be compared.
pub struct Aliases<'r, 'a, 's> {
    program: &'r Program<'a, 's>,
    func: &'r Function<'s>,
    sizes: Sizes<'r>,
    instances: Vec<Pointed>,
    bases: Map<Base, u32>,
    /// By base its root, and what divides all that is added to that.
    roots: Vec<(Root, u64)>,
    numbers: Map<Class, u32>,
    classes: Vec<Class>,
    spots: Map<Location, Spot>,
    no_scopes: Arc<(Scopes, Scopes)>,
}

impl<'r, 'a, 's> Aliases<'r, 'a, 's> {
    fn new(program: &'r Program<'a, 's>, id: FuncId, instances: Vec<Pointed>) -> Self {
        Self {
            program,
            func: program.module.func(id),
            sizes: Sizes::new(&program.layout, &program.module.types),
            instances,
            bases: Map::default(),
            roots: Vec::new(),
            numbers: Map::default(),
            classes: Vec::new(),
            spots: Map::default(),
            no_scopes: Arc::default(),
        }
    }

    /// All that the function accesses, in order.
    pub fn accesses(&mut self) -> Vec<Location> {
        let func = self.func;
        let mut found = Vec::new();
        for inst in func.insts() {
            for (operand, _) in self.program.addresses(func, inst) {
                let pointer = func.operands(inst)[operand];
                let size = self.accessed(inst, operand);
                found.push(Location { pointer, size, at: Some((inst, operand)) });
            }
        }
        found
    }

    /// How many bytes an instruction accesses at an operand, if that is known.
    pub fn accessed(&mut self, inst: Inst, operand: usize) -> Option<u64> {
        let func = self.func;
        let operands = func.operands(inst);
        let pointer = func.type_of(*operands.get(operand)?);
        if self.program.module.types.scalar(pointer) != pointer {
            return None;
        }
        match func.inst(inst).op {
            Opcode::Load => self.sizes.store_size(func.inst(inst).ty),
            Opcode::Store => self.sizes.store_size(func.type_of(operands[0])),
            Opcode::AtomicRmw | Opcode::CmpXchg => {
                self.sizes.store_size(func.type_of(*operands.get(1)?))
            }
            op if op.is_call() => self.program.length(func, inst),
            _ => None,
        }
    }

    /// Whether two locations share bytes, and why.
    pub fn alias(&mut self, a: Location, b: Location) -> Verdict {
        let (a, b) = (self.spot(a), self.spot(b));
        self.answer(a, b)
    }

    /// What is known of a location, as a number for its class and an offset.
    fn spot(&mut self, location: Location) -> Spot {
        if let Some(&known) = self.spots.get(&location) {
            return known;
        }
        let spot = self.prepare(location);
        self.spots.insert(location, spot);
        spot
    }

    fn prepare(&mut self, location: Location) -> Spot {
        let Location { pointer, size, at } = location;
        let address = base::address(self.program, self.func, &mut self.sizes, pointer);
        let root = address.base.root;
        let next = self.bases.len() as u32;
        let base = *self.bases.entry(address.base).or_insert_with_key(|base| {
            self.roots.push((root, base.step()));
            next
        });
        let identity = self.identity(root);
        let size = size.filter(|&n| n <= MAX_OFFSET as u64);
        let limit = self.program.knobs.traverse_limit;
        let named = base::named_space(self.program, self.func, pointer, limit);
        let module = self.program.module;
        let scopes = match at.map(|(inst, _)| scopes::of(module, self.func, inst)) {
            Some((a, b)) if !a.is_empty() || !b.is_empty() => Arc::new((a, b)),
            _ => self.no_scopes.clone(),
        };
        let excluded = at.is_some_and(|(inst, _)| {
            self.program.has_excluded() && ranges(module, self.func, inst).is_some()
        });
        let slot = matches!(root, Root::Value(v) if self.is_slot(v));
        let seen = |known: &Pointed| self.seen(known, pointer, at, slot);
        let seen = self.instances.iter().map(seen).collect();
        let class = Class { base, identity, size, named, scopes, excluded, seen };
        let next = self.classes.len() as u32;
        let class = *self.numbers.entry(class).or_insert_with_key(|class| {
            self.classes.push(class.clone());
            next
        });
        Spot { class, offset: address.offset }
    }

    fn is_slot(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|inst| self.func.inst(inst).op == Opcode::Alloca)
    }

    /// What an instance knows of a pointer.
    fn seen(&self, known: &Pointed, pointer: Value, at: Option<(Inst, usize)>, slot: bool) -> Seen {
        let types = &self.program.module.types;
        let mut fact = known.fact(pointer);
        let raw = fact.origins;
        fact.origins = known.refined(raw, at);
        let named = types.addrspace(types.scalar(self.func.type_of(pointer)));
        let in_spaces = |origins: Origins| match named {
            Some(0) => spaces_of(origins),
            Some(number) => Space::from_llvm(number).map_or(SpaceSet::ALL, SpaceSet::from),
            None => SpaceSet::ALL,
        };
        let (spaces, anywhere) = (in_spaces(fact.origins), in_spaces(raw));
        // A slot for numbers has no place; only its own address leads there.
        let complete = !fact.places.is_empty()
            || fact.origins.contains(Origins::FOREIGN)
            || slot && fact.origins.intersects(Origins::ANYWHERE);
        let numbers = slot && complete && fact.places.is_empty();
        let private = numbers && !fact.origins.contains(Origins::FOREIGN) || known.is_private(fact);
        let hidden = private && !known.is_held(fact);
        // Only what places need is kept, so that like locations are alike.
        fact.origins &= Origins::FOREIGN;
        let touches = touched(spaces);
        Seen { spaces, touches, anywhere, fact, complete, private, hidden }
    }

    fn identity(&self, root: Root) -> Identity {
        match root {
            Root::Nothing => Identity::Unknown,
            Root::Symbol(symbol) => self.identity_of_symbol(symbol),
            Root::Value(value) => match value.kind() {
                ValueKind::Arg(n) => self.identity_of_arg(n as usize),
                _ if self.is_slot(value) => Identity::Slot,
                _ => Identity::Unknown,
            },
        }
    }

    fn identity_of_symbol(&self, symbol: Global) -> Identity {
        let module = self.program.module;
        match module.symbol_kind(symbol) {
            SymbolKind::Var(var) => {
                let var = module.var(var);
                let shared = var.addrspace == Some(Space::Shared.llvm());
                if shared && var.init.is_none() { Identity::Dynamic } else { Identity::Symbol }
            }
            SymbolKind::Func(_) => Identity::Symbol,
            _ => Identity::Unknown,
        }
    }

    fn identity_of_arg(&self, n: usize) -> Identity {
        let Some(param) = self.func.params().get(n) else { return Identity::Unknown };
        let mut identity = Identity::Argument;
        for attr in self.func.store.attrs(param.attrs) {
            match attr {
                Attr::Type(AttrKind::ByVal, _) | Attr::Flag(AttrKind::ByVal) => {
                    return Identity::Slot;
                }
                Attr::Flag(AttrKind::NoAlias) => identity = Identity::Restrict,
                _ => {}
            }
        }
        identity
    }

    /// Whether two spots share bytes, and why.
    fn answer(&self, a: Spot, b: Spot) -> Verdict {
        let (x, y) = (&self.classes[a.class as usize], &self.classes[b.class as usize]);
        if self.is_comparable(x, y) {
            return self.merged(x, y, by_offset(x, a.offset, y, b.offset));
        }
        if let Some(step) = self.step_between(x, y)
            && never_meet(step, x, a.offset, y, b.offset)
        {
            return self.merged(x, y, (Answer::No, Reason::Steps));
        }
        self.of_classes(x, y)
    }

    /// Whether the offsets decide about two classes.
    fn is_comparable(&self, a: &Class, b: &Class) -> bool {
        a.base == b.base && self.roots[a.base as usize].0 != Root::Nothing
    }

    /// What divides the distance of two classes with the same root, but for their offsets, if that can tell any apart.
    fn step_between(&self, a: &Class, b: &Class) -> Option<u64> {
        let ((root, x), (other, y)) = (self.roots[a.base as usize], self.roots[b.base as usize]);
        let step = gcd(x, y);
        let both = a.size?.checked_add(b.size?)?;
        (root == other && root != Root::Nothing && step >= both).then_some(step)
    }

    /// Whether locations of two classes share bytes, whatever their offsets, and why.
    fn of_classes(&self, a: &Class, b: &Class) -> Verdict {
        let decided = self.apart(a, b);
        let answer = match decided {
            Some(reason) => (Answer::No, reason),
            None => (Answer::May, Reason::Unknown),
        };
        self.merged(a, b, answer)
    }

    fn merged(&self, a: &Class, b: &Class, answer: Verdict) -> Verdict {
        let per_space = self.program.knobs.alias_merge == AliasMerge::PerSpace;
        if per_space
            && answer.0 == Answer::No
            && !answer.1.is_space()
            && !self.in_other_spaces(a, b)
        {
            return (Answer::May, Reason::Merged);
        }
        answer
    }

    /// Whether the spaces of two classes do not overlap.
    fn in_other_spaces(&self, a: &Class, b: &Class) -> bool {
        let named = a.named.zip(b.named);
        named.is_some_and(|(x, y)| table::alias(x, y) == table::Alias::No)
            || !a.seen.is_empty()
                && a.seen.iter().zip(&b.seen).all(|(a, b)| !a.touches.intersects(b.spaces))
    }

    /// Why locations of two classes share no byte, if that is so whatever their offsets.
    fn apart(&self, a: &Class, b: &Class) -> Option<Reason> {
        if let Some((x, y)) = a.named.zip(b.named)
            && table::alias(x, y) == table::Alias::No
        {
            return Some(Reason::Spaces(x.min(y), x.max(y)));
        }
        let scoped = |a: &Class, b: &Class| scopes::apart(&a.scopes.0, &b.scopes.1);
        if scoped(a, b) || scoped(b, a) {
            return Some(Reason::Scopes);
        }
        let same_root = self.roots[a.base as usize].0 == self.roots[b.base as usize].0;
        if !same_root && let Some(reason) = distinct(a.identity, b.identity) {
            return Some(reason);
        }
        let mut why = None;
        for ((x, y), known) in a.seen.iter().zip(&b.seen).zip(&self.instances) {
            let reason = if !x.touches.intersects(y.spaces) {
                self.why_other_spaces(a, x, b, y)
            } else if !x.complete || !y.complete {
                return None;
            } else {
                match known.apart((x.fact, a.size), (y.fact, b.size))? {
                    Apart::Objects => Reason::Places,
                    Apart::Parts => Reason::Parts,
                    Apart::Private => Reason::Private,
                }
            };
            why.get_or_insert(reason);
        }
        why
    }

    /// What makes the spaces of two locations different.
    fn why_other_spaces(&self, a: &Class, x: &Seen, b: &Class, y: &Seen) -> Reason {
        if !touched(x.anywhere).intersects(y.anywhere) {
            Reason::Origins
        } else if a.excluded || b.excluded {
            Reason::Excluded
        } else {
            Reason::Queries
        }
    }
}

/// Whether two locations of the same base share bytes.
fn by_offset(a: &Class, at: Option<i64>, b: &Class, bt: Option<i64>) -> Verdict {
    let (Some(from), Some(to)) = (at, bt) else { return (Answer::May, Reason::Unknown) };
    if from == to {
        return (Answer::Must, Reason::SameAddress);
    }
    let (first, distance) = if from < to { (a.size, to - from) } else { (b.size, from - to) };
    let (Some(first), Some(_), Some(_)) = (first, a.size, b.size) else {
        return (Answer::May, Reason::Unknown);
    };
    if first <= distance.unsigned_abs() {
        (Answer::No, Reason::Offsets)
    } else {
        (Answer::Partial, Reason::Overlap)
    }
}

/// Whether locations whose distance is a multiple of a step, but for their offsets, share no byte.
fn never_meet(step: u64, a: &Class, at: Option<i64>, b: &Class, bt: Option<i64>) -> bool {
    let (Some(from), Some(to), Some(first), Some(second)) = (at, bt, a.size, b.size) else {
        return false;
    };
    let Ok(step) = i64::try_from(step) else { return false };
    let apart = (to - from).rem_euclid(step).unsigned_abs();
    first <= apart && apart + second <= step.unsigned_abs()
}

/// Why addresses that start from two different things are apart, if they are.
fn distinct(a: Identity, b: Identity) -> Option<Reason> {
    use Identity::{Argument, Dynamic, Restrict, Slot, Symbol, Unknown};
    Some(match (a, b) {
        (Unknown, _) | (_, Unknown) | (Dynamic, Dynamic) => return None,
        (Argument, Argument | Symbol | Dynamic) | (Symbol | Dynamic, Argument) => return None,
        (Restrict, _) | (_, Restrict) => Reason::Restrict,
        (Slot | Symbol | Dynamic | Argument, Slot | Symbol | Dynamic | Argument) => Reason::Objects,
    })
}

/// The spaces that an access of these origins can be in.
fn spaces_of(origins: Origins) -> SpaceSet {
    let found = ACCESSED.iter().filter(|(_, from)| origins.intersects(*from));
    let spaces = found.fold(SpaceSet::empty(), |all, (space, _)| all | *space);
    // What comes from nowhere is nothing to conclude from.
    if spaces.is_empty() { SpaceSet::ALL } else { spaces }
}

/// The spaces that overlap any of these, by the table.
fn touched(spaces: SpaceSet) -> SpaceSet {
    let overlaps = |b: Space| spaces.spaces().any(|a| table::alias(a, b) == table::Alias::May);
    let all = Space::ALL.iter().copied().filter(|&b| overlaps(b));
    all.fold(SpaceSet::empty(), |all, space| all | space.into())
}
