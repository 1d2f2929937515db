//! The `spacecast` command. One file per subcommand.

mod alias;
mod audit;
mod compile;
mod conformance;
mod explain;
mod input;
mod knobs;
mod limits;
mod llvm;
mod memory;
mod message;
mod opt;
mod output;
mod print;
mod small;
mod spaces;
mod table;
mod trace;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

#[global_allocator]
static MEMORY: small::Small = small::Small;

/// The open address-space optimiser for NVIDIA GPUs.
#[derive(Parser)]
#[command(name = "spacecast", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Which libLLVM, where one is needed: a library, or a folder that has one
    #[arg(long, global = true, value_name = "PATH", display_order = 999)]
    llvm: Option<PathBuf>,
    #[command(flatten)]
    limits: limits::Limits,
}

const EXAMPLES: &str = "\
Examples:
  spacecast opt kernel.ll -o out.ll       resolve generic pointers
  spacecast compile kernel.ll -o k.ptx    resolve, optimise, and generate code with LLVM
  spacecast explain kernel.ll @k %p       why a pointer is what it is
  spacecast alias kernel.ll               which accesses can be of the same byte
  spacecast audit kernel.ptx              which memory PTX accesses, and where it is generic
  spacecast trace k.mlir k.ll k.ptx       whether stages agree where each pointer points
  spacecast verify kernel.ll              what the target forbids, with places
  spacecast spaces                        the memory spaces in every encoding
  spacecast print kernel.ll               check that a module can be read; the output is identical
  spacecast print --canonical kernel.ll   the same module from the model alone
  spacecast conformance -v ir/            compare with LLVM on all .ll files below ir/";

#[derive(Subcommand)]
enum Command {
    Opt(opt::Args),
    Compile(compile::Args),
    Explain(explain::Args),
    Alias(alias::Args),
    Audit(audit::Args),
    Trace(trace::Args),
    Print(print::Args),
    Verify(verify::Args),
    Spaces(spaces::Args),
    Conformance(conformance::Args),
    /// Serve LLVM on standard input and output
    #[command(hide = true)]
    Judge,
}

fn main() -> ExitCode {
    let cli = Cli::parse_from(opt::with_two_dashes(std::env::args_os(), Cli::command));
    llvm::choose(cli.llvm);
    let command = cli.command;
    cli.limits.run(|| run(command)).unwrap_or_else(|message| {
        input::report(&message);
        ExitCode::from(2)
    })
}

fn run(command: Command) -> ExitCode {
    match &command {
        Command::Opt(args) if input::is_small(&args.files) => memory::use_few_threads(0),
        // One opens LLVM, the other resolves.
        Command::Compile(args) if input::is_small(&args.files) => memory::use_few_threads(1),
        _ => memory::prepare(),
    }
    let result = match command {
        Command::Opt(args) => return opt::run(&args),
        Command::Compile(args) => return compile::run(&args),
        Command::Explain(args) => return explain::run(&args),
        Command::Alias(args) => return alias::run(&args),
        Command::Audit(args) => return audit::run(&args),
        Command::Trace(args) => return trace::run(&args),
        Command::Print(args) => print::run(&args),
        Command::Verify(args) => return verify::run(&args),
        Command::Spaces(args) => spaces::run(&args),
        Command::Conformance(args) => conformance::run(&args),
        Command::Judge => conformance::judge(),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            input::report(&error.to_string());
            ExitCode::FAILURE
        }
    }
}
