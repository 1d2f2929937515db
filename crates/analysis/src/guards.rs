//! What queries and assumptions say of pointers, and where.
//!
//! ```text
//!     %s = isspacep.shared(%p)
//!     br %s, %then, %else          %then: every use of %p, and of what inbounds GEPs derive from it,
//!                                         that %then dominates, is of shared memory
//! ```
//!
//! A query is about an address. It says something of the pointer that was asked about and of pointers into
//! the same object, which inbounds GEPs lead to; nothing of others, and nothing once the branches have met.
//!
//! Code that was not optimised loads the pointer anew from its slot each time. A slot that is stored to
//! just once, before, holds the same pointer all the time, so that its loads count as that pointer.
//!
//! `!noalias.addrspace` says the same of the instruction that has it.
//!
//! **LLVM moves accesses.** It knows of many addresses that they can be read at any time (`dereferenceable`, variables, slots,
//! choices between such), also under a cast, and reads before the condition was looked at:
//!
//! ```text
//!     br %s, %then, %end                     %v = load (addrspacecast %p to shared)      also where %p is not shared
//!   then:                              ►     select %s, %v, %w
//!     %v = load (addrspacecast %p to shared)
//! ```
//!
//! A slot that a loop stores to under a condition it loads before the loop and stores after it, whatever the condition was;
//! and what is stored to a slot under a condition that never holds is one of the values that it finds there.
//!
//! So as long as its optimiser follows, what is said counts only for what stays where it is: atomic operations, volatile
//! accesses, queries. In kernels, which are not inlined, it counts for everything if it is said in the first block.
//!
//! Invariant: a refinement belongs to one operand of one instruction, and holds whenever that runs.

mod spread;

use std::cell::{OnceCell, RefCell};
use std::sync::Arc;

use hashbrown::hash_map::Entry;
use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::query::{Dominators, Uses};
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, FuncId, Inst, Value, ValueKind};
use spacecast_ir::vocab::{Opcode, Predicate};
use spacecast_nvptx::intrinsics::{Family, Returned};
use spacecast_nvptx::space::Query;

use crate::excluded::{allowed, ranges};
use crate::origins::Origins;
use crate::program::{ArgEffects, Callee, Program};
use spread::{Region, Said};

/// The origins that remain possible at certain operands. They follow from the function alone, whoever calls it, so that
/// all who look at it share them.
#[derive(Clone, Debug, Default)]
pub struct Refinements(Option<Arc<Allowed>>);

type Allowed = HashMap<(Inst, u32), Origins, FxBuildHasher>;

impl Refinements {
    /// What is allowed at an operand, if anything is known.
    #[inline]
    pub fn at(&self, inst: Inst, operand: usize) -> Option<Origins> {
        self.0.as_ref()?.get(&(inst, operand as u32)).copied()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// All of them, in no order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Inst, usize, Origins)> + '_ {
        let all = self.0.iter().flat_map(|allowed| allowed.iter());
        all.map(|(&(inst, operand), &allowed)| (inst, operand as usize, allowed))
    }

    /// The refinements of a function.
    pub fn of(program: &Program<'_, '_>, id: FuncId) -> Self {
        Self::before(program, id, program.knobs.optimiser_follows)
    }

    /// The refinements of a function, if LLVM's optimiser follows, or does not.
    pub(crate) fn before(program: &Program<'_, '_>, id: FuncId, follows: bool) -> Self {
        if program.knobs.memspace_opt_conservative {
            return Self::default();
        }
        let func = program.module.func(id);
        let first = OnceCell::new();
        let stays = Stays { program, func, kernel: program.is_kernel(id), follows, first };
        let mut found = by_queries(&stays);
        if program.has_excluded() {
            exclude(&mut found, &stays);
        }
        Self((!found.is_empty()).then(|| Arc::new(found)))
    }
}

fn allow(found: &mut Allowed, inst: Inst, operand: u32, allowed: Origins) {
    let entry = found.entry((inst, operand)).or_insert(Origins::ANYWHERE);
    *entry &= allowed;
}

