//! The top level of a file, in order.

mod functions;
mod symbols;

use std::sync::Arc;

use cranelift_entity::PrimaryMap;
use memchr::memmem::Finder;
use rayon::prelude::*;

use super::jobs::{BATCH, Context, Job};
use super::types::TypeNames;
use super::{Reader, Scratch, SymbolTable, TypeTable};
use crate::error::{Error, Result};
use crate::function::{Function, UseListOrder};
use crate::module::{
    Alias, AttrGroup, Comdat, GlobalVar, Item, Line, LineKind, Map, Metadata, Module,
    NamedMetadata, Span, Symbols, TypeDef,
};
use crate::store::{List, Store};
use crate::summary::{Summary, Token};
use crate::text::{Name, TextRef, class};
use crate::types::{StructBody, Type, TypeKind, Types};
use crate::value::{AliasId, FuncId, Global, VarId};
use crate::vocab::{CallConv, CallConvName, Selection};
use crate::words::Vocabulary;

use super::cursor::Cursor;

/// How the ends of bodies and of metadata are found.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Ends {
    /// By lines; the parts are checked against it when they are read.
    Guessed,
    /// By counting braces, and by reading.
    Exact,
}

/// In which way a file is read.
#[derive(Copy, Clone)]
pub(super) struct How {
    pub ends: Ends,
    pub pointers: Pointers,
    pub nesting: u32,
}

/// What pointers are like in a file.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Pointers {
    /// As it looks.
    Unsure,
    /// They have pointees: the address of an `alloca i32` is an `i32*`.
    Typed,
    /// They have none: it is a `ptr`.
    Opaque,
    /// They have none, and `i32*` is another way to write `ptr`.
    Mixed,
}

/// Lines are looked for in pieces of this many bytes.
const SEARCHED: usize = 1 << 20;

/// What an entry of the summary can be.
const SUMMARY_HEADS: [&[u8]; 6] =
    [b"module", b"gv", b"typeid", b"typeidCompatibleVTable", b"flags", b"blockcount"];

/// Stands for a chunk of metadata among the items until it is read.
pub(super) const MARKER: Item = Item::Metadata(u32::MAX);

pub(super) fn read(src: &[u8], how: How) -> Result<Module<'_>> {
    let types = Types::default();
    let mut type_names = TypeNames::default();
    let mut symbols = Symbols::default();
    let mut scratch = Scratch::default();
    let mut top = Top {
        reader: Reader {
            cur: Cursor::new(src, 0),
            types: &types,
            type_names: TypeTable::Open(&mut type_names),
            symbols: SymbolTable::Open(&mut symbols),
            store: Store::new(src),
            scratch: &mut scratch,
            layout_spaces: [0; 3],
            in_function: false,
            calling: false,
            stars_are_ptr: how.pointers == Pointers::Mixed,
            looked_up: (usize::MAX, &[], None),
            depth: 0,
            nesting: how.nesting,
        },
        ends: how.ends,
        parts: Parts::default(),
        jobs: Vec::new(),
        unread: Arc::new(Function::new(Global(u32::MAX), Type::VOID, Store::default())),
        opaque_seen: false,
        closing: if how.ends == Ends::Guessed { closing_lines(src) } else { Vec::new() },
        closed: 0,
    };
    top.reserve();
    top.module()?;
    let Top { reader, parts, jobs, .. } = top;
    let layout_spaces = reader.layout_spaces;
    let store = reader.store;

    if let Some(error) = type_names.undefined() {
        return Err(error);
    }
    super::finish::check_recursive_types(&types, &parts.type_defs)?;
    if let Some(error) = symbols.resolve_undefined(src) {
        return Err(error);
    }
    for &(global, ty, at) in &scratch.global_checks {
        super::symbols::check_fits(&types, &symbols.entries[global], ty, at)?;
    }
    super::finish::check_comdats(src, &parts.comdat_names, &scratch.comdat_uses)?;

    let context = Context {
        src,
        types: &types,
        type_names: &type_names,
        symbols: &symbols,
        funcs: &parts.funcs,
        comdats: &parts.comdat_names,
        layout_spaces,
        typed_module: match how.pointers {
            Pointers::Unsure => looks_typed(&types, &parts.funcs, src),
            pointers => pointers == Pointers::Typed,
        },
        stars_are_ptr: how.pointers == Pointers::Mixed,
        nesting: how.nesting,
    };
    let (done, scratches) = context.run(jobs)?;
    let mut md_refs = std::mem::take(&mut scratch.md_refs);
    for used in scratches {
        md_refs.merge(&used.md_refs);
    }

    let mut module = Module {
        types,
        store,
        symbols,
        vars: Arc::new(parts.vars),
        funcs: parts.funcs,
        aliases: parts.aliases,
        items: parts.items,
        symbols_end: usize::MAX,
        lines: parts.lines,
        metadata: Metadata::default(),
        attr_groups: parts.attr_groups,
        comdats: parts.comdats,
        named_metadata: parts.named_metadata,
        type_defs: parts.type_defs,
        summaries: parts.summaries,
        use_orders: parts.use_orders,
        removed: Vec::new(),
        edited: false,
        touched: true,
        mark: 0,
    };
    super::finish::finish(&mut module, done, &md_refs, &scratch)?;
    Ok(module)
}

