//! A position in the text, and the smallest steps forward.
//!
//! There is no token stream: what a byte means depends on where it stands, and the parser knows. Every
//! step first skips white space and comments.

use crate::error::{Error, Result};
use crate::text::{TextRef, class};
use crate::words::Key;

#[derive(Copy, Clone)]
pub(crate) struct Cursor<'s> {
    pub src: &'s [u8],
    pub pos: usize,
    /// The white space that was skipped last, unless it was a single blank: from, to.
    skipped: (usize, usize),
}

impl<'s> Cursor<'s> {
    pub fn new(src: &'s [u8], pos: usize) -> Self {
        Self { src, pos, skipped: (0, 0) }
    }

    /// The byte here; zero at the end.
    #[inline(always)]
    pub fn byte(&self) -> u8 {
        self.src.get(self.pos).copied().unwrap_or(0)
    }

    /// The byte `n` further on; zero past the end.
    #[inline(always)]
    pub fn byte_at(&self, n: usize) -> u8 {
        self.src.get(self.pos + n).copied().unwrap_or(0)
    }

    /// Skips white space and comments.
    #[inline(always)]
    pub fn ws(&mut self) {
        match self.src.get(self.pos) {
            // One blank between tokens is the rule.
            Some(b' ') if !class::is(self.byte_at(1), class::SPACE | class::COMMENT) => {
                self.pos += 1;
            }
            // So is a new line with an instruction on it.
            Some(b'\n')
                if self.byte_at(1) == b' '
                    && self.byte_at(2) == b' '
                    && !class::is(self.byte_at(3), class::SPACE | class::COMMENT) =>
            {
                self.skipped = (self.pos, self.pos + 3);
                self.pos += 3;
            }
            Some(&b) if class::is(b, class::SPACE | class::COMMENT) => self.trivia(),
            _ => {}
        }
    }

    #[inline(never)]
    fn trivia(&mut self) {
        let from = self.pos;
        while let Some(&b) = self.src.get(self.pos) {
            if b == b' '
                && let Some(&eight) = self.src[self.pos..].first_chunk()
            {
                // The comment after a label stands in column fifty: eight blanks at a time.
                let other = u64::from_le_bytes(eight) ^ 0x2020_2020_2020_2020;
                self.pos += other.trailing_zeros() as usize / 8;
            } else if class::is(b, class::SPACE) {
                self.pos += 1;
            } else if b == b';' {
                self.pos = self.line_end();
            } else if b == b'/' && self.byte_at(1) == b'*' {
                // LLVM 20 and later read these; one that is not closed is an error where it begins.
                match memchr::memmem::find(&self.src[self.pos + 2..], b"*/") {
                    Some(len) => self.pos += len + 4,
                    None => break,
                }
            } else {
                break;
            }
        }
        self.skipped = (from, self.pos);
    }

    /// Where this line ends.
    fn line_end(&self) -> usize {
        let mut at = self.pos;
        // Most comments are short: eight bytes at a time, and no call.
        for _ in 0..8 {
            let Some(&eight) = self.src.get(at..).and_then(|r| r.first_chunk()) else { break };
            let line_feeds = u64::from_le_bytes(eight) ^ 0x0A0A_0A0A_0A0A_0A0A;
            let found = line_feeds.wrapping_sub(0x0101_0101_0101_0101)
                & !line_feeds
                & 0x8080_8080_8080_8080;
            if found != 0 {
                return at + found.trailing_zeros() as usize / 8;
            }
            at += 8;
        }
        let rest = &self.src[at..];
        at + memchr::memchr(b'\n', rest).unwrap_or(rest.len())
    }

    /// Where the last token ended: here, or where the white space began that was just skipped.
    pub fn token_end(&self) -> usize {
        match self.pos.checked_sub(1).map(|before| self.src[before]) {
            _ if self.skipped.1 == self.pos => self.skipped.0,
            Some(b' ') => self.pos - 1,
            _ => self.pos,
        }
    }

