//! Runs the commands of a test file, and has LLVM judge what they write.
//!
//! Invariant: a file passes only if every command was run and its output was checked; LLVM is asked
//! about every module that is written, and that there is no LLVM is a failure.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use spacecast_llvm::Severity;
use spacecast_llvm::judge::{Judge, Judgement, Request};

use crate::command::{Ends, Run, Writes};
use crate::script::{self, Llvm, Script};
use crate::{bless, matcher};

/// The command under test, which also serves as the judge: LLVM ends the process on some inputs.
const SPACECAST: &str = env!("CARGO_BIN_EXE_spacecast");

/// Writing CHECK lines moves the lines after them, which messages name; then it is done again.
const MAX_ROUNDS: usize = 3;

/// What all files share.
pub struct Runner {
    bless: bool,
    judge: OnceLock<Result<Judge, String>>,
}

impl Runner {
    /// With `bless`, CHECK lines are written anew in the files that ask for it.
    pub fn new(bless: bool) -> Self {
        Self { bless, judge: OnceLock::new() }
    }

    /// Runs one file.
    ///
    /// # Errors
    ///
    /// All that is wrong, with line numbers of the file.
    pub fn file(&self, path: &Path) -> Result<(), String> {
        let text = read(path)?;
        let mut script = Script::read(&text)?;
        if self.bless && script.blessed {
            script = bless_file(path, text)?;
        }
        let text = read(path)?;
        let faults: Vec<String> = script
            .runs
            .iter()
            .filter_map(|run| {
                let fault = self.run(path, &text, &script, run).err()?;
                Some(format!("line {}: RUN: {}\n{fault}", run.line, run.args.join(" ")))
            })
            .collect();
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n\n")) }
    }

    fn run(&self, path: &Path, file: &[u8], script: &Script, run: &Run) -> Result<(), String> {
        let (checked, output) = execute(path, script, run)?;
        if script.is_copied(run) {
            identical(file, &output.stdout)?;
        } else {
            let checks = script.checks_of(run);
            let check = if script.blessed { matcher::is_all } else { matcher::matches };
            check(&checks, &checked)?;
        }
        if run.settles() {
            settled(run, &output.stdout)?;
        }
        match run.writes() {
            Writes::Other => Ok(()),
            writes => self.judge(file, &output.stdout, writes, script.llvm),
        }
    }

