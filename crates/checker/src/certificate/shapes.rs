//! What values of a type are, and the scalars in aggregates.

use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_nvptx::layout::Sizes;

use super::world::World;

/// What values of a type are.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Class {
    Pointer(u32),
    Data,
    Aggregate,
    Other,
}

/// A scalar in an aggregate; no type stands for all of one with too many.
#[derive(Copy, Clone)]
pub(super) struct Leaf {
    pub offset: u64,
    pub size: Option<u64>,
    pub ty: Option<Type>,
}

/// More parts of an aggregate than this are one.
const MAX_LEAVES: usize = 64;

impl World<'_, '_> {
    #[inline]
    pub fn class(&self, ty: Type) -> Class {
        match self.classes.get(ty.index()) {
            Some(&class) => class,
            None => self.class_of(ty),
        }
    }

    #[inline(never)] // Few types are new.
    pub fn class_of(&self, ty: Type) -> Class {
        let types = &self.module.types;
        let scalar = types.scalar(ty);
        if let Some(space) = types.addrspace(scalar) {
            return Class::Pointer(space);
        }
        match types.kind(scalar) {
            TypeKind::Struct { .. } | TypeKind::Named { .. } | TypeKind::Array { .. } => {
                Class::Aggregate
            }
            TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::Function { .. }
            | TypeKind::Target { .. } => Class::Other,
            _ => Class::Data,
        }
    }

    /// Whether there is a pointer in the values of a type.
    pub fn has_pointers(&self, ty: Type) -> bool {
        self.pointers.get(ty.index()) != Some(&false)
    }

    /// For every type whether there is a pointer in its values, after all that it is made of. Of one that is in itself nobody
    /// knows.
    pub fn find_pointers(types: &Types) -> Vec<bool> {
        let parts = |ty: Type| match types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                std::slice::from_ref(elem)
            }
            TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields)
            }
            _ => &[],
        };
        let mut begun = vec![false; types.len()];
        let mut known: Vec<Option<bool>> = vec![None; types.len()];
        let mut stack: Vec<Type> = (0..types.len() as u32).map(Type::from_index).collect();
        while let Some(&ty) = stack.last() {
            let at = ty.index();
            if !std::mem::replace(&mut begun[at], true) {
                stack.extend(parts(ty).iter().filter(|part| !begun[part.index()]));
                continue;
            }
            stack.pop();
            let inside = parts(ty).iter().any(|part| known[part.index()] != Some(false));
            known[at] = Some(types.addrspace(ty).is_some() || inside);
        }
        known.into_iter().map(|known| known != Some(false)).collect()
    }

    /// The scalars of an aggregate, and whether there are too many.
    pub fn leaves(&self, ty: Type) -> (&[Leaf], bool) {
        const FOLDED: Leaf = Leaf { offset: 0, size: None, ty: None };
        let Some(known) = self.leaves.get(ty.index()) else { return (&[FOLDED], true) };
        let (leaves, folded) = known.get_or_init(|| {
            let mut leaves = Vec::new();
            match self.flatten(&mut self.sizes(), ty, 0, 0, &mut leaves) {
                Some(()) => (leaves, false),
                None => (vec![FOLDED], true),
            }
        });
        (leaves, *folded)
    }

    fn flatten(
        &self,
        sizes: &mut Sizes<'_>,
        ty: Type,
        offset: u64,
        depth: u32,
        out: &mut Vec<Leaf>,
    ) -> Option<()> {
        if depth > 16 {
            return None;
        }
        let types = &self.module.types;
        match types.kind(ty) {
            TypeKind::Array { elem, len } => {
                let size = sizes.alloc_size(*elem)?;
                if *len > MAX_LEAVES as u64 {
                    return None;
                }
                for at in 0..*len {
                    self.flatten(sizes, *elem, offset + at * size, depth + 1, out)?;
                }
            }
            TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                let (_, fields) = types.struct_fields(ty)?;
                for (at, &field) in fields.iter().enumerate() {
                    let start = offset.checked_add(sizes.field_offset(ty, at)?)?;
                    self.flatten(sizes, field, start, depth + 1, out)?;
                }
            }
            _ if out.len() >= MAX_LEAVES => return None,
            _ => out.push(Leaf { offset, size: sizes.store_size(ty), ty: Some(ty) }),
        }
        Some(())
    }

    /// The leaves that indices select: from, and up to.
    pub fn leaf_range(&self, ty: Type, indices: &[u32]) -> Option<(usize, usize)> {
        let types = &self.module.types;
        let count = |ty: Type| match self.class(ty) {
            Class::Aggregate => self.leaves(ty).0.len(),
            _ => 1,
        };
        // Mostly all parts are scalars.
        let (fields, leaves) = (types.struct_fields(ty), self.leaves(ty).0);
        if let (Some((_, fields)), &[index]) = (fields, indices)
            && fields.len() == leaves.len()
            && leaves.iter().zip(fields).all(|(leaf, field)| leaf.ty == Some(*field))
        {
            return ((index as usize) < leaves.len())
                .then_some((index as usize, index as usize + 1));
        }
        let (mut from, mut at) = (0, ty);
        for &index in indices {
            for before in 0..index {
                from += count(types.element(at, before.into())?);
            }
            at = types.element(at, index.into())?;
        }
        Some((from, from + count(at)))
    }
}
