//! Addresses that are computed, and numbers, some of which were addresses.

use spacecast_analysis::Origins;
use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{Const, Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::layout::Sizes;

use super::fact::{Fact, Step, UNKNOWN, gcd, join, moved_all, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};

impl<'w> Walk<'w, '_, '_> {
    /// Whether a constant is null, or a cast of generic null.
    fn is_null(&self, c: Const) -> bool {
        let constant = |c: Const| self.func.store.constant(c);
        let source = match constant(c) {
            ConstantKind::Null => return true,
            ConstantKind::Expr(expr) if expr.op == Opcode::AddrSpaceCast => expr.operands[0],
            _ => return false,
        };
        let is_generic = self.class(source) == Class::Pointer(0);
        is_generic && source.as_const().map(constant) == Some(ConstantKind::Null)
    }

    /// An address computed from another.
    pub fn moved(
        &mut self,
        base: Fact<'w>,
        pointer: Value,
        source: Type,
        indices: &[Value],
        wraps: bool,
    ) -> Fact<'w> {
        let null = pointer.as_const().is_some_and(|c| self.is_null(c));
        let zero = |walk: &Self, v: Value| {
            let constant = v.as_const().map(|c| walk.func.store.constant(c));
            matches!(constant, Some(ConstantKind::Int(0) | ConstantKind::Null | ConstantKind::Zero))
        };
        // An offset from null is a number.
        if null && !indices.iter().all(|&index| zero(self, index)) {
            return of(UNKNOWN);
        }
        if base.places.is_empty() {
            return base;
        }
        let types = &self.world.module.types;
        let space = types.addrspace(types.scalar(self.func.type_of(pointer))).unwrap_or(0);
        let bits = self.world.layout.pointer_spec(space).index;
        moved_all(base, self.distance(source, indices, (bits, wraps)).unwrap_or(Step::ANYWHERE))
    }

    fn distance(&mut self, source: Type, indices: &[Value], offsets: (u32, bool)) -> Option<Step> {
        let (func, types) = (self.func, &self.world.module.types);
        let index = |value: Value| Index {
            bound: bound(func, types, value, 0),
            reach: reach(func, types, value),
            multiple: multiple(func, types, value, 0),
        };
        distance((types, func.store), &mut self.sizes, source, indices, offsets, index)
    }

    /// Whether a number is too narrow for an address.
    pub fn loses_bits(&self, ty: Type) -> bool {
        let types = &self.world.module.types;
        let width = types.int_bits(types.scalar(ty)).unwrap_or(0);
        width < self.world.layout.pointer_spec(0).bits
    }

    pub fn arithmetic(&mut self, inst: Inst) {
        use Opcode::*;
        let func = self.func;
        let operands = func.operands(inst);
        let fact = match func.inst(inst).op {
            op @ (Add | Sub | And | Or | Xor) => {
                let (a, b) = (self.fact(operands[0]), self.fact(operands[1]));
                self.combined(op, a, b, operands[1])
            }
            ZExt | SExt => {
                let mut fact = self.operand(inst, 0);
                let from = func.type_of(operands[0]);
                // Each lane is a part of an address by itself.
                if self.world.module.types.scalar(from) != from && self.loses_bits(from) {
                    fact.origins |= NUMBER;
                }
                fact
            }
            Trunc => {
                let mut fact = self.operand(inst, 0);
                if self.loses_bits(func.inst(inst).ty) {
                    fact.origins |= NUMBER;
                }
                fact
            }
            // A bit is no address.
            ICmp | FCmp => of(NUMBER),
            _ => {
                let mut all = of(NUMBER);
                for &operand in operands {
                    let fact = self.fact(operand);
                    all = join(all, &fact);
                }
                all.origins = all.origins.difference(Origins::NULL);
                all
            }
        };
        self.require(Some(inst), inst.into(), fact);
    }

    /// A pointer with an offset, or with other low bits, is still that pointer. All else could be anything.
    pub fn combined(&self, op: Opcode, a: Fact<'w>, b: Fact<'w>, right: Value) -> Fact<'w> {
        if a.origins.is_empty() || b.origins.is_empty() {
            return Fact::NOTHING;
        }
        let pointer = |fact: &Fact<'_>| fact.origins.intersects(Origins::ANYWHERE);
        let number = |fact: &Fact<'_>| fact.origins.intersects(Origins::NUMBER);
        let constant = right.as_const().and_then(|c| match self.func.store.constant(c) {
            ConstantKind::Int(n) => Some(n),
            _ => None,
        });
        let few_bits = match constant {
            Some(n) => (0..4096).contains(&n),
            None => {
                let types = &self.world.module.types;
                bound(self.func, types, right, 0).is_some_and(|n| n < 4096)
            }
        };
        let keeps = match op {
            Opcode::Add => [&a, &b].iter().any(|f| !pointer(f) || number(f)),
            Opcode::Sub => !pointer(&b),
            // By no more than a window of memory.
            Opcode::And => constant.is_some_and(|n| (-(1 << 24)..0).contains(&n)),
            _ => few_bits,
        };
        let loaded =
            |f: &Fact<'_>| if pointer(f) { f.origins & Origins::LOADED } else { Origins::empty() };
        let mut extra = loaded(&a) | loaded(&b);
        if !keeps || number(&a) && number(&b) {
            extra |= NUMBER;
        }
        let mut all = join(a, &b);
        all.origins = all.origins.difference(Origins::NUMBER | Origins::LOADED) | extra;
        moved_all(all, Step::ANYWHERE)
    }

    /// A cast out of parameter space: unless it is a grid constant LLVM may put a copy on the stack.
    pub fn leave_param(&mut self, inst: Inst, operand: usize) {
        let mut fact = self.operand(inst, operand);
        let mut value = self.func.operands(inst)[operand];
        for _ in 0..64 {
            match value.as_inst().map(|inst| (inst, self.func.inst(inst).op)) {
                Some((inst, Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast)) => {
                    value = self.func.operands(inst)[0];
                }
                _ => break,
            }
        }
        let stays = value
            .as_arg()
            .is_some_and(|n| self.world.is_grid_constant(self.func.header().global, n));
        if !stays {
            fact.origins |= Origins::LOCAL;
        }
        self.require(Some(inst), inst.into(), fact);
    }
}

