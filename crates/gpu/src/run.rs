//! Runs all programs of a folder, each in a child process, and prints what came out as tables in Markdown.
//!
//! Invariant: whatever happens to a program, the others are run, and what happened is in the table.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use spacecast_ptx::Audit;

use crate::COMPILERS;
use crate::child::AGAIN;

/// What a child may take at most.
const PATIENCE: Duration = Duration::from_secs(120);

/// What is known about a program.
#[derive(Default)]
struct Outcome {
    machine: Option<String>,
    /// By compiler, how far its results are from LLVM's, or what is wrong with them.
    results: BTreeMap<String, Result<f64, String>>,
    /// By compiler, in microseconds.
    times: BTreeMap<String, f64>,
    /// Why there is no more.
    failure: Option<String>,
}

/// Runs what is in `folder`: kernels with so many rounds each, idiom programs once. `child` is the command that runs one.
/// The answer is whether all is well.
///
/// # Errors
///
/// When the folder cannot be read or the table cannot be written.
pub fn run(
    folder: &Path,
    child: &Path,
    rounds: usize,
    out: &mut dyn Write,
) -> Result<bool, String> {
    let mut good = true;
    for (kind, rounds) in [("kernels", rounds), ("idioms", 0)] {
        let mut table = Table { timed: rounds > 0, out, rows: Vec::new() };
        for path in programs(&folder.join(kind))? {
            let outcome = one(child, &path, rounds);
            good &= outcome.is_good();
            table.add(kind, path, outcome).map_err(|error| error.to_string())?;
        }
        table.end().map_err(|error| error.to_string())?;
    }
    Ok(good)
}

/// The programs of a folder, without extension.
fn programs(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "launch"));
    files.sort();
    Ok(files.into_iter().map(|file| file.with_extension("")).collect())
}

fn one(child: &Path, path: &Path, rounds: usize) -> Outcome {
    let mut command = Command::new(child);
    command.arg("one").arg(path).arg("--rounds").arg(rounds.to_string());
    let (text, failure) = output(&mut command);
    let mut outcome = Outcome { failure, ..Outcome::default() };
    for line in text.lines() {
        outcome.note(line);
    }
    outcome
}

/// What a command says, and what went wrong.
fn output(command: &mut Command) -> (String, Option<String>) {
    let mut child = match command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => return (String::new(), Some(error.to_string())),
    };
    let begin = Instant::now();
    // It says little enough to fit into the pipes.
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break Ok(status),
            Ok(None) if begin.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(5)),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                break Err(format!("nothing after {} seconds", PATIENCE.as_secs()));
            }
            Err(error) => break Err(error.to_string()),
        }
    };
    let (mut text, mut errors) = (String::new(), String::new());
    let _ = child.stdout.take().map(|mut pipe| pipe.read_to_string(&mut text));
    let _ = child.stderr.take().map(|mut pipe| pipe.read_to_string(&mut errors));
    let failure = match status {
        Ok(status) if status.success() => None,
        Ok(status) => Some(format!("{} ({status})", errors.trim())),
        Err(why) => Some(why),
    };
    (text, failure)
}

impl Outcome {
    /// Takes in a line of what the child says.
    fn note(&mut self, line: &str) {
        let mut words = line.splitn(3, ' ');
        let mut next = || words.next().unwrap_or_default();
        let (key, who, what) = (next(), next().to_owned(), next());
        match key {
            "machine" => self.machine = Some(format!("{who} {what}")),
            "same" => drop(self.results.insert(who, what.parse().map_err(|_| what.to_owned()))),
            "wrong" => drop(self.results.insert(who, Err(what.to_owned()))),
            "time" => drop(self.times.insert(who, what.parse().unwrap_or(f64::NAN))),
            _ => self.failure = Some(line.to_owned()),
        }
    }

    fn is_good(&self) -> bool {
        self.failure.is_none()
            && self.results.contains_key("ours")
            && self.results.values().all(Result::is_ok)
    }

    fn result(&self, who: &str) -> String {
        match (&self.failure, self.results.get(who)) {
            (_, Some(Ok(0.0))) => "same".to_owned(),
            (_, Some(Ok(difference))) => format!("within {difference:.0e}"),
            (_, Some(Err(why))) => format!("**wrong**: {}", cell(why)),
            (Some(failure), None) => format!("**failed**: {}", cell(failure)),
            (None, None) => "–".to_owned(),
        }
    }

    /// How many times as long as ours somebody's code takes.
    fn ratio(&self, who: &str) -> Option<f64> {
        Some(self.times.get(who)? / self.times.get("ours")?)
    }

    /// How far apart two measurements of the same code are.
    fn noise(&self) -> Option<f64> {
        Some((self.times.get(AGAIN)? / self.times.get(COMPILERS[0])? - 1.0).abs())
    }
}

fn cell(text: &str) -> String {
    text.replace('|', "/").replace('\n', " ")
}

/// Written row by row, so that nothing is lost if the run is cut short.
struct Table<'o> {
    timed: bool,
    out: &'o mut dyn Write,
    rows: Vec<(PathBuf, Outcome)>,
}

