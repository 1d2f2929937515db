//! `spacecast print`: reads a module and writes it.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::input::{self, Error, Text, diagnostic};
use crate::output;

/// Read a module and write it, byte for byte as it was
#[derive(clap::Args)]
pub struct Args {
    /// The file to read, LLVM IR as text or bitcode; `-` for standard input
    file: PathBuf,
    /// Render every construct from the model alone: one layout, no comments
    #[arg(long)]
    canonical: bool,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode, Error> {
    let text = Text::of_module(&args.file)?;
    let module = match input::parse(text.bytes()) {
        Ok(module) => module,
        Err(error) => {
            let message = diagnostic(&args.file, text.bytes(), &error);
            writeln!(io::stderr(), "{message}")?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let write = |out: &mut dyn Write| {
        if args.canonical { module.print_canonical(out) } else { module.print(out) }
    };
    match &args.output {
        None => write(&mut io::stdout().lock())?,
        Some(path) => output::write_file(path, |out| write(out))?,
    }
    // Freeing millions of small things one by one is work for nobody: the process ends here.
    std::mem::forget(module);
    Ok(ExitCode::SUCCESS)
}
