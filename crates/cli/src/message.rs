//! Messages about instructions: what is the matter, the line of IR, and the line of the program.

use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Snippet};
use spacecast_ir::query::SourcePosition;

use crate::input::renderer;

/// Something to be said about a place in a file.
pub struct Message<'a> {
    /// How bad it is.
    pub level: Level<'static>,
    /// What is the matter; examples and the like on lines of their own.
    pub title: String,
    /// The text that it is about, if that is in the file.
    pub text: Option<Range<usize>>,
    /// Where in the program that is.
    pub position: Option<&'a SourcePosition>,
}

impl Message<'_> {
    /// As it is shown.
    pub fn render(self, file: &Path, lines: &mut Lines<'_>) -> String {
        let path = file.display().to_string();
        let text = self.text.as_ref().and_then(|range| first_line(lines.source, range));
        let mut group = Group::with_title(self.level.primary_title(self.title.as_str()));
        if let (Some(range), Some(text)) = (&self.text, &text) {
            let (line, column) = lines.at(range.start);
            let indent = " ".repeat(column.saturating_sub(1).min(80));
            let shown = format!("{indent}{text}");
            let span = indent.len()..shown.len();
            let snippet = Snippet::source(shown).line_start(line).path(path);
            group = group.element(snippet.annotation(AnnotationKind::Primary.span(span)));
        } else {
            group = group.element(Origin::path(path));
        }
        if let Some(position) = self.position {
            let place = Origin::path(position.file.as_str()).line(position.line as usize);
            let column = position.column as usize;
            group = group.element(if column > 0 { place.char_column(column) } else { place });
        }
        renderer().render(&[group])
    }
}

/// A title that names the function, behind what it says first.
pub fn title(message: &str, tag: &str, function: Option<&str>) -> String {
    let place = function.map(|name| format!(" in `{name}`")).unwrap_or_default();
    match message.split_once('\n') {
        Some((first, rest)) => format!("{first}{tag}{place}\n{rest}"),
        None => format!("{message}{tag}{place}"),
    }
}

/// The first line of a text in the source.
pub fn first_line<'s>(source: &'s [u8], range: &Range<usize>) -> Option<Cow<'s, str>> {
    let line = source.get(range.clone())?.split(|&b| b == b'\n').next()?;
    Some(String::from_utf8_lossy(line))
}

/// Lines of a source, counted on from the last place: messages mostly come in order.
pub struct Lines<'s> {
    source: &'s [u8],
    offset: usize,
    line: usize,
}

impl<'s> Lines<'s> {
    pub fn new(source: &'s [u8]) -> Self {
        Self { source, offset: 0, line: 1 }
    }

    /// The line and column of a place, both counted from one.
    fn at(&mut self, offset: usize) -> (usize, usize) {
        if offset < self.offset {
            *self = Self::new(self.source);
        }
        // Where a line begins, so that the column needs nothing from before.
        let rest = self.source.get(self.offset..).unwrap_or_default();
        let (lines, column) = spacecast_ir::line_and_column(rest, offset - self.offset);
        self.line += lines - 1;
        self.offset = (offset + 1).saturating_sub(column);
        (self.line, column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_on() {
        let source = b"ab\ncd\n\nef";
        let mut lines = Lines::new(source);
        for offset in [0, 1, 4, 4, 3, 7, 8, 2, 9] {
            let expected = spacecast_ir::line_and_column(source, offset);
            assert_eq!(lines.at(offset), expected, "{offset}");
        }
    }
}
