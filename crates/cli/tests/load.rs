//! A thousand files at once, some of them broken; interruptions, full disks, and two who write to the same place.
//!
//! What must hold each time: a file is there whole or not at all, and whoever is to blame is named.

#![cfg(unix)]
#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const FILES: usize = 1000;

/// A folder that goes when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("load").join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A module with so many kernels that its output takes more than one write.
fn good(n: usize) -> String {
    let kernel = |k| {
        format!(
            "define ptx_kernel void @k{k}(ptr %p) {{\n  store i32 {n}, ptr %p\n  ret void\n}}\n"
        )
    };
    (0..1 + n % 7 * 20).map(kernel).collect()
}

/// Inputs by name. Every tenth is broken in some way, if that is wanted.
fn inputs(folder: &Folder, broken: bool) -> Vec<PathBuf> {
    let input = |n: usize| {
        let path = folder.0.join(format!("in/m{n}.ll"));
        match (broken && n.is_multiple_of(10), n / 10 % 4) {
            (false, _) => fs::write(&path, good(n)).unwrap(),
            (true, 0) => fs::write(&path, "define void @f() {\n  br label %nowhere\n}\n").unwrap(),
            (true, 1) => fs::write(&path, &good(n)[..40]).unwrap(),
            (true, 2) => fs::write(&path, [0xFF, 0xFE, 0, 1, 2]).unwrap(),
            // It is not there.
            (true, _) => {}
        }
        path
    };
    fs::create_dir_all(folder.0.join("in")).unwrap();
    (0..FILES).map(input).collect()
}

fn opt(inputs: &[PathBuf], out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
    command.arg("opt").arg("--out-dir").arg(out).args(inputs);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// The files in a folder, and what is in them.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let file = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read(path).unwrap())
    };
    entries.map(|e| file(e.unwrap().path())).collect()
}

#[test]
fn the_good_ones_of_a_thousand_come_out() {
    let folder = Folder::new("thousand");
    let (inputs, out) = (inputs(&folder, true), folder.0.join("out"));
    let output = opt(&inputs, &out).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let messages = String::from_utf8(output.stderr).unwrap();
    let found = contents(&out);
    for (n, input) in inputs.iter().enumerate() {
        let (name, is_good) = (format!("m{n}.ll"), !n.is_multiple_of(10));
        assert_eq!(found.contains_key(&name), is_good, "{name}");
        let shown = input.display().to_string();
        // A name may be the beginning of another one.
        let named = messages.split(&shown).skip(1).any(|rest| rest.starts_with([':', '\n']));
        assert_eq!(named, !is_good, "{name}: {messages}");
    }
    assert_eq!(found.len(), FILES * 9 / 10, "nothing else is there");
}

#[test]
fn what_llvm_gives_up_on_costs_nothing_else() {
    let folder = Folder::new("given-up");
    // It takes a later architecture, and LLVM has no way back from that.
    let late = "define i32 @f(i32 %x) {\n  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)\n  ret i32 %r\n}\n\
        declare i32 @llvm.nvvm.redux.sync.add(i32, i32)\n";
    let input = |n: usize| {
        let path = folder.0.join(format!("m{n}.ll"));
        fs::write(&path, if n.is_multiple_of(4) { late.to_owned() } else { good(n) }).unwrap();
        path
    };
    let inputs: Vec<PathBuf> = (0..22).map(input).collect();
    for threads in ["1", "2", "5"] {
        let out = folder.0.join(threads);
        let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
        command.args(["compile", "--arch", "sm_70", "--out-dir"]).arg(&out).args(&inputs);
        let output = command.env("RAYON_NUM_THREADS", threads).output().unwrap();
        let messages = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{messages}");
        let found = contents(&out);
        let lines: Vec<&str> = messages.lines().collect();
        assert_eq!((found.len(), lines.len()), (16, 6), "{messages}");
        for (input, line) in inputs.iter().step_by(4).zip(lines) {
            let shown = format!("error: {}: LLVM cannot compile it: ", input.display());
            assert!(line.starts_with(&shown), "{line}");
        }
    }
    // One alone says the same.
    let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
    let output = command.args(["compile", "--arch", "sm_70"]).arg(&inputs[0]).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    assert!(String::from_utf8(output.stderr).unwrap().contains("m0.ll: LLVM cannot compile it: "));
}

#[test]
fn interrupted_at_any_moment_files_are_whole() {
    let folder = Folder::new("interrupted");
    let inputs = inputs(&folder, false);
    let whole = folder.0.join("whole");
    assert!(opt(&inputs, &whole).status().unwrap().success());
    let whole = contents(&whole);
    let (mut moments, mut interrupted) = (0, 0);
    for milliseconds in (1..400).step_by(9) {
        let out = folder.0.join(format!("out{milliseconds}"));
        let mut child = opt(&inputs, &out).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut found = contents(&out);
        // What was being written has another name.
        found.retain(|name, _| !name.ends_with(".part"));
        for (name, text) in &found {
            assert!(whole[name] == *text, "{name} after {milliseconds} ms");
        }
        moments += 1;
        interrupted += usize::from(!found.is_empty() && found.len() < FILES);
        fs::remove_dir_all(&out).unwrap_or(());
    }
    assert!(interrupted > 0, "none of {moments} moments was in the middle of it");
}

#[test]
fn two_who_write_to_the_same_place_do_no_harm() {
    let folder = Folder::new("two");
    let (inputs, out) = (inputs(&folder, false), folder.0.join("out"));
    let both: Vec<Child> = (0..2).map(|_| opt(&inputs, &out).spawn().unwrap()).collect();
    for mut child in both {
        assert!(child.wait().unwrap().success());
    }
    let alone = folder.0.join("alone");
    assert!(opt(&inputs, &alone).status().unwrap().success());
    assert!(contents(&out) == contents(&alone));
}

#[test]
fn a_full_disk_is_said_and_costs_nothing() {
    let folder = Folder::new("full");
    let (inputs, out) = (inputs(&folder, false), folder.0.join("out"));
    fs::create_dir_all(&out).unwrap();
    let large = 6;
    let target = out.join(format!("m{large}.ll"));
    fs::write(&target, "what was there before").unwrap();
    // A limit on the size of files stands for a disk that is full: writing fails halfway.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$@\"";
    let output = Command::new("sh")
        .args(["-c", script, "sh", env!("CARGO_BIN_EXE_spacecast"), "opt", "--out-dir"])
        .arg(&out)
        .args(&inputs[large..large + 2])
        .output()
        .unwrap();
    let messages = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{messages}");
    assert!(messages.contains(&format!("cannot write {}", target.display())), "{messages}");
    assert_eq!(fs::read(&target).unwrap(), b"what was there before");
    assert_eq!(contents(&out).len(), 2, "the small one is there, and nothing else");
}

#[test]
fn a_folder_that_cannot_be_written_to_is_named() {
    let folder = Folder::new("unwritable");
    let inputs = inputs(&folder, false);
    // A file in the place of a folder: that holds for every user.
    let blocked = folder.0.join("blocked");
    fs::write(&blocked, "").unwrap();
    let output = opt(&inputs[..2], &blocked.join("out")).stderr(Stdio::piped()).output().unwrap();
    let messages = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        messages.contains("cannot make the folder") && messages.contains("blocked"),
        "{messages}"
    );
}
