//! `call`, `invoke` and `callbr`.

use super::Parsed;
use crate::error::{Error, Result};
use crate::inst::{CallData, InstFlags};
use crate::read::{Reader, SymbolTable};
use crate::store::List;
use crate::text::unescape;
use crate::types::{Type, TypeKind};
use crate::value::Value;
use crate::vocab::{AttrPlace, Opcode};

impl Reader<'_, '_> {
    pub(super) fn call(
        &mut self,
        op: Opcode,
        tail: InstFlags,
        base: usize,
        at: usize,
    ) -> Result<Parsed> {
        let mut flags = tail;
        if op == Opcode::Call {
            flags |= self.flags(InstFlags::FAST);
        }
        let conv = self.call_conv()?;
        let ret_attrs = self.value_attrs(AttrPlace::Return)?;
        let addrspace = self.optional_addrspace()?;
        self.cur.ws();
        let ty_at = self.cur.pos;
        let written = self.any_type()?;
        self.calling = true;
        let callee = self.callee(addrspace, ty_at);
        self.calling = false;
        let callee = callee?;
        let arg_base = self.scratch.words.len();
        let mut has_attrs = false;
        self.cur.expect(b'(')?;
        if !self.cur.eat(b')') {
            loop {
                if self.cur.peek() == b'.' {
                    if !flags.contains(InstFlags::MUSTTAIL) || !self.scratch.local.vararg {
                        return Err(Error::new(
                            self.cur.pos,
                            "`...` is for `musttail` calls in functions that take `...`",
                        ));
                    }
                    self.ellipsis()?;
                    flags |= InstFlags::ELLIPSIS;
                    break;
                }
                let arg_at = self.cur.pos;
                let ty = self.ty()?;
                self.check_param_type(ty, arg_at)?;
                let attrs = if ty == Type::METADATA {
                    List::EMPTY
                } else {
                    self.value_attrs(AttrPlace::Param)?
                };
                has_attrs |= attrs != List::EMPTY;
                self.scratch.words.push(attrs.0);
                self.push_value(ty)?;
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b')')?;
        }
        let musttail = flags.contains(InstFlags::MUSTTAIL);
        if musttail && self.scratch.local.vararg && !flags.contains(InstFlags::ELLIPSIS) {
            let message = "a `musttail` call in a function that takes `...` passes on `...`";
            return Err(Error::new(at, message));
        }
        let num_args = (self.scratch.ops.len() - base) as u32;
        self.check_args(written, base, at)?;
        let arg_attrs = if has_attrs {
            self.store.add_list(&self.scratch.words[arg_base..])
        } else {
            List::EMPTY
        };
        self.scratch.words.truncate(arg_base);
        let fn_attrs = self.function_attrs()?;
        let bundles = self.bundles()?;
        match op {
            Opcode::Invoke => {
                self.cur.expect_word(b"to")?;
                self.push_label()?;
                self.cur.expect_word(b"unwind")?;
                self.push_label()?;
            }
            Opcode::CallBr => {
                self.cur.expect_word(b"to")?;
                self.push_label()?;
                self.push_labels()?;
            }
            _ => {}
        }
        self.scratch.ops.push(callee);
        let ty = match *self.types.kind(written) {
            TypeKind::Function { ret, .. } => ret,
            _ => written,
        };
        if flags.intersects(InstFlags::FAST) && !self.is_float_like(ty) {
            return Err(Error::new(at, "fast-math flags need a floating-point result"));
        }
        let mut data = self.finish(op, ty, base);
        data.flags = flags;
        data.aux = self.scratch.local.calls.len() as u32;
        self.scratch.local.calls.push(CallData {
            ty: written,
            conv,
            addrspace,
            num_args,
            ret_attrs,
            fn_attrs,
            arg_attrs,
            bundles,
        });
        Ok(data)
    }

    fn is_float_like(&self, mut ty: Type) -> bool {
        while let TypeKind::Array { elem, .. } = *self.types.kind(ty) {
            ty = elem;
        }
        match self.types.struct_fields(ty) {
            Some((_, fields)) => {
                fields.first().is_some_and(|f| self.is_float(*f) && fields.iter().all(|g| g == f))
            }
            None => self.is_float(ty),
        }
    }

