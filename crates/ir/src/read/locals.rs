//! The names of the values of a function.
//!
//! A table that is emptied by counting on: a function with a million names must not make every later one pay for its
//! room. Most names have at most eight bytes; those are compared as one number.

use std::borrow::Cow;

use crate::text::{token_in, unescape};

const HIGH: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// A name, by what it is told from others.
#[derive(Copy, Clone, Default)]
pub(super) struct NameKey {
    /// Its first eight bytes, low byte first, then zeros.
    first: u64,
    hash: u32,
    len: u32,
    /// Where it is written.
    at: u32,
}

impl NameKey {
    /// The name that is written here, with quotes or without.
    pub fn of(src: &[u8], at: usize) -> Self {
        if src.get(at) != Some(&b'"') {
            return Self::plain(src, at);
        }
        let name = unescape(token_in(src, at));
        let mut key = Self { at: at as u32, len: name.len() as u32, ..Self::default() };
        let mut hash = 0;
        for (n, part) in name.chunks(8).enumerate() {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            let word = u64::from_le_bytes(word);
            hash = mix(hash, word);
            if n == 0 {
                key.first = word;
            }
        }
        key.hash = (hash >> 32) as u32;
        key
    }

    /// The name without quotes that is written here, which may be empty.
    #[inline(always)]
    pub fn plain(src: &[u8], at: usize) -> Self {
        Self::until(src, at, others)
    }

    /// What is written here up to something that is in no name, mostly a blank or a comma. If there is such a name, then it
    /// is this one; if there is none, this may go on beyond the name.
    #[inline(always)]
    fn likely(src: &[u8], at: usize) -> Option<Self> {
        let key = Self::until(src, at, |word| {
            // What is below `-`; bits above the lowest one set may be wrong.
            word.wrapping_sub(ONES * u64::from(b'-')) & !word & HIGH
        });
        (src.get(at + key.len()) != Some(&b'$')).then_some(key)
    }

    #[inline(always)]
    fn until(src: &[u8], at: usize, ends_of: impl Fn(u64) -> u64) -> Self {
        let (mut first, mut hash, mut len) = (0, 0, 0);
        loop {
            let word = word_at(src, at + len);
            let ends = ends_of(word);
            // A shift by 64 is not reached: then nothing ends.
            let bits = ends.trailing_zeros() & !7;
            let word = if ends == 0 { word } else { word & !(u64::MAX << bits) };
            if len == 0 {
                first = word;
            }
            if bits > 0 {
                hash = mix(hash, word);
            }
            len += bits as usize / 8;
            if ends != 0 {
                break;
            }
        }
        Self { first, hash: (hash >> 32) as u32, len: len as u32, at: at as u32 }
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    #[inline(always)]
    fn is(&self, other: &Self, src: &[u8]) -> bool {
        (self.hash, self.first, self.len) == (other.hash, other.first, other.len)
            && (self.len <= 8 || self.text(src) == other.text(src))
    }

    fn text<'s>(&self, src: &'s [u8]) -> Cow<'s, [u8]> {
        let at = self.at as usize;
        match src[at] {
            b'"' => unescape(token_in(src, at)),
            _ => Cow::Borrowed(&src[at..at + self.len()]),
        }
    }
}

#[inline(always)]
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// The eight bytes here, zeros past the end.
#[inline(always)]
fn word_at(src: &[u8], at: usize) -> u64 {
    match src.get(at..).and_then(|rest| rest.first_chunk()) {
        Some(word) => u64::from_le_bytes(*word),
        None => last_word(src, at),
    }
}

#[cold]
fn last_word(src: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    for (to, &from) in word.iter_mut().zip(src.get(at..).unwrap_or_default()) {
        *to = from;
    }
    u64::from_le_bytes(word)
}

/// The high bit of every byte that is not part of a name.
#[inline(always)]
fn others(word: u64) -> u64 {
    // Nothing is carried from byte to byte: none of them is above 127.
    let low = word & !HIGH;
    let from = |bytes: u64, least: u8| bytes + ONES * u64::from(0x80 - least);
    let between = |bytes: u64, least: u8, most: u8| from(bytes, least) & !from(bytes, most + 1);
    let other_than = |byte: u8| (low ^ (ONES * u64::from(byte))) + ONES * 0x7F;
    let letters = between(low | (ONES * 0x20), b'a', b'z');
    let numbers = between(low, b'-', b'9') & other_than(b'/');
    let signs = !(other_than(b'_') & other_than(b'$'));
    !(letters | numbers | signs) & HIGH | word & HIGH
}

/// What names stand for.
pub(super) struct Names<T> {
    slots: Vec<Slot<T>>,
    used: usize,
    /// What entries of this function are marked with; others are empty.
    round: u32,
}

#[derive(Copy, Clone)]
struct Slot<T> {
    key: NameKey,
    round: u32,
    def: T,
}

impl<T> Default for Names<T> {
    fn default() -> Self {
        Self { slots: Vec::new(), used: 0, round: 1 }
    }
}

impl<T: Copy> Names<T> {
    pub fn clear(&mut self) {
        self.used = 0;
        self.round = self.round.checked_add(1).unwrap_or_else(|| {
            self.slots.clear();
            1
        });
    }

