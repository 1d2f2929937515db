//! The alternate algorithm (`mem-space-alg` other than 2): a flat lattice, pushed forward over one function.
//!
//! ```text
//!   arguments, globals, allocas ─► GEPs, casts, phis, selects, calls ─► accesses
//!            seed                    visit until nothing rises           ask
//! ```
//!
//! Where the default algorithm follows memory, integers, guards and the whole program, this one looks at the
//! values of a function and at nothing else. It shares no rule with the default, so that the two check each
//! other: wherever this one decides, the default must decide the same.
//!
//! What the program asks about a pointer wins over what we assume of the host. Answers are not followed here, so
//! a pointer from the host that is asked about is GENERIC.
//!
//! Each visit of a value counts against its block; the arguments belong to the first. A block that is visited
//! too often makes the function give up, as documented.
//!
//! Invariant: elements only rise, and every visit is a monotone function of elements, so that the result does not
//! depend on the order of visits.

mod element;
mod survey;

use std::collections::VecDeque;

use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Const, FuncId, Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Intrinsic, Returned};
use spacecast_nvptx::space::Space;

use crate::calls::may_clear;
use crate::origins::Origins;
use crate::program::{ArgEffects, Callee, Class, Program};
use element::{Element, Tag};

/// Visits that the values of one block may take together.
pub(crate) const BUDGET: u32 = 1024;

/// How far chains of offsets and casts, and nests of constants, are followed.
const MAX_DEPTH: u32 = 64;

/// The number of parameter space.
const PARAM: u32 = 101;

/// The origins of every argument and instruction, and of constant pointers. If a block takes more visits than the
/// budget, nothing is known of any of them, so that the function stays as it is.
pub(crate) fn origins(
    program: &Program<'_, '_>,
    id: FuncId,
    budget: u32,
) -> (Vec<Origins>, Vec<Option<Origins>>) {
    let mut walker = Walker::new(program, id);
    let consts = (0..walker.func.store.num_consts() as u32).map(Const::from_u32);
    if !walker.walk(budget) {
        let nothing = |_| Some(Origins::UNKNOWN);
        return (vec![Origins::UNKNOWN; walker.elements.len()], consts.map(nothing).collect());
    }
    let pointers = consts.map(|c| {
        let pointer = walker.space_of(c.into()).is_some();
        pointer.then(|| walker.constant(c, 0).origins())
    });
    (walker.elements.iter().map(|element| element.origins()).collect(), pointers.collect())
}

struct Walker<'w, 'a, 's> {
    program: &'w Program<'a, 's>,
    func: &'w Function<'s>,
    kernel: bool,
    /// Arguments, then instructions.
    elements: Vec<Element>,
    /// For each of them whether a query may be about it.
    asked: Vec<bool>,
    /// Whether the parameters of the kernel are as the host left them.
    params_stay: bool,
    /// Whether LLVM puts nothing else in the place of slots: only slots that are filled by copies go, and slots that
    /// others may fill.
    slots_stay: bool,
}

impl<'w, 'a, 's> Walker<'w, 'a, 's> {
    fn new(program: &'w Program<'a, 's>, id: FuncId) -> Self {
        let func = program.module.func(id);
        let count = func.params().len() + func.num_insts();
        let mut walker = Self {
            program,
            func,
            kernel: program.is_kernel(id),
            elements: vec![Element::BOTTOM; count],
            asked: vec![false; count],
            params_stay: true,
            slots_stay: true,
        };
        walker.params_stay = func.insts().all(|inst| walker.leaves_params(inst));
        // A coroutine has them where the program allocates its frame.
        walker.slots_stay =
            !program.has_frame(id) && func.insts().all(|inst| walker.leaves_slots(inst));
        walker.find_asked();
        walker
    }

