//! Alias answers: ours against those of LLVM's alias analyses, on the same modules.
//!
//! `cargo bench -p spacecast --bench alias` prints a table in Markdown. The files are those of the environment
//! variable `SPACECAST_BENCH_FILES`, separated as in `PATH`, where a folder stands for the `.ll` files in it;
//! without it, modules made up here. LLVM asks about every pair by itself, which takes hours for functions with tens of
//! thousands of accesses: where `opt` needs more than `SPACECAST_BENCH_SECONDS` (20) the file is left out.
//!
//! Both sides are asked what LLVM's `aa-eval` asks: about all pairs of different pointers, or different types, of the
//! loads and stores of a function, without their metadata.
//!
//! - *nvptx-aa* is LLVM's analysis of address spaces, *LLVM* all that it has for such questions (`basic-aa`,
//!   `scoped-noalias-aa`, `tbaa`, `nvptx-aa`).
//! - *as read* is the module, *resolved* what `spacecast opt` makes of it: there are other pairs then, as functions
//!   are copied and removed.
//! - *behind* is in how many files `nvptx-aa` tells more pairs apart than we do: where it takes parameters and device
//!   memory for different memory, which they are not.
//! - *wrong* are pairs of which we say that they share no byte and LLVM that they do. There must be none.

// A benchmark talks to its user, and has nobody to return an error to.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod common;

use std::collections::{HashMap, HashSet};
use std::env;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::generate::generate;
use common::{Folder, Opt};
use spacecast_analysis::Program;
use spacecast_analysis::alias::{AliasAnalysis, Aliases, Answer, Location};
use spacecast_analysis::knobs::Profile;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::Value;
use spacecast_ir::vocab::Opcode;
use spacecast_transform::pipeline::{Options, Pipeline};

const ALL: &str = "basic-aa,scoped-noalias-aa,tbaa,nvptx-aa";

/// Pairs, those that share no byte, and the seconds it took to find out.
#[derive(Copy, Clone, Default)]
struct Counts {
    pairs: u64,
    no: u64,
    seconds: f64,
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.pairs += other.pairs;
        self.no += other.no;
        self.seconds += other.seconds;
    }
}

/// What was counted of one kind of module.
#[derive(Default)]
struct Total {
    files: usize,
    nvptx: Counts,
    llvm: Counts,
    ours: Counts,
    /// Files in which `nvptx-aa` tells more pairs apart than we do.
    behind: usize,
    /// Pairs that LLVM proves to overlap, and those of them that were not found among ours.
    overlap: u64,
    unmatched: u64,
    wrong: Vec<String>,
}

fn main() {
    let Some(opt) = Opt::find() else {
        println!("There is no opt on PATH to compare with: install LLVM 22.");
        return;
    };
    let seconds = env::var("SPACECAST_BENCH_SECONDS").ok().and_then(|s| s.parse().ok());
    let limit = Duration::from_secs(seconds.unwrap_or(20));
    let folder = Folder::new();
    let inputs: Vec<PathBuf> = match env::var_os("SPACECAST_BENCH_FILES") {
        Some(list) => env::split_paths(&list).filter(|p| !p.as_os_str().is_empty()).collect(),
        None => vec![folder.write("gpu.ll", &generate(200_000, false))],
    };
    println!("opt {}\n", opt.version);
    println!(
        "| input | files | pairs | nvptx-aa no | LLVM no | our no | s LLVM | s ours | behind | wrong |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for input in inputs {
        let (mut read, mut resolved) = (Total::default(), Total::default());
        let mut left_out = 0;
        for file in modules(&input) {
            let text = fs::read(&file).unwrap();
            let after = resolve(&text).map(|text| (folder.write("resolved.ll", &text), text));
            let done = after.is_some_and(|(path, after)| {
                let before = measure(&file, &text, &opt, limit, &mut read);
                before && measure(&path, after.as_bytes(), &opt, limit, &mut resolved)
            });
            left_out += usize::from(!done);
        }
        print(&input, "as read", &read);
        print(&input, "resolved", &resolved);
        println!("\n{left_out} files left out\n");
    }
}

