//! The analysis of one function: for every value where it can come from.
//!
//! ```text
//!   nodes:  arguments │ instructions │ parts of aggregates, cells of objects
//!   facts:  origins (a bit set) and places (objects seen whole), per node, growing only
//! ```
//!
//! The instructions are visited in order, again and again, until nothing grows that was looked at before. Most
//! functions need one round, or two if they have loops. After the first, an instruction is passed over if nothing
//! that it looks at grew since its last visit. A function that needs more is finished with a work list, so that a
//! long chain through memory costs no more than its length.
//!
//! Integers are followed only in functions that turn pointers into integers or back, which few do.
//!
//! Invariant: facts only grow, every visit is a function of facts, and instructions are visited in the
//! order of the function: the result is the same whatever else runs.

mod across;
mod aggregates;
mod arithmetic;
mod constants;
mod copied_constants;
mod copies;
mod graph;
mod memory;
mod objects;
mod pointed;
mod solution;
mod targets;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::{ConstExpr, ConstantKind};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{Const, FuncId, Inst, Value, ValueKind, VarId};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Returned;
use spacecast_nvptx::layout::Sizes;

use crate::asm::Traits;
use crate::instance::{InstanceId, Passed, Results};
use crate::knobs::Ambiguous;
use crate::look::Copied;
use crate::memory::{Cells, Object, Place, PlaceSet, Places, Step};
use crate::origins::Origins;
use crate::program::{ArgEffects, Callee, Class, Program};
use crate::scan::{Scan, Survey};
use crate::shape::{Shapes, leaf_range};
use crate::shared::{Keys, Shared, SharedKey};
use crate::slots::Reaching;

/// What is known of a node.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
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

/// What is known of a value, of a part of one, or of a cell, and what was done with that.
#[derive(Copy, Clone, Default)]
struct Node {
    fact: Fact,
    /// When the fact last grew, and whether it was looked at.
    history: Time,
}

/// What an object is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ObjectKind {
    Stack(Inst),
    /// A parameter by value.
    Param(u32),
    Variable(VarId),
    /// One of another function.
    Other(SharedKey),
}

#[derive(Debug)]
pub(crate) struct ObjectData {
    pub kind: ObjectKind,
    pub cells: Cells,
    /// Others may read and write it.
    pub exposed: bool,
    /// The instruction by which they came to know of it, if it was one.
    pub exposed_by: Option<Inst>,
    /// Whether what others know of it is in its cells; it is put there when it is first accessed.
    loaded: bool,
    /// Whether others put something there, or looked at it.
    shared: bool,
    /// Whether something becomes of numbers that are read from it.
    numbers_matter: bool,
    /// Whether a pointer is stored there that was loaded elsewhere.
    keeps_loaded: bool,
    /// Whether a pointer was read from it, as long as it was seen whole, that can be any number.
    read_number: bool,
    /// The instructions that read its cells.
    readers: Vec<Inst>,
    /// When what it holds last grew, and when others came to know of it.
    grown: Time,
    shown: Time,
}

/// How many visits were made before.
type Time = u32;

/// In the history of a node: whether someone looked at its fact.
const SEEN: Time = 1 << 31;

/// Rounds over a whole function before a work list takes over.
const MAX_ROUNDS: usize = 4;

/// What is known before a function is looked at.
#[derive(Copy, Clone)]
pub(crate) struct Known<'p> {
    pub instance: InstanceId,
    /// What it is passed, unless it stands for calls from outside.
    pub inputs: Option<&'p [Passed]>,
    /// What calls return.
    pub results: Results<'p>,
    pub shared: &'p Shared,
    /// What a load from memory that is not seen whole returns.
    pub foreign: Origins,
    /// What it is made of.
    pub survey: &'p Survey,
    pub reaching: &'p Reaching,
    /// The slots that may only hold a copy of a constant: by what this function does, and by what others do.
    pub copied_constants: &'p [SharedKey],
    pub constants: &'p Keys,
    /// The objects that others get to know, as was seen when it was looked at before.
    pub exposed: &'p [SharedKey],
    /// The slots that others copy, and where the other side can be.
    pub copied: &'p Copied,
}

