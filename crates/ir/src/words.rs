//! Closed vocabularies: one macro lists the words, and makes the enum, the names and the lookup.
//!
//! Lookup is a hash table laid out at compile time. Words of up to sixteen bytes are compared as one
//! number, which the reader gets from the text without looking at single bytes.

/// A word of at most sixteen bytes as a number: its bytes, low byte first, then zeros.
pub(crate) type Key = u128;

/// The key of a word; longer words have none.
pub(crate) const fn key(word: &[u8]) -> Option<Key> {
    if word.len() > 16 {
        return None;
    }
    let mut key = 0;
    let mut i = word.len();
    while i > 0 {
        i -= 1;
        key = key << 8 | word[i] as Key;
    }
    Some(key)
}

/// The same at run time, in one step.
#[inline]
pub(crate) fn key_of(word: &[u8]) -> Option<Key> {
    let mut bytes = [0; 16];
    bytes.get_mut(..word.len())?.copy_from_slice(word);
    Some(Key::from_le_bytes(bytes))
}

const fn hash(key: Key) -> usize {
    let folded = key as u64 ^ ((key >> 64) as u64).rotate_left(29);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as usize
}

/// An open-addressing table of words; those that are too long for a key stand outside of it. Keys and
/// indices are apart, so that a table takes up little of the cache.
pub(crate) struct Table<const N: usize> {
    keys: [Key; N],
    index: [u8; N],
}

/// No word has this key: it has a zero byte in front.
const EMPTY: Key = Key::MAX << 8;

/// The table of `names`; `N` is a power of two.
pub(crate) const fn table<const N: usize>(names: &[&str]) -> Table<N> {
    let mut table = Table { keys: [EMPTY; N], index: [0; N] };
    let mut i = 0;
    while i < names.len() {
        if let Some(key) = key(names[i].as_bytes()) {
            let mut at = hash(key) % N;
            while table.keys[at] != EMPTY {
                at = (at + 1) % N;
            }
            table.keys[at] = key;
            table.index[at] = i as u8;
        }
        i += 1;
    }
    table
}

impl<const N: usize> Table<N> {
    /// The index of the word with this key.
    #[inline(always)]
    pub(crate) fn find(&self, key: Key) -> Option<usize> {
        let mut at = hash(key) % N;
        loop {
            let found = self.keys[at];
            if found == key {
                return Some(self.index[at] as usize);
            }
            if found == EMPTY {
                return None;
            }
            at = (at + 1) % N;
        }
    }
}

/// A vocabulary, for those who take one of its words if it is next.
pub(crate) trait Vocabulary: Sized {
    fn from_word(word: &[u8]) -> Option<Self>;
    fn from_key(key: Key) -> Option<Self>;
}

/// Declares an enum whose variants are words of the language.
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident in $size:literal { $($(#[$vmeta:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        $vis enum $name { $($(#[$vmeta])* $variant),* }

        impl $name {
            /// Every word, in order of declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            const NAMES: &'static [&'static str] = &[$($word),*];

            /// The word as it is written.
            #[allow(dead_code)]
            pub fn as_str(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The variant written as `word`.
            #[inline]
            pub fn from_word(word: &[u8]) -> Option<Self> {
                match $crate::words::key_of(word) {
                    Some(key) => Self::from_key(key),
                    None => {
                        let at = Self::NAMES.iter().position(|n| n.as_bytes() == word)?;
                        Some(Self::ALL[at])
                    }
                }
            }

            /// The variant whose word has this key.
            #[inline]
            pub(crate) fn from_key(key: $crate::words::Key) -> Option<Self> {
                static TABLE: $crate::words::Table<$size> = $crate::words::table($name::NAMES);
                TABLE.find(key).map(|i| Self::ALL[i])
            }

            /// The variant with this number.
            #[allow(dead_code)]
            #[inline]
            pub(crate) fn from_index(index: u32) -> Option<Self> {
                Self::ALL.get(index as usize).copied()
            }
        }

        impl $crate::words::Vocabulary for $name {
            #[inline]
            fn from_word(word: &[u8]) -> Option<Self> {
                $name::from_word(word)
            }

            #[inline]
            fn from_key(key: $crate::words::Key) -> Option<Self> {
                $name::from_key(key)
            }
        }

        // A table more than half full probes too far.
        const _: () = assert!($name::NAMES.len() * 2 <= $size && $name::NAMES.len() <= 256);
    };
}
pub(crate) use words;
