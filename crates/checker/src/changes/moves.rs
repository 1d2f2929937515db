//! Addresses that are computed in a space, and casts that came or went for that.
//!
//! ```text
//!   kept        same in everything, but that pointers among its operands may be in a space that is claimed of them
//!   came        casts between spaces, where they dominate their uses
//!   went        casts and computations that have no effect; nothing uses them any more
//! ```
//!
//! Generic null is another address in other spaces than global: a value that can be null may not go into one and come
//! back. Nor may what the host gave go into global memory and come back where the program asks if it is there.

use spacecast_ir::compare::Changed;
use spacecast_ir::inst::{InstData, InstFlags};
use spacecast_ir::query::Dominators;
use spacecast_ir::store::{ConstantKind, MdKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value, ValueKind};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{Opcode, Predicate};
use spacecast_nvptx::space::Space;

use super::names::Names;
use super::pair::{Became, Fault, Pair, Root, is_about_null};
use crate::Map;

pub(super) const PARAM: u32 = 101;

/// What makes operands others than they were.
pub(super) const OTHER_OPERANDS: Changed =
    Changed::KIND.union(Changed::TYPE).union(Changed::OPERANDS).union(Changed::USED);

/// Whether something may be done; if not, why.
pub(super) type Right = Result<(), String>;

/// An operand that is in a space now.
#[derive(Copy, Clone)]
pub(super) struct Moved {
    pub operand: usize,
    pub space: u32,
    /// Whether it is an address that is computed in that space: it is there if what it is computed of is, which is asked
    /// for where that is done.
    pub computed: bool,
}

/// What may be done in a function.
pub(super) trait Rights {
    /// Whether an operand of an instruction, as it was, may be taken in a space.
    fn entitled(&mut self, inst: Inst, data: &InstData, moved: Moved) -> Right;
    /// Whether a value may be null, as far as is known.
    fn may_be_null(&mut self, value: Value) -> bool;
    /// Whether a value may be the address of a constant although it counts as global, and someone asks if it is one: who uses
    /// it, or anyone.
    fn may_be_constant(&mut self, _: Value, _asked: bool) -> bool {
        false
    }
    /// Whether an attachment may change, and did so rightly.
    fn attachment(&mut self, inst: Inst, kind: MdKind) -> bool;
    /// Whether an instruction may come, which is no cast, with the effects that it has.
    fn may_come(&self, inst: Inst) -> bool;
}

pub(super) struct Moves<'m, 'p, 's> {
    pub pair: &'m Pair<'p, 's>,
    pub rights: &'m mut dyn Rights,
    /// New memory that stands for a parameter.
    pub stands_for: Map<Inst, Value>,
    /// Whether addresses of a space are shorter than generic ones.
    pub narrow: &'m dyn Fn(u32) -> bool,
    pub faults: Vec<Fault>,
    dominators: Option<Dominators>,
    /// Where instructions are in their blocks, from one on, for blocks that were asked about.
    positions: Vec<u32>,
    pub(super) names: &'m Names,
}

impl<'m, 'p, 's> Moves<'m, 'p, 's> {
    pub fn new(
        pair: &'m Pair<'p, 's>,
        rights: &'m mut dyn Rights,
        narrow: &'m dyn Fn(u32) -> bool,
        names: &'m Names,
    ) -> Self {
        let stands_for = Map::default();
        Self {
            pair,
            rights,
            stands_for,
            narrow,
            faults: Vec::new(),
            dominators: None,
            positions: Vec::new(),
            names,
        }
    }

    pub fn fault(&mut self, inst: Inst, why: String) {
        self.faults.push((Some(inst), why));
    }

    /// Compares everything.
    pub fn check(mut self) -> Vec<Fault> {
        let (before, after) = (self.pair.before, self.pair.after);
        if self.pair.in_order {
            self.listed();
            return self.faults;
        }
        if !before.blocks().eq(after.blocks()) {
            return vec![(None, "its blocks changed".to_owned())];
        }
        for block in before.blocks() {
            self.block(block);
        }
        self.faults
    }

    /// What is in order for sure is not walked through: only what came, went, or may have changed.
    fn listed(&mut self) {
        let pair = self.pair;
        pair.new_insts().for_each(|inst| self.came(inst));
        for (inst, changed) in pair.suspects() {
            if changed.contains(Changed::REMOVED) {
                self.went(inst);
            } else if !pair.after.inst(inst).is_removed() {
                self.kept(inst);
            }
        }
    }

