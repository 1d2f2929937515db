//! `!noalias.addrspace`: the spaces in which a memory instruction accesses nothing.
//!
//! ```text
//!   %x = load i32, ptr %p, !noalias.addrspace !0     ; not in shared, local or cluster memory
//!   !0 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
//! ```
//!
//! The node is a list of ranges of address spaces, from and up to, in order and apart from each other. LLVM knows
//! it since version 20. The numbers stand for the memory that the hardware has: a stack slot is in 5, although its
//! `alloca` makes a pointer into 0.
//!
//! Invariant: what is read speaks of one instruction, and of no other use of its pointers. What is ruled out comes in
//! three groups, of which each goes as a whole or not at all: the host can give a kernel the address of a constant for
//! one in device memory, in whose window parameters lie as well; and the block's shared memory is part of the
//! cluster's.

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::store::{ConstantKind, Md, MdKind, Store};
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::MdKindName;
use spacecast_nvptx::space::{Space, SpaceSet};

use crate::origins::Origins;

/// The kind of the metadata.
pub const KIND: MdKind = MdKind::Known(MdKindName::NoAliasAddrSpace);

/// The spaces that go together, and the origins that lead there.
const GROUPS: [(SpaceSet, Origins); 3] = [
    (
        SpaceSet::GLOBAL.union(SpaceSet::CONSTANT).union(SpaceSet::PARAM),
        Origins::GLOBAL.union(Origins::DEVICE).union(Origins::CONSTANT).union(Origins::PARAM),
    ),
    (SpaceSet::SHARED.union(SpaceSet::CLUSTER), Origins::SHARED.union(Origins::CLUSTER)),
    (SpaceSet::LOCAL, Origins::LOCAL),
];

/// Ranges of address spaces: from, and up to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ranges(Vec<(u32, u32)>);

impl Ranges {
    /// The ranges with just these spaces.
    pub fn of(spaces: SpaceSet) -> Self {
        let mut numbers: Vec<u32> = spaces.spaces().map(Space::llvm).collect();
        numbers.sort_unstable();
        Self::joined(numbers.into_iter().map(|n| (n, n + 1)).collect())
    }

    /// Ranges in order as those that are apart.
    fn joined(sorted: Vec<(u32, u32)>) -> Self {
        let mut apart: Vec<(u32, u32)> = Vec::new();
        for (from, to) in sorted {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => apart.push((from, to)),
            }
        }
        Self(apart)
    }

    /// Both together; nothing if one of them goes round the end of all numbers, which nobody needs.
    pub fn union(&self, other: &Self) -> Option<Self> {
        let mut all: Vec<(u32, u32)> = self.0.iter().chain(&other.0).copied().collect();
        if all.iter().any(|(from, to)| from >= to) {
            return None;
        }
        all.sort_unstable();
        Some(Self::joined(all))
    }

    /// Whether a space is in one of them.
    pub fn has(&self, space: Space) -> bool {
        let n = space.llvm();
        let within = |&(from, to): &(u32, u32)| {
            if from < to { from <= n && n < to } else { from <= n || n < to }
        };
        self.0.iter().any(within)
    }

    /// The spaces in them.
    pub fn spaces(&self) -> SpaceSet {
        let inside = Space::ALL.iter().filter(|&&space| self.has(space));
        inside.fold(SpaceSet::empty(), |all, &space| all | space.into())
    }

    /// The numbers of the node.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().flat_map(|&(from, to)| [from, to])
    }
}

/// What an instruction says; nothing if it says nothing, or nothing that can be read.
pub fn ranges(module: &Module<'_>, func: &Function<'_>, inst: Inst) -> Option<Ranges> {
    let (_, md) = func.metadata(inst).find(|(kind, _)| *kind == KIND)?;
    let node = module.resolve(&func.store, md)?;
    let numbers: Option<Vec<u32>> =
        node.store.fields(node.node).map(|(_, md)| number(node.store, md)).collect();
    let numbers = numbers?;
    let (pairs, []) = numbers.as_chunks::<2>() else { return None };
    (!pairs.is_empty()).then(|| Ranges(pairs.iter().map(|&[from, to]| (from, to)).collect()))
}

