//! What is wrong with an input, and where.
//!
//! An error is one word, so that `Result` stays small on the reader's hot paths; it is built in cold
//! functions only.

use std::fmt;

/// A fault in the text, with the offset it was found at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Inner {
    at: usize,
    message: String,
    note: Option<(usize, String)>,
}

/// The result of reading.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    #[cold]
    pub(crate) fn new(at: usize, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { at, message: message.into(), note: None }))
    }

    /// Adds a second place that explains the first, such as an earlier definition.
    #[cold]
    pub(crate) fn with_note(mut self, at: usize, note: impl Into<String>) -> Self {
        self.0.note = Some((at, note.into()));
        self
    }

    /// The byte offset of the fault.
    pub fn offset(&self) -> usize {
        self.0.at
    }

    /// What was expected, or what does not fit.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// A second place that explains the fault.
    pub fn note(&self) -> Option<(usize, &str)> {
        self.0.note.as_ref().map(|(at, text)| (*at, text.as_str()))
    }

    /// The line and column of the fault in `source`, both counted from one; columns are bytes.
    pub fn position(&self, source: &[u8]) -> (usize, usize) {
        line_and_column(source, self.0.at)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Error {}

/// The line and column of an offset, both counted from one; columns are bytes.
pub fn line_and_column(source: &[u8], offset: usize) -> (usize, usize) {
    let before = &source[..offset.min(source.len())];
    let line_start = memchr::memrchr(b'\n', before).map_or(0, |i| i + 1);
    (memchr::memchr_iter(b'\n', before).count() + 1, before.len() - line_start + 1)
}
