//! Reading and printing LLVM IR text: our library against libLLVM, and our command against `opt`.
//!
//! `cargo bench -p spacecast --bench read` prints three tables in Markdown. The files are those of
//! the environment variable `SPACECAST_BENCH_FILES`, separated as in `PATH`; without it, modules
//! made up here: GPU code as clang writes it, without debug info and with. `--quick` does one round
//! where a real run does nine, to see that everything works.
//!
//! How to read the tables:
//!
//! - *Time*. "library" is parse and print in this process, the text being in memory already.
//!   Freeing the module is not counted on either side. We print to a sink; LLVM's C API prints to
//!   a string, which is then copied once. We use the default thread pool, LLVM one thread.
//!   "process" is start to exit of `spacecast print FILE` and `opt -passes= -S FILE`, output to
//!   `/dev/null`: what users see. `opt` verifies the module in addition, as it does by default, and
//!   may be another release than the library: the line above the table names both.
//! - *Peak memory*. One process for each number, which maps the file, parses, prints, and tells the
//!   kernel's high-water mark of its resident memory (mapped files and the libraries' own code
//!   included). LLVM's is given twice, since the C API must hold the printed text in memory, which
//!   `opt` need not: after parsing, which is the fair number, and after printing.
//! - *Start to exit* of the command on a small file: what it costs to be started at all.
//!
//! Both sides are measured in turns, so that a machine that is busy for a while is so for both. All
//! numbers are medians (of nine rounds; in each, of three runs of ours, which are short and so
//! easily disturbed). Every ratio is LLVM's number divided by ours, round by round: above 1 we need
//! less.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::env;
use std::fs::{self, File};
use std::hint::black_box;
use std::io;
use std::path::Path;
use std::process::Command;

use common::generate::generate;
use common::{Folder, Opt, cell, median, median_ratio, milliseconds, name, process, threads};
use memmap2::Mmap;
use spacecast_llvm::Llvm;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [flag, tool, file] = arguments.as_slice()
        && flag == "--child"
    {
        return child(tool, Path::new(file));
    }
    // Cargo gives arguments of its own, so unknown ones are no error.
    let quick = arguments.iter().any(|a| a == "--quick");
    let rounds = if quick { 1 } else { 9 };

    let llvm = Llvm::find(None).unwrap_or_else(|e| panic!("{e}"));
    let opt = Opt::find();
    let version =
        llvm.version().map_or("of unknown version".to_owned(), |(major, minor, patch)| {
            format!("{major}.{minor}.{patch}")
        });
    let opt_version = opt.as_ref().map_or("not on PATH", |o| &o.version);
    println!("libLLVM {version}; opt {opt_version}; {} threads\n", threads());

    let folder = Folder::new();
    let files = common::files(|| {
        vec![
            folder.write("gpu-5.ll", &generate(5_000_000, false)),
            folder.write("gpu-20.ll", &generate(20_000_000, false)),
            folder.write("gpu-debug-20.ll", &generate(20_000_000, true)),
        ]
    });

    println!(
        "| file | MB | LLVM library ms | our library ms | our MB/s | ratio | opt process ms | our process ms | ratio |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for file in &files {
        time(file, &llvm, opt.as_ref(), rounds);
    }

    println!(
        "\n| file | LLVM parsed MB | LLVM printed MB | our MB | ratio parsed | ratio printed |"
    );
    println!("|---|--:|--:|--:|--:|--:|");
    for file in &files {
        memory(file);
    }

    start(&folder.write("small.ll", &generate(30_000, false)), opt.as_ref(), rounds * 4);
}

/// One row of the table of times.
fn time(file: &Path, llvm: &Llvm, opt: Option<&Opt>, rounds: usize) {
    let text = fs::read(file).unwrap_or_else(|e| panic!("cannot read {}: {e}", file.display()));
    check(file, &text, llvm);

    let (mut theirs, mut ours) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        theirs.push(milliseconds(|| {
            let module = llvm.parse("module", &text).unwrap();
            black_box(module.print());
            module
        }));
        ours.push(median((0..3).map(|_| our_library(&text)).collect()));
    }
    let ratio = median_ratio(&theirs, &ours);
    let (theirs, ours) = (median(theirs), median(ours));

    let (mut their_process, mut our_process) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        their_process.extend(opt.and_then(|o| o.run("", file)));
        our_process.push(median((0..3).map(|_| our_command(file)).collect()));
    }
    // An opt of another release may not read the file; it then has no time.
    let process_ratio =
        (their_process.len() == rounds).then(|| median_ratio(&their_process, &our_process));
    let our_process = median(our_process);
    let their_process = process_ratio.map(|_| median(their_process));

    let megabytes = text.len() as f64 / 1e6;
    println!(
        "| {} | {megabytes:.1} | {theirs:.1} | {ours:.1} | {:.0} | {:.1} | {} | {our_process:.1} | {} |",
        name(file),
        megabytes / ours * 1e3,
        ratio,
        cell(their_process),
        cell(process_ratio),
    );
}

