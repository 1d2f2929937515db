//! Makes accesses name their spaces.
//!
//! ```text
//!   %g = addrspacecast ptr addrspace(3) @s to ptr          source: provides @s
//!   %a = getelementptr i8, ptr %g, i64 %i                  retyped in place
//!   %v = load float, ptr %a                                demand
//!   call void @f(ptr %a)                                   needs a generic copy of %a
//! ```
//!
//! A demand is passed up through address computations (GEPs, phis, selects, freezes, casts of typed
//! pointers), which are retyped in place and keep their ids, names, flags and metadata. It ends at a source:
//! an operand that has the space already, or a value that is cast right after its definition. Where a
//! retyped value is needed as before, a generic copy is made by a cast.
//!
//! Null is where this can go wrong: generic null is 0, but 0 is a valid shared or local address, so that a
//! null pointer does not survive the way into such a space and back. A value that null can reach is retyped
//! only if nothing needs its generic form; else it is cast for the accesses alone.
//!
//! Invariant: afterwards every operand has the type that its instruction needs, every generic use sees the
//! same address as before, and instructions that nothing uses any more are gone.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{FuncFacts, Origins};
use spacecast_ir::edit::{AttrOwner, NewInst};
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::query::{Use, Uses};
use spacecast_ir::store::{Md, MdKind};
use spacecast_ir::types::Types;
use spacecast_ir::value::{Block, Inst, Value, ValueKind};
use spacecast_ir::vocab::{AttrKind, MdKindName, Opcode, Predicate};
use spacecast_nvptx::space::Space;

use crate::constants::{in_space, type_in};
use crate::demand::Demand;

type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// What a rewrite did.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewritten {
    /// Address computations that were retyped.
    pub retyped: u32,
    /// Casts that were added.
    pub casts_added: u32,
    /// Casts that went.
    pub casts_removed: u32,
    /// Other instructions that went.
    pub removed: u32,
}

/// Makes the operands of demands name their spaces. Callees of intrinsics still have their old names.
pub fn rewrite(
    func: &mut Function<'_>,
    types: &Types,
    facts: &FuncFacts,
    demands: &[Demand],
    narrow: &dyn Fn(Space) -> bool,
) -> Rewritten {
    if demands.is_empty() {
        return Rewritten::default();
    }
    let uses = func.uses();
    let plan = Plan::new(func, types, facts, demands, &uses, narrow);
    let nodes = plan.wanted.len();
    let mut position = vec![0u32; func.num_insts()];
    for (at, inst) in func.insts().enumerate() {
        position[inst.as_u32() as usize] = at as u32;
    }
    let mut writer = Writer {
        top: func.insts().next(),
        remaining: remaining(func, &uses),
        func,
        types,
        plan,
        uses,
        casts: vec![None; nodes],
        local_casts: Map::default(),
        copies: Map::default(),
        touched: Vec::new(),
        done: Rewritten::default(),
    };
    let mut wanted = writer.retype(narrow);
    wanted.extend_from_slice(demands);
    wanted.extend(writer.comparisons());
    // In the order of the function, so that a cast that is made for one operand stands before the next.
    wanted.sort_by_key(|d| position[d.inst.as_u32() as usize]);
    for demand in wanted {
        let operand = demand.operand as usize;
        let new = writer.provide(demand.inst, operand, demand.space);
        writer.set(demand.inst, operand, new);
        writer.drop_null_attributes(demand.inst, operand, demand.space);
    }
    writer.generic_uses();
    writer.sweep();
    writer.done
}

/// How often each value is used.
fn remaining(func: &Function<'_>, uses: &Uses) -> Vec<u32> {
    let mut counts = vec![0; func.num_insts()];
    for inst in func.insts() {
        counts[inst.as_u32() as usize] = uses.get(inst.into()).len() as u32;
    }
    counts
}

