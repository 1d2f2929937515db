//! From IR to PTX: `spacecast compile -O3 --whole-program` against LLVM alone, the same libLLVM, at the same level.
//!
//! `cargo bench -p spacecast --bench compile` prints a table in Markdown for the files of `SPACECAST_BENCH_FILES`,
//! separated as in `PATH`, or for the unoptimised idiom programs without it: the time that each takes, start to exit,
//! and the generic accesses in its PTX. Each side runs three times (`SPACECAST_BENCH_RUNS`), in turns; the numbers are
//! medians, and the ratio is ours divided by LLVM's: 1.05 means that we cost 5 %. Both are told where LLVM is, which
//! takes longer to find out than to compile a small file.
//!
//! nvcc joins in where it can be had: `SPACECAST_BENCH_NVCC` is its program, which then compiles the idiom programs;
//! for other files, `SPACECAST_BENCH_PTX` is a folder with what it made of them, under the same names. What one of the
//! three does not take is in no sum.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use common::{Folder, median, name, process};
use spacecast_llvm::{Llvm, VARIABLE};
use spacecast_ptx::Audit;

/// Tells this program, which then is a child, to compile a file by LLVM alone.
const ALONE: &str = "SPACECAST_BENCH_ALONE";

fn main() -> ExitCode {
    if let Some(out) = env::var_os(ALONE) {
        return alone(&PathBuf::from(env::args_os().nth(1).unwrap()), Path::new(&out));
    }
    let found = Llvm::find(None).unwrap();
    let library = found.path();
    let folder = Folder::new();
    let [theirs, ours] = ["llvm.ptx", "ours.ptx"].map(|file| folder.write(file, ""));
    let runs = env::var("SPACECAST_BENCH_RUNS").map_or(3, |n| n.parse().unwrap());
    println!("| file | LLVM ms | our ms | ratio | generic, LLVM | generic, ours | generic, nvcc |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let mut sums = [0.0; 5];
    for file in files() {
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..runs {
            times[0].extend(process(
                Command::new(env::current_exe().unwrap())
                    .arg(&file)
                    .env(ALONE, &theirs)
                    .env(VARIABLE, library),
            ));
            let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
            command.args(["compile", "-w", "--whole-program", "--arch=sm_90", "--ptx=8.0", "-o"]);
            times[1].extend(process(command.arg(&ours).arg(&file).env(VARIABLE, library)));
        }
        let reference = nvcc(&file, &folder);
        let missing = reference.as_ref().is_some_and(|ptx| !ptx.exists());
        if times.iter().any(|times| times.len() < runs) || missing {
            let who = if missing { "nvcc" } else { "LLVM or us" };
            println!("| {} | rejected by {who} |", name(&file));
            continue;
        }
        let [llvm, our] = times.map(median);
        let [left, generic, nvcc] = [Some(&theirs), Some(&ours), reference.as_ref()]
            .map(|ptx| ptx.map_or(0.0, |ptx| generic(ptx) as f64));
        row(&name(&file), [llvm, our, left, generic, nvcc]);
        for (sum, n) in sums.iter_mut().zip([llvm, our, left, generic, nvcc]) {
            *sum += n;
        }
    }
    row("together", sums);
    ExitCode::SUCCESS
}

fn row(name: &str, [llvm, our, left, generic, nvcc]: [f64; 5]) {
    let ratio = our / llvm;
    println!("| {name} | {llvm:.0} | {our:.0} | {ratio:.2} | {left} | {generic} | {nvcc} |");
}

/// What nvcc makes of the source of a file, if it is to be asked; if it makes nothing, there is no such file.
fn nvcc(file: &Path, folder: &Folder) -> Option<PathBuf> {
    if let Some(made) = env::var_os("SPACECAST_BENCH_PTX") {
        return Some(Path::new(&made).join(name(file)).with_extension("ptx"));
    }
    let program = env::var_os("SPACECAST_BENCH_NVCC")?;
    let out = folder.write("nvcc.ptx", "");
    fs::remove_file(&out).unwrap();
    let source = file.parent()?.join("../cuda").join(name(file)).with_extension("cu");
    let mut command = Command::new(program);
    command.args(["-ptx", "-arch=sm_90", "-O3", "-w", "-extended-lambda", "-o"]);
    let _ = command.arg(&out).arg(source).output();
    Some(out)
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
