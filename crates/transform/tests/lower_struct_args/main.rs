//! What the pass leaves in the text. LLVM verifies every result, and the pass finds nothing to do in it.

#![allow(clippy::unwrap_used, missing_docs)]

mod address;
mod copied;
mod dialects;
mod in_place;

use std::sync::LazyLock;

use expect_test::Expect;
use spacecast_llvm::Llvm;
use spacecast_transform::lower_struct_args::{Lowered, Options, lower_struct_args};

static LLVM: LazyLock<Llvm> = LazyLock::new(|| Llvm::find(None).unwrap());

/// `sm_90` and PTX 8.0: parameters have generic addresses.
const NEW: Option<(&str, u32)> = Some(("sm_90", 80));
/// `sm_60`: they have none.
const OLD: Option<(&str, u32)> = Some(("sm_60", 80));
/// What the module says, if anything.
const UNSAID: Option<(&str, u32)> = None;

fn options(target: Option<(&str, u32)>) -> Options {
    let (arch, ptx) = (target.map(|t| t.0.parse().unwrap()), target.map(|t| t.1));
    // Without `cvta.param` nothing is lowered before LLVM's optimiser.
    Options { arch, ptx, optimiser_follows: false }
}

fn run(target: Option<(&str, u32)>, source: &str) -> (Lowered, String) {
    run_with(&options(target), source)
}

fn run_with(options: &Options, source: &str) -> (Lowered, String) {
    let mut module = spacecast_ir::parse(source.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let lowered = lower_struct_args(&mut module, options);
    let mut text = Vec::new();
    module.print(&mut text).unwrap();
    let again = spacecast_ir::parse(&text).unwrap();
    let mut canonical = [Vec::new(), Vec::new()];
    module.print_canonical(&mut canonical[0]).unwrap();
    again.print_canonical(&mut canonical[1]).unwrap();
    let [model, read] = canonical.map(|c| String::from_utf8(c).unwrap());
    assert_eq!(model, read, "the text says what the model says");
    drop(again);
    (lowered, String::from_utf8(text).unwrap())
}

/// Runs the pass, and again on what it printed: that must change nothing.
fn lowered_without_llvm(target: Option<(&str, u32)>, source: &str) -> (Lowered, String) {
    let (lowered, text) = run(target, source);
    let (second, again) = run(target, &text);
    assert_eq!(text, again, "the second time nothing changes");
    assert_eq!((second.in_place, second.copied), (0, 0));
    (lowered, text)
}

fn lowered(target: Option<(&str, u32)>, source: &str) -> (Lowered, String) {
    let (lowered, text) = lowered_without_llvm(target, source);
    let parsed = LLVM.parse("lowered", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    parsed.verify().unwrap_or_else(|e| panic!("{e}\n{text}"));
    drop(parsed);
    (lowered, text)
}

/// One line for each parameter.
fn decisions(lowered: &Lowered) -> String {
    let line = |p: &spacecast_transform::lower_struct_args::Parameter| {
        format!("; {} {}: {:?}, {}\n", p.name, p.parameter, p.decision, p.reason)
    };
    lowered.parameters.iter().map(line).collect()
}

fn check(target: Option<(&str, u32)>, source: &str, expected: Expect) {
    let (lowered, text) = lowered(target, source);
    expected.assert_eq(&(decisions(&lowered) + &text));
}

/// Nothing changes, and this is what is said about it.
fn unchanged(target: Option<(&str, u32)>, source: &str, said: &str) {
    let (lowered, text) = lowered(target, source);
    assert_eq!(text, source);
    assert_eq!(decisions(&lowered), said);
}