    /// What is called: of any pointer type, since only the function type is written.
    pub(super) fn callee(&mut self, addrspace: Option<u32>, at: usize) -> Result<Value> {
        let space = addrspace.unwrap_or(self.layout_spaces[2]);
        match self.cur.peek() {
            b'%' => {
                let value_at = self.cur.pos;
                let value = self.local(None)?;
                if value.as_forward().is_none() {
                    let ty = self.type_of(value);
                    match self.types.addrspace(ty) {
                        Some(found) if found == space => {}
                        Some(_) => {
                            let expected = self.types.with_addrspace(ty, space);
                            return Err(self.type_mismatch(value_at, ty, expected));
                        }
                        None => return Err(Error::new(at, "only pointers can be called")),
                    }
                }
                Ok(value)
            }
            b'@' => self.callee_constant(space),
            b'a'..=b'z' => {
                let at = self.cur.pos;
                let word = self.cur.peek_word();
                match Opcode::from_word(word) {
                    Some(op) => {
                        self.cur.pos = at + word.len();
                        let c = self.nested(|r| r.expression(op, at))?;
                        self.expect_pointer(self.store.const_type(c), at)?;
                        Ok(c.into())
                    }
                    None => self.callee_constant(space),
                }
            }
            _ => Err(self.cur.expected("a function")),
        }
    }

    fn callee_constant(&mut self, space: u32) -> Result<Value> {
        let ty = self.types.ptr(space);
        if self.scratch.local.typed_module && self.cur.byte() == b'@' {
            return self.typed_callee(space);
        }
        self.constant(ty).map(Value::from)
    }

    /// `@name` where pointers have pointees: the type follows from the function.
    fn typed_callee(&mut self, space: u32) -> Result<Value> {
        let mut ahead = self.cur;
        ahead.pos += 1;
        let value_ty = match (&self.symbols, ahead.byte().is_ascii_digit()) {
            (SymbolTable::Closed(symbols), false) => symbols.named(&unescape(ahead.name()?)),
            (SymbolTable::Closed(symbols), true) => symbols.numbered(ahead.id()?),
            _ => None,
        }
        .map(|g| match &self.symbols {
            SymbolTable::Closed(symbols) => symbols.entries[g].value_ty,
            SymbolTable::Open(symbols) => symbols.entries[g].value_ty,
        });
        let ty = value_ty.map_or(self.types.ptr(space), |t| self.types.typed_ptr(t, space));
        self.constant(ty).map(Value::from)
    }

    /// The arguments fit the function type, where that is written.
    fn check_args(&self, written: Type, base: usize, at: usize) -> Result<()> {
        let TypeKind::Function { params, vararg, .. } = self.types.kind(written) else {
            return Ok(());
        };
        let args = &self.scratch.ops[base..];
        if args.len() < params.len() || (args.len() > params.len() && !vararg) {
            return Err(Error::new(
                at,
                format!("this call has {} arguments, its type has {}", args.len(), params.len()),
            ));
        }
        for (arg, param) in args.iter().zip(params) {
            let found = self.type_of(*arg);
            if found != *param {
                return Err(self.type_mismatch(at, found, *param));
            }
        }
        Ok(())
    }

    fn bundles(&mut self) -> Result<List> {
        if !self.cur.eat(b'[') {
            return Ok(List::EMPTY);
        }
        let base = self.scratch.words.len();
        loop {
            let tag = self.cur.string()?;
            self.cur.expect(b'(')?;
            let first = self.scratch.ops.len();
            if !self.cur.eat(b')') {
                loop {
                    self.push_typed()?;
                    if !self.cur.eat(b',') {
                        break;
                    }
                }
                self.cur.expect(b')')?;
            }
            let count = (self.scratch.ops.len() - first) as u32;
            self.scratch.words.extend([tag.0, count]);
            if !self.cur.eat(b',') {
                break;
            }
        }
        self.cur.expect(b']')?;
        let list = self.store.add_list(&self.scratch.words[base..]);
        self.scratch.words.truncate(base);
        Ok(list)
    }
}
