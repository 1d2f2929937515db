//! The scalars that an aggregate is made of.

use std::rc::Rc;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_nvptx::layout::Sizes;

/// A scalar, or a vector, in an aggregate.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Leaf {
    pub offset: u64,
    pub size: Option<u64>,
    /// Its type; `None` for all of an aggregate with too many.
    pub ty: Option<Type>,
}

/// The leaves of an aggregate in order.
#[derive(Debug)]
pub(crate) struct Shape {
    pub leaves: Vec<Leaf>,
    /// Whether one leaf stands for too many.
    pub folded: bool,
}

/// More leaves than this are one.
const MAX_LEAVES: usize = 64;

#[derive(Debug, Default)]
pub(crate) struct Shapes(HashMap<Type, Rc<Shape>, FxBuildHasher>);

impl Shapes {
    pub fn of(&mut self, sizes: &mut Sizes<'_>, types: &Types, ty: Type) -> Rc<Shape> {
        if let Some(known) = self.0.get(&ty) {
            return known.clone();
        }
        let mut leaves = Vec::new();
        let folded = flatten(sizes, types, ty, 0, 0, &mut leaves).is_none();
        if folded {
            leaves = vec![Leaf { offset: 0, size: None, ty: None }];
        }
        let shape = Rc::new(Shape { leaves, folded });
        self.0.insert(ty, shape.clone());
        shape
    }
}

fn flatten(
    sizes: &mut Sizes<'_>,
    types: &Types,
    ty: Type,
    offset: u64,
    depth: u32,
    out: &mut Vec<Leaf>,
) -> Option<()> {
    if depth > 16 {
        return None;
    }
    match types.kind(ty) {
        TypeKind::Array { elem, len } => {
            let size = sizes.alloc_size(*elem)?;
            if *len > MAX_LEAVES as u64 {
                return None;
            }
            for i in 0..*len {
                flatten(sizes, types, *elem, offset + i * size, depth + 1, out)?;
            }
        }
        TypeKind::Struct { .. } | TypeKind::Named { .. } => {
            let layout = sizes.struct_layout(ty)?;
            let (_, fields) = types.struct_fields(ty)?;
            for (&field, &at) in fields.iter().zip(&layout.offsets) {
                flatten(sizes, types, field, offset.checked_add(at)?, depth + 1, out)?;
            }
        }
        _ => {
            if out.len() >= MAX_LEAVES {
                return None;
            }
            out.push(Leaf { offset, size: sizes.store_size(ty), ty: Some(ty) });
        }
    }
    Some(())
}

/// The leaves that indices select, from and to; `None` if they select nothing, or leaves are folded.
pub(crate) fn leaf_range(
    shapes: &mut Shapes,
    sizes: &mut Sizes<'_>,
    types: &Types,
    ty: Type,
    indices: &[u32],
) -> Option<(usize, usize)> {
    if shapes.of(sizes, types, ty).folded {
        return None;
    }
    let mut from = 0;
    let mut at = ty;
    for &index in indices {
        for before in 0..index {
            let field = types.element(at, before.into())?;
            from += leaves_in(shapes, sizes, types, field);
        }
        at = types.element(at, index.into())?;
    }
    Some((from, from + leaves_in(shapes, sizes, types, at)))
}

fn leaves_in(shapes: &mut Shapes, sizes: &mut Sizes<'_>, types: &Types, ty: Type) -> usize {
    match types.kind(ty) {
        TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named { .. } => {
            shapes.of(sizes, types, ty).leaves.len()
        }
        _ => 1,
    }
}

/// How many bytes a type is made of, if it is made of bytes. Some compilers, Rust's among them, make all their objects of
/// them, whatever they hold.
pub(crate) fn bytes(types: &Types, ty: Type) -> Option<u64> {
    match types.kind(ty) {
        TypeKind::Array { elem, len } if *types.kind(*elem) == TypeKind::Int(8) => Some(*len),
        _ => None,
    }
}

/// Whether a type has anything as large as a pointer, so that its objects are worth cutting up.
pub(crate) fn holds_words(types: &Types, ty: Type, depth: u32) -> bool {
    if depth > 32 {
        return true;
    }
    if let Some(count) = bytes(types, ty) {
        return count >= 8;
    }
    match types.kind(ty) {
        TypeKind::Ptr { .. } | TypeKind::TypedPtr { .. } => true,
        TypeKind::Int(bits) => *bits >= 32,
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
            holds_words(types, *elem, depth + 1)
        }
        TypeKind::Struct { .. } | TypeKind::Named { .. } => {
            let fields = types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields);
            fields.iter().any(|&f| holds_words(types, f, depth + 1))
        }
        _ => false,
    }
}

/// How many cells an object of a type and size has; the same for everyone who looks at it.
pub(crate) fn cell_count(types: &Types, ty: Type, size: Option<u64>, word: u32) -> u32 {
    let word = u64::from(word);
    match size {
        Some(size) if size <= 256 * word && holds_words(types, ty, 0) => {
            size.div_ceil(word).max(1) as u32
        }
        _ => 1,
    }
}
