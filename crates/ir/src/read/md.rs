//! Metadata: nodes, operands, attachments.

use super::Reader;
use crate::error::{Error, Result};
use crate::schema::{Field, Holds, NodeKind, fields, required};
use crate::store::{List, Md, MdKind, MdRef, Node, tag};
use crate::text::{TextRef, class};
use crate::types::Type;
use crate::vocab::MdKindName;

/// Which metadata numbers are referred to.
#[derive(Default)]
pub(super) struct MdRefs {
    bits: Vec<u64>,
    /// Numbers that no file of this size can define densely.
    large: Vec<(u32, usize)>,
}

impl MdRefs {
    #[inline]
    pub fn add(&mut self, n: u32, at: usize, source_len: usize) {
        if n as usize >= source_len {
            self.large.push((n, at));
            return;
        }
        let word = n as usize / 64;
        if word >= self.bits.len() {
            self.bits.resize((word + 1).next_power_of_two(), 0);
        }
        self.bits[word] |= 1 << (n % 64);
    }

    /// All numbers referred to.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        let small = self.bits.iter().enumerate().flat_map(|(i, &word)| {
            (0..64).filter(move |b| word >> b & 1 != 0).map(move |b| i as u32 * 64 + b)
        });
        small.chain(self.large.iter().map(|(n, _)| *n))
    }

    pub fn merge(&mut self, other: &MdRefs) {
        if self.bits.len() < other.bits.len() {
            self.bits.resize(other.bits.len(), 0);
        }
        for (a, b) in self.bits.iter_mut().zip(&other.bits) {
            *a |= b;
        }
        self.large.extend_from_slice(&other.large);
    }
}

