//! Types.

use super::{Reader, TypeTable};
use crate::error::{Error, Result};
use crate::text::class;
use crate::types::{Type, TypeKind, TypeName};
use crate::words::words;

words! {
    enum TypeWord in 64 {
        Ptr = "ptr", Void = "void", Half = "half", BFloat = "bfloat", Float = "float",
        Double = "double", X86Fp80 = "x86_fp80", Fp128 = "fp128", PpcFp128 = "ppc_fp128",
        X86Mmx = "x86_mmx", X86Amx = "x86_amx", Label = "label", Token = "token",
        Metadata = "metadata", Target = "target",
    }
}

/// LLVM's limit for the width of an integer type.
const MAX_INT_BITS: u64 = 1 << 23;

impl<'s> Reader<'_, 's> {
    /// A type that a value can have.
    #[inline(always)]
    pub(super) fn ty(&mut self) -> Result<Type> {
        self.cur.ws();
        match self.common_type() {
            Some(ty) => Ok(ty),
            None => self.uncommon_type(),
        }
    }

    #[inline(never)]
    fn uncommon_type(&mut self) -> Result<Type> {
        let at = self.cur.pos;
        let ty = self.any_type()?;
        if ty == Type::VOID {
            return Err(Error::new(at, "`void` is only allowed as the result of a function"));
        }
        Ok(ty)
    }

    /// One of the types that most operands have, if no suffix follows.
    #[inline(always)]
    fn common_type(&mut self) -> Option<Type> {
        let [a, b, c, d, ..] = self.cur.src[self.cur.pos..] else { return None };
        let (ty, len) = match [a, b, c] {
            [b'i', b'3', b'2'] => (Type::I32, 3),
            [b'i', b'6', b'4'] => (Type::I64, 3),
            [b'p', b't', b'r'] if self.cur.byte_at(4) == b'a' => {
                // `ptr addrspace(3)`, but not `ptr addrspacecast …`.
                let [digit @ b'0'..=b'9', b')'] =
                    *self.cur.src[self.cur.pos..].strip_prefix(b"ptr addrspace(")?.first_chunk()?
                else {
                    return None;
                };
                (self.types.ptr(u32::from(digit - b'0')), 16)
            }
            [b'p', b't', b'r'] => (Type::PTR, 3),
            [b'i', b'1', b'6'] => (Type::I16, 3),
            [b'i', b'1', _] => (Type::I1, 2),
            [b'i', b'8', _] => (Type::I8, 2),
            [b'f', b'l', b'o'] if d == b'a' && self.cur.byte_at(4) == b't' => (Type::FLOAT, 5),
            [b'h', b'a', b'l'] if d == b'f' => (Type::HALF, 4),
            _ => return None,
        };
        let ends = match self.cur.byte_at(len) {
            b',' | b')' | b']' | b'>' => true,
            // `i32 addrspace(1)*` and the like go the long way.
            b' ' => !matches!(self.cur.byte_at(len + 1), b'*' | b'(' | b'a' | b' ' | b';' | b'/'),
            b'\n' => {
                self.cur.byte_at(len + 1) == b' '
                    && self.cur.byte_at(len + 2) == b' '
                    && self.cur.byte_at(len + 3) == b'%'
            }
            _ => false,
        };
        if !ends {
            return None;
        }
        self.cur.pos += len;
        Some(ty)
    }

    /// Any type, `void` included.
    pub(super) fn any_type(&mut self) -> Result<Type> {
        self.cur.ws();
        if let Some(ty) = self.common_type() {
            return Ok(ty);
        }
        // `void @f(…)`, but not `void (…)`.
        if self.cur.src[self.cur.pos..].starts_with(b"void @") {
            self.cur.pos += 4;
            return Ok(Type::VOID);
        }
        let mut ty = self.type_head()?;
        // `ptr*` is wrong even where `i8*` is read as `ptr`.
        if self.cur.peek() == b'*' && matches!(self.types.kind(ty), TypeKind::Ptr { .. }) {
            return Err(Error::new(self.cur.pos, "`ptr*` is not a type; use `ptr`"));
        }
        loop {
            // Most types are followed by an operand; a suffix begins with one of these.
            match self.cur.peek() {
                b'*' => {
                    self.check_pointee(ty)?;
                    self.cur.pos += 1;
                    ty = self.typed_ptr(ty, 0);
                }
                b'(' => ty = self.function_type(ty)?,
                b'a' if !matches!(ty, Type::PTR) && self.cur.eat_word(b"addrspace") => {
                    self.check_pointee(ty)?;
                    let addrspace = self.addrspace_argument()?;
                    self.cur.expect(b'*')?;
                    ty = self.typed_ptr(ty, addrspace);
                }
                _ => return Ok(ty),
            }
        }
    }

    fn check_pointee(&mut self, ty: Type) -> Result<()> {
        let kind = self.types.kind(ty);
        let wrong = match kind {
            TypeKind::Void => "there are no pointers to `void`; use `i8*`",
            TypeKind::Label | TypeKind::Metadata | TypeKind::Token | TypeKind::X86Amx => {
                "there are no pointers to this type"
            }
            _ => return Ok(()),
        };
        Err(Error::new(self.cur.pos, wrong))
    }

    fn typed_ptr(&mut self, pointee: Type, addrspace: u32) -> Type {
        if self.stars_are_ptr {
            return self.types.ptr(addrspace);
        }
        self.scratch.stars_seen = true;
        let types = self.types;
        let known = self.scratch.pointers.entry((pointee, addrspace));
        *known.or_insert_with(|| types.typed_ptr(pointee, addrspace))
    }

    fn type_head(&mut self) -> Result<Type> {
        match self.cur.peek() {
            b'i' if self.cur.byte_at(1).is_ascii_digit() => self.int_type(),
            b'%' => self.named_type(),
            b'[' | b'<' | b'{' => self.bracketed(),
            b'a'..=b'z' => self.word_type(),
            _ => Err(self.cur.expected("a type")),
        }
    }

    fn int_type(&mut self) -> Result<Type> {
        let at = self.cur.pos;
        self.cur.pos += 1;
        let bits = self.cur.u64().ok().filter(|b| (1..=MAX_INT_BITS).contains(b));
        let Some(bits) = bits else {
            return Err(Error::new(at, "integer types have between 1 and 8388608 bits"));
        };
        Ok(self.types.int(bits as u32))
    }

    fn word_type(&mut self) -> Result<Type> {
        let at = self.cur.pos;
        let word = self.cur.run(class::WORD);
        let Some(word) = TypeWord::from_word(word) else {
            self.cur.pos = at;
            return Err(self.cur.expected("a type"));
        };
        Ok(match word {
            TypeWord::Ptr => {
                // `ptr addrspace(3)` is one type, and `ptr addrspace(3)*` is none.
                let mut ty = Type::PTR;
                if self.cur.peek() == b'a' && self.cur.eat_word(b"addrspace") {
                    let addrspace = self.addrspace_argument()?;
                    ty = self.types.ptr(addrspace);
                }
                ty
            }
            TypeWord::Void => Type::VOID,
            TypeWord::Half => Type::HALF,
            TypeWord::BFloat => Type::BFLOAT,
            TypeWord::Float => Type::FLOAT,
            TypeWord::Double => Type::DOUBLE,
            TypeWord::X86Fp80 => Type::X86_FP80,
            TypeWord::Fp128 => Type::FP128,
            TypeWord::PpcFp128 => Type::PPC_FP128,
            TypeWord::X86Mmx => Type::X86_MMX,
            TypeWord::X86Amx => Type::X86_AMX,
            TypeWord::Label => Type::LABEL,
            TypeWord::Token => Type::TOKEN,
            TypeWord::Metadata => Type::METADATA,
            TypeWord::Target => self.target_type()?,
        })
    }

    /// `(N)`, or `("A")`, `("G")`, `("P")`, which name a space of the data layout.
    pub(super) fn addrspace_argument(&mut self) -> Result<u32> {
        self.cur.expect(b'(')?;
        let n = if self.cur.peek() == b'"' {
            let at = self.cur.pos;
            let text = self.cur.string()?;
            let raw = self.store.text.raw(text);
            match (raw, self.layout_spaces) {
                (b"\"A\"", [alloca, _, _]) => alloca,
                (b"\"G\"", [_, globals, _]) => globals,
                (b"\"P\"", [_, _, program]) => program,
                _ => {
                    return Err(Error::new(
                        at,
                        "an address space is a number, \"A\", \"G\" or \"P\"",
                    ));
                }
            }
        } else {
            self.cur.ws();
            let at = self.cur.pos;
            let n = self.cur.u32()?;
            if n >= 1 << 24 {
                return Err(Error::new(at, "an address space is a number of 24 bits"));
            }
            n
        };
        self.cur.expect(b')')?;
        Ok(n)
    }

    /// `addrspace(N)`, where it is written.
    pub(super) fn optional_addrspace(&mut self) -> Result<Option<u32>> {
        if self.cur.eat_word(b"addrspace") { self.addrspace_argument().map(Some) } else { Ok(None) }
    }

    fn target_type(&mut self) -> Result<Type> {
        self.cur.expect(b'(')?;
        let name = self.cur.string()?;
        let name = self.store.text.unescaped(name).into();
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.cur.eat(b',') {
            if self.cur.peek().is_ascii_digit() {
                ints.push(self.cur.u32()?);
            } else if ints.is_empty() {
                types.push(self.nested(Self::any_type)?);
            } else {
                return Err(self.cur.expected("a number: types come before numbers"));
            }
        }
        self.cur.expect(b')')?;
        let kind = TypeKind::Target { name, types: types.into(), ints: ints.into() };
        Ok(self.types.intern(kind))
    }

    fn array_type(&mut self) -> Result<Type> {
        self.cur.expect(b'[')?;
        let len = self.cur.u64()?;
        self.cur.expect_word(b"x")?;
        self.cur.ws();
        let at = self.cur.pos;
        let elem = self.nested(Self::any_type)?;
        if matches!(
            self.types.kind(elem),
            TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::Function { .. }
                | TypeKind::X86Amx
        ) {
            return Err(Error::new(at, "an array cannot have elements of this type"));
        }
        self.cur.expect(b']')?;
        Ok(self.types.intern(TypeKind::Array { elem, len }))
    }

    fn vector_or_packed(&mut self) -> Result<Type> {
        self.cur.expect(b'<')?;
        if self.cur.eat(b'{') {
            let ty = self.struct_type(true)?;
            self.cur.expect(b'>')?;
            return Ok(ty);
        }
        let scalable = self.cur.eat_word(b"vscale");
        if scalable {
            self.cur.expect_word(b"x")?;
        }
        self.cur.ws();
        let at = self.cur.pos;
        let len = self.cur.u32()?;
        if len == 0 {
            return Err(Error::new(at, "a vector has at least one element"));
        }
        self.cur.expect_word(b"x")?;
        self.cur.ws();
        let at = self.cur.pos;
        let elem = self.nested(Self::any_type)?;
        if !matches!(
            self.types.kind(elem),
            TypeKind::Int(_)
                | TypeKind::Ptr { .. }
                | TypeKind::TypedPtr { .. }
                | TypeKind::Half
                | TypeKind::BFloat
                | TypeKind::Float
                | TypeKind::Double
                | TypeKind::X86Fp80
                | TypeKind::Fp128
                | TypeKind::PpcFp128
                | TypeKind::Target { .. }
        ) {
            return Err(Error::new(at, "a vector cannot have elements of this type"));
        }
        self.cur.expect(b'>')?;
        Ok(self.types.intern(TypeKind::Vector { elem, len, scalable }))
    }

    /// The fields of a struct, after the opening brace.
    pub(super) fn struct_fields(&mut self) -> Result<Box<[Type]>> {
        let mut fields = Vec::new();
        if !self.cur.eat(b'}') {
            loop {
                self.cur.ws();
                let at = self.cur.pos;
                let ty = self.nested(Self::any_type)?;
                if matches!(
                    self.types.kind(ty),
                    TypeKind::Void
                        | TypeKind::Label
                        | TypeKind::Metadata
                        | TypeKind::Token
                        | TypeKind::Function { .. }
                ) {
                    return Err(Error::new(at, "a struct cannot have a field of this type"));
                }
                fields.push(ty);
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b'}')?;
        }
        Ok(fields.into())
    }

    /// An array, a vector or a literal struct: the same text is the same type, and often comes again.
    fn bracketed(&mut self) -> Result<Type> {
        let start = self.cur.pos;
        let text = balanced(&self.cur.src[start..]);
        if let Some(text) = text
            && let Some(&ty) = self.scratch.by_text.get(text)
        {
            self.cur.pos += text.len();
            return Ok(ty);
        }
        let ty = match self.cur.byte() {
            b'[' => self.array_type()?,
            b'<' => self.vector_or_packed()?,
            _ => {
                self.cur.pos += 1;
                self.struct_type(false)?
            }
        };
        if let Some(text) = text
            && self.cur.pos == start + text.len()
        {
            self.scratch.by_text.insert(text, ty);
        }
        Ok(ty)
    }

    fn struct_type(&mut self, packed: bool) -> Result<Type> {
        let fields = self.struct_fields()?;
        Ok(self.types.intern(TypeKind::Struct { packed, fields }))
    }

    fn function_type(&mut self, ret: Type) -> Result<Type> {
        self.check_return_type(ret, self.cur.pos)?;
        self.cur.expect(b'(')?;
        let (mut params, mut vararg) = (Vec::new(), false);
        if !self.cur.eat(b')') {
            loop {
                if self.cur.peek() == b'.' {
                    self.ellipsis()?;
                    vararg = true;
                    break;
                }
                let at = self.cur.pos;
                let ty = self.nested(Self::any_type)?;
                self.check_param_type(ty, at)?;
                params.push(ty);
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b')')?;
        }
        Ok(self.types.intern(TypeKind::Function { ret, params: params.into(), vararg }))
    }

    pub(super) fn ellipsis(&mut self) -> Result<()> {
        self.cur.ws();
        if !self.cur.src[self.cur.pos..].starts_with(b"...") {
            return Err(self.cur.expected("`...`"));
        }
        self.cur.pos += 3;
        Ok(())
    }

    pub(super) fn check_return_type(&self, ty: Type, at: usize) -> Result<()> {
        match self.types.kind(ty) {
            TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. } => {
                Err(Error::new(at, "a function cannot return this type"))
            }
            _ => Ok(()),
        }
    }

    #[inline]
    pub(super) fn check_param_type(&self, ty: Type, at: usize) -> Result<()> {
        if self.types.int_bits(ty).is_some() || self.types.is_ptr(ty) || self.types.is_float(ty) {
            return Ok(());
        }
        match self.types.kind(ty) {
            TypeKind::Void | TypeKind::Function { .. } | TypeKind::Label => {
                Err(Error::new(at, "a parameter cannot have this type"))
            }
            TypeKind::Named { .. }
                if self.types.is_defined(ty) && self.types.struct_fields(ty).is_none() =>
            {
                Err(Error::new(at, "a parameter cannot have an opaque type"))
            }
            _ => Ok(()),
        }
    }

    fn named_type(&mut self) -> Result<Type> {
        let at = self.cur.pos;
        self.cur.pos += 1;
        if self.cur.byte().is_ascii_digit() {
            let n = self.cur.id()?;
            return match &mut self.type_names {
                TypeTable::Open(names) => Some(names.number(n, at, self.types)),
                TypeTable::Closed(names) => names.by_number.get(&n).map(|e| e.ty),
            }
            .ok_or_else(|| Error::new(at, format!("the type `%{n}` is not defined")));
        }
        let raw = self.cur.name()?;
        match &mut self.type_names {
            TypeTable::Open(names) => Ok(names.named(raw, at, self.types)),
            TypeTable::Closed(names) => {
                names.by_name.get(&*crate::text::unescape(raw)).map(|e| e.ty).ok_or_else(|| {
                    let name = String::from_utf8_lossy(raw);
                    Error::new(at, format!("the type `%{name}` is not defined"))
                })
            }
        }
    }
}

