//! Runs `spacecast trace` on the stages in each folder of the workspace's `tests/trace`, and compares with the file
//! `expected` there: what is printed, what is said, and how it ends.
//!
//! `BLESS=1 cargo test -p spacecast --test trace` writes these files anew. Read the difference: it is the review.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/trace")
}

/// The files of a folder, sorted, without what is expected.
fn stages(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let names =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text"));
    let mut names: Vec<String> = names.filter(|name| name != "expected").collect();
    names.sort();
    names
}

/// What `spacecast trace` prints and says in a folder, and its exit code.
fn trace(folder: &Path, arguments: &[String]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .arg("trace")
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn folders_give_what_they_expect() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    for folder in stages(&root()).into_iter().map(|name| root().join(name)) {
        let (out, said, code) = trace(&folder, &stages(&folder));
        let found = format!("{out}\n{said}\nexit code: {code:?}\n");
        let file = folder.join("expected");
        if bless {
            std::fs::write(&file, &found).expect("to write");
        } else if std::fs::read_to_string(&file).unwrap_or_default() != found {
            wrong.push(format!("{}\n{found}", folder.display()));
        }
        all += &found;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Each rule is broken somewhere, and each change occurs.
    for (_, name, _) in spacecast_trace::Rule::ALL {
        assert!(all.contains(&format!("[{name}]")), "{name}");
    }
    for change in [", lost ", ", found ", ", moved ", ", changed "] {
        assert!(all.contains(change), "{change}");
    }
}

#[test]
fn json_says_what_the_table_says() {
    let folder = root().join("argument-changes");
    let (out, said, code) = trace(&folder, &[vec!["--json".to_owned()], stages(&folder)].concat());
    assert_eq!((said.as_str(), code), ("", Some(1)));
    let json: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(json["files"][0]["form"], "MLIR");
    let stage = &json["pointers"][0]["stages"][1];
    assert_eq!((&stage["space"], &stage["change"]), (&"global".into(), &"changed".into()));
    let error = &json["errors"][0];
    assert_eq!(error["rule"], "encoding");
    assert_eq!(error["places"][0]["space"], "shared");
    assert_eq!(error["places"][1]["line"], 2);
    assert_eq!(error["places"][1]["encoding"], "ptr addrspace(1)");
}

#[test]
fn what_cannot_be_read_is_said() {
    let wrong = |files: &[&str], expected: &str| {
        let files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        let (out, said, code) = trace(&root(), &files);
        assert_eq!((out.as_str(), code), ("", Some(2)), "{said}");
        assert!(said.contains(expected), "{said}");
    };
    wrong(&["no-such-file.ll"], "cannot read no-such-file.ll");
    wrong(&["bare-pointers/3-llvm.ll", env!("CARGO_BIN_EXE_spacecast")], "cuobjdump -ptx");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join("open.mlir");
    std::fs::write(&file, "module {\n  gpu.module @m {\n").expect("a file");
    wrong(&[file.to_str().expect("text")], "open.mlir:2:3");
}
