//! `spacecast compile`: from LLVM IR to PTX, with LLVM's optimiser and backend around our passes.
//!
//! ```text
//!   level                 before LLVM           LLVM          after it
//!   -O0                   first time            default<O0>   –
//!   --fast-compile max    first time, without   default<O0>   –
//!                         following memory
//!   --fast-compile mid    first time, copies    default<O1>   second time
//!   -O1 to -O3            first time, copies    default<On>   second time
//! ```
//!
//! Invariant: a job that fails writes nothing but messages, and no other job fails by it.

mod batch;

use std::io::{self, Write};
use std::mem;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use annotate_snippets::Level;
use spacecast_analysis::knobs::Ambiguous;
use spacecast_checker::relaid;
use spacecast_ir::Module;
use spacecast_llvm::{Llvm, Machine};
use spacecast_nvptx::arch::Arch;
use spacecast_nvptx::kernel::target;
use spacecast_nvptx::layout::{self, DataLayout, Family, Knobs};
use spacecast_nvptx::space::Space;
use spacecast_ptx::Audit;
use spacecast_transform::pipeline::{Options, Pipeline};
use spacecast_transform::relayout::{other_widths, relayout};

use crate::input::{self, Text, report};
use crate::knobs::Assumptions;
use crate::llvm;
use crate::message::{Lines, Message, title};
use crate::opt::Warnings;
use crate::opt::job::{self, Errors, Outcome, Setup, no_problems, printed, run_passes};
use crate::opt::plan::{Job, Target, plan};
use crate::verify::ptx_version;
use batch::Reporter;

/// Compile LLVM IR to PTX: our passes, LLVM's, and its backend
///
/// LLVM is opened at run time: the one that rustc brings along will do. `spacecast audit` shows what came out.
///
/// Exits with 0 if all is well, with 1 if a file could not be read, compiled or written, with 2 if the command line is
/// wrong. A file is written whole or not at all.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, args_override_self = true)]
pub struct Args {
    /// The files, LLVM IR as text or bitcode; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Where the output goes; by default, and for `-`, to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the outputs of several files into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "output")]
    out_dir: Option<PathBuf>,
    /// What to write: PTX, or the LLVM IR that becomes PTX, as text or bitcode
    #[arg(long, value_enum, default_value = "ptx")]
    emit: Emit,
    /// How much is optimised
    #[arg(short = 'O', value_name = "LEVEL", default_value = "3", value_parser = clap::value_parser!(u8).range(0..=3))]
    level: u8,
    /// Compile fast: with hardly any optimisation, or with some
    #[arg(long, value_enum, conflicts_with = "level")]
    fast_compile: Option<Fast>,
    /// The architecture, such as sm_90; by default what the module says
    #[arg(long, value_name = "ARCH")]
    arch: Option<Arch>,
    /// The PTX version, such as 8.1; by default what the module says, or the first that has the architecture
    #[arg(long, value_name = "VERSION", value_parser = ptx_version)]
    ptx: Option<u32>,
    /// Features for LLVM's backend, as `llc -mattr` takes them
    #[arg(long, value_name = "FEATURES", default_value = "")]
    mattr: String,
    /// Use 32-bit pointers to shared, constant and local memory, in the data layout and in the backend; also
    /// `--mattr=+sharedmem32bitptr`
    #[arg(long, visible_alias = "nvptx-32-bit-smem")]
    nvptx_short_ptr: bool,
    /// Write what each stage makes of a file into this folder, too
    #[arg(long, value_name = "DIR")]
    save_temps: Option<PathBuf>,
    /// Check by independent code that everything our passes claim and do is right; what cannot be shown is an error
    #[arg(long)]
    check: bool,
    /// Say which LLVM was found
    #[arg(short, long)]
    verbose: bool,
    /// `-Werror`: warnings are errors. `-Wno-error`: nothing is, as illegal operations are in tileiras
    #[arg(short = 'W', value_name = "WHAT", hide_possible_values = true)]
    warnings: Option<Warnings>,
    /// Show no warnings
    #[arg(short = 'w')]
    silent: bool,
    #[command(flatten)]
    assumptions: Assumptions,
}

#[derive(Copy, Clone, PartialEq, Eq, clap::ValueEnum)]
enum Emit {
    Ptx,
    Ll,
    Bc,
}

#[derive(Copy, Clone, PartialEq, Eq, clap::ValueEnum)]
enum Fast {
    Max,
    Mid,
}

