//! Resolving generic pointers: `spacecast opt` against `opt -passes=infer-address-spaces -S`.
//!
//! `cargo bench -p spacecast --bench opt` prints a table in Markdown. The files are those of the environment
//! variable `SPACECAST_BENCH_FILES`, separated as in `PATH`; without it, modules made up here. `--quick` does
//! one round where a real run does nine.
//!
//! How to read the table:
//!
//! - *process* is start to exit of both commands, output to `/dev/null`: what users see. `opt` verifies the
//!   module in addition, as it does by default.
//! - *pass* is LLVM's InferAddressSpacesPass alone, as `-time-passes` gives it, and our analysis and rewrite,
//!   as `--stats-json` gives them. Ours resolves far more, and uses all threads.
//! - *memory* is the peak of each process, if there is a `time` command that tells it.
//!
//! Both sides are measured in turns. All numbers are medians; every ratio is LLVM's number divided by ours,
//! round by round: above 1 we need less.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use common::generate::generate;
use common::{Folder, Opt, cell, median, median_ratio, name, process, threads};

const PASS: &str = "infer-address-spaces";

fn main() {
    let quick = env::args().any(|a| a == "--quick");
    let rounds = if quick { 1 } else { 9 };
    let Some(opt) = Opt::find() else {
        println!("There is no opt on PATH to compare with: install LLVM 22.");
        return;
    };
    println!("opt {}; {} threads\n", opt.version, threads());
    let folder = Folder::new();
    let files = common::files(|| {
        vec![
            folder.write("gpu-10.ll", &generate(10_000_000, false)),
            folder.write("gpu-debug-10.ll", &generate(10_000_000, true)),
        ]
    });
    println!(
        "| file | MB | opt process ms | our process ms | ratio | LLVM pass ms | our pass ms | ratio | \
         opt MB | our MB | ratio |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    let stats = folder.write("stats.json", "");
    for file in &files {
        row(file, &opt, &stats, rounds);
    }
}

fn ours(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
    command.args(["opt", "-w"]).arg(file);
    command
}

fn row(file: &Path, opt: &Opt, stats: &Path, rounds: usize) {
    let mut times: [Vec<f64>; 4] = Default::default();
    for _ in 0..rounds {
        let [their_process, our_process, their_pass, our_pass] = &mut times;
        their_process.extend(opt.run(PASS, file));
        our_process.push(median((0..3).filter_map(|_| process(&mut ours(file))).collect()));
        their_pass.extend(llvm_pass(opt, file));
        our_pass.extend(our_passes(file, stats));
    }
    let [their_process, our_process, their_pass, our_pass] = times;
    if their_process.len() != rounds {
        println!("| {} | opt rejects it |", name(file));
        return;
    }
    let pass = (their_pass.len() == rounds && our_pass.len() == rounds)
        .then(|| median_ratio(&their_pass, &our_pass));
    let memory = peak(&opt.command(PASS, file)).zip(peak(&ours(file)));
    println!(
        "| {} | {:.1} | {:.0} | {:.1} | {:.1} | {} | {} | {} | {} | {} | {} |",
        name(file),
        fs::metadata(file).unwrap().len() as f64 / 1e6,
        median(their_process.clone()),
        median(our_process.clone()),
        median_ratio(&their_process, &our_process),
        cell(pass.map(|_| median(their_pass))),
        cell(pass.map(|_| median(our_pass))),
        cell(pass),
        cell(memory.map(|(theirs, _)| theirs)),
        cell(memory.map(|(_, ours)| ours)),
        cell(memory.map(|(theirs, ours)| theirs / ours)),
    );
}

/// The time that LLVM says its pass takes.
fn llvm_pass(opt: &Opt, file: &Path) -> Option<f64> {
    let output = opt.command(PASS, file).arg("-time-passes").output().ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = text.lines().find(|line| line.ends_with("InferAddressSpacesPass"))?;
    // The last time of the line is that of the clock on the wall.
    let seconds =
        line.split_whitespace().filter_map(|word| word.parse::<f64>().ok()).next_back()?;
    Some(seconds * 1e3)
}

/// The time that our passes say they take.
fn our_passes(file: &Path, stats: &Path) -> Option<f64> {
    let mut command = ours(file);
    command.arg("--stats-json").arg(stats);
    process(&mut command)?;
    let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(stats).ok()?).ok()?;
    let time = &json["total"]["seconds"];
    Some(1e3 * (time["analysis"].as_f64()? + time["rewrite"].as_f64()?))
}

/// The most memory a command has resident, in MB, by the `time` command.
fn peak(command: &Command) -> Option<f64> {
    let mut timed = Command::new("time");
    timed.args(["-f", "%M"]).arg(command.get_program()).args(command.get_args());
    let output = timed.stdout(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let kib: f64 = text.lines().last()?.trim().parse().ok()?;
    Some(kib * 1024.0 / 1e6)
}
