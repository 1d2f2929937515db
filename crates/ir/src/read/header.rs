//! The headers of functions, and what they share with other symbols.
//!
//! A header can be read when the top level is, or later together with the body: by then all symbols
//! have their entries and the table is closed.

use super::{Reader, SymbolTable};
use crate::error::{Error, Result};
use crate::function::{ComdatRef, Function, Param, Symbol};
use crate::module::Symbols;
use crate::store::{Attr, List, Store};
use crate::text::{Name, TextRef};
use crate::value::Global;
use crate::vocab::{AttrKind, AttrPlace, DllStorage, Linkage, Visibility};
use crate::words::words;

words! {
    enum DsoLocal in 16 {
        Local = "dso_local", Preemptable = "dso_preemptable",
    }
}

impl<'s> Reader<'_, 's> {
    /// Reads a function from `define` or `declare` to the end of its header. Its lists are left in the
    /// store of the reader. Also tells where the name is.
    pub(super) fn header(&mut self) -> Result<(Function<'s>, usize)> {
        let start = self.cur.pos;
        let defined = self.cur.eat_word(b"define");
        if !defined && !self.cur.eat_word(b"declare") {
            return Err(self.cur.expected("a top-level entity"));
        }
        let mut md = if defined { List::EMPTY } else { self.attachments()? };
        let symbol = self.symbol_words()?;
        check_symbol(&symbol, start)?;
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
        let conv = self.call_conv()?;
        let ret_attrs = self.value_attrs(AttrPlace::Return)?;
        self.cur.ws();
        let ret_at = self.cur.pos;
        let ret = self.any_type()?;
        self.check_return_type(ret, ret_at)?;
        if self.cur.peek() != b'@' {
            return Err(self.cur.expected("the name of a function"));
        }
        let name_at = self.cur.pos;
        let global = self.defined_symbol()?;
        let mut func = Function::new(global, ret, Store::default());
        func.symbol = symbol;
        func.conv = conv;
        func.ret_attrs = ret_attrs;
        self.scratch.params.clear();
        func.vararg = self.params()?;
        func.params = self.scratch.params.clone();
        func.symbol.unnamed_addr = self.optional();
        func.addrspace = self.optional_addrspace()?;
        let attrs_at = self.cur.pos;
        func.attrs = self.function_attrs()?;
        let builtin = |a: Attr| a == Attr::Flag(AttrKind::Builtin);
        if self.store.attrs(func.attrs).any(builtin) {
            return Err(Error::new(attrs_at, "`builtin` is for calls, not for functions"));
        }
        self.header_properties(&mut func)?;
        if defined {
            md = self.attachments()?;
        }
        func.md = md;
        if !defined {
            func.header = (start as u32, self.cur.token_end() as u32);
            return Ok((func, name_at));
        }
        if !self.cur.eat(b'{') {
            return Err(self.cur.expected("`{` and a body"));
        }
        func.header = (start as u32, self.cur.pos as u32);
        Ok((func, name_at))
    }

    fn header_properties(&mut self, func: &mut Function<'s>) -> Result<()> {
        // What follows most headers at once.
        if matches!(self.cur.peek(), b'{' | b'!' | b'\n') {
            return Ok(());
        }
        if self.cur.eat_word(b"section") {
            func.section = Some(self.cur.string()?);
        }
        if self.cur.eat_word(b"partition") {
            func.partition = Some(self.cur.string()?);
        }
        if self.cur.eat_word(b"comdat") {
            func.comdat = Some(self.comdat_argument(func.global)?);
        }
        if self.cur.eat_word(b"align") {
            func.align = Some(self.power_of_two()?);
        }
        if self.cur.eat_word(b"prefalign") {
            self.cur.expect(b'(')?;
            func.prefalign = Some(self.power_of_two()?);
            self.cur.expect(b')')?;
        }
        if self.cur.eat_word(b"gc") {
            func.gc = Some(self.cur.string()?);
        }
        if self.cur.eat_word(b"prefix") {
            func.prefix = Some(self.typed_constant()?);
        }
        if self.cur.eat_word(b"prologue") {
            func.prologue = Some(self.typed_constant()?);
        }
        if self.cur.eat_word(b"personality") {
            func.personality = Some(self.typed_constant()?);
        }
        Ok(())
    }

    /// The parameters, which are gathered; whether more may follow.
    fn params(&mut self) -> Result<bool> {
        self.cur.expect(b'(')?;
        if self.cur.eat(b')') {
            return Ok(false);
        }
        let mut vararg = false;
        let mut next = 0;
        loop {
            if self.cur.peek() == b'.' {
                self.ellipsis()?;
                vararg = true;
                break;
            }
            let at = self.cur.pos;
            let ty = self.any_type()?;
            self.check_param_type(ty, at)?;
            let attrs = self.value_attrs(AttrPlace::Param)?;
            let mut name = None;
            if self.cur.peek() == b'%' {
                let name_at = self.cur.pos;
                let found = self.local_name()?;
                // A name that is empty is none.
                if &self.cur.src[name_at..self.cur.pos] != b"%\"\"" {
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
            self.scratch.params.push(Param { ty, attrs, name, retitled: false });
            if !self.cur.eat(b',') {
                break;
            }
        }
        self.cur.expect(b')')?;
        Ok(vararg)
    }

    /// The words before a definition.
    pub(super) fn symbol_words(&mut self) -> Result<Symbol> {
        let dll_at;
        // The order of the fields is the order of the words.
        let symbol = Symbol {
            linkage: self.optional(),
            dso_local: self.optional().map(|word: DsoLocal| word == DsoLocal::Local),
            visibility: self.optional(),
            dll: {
                self.cur.ws();
                dll_at = self.cur.pos;
                self.optional()
            },
            unnamed_addr: None,
        };
        if symbol.dso_local == Some(true) && symbol.dll == Some(DllStorage::Import) {
            return Err(Error::new(dll_at, "`dso_local` and `dllimport` exclude each other"));
        }
        Ok(symbol)
    }

    /// The symbol that is being defined: `@name` or `@N`, at its `@`.
    pub(super) fn defined_symbol(&mut self) -> Result<Global> {
        let at = self.cur.pos;
        if self.cur.byte_at(1).is_ascii_digit() {
            self.cur.pos += 1;
            let n = self.cur.id()?;
            return self.numbered_symbol(n, at);
        }
        if self.cur.src[at..].starts_with(b"@\"\"") {
            // A name that is empty is none.
            self.cur.pos += 3;
            let n = self.open_symbols()?.next_number;
            return self.numbered_symbol(n, at);
        }
        self.global()
    }

    pub(super) fn open_symbols(&mut self) -> Result<&mut Symbols<'s>> {
        match &mut self.symbols {
            SymbolTable::Open(symbols) => Ok(symbols),
            SymbolTable::Closed(_) => Err(Error::new(0, "the table of symbols is closed")),
        }
    }

    fn numbered_symbol(&mut self, n: u32, at: usize) -> Result<Global> {
        let symbols = self.open_symbols()?;
        // Numbers that were only mentioned do not count.
        let next = symbols.next_number;
        if n < next {
            return Err(Error::new(
                at,
                format!("this symbol is numbered {n}, but numbers go on from {next} here"),
            ));
        }
        symbols.next_number = n + 1;
        Ok(symbols.mention_number(n, at))
    }

    /// What follows the word `comdat` of a symbol.
    pub(super) fn comdat_argument(&mut self, global: Global) -> Result<ComdatRef> {
        let at = self.cur.token_end() - b"comdat".len();
        if !self.cur.eat(b'(') {
            let name = match &self.symbols {
                SymbolTable::Open(symbols) => symbols.entries[global].name,
                SymbolTable::Closed(symbols) => symbols.entries[global].name,
            };
            let Some(name) = name.as_text() else {
                let message = "a symbol without a name needs `comdat($name)`";
                return Err(Error::new(at, message));
            };
            self.scratch.comdat_uses.push(name);
            return Ok(ComdatRef::Same);
        }
        if !self.cur.eat(b'$') {
            return Err(self.cur.expected("the name of a comdat"));
        }
        let name = TextRef::source(self.cur.pos);
        self.cur.name()?;
        self.cur.expect(b')')?;
        self.scratch.comdat_uses.push(name);
        Ok(ComdatRef::Named(name))
    }
}

pub(super) fn check_symbol(symbol: &Symbol, at: usize) -> Result<()> {
    if symbol.linkage().is_local() {
        if symbol.visibility.is_some_and(|v| v != Visibility::Default) {
            return Err(Error::new(at, "a local symbol has default visibility"));
        }
        if symbol.dll.is_some() {
            return Err(Error::new(at, "a local symbol is neither imported nor exported"));
        }
    }
    Ok(())
}
