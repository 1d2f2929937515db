//! An explanation as text and as JSON.
//!
//! ```text
//!   %x in @helper can be in shared or global memory, so it stays generic
//!
//!     shared
//!       k.ll:4    @sh, a variable in shared memory
//!       k.ll:13   passed by @k                         call void @helper(…)                      k.cu:9:3
//! ```

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value as Json, json};
use spacecast_analysis::explain::{Blame, Called, Explanation, Flow, Source, Step, Way};
use spacecast_analysis::knobs::Ambiguous;
use spacecast_analysis::{EscapeKind, Origins, Program};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::query::SourcePosition;
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_nvptx::space::Space;

use super::Question;
use super::advice::advice;
use crate::message::first_line;

/// Everything that is needed to show explanations of a module.
pub struct Shown<'s, 'p, 'a, 'm> {
    file: String,
    source: &'s [u8],
    program: &'p Program<'a, 'm>,
    /// The function that is asked about.
    id: FuncId,
    /// How its values are called in the file.
    titles: &'s [(Value, String)],
}

/// A step, ready to be shown.
struct Line {
    place: Option<usize>,
    what: String,
    function: String,
    text: String,
    position: Option<SourcePosition>,
}

impl<'s, 'p, 'a, 'm> Shown<'s, 'p, 'a, 'm> {
    pub fn new(
        file: &Path,
        source: &'s [u8],
        program: &'p Program<'a, 'm>,
        id: FuncId,
        titles: &'s [(Value, String)],
    ) -> Self {
        let file = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
        Self { file, source, program, id, titles }
    }

    /// What was asked, by name.
    fn title(&self, question: Question) -> String {
        let function = self.function_name(self.id);
        let named = self.name(question.value);
        match self.line_asked(question) {
            Some(line) => format!("{named} on line {line}, in @{function},"),
            None => format!("{named} in @{function}"),
        }
    }

    /// How a value of the function is called.
    fn name(&self, value: Value) -> String {
        let title = self.titles.iter().find(|(v, _)| *v == value);
        title.map_or_else(|| self.constant(self.id, value), |(_, title)| format!("%{title}"))
    }

    /// The line of the access that was asked for.
    fn line_asked(&self, question: Question) -> Option<usize> {
        self.line_of(self.id, question.at?.0)
    }

    fn function_name(&self, id: FuncId) -> String {
        let module = self.program.module;
        let name = module.symbol_name(module.func(id).global).unwrap_or_default();
        String::from_utf8_lossy(&name).into_owned()
    }

    fn line_of(&self, id: FuncId, inst: Inst) -> Option<usize> {
        let range = self.program.module.func(id).inst(inst).source_range()?;
        Some(spacecast_ir::line_and_column(self.source, range.start).0)
    }

    /// The symbol in a constant.
    fn constant(&self, id: FuncId, value: Value) -> String {
        match self.symbol(id, value) {
            Some((name, _, _)) => format!("@{name}"),
            None => "a constant".to_owned(),
        }
    }

    /// The first symbol in a constant: its name, what it is, and where it is defined.
    fn symbol(&self, id: FuncId, value: Value) -> Option<(String, String, Option<usize>)> {
        let module = self.program.module;
        let store = &module.func(id).store;
        let mut first = None;
        store.for_each_global(value.as_const()?, &mut |g| {
            first.get_or_insert(g);
        });
        let global = first?;
        let name = String::from_utf8_lossy(&module.symbol_name(global)?).into_owned();
        let line = |range: Option<std::ops::Range<usize>>| {
            Some(spacecast_ir::line_and_column(self.source, range?.start).0)
        };
        Some(match module.symbol_kind(global) {
            SymbolKind::Var(var) => {
                let var = module.var(var);
                let space = Space::from_llvm(var.addrspace.unwrap_or(0)).unwrap_or(Space::Generic);
                let space = if space == Space::Generic { Space::Global } else { space };
                (name, format!("a variable in {} memory", space.name()), line(var.source_range()))
            }
            SymbolKind::Func(f) => {
                (name, "a function".to_owned(), line(module.func(f).header_range()))
            }
            _ => (name, "an alias, which may stand for anything".to_owned(), None),
        })
    }

