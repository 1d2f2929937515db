//! Closed vocabularies: one macro lists the words, and makes the enum, the names and the lookup.
//!
//! Lookup is a hash table laid out at compile time: one multiplication, one probe in most cases, one
//! comparison of the word itself.

/// The first and the last four bytes of a word; they tell words of up to eight bytes apart.
const fn ends(word: &[u8]) -> (u32, u32) {
    let n = word.len();
    if n >= 4 {
        (
            u32::from_le_bytes([word[0], word[1], word[2], word[3]]),
            u32::from_le_bytes([word[n - 4], word[n - 3], word[n - 2], word[n - 1]]),
        )
    } else if n > 0 {
        let head = word[0] as u32 | (word[n / 2] as u32) << 8 | (word[n - 1] as u32) << 16;
        (head, head)
    } else {
        (0, 0)
    }
}

const fn hash(head: u32, tail: u32, len: usize) -> usize {
    let mixed = (head ^ tail.rotate_left(13)) as u64 ^ (len as u64) << 32;
    (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize
}

/// A word in the table.
#[derive(Copy, Clone)]
pub(crate) struct Slot {
    head: u32,
    tail: u32,
    len: u16,
    /// Its index plus one; zero if the slot is empty.
    index: u16,
}

/// An open-addressing table of `names`.
pub(crate) const fn table<const N: usize>(names: &[&str]) -> [Slot; N] {
    let mut slots = [Slot { head: 0, tail: 0, len: 0, index: 0 }; N];
    let mut i = 0;
    while i < names.len() {
        let word = names[i].as_bytes();
        let (head, tail) = ends(word);
        let mut at = hash(head, tail, word.len()) % N;
        while slots[at].index != 0 {
            at = (at + 1) % N;
        }
        slots[at] = Slot { head, tail, len: word.len() as u16, index: i as u16 + 1 };
        i += 1;
    }
    slots
}

/// The index of `word` in `names`, by way of a table made by [`table`].
#[inline]
pub(crate) fn find<const N: usize>(
    names: &[&str],
    slots: &[Slot; N],
    word: &[u8],
) -> Option<usize> {
    let (head, tail) = ends(word);
    let mut at = hash(head, tail, word.len()) % N;
    loop {
        let slot = slots[at];
        if slot.index == 0 {
            return None;
        }
        if slot.head == head && slot.tail == tail && slot.len as usize == word.len() {
            let index = slot.index as usize - 1;
            if word.len() <= 8 || names[index].as_bytes() == word {
                return Some(index);
            }
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
            #[allow(dead_code)]
            pub fn as_str(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The variant written as `word`.
            #[inline]
            pub fn from_word(word: &[u8]) -> Option<Self> {
                static SLOTS: [$crate::words::Slot; $size] = $crate::words::table($name::NAMES);
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