    fn block(&mut self, block: Block) {
        let (before, after) = (self.pair.before, self.pair.after);
        let mut now = after.insts_of(block).peekable();
        for inst in before.insts_of(block) {
            while let Some(&new) = now.peek().filter(|&&i| self.pair.is_new(i)) {
                self.came(new);
                now.next();
            }
            if now.peek() == Some(&inst) {
                now.next();
                if !self.pair.is_same_at_a_glance(inst) {
                    self.kept(inst);
                }
            } else if after.inst(inst).is_removed() {
                self.went(inst);
            } else {
                return self.fault(inst, "instructions are in another order".to_owned());
            }
        }
        for inst in now {
            if self.pair.is_new(inst) {
                self.came(inst);
            } else {
                self.fault(inst, "it was in another block".to_owned());
            }
        }
    }

    fn came(&mut self, inst: Inst) {
        let func = self.pair.after;
        let data = func.inst(inst);
        if self.rights.may_come(inst) {
            return;
        }
        let casts = matches!(data.op, Opcode::AddrSpaceCast | Opcode::BitCast);
        let operand = func.operands(inst).first().copied().filter(|_| casts);
        let spaces = operand.map(|v| (self.pair.space(func.type_of(v)), self.pair.space(data.ty)));
        let fits = match spaces {
            // With typed pointers.
            Some((Some(from), Some(to))) if data.op == Opcode::BitCast => from == to,
            Some((Some(0), Some(_)) | (Some(_), Some(0))) => true,
            _ => false,
        };
        if !fits {
            return self.fault(inst, format!("{:?} came", data.op));
        }
        let Some(operand) = operand else { return };
        if matches!(spaces, Some((Some(PARAM), Some(0)))) && !self.is_parameter(operand) {
            // LLVM makes one cast of this and of one behind it, which means nothing to its backend.
            self.fault(
                inst,
                "an address inside of a parameter is made generic by a cast".to_owned(),
            );
        }
        self.is_there(inst, 0, operand);
    }

    /// Whether a value is a parameter itself, maybe in parameter space.
    fn is_parameter(&self, value: Value) -> bool {
        let func = self.pair.after;
        let mut value = value;
        // In code that never runs casts go round.
        for _ in 0..16 {
            let Some(inst) = value.as_inst() else { return value.as_arg().is_some() };
            if !matches!(func.inst(inst).op, Opcode::AddrSpaceCast | Opcode::BitCast) {
                return false;
            }
            value = func.operands(inst)[0];
        }
        false
    }

    /// What has no effect may go. That nothing uses it is seen where others use their operands.
    fn went(&mut self, inst: Inst) {
        use Opcode::*;
        let op = self.pair.before.inst(inst).op;
        if !matches!(
            op,
            AddrSpaceCast
                | BitCast
                | GetElementPtr
                | Select
                | Phi
                | Freeze
                | ExtractValue
                | ExtractElement
        ) {
            self.fault(inst, format!("{op:?} went"));
        }
    }

    /// Where an instruction is in its block.
    fn position(&mut self, inst: Inst) -> u32 {
        let func = self.pair.after;
        self.positions.resize(func.num_insts(), 0);
        if self.positions[inst.as_u32() as usize] == 0 {
            for (at, inst) in (1..).zip(func.insts_of(func.block_of(inst))) {
                self.positions[inst.as_u32() as usize] = at;
            }
        }
        self.positions[inst.as_u32() as usize]
    }

    /// Whether an operand is still there, and is computed before it is used.
    fn is_there(&mut self, user: Inst, operand: usize, value: Value) {
        let func = self.pair.after;
        let Some(inst) = value.as_inst() else { return };
        if func.inst(inst).is_removed() {
            return self.fault(user, "it uses what went".to_owned());
        }
        if !self.pair.is_new(inst) && !self.pair.is_new(user) {
            return;
        }
        let is_phi = func.inst(user).op == Opcode::Phi;
        let from =
            func.operands(user).get(operand + 1).filter(|_| is_phi).and_then(|v| v.as_block());
        let (block, last) = match from {
            Some(from) => (from, true),
            None => (func.block_of(user), false),
        };
        let before = if func.block_of(inst) == block {
            last || self.position(inst) < self.position(user)
        } else if Some(func.block_of(inst)) == func.entry() {
            true
        } else {
            self.dominators
                .get_or_insert_with(|| func.dominators())
                .dominates(func.block_of(inst), block)
        };
        if !before {
            self.fault(user, "it uses what is not computed before".to_owned());
        }
    }

