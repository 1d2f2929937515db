//! One file: read, run the passes, say what is to be said, write.
//!
//! Invariant: a job that fails writes nothing but messages.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use annotate_snippets::Level;
use spacecast_analysis::knobs::Profile;
use spacecast_checker::{Checker, Problem};
use spacecast_ir::Module;
use spacecast_transform::pipeline::{Options, Pipeline};
use spacecast_transform::report::{Diagnostic, PassStats, Severity};

use super::Warnings;
use super::diff;
use super::plan::{Job, Target};
use crate::input::{self, Text};
use crate::llvm::{self, Format};
use crate::message::{Lines, Message, title};
use crate::output;

/// Which messages are errors.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Errors {
    /// None.
    Nothing,
    /// Operations that cannot work.
    Illegal,
    /// Everything but notes.
    Everything,
}

impl Errors {
    /// What a command line asks for, or else a profile.
    pub fn of(warnings: Option<Warnings>, profile: Profile) -> Self {
        match (warnings, profile) {
            (Some(Warnings::Error), _) => Errors::Everything,
            (None, Profile::Tileiras) => Errors::Illegal,
            _ => Errors::Nothing,
        }
    }
}

/// What all jobs share.
pub struct Setup {
    pub pipeline: Pipeline,
    pub options: Options,
    /// The format of the output; nothing for that of the input.
    pub emit: Option<Format>,
    pub errors: Errors,
    /// Whether all that passes claim and do is checked.
    pub check: bool,
    /// Whether warnings are passed over.
    pub silent: bool,
    /// Whether a diff is coloured.
    pub colour: bool,
    /// Whether the process ends after the job, so that nothing has to be freed.
    pub last: bool,
}

/// What came of a job.
#[derive(Default)]
pub struct Outcome {
    pub failed: bool,
    /// Nothing if the file could not be read.
    pub stats: Option<PassStats>,
    pub warnings: u64,
    pub errors: u64,
    pub reading: Duration,
    pub writing: Duration,
    /// The difference, where that was asked for.
    pub diff: Vec<u8>,
}

impl Setup {
    /// Says that a module is for something else, where host and device code lie side by side: there the same numbers are
    /// other memory.
    fn doubts_target(
        &self,
        module: &Module<'_>,
        job: &Job,
        log: &mut dyn Write,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        let triple = module.triple().unwrap_or_default();
        if triple.is_empty() || triple.starts_with(b"nvptx") {
            return Ok(());
        }
        let triple = String::from_utf8_lossy(&triple);
        let title = format!("this module is for {triple}, where address spaces are not NVPTX's");
        let is_error = self.errors == Errors::Everything;
        let level = if is_error { Level::ERROR } else { Level::WARNING };
        let message = Message { level, title, text: None, position: None };
        let said = message.render(&job.input, &mut Lines::new(module.source()));
        if is_error {
            outcome.errors += 1;
            return Err(said);
        }
        outcome.warnings += 1;
        if self.silent {
            return Ok(());
        }
        writeln!(log, "{said}\n").map_err(no_log)
    }

    /// Says what passes had to say; an error is the message that nothing is written.
    pub fn say_all(
        &self,
        diagnostics: Vec<Diagnostic>,
        job: &Job,
        text: &[u8],
        log: &mut dyn Write,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        let mut lines = Lines::new(text);
        for diagnostic in diagnostics {
            say(&diagnostic, job, self, &mut lines, log, outcome).map_err(no_log)?;
        }
        if outcome.errors == 0 {
            return Ok(());
        }
        let errors = outcome.errors;
        let count = if errors == 1 { "an error".to_owned() } else { format!("{errors} errors") };
        let message = format!("{}: nothing is written because of {count}", job.input.display());
        Err(input::error(&message))
    }
}

/// What is left to say if nothing can be said.
pub fn no_log(error: io::Error) -> String {
    input::error(&format!("cannot write to standard error: {error}"))
}

/// Does a job. Messages and traces are written to `log`.
pub fn run(job: &Job, setup: &Setup, log: &mut dyn Write) -> Outcome {
    let mut outcome = Outcome::default();
    if let Err(message) = attempt(job, setup, log, &mut outcome) {
        outcome.failed = true;
        // Nothing is left to do if standard error is closed.
        let _ = writeln!(log, "{message}");
    }
    outcome
}

/// An error is a message, as it is shown.
fn attempt(
    job: &Job,
    setup: &Setup,
    log: &mut dyn Write,
    outcome: &mut Outcome,
) -> Result<(), String> {
    let timer = Instant::now();
    let text = Text::of_module(&job.input).map_err(|e| input::error(&e.to_string()))?;
    let mut module =
        input::parse(text.bytes()).map_err(|e| input::diagnostic(&job.input, text.bytes(), &e))?;
    outcome.reading = timer.elapsed();
    selected_functions_exist(&module, &setup.options, &job.input)?;
    setup.doubts_target(&module, job, log, outcome)?;
    let mut stats =
        run_passes(&setup.pipeline, &setup.options, setup.check, job, &mut module, log)?;
    let diagnostics = std::mem::take(&mut stats.diagnostics);
    outcome.stats = Some(stats);
    setup.say_all(diagnostics, job, text.bytes(), log, outcome)?;
    let timer = Instant::now();
    match &job.target {
        None => outcome.diff = difference(&job.input, text.bytes(), &module, setup.colour),
        Some(target) => {
            let written = match setup.emit.unwrap_or(text.format()) {
                Format::Ll => write(target, |out| module.print(out)),
                Format::Bc => as_bitcode(&module, job, target),
            };
            written.map_err(|e| input::error(&e))?;
        }
    }
    outcome.writing = timer.elapsed();
    if setup.last {
        // Freeing millions of small things one by one is work for nobody, and so is to take a mapping out of use while
        // there are threads.
        std::mem::forget(module);
        std::mem::forget(text);
    }
    Ok(())
}

