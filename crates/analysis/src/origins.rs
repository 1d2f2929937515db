//! Where a value can come from: the lattice of the analysis.
//!
//! One bit per kind of origin, joined by OR. The empty set is the bottom: nothing reaches the value, or
//! only `undef` and `poison` do.
//!
//! ```text
//!                            UNKNOWN
//!      ┌───────┬───────┬────────┼────────┬───────┬────────┐
//!   GLOBAL  DEVICE  SHARED  CONSTANT   LOCAL   PARAM   CLUSTER      … and every set between
//!      └───────┴───────┴────────┼────────┴───────┴────────┘
//!                            nothing
//! ```
//!
//! The other bits say no space: `NULL` (the null pointer reaches the value, which no space owns), `INTEGER` (a
//! number that was made of no pointer; as a pointer it could be anything), `BYTES` (what the host left in
//! memory) and `FOREIGN` (it can point to memory that the analysis does not see whole).

use std::fmt;

use bitflags::bitflags;
use spacecast_nvptx::space::Space;

use crate::knobs::GridConstant;

bitflags! {
    /// Where a value can come from.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Origins: u16 {
        /// A variable in device memory, or a pointer whose type says so.
        const GLOBAL = 1;
        /// Given by the host: an argument of a kernel, or loaded from memory that only the host filled.
        /// Accesses may treat it as global; the host may have passed the address of a constant, so that
        /// queries may not.
        const DEVICE = 1 << 1;
        /// Shared memory of the block.
        const SHARED = 1 << 2;
        /// Constant memory.
        const CONSTANT = 1 << 3;
        /// The stack of the thread.
        const LOCAL = 1 << 4;
        /// Parameters of the kernel.
        const PARAM = 1 << 5;
        /// Shared memory of another block of the cluster.
        const CLUSTER = 1 << 6;
        /// The null pointer.
        const NULL = 1 << 7;
        /// A number that was made of no pointer.
        const INTEGER = 1 << 8;
        /// Memory that is not seen whole.
        const FOREIGN = 1 << 9;
        /// Bytes from memory that only the host filled: loaded as a pointer they are [`Self::DEVICE`], but a
        /// number that is made a pointer could be anything.
        const BYTES = 1 << 10;
        /// Came out of memory that others can write: beside what the other bits say it may be whatever got
        /// out of the functions that run with this one.
        const LOADED = 1 << 11;
        /// All that a generic pointer can point to.
        const ANYWHERE = (1 << 7) - 1;
        /// Where an address can be, which what gets out may still add to.
        const SOMEWHERE = Self::ANYWHERE.bits() | Self::LOADED.bits();
        /// What is a number, not a pointer.
        const NUMBER = Self::INTEGER.bits() | Self::BYTES.bits();
        /// Nothing is known.
        const UNKNOWN = Self::ANYWHERE.bits() | Self::NULL.bits() | Self::FOREIGN.bits();
        /// What only lives as long as the launch of a kernel, or has another address than its generic
        /// one: stored where others see it, it may come back from any load.
        const PRIVATE = Self::ANYWHERE.bits() & !Self::GLOBAL.bits() & !Self::DEVICE.bits();
    }
}

impl Origins {
    /// The origin of a pointer whose type names a space; `None` for spaces without a generic form.
    pub fn of_space(space: Space) -> Option<Self> {
        Some(match space {
            Space::Global => Self::GLOBAL,
            Space::Shared => Self::SHARED,
            Space::Constant => Self::CONSTANT,
            Space::Local => Self::LOCAL,
            Space::Param => Self::PARAM,
            Space::Cluster => Self::CLUSTER,
            _ => return None,
        })
    }

    /// The space that an access through the pointer may name, if only the backend comes after that: parameters lie inside the
    /// global window, so that both together are global.
    pub fn space_at_last(self) -> Option<Space> {
        let there = self & Self::ANYWHERE;
        let alone = there.difference(Self::PARAM);
        if alone.is_empty() {
            there.space()
        } else {
            alone.space().filter(|&s| there == alone || s == Space::Global)
        }
    }

    /// The space that an access through the pointer may name. LLVM makes one cast of two, of a parameter to a generic pointer
    /// and of that to a global one, which NVPTX knows nothing of: what may be a parameter is not made global.
    pub fn space(self) -> Option<Space> {
        let device = Self::GLOBAL | Self::DEVICE;
        match self & Self::ANYWHERE {
            m if m.intersects(device) && device.contains(m) => Some(Space::Global),
            Self::SHARED => Some(Space::Shared),
            Self::CONSTANT => Some(Space::Constant),
            Self::LOCAL => Some(Space::Local),
            Self::PARAM => Some(Space::Param),
            Self::CLUSTER => Some(Space::Cluster),
            _ => None,
        }
    }

    /// Whether nothing is known of where the pointer points.
    pub fn is_unknown(self) -> bool {
        self.contains(Self::ANYWHERE)
    }

