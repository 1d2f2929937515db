//! Whether a layout is one of NVPTX, and whether two modules can be linked.

use super::forms::{Family, Knobs, build};
use super::{AlignSpec, DataLayout};

/// What is said of a module without a layout.
pub const EMPTY: &str = "Empty target data layout, must exist";

/// What stands before the examples that follow a wrong layout.
pub const EXAMPLE: &str = "Example valid data layout:";

/// The form that leaves all else to the target; linkers accept it beside any other.
pub const SHORT_FORM: &str = "e-i64:64-v16:16-v32:32-n16:32:64";

/// What is wrong with a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is none.
    Empty,
    /// It is not one of NVPTX; with the reason.
    Invalid(String),
}

impl Problem {
    /// The message, with the documented examples.
    pub fn message(&self) -> String {
        match self {
            Problem::Empty => EMPTY.to_owned(),
            Problem::Invalid(reason) => {
                let examples = [true, false].map(|bits32| {
                    let bits = if bits32 { 32 } else { 64 };
                    let form = build(Family::Cicc, Knobs { bits32, ..Knobs::default() });
                    format!("\n{bits}-bit: {form}")
                });
                format!(
                    "Invalid target data layout: {reason}\n{EXAMPLE}{}{}",
                    examples[0], examples[1]
                )
            }
        }
    }
}

/// Whether a layout, `None` for a module without one, fits NVPTX: what it says must be so, what it
/// leaves out is the target's to know.
///
/// # Errors
///
/// What is wrong with it.
pub fn check(text: Option<&str>) -> Result<DataLayout, Problem> {
    let text = text.filter(|t| !t.is_empty()).ok_or(Problem::Empty)?;
    let invalid = |reason: String| Problem::Invalid(reason);
    let layout = DataLayout::parse(text).map_err(|e| invalid(e.to_string()))?;
    if !layout.little_endian {
        return Err(invalid("GPUs are little endian: it begins with `e`".to_owned()));
    }
    let wide = layout.pointer_spec(0).bits;
    for pointer in &layout.pointers {
        let (space, bits) = (pointer.space, pointer.bits);
        if !matches!(bits, 32 | 64) {
            return Err(invalid(format!("pointers have 32 or 64 bits, not {bits} (`p{space}`)")));
        }
        if pointer.abi != bits {
            let abi = pointer.abi;
            return Err(invalid(format!("a pointer is aligned to its {bits} bits, not {abi}")));
        }
        if matches!(space, 1 | 101) && bits != wide {
            return Err(invalid(format!("pointers to space {space} are as wide as generic ones")));
        }
    }
    let natural = |specs: &[AlignSpec], kind: char, sizes: &[u32]| {
        let odd = specs.iter().find(|s| sizes.contains(&s.bits) && s.abi != s.bits);
        odd.map(|s| format!("`{kind}{}` is aligned to {0} bits, not {}", s.bits, s.abi))
    };
    let odd = natural(&layout.integers, 'i', &[8, 16, 32, 64, 128])
        .or_else(|| natural(&layout.floats, 'f', &[16, 32, 64]))
        .or_else(|| natural(&layout.vectors, 'v', &[16, 32, 64, 128]));
    if let Some(reason) = odd {
        return Err(invalid(reason));
    }
    if [layout.alloca_space, layout.globals_space, layout.program_space] != [0; 3] {
        return Err(invalid("variables, functions and the stack are in space 0".to_owned()));
    }
    Ok(layout)
}