/// The text from an opening bracket to the closing one, if it is short and has neither strings nor
/// comments.
fn balanced(text: &[u8]) -> Option<&[u8]> {
    let mut depth = 0;
    for (i, &b) in text.iter().take(256).enumerate() {
        match b {
            b'{' | b'[' | b'<' => depth += 1,
            b'}' | b']' | b'>' => {
                depth -= 1;
                if depth == 0 {
                    return Some(&text[..=i]);
                }
            }
            b'"' | b';' | b'/' => return None,
            _ => {}
        }
    }
    None
}

/// What a type name stands for.
#[derive(Copy, Clone)]
pub(super) struct TypeEntry {
    pub ty: Type,
    /// Where it was first mentioned.
    pub at: usize,
    /// Whether its definition was seen.
    pub defined: bool,
}

/// The names of types.
#[derive(Default)]
pub(super) struct TypeNames<'s> {
    pub by_name: crate::module::Map<std::borrow::Cow<'s, [u8]>, TypeEntry>,
    pub by_number: crate::module::Map<u32, TypeEntry>,
}

impl<'s> TypeNames<'s> {
    pub fn named(&mut self, raw: &'s [u8], at: usize, types: &crate::types::Types) -> Type {
        let make = || TypeEntry { ty: types.named(TypeName::Text(raw.into())), at, defined: false };
        self.by_name.entry(crate::text::unescape(raw)).or_insert_with(make).ty
    }

    pub fn number(&mut self, n: u32, at: usize, types: &crate::types::Types) -> Type {
        let make = || TypeEntry { ty: types.named(TypeName::Number(n)), at, defined: false };
        self.by_number.entry(n).or_insert_with(make).ty
    }

    /// The first name, by position, that is used and never defined.
    pub fn undefined(&self) -> Option<Error> {
        let entries = self.by_name.values().chain(self.by_number.values());
        let first = entries.filter(|e| !e.defined).map(|e| e.at).min()?;
        Some(Error::new(first, "this type is used but never defined"))
    }
}
