//! Whatever the bytes: a stage is read or there is an error with a place, stages can be compared, and every place that
//! comes out is in the text that it came from.

use std::path::{Path, PathBuf};

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::test_runner::{Config, RngSeed, TestRunner};
use spacecast_trace::{compare, read};

/// The stages of all tests.
fn seeds() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/trace");
    let list = |folder: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).expect("a folder");
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        paths
    };
    let files = list(&root).into_iter().flat_map(|folder| list(&folder));
    let stages = files.filter(|file| !file.ends_with("expected"));
    stages.map(|file| std::fs::read(file).expect("a file")).collect()
}

/// A change at a place, which is a share of the length.
#[derive(Clone, Debug)]
enum Change {
    Remove(u16, u8),
    Insert(u16, Vec<u8>),
    Repeat(u16, u8),
    Truncate(u16),
}

fn change() -> impl Strategy<Value = Change> {
    // What these languages are made of does more harm than other bytes.
    let words = [
        "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "=", "\"", "->", "\n", "%", "@", "^bb1",
        "#", "!",
    ];
    let word = (0..words.len()).prop_map(move |n| words[n].as_bytes().to_vec());
    let text = prop_oneof![3 => word, 1 => vec(any::<u8>(), 1..4), 1 => Just(b"memref<".to_vec())];
    prop_oneof![
        (any::<u16>(), any::<u8>()).prop_map(|(at, len)| Change::Remove(at, len % 32)),
        (any::<u16>(), text).prop_map(|(at, text)| Change::Insert(at, text)),
        (any::<u16>(), any::<u8>()).prop_map(|(at, len)| Change::Repeat(at, len)),
        any::<u16>().prop_map(Change::Truncate),
    ]
}

fn apply(text: &mut Vec<u8>, change: &Change) {
    let place = |at: u16, len: usize| at as usize * len / (u16::MAX as usize + 1);
    let len = text.len();
    match change {
        Change::Remove(at, n) => {
            let at = place(*at, len);
            text.drain(at..(at + *n as usize).min(len));
        }
        Change::Insert(at, new) => {
            let at = place(*at, len);
            text.splice(at..at, new.iter().copied());
        }
        Change::Repeat(at, n) => {
            let at = place(*at, len);
            let part = text[at..(at + *n as usize).min(len)].to_vec();
            text.splice(at..at, part);
        }
        Change::Truncate(at) => text.truncate(place(*at, len)),
    }
}

/// Reads a text, and compares it with one that can be read.
fn check(text: &[u8], other: &[u8]) {
    let texts = [other, text, other];
    let mut stages = Vec::new();
    for text in texts {
        match read(text, spacecast_ir::NESTING) {
            Ok(stage) => stages.push(stage),
            Err(error) => {
                assert!(error.at <= text.len() && !error.message.is_empty(), "{error:?}");
                return;
            }
        }
    }
    let trace = compare(&stages);
    for fault in &trace.faults {
        for mark in &fault.places {
            assert!(mark.encoding.at.end <= texts[mark.stage].len(), "{fault:?}");
        }
    }
    for subject in &trace.subjects {
        for (step, text) in subject.steps.iter().zip(texts) {
            let Some(step) = step else { continue };
            let uses = step.uses.iter().map(|uses| &uses.first);
            for encoding in step.declared.iter().chain(uses) {
                let at = &encoding.at;
                assert!(at.start <= at.end && at.end <= text.len(), "{encoding:?}");
            }
        }
    }
}

#[test]
fn changed_stages_are_read_or_refused() {
    let seeds = seeds();
    assert!(seeds.len() > 30);
    // The same changes in every run, unless the environment asks for others.
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = RngSeed::Fixed(1);
    }
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = 4000;
    }
    let strategy = (0..seeds.len(), vec(change(), 0..4));
    TestRunner::new(config)
        .run(&strategy, |(seed, changes)| {
            let mut text = seeds[seed].clone();
            changes.iter().for_each(|change| apply(&mut text, change));
            check(&text, &seeds[seed]);
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn parts_of_stages_are_read_or_refused() {
    for seed in seeds() {
        for end in (0..seed.len()).step_by(7) {
            check(&seed[..end], &seed);
            check(&seed[end..], &seed);
        }
    }
}

#[test]
fn deep_texts_end() {
    for text in ["a.b (", "a.b {\n", "a.b <", "memref<", "a.b : memref<4xf32, !a<"] {
        check(text.repeat(100_000).as_bytes(), b"module {\n}\n");
    }
}