    /// Visits values until none rises; false if that took more visits of a block than the budget.
    fn walk(&mut self, budget: u32) -> bool {
        let func = self.func;
        let Some(entry) = func.entry() else { return true };
        let uses = func.uses();
        let mut visits = vec![0u32; func.num_blocks()];
        let mut queued = vec![false; self.elements.len()];
        let mut queue: VecDeque<(usize, Value)> = VecDeque::new();
        let args = (0..func.params().len() as u32).map(Value::arg);
        for value in args.chain(func.insts().map(Value::from)) {
            self.push(value, &mut queue, &mut queued);
        }
        while let Some((at, value)) = queue.pop_front() {
            queued[at] = false;
            let block = value.as_inst().map_or(entry, |inst| func.block_of(inst));
            let count = &mut visits[block.as_u32() as usize];
            *count += 1;
            if *count > budget {
                return false;
            }
            let new = self.elements[at].meet(self.visit(value, at));
            if new == self.elements[at] {
                continue;
            }
            self.elements[at] = new;
            for used in uses.get(value) {
                self.push(used.user.into(), &mut queue, &mut queued);
                if func.inst(used.user).op == Opcode::PtrToInt {
                    for used in uses.get(used.user.into()) {
                        self.push(used.user.into(), &mut queue, &mut queued);
                    }
                }
            }
        }
        true
    }

    /// Queues a value if it is a pointer that does not wait already.
    fn push(&self, value: Value, queue: &mut VecDeque<(usize, Value)>, queued: &mut [bool]) {
        if self.space_of(value).is_some()
            && let Some(at) = self.index(value)
            && !std::mem::replace(&mut queued[at], true)
        {
            queue.push_back((at, value));
        }
    }

