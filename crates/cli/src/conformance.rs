//! `spacecast conformance`: our reader and printers against LLVM, on a folder of files.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use spacecast_llvm::judge::{self, Judge, Judgement, Request};

use crate::input::{self, Error};
use crate::llvm;

/// Compare our reader and printers with LLVM's on every .ll file below a folder
///
/// For each file that LLVM accepts: do we accept it, does it come out byte for byte when unedited, and
/// does LLVM print our canonical text exactly as it prints the original? Exits with 1 if any differs.
#[derive(clap::Args)]
pub struct Args {
    /// Folders or files
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Name every file that differs, and how
    #[arg(short, long)]
    verbose: bool,
}

/// Serve LLVM on standard input and output
pub fn judge() -> Result<ExitCode, Error> {
    judge::serve(llvm::find()?)?;
    Ok(ExitCode::SUCCESS)
}

/// How one file fared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Accepted by both, identical when unedited, and the same to LLVM when canonical.
    Conforms,
    /// LLVM accepts it, we do not, or the text differs.
    Differs,
    /// Neither accepts it.
    BothReject,
    /// We accept what LLVM rejects.
    TooLenient,
    /// LLVM crashes on the original, or takes too long.
    NoJudgement,
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        let mut entries: Vec<_> =
            std::fs::read_dir(path)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
        entries.sort();
        for entry in entries {
            if entry.is_dir() || entry.extension().is_some_and(|e| e == "ll") {
                collect(&entry, files)?;
            }
        }
    } else {
        files.push(path.to_owned());
    }
    Ok(())
}

#[allow(clippy::print_stdout)]
pub fn run(args: &Args) -> Result<ExitCode, Error> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("judge");
    if let Some(path) = llvm::chosen() {
        command.arg("--llvm").arg(path);
    }
    // Large files with debug info take LLVM minutes on a busy machine.
    let judge = Judge::spawn(command)?.with_timeout(Duration::from_secs(600));
    let mut counts = [0usize; 5];
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, &mut files).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
    }
    for file in &files {
        let text =
            std::fs::read(file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        let (outcome, why) = examine(&judge, &text);
        counts[outcome as usize] += 1;
        if args.verbose && !matches!(outcome, Outcome::Conforms | Outcome::BothReject) {
            let word = match outcome {
                Outcome::Differs => "differs",
                Outcome::TooLenient => "lenient",
                _ => "crashed",
            };
            println!("{word} {}: {}", file.display(), why.replace('\n', " | "));
        }
    }
    let [conforms, differs, both, lenient, none] = counts;
    let accepted = conforms + differs;
    let percent = if accepted > 0 { 100.0 * conforms as f64 / accepted as f64 } else { 100.0 };
    println!("{} files", files.len());
    println!("LLVM accepts {accepted}; of these {conforms} conform ({percent:.2} %)");
    println!("LLVM rejects {}; of these we reject {both}", both + lenient);
    println!("LLVM has no judgement on {none}");
    Ok(if differs == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn examine(judge: &Judge, text: &[u8]) -> (Outcome, String) {
    let request = Request { name: "module", text, verify: false, print: true };
    let ours = input::parse(text);
    let describe = |e: &spacecast_ir::Error| {
        let (line, column) = e.position(text);
        format!("{line}:{column}: {}", e.message())
    };
    let theirs = match judge.ask(&request) {
        Judgement::Crashed(why) => return (Outcome::NoJudgement, why),
        Judgement::Rejected(why) => {
            return match ours {
                Ok(_) => (Outcome::TooLenient, why),
                Err(_) => (Outcome::BothReject, String::new()),
            };
        }
        Judgement::Accepted { print, .. } => print.unwrap_or_default(),
    };
    let module = match ours {
        Ok(module) => module,
        Err(error) => return (Outcome::Differs, describe(&error)),
    };
    let mut same = Vec::new();
    let mut canonical = Vec::new();
    if module.print(&mut same).is_err() || module.print_canonical(&mut canonical).is_err() {
        return (Outcome::Differs, "cannot be printed".to_owned());
    }
    if same != text {
        return (Outcome::Differs, "the unedited text differs".to_owned());
    }
    match judge.ask(&Request { text: &canonical, ..request }) {
        Judgement::Accepted { print: Some(again), .. }
            if without_addresses(&again) == without_addresses(&theirs) =>
        {
            (Outcome::Conforms, String::new())
        }
        Judgement::Accepted { print, .. } => {
            (Outcome::Differs, first_difference(&theirs, &print.unwrap_or_default()))
        }
        Judgement::Rejected(why) => {
            (Outcome::Differs, format!("LLVM rejects the canonical text: {why}"))
        }
        Judgement::Crashed(why) => {
            (Outcome::Differs, format!("LLVM crashes on the canonical text: {why}"))
        }
    }
}

/// LLVM prints metadata that it cannot number as its address, `<0x55c4…>`, another one each time.
fn without_addresses(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.windows(3).position(|w| w == b"<0x") {
        let digits = rest[at + 3..].iter().take_while(|b| b.is_ascii_hexdigit()).count();
        out.extend_from_slice(&rest[..at + 3]);
        rest = &rest[at + 3 + digits..];
    }
    out.extend_from_slice(rest);
    out
}

fn first_difference(a: &[u8], b: &[u8]) -> String {
    let mut lines = a.split(|&c| c == b'\n').zip(b.split(|&c| c == b'\n'));
    match lines.find(|(x, y)| x != y) {
        Some((x, y)) => format!(
            "LLVM prints the canonical text differently: `{}` became `{}`",
            String::from_utf8_lossy(x),
            String::from_utf8_lossy(y)
        ),
        None => "LLVM prints one text longer than the other".to_owned(),
    }
}