pub(crate) struct Solver<'p, 'a, 's> {
    pub program: &'p Program<'a, 's>,
    pub id: FuncId,
    pub func: &'p Function<'s>,
    known: Known<'p>,
    /// What to look at, and whether integers are followed.
    scan: &'p Scan,
    pub kernel: bool,
    pub sizes: Sizes<'p>,
    pub shapes: Shapes,
    nodes: Vec<Node>,
    /// What cells of objects held when they were first looked at, if others know of them.
    found: Vec<Fact>,
    pub places: Places,
    pub objects: Vec<ObjectData>,
    /// The object of each slot, from one on; nothing as long as there are none.
    by_inst: Vec<u32>,
    by_key: HashMap<SharedKey, Object, FxBuildHasher>,
    own_params: HashMap<u32, Object, FxBuildHasher>,
    consts: Vec<Option<Fact>>,
    /// Where the parts of an aggregate are.
    parts: HashMap<Value, (u32, u32), FxBuildHasher>,
    /// Whether an integer turned out to hold a pointer although they are not followed.
    pub restart: bool,
    /// Functions that are called with something that does not fit what they take.
    blindly: Vec<FuncId>,
    /// Whether it calls pointers that may be any function.
    calls_any: bool,
    /// Calls of known functions that may call back.
    calling_back: Vec<Inst>,
    /// How many objects were exposed.
    pub exposures: usize,
    /// Whether one of them was exposed after more had been read from it than others can have put there.
    pub late: bool,
    /// The instruction that is visited.
    at: Option<Inst>,
    /// Whether anything grew since this was last cleared.
    grew: bool,
    now: Time,
    /// For every instruction when it was visited, if it need not be again before what it looks at grows.
    visited: Vec<Time>,
    /// Whether a fact grew after it was looked at, since this was last cleared.
    stale: bool,
    /// Whether there is a work list; only then it is noted who reads an object, and which of them grew.
    listing: bool,
    touched: Vec<Object>,
    /// Whether a call returns a number or an address, and which is not known yet.
    pub waits: bool,
    num_args: usize,
}

impl<'p, 'a, 's> Solver<'p, 'a, 's> {
    pub fn new(program: &'p Program<'a, 's>, id: FuncId, known: Known<'p>, scan: &'p Scan) -> Self {
        let func = program.module.func(id);
        let num_args = func.params().len();
        let nodes = num_args + func.num_insts();
        Self {
            program,
            id,
            func,
            known,
            scan,
            kernel: program.is_kernel(id),
            sizes: program.sizes(),
            shapes: Shapes::default(),
            nodes: vec![Node::default(); nodes],
            found: Vec::new(),
            places: Places::default(),
            objects: Vec::new(),
            by_inst: Vec::new(),
            by_key: HashMap::default(),
            own_params: HashMap::default(),
            consts: vec![None; func.store.num_consts()],
            parts: HashMap::default(),
            restart: false,
            blindly: Vec::new(),
            calls_any: false,
            calling_back: Vec::new(),
            exposures: 0,
            late: false,
            at: None,
            grew: false,
            now: 0,
            visited: vec![0; func.num_insts()],
            stale: false,
            listing: false,
            touched: Vec::new(),
            waits: false,
            num_args,
        }
    }

    /// The origins of every argument and instruction, and of the constants that were looked at.
    pub fn into_origins(mut self) -> (Vec<Origins>, Vec<Option<Origins>>) {
        // Accesses that were left out may have addresses that are computed in constants.
        for c in self.func.store.consts() {
            let generic = self.class(self.func.store.const_type(c)) == Class::Pointer(0);
            if generic && matches!(self.func.store.constant(c), ConstantKind::Expr(_)) {
                self.const_fact(c);
            }
        }
        let values = &self.nodes[..self.num_args + self.func.num_insts()];
        let constants = self.consts.iter().map(|fact| fact.map(|f| f.origins)).collect();
        (values.iter().map(|node| node.fact.origins).collect(), constants)
    }

