//! Whether an output is what the CHECK lines say.
//!
//! Invariant: matching moves forward only. A check is looked for after the match of the one before it,
//! and the first that is not found is the one reported.

use std::fmt::Write as _;

use crate::script::{Check, Kind, comment};

/// What is looked for on one line.
#[derive(Debug)]
pub struct Pattern {
    /// Whether it begins at the start of the line.
    at_start: bool,
    /// Whether it ends at the end of the line.
    at_end: bool,
    /// Texts that follow one another, with anything between them.
    parts: Vec<Vec<u8>>,
    /// As it is written.
    text: Vec<u8>,
}

impl Pattern {
    /// Reads a text with its wildcards.
    ///
    /// # Errors
    ///
    /// When something else than a wildcard stands in double braces: regular expressions are not known
    /// here, and taken literally they would never match.
    pub fn new(text: &[u8]) -> Result<Self, String> {
        let mut inner = text;
        let at_start = inner.starts_with(b"{{^}}");
        inner = inner.strip_prefix(b"{{^}}").unwrap_or(inner);
        let at_end = inner.ends_with(b"{{$}}");
        inner = inner.strip_suffix(b"{{$}}").unwrap_or(inner);
        let mut parts = vec![Vec::new()];
        while let Some((&first, rest)) = inner.split_first() {
            if let Some(rest) = inner.strip_prefix(b"{{.*}}") {
                parts.push(Vec::new());
                inner = rest;
                continue;
            }
            if inner.starts_with(b"{{") && find(inner, b"}}").is_some() {
                return Err("the wildcards are `{{.*}}`, `{{^}}` and `{{$}}`".to_owned());
            }
            if let Some(part) = parts.last_mut() {
                part.push(first);
            }
            inner = rest;
        }
        Ok(Self { at_start, at_end, parts, text: text.to_vec() })
    }

    /// A text that is nothing but itself.
    pub fn literal(text: &[u8]) -> Self {
        let text = text.to_vec();
        Self { at_start: false, at_end: false, parts: vec![text.clone()], text }
    }