/// Whether two modules can be linked as far as their layouts go.
///
/// # Errors
///
/// In what they differ.
pub fn compatible(a: &str, b: &str) -> Result<(), String> {
    if a == b {
        return Ok(());
    }
    let read = |text: &str| DataLayout::parse(text).map_err(|e| e.to_string());
    let (left, right) = (read(a)?, read(b)?);
    if left.little_endian != right.little_endian {
        return Err("one is little endian, the other is not".to_owned());
    }
    // What one of them leaves to the target cannot contradict the other.
    let silent = a == SHORT_FORM || b == SHORT_FORM;
    let mut spaces: Vec<u32> =
        left.pointers.iter().chain(&right.pointers).map(|p| p.space).collect();
    spaces.sort_unstable();
    spaces.dedup();
    for space in spaces {
        let both = left.names_pointer(space) && right.names_pointer(space);
        let (l, r) = (left.pointer_spec(space).bits, right.pointer_spec(space).bits);
        // Tensor and cluster pointers came into upstream's forms late.
        let late = matches!(space, 6 | 7);
        if l != r && (both || !(silent || late)) {
            return Err(format!(
                "pointers to space {space} have {l} bits in one, {r} in the other"
            ));
        }
    }
    for (kind, l, r) in [
        ('i', &left.integers, &right.integers),
        ('f', &left.floats, &right.floats),
        ('v', &left.vectors, &right.vectors),
    ] {
        for spec in l {
            let other = r.iter().find(|s| s.bits == spec.bits);
            if let Some(other) = other.filter(|o| o.abi != spec.abi) {
                let (bits, x, y) = (spec.bits, spec.abi, other.abi);
                return Err(format!(
                    "`{kind}{bits}` is aligned to {x} bits in one, {y} in the other"
                ));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_valid() {
        let short = Knobs { nvptx_short_ptr: true, ..Knobs::default() };
        let mode32 = Knobs { bits32: true, ..Knobs::default() };
        for family in [Family::Cicc, Family::Upstream(14), Family::Upstream(22)] {
            for knobs in [Knobs::default(), short, mode32] {
                let form = build(family, knobs);
                assert!(check(Some(&form)).is_ok(), "{form}");
            }
        }
        assert!(check(Some(SHORT_FORM)).is_ok());
    }

    #[test]
    fn others_are_not() {
        assert_eq!(check(None), Err(Problem::Empty));
        assert_eq!(check(Some("")), Err(Problem::Empty));
        assert_eq!(Problem::Empty.message(), "Empty target data layout, must exist");
        for text in [
            "E-i64:64",
            "e-p:48:64-i64:64",
            "e-p:64:32-i64:64",
            "e-p:64:64-p1:32:32-i64:64",
            "e-i64:32",
            "e-i64:64-f64:32",
            "e-i64:64-v32:16",
            "e-i64:64-A5",
            "e-i64:64-what",
            // A layout of the host lacks nothing but the widths: its default for `i64` is 32 bits.
            "e",
        ] {
            match check(Some(text)) {
                Err(problem @ Problem::Invalid(_)) => {
                    let message = problem.message();
                    assert!(
                        message.contains("Example valid data layout:\n32-bit: e-p:32"),
                        "{message}"
                    );
                    assert!(message.contains("\n64-bit: e-p:64:64:64-i1"), "{message}");
                }
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn modules_that_link() {
        let cicc = build(Family::Cicc, Knobs::default());
        let short = build(Family::Cicc, Knobs { nvptx_short_ptr: true, ..Knobs::default() });
        let new = build(Family::Upstream(22), Knobs::default());
        let old = build(Family::Upstream(14), Knobs::default());
        for (a, b) in [
            (&cicc, &cicc),
            (&cicc, &new),
            (&old, &new),
            (&cicc, &SHORT_FORM.to_owned()),
            (&short, &SHORT_FORM.to_owned()),
        ] {
            assert_eq!(compatible(a, b), Ok(()), "{a} {b}");
            assert_eq!(compatible(b, a), Ok(()), "{b} {a}");
        }
        let mode32 = build(Family::Cicc, Knobs { bits32: true, ..Knobs::default() });
        for (a, b) in [(&cicc, &mode32), (&cicc, &short), (&new, &short)] {
            assert!(compatible(a, b).is_err(), "{a} {b}");
        }
        assert!(compatible("e-i64:64", "E-i64:64").is_err());
        assert!(compatible("e-i64:64", "e-i64:32").is_err());
    }
}
