//! How an address gets from one space to another: the `cvta` family and `mapa`.

use crate::space::Space;

/// Whether a transition is right.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Legal {
    /// Always.
    Always,
    /// If the address is in the space that it is taken to; otherwise the behaviour is undefined.
    Conditional,
    /// Never: there is no such instruction.
    Never,
}

/// A row of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Transition {
    /// From here.
    pub from: Space,
    /// To there.
    pub to: Space,
    /// By this, where there is an instruction.
    pub by: Option<&'static str>,
    /// Whether that is right.
    pub legal: Legal,
    /// What to know.
    pub note: &'static str,
}

const fn row(
    from: Space,
    to: Space,
    by: Option<&'static str>,
    legal: Legal,
    note: &'static str,
) -> Transition {
    Transition { from, to, by, legal, note }
}

use Legal::{Always, Conditional, Never};
use Space::{Cluster, Constant, Generic, Global, Local, Param, Shared, Tensor};

/// The transitions that the documents name.
pub static TRANSITIONS: &[Transition] = &[
    row(Global, Generic, Some("cvta.global"), Always, "the same bits: the address already says so"),
    row(Shared, Generic, Some("cvta.shared"), Always, "sets the marker of shared memory"),
    row(Constant, Generic, Some("cvta.const"), Always, "sets the marker of constant memory"),
    row(Local, Generic, Some("cvta.local"), Always, "the stack window of the thread"),
    row(Param, Generic, Some("ld.param"), Always, "reading a parameter gives a plain register"),
    row(Tensor, Generic, None, Never, "tensor memory has no generic form"),
    row(Cluster, Generic, Some("cvta.shared"), Always, "after mapa, which gives a shared address"),
    row(Generic, Global, Some("cvta.to.global"), Conditional, "undefined unless it is global"),
    row(Generic, Shared, Some("cvta.to.shared"), Conditional, "undefined unless it is shared"),
    row(Generic, Constant, Some("cvta.to.const"), Conditional, "undefined unless it is constant"),
    row(Generic, Local, Some("cvta.to.local"), Conditional, "undefined unless it is local"),
    row(Generic, Tensor, None, Never, "tensor memory cannot be reached from generic"),
    row(Generic, Param, None, Never, "parameters are only read through ld.param"),
    row(Global, Shared, None, Never, "only through generic, and then usually a mistake"),
    row(Shared, Global, None, Never, "only through generic, and then usually a mistake"),
    row(Shared, Cluster, Some("mapa"), Conditional, "needs a cluster and a rank in it"),
];

/// The row for two spaces, where the documents have one.
pub fn find(from: Space, to: Space) -> Option<&'static Transition> {
    TRANSITIONS.iter().find(|t| t.from == from && t.to == to)
}

/// Whether an `addrspacecast` from one space to another makes sense: one end is generic, and both have
/// a generic form. A parameter's address is cast both ways by LLVM before it becomes `ld.param`.
pub fn castable(from: Space, to: Space) -> bool {
    (from == Generic || to == Generic) && from.has_generic_form() && to.has_generic_form()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_means_no_instruction() {
        for t in TRANSITIONS {
            assert_eq!(t.legal == Never, t.by.is_none(), "{t:?}");
        }
    }

    #[test]
    fn the_table_of_the_documents_row_by_row() {
        let to_generic = [Global, Shared, Constant, Local, Param, Cluster];
        for space in to_generic {
            assert_eq!(find(space, Generic).map(|t| t.legal), Some(Always), "{space:?}");
        }
        for space in [Global, Shared, Constant, Local] {
            assert_eq!(find(Generic, space).map(|t| t.legal), Some(Conditional), "{space:?}");
        }
        for (from, to) in [(Tensor, Generic), (Generic, Tensor), (Generic, Param)] {
            assert_eq!(find(from, to).map(|t| t.legal), Some(Never), "{from:?} {to:?}");
        }
        assert_eq!(find(Shared, Cluster).map(|t| t.by), Some(Some("mapa")));
        assert_eq!(TRANSITIONS.len(), 16);
    }

    #[test]
    fn casts_go_through_generic() {
        assert!(castable(Shared, Generic) && castable(Generic, Global) && castable(Param, Generic));
        assert!(!castable(Shared, Global) && !castable(Tensor, Generic));
        assert!(!castable(Generic, Space::Linkage) && !castable(Space::Tracking, Generic));
    }
}
