//! The intrinsics that matter to memory spaces, one row each.
//!
//! A row says which operands are pointers, what happens through them, in which spaces they are legal,
//! whether the name carries the spaces (so that name, declaration and call change together), and what
//! the result is. `docs/intrinsics.md` says how to add one.
//!
//! Invariant: an intrinsic that is not in the table is unknown. Whoever asks must then assume the worst.

mod forms;
mod table;

use crate::space::{Space, SpaceSet};

pub use table::ROWS;

/// What happens to the memory that a pointer operand points to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// It is read.
    Reads,
    /// It is written.
    Writes,
    /// It is read and written.
    Updates,
    /// Nothing: only the address counts, as for a query or a prefetch.
    Looks,
}

/// A pointer operand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pointer {
    /// Which operand, from zero.
    pub operand: u8,
    /// What happens through it.
    pub role: Role,
    /// The spaces its type may have in IR that LLVM accepts.
    pub spaces: SpaceSet,
}

/// What an intrinsic returns.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Returned {
    /// Nothing, or nothing that holds an address.
    Plain,
    /// An address in the object that this operand points to, in the same space.
    Derived(u8),
    /// The address that this operand has, in the space that the type of the result says.
    Cast(u8),
    /// A pointer into this space that comes from no operand.
    In(Space),
    /// What it read from memory: a pointer, if the type says so.
    Loaded,
}

/// What kind of thing an intrinsic does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Family {
    /// `isspacep`
    Query,
    /// `cvta` in either direction, and the older `ptr.*.to.*`
    Cast,
    /// `mapa`: an address of another block of the cluster.
    Map,
    /// Reads, modifies and writes at once.
    Atomic,
    /// `ldu`, `ldg`
    Load,
    /// `memcpy`, `memmove`, `memset`
    Copy,
    /// `prefetch` and other hints for caches
    Hint,
    /// `wmma`, `ldmatrix`, `stmatrix`
    Matrix,
    /// `cp.async` and the bulk and tensor forms
    Async,
    /// `mbarrier`
    Barrier,
    /// `tcgen05` and tensor memory
    Tensor,
    /// Tensor-map descriptors
    Descriptor,
    /// `lifetime`, `invariant`
    Lifetime,
    /// `assume`
    Assume,
    /// `annotation`, `ptr.annotation`, `var.annotation`
    Annotation,
    /// `ptrmask`, `launder`, `strip` and the like: the same object
    Same,
    /// Reads or writes vectors under a mask, or gathers and scatters
    Masked,
    /// The stack: `stacksave`, dynamic allocation
    Stack,
}

/// What is known of an intrinsic.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Intrinsic {
    /// The name; `*` at its end stands for whatever follows, and matches the longest row that fits.
    pub name: &'static str,
    /// What kind of thing it does.
    pub family: Family,
    /// Whether the name carries the spaces of its pointers, as in `llvm.memcpy.p3.p1.i64`.
    pub mangled: bool,
    /// Its pointer operands.
    pub pointers: &'static [Pointer],
    /// What it returns.
    pub returns: Returned,
}

impl Intrinsic {
    /// The row of an intrinsic by its name.
    pub fn named(name: &[u8]) -> Option<&'static Intrinsic> {
        if !name.starts_with(b"llvm.") {
            return None;
        }
        let exact = ROWS.binary_search_by(|row| row.name.as_bytes().cmp(name));
        if let Ok(at) = exact {
            return Some(&ROWS[at]);
        }
        // Rows are sorted, so one whose prefix fits stands before the name; the longest comes last.
        let before = exact.unwrap_or_else(|at| at);
        let mut shortest = name.len();
        for row in ROWS[..before].iter().rev() {
            let row_name = row.name.as_bytes();
            if let Some(prefix) = row_name.strip_suffix(b"*") {
                if name.starts_with(prefix) {
                    return Some(row);
                }
                // Once what the row and the name share is shorter than any prefix, none can fit.
                shortest = common(prefix, name).min(shortest);
            } else {
                shortest = common(row_name, name).min(shortest);
            }
            if shortest <= b"llvm.".len() {
                return None;
            }
        }
        None
    }

    /// The pointer at this operand.
    pub fn pointer(&self, operand: usize) -> Option<Pointer> {
        self.pointers.iter().find(|p| p.operand as usize == operand).copied()
    }
}

fn common(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// Writes rows: `"name": Family mangled? [reads 0 ANY, writes 1 SHARED] -> Plain;`
macro_rules! rows {
    (@role reads) => { Role::Reads };
    (@role writes) => { Role::Writes };
    (@role updates) => { Role::Updates };
    (@role looks) => { Role::Looks };
    (@mangled) => { false };
    (@mangled mangled) => { true };
    ($($name:literal: $family:ident $($mangled:ident)? [$($role:ident $operand:literal $spaces:expr),* $(,)?] -> $returns:expr;)*) => {
        /// Every row, sorted by name.
        pub static ROWS: &[Intrinsic] = &[$(
            Intrinsic {
                name: $name,
                family: Family::$family,
                mangled: rows!(@mangled $($mangled)?),
                pointers: &[$(Pointer { operand: $operand, role: rows!(@role $role), spaces: $spaces }),*],
                returns: $returns,
            }
        ),*];
    };
}
use rows;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_named_once() {
        for pair in ROWS.windows(2) {
            assert!(pair[0].name < pair[1].name, "{} and {}", pair[0].name, pair[1].name);
        }
    }

    #[test]
    fn the_longest_row_wins() {
        let name = |n: &str| Intrinsic::named(n.as_bytes()).map(|row| row.name);
        assert_eq!(name("llvm.memcpy.p3.p1.i64"), Some("llvm.memcpy.*"));
        assert_eq!(name("llvm.memcpy.inline.p3.p1.i64"), Some("llvm.memcpy.inline.*"));
        assert_eq!(name("llvm.nvvm.isspacep.shared"), Some("llvm.nvvm.isspacep.shared"));
        assert_eq!(
            name("llvm.nvvm.isspacep.shared.cluster"),
            Some("llvm.nvvm.isspacep.shared.cluster")
        );
        assert_eq!(name("llvm.fma.f32"), None);
        assert_eq!(name("memcpy"), None);
    }
}