    fn index(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(inst) => Some(self.func.params().len() + inst.as_u32() as usize),
            _ => None,
        }
    }

    /// The space that the type of a pointer says; `None` for anything else.
    fn space_of(&self, value: Value) -> Option<u32> {
        match self.program.class(self.func.type_of(value)) {
            Class::Pointer(space) => Some(space),
            _ => None,
        }
    }

    fn element(&self, value: Value) -> Element {
        match (value.as_const(), self.index(value)) {
            (Some(c), _) => self.constant(c, 0),
            (_, Some(at)) if self.space_of(value).is_some() => self.elements[at],
            _ => Element::GENERIC,
        }
    }

    fn visit(&self, value: Value, at: usize) -> Element {
        let element = match value.kind() {
            ValueKind::Arg(n) => self.argument(n),
            ValueKind::Inst(inst) => self.transfer(inst),
            _ => Element::GENERIC,
        };
        let space = self.space_of(value).unwrap_or(0);
        // Up to LLVM 20 addresses of the cluster were typed as shared; a cast says that it is the own block's.
        let cast = value.as_inst().is_some_and(|i| self.func.inst(i).op == Opcode::AddrSpaceCast);
        let cluster = element.tag == Tag::In(Space::Cluster) && space == 3 && !cast;
        let element = if cluster { element } else { element.in_space(space) };
        if element.host && self.asked[at] { Element::GENERIC } else { element }
    }

    fn argument(&self, n: u32) -> Element {
        let param = self.func.params()[n as usize];
        let by_value = ArgEffects::default().with(&self.func.store, param.attrs).by_value;
        match self.space_of(Value::arg(n)) {
            // Parameter memory or a copy of it, or what was passed: LLVM decides that later.
            Some(0) if by_value || self.program.is_grid_constant(self.func.global, n) => {
                Element::GENERIC
            }
            Some(0) if self.kernel && self.program.knobs.param_always_point_to_global => {
                Element::HOST
            }
            Some(0) | None => Element::GENERIC,
            // A call may pass what was a number, and with that null.
            Some(space) => Element { null: !self.kernel, ..Element::typed(space) },
        }
    }

    fn transfer(&self, inst: Inst) -> Element {
        let operands = self.func.operands(inst);
        let ty = self.func.inst(inst).ty;
        match self.func.inst(inst).op {
            Opcode::Alloca if self.program.knobs.process_alloca_always && self.slots_stay => {
                Element::of(Space::Local)
            }
            Opcode::GetElementPtr => self.offset(operands[0]),
            // What is frozen is some address, and queries have an answer.
            Opcode::Freeze
                if operands[0].as_const().is_some()
                    && self.element(operands[0]) == Element::BOTTOM =>
            {
                Element::GENERIC
            }
            Opcode::BitCast | Opcode::Freeze => self.element(operands[0]),
            Opcode::Phi => {
                let values = operands.iter().step_by(2);
                values.fold(Element::BOTTOM, |all, &value| all.meet(self.element(value)))
            }
            Opcode::Select => self.element(operands[1]).meet(self.element(operands[2])),
            Opcode::AddrSpaceCast => self.cast(operands[0], ty),
            Opcode::IntToPtr => self.round_trip(operands[0]),
            Opcode::Load => self.load(operands[0]),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(inst),
            _ => Element::GENERIC,
        }
    }

    /// An offset from null is a number in disguise.
    fn offset(&self, base: Value) -> Element {
        let constant = base.as_const().map(|c| self.func.store.constant(c));
        if constant == Some(ConstantKind::Null) { Element::GENERIC } else { self.element(base) }
    }

    /// The address keeps its space on the way to a generic pointer. In parameter space it does so only where
    /// LLVM makes no copy of the parameter.
    fn cast(&self, source: Value, to: Type) -> Element {
        let to_generic = self.program.class(to) == Class::Pointer(0);
        if to_generic && self.space_of(source) == Some(PARAM) {
            let param = self.root(source).as_arg();
            if !param.is_some_and(|n| self.program.is_grid_constant(self.func.global, n)) {
                return Element::GENERIC;
            }
        }
        // LLVM may put something else in the place of a slot, or of what is passed by value, and takes a cast and one back for
        // nothing.
        if to_generic && self.space_of(source) == Some(5) && self.program.knobs.optimiser_follows {
            let root = self.root(source).as_inst();
            let is_slot = root.is_some_and(|inst| self.func.inst(inst).op == Opcode::Alloca);
            if !is_slot || self.program.may_replace_slots() {
                return Element::GENERIC;
            }
        }
        self.element(source)
    }

    /// A pointer that was made an integer and at once a pointer again, without losing bits.
    fn round_trip(&self, integer: Value) -> Element {
        let (op, operands) = self.computed(integer);
        let types = &self.program.module.types;
        let bits = types.int_bits(types.scalar(self.func.type_of(integer)));
        match operands.first() {
            Some(&pointer)
                if op == Some(Opcode::PtrToInt)
                    && self.program.knobs.track_int2ptr
                    && self.space_of(pointer) == Some(0)
                    && bits == Some(self.program.layout.pointer_spec(0).bits) =>
            {
                self.element(pointer)
            }
            _ => Element::GENERIC,
        }
    }

    /// A pointer from memory that only the host writes was given by the host. What other memory holds is not
    /// followed.
    fn load(&self, address: Value) -> Element {
        let knobs = self.program.knobs;
        if !knobs.track_indir_load {
            return Element::GENERIC;
        }
        if self.space_of(address) == Some(PARAM) {
            return if self.params_stay { Element::HOST } else { Element::GENERIC };
        }
        match self.element(address).tag {
            Tag::Bottom => Element::BOTTOM,
            Tag::In(Space::Constant)
                if knobs.strong_global_assumptions && self.is_filled_by_host(address) =>
            {
                Element::HOST
            }
            _ => Element::GENERIC,
        }
    }

    /// Whether an address leads to a variable that others see. What one holds that only the module sees is in
    /// its initialiser, and that can be the address of anything. Which parts of an initialiser are loaded is not followed,
    /// nor whether they are numbers.
    fn is_filled_by_host(&self, address: Value) -> bool {
        let module = self.program.module;
        let root = self.root(address).as_const().and_then(|c| self.func.store.as_global(c));
        match root.map(|global| module.symbol_kind(global)) {
            Some(SymbolKind::Var(var)) => {
                let leaks =
                    self.program.leaking_variable.is_some() || self.program.leaking_constant;
                let init = module.var(var).init;
                let says_something = init.is_some_and(|init| self.says_something(init, 0));
                !self.program.is_whole(var) && !leaks && !says_something
            }
            _ => false,
        }
    }

    /// Whether an initialiser has anything but zeros: addresses, or numbers that a pointer can be loaded from.
    fn says_something(&self, c: Const, depth: u32) -> bool {
        match self.program.module.store.constant(c) {
            _ if depth >= MAX_DEPTH => true,
            ConstantKind::Int(0) | ConstantKind::Null | ConstantKind::Zero => false,
            ConstantKind::Undef | ConstantKind::Poison => false,
            ConstantKind::Splat(part) => self.says_something(part, depth + 1),
            ConstantKind::Aggregate(parts) => {
                let says =
                    |c: &Value| c.as_const().is_none_or(|c| self.says_something(c, depth + 1));
                parts.iter().any(says)
            }
            _ => true,
        }
    }

    fn call(&self, inst: Inst) -> Element {
        let callee = self.func.called_symbol(inst).map(|g| self.program.callee(g));
        match callee.unwrap_or(Callee::Invisible) {
            Callee::Row(row) => self.intrinsic(inst, row),
            Callee::Defined(_) | Callee::Invisible => self.returned(inst),
            _ => Element::GENERIC,
        }
    }

    fn intrinsic(&self, inst: Inst, row: &Intrinsic) -> Element {
        let args = self.func.args(inst);
        match row.returns {
            Returned::Derived(_) if may_clear(self.func, inst, row) => Element::GENERIC,
            Returned::Derived(n) => {
                args.get(n as usize).map_or(Element::GENERIC, |&v| self.element(v))
            }
            Returned::Cast(n) => {
                let ty = self.func.inst(inst).ty;
                args.get(n as usize).map_or(Element::GENERIC, |&v| self.cast(v, ty))
            }
            Returned::In(space) if Origins::of_space(space).is_some() => Element::of(space),
            _ => Element::GENERIC,
        }
    }

    /// The argument that a function promises to return.
    fn returned(&self, inst: Inst) -> Element {
        let module = self.program.module;
        let callee = self.func.called_symbol(inst).and_then(|g| module.resolve_function(g));
        let params = callee.map(|id| (&module.func(id).store, module.func(id).params()));
        for (n, &value) in self.func.args(inst).iter().enumerate() {
            let mut effects =
                ArgEffects::WORST.with(&self.func.store, self.func.arg_attrs(inst, n));
            if let Some((store, param)) = params.and_then(|(s, p)| Some((s, p.get(n)?))) {
                effects = effects.with(store, param.attrs);
            }
            if effects.returned {
                return self.element(value);
            }
        }
        Element::GENERIC
    }

    fn constant(&self, c: Const, depth: u32) -> Element {
        let store = &self.func.store;
        let Class::Pointer(space) = self.program.class(store.const_type(c)) else {
            return Element::GENERIC;
        };
        let inner = |value: &Value| match value.as_const() {
            Some(c) if depth < MAX_DEPTH => self.constant(c, depth + 1),
            _ => Element::GENERIC,
        };
        let element = match store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison => Element::BOTTOM,
            ConstantKind::Null | ConstantKind::Zero => Element::NULL,
            ConstantKind::Global(g) => match self.program.module.symbol_kind(g) {
                // What it stands for may be in any space.
                SymbolKind::Alias(_) => Element::GENERIC,
                _ => Element::of(Space::Global),
            },
            ConstantKind::Splat(part) => inner(&part.into()),
            ConstantKind::Aggregate(parts) => {
                parts.iter().fold(Element::BOTTOM, |all, part| all.meet(inner(part)))
            }
            ConstantKind::Expr(expr) => match (expr.op, expr.operands.first()) {
                (Opcode::GetElementPtr, Some(&base)) => match inner(&base) {
                    Element::NULL => Element::GENERIC,
                    element => element,
                },
                (Opcode::BitCast | Opcode::AddrSpaceCast, Some(base)) => inner(base),
                _ => Element::GENERIC,
            },
            _ => Element::GENERIC,
        };
        element.in_space(space)
    }

    /// What computes a value, and of what.
    fn computed(&self, value: Value) -> (Option<Opcode>, &[Value]) {
        match value.kind() {
            ValueKind::Inst(inst) => (Some(self.func.inst(inst).op), self.func.operands(inst)),
            ValueKind::Const(c) => match self.func.store.constant(c) {
                ConstantKind::Expr(expr) => (Some(expr.op), expr.operands),
                _ => (None, &[]),
            },
            _ => (None, &[]),
        }
    }

    /// Where a chain of offsets and casts begins.
    fn root(&self, value: Value) -> Value {
        let mut value = value;
        for _ in 0..MAX_DEPTH {
            match self.computed(value) {
                (
                    Some(Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast),
                    &[base, ..],
                ) => value = base,
                _ => break,
            }
        }
        value
    }
}

#[cfg(test)]
mod tests;
