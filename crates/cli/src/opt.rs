//! `spacecast opt`: resolves generic pointers.

mod diff;
pub mod job;
pub mod plan;
mod stats;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Group, Level, Snippet};
use clap::Command;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use spacecast_analysis::knobs::Profile;
use spacecast_nvptx::arch::Arch;
use spacecast_transform::knobs::{ALIAS_KNOBS, KNOBS};
use spacecast_transform::pipeline::{self, Options, Pipeline};

use crate::input::{renderer, report};
use crate::knobs::Assumptions;
use crate::llvm::Format;
use crate::verify::ptx_version;
use job::{Errors, Outcome, Setup, plain_name};
use plan::{Job, Target};

/// Prove which memory generic pointers point to, and rewrite what uses them
///
/// Operations that cannot work where they are, such as an atomic on local memory, get a warning and stay as
/// they are.
///
/// Exits with 0 if all is well, warnings included; with 1 if a file could not be read or written, or has errors;
/// with 2 if the command line is wrong. A file is written whole or not at all.
#[derive(clap::Args)]
#[command(after_help = after_help(), args_override_self = true)]
pub struct Args {
    /// The files, LLVM IR as text or bitcode; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Where the output goes; by default, and for `-`, to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the outputs of several files into this folder, under the same names; it overwrites no input
    #[arg(long, value_name = "DIR", conflicts_with_all = ["output", "diff"])]
    out_dir: Option<PathBuf>,
    /// What to write: text or bitcode; by default what the input is
    #[arg(
        long,
        value_enum,
        conflicts_with = "diff",
        hide_possible_values = true,
        value_name = "ll|bc"
    )]
    emit: Option<Format>,
    /// Write text, whatever the input is
    #[arg(short = 'S', conflicts_with_all = ["emit", "diff"])]
    text: bool,
    /// Write how the output differs from the input, not the output
    #[arg(long)]
    diff: bool,
    /// Which passes run, as in LLVM; also `-passes=…`
    #[arg(long, value_name = "PIPELINE")]
    passes: Option<String>,
    /// The architecture, such as sm_90; by default what each function says
    #[arg(long, value_name = "ARCH")]
    arch: Option<Arch>,
    /// The PTX version, such as 8.1; by default what each function says
    #[arg(long, value_name = "VERSION", value_parser = ptx_version)]
    ptx: Option<u32>,
    /// `-Werror`: warnings are errors. `-Wno-error`: nothing is, as illegal operations are in tileiras
    #[arg(short = 'W', value_name = "WHAT", hide_possible_values = true)]
    warnings: Option<Warnings>,
    /// Show no warnings
    #[arg(short = 'w')]
    silent: bool,
    /// Check by independent code that everything the passes claim and do is right; what cannot be shown is an error
    #[arg(long)]
    pub check: bool,
    /// Print what was done, as tables on standard error
    #[arg(long)]
    stats: bool,
    /// Write what was done to this file, as JSON
    #[arg(long, value_name = "FILE")]
    stats_json: Option<PathBuf>,
    /// Change only this function; may be repeated
    #[arg(long, value_name = "@FUNCTION", help_heading = BISECT)]
    only: Vec<String>,
    /// Do not change this function; may be repeated
    #[arg(long, value_name = "@FUNCTION", help_heading = BISECT)]
    skip: Vec<String>,
    /// Make only so many rewrites, and name each of them
    #[arg(long, value_name = "N", help_heading = BISECT)]
    bisect_limit: Option<u64>,
    #[command(flatten)]
    assumptions: Assumptions,
}

const BISECT: &str = "Looking for a rewrite, in one file";

#[derive(Copy, Clone, PartialEq, Eq, clap::ValueEnum)]
pub enum Warnings {
    Error,
    NoError,
}

