//! What was found about a function, as text and as JSON.

use std::collections::HashMap;
use std::io::{self, Write};

use serde_json::{Value as Json, json};
use spacecast_analysis::Program;
use spacecast_analysis::alias::{
    AliasAnalysis, Aliases, Answer, Location, ModRef, Summary, Verdict,
};
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{FuncId, Inst, Value};

/// What calls can do to accesses: how many there are, and how many pairs have each answer.
#[derive(Default)]
pub struct Calls {
    calls: u64,
    counts: [u64; 4],
}

impl Calls {
    /// Both together.
    pub fn add(&mut self, other: &Calls) {
        self.calls += other.calls;
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
    }
}

/// A function, its accesses, and how its values are called.
pub struct Shown<'r, 'a, 's> {
    module: &'a Module<'s>,
    func: &'a Function<'s>,
    aliases: Aliases<'r, 'a, 's>,
    locations: Vec<Location>,
    titles: HashMap<Value, String>,
}

impl<'r, 'a, 's> Shown<'r, 'a, 's> {
    pub fn new(
        program: &'r Program<'a, 's>,
        analysis: &AliasAnalysis<'r, 'a, 's>,
        id: FuncId,
    ) -> Self {
        let module = program.module;
        let func = module.func(id);
        let mut aliases = analysis.function(id);
        let locations = aliases.accesses();
        Self { module, func, aliases, locations, titles: HashMap::new() }
    }

    pub fn accesses(&self) -> usize {
        self.locations.len()
    }

    pub fn summary(&mut self) -> Summary {
        self.aliases.summary(&self.locations)
    }

    /// What the calls of the function can do to what it accesses. Those that only compute are not counted.
    pub fn calls(&mut self) -> Calls {
        let mut found = Calls::default();
        let calls: Vec<Inst> = self.func.calls().collect();
        for call in calls {
            let counts = self.aliases.calls_summary(call, &self.locations);
            let Some(counts) = counts else { continue };
            found.add(&Calls { calls: 1, counts });
        }
        found
    }

    fn name(&self) -> String {
        let name = self.module.symbol_name(self.func.global).unwrap_or_default();
        String::from_utf8_lossy(&name).into_owned()
    }

    /// The counts as text; nothing for a function that accesses nothing.
    pub fn write(&self, summary: &Summary, calls: &Calls, out: &mut dyn Write) -> io::Result<()> {
        if self.locations.is_empty() {
            return Ok(());
        }
        write_counts(&format!("@{}", self.name()), self.locations.len(), summary, calls, out)
    }

    /// Calls `pair` with all pairs and their answers, in order.
    fn each_pair(
        &mut self,
        mut pair: impl FnMut(&Self, &Location, &Location, Verdict) -> io::Result<()>,
    ) -> io::Result<()> {
        self.titles = self.func.titles().into_iter().collect();
        let locations = std::mem::take(&mut self.locations);
        for (at, a) in locations.iter().enumerate() {
            for b in &locations[at + 1..] {
                let verdict = self.aliases.alias(*a, *b);
                pair(self, a, b, verdict)?;
            }
        }
        self.locations = locations;
        Ok(())
    }

    /// A line for every pair.
    pub fn write_pairs(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.each_pair(|shown, a, b, (answer, reason)| {
            let (a, b, why) = (shown.access(a), shown.access(b), reason.text());
            writeln!(out, "    {:7}  {a}  {b}  {why}", answer.name())
        })
    }

    pub fn json_pairs(&mut self) -> Json {
        let mut all = Vec::new();
        let done = self.each_pair(|shown, a, b, (answer, reason)| {
            let access = |location: &Location| {
                json!({"line": shown.line(location), "pointer": shown.title(location.pointer)})
            };
            all.push(json!({"a": access(a), "b": access(b), "answer": answer.name(),
                "reason": reason.text()}));
            Ok(())
        });
        // Nothing is written that could fail.
        done.map_or(Json::Null, |()| Json::Array(all))
    }

    pub fn json(&self, summary: &Summary, calls: &Calls, pairs: Option<Json>) -> Json {
        let reasons: Vec<Json> = summary
            .counts
            .iter()
            .map(|((answer, reason), count)| {
                json!({"answer": answer.name(), "reason": reason.text(), "pairs": count})
            })
            .collect();
        let answers: serde_json::Map<String, Json> = Answer::ALL
            .iter()
            .map(|&answer| (answer.name().to_owned(), summary.count(answer).into()))
            .collect();
        let effects: serde_json::Map<String, Json> = ModRef::ALL
            .iter()
            .zip(calls.counts)
            .map(|(does, count)| (does.name().to_owned(), count.into()))
            .collect();
        let mut all = json!({"function": self.name(), "accesses": self.locations.len(),
            "answers": answers, "reasons": reasons, "sets": summary.sets,
            "calls": {"number": calls.calls, "answers": effects}});
        if let Some(pairs) = pairs {
            all["pairs"] = pairs;
        }
        all
    }

    fn line(&self, location: &Location) -> Option<usize> {
        let (inst, _) = location.at?;
        let range = self.func.inst(inst).source_range()?;
        Some(spacecast_ir::line_and_column(self.module.source(), range.start).0)
    }

    /// An access: its line, and the pointer.
    fn access(&self, location: &Location) -> String {
        let line = self.line(location).map_or(String::new(), |line| format!("{line}:"));
        format!("{line}{}", self.title(location.pointer))
    }

    /// How a pointer is called: by its name, or by the symbol that a constant is made of.
    fn title(&self, pointer: Value) -> String {
        if let Some(title) = self.titles.get(&pointer) {
            return format!("%{title}");
        }
        let Some(c) = pointer.as_const() else { return "?".to_owned() };
        let symbol = |g| {
            let name = self.module.symbol_name(g).unwrap_or_default();
            format!("@{}", String::from_utf8_lossy(&name))
        };
        match self.func.store.constant(c) {
            ConstantKind::Global(g) => symbol(g),
            ConstantKind::Null => "null".to_owned(),
            ConstantKind::Undef => "undef".to_owned(),
            ConstantKind::Poison => "poison".to_owned(),
            _ => {
                let mut found = None;
                self.func.store.for_each_global(c, &mut |g| found = found.or(Some(g)));
                found.map_or("a constant".to_owned(), |g| format!("({}…)", symbol(g)))
            }
        }
    }
}

/// Counts as text.
pub fn write_counts(
    title: &str,
    accesses: usize,
    summary: &Summary,
    calls: &Calls,
    out: &mut dyn Write,
) -> io::Result<()> {
    let s = |n: u64| if n == 1 { "" } else { "s" };
    let pairs: u64 = summary.counts.values().sum();
    let answers = Answer::ALL.map(|a| format!("{} {}", summary.count(a), a.name())).join(", ");
    writeln!(
        out,
        "{title}: {accesses} access{}, {pairs} pair{}: {answers}; {} alias set{}",
        if accesses == 1 { "" } else { "es" },
        s(pairs),
        summary.sets,
        s(summary.sets as u64)
    )?;
    let width = summary.counts.values().map(|n| n.to_string().len()).max().unwrap_or(0);
    for ((answer, reason), count) in &summary.counts {
        writeln!(out, "  {:7}  {count:width$}  {}", answer.name(), reason.text())?;
    }
    if calls.calls > 0 {
        let counts = ModRef::ALL.iter().zip(calls.counts);
        let counts: Vec<String> = counts.map(|(does, n)| format!("{n} {}", does.name())).collect();
        writeln!(out, "  {} call{}: {}", calls.calls, s(calls.calls), counts.join(", "))?;
    }
    Ok(())
}
