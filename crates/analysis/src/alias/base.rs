//! Where an address starts and how far it goes from there, and the type that names its space.
//!
//! ```text
//!   %q = getelementptr [8 x %pair], ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 0, i64 %i, i32 1
//!        root @sh, 8 times %i, and 4 bytes more
//! ```
//!
//! Two addresses with the same root and the same multiples of the same values differ by a constant, whatever the
//! values are. A phi or a select is a root of its own: nothing is said of what came round a loop.
//!
//! Invariant: an address is exactly its root, its terms and its offset. What cannot be said in these is a term, too:
//! the instruction that computes it.

use spacecast_ir::function::Function;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{Global, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Returned;
use spacecast_nvptx::layout::Sizes;
use spacecast_nvptx::space::Space;

use super::index::{Extended, Index, linear};
use crate::distance::known_index;
use crate::memory::gcd;
use crate::program::{Callee, Program};

/// What an address is computed from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Root {
    /// An argument, or the result of an instruction that is not looked through.
    Value(Value),
    /// A symbol.
    Symbol(Global),
    /// Null, or a value that is nothing in particular: two of them need not be the same.
    Nothing,
}

/// A multiple of a value.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Term {
    value: Value,
    extended: Extended,
    /// How often; zero for an instruction that moves the address by something unknown.
    scale: i64,
    /// The bits that indices have in the space where it is added.
    bits: u32,
}

/// A root and what is added to it that is not constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Base {
    pub root: Root,
    pub terms: Vec<Term>,
}

impl Base {
    /// What divides all that is added to the root, however it wraps round: a power of two, or zero if nothing is.
    pub fn step(&self) -> u64 {
        self.terms.iter().fold(0, |step, term| match term.scale.unsigned_abs() {
            // Nothing is known of how far it moves.
            0 => 1,
            scale => gcd(step, scale & scale.wrapping_neg()),
        })
    }
}

/// A base and an offset from it; `None` for one that is too far to tell.
pub(super) struct Address {
    pub base: Base,
    pub offset: Option<i64>,
}

/// Chains longer than this are cut: where they are cut is a root like others.
const MAX_STEPS: usize = 128;

/// Offsets beyond this may wrap round in a space with short pointers.
pub(super) const MAX_OFFSET: i64 = 1 << 30;

/// What a value is computed from in one step.
enum Step<'f> {
    /// Nothing that is looked through.
    End,
    /// The same address, perhaps in another space.
    Same(Value),
    /// Somewhere in the same object.
    Near(Value),
    /// Moved by indices.
    Moved(Value, Type, &'f [Value]),
}

fn step<'f>(program: &Program<'_, '_>, func: &'f Function<'_>, value: Value) -> Step<'f> {
    use Opcode::{AddrSpaceCast, BitCast, GetElementPtr};
    if let Some(c) = value.as_const() {
        let ConstantKind::Expr(expr) = func.store.constant(c) else { return Step::End };
        return match (expr.op, expr.operands) {
            (BitCast | AddrSpaceCast, &[from]) => Step::Same(from),
            (GetElementPtr, [from, indices @ ..]) => {
                Step::Moved(*from, expr.source_type.unwrap_or(Type::I8), indices)
            }
            _ => Step::End,
        };
    }
    let Some(inst) = value.as_inst() else { return Step::End };
    let operands = func.operands(inst);
    match func.inst(inst).op {
        BitCast | AddrSpaceCast => Step::Same(operands[0]),
        GetElementPtr => {
            Step::Moved(operands[0], func.gep_source(inst).unwrap_or(Type::I8), &operands[1..])
        }
        // What a loop leaves behind for those outside of it.
        Opcode::Phi if operands.len() == 2 && operands[0] != value => Step::Same(operands[0]),
        op if op.is_call() => match func.called_symbol(inst).map(|g| program.callee(g)) {
            Some(Callee::Row(row)) => match row.returns {
                Returned::Cast(n) => {
                    func.args(inst).get(usize::from(n)).map_or(Step::End, |&v| Step::Same(v))
                }
                Returned::Derived(n) => {
                    func.args(inst).get(usize::from(n)).map_or(Step::End, |&v| Step::Near(v))
                }
                _ => Step::End,
            },
            _ => Step::End,
        },
        _ => Step::End,
    }
}

