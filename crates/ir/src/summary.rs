//! `^N = …`: entries of the module summary, which LTO uses.
//!
//! Summaries change with every LLVM and no pass here reads them, so they are kept as what they are in
//! every version: a balanced sequence of tokens.

use crate::module::Span;
use crate::store::List;
use crate::text::TextRef;

/// One entry of the summary.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Its number.
    pub number: u32,
    pub(crate) tokens: List,
    pub(crate) span: Span,
}

/// A token of a summary.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    /// One of `( ) [ ] { } , :` and the like.
    Punct(u8),
    /// A word, a number or a string.
    Text(TextRef),
    /// `^N`
    Ref(u32),
}

impl Token {
    pub fn encode(self) -> [u32; 2] {
        match self {
            Token::Punct(b) => [0, u32::from(b)],
            Token::Text(t) => [1, t.0],
            Token::Ref(n) => [2, n],
        }
    }

    pub fn decode(pair: &[u32]) -> Self {
        match pair[0] {
            0 => Token::Punct(pair[1] as u8),
            1 => Token::Text(TextRef(pair[1])),
            _ => Token::Ref(pair[1]),
        }
    }
}
