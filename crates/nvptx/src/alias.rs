//! Which spaces overlap, and which can be written.

use crate::space::Space;

/// Whether pointers can refer to the same byte.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Alias {
    /// They may.
    May,
    /// They cannot.
    No,
}

/// A rule of the table; the first that fits holds.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    /// One side, as people write it.
    pub a: &'static str,
    /// The other.
    pub b: &'static str,
    /// What follows.
    pub alias: Alias,
    /// Why.
    pub reason: &'static str,
    fits: fn(Space, Space) -> bool,
}

/// The rules in order.
pub static RULES: &[Rule] = &[
    Rule {
        a: "generic",
        b: "any",
        alias: Alias::May,
        reason: "generic can be any of them at run time",
        fits: |a, b| a == Space::Generic || b == Space::Generic,
    },
    Rule {
        a: "same",
        b: "same",
        alias: Alias::May,
        reason: "the same space: the addresses decide",
        fits: |a, b| a == b,
    },
    Rule {
        a: "global",
        b: "param",
        alias: Alias::May,
        reason: "the parameter window lies inside the global one (cvta.param, sm_70)",
        fits: |a, b| pair(a, b, Space::Global, Space::Param),
    },
    Rule {
        a: "shared",
        b: "cluster",
        alias: Alias::May,
        reason: "the block's own shared memory is part of the cluster's",
        fits: |a, b| pair(a, b, Space::Shared, Space::Cluster),
    },
    Rule {
        a: "any other",
        b: "any other",
        alias: Alias::No,
        reason: "different memory",
        fits: |_, _| true,
    },
];

fn pair(a: Space, b: Space, x: Space, y: Space) -> bool {
    (a, b) == (x, y) || (a, b) == (y, x)
}

/// The rule for two spaces.
pub fn rule(a: Space, b: Space) -> &'static Rule {
    let last = &RULES[RULES.len() - 1];
    RULES.iter().find(|rule| (rule.fits)(a, b)).unwrap_or(last)
}

/// Whether pointers into two spaces can refer to the same byte.
pub fn alias(a: Space, b: Space) -> Alias {
    rule(a, b).alias
}

/// What code that runs on the device can do to memory in a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ModRef {
    /// Never modified, so that a read needs no ordering.
    NoModRef,
    /// Read and written.
    ModRef,
}

/// Whether memory in a space changes while a kernel runs.
pub fn mod_ref(space: Space) -> ModRef {
    match space {
        Space::Constant | Space::Param => ModRef::NoModRef,
        _ => ModRef::ModRef,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Space::*;

    #[test]
    fn the_table_of_the_documents_cell_by_cell() {
        for &a in Space::ALL {
            for &b in Space::ALL {
                let may = a == Generic
                    || b == Generic
                    || a == b
                    || matches!((a, b), (Global, Param) | (Param, Global))
                    || matches!((a, b), (Shared, Cluster) | (Cluster, Shared));
                assert_eq!(alias(a, b) == Alias::May, may, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn constants_and_parameters_do_not_change() {
        for &space in Space::ALL {
            let constant = matches!(space, Constant | Param);
            assert_eq!(mod_ref(space) == ModRef::NoModRef, constant, "{space:?}");
        }
    }
}
