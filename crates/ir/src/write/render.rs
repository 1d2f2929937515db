//! One construct at a time, from the model to text.

use std::io::Write as _;

use super::names::Numbers;
use crate::attr::{
    CAPTURES, Capture, Captures, FP_CLASSES, Memory, MemoryAccess, MemoryPlace, unpack_pair,
};
use crate::function::{ComdatRef, Function, Symbol, UseListOrder};
use crate::inst::{FlagWord, InstFlags};
use crate::module::{
    Alias, AttrGroup, Comdat, GlobalVar, Line, LineKind, Module, NamedMetadata, TypeDef,
};
use crate::schema::{Field, Holds, NodeKind};
use crate::store::{AsmFlags, Attr, ConstantKind, List, Md, MdKind, MdRef, Node, Store};
use crate::summary::{Summary, Token};
use crate::text::{Name, TextRef};
use crate::types::{Type, TypeKind, TypeName, Types};
use crate::value::{Const, Global, Inst, Value, ValueKind};
use crate::vocab::{AttrKind, CallConv, Opcode, Predicate, Sanitizer, TlsModel};

/// Formats into a vector, which cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {{
        let _ = write!($out, $($arg)*);
    }};
}

/// A type as it is written.
pub fn type_string(types: &Types, ty: Type) -> String {
    let mut out = Vec::new();
    write_type(types, ty, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

fn write_type(types: &Types, ty: Type, out: &mut Vec<u8>) {
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
        TypeKind::Int(bits) => put!(out, "i{bits}"),
        TypeKind::Ptr { addrspace: 0 } => out.extend(b"ptr"),
        TypeKind::Ptr { addrspace } => put!(out, "ptr addrspace({addrspace})"),
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
            None => put!(self.out, "{}", numbers.number(value)),
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

    fn typed_value(&mut self, value: Value) {
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
            ConstantKind::Int(n) => put!(self.out, "{n}"),
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

    // ----- metadata ------------------------------------------------------------------------------

    /// A piece of metadata; `marked` strings have a `!`.
    fn md(&mut self, md: Md, marked: bool) {
        match md {
            Md::Null => self.str("null"),
            Md::Number(n) => put!(self.out, "!{n}"),
            Md::Inline(node) => self.node(node),
            Md::Str(text) => {
                if marked {
                    self.out.push(b'!');
                }
                self.raw(text);
            }
            Md::Value(value) => self.typed_value(value),
            Md::Int(n) => put!(self.out, "{n}"),
            Md::BigInt(text) | Md::Word(text) => self.raw(text),
            Md::Bool(b) => put!(self.out, "{b}"),
            Md::Flags(list) => {
                let store = self.store;
                for (i, word) in store.flag_words(list).enumerate() {
                    if i > 0 {
                        self.str(" | ");
                    }
                    self.raw(word);
                }
            }
        }
    }

    fn md_ref(&mut self, md: MdRef) {
        self.md(md.into(), true);
    }

    pub fn node(&mut self, node: Node) {
        let store = self.store;
        let kind = store.node(node).kind;
        let (open, close) = match kind {
            NodeKind::Tuple => ("!{", "}"),
            NodeKind::List => ("{", "}"),
            _ => {
                self.out.push(b'!');
                (kind.as_str(), ")")
            }
        };
        self.str(open);
        if close == ")" {
            self.out.push(b'(');
        }
        let specs = crate::schema::fields(kind);
        for (i, (field, md)) in store.fields(node).enumerate() {
            if i > 0 {
                self.str(", ");
            }
            let mut marked = true;
            if field != Field::Positional {
                self.str(field.as_str());
                self.str(": ");
                let plain = |h| matches!(h, Holds::Str | Holds::NonEmptyStr);
                marked = !specs.iter().any(|s| s.field == field && plain(s.holds));
            }
            self.md(md, marked);
        }
        self.str(close);
    }

    fn md_kind(&mut self, kind: MdKind) {
        self.out.push(b'!');
        match kind {
            MdKind::Known(name) => self.str(name.as_str()),
            MdKind::Custom(text) => self.raw(text),
        }
    }

    fn attachments(&mut self, list: List, separator: &str) {
        let store = self.store;
        for (kind, md) in store.attachments(list) {
            self.str(separator);
            self.md_kind(kind);
            self.out.push(b' ');
            self.md_ref(md);
        }
    }

    pub fn numbered_metadata(&mut self, number: u32, node: Node) {
        put!(self.out, "!{number} = ");
        if self.store.node(node).distinct {
            self.str("distinct ");
        }
        self.node(node);
    }

    pub fn named_metadata(&mut self, named: &NamedMetadata) {
        self.out.push(b'!');
        self.raw(named.name);
        self.str(" = !{");
        for (i, md) in self.module.named_operands(named).enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.md_ref(md);
        }
        self.out.push(b'}');
    }

    // ----- attributes ----------------------------------------------------------------------------

    /// Attributes, each after a blank.
    fn attrs(&mut self, list: List, in_group: bool) {
        let store = self.store;
        for attr in store.attrs(list) {
            self.out.push(b' ');
            self.attr(attr, in_group);
        }
    }

    fn attr(&mut self, attr: Attr, in_group: bool) {
        match attr {
            Attr::Flag(kind) => self.str(kind.as_str()),
            Attr::Type(kind, ty) => {
                self.str(kind.as_str());
                self.out.push(b'(');
                self.ty(ty);
                self.out.push(b')');
            }
            Attr::Int(kind, n) => self.int_attr(kind, n, in_group),
            Attr::Range(ty, lo, hi) => {
                self.str("range(");
                self.ty(ty);
                self.out.push(b' ');
                self.raw(lo);
                self.str(", ");
                self.raw(hi);
                self.out.push(b')');
            }
            Attr::Initializes(list) => {
                self.str("initializes(");
                let store = self.store;
                for (i, pair) in store.list(list).chunks_exact(2).enumerate() {
                    self.str(if i > 0 { ", (" } else { "(" });
                    self.raw(TextRef(pair[0]));
                    self.str(", ");
                    self.raw(TextRef(pair[1]));
                    self.out.push(b')');
                }
                self.out.push(b')');
            }
            Attr::AllocKind(text) => {
                self.str("allockind(");
                self.raw(text);
                self.out.push(b')');
            }
            Attr::Str(key, value) => {
                self.raw(key);
                if let Some(value) = value {
                    self.out.push(b'=');
                    self.raw(value);
                }
            }
            Attr::Group(n) => put!(self.out, "#{n}"),
        }
    }

    fn int_attr(&mut self, kind: AttrKind, n: u64, in_group: bool) {
        let word = kind.as_str();
        match kind {
            AttrKind::Align | AttrKind::StackAlign if in_group => put!(self.out, "{word}={n}"),
            AttrKind::Align => put!(self.out, "align {n}"),
            AttrKind::AllocSize | AttrKind::VScaleRange => {
                let (first, second) = unpack_pair(n);
                put!(self.out, "{word}({first}");
                if let Some(second) = second {
                    put!(self.out, ",{second}");
                }
                self.out.push(b')');
            }
            AttrKind::UwTable => {
                put!(self.out, "{word}({})", if n == 1 { "sync" } else { "async" })
            }
            AttrKind::Memory => self.memory(Memory(n)),
            AttrKind::Captures => self.captures(Captures::from_bits(n)),
            AttrKind::NoFPClass => {
                self.str("nofpclass(");
                let mut first = true;
                for (class, bits) in &FP_CLASSES[..10] {
                    if n & bits != 0 {
                        put!(self.out, "{}{class}", if first { "" } else { " " });
                        first = false;
                    }
                }
                self.out.push(b')');
            }
            _ => put!(self.out, "{word}({n})"),
        }
    }

    fn memory(&mut self, memory: Memory) {
        self.str("memory(");
        let rest = memory.access(MemoryPlace::Other);
        let differing = MemoryPlace::ALL.iter().filter(|p| memory.access(**p) != rest);
        let mut first = true;
        if rest != MemoryAccess::None || differing.clone().next().is_none() {
            self.str(rest.as_str());
            first = false;
        }
        for &place in differing {
            let access = memory.access(place).as_str();
            put!(self.out, "{}{}: {access}", if first { "" } else { ", " }, place.as_str());
            first = false;
        }
        self.out.push(b')');
    }

    fn captures(&mut self, captures: Captures) {
        self.str("captures(");
        self.capture(captures.other);
        if let Some(ret) = captures.ret {
            self.str(", ret: ");
            self.capture(ret);
        }
        self.out.push(b')');
    }

    fn capture(&mut self, mut capture: Capture) {
        if capture.is_empty() {
            return self.str("none");
        }
        let mut first = true;
        for (word, bits) in CAPTURES {
            if capture.contains(bits) && !bits.is_empty() {
                put!(self.out, "{}{word}", if first { "" } else { ", " });
                capture -= bits;
                first = false;
            }
        }
    }

    pub fn attr_group(&mut self, group: &AttrGroup) {
        put!(self.out, "attributes #{} = {{", group.number);
        self.attrs(group.attrs, true);
        self.str(" }");
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
                    let number = numbers.number(Value::arg(i as u32));
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

    // ----- instructions --------------------------------------------------------------------------

    /// Flags, each after a blank.
    fn flags(&mut self, flags: InstFlags) {
        let fast = flags.contains(InstFlags::FAST);
        for &word in FlagWord::ALL {
            let part = fast && word != FlagWord::Fast && InstFlags::FAST.contains(word.flags());
            if flags.contains(word.flags()) && !part {
                self.out.push(b' ');
                self.str(word.as_str());
            }
        }
    }

    fn predicate(&mut self, predicate: u8) {
        let word = Predicate::from_index(u32::from(predicate)).map_or("eq", Predicate::as_str);
        put!(self.out, " {word}");
    }

    fn label_list(&mut self, blocks: &[Value]) {
        self.out.push(b'[');
        self.comma_values(blocks);
        self.out.push(b']');
    }

    pub fn inst(&mut self, inst: Inst) {
        let Some((func, _)) = self.func else { return };
        let data = func.inst(inst);
        let operands = func.operands(inst);
        if data.op.is_debug_record() {
            put!(self.out, "#{}(", data.op.as_str());
            for (i, &operand) in operands.iter().enumerate() {
                if i > 0 {
                    self.str(", ");
                }
                self.value(operand);
            }
            self.out.push(b')');
            return;
        }
        if data.ty != Type::VOID {
            self.out.push(b'%');
            self.local_name(inst.into());
            self.str(" = ");
        }
        if data.op.is_call() {
            self.call(func, inst);
        } else {
            self.str(data.op.as_str());
            self.flags(data.flags);
            self.operands(func, inst, operands);
        }
        self.attachments(data.md, ", ");
    }

    fn operands(&mut self, func: &'r Function<'s>, inst: Inst, operands: &[Value]) {
        let data = func.inst(inst);
        use Opcode::*;
        match data.op {
            Unreachable => {}
            Ret if operands.is_empty() => self.str(" void"),
            Ret | Br | Resume | Freeze | FNeg | Select | ExtractElement | InsertElement
            | ShuffleVector => {
                self.out.push(b' ');
                self.comma_values(operands);
            }
            Switch => {
                self.out.push(b' ');
                self.comma_values(&operands[..2]);
                self.str(" [");
                for pair in operands[2..].chunks_exact(2) {
                    self.str("\n    ");
                    self.comma_values(pair);
                }
                self.str("\n  ]");
            }
            IndirectBr => {
                self.out.push(b' ');
                self.typed_value(operands[0]);
                self.str(", ");
                self.label_list(&operands[1..]);
            }
            CleanupRet => {
                self.str(" from ");
                self.value(operands[0]);
                self.unwind(operands.get(1));
            }
            CatchRet => {
                self.str(" from ");
                self.value(operands[0]);
                self.str(" to ");
                self.typed_value(operands[1]);
            }
            CatchSwitch => {
                self.str(" within ");
                self.value(operands[0]);
                self.out.push(b' ');
                let caller = data.flags.contains(InstFlags::UNWIND_TO_CALLER);
                let end = operands.len() - usize::from(!caller);
                self.label_list(&operands[1..end]);
                self.unwind(operands.get(end));
            }
            CatchPad | CleanupPad => {
                self.str(" within ");
                self.value(operands[0]);
                self.str(" [");
                self.comma_values(&operands[1..]);
                self.out.push(b']');
            }
            LandingPad => {
                self.out.push(b' ');
                self.ty(data.ty);
                if data.flags.contains(InstFlags::CLEANUP) {
                    self.str("\n          cleanup");
                }
                for (&clause, filter) in operands.iter().zip(func.filters(inst)) {
                    self.str(if *filter != 0 {
                        "\n          filter "
                    } else {
                        "\n          catch "
                    });
                    self.typed_value(clause);
                }
            }
            ICmp | FCmp => {
                self.predicate(data.sub);
                self.same_type(operands);
            }
            Phi => {
                self.out.push(b' ');
                self.ty(data.ty);
                for (i, pair) in operands.chunks_exact(2).enumerate() {
                    self.str(if i > 0 { ", [ " } else { " [ " });
                    self.value(pair[0]);
                    self.str(", ");
                    self.value(pair[1]);
                    self.str(" ]");
                }
            }
            VaArg => {
                self.out.push(b' ');
                self.typed_value(operands[0]);
                self.str(", ");
                self.ty(data.ty);
            }
            Alloca => {
                let Some(alloca) = func.alloca(inst) else {
                    return;
                };
                self.out.push(b' ');
                self.ty(alloca.ty);
                if let Some(&count) = operands.first() {
                    self.str(", ");
                    self.typed_value(count);
                }
                self.align(alloca.align);
                if let Some(n) = alloca.addrspace {
                    put!(self.out, ", addrspace({n})");
                }
            }
            Load | Store | CmpXchg | AtomicRmw | Fence => self.memory_inst(func, inst, operands),
            GetElementPtr => {
                self.out.push(b' ');
                self.ty(Type(data.aux));
                self.str(", ");
                self.comma_values(operands);
            }
            ExtractValue | InsertValue => {
                self.out.push(b' ');
                self.comma_values(operands);
                for index in func.indices(inst) {
                    put!(self.out, ", {index}");
                }
            }
            _ if data.op.is_cast() => {
                self.out.push(b' ');
                self.typed_value(operands[0]);
                self.str(" to ");
                self.ty(data.ty);
            }
            _ => self.same_type(operands),
        }
    }

    /// `T a, b`
    fn same_type(&mut self, operands: &[Value]) {
        self.out.push(b' ');
        self.typed_value(operands[0]);
        self.str(", ");
        self.value(operands[1]);
    }

    fn unwind(&mut self, target: Option<&Value>) {
        self.str(" unwind ");
        match target {
            Some(&block) => self.typed_value(block),
            None => self.str("to caller"),
        }
    }

    fn align(&mut self, align: Option<u8>) {
        if let Some(align) = align {
            put!(self.out, ", align {}", 1u64 << align);
        }
    }

    fn memory_inst(&mut self, func: &Function<'s>, inst: Inst, operands: &[Value]) {
        let data = func.inst(inst);
        let access = func.access(inst).unwrap_or_default();
        if let Some(op) = func.atomic_op(inst) {
            put!(self.out, " {}", op.as_str());
        }
        if data.op == Opcode::Load {
            self.out.push(b' ');
            self.ty(data.ty);
            self.out.push(b',');
        }
        if !operands.is_empty() {
            self.out.push(b' ');
            self.comma_values(operands);
        }
        if let Some(scope) = access.scope {
            self.str(" syncscope(");
            self.raw(scope);
            self.out.push(b')');
        }
        for ordering in [access.ordering, access.failure].into_iter().flatten() {
            put!(self.out, " {}", ordering.as_str());
        }
        self.align(access.align);
    }

    fn call(&mut self, func: &Function<'s>, inst: Inst) {
        let (data, Some(call)) = (func.inst(inst), func.call(inst)) else {
            return;
        };
        for (flag, word) in [
            (InstFlags::TAIL, "tail "),
            (InstFlags::MUSTTAIL, "musttail "),
            (InstFlags::NOTAIL, "notail "),
        ] {
            if data.flags.contains(flag) {
                self.str(word);
            }
        }
        self.str(data.op.as_str());
        self.flags(data.flags & InstFlags::FAST);
        self.out.push(b' ');
        self.conv(call.conv);
        for attr in self.store.attrs(call.ret_attrs) {
            self.attr(attr, false);
            self.out.push(b' ');
        }
        if let Some(n) = call.addrspace {
            put!(self.out, "addrspace({n}) ");
        }
        self.ty(call.ty);
        self.out.push(b' ');
        if let Some(callee) = func.callee(inst) {
            self.value(callee);
        }
        self.out.push(b'(');
        for (i, &arg) in func.args(inst).iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.ty(func.type_of(arg));
            self.attrs(func.arg_attrs(inst, i), false);
            self.out.push(b' ');
            self.value(arg);
        }
        if data.flags.contains(InstFlags::ELLIPSIS) {
            self.str(if call.num_args > 0 { ", ..." } else { "..." });
        }
        self.out.push(b')');
        self.attrs(call.fn_attrs, false);
        let mut bundled = false;
        for (tag, operands) in func.bundles(inst) {
            self.str(if bundled { ", " } else { " [ " });
            bundled = true;
            self.raw(tag);
            self.out.push(b'(');
            self.comma_values(operands);
            self.out.push(b')');
        }
        if bundled {
            self.str(" ]");
        }
        let targets: Vec<Value> = func.successors(inst).map(Value::from).collect();
        match (data.op, &targets[..]) {
            (Opcode::Invoke, [normal, unwind]) => {
                self.str("\n          to ");
                self.typed_value(*normal);
                self.str(" unwind ");
                self.typed_value(*unwind);
            }
            (Opcode::CallBr, [default, others @ ..]) => {
                self.str("\n          to ");
                self.typed_value(*default);
                self.out.push(b' ');
                self.label_list(others);
            }
            _ => {}
        }
    }
}
