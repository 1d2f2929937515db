//! Types, interned: two types are equal if and only if their ids are.
//!
//! The table only grows and can be read and extended through a shared reference, so that function
//! bodies are read, and later rewritten, in parallel. Ids of types that were first seen in a body
//! depend on the schedule: they are for equality, never for order, and `Type` has no `Ord`.
//!
//! ```text
//!   chunks:  [0 .. 64) [64 .. 192) [192 .. 448) …     each written once, never moved
//! ```

use std::hash::{Hash, Hasher};
use std::sync::{OnceLock, PoisonError, RwLock};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// A type of the module it belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Type(pub(crate) u32);

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum TypeKind {
    Void,
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    X86Mmx,
    X86Amx,
    Label,
    Token,
    Metadata,
    /// `iN`.
    Int(u32),
    /// `ptr`, or `ptr addrspace(N)`.
    Ptr {
        addrspace: u32,
    },
    /// `T*`, or `T addrspace(N)*`, as LLVM wrote pointers up to version 14.
    TypedPtr {
        pointee: Type,
        addrspace: u32,
    },
    /// `[len x elem]`.
    Array {
        elem: Type,
        len: u64,
    },
    /// `<len x elem>`, or `<vscale x len x elem>`.
    Vector {
        elem: Type,
        len: u32,
        scalable: bool,
    },
    /// `{ … }`, or `<{ … }>`.
    Struct {
        packed: bool,
        fields: Box<[Type]>,
    },
    /// `ret (params, ...)`.
    Function {
        ret: Type,
        params: Box<[Type]>,
        vararg: bool,
    },
    /// `target("name", types…, ints…)`; the name is unescaped.
    Target {
        name: Box<[u8]>,
        types: Box<[Type]>,
        ints: Box<[u32]>,
    },
    /// `%name`: a struct with an identity of its own.
    Named {
        name: TypeName,
    },
}

/// The name of an identified struct: as written after the `%`, quotes included, or a number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeName {
    /// `%name`
    Text(Box<[u8]>),
    /// `%0`
    Number(u32),
}

/// The fields of an identified struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructBody {
    /// Whether it is written `<{ … }>`.
    pub packed: bool,
    /// The types of its fields.
    pub fields: Box<[Type]>,
}

#[derive(Clone)]
struct Entry {
    kind: TypeKind,
    /// Of an identified struct: unset until its definition is read, `None` if it is opaque.
    body: OnceLock<Option<StructBody>>,
}

const FIRST_CHUNK_BITS: u32 = 6;
const CHUNKS: usize = 26;

/// All types of a module.
pub struct Types {
    chunks: [OnceLock<Box<[OnceLock<Entry>]>>; CHUNKS],
    index: RwLock<Index>,
}

#[derive(Clone, Default)]
struct Index {
    len: u32,
    by_kind: HashTable<Type>,
    /// Whether one is a typed pointer.
    typed_pointers: bool,
}

macro_rules! fixed {
    ($($const:ident = $id:literal: $kind:expr;)*) => {
        /// The types that every module has, under ids that never change.
        #[allow(missing_docs)]
        impl Type {
            $(pub const $const: Type = Type($id);)*
        }
        fn fixed_kinds() -> Vec<TypeKind> {
            let mut kinds = vec![$($kind),*];
            kinds.extend((0..FIXED_SPACES).map(|addrspace| TypeKind::Ptr { addrspace }));
            kinds
        }
    };
}

fixed! {
    VOID = 0: TypeKind::Void;
    HALF = 1: TypeKind::Half;
    BFLOAT = 2: TypeKind::BFloat;
    FLOAT = 3: TypeKind::Float;
    DOUBLE = 4: TypeKind::Double;
    X86_FP80 = 5: TypeKind::X86Fp80;
    FP128 = 6: TypeKind::Fp128;
    PPC_FP128 = 7: TypeKind::PpcFp128;
    X86_MMX = 8: TypeKind::X86Mmx;
    X86_AMX = 9: TypeKind::X86Amx;
    LABEL = 10: TypeKind::Label;
    TOKEN = 11: TypeKind::Token;
    METADATA = 12: TypeKind::Metadata;
    I1 = 13: TypeKind::Int(1);
    I8 = 14: TypeKind::Int(8);
    I16 = 15: TypeKind::Int(16);
    I32 = 16: TypeKind::Int(32);
    I64 = 17: TypeKind::Int(64);
    I128 = 18: TypeKind::Int(128);
}