impl Table<'_> {
    fn add(&mut self, kind: &str, path: PathBuf, outcome: Outcome) -> io::Result<()> {
        if self.rows.is_empty() {
            self.begin(kind, outcome.machine.as_deref().unwrap_or("unknown"))?;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        write!(self.out, "| {name} | {} | {} |", outcome.result("ours"), outcome.result("nvcc"))?;
        if self.timed {
            let time = |who: &str| number(outcome.times.get(who).copied(), 1);
            let noise =
                outcome.noise().map_or("–".to_owned(), |noise| format!("{:.1} %", noise * 100.0));
            let (llvm, nvcc) = (number(outcome.ratio("llvm"), 3), number(outcome.ratio("nvcc"), 3));
            write!(
                self.out,
                " {} | {} | {llvm} | {noise} | {} | {nvcc} |",
                time("llvm"),
                time("ours"),
                time("nvcc")
            )?;
        }
        for who in COMPILERS {
            let count = generic(&path, who);
            write!(self.out, " {} |", count.map_or("–".to_owned(), |n| n.to_string()))?;
        }
        self.rows.push((path, outcome));
        writeln!(self.out)?;
        self.out.flush()
    }

    fn begin(&mut self, kind: &str, machine: &str) -> io::Result<()> {
        let (titles, lines) = match self.timed {
            true => (
                " LLVM µs | ours µs | LLVM / ours | noise | nvcc µs | nvcc / ours |",
                "--:|--:|--:|--:|--:|--:|",
            ),
            false => ("", ""),
        };
        writeln!(self.out, "Machine: {machine}\n")?;
        writeln!(
            self.out,
            "| {kind} | ours | nvcc |{titles} generic, LLVM | generic, ours | generic, nvcc |"
        )?;
        writeln!(self.out, "|---|---|---|{lines}--:|--:|--:|")
    }

    fn end(&mut self) -> io::Result<()> {
        let rows = &self.rows;
        let right = |who| {
            rows.iter()
                .filter(|(_, outcome)| matches!(outcome.results.get(who), Some(Ok(_))))
                .count()
        };
        write!(
            self.out,
            "| **all {}** | {} right | {} right |",
            rows.len(),
            right("ours"),
            right("nvcc")
        )?;
        if self.timed {
            let mean = |who| {
                number(geometric_mean(rows.iter().filter_map(|(_, outcome)| outcome.ratio(who))), 3)
            };
            write!(self.out, " | | **{}** | | | **{}** |", mean("llvm"), mean("nvcc"))?;
        }
        let sums = COMPILERS
            .map(|who| rows.iter().filter_map(|(path, _)| generic(path, who)).sum::<u64>());
        writeln!(self.out, " {} | {} | {} |\n", sums[0], sums[1], sums[2])
    }
}

fn number(x: Option<f64>, digits: usize) -> String {
    x.map_or("–".to_owned(), |x| format!("{x:.digits$}"))
}

/// The generic accesses in what a compiler made, without those that are written by hand.
fn generic(path: &Path, who: &str) -> Option<u64> {
    let total = Audit::of(&fs::read(path.with_extension(format!("{who}.ptx"))).ok()?).total();
    Some(total.generic() - total.generic_in_assembly)
}

fn geometric_mean(ratios: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = ratios.fold((0.0, 0), |(sum, count), ratio| (sum + ratio.ln(), count + 1));
    (count > 0).then(|| (sum / f64::from(count)).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(lines: &[&str]) -> Outcome {
        let mut outcome = Outcome::default();
        lines.iter().for_each(|line| outcome.note(line));
        outcome
    }

    #[test]
    fn a_program_is_good_if_all_that_ran_agree() {
        assert!(outcome(&["same ours 0e0"]).is_good());
        assert!(outcome(&["same ours 0e0", "same nvcc 3e-7"]).is_good());
        assert!(!outcome(&["same nvcc 0e0"]).is_good());
        assert!(!outcome(&["same ours 0e0", "wrong nvcc in out, element 3 is 1, not 2"]).is_good());
        assert!(!outcome(&["same ours 0e0", "Segmentation fault"]).is_good());
    }

    #[test]
    fn the_table_says_what_happened() {
        let good = [
            "same ours 0e0",
            "same nvcc 3e-7",
            "time llvm 30",
            "time ours 20",
            "time nvcc 10",
            "time again 33",
        ];
        let bad = Outcome { failure: Some("a | fault".to_owned()), ..Outcome::default() };
        let mut out = Vec::new();
        let mut table = Table { timed: true, out: &mut out, rows: Vec::new() };
        table.add("kernels", PathBuf::from("none/a"), outcome(&good)).expect("written");
        table.add("kernels", PathBuf::from("none/b"), bad).expect("written");
        table.end().expect("written");
        let text = String::from_utf8(out).expect("text");
        let lines: Vec<&str> = text.lines().skip(4).collect();
        assert_eq!(
            lines[0],
            "| a | same | within 3e-7 | 30.0 | 20.0 | 1.500 | 10.0 % | 10.0 | 0.500 | – | – | – |"
        );
        assert!(
            lines[1].starts_with("| b | **failed**: a / fault | **failed**: a / fault | – | – |")
        );
        assert_eq!(
            lines[2],
            "| **all 2** | 1 right | 1 right | | | **1.500** | | | **0.500** | 0 | 0 | 0 |"
        );
        assert_eq!(lines[2].matches('|').count(), lines[0].matches('|').count());
    }
}
