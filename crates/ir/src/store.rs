//! What a function, or the module itself, owns beside its instructions: lists, constants, attributes,
//! metadata operands, added text.
//!
//! Every function has a store of its own, so that functions are read, queried and edited in parallel
//! without sharing anything that changes. Ids of one store mean nothing in another.
//!
//! Lists live in two pools, one of words and one of values. A list is the index of its length, zero for
//! the empty one; it is never moved, and a longer one that replaces it is added at the end.
//!
//! ```text
//!   words:  0 | 2 a b | 3 c d e | …
//!           ^   ^       ^
//!      empty   List(1)  List(4)
//! ```

use bitflags::bitflags;

use crate::schema::{Field, NodeKind};
use crate::text::{Text, TextRef};
use crate::types::Type;
use crate::value::{Const, Global, Value};
use crate::vocab::{AttrKind, MdKindName, Opcode};

/// A list in the pool of a store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct List(pub(crate) u32);

impl List {
    /// The list without elements.
    pub const EMPTY: List = List(0);
}

/// A list of values in the pool of a store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ValueList(pub(crate) u32);

/// Lists, constants, metadata and text of one owner.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Store<'s> {
    /// The source, and what edits added to it.
    pub text: Text<'s>,
    pub(crate) words: Vec<u32>,
    pub(crate) values: Vec<Value>,
    pub(crate) consts: Vec<ConstData>,
    pub(crate) nodes: Vec<NodeData>,
    /// The kinds of attachments that there were at any time, as bits; see [`Store::may_attach`].
    pub(crate) attached: u64,
}

/// So many constants are worth a look of their own at all values.
const FEW: usize = 4;

/// How much there is in a store: all that it takes to get back to where it was, as long as it only grows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoreSize {
    pub text: usize,
    pub words: usize,
    pub values: usize,
    pub consts: usize,
    pub nodes: usize,
    pub attached: u64,
}

/// A constant, as it is stored; [`Store::constant`] gives it in a form to match on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct ConstData {
    pub kind: ConstKind,
    /// The opcode of an expression, and the like.
    pub sub: u8,
    pub flags: u16,
    pub ty: Type,
    pub a: u32,
    pub b: u32,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum ConstKind {
    Int,
    BigInt,
    Float,
    Null,
    Undef,
    Poison,
    Zero,
    None,
    Global,
    DsoLocalEquivalent,
    NoCfi,
    Aggregate,
    Str,
    Splat,
    Expr,
    BlockAddress,
    PtrAuth,
    Asm,
}

/// A constant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ConstantKind<'a> {
    /// An integer that fits 64 bits, sign extended; `true` is one.
    Int(i64),
    /// A larger integer, or one written in hexadecimal: its text.
    BigInt(TextRef),
    /// A floating-point number: its text.
    Float(TextRef),
    /// `null`
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `zeroinitializer`
    Zero,
    /// `none`, of type token.
    None,
    /// `@name`
    Global(Global),
    /// `dso_local_equivalent @name`
    DsoLocalEquivalent(Global),
    /// `no_cfi @name`
    NoCfi(Global),
    /// An array, struct or vector with its elements.
    Aggregate(&'a [Value]),
    /// `c"…"`: its text.
    Str(TextRef),
    /// `splat (T v)`
    Splat(Const),
    /// An expression, such as a constant `getelementptr`.
    Expr(ConstExpr<'a>),
    /// `blockaddress(@function, %block)`: the block by its name, as written.
    BlockAddress(Global, crate::text::Name),
    /// `ptrauth (pointer, key, discriminator, address discriminator)`; the last two may be missing.
    PtrAuth(&'a [Value]),
    /// `asm "…", "…"`: the code and the constraints.
    Asm(AsmFlags, TextRef, TextRef),
}

/// A constant expression.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ConstExpr<'a> {
    /// What it computes.
    pub op: Opcode,
    /// Flags such as `inbounds`.
    pub flags: crate::inst::InstFlags,
    /// The predicate of a comparison, as a number.
    pub predicate: u8,
    /// Its operands.
    pub operands: &'a [Value],
    /// The source element type of a `getelementptr`.
    pub source_type: Option<Type>,
    /// The indices of `extractvalue` and `insertvalue`.
    pub indices: &'a [u32],
    /// The bounds of `inrange(a, b)`, as written.
    pub in_range: Option<(TextRef, TextRef)>,
    /// The index that older LLVM marked `inrange`.
    pub in_range_index: Option<u32>,
}

bitflags! {
    /// The words after `asm`.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub struct AsmFlags: u16 {
        /// `sideeffect`
        const SIDE_EFFECT = 1;
        /// `alignstack`
        const ALIGN_STACK = 2;
        /// `inteldialect`
        const INTEL = 4;
        /// `unwind`
        const UNWIND = 8;
    }
}