/// The space that the type of an address names, or of what it is cast or moved from, so many steps back.
///
/// This is what LLVM's `nvptx-aa` and cicc know of an address.
pub(super) fn named_space(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    value: Value,
    limit: i64,
) -> Option<Space> {
    let types = &program.module.types;
    let mut value = value;
    let mut left = limit;
    loop {
        let named = types.addrspace(types.scalar(func.type_of(value)))?;
        if named != 0 {
            return Space::from_llvm(named);
        }
        if left <= 0 {
            return None;
        }
        left -= 1;
        value = match step(program, func, value) {
            Step::Same(from) | Step::Near(from) | Step::Moved(from, ..) => from,
            Step::End => return None,
        };
    }
}

/// Takes an address apart.
pub(super) fn address(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    sizes: &mut Sizes<'_>,
    value: Value,
) -> Address {
    let types = &program.module.types;
    let mut at = value;
    let mut offset = Some(0i64);
    let mut terms: Vec<Term> = Vec::new();
    for _ in 0..MAX_STEPS {
        let unknown = Term { value: at, extended: Extended::No, scale: 0, bits: 0 };
        match step(program, func, at) {
            Step::End => break,
            Step::Same(from) => at = from,
            Step::Near(from) => {
                terms.push(unknown);
                at = from;
            }
            Step::Moved(from, source, indices) => {
                // A vector of indices makes a vector of addresses, which are not told apart.
                let vector = types.scalar(func.type_of(at)) != func.type_of(at);
                let bits = types.addrspace(types.scalar(func.type_of(from))).unwrap_or(0);
                let bits = program.layout.pointer_spec(bits).index;
                let before = terms.len();
                let moved = if vector {
                    None
                } else {
                    moved(program, func, sizes, source, indices, bits, &mut terms)
                };
                match moved {
                    Some(by) => offset = offset.and_then(|o| o.checked_add(by)),
                    None => {
                        terms.truncate(before);
                        terms.push(unknown);
                    }
                }
                at = from;
            }
        }
    }
    terms.sort_unstable();
    let root = match at.as_const().map(|c| func.store.constant(c)) {
        Some(ConstantKind::Global(g)) => Root::Symbol(g),
        Some(ConstantKind::Expr(_)) | None => Root::Value(at),
        Some(_) => Root::Nothing,
    };
    let offset = offset.filter(|o| o.abs() <= MAX_OFFSET);
    Address { base: Base { root, terms }, offset }
}

/// How far indices move an address: by a constant, and by terms.
fn moved(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    sizes: &mut Sizes<'_>,
    source: Type,
    indices: &[Value],
    bits: u32,
    terms: &mut Vec<Term>,
) -> Option<i64> {
    let types = &program.module.types;
    let mut by = 0i64;
    let mut ty = source;
    for (n, &index) in indices.iter().enumerate() {
        let known = known_index(types, &func.store, index);
        if n > 0 {
            match *types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => ty = elem,
                _ => {
                    let field = usize::try_from(known?).ok()?;
                    let layout = sizes.struct_layout(ty)?;
                    by = by.checked_add(i64::try_from(*layout.offsets.get(field)?).ok()?)?;
                    ty = types.element(ty, field as u64)?;
                    continue;
                }
            }
        }
        let size = i64::try_from(sizes.alloc_size(ty)?).ok()?;
        match known {
            Some(i) => by = by.checked_add(size.checked_mul(i)?)?,
            None => {
                let Index { value, extended, scale, offset } = linear(func, types, index, bits);
                by = by.checked_add(size.checked_mul(offset)?)?;
                terms.push(Term { value, extended, scale: size.checked_mul(scale)?, bits });
            }
        }
    }
    Some(by)
}
