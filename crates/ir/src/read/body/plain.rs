//! Lines as LLVM itself prints them, which nearly all lines are.
//!
//! LLVM puts one blank where white space is needed and one instruction on a line, and most lines have
//! one of twenty shapes. Those are read here, without a question at every step what else may stand
//! there. Whatever is not exactly so (another layout, a rarer clause, a mistake) gives `None`: what was
//! added meanwhile is dropped, and the general reader takes the line from its start. It alone says what
//! is wrong, so that this file can be taken away and nothing changes but the time.

use super::{Def, Parsed, Place};
use crate::inst::{CallData, FlagWord, InstFlags};
use crate::read::cursor::{Cursor, digits};
use crate::read::locals::NameKey;
use crate::read::symbols::check_fits;
use crate::read::{Reader, RecentConstant, SymbolTable};
use crate::schema::NodeKind;
use crate::store::{Attr, ConstData, ConstKind, List, Md, encode_attr};
use crate::text::{Name, TextRef, class};
use crate::types::{Type, TypeKind};
use crate::value::{Const, Value};
use crate::vocab::{AttrPlace, CallConv, MdKindName, Opcode, Predicate};
use crate::words::Key;

const TAIL: Key = key(b"tail");
const CALL: Key = key(b"call");

const fn key(word: &[u8]) -> Key {
    match crate::words::key(word) {
        Some(key) => key,
        None => 0,
    }
}

/// How long everything was that a line can add to.
struct Mark {
    consts: usize,
    values: usize,
    words: usize,
    nodes: usize,
    calls: usize,
    pending: usize,
    unplaced: u32,
    block_addresses: usize,
    gathered: [usize; 2],
}