    /// The next byte that means something; zero at the end.
    #[inline(always)]
    pub fn peek(&mut self) -> u8 {
        self.ws();
        self.byte()
    }

    #[inline]
    pub fn at_end(&mut self) -> bool {
        self.ws();
        self.pos >= self.src.len()
    }

    /// Takes `b` if it is next.
    #[inline(always)]
    pub fn eat(&mut self, b: u8) -> bool {
        let found = self.peek() == b && self.pos < self.src.len();
        self.pos += usize::from(found);
        found
    }

    /// Takes exactly this text, without a look for white space.
    #[inline(always)]
    pub fn eat_text<const N: usize>(&mut self, text: &[u8; N]) -> Option<()> {
        let here: &[u8; N] = self.src.get(self.pos..)?.first_chunk()?;
        if here != text {
            return None;
        }
        self.pos += N;
        Some(())
    }

    /// Takes `b`, or says that it was expected.
    #[inline(always)]
    pub fn expect(&mut self, b: u8) -> Result<()> {
        if self.eat(b) { Ok(()) } else { Err(self.expected_bytes(&[b])) }
    }

    #[cold]
    #[inline(never)]
    fn expected_bytes(&self, bytes: &[u8]) -> Error {
        self.expected(&format!("`{}`", String::from_utf8_lossy(bytes)))
    }