const EXAMPLES: &str = "\
Examples:
  spacecast compile kernel.ll --arch sm_90 -o kernel.ptx
  spacecast compile -O1 --whole-program --out-dir ptx/ a.ll b.ll
  spacecast compile --emit ll kernel.ll | less";

/// The feature that asks for short pointers, as NVIDIA's compilers call it.
const SHORT_POINTERS: &str = "+sharedmem32bitptr";

/// What all jobs share.
struct Compiler {
    opened: OnceLock<Option<&'static Llvm>>,
    /// What runs before LLVM's passes.
    early: Setup,
    llvm_passes: &'static str,
    /// What runs after them.
    late: Option<(Pipeline, Options)>,
    codegen: u8,
    emit: Emit,
    arch: Option<Arch>,
    ptx: Option<u32>,
    mattr: String,
    /// Whether pointers to shared, constant and local memory have 32 bits.
    short: bool,
    temps: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args) -> ExitCode {
    let (compiler, jobs) = match prepare(args) {
        Ok(prepared) => prepared,
        Err(message) => {
            report(&message);
            return ExitCode::from(2);
        }
    };
    let folders = args.out_dir.iter().chain(&args.save_temps);
    for folder in folders {
        if let Err(error) = std::fs::create_dir_all(folder) {
            report(&format!("cannot make the folder {}: {error}", folder.display()));
            return ExitCode::FAILURE;
        }
    }
    let compiled = batch::run(jobs, move |job, reporter| compile(job, &compiler, reporter));
    match llvm::find() {
        Ok(llvm) if args.verbose => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(io::stderr(), "LLVM {}: {}", version(llvm), llvm.path().display());
        }
        Ok(_) => {}
        Err(why) => {
            report(&why.to_string());
            return ExitCode::from(2);
        }
    }
    for outcome in &compiled {
        // Nothing is left to do if standard error is closed.
        let _ = io::stderr().write_all(&outcome.log);
    }
    let good = compiled.iter().all(|outcome| outcome.good);
    // What LLVM would clean up when the process ends goes with the process; on small files it is a thirtieth of the time.
    spacecast_llvm::exit(i32::from(!good))
}

/// What the command line asks for; an error is what is wrong with it.
fn prepare(args: &Args) -> Result<(Compiler, Vec<Job>), String> {
    let extension = match args.emit {
        Emit::Ptx => "ptx",
        Emit::Ll => "ll",
        Emit::Bc => "bc",
    };
    let (output, out_dir) = (args.output.as_deref(), args.out_dir.as_deref());
    let jobs = plan(&args.files, output, out_dir, false, Some(extension))?;
    let mut options = args.assumptions.options()?;
    options.lower.arch = args.arch;
    options.lower.ptx = args.ptx;
    let mut late = options.clone();
    let (llvm_passes, codegen, twice) = match (args.fast_compile, args.level) {
        (Some(Fast::Mid), _) => ("default<O1>", 1, true),
        (Some(Fast::Max), _) | (None, 0) => ("default<O0>", 0, false),
        (None, 1) => ("default<O1>", 1, true),
        (None, 2) => ("default<O2>", 2, true),
        (None, _) => ("default<O3>", 3, true),
    };
    // What comes before the backend.
    let last_run = if twice { &mut late } else { &mut options };
    last_run.resolve.number_cluster_casts = true;
    late.resolve.knobs.optimiser_follows = false;
    if !twice {
        // Without LLVM's optimiser, slots are memory. Nothing is copied at this level.
        options.resolve.rewrite_slots = true;
        options.resolve.do_clone_for_ip_msp = 0;
    }
    if args.fast_compile == Some(Fast::Max) {
        options.resolve.knobs.track_memory = false;
    }
    // A guess is said. It is made where that can be done with a place, and not behind LLVM's passes.
    let guesses = options.resolve.knobs.ambiguous == Ambiguous::Global;
    late.resolve.knobs.ambiguous = Ambiguous::Generic;
    let said = if guesses { "warnings" } else { "no-warnings" };
    let first = format!(
        "lower-struct-args,memory-space-opt<first-time;{said}>,process-restrict,local-scopes"
    );
    let second = "memory-space-opt<second-time;no-warnings>,process-restrict";
    let pipeline = |text: &str| Pipeline::parse(text).map_err(|error| error.message);
    let (silent, last) = (args.silent, jobs.len() == 1);
    let early = Setup {
        pipeline: pipeline(&first)?,
        options,
        emit: None,
        errors: Errors::of(args.warnings, args.assumptions.profile),
        check: args.check,
        silent,
        colour: false,
        last,
    };
    let late = if twice { Some((pipeline(second)?, late)) } else { None };
    // A feature of NVIDIA's compilers that LLVM has as an option.
    let features = args.mattr.split(',').filter(|&feature| feature != SHORT_POINTERS);
    let mattr = features.collect::<Vec<_>>().join(",");
    let short = args.nvptx_short_ptr || args.mattr.split(',').any(|f| f == SHORT_POINTERS);
    let compiler = Compiler {
        opened: OnceLock::new(),
        early,
        llvm_passes,
        late,
        codegen,
        emit: args.emit,
        arch: args.arch,
        ptx: args.ptx,
        mattr,
        short,
        temps: args.save_temps.clone(),
    };
    Ok((compiler, jobs))
}