/// Panics unless both accept the text and ours comes out as it went in: what is timed must be the
/// whole work. Being a first run, it also starts the threads and faults in libLLVM.
fn check(file: &Path, text: &[u8], llvm: &Llvm) {
    if let Err(message) = llvm.parse(&name(file), text) {
        panic!("LLVM rejects {}: {message}", file.display());
    }
    let module = match spacecast_ir::parse(text) {
        Ok(module) => module,
        Err(error) => {
            let (line, column) = error.position(text);
            panic!("we reject {}:{line}:{column}: {}", file.display(), error.message());
        }
    };
    let mut printed = Vec::with_capacity(text.len());
    module.print(&mut printed).unwrap();
    assert!(printed == text, "{} is not printed as it was read", file.display());
}

fn our_library(text: &[u8]) -> f64 {
    milliseconds(|| {
        let module = spacecast_ir::parse(black_box(text)).unwrap();
        module.print(&mut io::sink()).unwrap();
        module
    })
}

/// How long the real command takes, start to exit.
fn our_command(file: &Path) -> f64 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
    command.arg("print").arg(file);
    process(&mut command).expect("spacecast print fails")
}

/// One row of the table of memory.
fn memory(file: &Path) {
    let measure = |tool: &str| -> Vec<f64> {
        let this = env::current_exe().unwrap();
        let output = Command::new(this).args(["--child", tool]).arg(file).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{tool} fails on {}: {errors}", file.display());
        let text = String::from_utf8(output.stdout).unwrap();
        text.split_whitespace().map(|n| n.parse().unwrap()).collect()
    };
    let (theirs, ours) = (measure("llvm"), measure("ours"));
    let (parsed, printed, ours) = (theirs.first(), theirs.get(1), ours.first());
    let ratio = |theirs: Option<&f64>| cell(theirs.zip(ours).map(|(t, o)| t / o));
    println!(
        "| {} | {} | {} | {} | {} | {} |",
        name(file),
        cell(parsed.copied()),
        cell(printed.copied()),
        cell(ours.copied()),
        ratio(parsed),
        ratio(printed),
    );
}

/// The process that [`memory`] starts: reads and prints one file, and tells its peaks in MB.
fn child(tool: &str, file: &Path) {
    let file = File::open(file).unwrap();
    // SAFETY: as in the command: a private mapping that is only read, of a file nobody changes.
    #[allow(unsafe_code)]
    let text = unsafe { Mmap::map(&file) }.unwrap();
    let mut peaks = Vec::new();
    if tool == "llvm" {
        let llvm = Llvm::find(None).unwrap();
        let module = llvm.parse("module", &text).unwrap();
        peaks.extend(peak());
        black_box(module.print());
        peaks.extend(peak());
    } else {
        let module = spacecast_ir::parse(&text).unwrap();
        module.print(&mut io::sink()).unwrap();
        peaks.extend(peak());
    }
    for peak in peaks {
        println!("{peak}");
    }
}

/// The most memory this process ever had resident, in MB. Only Linux tells it in a file.
fn peak() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024.0 / 1e6)
}

/// The table of a small file.
fn start(file: &Path, opt: Option<&Opt>, runs: usize) {
    let (mut theirs, mut ours) = (Vec::new(), Vec::new());
    for _ in 0..runs {
        ours.push(our_command(file));
        theirs.extend(opt.and_then(|o| o.run("", file)));
    }
    let kilobytes = fs::metadata(file).unwrap().len() as f64 / 1e3;
    println!("\n| start to exit, file of {kilobytes:.0} KB | ms |");
    println!("|---|--:|");
    println!("| `spacecast print` | {:.2} |", median(ours));
    if theirs.len() == runs {
        println!("| `opt -passes= -S` | {:.2} |", median(theirs));
    }
}
