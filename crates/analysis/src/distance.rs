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

/// What is known of an index that is no constant.
#[derive(Copy, Clone)]
pub(crate) struct Computed {
    /// The largest value that it can have, if it is not negative.
    pub largest: Option<u64>,
    /// How far from 0 it is at most.
    pub most: Option<u64>,
    /// What it is a multiple of; 0 for nothing but 0.
    pub factor: u64,
}

impl Computed {
    pub const UNKNOWN: Self = Self { largest: None, most: None, factor: 1 };
}

/// How offsets are computed.
#[derive(Copy, Clone)]
pub(crate) struct Offsets {
    /// In how many bits.
    pub bits: u32,
    /// Whether they may wrap.
    pub wrap: bool,
}

/// How far indices move an address.
pub(crate) fn distance(
    (types, store): (&Types, &Store<'_>),
    sizes: &mut Sizes<'_>,
    source: Type,
    indices: &[Value],
    offsets: Offsets,
    computed: impl Fn(Value) -> Computed,
) -> Option<Step> {
    let (mut by, mut stride, mut span) = (0i64, 0u64, Some(0u64));
    let mut ty = source;
    for (n, &index) in indices.iter().enumerate() {
        let known = known_index(types, store, index);
        if n > 0 {
            match *types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => ty = elem,
                _ => {
                    let field = usize::try_from(known?).ok()?;
                    let offset = sizes.field_offset(ty, field)?;
                    by = by.checked_add(i64::try_from(offset).ok()?)?;
                    ty = types.element(ty, field as u64)?;
                    continue;
                }
            }
        }
        let size = sizes.alloc_size(ty)?;
        match known {
            Some(i) => by = by.checked_add(i64::try_from(size).ok()?.checked_mul(i)?)?,
            None => {
                let Computed { largest, most, factor } = computed(index);
                if factor == 0 {
                    continue;
                }
                let sign = offsets.bits.clamp(1, 64) - 1;
                let fits = |n: u64| n.checked_mul(size).filter(|&n| n >> sign == 0);
                let mut scale = size.checked_mul(factor).unwrap_or(size);
                // Only powers of two divide the number of all addresses.
                if offsets.wrap && most.and_then(fits).is_none() && scale > 0 {
                    scale = 1 << scale.trailing_zeros();
                }
                stride = gcd(stride, scale);
                let end = largest.and_then(fits).filter(|&n| n > 0);
                span = span.zip(end).and_then(|(sum, end)| sum.checked_add(end));
            }
        }
    }
    // So is the way round all addresses, where these are few.
    if offsets.wrap && offsets.bits < 64 && by != 0 {
        (stride, span) = (gcd(stride, 1 << offsets.bits), None);
    }
    Some(Step { offset: by, stride, span: span.filter(|_| stride > 0).unwrap_or(0) })
}
