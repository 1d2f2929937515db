//! How far indices move an address: in functions and in initialisers.

use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::Value;
use spacecast_nvptx::layout::Sizes;

use crate::memory::{Step, gcd};

/// The index that a constant is. Indices have a sign, however they are written.
pub(crate) fn known_index(types: &Types, store: &Store<'_>, index: Value) -> Option<i64> {
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

/// How far indices move an address, of which some are known. Of others it may be known how large they can be, and what they
/// are a multiple of.
pub(crate) fn distance(
    types: &Types,
    sizes: &mut Sizes<'_>,
    source: Type,
    indices: &[Value],
    known: impl Fn(Value) -> Option<i64>,
    computed: impl Fn(Value) -> (Option<u64>, u64),
) -> Option<Step> {
    let (mut by, mut stride, mut span) = (0i64, 0u64, Some(0u64));
    let mut ty = source;
    for (n, &index) in indices.iter().enumerate() {
        let known = known(index);
        let element = if n == 0 {
            ty
        } else {
            match *types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                    ty = elem;
                    elem
                }
                _ => {
                    let field = usize::try_from(known?).ok()?;
                    let offset = sizes.field_offset(ty, field)?;
                    by = by.checked_add(i64::try_from(offset).ok()?)?;
                    ty = types.element(ty, field as u64)?;
                    continue;
                }
            }
        };
        let size = sizes.alloc_size(element)?;
        match known {
            Some(i) => by = by.checked_add(i64::try_from(size).ok()?.checked_mul(i)?)?,
            None => {
                let (largest, factor) = computed(index);
                stride = gcd(stride, size.checked_mul(factor.max(1)).unwrap_or(size));
                let end = largest.and_then(|n| n.checked_mul(size)).filter(|&n| n > 0);
                span = span.zip(end).and_then(|(sum, end)| sum.checked_add(end));
            }
        }
    }
    Some(Step { offset: by, stride, span: span.filter(|_| stride > 0).unwrap_or(0) })
}
