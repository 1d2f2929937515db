//! Sizes, alignments and offsets of types.

use std::collections::HashMap;
use std::sync::Arc;

use spacecast_ir::types::{Type, TypeKind, Types};

use super::{AlignSpec, DataLayout};

/// Where the fields of a struct are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// The offset of each field in bytes.
    pub offsets: Vec<u64>,
    /// The size in bytes, padding at the end included.
    pub size: u64,
    /// The alignment in bytes.
    pub align: u64,
}

impl StructLayout {
    /// The field at an offset: the last one that begins there or before.
    pub fn field_at(&self, offset: u64) -> Option<usize> {
        if offset >= self.size {
            return None;
        }
        self.offsets.partition_point(|&o| o <= offset).checked_sub(1)
    }
}

fn round_up(n: u64, align: u64) -> Option<u64> {
    n.checked_next_multiple_of(align.max(1))
}

fn exact(specs: &[AlignSpec], bits: u64) -> Option<u64> {
    specs.iter().find(|s| u64::from(s.bits) == bits).map(|s| u64::from(s.abi) / 8)
}

/// Structs that contain structs deeper than this have no size here: the stack has to end somewhere.
const MAX_DEPTH: u32 = 2048;

/// What is known of a type.
#[derive(Debug)]
struct Laid {
    store_size: Option<u64>,
    alloc_size: Option<u64>,
    fields: Option<Arc<StructLayout>>,
}

/// The sizes of all types that a module had when this was made, for many to look at.
#[derive(Debug, Default)]
pub struct Table(Vec<Laid>);

impl Table {
    /// Lays out all types.
    pub fn of(layout: &DataLayout, types: &Types) -> Self {
        let mut sizes = Sizes::new(layout, types);
        let all = (0..types.len() as u32).map(Type::from_index);
        let laid = all.map(|ty| Laid {
            store_size: sizes.store_size(ty),
            alloc_size: sizes.alloc_size(ty),
            fields: types.struct_fields(ty).and_then(|_| sizes.struct_layout(ty)),
        });
        Self(laid.collect())
    }

    fn get(&self, ty: Type) -> Option<&Laid> {
        self.0.get(ty.index())
    }

    /// The bytes that a store of a value writes, if that is known here.
    #[inline]
    pub fn store_size(&self, ty: Type) -> Option<u64> {
        self.get(ty)?.store_size
    }
}

/// Answers questions about the types of a module; each struct is laid out once.
#[derive(Debug)]
pub struct Sizes<'a> {
    layout: &'a DataLayout,
    types: &'a Types,
    table: Option<&'a Table>,
    structs: HashMap<Type, Option<Arc<StructLayout>>>,
    depth: u32,
}

impl<'a> Sizes<'a> {
    /// For the types of a module under its layout.
    pub fn new(layout: &'a DataLayout, types: &'a Types) -> Self {
        Self { layout, types, table: None, structs: HashMap::new(), depth: 0 }
    }

    /// The same with what is known of them already.
    pub fn with(layout: &'a DataLayout, types: &'a Types, table: &'a Table) -> Self {
        Self { table: Some(table), ..Self::new(layout, types) }
    }

