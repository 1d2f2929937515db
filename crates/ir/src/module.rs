//! A module: what stands at the top level of a file, in order.

use std::borrow::Cow;
use std::sync::Arc;

use cranelift_entity::PrimaryMap;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::function::{ComdatRef, Function, Symbol, UseListOrder};
use crate::numbered::Numbered;
use crate::store::{Attr, List, MdRef, Node, NodeData, Store};
use crate::summary::Summary;
use crate::text::{Name, TextRef};
use crate::types::{Type, Types};
use crate::value::{AliasId, Const, FuncId, Global, VarId};
use crate::vocab::{CodeModel, Linkage, Selection, TlsModel, UnnamedAddr};

pub(crate) type Map<K, V> = HashMap<K, V, FxBuildHasher>;

/// A module of LLVM IR. A copy has the same ids.
#[derive(Clone, Debug)]
pub struct Module<'s> {
    /// Its types.
    pub types: Types,
    /// Lists, constants and text that no function owns.
    pub store: Store<'s>,
    pub(crate) symbols: Symbols<'s>,
    /// Shared with copies of the module, until one of them edits them.
    pub(crate) vars: Arc<PrimaryMap<VarId, GlobalVar>>,
    /// Each shared, too.
    pub(crate) funcs: PrimaryMap<FuncId, Arc<Function<'s>>>,
    pub(crate) aliases: PrimaryMap<AliasId, Alias>,
    pub(crate) items: Vec<Item>,
    /// No function, variable or alias is among the items from here on: metadata is most of them, and mostly behind.
    pub(crate) symbols_end: usize,
    pub(crate) lines: Vec<Line>,
    pub(crate) metadata: Metadata<'s>,
    pub(crate) attr_groups: Vec<AttrGroup>,
    pub(crate) comdats: Vec<Comdat>,
    pub(crate) named_metadata: Vec<NamedMetadata>,
    pub(crate) type_defs: Vec<TypeDef>,
    pub(crate) summaries: Vec<Summary>,
    pub(crate) use_orders: Vec<UseListOrder>,
    /// The text of entities that were removed, in order.
    pub(crate) removed: Vec<Span>,
    pub(crate) edited: bool,
    /// Whether anyone could edit anything since the last mark.
    pub(crate) touched: bool,
    /// How often it was marked.
    pub(crate) mark: u32,
}

/// What stands at the top level, in the order of the file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    Line(u32),
    Type(u32),
    Comdat(u32),
    Var(VarId),
    Alias(AliasId),
    Func(FuncId),
    Attributes(u32),
    NamedMetadata(u32),
    /// By number.
    Metadata(u32),
    UseOrder(u32),
    Summary(u32),
}

/// An entity that is one string.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub kind: LineKind,
    pub text: TextRef,
    pub span: Span,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    SourceFilename,
    Triple,
    DataLayout,
    ModuleAsm,
}

/// The text something was read from, empty for what was added; and whether it was edited since.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Span {
    start: u32,
    end: u32,
}

/// Offsets are smaller than this bit.
const EDITED: u32 = 1 << 31;

impl Span {
    pub fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end as u32 }
    }

    pub fn start(self) -> usize {
        self.start as usize
    }

    /// The text; `None` for what was added.
    pub fn range(self) -> Option<std::ops::Range<usize>> {
        let end = self.end & !EDITED;
        (end > self.start).then_some(self.start as usize..end as usize)
    }

    pub fn is_edited(self) -> bool {
        self.end & EDITED != 0
    }

    pub fn edit(&mut self) {
        self.end |= EDITED;
    }
}

/// What a symbol stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// Referred to, but not yet seen.
    Unknown,
    /// An intrinsic that is called without being declared.
    Undeclared,
    /// A function.
    Func(FuncId),
    /// A global variable.
    Var(VarId),
    /// An alias or an ifunc.
    Alias(AliasId),
}

/// Names of symbols, and what they stand for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols<'s> {
    pub by_name: Map<Cow<'s, [u8]>, Global>,
    pub by_number: Numbered<Global>,
    /// The number of the next symbol without a name.
    pub next_number: u32,
    pub entries: PrimaryMap<Global, SymbolEntry>,
    /// Up to which number all names are taken that begin like this, as far as is known.
    pub taken: Map<Vec<u8>, u32>,
}

/// One symbol.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SymbolEntry {
    pub name: Name,
    pub kind: SymbolKind,
    /// Where it was first mentioned.
    pub at: u32,
    /// The type of a variable's content, of a function, of what an alias stands for.
    pub value_ty: Type,
    pub addrspace: u32,
}

