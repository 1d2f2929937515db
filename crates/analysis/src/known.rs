//! Functions that are not visible but known by their names.
//!
//! A row promises that the function stores no address that a later load could return: neither one that it
//! is passed nor one of its own. Users extend the table with `--harmless`.

use crate::origins::Origins;

/// What is known of a function.
#[derive(Debug)]
pub struct Known {
    /// Its name; `*` at the end stands for whatever follows, if it takes numbers alone.
    pub name: &'static str,
    /// The origins of the pointer that it returns.
    pub returns: Origins,
}

/// A function that users vouch for.
pub static HARMLESS: Known = Known { name: "", returns: Origins::UNKNOWN };

const NONE: Origins = Origins::UNKNOWN;
/// The heap is device memory.
const HEAP: Origins = Origins::GLOBAL.union(Origins::NULL).union(Origins::FOREIGN);

/// The functions, sorted by name.
pub static KNOWN: &[Known] = &[
    Known { name: "__assert_fail", returns: NONE },
    Known { name: "__assertfail", returns: NONE },
    Known { name: "__nv_*", returns: NONE },
    Known { name: "__nv_fast_sincosf", returns: NONE },
    Known { name: "__nv_frexp", returns: NONE },
    Known { name: "__nv_frexpf", returns: NONE },
    Known { name: "__nv_modf", returns: NONE },
    Known { name: "__nv_modff", returns: NONE },
    Known { name: "__nv_remquo", returns: NONE },
    Known { name: "__nv_remquof", returns: NONE },
    Known { name: "__nv_sincos", returns: NONE },
    Known { name: "__nv_sincosf", returns: NONE },
    Known { name: "__nv_sincospi", returns: NONE },
    Known { name: "__nv_sincospif", returns: NONE },
    Known { name: "__nvvm_reflect", returns: NONE },
    Known { name: "abort", returns: NONE },
    Known { name: "free", returns: NONE },
    Known { name: "malloc", returns: HEAP },
    Known { name: "printf", returns: NONE },
    Known { name: "puts", returns: NONE },
    Known { name: "vprintf", returns: NONE },
];

/// The row of a function by its name, and by whether it takes or returns nothing but numbers.
pub fn named(name: &[u8], numbers: bool) -> Option<&'static Known> {
    KNOWN.iter().find(|row| match row.name.as_bytes().strip_suffix(b"*") {
        Some(prefix) => numbers && name.starts_with(prefix),
        None => row.name.as_bytes() == name,
    })
}
