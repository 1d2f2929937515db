//! An index as a multiple of a value and a constant: `4 * (sext(%i) + 3)` instead of some number.
//!
//! Additions, multiplications and shifts by constants are looked through. Under an extension that is right only where
//! the narrow computation does not wrap round, which its flags have to say; at full width everything wraps as the
//! address does.
//!
//! Invariant: the index is exactly `scale * extended(value) + offset`, up to the width of an address.

use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Types;
use spacecast_ir::value::Value;
use spacecast_ir::vocab::Opcode;

/// How a value is made as wide as an address.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Extended {
    /// It is as wide.
    No,
    /// With its sign, as indices are by themselves.
    Signed,
    /// With zeros.
    Unsigned,
}

/// An index.
#[derive(Copy, Clone, Debug)]
pub(super) struct Index {
    pub value: Value,
    pub extended: Extended,
    pub scale: i64,
    pub offset: i64,
}

/// How deep computations are looked through.
const MAX_DEPTH: usize = 8;

/// Takes an index apart; `bits` is how wide indices are.
pub(super) fn linear(func: &Function<'_>, types: &Types, index: Value, bits: u32) -> Index {
    let width = |value: Value| types.int_bits(types.scalar(func.type_of(value))).unwrap_or(0);
    let narrow = width(index) < bits;
    let extended = if narrow { Extended::Signed } else { Extended::No };
    let mut at = Index { value: index, extended, scale: 1, offset: 0 };
    for _ in 0..MAX_DEPTH {
        let Some(next) = step(func, types, at) else { break };
        at = next;
    }
    at
}

fn step(func: &Function<'_>, types: &Types, at: Index) -> Option<Index> {
    let inst = at.value.as_inst()?;
    let data = func.inst(inst);
    let &[left, ref rest @ ..] = func.operands(inst) else { return None };
    let nneg = data.flags.contains(InstFlags::NNEG);
    match (data.op, at.extended) {
        // What has no sign, or keeps it, is extended the same way by both.
        (Opcode::SExt, Extended::No | Extended::Signed) => {
            return Some(Index { value: left, extended: Extended::Signed, ..at });
        }
        (Opcode::ZExt, Extended::No | Extended::Unsigned) if !nneg => {
            return Some(Index { value: left, extended: Extended::Unsigned, ..at });
        }
        (Opcode::ZExt, Extended::No | Extended::Signed) if nneg => {
            return Some(Index { value: left, extended: Extended::Signed, ..at });
        }
        _ => {}
    }
    let needed = match at.extended {
        Extended::No => InstFlags::empty(),
        Extended::Signed => InstFlags::NSW,
        Extended::Unsigned => InstFlags::NUW,
    };
    let bits = types.int_bits(func.type_of(at.value))?;
    let ConstantKind::Int(n) = func.store.constant(rest.first()?.as_const()?) else { return None };
    // As a number with a sign or without, as it is extended.
    let n = match (at.extended, bits) {
        (Extended::Unsigned, 1..64) => n & ((1 << bits) - 1),
        (_, 1..64) => n << (64 - bits) >> (64 - bits),
        (_, 64) => n,
        _ => return None,
    };
    let (scale, offset) = match data.op {
        Opcode::Or if data.flags.contains(InstFlags::DISJOINT) => (1, n),
        Opcode::Add if data.flags.contains(needed) => (1, n),
        Opcode::Sub if data.flags.contains(needed) => (1, n.checked_neg()?),
        Opcode::Mul if data.flags.contains(needed) => (n, 0),
        Opcode::Shl if data.flags.contains(needed) && (0..i64::from(bits.min(62))).contains(&n) => {
            (1 << n, 0)
        }
        _ => return None,
    };
    let offset = at.offset.checked_add(at.scale.checked_mul(offset)?)?;
    Some(Index { value: left, scale: at.scale.checked_mul(scale)?, offset, ..at })
}