fn version(llvm: &Llvm) -> String {
    match llvm.version() {
        Some((major, minor, patch)) => format!("{major}.{minor}.{patch}"),
        None => "of unknown version".to_owned(),
    }
}

/// Whether LLVM knows an architecture. For one that it does not know it writes PTX of the oldest version that it
/// has, which only the oldest architectures have otherwise.
fn knows(llvm: &Llvm, arch: Arch) -> bool {
    // To try costs a millisecond, so it is not done where the answer is known: for LLVM since 17.
    const COMMON: [u32; 11] = [52, 60, 61, 70, 72, 75, 80, 86, 87, 89, 90];
    const OLDEST: [u32; 6] = [20, 21, 30, 32, 35, 37];
    if arch.sm <= 37 {
        return OLDEST.contains(&arch.sm);
    }
    let common = arch.suffix.is_none() && COMMON.contains(&arch.sm);
    if common && llvm.version() >= Some((17, 0, 0)) {
        return true;
    }
    let Ok(machine) = llvm.machine(&arch.to_string(), "", 0) else { return true };
    let nothing = llvm.parse("nothing.ll", b"target triple = \"nvptx64-nvidia-cuda\"\n");
    let ptx = nothing.and_then(|mut module| module.assembly(&machine)).unwrap_or_default();
    let oldest = Audit::of(&ptx).version.is_none_or(|version| version == b"3.2");
    !oldest
}

/// The version of PTX that features ask for, if LLVM does not know it, and writes another one.
fn unknown_version(llvm: &Llvm, machine: &Machine<'_>, features: &str) -> Option<u32> {
    let asked = features.split(',').find_map(|feature| feature.strip_prefix("+ptx"))?;
    let asked: u32 = asked.parse().ok()?;
    // What LLVM 20 knows need not be tried.
    if (60..=78).contains(&asked) || (80..=86).contains(&asked) {
        return None;
    }
    let nothing = llvm.parse("nothing.ll", b"target triple = \"nvptx64-nvidia-cuda\"\n");
    let ptx = nothing.and_then(|mut module| module.assembly(machine)).ok()?;
    let written = Audit::of(&ptx).version.map(|v| String::from_utf8_lossy(v).into_owned());
    (written != Some(format!("{}.{}", asked / 10, asked % 10))).then_some(asked)
}

/// A module as we hand it to LLVM.
struct Resolved {
    text: Vec<u8>,
    arch: Arch,
    features: String,
}

/// Reads a file and runs our passes; an error is a message, as it is shown.
fn resolve(job: &Job, compiler: &Compiler, log: &mut Vec<u8>) -> Result<Resolved, String> {
    let text = Text::of_module(&job.input).map_err(|e| input::error(&e.to_string()))?;
    let mut module =
        input::parse(text.bytes()).map_err(|e| input::diagnostic(&job.input, text.bytes(), &e))?;
    let (arch, features) = compiler.target(&module, &job.input)?;
    let early = &compiler.early;
    let before = early.check.then(|| module.clone());
    compiler.fit(&mut module, job, text.bytes())?;
    if let Some(before) = before {
        let problems = relaid(&before, &module, &early.options.resolve.knobs);
        no_problems(problems, &module, job, log)?;
    }
    let stats = run_passes(&early.pipeline, &early.options, early.check, job, &mut module, log)?;
    let mut outcome = Outcome::default();
    early.say_all(stats.diagnostics, job, text.bytes(), log, &mut outcome)?;
    let resolved = Resolved { text: printed(&module), arch, features };
    compiler.save(job, "1-resolved", &resolved.text)?;
    if early.last {
        mem::forget(module);
    }
    Ok(resolved)
}

