//! A second run changes nothing, whatever the first one was told.

mod common;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use rayon::prelude::*;

#[test]
fn a_second_run_changes_no_file_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let files = common::modules(&root);
    let tried: Vec<(usize, Vec<String>)> = files.par_iter().map(|file| tried(file)).collect();
    let runs: usize = tried.iter().map(|(runs, _)| runs).sum();
    let changed: Vec<&String> = tried.iter().flat_map(|(_, changed)| changed).collect();
    assert!(changed.is_empty(), "a second run changes {changed:#?}");
    assert!(runs > 4000, "only {runs} modules came out");
}

/// A small module may grow by 500 instructions. What an answer took out does not count then, and here that makes room.
#[test]
fn room_for_copies_does_not_depend_on_what_went() {
    let padding: String = (0..496).map(|n| format!("  %v{n} = add i32 %n, {n}\n")).collect();
    let text = format!(
        "@g = addrspace(1) global i32 0
define void @f(ptr %p, i32 %n) {{
  %q = addrspacecast ptr addrspace(1) @g to ptr
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %b = call i1 @llvm.nvvm.isspacep.local(ptr %q)
  %c = or i1 %a, %b
  store i32 %n, ptr %p
{padding}  ret void
}}
define ptx_kernel void @k(i32 %n) {{
  call void @f(ptr addrspacecast (ptr addrspace(1) @g to ptr), i32 %n)
  ret void
}}
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
"
    );
    let once = opt(&[], text.as_bytes()).expect("a module");
    let copies = String::from_utf8_lossy(&once).matches("spacecast-copy").count();
    assert_eq!(copies, 1);
    assert!(opt(&[], &once).expect("a module") == once);
}

/// How often a module came out, and what a second run changes.
fn tried(file: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read(file).expect("the file");
    let (mut runs, mut changed) = (0, Vec::new());
    let mut try_with = |args: &[&str]| {
        // Some of them are faulty, to see what is said of that.
        let Some(once) = opt(args, &text) else { return };
        runs += 1;
        if opt(args, &once).is_none_or(|twice| twice != once) {
            changed.push(format!("{} with {args:?}", file.display()));
        }
    };
    try_with(&[]);
    try_with(&["--whole-program"]);
    try_with(&["--profile", "cicc"]);
    try_with(&["--profile", "tileiras"]);
    for line in String::from_utf8_lossy(&text).lines() {
        let Some(args) = line.strip_prefix("; RUN: opt ") else { continue };
        let args: Vec<&str> = args.split_whitespace().filter(|arg| *arg != "%s").collect();
        // What writes something else than the module, or stops on the way, can be told apart by these.
        let is_plain = |arg: &&str| {
            let whole =
                arg.starts_with("--") || ["-w", "-passes"].iter().any(|p| arg.starts_with(p));
            whole && !["diff", "stats", "emit", "limit", "%", "'"].iter().any(|s| arg.contains(s))
        };
        if args.iter().all(is_plain) {
            try_with(&args);
        }
    }
    (runs, changed)
}

fn opt(args: &[&str], text: &[u8]) -> Option<Vec<u8>> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .arg("opt")
        .args(args)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        // It may end before it has read everything.
        scope.spawn(move || drop(input.write_all(text)));
        let output = child.wait_with_output().expect("the command ends");
        output.status.success().then_some(output.stdout)
    })
}
