//! Function bodies: blocks, instructions, debug records.
//!
//! A body is read alone, with nothing but the closed tables of the module, so that many are read at
//! once. Values that are mentioned before they are defined become pending references and are filled
//! in at the end.

mod calls;
mod exceptions;
mod memory;
mod orders;
mod plain;

use cranelift_entity::PrimaryMap;

use super::Reader;
use super::locals::{NameKey, Names};
use crate::error::{Error, Result};
use crate::function::{BlockData, Body, Function, UseListOrder};
use crate::inst::{CallData, FlagWord, InstData, InstFlags, Link, State};
use crate::numbered::Numbered;
use crate::store::{List, Md, ValueList, take_exact, take_roomy};
use crate::text::{Name, TextRef, class};
use crate::types::{Type, TypeKind};
use crate::value::{Block, Inst, MAX_ID, Value};
use crate::vocab::{Opcode, Ordering, Predicate};
use crate::words::Key;

/// What is known of the function that is being read.
#[derive(Default)]
pub(super) struct Local {
    insts: Vec<InstData>,
    blocks: Vec<BlockData>,
    calls: Vec<CallData>,
    use_orders: Vec<UseListOrder>,
    names: Names<Def>,
    numbers: Numbered<Def>,
    pending: Vec<Pending>,
    params: Vec<Type>,
    ret: Option<Type>,
    vararg: bool,
    /// Whether pointers have pointees in this module.
    typed_module: bool,
}

impl Local {
    fn clear(&mut self) {
        self.insts.clear();
        self.blocks.clear();
        self.calls.clear();
        self.use_orders.clear();
        self.names.clear();
        self.numbers.clear();
        self.pending.clear();
        self.params.clear();
    }
}

/// The prefix of most calls in optimised code.
const TAIL: Key = match crate::words::key(b"tail") {
    Some(key) => key,
    None => 0,
};

/// What a name stands for.
#[derive(Copy, Clone)]
struct Def {
    value: Value,
    ty: Type,
}

/// What an instruction consists of, but for its name and place.
struct Parsed {
    op: Opcode,
    sub: u8,
    flags: InstFlags,
    ty: Type,
    operands: ValueList,
    aux: u32,
}

/// Where an instruction goes.
#[derive(Copy, Clone)]
struct Place {
    block: Block,
    id: Inst,
    /// Whether it is the first of its block.
    first: bool,
}

/// A value that was mentioned before its definition.
#[derive(Copy, Clone)]
struct Pending {
    name: Name,
    at: u32,
    /// The type it was mentioned with, where there was one.
    ty: Option<Type>,
    slot: Slot,
}

/// Where a pending reference has to be filled in.
#[derive(Copy, Clone)]
enum Slot {
    Nowhere,
    /// An index into the values of the store.
    Value(u32),
    /// An index into the words of the store.
    Word(u32),
}

impl super::Scratch<'_> {
    pub(super) fn place_word(&mut self, pending: usize, at: usize) {
        self.local.pending[pending].slot = Slot::Word(at as u32);
        self.unplaced -= 1;
    }
}