const FIRST_PTR: u32 = 19;
const FIXED_SPACES: u32 = 8;

impl Type {
    /// `ptr`
    pub const PTR: Type = Type(FIRST_PTR);

    /// Whether it is a number, or no value at all. Some others are that, too: those of odd widths.
    #[inline]
    pub fn is_plain(self) -> bool {
        self.0 < FIRST_PTR
    }

    /// The type with this number; below [`Types::len`] there is one.
    pub fn from_index(index: u32) -> Self {
        Type(index)
    }

    /// The id as a number: for tables indexed by type, not for order.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

fn hash_of(kind: &TypeKind) -> u64 {
    let mut hasher = FxHasher::default();
    kind.hash(&mut hasher);
    hasher.finish()
}

impl Default for Types {
    fn default() -> Self {
        let types = Types { chunks: Default::default(), index: RwLock::default() };
        for kind in fixed_kinds() {
            types.intern(kind);
        }
        types
    }
}

impl Clone for Types {
    fn clone(&self) -> Self {
        let index = self.index.read().unwrap_or_else(PoisonError::into_inner).clone();
        Self { chunks: self.chunks.clone(), index: RwLock::new(index) }
    }
}

impl Types {
    fn slot(id: u32) -> (usize, usize) {
        let shifted = id + (1 << FIRST_CHUNK_BITS);
        let top = shifted.ilog2();
        ((top - FIRST_CHUNK_BITS) as usize, (shifted - (1 << top)) as usize)
    }

    fn entry(&self, ty: Type) -> &Entry {
        let (chunk, at) = Self::slot(ty.0);
        // An id is handed out only after its entry is written, so this is always there.
        self.chunks[chunk].get().and_then(|c| c[at].get()).expect("type id of another module")
    }

    fn push(&self, index: &mut Index, kind: TypeKind) -> Type {
        let id = index.len;
        index.typed_pointers |= matches!(kind, TypeKind::TypedPtr { .. });
        let (chunk, at) = Self::slot(id);
        let slots = self.chunks[chunk].get_or_init(|| {
            (0..1usize << (FIRST_CHUNK_BITS as usize + chunk)).map(|_| OnceLock::new()).collect()
        });
        let _ = slots[at].set(Entry { kind, body: OnceLock::new() });
        index.len += 1;
        Type(id)
    }

    /// What `ty` is.
    #[inline]
    pub fn kind(&self, ty: Type) -> &TypeKind {
        &self.entry(ty).kind
    }

    /// The number of types so far; every id is below it.
    pub fn len(&self) -> usize {
        self.index.read().unwrap_or_else(PoisonError::into_inner).len as usize
    }

    /// Whether there are typed pointers: text for, or from, LLVM before 15.
    pub fn has_typed_pointers(&self) -> bool {
        self.index.read().unwrap_or_else(PoisonError::into_inner).typed_pointers
    }

    /// Never: every module has the fixed types.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The id of a type; identified structs are made by [`Types::named`] instead.
    pub fn intern(&self, kind: TypeKind) -> Type {
        let hash = hash_of(&kind);
        let same = |ty: &Type| *self.kind(*ty) == kind;
        {
            let index = self.index.read().unwrap_or_else(PoisonError::into_inner);
            if let Some(ty) = index.by_kind.find(hash, same) {
                return *ty;
            }
        }
        let mut index = self.index.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(ty) = index.by_kind.find(hash, same) {
            return *ty;
        }
        let ty = self.push(&mut index, kind);
        index.by_kind.insert_unique(hash, ty, |ty| hash_of(self.kind(*ty)));
        ty
    }

    /// A new identified struct, without a body yet.
    pub fn named(&self, name: TypeName) -> Type {
        self.intern(TypeKind::Named { name })
    }

    /// Gives an identified struct its body, `None` for an opaque one. False if it had one already.
    pub fn define(&self, ty: Type, body: Option<StructBody>) -> bool {
        self.entry(ty).body.set(body).is_ok()
    }

