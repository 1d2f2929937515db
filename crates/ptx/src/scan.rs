//! The statements of a PTX file, one after the other.
//!
//! ```text
//!   .visible .entry k ( … )  {     a function begins
//!     .loc 1 12 5                  where the next instructions come from
//!     L1: @%p1 ld.global.u32 …;    an instruction: its name and its place
//!     // begin inline asm          what follows was written by hand
//!   }                              the function ends
//! ```
//!
//! Invariant: every step moves on, so that any input comes to an end.

use std::ops::Range;

use memchr::{memchr, memchr2, memchr3, memmem};

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event<'s> {
    /// A function that is defined here, and what stands between its parentheses.
    Begin { name: &'s [u8], kernel: bool, at: usize, returns: Range<usize>, params: Range<usize> },
    /// Its end.
    End,
    /// An instruction, and what follows its name up to the semicolon.
    Instruction { name: &'s [u8], at: usize, operands: Range<usize> },
    /// Variables in a state space, or registers, from the space on up to the semicolon.
    Variables(Range<usize>),
    /// `.loc`: file, line, column.
    Location(u32, u32, u32),
    /// `.file`: its number and its name.
    File(u32, &'s [u8]),
    /// `.target`, up to the end of the line.
    Target(&'s [u8]),
    /// `.version`
    Version(&'s [u8]),
    /// Whether what follows is inline assembly.
    Assembly(bool),
}

pub(crate) struct Scanner<'s> {
    text: &'s [u8],
    at: usize,
    /// Braces that are open; a function has one at least.
    depth: u32,
    /// Whether the text ends where something else had to come.
    unfinished: bool,
}

impl<'s> Scanner<'s> {
    pub fn new(text: &'s [u8]) -> Self {
        Self { text, at: 0, depth: 0, unfinished: false }
    }

    /// Whether the text, which was read to its end, ends in the middle of a statement, a comment or a function.
    pub fn is_cut(&self) -> bool {
        self.unfinished || self.depth > 0
    }

    /// Goes to the end of the text, which should not be there.
    fn give_up(&mut self) {
        self.at = self.text.len();
        self.unfinished = true;
    }

    fn rest(&self) -> &'s [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Skips to behind this byte, or to the end.
    fn skip_past(&mut self, byte: u8) {
        self.at += memchr(byte, self.rest()).map_or(self.rest().len(), |n| n + 1);
    }

    /// The line up to its end, which is skipped.
    fn line(&mut self) -> &'s [u8] {
        let rest = self.rest();
        let len = memchr(b'\n', rest).unwrap_or(rest.len());
        self.at += len;
        rest[..len].trim_ascii()
    }

    /// Skips a comment if there is one here; whether it says that inline assembly begins or ends.
    fn comment(&mut self) -> Option<Event<'s>> {
        if self.rest().starts_with(b"/*") {
            match memmem::find(self.rest(), b"*/") {
                Some(n) => self.at += n + 2,
                None => self.give_up(),
            }
            return None;
        }
        if !self.rest().starts_with(b"//") {
            self.at += 1;
            return None;
        }
        match self.line() {
            b"// begin inline asm" => Some(Event::Assembly(true)),
            b"// end inline asm" => Some(Event::Assembly(false)),
            _ => None,
        }
    }

    /// Skips what follows a name, up to behind the semicolon; where that is.
    fn skip_statement(&mut self) -> usize {
        loop {
            let rest = self.rest();
            let Some(n) = memchr3(b';', b'/', b'"', rest) else {
                self.give_up();
                return self.at;
            };
            self.at += n;
            match rest[n] {
                b';' => {
                    self.at += 1;
                    return self.at - 1;
                }
                b'"' => {
                    self.at += 1;
                    self.skip_past(b'"');
                }
                _ => {
                    self.comment();
                }
            }
        }
    }

    /// A word: letters, digits and what names have; `::` belongs to it, a colon does not.
    fn word(&mut self) -> &'s [u8] {
        let rest = self.rest();
        let mut len = 0;
        while let Some(&byte) = rest.get(len) {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'$' | b'%' | b'.' => len += 1,
                b'[' if rest[..len].ends_with(b"const") => len += 1,
                b']' if memchr(b'[', &rest[..len]).is_some() => len += 1,
                b':' if rest.get(len + 1) == Some(&b':') => len += 2,
                _ => break,
            }
        }
        let len = len.min(rest.len());
        self.at += len;
        &rest[..len]
    }

    fn skip_blanks(&mut self) {
        let blanks = self.rest().iter().take_while(|b| b.is_ascii_whitespace()).count();
        self.at += blanks;
    }

    /// What a directive says, if that matters here. What ends with a line, and what with a semicolon, has to be known.
    fn directive(&mut self) -> Option<Event<'s>> {
        let start = self.at;
        match self.word() {
            b".loc" => {
                let line = self.line();
                let mut numbers = line.split(|b| !b.is_ascii_digit()).filter(|n| !n.is_empty());
                let mut next = || number(numbers.next()?);
                Some(Event::Location(next()?, next()?, next()?))
            }
            b".file" => {
                let line = self.line();
                let digits = line.iter().take_while(|b| b.is_ascii_digit()).count();
                let open = memchr(b'"', line)?;
                let name = &line[open + 1..];
                let name = &name[..memchr(b'"', name)?];
                Some(Event::File(number(&line[..digits])?, name))
            }
            b".version" => Some(Event::Version(self.line())),
            b".target" => Some(Event::Target(self.line())),
            b".address_size" => {
                self.line();
                None
            }
            b".visible" | b".weak" | b".extern" | b".common" => None,
            b".entry" => self.function(true, start),
            b".func" => self.function(false, start),
            b".section" => {
                self.skip_braces();
                None
            }
            b".global" | b".shared" | b".const" | b".local" | b".param" | b".reg" => {
                Some(Event::Variables(start..self.skip_statement()))
            }
            _ => {
                self.skip_statement();
                None
            }
        }
    }

    fn skip_braces(&mut self) {
        let mut depth = 0;
        while let Some(n) = memchr2(b'{', b'}', self.rest()) {
            let open = self.rest()[n] == b'{';
            self.at += n + 1;
            depth += if open { 1 } else { -1 };
            if depth <= 0 {
                return;
            }
        }
        self.give_up();
    }

    /// The head of a function: what it returns, its name, its parameters. Only one with a body begins something.
    fn function(&mut self, kernel: bool, at: usize) -> Option<Event<'s>> {
        let mut name: &'s [u8] = &[];
        let (mut returns, mut params) = (0..0, 0..0);
        loop {
            self.skip_blanks();
            let Some(first) = self.rest().first() else {
                self.give_up();
                return None;
            };
            match first {
                b'(' => {
                    let start = self.at + 1;
                    self.skip_past(b')');
                    let list = if name.is_empty() { &mut returns } else { &mut params };
                    *list = start..(self.at - 1).max(start);
                }
                b'{' => {
                    self.at += 1;
                    self.depth += 1;
                    return Some(Event::Begin { name, kernel, at, returns, params });
                }
                b';' => {
                    self.at += 1;
                    return None;
                }
                b'/' => {
                    self.comment();
                }
                _ => {
                    let word = self.word();
                    if word.is_empty() {
                        self.at += 1;
                    } else if name.is_empty() && word[0] != b'.' {
                        name = word;
                    }
                }
            }
        }
    }
}

