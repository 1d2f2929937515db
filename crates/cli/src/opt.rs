//! `spacecast opt`: resolves generic pointers.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use spacecast_transform::memory_space_opt::{Mode, Options};
use spacecast_transform::report::PassStats;

use crate::input::{Error, Text, diagnostic};

/// Prove which memory generic pointers point to, and rewrite what uses them
#[derive(clap::Args)]
pub struct Args {
    /// The file, LLVM IR text (.ll); `-` for standard input
    file: PathBuf,
    /// Print counts
    #[arg(long)]
    stats: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Error> {
    let text = Text::open(&args.file)?;
    let mut module = match spacecast_ir::parse(text.bytes()) {
        Ok(module) => module,
        Err(error) => {
            writeln!(io::stderr(), "{}", diagnostic(&args.file, text.bytes(), &error))?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let mode = Mode { second_time: true, warnings: false };
    let mut stats = PassStats::default();
    let lowering = spacecast_transform::lower_struct_args::Options { arch: None, ptx: None };
    spacecast_transform::lower_struct_args(&mut module, &lowering);
    spacecast_transform::memory_space_opt(
        &mut module,
        mode,
        &Options::default(),
        &mut 0,
        &mut stats,
    );
    let mut out = io::BufWriter::new(io::stdout().lock());
    module.print(&mut out)?;
    out.flush()?;
    if args.stats {
        writeln!(io::stderr(), "{stats:#?}")?;
    }
    std::mem::forget(module);
    Ok(ExitCode::SUCCESS)
}