    #[inline]
    fn laid(&self, ty: Type) -> Option<&'a Laid> {
        self.table?.get(ty)
    }

    /// The layout.
    pub fn layout(&self) -> &'a DataLayout {
        self.layout
    }

    /// The size of a value in bits; `None` for what has none, or one that is not fixed.
    pub fn bits(&mut self, ty: Type) -> Option<u64> {
        Some(match *self.types.kind(ty) {
            TypeKind::Int(bits) => u64::from(bits),
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double | TypeKind::X86Mmx => 64,
            TypeKind::X86Fp80 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            TypeKind::X86Amx => 8192,
            TypeKind::Ptr { addrspace } | TypeKind::TypedPtr { addrspace, .. } => {
                u64::from(self.layout.pointer_spec(addrspace).bits)
            }
            TypeKind::Vector { elem, len, scalable: false } => {
                self.bits(elem)?.checked_mul(u64::from(len))?
            }
            TypeKind::Array { .. } => {
                let (elem, len) = self.innermost(ty)?;
                self.alloc_size(elem)?.checked_mul(len)?.checked_mul(8)?
            }
            TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                self.struct_layout(ty)?.size.checked_mul(8)?
            }
            _ => return None,
        })
    }

    /// The bytes that a store of a value writes.
    pub fn store_size(&mut self, ty: Type) -> Option<u64> {
        if let Some(laid) = self.laid(ty) {
            return laid.store_size;
        }
        Some(self.bits(ty)?.div_ceil(8))
    }

    /// The bytes from one element of an array to the next.
    pub fn alloc_size(&mut self, ty: Type) -> Option<u64> {
        if let Some(laid) = self.laid(ty) {
            return laid.alloc_size;
        }
        round_up(self.store_size(ty)?, self.abi_align(ty)?)
    }

    /// What the ABI aligns a value to, in bytes.
    pub fn abi_align(&mut self, ty: Type) -> Option<u64> {
        Some(match *self.types.kind(ty) {
            TypeKind::Int(bits) => self.layout.integer_align(u64::from(bits)),
            TypeKind::Ptr { addrspace } | TypeKind::TypedPtr { addrspace, .. } => {
                u64::from(self.layout.pointer_spec(addrspace).abi) / 8
            }
            TypeKind::Half
            | TypeKind::BFloat
            | TypeKind::Float
            | TypeKind::Double
            | TypeKind::X86Fp80
            | TypeKind::Fp128
            | TypeKind::PpcFp128 => {
                let bits = self.bits(ty)?;
                let listed = exact(&self.layout.floats, bits);
                listed.unwrap_or_else(|| bits.div_ceil(8).next_power_of_two())
            }
            TypeKind::Vector { scalable: false, .. } | TypeKind::X86Mmx => {
                let bits = self.bits(ty)?;
                let listed = exact(&self.layout.vectors, bits);
                listed.unwrap_or_else(|| bits.div_ceil(8).next_power_of_two())
            }
            TypeKind::X86Amx => 64,
            TypeKind::Array { .. } => self.abi_align(self.innermost(ty)?.0)?,
            TypeKind::Struct { .. } | TypeKind::Named { .. } => self.struct_layout(ty)?.align,
            _ => return None,
        })
    }

    /// What arrays of arrays are of in the end, and how many.
    fn innermost(&self, mut ty: Type) -> Option<(Type, u64)> {
        let mut count = 1_u64;
        while let TypeKind::Array { elem, len } = *self.types.kind(ty) {
            (ty, count) = (elem, count.checked_mul(len)?);
        }
        Some((ty, count))
    }

    /// Where the fields of a struct are.
    pub fn struct_layout(&mut self, ty: Type) -> Option<Arc<StructLayout>> {
        if let Some(laid) = self.laid(ty) {
            return laid.fields.clone();
        }
        if let Some(known) = self.structs.get(&ty) {
            return known.clone();
        }
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let layout = self.lay_out(ty).map(Arc::new);
        self.depth -= 1;
        self.structs.insert(ty, layout.clone());
        layout
    }

    /// Where a field of a struct begins.
    pub fn field_offset(&mut self, ty: Type, field: usize) -> Option<u64> {
        match self.laid(ty) {
            Some(laid) => laid.fields.as_ref()?.offsets.get(field).copied(),
            None => self.struct_layout(ty)?.offsets.get(field).copied(),
        }
    }

    fn lay_out(&mut self, ty: Type) -> Option<StructLayout> {
        let (packed, fields) = self.types.struct_fields(ty)?;
        let mut layout =
            StructLayout { offsets: Vec::with_capacity(fields.len()), size: 0, align: 1 };
        for &field in fields {
            let align = if packed { 1 } else { self.abi_align(field)? };
            let offset = round_up(layout.size, align)?;
            layout.offsets.push(offset);
            layout.size = offset.checked_add(self.alloc_size(field)?)?;
            layout.align = layout.align.max(align);
        }
        if !packed {
            layout.align = layout.align.max(u64::from(self.layout.aggregate.0) / 8);
        }
        layout.size = round_up(layout.size, layout.align)?;
        Some(layout)
    }
}

