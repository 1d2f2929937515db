//! The `spacecast-gpu` command.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use spacecast_gpu::build::{Compilers, build};
use spacecast_gpu::{child, run};

/// Compile kernels three ways, run them on an NVIDIA GPU, and compare results and times.
#[derive(Parser)]
#[command(name = "spacecast-gpu", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compile all programs to PTX: by LLVM alone, by `spacecast compile`, by nvcc
    Build {
        /// Where the PTX goes, with all that `run` needs
        folder: PathBuf,
        /// The repository
        #[arg(long, default_value = ".")]
        root: PathBuf,
        /// nvcc, if it is to take part
        #[arg(long)]
        nvcc: Option<PathBuf>,
        /// The command `spacecast`; by default the one that lies beside this one
        #[arg(long)]
        spacecast: Option<PathBuf>,
    },
    /// Run what was built, and print tables in Markdown; exits with 1 if anything differs
    Run {
        /// What `build` wrote
        folder: PathBuf,
        /// How often each kernel is timed
        #[arg(long, default_value = "30")]
        rounds: usize,
    },
    /// Run one program, for `run`
    #[command(hide = true)]
    One {
        path: PathBuf,
        #[arg(long)]
        rounds: usize,
    },
}

fn main() -> ExitCode {
    match execute(Cli::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn execute(command: Command) -> Result<bool, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    match command {
        Command::Build { folder, root, nvcc, spacecast } => {
            let beside = || this.parent().unwrap_or(Path::new("")).join("spacecast");
            let compilers = Compilers { spacecast: spacecast.unwrap_or_else(beside), nvcc };
            for rejected in build(&root, &folder, &compilers)? {
                // Nothing is left to do if standard error is closed.
                let _ = writeln!(io::stderr(), "warning: {rejected}");
            }
            Ok(true)
        }
        Command::Run { folder, rounds } => run::run(&folder, &this, rounds, &mut io::stdout()),
        Command::One { path, rounds } => {
            child::run(&path, rounds, &mut io::stdout()).map(|()| true)
        }
    }
}