    /// Whether there is nothing to look for.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// As it is written.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Where it first matches in `line` from `from` on: start and end.
    pub fn find(&self, line: &[u8], from: usize) -> Option<(usize, usize)> {
        let (first, rest) = self.parts.split_first()?;
        if self.at_start && from > 0 {
            return None;
        }
        let start = from + find(line.get(from..)?, first)?;
        if self.at_start && start > 0 {
            return None;
        }
        let mut end = start + first.len();
        if let Some((last, middle)) = rest.split_last() {
            for part in middle {
                end += find(&line[end..], part)? + part.len();
            }
            // What ends the line is the last occurrence, not the first.
            let at = if self.at_end {
                line.len()
                    .checked_sub(last.len())
                    .filter(|at| *at >= end && line.ends_with(last))?
            } else {
                end + find(&line[end..], last)?
            };
            end = at + last.len();
        }
        if self.at_end && end != line.len() {
            // Without a wildcard, a later occurrence may still end the line.
            return if self.at_start { None } else { self.find(line, start + 1) };
        }
        Some((start, end))
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    text.windows(part.len()).position(|window| window == part)
}

/// How far matching has come: a line of the output, and what of it is left.
#[derive(Clone, Copy)]
struct At {
    line: usize,
    column: usize,
    /// The line in the file of the check that matched here; zero for the start of the output.
    by: usize,
}

/// Whether `output` is what `checks` say.
///
/// # Errors
///
/// The first check that fails, and where.
pub fn matches(checks: &[&Check], output: &[u8]) -> Result<(), String> {
    let lines = lines(output);
    let mut at = At { line: 0, column: 0, by: 0 };
    let mut nots: Vec<&Check> = Vec::new();
    for check in checks {
        let count = match check.kind {
            Kind::Not => {
                nots.push(check);
                continue;
            }
            Kind::Count(count) => count,
            _ => 1,
        };
        for nth in 1..=count {
            let from = at;
            let found = step(check, &lines, from)
                .map_err(|why| failure(check, &lines, from, &counted(&why, nth, count)))?;
            let (line, start, end) = found;
            exclude(&nots, &lines, from, (line, start))?;
            nots.clear();
            at = At { line, column: end, by: check.line };
        }
    }
    exclude(&nots, &lines, at, (lines.len(), 0))
}

fn counted(why: &str, nth: usize, count: usize) -> String {
    if count == 1 { why.to_owned() } else { format!("{why}: found {} of {count}", nth - 1) }
}

/// Whether the checks are all of `output`, line by line, comments aside.
///
/// # Errors
///
/// The first line that differs.
pub fn is_all(checks: &[&Check], output: &[u8]) -> Result<(), String> {
    let lines = lines(output);
    let mut left = (0..lines.len()).filter(|&i| comment(lines[i]).is_none());
    let mut at = At { line: 0, column: 0, by: 0 };
    for check in checks {
        let Some(i) = left.next() else {
            let end = At { line: lines.len(), ..at };
            return Err(failure(check, &lines, end, "the output ends before this"));
        };
        at.line = i;
        if check.pattern.text() != lines[i].trim_ascii_end() {
            return Err(failure(check, &lines, at, "the output has another line here"));
        }
        at.by = check.line;
    }
    match left.next() {
        None => Ok(()),
        Some(i) => {
            let mut message = "the output goes on after the last CHECK line".to_owned();
            message.push_str(&excerpt(&lines, i));
            Err(message)
        }
    }
}

/// The lines of an output. What ends with a line end has no empty line after it.
pub fn lines(output: &[u8]) -> Vec<&[u8]> {
    let mut lines: Vec<&[u8]> = output.split(|&b| b == b'\n').collect();
    if lines.last().is_some_and(|last| last.is_empty()) {
        lines.pop();
    }
    lines
}

/// Where a check matches: the line, and from where to where on it.
fn step(check: &Check, lines: &[&[u8]], at: At) -> Result<(usize, usize, usize), String> {
    let pattern = &check.pattern;
    match check.kind {
        Kind::Same => {
            let line = lines.get(at.line).copied().unwrap_or_default();
            let (start, end) = pattern.find(line, at.column).ok_or("not found on the same line")?;
            Ok((at.line, start, end))
        }
        Kind::Next | Kind::Empty => {
            let comments = pattern.text().starts_with(b";");
            let mut rest = at.line + 1..lines.len();
            let next = rest.find(|&i| comments || comment(lines[i]).is_none());
            let Some(i) = next else {
                return Err("the output has no next line".to_owned());
            };
            if check.kind == Kind::Empty {
                let empty = lines[i].trim_ascii().is_empty();
                return if empty {
                    Ok((i, 0, 0))
                } else {
                    Err("the next line has text".to_owned())
                };
            }
            let (start, end) = pattern.find(lines[i], 0).ok_or("not found on the next line")?;
            Ok((i, start, end))
        }
        Kind::Anywhere | Kind::Count(_) | Kind::Not => (at.line..lines.len())
            .find_map(|i| {
                let from = if i == at.line { at.column } else { 0 };
                let (start, end) = pattern.find(lines[i], from)?;
                Some((i, start, end))
            })
            .ok_or_else(|| "not found".to_owned()),
    }
}

/// None of `nots` is found between two places.
fn exclude(nots: &[&Check], lines: &[&[u8]], from: At, to: (usize, usize)) -> Result<(), String> {
    for check in nots {
        for i in from.line..(to.0 + 1).min(lines.len()) {
            let start = if i == from.line { from.column } else { 0 };
            let line = if i == to.0 { &lines[i][..to.1] } else { lines[i] };
            if check.pattern.find(line, start).is_some() {
                let at = At { line: i, ..from };
                return Err(failure(check, lines, at, "found, and must not be"));
            }
        }
    }
    Ok(())
}

/// A failure: the check, why, and the output around the place.
fn failure(check: &Check, lines: &[&[u8]], at: At, why: &str) -> String {
    let name = format!("{}{}", check.prefix, check.kind.suffix());
    let text = String::from_utf8_lossy(check.pattern.text());
    let mut message = format!("line {}: {name}: {text}\n  {why}", check.line);
    let _ = match at.by {
        0 => write!(message, "\n  nothing was matched before"),
        by => write!(message, "\n  the last match was that of line {by}"),
    };
    message.push_str(&excerpt(lines, at.line));
    message
}

/// How many lines of the output are shown before and after a place.
const AROUND: usize = 4;

/// A few lines of the output around one of them, which is marked.
fn excerpt(lines: &[&[u8]], at: usize) -> String {
    let mut text = "\n  the output there:".to_owned();
    let end = (at + AROUND + 1).min(lines.len());
    for (i, line) in lines.iter().enumerate().take(end).skip(at.saturating_sub(AROUND)) {
        let mark = if i == at { '>' } else { ' ' };
        let _ = write!(text, "\n  {mark}{:5} | {}", i + 1, String::from_utf8_lossy(line));
    }
    if at >= lines.len() {
        text.push_str("\n  >      (the end)");
    }
    text
}