/// The largest value that a number can have which is not negative, if its computation says so.
fn bound(func: View<'_, '_>, types: &Types, value: Value, depth: u32) -> Option<u64> {
    let inst = value.as_inst().filter(|_| depth < 8)?;
    let operands = func.operands(inst);
    let number = |v: Value| match func.store.constant(v.as_const()?) {
        ConstantKind::Int(n) => u64::try_from(n).ok(),
        _ => None,
    };
    let bits = |v: Value| types.int_bits(func.type_of(v));
    let most = match func.inst(inst).op {
        Opcode::And => [number(operands[0]), number(operands[1])].into_iter().flatten().min()?,
        Opcode::URem => number(operands[1])?.checked_sub(1)?,
        Opcode::ZExt => match bound(func, types, operands[0], depth + 1) {
            Some(n) => n,
            None => (1u64 << bits(operands[0]).filter(|&b| b <= 16)?) - 1,
        },
        Opcode::SExt | Opcode::Trunc => bound(func, types, operands[0], depth + 1)?,
        Opcode::Select => {
            let arm = |v: Value| number(v).or_else(|| bound(func, types, v, depth + 1));
            arm(operands[1])?.max(arm(operands[2])?)
        }
        _ => return None,
    };
    // The sign bit must be clear.
    let width = bits(value)?;
    (width > 64 || most < 1 << (width - 1)).then_some(most)
}

/// The index that a constant is.
fn constant_index(types: &Types, store: &Store<'_>, index: Value) -> Option<i64> {
    let c = index.as_const()?;
    match store.constant(c) {
        ConstantKind::Int(i) => Some(match types.int_bits(types.scalar(store.const_type(c))) {
            Some(bits @ 1..64) => i << (64 - bits) >> (64 - bits),
            _ => i,
        }),
        ConstantKind::Zero => Some(0),
        _ => None,
    }
}

/// A number that an index is a multiple of: of constants that are chosen between, what divides all of them; else a power of
/// two.
fn multiple(func: View<'_, '_>, types: &Types, index: Value, depth: u32) -> u64 {
    if let Some(n) = constant_index(types, func.store, index) {
        return n.unsigned_abs();
    }
    let select = index.as_inst().filter(|&inst| func.inst(inst).op == Opcode::Select);
    match select.filter(|_| depth < 8).map(|inst| func.operands(inst)) {
        Some(&[_, a, b]) => {
            gcd(multiple(func, types, a, depth + 1), multiple(func, types, b, depth + 1))
        }
        _ => 1 << low_zeros(func, types, index, depth).min(62),
    }
}