    /// A step of a way.
    fn line(&self, step: &Step) -> Line {
        let module = self.program.module;
        let func = module.func(step.func);
        let function = self.function_name(step.func);
        let inst = step.inst;
        let mut place = inst.and_then(|inst| self.line_of(step.func, inst));
        let range = inst.and_then(|inst| func.inst(inst).source_range());
        let text = range.and_then(|range| Some(first_line(self.source, &range)?.into_owned()));
        let argument = match step.value.map(|v| v.kind()) {
            Some(spacecast_ir::value::ValueKind::Arg(n)) => match func.name_of(Value::arg(n)) {
                Some(name) => format!("argument {}", String::from_utf8_lossy(name)),
                None => format!("argument {}", n + 1),
            },
            _ => "argument".to_owned(),
        };
        let mut header = || {
            let range = func.header_range();
            place = range.map(|r| spacecast_ir::line_and_column(self.source, r.start).0);
        };
        let what = match step.flow {
            Flow::Made => "computed from it".to_owned(),
            Flow::Passed => {
                format!("passed to @{}", self.function_name(step.to))
            }
            Flow::Returned => format!("returned by @{function}"),
            Flow::Stored => "stored".to_owned(),
            Flow::Loaded => "loaded".to_owned(),
            Flow::Copied => "copied".to_owned(),
            Flow::Source(source) => match source {
                Source::Stack => "a stack slot: local memory".to_owned(),
                Source::CopyOfConstant => {
                    "a stack slot with a copy of a constant, which LLVM may read instead".to_owned()
                }
                Source::OtherSideOfCopy => {
                    "the slot that is passed is copied: LLVM may pass the other side instead"
                        .to_owned()
                }
                Source::Constant => {
                    match step.value.and_then(|value| self.symbol(step.func, value)) {
                        Some((name, what, line)) => {
                            place = line;
                            format!("@{name}, {what}")
                        }
                        None => "a constant".to_owned(),
                    }
                }
                Source::Typed => "its type names the space".to_owned(),
                Source::KernelArgument => {
                    header();
                    format!("{argument} of the kernel @{function}: the host passes global memory")
                }
                Source::OutsideArgument => {
                    header();
                    format!("{argument} of @{function}, which others can call with any pointer")
                }
                Source::ByValue => {
                    header();
                    format!("{argument} of @{function}, passed by value")
                }
                Source::CopyOfParam => "LLVM may copy the parameter to the stack".to_owned(),
                Source::KernelMemory => {
                    header();
                    format!("in the parameters of the kernel @{function}: filled by the host")
                }
                Source::OutsideMemory => {
                    header();
                    format!("in the parameters of @{function}, which others can call")
                }
                Source::Memory => "loaded from memory that the host filled: global".to_owned(),
                Source::Leak => "loaded from memory into which other addresses got".to_owned(),
                Source::Exposed(at) => match at {
                    Some((func, inst)) => {
                        let line = self.line_of(func, inst);
                        let line = line.map(|l| format!(" on line {l}")).unwrap_or_default();
                        format!(
                            "in an object that others may write: its address gets out in @{}{line}",
                            self.function_name(func)
                        )
                    }
                    None => "in an object that others may write".to_owned(),
                },
                Source::Initialiser(var) => {
                    let var = module.var(var);
                    let name = module.symbol_name(var.global).unwrap_or_default();
                    let range = var.source_range();
                    place = range.map(|r| spacecast_ir::line_and_column(self.source, r.start).0);
                    format!("in the initialiser of @{}", String::from_utf8_lossy(&name))
                }
                Source::Invisible => "returned by a function that is not visible".to_owned(),
                Source::Known => "returned by a function that is known".to_owned(),
                Source::Number => "a number that is not made of a pointer".to_owned(),
                Source::Parts => "bytes that are parts of several values".to_owned(),
                Source::Unknown => "something that is not followed".to_owned(),
            },
        };
        let position = inst.and_then(|inst| module.source_position(func, inst));
        Line { place, what, function, text: text.unwrap_or_default(), position }
    }

