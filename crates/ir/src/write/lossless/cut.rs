//! A walk through the source, which is copied, left out, or replaced.

use std::io;
use std::ops::Range;

use super::CHUNK;

/// A walk through the source.
pub(super) struct Cut<'s> {
    pub src: &'s [u8],
    /// How far the source is copied or skipped.
    pub at: usize,
    pub out: Vec<u8>,
    /// What is left out, in order.
    pub removed: Vec<Range<usize>>,
    next_removed: usize,
    /// Whether text was handed on, and `out` is empty for that reason.
    pub wrote: bool,
}

impl<'s> Cut<'s> {
    pub fn new(src: &'s [u8], at: usize) -> Self {
        let (out, removed) = (Vec::new(), Vec::new());
        Self { src, at, out, removed, next_removed: 0, wrote: false }
    }

    /// Whether the source holds up to the end of an entity that was not changed, if it does up to `holds`.
    pub fn holds(&self, holds: usize, range: &Range<usize>) -> bool {
        let removed = self.removed.get(self.next_removed);
        range.start >= self.at.max(holds) && removed.is_none_or(|gone| gone.start >= range.end)
    }

    /// Copies the source up to there. What is long is not copied, but handed on.
    pub fn copy_to(&mut self, to: usize, out: &mut dyn io::Write) -> io::Result<()> {
        let removed = self.removed.get(self.next_removed);
        if to < self.at + CHUNK || removed.is_some_and(|gone| gone.start < to) {
            self.skip_to(to);
            return Ok(());
        }
        self.flush(out)?;
        out.write_all(&self.src[self.at..to])?;
        self.at = to;
        Ok(())
    }

    /// Adds text, or hands it on if there is much.
    pub fn hand_on(&mut self, text: &[u8], out: &mut dyn io::Write) -> io::Result<()> {
        if self.out.len() + text.len() <= CHUNK {
            self.out.extend_from_slice(text);
            return Ok(());
        }
        self.flush(out)?;
        out.write_all(text)
    }

    /// Hands on what there is.
    pub fn flush(&mut self, out: &mut dyn io::Write) -> io::Result<()> {
        out.write_all(&self.out)?;
        self.out.clear();
        // Keeps `finish_line` from adding a line end at the start of a chunk.
        self.wrote = true;
        Ok(())
    }

    /// Copies what lies before an entity, and the entity.
    pub fn copy(&mut self, range: Range<usize>) {
        self.skip_to(range.start);
        self.out.extend_from_slice(&self.src[range.clone()]);
        self.at = range.end;
    }

    /// Copies what lies before an entity, without what was removed there.
    pub fn skip_to(&mut self, to: usize) {
        while let Some(range) = self.removed.get(self.next_removed).cloned() {
            if range.start >= to {
                break;
            }
            self.next_removed += 1;
            let line = self.whole_lines(&range, to);
            let from = line.start.max(self.at);
            self.out.extend_from_slice(&self.src[self.at.min(from)..from]);
            self.at = line.end.max(self.at);
        }
        if self.at < to {
            self.out.extend_from_slice(&self.src[self.at..to]);
            self.at = to;
        }
    }

    /// The lines of a range, if nothing but white space and comments shares them.
    fn whole_lines(&self, range: &Range<usize>, to: usize) -> Range<usize> {
        let before = &self.src[self.at.min(range.start)..range.start];
        let indent = before.iter().rev().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let starts_line = match before.len().checked_sub(indent + 1) {
            Some(i) => before[i] == b'\n',
            None => range.start == indent || self.src.get(range.start - indent - 1) == Some(&b'\n'),
        };
        match trailing(&self.src[range.end..to.max(range.end)]) {
            Some(len) if starts_line => range.start - indent..range.end + len,
            _ => range.clone(),
        }
    }

    /// Gets to the start of a line, taking along the comment that ends the current one.
    pub fn finish_line(&mut self) {
        if let Some(len) = trailing(&self.src[self.at..])
            && !self.at_line_start()
        {
            self.skip_to(self.at + len);
        }
        if !self.at_line_start() {
            self.out.push(b'\n');
        }
    }

    fn at_line_start(&self) -> bool {
        match self.out.last() {
            Some(b) => *b == b'\n',
            None => !self.wrote || self.at == 0 || self.src.get(self.at - 1) == Some(&b'\n'),
        }
    }
}

/// The length of blanks, a comment and the line end, if nothing else comes first.
fn trailing(rest: &[u8]) -> Option<usize> {
    let blanks = rest.iter().take_while(|b| matches!(b, b' ' | b'\t' | b'\r')).count();
    match rest.get(blanks) {
        Some(b'\n') => Some(blanks + 1),
        Some(b';') => Some(memchr::memchr(b'\n', rest).map_or(rest.len(), |i| i + 1)),
        _ => None,
    }
}
