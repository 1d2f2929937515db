//! Constants and constant expressions.

use super::{Reader, RecentConstant};
use crate::error::{Error, Result};
use crate::inst::InstFlags;
use crate::store::{AsmFlags, ConstData, ConstKind};
use crate::text::{Name, TextRef, class};
use crate::types::{Type, TypeKind};
use crate::value::{Const, Global, Value};
use crate::vocab::{Opcode, Predicate};
use crate::words::words;

words! {
    enum ConstWord in 64 {
        True = "true", False = "false", Null = "null", Undef = "undef", Poison = "poison",
        Zero = "zeroinitializer", None = "none", C = "c", Asm = "asm",
        BlockAddress = "blockaddress", DsoLocalEquivalent = "dso_local_equivalent",
        NoCfi = "no_cfi", PtrAuth = "ptrauth", Splat = "splat",
    }
}

impl<'s> Reader<'_, 's> {
    fn simple(&mut self, kind: ConstKind, ty: Type) -> Const {
        self.store.add_const(ConstData { kind, sub: 0, flags: 0, ty, a: 0, b: 0 })
    }

    fn with_word(&mut self, kind: ConstKind, ty: Type, a: u32) -> Const {
        self.store.add_const(ConstData { kind, sub: 0, flags: 0, ty, a, b: 0 })
    }

    /// An integer. The same one is often written again soon, and is then the same constant.
    #[inline]
    pub(super) fn int(&mut self, ty: Type, value: i64) -> Const {
        let bits = value as u64;
        let mixed = (bits ^ u64::from(ty.0) << 57).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let recent = &mut self.scratch.recent_ints[(mixed >> 56) as usize];
        let (found, c) = *recent;
        if found == (ty, value) && self.store.is_int(c, ty, value) {
            return c;
        }
        *recent = ((ty, value), Const(self.store.consts.len() as u32));
        let data = ConstData {
            kind: ConstKind::Int,
            sub: 0,
            flags: 0,
            ty,
            a: bits as u32,
            b: (bits >> 32) as u32,
        };
        self.store.add_const(data)
    }

    /// A type and a constant of it.
    pub(super) fn typed_constant(&mut self) -> Result<Const> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A constant of a type that was already read.
    #[inline]
    pub(super) fn constant(&mut self, ty: Type) -> Result<Const> {
        match self.cur.peek() {
            b'0'..=b'9' | b'-' | b'+' => self.number(ty),
            b'@' => {
                let at = self.cur.pos;
                let global = self.global()?;
                self.global_constant(ConstKind::Global, global, ty, at)
            }
            b'a'..=b'z' => self.word_constant(ty),
            b'{' => {
                let at = self.cur.pos;
                self.cur.pos += 1;
                self.struct_constant(ty, false, at)
            }
            b'<' => self.vector_or_packed_constant(ty),
            b'[' => self.array_constant(ty),
            b'%' => Err(self.cur.expected("a constant, not a local value")),
            _ => Err(self.cur.expected("a value")),
        }
    }

    #[inline]
    fn number(&mut self, ty: Type) -> Result<Const> {
        let at = self.cur.pos;
        let negative = self.cur.byte() == b'-';
        let signed = negative || self.cur.byte() == b'+';
        self.cur.pos += usize::from(signed);
        let digits = self.cur.pos;
        let (mut n, mut fits) = (0u64, true);
        while self.cur.byte().is_ascii_digit() {
            let digit = u64::from(self.cur.byte() - b'0');
            fits &= n <= (i64::MAX as u64 - 9) / 10;
            n = n.wrapping_mul(10).wrapping_add(digit);
            self.cur.pos += 1;
        }
        match self.cur.byte() {
            b'.' if self.cur.pos > digits => return self.float(ty, at),
            b'x' if !signed && self.cur.pos == digits + 1 && n == 0 => {
                return self.hex_float(ty, at);
            }
            _ => {}
        }
        if self.cur.pos == digits || (signed && !negative) {
            self.cur.pos = at;
            return Err(self.cur.expected("a value"));
        }
        if self.types.int_bits(ty).is_none() {
            return Err(Error::new(at, "an integer constant needs an integer type"));
        }
        if !fits {
            return Ok(self.with_word(ConstKind::BigInt, ty, at as u32));
        }
        Ok(self.int(ty, if negative { (n as i64).wrapping_neg() } else { n as i64 }))
    }

    fn float(&mut self, ty: Type, at: usize) -> Result<Const> {
        self.cur.pos += 1;
        self.cur.run(class::DIGIT);
        if matches!(self.cur.byte(), b'e' | b'E') {
            let sign = usize::from(matches!(self.cur.byte_at(1), b'+' | b'-'));
            if self.cur.byte_at(1 + sign).is_ascii_digit() {
                self.cur.pos += 1 + sign;
                self.cur.run(class::DIGIT);
            }
        }
        self.check_float_type(ty, at, None)?;
        let text = &self.cur.src[at..self.cur.pos];
        if ty != Type::DOUBLE && !is_exact(text, ty) {
            return Err(Error::new(
                at,
                "this type has no such number; write the nearest one, or use hexadecimal",
            ));
        }
        Ok(self.with_word(ConstKind::Float, ty, at as u32))
    }

    fn hex_float(&mut self, ty: Type, at: usize) -> Result<Const> {
        self.cur.pos += 1;
        let format = match self.cur.byte() {
            b @ (b'K' | b'L' | b'M' | b'H' | b'R') => {
                self.cur.pos += 1;
                Some(b)
            }
            _ => None,
        };
        let start = self.cur.pos;
        while self.cur.byte().is_ascii_hexdigit() {
            self.cur.pos += 1;
        }
        if self.cur.pos == start {
            return Err(self.cur.expected("hexadecimal digits"));
        }
        self.check_float_type(ty, at, format)?;
        Ok(self.with_word(ConstKind::Float, ty, at as u32))
    }

    fn check_float_type(&self, ty: Type, at: usize, format: Option<u8>) -> Result<()> {
        let fits = match format {
            None => matches!(ty, Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE),
            Some(b'K') => ty == Type::X86_FP80,
            Some(b'L') => ty == Type::FP128,
            Some(b'M') => ty == Type::PPC_FP128,
            Some(b'H') => ty == Type::HALF,
            _ => ty == Type::BFLOAT,
        };
        if fits {
            Ok(())
        } else {
            Err(Error::new(at, "a floating-point constant of this form does not have this type"))
        }
    }

    fn word_constant(&mut self, ty: Type) -> Result<Const> {
        let at = self.cur.pos;
        // `u0x1F` and `s0x1F`.
        if matches!(self.cur.byte(), b'u' | b's')
            && self.cur.byte_at(1) == b'0'
            && self.cur.byte_at(2) == b'x'
        {
            self.cur.pos += 3;
            if self.cur.run(class::WORD).iter().any(|b| !b.is_ascii_hexdigit()) {
                return Err(Error::new(at, "this is not a hexadecimal integer"));
            }
            if !matches!(self.types.kind(ty), TypeKind::Int(_)) {
                return Err(Error::new(at, "an integer constant needs an integer type"));
            }
            return Ok(self.with_word(ConstKind::BigInt, ty, at as u32));
        }
        let word = self.cur.run(class::WORD);
        let Some(word) = ConstWord::from_word(word) else {
            if let Some(op) = Opcode::from_word(word).filter(|op| is_expression(*op)) {
                let c = self.nested(|r| r.expression(op, at))?;
                return self.expect_const_type(c, ty, at);
            }
            self.cur.pos = at;
            return Err(self.cur.expected("a value"));
        };
        match word {
            ConstWord::True | ConstWord::False => {
                if ty != Type::I1 {
                    return Err(Error::new(at, "`true` and `false` have type `i1`"));
                }
                Ok(self.int(ty, i64::from(word == ConstWord::True)))
            }
            ConstWord::Null => {
                if !self.types.is_ptr(ty) {
                    return Err(Error::new(at, "`null` needs a pointer type"));
                }
                Ok(self.simple(ConstKind::Null, ty))
            }
            ConstWord::Undef | ConstWord::Poison | ConstWord::Zero => {
                if !self.types.is_first_class(ty) || matches!(ty, Type::LABEL | Type::METADATA) {
                    return Err(Error::new(at, "there is no such constant of this type"));
                }
                let kind = match word {
                    ConstWord::Undef => ConstKind::Undef,
                    ConstWord::Poison => ConstKind::Poison,
                    _ => ConstKind::Zero,
                };
                Ok(self.simple(kind, ty))
            }
            ConstWord::None => {
                if ty != Type::TOKEN && !matches!(self.types.kind(ty), TypeKind::Target { .. }) {
                    return Err(Error::new(at, "`none` has type `token`"));
                }
                Ok(self.simple(ConstKind::None, ty))
            }
            ConstWord::C => self.string_constant(ty),
            ConstWord::Asm => self.inline_asm(ty),
            ConstWord::BlockAddress => self.block_address(ty, at),
            ConstWord::DsoLocalEquivalent | ConstWord::NoCfi => {
                let kind = if word == ConstWord::NoCfi {
                    ConstKind::NoCfi
                } else {
                    ConstKind::DsoLocalEquivalent
                };
                if self.cur.peek() != b'@' {
                    return Err(self.cur.expected("the name of a global"));
                }
                let global = self.global()?;
                self.global_constant(kind, global, ty, at)
            }
            ConstWord::PtrAuth => self.ptrauth(ty, at),
            ConstWord::Splat => self.splat(ty, at),
        }
    }

    fn expect_const_type(&self, c: Const, ty: Type, at: usize) -> Result<Const> {
        let found = self.store.const_type(c);
        if found == ty { Ok(c) } else { Err(self.type_mismatch(at, found, ty)) }
    }

    #[cold]
    pub(super) fn type_mismatch(&self, at: usize, found: Type, expected: Type) -> Error {
        let show = |ty| crate::write::type_string(self.types, ty);
        Error::new(
            at,
            format!("this has type `{}`, but `{}` is expected", show(found), show(expected)),
        )
    }

    /// Elements up to a closing bracket, which stays.
    fn elements(&mut self, close: u8) -> Result<usize> {
        let base = self.scratch.ops.len();
        if self.cur.peek() != close {
            loop {
                let c = self.nested(Self::typed_constant)?;
                self.scratch.ops.push(c.into());
                if !self.cur.eat(b',') {
                    break;
                }
            }
        }
        Ok(base)
    }

    fn aggregate(&mut self, ty: Type, base: usize) -> Const {
        let list = self.flush_ops(base);
        self.with_word(ConstKind::Aggregate, ty, list.0)
    }

    fn check_elements(
        &self,
        base: usize,
        at: usize,
        elem: impl Fn(usize) -> Option<Type>,
    ) -> Result<()> {
        for (i, value) in self.scratch.ops[base..].iter().enumerate() {
            let Some(c) = value.as_const() else { continue };
            let found = self.store.const_type(c);
            match elem(i) {
                Some(ty) if ty == found => {}
                Some(ty) => {
                    let e = self.type_mismatch(at, found, ty);
                    return Err(Error::new(
                        at,
                        format!("element {i} does not fit: {}", e.message()),
                    ));
                }
                None => return Err(Error::new(at, "this constant has too many elements")),
            }
        }
        Ok(())
    }

    fn wrong_count(at: usize, found: usize, expected: u64) -> Error {
        Error::new(at, format!("this constant has {found} elements, its type has {expected}"))
    }

    fn struct_constant(&mut self, ty: Type, packed: bool, at: usize) -> Result<Const> {
        let base = self.elements(b'}')?;
        self.cur.expect(b'}')?;
        if packed {
            self.cur.expect(b'>')?;
        }
        let types = self.types;
        let Some((is_packed, fields)) = types.struct_fields(ty) else {
            return Err(Error::new(at, "a struct constant needs a struct type"));
        };
        if is_packed != packed {
            return Err(Error::new(at, "only one of the constant and its type is packed"));
        }
        let found = self.scratch.ops.len() - base;
        if found != fields.len() {
            return Err(Self::wrong_count(at, found, fields.len() as u64));
        }
        self.check_elements(base, at, |i| fields.get(i).copied())?;
        Ok(self.aggregate(ty, base))
    }

    fn vector_or_packed_constant(&mut self, ty: Type) -> Result<Const> {
        let at = self.cur.pos;
        self.cur.pos += 1;
        if self.cur.eat(b'{') {
            return self.struct_constant(ty, true, at);
        }
        let base = self.elements(b'>')?;
        self.cur.expect(b'>')?;
        let TypeKind::Vector { elem, len, scalable: false } = *self.types.kind(ty) else {
            return Err(Error::new(at, "a vector constant needs a vector type of fixed length"));
        };
        let found = self.scratch.ops.len() - base;
        if found != len as usize {
            return Err(Self::wrong_count(at, found, u64::from(len)));
        }
        self.check_elements(base, at, |_| Some(elem))?;
        Ok(self.aggregate(ty, base))
    }

    fn array_constant(&mut self, ty: Type) -> Result<Const> {
        let at = self.cur.pos;
        self.cur.pos += 1;
        let base = self.elements(b']')?;
        self.cur.expect(b']')?;
        let TypeKind::Array { elem, len } = *self.types.kind(ty) else {
            return Err(Error::new(at, "an array constant needs an array type"));
        };
        let found = self.scratch.ops.len() - base;
        if found as u64 != len {
            return Err(Self::wrong_count(at, found, len));
        }
        self.check_elements(base, at, |_| Some(elem))?;
        Ok(self.aggregate(ty, base))
    }

    fn string_constant(&mut self, ty: Type) -> Result<Const> {
        let text = self.cur.string()?;
        let raw = self.store.text.raw(text);
        let len = string_len(&raw[1..raw.len() - 1]);
        match *self.types.kind(ty) {
            TypeKind::Array { elem: Type::I8, len: n } if n == len => {
                Ok(self.with_word(ConstKind::Str, ty, text.0))
            }
            TypeKind::Array { elem: Type::I8, len: n } => Err(Error::new(
                text.0 as usize,
                format!("this string has {len} bytes, its type has {n}"),
            )),
            _ => Err(Error::new(text.0 as usize, "a string constant needs an array of `i8`")),
        }
    }

    /// Assembly, one constant for the same text.
    fn inline_asm(&mut self, ty: Type) -> Result<Const> {
        let start = self.cur.pos;
        let rest = &self.cur.src[start..];
        let round = self.scratch.round;
        let is_same = |recent: &&RecentConstant<'_>| {
            recent.round == round && recent.ty == ty && rest.starts_with(recent.text)
        };
        if let Some(recent) = self.scratch.recent_asm.iter().find(is_same)
            && let Some(known) = recent.value.as_const()
        {
            self.cur.pos += recent.text.len();
            return Ok(known);
        }
        let mut flags = AsmFlags::empty();
        for (word, flag) in [
            (&b"sideeffect"[..], AsmFlags::SIDE_EFFECT),
            (b"alignstack", AsmFlags::ALIGN_STACK),
            (b"inteldialect", AsmFlags::INTEL),
            (b"unwind", AsmFlags::UNWIND),
        ] {
            flags.set(flag, self.cur.eat_word(word));
        }
        let code = self.cur.string()?;
        self.cur.expect(b',')?;
        let constraints = self.cur.string()?;
        let list = self.store.add_list(&[code.0, constraints.0]);
        let data =
            ConstData { kind: ConstKind::Asm, sub: 0, flags: flags.bits(), ty, a: list.0, b: 0 };
        let new = self.store.add_const(data);
        let at = self.scratch.next_asm % self.scratch.recent_asm.len();
        let text = &self.cur.src[start..self.cur.pos];
        self.scratch.recent_asm[at] = RecentConstant { text, ty, value: new.into(), round };
        self.scratch.next_asm = at + 1;
        Ok(new)
    }

    fn block_address(&mut self, ty: Type, at: usize) -> Result<Const> {
        if !self.types.is_ptr(ty) {
            return Err(Error::new(at, "a block address needs a pointer type"));
        }
        self.cur.expect(b'(')?;
        if self.cur.peek() != b'@' {
            return Err(self.cur.expected("the name of a function"));
        }
        let global = self.global()?;
        self.cur.expect(b',')?;
        let name = self.local_name()?;
        self.cur.expect(b')')?;
        let data = ConstData {
            kind: ConstKind::BlockAddress,
            sub: 0,
            flags: 0,
            ty,
            a: global.0,
            b: name.bits(),
        };
        let c = self.store.add_const(data);
        self.scratch.block_addresses.push((c, at));
        Ok(c)
    }

    /// `%name` or `%N`, not resolved.
    pub(super) fn local_name(&mut self) -> Result<Name> {
        if !self.cur.eat(b'%') {
            return Err(self.cur.expected("the name of a block"));
        }
        if self.cur.byte().is_ascii_digit() {
            return self.cur.id().map(Name::number);
        }
        let at = self.cur.pos;
        self.cur.name()?;
        Ok(Name::text(TextRef::source(at)))
    }

    fn ptrauth(&mut self, ty: Type, at: usize) -> Result<Const> {
        if !self.types.is_ptr(ty) {
            return Err(Error::new(at, "`ptrauth` needs a pointer type"));
        }
        self.cur.expect(b'(')?;
        let base = self.elements(b')')?;
        self.cur.expect(b')')?;
        let found: Vec<Type> = self.scratch.ops[base..]
            .iter()
            .filter_map(|v| v.as_const())
            .map(|c| self.store.const_type(c))
            .collect();
        let pointer = |i: usize| found.get(i).is_none_or(|&t| self.types.is_ptr(t));
        let literal = |i: usize| {
            let c = self.scratch.ops.get(base + i).and_then(|v| v.as_const());
            c.is_none_or(|c| self.store.consts[c.0 as usize].kind == ConstKind::Int)
        };
        let fits = (2..=5).contains(&found.len())
            && pointer(0)
            && found[1] == Type::I32
            && literal(1)
            && literal(2)
            && found.get(2).is_none_or(|&t| t == Type::I64)
            && pointer(3)
            && pointer(4);
        if !fits {
            return Err(Error::new(
                at,
                "`ptrauth` takes a pointer, an `i32` key, and optionally an `i64` and a pointer",
            ));
        }
        let list = self.flush_ops(base);
        Ok(self.with_word(ConstKind::PtrAuth, ty, list.0))
    }

    fn splat(&mut self, ty: Type, at: usize) -> Result<Const> {
        self.cur.expect(b'(')?;
        let c = self.nested(Self::typed_constant)?;
        self.cur.expect(b')')?;
        let TypeKind::Vector { elem, .. } = *self.types.kind(ty) else {
            return Err(Error::new(at, "`splat` needs a vector type"));
        };
        self.expect_const_type(c, elem, at)?;
        Ok(self.with_word(ConstKind::Splat, ty, c.0))
    }

    /// `@name` or `@N`.
    pub(super) fn global(&mut self) -> Result<Global> {
        let at = self.cur.pos;
        self.cur.pos += 1;
        if self.cur.byte().is_ascii_digit() {
            let n = self.cur.id()?;
            return self.symbols.number(n, at);
        }
        let name_at = self.cur.pos;
        let raw = self.cur.name()?;
        self.symbols.named(raw, name_at)
    }

    fn global_constant(
        &mut self,
        kind: ConstKind,
        global: Global,
        ty: Type,
        at: usize,
    ) -> Result<Const> {
        if !self.types.is_ptr(ty) {
            return Err(Error::new(at, "a global is referred to by a pointer"));
        }
        let c = self.with_word(kind, ty, global.0);
        if global.0 & super::symbols::UNDECLARED != 0 {
            if !self.calling {
                return Err(Error::new(at, "an intrinsic that is not declared can only be called"));
            }
            self.scratch.undeclared.push((c, at));
        } else {
            self.check_global_type(global, ty, at)?;
        }
        Ok(c)
    }

    fn binary_expression(&mut self, op: Opcode, at: usize) -> Result<Const> {
        let flags = self.flags(InstFlags::WRAP | InstFlags::EXACT);
        let [a, b] = self.expression_operands()?;
        let ty = self.store.const_type(a);
        self.expect_const_type(b, ty, at)?;
        Ok(self.expr(op, flags, ty, &[a, b], 0))
    }

    fn expression_operands<const N: usize>(&mut self) -> Result<[Const; N]> {
        self.cur.expect(b'(')?;
        let mut operands = [Const(0); N];
        for (i, operand) in operands.iter_mut().enumerate() {
            if i > 0 {
                self.cur.expect(b',')?;
            }
            *operand = self.typed_constant()?;
        }
        self.cur.expect(b')')?;
        Ok(operands)
    }

    fn expr(
        &mut self,
        op: Opcode,
        flags: InstFlags,
        ty: Type,
        operands: &[Const],
        b: u32,
    ) -> Const {
        let base = self.scratch.ops.len();
        self.scratch.ops.extend(operands.iter().map(|&c| Value::from(c)));
        let list = self.flush_ops(base);
        let data = ConstData {
            kind: ConstKind::Expr,
            sub: op as u8,
            flags: flags.bits() as u16,
            ty,
            a: list.0,
            b,
        };
        self.store.add_const(data)
    }

    pub(super) fn expression(&mut self, op: Opcode, at: usize) -> Result<Const> {
        match op {
            Opcode::GetElementPtr => self.gep_expression(at),
            _ if op.is_cast() => {
                let flags = InstFlags::empty();
                self.cur.expect(b'(')?;
                let value = self.typed_constant()?;
                self.cur.expect_word(b"to")?;
                let ty = self.ty()?;
                self.cur.expect(b')')?;
                self.check_cast(op, self.store.const_type(value), ty, at)?;
                Ok(self.expr(op, flags, ty, &[value], 0))
            }
            _ if op.is_binary() => self.binary_expression(op, at),
            Opcode::FNeg => {
                let [a] = self.expression_operands()?;
                let ty = self.store.const_type(a);
                Ok(self.expr(op, InstFlags::empty(), ty, &[a], 0))
            }
            Opcode::ICmp | Opcode::FCmp => {
                let predicate = self.predicate(op)?;
                let [a, b] = self.expression_operands()?;
                let of = self.store.const_type(a);
                self.expect_const_type(b, of, at)?;
                let ty = self.types.like(of, Type::I1);
                Ok(self.expr(op, InstFlags::empty(), ty, &[a, b], predicate as u32))
            }
            Opcode::Select => {
                let [c, a, b] = self.expression_operands()?;
                let ty = self.store.const_type(a);
                self.expect_const_type(b, ty, at)?;
                Ok(self.expr(op, InstFlags::empty(), ty, &[c, a, b], 0))
            }
            Opcode::ExtractElement => {
                let [v, i] = self.expression_operands()?;
                let ty = self.types.scalar(self.store.const_type(v));
                Ok(self.expr(op, InstFlags::empty(), ty, &[v, i], 0))
            }
            Opcode::InsertElement => {
                let [v, e, i] = self.expression_operands()?;
                let ty = self.store.const_type(v);
                Ok(self.expr(op, InstFlags::empty(), ty, &[v, e, i], 0))
            }
            Opcode::ShuffleVector => {
                let [a, b, mask] = self.expression_operands()?;
                let elem = self.types.scalar(self.store.const_type(a));
                let ty = self.types.like(self.store.const_type(mask), elem);
                Ok(self.expr(op, InstFlags::empty(), ty, &[a, b, mask], 0))
            }
            Opcode::ExtractValue | Opcode::InsertValue => self.aggregate_expression(op, at),
            _ => Err(Error::new(at, "this is not a constant expression")),
        }
    }

    fn aggregate_expression(&mut self, op: Opcode, at: usize) -> Result<Const> {
        self.cur.expect(b'(')?;
        let aggregate = self.typed_constant()?;
        let mut operands = vec![aggregate];
        if op == Opcode::InsertValue {
            self.cur.expect(b',')?;
            operands.push(self.typed_constant()?);
        }
        let mut indices = Vec::new();
        while self.cur.eat(b',') {
            indices.push(self.cur.u32()?);
        }
        self.cur.expect(b')')?;
        let whole = self.store.const_type(aggregate);
        let part = self.part_type(whole, &indices, at)?;
        let list = self.store.add_list(&indices);
        let ty = if op == Opcode::InsertValue { whole } else { part };
        Ok(self.expr(op, InstFlags::empty(), ty, &operands, list.0))
    }

    fn gep_expression(&mut self, at: usize) -> Result<Const> {
        let flags = self.flags(InstFlags::GEP);
        let mut extra = vec![0];
        if self.cur.eat_word(b"inrange") {
            self.cur.expect(b'(')?;
            extra.push(self.cur.int_text()?.0);
            self.cur.expect(b',')?;
            extra.push(self.cur.int_text()?.0);
            self.cur.expect(b')')?;
        }
        self.cur.expect(b'(')?;
        let source = self.ty()?;
        extra[0] = source.0;
        self.cur.expect(b',')?;
        let mut operands = vec![self.typed_constant()?];
        let mut marked = None;
        while self.cur.eat(b',') {
            if self.cur.eat_word(b"inrange") {
                marked = Some(operands.len() as u32);
            }
            operands.push(self.typed_constant()?);
        }
        self.cur.expect(b')')?;
        extra.extend(marked.filter(|_| extra.len() == 1));
        let types: Vec<Type> = operands.iter().map(|&c| self.store.const_type(c)).collect();
        let fields = |i: usize| self.const_index(operands[i]);
        let ty = self.gep_type(source, &types, fields, at)?;
        let list = self.store.add_list(&extra);
        Ok(self.expr(Opcode::GetElementPtr, flags, ty, &operands, list.0))
    }

    /// The value of a constant index, looking through splats and vectors of one value.
    pub(super) fn const_index(&self, c: Const) -> Option<u64> {
        let data = &self.store.consts[c.0 as usize];
        match data.kind {
            ConstKind::Int => Some(u64::from(data.a) | u64::from(data.b) << 32),
            ConstKind::Zero => Some(0),
            ConstKind::Splat => self.const_index(Const(data.a)),
            ConstKind::Aggregate => {
                let list = self.store.values(crate::store::ValueList(data.a));
                let first = self.const_index(list.first()?.as_const()?)?;
                let same =
                    |v: &Value| v.as_const().and_then(|c| self.const_index(c)) == Some(first);
                list.iter().all(same).then_some(first)
            }
            _ => None,
        }
    }

    pub(super) fn predicate(&mut self, op: Opcode) -> Result<Predicate> {
        self.cur.ws();
        let at = self.cur.pos;
        let word = self.cur.word();
        let fits = |p: &Predicate| {
            if op == Opcode::ICmp { p.fits_integers() } else { p.fits_floats() }
        };
        Predicate::from_word(word).filter(fits).ok_or_else(|| {
            self.cur.pos = at;
            let example = if op == Opcode::ICmp { "`eq`" } else { "`oeq`" };
            self.cur.expected(&format!("a predicate such as {example}"))
        })
    }

    /// The type of the part of an aggregate that `indices` select.
    pub(super) fn part_type(&self, mut ty: Type, indices: &[u32], at: usize) -> Result<Type> {
        if indices.is_empty() {
            return Err(Error::new(at, "an aggregate needs at least one index"));
        }
        for &index in indices {
            let vector = matches!(self.types.kind(ty), TypeKind::Vector { .. });
            ty = self
                .types
                .element(ty, u64::from(index))
                .filter(|_| !vector)
                .ok_or_else(|| Error::new(at, "these indices select nothing in this type"))?;
        }
        Ok(ty)
    }

    /// The type of a `getelementptr`: `types` are those of the base and the indices, `index` gives the
    /// value of a constant index.
    pub(super) fn gep_type(
        &self,
        source: Type,
        types: &[Type],
        index: impl Fn(usize) -> Option<u64>,
        at: usize,
    ) -> Result<Type> {
        let base = types[0];
        let scalar = self.types.scalar(base);
        let Some(addrspace) = self.types.addrspace(scalar) else {
            return Err(Error::new(at, "the base of `getelementptr` must be a pointer"));
        };
        if let TypeKind::TypedPtr { pointee, .. } = *self.types.kind(scalar)
            && pointee != source
        {
            return Err(self.type_mismatch(at, pointee, source));
        }
        let mut shape = base;
        let mut ty = source;
        let typed = matches!(self.types.kind(scalar), TypeKind::TypedPtr { .. });
        for (i, &index_ty) in types.iter().enumerate().skip(1) {
            if !matches!(self.types.kind(self.types.scalar(index_ty)), TypeKind::Int(_)) {
                return Err(Error::new(at, "an index of `getelementptr` must be an integer"));
            }
            if let TypeKind::Vector { len, scalable, .. } = *self.types.kind(index_ty) {
                match *self.types.kind(shape) {
                    TypeKind::Vector { len: l, scalable: s, .. } if (l, s) != (len, scalable) => {
                        return Err(Error::new(
                            at,
                            "the vectors of `getelementptr` differ in length",
                        ));
                    }
                    TypeKind::Vector { .. } => {}
                    _ => shape = index_ty,
                }
            }
            if i > 1 {
                let n = if self.types.struct_fields(ty).is_some() {
                    let scalable = matches!(
                        self.types.kind(index_ty),
                        TypeKind::Vector { scalable: true, .. }
                    );
                    if self.types.scalar(index_ty) != Type::I32 || scalable {
                        return Err(Error::new(at, "the index of a field has type `i32`"));
                    }
                    index(i).ok_or_else(|| {
                        Error::new(at, "a field of a struct needs a constant index")
                    })?
                } else {
                    0
                };
                ty = match *self.types.kind(ty) {
                    // Zero-length arrays are indexed too.
                    TypeKind::Array { elem, .. } => elem,
                    _ => self.types.element(ty, n).ok_or_else(|| {
                        Error::new(at, "these indices select nothing in this type")
                    })?,
                };
            }
        }
        let pointer = if typed { self.types.typed_ptr(ty, addrspace) } else { scalar };
        Ok(if shape == scalar { pointer } else { self.types.like(shape, pointer) })
    }

    pub(super) fn check_cast(&self, op: Opcode, from: Type, to: Type, at: usize) -> Result<()> {
        let types = self.types;
        let (f, t) = (types.scalar(from), types.scalar(to));
        let lanes = |ty| match *types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        };
        let int = |ty| types.int_bits(ty);
        let float = |ty| match ty {
            Type::HALF | Type::BFLOAT => Some(16),
            Type::FLOAT => Some(32),
            Type::DOUBLE => Some(64),
            Type::X86_FP80 => Some(80),
            Type::FP128 | Type::PPC_FP128 => Some(128),
            _ => None,
        };
        let ptr = |ty| types.addrspace(ty);
        // Most casts are of scalars.
        let same_shape = (f == from && t == to) || lanes(from) == lanes(to);
        use Opcode::*;
        let fits = match op {
            Trunc => same_shape && matches!((int(f), int(t)), (Some(a), Some(b)) if a > b),
            ZExt | SExt => same_shape && matches!((int(f), int(t)), (Some(a), Some(b)) if a < b),
            FpTrunc => same_shape && matches!((float(f), float(t)), (Some(a), Some(b)) if a > b),
            FpExt => same_shape && matches!((float(f), float(t)), (Some(a), Some(b)) if a < b),
            FpToUi | FpToSi => same_shape && float(f).is_some() && int(t).is_some(),
            UiToFp | SiToFp => same_shape && int(f).is_some() && float(t).is_some(),
            PtrToInt | PtrToAddr => same_shape && ptr(f).is_some() && int(t).is_some(),
            IntToPtr => same_shape && int(f).is_some() && ptr(t).is_some(),
            AddrSpaceCast => same_shape && matches!((ptr(f), ptr(t)), (Some(a), Some(b)) if a != b),
            _ => match (ptr(f), ptr(t)) {
                (Some(a), Some(b)) => a == b && (same_shape || one_lane(lanes(from), lanes(to))),
                (None, None) => match (bits(types, from), bits(types, to)) {
                    (Some(a), Some(b)) => a == b,
                    _ => from == to && types.is_first_class(from),
                },
                _ => false,
            },
        };
        if fits {
            return Ok(());
        }
        let show = |ty| crate::write::type_string(types, ty);
        Err(Error::new(
            at,
            format!("`{}` cannot turn `{}` into `{}`", op.as_str(), show(from), show(to)),
        ))
    }
}

