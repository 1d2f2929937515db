//! What `--check` costs: `spacecast opt --check` against `spacecast opt`, on one thread and on two.
//!
//! `cargo bench -p spacecast --bench check` prints a table in Markdown. The files are those of the environment variable
//! `SPACECAST_BENCH_FILES`, separated as in `PATH`; without it, modules made up here. `--quick` does one round where a
//! real run does fifteen.
//!
//! *check* is the difference of both commands, start to exit, which are run in turns; *pass* is our analysis and rewrite,
//! as `--stats-json` gives them, without reading and writing; *opt* is the whole command. All numbers are medians.
//!
//! Where there is valgrind, a second table has the instructions of both, which do not depend on what else a machine does.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use common::generate::generate;
use common::{Folder, median, name, process};

fn main() {
    let quick = env::args().any(|a| a == "--quick");
    let rounds = if quick { 1 } else { 15 };
    let folder = Folder::new();
    let files = common::files(|| {
        vec![
            folder.write("gpu-10.ll", &generate(10_000_000, false)),
            folder.write("gpu-debug-10.ll", &generate(10_000_000, true)),
        ]
    });
    println!(
        "| file | MB | threads | pass ms | opt ms | opt --check ms | check / pass | check / opt |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    let stats = folder.write("stats.json", "");
    for threads in ["1", "2"] {
        files.iter().for_each(|file| row(file, threads, &stats, rounds));
    }
    let counted = files.iter().map(|file| (file, instructions(file, &[])));
    let mut counted = counted.filter_map(|(file, passes)| Some((file, passes?))).peekable();
    if counted.peek().is_none() {
        println!("\nThere is no valgrind on the path, so that no instructions are counted.");
        return;
    }
    println!("\n| file | pass, millions of instructions | check | check / pass |");
    println!("|---|--:|--:|--:|");
    for (file, pass) in counted {
        let check = instructions(file, &["--check"]).map_or(f64::NAN, |both| both - pass);
        println!("| {} | {pass:.0} | {check:.0} | {:.2} |", name(file), check / pass);
    }
}

/// Millions of instructions of the passes, and of what checks them if that is asked for, with one thread.
fn instructions(file: &Path, more: &[&str]) -> Option<f64> {
    let opt = opt(file, "1", more);
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    valgrind.arg("--toggle-collect=spacecast::opt::job::run_passes");
    valgrind.arg(opt.get_program()).args(opt.get_args());
    let output = valgrind.env("RAYON_NUM_THREADS", "1").output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let count: f64 = said.split_once("Collected : ")?.1.split_whitespace().next()?.parse().ok()?;
    output.status.success().then_some(count / 1e6)
}

fn opt(file: &Path, threads: &str, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
    command.args(["opt", "-w", "-o", "/dev/null"]).args(more).arg(file);
    command.env("RAYON_NUM_THREADS", threads);
    command
}

fn row(file: &Path, threads: &str, stats: &Path, rounds: usize) {
    let mut times: [Vec<f64>; 5] = Default::default();
    for _ in 0..rounds {
        let [passes, plain, checked, ratios, of_all] = &mut times;
        let time = |more: &[&str]| {
            median((0..3).filter_map(|_| process(&mut opt(file, threads, more))).collect())
        };
        let (without, with) = (time(&[]), time(&["--check"]));
        let Some(pass) = pass(file, threads, stats) else { continue };
        passes.push(pass);
        plain.push(without);
        checked.push(with);
        ratios.push((with - without) / pass);
        of_all.push((with - without) / without);
    }
    let size = fs::metadata(file).unwrap().len() as f64 / 1e6;
    let [pass, plain, checked, ratio, of_all] = times.map(median);
    println!(
        "| {} | {size:.1} | {threads} | {pass:.1} | {plain:.1} | {checked:.1} | {ratio:.2} | {of_all:.2} |",
        name(file)
    );
}

/// The time that the passes say they take, without a check.
fn pass(file: &Path, threads: &str, stats: &Path) -> Option<f64> {
    process(opt(file, threads, &[]).arg("--stats-json").arg(stats))?;
    let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(stats).ok()?).ok()?;
    let time = &json["total"]["seconds"];
    Some(1e3 * (time["analysis"].as_f64()? + time["rewrite"].as_f64()?))
}