    /// Takes the longest run of bytes of a class.
    #[inline(always)]
    pub fn run(&mut self, mask: u8) -> &'s [u8] {
        let rest = &self.src[self.pos..];
        let len = rest.iter().position(|&b| !class::is(b, mask)).unwrap_or(rest.len());
        self.pos += len;
        &rest[..len]
    }

    /// The word here as a key, and its length, without a look at single bytes: what is below `0` ends
    /// it, as blanks, commas and brackets are. A word that ends otherwise has no key in any table;
    /// then, and where there is no word of at most fifteen bytes, the long way has to be taken.
    #[inline(always)]
    pub fn keyword(&self) -> Option<(Key, usize)> {
        self.keyword_until(ends_of)
    }

    /// The same for a word that a colon may end.
    #[inline(always)]
    pub fn field_name(&self) -> Option<(Key, usize)> {
        self.keyword_until(|word| {
            let colons = word ^ 0x3A3A_3A3A_3A3A_3A3A;
            let found =
                colons.wrapping_sub(0x0101_0101_0101_0101) & !colons & 0x8080_8080_8080_8080;
            found | ends_of(word)
        })
    }

    #[inline(always)]
    fn keyword_until(&self, ends_of: impl Fn(u64) -> u64) -> Option<(Key, usize)> {
        let bytes: &[u8; 16] = self.src.get(self.pos..)?.first_chunk()?;
        let (low, high) = bytes.split_at(8);
        let low = u64::from_le_bytes(low.try_into().unwrap_or_default());
        let high = u64::from_le_bytes(high.try_into().unwrap_or_default());
        let ends = ends_of(low);
        if ends != 0 {
            let bits = ends.trailing_zeros() & !7;
            // A shift by 64 is not reached: at least the last byte is cut off.
            return Some((Key::from(low & !(u64::MAX << bits)), bits as usize / 8));
        }
        let ends = ends_of(high);
        if ends == 0 {
            return None;
        }
        let bits = ends.trailing_zeros() & !7;
        let high = high & !(u64::MAX << bits);
        Some((Key::from(low) | Key::from(high) << 64, 8 + bits as usize / 8))
    }

    /// Takes a word; empty if there is none.
    #[inline(always)]
    pub fn word(&mut self) -> &'s [u8] {
        self.ws();
        self.run(class::WORD)
    }

    /// The word that is next, without taking it.
    #[inline]
    pub fn peek_word(&mut self) -> &'s [u8] {
        self.ws();
        let mut ahead = *self;
        ahead.run(class::WORD)
    }

    /// Takes `word` if it is next.
    #[inline(always)]
    pub fn eat_word(&mut self, word: &[u8]) -> bool {
        self.ws();
        let rest = &self.src[self.pos..];
        let found = rest.starts_with(word)
            && !rest.get(word.len()).is_some_and(|&b| class::is(b, class::WORD));
        if found {
            self.pos += word.len();
        }
        found
    }

    /// Takes `word`, or says that it was expected.
    #[inline(always)]
    pub fn expect_word(&mut self, word: &[u8]) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.expected_bytes(word)) }
    }

    /// Takes a number of at most 32 bits.
    pub fn u32(&mut self) -> Result<u32> {
        self.ws();
        let start = self.pos;
        let n = self.u64()?;
        u32::try_from(n).map_err(|_| Error::new(start, "this number does not fit 32 bits"))
    }

    /// Takes a number of at most 64 bits.
    pub fn u64(&mut self) -> Result<u64> {
        self.ws();
        let start = self.pos;
        if !self.byte().is_ascii_digit() {
            return self.hex_number();
        }
        let mut n: u64 = 0;
        while self.byte().is_ascii_digit() {
            let digit = u64::from(self.byte() - b'0');
            n = n
                .checked_mul(10)
                .and_then(|n| n.checked_add(digit))
                .ok_or_else(|| Error::new(start, "this number does not fit 64 bits"))?;
            self.pos += 1;
        }
        Ok(n)
    }

    /// Takes `u0x…`, which stands wherever a number does.
    #[cold]
    fn hex_number(&mut self) -> Result<u64> {
        let start = self.pos;
        if !self.src[start..].starts_with(b"u0x") {
            return Err(self.expected("a number"));
        }
        self.pos += 3;
        let digits = self.run(class::WORD);
        let value = std::str::from_utf8(digits).ok().and_then(|d| u64::from_str_radix(d, 16).ok());
        value.ok_or_else(|| Error::new(start, "this number does not fit 64 bits"))
    }

    /// Takes digits directly here, as in `%12`; the caller saw the first one.
    #[inline]
    pub fn id(&mut self) -> Result<u32> {
        let start = self.pos;
        if let Some((n, len)) = self.src[start..].first_chunk().and_then(digits) {
            self.pos += len;
            return Ok(n);
        }
        let mut n: u32 = 0;
        let mut len = 0;
        for &b in &self.src[start..] {
            let digit = b.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            n = n.wrapping_mul(10).wrapping_add(u32::from(digit));
            len += 1;
        }
        self.pos += len;
        // Nine digits fit whatever they are.
        if len > 9 {
            return Err(Error::new(start, "this number is too large"));
        }
        Ok(n)
    }

    /// Takes a number of at most seven digits directly here.
    #[inline(always)]
    pub fn plain_number(&mut self) -> Option<u32> {
        let (n, len) = digits(self.src.get(self.pos..)?.first_chunk()?)?;
        self.pos += len;
        (len > 0).then_some(n)
    }

    /// Takes an integer literal with its sign, as text.
    pub fn int_text(&mut self) -> Result<TextRef> {
        self.ws();
        let at = self.pos;
        if self.byte() == b'-' {
            self.pos += 1;
        }
        if self.run(class::DIGIT).is_empty() {
            self.pos = at;
            return Err(self.expected("an integer"));
        }
        Ok(TextRef::source(at))
    }

    /// Takes a string in quotes.
    #[inline]
    pub fn string(&mut self) -> Result<TextRef> {
        if self.peek() != b'"' {
            return Err(self.expected("a string in quotes"));
        }
        let at = self.pos;
        match memchr::memchr(b'"', &self.src[at + 1..]) {
            Some(len) => self.pos = at + len + 2,
            None => return Err(Error::new(at, "this string has no closing quote")),
        }
        Ok(TextRef::source(at))
    }

    /// Takes a name directly here: quoted or plain, not a number.
    #[inline]
    pub fn name(&mut self) -> Result<&'s [u8]> {
        let start = self.pos;
        match self.byte() {
            b'"' => {
                self.string()?;
                let name = &self.src[start..self.pos];
                if memchr::memchr(0, name).is_some() || crate::text::unescape(name).contains(&0) {
                    return Err(Error::new(start, "a name cannot contain a zero byte"));
                }
                Ok(name)
            }
            b if class::is(b, class::NAME) && !b.is_ascii_digit() => Ok(self.run(class::NAME)),
            _ => Err(self.expected("a name")),
        }
    }

    /// An error that says what was expected here, and what was found.
    #[cold]
    #[inline(never)]
    pub fn expected(&self, what: &str) -> Error {
        let mut at = *self;
        at.ws();
        let rest = &at.src[at.pos..];
        let found = match rest.first() {
            None => "the end of the file".to_owned(),
            Some(&b) => {
                let len = match b {
                    b'%' | b'@' | b'!' | b'#' | b'$' | b'^' => {
                        1 + rest[1..].iter().take_while(|&&b| class::is(b, class::TOKEN)).count()
                    }
                    _ if class::is(b, class::TOKEN) => {
                        rest.iter().take_while(|&&b| class::is(b, class::TOKEN)).count()
                    }
                    _ => 1,
                };
                // A character of several bytes is shown whole.
                let shown = match b {
                    0x80.. => rest.utf8_chunks().next().and_then(|c| c.valid().chars().next()),
                    _ => None,
                };
                match shown {
                    Some(c) => format!("`{c}`"),
                    None => format!("`{}`", String::from_utf8_lossy(&rest[..len.min(60)])),
                }
            }
        };
        Error::new(at.pos, format!("expected {what}, found {found}"))
    }
}

