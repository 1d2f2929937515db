//! `spacecast audit`: which memory the instructions of a PTX file access.

mod show;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rayon::prelude::*;
use spacecast_ptx::Audit;

use crate::input::{Text, asks_twice, report};

/// Count the accesses of PTX by state space, and show the generic ones
///
/// Reads PTX of any version and from any compiler. An access without a state space is generic: the hardware finds out
/// each time which memory is meant. Casts (cvta) and queries (isspacep) are counted beside them.
///
/// Exits with 0, with 1 if `--fail-if-generic` finds any, with 2 if a file cannot be read.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The files, PTX; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Compare with this file, which was there before: kernels and functions are matched by name
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    against: Option<PathBuf>,
    /// List every generic access with its line, and its place in the source if the PTX says so
    #[arg(long)]
    list: bool,
    /// Count one line for every kernel and function, not only for files
    #[arg(long)]
    functions: bool,
    /// Fail if there is a generic access; those in inline assembly do not count
    #[arg(long)]
    fail_if_generic: bool,
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  spacecast audit kernel.ptx                          how many accesses go to which memory
  spacecast audit --list kernel.ptx                   where the generic ones are
  spacecast audit --against before.ptx after.ptx      what a change did, function by function
  spacecast audit --fail-if-generic build/*.ptx       for build scripts";

/// Runs the command.
pub fn run(args: &Args) -> ExitCode {
    if asks_twice(args.files.iter().chain(&args.against)) {
        return ExitCode::from(2);
    }
    let open = |path: &Path| Text::open(path).map_err(|error| error.to_string());
    let texts: Vec<Result<Text, String>> = args.files.par_iter().map(|file| open(file)).collect();
    let audits: Vec<Result<Audit<'_>, String>> = texts
        .par_iter()
        .zip(&args.files)
        .map(|(text, file)| audit(text.as_ref().map_err(Clone::clone)?, file))
        .collect();
    let mut failed = false;
    let mut good: Vec<(&Path, &Audit<'_>)> = Vec::new();
    for (file, audit) in args.files.iter().zip(&audits) {
        match audit {
            Ok(audit) => good.push((file, audit)),
            Err(message) => {
                report(message);
                failed = true;
            }
        }
    }
    let before = args.against.as_deref().map(|path| (path, open(path)));
    let written = match &before {
        Some((path, text)) => {
            let text = text.as_ref().map_err(Clone::clone);
            match text.and_then(|text| audit(text, path)) {
                Ok(before) => show::comparison(&mut io::stdout().lock(), &before, &good),
                Err(message) => {
                    report(&message);
                    failed = true;
                    Ok(())
                }
            }
        }
        None if good.is_empty() => Ok(()),
        None if args.json => show::json(&mut io::stdout().lock(), &good),
        None => show::tables(&mut io::stdout().lock(), &good, args.functions, args.list),
    };
    if let Err(error) = written
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        report(&format!("cannot write: {error}"));
        failed = true;
    }
    if failed {
        return ExitCode::from(2);
    }
    let generic = good
        .iter()
        .map(|(_, audit)| audit.total())
        .any(|total| total.generic() > total.generic_in_assembly);
    if args.fail_if_generic && generic { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Reads a file that says it is PTX.
fn audit<'s>(text: &'s Text, path: &Path) -> Result<Audit<'s>, String> {
    let audit = Audit::of(text.bytes());
    if audit.version.is_none() {
        return Err(format!(
            "{} is not PTX: it has no .version. From a binary, `cuobjdump -ptx` takes it out; from LLVM IR, `llc` makes it",
            path.display()
        ));
    }
    if audit.cut {
        return Err(format!(
            "{} ends in the middle of a statement or a function: it was not written to its end",
            path.display()
        ));
    }
    Ok(audit)
}