fn print(input: &Path, when: &str, total: &Total) {
    let share =
        |c: Counts| format!("{} ({:.1} %)", c.no, 100.0 * c.no as f64 / c.pairs.max(1) as f64);
    println!(
        "| {}, {when} | {} | {} | {} | {} | {} | {:.1} | {:.1} | {} | {} of {} |",
        common::name(input),
        total.files,
        total.ours.pairs,
        share(total.nvptx),
        share(total.llvm),
        share(total.ours),
        total.llvm.seconds,
        total.ours.seconds,
        total.behind,
        total.wrong.len(),
        total.overlap - total.unmatched,
    );
    for line in total.wrong.iter().take(20) {
        println!("wrong: {line}");
    }
}

/// The modules of a folder in order, or a file.
fn modules(input: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(input) else { return vec![input.to_owned()] };
    let paths = entries.filter_map(|e| e.ok().map(|e| e.path()));
    let mut all: Vec<PathBuf> =
        paths.filter(|p| p.extension().is_some_and(|e| e == "ll")).collect();
    all.sort();
    all
}

/// Asks both sides about a module; false if LLVM takes too long.
fn measure(file: &Path, text: &[u8], opt: &Opt, limit: Duration, total: &mut Total) -> bool {
    let theirs = |pipeline, more: &[&str]| evaluate(opt, pipeline, file, more, limit);
    let prints = ["-print-must-aliases", "-print-partial-aliases"];
    let Some((_, nvptx)) = theirs("nvptx-aa", &[]) else { return false };
    let Some((overlaps, _)) = theirs("basic-aa,scoped-noalias-aa,tbaa", &prints) else {
        return false;
    };
    let Some((_, llvm)) = theirs(ALL, &[]) else { return false };
    let ours = ours(text, &overlaps, total);
    total.files += 1;
    total.nvptx.add(nvptx);
    total.llvm.add(llvm);
    total.ours.add(ours);
    total.behind += usize::from(ours.no < nvptx.no);
    true
}

/// What `opt` makes of a module.
fn resolve(text: &[u8]) -> Option<String> {
    let mut module = spacecast_ir::parse(text).ok()?;
    let options = Options::of(Profile::Sound);
    Pipeline::of(&options).run(&mut module, &options, &mut io::sink()).ok()?;
    let mut out = Vec::new();
    module.print(&mut out).ok()?;
    String::from_utf8(out).ok()
}