/// How many low bits of a number are clear.
fn low_zeros(func: View<'_, '_>, types: &Types, value: Value, depth: u32) -> u32 {
    if value.as_const().is_some() {
        let known = constant_index(types, func.store, value);
        return known.map_or(0, |n| n.trailing_zeros());
    }
    let Some(inst) = value.as_inst().filter(|_| depth < 8) else { return 0 };
    let operands = func.operands(inst);
    let of = |at: usize| low_zeros(func, types, operands[at], depth + 1);
    match func.inst(inst).op {
        Opcode::Add | Opcode::Sub | Opcode::Or | Opcode::Xor => of(0).min(of(1)),
        Opcode::And => of(0).max(of(1)),
        Opcode::Mul => of(0) + of(1),
        Opcode::Shl => match constant_index(types, func.store, operands[1]) {
            Some(n @ 0..62) => of(0) + n as u32,
            _ => 0,
        },
        Opcode::Select => of(1).min(of(2)),
        Opcode::ZExt | Opcode::SExt | Opcode::Trunc => of(0),
        _ => 0,
    }
}

/// How far from 0 a number can be in either direction, by its width and by how it was widened.
fn reach(func: View<'_, '_>, types: &Types, value: Value) -> Option<u64> {
    let width = |v: Value| types.int_bits(types.scalar(func.type_of(v)));
    let (from, signed) = match value.as_inst().map(|i| (func.inst(i).op, func.operands(i))) {
        Some((Opcode::ZExt, &[from])) => (from, false),
        Some((Opcode::SExt, &[from])) => (from, true),
        _ => (value, true),
    };
    let width = width(from).filter(|width| (1..64).contains(width))?;
    Some(if signed { 1 << (width - 1) } else { (1 << width) - 1 })
}

/// An index that is no constant.
#[derive(Clone, Copy)]
pub(super) struct Index {
    /// The largest that it is, if it is not negative.
    pub bound: Option<u64>,
    /// How far from 0 it is at most, negative or not.
    pub reach: Option<u64>,
    pub multiple: u64,
}

/// How far indices move an address, with offsets of so many bits, which may wrap or not. One that does is a multiple of a
/// power of two alone.
pub(super) fn distance(
    (types, store): (&Types, &Store<'_>),
    sizes: &mut Sizes<'_>,
    source: Type,
    indices: &[Value],
    (bits, wraps): (u32, bool),
    computed: impl Fn(Value) -> Index,
) -> Option<Step> {
    let half = 1u64 << (bits.clamp(1, 64) - 1);
    let (mut by, mut stride, mut span) = (0i64, 0u64, Some(0u64));
    let mut ty = source;
    for (n, &index) in indices.iter().enumerate() {
        let known = constant_index(types, store, index);
        if n > 0 {
            match *types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => ty = elem,
                _ => {
                    let field = usize::try_from(known?).ok()?;
                    by = by.checked_add(i64::try_from(sizes.field_offset(ty, field)?).ok()?)?;
                    ty = types.element(ty, field as u64)?;
                    continue;
                }
            }
        }
        let size = sizes.alloc_size(ty)?;
        if let Some(index) = known {
            by = by.checked_add(i64::try_from(size).ok()?.checked_mul(index)?)?;
            continue;
        }
        let Index { bound, reach, multiple } = computed(index);
        if multiple == 0 {
            continue;
        }
        let product = |n: u64| n.checked_mul(size).filter(|&n| n < half);
        let stays = !wraps || bound.and_then(product).or(reach.and_then(product)).is_some();
        let mut step = size.checked_mul(multiple).unwrap_or(size);
        if !stays {
            step &= step.wrapping_neg();
        }
        stride = gcd(stride, step);
        let end = bound.and_then(product).filter(|&n| n > 0);
        span = span.zip(end).and_then(|(sum, end)| sum.checked_add(end));
    }
    if wraps && by != 0 && bits < 64 {
        // Also by a constant, once or more often.
        stride = gcd(stride, 1 << bits);
        span = None;
    }
    Some(Step { offset: by, stride, span: span.filter(|_| stride > 0).unwrap_or(0) })
}
