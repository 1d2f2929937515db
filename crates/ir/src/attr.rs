//! Attributes whose arguments are masks, as the number in an [`Attr::Int`](crate::store::Attr::Int).

use bitflags::bitflags;

use crate::words::words;

words! {
    /// The places that `memory(…)` tells apart, in the order of their bits.
    pub enum MemoryPlace in 16 {
        ArgMem = "argmem", InaccessibleMem = "inaccessiblemem", ErrnoMem = "errnomem",
        TargetMem0 = "target_mem0", TargetMem1 = "target_mem1",
        /// Everything else; the access that is written without a place sets all of them.
        Other = "",
    }
}

words! {
    /// What may be done to memory.
    pub enum MemoryAccess in 8 { None = "none", Read = "read", Write = "write", ReadWrite = "readwrite" }
}

/// The argument of `memory(…)`: two bits for each place.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory(pub u64);

impl Memory {
    /// The same access everywhere.
    pub fn everywhere(access: MemoryAccess) -> Self {
        MemoryPlace::ALL.iter().fold(Self(0), |m, &place| m.with(place, access))
    }

    /// What may be done at a place.
    pub fn access(self, place: MemoryPlace) -> MemoryAccess {
        MemoryAccess::ALL[(self.0 >> (2 * place as u64) & 3) as usize]
    }

    /// The same, but for one place.
    pub fn with(self, place: MemoryPlace, access: MemoryAccess) -> Self {
        let shift = 2 * place as u64;
        Self(self.0 & !(3 << shift) | (access as u64) << shift)
    }
}

bitflags! {
    /// What a callee may keep of a pointer.
    #[derive(Copy, Clone, PartialEq, Eq, Debug)]
    pub struct Capture: u64 {
        /// Whether it is null.
        const ADDRESS_IS_NULL = 1;
        /// Its address.
        const ADDRESS = 3;
        /// The right to read through it.
        const READ_PROVENANCE = 4;
        /// The right to read and write through it.
        const PROVENANCE = 12;
    }
}

/// The components of `captures(…)`, longest first, so that printing them in order repeats nothing.
pub(crate) const CAPTURES: [(&str, Capture); 4] = [
    ("address", Capture::ADDRESS),
    ("address_is_null", Capture::ADDRESS_IS_NULL),
    ("provenance", Capture::PROVENANCE),
    ("read_provenance", Capture::READ_PROVENANCE),
];

/// The argument of `captures(…)`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Captures {
    /// What may be kept through anything but the result.
    pub other: Capture,
    /// What may be kept through the result, where it is written.
    pub ret: Option<Capture>,
}

const HAS_RET: u64 = 1 << 16;

impl Captures {
    /// As the number of an attribute.
    pub fn bits(self) -> u64 {
        self.other.bits() | self.ret.map_or(0, |r| HAS_RET | r.bits() << 8)
    }

    /// From the number of an attribute.
    pub fn from_bits(bits: u64) -> Self {
        Self {
            other: Capture::from_bits_truncate(bits & 0xFF),
            ret: (bits & HAS_RET != 0).then(|| Capture::from_bits_truncate(bits >> 8 & 0xFF)),
        }
    }
}

/// The classes of `nofpclass(…)` and their bits, single ones first.
pub(crate) const FP_CLASSES: [(&str, u64); 16] = [
    ("snan", 1),
    ("qnan", 2),
    ("ninf", 4),
    ("nnorm", 8),
    ("nsub", 16),
    ("nzero", 32),
    ("pzero", 64),
    ("psub", 128),
    ("pnorm", 256),
    ("pinf", 512),
    ("nan", 3),
    ("inf", 516),
    ("norm", 264),
    ("sub", 144),
    ("zero", 96),
    ("all", 1023),
];

/// Two numbers in one, for `allocsize` and `vscale_range`; the second may be missing.
pub fn pack_pair(first: u32, second: Option<u32>) -> u64 {
    u64::from(first) | second.map_or(0, |s| (u64::from(s) + 1) << 32)
}

/// The numbers that [`pack_pair`] packed.
pub fn unpack_pair(bits: u64) -> (u32, Option<u32>) {
    (bits as u32, (bits >> 32).checked_sub(1).map(|s| s as u32))
}