/// Whether pointers have pointees: as the top level has it, or else as the text at large looks.
fn looks_typed(types: &Types, funcs: &PrimaryMap<FuncId, Arc<Function<'_>>>, src: &[u8]) -> bool {
    let mut kinds = (0..types.len() as u32).map(|i| types.kind(Type(i)));
    if kinds.any(|k| matches!(k, TypeKind::TypedPtr { .. })) {
        return true;
    }
    let is_ptr = |ty: Type| types.is_ptr(ty);
    let opaque = |f: &Function<'_>| is_ptr(f.ret) || f.params.iter().any(|p| is_ptr(p.ty));
    !funcs.values().any(|func| opaque(func)) && memchr::memmem::find(src, b"* %").is_some()
}

/// What the top level consists of.
#[derive(Default)]
struct Parts<'s> {
    vars: PrimaryMap<VarId, GlobalVar>,
    funcs: PrimaryMap<FuncId, Arc<Function<'s>>>,
    aliases: PrimaryMap<AliasId, Alias>,
    items: Vec<Item>,
    lines: Vec<Line>,
    attr_groups: Vec<AttrGroup>,
    comdats: Vec<Comdat>,
    named_metadata: Vec<NamedMetadata>,
    type_defs: Vec<TypeDef>,
    summaries: Vec<Summary>,
    use_orders: Vec<UseListOrder>,
    comdat_names: Map<Vec<u8>, usize>,
}

struct Top<'p, 's> {
    reader: Reader<'p, 's>,
    ends: Ends,
    parts: Parts<'s>,
    jobs: Vec<Job<'s>>,
    /// Stands for functions whose headers are read later.
    unread: Arc<Function<'s>>,
    /// Whether a function takes or returns a pointer without a pointee.
    opaque_seen: bool,
    /// Where lines begin with `}`, and how many of them were passed.
    closing: Vec<usize>,
    closed: usize,
}