/// Compiles a file; an error is a message, as it is shown.
fn compile(job: &Job, compiler: &Compiler, reporter: &Reporter) -> Result<(), String> {
    let mut log = Vec::new();
    // LLVM takes longer to open than a small module to resolve.
    let (llvm, resolved) = rayon::join(|| compiler.llvm(), || resolve(job, compiler, &mut log));
    reporter.say(mem::take(&mut log));
    // That there is none is said once for all files.
    let (resolved, Some(llvm)) = (resolved?, llvm) else { return Err(String::new()) };
    let name = job.input.display().to_string();
    let gave_up = {
        let (reporter, name) = (reporter.clone(), name.clone());
        move |why: String| {
            reporter.gave_up(input::error(&format!("{name}: LLVM cannot compile it: {why}")));
        }
    };
    let result =
        llvm.outlive(gave_up, || by_llvm(llvm, resolved, (job, &name), compiler, &mut log));
    reporter.say(log);
    result
}

/// What LLVM does, and our passes in between.
fn by_llvm(
    llvm: &'static Llvm,
    resolved: Resolved,
    (job, name): (&Job, &str),
    compiler: &Compiler,
    log: &mut Vec<u8>,
) -> Result<(), String> {
    let fault = |what: &str, why: String| input::error(&format!("{name}: {what}: {why}"));
    let machine = compiler.machine(llvm, &resolved, name)?;
    let mut in_llvm = llvm
        .parse(name, &resolved.text)
        .map_err(|why| fault("LLVM cannot read what we wrote; please report it", why))?;
    in_llvm.verify().map_err(|why| fault("the module is not valid", why))?;
    in_llvm
        .run_passes(compiler.llvm_passes, Some(&machine))
        .map_err(|why| fault("LLVM cannot optimise it", why))?;
    if compiler.late.is_some() && compiler.temps.is_some() {
        compiler.save(job, "2-optimised", &in_llvm.print())?;
    }
    // Handing the module over and back costs more than our passes: only if there is something for them to do.
    let to_do = in_llvm.has_generic_accesses() || in_llvm.mentions_space(Space::Cluster.llvm());
    let late = compiler.late.as_ref().filter(|_| to_do);
    if let Some((pipeline, options)) = late {
        let optimised = in_llvm.print();
        let mut module =
            input::parse(&optimised).map_err(|e| input::diagnostic(&job.input, &optimised, &e))?;
        // What there was to say was said the first time.
        let check = compiler.early.check;
        rayon::scope(|_| run_passes(pipeline, options, check, job, &mut module, log))?;
        let resolved = printed(&module);
        compiler.save(job, "3-resolved", &resolved)?;
        in_llvm = llvm
            .parse(name, &resolved)
            .map_err(|why| fault("LLVM cannot read what we wrote; please report it", why))?;
        in_llvm
            .verify()
            .map_err(|why| fault("what we wrote is not valid; please report it", why))?;
    }
    let output = match compiler.emit {
        Emit::Ll => in_llvm.print(),
        Emit::Bc => in_llvm.bitcode(),
        Emit::Ptx => {
            in_llvm.assembly(&machine).map_err(|why| fault("LLVM cannot compile it", why))?
        }
    };
    let target = job.target.as_ref().unwrap_or(&Target::Stdout);
    job::write(target, |out| out.write_all(&output)).map_err(|e| input::error(&e))?;
    if compiler.early.last {
        // The end of the process is faster.
        mem::forget((in_llvm, machine));
    }
    Ok(())
}