/// Whether one side is a vector of one element and the other a scalar.
fn one_lane(a: Option<(u32, bool)>, b: Option<(u32, bool)>) -> bool {
    matches!((a, b), (Some((1, false)), None) | (None, Some((1, false))))
}

/// The size of a type that a `bitcast` can reinterpret; scalable ones by their minimum, told apart.
fn bits(types: &crate::types::Types, ty: Type) -> Option<(u64, bool)> {
    Some(match *types.kind(ty) {
        TypeKind::Int(bits) => (u64::from(bits), false),
        TypeKind::Half | TypeKind::BFloat => (16, false),
        TypeKind::Float => (32, false),
        TypeKind::Double | TypeKind::X86Mmx => (64, false),
        TypeKind::X86Fp80 => (80, false),
        TypeKind::Fp128 | TypeKind::PpcFp128 => (128, false),
        TypeKind::X86Amx => (8192, false),
        TypeKind::Vector { elem, len, scalable } => {
            (bits(types, elem)?.0 * u64::from(len), scalable)
        }
        _ => return None,
    })
}

fn is_expression(op: Opcode) -> bool {
    use Opcode::*;
    op.is_cast()
        || op.is_binary()
        || matches!(
            op,
            GetElementPtr
                | FNeg
                | ICmp
                | FCmp
                | Select
                | ExtractElement
                | InsertElement
                | ShuffleVector
                | ExtractValue
                | InsertValue
        )
}

