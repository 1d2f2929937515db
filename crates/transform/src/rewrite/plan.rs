//! Which values are retyped, decided before anything changes.

use spacecast_analysis::Origins;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::vocab::Predicate;

use super::*;

/// The decisions for one function.
#[derive(Default)]
pub(super) struct Plan {
    num_args: usize,
    /// By value: arguments, then instructions.
    notes: Vec<Note>,
    /// The values that are wanted, in the order in which they were found to be.
    pub order: Vec<Value>,
    /// How many of these were passed on.
    passed: usize,
    /// The demands that were given, then those that follow from casts and comparisons.
    demands: Vec<Demand>,
    given: usize,
}

impl Plan {
    /// Decides for a function.
    pub fn make(&mut self, func: &Function<'_>, known: Known<'_>, demands: &[Demand], uses: &Uses) {
        self.num_args = func.params().len();
        self.notes.clear();
        self.notes.resize(self.num_args + func.num_insts(), Note::default());
        self.order.clear();
        self.demands.clear();
        self.demands.extend_from_slice(demands);
        self.given = demands.len();
        for (at, demand) in demands.iter().enumerate().rev() {
            self.note_mut(demand.inst).demands = Some(at as u32);
        }
        self.casts_back(func, known);
        loop {
            self.spread(func, known);
            if self.compare(func, known, uses) {
                continue;
            }
            let risky = self.risky(func, known, uses);
            if risky.is_empty() {
                return;
            }
            self.keep(func, known, risky);
        }
    }

    /// Values that are needed in generic form, and that would be something else there.
    fn risky(&self, func: &Function<'_>, known: Known<'_>, uses: &Uses) -> Vec<Value> {
        let is_risky = |&value: &Value| {
            let Some(space) = self.space_of(value).filter(|_| self.is_retyped(func, value)) else {
                return false;
            };
            let lost = self.is_lost(func, known, value);
            // LLVM makes one cast of two between spaces that have nothing in common; what the host gave may be a constant, and
            // a constant can be read in global memory.
            let given = || known.facts.origins(func, known.types, value).contains(Origins::DEVICE);
            let casts = !lost && (space == Space::Constant || space == Space::Global && given());
            let is_cast = |inst: Inst| func.inst(inst).op == Opcode::AddrSpaceCast;
            // A cast out of parameter space and another behind it, wherever that comes to be, mean nothing as one.
            let stays = lost || space == Space::Param;
            (stays || casts)
                && uses.get(value).iter().any(|&u| {
                    (stays || is_cast(u.user)) && self.needs_generic(func, known, u, space)
                })
        };
        self.order.iter().copied().filter(is_risky).collect()
    }

    /// Whether a value is not the same once it was in the space in which it is wanted: null does not survive a shared or
    /// local address, nor does what left its object survive a space whose addresses are short; and what the host gave may be
    /// the address of a constant, of which a cast out of global memory says that it is none.
    fn is_lost(&self, func: &Function<'_>, known: Known<'_>, value: Value) -> bool {
        let origins = || known.facts.origins(func, known.types, value);
        match self.space_of(value) {
            None => false,
            Some(Space::Global) => known.asks && origins().contains(Origins::DEVICE),
            Some(space) => {
                origins().contains(Origins::NULL)
                    || (known.narrow)(space) && !stays_inside(func, value)
            }
        }
    }

    /// Keeps values generic, and with them all that they are computed from and that would be something else: those are
    /// now needed in generic form, too.
    fn keep(&mut self, func: &Function<'_>, known: Known<'_>, mut values: Vec<Value>) {
        while let Some(value) = values.pop() {
            let Some(inst) = value.as_inst() else { continue };
            if std::mem::replace(&mut self.note_mut(inst).kept, true) {
                continue;
            }
            for operand in pointer_operands(func, inst) {
                let source = func.operands(inst)[operand];
                if flows_through(func, inst, operand)
                    && self.is_retyped(func, source)
                    && self.is_lost(func, known, source)
                {
                    values.push(source);
                }
            }
        }
    }