fn number(store: &Store<'_>, md: Md) -> Option<u32> {
    let Md::Value(value) = md else { return None };
    match store.constant(value.as_const()?) {
        ConstantKind::Int(n) => u32::try_from(n).or(i32::try_from(n).map(i32::cast_unsigned)).ok(),
        ConstantKind::Zero => Some(0),
        _ => None,
    }
}

/// Where accesses of which origins are: what the host gave counts as global.
pub(crate) const ACCESSED: [(SpaceSet, Origins); 6] = [
    (SpaceSet::GLOBAL, Origins::GLOBAL.union(Origins::DEVICE)),
    (SpaceSet::SHARED, Origins::SHARED),
    (SpaceSet::CONSTANT, Origins::CONSTANT),
    (SpaceSet::LOCAL, Origins::LOCAL),
    (SpaceSet::PARAM, Origins::PARAM),
    (SpaceSet::CLUSTER, Origins::CLUSTER),
];

/// The origins that an access can have which accesses nothing in these spaces.
pub(crate) fn allowed(excluded: SpaceSet) -> Origins {
    let out = ACCESSED.iter().filter(|(space, _)| excluded.contains(*space));
    out.fold(Origins::ANYWHERE, |left, (_, origins)| left.difference(*origins))
}

/// The spaces in which an access of these origins accesses nothing. Of a pointer that comes from nowhere nothing is
/// said.
pub fn ruled_out(origins: Origins) -> SpaceSet {
    if !origins.intersects(Origins::ANYWHERE) {
        return SpaceSet::empty();
    }
    let out = GROUPS.iter().filter(|(_, group)| !origins.intersects(*group));
    out.fold(SpaceSet::empty(), |all, (spaces, _)| all | *spaces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_go_as_a_whole() {
        let device = SpaceSet::GLOBAL | SpaceSet::CONSTANT | SpaceSet::PARAM;
        let block = SpaceSet::SHARED | SpaceSet::CLUSTER;
        // The host may have passed the address of a constant.
        assert_eq!(ruled_out(Origins::DEVICE | Origins::SHARED), SpaceSet::LOCAL);
        assert_eq!(ruled_out(Origins::GLOBAL | Origins::LOCAL), block);
        assert_eq!(ruled_out(Origins::CONSTANT | Origins::LOCAL), block);
        assert_eq!(ruled_out(Origins::PARAM | Origins::LOCAL), block);
        assert_eq!(ruled_out(Origins::SHARED), device | SpaceSet::LOCAL);
        assert_eq!(ruled_out(Origins::CLUSTER | Origins::NULL), device | SpaceSet::LOCAL);
        assert_eq!(ruled_out(Origins::UNKNOWN), SpaceSet::empty());
        assert_eq!(ruled_out(Origins::NULL), SpaceSet::empty());
        assert_eq!(ruled_out(Origins::empty()), SpaceSet::empty());
    }

    #[test]
    fn ranges_are_in_order_and_apart() {
        let of = |spaces| Ranges::of(spaces).0;
        assert_eq!(of(SpaceSet::SHARED | SpaceSet::CLUSTER), [(3, 4), (7, 8)]);
        assert_eq!(of(SpaceSet::SHARED | SpaceSet::CONSTANT | SpaceSet::LOCAL), [(3, 6)]);
        assert_eq!(of(SpaceSet::PARAM | SpaceSet::GLOBAL), [(1, 2), (101, 102)]);
        let local = Ranges::of(SpaceSet::LOCAL);
        let both = local.union(&Ranges(vec![(2, 5), (200, 300)]));
        assert_eq!(both, Some(Ranges(vec![(2, 6), (200, 300)])));
        assert_eq!(local.union(&Ranges(vec![(9, 3)])), None);
        assert_eq!(Ranges(vec![(9, 4)]).spaces() & SpaceSet::SHARED, SpaceSet::SHARED);
        assert_eq!(Ranges(vec![(9, 4)]).spaces() & SpaceSet::LOCAL, SpaceSet::empty());
    }
}