    /// LLVM accepts what was written, finds no fault with it, and understands it like the file if it is the
    /// same module.
    fn judge(
        &self,
        file: &[u8],
        written: &[u8],
        writes: Writes,
        expected: Llvm,
    ) -> Result<(), String> {
        let judge = self.judge.get_or_init(|| {
            let mut command = Command::new(SPACECAST);
            command.arg("judge");
            Judge::spawn(command).map_err(|error| format!("LLVM is needed for this test: {error}"))
        });
        let judge = judge.as_ref().map_err(Clone::clone)?;
        let ask = |text| {
            let verify = expected == Llvm::Accepts;
            judge.ask(&Request { name: "module", text, verify, print: true })
        };
        let (diagnostics, verdict, print) = match (ask(written), expected) {
            (Judgement::Crashed(why), _) => return Err(format!("LLVM crashed: {why}")),
            (Judgement::Rejected(_), Llvm::Rejects) => {
                return match ask(file) {
                    Judgement::Rejected(_) => Ok(()),
                    _ => Err("LLVM rejects the output, but not the file".to_owned()),
                };
            }
            (Judgement::Accepted { .. }, Llvm::Rejects) => {
                return Err("LLVM accepts the output, but `LLVM: rejects` is expected".to_owned());
            }
            (Judgement::Rejected(why), _) => {
                return Err(format!("LLVM rejects the output: {why}"));
            }
            (Judgement::Accepted { diagnostics, verify, print }, _) => (diagnostics, verify, print),
        };
        // A warning tells of debug info that LLVM dropped, and so did not look at.
        if let Some(first) =
            diagnostics.iter().find(|d| matches!(d.severity, Severity::Error | Severity::Warning))
        {
            return Err(format!("LLVM says about the output: {}", first.message));
        }
        if let Some(Err(why)) = verdict {
            return Err(format!("LLVM's verifier rejects the output: {why}"));
        }
        if writes == Writes::Module {
            return Ok(());
        }
        match ask(file) {
            Judgement::Accepted { print: original, .. } if original == print => Ok(()),
            Judgement::Accepted { print: original, .. } => Err(format!(
                "LLVM understands the output otherwise than the file:\n{}",
                first_difference(&original.unwrap_or_default(), &print.unwrap_or_default())
            )),
            Judgement::Rejected(why) => {
                Err(format!("LLVM accepts the output, not the file: {why}"))
            }
            Judgement::Crashed(why) => Err(format!("LLVM crashed on the file: {why}")),
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Writes the CHECK lines of a file anew, if they differ.
fn bless_file(path: &Path, mut text: Vec<u8>) -> Result<Script, String> {
    for _ in 0..MAX_ROUNDS {
        let script = Script::read(&text)?;
        let mut outputs = Vec::new();
        for run in script.runs.iter().filter(|run| !script.is_copied(run)) {
            outputs.push((run.prefix.clone(), execute(path, &script, run)?.0));
        }
        let new = bless::rewrite(&text, &outputs)?;
        if new == text {
            return Ok(script);
        }
        std::fs::write(path, &new)
            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        text = new;
    }
    Err("the output changes with every change of the CHECK lines".to_owned())
}

/// Runs a command: the text that is checked, and all that came of it.
fn execute(path: &Path, script: &Script, run: &Run) -> Result<(Vec<u8>, Output), String> {
    let file = path.display().to_string();
    let args = run.checked_args().map(|arg| arg.replace("%s", &file));
    let output = Command::new(SPACECAST)
        .args(args)
        .output()
        .map_err(|error| format!("cannot run {SPACECAST}: {error}"))?;
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let expected = if run.ends == Ends::Fails { 1 } else { 0 };
    if output.status.code() != Some(expected) {
        let status = output.status;
        return Err(format!("{status}, but exit code {expected} is expected\n{stderr}"));
    }
    match run.ends {
        Ends::Fails if !output.stdout.is_empty() => {
            return Err("a command that fails must not write to stdout".to_owned());
        }
        Ends::Well if !stderr.is_empty() => {
            return Err(format!(
                "a command that succeeds must not write to stderr, unless it `says` so:\n{stderr}"
            ));
        }
        Ends::Says if stderr.is_empty() => {
            return Err("the command has nothing to say on stderr".to_owned());
        }
        _ => {}
    }
    let checked = if run.ends == Ends::Well { &output.stdout } else { &output.stderr };
    // Messages name the file; where it lies is not part of the test.
    let checked = replace(checked, file.as_bytes(), b"%s");
    let directive = |line: &&[u8]| !script::is_directive(line, script);
    let kept: Vec<&[u8]> = checked.split_inclusive(|&b| b == b'\n').filter(directive).collect();
    Ok((kept.concat(), output))
}

/// The command finds nothing left to do in what it wrote.
fn settled(run: &Run, written: &[u8]) -> Result<(), String> {
    let cannot = |error| format!("cannot run {SPACECAST}: {error}");
    let mut child = Command::new(SPACECAST)
        .args(run.checked_args().map(|arg| if arg == "%s" { "-" } else { arg }))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(cannot)?;
    // It reads all of its input before it writes. If it ends early, its output shows it.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(written));
    let output = child.wait_with_output().map_err(cannot)?;
    if output.stdout == written {
        return Ok(());
    }
    let difference = first_difference(written, &output.stdout);
    Err(format!("the command changes its own output when it is run again:\n{difference}"))
}

fn replace(text: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&first, tail)) = rest.split_first() {
        if let Some(tail) = rest.strip_prefix(from) {
            out.extend_from_slice(to);
            rest = tail;
        } else {
            out.push(first);
            rest = tail;
        }
    }
    out
}

fn identical(file: &[u8], written: &[u8]) -> Result<(), String> {
    if file == written {
        return Ok(());
    }
    Err(format!("the output is not identical to the file:\n{}", first_difference(file, written)))
}

/// The first line in which two texts differ.
fn first_difference(a: &[u8], b: &[u8]) -> String {
    let (mut a, mut b) = (a.split(|&c| c == b'\n'), b.split(|&c| c == b'\n'));
    let show = |line: Option<&[u8]>| {
        line.map_or("(the end)".to_owned(), |l| String::from_utf8_lossy(l).into_owned())
    };
    let mut number = 0;
    loop {
        number += 1;
        let (x, y) = (a.next(), b.next());
        if x != y || x.is_none() {
            return format!("  line {number}: {}\n  became: {}", show(x), show(y));
        }
    }
}
