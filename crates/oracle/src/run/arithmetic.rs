//! Numbers: what LLVM's language defines, poison where it says so.

use spacecast_ir::inst::InstFlags;
use spacecast_ir::vocab::{AtomicOp, Opcode, Predicate};

use super::value::{Val, signed, truncate};
use super::{Result, undefined, unsupported};

/// The parts of two values side by side, or both as they are.
pub(super) fn lanes(a: &Val, b: &Val, mut f: impl FnMut(&Val, &Val) -> Result<Val>) -> Result<Val> {
    let count = match (a, b) {
        (Val::Many(parts), _) | (_, Val::Many(parts)) => parts.len(),
        _ => return f(a, b),
    };
    let lane = |i| f(&a.part(i), &b.part(i));
    Ok(Val::Many((0..count).map(lane).collect::<Result<_>>()?))
}

/// An operation on two numbers, or on those in two vectors.
pub(super) fn binary(op: Opcode, flags: InstFlags, a: &Val, b: &Val, width: u32) -> Result<Val> {
    lanes(a, b, |a, b| {
        let (Some(a), Some(b)) = (a.bits(), b.bits()) else {
            // Division by something unknown may be division by zero.
            return match op {
                Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem if b.bits().is_none() => {
                    undefined("division by poison")
                }
                _ => Ok(Val::Poison),
            };
        };
        if op_is_float(op) { floats(op, a, b, width) } else { integers(op, flags, a, b, width) }
    })
}

fn op_is_float(op: Opcode) -> bool {
    matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem)
}

fn integers(op: Opcode, flags: InstFlags, a: u128, b: u128, width: u32) -> Result<Val> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let shifted_out = b >= u128::from(width);
    let result = match op {
        Opcode::Add => a.wrapping_add(b),
        Opcode::Sub => a.wrapping_sub(b),
        Opcode::Mul => a.wrapping_mul(b),
        Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem if b == 0 => {
            return undefined("division by zero");
        }
        Opcode::SDiv | Opcode::SRem if sb == -1 && sa == signed(1 << (width - 1), width) => {
            return undefined("a quotient that does not fit");
        }
        Opcode::UDiv => a / b,
        Opcode::URem => a % b,
        Opcode::SDiv => (sa / sb) as u128,
        Opcode::SRem => (sa % sb) as u128,
        Opcode::Shl | Opcode::LShr | Opcode::AShr if shifted_out => return Ok(Val::Poison),
        Opcode::Shl => a << b,
        Opcode::LShr => a >> b,
        Opcode::AShr => (sa >> b) as u128,
        Opcode::And => a & b,
        Opcode::Or => a | b,
        Opcode::Xor => a ^ b,
        _ => return unsupported("an operation on integers"),
    };
    let kept = truncate(result, width);
    let wraps = match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul => Some(wraps(op, (a, b), (sa, sb), kept, width)),
        Opcode::Shl => Some((kept >> b != a, signed(kept, width) >> b != sa)),
        _ => None,
    };
    let poison = match wraps {
        Some((unsigned, with_sign)) => {
            flags.contains(InstFlags::NUW) && unsigned
                || flags.contains(InstFlags::NSW) && with_sign
        }
        None => {
            let exact = match op {
                Opcode::UDiv | Opcode::SDiv => kept.wrapping_mul(b) & mask(width) == a,
                Opcode::LShr | Opcode::AShr => truncate(kept << b, width) == a,
                _ => true,
            };
            flags.contains(InstFlags::EXACT) && !exact
                || op == Opcode::Or && flags.contains(InstFlags::DISJOINT) && a & b != 0
        }
    };
    Ok(if poison { Val::Poison } else { Val::Bits(kept) })
}

fn mask(width: u32) -> u128 {
    truncate(u128::MAX, width)
}

/// Whether a sum, difference or product wraps: as unsigned numbers, and as signed ones.
fn wraps(
    op: Opcode,
    (a, b): (u128, u128),
    (sa, sb): (i128, i128),
    kept: u128,
    width: u32,
) -> (bool, bool) {
    let (unsigned, with_sign) = match op {
        Opcode::Add => (a.checked_add(b), sa.checked_add(sb)),
        Opcode::Sub => (a.checked_sub(b), sa.checked_sub(sb)),
        _ => (a.checked_mul(b), sa.checked_mul(sb)),
    };
    (unsigned != Some(kept), with_sign != Some(signed(kept, width)))
}

fn floats(op: Opcode, a: u128, b: u128, width: u32) -> Result<Val> {
    macro_rules! compute {
        ($float:ty, $bits:ty) => {{
            let (a, b) = (<$float>::from_bits(a as $bits), <$float>::from_bits(b as $bits));
            let result = match op {
                Opcode::FAdd => a + b,
                Opcode::FSub => a - b,
                Opcode::FMul => a * b,
                Opcode::FDiv => a / b,
                _ => a % b,
            };
            Ok(Val::Bits(result.to_bits().into()))
        }};
    }
    match width {
        32 => compute!(f32, u32),
        64 => compute!(f64, u64),
        _ => unsupported("floating-point numbers of this width"),
    }
}