    #[inline]
    fn index(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(inst) => Some(self.num_args + inst.as_u32() as usize),
            _ => None,
        }
    }

    /// What is noted of a value; nothing of constants.
    #[inline]
    pub fn note(&self, value: Value) -> Note {
        self.index(value).and_then(|at| self.notes.get(at).copied()).unwrap_or_default()
    }

    /// Whether something is to be done about the operands of an instruction.
    #[inline]
    pub fn concerns(&self, inst: Inst) -> bool {
        self.notes.get(self.num_args + inst.as_u32() as usize).is_some_and(|note| {
            note.demands.is_some() || note.compared.is_some() || note.wanted.is_some()
        })
    }

    /// What is noted of a value that has notes: an argument, or an instruction, also one that is new.
    pub fn note_mut(&mut self, value: impl Into<Value>) -> &mut Note {
        let at = self.index(value.into()).unwrap_or(0);
        if at >= self.notes.len() {
            self.notes.resize(at + 1, Note::default());
        }
        &mut self.notes[at]
    }

    /// The space in which a value is wanted.
    #[inline]
    pub fn space_of(&self, value: Value) -> Option<Space> {
        self.index(value).and_then(|at| self.notes.get(at)?.wanted)
    }

    /// The space that a demand wants an operand in.
    fn demanded(&self, inst: Inst, operand: u32) -> Option<Space> {
        let from = self.note(inst.into()).demands? as usize;
        let here = self.demands[from..self.given].iter().take_while(|d| d.inst == inst);
        here.into_iter().find(|d| d.operand == operand).map(|d| d.space)
    }

    /// Passes demands up.
    fn spread(&mut self, func: &Function<'_>, known: Known<'_>) {
        for at in 0..self.order.len() {
            self.note_mut(self.order[at]).wanted = None;
        }
        self.order.clear();
        for at in 0..self.demands.len() {
            let Demand { inst, operand, space } = self.demands[at];
            self.want(func, known, inst, operand as usize, space);
        }
        self.passed = 0;
        self.pass_up(func, known);
    }

    /// Passes the wishes that are new up through what they are computed from.
    fn pass_up(&mut self, func: &Function<'_>, known: Known<'_>) {
        while let Some(&value) = self.order.get(self.passed) {
            self.passed += 1;
            let Some(inst) = value.as_inst() else { continue };
            let note = self.note(value);
            let Some(space) = note.wanted.filter(|_| !note.kept) else { continue };
            for operand in pointer_operands(func, inst) {
                if flows_through(func, inst, operand) {
                    self.want(func, known, inst, operand, space);
                }
            }
        }
    }

    fn want(
        &mut self,
        func: &Function<'_>,
        known: Known<'_>,
        inst: Inst,
        operand: usize,
        space: Space,
    ) {
        let value = func.operands(inst)[operand];
        if let Some(at) = self.index(value)
            && self.notes[at].wanted.is_none()
            && known.space(func, value) == Some(space)
        {
            self.notes[at].wanted = Some(space);
            self.notes[at].kept |= value.as_inst().is_some_and(|inst| is_pinned(func, inst));
            self.order.push(value);
        }
    }

    /// Whether a value changes its type.
    pub fn is_retyped(&self, func: &Function<'_>, value: Value) -> bool {
        let Some(inst) = value.as_inst() else { return false };
        let note = self.note(value);
        note.wanted.is_some() && !note.kept && passes_on(func.inst(inst).op)
    }

    /// Casts to the space that a computed address has anyway count as demands: they go.
    fn casts_back(&mut self, func: &Function<'_>, known: Known<'_>) {
        let types = known.types;
        for inst in func.insts().filter(|&i| func.inst(i).op == Opcode::AddrSpaceCast) {
            let value = func.operands(inst)[0];
            let computed = value.as_inst().is_some_and(|i| passes_on(func.inst(i).op));
            let generic = types.addrspace(types.scalar(func.type_of(value))) == Some(0);
            let to = types.addrspace(types.scalar(func.inst(inst).ty)).and_then(Space::from_llvm);
            let space = to.filter(|&space| space != Space::Param);
            if let Some(space) = space.filter(|_| computed && generic)
                && known.space(func, value) == Some(space)
            {
                self.demands.push(Demand { inst, operand: 0, space });
            }
        }
    }

    /// Finds comparisons whose sides are both of something in one space, of which one is retyped: then the
    /// other is wanted, too. Whether there are any that were not known.
    fn compare(&mut self, func: &Function<'_>, known: Known<'_>, uses: &Uses) -> bool {
        let before = self.demands.len();
        let mut at = 0;
        while let Some(&value) = self.order.get(at) {
            at += 1;
            let Some(space) = self.space_of(value).filter(|_| self.is_retyped(func, value)) else {
                continue;
            };
            for used in uses.get(value) {
                let user = used.user;
                if func.inst(user).op == Opcode::ICmp
                    && self.note(user.into()).compared.is_none()
                    && self.compares_within(func, known, user, space)
                {
                    self.note_mut(user).compared = Some(space);
                    for operand in 0..2 {
                        self.demands.push(Demand { inst: user, operand, space });
                        self.want(func, known, user, operand as usize, space);
                    }
                    // What this makes wanted is looked at in the same round.
                    self.pass_up(func, known);
                }
            }
        }
        self.demands.len() != before
    }

    /// Whether a comparison has the same result when it is made in a space.
    fn compares_within(
        &self,
        func: &Function<'_>,
        known: Known<'_>,
        user: Inst,
        space: Space,
    ) -> bool {
        let fits = |operand: usize| {
            let value = func.operands(user)[operand];
            let origins = known.facts.at(func, known.types, user, operand);
            !self.note(value).kept
                && !known.facts.is_refined(user, operand)
                && space != Space::Param
                && known.facts.space_of(origins) == Some(space)
                && !origins.contains(Origins::NULL)
        };
        let equality = matches!(func.predicate(user), Some(Predicate::Eq | Predicate::Ne));
        let inside = |operand: usize| stays_inside(func, func.operands(user)[operand]);
        // An address that left its object may wrap in a space where it did not before.
        fits(0) && fits(1) && (equality && !(known.narrow)(space) || inside(0) && inside(1))
    }

    /// Whether a use cannot be served in the space of the value.
    pub fn needs_generic(
        &self,
        func: &Function<'_>,
        known: Known<'_>,
        used: Use,
        space: Space,
    ) -> bool {
        let (user, operand) = (used.user, used.operand as usize);
        let data = func.inst(user);
        if self.demanded(user, used.operand) == Some(space)
            || is_debug_use(func, used)
            || self.note(user.into()).compared.is_some()
        {
            return false;
        }
        if data.op == Opcode::AddrSpaceCast {
            let to = known.types.addrspace(known.types.scalar(data.ty));
            return to != Some(space.llvm());
        }
        if self.is_retyped(func, user.into()) && flows_through(func, user, operand) {
            return self.space_of(user.into()) != Some(space);
        }
        true
    }
}