/// What LLVM says: its lines, and its counts.
fn evaluate(
    opt: &Opt,
    pipeline: &str,
    file: &Path,
    more: &[&str],
    limit: Duration,
) -> Option<(String, Counts)> {
    let mut command: Command = opt.command("aa-eval", file);
    command.arg(format!("-aa-pipeline={pipeline}")).args(more);
    let start = Instant::now();
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().ok()?;
    let mut stderr = child.stderr.take()?;
    let reader = std::thread::spawn(move || {
        let mut text = String::new();
        stderr.read_to_string(&mut text).map(|_| text)
    });
    while child.try_wait().ok()?.is_none() {
        if start.elapsed() > limit {
            child.kill().ok()?;
            child.wait().ok()?;
            return None;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let text = reader.join().ok()?.ok()?;
    let number = |what: &str| {
        let line = text.lines().find(|line| line.contains(what))?;
        line.split_whitespace().next()?.parse().ok()
    };
    let pairs = number("Total Alias Queries").unwrap_or(0);
    let no = number("no alias responses").unwrap_or(0);
    let seconds = start.elapsed().as_secs_f64();
    Some((text, Counts { pairs, no, seconds }))
}

/// What we say about the same pairs.
fn ours(text: &[u8], overlaps: &str, total: &mut Total) -> Counts {
    let start = Instant::now();
    let module = spacecast_ir::parse(text).unwrap();
    let options = Options::of(Profile::Sound);
    let program = Program::new(&module, &options.resolve.knobs);
    let analysis = AliasAnalysis::new(&program);
    let mut counts = Counts::default();
    for (id, func) in module.functions().filter(|(_, f)| !f.is_declaration()) {
        let mut aliases = analysis.function(id);
        let pointers: Vec<Location> =
            pointers(func, &mut aliases).into_iter().map(|p| p.0).collect();
        let summary = aliases.summary(&pointers);
        counts.pairs += summary.counts.values().sum::<u64>();
        counts.no += summary.count(Answer::No);
    }
    counts.seconds = start.elapsed().as_secs_f64();
    compare(&module, &analysis, overlaps, total);
    counts
}

/// The pointers that `aa-eval` looks at, with their types. It knows constants by what they are, where we may have
/// several of the same.
fn pointers(func: &Function<'_>, aliases: &mut Aliases<'_, '_, '_>) -> Vec<(Location, Type)> {
    let mut seen: HashSet<(Value, Type)> = HashSet::new();
    let mut found: Vec<(Location, Type)> = Vec::new();
    let mut constants: Vec<(Location, Type)> = Vec::new();
    for inst in func.insts() {
        let operands = func.operands(inst);
        let (operand, ty) = match func.inst(inst).op {
            Opcode::Load => (0, func.inst(inst).ty),
            Opcode::Store => (1, func.type_of(operands[0])),
            _ => continue,
        };
        let pointer = operands[operand];
        if !seen.insert((pointer, ty)) {
            continue;
        }
        let size = aliases.accessed(inst, operand);
        let location = Location { pointer, size, at: None };
        if pointer.as_const().is_some() {
            let mut same = constants.iter().filter(|(_, other)| *other == ty);
            if same.any(|(other, _)| aliases.alias(*other, location).0 == Answer::Must) {
                continue;
            }
            constants.push((location, ty));
        }
        found.push((location, ty));
    }
    found
}

/// Asks us about the pairs that LLVM proves to overlap.
fn compare(
    module: &Module<'_>,
    analysis: &AliasAnalysis<'_, '_, '_>,
    overlaps: &str,
    total: &mut Total,
) {
    let mut function: Option<(String, Aliases<'_, '_, '_>, HashMap<String, Location>)> = None;
    for line in overlaps.lines() {
        if let Some(rest) = line.strip_prefix("Function: ") {
            let name = rest.rsplit_once(": ").map_or(rest, |(name, _)| name);
            function = module.function_named(name.as_bytes()).map(|id| {
                let mut aliases = analysis.function(id);
                let labels = labels(module, module.func(id), &mut aliases);
                (name.to_owned(), aliases, labels)
            });
            continue;
        }
        let line = line.trim_start();
        let pair = ["MustAlias:\t", "PartialAlias"].iter().find_map(|p| line.strip_prefix(p));
        let Some(pair) = pair else { continue };
        // `PartialAlias (off 4):` says how far apart they are.
        let pair = pair.split_once(":\t").map_or(pair, |(_, pair)| pair);
        total.overlap += 1;
        let Some((name, aliases, labels)) = &mut function else {
            total.unmatched += 1;
            continue;
        };
        let halves = pair
            .match_indices(", ")
            .find_map(|(at, _)| Some((*labels.get(&pair[..at])?, *labels.get(&pair[at + 2..])?)));
        let Some((a, b)) = halves else {
            total.unmatched += 1;
            continue;
        };
        let (answer, reason) = aliases.alias(a, b);
        if answer == Answer::No {
            total.wrong.push(format!("{name}: {line}, but: {}", reason.text()));
        }
    }
}

/// The pointers by how `aa-eval` prints them: a type, and a name.
fn labels(
    module: &Module<'_>,
    func: &Function<'_>,
    aliases: &mut Aliases<'_, '_, '_>,
) -> HashMap<String, Location> {
    let titles: HashMap<Value, String> = func.titles().into_iter().collect();
    let mut found = HashMap::new();
    for (location, ty) in pointers(func, aliases) {
        let pointer = location.pointer;
        let constant = pointer.as_const().map(|c| func.store.constant(c));
        let name = match (titles.get(&pointer), constant) {
            (Some(title), _) => format!("%{title}"),
            (_, Some(ConstantKind::Global(g))) => {
                format!("@{}", String::from_utf8_lossy(&module.symbol_name(g).unwrap_or_default()))
            }
            _ => continue,
        };
        let space = match module.types.addrspace(func.type_of(pointer)) {
            Some(0) | None => String::new(),
            Some(n) => format!(" addrspace({n})"),
        };
        let ty = spacecast_ir::type_string(&module.types, ty);
        found.insert(format!("{ty}{space}* {name}"), location);
    }
    found
}
