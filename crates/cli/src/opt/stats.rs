//! What a run did, for people and for programs.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use serde_json::{Map, Value, json};
use spacecast_nvptx::space::SPACES;
use spacecast_transform::report::PassStats;

use super::job::Outcome;
use crate::table;

/// Why an access stays generic that could be resolved.
const HELD_BACK: &str = "bisection limit";

/// The counts and times of several files together.
#[derive(Default)]
struct Total {
    stats: PassStats,
    warnings: u64,
    errors: u64,
    reading: Duration,
    writing: Duration,
}

impl Total {
    fn of<'o>(outcomes: impl Iterator<Item = &'o Outcome>) -> Self {
        let mut total = Self::default();
        for outcome in outcomes {
            if let Some(stats) = &outcome.stats {
                total.stats.add_module(stats);
            }
            total.warnings += outcome.warnings;
            total.errors += outcome.errors;
            total.reading += outcome.reading;
            total.writing += outcome.writing;
        }
        total
    }

    /// What was changed, in words and as a key.
    fn changes(&self) -> [(&'static str, &'static str, u64); 18] {
        let stats = &self.stats;
        [
            ("values retyped", "values_retyped", stats.retyped),
            ("casts added", "casts_added", stats.casts_added),
            ("casts removed", "casts_removed", stats.casts_removed),
            ("other instructions removed", "instructions_removed", stats.removed),
            ("queries folded", "queries_folded", stats.queries),
            ("accesses split", "accesses_split", stats.split),
            ("blocks removed", "blocks_removed", stats.blocks),
            ("functions copied", "functions_copied", stats.copies),
            ("copies that a limit forbids", "copies_held_back", stats.copies_held_back),
            ("functions removed", "functions_removed", stats.originals_removed),
            ("parameters that name a space", "params_retyped", stats.params_retyped),
            ("generic accesses that exclude spaces", "spaces_excluded", stats.excluded),
            ("parameters read in place", "params_in_place", stats.params.0),
            ("parameters copied", "params_copied", stats.params.1),
            ("restricted pointers", "restricted_pointers", stats.restricted),
            ("accesses with scopes", "accesses_scoped", stats.scoped),
            ("warnings", "warnings", self.warnings),
            ("errors", "errors", self.errors),
        ]
    }

    fn times(&self) -> [(&'static str, Duration); 4] {
        [
            ("read", self.reading),
            ("analysis", self.stats.analysis),
            ("rewrite", self.stats.rewriting),
            ("write", self.writing),
        ]
    }

    fn left(&self) -> Vec<(&'static str, u64)> {
        let reasons = self.stats.left().map(|(why, count)| (why.reason(), count));
        reasons.chain([(HELD_BACK, self.stats.held_back)]).collect()
    }
}

/// Writes tables.
pub fn as_text(out: &mut dyn Write, outcomes: &[Outcome]) -> io::Result<()> {
    let total = Total::of(outcomes.iter());
    let (before, after) = (total.stats.before(), total.stats.after());
    let row = |name: &str, a: u64, b: u64| vec![name.to_owned(), a.to_string(), b.to_string()];
    let mut rows = Vec::new();
    for (space, (&a, &b)) in SPACES.iter().zip(before.iter().zip(&after)) {
        if a + b > 0 {
            rows.push(row(space.name, a, b));
        }
    }
    if total.stats.in_registers > 0 {
        let slots = total.stats.in_registers;
        rows.push(row("slots in registers", slots, slots));
    }
    rows.push(row("all", before.iter().sum(), after.iter().sum()));
    table::write(out, "Accesses", &["space", "before", "after"], &rows)?;
    let counted = |name: &str, count: u64| vec![name.to_owned(), count.to_string()];
    let left: Vec<Vec<String>> =
        total.left().iter().filter(|l| l.1 > 0).map(|l| counted(l.0, l.1)).collect();
    if !left.is_empty() {
        table::write(out, "Left generic", &["reason", "accesses"], &left)?;
    }
    let changes = total.changes();
    let rows: Vec<Vec<String>> =
        changes.iter().filter(|c| c.2 > 0).map(|c| counted(c.0, c.2)).collect();
    if !rows.is_empty() {
        table::write(out, "Changes", &["what", "count"], &rows)?;
    }
    let times = total.times();
    let time = |(name, time): &(&str, Duration)| {
        vec![(*name).to_owned(), format!("{:.3} ms", time.as_secs_f64() * 1e3)]
    };
    let title = if outcomes.len() > 1 { "Time, over all files" } else { "Time" };
    table::write(out, title, &["phase", "time"], &times.iter().map(time).collect::<Vec<_>>())
}

/// The same as one object.
pub fn as_json(files: &[(&Path, &Outcome)]) -> Value {
    let each: Vec<Value> = files
        .iter()
        .map(|(file, outcome)| {
            let mut object = counts(&Total::of(std::iter::once(*outcome)));
            object.insert("file".to_owned(), json!(file.display().to_string()));
            object.insert("failed".to_owned(), json!(outcome.failed));
            Value::Object(object)
        })
        .collect();
    let total = counts(&Total::of(files.iter().map(|(_, outcome)| *outcome)));
    json!({"files": each, "total": total})
}

fn counts(total: &Total) -> Map<String, Value> {
    let by_space = |counts: [u64; 10]| -> Map<String, Value> {
        SPACES.iter().zip(counts).map(|(row, n)| (row.name.to_owned(), json!(n))).collect()
    };
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    put("before", Value::Object(by_space(total.stats.before())));
    put("after", Value::Object(by_space(total.stats.after())));
    let left = total.left().into_iter().map(|(why, n)| (why.to_owned(), json!(n)));
    put("slots_in_registers", json!(total.stats.in_registers));
    put("left_generic", Value::Object(left.collect()));
    for (_, key, count) in total.changes() {
        put(key, json!(count));
    }
    let seconds = total.times().map(|(name, time)| (name.to_owned(), json!(time.as_secs_f64())));
    put("seconds", Value::Object(seconds.into_iter().collect()));
    object
}