    /// For each value, whether it may be the address of what LLVM may put something else in the place of.
    pub fn replaced(&self) -> Vec<bool> {
        if self.program.knobs.ambiguous != Ambiguous::Global
            && !self.program.knobs.wmma_forces_global
        {
            return Vec::new();
        }
        let values = self.nodes[..self.num_args + self.func.num_insts()].iter();
        values.map(|node| self.may_be_replaced(node.fact)).collect()
    }

    pub fn solve(&mut self) {
        self.seed();
        self.sweep();
    }

    /// Visits everything until nothing grows.
    pub fn sweep(&mut self) {
        for _ in 0..MAX_ROUNDS {
            self.stale = false;
            for &inst in &self.scan.insts {
                if !self.is_settled(inst) {
                    self.visit(inst);
                }
            }
            if !self.stale || self.restart {
                return;
            }
        }
        self.finish_with_work_list();
    }

    /// Whether an instruction was visited, and nothing that it looks at has grown since.
    fn is_settled(&self, inst: Inst) -> bool {
        let visited = self.visited[inst.as_u32() as usize];
        if visited == 0 {
            return false;
        }
        let operands = self.func.operands(inst);
        let grew = |node: usize| self.nodes[node].history & !SEEN >= visited;
        if operands.iter().filter_map(|&v| self.node(v)).any(grew) {
            return false;
        }
        let address = match self.func.inst(inst).op {
            Opcode::Load => operands[0],
            Opcode::Store => operands[1],
            _ => return true,
        };
        let is_load = self.func.inst(inst).op == Opcode::Load;
        let places = match address.kind() {
            ValueKind::Const(c) => self.consts[c.as_u32() as usize].map(|fact| fact.places),
            _ => self.node(address).map(|node| self.fact_at(node).places),
        };
        places.is_some_and(|places| {
            self.places.get(places).iter().all(|place| {
                let object = &self.objects[place.object.0 as usize];
                (if is_load { object.grown } else { object.shown }) < visited
            })
        })
    }

    /// Whether an instruction looks at its operands alone, and at what objects hold if it is a load.
    fn settles(&self, inst: Inst) -> bool {
        use Opcode::*;
        match self.func.inst(inst).op {
            Alloca | AtomicRmw | CmpXchg => false,
            Load => self.known.reaching.is_empty(),
            Call | Invoke | CallBr => self.is_passed_numbers(inst),
            _ => true,
        }
    }

    /// Whether a call is assembly, or an intrinsic that computes, and all that it looks at are numbers.
    fn is_passed_numbers(&self, inst: Inst) -> bool {
        let computes = match self.callee(inst) {
            Callee::Row(row) => row.returns == Returned::Plain && row.pointers.is_empty(),
            Callee::Invisible => self.assembly(inst).is_some(),
            _ => false,
        };
        let is_number = |&value: &Value| match self.node(value) {
            Some(node) => self.fact_at(node).places.is_empty(),
            None => value.as_const().is_none_or(|c| {
                self.consts[c.as_u32() as usize].is_none_or(|fact| fact.places.is_empty())
            }),
        };
        computes
            && self.func.args(inst).iter().all(is_number)
            && self.func.bundles(inst).next().is_none()
    }

