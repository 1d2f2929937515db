//! Intrinsics that have another name in another space.
//!
//! Most intrinsics carry the spaces of their pointers in their names. These have one name for generic
//! pointers and others for certain spaces, with the same operands otherwise.

use crate::space::{Space, SpaceSet};

use super::Intrinsic;

/// A generic name, a space, and the name there. A `*` stands for the same text in both.
static FORMS: &[(&str, Space, &str)] = &[
    (
        "llvm.nvvm.applypriority.L2.evict.normal",
        Space::Global,
        "llvm.nvvm.applypriority.global.L2.evict.normal",
    ),
    (
        "llvm.nvvm.cp.async.mbarrier.arrive",
        Space::Shared,
        "llvm.nvvm.cp.async.mbarrier.arrive.shared",
    ),
    (
        "llvm.nvvm.cp.async.mbarrier.arrive.noinc",
        Space::Shared,
        "llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared",
    ),
    ("llvm.nvvm.discard.L2", Space::Global, "llvm.nvvm.discard.global.L2"),
    ("llvm.nvvm.mbarrier.arrive", Space::Shared, "llvm.nvvm.mbarrier.arrive.shared"),
    ("llvm.nvvm.mbarrier.arrive.drop", Space::Shared, "llvm.nvvm.mbarrier.arrive.drop.shared"),
    (
        "llvm.nvvm.mbarrier.arrive.drop.noComplete",
        Space::Shared,
        "llvm.nvvm.mbarrier.arrive.drop.noComplete.shared",
    ),
    (
        "llvm.nvvm.mbarrier.arrive.noComplete",
        Space::Shared,
        "llvm.nvvm.mbarrier.arrive.noComplete.shared",
    ),
    ("llvm.nvvm.mbarrier.init", Space::Shared, "llvm.nvvm.mbarrier.init.shared"),
    ("llvm.nvvm.mbarrier.inval", Space::Shared, "llvm.nvvm.mbarrier.inval.shared"),
    ("llvm.nvvm.mbarrier.test.wait", Space::Shared, "llvm.nvvm.mbarrier.test.wait.shared"),
    ("llvm.nvvm.prefetch.L1", Space::Global, "llvm.nvvm.prefetch.global.L1"),
    ("llvm.nvvm.prefetch.L1", Space::Local, "llvm.nvvm.prefetch.local.L1"),
    ("llvm.nvvm.prefetch.L2", Space::Global, "llvm.nvvm.prefetch.global.L2"),
    ("llvm.nvvm.prefetch.L2", Space::Local, "llvm.nvvm.prefetch.local.L2"),
    ("llvm.nvvm.st.bulk", Space::Shared, "llvm.nvvm.st.bulk.shared.cta"),
    ("llvm.nvvm.tcgen05.alloc.cg*", Space::Shared, "llvm.nvvm.tcgen05.alloc.shared.cg*"),
    ("llvm.nvvm.tcgen05.commit.cg*", Space::Shared, "llvm.nvvm.tcgen05.commit.shared.cg*"),
    ("llvm.nvvm.tcgen05.commit.mc.cg*", Space::Shared, "llvm.nvvm.tcgen05.commit.mc.shared.cg*"),
];

impl Intrinsic {
    /// The spaces in which the intrinsic has another name.
    pub fn forms(&self) -> SpaceSet {
        if self.mangled {
            return SpaceSet::empty();
        }
        let here = FORMS.iter().filter(|(name, ..)| *name == self.name);
        here.fold(SpaceSet::empty(), |set, (_, space, _)| set | SpaceSet::from(*space))
    }

    /// The name, in a space, of an intrinsic of this row that is called `name`.
    pub fn form(&self, name: &str, space: Space) -> Option<String> {
        let (generic, _, there) =
            FORMS.iter().find(|(name, in_space, _)| *name == self.name && *in_space == space)?;
        match generic.strip_suffix('*') {
            Some(prefix) => Some(there.replace('*', name.strip_prefix(prefix)?)),
            None => Some((*there).to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_rows_that_take_the_space() {
        for (generic, space, there) in FORMS {
            let row = Intrinsic::named(generic.replace('*', "1").as_bytes()).expect("a row");
            assert_eq!(row.name, *generic);
            assert!(row.pointers.iter().all(|p| p.spaces == SpaceSet::GENERIC), "{generic}");
            let form = row.form(&generic.replace('*', "1"), *space).expect("a form");
            assert_eq!(form, there.replace('*', "1"));
            let other = Intrinsic::named(form.as_bytes()).expect("a row of the form");
            assert_eq!(other.family, row.family, "{form}");
            assert_eq!(other.pointers.len(), row.pointers.len(), "{form}");
            assert!(other.pointers.iter().all(|p| p.spaces.has(*space)), "{form}");
        }
    }
}