impl<'s> Reader<'_, 's> {
    /// The digits after `!`.
    #[inline]
    pub(super) fn md_number(&mut self) -> Result<u32> {
        let at = self.cur.pos;
        let n = self.cur.id()?;
        self.scratch.md_refs.add(n, at - 1, self.cur.src.len());
        Ok(n)
    }

    /// `!N`, `!{…}` or `!DIFoo(…)`.
    #[inline]
    pub(super) fn md_ref(&mut self) -> Result<MdRef> {
        if self.cur.peek() != b'!' {
            return Err(self.cur.expected("a metadata node"));
        }
        self.cur.pos += 1;
        if self.cur.byte().is_ascii_digit() {
            return self.md_number().map(MdRef::Number);
        }
        self.nested(|r| r.md_node(false)).map(MdRef::Inline)
    }

    /// What follows the `!` of a node that is written in place.
    pub(super) fn md_node(&mut self, distinct: bool) -> Result<Node> {
        // Local values are for `!DIArgList` and for operands, not for nodes.
        let in_function = std::mem::take(&mut self.in_function);
        let node = self.md_node_inner(distinct, in_function);
        self.in_function = in_function;
        node
    }

    fn md_node_inner(&mut self, distinct: bool, in_function: bool) -> Result<Node> {
        if self.cur.eat(b'{') {
            let fields = self.md_list()?;
            return Ok(self.store.add_node(NodeKind::Tuple, distinct, fields));
        }
        let at = self.cur.pos;
        if let Some(fields) = self.plain_location() {
            return Ok(self.store.add_node(NodeKind::DiLocation, distinct, fields));
        }
        let known = self.cur.keyword().and_then(|(key, len)| Some((NodeKind::from_key(key)?, len)));
        let kind = match known {
            Some((kind, len)) => {
                self.cur.pos += len;
                Some(kind)
            }
            None => NodeKind::from_word(self.cur.run(class::NAME)),
        };
        let kind = kind.filter(|k| !matches!(k, NodeKind::Tuple | NodeKind::List));
        let Some(kind) = kind else {
            self.cur.pos = at;
            return Err(self.cur.expected("a metadata node"));
        };
        self.cur.expect(b'(')?;
        let fields = match kind {
            NodeKind::DiExpression => self.expression_fields()?,
            NodeKind::DiArgList => {
                self.in_function = in_function;
                self.arg_list_fields(at)?
            }
            _ => self.named_fields(kind, at, distinct)?,
        };
        Ok(self.store.add_node(kind, distinct, fields))
    }

    /// A location as LLVM prints it: most nodes of optimised code are locations.
    #[inline]
    fn plain_location(&mut self) -> Option<List> {
        let start = self.cur.pos;
        self.cur.eat_text(b"DILocation(line: ")?;
        let mut words = [0; 8];
        let count = self.plain_location_fields(&mut words);
        let fits = count.is_some() && self.cur.eat_text(b")").is_some();
        if !fits {
            self.cur.pos = start;
            return None;
        }
        Some(self.store.add_list(&words[..2 * count?]))
    }

    #[inline(always)]
    fn plain_location_fields(&mut self, words: &mut [u32; 8]) -> Option<usize> {
        let number = |field: Field| tag::UINT | (field as u32) << 8;
        let node = |field: Field| tag::NUMBER | (field as u32) << 8;
        let mut count = 1;
        words[..2].copy_from_slice(&[number(Field::Line), self.cur.plain_number()?]);
        if self.cur.eat_text(b", column: ").is_some() {
            let column = self.cur.plain_number().filter(|&n| n <= u32::from(u16::MAX))?;
            words[2..4].copy_from_slice(&[number(Field::Column), column]);
            count = 2;
        }
        for (text, field) in
            [(&b", scope: !"[..], Field::Scope), (b", inlinedAt: !", Field::InlinedAt)]
        {
            if !self.cur.src[self.cur.pos..].starts_with(text) {
                // Only the scope must be there.
                return (field == Field::InlinedAt).then_some(count);
            }
            self.cur.pos += text.len();
            let at = self.cur.pos;
            let n = self.cur.plain_number()?;
            self.scratch.md_refs.add(n, at - 1, self.cur.src.len());
            words[2 * count..2 * count + 2].copy_from_slice(&[node(field), n]);
            count += 1;
        }
        Some(count)
    }

    #[inline]
    fn push_md(&mut self, field: Field, md: Md) {
        let [tag, payload] = self.store.encode_md(md);
        self.scratch.words.extend([tag | (field as u32) << 8, payload]);
    }

    fn flush_md(&mut self, base: usize) -> List {
        let list = self.store.add_list(&self.scratch.words[base..]);
        self.place_forwards_in(list);
        self.scratch.words.truncate(base);
        list
    }

    /// The operands of a tuple up to and including its brace.
    fn md_list(&mut self) -> Result<List> {
        let base = self.scratch.words.len();
        if !self.cur.eat(b'}') {
            loop {
                let md = if self.cur.peek() == b'n' && self.cur.eat_word(b"null") {
                    Md::Null
                } else {
                    self.nested(Self::md_operand)?
                };
                self.push_md(Field::Positional, md);
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b'}')?;
        }
        Ok(self.flush_md(base))
    }

    /// A node, a string, or a typed value.
    pub(super) fn md_operand(&mut self) -> Result<Md> {
        if self.cur.peek() == b'!' {
            self.cur.pos += 1;
            return match self.cur.peek() {
                b'"' => self.cur.string().map(Md::Str),
                b'0'..=b'9' => self.md_number().map(Md::Number),
                _ => self.md_node(false).map(Md::Inline),
            };
        }
        let at = self.cur.pos;
        let ty = self.ty()?;
        if ty == Type::METADATA {
            return Err(Error::new(at, "metadata of metadata is written without `metadata`"));
        }
        let value = self.value(ty)?;
        Ok(Md::Value(value))
    }

    fn expression_fields(&mut self) -> Result<List> {
        let base = self.scratch.words.len();
        if !self.cur.eat(b')') {
            loop {
                self.cur.ws();
                let md = if class::is(self.cur.byte(), class::DIGIT) {
                    self.unsigned(u64::MAX)?
                } else {
                    let at = self.cur.pos;
                    let word = self.cur.run(class::WORD);
                    if !word.starts_with(b"DW_OP_") && !word.starts_with(b"DW_ATE_") {
                        self.cur.pos = at;
                        return Err(self.cur.expected("a number, `DW_OP_…` or `DW_ATE_…`"));
                    }
                    Md::Word(TextRef::source(at))
                };
                self.push_md(Field::Positional, md);
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b')')?;
        }
        Ok(self.flush_md(base))
    }

    fn arg_list_fields(&mut self, at: usize) -> Result<List> {
        if !self.in_function {
            return Err(Error::new(at, "`!DIArgList` is only allowed inside a function"));
        }
        let base = self.scratch.words.len();
        if !self.cur.eat(b')') {
            loop {
                let md = self.md_operand()?;
                self.push_md(Field::Positional, md);
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b')')?;
        }
        Ok(self.flush_md(base))
    }

    fn named_fields(&mut self, kind: NodeKind, node_at: usize, distinct: bool) -> Result<List> {
        let specs = fields(kind);
        let base = self.scratch.words.len();
        let mut seen = 0u64;
        // Fields are written in the order of the table, so the next one is found at once.
        let mut guess = 0;
        if !self.cur.eat(b')') {
            loop {
                self.cur.ws();
                let at = self.cur.pos;
                let known = self.cur.field_name().map(|(key, len)| (Field::from_key(key), len));
                let (field, len) = known.unwrap_or_else(|| {
                    let word = self.cur.peek_word();
                    (Field::from_word(word), word.len())
                });
                self.cur.pos += len;
                let found = field.and_then(|f| {
                    let mut order = (guess..specs.len()).chain(0..guess);
                    order.find(|&i| specs[i].field == f)
                });
                let Some(index) = found else {
                    self.cur.pos = at;
                    let names: Vec<_> = specs.iter().map(|s| s.field.as_str()).collect();
                    return Err(self.cur.expected(&format!(
                        "a field of `!{}` ({})",
                        kind.as_str(),
                        names.join(", ")
                    )));
                };
                let spec = specs[index];
                if seen >> index & 1 != 0 {
                    return Err(Error::new(
                        at,
                        format!("`{}` is given twice", spec.field.as_str()),
                    ));
                }
                seen |= 1 << index;
                guess = index + 1;
                self.cur.expect(b':')?;
                let md = self.field_value(spec.holds)?;
                self.push_md(spec.field, md);
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b')')?;
        }
        let missing = required(kind) & !seen;
        if missing != 0 {
            let field = specs[missing.trailing_zeros() as usize].field.as_str();
            return Err(Error::new(
                node_at.saturating_sub(1),
                format!("`!{}` needs the field `{field}`", kind.as_str()),
            ));
        }
        let has =
            |f: Field| specs.iter().position(|s| s.field == f).is_some_and(|i| seen >> i & 1 != 0);
        let at = node_at.saturating_sub(1);
        if kind == NodeKind::DiAssignId && !distinct {
            return Err(Error::new(at, "a `!DIAssignID` must be `distinct`"));
        }
        if kind == NodeKind::DiSubprogram && !distinct && self.defines(base) {
            return Err(Error::new(at, "the `!DISubprogram` of a definition must be `distinct`"));
        }
        if kind == NodeKind::DiCompileUnit {
            if !distinct {
                return Err(Error::new(at, "a `!DICompileUnit` must be `distinct`"));
            }
            if has(Field::Language) == has(Field::SourceLanguageName) {
                let message = "`!DICompileUnit` needs either `language` or `sourceLanguageName`";
                return Err(Error::new(at, message));
            }
        }
        Ok(self.flush_md(base))
    }

    /// Whether the fields gathered since `base` say that a subprogram is a definition.
    fn defines(&self, base: usize) -> bool {
        let mut defines = true;
        for pair in self.scratch.words[base..].chunks_exact(2) {
            let field = Field::from_index(pair[0] >> 8);
            if field == Some(Field::IsDefinition) {
                defines = pair[1] != 0;
            } else if field == Some(Field::SpFlags) {
                let text = &self.store.text;
                let mut words = self.store.flag_words(List(pair[1]));
                // By name, or as the bit that the name stands for.
                return words.any(|w| match text.raw(w) {
                    b"DISPFlagDefinition" => true,
                    raw => std::str::from_utf8(raw)
                        .ok()
                        .and_then(|n| n.parse::<u64>().ok())
                        .is_some_and(|n| n & 8 != 0),
                });
            }
        }
        defines
    }

    fn field_value(&mut self, holds: Holds) -> Result<Md> {
        self.cur.ws();
        let at = self.cur.pos;
        let first = self.cur.byte();
        let number = first.is_ascii_digit() || first == b'-';
        match holds {
            Holds::Unsigned(max) => self.unsigned(max),
            Holds::Signed => self.signed(),
            Holds::SignedOrMd { .. } if number => self.signed(),
            Holds::UnsignedOrMd if number => self.unsigned(u64::MAX),
            Holds::BigInt => self.big_number(),
            Holds::Bool => {
                let value = self.cur.eat_word(b"true");
                if !value && !self.cur.eat_word(b"false") {
                    return Err(self.cur.expected("`true` or `false`"));
                }
                Ok(Md::Bool(value))
            }
            Holds::Str => self.cur.string().map(Md::Str),
            Holds::NonEmptyStr => {
                let text = self.cur.string()?;
                if self.cur.pos == at + 2 {
                    return Err(Error::new(at, "this name cannot be empty"));
                }
                Ok(Md::Str(text))
            }
            Holds::Md { .. } | Holds::SignedOrMd { .. } | Holds::UnsignedOrMd => {
                if first == b'n' && self.cur.eat_word(b"null") {
                    if matches!(
                        holds,
                        Holds::Md { null: false } | Holds::SignedOrMd { null: false }
                    ) {
                        return Err(Error::new(at, "this field cannot be null"));
                    }
                    return Ok(Md::Null);
                }
                self.nested(Self::md_operand)
            }
            Holds::Word(prefix, max) => {
                if number {
                    return self.unsigned(max);
                }
                let word = self.cur.run(class::WORD);
                if !word.starts_with(prefix.as_bytes()) {
                    self.cur.pos = at;
                    return Err(self.cur.expected(&format!("`{prefix}…`")));
                }
                Ok(Md::Word(TextRef::source(at)))
            }
            Holds::OneOf(words) => {
                if number {
                    return self.unsigned(words.len() as u64 - 1);
                }
                let word = self.cur.run(class::WORD);
                if !words.iter().any(|w| w.as_bytes() == word) {
                    self.cur.pos = at;
                    return Err(self.cur.expected(&format!("one of {}", words.join(", "))));
                }
                Ok(Md::Word(TextRef::source(at)))
            }
            Holds::Flags(prefix) => {
                let mut words = Vec::new();
                loop {
                    self.cur.ws();
                    let at = self.cur.pos;
                    let word = self.cur.run(class::WORD);
                    let digits = !word.is_empty() && word.iter().all(u8::is_ascii_digit);
                    if !digits && !word.starts_with(prefix.as_bytes()) {
                        self.cur.pos = at;
                        return Err(self.cur.expected(&format!("`{prefix}…` or a number")));
                    }
                    words.push(at as u32);
                    if !self.cur.eat(b'|') {
                        break;
                    }
                }
                Ok(Md::Flags(self.store.add_list(&words)))
            }
            Holds::MdList => {
                self.cur.expect(b'{')?;
                let fields = self.md_list()?;
                Ok(Md::Inline(self.store.add_node(NodeKind::List, false, fields)))
            }
        }
    }

    fn unsigned(&mut self, max: u64) -> Result<Md> {
        self.cur.ws();
        let at = self.cur.pos;
        let n = self.cur.u64()?;
        if n > max {
            return Err(Error::new(at, format!("this number is larger than {max}")));
        }
        Ok(i64::try_from(n).map_or(Md::BigInt(TextRef::source(at)), Md::Int))
    }

    fn signed(&mut self) -> Result<Md> {
        self.cur.ws();
        let at = self.cur.pos;
        let md = self.big_number()?;
        if matches!(md, Md::BigInt(_)) {
            return Err(Error::new(at, "this number does not fit 64 bits"));
        }
        Ok(md)
    }

    fn big_number(&mut self) -> Result<Md> {
        let text = self.cur.int_text()?;
        let raw = &self.cur.src[text.0 as usize..self.cur.pos];
        let value = std::str::from_utf8(raw).ok().and_then(|s| s.parse().ok());
        Ok(value.map_or(Md::BigInt(text), Md::Int))
    }

    /// `!kind` of an attachment, at its `!`.
    fn md_kind(&mut self) -> Result<MdKind> {
        self.cur.pos += 1;
        let at = self.cur.pos;
        if let Some((key, len)) = self.cur.keyword()
            && self.cur.byte_at(len) == b' '
            && let Some(name) = MdKindName::from_key(key)
        {
            self.cur.pos += len;
            self.store.note_attached(name);
            return Ok(MdKind::Known(name));
        }
        let raw = self.md_name()?;
        let Some(name) = MdKindName::from_word(raw) else {
            return Ok(MdKind::Custom(TextRef::source(at)));
        };
        self.store.note_attached(name);
        Ok(MdKind::Known(name))
    }

    /// The name after a `!`; it may have escapes, though not be quoted.
    pub(super) fn md_name(&mut self) -> Result<&'s [u8]> {
        let start = self.cur.pos;
        let first = self.cur.byte();
        while class::is(self.cur.byte(), class::NAME) || self.cur.byte() == b'\\' {
            self.cur.pos += 1;
        }
        let raw = &self.cur.src[start..self.cur.pos];
        if raw.is_empty() || first.is_ascii_digit() {
            self.cur.pos = start;
            return Err(self.cur.expected("a metadata name"));
        }
        Ok(raw)
    }

    /// Whether `!name` is next, as opposed to `!7` and the like.
    pub(super) fn at_attachment(&mut self) -> bool {
        self.cur.peek() == b'!' && {
            let b = self.cur.byte_at(1);
            (class::is(b, class::NAME) && !b.is_ascii_digit()) || b == b'\\'
        }
    }

    fn attachment(&mut self) -> Result<()> {
        if !self.at_attachment() {
            return Err(self.cur.expected("a metadata attachment such as `!dbg !7`"));
        }
        let words = self.one_attachment()?;
        self.scratch.words.extend(words);
        Ok(())
    }

    /// A single attachment, as the words of a list.
    pub(super) fn one_attachment(&mut self) -> Result<[u32; 2]> {
        let kind = self.md_kind()?;
        let md = self.md_ref()?;
        Ok([kind.encode(), md.encode()])
    }

    fn flush_attachments(&mut self, base: usize) -> List {
        let list = self.store.add_list(&self.scratch.words[base..]);
        self.scratch.words.truncate(base);
        list
    }

    /// Attachments of an instruction, after the comma before the first.
    #[inline]
    pub(super) fn comma_attachments(&mut self) -> Result<List> {
        let base = self.scratch.words.len();
        loop {
            self.attachment()?;
            if !self.cur.eat(b',') {
                return Ok(self.flush_attachments(base));
            }
        }
    }

    /// Attachments of a function, if there are any.
    pub(super) fn attachments(&mut self) -> Result<List> {
        let base = self.scratch.words.len();
        while self.at_attachment() {
            self.attachment()?;
        }
        Ok(self.flush_attachments(base))
    }

    /// Tells pending forward references where in `words` they ended up.
    fn place_forwards_in(&mut self, list: List) {
        if self.scratch.unplaced == 0 {
            return;
        }
        let first = list.0 as usize + 1;
        let pairs = self.store.list(list).chunks_exact(2).enumerate();
        for (i, pair) in pairs {
            if pair[0] & 0xFF == tag::VALUE
                && let Some(n) = crate::value::Value::from_bits(pair[1]).as_forward()
            {
                self.scratch.place_word(n, first + 2 * i + 1);
            }
        }
    }
}
