//! The tokens of MLIR.

use std::ops::Range;

use crate::Error;

/// What a token is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// `memref`, `gpu.func`
    Word,
    /// `%arg0`
    Value,
    /// `@name`, `@"name"`
    Symbol,
    /// `^bb1`
    Block,
    /// `#gpu.address_space`, `#map`
    Attribute,
    /// `!llvm.ptr`, `!tile`
    Type,
    /// `"text"`
    Text,
    /// `4`, and with what follows it `4x8xf32`
    Number,
    /// `->`, or one byte
    Mark,
}

/// A token and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'s> {
    pub kind: Kind,
    pub text: &'s [u8],
    pub at: usize,
    /// Whether it is the first of its line.
    pub first: bool,
}

impl Token<'_> {
    pub fn is(&self, text: &str) -> bool {
        self.text == text.as_bytes()
    }

    pub fn range(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// The name of a symbol, without the sign and quotes; of a string what is in it.
    pub fn name(&self) -> String {
        let name = self.text.strip_prefix(b"@").unwrap_or(self.text);
        let quoted = name.strip_prefix(b"\"").and_then(|name| name.strip_suffix(b"\""));
        String::from_utf8_lossy(quoted.unwrap_or(name)).into_owned()
    }
}

/// All tokens, up to the resources that may stand at the end.
pub(super) fn lex(text: &[u8]) -> Result<Vec<Token<'_>>, Error> {
    let mut tokens = Vec::new();
    let (mut at, mut first) = (0, true);
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        if byte.is_ascii_whitespace() {
            first |= byte == b'\n';
            at += 1;
            continue;
        }
        if rest.starts_with(b"//") {
            at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
            continue;
        }
        if rest.starts_with(b"{-#") {
            break;
        }
        let (kind, len) = token(rest).ok_or_else(|| {
            let message = "this string is never closed".to_owned();
            Error { message, at }
        })?;
        tokens.push(Token { kind, text: &rest[..len], at, first });
        at += len;
        first = false;
    }
    Ok(tokens)
}

/// The token that a text begins with, and its length; `None` if a string has no end.
fn token(rest: &[u8]) -> Option<(Kind, usize)> {
    let word = |from: usize, also: &[u8]| {
        let is_word = |b: &&u8| b.is_ascii_alphanumeric() || b"_$.".contains(b) || also.contains(b);
        from + rest[from..].iter().take_while(is_word).count()
    };
    Some(match rest[0] {
        b'"' => (Kind::Text, string(rest)?),
        b'@' if rest.get(1) == Some(&b'"') => (Kind::Symbol, 1 + string(&rest[1..])?),
        b'@' => (Kind::Symbol, word(1, b"-")),
        b'%' => (Kind::Value, word(1, b"-")),
        b'^' => (Kind::Block, word(1, b"-")),
        b'#' => (Kind::Attribute, word(1, b"")),
        b'!' => (Kind::Type, word(1, b"")),
        b'0'..=b'9' => (Kind::Number, word(1, b"")),
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => (Kind::Word, word(1, b"")),
        b'-' if rest.get(1) == Some(&b'>') => (Kind::Mark, 2),
        _ => (Kind::Mark, 1),
    })
}

/// The length of a string, quotes included.
fn string(rest: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match rest.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}