/// A comparison of integers or pointers, or of those in two vectors; with signs where the predicate says so.
pub(super) fn compare(predicate: Option<Predicate>, a: &Val, b: &Val, width: u32) -> Val {
    let one = |a: &Val, b: &Val| {
        let (Some(a), Some(b)) = (a.bits(), b.bits()) else { return Val::Poison };
        let (sa, sb) = (signed(a, width), signed(b, width));
        Val::bool(match predicate {
            Some(Predicate::Eq) => a == b,
            Some(Predicate::Ne) => a != b,
            Some(Predicate::Ult) => a < b,
            Some(Predicate::Ule) => a <= b,
            Some(Predicate::Ugt) => a > b,
            Some(Predicate::Uge) => a >= b,
            Some(Predicate::Slt) => sa < sb,
            Some(Predicate::Sle) => sa <= sb,
            Some(Predicate::Sgt) => sa > sb,
            Some(Predicate::Sge) => sa >= sb,
            _ => return Val::Poison,
        })
    };
    lanes(a, b, |a, b| Ok(one(a, b))).unwrap_or(Val::Poison)
}

/// A number of 32 or 64 bits as a floating-point number; exact, as the first fit into the second.
pub(super) fn as_double(bits: u128, width: u32) -> f64 {
    if width == 32 { f32::from_bits(bits as u32).into() } else { f64::from_bits(bits as u64) }
}

/// The bits of a floating-point number of 32 or 64 bits.
pub(super) fn from_double(value: f64, width: u32) -> u128 {
    if width == 32 { (value as f32).to_bits().into() } else { value.to_bits().into() }
}

/// A comparison of floating-point numbers, or of those in two vectors.
pub(super) fn compare_floats(predicate: Option<Predicate>, a: &Val, b: &Val, width: u32) -> Val {
    let one = |a: &Val, b: &Val| {
        let (Some(a), Some(b)) = (a.bits(), b.bits()) else { return Val::Poison };
        let (a, b) = (as_double(a, width), as_double(b, width));
        let unordered = a.is_nan() || b.is_nan();
        Val::bool(match predicate {
            Some(Predicate::Oeq) => a == b,
            Some(Predicate::One) => !unordered && a != b,
            Some(Predicate::Olt) => a < b,
            Some(Predicate::Ole) => a <= b,
            Some(Predicate::Ogt) => a > b,
            Some(Predicate::Oge) => a >= b,
            Some(Predicate::Ord) => !unordered,
            Some(Predicate::Uno) => unordered,
            Some(Predicate::Ueq) => unordered || a == b,
            Some(Predicate::Une) => a != b,
            Some(Predicate::Ult) => unordered || a < b,
            Some(Predicate::Ule) => unordered || a <= b,
            Some(Predicate::Ugt) => unordered || a > b,
            Some(Predicate::Uge) => unordered || a >= b,
            Some(Predicate::True) => true,
            _ => false,
        })
    };
    lanes(a, b, |a, b| Ok(one(a, b))).unwrap_or(Val::Poison)
}

/// What an `atomicrmw` leaves in memory where `old` was.
pub(super) fn atomic(op: Option<AtomicOp>, old: &Val, new: &Val, width: u32) -> Result<Val> {
    if op == Some(AtomicOp::Xchg) {
        return Ok(new.clone());
    }
    let (Some(a), Some(b)) = (old.bits(), new.bits()) else { return Ok(Val::Poison) };
    let (sa, sb) = (signed(a, width), signed(b, width));
    let pick = |first: bool| if first { a } else { b };
    let result = match op {
        Some(AtomicOp::Add) => a.wrapping_add(b),
        Some(AtomicOp::Sub) => a.wrapping_sub(b),
        Some(AtomicOp::And) => a & b,
        Some(AtomicOp::Nand) => !(a & b),
        Some(AtomicOp::Or) => a | b,
        Some(AtomicOp::Xor) => a ^ b,
        Some(AtomicOp::Max) => pick(sa > sb),
        Some(AtomicOp::Min) => pick(sa < sb),
        Some(AtomicOp::UMax) => pick(a > b),
        Some(AtomicOp::UMin) => pick(a < b),
        Some(AtomicOp::UIncWrap) => {
            if a >= b {
                0
            } else {
                a + 1
            }
        }
        Some(AtomicOp::UDecWrap) => {
            if a == 0 || a > b {
                b
            } else {
                a - 1
            }
        }
        Some(AtomicOp::FAdd) => return floats(Opcode::FAdd, a, b, width),
        Some(AtomicOp::FSub) => return floats(Opcode::FSub, a, b, width),
        _ => return unsupported("an atomic operation"),
    };
    Ok(Val::Bits(truncate(result, width)))
}