    /// What is to blame for what can be loaded.
    fn blamed(&self, blame: Blame) -> Line {
        let what = |what: &str| format!("to blame: {what}");
        let nowhere = |function: String, what: String| {
            let (place, text, position) = Default::default();
            Line { place, what, function, text, position }
        };
        match blame {
            Blame::Escape(func, inst, kind) => {
                let step = Step { func, value: None, inst: Some(inst), flow: Flow::Made, to: func };
                let how = match kind {
                    EscapeKind::Stored => {
                        "stores an address that is not global where others may load it"
                    }
                    EscapeKind::Called => {
                        "calls a function that is not visible and may store addresses"
                    }
                    EscapeKind::Assembly => "assembly that may store an address",
                };
                Line { what: what(how), ..self.line(&step) }
            }
            Blame::Outside(func) => {
                let name = self.function_name(func);
                nowhere(name, what("others can call this function, after they stored anything"))
            }
            Blame::Initialiser => nowhere(
                String::new(),
                what("an initialiser puts an address there that is not global"),
            ),
        }
    }

    fn lines(&self, way: &Way) -> Vec<Line> {
        let mut lines: Vec<Line> = way.steps.iter().map(|step| self.line(step)).collect();
        lines.extend(way.blame.map(|blame| self.blamed(blame)));
        lines
    }

    pub fn text(&self, question: Question, found: &Explanation, brief: bool) -> String {
        let title = self.title(question);
        let mut out = format!("{title} {}\n", self.verdict(found));
        let resolved = found.origins.space().is_some();
        if brief && resolved {
            return out;
        }
        let differ = found.calls.iter().any(|c| c.origins.space() != found.origins.space());
        if differ && found.calls.len() > 1 {
            out += "\n  callers disagree\n";
            for called in &found.calls {
                self.called(called, &mut out);
            }
        }
        for (way, origins) in self.by_way(&found.ways) {
            let _ = writeln!(out, "\n  {}", origins.join(", "));
            let lines = self.lines(way);
            let width = lines.iter().map(|l| self.place(l).len()).max().unwrap_or(0);
            for line in &lines {
                let place = self.place(line);
                let position = line.position.as_ref().map(|p| format!("  [{p}]"));
                let _ = writeln!(
                    out,
                    "    {place:width$}  {}{}",
                    line.what,
                    position.unwrap_or_default()
                );
                if !line.text.is_empty() {
                    let _ = writeln!(out, "    {:width$}    {}", "", line.text.trim());
                }
            }
        }
        for help in advice(found, self.program) {
            let _ = writeln!(out, "\n  help: {help}");
        }
        out.push('\n');
        out
    }

    fn place(&self, line: &Line) -> String {
        match line.place {
            Some(number) => format!("{}:{number}", self.file),
            None if line.function.is_empty() => String::new(),
            None => format!("in @{}", line.function),
        }
    }

    fn called(&self, called: &Called, out: &mut String) {
        let spaces: Vec<&str> =
            called.spaces.iter().map(|space| space.map_or("generic", |s| s.name())).collect();
        let who = if called.outside {
            "called from outside".to_owned()
        } else {
            format!("called with ({})", spaces.join(", "))
        };
        let _ = writeln!(out, "    {who}: {}", self.origin_name(called.origins));
        for &(func, inst) in called.callers.iter().take(8) {
            let place = self.line_of(func, inst).map(|l| format!("{}:{l}", self.file));
            let name = self.function_name(func);
            let module = self.program.module;
            let position = module.source_position(module.func(func), inst);
            let position = position.map(|p| format!("  [{p}]")).unwrap_or_default();
            let _ = writeln!(out, "      {} in @{name}{position}", place.unwrap_or_default());
        }
    }