    /// The rest of a solution that is nearly there: only what depends on something that grew.
    fn finish_with_work_list(&mut self) {
        let uses = self.func.uses();
        // Everything is visited once more, so that all readers are known in time.
        self.listing = true;
        let mut queued = vec![true; self.func.num_insts()];
        let mut queue: std::collections::VecDeque<Inst> = self.scan.insts.iter().copied().collect();
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
                // Loads that look at a store, not at the slot.
                self.known.reaching.loads(used.user).iter().copied().for_each(&mut push);
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

    /// What is known of what is called, if that is inline assembly.
    pub fn assembly(&self, inst: Inst) -> Option<Traits> {
        self.known.survey.assembly.called(self.func, inst)
    }

    /// Whether assembly does more with an argument than to read or write there.
    pub fn takes_value(&self, inst: Inst, arg: usize) -> bool {
        self.known.survey.assembly.takes_value(self.func, inst, arg)
    }

    /// What the attributes of a call and of what it calls say of an argument.
    pub fn arg_effects(&self, inst: Inst, arg: usize) -> ArgEffects {
        match self.known.survey.promises(inst) {
            Some(promises) => promises.args[arg],
            None => self.program.arg_effects(self.func, inst, arg),
        }
    }

    /// Whether they say that the call writes no memory that others see.
    pub fn call_writes_nothing(&self, inst: Inst) -> bool {
        match self.known.survey.promises(inst) {
            Some(promises) => promises.writes_nothing,
            None => self.program.call_writes_nothing(self.func, inst),
        }
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
        let node = &mut self.nodes[node];
        node.history |= SEEN;
        node.fact
    }

    #[inline]
    fn fact_at(&self, node: usize) -> Fact {
        self.nodes[node].fact
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
        if let Some(allowed) = self.known.survey.refinements.at(inst, operand) {
            if fact.origins.contains(Origins::LOADED) {
                // It may have been loaded elsewhere, by who did not know yet what leaks.
                fact.origins |= self.known.foreign & Origins::ANYWHERE;
            }
            fact.origins = fact.origins.refined(allowed);
            // What can be nowhere is never used.
            if fact.origins.is_empty() {
                return Fact::NOTHING;
            }
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
            Class::Data if self.is_zero(value) => Fact::of(Origins::NULL),
            Class::Data if fact.origins.is_empty() && !self.scan.integers => Fact::INTEGER,
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
        self.grew = true;
        let node = &mut self.nodes[node];
        let seen = node.history & SEEN;
        *node = Node { fact: Fact { origins, places }, history: seen | self.now };
        self.stale |= seen != 0;
        true
    }

    /// Joins a fact into the result of an instruction.
    pub fn define(&mut self, inst: Inst, fact: Fact) {
        let ty = self.func.inst(inst).ty;
        let fact = match self.class(ty) {
            Class::Pointer(0) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Class::Pointer(space) if is_copy(self.func.inst(inst).op) => self.in_space(space, fact),
            Class::Pointer(space) => self.made_in_space(space, fact),
            Class::Data => {
                if !self.scan.integers {
                    let width = self.width(ty);
                    self.restart |= self.is_address(fact, width);
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

    /// Whether a number of so many bytes is a pointer, or a part of one, or may be one that the host left.
    fn is_address(&self, fact: Fact, width: Option<u64>) -> bool {
        let word = u64::from(self.program.layout.pointer_spec(0).bits);
        let host = fact.origins.intersects(Origins::BYTES | Origins::ANYWHERE);
        !fact.places.is_empty()
            || fact.origins.intersects(Origins::PRIVATE)
            || host && width.is_some_and(|width| 8 * width >= word)
    }

    /// Whether numbers are followed.
    pub fn follows_integers(&self) -> bool {
        self.scan.integers
    }

    /// Whether this stands for calls that are not seen.
    pub fn is_called_from_outside(&self) -> bool {
        self.known.inputs.is_none()
    }

    /// The instructions that matter.
    pub fn looked_at(&self) -> &'p [Inst] {
        &self.scan.insts
    }

    /// The fact under a type that says the space, if it was not of that type before: null is the address of something
    /// there, of memory that is not a variable's.
    fn made_in_space(&self, space: u32, fact: Fact) -> Fact {
        let mut fact = self.in_space(space, fact);
        if space != 1 && fact.origins.contains(Origins::NULL) {
            fact.origins |= Origins::FOREIGN;
        }
        fact
    }

    /// The same for what was of that type, or is cast: generic null is no address, whatever it is cast to.
    fn in_space(&self, space: u32, fact: Fact) -> Fact {
        if space == 1 {
            return self.in_global(fact);
        }
        let mut kept = fact.origins & (Origins::NULL | Origins::FOREIGN);
        if fact.origins.intersects(Origins::NUMBER) {
            kept |= Origins::FOREIGN;
        }
        let places = fact.origins & Origins::ANYWHERE;
        let here = self.program.origin_of_space(space) & Origins::ANYWHERE;
        let block = Origins::SHARED | Origins::CLUSTER;
        // Up to LLVM 20 addresses of the cluster were typed as shared: what is nothing else stays one. What was loaded may be
        // shared all the same.
        let there = match space {
            3 if places == Origins::CLUSTER && !fact.origins.contains(Origins::LOADED) => places,
            3 if block.contains(places) => here | places,
            _ => here,
        };
        Fact { origins: there | kept, ..fact }
    }

    /// The fact under a type that says global. Only variables are surely global: what was cast, loaded or
    /// passed with that type may have been given by the host, and queries tell the difference.
    fn in_global(&self, fact: Fact) -> Fact {
        let places = fact.origins & Origins::ANYWHERE;
        let number = fact.origins.intersects(Origins::NUMBER);
        let foreign = if number { Origins::FOREIGN } else { Origins::empty() };
        let kept = fact.origins & (Origins::NULL | Origins::FOREIGN);
        let place = match places {
            Origins::GLOBAL => Origins::empty(),
            p if p.is_empty() && !number && !kept.contains(Origins::FOREIGN) => Origins::empty(),
            _ => Origins::DEVICE,
        };
        Fact { origins: (places & Origins::GLOBAL) | place | kept | foreign, ..fact }
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
        let first = self.nodes.len();
        self.nodes.resize(first + count as usize, Node::default());
        first as u32
    }

    // ----- instructions --------------------------------------------------------------------------

    fn visit(&mut self, inst: Inst) {
        self.now += 1;
        self.transfer(inst);
        if self.settles(inst) {
            self.visited[inst.as_u32() as usize] = self.now;
        }
    }

    /// What an instruction does.
    fn transfer(&mut self, inst: Inst) {
        use Opcode::*;
        self.at = Some(inst);
        let func = self.func;
        let data = func.inst(inst);
        match data.op {
            Alloca => {
                // The object is made once; only without `process-alloca-always` can it change.
                let node = self.num_args + inst.as_u32() as usize;
                if self.fact_at(node).origins.is_empty()
                    || !self.program.knobs.process_alloca_always
                {
                    let fact = self.alloca(inst);
                    self.define(inst, fact);
                }
            }
            GetElementPtr => {
                let base = self.operand(inst, 0);
                let operands = func.operands(inst);
                let source = func.gep_source(inst).unwrap_or(Type::I8);
                let bounded = InstFlags::INBOUNDS | InstFlags::NUSW | InstFlags::NUW;
                let wraps = !self.func.inst(inst).flags.intersects(bounded);
                let fact = self.moved(base, operands[0], source, &operands[1..], wraps);
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
                    let reachable = self.known.survey.reachable.as_ref();
                    if from.is_none_or(|b| reachable.is_none_or(|r| r[b.as_u32() as usize])) {
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
            AddrSpaceCast
                if self.class(data.ty) == Class::Pointer(0)
                    && self.class(func.type_of(func.operands(inst)[0])) == Class::Pointer(5) =>
            {
                let mut fact = self.operand(inst, 0);
                fact.origins |= self.replaced_at(fact);
                self.define(inst, fact);
            }
            // Nothing is there, but whoever asks gets one answer: it is some address.
            Freeze if self.class(data.ty) == Class::Pointer(0) && self.is_undefined(inst) => {
                self.define(inst, Fact::UNKNOWN);
            }
            BitCast | AddrSpaceCast | Freeze => self.copy(inst, 0),
            PtrToInt | PtrToAddr => {
                if self.scan.integers {
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
                if !self.scan.integers && func.operands(inst)[0].as_const().is_none() {
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
            ExtractElement => self.lanes(inst, 1),
            InsertElement | ShuffleVector => self.lanes(inst, 2),
            Call | Invoke | CallBr => self.call(inst),
            Ret => {
                if let Some(&value) = func.operands(inst).first()
                    && self.known.inputs.is_none()
                {
                    // Whoever called may write there.
                    let fact = self.fact(value);
                    self.expose_all(fact.places);
                }
            }
            _ if data.op.is_debug_record() || data.op.is_terminator() => {}
            VaArg => {
                // The list is read, moved on, and leads to anything.
                let list = self.operand(inst, 0);
                self.expose_all(list.places);
                self.define(inst, Fact::UNKNOWN);
            }
            LandingPad | CatchPad | CleanupPad => self.define(inst, Fact::UNKNOWN),
            _ if self.scan.integers => self.arithmetic(inst),
            _ => {}
        }
    }

    /// A load of a slot whose stores are known in order.
    fn load_of_slot(&mut self, inst: Inst) -> bool {
        let mut at = 0;
        while let Some(&store) = self.known.reaching.stores(inst).and_then(|stores| stores.get(at))
        {
            let fact = self.operand(store, 0);
            self.define(inst, fact);
            at += 1;
        }
        self.known.reaching.stores(inst).is_some()
    }

    /// The slots that hold pointers of several spaces, some of which were clear when they were stored.
    pub fn ambiguous_slots(&mut self) -> Vec<Inst> {
        let ambiguous = |object: &ObjectData| match object.kind {
            ObjectKind::Stack(inst) if object.cells.count == 1 && !object.exposed => {
                let held = self.fact_at(object.cells.first as usize).origins;
                let several =
                    self.program.space_of(held).is_none() && held.intersects(Origins::ANYWHERE);
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
        // What is not looked at stores numbers.
        for &inst in &self.scan.insts {
            if self.func.inst(inst).op != Opcode::Store {
                continue;
            }
            let slot = self.func.operands(inst)[1].as_inst();
            let Some(at) = slot.and_then(|slot| slots.binary_search(&slot).ok()) else { continue };
            let stored = self.operand(inst, 0).origins;
            clear[at] |= self.program.space_of(stored).is_some();
        }
        let mut clear = clear.into_iter();
        slots.retain(|_| clear.next().unwrap_or(false));
        slots
    }

    /// The result is the operand.
    /// Whether what is frozen is not defined, and queries could tell.
    fn is_undefined(&self, inst: Inst) -> bool {
        let frozen = self.func.operands(inst)[0].as_const().map(|c| self.func.store.constant(c));
        matches!(frozen, Some(ConstantKind::Undef | ConstantKind::Poison))
            && self.program.has_queries()
    }

    fn copy(&mut self, inst: Inst, operand: usize) {
        let ty = self.func.inst(inst).ty;
        if self.class(ty) != Class::Aggregate {
            if !self.scan.integers && self.class(ty) == Class::Data {
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
        if !self.scan.integers && nothing && self.class(func.inst(inst).ty) != Class::Pointer(0) {
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
            self.join_part(inst.into(), ty, 1, Fact::INTEGER);
        } else {
            self.load(inst, address);
        }
    }
}

/// Whether a result is what one of the operands is, maybe moved, or in another space.
fn is_copy(op: Opcode) -> bool {
    use Opcode::*;
    let of_vectors = matches!(op, ExtractElement | InsertElement | ShuffleVector);
    of_vectors || matches!(op, GetElementPtr | BitCast | AddrSpaceCast | Freeze | Phi | Select)
}