impl Symbols<'_> {
    pub fn named(&self, name: &[u8]) -> Option<Global> {
        self.by_name.get(name).copied()
    }

    pub fn numbered(&self, n: u32) -> Option<Global> {
        self.by_number.get(n)
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct GlobalVar {
    /// The symbol by which others refer to it.
    pub global: Global,
    /// Linkage, visibility and the like.
    pub symbol: Symbol,
    /// Whether it is thread local, and by which model.
    pub tls: Option<Option<TlsModel>>,
    /// Its address space, where it is written.
    pub addrspace: Option<u32>,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// `constant`, not `global`.
    pub constant: bool,
    /// The type of its content.
    pub ty: Type,
    /// Its initialiser; none for a declaration.
    pub init: Option<Const>,
    /// `section "…"`
    pub section: Option<TextRef>,
    /// `partition "…"`
    pub partition: Option<TextRef>,
    /// `comdat`
    pub comdat: Option<ComdatRef>,
    /// The binary logarithm of `align`.
    pub align: Option<u8>,
    /// `code_model "…"`
    pub code_model: Option<CodeModel>,
    /// The sanitizer words, a bit for each.
    pub sanitizers: u8,
    pub(crate) md: List,
    /// Its attributes.
    pub attrs: List,
    pub(crate) span: Span,
}

impl GlobalVar {
    /// Whether each module may as well have its own: it never changes, and nobody looks at where it is.
    pub fn may_be_own(&self) -> bool {
        self.symbol.linkage() == Linkage::LinkOnceOdr
            && self.symbol.unnamed_addr == Some(UnnamedAddr::Global)
            && self.constant
            && !self.externally_initialized
            && self.tls.is_none()
            && self.section.is_none()
    }
}

impl GlobalVar {
    /// Where it was read from, unless it was added.
    pub fn source_range(&self) -> Option<std::ops::Range<usize>> {
        self.span.range()
    }

    /// A declaration with nothing but its type.
    pub(crate) fn new(global: Global, ty: Type) -> Self {
        Self {
            global,
            symbol: Symbol::default(),
            tls: None,
            addrspace: None,
            externally_initialized: false,
            constant: false,
            ty,
            init: None,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            code_model: None,
            sanitizers: 0,
            md: List::EMPTY,
            attrs: List::EMPTY,
            span: Span::default(),
        }
    }
}

/// An alias or ifunc.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The symbol by which others refer to it.
    pub global: Global,
    /// Whether this is an ifunc.
    pub ifunc: bool,
    /// Linkage, visibility and the like.
    pub symbol: Symbol,
    /// Whether it is thread local, and by which model.
    pub tls: Option<Option<TlsModel>>,
    /// The type of what it stands for.
    pub ty: Type,
    /// What it stands for, or the resolver.
    pub target: Const,
    /// Whether the type of the target is written; expressions go without.
    pub(crate) typed: bool,
    /// `partition "…"`
    pub partition: Option<TextRef>,
    pub(crate) md: List,
    pub(crate) span: Span,
}

/// `attributes #N = { … }`
#[derive(Clone, Debug)]
pub struct AttrGroup {
    /// Its number.
    pub number: u32,
    /// Its attributes.
    pub attrs: List,
    pub(crate) span: Span,
}

/// `$name = comdat any`
#[derive(Clone, Debug)]
pub struct Comdat {
    /// Its name as written.
    pub name: TextRef,
    /// How the linker chooses.
    pub selection: Selection,
    pub(crate) span: Span,
}

/// `!name = !{ … }`
#[derive(Clone, Debug)]
pub struct NamedMetadata {
    /// Its name as written.
    pub name: TextRef,
    pub(crate) operands: List,
    pub(crate) span: Span,
}

/// `%name = type …`
#[derive(Clone, Debug)]
pub struct TypeDef {
    /// Its name as written, or its number.
    pub name: Name,
    /// The identified struct, or the type that the name is another name for.
    pub ty: Type,
    pub(crate) span: Span,
}

/// The numbered metadata nodes.
///
/// They are read in chunks, in parallel, each with a store of its own; so have the ones that are added.
#[derive(Clone, Debug, Default)]
pub(crate) struct Metadata<'s> {
    /// Shared with copies of the module, until one of them edits it.
    pub stores: Vec<Arc<Store<'s>>>,
    /// Shared, too.
    pub by_number: Arc<Numbered<MdEntry>>,
    /// The store of what is added, once there is any.
    pub added: Option<usize>,
}

