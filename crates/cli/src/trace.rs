//! `spacecast trace`: one pointer followed through MLIR, LLVM IR and PTX.

mod show;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use spacecast_trace::{Rule, Stage, Trace, compare, read};

use crate::input::{Place, Text, at_places, report};
use crate::limits::limits;
use show::Input;

/// Follow the pointers of kernels through MLIR, LLVM IR and PTX, and say where stages disagree
///
/// Give the files in the order of the compilation, as many as there are: MLIR as `mlir-opt` prints it (the gpu, memref,
/// nvvm and llvm dialects), LLVM IR, PTX. What each is shows by its content.
///
/// For every argument of a kernel that is a pointer or a memref, and for every variable, a line per file says how its
/// memory space is written there, what that means, and in which spaces it is accessed. Kernels and variables are matched
/// by name, arguments by position; a memref may have become a bare pointer, or the two pointers, offset, sizes and
/// strides that MLIR expands it to.
///
/// A space that a stage no longer says is `lost`: that costs time, but is right. A space that becomes another is an
/// error, with both places, unless the hardware has a conversion (`spacecast spaces` lists them).
///
/// Exits with 0 if all stages agree, with 1 if two do not, with 2 if a file cannot be read.
#[derive(clap::Args)]
#[command(after_help = after_help())]
pub struct Args {
    /// The files, in the order of the compilation; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object instead of tables and messages
    #[arg(long)]
    json: bool,
}

fn after_help() -> String {
    let mut text = "\
Examples:
  spacecast trace k.mlir k.nvvm.mlir k.ll k.ptx         all stages of a compilation
  spacecast trace before.ll after.ll                    whether a pass kept what was known
  spacecast trace k.ptx                                 how PTX accesses what it is passed
  llc k.ll -o - | spacecast trace k.ll -                from a pipe

Rules:\n"
        .to_owned();
    for (_, name, asks) in Rule::ALL {
        text += &format!("  {name:16}{asks}\n");
    }
    text
}

pub fn run(args: &Args) -> ExitCode {
    let mut texts = Vec::new();
    for path in &args.files {
        match Text::open(path) {
            Ok(text) => texts.push(text),
            Err(error) => {
                report(&error.to_string());
                return ExitCode::from(2);
            }
        }
    }
    let pairs = args.files.iter().zip(&texts);
    let inputs: Vec<Input<'_>> = pairs.map(|(path, text)| Input::new(path, text)).collect();
    let mut stages: Vec<Stage> = Vec::new();
    for input in &inputs {
        match read(input.text.bytes(), limits().max_nesting) {
            Ok(stage) => stages.push(stage),
            Err(error) => {
                let source = input.text.bytes();
                let place =
                    Place { path: input.path, source, offset: error.at, title: error.message };
                say(&at_places(&[place], None));
                return ExitCode::from(2);
            }
        }
    }
    let trace = compare(&stages);
    let mut out = io::stdout().lock();
    let written = if args.json {
        show::json(&mut out, &inputs, &stages, &trace)
    } else {
        show::tables(&mut out, &inputs, &stages, &trace)
    };
    if let Err(error) = written
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        report(&format!("cannot write: {error}"));
        return ExitCode::from(2);
    }
    if !args.json {
        messages(&inputs, &stages, &trace);
    }
    if trace.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Faults with their places, and what could not be followed.
fn messages(inputs: &[Input<'_>], stages: &[Stage], trace: &Trace) {
    for fault in &trace.faults {
        // The later place is where it went wrong, and comes first.
        let mut places: Vec<Place<'_>> = Vec::new();
        for mark in fault.places.iter().rev() {
            let input = &inputs[mark.stage];
            let title = match places.is_empty() {
                true => format!("{} [{}]", fault.message, fault.rule.name()),
                false => format!("before: `{}`", mark.encoding.text),
            };
            let (source, offset) = (input.text.bytes(), mark.encoding.at.start);
            places.push(Place { path: input.path, source, offset, title });
        }
        say(&at_places(&places, fault.note.as_deref()));
    }
    for warning in show::warnings(inputs, stages, trace) {
        say(&crate::input::warning(&warning));
    }
}

fn say(message: &str) {
    // Nothing is left to do if standard error is closed.
    let _ = writeln!(io::stderr(), "{message}");
}