impl Compiler {
    /// LLVM, if there is one, as it is wanted.
    fn llvm(&self) -> Option<&'static Llvm> {
        let open = || {
            let llvm = llvm::find().ok()?;
            if self.short {
                llvm.shorten_pointers();
            }
            Some(llvm)
        };
        *self.opened.get_or_init(open)
    }

    /// What a module is compiled for: an architecture and features.
    fn target(&self, module: &Module<'_>, file: &Path) -> Result<(Arch, String), String> {
        let stated: Vec<(Option<Arch>, Option<u32>)> = module
            .functions()
            .filter(|(_, func)| !func.is_declaration())
            .map(|(_, func)| target(module, func))
            .collect();
        let arch =
            self.arch.or_else(|| stated.iter().find_map(|(arch, _)| *arch)).ok_or_else(|| {
                let name = file.display();
                input::error(&format!(
                    "{name}: the module does not say for which architecture; try `--arch sm_90`"
                ))
            })?;
        let ptx = self.ptx.or_else(|| stated.iter().filter_map(|(_, ptx)| *ptx).max());
        let ptx = ptx.map(|ptx| format!("+ptx{ptx}"));
        let features: Vec<&str> = ptx
            .iter()
            .map(String::as_str)
            .chain([self.mattr.as_str()])
            .filter(|f| !f.is_empty())
            .collect();
        Ok((arch, features.join(",")))
    }

    /// That in LLVM.
    fn machine(
        &self,
        llvm: &'static Llvm,
        Resolved { arch, features, .. }: &Resolved,
        name: &str,
    ) -> Result<Machine<'static>, String> {
        let machine = llvm.machine(&arch.to_string(), features, self.codegen);
        let machine = machine.map_err(|why| input::error(&format!("{name}: {why}")))?;
        let layout = DataLayout::parse(&machine.layout());
        let is_short = layout.is_ok_and(|layout| layout.pointer_spec(3).bits == 32);
        if self.short && !is_short {
            return Err(input::error(&format!("{name}: this libLLVM has no `--nvptx-short-ptr`")));
        }
        if !knows(llvm, *arch) {
            let version = version(llvm);
            let message =
                format!("{name}: LLVM {version} does not know {arch}; `--llvm` takes another one");
            return Err(input::error(&message));
        }
        if let Some(ptx) = unknown_version(llvm, &machine, features) {
            let (version, ptx) = (version(llvm), format!("{}.{}", ptx / 10, ptx % 10));
            let message = format!("{name}: LLVM {version} does not know PTX {ptx} for {arch}");
            return Err(input::error(&message));
        }
        Ok(machine)
    }

    /// Makes the data layout of a module and of LLVM's backend one.
    fn fit(&self, module: &mut Module<'_>, job: &Job, text: &[u8]) -> Result<(), String> {
        let knobs = Knobs { nvptx_short_ptr: self.short, ..Knobs::default() };
        // Without short pointers there is no need to wait for LLVM: all releases have the same widths. But not the same
        // layout, where the module says none.
        let says_none = module.data_layout().is_none_or(|layout| layout.is_empty());
        let llvm = if self.short || says_none { self.llvm() } else { None };
        let release = llvm.and_then(Llvm::version).map_or(22, |(major, ..)| major);
        let layout = layout::build(Family::Upstream(release), knobs);
        let fault = |title: String, range: Option<Range<usize>>, position: Option<&_>| {
            let message = Message { level: Level::ERROR, title, text: range, position };
            message.render(&job.input, &mut Lines::new(text))
        };
        let others = other_widths(module, &layout);
        let fixed = [Space::Generic, Space::Global, Space::Param];
        let why = if others.iter().any(|space| fixed.contains(space)) {
            Some("only nvptx64 is compiled, with pointers of 64 bits".to_owned())
        } else {
            let shorter =
                |space: &Space| format!("{} pointers need `--nvptx-short-ptr`", space.name());
            others.first().filter(|_| !self.short).map(shorter)
        };
        if let Some(why) = why {
            return Err(fault(why, module.data_layout_range(), None));
        }
        // LLVM ends the process where it comes to one.
        let note = module.variables().find_map(|(_, var)| {
            let space = Space::from_llvm(var.addrspace?)?;
            matches!(space, Space::Linkage | Space::Tracking).then_some((var.global, space))
        });
        if let Some((global, space)) = note {
            let name = module.symbol_name(global).unwrap_or_default();
            let (name, number) = (String::from_utf8_lossy(&name), space.llvm());
            let why = format!("`@{name}` is in address space {number}, which is no memory of PTX");
            return Err(fault(why, None, None));
        }
        let done = relayout(module, &layout);
        if says_none && done.is_ok() {
            module.set_data_layout(&layout);
        }
        done.map_err(|found| {
            let function = Some(found.function.as_str()).filter(|name| !name.is_empty());
            let title = title(&format!("`--nvptx-short-ptr`: {}", found.message), "", function);
            fault(title, found.text.clone(), found.source.as_ref())
        })
    }

    /// Keeps what a stage made, if that was asked for.
    fn save(&self, job: &Job, stage: &str, text: &[u8]) -> Result<(), String> {
        let Some(folder) = &self.temps else { return Ok(()) };
        let stem = job.input.file_stem().filter(|_| job.input != Path::new("-"));
        let stem = stem.map_or("stdin".into(), |stem| stem.to_string_lossy());
        let path = folder.join(format!("{stem}.{stage}.ll"));
        crate::output::write_file(&path, |out| out.write_all(text)).map_err(|e| input::error(&e))
    }
}
