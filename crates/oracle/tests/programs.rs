//! Random programs, before and after; and LLVM's opinion of some of them.

use std::sync::atomic::Ordering;

use spacecast_llvm::Llvm;
use spacecast_oracle::campaign::{Tally, run};
use spacecast_oracle::check::{Program, Setup, accepted, check};
use spacecast_oracle::choices::Choices;
use spacecast_oracle::generate::program;
use spacecast_oracle::{compile, wild};

/// What fits into half a minute on two processors.
const PROGRAMS: u64 = 5000;
const WITH_LLVM: u64 = 1500;
const WILD: u64 = 3000;

#[test]
fn random_programs_do_the_same() {
    let tally = Tally::default();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let judge = |program: &Program, setup: &Setup| check(program, setup, false);
    run(0..PROGRAMS, threads, 1, (program, &judge), &tally, &|_| {});
    let wrong = tally.wrong.into_inner().expect("a list");
    assert!(wrong.is_empty(), "{}", wrong.first().map(|case| case.report()).unwrap_or_default());
    // The generator writes nothing that we cannot run, and hardly anything that is not defined.
    let reasons = tally.reasons.into_inner().expect("a list");
    assert_eq!(tally.unsupported.load(Ordering::Relaxed), 0, "{reasons:?}");
    assert!(tally.discarded.load(Ordering::Relaxed) < PROGRAMS / 50, "{reasons:?}");
    // And the passes have something to do.
    let work = tally.work.into_inner().expect("a sum");
    assert!(work.before.1 < work.before.0 / 5, "{work:?}");
    assert!(work.after.1 > work.after.0 / 2, "{work:?}");
}

#[test]
fn they_do_the_same_with_llvm_in_between() {
    let llvm = Llvm::find(None).expect("LLVM");
    let tally = Tally::default();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let judge = |program: &Program, setup: &Setup| compile::check(&llvm, program, setup);
    run(0..WITH_LLVM, threads, 1, (program, &judge), &tally, &|_| {});
    let wrong = tally.wrong.into_inner().expect("a list");
    assert!(wrong.is_empty(), "{}", wrong.first().map(|case| case.report()).unwrap_or_default());
    // LLVM makes little that we cannot run.
    assert!(tally.same.load(Ordering::Relaxed) > WITH_LLVM / 100 * 95);
}

#[test]
fn what_is_only_valid_is_accepted() {
    let llvm = Llvm::find(None).expect("LLVM");
    let tally = Tally::default();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let judge = |program: &Program, setup: &Setup| accepted(&llvm, program, setup, false);
    run(0..WILD, threads, 1, (wild::module, &judge), &tally, &|_| {});
    let wrong = tally.wrong.into_inner().expect("a list");
    assert!(wrong.is_empty(), "{}", wrong.first().map(|case| case.report()).unwrap_or_default());
    // All of them are valid.
    assert_eq!(tally.same.load(Ordering::Relaxed), WILD);
}

#[test]
fn llvm_accepts_them() {
    let llvm = Llvm::find(None).expect("LLVM");
    let verified = |what: &str, seed: u64, text: &str| {
        let module =
            llvm.parse(what, text.as_bytes()).unwrap_or_else(|e| panic!("{seed}: {e}\n{text}"));
        module.verify().unwrap_or_else(|e| panic!("{seed}, {what}: {e}\n{text}"));
    };
    for seed in 0..300 {
        let (program, setup) = program(&mut Choices::from_seed(seed));
        verified("before", seed, &program.text);
        verified("outside", seed, &program.outside);
        let mut module = spacecast_ir::parse(program.text.as_bytes()).expect("a module");
        let mut after = Vec::new();
        let log = &mut std::io::sink();
        setup.pipeline.run(&mut module, &setup.options, log).expect("no log");
        module.print(&mut after).expect("a text");
        verified("after", seed, &String::from_utf8(after).expect("a text"));
    }
}

#[test]
fn a_program_is_its_choices() {
    for seed in 0..50 {
        let mut choices = Choices::from_seed(seed);
        let (first, setup) = program(&mut choices);
        let (second, other) = program(&mut Choices::from_list(choices.made()));
        assert_eq!(first, second);
        assert_eq!(setup.name, other.name);
    }
}