/// The number at the start of eight bytes, and how many digits it has; `None` if all eight are digits.
#[inline(always)]
pub(super) fn digits(chunk: &[u8; 8]) -> Option<(u32, usize)> {
    let word = u64::from_le_bytes(*chunk) ^ 0x3030_3030_3030_3030;
    // The high bit of every byte that is no digit; bits above the lowest one set may be wrong.
    let ends = (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080;
    if ends == 0 {
        return None;
    }
    let bits = ends.trailing_zeros() & !7;
    // Moves the digits to the high end: zeros come in front.
    let digits = if bits == 0 { 0 } else { word << (64 - bits) };
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8);
    let low = (pairs & 0x0000_00FF_0000_00FF).wrapping_mul(0x000F_4240_0000_0064);
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF).wrapping_mul(0x0000_2710_0000_0001);
    Some(((low.wrapping_add(high) >> 32) as u32, bits as usize / 8))
}

/// The high bit of every byte below `0`; bits above the lowest one set may be wrong.
#[inline(always)]
fn ends_of(word: u64) -> u64 {
    word.wrapping_sub(0x3030_3030_3030_3030) & !word & 0x8080_8080_8080_8080
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_found_whole() {
        let find = |text: &str| Cursor::new(text.as_bytes(), 0).keyword();
        let key = |word: &str| crate::words::key(word.as_bytes());
        for word in ["br", "load", "inbounds", "getelementptr", "fifteen_letters"] {
            for end in [" ", ",", "(", "\n", ")"] {
                let text = format!("{word}{end}%some more text to read");
                assert_eq!(find(&text), key(word).map(|k| (k, word.len())), "{text}");
            }
        }
        assert_eq!(find("a_word_of_seventeen_letters and more"), None);
        assert_eq!(find("short "), None, "no sixteen bytes left");
        let field = Cursor::new(b"scope: !12, line: 3)", 0).field_name();
        assert_eq!(field, key("scope").map(|k| (k, 5)));
    }

    #[test]
    fn numbers_are_read_at_once() {
        for digits in ["0", "7", "42", "123", "65536", "1234567", "12345678", "123456789"] {
            for end in [" ", ",", ")", "\n  next", "", "a", ":"] {
                let text = format!("{digits}{end}");
                let mut cursor = Cursor::new(text.as_bytes(), 0);
                assert_eq!(cursor.id().ok(), digits.parse().ok(), "{text}");
                assert_eq!(cursor.pos, digits.len(), "{text}");
            }
        }
        assert!(Cursor::new(b"12345678901", 0).id().is_err());
    }
}
