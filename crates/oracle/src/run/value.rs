//! Values while a program runs, and as bytes.

use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_nvptx::layout::Sizes;

use super::{Result, unsupported};

/// A value. Undef and poison are one: whoever acts on it leaves what is defined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Val {
    /// A number, a pointer or the bits of a floating-point number; bits beyond its width are zero.
    Bits(u128),
    /// Nothing that a program may rely on.
    Poison,
    /// An aggregate or a vector.
    Many(Box<[Val]>),
}

impl Val {
    pub const VOID: Val = Val::Bits(0);

    pub fn bool(value: bool) -> Self {
        Val::Bits(u128::from(value))
    }

    /// The bits; nothing if there is no telling.
    pub fn bits(&self) -> Option<u128> {
        match self {
            Val::Bits(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Whether no part of it is poison.
    pub fn is_known(&self) -> bool {
        match self {
            Val::Bits(_) => true,
            Val::Poison => false,
            Val::Many(parts) => parts.iter().all(Val::is_known),
        }
    }

    /// The same with other parts in the place of poison.
    pub fn or(&self, other: &Val) -> Val {
        match (self, other) {
            (Val::Poison, _) => other.clone(),
            (Val::Many(parts), Val::Many(others)) => {
                Val::Many(parts.iter().zip(others).map(|(part, other)| part.or(other)).collect())
            }
            _ => self.clone(),
        }
    }

    /// The part at an index of something that has that many; poison has poison everywhere.
    pub fn part(&self, index: usize) -> Val {
        match self {
            Val::Many(parts) => parts.get(index).cloned().unwrap_or(Val::Poison),
            _ => Val::Poison,
        }
    }
}

/// The lowest bits.
pub(super) fn truncate(bits: u128, width: u32) -> u128 {
    if width >= 128 { bits } else { bits & ((1 << width) - 1) }
}

/// The number that bits of a width are, with their sign.
pub(super) fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width.min(128);
    (bits as i128) << unused >> unused
}

/// How many parts a type has, and the type of each; nothing for scalars.
pub(super) fn parts_of(types: &Types, ty: Type) -> Option<(usize, Option<Type>)> {
    match *types.kind(ty) {
        TypeKind::Array { elem, len } => Some((len as usize, Some(elem))),
        TypeKind::Vector { elem, len, scalable: false } => Some((len as usize, Some(elem))),
        _ => types.struct_fields(ty).map(|(_, fields)| (fields.len(), None)),
    }
}

/// The type and offset of each part of an aggregate or vector.
fn places(types: &Types, sizes: &mut Sizes<'_>, ty: Type) -> Result<Option<Vec<(Type, usize)>>> {
    let Some((count, elem)) = parts_of(types, ty) else { return Ok(None) };
    let Some(elem) = elem else {
        let Some(layout) = sizes.struct_layout(ty) else {
            return unsupported("a type without a size");
        };
        let fields = types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields);
        let at = |(&field, &offset): (&Type, &u64)| (field, offset as usize);
        return Ok(Some(fields.iter().zip(&layout.offsets).map(at).collect()));
    };
    let vector = matches!(types.kind(ty), TypeKind::Vector { .. });
    let step = if vector { sizes.store_size(elem) } else { sizes.alloc_size(elem) };
    let Some(step) = step else { return unsupported("a type without a size") };
    Ok(Some((0..count).map(|i| (elem, i * step as usize)).collect()))
}

/// How many bits each lane of a vector has, if those are not whole bytes: they lie side by side.
fn narrow_lanes(types: &Types, sizes: &mut Sizes<'_>, ty: Type) -> Option<(usize, usize)> {
    let TypeKind::Vector { elem, len, scalable: false } = *types.kind(ty) else { return None };
    let width = sizes.bits(elem)? as usize;
    (!width.is_multiple_of(8) && width <= 64).then_some((len as usize, width))
}

/// The value of a type that these bytes hold. A scalar of which any byte is not defined is poison.
pub(super) fn decode(
    types: &Types,
    sizes: &mut Sizes<'_>,
    ty: Type,
    bytes: &[u8],
    defined: &[bool],
) -> Result<Val> {
    if let Some((count, width)) = narrow_lanes(types, sizes, ty) {
        let lane = |n: usize| {
            let at = n * width..(n + 1) * width;
            let known = at.clone().all(|bit| defined[bit / 8]);
            let bit = |all, bit: usize| all << 1 | u128::from(bytes[bit / 8] >> (bit % 8) & 1);
            if known { Val::Bits(at.rev().fold(0, bit)) } else { Val::Poison }
        };
        return Ok(Val::Many((0..count).map(lane).collect()));
    }
    if let Some(places) = places(types, sizes, ty)? {
        let part = |(ty, at): (Type, usize)| decode(types, sizes, ty, &bytes[at..], &defined[at..]);
        return Ok(Val::Many(places.into_iter().map(part).collect::<Result<_>>()?));
    }
    let (size, width) = scalar(sizes, ty)?;
    if !defined[..size].iter().all(|&d| d) {
        return Ok(Val::Poison);
    }
    let mut all = [0; 16];
    all[..size].copy_from_slice(&bytes[..size]);
    Ok(Val::Bits(truncate(u128::from_le_bytes(all), width)))
}

/// Writes a value of a type to bytes that are not defined so far.
pub(super) fn encode(
    types: &Types,
    sizes: &mut Sizes<'_>,
    ty: Type,
    value: &Val,
    bytes: &mut [u8],
    defined: &mut [bool],
) -> Result<()> {
    if let Some((count, width)) = narrow_lanes(types, sizes, ty) {
        // A byte is known if all lanes are that have a part in it.
        defined[..(count * width).div_ceil(8)].fill(true);
        for bit in 0..count * width {
            match value.part(bit / width) {
                Val::Bits(lane) => {
                    bytes[bit / 8] |= ((lane >> (bit % width) & 1) as u8) << (bit % 8)
                }
                _ => defined[bit / 8] = false,
            }
        }
        return Ok(());
    }
    if let Some(places) = places(types, sizes, ty)? {
        for (i, (ty, at)) in places.into_iter().enumerate() {
            encode(types, sizes, ty, &value.part(i), &mut bytes[at..], &mut defined[at..])?;
        }
        return Ok(());
    }
    let (size, _) = scalar(sizes, ty)?;
    if let Val::Bits(bits) = value {
        bytes[..size].copy_from_slice(&bits.to_le_bytes()[..size]);
        defined[..size].fill(true);
    }
    Ok(())
}

fn scalar(sizes: &mut Sizes<'_>, ty: Type) -> Result<(usize, u32)> {
    match sizes.bits(ty) {
        Some(bits) if bits <= 128 => Ok((bits.div_ceil(8) as usize, bits as u32)),
        _ => unsupported("a scalar of more than 128 bits"),
    }
}