/// A metadata node.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NodeData {
    /// Which node it is.
    pub kind: NodeKind,
    /// Whether it is equal to itself only.
    pub distinct: bool,
    pub(crate) fields: List,
}

/// A node that is written in place, in the store of its owner.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node(pub(crate) u32);

/// A reference to a metadata node, as an attachment holds it: `!N`, or one written in place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdRef {
    /// `!N`
    Number(u32),
    /// A node written in place.
    Inline(Node),
}

const INLINE: u32 = 1 << 31;

impl MdRef {
    pub(crate) fn encode(self) -> u32 {
        match self {
            MdRef::Number(n) => n,
            MdRef::Inline(node) => node.0 | INLINE,
        }
    }

    pub(crate) fn decode(word: u32) -> Self {
        if word & INLINE == 0 { MdRef::Number(word) } else { MdRef::Inline(Node(word & !INLINE)) }
    }
}

/// An operand of a node, a field of a specialised one, or an operand of type `metadata`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Md {
    /// `null`
    Null,
    /// `!N`
    Number(u32),
    /// A node written in place.
    Inline(Node),
    /// `!"…"`, or a plain string where a field holds one.
    Str(TextRef),
    /// A typed value, such as `i32 7` or `ptr @f`.
    Value(Value),
    /// A number that fits.
    Int(i64),
    /// A larger number: its text.
    BigInt(TextRef),
    /// `true` or `false`
    Bool(bool),
    /// A word, such as `DW_TAG_member`.
    Word(TextRef),
    /// Words joined by `|`.
    Flags(List),
}

impl Md {
    /// The node referred to, if this is one.
    pub fn as_ref(self) -> Option<MdRef> {
        match self {
            Md::Number(n) => Some(MdRef::Number(n)),
            Md::Inline(node) => Some(MdRef::Inline(node)),
            _ => None,
        }
    }
}

impl From<MdRef> for Md {
    fn from(md: MdRef) -> Self {
        match md {
            MdRef::Number(n) => Md::Number(n),
            MdRef::Inline(node) => Md::Inline(node),
        }
    }
}

/// The tag of an encoded [`Md`]; its payload is the word that follows.
pub(crate) mod tag {
    pub const NULL: u32 = 0;
    pub const NUMBER: u32 = 1;
    pub const INLINE: u32 = 2;
    pub const STR: u32 = 3;
    pub const VALUE: u32 = 4;
    pub const UINT: u32 = 5;
    pub const NEG: u32 = 6;
    pub const BIG: u32 = 7;
    pub const BOOL: u32 = 8;
    pub const WORD: u32 = 9;
    pub const FLAGS: u32 = 10;
    /// An integer of 64 bits in a list of two words.
    pub const WIDE: u32 = 11;
}

/// The kind of an attachment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdKind {
    /// One that LLVM knows.
    Known(MdKindName),
    /// Any other, by its name.
    Custom(TextRef),
}

impl MdKind {
    pub(crate) fn encode(self) -> u32 {
        match self {
            MdKind::Known(k) => k as u32,
            MdKind::Custom(t) => t.0 | INLINE,
        }
    }

    pub(crate) fn decode(word: u32) -> Self {
        if word & INLINE != 0 {
            return MdKind::Custom(TextRef(word & !INLINE));
        }
        MdKindName::from_index(word).map_or(MdKind::Custom(TextRef(word)), MdKind::Known)
    }
}

/// An attribute.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Attr {
    /// A word alone, such as `nounwind`.
    Flag(AttrKind),
    /// A word with a number: `align 8`, `dereferenceable(16)`; also the masks of `memory`, `captures`
    /// and `nofpclass`, and both numbers of `allocsize` and `vscale_range` (see [`crate::attr`]).
    Int(AttrKind, u64),
    /// A word with a type, such as `byval(%T)`.
    Type(AttrKind, Type),
    /// `range(T lo, hi)`, the bounds as written.
    Range(Type, TextRef, TextRef),
    /// `initializes((lo, hi), …)`: pairs of bounds, as written.
    Initializes(List),
    /// `allockind("…")`
    AllocKind(TextRef),
    /// `"key"` or `"key"="value"`
    Str(TextRef, Option<TextRef>),
    /// `#N`
    Group(u32),
}

