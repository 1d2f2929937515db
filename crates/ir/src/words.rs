//! Closed vocabularies: one macro lists the words, and makes the enum, the names and the lookup.
//!
//! Lookup is a hash table laid out at compile time: one multiplication, one probe in most cases, one
//! comparison of the word itself.

/// Mixes the ends of a word; words of one vocabulary rarely agree in both.
pub(crate) const fn hash(word: &[u8]) -> u32 {
    let n = word.len();
    let (head, tail) = if n >= 4 {
        (
            u32::from_le_bytes([word[0], word[1], word[2], word[3]]),
            u32::from_le_bytes([word[n - 4], word[n - 3], word[n - 2], word[n - 1]]),
        )
    } else if n > 0 {
        (word[0] as u32 | (word[n / 2] as u32) << 8, word[n - 1] as u32)
    } else {
        (0, 0)
    };
    let mid = if n > 8 { (word[n / 2] as u32) << 16 | word[5] as u32 } else { 0 };
    let mixed = (head ^ tail.rotate_left(13) ^ mid ^ (n as u32).wrapping_mul(0x9E37)) as u64;
    (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as u32
}

/// An open-addressing table of `names`; an entry is an index plus one, zero is empty.
pub(crate) const fn table<const N: usize>(names: &[&str]) -> [u16; N] {
    let mut slots = [0u16; N];
    let mut i = 0;
    while i < names.len() {
        let mut at = hash(names[i].as_bytes()) as usize % N;
        while slots[at] != 0 {
            at = (at + 1) % N;
        }
        slots[at] = i as u16 + 1;
        i += 1;
    }
    slots
}

/// The index of `word` in `names`, by way of a table made by [`table`].
#[inline]
pub(crate) fn find<const N: usize>(names: &[&str], slots: &[u16; N], word: &[u8]) -> Option<usize> {
    let mut at = hash(word) as usize % N;
    loop {
        let slot = slots[at] as usize;
        if slot == 0 {
            return None;
        }
        if names[slot - 1].as_bytes() == word {
            return Some(slot - 1);
        }
        at = (at + 1) % N;
    }
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
            pub fn as_str(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The variant written as `word`.
            #[inline]
            pub fn from_word(word: &[u8]) -> Option<Self> {
                static SLOTS: [u16; $size] = $crate::words::table($name::NAMES);
                $crate::words::find(Self::NAMES, &SLOTS, word).map(|i| Self::ALL[i])
            }

            /// The variant with this number.
            #[allow(dead_code)]
            #[inline]
            pub(crate) fn from_index(index: u32) -> Option<Self> {
                Self::ALL.get(index as usize).copied()
            }
        }

        // A table more than half full probes too far.
        const _: () = assert!($name::NAMES.len() * 2 <= $size);
    };
}
pub(crate) use words;
