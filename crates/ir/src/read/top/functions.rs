//! Definitions and declarations of functions; bodies are read later.

use super::{Ends, Top, exact_body_end, guess_body_end};
use crate::error::{Error, Result};
use crate::function::{Function, Param};
use crate::module::{Item, SymbolKind};
use crate::read::jobs::Job;
use crate::store::{Attr, List, Store};
use crate::text::Name;
use crate::vocab::{AttrKind, AttrPlace, Linkage, UnnamedAddr};

impl<'s> Top<'_, 's> {
    pub(super) fn function(&mut self) -> Result<()> {
        let start = self.reader.cur.pos;
        let defined = self.reader.cur.eat_word(b"define");
        if !defined && !self.reader.cur.eat_word(b"declare") {
            return Err(self.reader.cur.expected("a top-level entity"));
        }
        // The header belongs to the function's store, the symbol tables to the module.
        let module_store =
            std::mem::replace(&mut self.reader.store, Store::new(self.reader.cur.src));
        let header = self.header(defined, start);
        let store = std::mem::replace(&mut self.reader.store, module_store);
        let (mut func, name_at) = header?;
        func.store = store;
        if !defined {
            func.header = (start as u32, self.reader.cur.token_end() as u32);
            func.store.shrink();
            return self.add_function(func, name_at);
        }
        if !self.reader.cur.eat(b'{') {
            return Err(self.reader.cur.expected("`{` and a body"));
        }
        let body = self.reader.cur.pos;
        func.header = (start as u32, body as u32);
        let end = match self.ends {
            Ends::Guessed => guess_body_end(self.reader.cur.src, body),
            Ends::Exact => exact_body_end(self.reader.cur.src, body),
        };
        let Some(end) = end else {
            let error = Error::new(body - 1, "this body has no closing brace");
            return Err(error);
        };
        self.reader.cur.pos = end;
        let store = std::mem::take(&mut func.store);
        let id = self.parts.funcs.next_key();
        self.jobs.push(Job::Body { func: id, start: body, end, store });
        self.add_function(func, name_at)
    }

    fn add_function(&mut self, func: Function<'s>, at: usize) -> Result<()> {
        let (global, addrspace) = (func.global, func.addrspace);
        let ty = func.ty(self.reader.types);
        let addrspace = addrspace.unwrap_or(self.reader.layout_spaces[2]);
        let id = self.parts.funcs.push(func);
        self.symbols()?.define(global, SymbolKind::Func(id), ty, addrspace, at)?;
        self.parts.items.push(Item::Func(id));
        Ok(())
    }

    fn header(&mut self, defined: bool, start: usize) -> Result<(Function<'s>, usize)> {
        let mut md = if defined { List::EMPTY } else { self.reader.attachments()? };
        let symbol = self.symbol_words()?;
        Self::check_symbol(&symbol, start)?;
        let fits = match symbol.linkage() {
            Linkage::External => true,
            Linkage::ExternWeak => !defined,
            Linkage::Appending | Linkage::Common => false,
            _ => defined,
        };
        if !fits {
            let what = if defined { "definition" } else { "declaration" };
            let linkage = symbol.linkage().as_str();
            return Err(Error::new(
                start,
                format!("`{linkage}` does not fit the {what} of a function"),
            ));
        }
        let r = &mut self.reader;
        let conv = r.call_conv()?;
        let ret_attrs = r.value_attrs(AttrPlace::Return)?;
        r.cur.ws();
        let ret_at = r.cur.pos;
        let ret = r.any_type()?;
        r.check_return_type(ret, ret_at)?;
        if r.cur.peek() != b'@' {
            return Err(r.cur.expected("the name of a function"));
        }
        let name_at = r.cur.pos;
        let global = self.defined_symbol()?;
        let mut func = Function::new(global, ret, Store::default());
        func.symbol = symbol;
        func.conv = conv;
        func.ret_attrs = ret_attrs;
        self.params(&mut func)?;
        func.symbol.unnamed_addr = self.reader.optional(UnnamedAddr::from_word);
        func.addrspace = self.reader.optional_addrspace()?;
        let attrs_at = self.reader.cur.pos;
        func.attrs = self.reader.function_attrs()?;
        let builtin = |a: Attr| a == Attr::Flag(AttrKind::Builtin);
        if self.reader.store.attrs(func.attrs).any(builtin) {
            return Err(Error::new(attrs_at, "`builtin` is for calls, not for functions"));
        }
        self.header_properties(&mut func)?;
        if defined {
            md = self.reader.attachments()?;
        }
        func.md = md;
        Ok((func, name_at))
    }

    fn header_properties(&mut self, func: &mut Function<'s>) -> Result<()> {
        let r = &mut self.reader;
        if r.cur.eat_word(b"section") {
            func.section = Some(r.cur.string()?);
        }
        if r.cur.eat_word(b"partition") {
            func.partition = Some(r.cur.string()?);
        }
        if r.cur.eat_word(b"comdat") {
            func.comdat = Some(self.comdat_argument(func.global)?);
        }
        let r = &mut self.reader;
        if r.cur.eat_word(b"align") {
            func.align = Some(r.power_of_two()?);
        }
        if r.cur.eat_word(b"prefalign") {
            r.cur.expect(b'(')?;
            func.prefalign = Some(r.power_of_two()?);
            r.cur.expect(b')')?;
        }
        if r.cur.eat_word(b"gc") {
            func.gc = Some(r.cur.string()?);
        }
        if r.cur.eat_word(b"prefix") {
            func.prefix = Some(r.typed_constant()?);
        }
        if r.cur.eat_word(b"prologue") {
            func.prologue = Some(r.typed_constant()?);
        }
        if r.cur.eat_word(b"personality") {
            func.personality = Some(r.typed_constant()?);
        }
        Ok(())
    }

    fn params(&mut self, func: &mut Function<'s>) -> Result<()> {
        let r = &mut self.reader;
        r.cur.expect(b'(')?;
        if r.cur.eat(b')') {
            return Ok(());
        }
        let mut next = 0;
        loop {
            if r.cur.peek() == b'.' {
                r.ellipsis()?;
                func.vararg = true;
                break;
            }
            let at = r.cur.pos;
            let ty = r.any_type()?;
            r.check_param_type(ty, at)?;
            let attrs = r.value_attrs(AttrPlace::Param)?;
            let mut name = None;
            if r.cur.peek() == b'%' {
                let name_at = r.cur.pos;
                let found = r.local_name()?;
                // A name that is empty is none.
                if &r.cur.src[name_at..r.cur.pos] != b"%\"\"" {
                    name = Some(found);
                }
            }
            let name = name.unwrap_or(Name::number(next));
            if let Some(n) = name.as_number() {
                if n < next {
                    return Err(Error::new(
                        at,
                        format!(
                            "this argument is numbered {n}, but numbers go on from {next} here"
                        ),
                    ));
                }
                next = n + 1;
            }
            func.params.push(Param { ty, attrs, name, retitled: false });
            if !r.cur.eat(b',') {
                break;
            }
        }
        r.cur.expect(b')')
    }
}
