//! Runs the `.ll` files under the workspace's `tests/`, each of which says in its comments what to run
//! and what must come of it.
//!
//! Invariant: a file tests something or fails. One without a command, with a command that nothing
//! checks, or with a directive that is none, is not passed over in silence.
//!
//! ```text
//!   ; RUN: spacecast print --canonical %s   the command; %s is the file
//!   ; RUN: not spacecast print %s           it must exit with 1 and say why; stderr is checked
//!   ; RUN: says spacecast opt %s            it must succeed and have something to say; stderr is checked
//!   ; RUN: opt %s                           short for `spacecast opt %s`
//!   ; RUN[NAME]: spacecast …                is checked by NAME lines instead of CHECK lines
//!   ; IDENTICAL                             `spacecast print %s` gives the file, byte for byte
//!   ; CHECK: text                           in order, each somewhere on a line
//!   ; CHECK-NEXT: text                      on the line after the last match
//!   ; CHECK-SAME: text                      on the line of the last match, after it
//!   ; CHECK-EMPTY:                          the line after the last match is empty
//!   ; CHECK-NOT: text                       nowhere between its neighbours
//!   ; CHECK-COUNT-3: text                   so often, one after the other
//!   ; LLVM: rejects WHY                     LLVM cannot parse the output, nor the file
//!   ; LLVM: unverified WHY                  LLVM parses the output, and may find fault with it
//! ```
//!
//! In a text, `{{.*}}` stands for anything on the line, `{{^}}` for its start and `{{$}}` for its end.
//! Exactly one blank after the colon is dropped, so that carets can be checked in their columns.
//!
//! Lines that are only a comment are not seen by `CHECK-NEXT` and `CHECK-EMPTY`, unless the text begins
//! with `;`, and the directives themselves are not seen at all: commands that keep comments copy them
//! to their output.
//!
//! What `print` and `opt` write is given to LLVM, which must be there: it has to parse it, find no fault
//! with it, and, after `print`, understand it as it understands the file. What `opt` writes must stay as it
//! is when `opt` is run on it with the same options, unless a limit of rewrites is one of them.
//!
//! A file with the line `; CHECK lines are written by BLESS=1` is checked for all of its output, line
//! by line, and `BLESS=1 cargo test -p spacecast --test files` writes the lines that follow it anew.

#[path = "files/bless.rs"]
mod bless;
#[path = "files/command.rs"]
mod command;
#[path = "files/matcher.rs"]
mod matcher;
#[path = "files/run.rs"]
mod run;
#[path = "files/script.rs"]
mod script;
#[path = "files/selftest.rs"]
mod selftest;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut trials = selftest::trials();
    match root.canonicalize().and_then(|root| Ok((collect(&root)?, root))) {
        Ok((files, root)) => trials.extend(file_trials(files, &root)),
        Err(error) => trials.push(Trial::test("tests", move || Err(Failed::from(error)))),
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn file_trials(files: Vec<PathBuf>, root: &Path) -> Vec<Trial> {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let runner = Arc::new(run::Runner::new(bless));
    let none = files
        .is_empty()
        .then(|| Trial::test("tests", || Err(Failed::from("there are no .ll files under tests/"))));
    let trial = |path: PathBuf| {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let runner = Arc::clone(&runner);
        Trial::test(name, move || runner.file(&path).map_err(Failed::from))
    };
    none.into_iter().chain(files.into_iter().map(trial)).collect()
}

/// All `.ll` files below a folder, sorted. The stages of a trace are no tests of their own: `trace.rs` runs them.
fn collect(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.ends_with("tests/trace") {
            continue;
        }
        if path.is_dir() {
            files.extend(collect(&path)?);
        } else if path.extension().is_some_and(|e| e == "ll") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