    /// The origins of the pointer that bytes of memory are.
    #[must_use]
    pub fn as_pointer(self) -> Self {
        if self.contains(Self::INTEGER) {
            Self::UNKNOWN
        } else if self.contains(Self::BYTES) {
            self.difference(Self::BYTES) | Self::DEVICE | Self::FOREIGN
        } else {
            self
        }
    }

    /// The origins of the pointer that a number is made into.
    #[must_use]
    pub fn from_integer(self) -> Self {
        if self.intersects(Self::NUMBER) { Self::UNKNOWN } else { self }
    }

    /// What is left where a query or an assumption allows only some origins. What was loaded is what it is by then: who asks
    /// of it looks again when more can be loaded.
    ///
    /// What the program asserts wins over what we assume of the host. Against what is certain it says that the
    /// code never runs: then nothing is left. But an address of the cluster may be in the shared memory of the own block.
    #[must_use]
    pub fn refined(self, allowed: Origins) -> Self {
        let kept = self & allowed & Self::ANYWHERE;
        let rest = self.difference(Self::ANYWHERE | Self::LOADED);
        if kept.is_empty() && self.contains(Self::DEVICE) {
            return (allowed & Self::ANYWHERE) | rest;
        }
        if kept.is_empty() && allowed.contains(Self::SHARED) {
            return (self & Self::CLUSTER) | rest;
        }
        kept | rest
    }
}

impl Origins {
    /// What reports call it. Parameters of which there is an address are grid constants.
    #[must_use]
    pub fn reported(self, grid_constant: GridConstant) -> Self {
        match grid_constant {
            GridConstant::Constant if !self.is_unknown() && self.contains(Self::PARAM) => {
                self.difference(Self::PARAM) | Self::CONSTANT
            }
            _ => self,
        }
    }
}

impl fmt::Display for Origins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [(Origins, &str); 9] = [
            (Origins::GLOBAL, "global"),
            (Origins::DEVICE, "device"),
            (Origins::SHARED, "shared"),
            (Origins::CONSTANT, "constant"),
            (Origins::LOCAL, "local"),
            (Origins::PARAM, "param"),
            (Origins::CLUSTER, "cluster"),
            (Origins::NULL, "null"),
            (Origins::INTEGER, "integer"),
        ];
        if self.is_unknown() {
            return f.write_str("unknown");
        }
        let mut first = true;
        for (bit, name) in NAMES {
            if self.contains(bit) {
                f.write_str(if first { "" } else { ", " })?;
                f.write_str(name)?;
                first = false;
            }
        }
        if first { f.write_str("nothing") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_space_or_none() {
        assert_eq!(Origins::SHARED.space(), Some(Space::Shared));
        assert_eq!((Origins::SHARED | Origins::NULL).space(), Some(Space::Shared));
        assert_eq!((Origins::SHARED | Origins::GLOBAL).space(), None);
        assert_eq!((Origins::SHARED | Origins::CLUSTER).space(), None);
        assert_eq!((Origins::DEVICE | Origins::PARAM).space(), None);
        assert_eq!((Origins::DEVICE | Origins::PARAM).space_at_last(), Some(Space::Global));
        assert_eq!((Origins::SHARED | Origins::PARAM).space_at_last(), None);
        assert_eq!(Origins::PARAM.space_at_last(), Some(Space::Param));
        assert_eq!((Origins::DEVICE | Origins::CONSTANT).space(), None);
        assert_eq!(Origins::PARAM.space(), Some(Space::Param));
        assert_eq!(Origins::UNKNOWN.space(), None);
        assert_eq!(Origins::NULL.space(), None);
    }

    #[test]
    fn the_cluster_has_the_own_block() {
        assert_eq!(Origins::CLUSTER.refined(Origins::SHARED), Origins::CLUSTER);
        assert_eq!((Origins::CLUSTER | Origins::SHARED).refined(Origins::SHARED), Origins::SHARED);
        let other = Origins::ANYWHERE.difference(Origins::SHARED);
        assert_eq!(Origins::CLUSTER.refined(other), Origins::CLUSTER);
        assert_eq!(Origins::CLUSTER.refined(Origins::LOCAL), Origins::empty());
    }

    #[test]
    fn assertions_win_over_assumptions() {
        let unknown = Origins::UNKNOWN;
        assert_eq!(unknown.refined(Origins::SHARED).space(), Some(Space::Shared));
        assert_eq!(Origins::DEVICE.refined(Origins::SHARED).space(), Some(Space::Shared));
        let other = Origins::ANYWHERE.difference(Origins::SHARED);
        assert_eq!(unknown.refined(other).space(), None);
        assert_eq!((Origins::SHARED | Origins::GLOBAL).refined(other).space(), Some(Space::Global));
        assert!(Origins::empty().refined(Origins::SHARED).is_empty());
        assert!(Origins::LOCAL.refined(Origins::SHARED).is_empty());
    }
}