impl<'s> Reader<'_, 's> {
    /// Reads a line; whether it ends its block. `None` if it has to be read the general way.
    #[inline(always)]
    pub(super) fn plain_line(&mut self, place: Place) -> Option<bool> {
        let mark = self.mark();
        let ends = self.plain_statement(place);
        if ends.is_none() {
            self.back_to(&mark);
        }
        ends
    }

    #[inline(always)]
    fn mark(&self) -> Mark {
        let scratch = &*self.scratch;
        Mark {
            consts: self.store.consts.len(),
            values: self.store.values.len(),
            words: self.store.words.len(),
            nodes: self.store.nodes.len(),
            calls: scratch.local.calls.len(),
            pending: scratch.local.pending.len(),
            unplaced: scratch.unplaced,
            block_addresses: scratch.block_addresses.len(),
            gathered: [scratch.ops.len(), scratch.words.len()],
        }
    }

    #[cold]
    fn back_to(&mut self, mark: &Mark) {
        // Constants that were just read are gone.
        self.scratch.round += 1;
        self.store.consts.truncate(mark.consts);
        self.store.values.truncate(mark.values);
        self.store.words.truncate(mark.words);
        self.store.nodes.truncate(mark.nodes);
        let scratch = &mut *self.scratch;
        scratch.local.calls.truncate(mark.calls);
        scratch.local.pending.truncate(mark.pending);
        scratch.unplaced = mark.unplaced;
        scratch.block_addresses.truncate(mark.block_addresses);
        scratch.ops.truncate(mark.gathered[0]);
        scratch.words.truncate(mark.gathered[1]);
    }

    #[inline(always)]
    fn plain_statement(&mut self, place: Place) -> Option<bool> {
        let before = self.cur.pos;
        let mut cur = Cursor::new(self.cur.src, before);
        // Debug records are indented by two blanks more.
        if cur.eat_text(b"\n  ").is_none() || cur.byte() == b' ' {
            cur.ws();
        }
        let start = cur.pos;
        let (mut name, mut key) = (Name::NONE, NameKey::default());
        if cur.byte() == b'%' {
            (name, key) = plain_name(&mut cur)?;
            cur.eat_text(b" = ")?;
        }
        let parsed = if cur.byte() == b'#' {
            self.plain_debug_record(&mut cur)
        } else {
            self.plain_instruction(&mut cur, start)
        };
        // The general reader begins where this one did.
        self.cur.pos = before;
        let parsed = parsed?;
        let md = if cur.byte() == b',' { self.plain_attachments(&mut cur)? } else { List::EMPTY };
        if cur.byte() != b'\n' || name.is_none() != (parsed.ty == Type::VOID) {
            return None;
        }
        if parsed.ty != Type::VOID {
            self.plain_define(name, key, Def { value: place.id.into(), ty: parsed.ty })?;
        }
        self.cur.pos = cur.pos;
        Some(self.enter(parsed, name, md, start..cur.pos, place))
    }

    /// A value or a declaration whose variable and location are numbers.
    #[inline(never)]
    fn plain_debug_record(&mut self, cur: &mut Cursor<'s>) -> Option<Parsed> {
        let base = self.scratch.ops.len();
        let op = if cur.eat_text(b"#dbg_value(").is_some() {
            Opcode::DbgValue
        } else {
            cur.eat_text(b"#dbg_declare(")?;
            Opcode::DbgDeclare
        };
        let md = if cur.byte() == b'!' {
            self.cur.pos = cur.pos;
            let md = self.md_operand().ok()?;
            cur.pos = self.cur.pos;
            md
        } else {
            let ty = self.plain_type(cur).filter(|&ty| ty != Type::METADATA)?;
            cur.eat_text(b" ")?;
            Md::Value(self.plain_value(cur, ty)?)
        };
        let value = self.metadata_operand(md);
        let variable = self.plain_node(cur)?;
        cur.eat_text(b", ")?;
        let expression = if cur.eat_text(b"!DIExpression()").is_some() {
            Md::Inline(self.store.add_node(NodeKind::DiExpression, false, List::EMPTY))
        } else {
            self.cur.pos = cur.pos;
            let expression = self.md_ref().ok()?;
            cur.pos = self.cur.pos;
            expression.into()
        };
        let expression = self.metadata_operand(expression);
        let location = self.plain_node(cur)?;
        cur.eat_text(b")")?;
        self.scratch.ops.extend([value, variable, expression, location]);
        Some(self.finish(op, Type::VOID, base))
    }

    /// `, !N`
    #[inline(always)]
    fn plain_node(&mut self, cur: &mut Cursor<'s>) -> Option<Value> {
        cur.eat_text(b", !")?;
        let at = cur.pos;
        let n = cur.plain_number()?;
        self.scratch.md_refs.add(n, at - 1, cur.src.len());
        Some(self.metadata_operand(Md::Number(n)))
    }

    /// Names a result, unless that is a mistake.
    #[inline(always)]
    fn plain_define(&mut self, name: Name, key: NameKey, def: Def) -> Option<()> {
        let local = &mut self.scratch.local;
        match name.as_number() {
            Some(n) if n < local.numbers.next() => return None,
            Some(n) => {
                local.numbers.insert(n, def);
            }
            None if local.names.insert(self.cur.src, key, def) => {}
            None => return None,
        }
        Some(())
    }

    #[inline(always)]
    fn plain_instruction(&mut self, cur: &mut Cursor<'s>, start: usize) -> Option<Parsed> {
        use Opcode::*;
        let (key, len) = cur.keyword()?;
        cur.pos += len;
        if key == TAIL {
            cur.eat_text(b" call")?;
            return self.plain_call(cur, InstFlags::TAIL);
        }
        if key == CALL {
            return self.plain_call(cur, InstFlags::empty());
        }
        let op = Opcode::from_key(key)?;
        let base = self.scratch.ops.len();
        if op == Unreachable {
            return Some(self.finish(op, Type::VOID, base));
        }
        cur.eat_text(b" ")?;
        match op {
            GetElementPtr => self.plain_gep(cur, base),
            Load => {
                let ty = self.plain_type(cur)?;
                cur.eat_text(b", ")?;
                let pointer = self.plain_operand(cur)?;
                self.plain_access(cur, op, ty, pointer, ty, base)
            }
            Store => {
                let ty = self.plain_operand(cur)?;
                cur.eat_text(b", ")?;
                let pointer = self.plain_operand(cur)?;
                self.plain_access(cur, op, ty, pointer, Type::VOID, base)
            }
            Br => self.plain_branch(cur, base),
            Phi => self.plain_phi(cur, base),
            ICmp | FCmp => self.plain_compare(cur, op, base),
            Select => self.plain_select(cur, base),
            FNeg | Freeze => {
                let flags = if op == FNeg {
                    plain_flags(cur, InstFlags::FAST)?
                } else {
                    InstFlags::empty()
                };
                let ty = self.plain_operand(cur)?;
                if op == FNeg && !self.is_float(ty) {
                    return None;
                }
                Some(Parsed { flags, ..self.finish(op, ty, base) })
            }
            Ret => {
                if cur.eat_text(b"void").is_none() {
                    let ty = self.plain_operand(cur)?;
                    self.scratch.local.ret.filter(|&ret| ret == ty)?;
                } else {
                    self.scratch.local.ret.filter(|&ret| ret == Type::VOID)?;
                }
                Some(self.finish(op, Type::VOID, base))
            }
            Alloca => {
                let ty = self.plain_type(cur)?;
                if !self.is_storable(ty) || ty == Type::X86_AMX {
                    return None;
                }
                let align = plain_align(cur)?;
                let aux = self.store.add_list(&[ty.0, align, 0]).0;
                Some(Parsed { aux, ..self.finish(op, Type::PTR, base) })
            }
            ExtractElement | InsertElement | ShuffleVector => self.plain_vector(cur, op, base),
            ExtractValue | InsertValue => self.plain_aggregate(cur, op, base),
            _ if op.is_binary() => self.plain_binary(cur, op, base),
            _ if op.is_cast() => {
                let flags = match op {
                    Trunc => plain_flags(cur, InstFlags::WRAP)?,
                    ZExt | UiToFp => plain_flags(cur, InstFlags::NNEG)?,
                    FpTrunc | FpExt => plain_flags(cur, InstFlags::FAST)?,
                    _ => InstFlags::empty(),
                };
                let from = self.plain_operand(cur)?;
                cur.eat_text(b" to ")?;
                let ty = self.plain_type(cur)?;
                self.check_cast(op, from, ty, start).ok()?;
                Some(Parsed { flags, ..self.finish(op, ty, base) })
            }
            _ => None,
        }
    }

    #[inline(always)]
    fn plain_binary(&mut self, cur: &mut Cursor<'s>, op: Opcode, base: usize) -> Option<Parsed> {
        use Opcode::*;
        let float = op.is_float_arithmetic();
        let flags = match op {
            _ if float => plain_flags(cur, InstFlags::FAST)?,
            Add | Sub | Mul | Shl => plain_flags(cur, InstFlags::WRAP)?,
            UDiv | SDiv | LShr | AShr => plain_flags(cur, InstFlags::EXACT)?,
            Or => plain_flags(cur, InstFlags::DISJOINT)?,
            _ => InstFlags::empty(),
        };
        let ty = self.plain_operand(cur)?;
        if !(if float { self.is_float(ty) } else { self.is_int(ty) }) {
            return None;
        }
        cur.eat_text(b", ")?;
        self.plain_push(cur, ty)?;
        Some(Parsed { flags, ..self.finish(op, ty, base) })
    }

    #[inline(always)]
    fn plain_gep(&mut self, cur: &mut Cursor<'s>, base: usize) -> Option<Parsed> {
        let flags = plain_flags(cur, InstFlags::GEP)?;
        let source = self.plain_type(cur)?;
        cur.eat_text(b", ")?;
        let pointer = self.plain_operand(cur)?;
        let mut types = [pointer; 8];
        let mut count = 1;
        while cur.byte() == b',' && cur.byte_at(2) != b'!' {
            cur.eat_text(b", ")?;
            *types.get_mut(count)? = self.plain_operand(cur)?;
            count += 1;
        }
        if count > 1 && !self.is_storable(source) {
            return None;
        }
        // One index, or one into the array that the source is: the address is of the same kind.
        let scalars = types[1..count].iter().all(|&ty| self.types.int_bits(ty).is_some());
        let simple = match count {
            2 => true,
            3 => matches!(self.types.kind(source), TypeKind::Array { .. }),
            _ => false,
        };
        let ty = if simple && scalars && self.types.is_ptr(pointer) {
            pointer
        } else {
            let ops = &self.scratch.ops[base..];
            let index = |i: usize| ops[i].as_const().and_then(|c| self.const_index(c));
            self.gep_type(source, &types[..count], index, 0).ok()?
        };
        Some(Parsed { flags, aux: source.0, ..self.finish(Opcode::GetElementPtr, ty, base) })
    }

    /// What follows the operands of a load or store of an `accessed` type.
    #[inline(always)]
    fn plain_access(
        &mut self,
        cur: &mut Cursor<'s>,
        op: Opcode,
        accessed: Type,
        pointer: Type,
        ty: Type,
        base: usize,
    ) -> Option<Parsed> {
        if !self.types.is_ptr(pointer) || !self.is_storable(accessed) {
            return None;
        }
        let aux = plain_align(cur)?;
        Some(Parsed { aux, ..self.finish(op, ty, base) })
    }

    #[inline(never)]
    fn plain_vector(&mut self, cur: &mut Cursor<'s>, op: Opcode, base: usize) -> Option<Parsed> {
        let vector = self.plain_operand(cur)?;
        self.expect_vector(vector, 0).ok()?;
        let elem = self.types.scalar(vector);
        cur.eat_text(b", ")?;
        let second = self.plain_operand(cur)?;
        let mut last = second;
        if op != Opcode::ExtractElement {
            cur.eat_text(b", ")?;
            last = self.plain_operand(cur)?;
        }
        let (fits, ty) = match op {
            Opcode::ShuffleVector => {
                self.expect_vector(last, 0).ok()?;
                (second == vector, self.types.like(last, elem))
            }
            Opcode::InsertElement => (second == elem, vector),
            _ => (true, elem),
        };
        if op != Opcode::ShuffleVector {
            self.expect_int(last, 0).ok()?;
        }
        fits.then(|| self.finish(op, ty, base))
    }

    #[inline(never)]
    fn plain_aggregate(&mut self, cur: &mut Cursor<'s>, op: Opcode, base: usize) -> Option<Parsed> {
        let whole = self.plain_operand(cur)?;
        let mut inserted = None;
        if op == Opcode::InsertValue {
            cur.eat_text(b", ")?;
            inserted = Some(self.plain_operand(cur)?);
        }
        let first = self.scratch.words.len();
        while cur.byte() == b',' && cur.byte_at(2) != b'!' {
            cur.eat_text(b", ")?;
            let index = cur.plain_number()?;
            self.scratch.words.push(index);
        }
        let part = self.part_type(whole, &self.scratch.words[first..], 0).ok()?;
        if inserted.is_some_and(|ty| ty != part) {
            return None;
        }
        let aux = self.flush_attrs(first).0;
        let ty = if inserted.is_some() { whole } else { part };
        Some(Parsed { aux, ..self.finish(op, ty, base) })
    }

    #[inline(always)]
    fn plain_branch(&mut self, cur: &mut Cursor<'s>, base: usize) -> Option<Parsed> {
        if cur.eat_text(b"i1 ").is_some() {
            self.plain_push(cur, Type::I1)?;
            cur.eat_text(b", label ")?;
            self.plain_push(cur, Type::LABEL)?;
            cur.eat_text(b", ")?;
        }
        cur.eat_text(b"label ")?;
        self.plain_push(cur, Type::LABEL)?;
        Some(self.finish(Opcode::Br, Type::VOID, base))
    }

    #[inline(always)]
    fn plain_phi(&mut self, cur: &mut Cursor<'s>, base: usize) -> Option<Parsed> {
        let flags = plain_flags(cur, InstFlags::FAST)?;
        let ty = self.plain_type(cur)?;
        if !self.types.is_first_class(ty) {
            return None;
        }
        cur.eat_text(b" [ ")?;
        loop {
            self.plain_push(cur, ty)?;
            cur.eat_text(b", ")?;
            self.plain_push(cur, Type::LABEL)?;
            cur.eat_text(b" ]")?;
            if cur.eat_text(b", [ ").is_none() {
                return Some(Parsed { flags, ..self.finish(Opcode::Phi, ty, base) });
            }
        }
    }

    #[inline(always)]
    fn plain_compare(&mut self, cur: &mut Cursor<'s>, op: Opcode, base: usize) -> Option<Parsed> {
        let integers = op == Opcode::ICmp;
        let allowed = if integers { InstFlags::SAMESIGN } else { InstFlags::FAST };
        let flags = plain_flags(cur, allowed)?;
        let (key, len) = cur.keyword()?;
        let predicate = Predicate::from_key(key)?;
        cur.pos += len;
        cur.eat_text(b" ")?;
        let of = self.plain_operand(cur)?;
        let fits = if integers {
            predicate.fits_integers()
                && (self.is_int(of) || self.types.is_ptr(self.types.scalar(of)))
        } else {
            predicate.fits_floats() && self.is_float(of)
        };
        if !fits {
            return None;
        }
        cur.eat_text(b", ")?;
        self.plain_push(cur, of)?;
        let ty = self.types.like(of, Type::I1);
        Some(Parsed { flags, sub: predicate as u8, ..self.finish(op, ty, base) })
    }

    /// With one condition for all; a vector of conditions is rare.
    #[inline(always)]
    fn plain_select(&mut self, cur: &mut Cursor<'s>, base: usize) -> Option<Parsed> {
        let flags = plain_flags(cur, InstFlags::FAST)?;
        cur.eat_text(b"i1 ")?;
        self.plain_push(cur, Type::I1)?;
        cur.eat_text(b", ")?;
        let ty = self.plain_operand(cur)?;
        cur.eat_text(b", ")?;
        let other = self.plain_operand(cur)?;
        if other != ty || matches!(ty, Type::TOKEN | Type::LABEL | Type::METADATA) {
            return None;
        }
        Some(Parsed { flags, ..self.finish(Opcode::Select, ty, base) })
    }

    /// A call of a function by its name; the cursor is after `call`.
    #[inline(always)]
    fn plain_call(&mut self, cur: &mut Cursor<'s>, tail: InstFlags) -> Option<Parsed> {
        cur.eat_text(b" ")?;
        let base = self.scratch.ops.len();
        let fast = plain_flags(cur, InstFlags::FAST)?;
        let ret_attrs = self.plain_attrs(cur, AttrPlace::Return)?;
        let ty = match cur.eat_text(b"void") {
            Some(()) => Type::VOID,
            // Not a function type, which is written out for calls with variable arguments.
            None => self.plain_type(cur).filter(|&ty| self.types.is_first_class(ty))?,
        };
        if !fast.is_empty() && !self.is_float(ty) {
            return None;
        }
        cur.eat_text(b" ")?;
        let callee = self.plain_callee(cur)?;
        cur.eat_text(b"(")?;
        let arg_base = self.scratch.words.len();
        let mut has_attrs = false;
        if cur.eat_text(b")").is_none() {
            loop {
                let ty = self.plain_type(cur)?;
                if ty == Type::METADATA {
                    return None;
                }
                self.check_param_type(ty, 0).ok()?;
                cur.eat_text(b" ")?;
                let attrs = self.plain_attrs(cur, AttrPlace::Param)?;
                has_attrs |= attrs != List::EMPTY;
                self.scratch.words.push(attrs.0);
                self.plain_push(cur, ty)?;
                if cur.eat_text(b", ").is_none() {
                    break;
                }
            }
            cur.eat_text(b")")?;
        }
        let num_args = (self.scratch.ops.len() - base) as u32;
        let mut arg_attrs = List::EMPTY;
        if has_attrs {
            arg_attrs = self.store.add_list(&self.scratch.words[arg_base..]);
        }
        self.scratch.words.truncate(arg_base);
        let mut fn_attrs = List::EMPTY;
        if cur.eat_text(b" #").is_some() {
            encode_attr(Attr::Group(cur.plain_number()?), &mut self.scratch.words);
            fn_attrs = self.flush_attrs(arg_base);
        }
        self.scratch.ops.push(callee);
        let parsed = self.finish(Opcode::Call, ty, base);
        let calls = &mut self.scratch.local.calls;
        let aux = calls.len() as u32;
        calls.push(CallData {
            ty,
            conv: CallConv::Default,
            addrspace: None,
            num_args,
            ret_attrs,
            fn_attrs,
            arg_attrs,
            bundles: List::EMPTY,
        });
        Some(Parsed { flags: tail | fast, aux, ..parsed })
    }

    /// `@name` of a symbol that is known. What is called once is often called again.
    #[inline(always)]
    fn plain_callee(&mut self, cur: &mut Cursor<'s>) -> Option<Value> {
        if cur.eat_text(b"@").is_none() {
            return self.plain_other_callee(cur);
        }
        let raw = cur.run(class::NAME);
        let SymbolTable::Closed(symbols) = &self.symbols else { return None };
        let global = symbols.named(raw)?;
        let ty = self.types.ptr(self.layout_spaces[2]);
        check_fits(self.types, &symbols.entries[global], ty, 0).ok()?;
        let data = ConstData { kind: ConstKind::Global, sub: 0, flags: 0, ty, a: global.0, b: 0 };
        let recent = &mut self.scratch.recent_callees[global.0 as usize % 64];
        if self.store.consts.get(recent.0 as usize) != Some(&data) {
            *recent = Const(self.store.consts.len() as u32);
            self.store.consts.push(data);
        }
        Some((*recent).into())
    }

    #[inline(never)]
    fn plain_other_callee(&mut self, cur: &mut Cursor<'s>) -> Option<Value> {
        self.cur.pos = cur.pos;
        if !matches!(self.cur.byte(), b'%' | b'a') {
            return None;
        }
        // Intrinsics that are not declared are for the general reader, which notes them.
        let callee = self.callee(None, cur.pos).ok()?;
        cur.pos = self.cur.pos;
        Some(callee)
    }

    /// The attributes before a type or an operand.
    #[inline(always)]
    fn plain_attrs(&mut self, cur: &mut Cursor<'s>, place: AttrPlace) -> Option<List> {
        match (cur.byte(), cur.byte_at(1)) {
            (b'%' | b'0'..=b'9' | b'@' | b'-' | b'<' | b'{' | b'[', _) => Some(List::EMPTY),
            (b'i', b'0'..=b'9') | (b'p', b't') | (b'f', b'l') | (b'v', b'o') => Some(List::EMPTY),
            _ => {
                self.cur.pos = cur.pos;
                let attrs = self.value_attrs(place).ok()?;
                cur.pos = self.cur.pos;
                Some(attrs)
            }
        }
    }

    /// `, !kind !7` and so on.
    #[inline(always)]
    fn plain_attachments(&mut self, cur: &mut Cursor<'s>) -> Option<List> {
        let base = self.scratch.words.len();
        while cur.eat_text(b", !").is_some() {
            let (key, len) = cur.keyword()?;
            let kind = if cur.byte_at(len) == b'.' {
                MdKindName::from_word(cur.run(class::NAME))?
            } else {
                cur.pos += len;
                MdKindName::from_key(key)?
            };
            cur.eat_text(b" !")?;
            let at = cur.pos;
            let n = cur.plain_number()?;
            self.scratch.md_refs.add(n, at - 1, cur.src.len());
            self.store.note_attached(kind);
            self.scratch.words.extend([kind as u32, n]);
        }
        Some(self.flush_attrs(base))
    }

    /// A type and a value of it, which is kept as an operand.
    #[inline(always)]
    fn plain_operand(&mut self, cur: &mut Cursor<'s>) -> Option<Type> {
        let ty = self.plain_type(cur)?;
        cur.eat_text(b" ")?;
        self.plain_push(cur, ty)?;
        Some(ty)
    }

    #[inline(always)]
    fn plain_push(&mut self, cur: &mut Cursor<'s>, ty: Type) -> Option<()> {
        let value = self.plain_value(cur, ty)?;
        self.scratch.ops.push(value);
        Some(())
    }

    #[inline(always)]
    fn plain_value(&mut self, cur: &mut Cursor<'s>, ty: Type) -> Option<Value> {
        let signed = usize::from(matches!(cur.byte(), b'%' | b'-'));
        let eight = cur.src.get(cur.pos + signed..)?.first_chunk()?;
        let Some((n, len @ 1..)) = digits(eight) else {
            return match (cur.byte(), eight[0]) {
                (b'%', b'"' | b'0'..=b'9') => self.plain_other_value(cur, ty),
                (b'%', _) => self.plain_named(cur, ty),
                _ => self.plain_other_value(cur, ty),
            };
        };
        if cur.byte() == b'%' {
            let value = match self.scratch.local.numbers.get(n) {
                Some(def) if def.ty == ty => def.value,
                Some(_) => return None,
                None => self.forward(Name::number(n), cur.pos, Some(ty)),
            };
            cur.pos += 1 + len;
            return Some(value);
        }
        // Not `1.0`, nor `0xA`.
        if self.types.int_bits(ty).is_none()
            || !matches!(cur.byte_at(signed + len), b',' | b' ' | b')' | b'\n')
        {
            return self.plain_other_value(cur, ty);
        }
        cur.pos += signed + len;
        let n = i64::from(n);
        Some(self.int(ty, if signed == 1 { -n } else { n }).into())
    }

    /// `%name`
    #[inline(never)]
    fn plain_named(&mut self, cur: &mut Cursor<'s>, ty: Type) -> Option<Value> {
        let at = cur.pos + 1;
        let (value, len) = match self.scratch.local.names.find(cur.src, at) {
            Some((def, len)) if def.ty == ty => (def.value, len),
            Some(_) => return None,
            None => {
                let len = NameKey::plain(cur.src, at).len();
                if len == 0 || ty == Type::METADATA {
                    return None;
                }
                (self.forward(Name::text(TextRef::source(at)), cur.pos, Some(ty)), len)
            }
        };
        cur.pos = at + len;
        Some(value)
    }

    #[inline(never)]
    fn plain_other_value(&mut self, cur: &mut Cursor<'s>, ty: Type) -> Option<Value> {
        self.cur.pos = cur.pos;
        // White space before a value is not how LLVM prints.
        if class::is(self.cur.byte(), class::SPACE | class::COMMENT) {
            return None;
        }
        match (self.cur.byte(), ty) {
            (_, Type::METADATA) => return None,
            (b'%', _) => {}
            (_, Type::LABEL) => return None,
            _ => return self.plain_constant(cur, ty),
        }
        let value = self.value(ty).ok();
        cur.pos = self.cur.pos;
        value
    }

    /// The same constant is often written again soon; then it is found by its text.
    #[inline(always)]
    fn plain_constant(&mut self, cur: &mut Cursor<'s>, ty: Type) -> Option<Value> {
        let rest = &cur.src[cur.pos..];
        let at = |skip: usize| {
            rest.get(skip..).and_then(|r| r.first_chunk()).map_or(0, |b| u64::from_le_bytes(*b))
        };
        // Short constants end in these eight bytes, names and expressions differ further on.
        let mut mixed = at(0);
        if cur.keyword().is_none_or(|(_, len)| len > 8) {
            mixed ^= at(12).rotate_left(20) ^ at(32).rotate_left(40) ^ at(40);
        }
        mixed = (mixed ^ u64::from(ty.0) << 40).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let slot = (mixed >> 58) as usize;
        let recent = &self.scratch.recent_constants[slot];
        let goes_on = |len| rest.get(len).is_some_and(|&b| class::is(b, class::TOKEN));
        if recent.round == self.scratch.round
            && recent.ty == ty
            && rest.starts_with(recent.text)
            && !goes_on(recent.text.len())
        {
            cur.pos += recent.text.len();
            return Some(recent.value);
        }
        let value = self.constant(ty).ok()?.into();
        let text = &cur.src[cur.pos..self.cur.pos];
        let round = self.scratch.round;
        self.scratch.recent_constants[slot] = RecentConstant { text, ty, value, round };
        cur.pos = self.cur.pos;
        Some(value)
    }

    /// A type that a value can have. What follows it is for the caller to check, so that `i320` and
    /// `i32*` are not taken for `i32`.
    #[inline(always)]
    fn plain_type(&mut self, cur: &mut Cursor<'s>) -> Option<Type> {
        let [a, b, c, d] = *cur.src.get(cur.pos..)?.first_chunk()?;
        let (ty, len) = match [a, b, c] {
            [b'i', b'3', b'2'] => (Type::I32, 3),
            [b'i', b'6', b'4'] => (Type::I64, 3),
            [b'p', b't', b'r'] => {
                cur.pos += 3;
                return self.plain_pointer(cur);
            }
            [b'f', b'l', b'o'] if d == b'a' && cur.byte_at(4) == b't' => (Type::FLOAT, 5),
            [b'i', b'1', b' ' | b',' | b'\n'] => (Type::I1, 2),
            [b'i', b'8', b' ' | b',' | b'\n'] => (Type::I8, 2),
            [b'i', b'1', b'6'] => (Type::I16, 3),
            [b'h', b'a', b'l'] if d == b'f' => (Type::HALF, 4),
            [b'd', b'o', b'u'] if cur.eat_text(b"double").is_some() => (Type::DOUBLE, 0),
            _ => return self.plain_other_type(cur),
        };
        cur.pos += len;
        Some(ty)
    }

    /// What follows `ptr`.
    #[inline(always)]
    fn plain_pointer(&mut self, cur: &mut Cursor<'s>) -> Option<Type> {
        if cur.byte_at(1) != b'a' || cur.eat_text(b" addrspace(").is_none() {
            return Some(Type::PTR);
        }
        let space = cur.plain_number()?;
        cur.eat_text(b")")?;
        (space < 1 << 24).then(|| self.types.ptr(space))
    }

    #[inline(never)]
    fn plain_other_type(&mut self, cur: &mut Cursor<'s>) -> Option<Type> {
        self.cur.pos = cur.pos;
        if class::is(self.cur.byte(), class::SPACE | class::COMMENT) {
            return None;
        }
        // The same type is often written again soon. Whatever follows it, it is a type as it stands,
        // unless a name goes on.
        let rest = &cur.src[cur.pos..];
        let first = u64::from_le_bytes(*rest.first_chunk()?);
        let slot = (first.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize;
        let (text, ty) = self.scratch.recent_types[slot];
        let goes_on = |len| rest.get(len).is_some_and(|&b| class::is(b, class::NAME));
        if !text.is_empty() && rest.starts_with(text) && !goes_on(text.len()) {
            cur.pos += text.len();
            return Some(ty);
        }
        let ty = self.ty().ok()?;
        // The reader of types looks ahead for a `*`.
        let end = self.cur.token_end();
        self.scratch.recent_types[slot] = (&cur.src[cur.pos..end], ty);
        cur.pos = end;
        Some(ty)
    }
}