/// Which values are retyped, decided before anything changes. Tables are indexed by value: arguments, then
/// instructions.
struct Plan {
    num_args: usize,
    /// The space of each value that is wanted in it.
    wanted: Vec<Option<Space>>,
    /// The values that are wanted, in the order in which they were found to be.
    order: Vec<Value>,
    /// How many of these were passed on.
    passed: usize,
    /// Values that are cast although they could be retyped.
    kept: Vec<bool>,
    /// The demands, those of an instruction side by side, and where they begin.
    demands: Vec<Demand>,
    first_demand: Vec<u32>,
    /// Comparisons of two pointers of one space.
    compared: Vec<(Inst, Space)>,
    is_compared: Vec<bool>,
}

/// No demand.
const NONE: u32 = u32::MAX;

/// The operands through which an instruction passes on a pointer.
fn pointer_operands(func: &Function<'_>, inst: Inst) -> std::ops::Range<usize> {
    match func.inst(inst).op {
        Opcode::GetElementPtr | Opcode::BitCast | Opcode::Freeze => 0..1,
        Opcode::Select => 1..3,
        Opcode::Phi => 0..func.operands(inst).len(),
        _ => 0..0,
    }
}

fn flows_through(func: &Function<'_>, inst: Inst, operand: usize) -> bool {
    pointer_operands(func, inst).contains(&operand)
        && (func.inst(inst).op != Opcode::Phi || operand.is_multiple_of(2))
}

impl Plan {
    fn new(
        func: &Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        demands: &[Demand],
        uses: &Uses,
        narrow: &dyn Fn(Space) -> bool,
    ) -> Self {
        let (num_args, num_insts) = (func.params().len(), func.num_insts());
        let mut plan = Plan {
            num_args,
            wanted: vec![None; num_args + num_insts],
            order: Vec::new(),
            passed: 0,
            kept: vec![false; num_args + num_insts],
            demands: demands.to_vec(),
            first_demand: vec![NONE; num_insts],
            compared: Vec::new(),
            is_compared: vec![false; num_insts],
        };
        for (at, demand) in demands.iter().enumerate().rev() {
            plan.first_demand[demand.inst.as_u32() as usize] = at as u32;
        }
        let mut demands = demands.to_vec();
        plan.casts_back(func, types, facts, &mut demands);
        loop {
            plan.spread(func, types, facts, &demands);
            if plan.compare(func, types, facts, uses, &mut demands, narrow) {
                continue;
            }
            // Null does not survive a shared or local address; see above.
            let risky: Vec<Value> = plan
                .order
                .iter()
                .copied()
                .filter(|&value| {
                    let Some(space) = plan.space_of(value) else { return false };
                    space != Space::Global
                        && plan.is_retyped(func, value)
                        && facts.origins(func, types, value).contains(Origins::NULL)
                        && uses
                            .get(value)
                            .iter()
                            .any(|&u| plan.needs_generic(func, types, u, space))
                })
                .collect();
            if risky.is_empty() {
                return plan;
            }
            plan.keep(func, types, facts, risky);
        }
    }