impl Attr {
    /// The word it begins with, unless it is a string or a group.
    pub fn kind(self) -> Option<AttrKind> {
        match self {
            Attr::Flag(k) | Attr::Int(k, _) | Attr::Type(k, _) => Some(k),
            Attr::Range(..) => Some(AttrKind::Range),
            Attr::Initializes(_) => Some(AttrKind::Initializes),
            Attr::AllocKind(_) => Some(AttrKind::AllocKind),
            Attr::Str(..) | Attr::Group(_) => None,
        }
    }
}

const A_FLAG: u32 = 0;
const A_INT: u32 = 1;
const A_TYPE: u32 = 2;
const A_RANGE: u32 = 3;
const A_INITIALIZES: u32 = 4;
const A_ALLOC_KIND: u32 = 5;
const A_STR: u32 = 6;
const A_GROUP: u32 = 7;
const NO_TEXT: u32 = u32::MAX;

pub(crate) fn encode_attr(attr: Attr, out: &mut Vec<u32>) {
    match attr {
        Attr::Flag(k) => out.push(A_FLAG | (k as u32) << 8),
        Attr::Int(k, n) => out.extend([A_INT | (k as u32) << 8, n as u32, (n >> 32) as u32]),
        Attr::Type(k, ty) => out.extend([A_TYPE | (k as u32) << 8, ty.0]),
        Attr::Range(ty, lo, hi) => out.extend([A_RANGE, ty.0, lo.0, hi.0]),
        Attr::Initializes(list) => out.extend([A_INITIALIZES, list.0]),
        Attr::AllocKind(text) => out.extend([A_ALLOC_KIND, text.0]),
        Attr::Str(key, value) => out.extend([A_STR, key.0, value.map_or(NO_TEXT, |v| v.0)]),
        Attr::Group(n) => out.extend([A_GROUP, n]),
    }
}

/// The attributes of a list, in order.
#[derive(Clone, Debug)]
pub struct Attrs<'a>(pub(crate) &'a [u32]);

impl Iterator for Attrs<'_> {
    type Item = Attr;

    fn next(&mut self) -> Option<Attr> {
        let (&head, rest) = self.0.split_first()?;
        let kind = || AttrKind::from_index(head >> 8);
        let (attr, used) = match (head & 0xFF, rest) {
            (A_FLAG, _) => (Attr::Flag(kind()?), 0),
            (A_INT, [lo, hi, ..]) => (Attr::Int(kind()?, u64::from(*lo) | u64::from(*hi) << 32), 2),
            (A_TYPE, [ty, ..]) => (Attr::Type(kind()?, Type(*ty)), 1),
            (A_RANGE, [ty, lo, hi, ..]) => (Attr::Range(Type(*ty), TextRef(*lo), TextRef(*hi)), 3),
            (A_INITIALIZES, [list, ..]) => (Attr::Initializes(List(*list)), 1),
            (A_ALLOC_KIND, [text, ..]) => (Attr::AllocKind(TextRef(*text)), 1),
            (A_STR, [key, value, ..]) => {
                (Attr::Str(TextRef(*key), (*value != NO_TEXT).then_some(TextRef(*value))), 2)
            }
            (A_GROUP, [n, ..]) => (Attr::Group(*n), 1),
            _ => return None,
        };
        self.0 = &rest[used..];
        Some(attr)
    }
}

impl Attrs<'_> {
    /// How many words the first one takes.
    fn width(&self) -> usize {
        match self.0.first().map_or(0, |head| head & 0xFF) {
            A_INT | A_STR => 3,
            A_TYPE | A_INITIALIZES | A_ALLOC_KIND | A_GROUP => 2,
            A_RANGE => 4,
            _ => 1,
        }
    }

    /// Whether any of them has a list of its own.
    pub(crate) fn has_lists(mut self) -> bool {
        while let Some(head) = self.0.first() {
            if head & 0xFF == A_INITIALIZES {
                return true;
            }
            self.0 = self.0.get(self.width()..).unwrap_or_default();
        }
        false
    }

    /// Passes over one that may come or go, if it is the first.
    fn pass_over(&mut self, may: &dyn Fn(Attr) -> bool) -> bool {
        let mut rest = self.clone();
        let passes = rest.next().is_some_and(may);
        if passes {
            *self = rest;
        }
        passes
    }
}