/// `%7` or `%name` of a result.
#[inline(always)]
fn plain_name(cur: &mut Cursor<'_>) -> Option<(Name, NameKey)> {
    cur.pos += 1;
    if cur.byte().is_ascii_digit() {
        return Some((Name::number(cur.plain_number()?), NameKey::default()));
    }
    let at = cur.pos;
    let key = NameKey::plain(cur.src, at);
    cur.pos += key.len();
    (key.len() > 0).then(|| (Name::text(TextRef::source(at)), key))
}

/// `, align N`, as one more than the binary logarithm; zero where it is not written.
#[inline(always)]
fn plain_align(cur: &mut Cursor<'_>) -> Option<u32> {
    if cur.eat_text(b", align ").is_none() {
        return Some(0);
    }
    let n = cur.plain_number()?;
    n.is_power_of_two().then(|| n.ilog2() + 1)
}

/// The words between an opcode and its operands, each with the blank after it.
#[inline(always)]
fn plain_flags(cur: &mut Cursor<'_>, allowed: InstFlags) -> Option<InstFlags> {
    let mut flags = InstFlags::empty();
    // The first two letters tell these words from the types, the predicates and `asm`.
    while let (b'n', b'u' | b's' | b'n' | b'i')
    | (b'i' | b'e', b'n' | b'x')
    | (b'c', b'o')
    | (b'r', b'e')
    | (b'a', b'r' | b'f')
    | (b'f', b'a')
    | (b'd', b'i')
    | (b's', b'a') = (cur.byte(), cur.byte_at(1))
    {
        let (key, len) = cur.keyword()?;
        let Some(word) = FlagWord::from_key(key) else { break };
        if !allowed.contains(word.flags()) {
            return None;
        }
        flags |= word.flags();
        cur.pos += len;
        cur.eat_text(b" ")?;
    }
    Some(flags)
}
