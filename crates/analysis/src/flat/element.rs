//! The elements of the flat lattice: a tag, and two notes that decide nothing.
//!
//! ```text
//!                      GENERIC                    it can be anything, or is several things
//!      ┌───────┬──────────┼──────────┬────────┐
//!   GLOBAL   SHARED   CONSTANT     LOCAL   CLUSTER …    one element per space
//!      └───────┴──────────┼──────────┴────────┘
//!                       BOTTOM                    nothing reaches it: undef, poison, null
//! ```
//!
//! `null`: the null pointer is among what reaches the value, which the rewrite must know. `host`: the value is
//! global by what we assume of the host, not for certain; accesses may rely on that, queries may not.
//!
//! Invariant: a value rises at most four times, by two tags and two notes; GENERIC has both notes.

use spacecast_nvptx::space::Space;

use crate::origins::Origins;

/// Where a pointer points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tag {
    Bottom,
    In(Space),
    Generic,
}

/// What is known of a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Element {
    /// Where it points.
    pub tag: Tag,
    /// The null pointer reaches the value.
    pub null: bool,
    /// What we assume of the host is part of the tag.
    pub host: bool,
}

impl Element {
    /// Nothing reaches the value, or only `undef` and `poison` do.
    pub const BOTTOM: Self = Self { tag: Tag::Bottom, null: false, host: false };
    /// Only null reaches it.
    pub const NULL: Self = Self { null: true, ..Self::BOTTOM };
    /// It can be anything.
    pub const GENERIC: Self = Self { tag: Tag::Generic, null: true, host: true };
    /// Given by the host.
    pub const HOST: Self = Self { host: true, ..Self::of(Space::Global) };

    /// Surely in a space.
    pub const fn of(space: Space) -> Self {
        Self { tag: Tag::In(space), null: false, host: false }
    }

    /// A pointer whose type names the space.
    pub fn typed(addrspace: u32) -> Self {
        match Space::from_llvm(addrspace) {
            Some(Space::Global) => Self::HOST,
            // No generic pointer leads to the others.
            Some(space) if Origins::of_space(space).is_some() => Self::of(space),
            _ => Self::GENERIC,
        }
    }

    /// What holds where either may come.
    pub fn meet(self, other: Self) -> Self {
        let tag = match (self.tag, other.tag) {
            (Tag::Bottom, tag) | (tag, Tag::Bottom) => tag,
            (a, b) if a == b => a,
            _ => return Self::GENERIC,
        };
        Self { tag, null: self.null || other.null, host: self.host || other.host }
    }

    /// The element under the type of its value.
    ///
    /// A type that names a space is an assertion. Global addresses are the generic ones, so that what is
    /// surely global stays that, and null and undef stay nothing.
    pub fn in_space(self, addrspace: u32) -> Self {
        match (addrspace, self.tag) {
            (0, _) | (1, Tag::Bottom | Tag::In(Space::Global)) => self,
            _ => {
                let typed = Self::typed(addrspace);
                Self { null: self.null || typed.null, ..typed }
            }
        }
    }

    /// The same in the words of the rest of the pipeline.
    pub fn origins(self) -> Origins {
        let place = match self.tag {
            Tag::Bottom => Origins::empty(),
            Tag::In(Space::Global) if self.host => Origins::DEVICE,
            Tag::In(space) => Origins::of_space(space).unwrap_or(Origins::UNKNOWN),
            Tag::Generic => Origins::UNKNOWN,
        };
        if self.null { place | Origins::NULL } else { place }
    }
}