/// What instructions say of themselves.
fn exclude(found: &mut Allowed, stays: &Stays<'_, '_, '_>) {
    let (program, func) = (stays.program, stays.func);
    for inst in func.insts() {
        let Some(ranges) = ranges(program.module, func, inst) else { continue };
        let allowed = allowed(ranges.spaces());
        for (operand, _) in program.addresses(func, inst) {
            if stays.stays(inst, operand) || stays.runs_first(inst) {
                allow(found, inst, operand as u32, allowed);
            }
        }
    }
}

type Insts = HashSet<Inst, FxBuildHasher>;

/// What stays where it is, whatever LLVM does.
struct Stays<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    kernel: bool,
    /// Whether its optimiser follows.
    follows: bool,
    /// What runs first, once somebody asked.
    first: OnceCell<Insts>,
}

impl Stays<'_, '_, '_> {
    /// Whether an instruction that takes an operand stays where it is. What is computed from the operand may be loaded from.
    fn stays(&self, inst: Inst, operand: usize) -> bool {
        use Opcode::*;
        let data = self.func.inst(inst);
        match data.op {
            _ if !self.follows => true,
            ICmp => true,
            Store => operand == 1 && data.flags.contains(InstFlags::VOLATILE),
            AtomicRmw | CmpXchg => operand == 0,
            Load => data.flags.contains(InstFlags::VOLATILE),
            Call => match self.func.called_symbol(inst).map(|g| self.program.callee(g)) {
                Some(Callee::Query(_)) => true,
                Some(Callee::Row(row)) => {
                    // These become loads and stores.
                    let plain = matches!(row.family, Family::Copy | Family::Masked);
                    let hands_on = matches!(row.returns, Returned::Derived(_) | Returned::Cast(_));
                    row.pointer(operand).is_some() && !plain && !hands_on
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether an instruction runs whenever anything of a kernel does: what it says holds wherever LLVM moves what. What is made
    /// under a condition LLVM may make before.
    fn runs_first(&self, inst: Inst) -> bool {
        self.kernel && self.first.get_or_init(|| self.what_runs_first()).contains(&inst)
    }

    /// The first block, up to the first call that may not come back.
    fn what_runs_first(&self) -> Insts {
        let func = self.func;
        let returns = |call: Inst| {
            let callee = func.called_symbol(call).map(|g| self.program.callee(g));
            matches!(
                callee,
                Some(Callee::Query(_) | Callee::Row(_) | Callee::Intrinsic | Callee::Exchange)
            )
        };
        let mut first = Insts::default();
        for inst in func.entry().into_iter().flat_map(|entry| func.insts_of(entry)) {
            first.insert(inst);
            if func.inst(inst).op.is_call() && !returns(inst) {
                break;
            }
        }
        first
    }
}

/// What queries, assumptions and statements say.
fn by_queries(stays: &Stays<'_, '_, '_>) -> Allowed {
    let (program, func) = (stays.program, stays.func);
    let knobs = program.knobs;
    if !program.has_queries() && !program.has_statements() {
        return Allowed::default();
    }
    let mut questions = false;
    let mut assumptions = Vec::new();
    let mut statements = Vec::new();
    for inst in func.calls() {
        match func.called_symbol(inst).map(|g| program.callee(g)) {
            Some(Callee::Query(_)) => questions = true,
            Some(Callee::Row(row)) if row.family == Family::Assume => assumptions.push(inst),
            Some(Callee::Invisible) if program.has_statements() => statements.push(inst),
            _ => {}
        }
    }
    if !questions && statements.is_empty() {
        return Allowed::default();
    }
    let mut finder = Finder {
        program,
        func,
        stays,
        uses: func.uses(),
        dominators: func.dominators(),
        order: order(func),
        found: Allowed::default(),
        slots: RefCell::default(),
        local: RefCell::default(),
        said: Vec::new(),
    };
    for inst in assumptions {
        if knobs.process_builtin_assume {
            finder.assumption(inst);
        }
    }
    for inst in statements {
        finder.statement(inst);
    }
    finder.branches();
    finder.spread();
    finder.found
}

/// The position of each instruction in its block.
fn order(func: &Function<'_>) -> Vec<u32> {
    let mut order = vec![0; func.num_insts()];
    for block in func.blocks() {
        for (at, inst) in func.insts_of(block).enumerate() {
            order[inst.as_u32() as usize] = at as u32;
        }
    }
    order
}

struct Finder<'f, 'a, 's> {
    program: &'f Program<'a, 's>,
    func: &'f Function<'s>,
    stays: &'f Stays<'f, 'a, 's>,
    uses: Uses,
    dominators: Dominators,
    order: Vec<u32>,
    found: Allowed,
    /// The only store to each slot that has one, and the type of its loads.
    slots: RefCell<HashMap<Inst, OnlyStore, FxBuildHasher>>,
    /// Whether pointers lead into slots, or parameters by value.
    local: RefCell<HashMap<Value, bool, FxBuildHasher>>,
    said: Vec<Said>,
}

type Implied = Vec<(Value, Origins)>;

/// The only store to a slot, and the type that it is loaded as; none if more is done with it.
type OnlyStore = Option<(Inst, Type)>;

/// How deep conditions are taken apart.
const MAX_DEPTH: u32 = 16;

/// How many parts of one condition are looked at: conditions that share parts have as many as there are ways to them.
const MAX_PARTS: u32 = 256;

impl Finder<'_, '_, '_> {
    fn assumption(&mut self, inst: Inst) {
        let Some(&condition) = self.func.args(inst).first() else { return };
        for (pointer, allowed) in self.implied(condition, true) {
            self.said.push(Said { pointer, allowed, region: Region::After(inst) });
        }
    }

    /// What a call says of what it passes, where that is stated of the function.
    fn statement(&mut self, inst: Inst) {
        let module = self.program.module;
        let callee = self.func.called_symbol(inst).and_then(|g| module.resolve_function(g));
        let Some(callee) = callee else { return };
        for (at, &pointer) in self.func.args(inst).iter().enumerate() {
            if let Some(stated) = self.program.stated_param(callee, at) {
                let global = stated.intersects(Origins::DEVICE);
                let more = if global { Origins::GLOBAL } else { Origins::empty() };
                let allowed = (stated | more) & Origins::ANYWHERE;
                self.said.push(Said { pointer, allowed, region: Region::After(inst) });
            }
        }
    }

    fn branches(&mut self) {
        let predecessors = self.func.predecessors();
        for block in self.func.blocks() {
            for inst in self.func.insts_of(block) {
                if self.func.inst(inst).op == Opcode::Select {
                    self.select(inst);
                }
            }
            let Some(last) = self.func.terminator(block) else { continue };
            let Some((condition, targets)) = self.ways(last) else { continue };
            for (target, truth) in targets {
                // Another way into the block would come without the answer.
                let region = if predecessors[target].len() == 1 {
                    Region::Block(target)
                } else {
                    Region::Edge(block, target)
                };
                for (pointer, allowed) in self.implied(condition, truth) {
                    self.said.push(Said { pointer, allowed, region });
                }
            }
        }
    }

    /// The condition of a branch, and where it leads if that is true and if it is false.
    fn ways(&self, last: Inst) -> Option<(Value, [(Block, bool); 2])> {
        let operands = self.func.operands(last);
        let (condition, yes, no) = match (self.func.inst(last).op, operands) {
            (Opcode::Br, &[condition, then, or_else]) => (condition, then, or_else),
            // A switch with one case on what is only ever zero or one.
            (Opcode::Switch, &[condition, default, case, target]) => {
                let bit = self.func.type_of(condition) == Type::I1;
                if !bit && !self.is_widened(condition) {
                    return None;
                }
                match case.as_const().map(|c| self.func.store.constant(c)) {
                    Some(ConstantKind::Int(0)) => (condition, default, target),
                    Some(ConstantKind::Int(1)) => (condition, target, default),
                    Some(ConstantKind::Int(-1)) if bit => (condition, target, default),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let (yes, no) = (yes.as_block()?, no.as_block()?);
        (yes != no).then_some((condition, [(yes, true), (no, false)]))
    }

    /// `select (isspacep %p), %p, %q`
    fn select(&mut self, inst: Inst) {
        let operands = self.func.operands(inst).to_vec();
        for (operand, truth) in [(1, true), (2, false)] {
            for (pointer, allowed) in self.implied(operands[0], truth) {
                if self.same(operands[operand]) == pointer && self.stays.stays(inst, operand) {
                    allow(&mut self.found, inst, operand as u32, allowed);
                }
            }
        }
    }

    /// What follows when a condition is true, or false.
    fn implied(&self, condition: Value, truth: bool) -> Implied {
        self.implied_by(condition, truth, 0, &mut { MAX_PARTS })
    }

    /// What follows from a part of a condition, as long as there are not too many; of what is not looked at nothing is known.
    fn implied_by(&self, part: Value, truth: bool, depth: u32, left: &mut u32) -> Implied {
        let Some(inst) = part.as_inst().filter(|_| depth < MAX_DEPTH && *left > 0) else {
            return Vec::new();
        };
        *left -= 1;
        let operands = self.func.operands(inst);
        let is = |value: Value, n: i64| {
            let constant = value.as_const().map(|c| self.func.store.constant(c));
            constant == Some(ConstantKind::Int(n))
                || n == 1 && constant == Some(ConstantKind::Int(-1))
        };
        let mut deeper = |value: Value, truth: bool| self.implied_by(value, truth, depth + 1, left);
        match self.func.inst(inst).op {
            Opcode::Call => self.answered(inst, truth),
            Opcode::ZExt | Opcode::SExt | Opcode::Freeze => deeper(operands[0], truth),
            Opcode::Trunc if self.is_widened(operands[0]) => deeper(operands[0], truth),
            // Of wider numbers it is not the negation.
            Opcode::Xor if is(operands[1], 1) && self.func.inst(inst).ty == Type::I1 => {
                deeper(operands[0], !truth)
            }
            Opcode::ICmp if is(operands[1], 0) => match self.func.predicate(inst) {
                Some(Predicate::Eq) => deeper(operands[0], !truth),
                Some(Predicate::Ne) => deeper(operands[0], truth),
                _ => Vec::new(),
            },
            Opcode::And => combine(truth, deeper(operands[0], truth), deeper(operands[1], truth)),
            Opcode::Or => combine(!truth, deeper(operands[0], truth), deeper(operands[1], truth)),
            // `a && b` and `a || b` without evaluating b.
            Opcode::Select if is(operands[2], 0) => {
                combine(truth, deeper(operands[0], truth), deeper(operands[1], truth))
            }
            Opcode::Select if is(operands[1], 1) => {
                combine(!truth, deeper(operands[0], truth), deeper(operands[2], truth))
            }
            // A condition that was kept in a slot.
            Opcode::Load => match self.only_store(inst) {
                Some(stored) => deeper(stored, truth),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Whether a number is a condition that was made wider: zero or one.
    fn is_widened(&self, value: Value) -> bool {
        let value = self.same(value);
        let Some(inst) = value.as_inst() else { return false };
        self.func.inst(inst).op == Opcode::ZExt
            && self.func.type_of(self.func.operands(inst)[0]) == Type::I1
    }

    /// What the answer of a query says.
    fn answered(&self, inst: Inst, truth: bool) -> Implied {
        let callee = self.func.called_symbol(inst).map(|g| self.program.callee(g));
        let (Some(Callee::Query(query)), Some(&pointer)) = (callee, self.func.args(inst).first())
        else {
            return Vec::new();
        };
        let device = Origins::GLOBAL | Origins::DEVICE | Origins::PARAM;
        let (yes, no) = match query {
            // Null and parameters count as global; what the host gave may be constant.
            Query::Global => (device, Origins::GLOBAL | Origins::PARAM),
            Query::Shared | Query::SharedCta => (Origins::SHARED, Origins::SHARED),
            Query::SharedCluster => {
                (Origins::SHARED | Origins::CLUSTER, Origins::SHARED | Origins::CLUSTER)
            }
            Query::Local => (Origins::LOCAL, Origins::LOCAL),
            Query::Constant => (Origins::CONSTANT, Origins::CONSTANT),
        };
        let allowed = if truth { yes } else { Origins::ANYWHERE.difference(no) };
        let pointer = self.same(pointer);
        if self.may_be_replaced(pointer) {
            return Vec::new();
        }
        vec![(pointer, allowed)]
    }

    /// Whether a pointer leads into a slot or a parameter by value: LLVM answers that it is local, and may put a constant in its
    /// place all the same.
    fn may_be_replaced(&self, pointer: Value) -> bool {
        if !self.program.knobs.optimiser_follows {
            return false;
        }
        let mut local = self.local.borrow_mut();
        let (mut way, mut at) = (Vec::new(), pointer);
        let answer = loop {
            // In code that never runs it may be made of itself.
            match local.entry(at) {
                Entry::Occupied(known) => break *known.get(),
                Entry::Vacant(entry) => entry.insert(false),
            };
            way.push(at);
            at = match at.kind() {
                ValueKind::Arg(n) => {
                    let attrs = self.func.params().get(n as usize).map(|param| param.attrs);
                    let effects = attrs.map(|a| ArgEffects::default().with(&self.func.store, a));
                    break effects.is_some_and(|effects| effects.by_value);
                }
                ValueKind::Inst(inst) => match self.func.inst(inst).op {
                    Opcode::Alloca => break true,
                    Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => {
                        self.func.operands(inst)[0]
                    }
                    _ => break false,
                },
                _ => break false,
            };
        };
        local.extend(way.into_iter().map(|value| (value, answer)));
        answer
    }

    /// The value that a value is a copy of.
    fn same(&self, value: Value) -> Value {
        let mut value = value;
        for _ in 0..MAX_DEPTH {
            let Some(inst) = value.as_inst() else { break };
            match self.func.inst(inst).op {
                Opcode::BitCast => value = self.func.operands(inst)[0],
                Opcode::Load => match self.only_store(inst) {
                    Some(stored) => value = stored,
                    None => break,
                },
                _ => break,
            }
        }
        value
    }

    /// What a slot was given, if that happens just once and before it is loaded.
    fn only_store(&self, load: Inst) -> Option<Value> {
        let slot = self.func.operands(load)[0].as_inst()?;
        let (store, loaded) = self.store_of(slot)?;
        let value = self.func.operands(store)[0];
        let ty = self.func.inst(load).ty;
        let same_type = loaded == ty && self.func.type_of(value) == ty;
        (same_type && self.follows(store, load)).then_some(value)
    }

    /// The only store to a slot and the type of all its loads, if nothing else is done with it.
    fn store_of(&self, slot: Inst) -> OnlyStore {
        if let Some(&known) = self.slots.borrow().get(&slot) {
            return known;
        }
        let found = self.find_store_of(slot);
        self.slots.borrow_mut().insert(slot, found);
        found
    }

    fn find_store_of(&self, slot: Inst) -> OnlyStore {
        if self.func.inst(slot).op != Opcode::Alloca {
            return None;
        }
        let (mut store, mut loaded) = (None, None);
        for used in self.uses.get(slot.into()) {
            let data = self.func.inst(used.user);
            match data.op {
                Opcode::Load if loaded.is_none_or(|ty| ty == data.ty) => loaded = Some(data.ty),
                Opcode::Store if used.operand == 1 && store.is_none() => store = Some(used.user),
                op if op.is_debug_record() => {}
                Opcode::Call => {
                    let callee = self.func.called_symbol(used.user).map(|g| self.program.callee(g));
                    match callee {
                        Some(Callee::Row(row))
                            if matches!(row.family, Family::Lifetime | Family::Annotation) => {}
                        _ => return None,
                    }
                }
                _ => return None,
            }
        }
        Some((store?, loaded?))
    }

    /// Whether an instruction runs only after another one.
    fn follows(&self, first: Inst, inst: Inst) -> bool {
        let (from, block) = (self.func.block_of(first), self.func.block_of(inst));
        if from == block {
            return self.order[first.as_u32() as usize] < self.order[inst.as_u32() as usize];
        }
        self.dominators.dominates(from, block)
    }
}

/// What two conditions say together: both hold, or one of them does.
fn combine(both: bool, a: Implied, b: Implied) -> Implied {
    let find = |list: &Implied, pointer: Value| {
        list.iter().find(|(p, _)| *p == pointer).map(|(_, allowed)| *allowed)
    };
    if both {
        let mut all = a;
        for (pointer, allowed) in b {
            match all.iter_mut().find(|(p, _)| *p == pointer) {
                Some((_, old)) => *old &= allowed,
                None => all.push((pointer, allowed)),
            }
        }
        return all;
    }
    // Only what both of them speak of is known.
    a.into_iter()
        .filter_map(|(pointer, allowed)| Some((pointer, allowed | find(&b, pointer)?)))
        .collect()
}
