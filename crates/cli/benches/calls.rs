//! How `spacecast opt` grows with the calls in a module: many functions, long chains, many callers.
//!
//! `cargo bench -p spacecast --bench calls` prints a table in Markdown: each shape in two sizes, start to exit, the
//! median of five. With `SPACECAST_BENCH_FILES` it also says of each of these files how much larger it comes out, and how
//! long the command takes when it follows calls and when it resolves every function by itself (`--track-calls=false`,
//! without copies and new types of parameters), measured in turns.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::env;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use common::{Folder, median, name, process};

const HEAD: &str = "\
target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
@s = internal addrspace(3) global [64 x i32] undef
";

/// One kernel that calls so many functions.
fn many(n: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..n {
        writeln!(
            text,
            "define internal void @f{i}(ptr %p) {{\n  store i32 {i}, ptr %p\n  ret void\n}}"
        )
        .unwrap();
    }
    text += "define ptx_kernel void @k(ptr %g) {\n";
    for i in 0..n {
        writeln!(text, "  call void @f{i}(ptr %g)").unwrap();
    }
    text + "  ret void\n}\n"
}

/// Functions that each call the next and return the pointer that it returned.
fn chain(n: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..n {
        let inner = match i + 1 < n {
            true => format!("call ptr @f{}(ptr %p)", i + 1),
            false => "getelementptr i8, ptr %p, i64 4".to_owned(),
        };
        writeln!(
            text,
            "define internal ptr @f{i}(ptr %p) {{\n  %r = {inner}\n  store i32 {i}, ptr %r\n  ret ptr %r\n}}"
        )
        .unwrap();
    }
    text + "define ptx_kernel void @k() {\n  \
        %x = call ptr @f0(ptr addrspacecast (ptr addrspace(3) @s to ptr))\n  \
        store i32 1, ptr %x\n  ret void\n}\n"
}

/// Kernels that all call the same function with an object of their own.
fn callers(n: usize) -> String {
    let mut text = format!(
        "{HEAD}define internal void @h(ptr %p) {{\n  store i32 1, ptr %p\n  ret void\n}}\n"
    );
    for i in 0..n {
        writeln!(
            text,
            "define ptx_kernel void @k{i}() {{\n  %a = alloca i32\n  call void @h(ptr %a)\n  ret void\n}}"
        )
        .unwrap();
    }
    text
}

/// Functions that are all called with two kinds of memory, so that each becomes two copies.
fn copied(n: usize) -> String {
    let mut text = HEAD.to_owned();
    for i in 0..n {
        writeln!(
            text,
            "define internal void @h{i}(ptr %p) noinline {{\n  store i32 1, ptr %p\n  ret void\n}}\n\
             define ptx_kernel void @k{i}() {{\n  %a = alloca i32\n  call void @h{i}(ptr %a)\n  \
             call void @h{i}(ptr addrspacecast (ptr addrspace(3) @s to ptr))\n  ret void\n}}"
        )
        .unwrap();
    }
    text
}

/// What it is, how large, and how it is made.
type Shape = (&'static str, usize, fn(usize) -> String);

fn main() {
    let folder = Folder::new();
    println!("| shape | a quarter, ms | all, ms | ratio |\n|---|--:|--:|--:|");
    let shapes: [Shape; 4] = [
        ("100,000 functions that one kernel calls", 100_000, many),
        ("a chain of 10,000 calls", 10_000, chain),
        ("a function with 100,000 callers", 100_000, callers),
        ("20,000 functions that become two copies each", 20_000, copied),
    ];
    for (shape, n, make) in shapes {
        let [part, all] = [n / 4, n].map(|n| {
            let file = folder.write("calls.ll", &make(n));
            median(
                (0..5).filter_map(|_| process(&mut ours(&file, Path::new("/dev/null")))).collect(),
            )
        });
        println!("| {shape} | {part:.0} | {all:.0} | {:.1} |", all / part);
    }
    let Some(files) = env::var_os("SPACECAST_BENCH_FILES") else { return };
    println!(
        "\n| file | read, bytes | written, bytes | ratio | by itself, ms | with calls, ms | ratio |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let out = folder.write("out.ll", "");
    let mut sums = [0.0; 4];
    for file in env::split_paths(&files).filter(|file| !file.as_os_str().is_empty()) {
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..5 {
            times[0].extend(process(ours(&file, &out).args(BY_ITSELF)));
            times[1].extend(process(&mut ours(&file, &out)));
        }
        if times.iter().any(Vec::is_empty) {
            println!("| {} | rejected |", name(&file));
            continue;
        }
        let [alone, across] = times.map(median);
        let numbers = [size(&file), size(&out), alone, across];
        row(&name(&file), numbers);
        for (sum, n) in sums.iter_mut().zip(numbers) {
            *sum += n;
        }
    }
    row("together", sums);
}

/// What keeps the command from looking beyond a function.
const BY_ITSELF: [&str; 3] =
    ["--track-calls=false", "--do-clone-for-ip-msp=0", "--retype-params=false"];

fn row(name: &str, [before, after, alone, across]: [f64; 4]) {
    let (growth, cost) = (after / before, across / alone);
    println!(
        "| {name} | {before} | {after} | {growth:.3} | {alone:.1} | {across:.1} | {cost:.2} |"
    );
}

fn size(file: &Path) -> f64 {
    std::fs::metadata(file).unwrap().len() as f64
}

fn ours(file: &Path, out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
    command.args(["opt", "-w", "--whole-program", "-o"]).arg(out).arg(file);
    command
}
