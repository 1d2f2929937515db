//! What a test file says in its comments.
//!
//! Invariant: a script that was read is complete and every directive in it is known, so that what is
//! misspelt cannot go unchecked.

use crate::command::Run;
use crate::matcher::Pattern;

/// The line after which CHECK lines are written anew.
pub const MARKER: &str = "; CHECK lines are written by BLESS=1";

/// The prefix of what plain `RUN:` checks.
const DEFAULT_PREFIX: &str = "CHECK";

/// A test file.
#[derive(Debug)]
pub struct Script {
    pub runs: Vec<Run>,
    pub checks: Vec<Check>,
    pub identical: bool,
    pub llvm: Llvm,
    /// Whether the CHECK lines are written by this program, and hold all of the output.
    pub blessed: bool,
}

/// What LLVM has to say about the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Llvm {
    Accepts,
    Unverified,
    Rejects,
}

/// `; CHECK…: text`
#[derive(Debug)]
pub struct Check {
    /// In the file, from one.
    pub line: usize,
    pub prefix: String,
    pub kind: Kind,
    pub pattern: Pattern,
}

/// Where a text is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Anywhere,
    Next,
    Same,
    Empty,
    Not,
    Count(usize),
}

impl Kind {
    /// From what follows the prefix.
    fn from_suffix(suffix: &str) -> Option<Self> {
        Some(match suffix {
            "" => Self::Anywhere,
            "-NEXT" => Self::Next,
            "-SAME" => Self::Same,
            "-EMPTY" => Self::Empty,
            "-NOT" => Self::Not,
            _ => {
                let count = suffix.strip_prefix("-COUNT-")?.parse().ok()?;
                return (count > 0).then_some(Self::Count(count));
            }
        })
    }

    /// What follows the prefix.
    pub fn suffix(self) -> String {
        match self {
            Self::Anywhere => String::new(),
            Self::Next => "-NEXT".to_owned(),
            Self::Same => "-SAME".to_owned(),
            Self::Empty => "-EMPTY".to_owned(),
            Self::Not => "-NOT".to_owned(),
            Self::Count(count) => format!("-COUNT-{count}"),
        }
    }
}

/// A comment that stands alone on its line, without its `;` and the blanks around it.
pub fn comment(line: &[u8]) -> Option<&[u8]> {
    line.trim_ascii_start().strip_prefix(b";").map(<[u8]>::trim_ascii)
}

impl Script {
    /// Reads the directives of a file.
    ///
    /// # Errors
    ///
    /// All that is wrong with them.
    pub fn read(text: &[u8]) -> Result<Self, String> {
        let lines: Vec<&[u8]> = text.split(|&b| b == b'\n').collect();
        let mut faults = Vec::new();
        let mut script = Self {
            runs: Vec::new(),
            checks: Vec::new(),
            identical: false,
            llvm: Llvm::Accepts,
            blessed: false,
        };
        // A CHECK line may stand before the RUN line that names its prefix.
        let prefixes: Vec<String> = lines.iter().filter_map(|line| run_prefix(line)).collect();
        for (i, line) in lines.iter().enumerate() {
            if let Err(fault) = script.line(i + 1, line, &prefixes) {
                faults.push(format!("line {}: {fault}", i + 1));
            }
        }
        faults.extend(script.faults());
        if faults.is_empty() { Ok(script) } else { Err(faults.join("\n")) }
    }

    fn line(&mut self, number: usize, line: &[u8], prefixes: &[String]) -> Result<(), String> {
        let Some(comment) = comment(line) else {
            return no_directive_after_code(line);
        };
        if is_marker(line) {
            if self.blessed || !self.checks.is_empty() {
                return Err("this line stands once, before all CHECK lines".to_owned());
            }
            self.blessed = true;
            return Ok(());
        }
        let comment = String::from_utf8_lossy(comment);
        let (name, rest) = split_name(&comment);
        let (argument, rest) = match rest.strip_prefix('[').and_then(|r| r.split_once(']')) {
            Some((argument, rest)) => (Some(argument), rest),
            None => (None, rest),
        };
        let Some(rest) = rest.strip_prefix(':') else {
            return self.word(name, &comment, prefixes);
        };
        if name == "RUN" {
            let prefix = argument.unwrap_or(DEFAULT_PREFIX);
            self.runs.push(Run::read(number, prefix, rest)?);
            return Ok(());
        }
        if argument.is_none() {
            if name == "LLVM" {
                return self.llvm(rest.trim());
            }
            if let Some((prefix, kind)) = check_name(name, prefixes) {
                let pattern = self.pattern(line)?;
                return self.check(Check { line: number, prefix, kind, pattern });
            }
        }
        unknown(name, prefixes)
    }