    /// An instruction that is what it was, but for what became of its operands.
    fn used(&mut self, inst: Inst) {
        let pair = self.pair;
        let (data, operands) = pair.after.look(inst);
        for (at, &value) in operands.iter().enumerate() {
            match pair.became(value) {
                Became::Same => {}
                Became::Gone => return self.fault(inst, "it uses what went".to_owned()),
                Became::Retyped => {
                    let types = (pair.before.type_of(value), pair.after.type_of(value));
                    self.moves(inst, at, types, true);
                }
                Became::Unsure => self.operand(inst, at, value, value),
            }
        }
        if data.op == Opcode::ICmp {
            self.comparison(inst);
        }
    }

    /// An instruction of which something changed, if only the types of its operands.
    fn kept(&mut self, inst: Inst) {
        let pair = self.pair;
        let changed = pair.changed(inst);
        let op = pair.after.inst(inst).op;
        if changed == Changed::USED && pair.extends && !op.is_call() && !op.is_debug_record() {
            return self.used(inst);
        }
        let ((old, was), (new, is)) = (pair.before.look(inst), pair.after.look(inst));
        if old.op.is_debug_record() {
            return self.described(inst);
        }
        // With typed pointers a cast within a space is one of types alone.
        if old.op == Opcode::AddrSpaceCast && new.op == Opcode::BitCast && old.ty == new.ty {
            self.is_there(inst, 0, is[0]);
            let (was, is) = (pair.root(pair.before, was[0]), self.root_after(is[0]));
            if !pair.same_root(was.value, is.value) {
                self.fault(inst, "it is another address".to_owned());
            }
            return;
        }
        let mut free = InstFlags::empty();
        if old.ty != new.ty {
            use Opcode::*;
            let moved = pair.moved_to(old.ty, new.ty);
            let computes = matches!(old.op, GetElementPtr | Phi | Select | BitCast | Freeze);
            let Some(space) = moved.filter(|_| computes) else {
                return self.fault(inst, "its type changed".to_owned());
            };
            // So who uses it need not ask where it is: each of these was asked about.
            let there = |v: &Value| pair.space(pair.after.type_of(*v)) == Some(space);
            let all_there = match old.op {
                Phi => is.iter().step_by(2).all(there),
                Select => is[1..].iter().all(there),
                _ => is[..1].iter().all(there),
            };
            if !all_there {
                self.fault(
                    inst,
                    "it is in a space that what it is computed of is not in".to_owned(),
                );
            }
            // With fewer bits what did not wrap may, and so may what leaves its object, where addresses are other numbers.
            let wraps = InstFlags::NUW | InstFlags::NUSW;
            let leaves = space != Space::Global.llvm() && !old.flags.contains(InstFlags::INBOUNDS);
            if old.op == GetElementPtr && (leaves || (self.narrow)(space)) {
                free = wraps;
                if new.flags.intersects(wraps) {
                    self.fault(inst, "it may wrap in that space".to_owned());
                }
            }
        }
        if changed.contains(Changed::KIND)
            && let Err(why) = pair.same_but_operands(inst, free)
        {
            self.fault(inst, why);
        }
        if changed.contains(Changed::METADATA) {
            self.attachments(inst);
        }
        if !changed.intersects(OTHER_OPERANDS) && pair.extends {
            return;
        }
        if was.len() != is.len() {
            return self.fault(inst, "it has another number of operands".to_owned());
        }
        let callee = old.op.is_call().then(|| was.len() - 1);
        let (mut moved, mut renamed) = (false, false);
        for (at, (&was, &is)) in was.iter().zip(is).enumerate() {
            match if was == is { pair.became(is) } else { Became::Unsure } {
                Became::Same => continue,
                Became::Gone => return self.fault(inst, "it uses what went".to_owned()),
                Became::Retyped if Some(at) != callee => {
                    moved = true;
                    let types = (pair.before.type_of(was), pair.after.type_of(is));
                    self.moves(inst, at, types, true);
                    continue;
                }
                _ if is.as_inst().is_some() => self.is_there(inst, at, is),
                _ => {}
            }
            let types = || (pair.before.type_of(was), pair.after.type_of(is));
            if Some(at) == callee && !pair.same_value(was, is) {
                renamed = true;
                match pair.before.called_symbol(inst) {
                    // The same address may have come another way.
                    None if matches!(types(), (a, b) if a == b) => self.operand(inst, at, was, is),
                    _ => self.callee(inst),
                }
            } else {
                moved = true;
                self.operand(inst, at, was, is);
            }
        }
        if moved && !renamed && callee.is_some() {
            self.keeps_its_name(inst);
        }
        if old.op == Opcode::ICmp {
            self.comparison(inst);
        }
    }