/// The number of bytes that the inside of a quoted string stands for.
fn string_len(inner: &[u8]) -> u64 {
    let mut len = inner.len();
    let mut at = 0;
    while let Some(skip) = memchr::memchr(b'\\', &inner[at..]) {
        at += skip;
        match inner[at..] {
            [_, b'\\', ..] => {
                len -= 1;
                at += 2;
            }
            [_, a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
                len -= 2;
                at += 3;
            }
            _ => at += 1,
        }
    }
    len as u64
}

/// Whether a decimal number is one that the type has.
fn is_exact(text: &[u8], ty: Type) -> bool {
    let text = std::str::from_utf8(text).unwrap_or_default();
    let Ok(value) = text.parse::<f64>() else { return false };
    // The bits of a significand, and the exponent of the smallest number.
    let (precision, smallest, largest) = match ty {
        Type::HALF => (11, -24, 16),
        Type::BFLOAT => (8, -133, 128),
        _ => (24, -149, 128),
    };
    if value == 0.0 {
        return true;
    }
    let bits = value.to_bits();
    let significand = bits & ((1 << 52) - 1) | 1 << 52;
    let exponent = (bits >> 52 & 0x7FF) as i32 - 1023;
    // The weight of the last bit that is set, and of the first.
    let last = exponent - 52 + significand.trailing_zeros() as i32;
    exponent < largest && last >= smallest && exponent - last < precision
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_numbers_are_told_from_others() {
        for (text, ty, exact) in [
            ("0.0", Type::FLOAT, true),
            ("1.5", Type::FLOAT, true),
            ("0.1", Type::FLOAT, false),
            ("1.000000e+00", Type::HALF, true),
            ("65504.0", Type::HALF, true),
            ("65520.0", Type::HALF, false),
            ("5.9604644775390625e-08", Type::HALF, true),
            ("1.00390625", Type::BFLOAT, false),
            ("1.0078125", Type::BFLOAT, true),
            ("1.0e300", Type::FLOAT, false),
        ] {
            assert_eq!(is_exact(text.as_bytes(), ty), exact, "{text}");
        }
    }
}