    /// What the name stands for that is written here, and how long it is. For a name in quotes that is not how it is written.
    #[inline(always)]
    pub fn find(&self, src: &[u8], at: usize) -> Option<(T, usize)> {
        let likely = NameKey::likely(src, at);
        let found = likely.and_then(|key| Some((self.get(src, &key)?, key.len())));
        found.or_else(|| self.find_exactly(src, at))
    }

    #[inline(never)]
    fn find_exactly(&self, src: &[u8], at: usize) -> Option<(T, usize)> {
        let key = NameKey::of(src, at);
        Some((self.get(src, &key)?, key.len()))
    }

    #[inline(always)]
    fn get(&self, src: &[u8], key: &NameKey) -> Option<T> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = key.hash as usize & mask;
        loop {
            let slot = self.slots.get(at).filter(|slot| slot.round == self.round)?;
            if slot.key.is(key, src) {
                return Some(slot.def);
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds a name; whether it is new.
    #[inline(always)]
    pub fn insert(&mut self, src: &[u8], key: NameKey, def: T) -> bool {
        if self.used * 2 >= self.slots.len() {
            self.grow(def);
        }
        let mask = self.slots.len() - 1;
        let mut at = key.hash as usize & mask;
        while self.slots[at].round == self.round {
            if self.slots[at].key.is(&key, src) {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = Slot { key, round: self.round, def };
        self.used += 1;
        true
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, any: T) {
        let room = (self.slots.len() * 2).max(64);
        let empty = Slot { key: NameKey::default(), round: 0, def: any };
        let old = std::mem::replace(&mut self.slots, vec![empty; room]);
        for slot in old.into_iter().filter(|slot| slot.round == self.round) {
            let mut at = slot.key.hash as usize & (room - 1);
            while self.slots[at].round == self.round {
                at = (at + 1) & (room - 1);
            }
            self.slots[at] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::class;

    #[test]
    fn a_name_ends_where_its_bytes_end() {
        for at in 0..8 {
            for byte in 0..=255 {
                let mut word = *b"aZ09_$.-";
                word[at] = byte;
                let is_name = class::is(byte, class::NAME);
                let expected = if is_name { 0 } else { 0x80 << (8 * at) };
                assert_eq!(others(u64::from_le_bytes(word)), expected, "{byte} at {at}");
            }
        }
        for len in 0..20 {
            let text = format!("{}{}", &"abcdefghijklmnopqrst"[..len], ",...");
            assert_eq!(NameKey::plain(text.as_bytes(), 0).len(), len);
            assert_eq!(
                NameKey::plain(&text.as_bytes()[..len], 0).len(),
                len,
                "at the end of the file"
            );
        }
    }

    #[test]
    fn names_are_told_apart() {
        let src: &[u8] = br#"a b abcdefgh abcdefghi abcdefghj "abcdefghi" "\61" "with blank" "#;
        let starts = [0, 2, 4, 13, 23, 33, 45, 51];
        let keys = starts.map(|at| NameKey::of(src, at));
        let mut names = Names::default();
        let new: Vec<bool> = (0..).zip(keys).map(|(n, key)| names.insert(src, key, n)).collect();
        assert_eq!(new, [true, true, true, true, true, false, false, true]);
        let found = keys.map(|key| names.get(src, &key));
        assert_eq!(found, [0, 1, 2, 3, 4, 3, 0, 7].map(Some));
        names.clear();
        assert!(keys.iter().all(|key| names.get(src, key).is_none()));
    }

    #[test]
    fn a_name_is_found_whatever_follows() {
        let ends = [" ", ",", ")", "\n", "", "]", "=", "*", ":", "/*", "<", "\"", "\u{e4}"];
        for name in ["a", "a$b", "$", "long.name-1", "eight.by", "of.sixteen.bytes", "_"] {
            let mut names = Names::default();
            let src = format!("{name} a a$ ");
            assert!(names.insert(src.as_bytes(), NameKey::of(src.as_bytes(), 0), 7));
            for end in ends {
                let src = format!("{name}{end}x");
                let exact = if end.is_empty() { None } else { Some((7, name.len())) };
                assert_eq!(names.find(src.as_bytes(), 0), exact, "{src}");
                let more = format!("{name}$ {name}.x");
                assert_eq!(names.find(more.as_bytes(), 0), None);
            }
        }
    }

    #[test]
    fn many_names_are_found() {
        let text: String = (0..5000).map(|n| format!("name.{n} ")).collect();
        let src = text.as_bytes();
        let mut names = Names::default();
        for round in 0..3 {
            let starts = src.split_inclusive(|&b| b == b' ').scan(0, |at, word| {
                let start = *at;
                *at += word.len();
                Some(start)
            });
            for (n, at) in (0..).zip(starts.clone()) {
                assert!(names.insert(src, NameKey::of(src, at), n + round));
            }
            for (n, at) in (0..).zip(starts) {
                assert_eq!(names.get(src, &NameKey::of(src, at)), Some(n + round));
            }
            names.clear();
        }
    }
}