impl<'s> Reader<'_, 's> {
    /// Reads the body of `func`; the cursor is after its `{`. The store of the function is in place.
    pub(super) fn body(&mut self, func: &Function<'s>, typed_module: bool) -> Result<Body> {
        self.in_function = true;
        self.scratch.round += 1;
        let start = self.cur.pos;
        let local = &mut self.scratch.local;
        local.clear();
        local.ret = Some(func.ret);
        local.vararg = func.vararg;
        local.typed_module = typed_module;
        self.scratch.unplaced = 0;
        for (i, param) in func.params.iter().enumerate() {
            self.scratch.local.params.push(param.ty);
            let at = param.name.as_text().map_or(func.header.0, |t| t.0.saturating_sub(1));
            self.define(param.name, Value::arg(i as u32), param.ty, at as usize)?;
        }
        loop {
            match self.cur.peek() {
                b'}' => break,
                b'u' if self.cur.peek_word() == b"uselistorder" => break,
                _ => self.block()?,
            }
        }
        if self.scratch.local.blocks.is_empty() {
            return Err(self.cur.expected("a block: a body has at least one"));
        }
        while self.cur.peek() != b'}' {
            let order = self.use_list_order()?;
            self.scratch.local.use_orders.push(order);
        }
        self.cur.pos += 1;
        self.resolve_pending()?;
        let local = &mut self.scratch.local;
        let blocks = PrimaryMap::from(take_exact(&mut local.blocks));
        Ok(Body {
            order: None,
            insts: take_roomy(&mut local.insts).into(),
            blocks,
            calls: take_exact(&mut local.calls),
            use_orders: std::mem::take(&mut local.use_orders),
            start: start as u32,
            end: self.cur.pos as u32,
            edited: false,
        })
    }

    // ----- names ---------------------------------------------------------------------------------

    /// Gives a value its name or number.
    #[inline]
    fn define(&mut self, name: Name, value: Value, ty: Type, at: usize) -> Result<()> {
        let key = name.as_text().map(|text| NameKey::of(self.cur.src, text.0 as usize));
        self.define_by(name, key.unwrap_or_default(), Def { value, ty }, at)
    }

    #[inline]
    fn define_by(&mut self, name: Name, key: NameKey, def: Def, at: usize) -> Result<()> {
        let local = &mut self.scratch.local;
        if let Some(n) = name.as_number() {
            if n < local.numbers.next() {
                let next = local.numbers.next();
                return Err(Error::new(
                    at,
                    format!("this value is numbered {n}, but numbers go on from {next} here"),
                ));
            }
            local.numbers.insert(n, def);
        } else if let Some(text) = name.as_text()
            && !local.names.insert(self.cur.src, key, def)
        {
            let name = crate::text::token_in(self.cur.src, text.0 as usize);
            let name = String::from_utf8_lossy(name);
            return Err(Error::new(at, format!("`%{name}` is already defined in this function")));
        }
        Ok(())
    }

    /// Takes `%name` or `%N` and resolves it if it is defined already.
    #[inline(never)]
    pub(super) fn local(&mut self, ty: Option<Type>) -> Result<Value> {
        let at = self.cur.pos;
        if !self.in_function {
            return Err(Error::new(at, "a local value cannot be used here"));
        }
        self.cur.pos += 1;
        let (name, found) = if self.cur.byte().is_ascii_digit() {
            let n = self.cur.id()?;
            (Name::number(n), self.scratch.local.numbers.get(n))
        } else {
            let name_at = self.cur.pos;
            self.cur.name()?;
            let found = self.scratch.local.names.find(self.cur.src, name_at);
            (Name::text(TextRef::source(name_at)), found.map(|(def, _)| def))
        };
        match found {
            Some(def) => match ty {
                Some(ty) if def.ty != ty => Err(self.type_mismatch(at, def.ty, ty)),
                _ => Ok(def.value),
            },
            None => Ok(self.forward(name, at, ty)),
        }
    }

    /// A value that is not defined yet.
    #[inline]
    fn forward(&mut self, name: Name, at: usize, ty: Option<Type>) -> Value {
        let pending = &mut self.scratch.local.pending;
        let value = Value::forward(pending.len() as u32);
        pending.push(Pending { name, at: at as u32, ty, slot: Slot::Nowhere });
        self.scratch.unplaced += 1;
        value
    }

    #[inline]
    fn type_of(&self, value: Value) -> Type {
        use crate::value::ValueKind;
        let local = &self.scratch.local;
        if let Some(n) = value.as_forward() {
            return local.pending[n].ty.unwrap_or(Type::VOID);
        }
        match value.kind() {
            ValueKind::Inst(inst) => local.insts[inst.0 as usize].ty,
            ValueKind::Arg(n) => local.params[n as usize],
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Const(c) => self.store.const_type(c),
            ValueKind::Md(_) => Type::METADATA,
        }
    }

    fn resolve_pending(&mut self) -> Result<()> {
        for i in 0..self.scratch.local.pending.len() {
            let Pending { name, at, ty, slot } = self.scratch.local.pending[i];
            let local = &self.scratch.local;
            let found = match (name.as_number(), name.as_text()) {
                (Some(n), _) => local.numbers.get(n),
                (_, Some(t)) => local.names.find(self.cur.src, t.0 as usize).map(|(def, _)| def),
                _ => None,
            };
            let at = at as usize;
            let Some(def) = found else {
                let raw = crate::text::token_in(self.cur.src, at + 1);
                let what = if ty == Some(Type::LABEL) { "block" } else { "value" };
                let name = String::from_utf8_lossy(raw);
                return Err(Error::new(
                    at,
                    format!("there is no {what} `%{name}` in this function"),
                ));
            };
            if let Some(ty) = ty
                && def.ty != ty
            {
                return Err(self.type_mismatch(at, def.ty, ty));
            }
            match slot {
                Slot::Value(at) => self.store.values[at as usize] = def.value,
                Slot::Word(at) => self.store.words[at as usize] = def.value.bits(),
                Slot::Nowhere => {}
            }
        }
        Ok(())
    }

    /// Turns the operands gathered since `base` into a list.
    #[inline]
    pub(super) fn flush_ops(&mut self, base: usize) -> ValueList {
        let list = self.store.add_values(&self.scratch.ops[base..]);
        if self.scratch.unplaced > 0 {
            self.place_forwards(list, base);
        }
        self.scratch.ops.truncate(base);
        list
    }

    fn place_forwards(&mut self, list: ValueList, base: usize) {
        let scratch = &mut *self.scratch;
        for (i, value) in scratch.ops[base..].iter().enumerate() {
            if let Some(n) = value.as_forward() {
                scratch.local.pending[n].slot = Slot::Value(list.0 + 1 + i as u32);
                scratch.unplaced -= 1;
            }
        }
    }

    // ----- values --------------------------------------------------------------------------------

    /// A value of a type that was already read.
    #[inline(always)]
    pub(super) fn value(&mut self, ty: Type) -> Result<Value> {
        match self.cur.peek() {
            b'%' if ty != Type::METADATA => match self.numbered(ty) {
                Some(value) => Ok(value),
                None => self.local(Some(ty)),
            },
            _ => self.other_value(ty),
        }
    }

    /// `%N`, if it is defined already and has this type: what most operands are.
    #[inline(always)]
    fn numbered(&mut self, ty: Type) -> Option<Value> {
        let (n, len) = super::cursor::digits(self.cur.src.get(self.cur.pos + 1..)?.first_chunk()?)?;
        let def = self.scratch.local.numbers.get(n)?;
        if len == 0 || def.ty != ty || !self.in_function {
            return None;
        }
        self.cur.pos += 1 + len;
        Some(def.value)
    }

    #[inline(never)]
    fn other_value(&mut self, ty: Type) -> Result<Value> {
        if ty == Type::METADATA {
            return self.metadata_value();
        }
        self.constant(ty).map(Value::from)
    }

    fn metadata_value(&mut self) -> Result<Value> {
        let md = self.md_operand()?;
        Ok(self.metadata_operand(md))
    }

    fn metadata_operand(&mut self, md: Md) -> Value {
        let value = self.store.add_md_operand(md);
        if let Md::Value(v) = md
            && let Some(n) = v.as_forward()
        {
            let at = self.store.words.len() - 1;
            self.scratch.place_word(n, at);
        }
        value
    }

    /// A type and a value of it.
    #[inline]
    fn typed_value(&mut self) -> Result<(Type, Value)> {
        let ty = self.ty()?;
        Ok((ty, self.value(ty)?))
    }

    /// Reads a type and a value, and keeps the value as an operand.
    #[inline(never)]
    fn push_typed(&mut self) -> Result<Type> {
        let (ty, value) = self.typed_value()?;
        self.scratch.ops.push(value);
        Ok(ty)
    }

    #[inline]
    fn push_value(&mut self, ty: Type) -> Result<()> {
        let value = self.value(ty)?;
        self.scratch.ops.push(value);
        Ok(())
    }

    /// `label %name`
    #[inline]
    fn push_label(&mut self) -> Result<()> {
        self.cur.expect_word(b"label")?;
        if self.cur.peek() != b'%' {
            return Err(self.cur.expected("the name of a block"));
        }
        let block = self.local(Some(Type::LABEL))?;
        self.scratch.ops.push(block);
        Ok(())
    }

    /// `[label %a, label %b]`, which may be empty.
    fn push_labels(&mut self) -> Result<()> {
        self.cur.expect(b'[')?;
        if self.cur.eat(b']') {
            return Ok(());
        }
        loop {
            self.push_label()?;
            if !self.cur.eat(b',') {
                return self.cur.expect(b']');
            }
        }
    }

    #[inline]
    fn comma(&mut self) -> Result<()> {
        self.cur.expect(b',')
    }

    // ----- blocks --------------------------------------------------------------------------------

    /// The label at the cursor, if there is one.
    fn label(&mut self) -> Result<Option<(Name, NameKey, usize)>> {
        let at = self.cur.pos;
        let mut ahead = self.cur;
        // Most blocks are numbered.
        if ahead.byte().is_ascii_digit() {
            let number = ahead.id();
            if ahead.byte() == b':' {
                ahead.pos += 1;
                self.cur = ahead;
                return Ok(Some((Name::number(number?), NameKey::default(), ahead.pos)));
            }
            ahead = self.cur;
        }
        let key = if ahead.byte() == b'"' {
            ahead.name()?;
            NameKey::of(ahead.src, at)
        } else {
            let key = NameKey::plain(ahead.src, at);
            ahead.pos += key.len();
            key
        };
        if ahead.pos == at || ahead.byte() != b':' {
            return Ok(None);
        }
        ahead.pos += 1;
        self.cur = ahead;
        Ok(Some((Name::text(TextRef::source(at)), key, ahead.pos)))
    }

    fn block(&mut self) -> Result<()> {
        self.cur.ws();
        let at = self.cur.pos;
        let label = self.label()?;
        let block = Block(self.scratch.local.blocks.len() as u32);
        let (name, key) = match label {
            // `"":` is a label without a name.
            Some((name, key, end)) if &self.cur.src[at..end] != b"\"\":" => (name, key),
            _ => (Name::number(self.scratch.local.numbers.next()), NameKey::default()),
        };
        self.define_by(name, key, Def { value: block.into(), ty: Type::LABEL }, at)?;
        let (start, end) = label.map_or((0, 0), |(_, _, end)| (at as u32, end as u32));
        self.scratch.local.blocks.push(BlockData {
            name,
            original: name,
            first: Link::NONE,
            last: Link::NONE,
            start,
            end,
            state: State::default(),
        });
        let first = self.scratch.local.insts.len();
        loop {
            let id = self.scratch.local.insts.len();
            if id >= MAX_ID {
                return Err(Error::new(self.cur.pos, "this function has too many instructions"));
            }
            let place = Place { block, id: Inst(id as u32), first: id == first };
            // Lines with typed pointers are never plain.
            let typed = self.scratch.local.typed_module;
            let plain = if typed { None } else { self.plain_line(place) };
            let ends = match plain {
                Some(ends) => ends,
                None => self.statement(place)?,
            };
            if ends {
                break;
            }
        }
        let local = &mut self.scratch.local;
        let last = Inst(local.insts.len() as u32 - 1);
        local.insts[last.0 as usize].next = Link::NONE;
        let data = &mut local.blocks[block.0 as usize];
        data.first = Inst(first as u32).into();
        data.last = last.into();
        Ok(())
    }

    /// An instruction with its name, or a debug record; whether it ends the block.
    fn statement(&mut self, place: Place) -> Result<bool> {
        let first_byte = self.cur.peek();
        let start = self.cur.pos;
        let mut name = Name::NONE;
        if first_byte == b'%' {
            self.cur.pos += 1;
            let name_at = self.cur.pos;
            name = if self.cur.byte().is_ascii_digit() {
                Name::number(self.cur.id()?)
            } else if self.cur.name()? == b"\"\"" {
                Name::NONE
            } else {
                Name::text(TextRef::source(name_at))
            };
            self.cur.expect(b'=')?;
        }
        let parsed = if first_byte == b'#' { self.debug_record()? } else { self.instruction()? };
        let mut md = List::EMPTY;
        if self.cur.peek() == b',' {
            self.cur.pos += 1;
            md = self.comma_attachments()?;
        }
        if parsed.ty != Type::VOID {
            if name.is_none() {
                name = Name::number(self.scratch.local.numbers.next());
            }
            self.define(name, place.id.into(), parsed.ty, start)?;
        } else if !name.is_none() {
            return Err(Error::new(
                start,
                "this instruction has no result, so it cannot have a name",
            ));
        }
        let text = start..self.cur.token_end();
        Ok(self.enter(parsed, name, md, text, place))
    }

    /// Adds an instruction to the body; whether it ends its block.
    #[inline(always)]
    fn enter(
        &mut self,
        parsed: Parsed,
        name: Name,
        md: List,
        text: std::ops::Range<usize>,
        place: Place,
    ) -> bool {
        let Parsed { op, sub, flags, ty, operands, aux } = parsed;
        let Place { block, id, first } = place;
        self.scratch.local.insts.push(InstData {
            op,
            sub,
            state: State::empty(),
            flags,
            ty,
            operands,
            aux,
            name,
            md,
            start: text.start as u32,
            end: text.end as u32,
            prev: if first { Link::NONE } else { Inst(id.0 - 1).into() },
            next: Inst(id.0 + 1).into(),
            block,
        });
        op.is_terminator()
    }

    fn debug_record(&mut self) -> Result<Parsed> {
        let start = self.cur.pos;
        self.cur.pos += 1;
        let word = self.cur.run(class::WORD);
        let Some(op) = Opcode::from_word(word).filter(|op| op.is_debug_record()) else {
            self.cur.pos = start;
            return Err(self.cur.expected("a debug record such as `#dbg_value`"));
        };
        self.cur.expect(b'(')?;
        let base = self.scratch.ops.len();
        let count = match op {
            Opcode::DbgLabel => 2,
            Opcode::DbgAssign => 7,
            _ => 4,
        };
        for i in 0..count {
            if i > 0 {
                self.comma()?;
            }
            // The value, and the address of an assignment, may be anything; the rest are nodes.
            let md = if op != Opcode::DbgLabel && (i == 0 || (op == Opcode::DbgAssign && i == 4)) {
                self.md_operand()?
            } else {
                self.md_ref()?.into()
            };
            let value = self.metadata_operand(md);
            self.scratch.ops.push(value);
        }
        self.cur.expect(b')')?;
        Ok(self.finish(op, Type::VOID, base))
    }

    // ----- instructions --------------------------------------------------------------------------

    #[inline]
    fn finish(&mut self, op: Opcode, ty: Type, base: usize) -> Parsed {
        let operands = self.flush_ops(base);
        Parsed { op, sub: 0, flags: InstFlags::empty(), ty, operands, aux: 0 }
    }

    fn instruction(&mut self) -> Result<Parsed> {
        self.cur.ws();
        let at = self.cur.pos;
        let base = self.scratch.ops.len();
        let keyword = self.cur.keyword();
        if let Some((TAIL, len)) = keyword {
            self.cur.pos += len;
            self.cur.expect_word(b"call")?;
            return self.call(Call, InstFlags::TAIL, base, at);
        }
        let known = keyword.and_then(|(key, len)| Some((Opcode::from_key(key)?, len)));
        let op = match known {
            Some((op, len)) => {
                self.cur.pos += len;
                Some(op)
            }
            None => Opcode::from_word(self.cur.run(class::WORD)),
        };
        let Some(op) = op.filter(|op| !op.is_debug_record()) else {
            let word = &self.cur.src[at..self.cur.pos];
            let flag = match word {
                b"tail" => InstFlags::TAIL,
                b"musttail" => InstFlags::MUSTTAIL,
                b"notail" => InstFlags::NOTAIL,
                _ => {
                    self.cur.pos = at;
                    return Err(self.cur.expected("an instruction"));
                }
            };
            self.cur.expect_word(b"call")?;
            return self.call(Call, flag, base, at);
        };
        use Opcode::*;
        match op {
            Load => self.load(base, at),
            Store => self.store_inst(base, at),
            Call | Invoke | CallBr => self.call(op, InstFlags::empty(), base, at),
            GetElementPtr => self.gep(base, at),
            Br => self.br(base, at),
            Ret => self.ret(base),
            Switch => self.switch(base, at),
            IndirectBr => {
                let ty = self.push_typed()?;
                self.expect_pointer(ty, at)?;
                self.comma()?;
                self.push_labels()?;
                Ok(self.finish(op, Type::VOID, base))
            }
            Unreachable => Ok(self.finish(op, Type::VOID, base)),
            Resume => {
                self.push_typed()?;
                Ok(self.finish(op, Type::VOID, base))
            }
            CleanupRet => self.cleanup_ret(base),
            CatchRet => {
                self.cur.expect_word(b"from")?;
                self.push_value(Type::TOKEN)?;
                self.cur.expect_word(b"to")?;
                self.push_label()?;
                Ok(self.finish(op, Type::VOID, base))
            }
            CatchSwitch => self.catch_switch(base),
            CatchPad | CleanupPad => self.pad(op, base),
            LandingPad => self.landing_pad(base),
            ICmp | FCmp => self.compare(op, base, at),
            Phi => self.phi(base, at),
            Select => self.select(base, at),
            Freeze => {
                let ty = self.push_typed()?;
                Ok(self.finish(op, ty, base))
            }
            VaArg => {
                self.push_typed()?;
                self.comma()?;
                let ty = self.ty()?;
                Ok(self.finish(op, ty, base))
            }
            Alloca => self.alloca(base),
            Fence => {
                let access = self.scope_and_ordering()?;
                if matches!(access.ordering, Some(Ordering::Unordered | Ordering::Monotonic)) {
                    return Err(Error::new(at, "a fence is at least `acquire` or `release`"));
                }
                let mut data = self.finish(op, Type::VOID, base);
                self.set_access(&mut data, access);
                Ok(data)
            }
            CmpXchg => self.cmpxchg(base, at),
            AtomicRmw => self.atomicrmw(base, at),
            ExtractElement => {
                let ty = self.push_typed()?;
                self.expect_vector(ty, at)?;
                self.comma()?;
                let index = self.push_typed()?;
                self.expect_int(index, at)?;
                Ok(self.finish(op, self.types.scalar(ty), base))
            }
            InsertElement => {
                let ty = self.push_typed()?;
                self.expect_vector(ty, at)?;
                self.comma()?;
                let elem = self.push_typed()?;
                if elem != self.types.scalar(ty) {
                    return Err(self.type_mismatch(at, elem, self.types.scalar(ty)));
                }
                self.comma()?;
                let index = self.push_typed()?;
                self.expect_int(index, at)?;
                Ok(self.finish(op, ty, base))
            }
            ShuffleVector => self.shuffle(base, at),
            ExtractValue | InsertValue => self.aggregate_inst(op, base, at),
            FNeg => {
                let flags = self.flags(InstFlags::FAST);
                let ty = self.push_typed()?;
                self.expect_float(ty, at)?;
                let mut data = self.finish(op, ty, base);
                data.flags = flags;
                Ok(data)
            }
            _ if op.is_binary() => self.binary(op, base, at),
            _ => self.cast(op, base, at),
        }
    }

    fn expect_pointer(&self, ty: Type, at: usize) -> Result<()> {
        if self.types.is_ptr(ty) { Ok(()) } else { Err(Error::new(at, "this needs a pointer")) }
    }

    fn expect_vector(&self, ty: Type, at: usize) -> Result<()> {
        match self.types.kind(ty) {
            TypeKind::Vector { .. } => Ok(()),
            _ => Err(Error::new(at, "this needs a vector")),
        }
    }

    fn expect_int(&self, ty: Type, at: usize) -> Result<()> {
        match self.types.int_bits(ty) {
            Some(_) => Ok(()),
            None => Err(Error::new(at, "this needs an integer")),
        }
    }

    fn is_float(&self, ty: Type) -> bool {
        self.types.is_float(self.types.scalar(ty))
    }

    fn expect_float(&self, ty: Type, at: usize) -> Result<()> {
        if self.is_float(ty) {
            Ok(())
        } else {
            Err(Error::new(at, "this needs floating-point operands"))
        }
    }

    fn is_int(&self, ty: Type) -> bool {
        self.types.int_bits(self.types.scalar(ty)).is_some()
    }

    /// The words between an opcode and its operands, as long as they are among `allowed`.
    #[inline]
    pub(super) fn flags(&mut self, allowed: InstFlags) -> InstFlags {
        let mut flags = InstFlags::empty();
        // The first two letters tell these words from nearly everything else that can stand here.
        while let (b'n', b'u' | b's' | b'n' | b'i')
        | (b'i' | b'e', b'n' | b'x')
        | (b'c' | b'v', b'o')
        | (b'r' | b'w', b'e')
        | (b'a', b'r' | b'f' | b't')
        | (b'f', b'a')
        | (b'd', b'i')
        | (b's', b'a' | b'w') = (self.cur.peek(), self.cur.byte_at(1))
        {
            let Some((flag, len)) = self.flag_word().filter(|(f, _)| allowed.contains(*f)) else {
                break;
            };
            flags |= flag;
            self.cur.pos += len;
        }
        flags
    }

    fn flag_word(&mut self) -> Option<(InstFlags, usize)> {
        let known = self.cur.keyword().and_then(|(key, len)| Some((FlagWord::from_key(key)?, len)));
        let (word, len) = known.or_else(|| {
            // `fast<4 x float>` ends otherwise.
            let word = self.cur.peek_word();
            Some((FlagWord::from_word(word)?, word.len()))
        })?;
        Some((word.flags(), len))
    }

    fn binary(&mut self, op: Opcode, base: usize, at: usize) -> Result<Parsed> {
        use Opcode::*;
        let flags = match op {
            Add | Sub | Mul | Shl => self.flags(InstFlags::WRAP),
            UDiv | SDiv | LShr | AShr => self.flags(InstFlags::EXACT),
            Or => self.flags(InstFlags::DISJOINT),
            _ if op.is_float_arithmetic() => self.flags(InstFlags::FAST),
            _ => InstFlags::empty(),
        };
        let ty = self.push_typed()?;
        if op.is_float_arithmetic() {
            self.expect_float(ty, at)?;
        } else if !self.is_int(ty) {
            return Err(Error::new(at, "this needs integer operands"));
        }
        self.comma()?;
        self.push_value(ty)?;
        let mut data = self.finish(op, ty, base);
        data.flags = flags;
        Ok(data)
    }

    fn cast(&mut self, op: Opcode, base: usize, at: usize) -> Result<Parsed> {
        use Opcode::*;
        let flags = match op {
            Trunc => self.flags(InstFlags::WRAP),
            ZExt | UiToFp => self.flags(InstFlags::NNEG),
            FpTrunc | FpExt => self.flags(InstFlags::FAST),
            _ => InstFlags::empty(),
        };
        let from = self.push_typed()?;
        self.cur.expect_word(b"to")?;
        let ty = self.ty()?;
        self.check_cast(op, from, ty, at)?;
        let mut data = self.finish(op, ty, base);
        data.flags = flags;
        Ok(data)
    }

    fn compare(&mut self, op: Opcode, base: usize, at: usize) -> Result<Parsed> {
        let flags = if op == Opcode::ICmp {
            self.flags(InstFlags::SAMESIGN)
        } else {
            self.flags(InstFlags::FAST)
        };
        let predicate: Predicate = self.predicate(op)?;
        let of = self.push_typed()?;
        if op == Opcode::FCmp {
            self.expect_float(of, at)?;
        } else if !self.is_int(of) && !self.types.is_ptr(self.types.scalar(of)) {
            return Err(Error::new(at, "`icmp` needs integers or pointers"));
        }
        self.comma()?;
        self.push_value(of)?;
        let mut data = self.finish(op, self.types.like(of, Type::I1), base);
        data.flags = flags;
        data.sub = predicate as u8;
        Ok(data)
    }

    fn ret(&mut self, base: usize) -> Result<Parsed> {
        self.cur.ws();
        let ty_at = self.cur.pos;
        let ty = self.any_type()?;
        if ty != Type::VOID {
            self.push_value(ty)?;
        }
        match self.scratch.local.ret {
            Some(ret) if ret != ty => Err(self.type_mismatch(ty_at, ty, ret)),
            _ => Ok(self.finish(Opcode::Ret, Type::VOID, base)),
        }
    }

    fn br(&mut self, base: usize, at: usize) -> Result<Parsed> {
        if self.cur.peek() == b'l' {
            self.push_label()?;
        } else {
            let ty = self.push_typed()?;
            if ty != Type::I1 {
                return Err(Error::new(at, "the condition of a branch has type `i1`"));
            }
            self.comma()?;
            self.push_label()?;
            self.comma()?;
            self.push_label()?;
        }
        Ok(self.finish(Opcode::Br, Type::VOID, base))
    }

    fn switch(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let ty = self.push_typed()?;
        self.expect_int(ty, at)?;
        self.comma()?;
        self.push_label()?;
        self.cur.expect(b'[')?;
        while !self.cur.eat(b']') {
            let case_at = self.cur.pos;
            let case = self.ty()?;
            if case != ty {
                return Err(self.type_mismatch(case_at, case, ty));
            }
            if self.cur.peek() == b'%' {
                return Err(self.cur.expected("a constant"));
            }
            self.push_value(ty)?;
            self.comma()?;
            self.push_label()?;
        }
        self.check_cases(ty, base, at)?;
        Ok(self.finish(Opcode::Switch, Type::VOID, base))
    }

    /// No value may have two cases.
    fn check_cases(&self, ty: Type, base: usize, at: usize) -> Result<()> {
        let cases = self.scratch.ops[base + 2..].iter().step_by(2);
        // `255` and `-1` are one `i8`.
        let unused = 64 - self.types.int_bits(ty).unwrap_or(64).min(64);
        let mut values: Vec<_> = cases
            .filter_map(|v| v.as_const())
            .filter_map(|c| match self.store.constant(c) {
                crate::store::ConstantKind::Int(n) => Some(n << unused),
                _ => None,
            })
            .collect();
        values.sort_unstable();
        if values.windows(2).any(|w| w[0] == w[1]) {
            return Err(Error::new(at, "this switch has two cases for one value"));
        }
        Ok(())
    }

    fn phi(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::FAST);
        let ty = self.ty()?;
        if !self.types.is_first_class(ty) {
            return Err(Error::new(at, "a `phi` cannot have this type"));
        }
        if self.cur.peek() == b'[' {
            loop {
                self.cur.expect(b'[')?;
                self.push_value(ty)?;
                self.comma()?;
                if self.cur.peek() != b'%' {
                    return Err(self.cur.expected("the name of a block"));
                }
                let block = self.local(Some(Type::LABEL))?;
                self.scratch.ops.push(block);
                self.cur.expect(b']')?;
                // A comma may also begin the attachments.
                if self.cur.peek() != b',' || !self.comma_then(b'[') {
                    break;
                }
            }
        }
        let mut data = self.finish(Opcode::Phi, ty, base);
        data.flags = flags;
        Ok(data)
    }

    /// Takes a comma if `b` follows it.
    fn comma_then(&mut self, b: u8) -> bool {
        let mut ahead = self.cur;
        let found = ahead.eat(b',') && ahead.peek() == b;
        if found {
            self.cur = ahead;
        }
        found
    }

    /// Takes a comma unless attachments follow it.
    #[inline]
    fn comma_unless_metadata(&mut self) -> bool {
        if self.cur.peek() != b',' {
            return false;
        }
        // One blank after a comma is the rule.
        let next = match (self.cur.byte_at(1), self.cur.byte_at(2)) {
            (b' ', next) if !class::is(next, class::SPACE | class::COMMENT) => next,
            _ => {
                let mut ahead = self.cur;
                ahead.pos += 1;
                ahead.peek()
            }
        };
        let found = next != b'!';
        self.cur.pos += usize::from(found);
        found
    }

    fn select(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let flags = self.flags(InstFlags::FAST);
        let cond = self.push_typed()?;
        if self.types.scalar(cond) != Type::I1 {
            return Err(Error::new(
                at,
                "the condition of `select` has type `i1`, or is a vector of it",
            ));
        }
        self.comma()?;
        let ty = self.push_typed()?;
        self.comma()?;
        let other = self.push_typed()?;
        if other != ty {
            return Err(self.type_mismatch(at, other, ty));
        }
        let lanes = |ty| match *self.types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        };
        if cond != Type::I1 && lanes(cond) != lanes(ty) {
            return Err(Error::new(at, "the condition and the values differ in length"));
        }
        if matches!(ty, Type::TOKEN | Type::LABEL | Type::METADATA) {
            return Err(Error::new(at, "a `select` cannot have this type"));
        }
        let mut data = self.finish(Opcode::Select, ty, base);
        data.flags = flags;
        Ok(data)
    }

    fn shuffle(&mut self, base: usize, at: usize) -> Result<Parsed> {
        let ty = self.push_typed()?;
        self.expect_vector(ty, at)?;
        self.comma()?;
        let other = self.push_typed()?;
        if other != ty {
            return Err(self.type_mismatch(at, other, ty));
        }
        self.comma()?;
        let mask = self.push_typed()?;
        self.expect_vector(mask, at)?;
        let ty = self.types.like(mask, self.types.scalar(ty));
        Ok(self.finish(Opcode::ShuffleVector, ty, base))
    }

    fn aggregate_inst(&mut self, op: Opcode, base: usize, at: usize) -> Result<Parsed> {
        let whole = self.push_typed()?;
        let mut inserted = None;
        if op == Opcode::InsertValue {
            self.comma()?;
            inserted = Some(self.push_typed()?);
        }
        let first = self.scratch.words.len();
        while self.comma_unless_metadata() {
            let index = self.cur.u32()?;
            self.scratch.words.push(index);
        }
        let part = self.part_type(whole, &self.scratch.words[first..], at)?;
        let indices = self.store.add_list(&self.scratch.words[first..]);
        self.scratch.words.truncate(first);
        if let Some(inserted) = inserted
            && inserted != part
        {
            return Err(self.type_mismatch(at, inserted, part));
        }
        let ty = if inserted.is_some() { whole } else { part };
        let mut data = self.finish(op, ty, base);
        data.aux = indices.0;
        Ok(data)
    }
}
