//! Text that the model refers to without copying: the source file, and what edits have added.
//!
//! A [`TextRef`] is the offset at which a token starts. Its end is not stored: every token that the
//! model keeps (a name, a number, a quoted string, a word) ends where its characters end, so one look
//! at the bytes finds it again. That makes a reference four bytes.
//!
//! ```text
//!    0                  src.len()      1 << 30
//!    |---- source ------|              |---- extra (added by edits) ----|
//! ```

use std::borrow::Cow;
use std::fmt;

/// Sources must be smaller than this: the bit that follows marks text added by an edit.
pub const MAX_SOURCE: usize = 1 << 30;

const EXTRA: u32 = 1 << 30;

/// Where a token of the source, or of the text that edits added, begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct TextRef(pub(crate) u32);

impl TextRef {
    pub(crate) fn source(offset: usize) -> Self {
        debug_assert!(offset < MAX_SOURCE);
        Self(offset as u32)
    }

    /// The offset in the source file, unless an edit added this text.
    pub fn source_offset(self) -> Option<usize> {
        (self.0 < EXTRA).then_some(self.0 as usize)
    }
}

impl fmt::Debug for TextRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "text@{}", self.0)
    }
}

/// The source text of a module, shared, and the text that edits of one owner added to it.
#[derive(Clone, Debug, Default)]
pub struct Text<'s> {
    src: &'s [u8],
    extra: Vec<u8>,
}

/// Of one source, or of copies of it: that is not read to find out.
impl PartialEq for Text<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.src, other.src) && self.extra == other.extra
    }
}

impl Eq for Text<'_> {}

impl<'s> Text<'s> {
    pub(crate) fn new(src: &'s [u8]) -> Self {
        Self { src, extra: Vec::new() }
    }

    /// How much was added.
    pub(crate) fn added(&self) -> usize {
        self.extra.len()
    }

    /// What was there when so much was added.
    pub(crate) fn shortened(&self, added: usize) -> Self {
        Self { src: self.src, extra: self.extra[..added].to_vec() }
    }

    /// Whether another state of this text is the beginning of it.
    pub(crate) fn extends(&self, before: &Self) -> bool {
        std::ptr::eq(self.src, before.src) && self.extra.starts_with(&before.extra)
    }

    /// The whole source file.
    pub fn source(&self) -> &'s [u8] {
        self.src
    }

    /// The token at `at`, as written: a quoted string keeps its quotes and escapes.
    pub fn raw(&self, at: TextRef) -> &[u8] {
        let (text, at) = self.place(at);
        token_in(text, at)
    }

    /// Which text a token is in, and where.
    fn place(&self, at: TextRef) -> (&[u8], usize) {
        if at.0 < EXTRA {
            (self.src, at.0 as usize)
        } else {
            (&self.extra, (at.0 - EXTRA) as usize)
        }
    }

    /// What the token at `at` means: without quotes, and with its escapes resolved.
    pub fn unescaped(&self, at: TextRef) -> Cow<'_, [u8]> {
        unescape(self.raw(at))
    }

    /// Whether the token at `at` means these bytes.
    pub fn is(&self, at: TextRef, bytes: &[u8]) -> bool {
        let (text, at) = self.place(at);
        let quoted = text.get(at) == Some(&b'"');
        let first = text.get(at + usize::from(quoted));
        // Most differ from the start.
        (first == bytes.first() || matches!(first, Some(b'"' | b'\\')))
            && *unescape(token_in(text, at)) == *bytes
    }

    /// Adds a token exactly as it is to be printed. `token` must be a single token.
    pub(crate) fn add_raw(&mut self, token: &[u8]) -> TextRef {
        let at = self.extra.len();
        if at == 0 {
            // Few names come alone.
            self.extra.reserve(128);
        }
        self.extra.extend_from_slice(token);
        // A blank keeps the next token from running into this one.
        self.extra.push(b' ');
        TextRef(EXTRA + at as u32)
    }

    /// Adds a name, quoted if it has to be.
    pub fn add_name(&mut self, name: &[u8]) -> TextRef {
        self.add_raw(&quote_name(name))
    }

    /// Adds a string in quotes.
    pub fn add_string(&mut self, bytes: &[u8]) -> TextRef {
        self.add_raw(&quote(bytes))
    }
}

/// The name of a local value or of a global one: as written, or its number.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Name(u32);

const NUMBER: u32 = 1 << 31;

impl Name {
    /// The name of what has none, such as a `store`.
    pub const NONE: Name = Name(u32::MAX);

    pub(crate) fn number(n: u32) -> Self {
        debug_assert!(n < NUMBER - 1);
        Self(NUMBER | n)
    }

    pub(crate) fn text(at: TextRef) -> Self {
        Self(at.0)
    }

    pub(crate) fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(crate) fn bits(self) -> u32 {
        self.0
    }

    /// The number of an unnamed value.
    pub fn as_number(self) -> Option<u32> {
        (self != Self::NONE && self.0 & NUMBER != 0).then_some(self.0 & !NUMBER)
    }

    /// Where the name is written, unless the value is unnamed.
    pub fn as_text(self) -> Option<TextRef> {
        (self.0 & NUMBER == 0).then_some(TextRef(self.0))
    }

    /// Whether there is neither a name nor a number.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_number(), self.as_text()) {
            (Some(n), _) => write!(f, "%{n}"),
            (_, Some(t)) => write!(f, "{t:?}"),
            _ => f.write_str("none"),
        }
    }
}

