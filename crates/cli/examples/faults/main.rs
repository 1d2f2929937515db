//! Seeded faults: deliberate bugs in the analysis and the passes, each of which the checker or a test must catch.
//!
//! ```sh
//! cargo run -p spacecast --example faults              # all of them, some minutes
//! cargo run -p spacecast --example faults -- null byval  # those whose names contain one of these
//! ```
//!
//! The workspace is copied, so that nothing here ever has a fault in it. For every row of the list one place in the copy is
//! changed, the command is built, and `opt --check` runs over the file tests with the options they have. If nothing is
//! rejected the file tests themselves are run. A fault that neither notices is an error, and so is a row whose text is not
//! in the source any more.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod list;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use list::{FAULTS, Fault};

/// Who noticed a fault.
enum Caught {
    Checker(usize),
    Test,
    Nobody,
}

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    match run(&wanted) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(missed) => {
            eprintln!("{missed} faults were not caught");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(wanted: &[String]) -> Result<usize, String> {
    let is_wanted = |fault: &&Fault| {
        wanted.is_empty() || wanted.iter().any(|name| fault.name.contains(name.as_str()))
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let copy = std::env::temp_dir().join(format!("spacecast-faults-{}", std::process::id()));
    for part in ["crates", "tests", "Cargo.toml", "Cargo.lock"] {
        copy_all(&root.join(part), &copy.join(part))
            .map_err(|e| format!("cannot copy {part}: {e}"))?;
    }
    build(&copy)?;
    if let (Caught::Checker(n), _) = rejected(&copy)? {
        return Err(format!("without any fault {n} files are rejected"));
    }
    let mut missed = 0;
    println!("{:<44} {:<14} trap", "fault", "caught by");
    for fault in FAULTS.iter().filter(is_wanted) {
        let caught = try_fault(&copy, fault)?;
        let by = match caught {
            Caught::Checker(files) => format!("checker, {files}"),
            Caught::Test => "test".to_owned(),
            Caught::Nobody => {
                missed += 1;
                "NOBODY".to_owned()
            }
        };
        println!("{:<44} {by:<14} {}", fault.name, fault.trap);
    }
    fs::remove_dir_all(&copy).map_err(|e| format!("cannot remove {}: {e}", copy.display()))?;
    Ok(missed)
}

fn try_fault(copy: &Path, fault: &Fault) -> Result<Caught, String> {
    let path = copy.join("crates").join(fault.file);
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", fault.file))?;
    if text.matches(fault.from).count() != 1 {
        return Err(format!("{}: {} does not have the text just once", fault.name, fault.file));
    }
    let put = |text: &str| fs::write(&path, text).map_err(|e| format!("{}: {e}", fault.file));
    put(&text.replacen(fault.from, fault.to, 1))?;
    let caught = build(copy).map_err(|e| format!("{}: {e}", fault.name)).and_then(|()| {
        Ok(match rejected(copy)? {
            (Caught::Nobody, _) if !tests_pass(copy)? => Caught::Test,
            (caught, _) => caught,
        })
    });
    put(&text)?;
    caught
}

fn cargo(copy: &Path, args: &[&str]) -> Result<bool, String> {
    let status = Command::new(env!("CARGO"))
        .args(args)
        .current_dir(copy)
        // What is built here runs for a moment.
        .envs([
            ("CARGO_PROFILE_DEV_DEBUG", "0"),
            ("CARGO_INCREMENTAL", "1"),
            ("RUSTFLAGS", "-Awarnings"),
        ])
        .env("CARGO_TARGET_DIR", copy.join("target"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.map(|status| status.success()).map_err(|e| format!("cannot run cargo: {e}"))
}

fn build(copy: &Path) -> Result<(), String> {
    if cargo(copy, &["build", "-p", "spacecast"])? {
        Ok(())
    } else {
        Err("it does not build".to_owned())
    }
}

fn tests_pass(copy: &Path) -> Result<bool, String> {
    cargo(copy, &["test", "-p", "spacecast", "--test", "files"])
}

/// Runs the commands of the file tests that rewrite something; how many are rejected by the checker.
fn rejected(copy: &Path) -> Result<(Caught, usize), String> {
    let (mut rejected, mut all) = (0, 0);
    for folder in ["resolve", "opt", "restrict"] {
        for file in files(&copy.join("tests").join(folder)) {
            let text = fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            for line in String::from_utf8_lossy(&text).lines() {
                let Some(args) = opt_args(line, &file) else { continue };
                let command = Command::new(copy.join("target/debug/spacecast"))
                    .args(["opt", "--check", "-o", "/dev/null"])
                    .args(args)
                    .output();
                let output = command.map_err(|e| format!("cannot run the command: {e}"))?;
                all += 1;
                rejected += usize::from(
                    String::from_utf8_lossy(&output.stderr).contains("because the check failed"),
                );
            }
        }
    }
    Ok((if rejected > 0 { Caught::Checker(rejected) } else { Caught::Nobody }, all))
}

/// What follows `opt` on a RUN line, unless it writes elsewhere.
fn opt_args(line: &str, file: &Path) -> Option<Vec<String>> {
    let (_, command) = line.strip_prefix("; RUN")?.split_once(": ")?;
    let words: Vec<&str> = command.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "opt")?;
    let elsewhere = |word: &&str| ["-o", "--output", "--out-dir", "--stats-json"].contains(word);
    let args: Vec<&str> = words[at + 1..].iter().copied().filter(|w| *w != "--diff").collect();
    if args.iter().any(elsewhere) {
        return None;
    }
    Some(args.iter().map(|word| word.replace("%s", &file.display().to_string())).collect())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(|_| ());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy_all(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
