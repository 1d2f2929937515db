//! Files in, messages out.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use memmap2::Mmap;
use spacecast_ir::Module;

use crate::limits::limits;
use crate::llvm::{self, Format};

/// Up to which size of a file threads cost more than they save.
const SMALL: u64 = 256 << 10;

/// Whether standard input is among the files more than once, of which the second would find it empty: says so.
pub fn asks_twice<'f>(files: impl IntoIterator<Item = &'f PathBuf>) -> bool {
    let twice = files.into_iter().filter(|file| *file == Path::new("-")).count() > 1;
    if twice {
        report("standard input can be read once: `-` is there twice");
    }
    twice
}

/// Whether all there is to read is one small file.
pub fn is_small(files: &[PathBuf]) -> bool {
    let [file] = files else { return false };
    fs::metadata(file).is_ok_and(|meta| meta.is_file() && meta.len() <= SMALL)
}

/// What a subcommand can fail with, apart from faults in the input.
pub type Error = Box<dyn std::error::Error>;

/// The text of a file: mapped where that is possible, so that it is not copied.
pub enum Text {
    /// A regular file.
    Mapped(Mmap),
    /// Standard input, a pipe, an empty file.
    Owned(Vec<u8>),
    /// Made of bitcode.
    Decoded(Vec<u8>),
}

impl Text {
    /// Opens a module, or standard input for `-`. Of bitcode it makes text.
    pub fn of_module(path: &Path) -> Result<Text, Error> {
        let text = Text::open(path)?;
        if spacecast_llvm::is_bitcode(text.bytes()) {
            return Ok(Text::Decoded(llvm::decode(path, text.bytes())?));
        }
        Ok(text)
    }

    /// What the file was.
    pub fn format(&self) -> Format {
        match self {
            Text::Mapped(_) | Text::Owned(_) => Format::Ll,
            Text::Decoded(_) => Format::Bc,
        }
    }

    /// Opens a file, or standard input for `-`.
    pub fn open(path: &Path) -> Result<Text, Error> {
        let explain = |error: io::Error| format!("cannot read {}: {error}", path.display());
        if path == Path::new("-") {
            return Ok(Text::Owned(read(io::stdin().lock(), path)?));
        }
        let file = File::open(path).map_err(explain)?;
        let meta = file.metadata().map_err(explain)?;
        if meta.is_file() && meta.len() > 0 {
            if meta.len() > most() {
                return Err(too_large(path));
            }
            // SAFETY: the mapping is private to this process and only read. If someone truncates the
            // file meanwhile, the process is killed by a signal: the same as for every tool that maps
            // its input, LLVM included. Copying instead would cost the size of the file in memory.
            #[allow(unsafe_code)]
            let map = unsafe { Mmap::map(&file) };
            return Ok(Text::Mapped(map.map_err(explain)?));
        }
        Ok(Text::Owned(read(file, path)?))
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Text::Mapped(map) => map,
            Text::Owned(bytes) | Text::Decoded(bytes) => bytes,
        }
    }
}

/// Reads a module, within the limits.
pub fn parse(text: &[u8]) -> spacecast_ir::Result<Module<'_>> {
    spacecast_ir::parse_nested(text, limits().max_nesting)
}

/// How many bytes a file may have.
fn most() -> u64 {
    limits().max_size.saturating_mul(1 << 20)
}

fn too_large(path: &Path) -> Error {
    let size = limits().max_size;
    format!("{} is larger than {size} MiB; `--max-size` raises the limit", path.display()).into()
}