    /// Keeps values generic, and with them all that they are computed from and that null can reach: those are
    /// now needed in generic form, too.
    fn keep(
        &mut self,
        func: &Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        mut values: Vec<Value>,
    ) {
        while let Some(value) = values.pop() {
            let (Some(at), Some(inst)) = (self.index(value), value.as_inst()) else { continue };
            if std::mem::replace(&mut self.kept[at], true) {
                continue;
            }
            for operand in pointer_operands(func, inst) {
                let source = func.operands(inst)[operand];
                if flows_through(func, inst, operand)
                    && self.is_retyped(func, source)
                    && facts.origins(func, types, source).contains(Origins::NULL)
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

    /// The space in which a value is wanted.
    #[inline]
    fn space_of(&self, value: Value) -> Option<Space> {
        self.index(value).and_then(|at| self.wanted.get(at).copied().flatten())
    }

    fn is_kept(&self, value: Value) -> bool {
        self.index(value).is_some_and(|at| self.kept.get(at).copied().unwrap_or(false))
    }

    /// The space that a demand wants an operand in.
    fn demanded(&self, inst: Inst, operand: u32) -> Option<Space> {
        let from = *self.first_demand.get(inst.as_u32() as usize)?;
        let here = self.demands.get(from as usize..)?.iter().take_while(|d| d.inst == inst);
        here.into_iter().find(|d| d.operand == operand).map(|d| d.space)
    }

    /// Passes demands up.
    fn spread(
        &mut self,
        func: &Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        demands: &[Demand],
    ) {
        for value in std::mem::take(&mut self.order) {
            if let Some(at) = self.index(value) {
                self.wanted[at] = None;
            }
        }
        for demand in demands {
            self.want(func, types, facts, demand.inst, demand.operand as usize, demand.space);
        }
        self.passed = 0;
        self.pass_up(func, types, facts);
    }

    /// Passes the wishes that are new up through what they are computed from.
    fn pass_up(&mut self, func: &Function<'_>, types: &Types, facts: &FuncFacts) {
        while let Some(&value) = self.order.get(self.passed) {
            self.passed += 1;
            let (Some(inst), Some(space)) = (value.as_inst(), self.space_of(value)) else {
                continue;
            };
            if self.is_kept(value) {
                continue;
            }
            for operand in pointer_operands(func, inst) {
                if flows_through(func, inst, operand) {
                    self.want(func, types, facts, inst, operand, space);
                }
            }
        }
    }

    fn want(
        &mut self,
        func: &Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        inst: Inst,
        operand: usize,
        space: Space,
    ) {
        let value = func.operands(inst)[operand];
        if let Some(at) = self.index(value)
            && self.wanted[at].is_none()
            && facts.origins(func, types, value).space() == Some(space)
        {
            self.wanted[at] = Some(space);
            self.order.push(value);
        }
    }

    /// Whether a value changes its type.
    fn is_retyped(&self, func: &Function<'_>, value: Value) -> bool {
        let Some(inst) = value.as_inst() else { return false };
        self.space_of(value).is_some()
            && !pointer_operands(func, inst).is_empty()
            && !self.is_kept(value)
    }

    /// Casts to the space that a computed address has anyway count as demands: they go.
    fn casts_back(
        &self,
        func: &Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        demands: &mut Vec<Demand>,
    ) {
        for inst in func.insts().filter(|&i| func.inst(i).op == Opcode::AddrSpaceCast) {
            let value = func.operands(inst)[0];
            let computed = value.as_inst().is_some_and(|i| !pointer_operands(func, i).is_empty());
            let generic = types.addrspace(types.scalar(func.type_of(value))) == Some(0);
            let to = types.addrspace(types.scalar(func.inst(inst).ty)).and_then(Space::from_llvm);
            let space = to.filter(|&space| space != Space::Param);
            if let Some(space) = space.filter(|_| computed && generic)
                && facts.origins(func, types, value).space() == Some(space)
            {
                demands.push(Demand { inst, operand: 0, space });
            }
        }
    }

    /// Finds comparisons whose sides are both of something in one space, of which one is retyped: then the
    /// other is wanted, too. Whether that adds demands.
    fn compare(
        &mut self,
        func: &Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        uses: &Uses,
        demands: &mut Vec<Demand>,
        narrow: &dyn Fn(Space) -> bool,
    ) -> bool {
        let before = self.compared.len();
        let mut at = 0;
        while let Some(&value) = self.order.get(at) {
            at += 1;
            let Some(space) = self.space_of(value).filter(|_| self.is_retyped(func, value)) else {
                continue;
            };
            for used in uses.get(value) {
                let user = used.user;
                if func.inst(user).op != Opcode::ICmp || self.is_compared[user.as_u32() as usize] {
                    continue;
                }
                let fits = |operand: usize| {
                    let value = func.operands(user)[operand];
                    let origins = facts.at(func, types, user, operand);
                    !self.is_kept(value)
                        && !facts.is_refined(user, operand)
                        && space != Space::Param
                        && origins.space() == Some(space)
                        && !origins.contains(Origins::NULL)
                };
                let equality = matches!(func.predicate(user), Some(Predicate::Eq | Predicate::Ne));
                let inside = |operand: usize| stays_inside(func, func.operands(user)[operand]);
                // An address that left its object may wrap in a space where it did not before.
                let ordered = equality && !narrow(space) || inside(0) && inside(1);
                if fits(0) && fits(1) && ordered {
                    self.is_compared[user.as_u32() as usize] = true;
                    self.compared.push((user, space));
                    demands.extend((0..2).map(|operand| Demand { inst: user, operand, space }));
                    // What this makes wanted is looked at in the same round.
                    self.want(func, types, facts, user, 0, space);
                    self.want(func, types, facts, user, 1, space);
                    self.pass_up(func, types, facts);
                }
            }
        }
        self.compared.len() != before
    }

    /// Whether a use cannot be served in the space of the value.
    fn needs_generic(&self, func: &Function<'_>, types: &Types, used: Use, space: Space) -> bool {
        let (user, operand) = (used.user, used.operand as usize);
        let data = func.inst(user);
        if self.demanded(user, used.operand) == Some(space)
            || is_debug_use(func, used)
            || self.is_compared[user.as_u32() as usize]
        {
            return false;
        }
        if data.op == Opcode::AddrSpaceCast {
            let to = types.addrspace(types.scalar(data.ty));
            return to != Some(space.llvm());
        }
        if self.is_retyped(func, user.into()) && flows_through(func, user, operand) {
            return self.space_of(user.into()) != Some(space);
        }
        true
    }
}

/// Whether an address is computed by nothing but steps that stay inside its object.
fn stays_inside(func: &Function<'_>, value: Value) -> bool {
    let mut seen = vec![value];
    let mut at = 0;
    while let Some(&value) = seen.get(at) {
        at += 1;
        let Some(inst) = value.as_inst() else { continue };
        let data = func.inst(inst);
        if data.op == Opcode::GetElementPtr && !data.flags.contains(InstFlags::INBOUNDS) {
            return false;
        }
        for operand in pointer_operands(func, inst) {
            let value = func.operands(inst)[operand];
            if flows_through(func, inst, operand) && !seen.contains(&value) {
                seen.push(value);
            }
        }
        if seen.len() > 64 {
            return false;
        }
    }
    true
}

/// Whether a use only describes a value.
fn is_debug_use(func: &Function<'_>, used: Use) -> bool {
    func.inst(used.user).op.is_debug_record()
        || func.operands(used.user)[used.operand as usize].md_index().is_some()
}

struct Writer<'w, 'f, 's> {
    func: &'f mut Function<'s>,
    types: &'w Types,
    plan: Plan,
    uses: Uses,
    /// Casts after definitions, into the one space that a value has.
    casts: Vec<Option<Value>>,
    /// Casts before uses, or at the end of a block, by block: good for what follows there.
    local_casts: Map<(Value, Space, Block, bool), Value>,
    /// Generic copies of retyped values.
    copies: Map<Value, Value>,
    /// Where the function began.
    top: Option<Inst>,
    /// Uses of each instruction that are left.
    remaining: Vec<u32>,
    /// Instructions that lost a use.
    touched: Vec<Inst>,
    done: Rewritten,
}

impl Writer<'_, '_, '_> {
    fn is_retyped(&self, value: Value) -> bool {
        self.plan.is_retyped(self.func, value)
    }

    /// Changes an operand and keeps count.
    fn set(&mut self, inst: Inst, operand: usize, new: Value) {
        let old = self.func.operands(inst)[operand];
        if old == new {
            return;
        }
        self.func.set_operand(inst, operand, new);
        self.release(old);
        if let Some(new) = new.as_inst() {
            self.count(new, 1);
        }
    }

    fn count(&mut self, inst: Inst, by: u32) {
        let at = inst.as_u32() as usize;
        if at >= self.remaining.len() {
            self.remaining.resize(at + 1, 0);
        }
        self.remaining[at] += by;
    }

    fn release(&mut self, old: Value) {
        if let Some(old) = old.as_inst() {
            let left = &mut self.remaining[old.as_u32() as usize];
            *left = left.saturating_sub(1);
            self.touched.push(old);
        }
    }

    fn add_cast(&mut self, value: Value, space: u32, suffix: &str, at: At) -> Value {
        let ty = type_in(self.types, self.func.type_of(value), space);
        let mut new = NewInst::cast(Opcode::AddrSpaceCast, value, ty);
        // Always a name: a number would move the numbers of all that follows, and change their lines.
        let name = match self.func.name_of(value) {
            Some(name) => {
                let name = spacecast_ir::text::unescape(name).into_owned();
                [&name[..], b".", suffix.as_bytes()].concat()
            }
            None => suffix.as_bytes().to_vec(),
        };
        new = new.named(&name);
        let inst = match at {
            At::Before(inst) => self.func.insert_before(inst, new),
            At::After(inst) => self.func.insert_after(inst, new),
        };
        self.done.casts_added += 1;
        let near = match at {
            At::Before(user) => Some(user),
            At::After(_) => value.as_inst(),
        };
        // At the position of what it belongs to; arguments have none.
        if let Some(location) =
            near.filter(|_| value.as_arg().is_none()).and_then(|i| self.func.debug_loc(i))
        {
            self.func.set_metadata(inst, MdKind::Known(MdKindName::Dbg), Some(location));
        }
        if let Some(value) = value.as_inst() {
            self.count(value, 1);
        }
        inst.into()
    }

    /// Zero is a valid address in other spaces than global: attributes that rule it out would lie.
    fn drop_null_attributes(&mut self, inst: Inst, operand: usize, space: Space) {
        if space != Space::Global && self.func.inst(inst).op.is_call() {
            self.func.remove_attrs(AttrOwner::CallArg(inst, operand), |attr| {
                matches!(attr.kind(), Some(AttrKind::NonNull | AttrKind::DereferenceableOrNull))
            });
        }
    }

    /// Where something that uses a value can stand so that it dominates all other uses.
    fn after(&self, value: Value) -> Option<At> {
        match value.kind() {
            // One after the other, in the order they are asked for.
            ValueKind::Arg(_) => self.top.map(At::Before),
            ValueKind::Inst(inst) => {
                let data = self.func.inst(inst);
                if data.op.is_terminator() {
                    return None;
                }
                if data.op != Opcode::Phi {
                    return Some(At::After(inst));
                }
                let mut at = inst;
                while let Some(next) = self.func.next(at) {
                    // Before records that describe it.
                    if self.func.inst(next).op != Opcode::Phi {
                        break;
                    }
                    at = next;
                }
                Some(At::After(at))
            }
            _ => None,
        }
    }

    /// The operand of an instruction in a space.
    fn provide(&mut self, user: Inst, operand: usize, space: Space) -> Value {
        let value = self.func.operands(user)[operand];
        if let Some(c) = value.as_const() {
            return in_space(&mut self.func.store, self.types, c, space.llvm(), 0);
        }
        let own = self.plan.space_of(value) == Some(space);
        if own && self.is_retyped(value) {
            return value;
        }
        if let Some(source) = self.typed_source(value, space) {
            return source;
        }
        if own && let Some(at) = self.after(value) {
            // Only values of the plan have a space of their own, so there is a slot.
            let index = self.plan.index(value).unwrap_or(0);
            if let Some(cast) = self.casts[index] {
                return cast;
            }
            let cast = self.add_cast(value, space.llvm(), space.name(), at);
            self.casts[index] = Some(cast);
            return cast;
        }
        self.provide_here(user, operand, value, space)
    }

    /// What a cast to generic was made of, if that has the space and the type that are wanted.
    fn typed_source(&self, value: Value, space: Space) -> Option<Value> {
        let cast = value.as_inst().filter(|&i| self.func.inst(i).op == Opcode::AddrSpaceCast)?;
        let source = self.func.operands(cast)[0];
        let wanted = type_in(self.types, self.func.inst(cast).ty, space.llvm());
        (self.func.type_of(source) == wanted).then_some(source)
    }

    /// A cast just where the value is used: what is known of it holds there and maybe nowhere else.
    fn provide_here(&mut self, user: Inst, operand: usize, value: Value, space: Space) -> Value {
        let mut at = user;
        if self.func.inst(user).op == Opcode::Phi {
            let from = self.func.operands(user).get(operand + 1).and_then(|v| v.as_block());
            if let Some(end) = from.and_then(|b| self.func.terminator(b)) {
                at = end;
            }
        }
        // At the end of a block for a phi, else before the first user; users are visited in order.
        let key = (value, space, self.func.block_of(at), at == user);
        if let Some(&cast) = self.local_casts.get(&key) {
            return cast;
        }
        let generic = self.generic(value);
        let cast = self.add_cast(generic, space.llvm(), space.name(), At::Before(at));
        self.local_casts.insert(key, cast);
        cast
    }

    /// The generic form of a value.
    fn generic(&mut self, value: Value) -> Value {
        if !self.is_retyped(value) {
            return value;
        }
        if let Some(&copy) = self.copies.get(&value) {
            return copy;
        }
        let Some(at) = self.after(value) else { return value };
        let copy = self.add_cast(value, 0, "generic", at);
        self.copies.insert(value, copy);
        copy
    }

    /// Retypes what is to be retyped; the operands that it needs.
    fn retype(&mut self, narrow: &dyn Fn(Space) -> bool) -> Vec<Demand> {
        let wanted = self.plan.order.iter().copied();
        let retyped: Vec<(Inst, Space)> = wanted
            .filter(|&v| self.is_retyped(v))
            .filter_map(|v| Some((v.as_inst()?, self.plan.space_of(v)?)))
            .collect();
        for &(inst, space) in &retyped {
            let ty = type_in(self.types, self.func.inst(inst).ty, space.llvm());
            self.func.set_type(inst, ty);
            // With fewer bits an offset that did not wrap may.
            let flags = self.func.inst(inst).flags;
            let wraps = InstFlags::NUW | InstFlags::NUSW;
            if narrow(space) && flags.intersects(wraps) && self.func.gep_source(inst).is_some() {
                self.func.set_flags(inst, flags.difference(wraps));
            }
            self.done.retyped += 1;
        }
        // Before anything is handed out: a cast that goes must not be what something else is given.
        for &(inst, space) in &retyped {
            self.drop_casts(inst.into(), space);
        }
        let operand = |&(inst, space): &(Inst, Space)| {
            let operands = pointer_operands(self.func, inst);
            operands
                .filter(|&operand| flows_through(self.func, inst, operand))
                .map(|operand| Demand { inst, operand: operand as u32, space })
                .collect::<Vec<_>>()
        };
        retyped.iter().flat_map(operand).collect()
    }

    /// The operands of comparisons that are made in a space.
    fn comparisons(&self) -> Vec<Demand> {
        let sides =
            |&(inst, space): &(Inst, Space)| [0, 1].map(|operand| Demand { inst, operand, space });
        self.plan.compared.iter().flat_map(sides).collect()
    }

    /// Gives every other use of a retyped value what it needs.
    fn generic_uses(&mut self) {
        for at in 0..self.plan.order.len() {
            let value = self.plan.order[at];
            let Some(space) = self.plan.space_of(value) else { continue };
            if !self.is_retyped(value) {
                continue;
            }
            let mut described = Vec::new();
            for used in self.uses.get(value).to_vec() {
                if is_debug_use(self.func, used) {
                    described.push(used.user);
                    continue;
                }
                let operand = used.operand as usize;
                if self.func.operands(used.user)[operand] != value {
                    continue;
                }
                // A cast of typed pointers that became one within the space.
                let within = self.func.inst(used.user).op == Opcode::BitCast
                    && self.space_of_type(used.user) == Some(space.llvm());
                if !within && self.plan.needs_generic(self.func, self.types, used, space) {
                    let copy = self.generic(value);
                    self.set(used.user, operand, copy);
                }
            }
            self.describe(value, space, described);
        }
    }

    fn space_of_type(&self, inst: Inst) -> Option<u32> {
        self.types.addrspace(self.types.scalar(self.func.inst(inst).ty))
    }

    fn is_cast_to(&self, inst: Inst, space: Space) -> bool {
        self.func.inst(inst).op == Opcode::AddrSpaceCast
            && self.space_of_type(inst) == Some(space.llvm())
    }

    /// Drops the casts of a retyped value to the space that it now has.
    fn drop_casts(&mut self, value: Value, space: Space) {
        for used in self.uses.get(value).to_vec() {
            if self.is_cast_to(used.user, space) {
                self.drop_cast(used.user, value);
                self.touched.push(used.user);
            }
        }
    }

    /// Puts a value in the place of a cast to the space that it now has.
    fn drop_cast(&mut self, cast: Inst, value: Value) {
        if self.func.inst(cast).ty != self.func.type_of(value) {
            // Typed pointers: the cast also changes what it points to.
            let ty = self.func.inst(cast).ty;
            self.func.replace(cast, NewInst::cast(Opcode::BitCast, value, ty));
            return;
        }
        for used in self.uses.get(cast.into()).to_vec() {
            if is_debug_use(self.func, used) {
                self.func.replace_values_in(used.user, |v| (v == cast.into()).then_some(value));
                self.release(cast.into());
            } else if self.func.operands(used.user)[used.operand as usize] == cast.into() {
                self.set(used.user, used.operand as usize, value);
            }
        }
    }

    /// Debug info names the generic address, or nothing: never an offset into a space.
    fn describe(&mut self, value: Value, space: Space, users: Vec<Inst>) {
        let new = match self.copies.get(&value) {
            Some(&copy) => copy,
            // The address is the same number.
            None if space == Space::Global => return,
            None => {
                let ty = type_in(self.types, self.func.type_of(value), 0);
                self.func.store.poison(ty)
            }
        };
        for user in users {
            self.func.replace_values_in(user, |v| (v == value).then_some(new));
            self.release(value);
        }
    }

    /// Takes out what nothing uses any more.
    fn sweep(&mut self) {
        while let Some(inst) = self.touched.pop() {
            let data = self.func.inst(inst);
            let pure = matches!(
                data.op,
                Opcode::AddrSpaceCast
                    | Opcode::BitCast
                    | Opcode::GetElementPtr
                    | Opcode::Select
                    | Opcode::Freeze
                    | Opcode::Phi
            );
            let at = inst.as_u32() as usize;
            if !pure || data.is_removed() {
                continue;
            }
            let only_described = self.remaining[at] > 0 && self.only_described(inst);
            if self.remaining[at] > 0 && !only_described {
                continue;
            }
            if only_described {
                let ty = self.func.inst(inst).ty;
                let poison = self.func.store.poison(ty);
                for used in self.uses.get(inst.into()).to_vec() {
                    if is_debug_use(self.func, used) {
                        self.func
                            .replace_values_in(used.user, |v| (v == inst.into()).then_some(poison));
                    }
                }
            }
            if self.func.inst(inst).op == Opcode::AddrSpaceCast {
                self.done.casts_removed += 1;
            } else {
                self.done.removed += 1;
            }
            let operands: Vec<Value> = self.func.operands(inst).to_vec();
            self.func.remove(inst);
            for operand in operands {
                self.release(operand);
            }
        }
    }

    /// Whether all uses that are left are debug info.
    fn only_described(&self, inst: Inst) -> bool {
        let described = self.uses.get(inst.into()).iter().filter(|&&u| {
            is_debug_use(self.func, u)
                && !self.func.inst(u.user).is_removed()
                && self.says(u, inst.into())
        });
        described.count() as u32 == self.remaining[inst.as_u32() as usize]
    }

    /// Whether the metadata at a use still names a value.
    fn says(&self, used: Use, value: Value) -> bool {
        let operand = self.func.operands(used.user)[used.operand as usize];
        let Some(index) = operand.md_index() else { return operand == value };
        match self.func.store.md_operand(index) {
            Md::Value(v) => v == value,
            Md::Inline(node) => self.func.store.fields(node).any(|(_, md)| md == Md::Value(value)),
            _ => false,
        }
    }
}

#[derive(Copy, Clone)]
enum At {
    Before(Inst),
    After(Inst),
}
