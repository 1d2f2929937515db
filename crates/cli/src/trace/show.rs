//! What a trace found, as tables and as JSON.

use std::io::{self, Write};
use std::path::Path;

use serde_json::{Value, json};
use spacecast_trace::{
    Change, Encoding, Fault, Form, Says, Stage, Step, Subject, Trace, Uses, What,
};

use crate::input::Text;
use crate::table;

/// A file, and where its lines begin.
pub struct Input<'a> {
    pub path: &'a Path,
    pub text: &'a Text,
    lines: Vec<usize>,
}

impl<'a> Input<'a> {
    pub fn new(path: &'a Path, text: &'a Text) -> Self {
        let ends = text.bytes().iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let lines = std::iter::once(0).chain(ends.map(|(end, _)| end + 1)).collect();
        Self { path, text, lines }
    }

    fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Where something is written, both counted from one.
    fn line_and_column(&self, encoding: &Encoding) -> (usize, usize) {
        let line = self.lines.partition_point(|&start| start <= encoding.at.start);
        (line, encoding.at.start - self.lines[line - 1] + 1)
    }

    fn place(&self, encoding: &Encoding) -> String {
        let (line, column) = self.line_and_column(encoding);
        format!("{}:{line}:{column}", self.name())
    }
}

/// One table per kernel, one for variables, and a line that sums up.
pub fn tables(
    out: &mut dyn Write,
    inputs: &[Input<'_>],
    stages: &[Stage],
    trace: &Trace,
) -> io::Result<()> {
    let of_same_kernel = |a: &Subject, b: &Subject| a.kernel == b.kernel;
    for group in trace.subjects.chunk_by(of_same_kernel) {
        let mut rows = Vec::new();
        for subject in group {
            let mut name = subject.what.to_string();
            for ((input, stage), step) in inputs.iter().zip(stages).zip(&subject.steps) {
                rows.push(row(&name, stage.form, input, step.as_ref()));
                name.clear();
            }
        }
        let kernel = group.first().and_then(|subject| subject.kernel.as_deref());
        let title = kernel.map_or("Variables".to_owned(), |name| format!("Kernel {name}"));
        let headings = ["", "stage", "encoding", "memory", "accesses", "place"];
        table::write(out, &title, &headings, &rows)?;
    }
    let lost = trace
        .subjects
        .iter()
        .filter(|subject| subject.steps.iter().flatten().any(|step| step.change == Change::Lost));
    let (pointers, faults, lost) = (trace.subjects.len(), trace.faults.len(), lost.count());
    let files = inputs.len();
    writeln!(
        out,
        "  Pointers and variables: {pointers}, files: {files}, disagreements: {faults}, lost: {lost}"
    )
}

fn row(name: &str, form: Form, input: &Input<'_>, step: Option<&Step>) -> Vec<String> {
    let Some(step) = step else {
        return [name, form.name(), "not found", "-", "-", &input.name()].map(str::to_owned).into();
    };
    let memory = step.space.map_or("-", |space| space.name());
    let change = match step.change {
        Change::New | Change::Kept => String::new(),
        change => format!(", {}", change.name()),
    };
    let mut encodings: Vec<String> = Vec::new();
    for encoding in &step.declared {
        let again = encodings.last().is_some_and(|last| *last == encoding.text);
        if !again {
            encodings.push(encoding.text.clone());
        }
    }
    let place = step.declared.first().or(step.uses.first().map(|uses| &uses.first));
    let accesses: Vec<String> =
        step.uses.iter().map(|uses| format!("{} {}", says(uses.first.says), uses.count)).collect();
    vec![
        name.to_owned(),
        form.name().to_owned(),
        encodings.join(" and "),
        format!("{memory}{change}"),
        if accesses.is_empty() { "-".to_owned() } else { accesses.join(", ") },
        place.map_or(String::new(), |place| input.place(place)),
    ]
}

fn says(says: Says) -> &'static str {
    match says {
        Says::Space(space) => space.name(),
        Says::Nothing => "-",
        Says::Unknown => "unknown",
    }
}

/// What could not be followed.
pub fn warnings(inputs: &[Input<'_>], stages: &[Stage], trace: &Trace) -> Vec<String> {
    let mut found = Vec::new();
    for (input, stage) in inputs.iter().zip(stages) {
        if !stage.has_kernels() {
            let hint = match stage.form {
                Form::Mlir => "; before `gpu-kernel-outlining`, kernels are not functions",
                _ => "",
            };
            found.push(format!("there are no kernels in {}{hint}", input.name()));
        }
    }
    for (kernel, stage) in &trace.missing {
        found.push(format!("kernel `{kernel}` is not in {}", inputs[*stage].name()));
    }
    for (kernel, stage) in &trace.doubled {
        let name = inputs[*stage].name();
        found
            .push(format!("there are several kernels `{kernel}` in {name}: the first is followed"));
    }
    found
}

/// Everything, for programs.
pub fn json(
    out: &mut dyn Write,
    inputs: &[Input<'_>],
    stages: &[Stage],
    trace: &Trace,
) -> io::Result<()> {
    let files: Vec<Value> = inputs
        .iter()
        .zip(stages)
        .map(|(input, stage)| json!({"file": input.name(), "form": stage.form.name()}))
        .collect();
    let pointers: Vec<Value> = trace
        .subjects
        .iter()
        .map(|subject| {
            let steps = subject.steps.iter().enumerate();
            let steps =
                steps.filter_map(|(n, step)| Some(step_json(n, &inputs[n], step.as_ref()?)));
            let (kind, position, name) = match &subject.what {
                What::Argument(position) => ("argument", Some(*position), None),
                What::Private => ("private", None, None),
                What::Variable(name) => ("variable", None, Some(name)),
            };
            json!({"kernel": subject.kernel, "kind": kind, "position": position, "name": name,
                "stages": steps.collect::<Vec<_>>()})
        })
        .collect();
    let errors: Vec<Value> = trace.faults.iter().map(|fault| fault_json(inputs, fault)).collect();
    let all = json!({
        "files": files,
        "pointers": pointers,
        "errors": errors,
        "warnings": warnings(inputs, stages, trace),
    });
    writeln!(out, "{all:#}")
}

fn step_json(stage: usize, input: &Input<'_>, step: &Step) -> Value {
    let uses = |uses: &Uses| {
        let mut value = encoding_json(stage, input, &uses.first);
        value["count"] = json!(uses.count);
        value
    };
    let declared = step.declared.iter().map(|encoding| encoding_json(stage, input, encoding));
    json!({
        "stage": stage,
        "space": step.space.map(|space| space.name()),
        "change": step.change.name(),
        "declared": declared.collect::<Vec<_>>(),
        "accesses": step.uses.iter().map(uses).collect::<Vec<_>>(),
    })
}

fn encoding_json(stage: usize, input: &Input<'_>, encoding: &Encoding) -> Value {
    let (line, column) = input.line_and_column(encoding);
    let space = match encoding.says {
        Says::Space(space) => Some(space.name()),
        Says::Nothing | Says::Unknown => None,
    };
    json!({"stage": stage, "file": input.name(), "line": line, "column": column,
        "encoding": encoding.text, "space": space})
}

fn fault_json(inputs: &[Input<'_>], fault: &Fault) -> Value {
    let places = fault.places.iter();
    let places = places.map(|mark| encoding_json(mark.stage, &inputs[mark.stage], &mark.encoding));
    json!({
        "rule": fault.rule.name(),
        "message": fault.message,
        "places": places.collect::<Vec<_>>(),
        "note": fault.note,
    })
}