/// All that comes from a stream, which may have no end.
fn read(stream: impl Read, path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let read = stream.take(most().saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    if bytes.len() as u64 > most() { Err(too_large(path)) } else { Ok(bytes) }
}

/// With colours if someone is looking.
pub fn renderer() -> Renderer {
    if io::IsTerminal::is_terminal(&io::stderr()) { Renderer::styled() } else { Renderer::plain() }
}

/// Writes a message to standard error.
pub fn report(message: &str) {
    // Nothing is left to do if standard error is closed.
    let _ = writeln!(io::stderr(), "{}", error(message));
}

/// An error as it is shown.
pub fn error(message: &str) -> String {
    renderer().render(&[Group::with_title(Level::ERROR.primary_title(message))])
}

/// A warning as it is shown.
pub fn warning(message: &str) -> String {
    renderer().render(&[Group::with_title(Level::WARNING.primary_title(message))])
}

/// A place in a file, and what is to be said of it.
pub struct Place<'a> {
    pub path: &'a Path,
    pub source: &'a [u8],
    pub offset: usize,
    pub title: String,
}

/// The message for a fault that shows in several places: the first is where it is, others explain it.
pub fn at_places(places: &[Place<'_>], note: Option<&str>) -> String {
    let shown: Vec<(String, Shown)> = places
        .iter()
        .map(|place| (place.path.display().to_string(), Shown::at(place.source, place.offset)))
        .collect();
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (place, (path, shown)) in places.iter().zip(&shown) {
        let title = match groups.is_empty() {
            true => Level::ERROR.primary_title(place.title.as_str()),
            false => Level::NOTE.secondary_title(place.title.as_str()),
        };
        groups.push(shown.group(path, title));
    }
    if let Some(note) = note
        && let Some(last) = groups.pop()
    {
        groups.push(last.element(Level::NOTE.message(note)));
    }
    renderer().render(&groups)
}

/// How much of a long line is shown on either side of a fault.
const WINDOW: usize = 100;

/// The message for a fault in the text: file, line, column, the line, and a caret.
pub fn diagnostic(path: &Path, source: &[u8], error: &spacecast_ir::Error) -> String {
    let path = path.display().to_string();
    let shown = Shown::at(source, error.offset());
    let mut groups = vec![shown.group(&path, Level::ERROR.primary_title(error.message()))];
    let note = error.note().map(|(at, text)| (Shown::at(source, at), text));
    if let Some((shown, text)) = &note {
        groups.push(shown.group(&path, Level::NOTE.secondary_title(*text)));
    }
    renderer().render(&groups)
}

/// The line of a fault, as text, cut where it is very long.
struct Shown {
    line: usize,
    column: usize,
    text: String,
    /// Where in `text` the fault is.
    at: usize,
}

impl Shown {
    fn at(source: &[u8], offset: usize) -> Self {
        let offset = offset.min(source.len());
        let (line, column) = spacecast_ir::line_and_column(source, offset);
        let start = (offset + 1 - column).max(offset.saturating_sub(WINDOW));
        let rest = &source[offset..];
        let end = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len()).min(WINDOW);
        let clean = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(['\0', '\r'], " ");
        let (before, after) = (clean(&source[start..offset]), clean(&rest[..end]));
        Self { line, column, at: before.len(), text: before + &after }
    }

    fn group<'a>(&'a self, path: &'a str, title: annotate_snippets::Title<'a>) -> Group<'a> {
        let caret = AnnotationKind::Primary.span(self.caret());
        let snippet = Snippet::source(&self.text).line_start(self.line).fold(false);
        let group = Group::with_title(title);
        if self.column == self.at + 1 {
            return group.element(snippet.path(path).annotation(caret));
        }
        // The beginning of the line is not shown, so the position has to be given.
        let origin = Origin::path(path).line(self.line).char_column(self.column);
        group.element(origin).element(snippet.annotation(caret))
    }

    fn caret(&self) -> std::ops::Range<usize> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let word = |c: char| c.is_ascii_alphanumeric() || "._-$%@!#^".contains(c);
        let len = rest.find(|c| !word(c)).unwrap_or(rest.len());
        let first = rest.chars().next().map_or(0, char::len_utf8);
        self.at..self.at + len.max(first)
    }
}
