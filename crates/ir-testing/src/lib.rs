//! What the property tests and the fuzz targets of `spacecast-ir` share.
//!
//! Two properties, each a function that panics where it does not hold:
//!
//! - [`check_round_trip`]: any text that is read comes back byte for byte, and its canonical form is a
//!   fixed point. Text that is not read gives an error with a place, never a panic.
//! - [`check_edits`]: whatever sequence of edits a module goes through, the model stays consistent, what is
//!   printed says the same as the model, with everything that was not edited as it was, and journals lead
//!   back to what there was.
//!
//! [`SEEDS`] are the modules that edits start from.

mod check;
mod edit;
mod plan;
mod script;

pub use check::{check_consistent, check_printed, check_round_trip, check_undone};
pub use edit::{Edited, run_edits};
pub use script::{EditScript, Step};

/// A module to start from.
#[derive(Copy, Clone, Debug)]
pub struct Seed {
    /// The name of its file.
    pub name: &'static str,
    /// Its text.
    pub text: &'static [u8],
}

macro_rules! seeds {
    ($($name:literal),* $(,)?) => {
        /// Small modules that differ as much as possible.
        pub const SEEDS: &[Seed] =
            &[$(Seed { name: $name, text: include_bytes!(concat!("../seeds/", $name)) }),*];
    };
}

seeds! {
    "globals.ll", "intrinsics.ll", "layout.ll", "loop.ll", "numbered.ll", "orders.ll", "records.ll",
    "typed.ll", "unwind.ll", "values.ll",
}

/// Applies a script to a module read from `text`, checks the outcome, and returns what is printed:
/// lossless and canonical.
///
/// # Panics
///
/// When a property does not hold, or `text` is not a module. The message tells the edits.
pub fn check_edits(text: &[u8], script: &EditScript) -> (Vec<u8>, Vec<u8>) {
    let mut module = match spacecast_ir::parse(text) {
        Ok(module) => module,
        Err(error) => panic!("the module is not read: {error} at {}", error.offset()),
    };
    let mut edited = Edited::default();
    let mut mark = module.mark();
    let before = module.clone();
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        run_edits(&mut module, script, &mut edited);
        check_consistent(&module);
        mark.before(&module, |undone| check_undone(&before, &undone, &module));
        check_printed(&module, &edited)
    }));
    match outcome {
        Ok(printed) => printed,
        Err(cause) => {
            let why = cause
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| cause.downcast_ref::<&str>().copied())
                .unwrap_or("");
            panic!("after these edits:\n  {}\n{why}", edited.log.join("\n  "))
        }
    }
}

/// Takes a seed and a script from the bytes of a fuzzer, and checks the outcome.
pub fn fuzz_edits(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else { return };
    check_edits(SEEDS[usize::from(first) % SEEDS.len()].text, &EditScript::from_bytes(rest));
}