    /// Whether the definition of an identified struct was seen.
    pub fn is_defined(&self, ty: Type) -> bool {
        !matches!(self.kind(ty), TypeKind::Named { .. }) || self.entry(ty).body.get().is_some()
    }

    /// `iN`
    pub fn int(&self, bits: u32) -> Type {
        match bits {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            128 => Type::I128,
            _ => self.intern(TypeKind::Int(bits)),
        }
    }

    /// `ptr addrspace(N)`
    pub fn ptr(&self, addrspace: u32) -> Type {
        if addrspace < FIXED_SPACES {
            Type(FIRST_PTR + addrspace)
        } else {
            self.intern(TypeKind::Ptr { addrspace })
        }
    }

    /// `T addrspace(N)*`
    pub fn typed_ptr(&self, pointee: Type, addrspace: u32) -> Type {
        self.intern(TypeKind::TypedPtr { pointee, addrspace })
    }

    /// The width of an integer type.
    #[inline]
    pub fn int_bits(&self, ty: Type) -> Option<u32> {
        if ty.0 < FIRST_PTR + FIXED_SPACES {
            const BITS: [u32; 6] = [1, 8, 16, 32, 64, 128];
            return BITS.get(ty.0.wrapping_sub(Type::I1.0) as usize).copied();
        }
        match *self.kind(ty) {
            TypeKind::Int(bits) => Some(bits),
            _ => None,
        }
    }

    /// Whether this is a floating-point type, not a vector of them.
    #[inline]
    pub fn is_float(&self, ty: Type) -> bool {
        (Type::HALF.0..=Type::PPC_FP128.0).contains(&ty.0)
    }

    /// The address space of a pointer.
    #[inline]
    pub fn addrspace(&self, ty: Type) -> Option<u32> {
        if ty.0 < FIRST_PTR + FIXED_SPACES {
            return ty.0.checked_sub(FIRST_PTR);
        }
        match *self.kind(ty) {
            TypeKind::Ptr { addrspace } | TypeKind::TypedPtr { addrspace, .. } => Some(addrspace),
            _ => None,
        }
    }

    /// The same pointer in another address space; other types as they are.
    pub fn with_addrspace(&self, ty: Type, addrspace: u32) -> Type {
        match *self.kind(ty) {
            TypeKind::Ptr { .. } => self.ptr(addrspace),
            TypeKind::TypedPtr { pointee, .. } => self.typed_ptr(pointee, addrspace),
            _ => ty,
        }
    }

    /// Whether this is a pointer, not a vector of them.
    pub fn is_ptr(&self, ty: Type) -> bool {
        self.addrspace(ty).is_some()
    }