impl DataLayout {
    /// The alignment of the narrowest integer that is listed and wide enough, or of the widest.
    fn integer_align(&self, bits: u64) -> u64 {
        let at = self.integers.partition_point(|s| u64::from(s.bits) < bits);
        let spec = self.integers.get(at).or(self.integers.last());
        spec.map_or(1, |s| u64::from(s.abi) / 8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::{Family, Knobs, build};

    fn nvptx(short: bool) -> DataLayout {
        let knobs = Knobs { nvptx_short_ptr: short, ..Knobs::default() };
        DataLayout::parse(&build(Family::Upstream(22), knobs)).expect("a layout")
    }

    /// The type of a variable, by its text.
    fn with_type<T>(text: &str, ask: impl FnOnce(&Types, Type) -> T) -> T {
        let text = format!("%pair = type {{ i8, i32 }}\n@x = external global {text}\n");
        let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let (_, var) = module.variables().next().expect("a variable");
        ask(&module.types, var.ty)
    }

    #[test]
    fn sizes_and_alignments() {
        let layout = nvptx(false);
        for (text, size, align) in [
            ("i1", 1, 1),
            ("i24", 4, 4),
            ("i64", 8, 8),
            ("i65", 16, 16),
            ("i128", 16, 16),
            ("half", 2, 2),
            ("double", 8, 8),
            ("ptr", 8, 8),
            ("ptr addrspace(3)", 8, 8),
            ("ptr addrspace(6)", 4, 4),
            ("<2 x half>", 4, 4),
            ("<3 x float>", 16, 16),
            ("<4 x i8>", 4, 4),
            ("[3 x i16]", 6, 2),
            ("{ i8, i64 }", 16, 8),
            ("<{ i8, i64 }>", 9, 1),
            ("{ i8, %pair, i16 }", 16, 4),
            ("{}", 0, 1),
            ("[0 x i32]", 0, 4),
        ] {
            let found = with_type(text, |types, ty| {
                let mut sizes = Sizes::new(&layout, types);
                (sizes.alloc_size(ty), sizes.abi_align(ty))
            });
            assert_eq!(found, (Some(size), Some(align)), "{text}");
        }
        let short = nvptx(true);
        let size =
            with_type("ptr addrspace(3)", |types, ty| Sizes::new(&short, types).alloc_size(ty));
        assert_eq!(size, Some(4));
    }

    #[test]
    fn offsets_of_fields() {
        let layout = nvptx(false);
        let found = with_type("{ i8, ptr, i16, [2 x i32] }", |types, ty| {
            Sizes::new(&layout, types).struct_layout(ty).expect("a struct")
        });
        assert_eq!(found.offsets, [0, 8, 16, 20]);
        assert_eq!((found.size, found.align), (32, 8));
        assert_eq!(found.field_at(0), Some(0));
        assert_eq!(found.field_at(9), Some(1));
        assert_eq!(found.field_at(31), Some(3));
        assert_eq!(found.field_at(32), None);
    }

    #[test]
    fn what_has_no_size() {
        let layout = nvptx(false);
        let size = with_type("<vscale x 4 x i32>", |types, ty| Sizes::new(&layout, types).bits(ty));
        assert_eq!(size, None);
        let huge = "[4294967295 x [4294967295 x [4294967295 x i64]]]";
        assert_eq!(with_type(huge, |types, ty| Sizes::new(&layout, types).alloc_size(ty)), None);
    }

    #[test]
    fn types_made_to_hurt() {
        let layout = nvptx(false);
        // Each holds the next twice: two to the power of sixty bytes, asked for in sixty steps.
        let mut text = String::new();
        for i in 0..60 {
            text += &format!("%t{i} = type {{ %t{0}, %t{0} }}\n", i + 1);
        }
        text += "%t60 = type { i8 }\n@x = external global %t0\n";
        let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let (_, var) = module.variables().next().expect("a variable");
        assert_eq!(Sizes::new(&layout, &module.types).alloc_size(var.ty), Some(1 << 60));
        // A chain that is longer than the stack.
        let mut text = String::new();
        for i in 0..100_000 {
            text += &format!("%t{i} = type {{ %t{} }}\n", i + 1);
        }
        text += "%t100000 = type { i8 }\n@x = external global %t0\n";
        let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let (_, var) = module.variables().next().expect("a variable");
        assert_eq!(Sizes::new(&layout, &module.types).alloc_size(var.ty), None);
    }
}