    /// A comment that has no colon after its first word.
    fn word(&mut self, name: &str, comment: &str, prefixes: &[String]) -> Result<(), String> {
        if comment == "IDENTICAL" {
            self.identical = true;
            return Ok(());
        }
        // Prose may well begin with LLVM. If it was meant as a directive, LLVM's verdict shows it.
        if name == "LLVM" {
            return Ok(());
        }
        match nearest(name, prefixes) {
            Some(known) if known == name => Err(format!("`{name}` is not written like this")),
            Some(known) if is_upper(name) => {
                Err(format!("`{name}` is not a directive; is it `{known}:`?"))
            }
            _ => Ok(()),
        }
    }

    fn llvm(&mut self, rest: &str) -> Result<(), String> {
        let (verdict, reason) = rest.split_once(' ').unwrap_or((rest, ""));
        if self.llvm != Llvm::Accepts {
            return Err("there is already an `LLVM:` line".to_owned());
        }
        self.llvm = match verdict {
            "rejects" => Llvm::Rejects,
            "unverified" => Llvm::Unverified,
            _ => return Err("`LLVM:` goes on with `rejects` or `unverified`".to_owned()),
        };
        if reason.trim().is_empty() {
            return Err(format!("`LLVM: {verdict}` needs a reason"));
        }
        Ok(())
    }

    /// The text of a CHECK line: what follows the colon and one blank.
    fn pattern(&self, line: &[u8]) -> Result<Pattern, String> {
        let colon = line.iter().position(|&b| b == b':').unwrap_or(line.len() - 1);
        let text = &line[colon + 1..];
        let text = text.strip_prefix(b" ").unwrap_or(text).trim_ascii_end();
        // What is written from an output means itself.
        if self.blessed { Ok(Pattern::literal(text)) } else { Pattern::new(text) }
    }

    fn check(&mut self, check: Check) -> Result<(), String> {
        let empty = check.pattern.is_empty();
        if (check.kind == Kind::Empty) != empty {
            return Err(if empty {
                "there is no text to look for".to_owned()
            } else {
                format!("`{}-EMPTY:` has no text", check.prefix)
            });
        }
        let first = !self.checks.iter().any(|c| c.prefix == check.prefix && c.kind != Kind::Not);
        if first && !self.blessed && matches!(check.kind, Kind::Next | Kind::Same | Kind::Empty) {
            return Err("this comes after a match, and there is none before it".to_owned());
        }
        if self.blessed && !matches!(check.kind, Kind::Anywhere | Kind::Next | Kind::Empty) {
            return Err("this is not written by BLESS=1, and would be lost".to_owned());
        }
        self.checks.push(check);
        Ok(())
    }

    /// What is wrong with the directives together.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.runs.is_empty() {
            faults.push("there is no `; RUN:` line".to_owned());
        }
        if self.identical && !self.runs.iter().any(Run::copies) {
            faults.push("`IDENTICAL` needs `; RUN: spacecast print %s`".to_owned());
        }
        for run in &self.runs {
            let checked = self.identical && run.copies();
            // Blessing writes the lines that are missing.
            if !checked && !self.blessed && !self.checks.iter().any(|c| c.prefix == run.prefix) {
                faults.push(format!("line {}: nothing checks this command", run.line));
            }
        }
        for check in &self.checks {
            let matters = |run: &Run| run.prefix == check.prefix && !self.is_copied(run);
            if !self.runs.iter().any(matters) {
                faults.push(format!("line {}: no command is checked by this", check.line));
            }
        }
        faults
    }

    /// Whether a run is checked against the file itself, and by nothing else.
    pub fn is_copied(&self, run: &Run) -> bool {
        self.identical && run.copies()
    }

    /// What is checked in the output of a run.
    pub fn checks_of(&self, run: &Run) -> Vec<&Check> {
        self.checks.iter().filter(|check| check.prefix == run.prefix).collect()
    }
}

