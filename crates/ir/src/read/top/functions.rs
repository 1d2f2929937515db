//! Definitions and declarations of functions; bodies, and most headers, are read later.

use std::sync::Arc;

use super::{Ends, Top, exact_body_end};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::module::{Item, SymbolKind};
use crate::read::jobs::Job;
use crate::store::Store;
use crate::text::class;
use crate::types::{Type, TypeKind};

impl<'s> Top<'_, 's> {
    pub(super) fn function(&mut self) -> Result<()> {
        let start = self.reader.cur.pos;
        if self.opaque_seen && self.ends == Ends::Guessed && self.function_for_later(start)? {
            return Ok(());
        }
        // The header belongs to the function's store, the symbol tables to the module.
        let module_store =
            std::mem::replace(&mut self.reader.store, Store::new(self.reader.cur.src));
        let header = self.reader.header();
        let store = std::mem::replace(&mut self.reader.store, module_store);
        let (mut func, name_at) = header?;
        let types = self.reader.types;
        let opaque = |ty: Type| matches!(types.kind(ty), TypeKind::Ptr { .. });
        self.opaque_seen |= opaque(func.ret) || func.params.iter().any(|p| opaque(p.ty));
        if self.reader.cur.src[start..].starts_with(b"declare") {
            func.store = store;
            func.store.shrink();
            return self.add_function(func, name_at);
        }
        let body = self.reader.cur.pos;
        let end = match self.ends {
            Ends::Guessed => self.guessed_body_end(body),
            Ends::Exact => exact_body_end(self.reader.cur.src, body),
        };
        let Some(end) = end else {
            return Err(Error::new(body - 1, "this body has no closing brace"));
        };
        self.reader.cur.pos = end;
        let func_id = self.parts.funcs.next_key();
        self.jobs.push(Job::Body { func: func_id, start: body, end, store: Box::new(store) });
        self.add_function(func, name_at)
    }

    fn add_function(&mut self, func: Function<'s>, at: usize) -> Result<()> {
        let addrspace = func.addrspace.unwrap_or(self.reader.layout_spaces[2]);
        let ty = func.ty(self.reader.types);
        let global = func.global;
        let id = self.parts.funcs.push(Arc::new(func));
        self.reader.open_symbols()?.define(global, SymbolKind::Func(id), ty, addrspace, at)?;
        self.parts.items.push(Item::Func(id));
        Ok(())
    }

    /// Enters a definition and leaves its header to be read with its body, if it looks as LLVM prints
    /// it: on one line, with a plain name. Others need to know the symbol, and that it is in the space
    /// of functions; whether that is so is seen when the header is read.
    fn function_for_later(&mut self, start: usize) -> Result<bool> {
        let src = self.reader.cur.src;
        let line = &src[start..];
        let line = &line[..memchr::memchr(b'\n', line).unwrap_or(line.len())];
        if !line.starts_with(b"define ") || !line.ends_with(b" {") {
            return Ok(false);
        }
        let Some(at) = memchr::memchr2(b'@', b'"', line).filter(|&at| line[at] == b'@') else {
            return Ok(false);
        };
        let rest = &line[at + 1..];
        let len = rest.iter().position(|&b| !class::is(b, class::NAME)).unwrap_or(0);
        if len == 0 || rest[len] != b'(' || rest[0].is_ascii_digit() {
            return Ok(false);
        }
        let body = start + line.len();
        let Some(end) = self.guessed_body_end(body) else { return Ok(false) };
        let addrspace = self.reader.layout_spaces[2];
        let symbols = self.reader.open_symbols()?;
        let global = symbols.mention(&rest[..len], start + at + 1);
        let func = self.parts.funcs.push(Arc::clone(&self.unread));
        symbols.define(global, SymbolKind::Func(func), Type::VOID, addrspace, start + at)?;
        self.parts.items.push(Item::Func(func));
        self.jobs.push(Job::Function { func, global, start, body, end });
        self.reader.cur.pos = end;
        Ok(true)
    }
}