/// The items in memory of their own; the vector is empty afterwards and can be filled again.
pub(crate) fn take_exact<T: Copy>(items: &mut Vec<T>) -> Vec<T> {
    let exact = items.as_slice().to_vec();
    items.clear();
    exact
}

/// The same with room for a few more: moving what a small edit makes longer costs more than the edit.
pub(crate) fn take_roomy<T: Copy>(items: &mut Vec<T>) -> Vec<T> {
    let mut roomy = Vec::with_capacity(items.len() + items.len() / 16 + 4);
    roomy.extend_from_slice(items);
    items.clear();
    roomy
}

/// Room for as many more. It grows by a quarter, not to twice as much: most functions get a few lists and no more.
fn make_room<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        items.reserve_exact(more.max(items.len() / 4).max(16));
    }
}

/// Gives back memory that was reserved for growth, if it is worth moving the rest.
pub(crate) fn shrink<T>(items: &mut Vec<T>) {
    if items.capacity() > items.len() + items.len() / 4 {
        items.shrink_to_fit();
    }
}

impl<'s> Store<'s> {
    pub(crate) fn new(src: &'s [u8]) -> Self {
        Self { text: Text::new(src), ..Self::default() }
    }

    /// How much there is.
    pub(crate) fn size(&self) -> StoreSize {
        StoreSize {
            text: self.text.added(),
            words: self.words.len(),
            values: self.values.len(),
            consts: self.consts.len(),
            nodes: self.nodes.len(),
            attached: self.attached,
        }
    }

    /// What was there when it was this large.
    pub(crate) fn shortened(&self, size: &StoreSize) -> Self {
        Self {
            text: self.text.shortened(size.text),
            words: self.words[..size.words].to_vec(),
            values: self.values[..size.values].to_vec(),
            consts: self.consts[..size.consts].to_vec(),
            nodes: self.nodes[..size.nodes].to_vec(),
            attached: size.attached,
        }
    }

    /// The same memory, for another text.
    pub(crate) fn with_source(self, src: &'s [u8]) -> Self {
        Self { text: Text::new(src), ..self }
    }

    /// The same, in memory that is large enough; this one is empty afterwards and keeps its own.
    pub(crate) fn take_exact(&mut self) -> Self {
        Self {
            text: std::mem::take(&mut self.text),
            words: take_roomy(&mut self.words),
            values: take_roomy(&mut self.values),
            consts: take_roomy(&mut self.consts),
            nodes: take_exact(&mut self.nodes),
            attached: std::mem::take(&mut self.attached),
        }
    }

    /// Gives back memory that was reserved for growth.
    pub(crate) fn shrink(&mut self) {
        shrink(&mut self.words);
        shrink(&mut self.values);
        shrink(&mut self.consts);
        shrink(&mut self.nodes);
    }

    /// The words of a list.
    #[inline]
    pub(crate) fn list(&self, list: List) -> &[u32] {
        let at = list.0 as usize;
        if at == 0 {
            return &[];
        }
        let len = self.words[at] as usize;
        &self.words[at + 1..at + 1 + len]
    }

    /// Where the words of a list end.
    pub(crate) fn end_of(&self, list: List) -> usize {
        if list == List::EMPTY { 0 } else { list.0 as usize + 1 + self.list(list).len() }
    }

    #[inline]
    pub(crate) fn list_mut(&mut self, list: List) -> &mut [u32] {
        let at = list.0 as usize;
        if at == 0 {
            return &mut [];
        }
        let len = self.words[at] as usize;
        &mut self.words[at + 1..at + 1 + len]
    }

    /// Adds a list.
    #[inline]
    pub(crate) fn add_list(&mut self, items: &[u32]) -> List {
        if items.is_empty() {
            return List::EMPTY;
        }
        make_room(&mut self.words, items.len() + 2);
        if self.words.is_empty() {
            self.words.push(0);
        }
        let at = self.words.len() as u32;
        self.words.push(items.len() as u32);
        self.words.extend_from_slice(items);
        List(at)
    }