/// Whether a line of the file is a directive.
pub fn is_directive(line: &[u8], script: &Script) -> bool {
    let prefixes: Vec<String> = script.runs.iter().map(|run| run.prefix.clone()).collect();
    let Some(comment) = comment(line) else { return false };
    let comment = String::from_utf8_lossy(comment);
    let (name, rest) = split_name(&comment);
    is_marker(line)
        || comment == "IDENTICAL"
        || (name == "RUN" && rest.starts_with(['[', ':']))
        || (rest.starts_with(':') && (name == "LLVM" || check_name(name, &prefixes).is_some()))
}

/// Whether this is the line after which CHECK lines are written anew.
pub fn is_marker(line: &[u8]) -> bool {
    line.trim_ascii_end() == MARKER.as_bytes()
}

/// The first word of a comment, and what follows it.
fn split_name(comment: &str) -> (&str, &str) {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    comment.split_at(comment.find(|c| !is_name(c)).unwrap_or(comment.len()))
}

fn is_upper(name: &str) -> bool {
    name.len() > 1 && !name.bytes().any(|b| b.is_ascii_lowercase())
}

/// The prefix that the RUN line names, if this is one.
fn run_prefix(line: &[u8]) -> Option<String> {
    let comment = String::from_utf8_lossy(comment(line)?);
    let rest = comment.strip_prefix("RUN")?;
    match rest.strip_prefix('[') {
        Some(rest) => rest.split_once("]:").map(|(prefix, _)| prefix.to_owned()),
        None => rest.starts_with(':').then(|| DEFAULT_PREFIX.to_owned()),
    }
}

/// Prefix and kind of a check by its name.
fn check_name(name: &str, prefixes: &[String]) -> Option<(String, Kind)> {
    let with = |prefix: &String| {
        Some((prefix.clone(), Kind::from_suffix(name.strip_prefix(prefix.as_str())?)?))
    };
    let default = DEFAULT_PREFIX.to_owned();
    prefixes.iter().chain([&default]).find_map(with)
}

/// A name before a colon that is no directive: either misspelt, or not a name at all.
fn unknown(name: &str, prefixes: &[String]) -> Result<(), String> {
    match nearest(name, prefixes) {
        Some(known) => Err(format!("`{name}:` is not a directive; is it `{known}:`?")),
        None if is_upper(name) => Err(format!("`{name}:` is not a directive")),
        None => Ok(()),
    }
}

/// The directive that `name` was probably meant to be.
fn nearest(name: &str, prefixes: &[String]) -> Option<String> {
    let default = DEFAULT_PREFIX.to_owned();
    let mut known: Vec<String> = vec!["RUN".to_owned(), "IDENTICAL".to_owned(), "LLVM".to_owned()];
    for prefix in prefixes.iter().chain([&default]) {
        let suffixes = ["", "-NEXT", "-SAME", "-EMPTY", "-NOT", "-COUNT-1", "-COUNT"];
        known.extend(suffixes.iter().map(|suffix| format!("{prefix}{suffix}")));
    }
    let name = name.to_ascii_uppercase();
    let distance = |known: &String| distance(name.as_bytes(), known.as_bytes());
    let best = known.into_iter().min_by_key(distance)?;
    // Short words are near to everything.
    (distance(&best) <= if best.len() <= 4 { 0 } else { 2 }).then_some(best)
}

/// How many letters must be added, dropped, replaced or swapped.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = match (i, j) {
                (0, n) | (n, 0) => n,
                _ => {
                    let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let changed = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                    let swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    if swap { changed.min(rows[i - 2][j - 2] + 1) } else { changed }
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

/// Directives behind code would be passed over.
fn no_directive_after_code(line: &[u8]) -> Result<(), String> {
    let line = String::from_utf8_lossy(line);
    let hidden = ["RUN:", "RUN[", "CHECK", "IDENTICAL", "LLVM:"];
    let is_hidden = |part: &str| hidden.iter().any(|word| part.trim_start().starts_with(word));
    if line.split(';').skip(1).any(is_hidden) {
        return Err("a directive stands alone on its line".to_owned());
    }
    Ok(())
}