impl<'s> Top<'_, 's> {
    fn module(&mut self) -> Result<()> {
        loop {
            let first = self.reader.cur.peek();
            if self.reader.cur.pos >= self.reader.cur.src.len() {
                return Ok(());
            }
            match first {
                b'd' => self.function()?,
                b'@' => self.global()?,
                b'!' => self.metadata()?,
                b'%' => self.type_def()?,
                b'a' => self.attributes()?,
                b'$' => self.comdat()?,
                b'^' => self.summary()?,
                b's' | b't' | b'm' => self.line()?,
                b'u' => self.use_list_order()?,
                _ => return Err(self.reader.cur.expected("a top-level entity")),
            }
        }
    }

    /// Makes room for as many functions as there seem to be.
    fn reserve(&mut self) {
        // A file of nothing but braces must not fill the memory.
        let count = self.closing.len().min(self.reader.cur.src.len() / 512);
        self.parts.funcs.reserve_exact(count + count / 8);
        self.parts.items.reserve(count);
        self.jobs.reserve(count);
        if let SymbolTable::Open(symbols) = &mut self.reader.symbols {
            symbols.entries.reserve(count);
            symbols.by_name.reserve(count);
        }
    }

    /// After the first line from `start` on that begins with `}`.
    fn guessed_body_end(&mut self, start: usize) -> Option<usize> {
        while *self.closing.get(self.closed)? < start {
            self.closed += 1;
        }
        Some(self.closing[self.closed] + 1)
    }

    fn span(&self, start: usize) -> Span {
        Span::new(start, self.reader.cur.token_end())
    }

    // ----- lines ---------------------------------------------------------------------------------

    fn line(&mut self) -> Result<()> {
        let r = &mut self.reader;
        let start = r.cur.pos;
        let kind = if r.cur.eat_word(b"source_filename") {
            r.cur.expect(b'=')?;
            LineKind::SourceFilename
        } else if r.cur.eat_word(b"target") {
            let kind = if r.cur.eat_word(b"triple") {
                LineKind::Triple
            } else if r.cur.eat_word(b"datalayout") {
                LineKind::DataLayout
            } else {
                return Err(r.cur.expected("`triple` or `datalayout`"));
            };
            r.cur.expect(b'=')?;
            kind
        } else if r.cur.eat_word(b"module") {
            r.cur.expect_word(b"asm")?;
            LineKind::ModuleAsm
        } else {
            return Err(r.cur.expected("a top-level entity"));
        };
        let text = r.cur.string()?;
        if kind == LineKind::DataLayout {
            r.layout_spaces = layout_spaces(&r.store.text.unescaped(text));
        }
        let line = Line { kind, text, span: self.span(start) };
        self.parts.items.push(Item::Line(self.parts.lines.len() as u32));
        self.parts.lines.push(line);
        Ok(())
    }

    // ----- types ---------------------------------------------------------------------------------

    fn type_def(&mut self) -> Result<()> {
        let r = &mut self.reader;
        let start = r.cur.pos;
        r.cur.pos += 1;
        let name_at = r.cur.pos;
        let number = if r.cur.byte().is_ascii_digit() { Some(r.cur.id()?) } else { None };
        let raw = if number.is_none() { r.cur.name()? } else { b"" };
        r.cur.expect(b'=')?;
        r.cur.expect_word(b"type")?;
        let TypeTable::Open(names) = &mut r.type_names else {
            return Err(r.cur.expected("a top-level entity"));
        };
        let seen = match number {
            Some(n) => names.by_number.get(&n).copied(),
            None => names.by_name.get(&*crate::text::unescape(raw)).copied(),
        };
        if let Some(entry) = seen.filter(|e| e.defined) {
            let error = Error::new(start, "this type is already defined");
            return Err(error.with_note(entry.at, "it was first seen here"));
        }
        let opaque = r.cur.eat_word(b"opaque");
        let packed = !opaque && r.cur.peek() == b'<' && {
            let mut ahead = r.cur;
            ahead.pos += 1;
            ahead.peek() == b'{'
        };
        let is_struct = opaque || packed || r.cur.peek() == b'{';
        let ty = if is_struct {
            // The struct has to exist before its fields are read: they may point to it.
            let TypeTable::Open(names) = &mut r.type_names else {
                return Ok(());
            };
            let ty = match number {
                Some(n) => names.number(n, start, r.types),
                None => names.named(raw, start, r.types),
            };
            let body = if opaque {
                None
            } else {
                if packed {
                    r.cur.expect(b'<')?;
                }
                r.cur.expect(b'{')?;
                let fields = r.struct_fields()?;
                if packed {
                    r.cur.expect(b'>')?;
                }
                Some(StructBody { packed, fields })
            };
            r.types.define(ty, body);
            ty
        } else {
            let ty = r.ty()?;
            if seen.is_some() {
                return Err(Error::new(start, "only structs may be used before they are defined"));
            }
            ty
        };
        let TypeTable::Open(names) = &mut r.type_names else {
            return Ok(());
        };
        let entry = super::types::TypeEntry { ty, at: start, defined: true };
        match number {
            Some(n) => names.by_number.insert(n, entry),
            None => names.by_name.insert(crate::text::unescape(raw), entry),
        };
        let name = number.map_or(Name::text(TextRef::source(name_at)), Name::number);
        let span = self.span(start);
        self.parts.items.push(Item::Type(self.parts.type_defs.len() as u32));
        self.parts.type_defs.push(TypeDef { name, ty, span });
        Ok(())
    }

    // ----- the rest ------------------------------------------------------------------------------

    fn attributes(&mut self) -> Result<()> {
        let r = &mut self.reader;
        let start = r.cur.pos;
        if !r.cur.eat_word(b"attributes") {
            return Err(r.cur.expected("a top-level entity"));
        }
        if !(r.cur.eat(b'#') && r.cur.byte().is_ascii_digit()) {
            return Err(r.cur.expected("the number of an attribute group, such as `#0`"));
        }
        let number = r.cur.id()?;
        r.cur.expect(b'=')?;
        r.cur.expect(b'{')?;
        let attrs = r.group_attrs()?;
        r.cur.expect(b'}')?;
        if attrs == List::EMPTY {
            return Err(Error::new(start, "an attribute group has at least one attribute"));
        }
        let span = self.span(start);
        self.parts.items.push(Item::Attributes(self.parts.attr_groups.len() as u32));
        self.parts.attr_groups.push(AttrGroup { number, attrs, span });
        Ok(())
    }

    fn comdat(&mut self) -> Result<()> {
        let r = &mut self.reader;
        let start = r.cur.pos;
        r.cur.pos += 1;
        let name = TextRef::source(r.cur.pos);
        r.cur.name()?;
        r.cur.expect(b'=')?;
        r.cur.expect_word(b"comdat")?;
        let Some(selection) = r.optional::<Selection>() else {
            return Err(r.cur.expected("how the linker chooses, such as `any`"));
        };
        let key = r.store.text.unescaped(name).into_owned();
        let span = self.span(start);
        if let Some(first) = self.parts.comdat_names.insert(key, start) {
            let error = Error::new(start, "this comdat is already defined");
            return Err(error.with_note(first, "it was first defined here"));
        }
        self.parts.items.push(Item::Comdat(self.parts.comdats.len() as u32));
        self.parts.comdats.push(Comdat { name, selection, span });
        Ok(())
    }

    fn metadata(&mut self) -> Result<()> {
        let start = self.reader.cur.pos;
        if !self.reader.cur.byte_at(1).is_ascii_digit() {
            return self.named_metadata(start);
        }
        let src = self.reader.cur.src;
        match self.ends {
            Ends::Guessed => {
                let end = metadata_run_end(src, start);
                let mut from = start;
                while from < end {
                    let to = chunk_end(src, from, end);
                    self.add_metadata_job(from, to);
                    from = to;
                }
                self.reader.cur.pos = end;
            }
            Ends::Exact => {
                // Its end is known only once it is read; so it is read, and read again as a job.
                let store = std::mem::replace(&mut self.reader.store, Store::new(src));
                let checks = self.reader.scratch.global_checks.len();
                let result = self.reader.numbered_metadata();
                self.reader.store = store;
                self.reader.scratch.global_checks.truncate(checks);
                let (_, _, span) = result?;
                self.add_metadata_job(start, span.range().map_or(start, |r| r.end));
            }
        }
        Ok(())
    }

    /// Has metadata read; its nodes take the place of a marker among the items afterwards.
    fn add_metadata_job(&mut self, from: usize, to: usize) {
        if self.parts.items.last() == Some(&MARKER)
            && let Some(Job::Metadata { start, end }) = self.jobs.last_mut()
            && to - *start <= BATCH / 2
        {
            *end = to;
            return;
        }
        self.jobs.push(Job::Metadata { start: from, end: to });
        self.parts.items.push(MARKER);
    }

    fn named_metadata(&mut self, start: usize) -> Result<()> {
        let r = &mut self.reader;
        r.cur.pos += 1;
        let name = TextRef::source(r.cur.pos);
        r.md_name()?;
        r.cur.expect(b'=')?;
        r.cur.expect(b'!')?;
        r.cur.expect(b'{')?;
        let mut operands = Vec::new();
        if !r.cur.eat(b'}') {
            loop {
                r.cur.ws();
                let at = r.cur.pos;
                let md = r.md_ref()?;
                if let crate::store::MdRef::Inline(node) = md
                    && r.store.node(node).kind != crate::schema::NodeKind::DiExpression
                {
                    return Err(Error::new(at, "named metadata refers to nodes by number"));
                }
                operands.push(md.encode());
                if !r.cur.eat(b',') {
                    break;
                }
            }
            r.cur.expect(b'}')?;
        }
        let operands = r.store.add_list(&operands);
        let span = self.span(start);
        self.parts.items.push(Item::NamedMetadata(self.parts.named_metadata.len() as u32));
        self.parts.named_metadata.push(NamedMetadata { name, operands, span });
        Ok(())
    }

    fn use_list_order(&mut self) -> Result<()> {
        let r = &mut self.reader;
        let start = r.cur.pos;
        let order = match r.cur.peek_word() {
            b"uselistorder_bb" => {
                r.cur.word();
                if r.cur.peek() != b'@' {
                    return Err(r.cur.expected("the name of a function"));
                }
                let global = r.global()?;
                r.cur.expect(b',')?;
                let block = r.local_name()?;
                if block.as_number().is_some() {
                    return Err(Error::new(
                        start,
                        "a block without a name cannot be referred to here",
                    ));
                }
                r.scratch.block_uses.push((global, block, start));
                r.cur.expect(b',')?;
                let indices = r.use_list_indices()?;
                UseListOrder {
                    value: None,
                    block_of: Some((global, block)),
                    ty: Type::LABEL,
                    indices,
                    start: start as u32,
                    end: r.cur.pos as u32,
                }
            }
            b"uselistorder" => r.use_list_order()?,
            _ => return Err(r.cur.expected("a top-level entity")),
        };
        self.parts.items.push(Item::UseOrder(self.parts.use_orders.len() as u32));
        self.parts.use_orders.push(order);
        Ok(())
    }

    fn summary(&mut self) -> Result<()> {
        let r = &mut self.reader;
        let start = r.cur.pos;
        r.cur.pos += 1;
        if !r.cur.byte().is_ascii_digit() {
            return Err(r.cur.expected("the number of a summary entry"));
        }
        let number = r.cur.id()?;
        r.cur.expect(b'=')?;
        if !SUMMARY_HEADS.contains(&r.cur.peek_word()) {
            return Err(r.cur.expected("`module`, `gv`, `typeid`, `flags` or `blockcount`"));
        }
        let mut tokens = Vec::new();
        let mut open = Vec::new();
        // An entry is a word, a colon, and one value: a number, a string, or a list in parentheses.
        let mut values = 0;
        loop {
            let b = r.cur.peek();
            if r.cur.pos >= r.cur.src.len() {
                break;
            }
            let at = r.cur.pos;
            if open.is_empty() && values > 0 {
                break;
            }
            let token = match b {
                b'(' | b'{' | b'[' => {
                    open.push(b);
                    r.cur.pos += 1;
                    Token::Punct(b)
                }
                b')' | b'}' | b']' => {
                    let fits = matches!(
                        (open.pop(), b),
                        (Some(b'('), b')') | (Some(b'{'), b'}') | (Some(b'['), b']')
                    );
                    if !fits {
                        return Err(Error::new(at, "this bracket was not opened"));
                    }
                    r.cur.pos += 1;
                    values += usize::from(open.is_empty());
                    Token::Punct(b)
                }
                b',' | b':' | b'|' | b'-' | b'=' => {
                    r.cur.pos += 1;
                    Token::Punct(b)
                }
                b'^' if r.cur.byte_at(1).is_ascii_digit() => {
                    r.cur.pos += 1;
                    Token::Ref(r.cur.id()?)
                }
                b'"' => {
                    values += usize::from(open.is_empty());
                    Token::Text(r.cur.string()?)
                }
                _ if class::is(b, class::WORD) => {
                    let word = r.cur.run(class::WORD);
                    values += usize::from(open.is_empty() && word[0].is_ascii_digit());
                    Token::Text(TextRef::source(at))
                }
                _ => return Err(r.cur.expected("an entry of the module summary")),
            };
            tokens.extend(token.encode());
        }
        if !open.is_empty() || values == 0 {
            return Err(r.cur.expected("the rest of the summary entry"));
        }
        let tokens = r.store.add_list(&tokens);
        let span = self.span(start);
        self.parts.items.push(Item::Summary(self.parts.summaries.len() as u32));
        self.parts.summaries.push(Summary { number, tokens, span });
        Ok(())
    }
}