fn after_help() -> String {
    let mut text = "Passes:\n".to_owned();
    for (name, params, help) in pipeline::passes() {
        text += &format!("  {name}: {help}\n");
        if !params.is_empty() {
            text += &format!("    parameters, in angle brackets: {}\n", params.join("; "));
        }
    }
    let pipeline = |profile| Pipeline::of(&Options::of(profile));
    text += &format!("  Without --passes: {}\n", pipeline(Profile::Sound));
    text += &format!("  With --ambiguous=global: {}\n", pipeline(Profile::Cicc));
    text + EXAMPLES
}

const EXAMPLES: &str = "
Examples:
  spacecast opt kernel.ll -o out.ll
  spacecast opt --out-dir out/ a.ll b.ll
  spacecast opt --diff kernel.ll
  spacecast opt -passes='memory-space-opt<second-time;warnings>' kernel.ll";

/// The command line with `-passes`, the knobs and all else that has a long name as `--passes` and so on: LLVM writes one
/// dash. What nobody knows is written so, too, or it would be reported by its first letter.
pub fn with_two_dashes(
    args: impl Iterator<Item = OsString>,
    commands: impl Fn() -> Command,
) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.collect();
    let with_knobs = ["opt", "compile", "explain", "alias"];
    let Some(name) = with_knobs.into_iter().find(|name| args.get(1).is_some_and(|a| a == name))
    else {
        return args;
    };
    for arg in args.iter_mut().skip(2).take_while(|arg| *arg != "--") {
        let Some(text) = arg.to_str().and_then(|arg| arg.strip_prefix('-')) else { continue };
        let option = text.split('=').next().unwrap_or(text);
        // One letter is one dash, two dashes are two.
        if option.len() < 2 || option.starts_with('-') {
            continue;
        }
        let is_knob = KNOBS.iter().chain(ALIAS_KNOBS).any(|knob| knob.name == option);
        if is_knob || option == "passes" || !is_short(&commands(), name, option) {
            *arg = format!("--{text}").into();
        }
    }
    args
}

/// Whether letters after one dash are an option of one letter, and more: its value, or others. Whole names come first.
fn is_short(commands: &Command, name: &str, letters: &str) -> bool {
    let Some(command) = commands.find_subcommand(name) else { return true };
    let options = || command.get_arguments().chain(commands.get_arguments());
    let first = letters.chars().next();
    let begins = options().any(|option| option.get_short() == first) || first == Some('h');
    begins && options().all(|option| option.get_long() != Some(letters))
}

pub fn run(args: &Args) -> ExitCode {
    match prepare(args) {
        Ok((setup, jobs)) => match work(args, &setup, &jobs) {
            Ok(code) => code,
            Err(message) => {
                report(&message);
                ExitCode::FAILURE
            }
        },
        Err(message) => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::from(2)
        }
    }
}

/// What the command line asks for; an error is the message to show.
fn prepare(args: &Args) -> Result<(Setup, Vec<Job>), String> {
    let wrong = |message: &str| crate::input::error(message);
    let emit = if args.text { Some(Format::Ll) } else { args.emit };
    let (output, out_dir) = (args.output.as_deref(), args.out_dir.as_deref());
    let jobs = plan::plan(&args.files, output, out_dir, args.diff, emit.map(Format::extension))
        .map_err(|e| wrong(&e))?;
    let by_function = !args.only.is_empty() || !args.skip.is_empty();
    if jobs.len() > 1 && (by_function || args.bisect_limit.is_some()) {
        return Err(wrong("`--only`, `--skip` and `--bisect-limit` take one input"));
    }
    if args.silent && args.warnings == Some(Warnings::Error) {
        return Err(wrong("`-w` and `-Werror` contradict each other"));
    }
    let to_stdout = args.out_dir.is_none() && target(args) == Target::Stdout;
    if to_stdout && args.stats_json.as_deref() == Some(Path::new("-")) {
        return Err(wrong("the output and `--stats-json` cannot both be standard output"));
    }
    let mut options = args.assumptions.options().map_err(|e| wrong(&e))?;
    options.lower.arch = args.arch;
    options.lower.ptx = args.ptx;
    let names = |given: &[String]| given.iter().map(|name| plain_name(name).to_owned()).collect();
    options.resolve.only = names(&args.only);
    options.resolve.skip = names(&args.skip);
    options.resolve.bisect_limit = args.bisect_limit;
    let pipeline = match &args.passes {
        None => Pipeline::of(&options),
        Some(text) => Pipeline::parse(text).map_err(|e| not_a_pipeline(text, &e))?,
    };
    let errors = Errors::of(args.warnings, args.assumptions.profile);
    if let Some(path) = &args.stats_json {
        overwrites_nothing(path, args).map_err(|e| wrong(&e))?;
    }
    let colour = to_stdout && io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let (silent, last) = (args.silent, jobs.len() == 1);
    let check = args.check;
    Ok((Setup { pipeline, options, emit, errors, check, silent, colour, last }, jobs))
}