    fn attachments(&mut self, inst: Inst) {
        let (before, after) = (self.pair.before, self.pair.after);
        let mut changed = after.changed_attachments(before, inst);
        if !changed.all(|kind| self.rights.attachment(inst, kind)) {
            self.fault(inst, "its metadata changed".to_owned());
        }
    }

    pub fn root_after(&self, value: Value) -> Root {
        let mut root = self.pair.root(self.pair.after, value);
        if let Some(&stands_for) = root.value.as_inst().and_then(|inst| self.stands_for.get(&inst))
        {
            root.value = stands_for;
        }
        root
    }

    fn operand(&mut self, inst: Inst, at: usize, was: Value, is: Value) {
        let pair = self.pair;
        let (old, new) = match was.kind() {
            ValueKind::Block(_) | ValueKind::Md(_) => {
                if !pair.same_value(was, is) && !self.describes(was, is) {
                    self.fault(inst, format!("operand {at} changed"));
                }
                return;
            }
            kind => {
                let types = (pair.before.type_of(was), pair.after.type_of(is));
                if was == is && !matches!(kind, ValueKind::Const(_)) {
                    // What is computed in a space is seen where that is done, and parameters with the header: it is the
                    // same address.
                    let computed = matches!(kind, ValueKind::Inst(_) | ValueKind::Arg(_));
                    return self.moves(inst, at, types, computed);
                }
                types
            }
        };
        if pair.space(old).is_none() || pair.space(new).is_none() {
            if !pair.same_value(was, is) {
                self.fault(inst, format!("operand {at} changed"));
            }
            return;
        }
        let known = old != new && self.is_cast_of(is, was);
        let roots = (!known).then(|| (pair.root(pair.before, was), self.root_after(is)));
        if roots.as_ref().is_some_and(|(was, is)| !pair.same_root(was.value, is.value)) {
            return self.fault(inst, format!("operand {at} is another address"));
        }
        if let Some((was, is)) = roots.filter(|_| old == new && pair.space(old) == Some(0)) {
            self.detour(inst, at, &was, &is);
        }
        self.moves(inst, at, (old, new), false);
    }

    /// An operand that is the same address, maybe in a space.
    fn moves(&mut self, inst: Inst, operand: usize, (old, new): (Type, Type), computed: bool) {
        if old == new {
            return;
        }
        let Some(space) = self.pair.moved_to(old, new) else {
            return self.fault(inst, format!("operand {operand} changed its type"));
        };
        let data = self.pair.before.inst(inst);
        if let Err(why) = self.rights.entitled(inst, data, Moved { operand, space, computed }) {
            self.fault(inst, why);
        }
        if space > 1 && data.op.is_call() {
            self.null_attributes(inst, operand);
        }
    }

    /// Whether what an operand is now is a new cast of what it was, which was none; or that was a constant cast of this.
    fn is_cast_of(&self, is: Value, was: Value) -> bool {
        let (before, after) = (self.pair.before, self.pair.after);
        let is_cast = |op: Opcode| matches!(op, Opcode::AddrSpaceCast | Opcode::BitCast);
        let plain = match was.kind() {
            ValueKind::Inst(inst) => {
                !is_cast(before.inst(inst).op) && !is_cast(after.inst(inst).op)
            }
            ValueKind::Arg(_) => true,
            ValueKind::Const(c) => {
                return self.pair.extends && before.store.cast_from(c) == Some(is);
            }
            _ => false,
        };
        let of = is.as_inst().filter(|&inst| plain && self.pair.is_new(inst)).map(|inst| {
            let data = after.inst(inst);
            (data.op == Opcode::AddrSpaceCast).then(|| after.operands(inst))
        });
        matches!(of, Some(Some(&[source])) if source == was)
    }

