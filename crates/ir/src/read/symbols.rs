//! Names of global symbols while a module is read.
//!
//! The top level may refer to symbols that come later, so there the table is open: a mention makes an
//! entry, the definition fills it. Bodies are read when all definitions are known, and the table is
//! closed: they share it.

use super::Reader;
use crate::error::{Error, Result};
use crate::module::{SymbolEntry, SymbolKind, Symbols};
use crate::text::{Name, TextRef, unescape};
use crate::types::{Type, TypeKind, Types};
use crate::value::Global;

/// Stands for an intrinsic that is called without a declaration; it gets its symbol later.
pub(super) const UNDECLARED: u32 = 1 << 31;

pub(super) enum SymbolTable<'p, 's> {
    Open(&'p mut Symbols<'s>),
    Closed(&'p Symbols<'s>),
}

impl<'s> SymbolTable<'_, 's> {
    /// The symbol `@raw`; its name begins at `at`.
    #[inline]
    pub fn named(&mut self, raw: &'s [u8], at: usize) -> Result<Global> {
        match self {
            SymbolTable::Open(symbols) => Ok(symbols.mention(raw, at)),
            SymbolTable::Closed(symbols) => {
                let name = unescape(raw);
                match symbols.named(&name) {
                    Some(global) => Ok(global),
                    None if name.starts_with(b"llvm.") => Ok(Global(UNDECLARED)),
                    None => Err(undefined(at - 1, &String::from_utf8_lossy(raw))),
                }
            }
        }
    }

    /// The symbol `@n`.
    pub fn number(&mut self, n: u32, at: usize) -> Result<Global> {
        match self {
            SymbolTable::Open(symbols) => Ok(symbols.mention_number(n, at)),
            SymbolTable::Closed(symbols) => {
                symbols.numbered(n).ok_or_else(|| undefined(at, &n.to_string()))
            }
        }
    }
}

#[cold]
fn undefined(at: usize, name: &str) -> Error {
    Error::new(at, format!("`@{name}` is not defined in this module"))
}

impl<'s> Symbols<'s> {
    /// The symbol of a name, made if it is new.
    pub fn mention(&mut self, raw: &'s [u8], at: usize) -> Global {
        let entries = &mut self.entries;
        let make = || entries.push(SymbolEntry::new(Name::text(TextRef::source(at)), at));
        *self.by_name.entry(unescape(raw)).or_insert_with(make)
    }

    /// The symbol of a number, made if it is new.
    pub fn mention_number(&mut self, n: u32, at: usize) -> Global {
        self.by_number.get(n).unwrap_or_else(|| {
            let global = self.entries.push(SymbolEntry::new(Name::number(n), at));
            self.by_number.insert(n, global);
            global
        })
    }

    /// Says what a symbol stands for.
    pub fn define(
        &mut self,
        global: Global,
        kind: SymbolKind,
        value_ty: Type,
        addrspace: u32,
        at: usize,
    ) -> Result<()> {
        let entry = &mut self.entries[global];
        if entry.kind != SymbolKind::Unknown {
            let error = Error::new(at, "this symbol is already defined");
            return Err(error.with_note(entry.start(), "it was first seen here"));
        }
        entry.kind = kind;
        entry.value_ty = value_ty;
        entry.addrspace = addrspace;
        Ok(())
    }

    /// The first symbol, by position, that is used and never defined. Intrinsics need no declaration.
    pub fn resolve_undefined(&mut self, source: &[u8]) -> Option<Error> {
        let text = crate::text::Text::new(source);
        let mut first: Option<(usize, String)> = None;
        for entry in self.entries.values_mut() {
            if entry.kind != SymbolKind::Unknown {
                continue;
            }
            let name = match entry.name.as_text() {
                Some(t) if text.unescaped(t).starts_with(b"llvm.") => {
                    entry.kind = SymbolKind::Undeclared;
                    continue;
                }
                Some(t) => String::from_utf8_lossy(text.raw(t)).into_owned(),
                None => entry.name.as_number().unwrap_or(0).to_string(),
            };
            let at = entry.start();
            if first.as_ref().is_none_or(|(other, _)| at < *other) {
                first = Some((at, name));
            }
        }
        first.map(|(at, name)| undefined(at, &name))
    }
}

impl SymbolEntry {
    fn new(name: Name, at: usize) -> Self {
        Self { name, kind: SymbolKind::Unknown, at: at as u32, value_ty: Type::VOID, addrspace: 0 }
    }

    /// Where the `@` of its first mention is.
    fn start(&self) -> usize {
        let sigil = usize::from(self.name.as_text().is_some());
        (self.at as usize).saturating_sub(sigil)
    }

    /// Whether the symbol can be referred to by a pointer of this type.
    fn fits(&self, types: &Types, ty: Type) -> bool {
        match *types.kind(ty) {
            _ if self.kind == SymbolKind::Undeclared => true,
            TypeKind::Ptr { addrspace } => addrspace == self.addrspace,
            TypeKind::TypedPtr { pointee, addrspace } => {
                addrspace == self.addrspace && pointee == self.value_ty
            }
            _ => false,
        }
    }
}

impl Reader<'_, '_> {
    /// Checks a reference to a symbol against its definition, now or once that is known.
    pub(super) fn check_global_type(&mut self, global: Global, ty: Type, at: usize) -> Result<()> {
        match &self.symbols {
            SymbolTable::Open(_) => {
                self.scratch.global_checks.push((global, ty, at));
                Ok(())
            }
            SymbolTable::Closed(symbols) => {
                check_fits(self.types, &symbols.entries[global], ty, at)
            }
        }
    }
}

pub(super) fn check_fits(types: &Types, entry: &SymbolEntry, ty: Type, at: usize) -> Result<()> {
    if entry.fits(types, ty) {
        return Ok(());
    }
    let show = |ty| crate::write::type_string(types, ty);
    let found = match types.kind(ty) {
        TypeKind::TypedPtr { .. } => show(types.typed_ptr(entry.value_ty, entry.addrspace)),
        _ => show(types.ptr(entry.addrspace)),
    };
    Err(Error::new(at, format!("this has type `{found}`, but `{}` is expected", show(ty))))
}
