//! `spacecast-oracle`: checks the passes on random programs.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Instant;

use clap::Parser;
use spacecast_oracle::campaign::{Tally, run};
use spacecast_oracle::check::{self, Program, Setup};
use spacecast_oracle::choices::Choices;
use spacecast_oracle::generate::program;
use spacecast_oracle::{compile, llvm, wild};

/// Generate programs, run each before and after the passes, and compare what they do
///
/// Exits with 1 if a program goes wrong; it is made as small as possible and written to a file.
#[derive(Parser)]
struct Args {
    /// The seed of the first program
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many programs
    #[arg(long, default_value_t = 10_000)]
    programs: u64,
    /// How many threads; by default as many as there are processors
    #[arg(long)]
    threads: Option<usize>,
    /// Stop after so many programs that go wrong
    #[arg(long, default_value_t = 1)]
    most: usize,
    /// Where programs that go wrong are written
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// Run LLVM's optimiser between two runs of the passes
    #[arg(long)]
    llvm: bool,
    /// Count it as wrong if a second run of the passes changes something
    #[arg(long, conflicts_with = "llvm")]
    stable: bool,
    /// Write modules that are valid and need not be defined; check what is claimed of them, and run none
    #[arg(long, conflicts_with = "llvm")]
    wild: bool,
    /// Print the program of the first seed, and do nothing else
    #[arg(long)]
    show: bool,
    /// Say why programs were thrown away
    #[arg(long)]
    reasons: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    match work(&args) {
        Ok(code) => code,
        Err(error) => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn work(args: &Args) -> std::io::Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    if args.show {
        let author = if args.wild { wild::module } else { program };
        let (program, setup) = author(&mut Choices::from_seed(args.seed));
        writeln!(out, "; opt {}\n; {:?}\n{}", setup.name, program.host, program.text)?;
        writeln!(out, "; outside\n{}", program.outside)?;
        return Ok(ExitCode::SUCCESS);
    }
    let timer = Instant::now();
    let tally = Tally::default();
    let threads =
        args.threads.or_else(|| std::thread::available_parallelism().ok().map(Into::into));
    let watched = std::io::stderr().is_terminal();
    let done = |n: u64| {
        if watched && n.is_multiple_of(1000) {
            let _ = write!(std::io::stderr(), "\r{n} programs");
        }
    };
    let seeds = args.seed..args.seed + args.programs;
    let threads = threads.unwrap_or(1);
    if args.llvm {
        let llvm = llvm().map_err(std::io::Error::other)?;
        let judge = |program: &Program, setup: &Setup| compile::check(&llvm, program, setup);
        run(seeds, threads, args.most, (program, &judge), &tally, &done);
    } else if args.wild {
        let llvm = llvm().map_err(std::io::Error::other)?;
        let judge =
            |program: &Program, setup: &Setup| check::accepted(&llvm, program, setup, args.stable);
        run(seeds, threads, args.most, (wild::module, &judge), &tally, &done);
    } else {
        let judge = |program: &Program, setup: &Setup| check::check(program, setup, args.stable);
        run(seeds, threads, args.most, (program, &judge), &tally, &done);
    }
    let seconds = timer.elapsed().as_secs_f64();
    let load = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    let (same, discarded, unsupported) =
        (load(&tally.same), load(&tally.discarded), load(&tally.unsupported));
    let wrong = tally.wrong.into_inner().unwrap_or_default();
    let all = same + discarded + unsupported + wrong.len() as u64;
    let verdict = if args.wild { "are accepted" } else { "do the same" };
    writeln!(
        out,
        "{all} programs in {seconds:.1} s, {:.0} a second: {same} {verdict}, {} go wrong, {discarded} are not \
         defined, {unsupported} cannot be run",
        all as f64 / seconds,
        wrong.len(),
    )?;
    let work = tally.work.into_inner().unwrap_or_default();
    if !args.wild {
        write!(
            out,
            "{} instructions a program; of the accesses {} % named a space before, {} % after; ",
            work.steps / same.max(1),
            100 * work.before.1 / work.before.0.max(1),
            100 * work.after.1 / work.after.0.max(1),
        )?;
    }
    writeln!(out, "a second run of the passes changes {}", work.unstable)?;
    if args.reasons {
        for reason in tally.reasons.into_inner().unwrap_or_default() {
            writeln!(out, "{reason}")?;
        }
    }
    for case in &wrong {
        let path = args.out.join(format!("oracle-{}.ll", case.seed));
        std::fs::write(&path, case.report())?;
        writeln!(out, "{}: {:?}: {}", path.display(), case.fault.kind, case.fault.why)?;
    }
    Ok(if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