    /// An address that goes through a space and comes back as a generic one, before or after.
    fn detour(&mut self, inst: Inst, at: usize, was: &Root, is: &Root) {
        // Who asks is told by the cast that it is global.
        let asked = self.pair.before.inst(inst).op == Opcode::AddrSpaceCast;
        if is.global && !was.global && self.rights.may_be_constant(was.value, asked) {
            self.fault(
                inst,
                format!("operand {at} may be a constant, and goes through global memory"),
            );
        }
        if was.through.is(&is.through) {
            return;
        }
        if is.through.beyond(&was.through).any(self.narrow) && !self.stays_inside(was.value) {
            self.fault(inst, format!("operand {at} may wrap in a space of short pointers"));
        }
        // A parameter that is not read in its space is copied by LLVM: the cast says which is meant.
        let lost = was.through.more || was.through.has(PARAM) && !is.through.has(PARAM);
        if lost || self.rights.may_be_null(was.value) {
            self.fault(inst, format!("operand {at} may be null, and goes through a space"));
        }
    }

    /// What attributes say of null is wrong in another space than global.
    fn null_attributes(&mut self, inst: Inst, at: usize) {
        let func = self.pair.after;
        let is_argument = at < func.args(inst).len();
        if is_argument && func.store.attrs(func.arg_attrs(inst, at)).any(is_about_null) {
            self.fault(inst, format!("argument {at} is said not to be null in a space"));
        }
    }

    /// Comparisons in a space: of addresses that are both there, and not null.
    fn comparison(&mut self, inst: Inst) {
        let pair = self.pair;
        let types = |f: View<'_, '_>| -> Vec<Type> {
            f.operands(inst).iter().map(|&v| f.type_of(v)).collect()
        };
        if types(pair.before) == types(pair.after) {
            return;
        }
        let spaces: Vec<_> = types(pair.after).into_iter().map(|ty| pair.space(ty)).collect();
        let space = spaces[0].unwrap_or(0);
        let operands = pair.before.operands(inst);
        let equality = matches!(pair.before.predicate(inst), Some(Predicate::Eq | Predicate::Ne));
        let inside = operands.iter().all(|&v| self.stays_inside(v));
        let null = operands.iter().any(|&v| self.rights.may_be_null(v));
        if spaces[0] != spaces[1]
            || space == PARAM
            || null
            || !inside && (!equality || (self.narrow)(space))
        {
            self.fault(inst, "a comparison may come out otherwise in a space".to_owned());
        }
    }

    /// Whether an address is computed by steps that stay inside of its object.
    fn stays_inside(&self, value: Value) -> bool {
        let func = self.pair.before;
        let mut seen = vec![value];
        let mut next = 0;
        while let Some(&value) = seen.get(next) {
            next += 1;
            let (op, flags, operands) = match value.as_inst() {
                Some(inst) => (func.inst(inst).op, func.inst(inst).flags, func.operands(inst)),
                None => match value.as_const().map(|c| func.store.constant(c)) {
                    Some(ConstantKind::Expr(expr)) => (expr.op, expr.flags, expr.operands),
                    _ => continue,
                },
            };
            let sources: Vec<Value> = match op {
                Opcode::GetElementPtr
                    if !flags.contains(InstFlags::INBOUNDS)
                        && !operands[1..].iter().all(|&index| is_zero(func, index)) =>
                {
                    return false;
                }
                Opcode::GetElementPtr
                | Opcode::BitCast
                | Opcode::Freeze
                | Opcode::AddrSpaceCast => vec![operands[0]],
                Opcode::Select => operands[1..].to_vec(),
                Opcode::Phi => operands.iter().copied().step_by(2).collect(),
                _ => Vec::new(),
            };
            for source in sources {
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
}

fn is_zero(func: View<'_, '_>, value: Value) -> bool {
    let constant = value.as_const().map(|c| func.store.constant(c));
    matches!(constant, Some(ConstantKind::Int(0) | ConstantKind::Zero))
}
