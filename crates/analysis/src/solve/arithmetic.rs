//! Integers, some of which were pointers.

use super::*;
use crate::distance::known_index;
use crate::memory::gcd;

impl Solver<'_, '_, '_> {
    /// Whether an integer type is too narrow for an address.
    pub(super) fn loses_bits(&self, ty: Type) -> bool {
        let types = &self.program.module.types;
        let width = types.int_bits(types.scalar(ty)).unwrap_or(0);
        width < self.program.layout.pointer_spec(0).bits
    }

    /// Lanes of vectors, which the first operands are. A lane that is too narrow for an address is a part of one at most.
    pub(super) fn lanes(&mut self, inst: Inst, vectors: usize) {
        for operand in 0..vectors {
            self.copy(inst, operand);
        }
        let ty = self.func.inst(inst).ty;
        if self.scan.integers && self.class(ty) == Class::Data && self.loses_bits(ty) {
            self.define(inst, Fact::INTEGER);
        }
    }

    /// What becomes of two integers, of which some were pointers. A pointer and an offset, or a pointer whose
    /// low bits change, is still that pointer. All else that is made of a pointer could be anything.
    pub(super) fn combined(&mut self, op: Opcode, a: Fact, b: Fact, right: Value) -> Fact {
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
            // Only a mask of high bits leaves an address near the object: windows of spaces are no smaller.
            Opcode::And => constant.is_some_and(|n| (-(1 << 24)..0).contains(&n)),
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
    pub(super) fn arithmetic(&mut self, inst: Inst) {
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
            ZExt | SExt => {
                let from = func.type_of(operands[0]);
                self.copy(inst, 0);
                // Whoever takes one of these lanes has a part of an address, as wide as one.
                if self.program.module.types.scalar(from) != from && self.loses_bits(from) {
                    self.define(inst, Fact::INTEGER);
                }
            }
            Trunc => {
                let mut fact = self.operand(inst, 0);
                if self.loses_bits(data.ty) {
                    fact.origins |= Origins::INTEGER;
                }
                self.define(inst, fact);
            }
            // A bit is no address.
            ICmp | FCmp => self.define(inst, Fact::INTEGER),
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
pub(super) fn largest(func: &Function<'_>, types: &Types, value: Value, depth: u32) -> Option<u64> {
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

/// What an index is a multiple of, as far as its computation says; 0 for what is 0. What is computed may wrap, or be extended,
/// which only powers of two survive.
pub(super) fn factor(func: &Function<'_>, types: &Types, value: Value, depth: u32) -> u64 {
    if value.as_const().is_some() {
        return known_index(types, &func.store, value).map_or(1, i64::unsigned_abs);
    }
    let Some(inst) = value.as_inst().filter(|_| depth < 8) else { return 1 };
    let operands = func.operands(inst);
    let of = |at: usize| factor(func, types, operands[at], depth + 1);
    let power = |at: usize| match of(at) {
        0 => MOST,
        n => MOST.min(1 << n.trailing_zeros()),
    };
    let both = |a: u64, b: u64| a.checked_mul(b).map_or(MOST, |n| n.min(MOST));
    match func.inst(inst).op {
        Opcode::Select => gcd(of(1), of(2)),
        Opcode::Add | Opcode::Sub | Opcode::Or | Opcode::Xor => power(0).min(power(1)),
        // Bits that are clear in one are clear in both.
        Opcode::And => power(0).max(power(1)),
        Opcode::Mul => both(power(0), power(1)),
        Opcode::Shl => match known_index(types, &func.store, operands[1]) {
            Some(n @ 0..62) => both(power(0), 1 << n),
            _ => 1,
        },
        Opcode::ZExt | Opcode::SExt | Opcode::Trunc => power(0),
        _ => 1,
    }
}

/// The largest power of two that is told from others.
const MOST: u64 = 1 << 62;

/// How far from 0 an index is at most, by the bits that it has.
pub(super) fn most(func: &Function<'_>, types: &Types, value: Value) -> Option<u64> {
    let bits = |v: Value| types.int_bits(types.scalar(func.type_of(v))).filter(|&b| b < 64);
    let op = value.as_inst().map(|inst| (func.inst(inst).op, func.operands(inst)));
    match op {
        Some((Opcode::ZExt, &[from])) => bits(from).map(|b| (1 << b) - 1),
        Some((Opcode::SExt, &[from])) => bits(from).map(|b| 1 << (b - 1)),
        _ => bits(value).map(|b| 1 << (b - 1)),
    }
}
