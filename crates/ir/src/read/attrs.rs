//! Attributes of functions, parameters, results and calls.

use super::Reader;
use super::cursor::Cursor;
use crate::attr::{
    CAPTURES, Capture, Captures, FP_CLASSES, Memory, MemoryAccess, MemoryPlace, pack_pair,
};
use crate::error::{Error, Result};
use crate::store::{Attr, List, encode_attr};
use crate::text::class;
use crate::types::TypeKind;
use crate::vocab::{AttrKind, AttrPlace};

impl<'s> Reader<'_, 's> {
    pub(super) fn flush_attrs(&mut self, base: usize) -> List {
        let list = self.store.add_list(&self.scratch.words[base..]);
        self.scratch.words.truncate(base);
        list
    }

    /// Attributes of a parameter, an argument or a result.
    #[inline]
    pub(super) fn value_attrs(&mut self, place: AttrPlace) -> Result<List> {
        // Most values have none: an operand or a type follows at once.
        match (self.cur.peek(), self.cur.byte_at(1)) {
            // Types and values that no attribute looks like: `float`, `void`, `true`, `i32`, `ptr`.
            (b'f' | b'g' | b'h' | b't' | b'u' | b'v' | b'x', _)
            | (b'i', b'0'..=b'9')
            | (b'p', b't')
            | (b'd', b'o') => Ok(List::EMPTY),
            (b'a'..=b'z', _) => match self.plain_value_attrs(place) {
                Some(attrs) => Ok(attrs),
                None => self.value_attrs_slow(place),
            },
            (b'"', _) => self.value_attrs_slow(place),
            _ => Ok(List::EMPTY),
        }
    }

    /// The attributes that most values have, with one blank after each; whatever else is next, nothing is taken.
    fn plain_value_attrs(&mut self, place: AttrPlace) -> Option<List> {
        use AttrKind::*;
        let base = self.scratch.words.len();
        let mut cur = Cursor::new(self.cur.src, self.cur.pos);
        let mut end = cur.pos;
        let whole = loop {
            let Some((key, len)) = cur.keyword() else { break false };
            let Some(kind) = AttrKind::from_key(key) else {
                // As in `noundef<2 x float>`.
                break AttrKind::from_word(cur.run(class::WORD)).is_none();
            };
            cur.pos += len;
            let attr = match (kind, cur.byte()) {
                (NoUndef | NonNull | NoAlias | SignExt | ZeroExt, b' ') => Attr::Flag(kind),
                (ReadOnly | ReadNone | WriteOnly | NoCapture | Returned, b' ')
                    if place == AttrPlace::Param =>
                {
                    Attr::Flag(kind)
                }
                (Align, b' ') => {
                    cur.pos += 1;
                    match cur.plain_number() {
                        Some(n) if n.is_power_of_two() => Attr::Int(kind, n.into()),
                        _ => break false,
                    }
                }
                (Dereferenceable | DereferenceableOrNull, b'(') => {
                    cur.pos += 1;
                    match cur.plain_number() {
                        Some(n) if n > 0 && cur.eat_text(b")").is_some() => {
                            Attr::Int(kind, n.into())
                        }
                        _ => break false,
                    }
                }
                _ => break false,
            };
            encode_attr(attr, &mut self.scratch.words);
            if cur.eat_text(b" ").is_none() {
                break false;
            }
            end = cur.pos;
            match cur.byte() {
                b'a'..=b'z' => {}
                b'"' | b' ' | b'\t' | b'\n' | b'\r' | b';' | b'/' => break false,
                _ => break true,
            }
        };
        if !whole {
            self.scratch.words.truncate(base);
            return None;
        }
        self.cur.pos = end;
        Some(self.flush_attrs(base))
    }

    fn value_attrs_slow(&mut self, place: AttrPlace) -> Result<List> {
        let base = self.scratch.words.len();
        loop {
            let attr = match self.cur.peek() {
                b'"' => self.string_attr()?,
                b'a'..=b'z' => {
                    let at = self.cur.pos;
                    let Some(kind) = self.attr_word() else { break };
                    if !kind.fits(place) {
                        let what = if place == AttrPlace::Param { "parameters" } else { "results" };
                        return Err(Error::new(
                            at,
                            format!("`{}` does not apply to {what}", kind.as_str()),
                        ));
                    }
                    self.attr(kind, at, false)?
                }
                _ => break,
            };
            encode_attr(attr, &mut self.scratch.words);
        }
        Ok(self.flush_attrs(base))
    }

    /// Attributes of a function or a call, groups included.
    #[inline]
    pub(super) fn function_attrs(&mut self) -> Result<List> {
        match self.cur.peek() {
            b'a'..=b'z' | b'"' | b'#' => self.function_attrs_slow(false),
            _ => Ok(List::EMPTY),
        }
    }

    /// The attributes of a group, between its braces.
    pub(super) fn group_attrs(&mut self) -> Result<List> {
        self.function_attrs_slow(true)
    }

    fn function_attrs_slow(&mut self, in_group: bool) -> Result<List> {
        let base = self.scratch.words.len();
        loop {
            let attr = match self.cur.peek() {
                b'"' => self.string_attr()?,
                b'#' if self.cur.byte_at(1).is_ascii_digit() && !in_group => {
                    self.cur.pos += 1;
                    Attr::Group(self.cur.id()?)
                }
                b'a'..=b'z' => {
                    let at = self.cur.pos;
                    let Some(kind) = self.attr_word() else { break };
                    if !kind.fits(AttrPlace::Function) {
                        return Err(Error::new(
                            at,
                            format!("`{}` does not apply to functions", kind.as_str()),
                        ));
                    }
                    self.attr(kind, at, in_group)?
                }
                _ => break,
            };
            encode_attr(attr, &mut self.scratch.words);
        }
        Ok(self.flush_attrs(base))
    }

    /// Takes the word of an attribute, if one is next.
    #[inline]
    fn attr_word(&mut self) -> Option<AttrKind> {
        let at = self.cur.pos;
        if let Some((key, len)) = self.cur.keyword()
            && let Some(kind) = AttrKind::from_key(key)
        {
            self.cur.pos += len;
            return Some(kind);
        }
        let kind = AttrKind::from_word(self.cur.run(class::WORD));
        if kind.is_none() {
            self.cur.pos = at;
        }
        kind
    }

    fn string_attr(&mut self) -> Result<Attr> {
        let key = self.cur.string()?;
        let value = if self.cur.eat(b'=') { Some(self.cur.string()?) } else { None };
        Ok(Attr::Str(key, value))
    }

    fn parens<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.cur.expect(b'(')?;
        let value = inner(self)?;
        self.cur.expect(b')')?;
        Ok(value)
    }

    /// What follows the word of an attribute.
    fn attr(&mut self, kind: AttrKind, at: usize, in_group: bool) -> Result<Attr> {
        use AttrKind::*;
        Ok(match kind {
            Align | StackAlign => {
                let log2 = if in_group {
                    self.cur.expect(b'=')?;
                    self.power_of_two()?
                } else if self.cur.peek() == b'(' {
                    self.parens(Self::power_of_two)?
                } else if kind == Align {
                    self.power_of_two()?
                } else {
                    return Err(self.cur.expected("`(`"));
                };
                Attr::Int(kind, 1 << log2)
            }
            Dereferenceable | DereferenceableOrNull => {
                let n = self.parens(|r| r.cur.u64())?;
                if n == 0 {
                    return Err(Error::new(at, "the number of dereferenceable bytes is not zero"));
                }
                Attr::Int(kind, n)
            }
            ByVal | StructRet | InAlloca | Preallocated | ByRef | ElementType => {
                // Before LLVM 12 the type was optional for some of them, or unknown.
                if self.cur.peek() == b'(' {
                    Attr::Type(kind, self.parens(Self::ty)?)
                } else if matches!(kind, ByVal | StructRet | InAlloca) {
                    Attr::Flag(kind)
                } else {
                    return Err(self.cur.expected("`(` and a type"));
                }
            }
            AllocSize | VScaleRange => {
                let (first, second) = self.parens(|r| {
                    let first = r.cur.u32()?;
                    let second = if r.cur.eat(b',') { Some(r.cur.u32()?) } else { None };
                    Ok((first, second))
                })?;
                if kind == AllocSize && Some(first) == second {
                    return Err(Error::new(
                        at,
                        "both numbers of `allocsize` name the same parameter",
                    ));
                }
                Attr::Int(kind, pack_pair(first, second))
            }
            UwTable => {
                if self.cur.peek() != b'(' {
                    return Ok(Attr::Flag(kind));
                }
                let sync = self.parens(|r| {
                    let sync = r.cur.eat_word(b"sync");
                    if !sync && !r.cur.eat_word(b"async") {
                        return Err(r.cur.expected("`sync` or `async`"));
                    }
                    Ok(sync)
                })?;
                Attr::Int(kind, if sync { 1 } else { 2 })
            }
            AllocKind => Attr::AllocKind(self.parens(|r| r.alloc_kind())?),
            Memory => Attr::Int(kind, self.parens(Self::memory)?.0),
            NoFPClass => Attr::Int(kind, self.parens(Self::fp_classes)?),
            Captures => Attr::Int(kind, self.parens(Self::captures)?.bits()),
            Range => self.parens(|r| {
                r.cur.ws();
                let at = r.cur.pos;
                let ty = r.ty()?;
                if !matches!(r.types.kind(ty), TypeKind::Int(_)) {
                    return Err(Error::new(at, "a range has an integer type"));
                }
                let lo = r.cur.int_text()?;
                r.cur.expect(b',')?;
                let hi = r.cur.int_text()?;
                let text = &r.store.text;
                if text.raw(lo) == text.raw(hi) && text.raw(lo) != b"0" {
                    return Err(Error::new(
                        at,
                        "a range from a number to itself is written from 0 to 0",
                    ));
                }
                Ok(Attr::Range(ty, lo, hi))
            })?,
            Initializes => {
                let list = self.parens(|r| {
                    let mut bounds = Vec::new();
                    loop {
                        bounds.extend(r.parens(|r| {
                            let lo = r.cur.int_text()?;
                            r.cur.expect(b',')?;
                            Ok([lo.0, r.cur.int_text()?.0])
                        })?);
                        if !r.cur.eat(b',') {
                            return Ok(r.store.add_list(&bounds));
                        }
                    }
                })?;
                Attr::Initializes(list)
            }
            _ => Attr::Flag(kind),
        })
    }

    fn alloc_kind(&mut self) -> Result<crate::text::TextRef> {
        let text = self.cur.string()?;
        const KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
        let raw = self.store.text.unescaped(text);
        if raw.split(|&b| b == b',').all(|part| KINDS.iter().any(|k| k.as_bytes() == part)) {
            return Ok(text);
        }
        Err(Error::new(
            text.0 as usize,
            format!("an allocation kind is one of {}", KINDS.join(", ")),
        ))
    }

    fn memory(&mut self) -> Result<Memory> {
        let mut memory = Memory::default();
        let mut placed = false;
        loop {
            self.cur.ws();
            let at = self.cur.pos;
            let place =
                MemoryPlace::from_word(self.cur.word()).filter(|p| *p != MemoryPlace::Other);
            if place.is_some() {
                self.cur.expect(b':')?;
            } else {
                self.cur.pos = at;
            }
            self.cur.ws();
            let at = self.cur.pos;
            let Some(access) = MemoryAccess::from_word(self.cur.word()) else {
                self.cur.pos = at;
                return Err(self.cur.expected("`none`, `read`, `write` or `readwrite`"));
            };
            memory = match place {
                Some(place) => memory.with(place, access),
                None if placed => {
                    return Err(Error::new(at, "the access for everything else comes first"));
                }
                None => Memory::everywhere(access),
            };
            placed |= place.is_some();
            if !self.cur.eat(b',') {
                return Ok(memory);
            }
        }
    }

    fn fp_classes(&mut self) -> Result<u64> {
        self.cur.ws();
        let at = self.cur.pos;
        if self.cur.byte().is_ascii_digit() {
            let mask = self.cur.u64()?;
            if mask == 0 || mask > 1023 {
                return Err(Error::new(at, "this is not a mask of floating-point classes"));
            }
            return Ok(mask);
        }
        let mut mask = 0;
        while self.cur.peek() != b')' {
            let at = self.cur.pos;
            let word = self.cur.word();
            let class = FP_CLASSES.iter().find(|(name, _)| name.as_bytes() == word);
            let Some((_, bits)) = class else {
                self.cur.pos = at;
                return Err(self.cur.expected("a floating-point class such as `nan`"));
            };
            mask |= bits;
        }
        if mask == 0 {
            return Err(self.cur.expected("a floating-point class such as `nan`"));
        }
        Ok(mask)
    }

    fn captures(&mut self) -> Result<Captures> {
        let mut captures = Captures { other: Capture::empty(), ret: None };
        let mut seen = false;
        loop {
            self.cur.ws();
            let at = self.cur.pos;
            let mut word = self.cur.word();
            if word == b"ret" {
                self.cur.expect(b':')?;
                if captures.ret.is_some() {
                    return Err(Error::new(at, "`ret` is written twice"));
                }
                captures.ret = Some(Capture::empty());
                seen = false;
                word = self.cur.word();
            }
            let part = captures.ret.as_mut().unwrap_or(&mut captures.other);
            let component = CAPTURES.iter().find(|(name, _)| name.as_bytes() == word);
            match component {
                Some(_) if seen && part.is_empty() => {
                    return Err(Error::new(at, "`none` stands alone"));
                }
                Some((_, bits)) => *part |= *bits,
                None if word == b"none" && !seen => {}
                None => {
                    self.cur.pos = at;
                    return Err(self.cur.expected(
                        "`none`, `address`, `address_is_null`, `provenance` or `read_provenance`",
                    ));
                }
            }
            seen = true;
            if !self.cur.eat(b',') {
                return Ok(captures);
            }
        }
    }

    /// A power of two, as its binary logarithm.
    pub(super) fn power_of_two(&mut self) -> Result<u8> {
        self.cur.ws();
        let at = self.cur.pos;
        let n = self.cur.u64()?;
        if !n.is_power_of_two() || n > 1 << 32 {
            return Err(Error::new(at, "an alignment is a power of two up to 4294967296"));
        }
        Ok(n.ilog2() as u8)
    }
}