/// What a byte may be part of.
pub(crate) mod class {
    /// `[-a-zA-Z$._0-9]`: names and labels.
    pub const NAME: u8 = 1;
    /// `[0-9]`.
    pub const DIGIT: u8 = 2;
    /// `[a-zA-Z0-9_]`: keywords.
    pub const WORD: u8 = 4;
    /// Any byte of an unquoted token: names, numbers with their signs, metadata names with escapes.
    pub const TOKEN: u8 = 8;
    /// White space. The zero byte counts, as it does in LLVM.
    pub const SPACE: u8 = 16;

    /// What begins a comment: `;`, or `/*`.
    pub const COMMENT: u8 = 32;

    pub static TABLE: [u8; 256] = {
        let mut table = [0; 256];
        let mut b = 0;
        while b < 256 {
            let c = b as u8;
            let mut bits = 0;
            if c.is_ascii_digit() {
                bits |= DIGIT;
            }
            if c.is_ascii_alphanumeric() || c == b'_' {
                bits |= WORD | NAME | TOKEN;
            }
            if c == b'-' || c == b'$' || c == b'.' {
                bits |= NAME | TOKEN;
            }
            if c == b'+' || c == b'\\' {
                bits |= TOKEN;
            }
            if c == b' ' || c == b'\t' || c == b'\n' || c == b'\r' || c == 0 {
                bits |= SPACE;
            }
            if c == b';' || c == b'/' {
                bits |= COMMENT;
            }
            table[b] = bits;
            b += 1;
        }
        table
    };

    /// Whether `byte` is in any class of `mask`.
    #[inline(always)]
    pub fn is(byte: u8, mask: u8) -> bool {
        TABLE[byte as usize] & mask != 0
    }
}

/// The token that starts at `start`.
pub(crate) fn token_in(bytes: &[u8], start: usize) -> &[u8] {
    let rest = bytes.get(start..).unwrap_or_default();
    let len = match rest.first() {
        Some(b'"') => match memchr::memchr(b'"', &rest[1..]) {
            Some(end) => end + 2,
            None => rest.len(),
        },
        _ => rest.iter().position(|&b| !class::is(b, class::TOKEN)).unwrap_or(rest.len()),
    };
    &rest[..len]
}

/// Strips the quotes of a token and resolves its `\xx` escapes; unquoted tokens mean themselves.
pub fn unescape(raw: &[u8]) -> Cow<'_, [u8]> {
    let Some(inner) = raw.strip_prefix(b"\"") else {
        return Cow::Borrowed(raw);
    };
    let inner = inner.strip_suffix(b"\"").unwrap_or(inner);
    if memchr::memchr(b'\\', inner).is_none() {
        return Cow::Borrowed(inner);
    }
    Cow::Owned(unescape_bytes(inner))
}

fn unescape_bytes(inner: &[u8]) -> Vec<u8> {
    let hex = |b: u8| (b as char).to_digit(16);
    let mut out = Vec::with_capacity(inner.len());
    let mut i = 0;
    while i < inner.len() {
        match inner[i..] {
            [b'\\', b'\\', ..] => {
                out.push(b'\\');
                i += 2;
            }
            [b'\\', a, b, ..] if hex(a).is_some() && hex(b).is_some() => {
                out.push((hex(a).unwrap_or(0) * 16 + hex(b).unwrap_or(0)) as u8);
                i += 3;
            }
            _ => {
                out.push(inner[i]);
                i += 1;
            }
        }
    }
    out
}

/// The bytes as a quoted token, escaped as LLVM escapes them.
pub fn quote(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len() + 2);
    out.push(b'"');
    for &b in bytes {
        if (b == b' ' || b.is_ascii_graphic()) && b != b'"' && b != b'\\' {
            out.push(b);
        } else {
            out.extend_from_slice(format!("\\{b:02X}").as_bytes());
        }
    }
    out.push(b'"');
    out
}

/// The bytes as a name: quoted only if they have to be.
pub fn quote_name(name: &[u8]) -> Cow<'_, [u8]> {
    let plain = match name {
        [] => false,
        [first, ..] => !first.is_ascii_digit() && name.iter().all(|&b| class::is(b, class::NAME)),
    };
    if plain { Cow::Borrowed(name) } else { Cow::Owned(quote(name)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_come_back() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(unescape(&quote(&all)), &all[..]);
        assert_eq!(unescape(b"\"a\\\\b\\zz\""), &b"a\\b\\zz"[..]);
        assert_eq!(quote_name(b"a.b-c$_1"), &b"a.b-c$_1"[..]);
        assert_eq!(quote_name(b"1a"), &b"\"1a\""[..]);
    }

    #[test]
    fn tokens_are_compared_by_what_they_mean() {
        let text = Text::new(br#""ab" "\61b" "" ab"#);
        for (at, bytes, is) in [
            (0, &b"ab"[..], true),
            (0, b"ac", false),
            (0, b"abc", false),
            (0, b"a", false),
            (5, b"ab", true),
            (5, b"ac", false),
            (12, b"", true),
            (12, b"ab", false),
            (15, b"ab", true),
        ] {
            assert_eq!(text.is(TextRef(at), bytes), is, "{at}");
        }
    }

    #[test]
    fn tokens_end_by_themselves() {
        let mut text = Text::new(b"%foo, \"a b\"c 1.0e+00)");
        assert_eq!(text.raw(TextRef(1)), b"foo");
        assert_eq!(text.raw(TextRef(6)), b"\"a b\"");
        assert_eq!(text.raw(TextRef(13)), b"1.0e+00");
        let a = text.add_name(b"x y");
        let b = text.add_name(b"z");
        assert_eq!((text.raw(a), text.raw(b)), (&b"\"x y\""[..], &b"z"[..]));
    }
}