impl<'s> Metadata<'s> {
    /// A store, to be edited.
    pub fn store_mut(&mut self, store: usize) -> &mut Store<'s> {
        Arc::make_mut(&mut self.stores[store])
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct MdEntry {
    pub store: u32,
    pub node: Node,
    pub span: Span,
}

/// A metadata node together with the store that its fields live in.
#[derive(Copy, Clone, Debug)]
pub struct NodeRef<'a, 's> {
    /// Where its fields live.
    pub store: &'a Store<'s>,
    /// The node.
    pub node: Node,
}

impl<'a> NodeRef<'a, '_> {
    /// The node itself.
    pub fn data(self) -> &'a NodeData {
        self.store.node(self.node)
    }
}

impl<'s> Module<'s> {
    /// The text it was read from.
    pub fn source(&self) -> &'s [u8] {
        self.store.text.source()
    }

    fn symbol_items(&self) -> &[Item] {
        &self.items[..self.symbols_end.min(self.items.len())]
    }

    /// The functions, in order.
    pub fn functions(&self) -> impl Iterator<Item = (FuncId, &Function<'s>)> {
        self.symbol_items().iter().filter_map(|item| match *item {
            Item::Func(f) => Some((f, &*self.funcs[f])),
            _ => None,
        })
    }

    /// A function.
    pub fn func(&self, id: FuncId) -> &Function<'s> {
        &self.funcs[id]
    }

    /// The global variables, in order.
    pub fn variables(&self) -> impl Iterator<Item = (VarId, &GlobalVar)> {
        self.symbol_items().iter().filter_map(|item| match *item {
            Item::Var(v) => Some((v, &self.vars[v])),
            _ => None,
        })
    }

    /// A global variable.
    pub fn var(&self, id: VarId) -> &GlobalVar {
        &self.vars[id]
    }

    /// The aliases and ifuncs, in order.
    pub fn aliases(&self) -> impl Iterator<Item = (AliasId, &Alias)> {
        self.symbol_items().iter().filter_map(|item| match *item {
            Item::Alias(a) => Some((a, &self.aliases[a])),
            _ => None,
        })
    }

    /// An alias or ifunc.
    pub fn alias(&self, id: AliasId) -> &Alias {
        &self.aliases[id]
    }

    /// The symbol of this name, unescaped and without the `@`.
    pub fn symbol(&self, name: &[u8]) -> Option<Global> {
        self.symbols.named(name)
    }

    /// The function of this name.
    pub fn function_named(&self, name: &[u8]) -> Option<FuncId> {
        match self.symbol_kind(self.symbol(name)?) {
            SymbolKind::Func(f) => Some(f),
            _ => None,
        }
    }

    /// All symbols: of functions, variables and aliases, and those that are only mentioned.
    pub fn symbols(&self) -> impl Iterator<Item = Global> + '_ {
        self.symbols.entries.keys()
    }

    /// What a symbol stands for.
    pub fn symbol_kind(&self, global: Global) -> SymbolKind {
        self.symbols.entries[global].kind
    }

    /// The name of a symbol, unescaped; `None` if it only has a number.
    pub fn symbol_name(&self, global: Global) -> Option<Cow<'_, [u8]>> {
        self.symbols.entries[global].name.as_text().map(|t| self.store.text.unescaped(t))
    }

    /// Whether its variables are those of another state of this module, for sure: which of them are part of it is another
    /// question.
    pub fn shares_variables(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.vars, &other.vars)
    }

    /// Whether a symbol has the name that it has in another state of this module.
    pub fn keeps_name(&self, other: &Self, global: Global) -> bool {
        let name = |module: &Self| module.symbols.entries[global].name;
        // Text is only added.
        name(self) == name(other) || self.symbol_name(global) == other.symbol_name(global)
    }

    fn line(&self, kind: LineKind) -> Option<Cow<'_, [u8]>> {
        // The last one counts, as in LLVM.
        let line = self.lines.iter().rfind(|l| l.kind == kind)?;
        Some(self.store.text.unescaped(line.text))
    }

    /// The target triple.
    pub fn triple(&self) -> Option<Cow<'_, [u8]>> {
        self.line(LineKind::Triple)
    }

    /// The data layout.
    pub fn data_layout(&self) -> Option<Cow<'_, [u8]>> {
        self.line(LineKind::DataLayout)
    }

    /// Where the data layout is written, unless it was added.
    pub fn data_layout_range(&self) -> Option<std::ops::Range<usize>> {
        self.lines.iter().rfind(|l| l.kind == LineKind::DataLayout)?.span.range()
    }

    /// The assembly that belongs to no function, line by line.
    pub fn assembly(&self) -> impl Iterator<Item = Cow<'_, [u8]>> {
        let lines = self.lines.iter().filter(|line| line.kind == LineKind::ModuleAsm);
        lines.map(|line| self.store.text.unescaped(line.text))
    }

    /// The name of the source file.
    pub fn source_filename(&self) -> Option<Cow<'_, [u8]>> {
        self.line(LineKind::SourceFilename)
    }

    /// The metadata node `!number`.
    pub fn metadata(&self, number: u32) -> Option<NodeRef<'_, 's>> {
        let entry = self.metadata.by_number.get(number)?;
        Some(NodeRef { store: &self.metadata.stores[entry.store as usize], node: entry.node })
    }

    /// The node that a reference held by `owner` refers to.
    pub fn resolve<'a>(&'a self, owner: &'a Store<'s>, md: MdRef) -> Option<NodeRef<'a, 's>> {
        match md {
            MdRef::Number(n) => self.metadata(n),
            MdRef::Inline(node) => Some(NodeRef { store: owner, node }),
        }
    }

    /// One more than the largest metadata number in use.
    pub fn next_metadata_number(&self) -> u32 {
        self.metadata.by_number.next()
    }

    /// The named metadata, in order.
    pub fn named_metadata(&self) -> &[NamedMetadata] {
        &self.named_metadata
    }

    /// The operands of named metadata.
    pub fn named_operands(&self, named: &NamedMetadata) -> impl Iterator<Item = MdRef> + '_ {
        self.store.list(named.operands).iter().map(|&w| MdRef::decode(w))
    }

    /// Every attribute of a function, those of its groups included.
    pub fn attrs_of<'a>(
        &'a self,
        func: &'a Function<'s>,
    ) -> impl Iterator<Item = (&'a Store<'s>, Attr)> {
        self.with_groups(&func.store, func.attrs)
    }

    fn with_groups<'a>(
        &'a self,
        from: &'a Store<'s>,
        list: List,
    ) -> impl Iterator<Item = (&'a Store<'s>, Attr)> {
        from.attrs(list).flat_map(move |attr| {
            let group = match attr {
                Attr::Group(n) => self.attr_group(n),
                _ => None,
            };
            let own = (!matches!(attr, Attr::Group(_))).then_some((from, attr));
            let list = group.map_or(List::EMPTY, |g| g.attrs);
            own.into_iter().chain(self.store.attrs(list).map(|a| (&self.store, a)))
        })
    }

    /// Every attribute of a call as such, those of its groups included.
    pub fn call_attrs<'a>(
        &'a self,
        func: crate::view::View<'a, 's>,
        call: crate::value::Inst,
    ) -> impl Iterator<Item = (&'a Store<'s>, Attr)> {
        let list = func.call(call).map_or(List::EMPTY, |c| c.fn_attrs);
        self.with_groups(func.store, list)
    }

    /// The value of a string attribute of a function, empty if it has none.
    pub fn string_attr<'a>(&'a self, func: &'a Function<'s>, key: &[u8]) -> Option<Cow<'a, [u8]>> {
        self.attrs_of(func).find_map(|(store, attr)| match attr {
            Attr::Str(k, value) if store.text.is(k, key) => {
                Some(value.map_or(Cow::Borrowed(&b""[..]), |v| store.text.unescaped(v)))
            }
            _ => None,
        })
    }

    /// Tells of functions whether they have such an attribute. Groups are looked at once for all of them.
    pub fn finds_attr<'a>(
        &'a self,
        is: impl Fn(&Store<'s>, Attr) -> bool + 'a,
    ) -> impl Fn(&Function<'s>) -> bool + 'a {
        let has = |group: &&AttrGroup| self.store.attrs(group.attrs).any(|a| is(&self.store, a));
        let groups: Vec<u32> = self.attr_groups.iter().filter(has).map(|g| g.number).collect();
        move |func| {
            func.store.attrs(func.attrs).any(|attr| match attr {
                Attr::Group(number) => groups.contains(&number),
                _ => is(&func.store, attr),
            })
        }
    }

    /// The attribute groups, in order.
    pub fn attr_groups(&self) -> &[AttrGroup] {
        &self.attr_groups
    }

    /// The attribute group `#number`.
    pub fn attr_group(&self, number: u32) -> Option<&AttrGroup> {
        self.attr_groups.iter().find(|g| g.number == number)
    }

    /// The comdats, in order.
    pub fn comdats(&self) -> &[Comdat] {
        &self.comdats
    }

    /// The named types, in order.
    pub fn type_defs(&self) -> &[TypeDef] {
        &self.type_defs
    }

    /// Whether anything was edited since it was read.
    pub fn is_edited(&self) -> bool {
        self.edited || self.funcs.values().any(|func| func.is_edited())
    }
}