    pub fn json(&self, question: Question, found: &Explanation) -> Json {
        let position = |p: &Option<SourcePosition>| match p {
            Some(p) => json!({"file": p.file, "line": p.line, "column": p.column}),
            None => Json::Null,
        };
        let step = |line: &Line| {
            json!({"line": line.place, "function": line.function, "what": line.what,
                "text": line.text.trim(), "source": position(&line.position)})
        };
        let ways: Vec<Json> = found
            .ways
            .iter()
            .map(|way| {
                let steps: Vec<Json> = self.lines(way).iter().map(step).collect();
                json!({"origin": self.origin_name(way.origin), "steps": steps})
            })
            .collect();
        let call = |&(func, inst): &(FuncId, Inst)| {
            let module = self.program.module;
            json!({"function": self.function_name(func), "line": self.line_of(func, inst),
                "source": position(&module.source_position(module.func(func), inst))})
        };
        let calls: Vec<Json> = found
            .calls
            .iter()
            .map(|called| {
                let spaces: Vec<Option<&str>> =
                    called.spaces.iter().map(|space| space.map(|s| s.name())).collect();
                json!({"spaces": spaces, "outside": called.outside,
                    "origins": called.origins.to_string(),
                    "calls": called.callers.iter().map(call).collect::<Vec<_>>()})
            })
            .collect();
        json!({
            "function": self.function_name(self.id),
            "value": self.name(question.value),
            "line": self.line_asked(question),
            "origins": found.origins.to_string(),
            "space": found.origins.space().map(|s| s.name()),
            "refined": found.refined,
            "later": found.later.and_then(|later| later.space()).map(|s| s.name()),
            "called": calls,
            "ways": ways,
            "help": advice(found, self.program),
        })
    }

    /// What becomes of the pointer.
    fn verdict(&self, found: &Explanation) -> String {
        let query = if found.refined { ", as a query or an assumption says" } else { "" };
        let stays = self.what_is_left(found.origins);
        match found.origins.space() {
            Some(Space::Param) => {
                format!("is in {} memory{query}", self.origin_name(Origins::PARAM))
            }
            Some(space) => format!("is in {} memory{query}", space.name()),
            None if found.origins.is_unknown() => format!("can be anywhere, so it {stays}"),
            None if (found.origins & Origins::ANYWHERE).is_empty() => {
                "points nowhere that is known, so it stays generic".to_owned()
            }
            None => {
                let names = (found.origins & Origins::ANYWHERE).iter().map(|o| self.origin_name(o));
                let mut names: Vec<String> = names.collect();
                names.dedup();
                format!("can be in {} memory, so it {stays}", names.join(" or "))
            }
        }
    }

    /// What becomes of a pointer that can be in several memories.
    fn what_is_left(&self, origins: Origins) -> &'static str {
        // A parameter that is not lowered may be a copy on the stack.
        let may_be_copied =
            !origins.is_unknown() && origins.contains(Origins::PARAM | Origins::LOCAL);
        match self.program.knobs.ambiguous {
            Ambiguous::Global if !may_be_copied => "counts as global, which is a guess",
            _ => "stays generic",
        }
    }

    /// The ways, each with the origins that come by it.
    fn by_way<'w>(&self, ways: &'w [Way]) -> Vec<(&'w Way, Vec<String>)> {
        let mut found: Vec<(&'w Way, Vec<String>)> = Vec::new();
        for way in ways {
            let same = |(known, _): &&mut (&'w Way, Vec<String>)| {
                known.steps == way.steps && known.blame == way.blame
            };
            let name = self.origin_name(way.origin);
            match found.iter_mut().find(same) {
                Some((_, origins)) if origins.contains(&name) => {}
                Some((_, origins)) => origins.push(name),
                None => found.push((way, vec![name])),
            }
        }
        found
    }

    /// An origin in words.
    fn origin_name(&self, origin: Origins) -> String {
        let origin = origin.reported(self.program.knobs.grid_constant);
        match origin {
            _ if origin.is_unknown() => "anywhere".to_owned(),
            // What the host passes is global.
            Origins::DEVICE => "global".to_owned(),
            _ => match origin.space() {
                Some(space) => space.name().to_owned(),
                None => origin.to_string(),
            },
        }
    }
}
