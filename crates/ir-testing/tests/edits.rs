//! Random edits keep the model consistent and its text valid, and LLVM agrees.

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use spacecast_ir_testing::{EditScript, SEEDS, check_edits, check_round_trip};
use spacecast_llvm::Llvm;

static LLVM: LazyLock<Llvm> = LazyLock::new(|| Llvm::find(None).expect("the tests need libLLVM"));

/// What LLVM makes of a text that it must accept.
fn judged(what: &str, text: &[u8]) -> Result<Vec<u8>, String> {
    let explain =
        |why| format!("LLVM on the {what} text: {why}\n{}", String::from_utf8_lossy(text));
    let module = LLVM.parse("module", text).map_err(explain)?;
    module.verify().map_err(explain)?;
    Ok(module.print())
}

/// The same scripts in every run, so that a failure is the fault of the last change; the variables
/// `PROPTEST_RNG_SEED` and `PROPTEST_CASES` ask for others, and for more.
fn config(cases: u32) -> Config {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = RngSeed::Fixed(1);
    }
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    config
}

fn scripts() -> impl Strategy<Value = EditScript> {
    vec(any::<(u8, u16, u16, u16)>(), 0..32).prop_map(EditScript::from)
}

/// Edits a module, and then what was printed of it.
fn edit_text(text: &[u8], cases: u32) {
    let outcome = TestRunner::new(config(cases)).run(&(scripts(), scripts()), |(first, second)| {
        let (once, _) = check_edits(text, &first);
        let (lossless, canonical) = check_edits(&once, &second);
        let judge = || -> Result<(), String> {
            judged("first", &once)?;
            let (a, b) = (judged("lossless", &lossless)?, judged("canonical", &canonical)?);
            (a == b)
                .then_some(())
                .ok_or("LLVM reads the lossless and the canonical text as different".to_owned())
        };
        judge().map_err(TestCaseError::fail)
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}

fn edit_seed(name: &str) {
    let seed = SEEDS.iter().find(|s| s.name == name).expect("a seed of this name");
    edit_text(seed.text, 150);
}

/// A module that is read in parallel and printed in pieces.
#[test]
fn large() {
    let seed = SEEDS.iter().find(|s| s.name == "loop.ll").expect("a seed of this name");
    let text = std::str::from_utf8(seed.text).expect("a seed in ASCII");
    let (functions, rest) = text.split_at(text.find("attributes").expect("attributes"));
    let mut large = functions.to_owned();
    for i in 0..100 {
        let body = &functions[functions.find("define").expect("a definition")..];
        for (name, again) in [("@sum(", "@sum"), ("@clamp(", "@clamp"), ("@main(", "@main")] {
            assert!(body.contains(name), "{again}");
        }
        let body = body.replace("@sum(", &format!("@sum{i}("));
        let body = body.replace("@clamp(", &format!("@clamp{i}("));
        large.push_str(&body.replace("@main(", &format!("@main{i}(")));
    }
    large.push_str(rest);
    edit_text(large.as_bytes(), 4);
}

macro_rules! edited {
    ($($test:ident: $seed:literal,)*) => {
        $(#[test]
        fn $test() {
            edit_seed($seed);
        })*

        #[test]
        fn every_seed_has_a_test() {
            let tested = [$($seed),*];
            assert!(SEEDS.iter().all(|seed| tested.contains(&seed.name)));
        }
    };
}

edited! {
    globals: "globals.ll",
    intrinsics: "intrinsics.ll",
    layout: "layout.ll",
    loops: "loop.ll",
    numbered: "numbered.ll",
    orders: "orders.ll",
    records: "records.ll",
    typed: "typed.ll",
    unwind: "unwind.ll",
    values: "values.ll",
}

#[test]
fn seeds_come_back() {
    for seed in SEEDS {
        check_round_trip(seed.text);
        judged(seed.name, seed.text).expect("a seed is valid");
    }
}

/// Seeds with bytes exchanged, dropped and repeated: most are faulty, none may make the reader panic.
#[test]
fn damaged_seeds_are_read_or_refused() {
    let damage = (0..SEEDS.len(), vec(any::<(u16, u8, u8)>(), 1..8));
    let outcome = TestRunner::new(config(400)).run(&damage, |(seed, changes)| {
        let mut text = SEEDS[seed].text.to_vec();
        for (at, how, byte) in changes {
            let at = usize::from(at) % text.len();
            match how % 4 {
                0 => text[at] = byte,
                1 => drop(text.remove(at)),
                2 => text.insert(at, byte),
                _ => {
                    let end = text.len().min(at + usize::from(byte));
                    let piece = text[at..end].to_vec();
                    text.splice(at..at, piece);
                }
            }
        }
        check_round_trip(&text);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}
