//! Bitcode in and out, told by its content.

#![allow(clippy::unwrap_used, missing_docs)]

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use spacecast_llvm::{Llvm, VARIABLE, is_bitcode};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn llvm() -> Llvm {
    Llvm::find(None).unwrap()
}

/// A folder of its own for each test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bitcode").join(test);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A kernel as bitcode, under a name that does not say so.
fn kernel(test: &str) -> PathBuf {
    let text = fs::read(root().join("examples/saxpy.ll")).unwrap();
    let file = folder(test).join("kernel.ll");
    fs::write(&file, llvm().parse("kernel", &text).unwrap().bitcode()).unwrap();
    file
}

fn spacecast(arguments: &[&dyn AsRef<OsStr>]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spacecast")).args(arguments).output().unwrap()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

#[test]
fn round_trip_changes_nothing_that_llvm_shows() {
    let llvm = llvm();
    let mut found = Vec::new();
    for folder in ["idioms/o2", "idioms/raw", "tests/resolve", "tests/restrict"] {
        files(&root().join(folder), &mut found);
    }
    let mut compared = 0;
    for file in &found {
        // Files in an older dialect are for our reader alone.
        let Ok(module) = llvm.parse("module", &fs::read(file).unwrap()) else { continue };
        let bitcode = module.bitcode();
        assert!(is_bitcode(&bitcode));
        let back = llvm.parse("module", &bitcode).unwrap();
        assert!(module.print() == back.print(), "{} differs", file.display());
        compared += 1;
    }
    assert!(compared * 10 > found.len() * 9, "only {compared} of {} were read", found.len());
}

#[test]
fn opt_writes_what_it_reads() {
    let (file, llvm) = (kernel("opt"), llvm());
    let output = spacecast(&[&"opt", &file]);
    assert!(output.status.success() && is_bitcode(&output.stdout));
    let text = spacecast(&[&"opt", &"-S", &file]).stdout;
    assert!(!is_bitcode(&text));
    let shown = |bytes: &[u8]| llvm.parse("module", bytes).unwrap().print();
    assert!(shown(&output.stdout) == shown(&text));
    // From text to bitcode, in a folder under another name.
    let from = folder("opt").join("text.ll");
    fs::write(&from, &text).unwrap();
    let to = folder("opt").join("out");
    let output = spacecast(&[&"opt", &"--emit=bc", &"--out-dir", &to, &from]);
    assert!(output.status.success());
    let again = fs::read(to.join("text.bc")).unwrap();
    assert!(is_bitcode(&again));
    assert!(shown(&again) == shown(&text), "a second run changes nothing");
}

#[test]
fn every_command_reads_it() {
    let file = kernel("commands");
    let commands: [&[&dyn AsRef<OsStr>]; 6] = [
        &[&"print", &file],
        &[&"verify", &file],
        &[&"explain", &file, &"@saxpy"],
        &[&"alias", &file],
        &[&"opt", &"--diff", &file],
        &[&"compile", &"--arch=sm_90", &file],
    ];
    for command in commands {
        let output = spacecast(command);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let bitcode = spacecast(&[&"compile", &"--arch=sm_90", &"--emit=bc", &file]).stdout;
    let text = spacecast(&[&"compile", &"--arch=sm_90", &"--emit=ll", &file]).stdout;
    assert!(is_bitcode(&bitcode));
    let shown = |bytes: &[u8]| llvm().parse("module", bytes).unwrap().print();
    assert!(shown(&bitcode) == shown(&text));
}

#[test]
fn without_llvm_text_still_works() {
    let file = kernel("without");
    let run = |arguments: &[&dyn AsRef<OsStr>]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
        let output = command.args(arguments).env(VARIABLE, "/nowhere").output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let text = root().join("examples/saxpy.ll");
    assert_eq!(run(&[&"opt", &text]), (Some(0), String::new()));
    let (code, error) = run(&[&"opt", &file]);
    assert!(code == Some(1) && error.contains("`llvm-dis` makes text") && error.contains(VARIABLE));
    let (code, error) = run(&[&"opt", &"--emit=bc", &text]);
    assert!(code == Some(1) && error.contains("`--emit ll` writes text"), "{error}");
}

#[test]
fn what_is_broken_is_refused() {
    let file = folder("broken").join("broken.bc");
    fs::write(&file, b"BC\xC0\xDE and then something else").unwrap();
    let output = spacecast(&[&"opt", &file]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty() && error.contains("as bitcode"), "{error}");
}