fn number(digits: &[u8]) -> Option<u32> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

impl<'s> Iterator for Scanner<'s> {
    type Item = Event<'s>;

    fn next(&mut self) -> Option<Event<'s>> {
        loop {
            self.skip_blanks();
            let event = match self.rest().first()? {
                b'/' => self.comment(),
                b'{' => {
                    self.at += 1;
                    self.depth += 1;
                    None
                }
                b'}' => {
                    self.at += 1;
                    let ends = self.depth == 1;
                    self.depth = self.depth.saturating_sub(1);
                    ends.then_some(Event::End)
                }
                b'.' => self.directive(),
                b'@' => {
                    let guard = self.rest().iter().take_while(|b| !b.is_ascii_whitespace()).count();
                    self.at += guard;
                    None
                }
                _ => {
                    let at = self.at;
                    let name = self.word();
                    self.instruction(name, at)
                }
            };
            if event.is_some() {
                return event;
            }
        }
    }
}

impl<'s> Scanner<'s> {
    fn instruction(&mut self, name: &'s [u8], at: usize) -> Option<Event<'s>> {
        if name.is_empty() {
            self.at += 1;
            return None;
        }
        let blanks = self.rest().iter().take_while(|&&b| b == b' ' || b == b'\t').count();
        if self.rest().get(blanks) == Some(&b':') {
            self.at += blanks + 1;
            return None;
        }
        let operands = self.at..self.skip_statement();
        Some(Event::Instruction { name, at, operands })
    }
}
