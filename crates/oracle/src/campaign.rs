//! Many programs, in parallel; the first ones that go wrong are made small.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use spacecast_llvm::Llvm;

use crate::check::{Fault, Program, Setup, Verdict, Work};
use crate::choices::Choices;
use crate::shrink::{shrink, shrink_text};

/// How many smaller programs are tried for one that goes wrong.
const TRIES: usize = 4000;

/// How many instructions they may take: what is left out is often what ends a loop.
const SHORT: u64 = 5000;

/// What came of many programs.
#[derive(Debug, Default)]
pub struct Tally {
    /// Programs that did the same before and after.
    pub same: AtomicU64,
    /// Programs that were not defined.
    pub discarded: AtomicU64,
    /// Programs that we cannot run.
    pub unsupported: AtomicU64,
    /// What all programs did together.
    pub work: Mutex<Work>,
    /// Programs that went wrong, as small as they could be made.
    pub wrong: Mutex<Vec<Case>>,
    /// Why programs were not defined, or could not be run: one for each hundred.
    pub reasons: Mutex<Vec<String>>,
}

/// A program that went wrong.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was generated from.
    pub seed: u64,
    /// The choices that lead to it.
    pub choices: Vec<u32>,
    /// The program.
    pub program: Program,
    /// How the passes ran.
    pub setup: Setup,
    /// What is wrong.
    pub fault: Fault,
}

/// Who says whether a program does the same before and after.
pub type Judge<'j> = &'j (dyn Fn(&Program, &Setup) -> Verdict + Sync);

/// Who writes programs.
pub type Author = fn(&mut Choices) -> (Program, Setup);

/// Checks the program of a seed.
pub fn check_seed(seed: u64, author: Author, judge: Judge<'_>, tally: &Tally) {
    let mut choices = Choices::from_seed(seed);
    let (program, setup) = author(&mut choices);
    let count = |counter: &AtomicU64| counter.fetch_add(1, Ordering::Relaxed);
    let reason = |n: u64, why: String| {
        if n.is_multiple_of(100)
            && let Ok(mut reasons) = tally.reasons.lock()
        {
            reasons.push(format!("{seed}: {why}"));
        }
    };
    match judge(&program, &setup) {
        Verdict::Same(work) => {
            count(&tally.same);
            if let Ok(mut total) = tally.work.lock() {
                total.add(work);
            }
        }
        Verdict::Discarded(why) => reason(count(&tally.discarded), why),
        Verdict::Unsupported(what) => reason(count(&tally.unsupported), what),
        Verdict::Wrong(fault) => {
            let case = smallest(seed, choices.made(), &fault, author, judge);
            if let Ok(mut wrong) = tally.wrong.lock() {
                wrong.push(case);
            }
        }
    }
}

/// The smallest program with a fault of the same kind.
fn smallest(seed: u64, choices: Vec<u32>, fault: &Fault, author: Author, judge: Judge<'_>) -> Case {
    let verdict = |list: Vec<u32>| {
        let mut choices = Choices::from_list(list);
        let (mut program, setup) = author(&mut choices);
        program.steps = SHORT;
        let verdict = judge(&program, &setup);
        (choices.made(), program, setup, verdict)
    };
    let choices = shrink(choices, TRIES, |list| {
        let (made, _, _, found) = verdict(list);
        matches!(found, Verdict::Wrong(found) if found.kind == fault.kind).then_some(made)
    });
    let (choices, mut program, setup, _) = verdict(choices);
    let same = |program: &Program| match judge(program, &setup) {
        Verdict::Wrong(found) if found.kind == fault.kind => Some(found),
        _ => None,
    };
    // Of a text without one of its lines LLVM knows whether it is still a program, also where nothing runs.
    let llvm = crate::llvm().ok();
    let is_valid = |text: &str| {
        let verify = |llvm: &Llvm| llvm.parse("smaller", text.as_bytes())?.verify();
        llvm.as_ref().is_none_or(|llvm| verify(llvm).is_ok())
    };
    let (text, outside) = (program.text.clone(), program.outside.clone());
    program.outside = shrink_text(&outside, |text| {
        is_valid(text) && same(&Program { outside: text.to_owned(), ..program.clone() }).is_some()
    });
    program.text = shrink_text(&text, |text| {
        is_valid(text) && same(&Program { text: text.to_owned(), ..program.clone() }).is_some()
    });
    let fault = same(&program).unwrap_or_else(|| fault.clone());
    Case { seed, choices, program, setup, fault }
}

/// Checks the programs of seeds in so many threads, until there are `most` that go wrong.
pub fn run(
    seeds: std::ops::Range<u64>,
    threads: usize,
    most: usize,
    (author, judge): (Author, Judge<'_>),
    tally: &Tally,
    done: &(dyn Fn(u64) + Sync),
) {
    let next = AtomicU64::new(seeds.start);
    let worker = || {
        // The passes would share their work among all threads, of which each has a program of its own. What they leave
        // to be done later is done between programs.
        let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let enough = tally.wrong.lock().is_ok_and(|wrong| wrong.len() >= most);
            if seed >= seeds.end || enough {
                break;
            }
            match &alone {
                Ok(pool) => pool.install(|| check_seed(seed, author, judge, tally)),
                Err(_) => check_seed(seed, author, judge, tally),
            }
            done(seed - seeds.start + 1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(worker);
        }
    });
}

impl Case {
    /// Everything there is to know about it, as a text.
    pub fn report(&self) -> String {
        let mut text = String::new();
        let comment = |text: &mut String, what: &str| {
            for line in what.lines() {
                let _ = writeln!(text, "; {line}");
            }
        };
        let others = if self.setup.others_first { ", weak definitions from elsewhere" } else { "" };
        comment(&mut text, &format!("{:?}: {}", self.fault.kind, self.fault.why));
        comment(&mut text, &format!("seed {}, opt {}{others}", self.seed, self.setup.name));
        comment(&mut text, &format!("{:?}", self.program.host));
        comment(&mut text, &format!("choices {:?}", self.choices));
        text += &self.program.text;
        comment(&mut text, &format!("outside:\n{}", self.program.outside));
        comment(&mut text, &format!("after:\n{}", self.fault.after));
        text
    }
}
