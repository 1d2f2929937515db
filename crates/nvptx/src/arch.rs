//! Architectures: what changes with the generation of the SM.

use std::fmt;
use std::str::FromStr;

/// An architecture, such as `sm_90a`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Arch {
    /// The number: 90.
    pub sm: u32,
    /// `a` for features of this chip alone, `f` for those of its family.
    pub suffix: Option<char>,
}

impl FromStr for Arch {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not an architecture; write `sm_90` or `sm_100a`");
        let rest = text.strip_prefix("sm_").or_else(|| text.strip_prefix("compute_"));
        let rest = rest.ok_or_else(wrong)?;
        let suffix = rest.chars().last().filter(|c| matches!(c, 'a' | 'f'));
        let digits = rest.strip_suffix(['a', 'f']).unwrap_or(rest);
        let sm = digits.parse().map_err(|_| wrong())?;
        Ok(Self { sm, suffix })
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sm_{}", self.sm)?;
        self.suffix.map_or(Ok(()), |c| write!(f, "{c}"))
    }
}

/// The shared memory of a generation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SharedMemory {
    /// The architecture.
    pub sm: u32,
    /// The name of the generation.
    pub name: &'static str,
    /// KB per SM, static and dynamic together.
    pub kilobytes: u32,
    /// Whether blocks form clusters, so that space 7 exists.
    pub clusters: bool,
    /// When its pointers have 32 bits.
    pub short_pointers: &'static str,
}

const WHEN_ASKED: &str = "32-bit (when +sharedmem32bitptr)";
const SHORT: &str = "32-bit";

const fn row(
    sm: u32,
    name: &'static str,
    kilobytes: u32,
    clusters: bool,
    short_pointers: &'static str,
) -> SharedMemory {
    SharedMemory { sm, name, kilobytes, clusters, short_pointers }
}

/// Shared memory by generation, as the documents give it; in ascending order.
pub static SHARED_MEMORY: &[SharedMemory] = &[
    row(70, "Volta", 96, false, WHEN_ASKED),
    row(80, "Ampere", 164, false, SHORT),
    row(86, "Ampere GA10x", 100, false, SHORT),
    row(89, "Ada", 100, false, SHORT),
    row(90, "Hopper", 228, true, SHORT),
    row(100, "Blackwell", 228, true, SHORT),
];

/// KB of shared memory per SM of architectures that the documents leave out, from the CUDA
/// programming guide's table of compute capabilities.
static OTHERS: &[(u32, u32)] = &[
    (50, 64),
    (52, 96),
    (53, 64),
    (60, 64),
    (61, 96),
    (62, 64),
    (72, 96),
    (75, 64),
    (87, 164),
    (103, 228),
    (110, 228),
    (120, 100),
    (121, 100),
];

/// Bytes of shared memory that a block may declare statically, whatever the architecture: the
/// assembler refuses more.
pub const STATIC_SHARED_BYTES: u64 = 48 << 10;

impl Arch {
    /// Bytes of shared memory per SM; `None` for an architecture that is not known.
    pub fn shared_bytes(self) -> Option<u64> {
        let documented = SHARED_MEMORY.iter().map(|row| (row.sm, row.kilobytes));
        let found = documented.chain(OTHERS.iter().copied()).find(|(sm, _)| *sm == self.sm);
        found.map(|(_, kilobytes)| u64::from(kilobytes) << 10)
    }

    /// Whether blocks can form clusters.
    pub fn has_clusters(self) -> bool {
        self.sm >= 90
    }

    /// Bytes of parameters that a kernel may take, with a PTX version as `major * 10 + minor`.
    pub fn param_bytes(self, ptx: u32) -> u64 {
        if self.sm >= 70 && ptx >= 81 { 32_764 } else { 4096 }
    }

    /// Whether `cvta.param` exists, which gives a kernel's parameter a generic address; `None` where
    /// that depends on a PTX version that is not known. Without one LLVM takes the oldest that knows
    /// the architecture.
    pub fn has_cvta_param(self, ptx: Option<u32>) -> Option<bool> {
        match ptx {
            _ if self.sm < 70 => Some(false),
            Some(version) => Some(version >= 77),
            // PTX 7.8 was the first to know an sm_89, 9.0 the first to know an sm_88.
            None => (self.sm >= 88).then_some(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures_are_read_and_written() {
        for text in ["sm_70", "sm_90a", "sm_100f", "sm_120"] {
            assert_eq!(text.parse::<Arch>().map(|a| a.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("compute_80".parse::<Arch>().map(|a| a.sm), Ok(80));
        for text in ["", "sm_", "sm90", "sm_9x", "sm_a"] {
            assert!(text.parse::<Arch>().is_err(), "{text}");
        }
    }

    #[test]
    fn shared_memory_by_generation() {
        let bytes = |sm| Arch { sm, suffix: None }.shared_bytes();
        assert_eq!(bytes(90), Some(228 << 10));
        assert_eq!(bytes(75), Some(64 << 10));
        assert_eq!(bytes(1), None);
        for row in SHARED_MEMORY {
            assert_eq!(Arch { sm: row.sm, suffix: None }.has_clusters(), row.clusters);
        }
    }

    #[test]
    fn parameters_grew() {
        let arch = |sm| Arch { sm, suffix: None };
        assert_eq!(arch(90).param_bytes(81), 32_764);
        assert_eq!(arch(90).param_bytes(80), 4096);
        assert_eq!(arch(61).param_bytes(81), 4096);
    }

    #[test]
    fn parameters_have_addresses_since_volta() {
        let has = |sm, ptx| Arch { sm, suffix: None }.has_cvta_param(ptx);
        assert_eq!([has(61, Some(80)), has(61, None)], [Some(false); 2]);
        assert_eq!([has(70, Some(76)), has(70, Some(77))], [Some(false), Some(true)]);
        assert_eq!([has(87, None), has(88, None)], [None, Some(true)]);
    }
}
