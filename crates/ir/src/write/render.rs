//! One construct at a time, from the model to text.

mod attributes;
mod instructions;
mod metadata;

use std::io::Write as _;

use super::names::Numbers;
use crate::function::{ComdatRef, Function, Symbol, UseListOrder};
use crate::module::{Alias, Comdat, GlobalVar, Line, LineKind, Module, TypeDef};
use crate::store::{AsmFlags, ConstantKind, Store};
use crate::summary::{Summary, Token};
use crate::text::{Name, TextRef};
use crate::types::{Type, TypeKind, TypeName, Types};
use crate::value::{Const, Global, Value, ValueKind};
use crate::vocab::{CallConv, Opcode, Sanitizer, TlsModel};

/// Formats into a vector, which cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {{
        let _ = write!($out, $($arg)*);
    }};
}
use put;

/// A type as it is written.
pub fn type_string(types: &Types, ty: Type) -> String {
    let mut out = Vec::new();
    write_type(types, ty, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Writes a number in decimal: formatting machinery costs more than the rest of a line.
pub(crate) fn write_number(out: &mut Vec<u8>, mut n: u64) {
    let mut digits = [0; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (n % 10) as u8;
        n /= 10;
        if n == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}

fn write_type(types: &Types, ty: Type, out: &mut Vec<u8>) {
    // The types that nearly every operand has.
    let plain: &[u8] = match ty {
        Type::PTR => b"ptr",
        Type::I32 => b"i32",
        Type::I64 => b"i64",
        Type::FLOAT => b"float",
        Type::I8 => b"i8",
        Type::I1 => b"i1",
        Type::LABEL => b"label",
        _ => return write_other_type(types, ty, out),
    };
    out.extend_from_slice(plain);
}

fn write_other_type(types: &Types, ty: Type, out: &mut Vec<u8>) {
    let list = |items: &[Type], out: &mut Vec<u8>| {
        for (i, &item) in items.iter().enumerate() {
            if i > 0 {
                out.extend(b", ");
            }
            write_type(types, item, out);
        }
    };
    match types.kind(ty) {
        TypeKind::Void => out.extend(b"void"),
        TypeKind::Half => out.extend(b"half"),
        TypeKind::BFloat => out.extend(b"bfloat"),
        TypeKind::Float => out.extend(b"float"),
        TypeKind::Double => out.extend(b"double"),
        TypeKind::X86Fp80 => out.extend(b"x86_fp80"),
        TypeKind::Fp128 => out.extend(b"fp128"),
        TypeKind::PpcFp128 => out.extend(b"ppc_fp128"),
        TypeKind::X86Mmx => out.extend(b"x86_mmx"),
        TypeKind::X86Amx => out.extend(b"x86_amx"),
        TypeKind::Label => out.extend(b"label"),
        TypeKind::Token => out.extend(b"token"),
        TypeKind::Metadata => out.extend(b"metadata"),
        TypeKind::Int(bits) => {
            out.push(b'i');
            write_number(out, u64::from(*bits));
        }
        TypeKind::Ptr { addrspace: 0 } => out.extend(b"ptr"),
        TypeKind::Ptr { addrspace } => {
            out.extend_from_slice(b"ptr addrspace(");
            write_number(out, u64::from(*addrspace));
            out.push(b')');
        }
        TypeKind::TypedPtr { pointee, addrspace } => {
            write_type(types, *pointee, out);
            if *addrspace != 0 {
                put!(out, " addrspace({addrspace})");
            }
            out.push(b'*');
        }
        TypeKind::Array { elem, len } => {
            put!(out, "[{len} x ");
            write_type(types, *elem, out);
            out.push(b']');
        }
        TypeKind::Vector { elem, len, scalable } => {
            put!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
            write_type(types, *elem, out);
            out.push(b'>');
        }
        TypeKind::Struct { packed, fields } => write_struct(types, *packed, fields, out),
        TypeKind::Function { ret, params, vararg } => {
            write_type(types, *ret, out);
            out.extend(b" (");
            list(params, out);
            if *vararg {
                out.extend(if params.is_empty() { &b"..."[..] } else { b", ..." });
            }
            out.push(b')');
        }
        TypeKind::Target { name, types: params, ints } => {
            out.extend(b"target(");
            out.extend(crate::text::quote(name));
            for &param in params {
                out.extend(b", ");
                write_type(types, param, out);
            }
            for int in ints {
                put!(out, ", {int}");
            }
            out.push(b')');
        }
        TypeKind::Named { name } => {
            out.push(b'%');
            match name {
                TypeName::Text(raw) => out.extend(raw),
                TypeName::Number(n) => put!(out, "{n}"),
            }
        }
    }
}

fn write_struct(types: &Types, packed: bool, fields: &[Type], out: &mut Vec<u8>) {
    if packed {
        out.push(b'<');
    }
    out.push(b'{');
    for (i, &field) in fields.iter().enumerate() {
        out.extend(if i > 0 { &b", "[..] } else { b" " });
        write_type(types, field, out);
    }
    if !fields.is_empty() {
        out.push(b' ');
    }
    out.push(b'}');
    if packed {
        out.push(b'>');
    }
}

/// Renders constructs that live in one store, to the end of `out`.
pub(super) struct Renderer<'r, 's> {
    pub module: &'r Module<'s>,
    pub store: &'r Store<'s>,
    pub func: Option<(&'r Function<'s>, &'r Numbers)>,
    pub out: &'r mut Vec<u8>,
    /// What the blocks are called of the function whose block was last mentioned.
    addressed: Option<(Global, BlockTitles)>,
}

/// The name that a block was read with.
#[derive(PartialEq, Eq, Hash)]
enum BlockKey {
    Name(Vec<u8>),
    Number(u32),
}

type BlockTitles = crate::module::Map<BlockKey, Vec<u8>>;

/// What the blocks of a function are called now, by what they were called when they were read.
fn block_titles(module: &Module<'_>, global: Global) -> BlockTitles {
    let crate::module::SymbolKind::Func(f) = module.symbol_kind(global) else {
        return BlockTitles::default();
    };
    let func = module.func(f);
    let numbers = Numbers::of(func);
    let title = |block: crate::value::Block| {
        let original = func.original_name(block);
        let key = match original.as_text() {
            Some(text) => BlockKey::Name(func.store.text.unescaped(text).into_owned()),
            None => BlockKey::Number(original.as_number()?),
        };
        let mut out = Vec::new();
        Renderer::new(module, &func.store, Some((func, &numbers)), &mut out)
            .local_name(block.into());
        Some((key, out))
    };
    func.blocks().filter_map(title).collect()
}

impl<'r, 's> Renderer<'r, 's> {
    pub fn new(
        module: &'r Module<'s>,
        store: &'r Store<'s>,
        func: Option<(&'r Function<'s>, &'r Numbers)>,
        out: &'r mut Vec<u8>,
    ) -> Self {
        Self { module, store, func, out, addressed: None }
    }

    fn str(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn raw(&mut self, text: TextRef) {
        let store = self.store;
        self.out.extend_from_slice(store.text.raw(text));
    }

    fn ty(&mut self, ty: Type) {
        write_type(&self.module.types, ty, self.out);
    }

    // ----- names ---------------------------------------------------------------------------------

    pub fn global(&mut self, global: Global) {
        self.out.push(b'@');
        let module = self.module;
        let name = module.symbols.entries[global].name;
        match name.as_text() {
            Some(text) => self.out.extend_from_slice(module.store.text.raw(text)),
            None => put!(self.out, "{}", name.as_number().unwrap_or(0)),
        }
    }

    /// A local name. A label may begin with a digit, but a reference to it needs quotes.
    fn name(&mut self, text: TextRef) {
        let store = self.store;
        match store.text.raw(text) {
            raw @ [b'0'..=b'9', ..] => self.out.extend_from_slice(&crate::text::quote(raw)),
            raw => self.out.extend_from_slice(raw),
        }
    }

    /// The name of a local value, without the `%`.
    fn local_name(&mut self, value: Value) {
        let Some((func, numbers)) = self.func else {
            return;
        };
        match func.raw_name(value).as_text() {
            Some(text) => self.name(text),
            None => write_number(self.out, u64::from(numbers.number(func, value))),
        }
    }

    /// `%name`
    pub fn local(&mut self, value: Value) {
        self.out.push(b'%');
        self.local_name(value);
    }

    /// `%block` of another function, by the name it was read with.
    fn block_name(&mut self, global: Global, name: Name) {
        self.out.push(b'%');
        // A table of addresses mentions one function many times.
        if self.addressed.as_ref().is_none_or(|(of, _)| *of != global) {
            self.addressed = Some((global, block_titles(self.module, global)));
        }
        let key = match (name.as_text(), name.as_number()) {
            (Some(text), _) => BlockKey::Name(self.store.text.unescaped(text).into_owned()),
            (_, number) => BlockKey::Number(number.unwrap_or(0)),
        };
        let title = self.addressed.as_ref().and_then(|(_, titles)| titles.get(&key));
        match (title, name.as_text()) {
            (Some(title), _) => self.out.extend_from_slice(title),
            (None, Some(text)) => self.name(text),
            (None, None) => put!(self.out, "{}", name.as_number().unwrap_or(0)),
        }
    }

    // ----- values --------------------------------------------------------------------------------

    fn type_of(&self, value: Value) -> Type {
        match (self.func, value.kind()) {
            (_, ValueKind::Const(c)) => self.store.const_type(c),
            (Some((func, _)), _) => func.type_of(value),
            _ => Type::VOID,
        }
    }

    fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Md(index) => {
                let md = self.store.md_operand(index);
                self.md(md, true);
            }
            _ => self.local(value),
        }
    }

    pub fn typed_value(&mut self, value: Value) {
        self.ty(self.type_of(value));
        self.out.push(b' ');
        self.value(value);
    }

    fn typed_constant(&mut self, c: Const) {
        self.typed_value(c.into());
    }

    fn comma_values(&mut self, values: &[Value]) {
        for (i, &value) in values.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.typed_value(value);
        }
    }

    pub fn constant(&mut self, c: Const) {
        let store = self.store;
        let ty = store.const_type(c);
        match store.constant(c) {
            ConstantKind::Int(n) if ty == Type::I1 => {
                self.str(if n & 1 != 0 { "true" } else { "false" })
            }
            ConstantKind::Int(n) => {
                if n < 0 {
                    self.out.push(b'-');
                }
                write_number(self.out, n.unsigned_abs());
            }
            ConstantKind::BigInt(text) | ConstantKind::Float(text) => self.raw(text),
            ConstantKind::Null => self.str("null"),
            ConstantKind::Undef => self.str("undef"),
            ConstantKind::Poison => self.str("poison"),
            ConstantKind::Zero => self.str("zeroinitializer"),
            ConstantKind::None => self.str("none"),
            ConstantKind::Global(g) => self.global(g),
            ConstantKind::DsoLocalEquivalent(g) => {
                self.str("dso_local_equivalent ");
                self.global(g);
            }
            ConstantKind::NoCfi(g) => {
                self.str("no_cfi ");
                self.global(g);
            }
            // An empty struct, unless its type says otherwise.
            ConstantKind::Aggregate([]) if !self.is_array_or_packed(ty) => self.str("{}"),
            ConstantKind::Aggregate(elements) => {
                let (open, close) = match self.module.types.kind(ty) {
                    TypeKind::Array { .. } => ("[", "]"),
                    TypeKind::Vector { .. } => ("<", ">"),
                    _ if self.module.types.struct_fields(ty).is_some_and(|(p, _)| p) => {
                        ("<{ ", " }>")
                    }
                    _ => ("{ ", " }"),
                };
                self.str(open);
                self.comma_values(elements);
                self.str(close);
            }
            ConstantKind::Str(text) => {
                self.out.push(b'c');
                self.raw(text);
            }
            ConstantKind::Splat(c) => {
                self.str("splat (");
                self.typed_constant(c);
                self.out.push(b')');
            }
            ConstantKind::Expr(expr) => {
                self.str(expr.op.as_str());
                self.flags(expr.flags);
                if let Some((lo, hi)) = expr.in_range {
                    self.str(" inrange(");
                    self.raw(lo);
                    self.str(", ");
                    self.raw(hi);
                    self.out.push(b')');
                }
                if matches!(expr.op, Opcode::ICmp | Opcode::FCmp) {
                    self.predicate(expr.predicate);
                }
                self.str(" (");
                if let Some(source) = expr.source_type {
                    self.ty(source);
                    self.str(", ");
                }
                for (i, &operand) in expr.operands.iter().enumerate() {
                    if i > 0 {
                        self.str(", ");
                    }
                    if expr.in_range_index == Some(i as u32) {
                        self.str("inrange ");
                    }
                    self.typed_value(operand);
                }
                for index in expr.indices {
                    put!(self.out, ", {index}");
                }
                if expr.op.is_cast() {
                    self.str(" to ");
                    self.ty(ty);
                }
                self.out.push(b')');
            }
            ConstantKind::BlockAddress(global, name) => {
                self.str("blockaddress(");
                self.global(global);
                self.str(", ");
                self.block_name(global, name);
                self.out.push(b')');
            }
            ConstantKind::PtrAuth(operands) => {
                self.str("ptrauth (");
                self.comma_values(operands);
                self.out.push(b')');
            }
            ConstantKind::Asm(flags, code, constraints) => {
                self.str("asm ");
                for (flag, word) in [
                    (AsmFlags::SIDE_EFFECT, "sideeffect "),
                    (AsmFlags::ALIGN_STACK, "alignstack "),
                    (AsmFlags::INTEL, "inteldialect "),
                    (AsmFlags::UNWIND, "unwind "),
                ] {
                    if flags.contains(flag) {
                        self.str(word);
                    }
                }
                self.raw(code);
                self.str(", ");
                self.raw(constraints);
            }
        }
    }

    fn is_array_or_packed(&self, ty: Type) -> bool {
        let types = &self.module.types;
        matches!(types.kind(ty), TypeKind::Array { .. })
            || types.struct_fields(ty).is_some_and(|(packed, _)| packed)
    }

    // ----- symbols -------------------------------------------------------------------------------

    /// Linkage and the like, each before a blank.
    fn symbol(&mut self, symbol: &Symbol) {
        let words = [
            symbol.linkage.map(|l| l.as_str()),
            symbol.dso_local.map(|l| if l { "dso_local" } else { "dso_preemptable" }),
            symbol.visibility.map(|v| v.as_str()),
            symbol.dll.map(|d| d.as_str()),
        ];
        for word in words.into_iter().flatten() {
            self.str(word);
            self.out.push(b' ');
        }
    }

    fn tls(&mut self, tls: Option<Option<TlsModel>>) {
        match tls {
            None => {}
            Some(None) => self.str("thread_local "),
            Some(Some(model)) => put!(self.out, "thread_local({}) ", model.as_str()),
        }
    }

    fn quoted_property(&mut self, word: &str, text: Option<TextRef>) {
        if let Some(text) = text {
            self.str(word);
            self.raw(text);
        }
    }

    fn comdat_ref(&mut self, comdat: ComdatRef) {
        self.str("comdat");
        if let ComdatRef::Named(name) = comdat {
            self.str("($");
            self.raw(name);
            self.out.push(b')');
        }
    }

    pub fn variable(&mut self, var: &GlobalVar) {
        self.global(var.global);
        self.str(" = ");
        self.symbol(&var.symbol);
        self.tls(var.tls);
        if let Some(unnamed) = var.symbol.unnamed_addr {
            put!(self.out, "{} ", unnamed.as_str());
        }
        if let Some(n) = var.addrspace {
            put!(self.out, "addrspace({n}) ");
        }
        if var.externally_initialized {
            self.str("externally_initialized ");
        }
        self.str(if var.constant { "constant " } else { "global " });
        self.ty(var.ty);
        if let Some(init) = var.init {
            self.out.push(b' ');
            self.constant(init);
        }
        self.quoted_property(", section ", var.section);
        self.quoted_property(", partition ", var.partition);
        if let Some(comdat) = var.comdat {
            self.str(", ");
            self.comdat_ref(comdat);
        }
        if let Some(align) = var.align {
            put!(self.out, ", align {}", 1u64 << align);
        }
        if let Some(model) = var.code_model {
            put!(self.out, ", code_model \"{}\"", model.as_str());
        }
        for &s in Sanitizer::ALL {
            if var.sanitizers & 1 << s as u8 != 0 {
                put!(self.out, ", {}", s.as_str());
            }
        }
        self.attachments(var.md, ", ");
        self.attrs(var.attrs, false);
    }

    pub fn alias(&mut self, alias: &Alias) {
        self.global(alias.global);
        self.str(" = ");
        self.symbol(&alias.symbol);
        self.tls(alias.tls);
        if let Some(unnamed) = alias.symbol.unnamed_addr {
            put!(self.out, "{} ", unnamed.as_str());
        }
        self.str(if alias.ifunc { "ifunc " } else { "alias " });
        self.ty(alias.ty);
        self.str(", ");
        if alias.typed {
            self.typed_constant(alias.target);
        } else {
            self.constant(alias.target);
        }
        self.quoted_property(", partition ", alias.partition);
        self.attachments(alias.md, ", ");
    }

    pub fn line(&mut self, line: &Line) {
        self.str(match line.kind {
            LineKind::SourceFilename => "source_filename = ",
            LineKind::Triple => "target triple = ",
            LineKind::DataLayout => "target datalayout = ",
            LineKind::ModuleAsm => "module asm ",
        });
        self.raw(line.text);
    }

    pub fn type_def(&mut self, def: &TypeDef) {
        self.out.push(b'%');
        match def.name.as_text() {
            Some(text) => self.raw(text),
            None => put!(self.out, "{}", def.name.as_number().unwrap_or(0)),
        }
        self.str(" = type ");
        let types = &self.module.types;
        match types.kind(def.ty) {
            TypeKind::Named { .. } => match types.struct_fields(def.ty) {
                Some((packed, fields)) => write_struct(types, packed, fields, self.out),
                None => self.str("opaque"),
            },
            _ => self.ty(def.ty),
        }
    }

    pub fn comdat(&mut self, comdat: &Comdat) {
        self.out.push(b'$');
        self.raw(comdat.name);
        put!(self.out, " = comdat {}", comdat.selection.as_str());
    }

    pub fn summary(&mut self, summary: &Summary) {
        put!(self.out, "^{} = ", summary.number);
        let store = self.store;
        let mut after_text = false;
        for pair in store.list(summary.tokens).chunks_exact(2) {
            let token = Token::decode(pair);
            let is_punct = matches!(token, Token::Punct(_));
            if std::mem::replace(&mut after_text, !is_punct) && !is_punct {
                self.out.push(b' ');
            }
            match token {
                Token::Punct(b) => {
                    self.out.push(b);
                    if matches!(b, b',' | b':') {
                        self.out.push(b' ');
                    }
                }
                Token::Text(text) => self.raw(text),
                Token::Ref(n) => put!(self.out, "^{n}"),
            }
        }
    }

    pub fn use_list_order(&mut self, order: &UseListOrder) {
        match (order.block_of, order.value) {
            (Some((global, name)), _) => {
                self.str("uselistorder_bb ");
                self.global(global);
                self.str(", ");
                self.block_name(global, name);
            }
            (None, Some(value)) => {
                self.str("uselistorder ");
                self.typed_value(value);
            }
            (None, None) => {}
        }
        self.str(", {");
        let store = self.store;
        for (i, index) in store.list(order.indices).iter().enumerate() {
            put!(self.out, "{}{index}", if i > 0 { ", " } else { " " });
        }
        self.str(" }");
    }

    // ----- functions -----------------------------------------------------------------------------

    fn conv(&mut self, conv: CallConv) {
        match conv {
            CallConv::Default => {}
            CallConv::Named(name, None) => put!(self.out, "{} ", name.as_str()),
            CallConv::Named(name, Some(n)) => put!(self.out, "{}({n}) ", name.as_str()),
            CallConv::Number(n) => put!(self.out, "cc {n} "),
        }
    }

    /// From `define` to `{`, or the whole declaration.
    pub fn header(&mut self) {
        let Some((func, numbers)) = self.func else {
            return;
        };
        let defined = !func.is_declaration();
        self.str(if defined { "define" } else { "declare" });
        if !defined {
            self.attachments(func.md, " ");
        }
        self.out.push(b' ');
        self.symbol(&func.symbol);
        self.conv(func.conv);
        for attr in self.store.attrs(func.ret_attrs) {
            self.attr(attr, false);
            self.out.push(b' ');
        }
        self.ty(func.ret);
        self.out.push(b' ');
        self.global(func.global);
        self.out.push(b'(');
        for (i, param) in func.params.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.ty(param.ty);
            self.attrs(param.attrs, false);
            match param.name.as_text() {
                Some(text) => {
                    self.str(" %");
                    self.raw(text);
                }
                None if defined => {
                    let number = numbers.number(func, Value::arg(i as u32));
                    put!(self.out, " %{number}");
                }
                None => {}
            }
        }
        if func.vararg {
            self.str(if func.params.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(b')');
        if let Some(unnamed) = func.symbol.unnamed_addr {
            put!(self.out, " {}", unnamed.as_str());
        }
        if let Some(n) = func.addrspace {
            put!(self.out, " addrspace({n})");
        }
        self.attrs(func.attrs, false);
        self.quoted_property(" section ", func.section);
        self.quoted_property(" partition ", func.partition);
        if let Some(comdat) = func.comdat {
            self.out.push(b' ');
            self.comdat_ref(comdat);
        }
        if let Some(align) = func.align {
            put!(self.out, " align {}", 1u64 << align);
        }
        if let Some(align) = func.prefalign {
            put!(self.out, " prefalign({})", 1u64 << align);
        }
        self.quoted_property(" gc ", func.gc);
        for (word, constant) in [
            (" prefix ", func.prefix),
            (" prologue ", func.prologue),
            (" personality ", func.personality),
        ] {
            if let Some(c) = constant {
                self.str(word);
                self.typed_constant(c);
            }
        }
        if defined {
            self.attachments(func.md, " ");
            self.str(" {");
        }
    }

    /// `name:`
    pub fn label(&mut self, block: crate::value::Block) {
        self.local_name(block.into());
        self.out.push(b':');
    }
}