/// Statistics may go neither where the module comes from nor where it goes.
fn overwrites_nothing(path: &Path, args: &Args) -> Result<(), String> {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let is_same = |other: &PathBuf| path != Path::new("-") && whole(path) == whole(other);
    let other = if args.files.iter().any(is_same) {
        "an input"
    } else if args.output.iter().any(is_same) {
        "the output"
    } else {
        return Ok(());
    };
    Err(format!("`--stats-json` would overwrite {other}: {}", path.display()))
}

/// Where an output goes that is only one.
fn target(args: &Args) -> Target {
    Target::named(args.output.as_deref())
}

fn not_a_pipeline(text: &str, error: &pipeline::Error) -> String {
    let caret = AnnotationKind::Primary.span(error.at.clone());
    let snippet = Snippet::source(text).path("--passes").annotation(caret);
    let group = Group::with_title(Level::ERROR.primary_title(error.message.as_str()));
    renderer().render(&[group.element(snippet).element(Level::HELP.message(error.help.as_str()))])
}

/// Does all jobs; an error is the message to show.
fn work(args: &Args, setup: &Setup, jobs: &[Job]) -> Result<ExitCode, String> {
    if let Some(folder) = &args.out_dir {
        std::fs::create_dir_all(folder)
            .map_err(|e| format!("cannot make the folder {}: {e}", folder.display()))?;
    }
    let outcomes = match jobs {
        [job] => vec![job::run(job, setup, &mut io::stderr())],
        _ => side_by_side(setup, jobs),
    };
    if args.diff {
        let diffs: Vec<&[u8]> = outcomes.iter().map(|o| o.diff.as_slice()).collect();
        job::write(&target(args), |out| diffs.iter().try_for_each(|diff| out.write_all(diff)))?;
    }
    if args.stats {
        stats::as_text(&mut io::stderr().lock(), &outcomes)
            .map_err(|e| format!("cannot write to standard error: {e}"))?;
    }
    if let Some(path) = &args.stats_json {
        let files: Vec<(&Path, &Outcome)> =
            jobs.iter().zip(&outcomes).map(|(job, o)| (job.input.as_path(), o)).collect();
        let json = stats::as_json(&files);
        job::write(&Target::named(Some(path)), |out| writeln!(out, "{json:#}"))?;
    }
    let failed = outcomes.iter().any(|outcome| outcome.failed);
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Does jobs in parallel. What they say comes in the order of the files.
fn side_by_side(setup: &Setup, jobs: &[Job]) -> Vec<Outcome> {
    let bar = ProgressBar::with_draw_target(Some(jobs.len() as u64), ProgressDrawTarget::hidden());
    if io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} files, {eta} left") {
            bar.set_style(style);
        }
    }
    let done: Vec<(Outcome, Vec<u8>)> = jobs
        .par_iter()
        .with_max_len(1)
        .map(|job| {
            let mut log = Vec::new();
            let outcome = job::run(job, setup, &mut log);
            bar.inc(1);
            (outcome, log)
        })
        .collect();
    bar.finish_and_clear();
    let mut stderr = io::stderr().lock();
    let say = |(outcome, log): (Outcome, Vec<u8>)| {
        // Nothing is left to do if standard error is closed.
        let _ = stderr.write_all(&log);
        outcome
    };
    done.into_iter().map(say).collect()
}