/// Whether a phi stays as it is, since there is no place for casts: behind it, or before it for what it takes.
fn is_pinned(func: &Function<'_>, inst: Inst) -> bool {
    if func.inst(inst).op != Opcode::Phi {
        return false;
    }
    let has_no_place = |arm: &[Value]| {
        let end = arm[1].as_block().and_then(|from| func.terminator(from));
        // What ends a block may be what is taken.
        end.is_some_and(|end| arm[0] == end.into() || func.inst(end).op == Opcode::CatchSwitch)
    };
    func.behind_phis(inst).is_none() || func.operands(inst).chunks_exact(2).any(has_no_place)
}

/// Whether an address is computed by nothing but steps that stay inside its object, in whatever space they are made.
fn stays_inside(func: &Function<'_>, value: Value) -> bool {
    let mut seen = vec![value];
    let mut at = 0;
    while let Some(&value) = seen.get(at) {
        at += 1;
        let constant = value.as_const().map(|c| func.store.constant(c));
        let (op, flags, operands) = match (value.as_inst(), constant) {
            (Some(inst), _) => (func.inst(inst).op, func.inst(inst).flags, func.operands(inst)),
            (_, Some(ConstantKind::Expr(expr))) => (expr.op, expr.flags, expr.operands),
            _ => continue,
        };
        let sources = match op {
            Opcode::GetElementPtr => {
                if !flags.contains(InstFlags::INBOUNDS) && !moves_nothing(func, &operands[1..]) {
                    return false;
                }
                &operands[..1]
            }
            Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => &operands[..1],
            Opcode::Select => &operands[1..],
            Opcode::Phi => operands,
            _ => continue,
        };
        // The arms of a phi come with their blocks.
        let step = if op == Opcode::Phi { 2 } else { 1 };
        for &source in sources.iter().step_by(step) {
            if !seen.contains(&source) {
                seen.push(source);
            }
        }
        if seen.len() > 64 {
            return false;
        }
    }
    true
}

/// Whether all indices are zero.
fn moves_nothing(func: &Function<'_>, indices: &[Value]) -> bool {
    indices.iter().all(|index| {
        let constant = index.as_const().map(|c| func.store.constant(c));
        matches!(constant, Some(ConstantKind::Int(0) | ConstantKind::Zero))
    })
}