    /// The element type of a vector, or the type itself.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        if ty.0 < FIRST_PTR + FIXED_SPACES {
            return ty;
        }
        match *self.kind(ty) {
            TypeKind::Vector { elem, .. } => elem,
            _ => ty,
        }
    }

    /// The vector shape of `of` with elements of `elem`, or `elem` where `of` is no vector.
    #[inline]
    pub fn like(&self, of: Type, elem: Type) -> Type {
        if of.0 < FIRST_PTR + FIXED_SPACES {
            return elem;
        }
        match *self.kind(of) {
            TypeKind::Vector { len, scalable, .. } => {
                self.intern(TypeKind::Vector { elem, len, scalable })
            }
            _ => elem,
        }
    }

    /// The fields of a struct, identified or literal; `None` for an opaque one and for other types.
    pub fn struct_fields(&self, ty: Type) -> Option<(bool, &[Type])> {
        let entry = self.entry(ty);
        match &entry.kind {
            TypeKind::Struct { packed, fields } => Some((*packed, fields)),
            TypeKind::Named { .. } => {
                entry.body.get()?.as_ref().map(|body| (body.packed, &*body.fields))
            }
            _ => None,
        }
    }

    /// Whether values of both types are the same in registers, as far as is said: they differ only in names of structs, and
    /// in what pointers point to. So are some that differ only far down: structs of structs may be as large as they like.
    pub fn are_alike(&self, a: Type, b: Type) -> bool {
        self.are_alike_within(a, b, &mut 256)
    }

    fn are_alike_within(&self, a: Type, b: Type, looks: &mut u32) -> bool {
        if a == b || *looks == 0 {
            return true;
        }
        *looks -= 1;
        let mut alike = |a, b| self.are_alike_within(a, b, looks);
        match (self.kind(a), self.kind(b)) {
            (TypeKind::Ptr { .. } | TypeKind::TypedPtr { .. }, _) => {
                self.addrspace(a) == self.addrspace(b)
            }
            (&TypeKind::Array { elem: a, len: n }, &TypeKind::Array { elem: b, len: m }) => {
                n == m && alike(a, b)
            }
            (
                &TypeKind::Vector { elem: a, len: n, scalable: x },
                &TypeKind::Vector { elem: b, len: m, scalable: y },
            ) => n == m && x == y && alike(a, b),
            _ => match (self.struct_fields(a), self.struct_fields(b)) {
                (Some((p, a)), Some((q, b))) => {
                    let mut fields = a.iter().zip(b);
                    p == q && a.len() == b.len() && fields.all(|(&a, &b)| alike(a, b))
                }
                _ => false,
            },
        }
    }

    /// The type of the element that `index` selects in an aggregate or vector.
    pub fn element(&self, ty: Type, index: u64) -> Option<Type> {
        match *self.kind(ty) {
            TypeKind::Array { elem, len } => (index < len).then_some(elem),
            TypeKind::Vector { elem, .. } => Some(elem),
            _ => self.struct_fields(ty)?.1.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// Whether memory can hold a value of this type: opaque structs, functions and the like have no
    /// size, nor have structs that mix scalable vectors with anything else.
    pub fn is_sized(&self, ty: Type) -> bool {
        // A stack of our own: a chain of structs may be as long as the file.
        let mut stack = vec![ty];
        let mut seen = hashbrown::HashSet::<Type, rustc_hash::FxBuildHasher>::default();
        while let Some(ty) = stack.pop() {
            match *self.kind(ty) {
                TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::Function { .. } => return false,
                TypeKind::Array { elem, .. } => stack.push(elem),
                TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                    if !seen.insert(ty) {
                        continue;
                    }
                    let Some((_, fields)) = self.struct_fields(ty) else { return false };
                    let scalable =
                        |f: &Type| matches!(self.kind(*f), TypeKind::Vector { scalable: true, .. });
                    if fields.iter().any(scalable) && fields.iter().any(|f| *f != fields[0]) {
                        return false;
                    }
                    stack.extend_from_slice(fields);
                }
                _ => {}
            }
        }
        true
    }

    /// Whether a value can have this type and an instruction can yield it.
    pub fn is_first_class(&self, ty: Type) -> bool {
        if ty.0 < FIRST_PTR + FIXED_SPACES {
            return ty != Type::VOID;
        }
        !matches!(self.kind(ty), TypeKind::Void | TypeKind::Function { .. })
            && !matches!(self.kind(ty), TypeKind::Named { .. } if self.struct_fields(ty).is_none())
    }
}

impl std::fmt::Debug for Types {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        for id in 0..self.len() as u32 {
            map.entry(&id, self.kind(Type(id)));
        }
        map.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_equal_ids() {
        let types = Types::default();
        assert_eq!(types.intern(TypeKind::Int(64)), Type::I64);
        assert_eq!(types.ptr(3), types.intern(TypeKind::Ptr { addrspace: 3 }));
        assert_eq!(types.ptr(101), types.ptr(101));
        for n in 1..1000 {
            let array = types.intern(TypeKind::Array { elem: Type::I8, len: n });
            assert_eq!(types.intern(TypeKind::Array { elem: Type::I8, len: n }), array);
        }
    }

    #[test]
    fn a_struct_is_defined_once() {
        let types = Types::default();
        let list = types.named(TypeName::Text(b"list"[..].into()));
        let body = StructBody { packed: false, fields: [types.typed_ptr(list, 0)].into() };
        assert!(!types.is_defined(list));
        assert!(types.define(list, Some(body)));
        assert!(!types.define(list, None));
        assert_eq!(types.element(list, 0), Some(types.typed_ptr(list, 0)));
        assert_eq!(types.element(list, 1), None);
    }
}