    /// The values of a list.
    #[inline]
    pub(crate) fn values(&self, list: ValueList) -> &[Value] {
        let at = list.0 as usize;
        if at == 0 {
            return &[];
        }
        let len = self.values[at].bits() as usize;
        &self.values[at + 1..at + 1 + len]
    }

    /// How often lists have one of a few constants, also lists that nobody uses any more; nothing if there are many, or
    /// metadata may have one.
    pub(crate) fn count_uses(&self, wanted: &[Const]) -> Option<usize> {
        if wanted.len() > FEW {
            return None;
        }
        let mut count = 0;
        // There is no way out of these loops, so that many are compared in one step.
        let in_metadata = wanted.iter().any(|&c| {
            let which = Value::from(c);
            let look = |(uses, metadata): (u32, bool), value: &Value| {
                (uses + u32::from(*value == which), metadata | value.md_index().is_some())
            };
            let (uses, metadata) = self.values.iter().fold((0, !self.nodes.is_empty()), look);
            count += uses as usize;
            let is = |any: bool, word: &u32| any | (*word == which.bits());
            metadata && self.words.iter().fold(false, is)
        });
        if in_metadata {
            return None;
        }
        Some(count)
    }

    #[inline]
    pub(crate) fn values_mut(&mut self, list: ValueList) -> &mut [Value] {
        let at = list.0 as usize;
        if at == 0 {
            return &mut [];
        }
        let len = self.values[at].bits() as usize;
        &mut self.values[at + 1..at + 1 + len]
    }

    #[inline]
    pub(crate) fn add_values(&mut self, items: &[Value]) -> ValueList {
        if items.is_empty() {
            return ValueList(0);
        }
        if self.values.is_empty() {
            self.values.push(Value::from_bits(0));
        }
        let at = self.values.len() as u32;
        let len = Value::from_bits(items.len() as u32);
        // Most lists have one to three elements: a call of `memcpy` costs more than they do.
        match *items {
            [a] => self.values.extend_from_slice(&[len, a]),
            [a, b] => self.values.extend_from_slice(&[len, a, b]),
            [a, b, c] => self.values.extend_from_slice(&[len, a, b, c]),
            _ => {
                self.values.push(len);
                self.values.extend_from_slice(items);
            }
        }
        ValueList(at)
    }

    /// Whether all that was in another state of this store is still the same; operands aside.
    pub(crate) fn extends(&self, before: &Self) -> bool {
        std::ptr::eq(self, before)
            || self.text.extends(&before.text)
                && self.words.starts_with(&before.words)
                && self.consts.starts_with(&before.consts)
                && self.nodes.starts_with(&before.nodes)
    }

    /// The operand of type `metadata` that [`Value::md_index`] refers to.
    pub fn md_operand(&self, index: u32) -> Md {
        let at = index as usize;
        self.decode_md(self.words[at], self.words[at + 1])
    }

    /// Whether it mentions no value for sure, as most do not: a numbered node, or an expression.
    #[inline]
    pub(crate) fn is_plain_md(&self, index: u32) -> bool {
        match self.words[index as usize..] {
            [tag::NUMBER, ..] => true,
            [tag::INLINE, node, ..] => self.nodes[node as usize].kind == NodeKind::DiExpression,
            _ => false,
        }
    }

    pub(crate) fn add_md_operand(&mut self, md: Md) -> Value {
        let pair = self.encode_md(md);
        let at = self.words.len() as u32;
        self.words.extend(pair);
        Value::md(at)
    }

    /// Whether two lists have the same attributes in the same order, but for those that may go and those that may come.
    pub fn same_attrs(
        &self,
        old: List,
        new: List,
        may_go: &dyn Fn(Attr) -> bool,
        may_come: &dyn Fn(Attr) -> bool,
    ) -> bool {
        let (mut old, mut new) = (self.attrs(old), self.attrs(new));
        // Mostly they are the same words, which are not decoded.
        while old.0 != new.0 {
            let width = old.width();
            match (old.0.split_at_checked(width), new.0.split_at_checked(width)) {
                (Some((x, olds)), Some((y, news))) if x == y => {
                    (old.0, new.0) = (olds, news);
                }
                _ if old.pass_over(may_go) || new.pass_over(may_come) => {}
                _ => return false,
            }
        }
        true
    }

