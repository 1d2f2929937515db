//! `spacecast alias`: which accesses of a function can be of the same byte, and why.

mod show;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use rayon::prelude::*;
use serde_json::Value as Json;
use spacecast_analysis::Program;
use spacecast_analysis::alias::{AliasAnalysis, Summary};
use spacecast_ir::value::FuncId;

use crate::explain::find_function;
use crate::input::{self, Text, diagnostic};
use crate::knobs::{AliasKnobArgs, Assumptions};
use show::{Calls, Shown};

/// Say which accesses of a function can be of the same byte
///
/// Compares all pairs of accesses of each function: loads, stores, atomics, and the pointers of intrinsics that read
/// or write. `no`: they share no byte. `may`: nothing tells them apart. `partial`: they overlap and start apart.
/// `must`: they start at the same byte. Below are the reasons, and what calls can do to the accesses: nothing (`none`),
/// see them (`ref`), change them (`mod`), or `both`.
///
/// Accesses are apart by the spaces that types name, a few casts back; by alias scopes and `noalias` arguments; as
/// different variables, slots, or parts of them; by `!noalias.addrspace`; and by what the analysis of `opt` proves
/// about where pointers come from. The module is taken as it is: to see what resolving gains, compare with the output
/// of `opt`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The file, LLVM IR as text or bitcode; `-` for standard input
    file: PathBuf,
    /// Only this function
    #[arg(long, value_name = "@FUNCTION")]
    function: Option<String>,
    /// List every pair with its answer and its reason
    #[arg(long)]
    pairs: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    alias_knobs: AliasKnobArgs,
    #[command(flatten)]
    assumptions: Assumptions,
}

const EXAMPLES: &str = "\
Examples:
  spacecast alias kernel.ll                         every function, and all together
  spacecast alias kernel.ll --function @k --pairs   every pair of one, with its reason
  spacecast opt kernel.ll | spacecast alias -       after pointers were resolved
  spacecast alias --json kernel.ll                  for programs";

pub fn run(args: &Args) -> ExitCode {
    match alias(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

/// An error is the message to show.
fn alias(args: &Args) -> Result<(), String> {
    let wrong = |message: String| input::error(&message);
    let text = Text::of_module(&args.file).map_err(|e| wrong(e.to_string()))?;
    let module =
        input::parse(text.bytes()).map_err(|error| diagnostic(&args.file, text.bytes(), &error))?;
    let mut options = args.assumptions.options().map_err(wrong)?;
    args.alias_knobs.set(&mut options).map_err(wrong)?;
    let functions: Vec<FuncId> = match &args.function {
        Some(name) => vec![find_function(&module, name).map_err(wrong)?],
        None => module.functions().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect(),
    };
    let program = Program::new(&module, &options.resolve.knobs);
    let analysis = AliasAnalysis::new(&program);
    let mut out = BufWriter::new(io::stdout().lock());
    let written = if args.pairs {
        one_by_one(args, &program, &analysis, &functions, &mut out)
    } else {
        together(args, &program, &analysis, &functions, &mut out)
    };
    written.and_then(|()| out.flush()).map_err(|e| wrong(e.to_string()))
}

/// What is known of a function, ready to be written.
struct Found {
    accesses: usize,
    summary: Summary,
    calls: Calls,
    text: Vec<u8>,
    json: Json,
}

/// Functions in parallel: there is little to print.
fn together(
    args: &Args,
    program: &Program<'_, '_>,
    analysis: &AliasAnalysis<'_, '_, '_>,
    functions: &[FuncId],
    out: &mut dyn Write,
) -> io::Result<()> {
    let found: Vec<io::Result<Found>> = functions
        .par_iter()
        .map(|&id| {
            let mut shown = Shown::new(program, analysis, id);
            let (summary, calls) = (shown.summary(), shown.calls());
            let mut text = Vec::new();
            let mut json = Json::Null;
            if args.json {
                json = shown.json(&summary, &calls, None);
            } else {
                shown.write(&summary, &calls, &mut text)?;
            }
            Ok(Found { accesses: shown.accesses(), summary, calls, text, json })
        })
        .collect();
    let found: Vec<Found> = found.into_iter().collect::<io::Result<_>>()?;
    if args.json {
        let all = found.into_iter().map(|found| found.json).collect();
        return writeln!(out, "{:#}", Json::Array(all));
    }
    let (mut total, mut calls, mut accesses) = (Summary::default(), Calls::default(), 0);
    let mut shown = 0;
    for one in &found {
        out.write_all(&one.text)?;
        total.add(&one.summary);
        calls.add(&one.calls);
        accesses += one.accesses;
        shown += usize::from(!one.text.is_empty());
    }
    match shown {
        0 => writeln!(out, "nothing is accessed"),
        1 => Ok(()),
        _ => show::write_counts("all together", accesses, &total, &calls, out),
    }
}

/// One function after the other, with every pair: that is too much to keep.
fn one_by_one(
    args: &Args,
    program: &Program<'_, '_>,
    analysis: &AliasAnalysis<'_, '_, '_>,
    functions: &[FuncId],
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut all = Vec::new();
    for &id in functions {
        let mut shown = Shown::new(program, analysis, id);
        let (summary, calls) = (shown.summary(), shown.calls());
        if args.json {
            let pairs = shown.json_pairs();
            all.push(shown.json(&summary, &calls, Some(pairs)));
        } else {
            shown.write(&summary, &calls, out)?;
            shown.write_pairs(out)?;
        }
    }
    if args.json { writeln!(out, "{:#}", Json::Array(all)) } else { Ok(()) }
}
