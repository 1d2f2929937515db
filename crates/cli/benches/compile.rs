//! From IR to PTX: `spacecast compile -O3 --whole-program` against LLVM alone, the same libLLVM, at the same level.
//!
//! `cargo bench -p spacecast --bench compile` prints a table in Markdown for the files of `SPACECAST_BENCH_FILES`,
//! separated as in `PATH`, or for the unoptimised idiom programs without it: the time that each takes, start to exit,
//! and the generic accesses in its PTX. Each side runs three times, in turns; the numbers are medians, and the ratio is
//! ours divided by LLVM's: 1.05 means that we cost 5 %.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use common::{Folder, median, name, process};
use spacecast_llvm::Llvm;
use spacecast_ptx::Audit;

/// Tells this program, which then is a child, to compile a file by LLVM alone.
const ALONE: &str = "SPACECAST_BENCH_ALONE";

fn main() -> ExitCode {
    if let Some(out) = env::var_os(ALONE) {
        return alone(&PathBuf::from(env::args_os().nth(1).unwrap()), Path::new(&out));
    }
    let folder = Folder::new();
    let [theirs, ours] = ["llvm.ptx", "ours.ptx"].map(|file| folder.write(file, ""));
    println!(
        "| file | LLVM ms | our ms | ratio | generic, LLVM | generic, ours |\n|---|--:|--:|--:|--:|--:|"
    );
    let mut sums = [0.0, 0.0, 0.0, 0.0];
    for file in files() {
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..3 {
            times[0].extend(process(
                Command::new(env::current_exe().unwrap()).arg(&file).env(ALONE, &theirs),
            ));
            let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
            command.args(["compile", "-w", "--whole-program", "--arch=sm_90", "--ptx=8.0", "-o"]);
            times[1].extend(process(command.arg(&ours).arg(&file)));
        }
        if times.iter().any(|times| times.len() < 3) {
            println!("| {} | rejected |", name(&file));
            continue;
        }
        let [llvm, our] = times.map(median);
        let [left, generic] = [&theirs, &ours].map(|ptx| generic(ptx) as f64);
        println!(
            "| {} | {llvm:.0} | {our:.0} | {:.2} | {left} | {generic} |",
            name(&file),
            our / llvm
        );
        for (sum, n) in sums.iter_mut().zip([llvm, our, left, generic]) {
            *sum += n;
        }
    }
    let [llvm, our, left, generic] = sums;
    println!("| together | {llvm:.0} | {our:.0} | {:.2} | {left} | {generic} |", our / llvm);
    ExitCode::SUCCESS
}

fn files() -> Vec<PathBuf> {
    if let Some(list) = env::var_os("SPACECAST_BENCH_FILES") {
        return env::split_paths(&list).filter(|p| !p.as_os_str().is_empty()).collect();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../idioms/raw");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files
}

fn generic(ptx: &Path) -> u64 {
    let total = Audit::of(&fs::read(ptx).unwrap()).total();
    total.generic() - total.generic_in_assembly
}

/// What `clang -O3` would do from here on.
fn alone(file: &Path, out: &Path) -> ExitCode {
    let compile = || {
        let llvm = Llvm::find(None).map_err(|e| e.to_string())?;
        let machine = llvm.machine("sm_90", "+ptx80", 3)?;
        let mut module = llvm.parse("file.ll", &fs::read(file).map_err(|e| e.to_string())?)?;
        module.verify()?;
        module.run_passes("default<O3>", Some(&machine))?;
        fs::write(out, module.assembly(&machine)?).map_err(|e| e.to_string())
    };
    let result: Result<(), String> = compile();
    if result.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