impl<'s> Reader<'_, 's> {
    /// Takes a word of a vocabulary if one is next.
    #[inline]
    pub(super) fn optional<T: Vocabulary>(&mut self) -> Option<T> {
        self.cur.ws();
        // One word is often looked up in several vocabularies, one after the other.
        if self.looked_up.0 != self.cur.pos {
            let word = self.cur.peek_word();
            self.looked_up = (self.cur.pos, word, crate::words::key_of(word));
        }
        let (_, word, key) = self.looked_up;
        let found = match key {
            Some(0) => None,
            Some(key) => T::from_key(key),
            None => T::from_word(word),
        };
        if found.is_some() {
            self.cur.pos += word.len();
        }
        found
    }

    /// A calling convention, where it is written.
    #[inline]
    pub(super) fn call_conv(&mut self) -> Result<CallConv> {
        // Most calls go on with a type or an attribute.
        match (self.cur.peek(), self.cur.byte_at(1), self.cur.byte_at(2)) {
            (b'v' | b'n' | b'z' | b'd' | b'%' | b'{' | b'[' | b'<' | b'"', ..)
            | (b'i', b'0'..=b'9', _)
            | (b'f', b'l', _)
            | (b'p', b't', b'r')
            | (b's', b'i', _) => Ok(CallConv::Default),
            _ => self.written_conv(),
        }
    }

    fn written_conv(&mut self) -> Result<CallConv> {
        self.cur.ws();
        let at = self.cur.pos;
        let word = self.cur.run(class::WORD);
        if let [b'c', b'c', digits @ ..] = word
            && digits.iter().all(u8::is_ascii_digit)
        {
            // `cc10` is `cc 10`.
            self.cur.pos = at + 2;
            return Ok(CallConv::Number(self.cur.u32()?));
        }
        match CallConvName::from_word(word) {
            Some(name) => {
                let mut argument = None;
                if name == CallConvName::RiscvVls && self.cur.eat(b'(') {
                    argument = Some(self.cur.u32()?);
                    self.cur.expect(b')')?;
                }
                Ok(CallConv::Named(name, argument))
            }
            None => {
                self.cur.pos = at;
                Ok(CallConv::Default)
            }
        }
    }
}