fn as_bitcode(module: &Module<'_>, job: &Job, target: &Target) -> Result<(), String> {
    if *target == Target::Stdout && io::stdout().is_terminal() {
        return Err("bitcode is nothing to look at: try `-S` for text, or `-o FILE`".to_owned());
    }
    let bytes = llvm::encode(&job.input, &printed(module))?;
    write(target, |out| out.write_all(&bytes))
}

/// A module as text.
pub fn printed(module: &Module<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    let _ = module.print(&mut text);
    text
}

/// Runs passes, and checks them if that is asked for; an error is a message.
#[inline(never)] // A benchmark counts what is done in here.
pub fn run_passes<'s>(
    pipeline: &Pipeline,
    options: &Options,
    check: bool,
    job: &Job,
    module: &mut Module<'s>,
    log: &mut dyn Write,
) -> Result<PassStats, String> {
    if !check {
        return pipeline.run(module, options, log).map_err(no_log);
    }
    let mut checker = Checker::new(module, &options.resolve.knobs);
    let stats = pipeline.run_watched(module, options, log, &mut checker).map_err(no_log)?;
    no_problems(checker.finish(module), module, job, log)?;
    Ok(stats)
}

/// Says what the check found; that is an error.
pub fn no_problems(
    problems: Vec<Problem>,
    module: &Module<'_>,
    job: &Job,
    log: &mut dyn Write,
) -> Result<(), String> {
    if problems.is_empty() {
        return Ok(());
    }
    let mut lines = Lines::new(module.source());
    for problem in problems {
        let title = title(&problem.message, "", problem.function.as_deref());
        let message = Message { level: Level::ERROR, title, text: problem.text, position: None };
        writeln!(log, "{}", message.render(&job.input, &mut lines)).map_err(no_log)?;
    }
    let file = job.input.display();
    Err(input::error(&format!("{file}: nothing is written because the check failed")))
}

/// Writes to a file or to standard output.
pub fn write(
    target: &Target,
    text: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), String> {
    match target {
        Target::File(path) => output::write_file(path, text),
        Target::Stdout => {
            let mut out = io::stdout().lock();
            let result = text(&mut out).and_then(|()| out.flush());
            result.map_err(|e| format!("cannot write to standard output: {e}"))
        }
    }
}

fn difference(file: &Path, old: &[u8], module: &Module<'_>, colour: bool) -> Vec<u8> {
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = diff::unified(&mut out, &file.display().to_string(), old, &printed(module), colour);
    out
}

/// The name of a function that is written as in IR: behind `@`, maybe in quotes.
pub fn plain_name(name: &str) -> &str {
    let name = name.strip_prefix('@').unwrap_or(name);
    let quoted = name.strip_prefix('"').and_then(|name| name.strip_suffix('"'));
    quoted.unwrap_or(name)
}

/// A function that is selected by a wrong name would pass for one in which nothing can be done.
fn selected_functions_exist(
    module: &Module<'_>,
    options: &Options,
    file: &Path,
) -> Result<(), String> {
    for name in options.resolve.only.iter().chain(&options.resolve.skip) {
        let name = plain_name(name);
        let found = module.function_named(name.as_bytes());
        if found.is_none_or(|id| module.func(id).is_declaration()) {
            let file = file.display();
            return Err(input::error(&format!("{file}: there is no function @{name} with a body")));
        }
    }
    Ok(())
}

fn say(
    diagnostic: &Diagnostic,
    job: &Job,
    setup: &Setup,
    lines: &mut Lines<'_>,
    log: &mut dyn Write,
    outcome: &mut Outcome,
) -> io::Result<()> {
    let is_error = match diagnostic.severity {
        Severity::Illegal => setup.errors != Errors::Nothing,
        Severity::Unresolved => setup.errors == Errors::Everything,
        Severity::Note => false,
    };
    let level = match (diagnostic.severity, is_error) {
        (Severity::Note, _) => Level::NOTE,
        (_, true) => {
            outcome.errors += 1;
            Level::ERROR
        }
        (_, false) => {
            outcome.warnings += 1;
            if setup.silent {
                return Ok(());
            }
            Level::WARNING
        }
    };
    let message = Message {
        level,
        title: title(&diagnostic.message, "", Some(&diagnostic.function)),
        text: diagnostic.text.clone(),
        position: diagnostic.source.as_ref(),
    };
    writeln!(log, "{}\n", message.render(&job.input, lines))
}