    /// The attributes of a list.
    pub fn attrs(&self, list: List) -> Attrs<'_> {
        Attrs(self.list(list))
    }

    pub(crate) fn add_attrs(&mut self, attrs: &[Attr]) -> List {
        let mut words = Vec::new();
        for &attr in attrs {
            encode_attr(attr, &mut words);
        }
        self.add_list(&words)
    }

    #[inline]
    pub(crate) fn add_const(&mut self, data: ConstData) -> Const {
        let id = Const(self.consts.len() as u32);
        self.consts.push(data);
        id
    }

    /// Whether a constant is a number written in digits.
    #[inline]
    pub fn is_number(&self, c: Const) -> bool {
        matches!(self.consts[c.0 as usize].kind, ConstKind::Int | ConstKind::Float)
    }

    /// The type of a constant. Inline assembly has the type it is called with.
    #[inline]
    pub fn const_type(&self, c: Const) -> Type {
        self.consts[c.0 as usize].ty
    }

    /// Whether there is such a constant, and it is this integer.
    pub(crate) fn is_int(&self, c: Const, ty: Type, value: i64) -> bool {
        self.consts.get(c.0 as usize).is_some_and(|d| {
            d.kind == ConstKind::Int
                && d.ty == ty
                && (u64::from(d.a) | u64::from(d.b) << 32) == value as u64
        })
    }

    /// The number of constants; every id is below it.
    pub fn num_consts(&self) -> usize {
        self.consts.len()
    }

    /// All constants.
    pub fn consts(&self) -> impl Iterator<Item = Const> + use<> {
        (0..self.consts.len() as u32).map(Const)
    }

    /// A constant in a form to match on.
    pub fn constant(&self, c: Const) -> ConstantKind<'_> {
        let d = &self.consts[c.0 as usize];
        match d.kind {
            ConstKind::Int => ConstantKind::Int((u64::from(d.a) | u64::from(d.b) << 32) as i64),
            ConstKind::BigInt => ConstantKind::BigInt(TextRef(d.a)),
            ConstKind::Float => ConstantKind::Float(TextRef(d.a)),
            ConstKind::Null => ConstantKind::Null,
            ConstKind::Undef => ConstantKind::Undef,
            ConstKind::Poison => ConstantKind::Poison,
            ConstKind::Zero => ConstantKind::Zero,
            ConstKind::None => ConstantKind::None,
            ConstKind::Global => ConstantKind::Global(Global(d.a)),
            ConstKind::DsoLocalEquivalent => ConstantKind::DsoLocalEquivalent(Global(d.a)),
            ConstKind::NoCfi => ConstantKind::NoCfi(Global(d.a)),
            ConstKind::Aggregate => ConstantKind::Aggregate(self.values(ValueList(d.a))),
            ConstKind::Str => ConstantKind::Str(TextRef(d.a)),
            ConstKind::Splat => ConstantKind::Splat(Const(d.a)),
            ConstKind::BlockAddress => {
                ConstantKind::BlockAddress(Global(d.a), crate::text::Name::from_bits(d.b))
            }
            ConstKind::PtrAuth => ConstantKind::PtrAuth(self.values(ValueList(d.a))),
            ConstKind::Asm => {
                let list = self.list(List(d.a));
                ConstantKind::Asm(
                    AsmFlags::from_bits_truncate(d.flags),
                    TextRef(list[0]),
                    TextRef(list[1]),
                )
            }
            ConstKind::Expr => ConstantKind::Expr(self.const_expr(d)),
        }
    }

    fn const_expr(&self, d: &ConstData) -> ConstExpr<'_> {
        let op = Opcode::from_index(u32::from(d.sub)).unwrap_or(Opcode::BitCast);
        let mut expr = ConstExpr {
            op,
            flags: crate::inst::InstFlags::from_bits_truncate(u32::from(d.flags)),
            predicate: 0,
            operands: self.values(ValueList(d.a)),
            source_type: None,
            indices: &[],
            in_range: None,
            in_range_index: None,
        };
        match op {
            Opcode::GetElementPtr => {
                // The source type, then nothing, the marked index, or both bounds.
                let extra = self.list(List(d.b));
                expr.source_type = extra.first().map(|&t| Type(t));
                match extra[1..] {
                    [index] => expr.in_range_index = Some(index),
                    [lo, hi] => expr.in_range = Some((TextRef(lo), TextRef(hi))),
                    _ => {}
                }
            }
            Opcode::ExtractValue | Opcode::InsertValue => expr.indices = self.list(List(d.b)),
            Opcode::ICmp | Opcode::FCmp => expr.predicate = d.b as u8,
            _ => {}
        }
        expr
    }

    /// The constants that a constant is made of.
    pub fn const_operands(&self, c: Const) -> &[Value] {
        let d = &self.consts[c.0 as usize];
        match d.kind {
            ConstKind::Aggregate | ConstKind::Expr | ConstKind::PtrAuth => {
                self.values(ValueList(d.a))
            }
            _ => &[],
        }
    }

    /// The node of this store with this id.
    pub fn node(&self, node: Node) -> &NodeData {
        &self.nodes[node.0 as usize]
    }

    pub(crate) fn add_node(&mut self, kind: NodeKind, distinct: bool, fields: List) -> Node {
        let id = Node(self.nodes.len() as u32);
        self.nodes.push(NodeData { kind, distinct, fields });
        id
    }

    /// The fields of a node, in the order they were written.
    pub fn fields(&self, node: Node) -> impl Iterator<Item = (Field, Md)> + '_ {
        self.list(self.node(node).fields).chunks_exact(2).map(|pair| {
            let field = Field::from_index(pair[0] >> 8).unwrap_or(Field::Positional);
            (field, self.decode_md(pair[0] & 0xFF, pair[1]))
        })
    }

    /// A field of a specialised node.
    pub fn field(&self, node: Node, field: Field) -> Option<Md> {
        self.fields(node).find(|(f, _)| *f == field).map(|(_, md)| md)
    }

    pub(crate) fn decode_md(&self, tag: u32, payload: u32) -> Md {
        match tag {
            tag::NUMBER => Md::Number(payload),
            tag::INLINE => Md::Inline(Node(payload)),
            tag::STR => Md::Str(TextRef(payload)),
            tag::VALUE => Md::Value(Value::from_bits(payload)),
            tag::UINT => Md::Int(i64::from(payload)),
            tag::NEG => Md::Int(-i64::from(payload)),
            tag::BIG => Md::BigInt(TextRef(payload)),
            tag::BOOL => Md::Bool(payload != 0),
            tag::WORD => Md::Word(TextRef(payload)),
            tag::FLAGS => Md::Flags(List(payload)),
            tag::WIDE => {
                let list = self.list(List(payload));
                Md::Int((u64::from(list[0]) | u64::from(list[1]) << 32) as i64)
            }
            _ => Md::Null,
        }
    }

    pub(crate) fn encode_md(&mut self, md: Md) -> [u32; 2] {
        match md {
            Md::Null => [tag::NULL, 0],
            Md::Number(n) => [tag::NUMBER, n],
            Md::Inline(node) => [tag::INLINE, node.0],
            Md::Str(t) => [tag::STR, t.0],
            Md::Value(v) => [tag::VALUE, v.bits()],
            Md::Int(n) => match (u32::try_from(n), u32::try_from(n.unsigned_abs())) {
                (Ok(n), _) => [tag::UINT, n],
                (_, Ok(n)) => [tag::NEG, n],
                _ => [tag::WIDE, self.add_list(&[n as u32, (n >> 32) as u32]).0],
            },
            Md::BigInt(t) => [tag::BIG, t.0],
            Md::Bool(b) => [tag::BOOL, u32::from(b)],
            Md::Word(t) => [tag::WORD, t.0],
            Md::Flags(list) => [tag::FLAGS, list.0],
        }
    }

    /// The words of a [`Md::Flags`].
    pub fn flag_words(&self, list: List) -> impl Iterator<Item = TextRef> + '_ {
        self.list(list).iter().map(|&t| TextRef(t))
    }

    #[inline]
    pub(crate) fn note_attached(&mut self, kind: MdKindName) {
        self.attached |= 1 << (kind as u32 % u64::BITS);
    }

    /// Whether there may be attachments of a kind; false is certain.
    pub fn may_attach(&self, kind: MdKindName) -> bool {
        self.attached & 1 << (kind as u32 % u64::BITS) != 0
    }

    /// Attachments, such as `!dbg !7`.
    pub fn attachments(&self, list: List) -> impl Iterator<Item = (MdKind, MdRef)> + '_ {
        self.list(list).chunks_exact(2).map(|p| (MdKind::decode(p[0]), MdRef::decode(p[1])))
    }
}