/// The spaces that `A`, `G` and `P` name in a data layout.
fn layout_spaces(layout: &[u8]) -> [u32; 3] {
    let mut spaces = [0; 3];
    for part in layout.split(|&b| b == b'-') {
        if let [kind @ (b'A' | b'G' | b'P'), digits @ ..] = part {
            let n = std::str::from_utf8(digits).ok().and_then(|d| d.parse().ok()).unwrap_or(0);
            spaces[match kind {
                b'A' => 0,
                b'G' => 1,
                _ => 2,
            }] = n;
        }
    }
    spaces
}

/// Where lines begin with `}`, in order: where bodies end as every compiler writes them. Looked for in
/// parallel, which also brings the text close to those who read it next.
fn closing_lines(src: &[u8]) -> Vec<usize> {
    let closed = Finder::new(b"\n}");
    let starts: Vec<usize> = (0..src.len()).step_by(SEARCHED).collect();
    let search = |&start: &usize| -> Vec<usize> {
        // One byte more: a line feed and its brace may be apart.
        let end = src.len().min(start + SEARCHED + 1);
        closed.find_iter(&src[start..end]).map(|i| start + i + 1).collect()
    };
    match &starts[..] {
        [one] => search(one),
        _ => starts.par_iter().map(search).collect::<Vec<_>>().concat(),
    }
}

