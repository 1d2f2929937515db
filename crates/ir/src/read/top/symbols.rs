//! Variables, aliases and ifuncs.

use super::Top;
use crate::error::{Error, Result};
use crate::function::Symbol;
use crate::module::{Alias, GlobalVar, Item, Span, SymbolKind};
use crate::read::header::check_symbol;
use crate::store::List;
use crate::types::TypeKind;
use crate::value::Global;
use crate::vocab::{CodeModel, Linkage, Sanitizer, TlsModel};

impl<'s> Top<'_, 's> {
    fn tls(&mut self) -> Result<Option<Option<TlsModel>>> {
        let r = &mut self.reader;
        if !r.cur.eat_word(b"thread_local") {
            return Ok(None);
        }
        if !r.cur.eat(b'(') {
            return Ok(Some(None));
        }
        let model = r.optional::<TlsModel>();
        if model.is_none() {
            return Err(r.cur.expected("`localdynamic`, `initialexec` or `localexec`"));
        }
        r.cur.expect(b')')?;
        Ok(Some(model))
    }

    pub(super) fn global(&mut self) -> Result<()> {
        let start = self.reader.cur.pos;
        let global = self.reader.defined_symbol()?;
        self.reader.cur.expect(b'=')?;
        self.global_definition(global, start)
    }

    fn global_definition(&mut self, global: Global, start: usize) -> Result<()> {
        let mut symbol = self.reader.symbol_words()?;
        let tls = self.tls()?;
        symbol.unnamed_addr = self.reader.optional();
        let ifunc = match self.reader.cur.peek_word() {
            b"alias" => false,
            b"ifunc" => true,
            _ => return self.variable(global, symbol, tls, start),
        };
        self.reader.cur.word();
        self.alias(global, symbol, tls, ifunc, start)
    }

    fn variable(
        &mut self,
        global: Global,
        symbol: Symbol,
        tls: Option<Option<TlsModel>>,
        start: usize,
    ) -> Result<()> {
        check_symbol(&symbol, start)?;
        let r = &mut self.reader;
        let addrspace = r.optional_addrspace()?;
        let externally_initialized = r.cur.eat_word(b"externally_initialized");
        let constant = r.cur.eat_word(b"constant");
        if !constant && !r.cur.eat_word(b"global") {
            return Err(r.cur.expected("`global` or `constant`"));
        }
        r.cur.ws();
        let ty_at = r.cur.pos;
        let ty = r.ty()?;
        if matches!(
            r.types.kind(ty),
            TypeKind::Function { .. }
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::X86Amx
        ) {
            return Err(Error::new(ty_at, "a variable cannot have this type"));
        }
        let declared = matches!(symbol.linkage, Some(Linkage::External | Linkage::ExternWeak));
        let init = if declared { None } else { Some(r.constant(ty)?) };
        let mut var = GlobalVar {
            symbol,
            tls,
            addrspace,
            externally_initialized,
            constant,
            init,
            ..GlobalVar::new(global, ty)
        };
        let mut md = Vec::new();
        while self.reader.cur.eat(b',') {
            self.variable_property(&mut var, &mut md)?;
        }
        var.md = self.reader.store.add_list(&md);
        var.attrs = self.reader.function_attrs()?;
        var.span = self.span(start);
        let id = self.parts.vars.push(var);
        self.reader.open_symbols()?.define(
            global,
            SymbolKind::Var(id),
            ty,
            addrspace.unwrap_or(0),
            start,
        )?;
        self.parts.items.push(Item::Var(id));
        Ok(())
    }

    fn variable_property(&mut self, var: &mut GlobalVar, md: &mut Vec<u32>) -> Result<()> {
        let r = &mut self.reader;
        if r.at_attachment() {
            md.extend(r.one_attachment()?);
            return Ok(());
        }
        let at = r.cur.pos;
        match r.cur.word() {
            b"section" => var.section = Some(r.cur.string()?),
            b"partition" => var.partition = Some(r.cur.string()?),
            b"align" => var.align = Some(r.power_of_two()?),
            b"code_model" => {
                let text = r.cur.string()?;
                let model = CodeModel::from_word(&r.store.text.unescaped(text));
                var.code_model = Some(model.ok_or_else(|| {
                    Error::new(
                        text.0 as usize,
                        "a code model is tiny, small, kernel, medium or large",
                    )
                })?);
            }
            b"comdat" => var.comdat = Some(r.comdat_argument(var.global)?),
            word => match Sanitizer::from_word(word) {
                Some(s) => var.sanitizers |= 1 << s as u8,
                None => {
                    r.cur.pos = at;
                    return Err(r.cur.expected("a property of a variable, such as `align`"));
                }
            },
        }
        Ok(())
    }

    fn alias(
        &mut self,
        global: Global,
        symbol: Symbol,
        tls: Option<Option<TlsModel>>,
        ifunc: bool,
        start: usize,
    ) -> Result<()> {
        check_symbol(&symbol, start)?;
        if !ifunc
            && matches!(
                symbol.linkage(),
                Linkage::Appending | Linkage::Common | Linkage::ExternWeak
            )
        {
            return Err(Error::new(start, "an alias cannot have this linkage"));
        }
        let r = &mut self.reader;
        let ty = r.ty()?;
        r.cur.expect(b',')?;
        r.cur.ws();
        let at = r.cur.pos;
        // Expressions stand without their type.
        let word = r.cur.peek_word();
        let typed = !matches!(
            word,
            b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr" | b"ptrtoint"
        );
        let target = if typed {
            r.typed_constant()?
        } else {
            let Some(op) = crate::vocab::Opcode::from_word(word) else {
                return Err(r.cur.expected("what the alias stands for"));
            };
            r.cur.pos += word.len();
            r.expression(op, at)?
        };
        let Some(addrspace) = r.types.addrspace(r.store.const_type(target)) else {
            return Err(Error::new(at, "an alias stands for something that a pointer refers to"));
        };
        let mut alias = Alias {
            global,
            ifunc,
            symbol,
            tls,
            ty,
            target,
            typed,
            partition: None,
            md: List::EMPTY,
            span: Span::default(),
        };
        let mut md = Vec::new();
        while self.reader.cur.eat(b',') {
            let r = &mut self.reader;
            if r.at_attachment() {
                md.extend(r.one_attachment()?);
            } else if r.cur.eat_word(b"partition") {
                alias.partition = Some(r.cur.string()?);
            } else {
                return Err(r.cur.expected("`partition`"));
            }
        }
        alias.md = self.reader.store.add_list(&md);
        alias.span = self.span(start);
        let id = self.parts.aliases.push(alias);
        self.reader.open_symbols()?.define(global, SymbolKind::Alias(id), ty, addrspace, start)?;
        self.parts.items.push(Item::Alias(id));
        Ok(())
    }
}