/// After the brace that closes the one before `start`, comments and strings aside.
fn exact_body_end(src: &[u8], start: usize) -> Option<usize> {
    let mut depth = 1;
    let mut at = start;
    loop {
        let b = *src.get(at)?;
        at += 1;
        match b {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            b';' => at += memchr::memchr(b'\n', &src[at..])?,
            b'"' => at += memchr::memchr(b'"', &src[at..])? + 1,
            b'/' if src.get(at) == Some(&b'*') => {
                at += memchr::memmem::find(&src[at + 1..], b"*/")? + 3;
            }
            _ => {}
        }
    }
}

/// After the last of the lines from `start` on that begin with `!` and a digit.
fn metadata_run_end(src: &[u8], start: usize) -> usize {
    let mut at = start;
    loop {
        at = memchr::memchr(b'\n', &src[at..]).map_or(src.len(), |i| at + i + 1);
        let numbered = matches!(src[at..], [b'!', b, ..] if b.is_ascii_digit());
        if !numbered {
            return at;
        }
    }
}

/// The end of a chunk of metadata: a line end, far enough for a job to be worth it.
fn chunk_end(src: &[u8], from: usize, end: usize) -> usize {
    let least = from + BATCH / 2;
    if least >= end {
        return end;
    }
    memchr::memchr(b'\n', &src[least..end]).map_or(end, |i| least + i + 1)
}
