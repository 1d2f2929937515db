//! Which passes run, in which order: read from text as LLVM's `-passes` has it, and run.
//!
//! ```text
//!   lower-struct-args,memory-space-opt<second-time;no-warnings>
//! ```
//!
//! Invariant: what was parsed can be run. A pass is a row in `PASSES` and an arm in [`Pipeline::run`].

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;

use spacecast_analysis::knobs::{Ambiguous, Knobs, Profile};
use spacecast_ir::Module;
use spacecast_ir::value::FuncId;

use crate::local_scopes::local_scopes;
use crate::lower_struct_args::{self, lower_wanted};
use crate::memory_space_opt::{self, Mode, memory_space_opt};
use crate::process_restrict::{self, process_restrict};
use crate::report::{Diagnostic, PassStats, Severity, of_function};
use crate::watch::{Step, Watch};

/// What the passes of a run may do.
#[derive(Clone, Debug)]
pub struct Options {
    /// What `memory-space-opt` may do.
    pub resolve: memory_space_opt::Options,
    /// What `lower-struct-args` compiles for.
    pub lower: lower_struct_args::Options,
    /// What `process-restrict` may do.
    pub restrict: process_restrict::Options,
    /// `dump-process-restrict`
    pub dump_restrict: bool,
    /// `local-scopes`: whether that pass runs at all.
    pub local_scopes: bool,
    /// `memspace-opt-enable`: whether `memory-space-opt` runs at all.
    pub enable: bool,
    /// `disable-MemorySpaceOptPass`: whether it does not.
    pub disable: bool,
    /// `dump-ir-before-memory-space-opt`
    pub dump_before: bool,
    /// `dump-ir-after-memory-space-opt`
    pub dump_after: bool,
}

impl Options {
    /// The defaults of a profile.
    pub fn of(profile: Profile) -> Self {
        Self {
            resolve: memory_space_opt::Options {
                knobs: Knobs::of(profile),
                clone_on_disagreement: profile == Profile::Sound,
                clone_alwaysinline: profile != Profile::Sound,
                nvvm_as: profile == Profile::Tileiras,
                ..Default::default()
            },
            lower: lower_struct_args::Options::default(),
            restrict: process_restrict::Options::default(),
            dump_restrict: false,
            local_scopes: true,
            enable: true,
            disable: false,
            dump_before: false,
            dump_after: false,
        }
    }
}

/// A pass, and how it is to run.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Pass {
    LowerStructArgs,
    MemorySpaceOpt(Mode),
    ProcessRestrict,
    LocalScopes,
}

/// A pass by name.
struct Known {
    name: &'static str,
    /// Its parameters: pairs of which at most one is given, the one that holds without saying first.
    params: &'static [[&'static str; 2]],
    /// What it does, and what its parameters mean.
    help: &'static str,
    /// The pass, from which of each pair was chosen: true is the second.
    make: fn(&[bool]) -> Pass,
}

const PASSES: &[Known] = &[
    Known {
        name: "lower-struct-args",
        params: &[],
        help: "says in the IR where the byval parameters of kernels are",
        make: |_| Pass::LowerStructArgs,
    },
    Known {
        name: "memory-space-opt",
        params: &[["first-time", "second-time"], ["warnings", "no-warnings"]],
        help: "resolves generic pointers; the second time it also answers queries. Warnings are about \
            pointers that cannot be told; illegal operations are always named",
        make: |chosen| {
            let [second_time, silent] = [0, 1].map(|i| chosen.get(i) == Some(&true));
            Pass::MemorySpaceOpt(Mode { second_time, warnings: !silent })
        },
    },
    Known {
        name: "process-restrict",
        params: &[],
        help: "tells LLVM which accesses cannot overlap because the program calls their pointers restricted",
        make: |_| Pass::ProcessRestrict,
    },
    Known {
        name: "local-scopes",
        params: &[],
        help: "tells LLVM that barriers leave local memory alone",
        make: |_| Pass::LocalScopes,
    },
];

/// The passes by name, with the parameters that each may have and what it does.
pub fn passes() -> impl Iterator<Item = (&'static str, Vec<&'static str>, &'static str)> {
    PASSES.iter().map(|p| (p.name, p.params.iter().flatten().copied().collect(), p.help))
}

/// What is wrong with the text of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// What is wrong.
    pub message: String,
    /// Where.
    pub at: Range<usize>,
    /// What could be there instead.
    pub help: String,
}

/// Passes in the order in which they run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pipeline {
    passes: Vec<Pass>,
}

/// How often a pipeline is run at most.
const MAX_ROUNDS: usize = 8;

impl Pipeline {
    /// What runs if nobody says what is to run: lowering, and everything that `memory-space-opt` can do.
    ///
    /// Pointers that cannot be told are no fault and are passed over in silence, unless a knob asks to
    /// guess what they are: a guess is said.
    pub fn of(options: &Options) -> Self {
        let warnings = options.resolve.knobs.ambiguous == Ambiguous::Global;
        let mode = Mode { second_time: true, warnings };
        Self {
            passes: vec![
                Pass::LowerStructArgs,
                Pass::MemorySpaceOpt(mode),
                Pass::ProcessRestrict,
                Pass::LocalScopes,
            ],
        }
    }

    /// Reads a pipeline: names of passes with commas between them, each with its parameters in angle
    /// brackets, those with semicolons between them.
    ///
    /// # Errors
    ///
    /// What is wrong first, and where.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut passes = Vec::new();
        let mut at = 0;
        loop {
            let (pass, end) = parse_pass(text, at)?;
            passes.push(pass);
            match text[end..].chars().next() {
                None => return Ok(Self { passes }),
                Some(',') => at = end + 1,
                Some(c) => {
                    let message = "a comma is missing here".to_owned();
                    return Err(Error { message, at: end..end + c.len_utf8(), help: known() });
                }
            }
        }
    }

    /// Runs the passes. What knobs ask to be traced is written to `log`.
    ///
    /// # Errors
    ///
    /// When the log cannot be written.
    pub fn run<'s>(
        &self,
        module: &mut Module<'s>,
        options: &Options,
        log: &mut dyn Write,
    ) -> io::Result<PassStats> {
        self.run_watched(module, options, log, &mut ())
    }

    /// The same under the eyes of someone.
    ///
    /// # Errors
    ///
    /// When the log cannot be written.
    pub fn run_watched<'s>(
        &self,
        module: &mut Module<'s>,
        options: &Options,
        log: &mut dyn Write,
        watch: &mut dyn Watch<'s>,
    ) -> io::Result<PassStats> {
        let mut total = PassStats::default();
        // The rewrites of all passes together, for bisection.
        let mut used = 0;
        for round in 0..MAX_ROUNDS {
            let done = self.run_once(module, options, log, round > 0, &mut used, watch)?;
            // Once blocks are gone, an earlier pass may have to decide otherwise. And of what was rewritten more can be
            // known: a copy is a function of its own, and what was thought of while functions were looked at for the
            // first time is forgotten.
            let again = done.blocks > 0 || done.is_worth_another();
            total.then(done);
            if !again {
                break;
            }
        }
        Ok(total)
    }

    fn run_once<'s>(
        &self,
        module: &mut Module<'s>,
        options: &Options,
        log: &mut dyn Write,
        again: bool,
        used: &mut u64,
        watch: &mut dyn Watch<'s>,
    ) -> io::Result<PassStats> {
        let mut total = PassStats::default();
        for pass in &self.passes {
            match *pass {
                Pass::LowerStructArgs => {
                    total.then(lower(module, options, used));
                    watch.saw(Step::Lowered, module, None);
                }
                Pass::MemorySpaceOpt(_) if !options.enable || options.disable => {}
                Pass::MemorySpaceOpt(mode) => {
                    if options.dump_before {
                        writeln!(log, "; *** IR before {pass} ***")?;
                        module.print(log)?;
                    }
                    let mut stats = PassStats::default();
                    memory_space_opt(module, mode, &options.resolve, used, &mut stats, watch);
                    log.write_all(std::mem::take(&mut stats.transcript).as_bytes())?;
                    if options.resolve.verbose {
                        writeln!(log, "; *** origins in {pass} ***")?;
                        log.write_all(std::mem::take(&mut stats.trace).as_bytes())?;
                    }
                    if options.dump_after {
                        writeln!(log, "; *** IR after {pass} ***")?;
                        module.print(log)?;
                    }
                    total.then(stats);
                }
                // These have said all of it already.
                Pass::ProcessRestrict | Pass::LocalScopes if again && !total.changes_anything() => {
                }
                Pass::ProcessRestrict if !options.restrict.enable => {}
                Pass::ProcessRestrict => {
                    if options.dump_restrict {
                        writeln!(log, "; *** IR before {pass} ***")?;
                        module.print(log)?;
                    }
                    let mut wanted = wanted(options, used, "restricted pointers");
                    let (restrict, knobs) = (&options.restrict, &options.resolve.knobs);
                    total.then(process_restrict(module, restrict, knobs, &mut wanted));
                    watch.saw(Step::Restricted, module, None);
                    if options.dump_restrict {
                        writeln!(log, "; *** IR after {pass} ***")?;
                        module.print(log)?;
                    }
                }
                Pass::LocalScopes if !options.local_scopes => {}
                Pass::LocalScopes => {
                    let mut wanted = wanted(options, used, "accesses to local memory");
                    total.then(local_scopes(module, &mut wanted));
                    watch.saw(Step::Restricted, module, None);
                }
            }
        }
        Ok(total)
    }
}

/// The pass that begins at `start`, and where it ends.
fn parse_pass(text: &str, start: usize) -> Result<(Pass, usize), Error> {
    let end = text[start..].find([',', '<', '>', ';']).map_or(text.len(), |n| start + n);
    let name = &text[start..end];
    if name.is_empty() {
        let message = "the name of a pass is missing here".to_owned();
        return Err(Error { message, at: start..start, help: known() });
    }
    let Some(pass) = PASSES.iter().find(|known| known.name == name) else {
        return Err(Error {
            message: format!("there is no pass `{name}`"),
            at: start..end,
            help: known(),
        });
    };
    let mut chosen: Vec<Option<bool>> = vec![None; pass.params.len()];
    let Some(inside) = text[end..].strip_prefix('<') else {
        return Ok(((pass.make)(&vec![false; chosen.len()]), end));
    };
    let Some(len) = inside.find('>') else {
        let message = "this bracket is never closed".to_owned();
        return Err(Error { message, at: end..end + 1, help: params(pass) });
    };
    let mut at = end + 1;
    for word in inside[..len].split(';').filter(|_| len > 0) {
        pass.choose(word, at, &mut chosen)?;
        at += word.len() + 1;
    }
    let chosen: Vec<bool> = chosen.iter().map(|c| *c == Some(true)).collect();
    Ok(((pass.make)(&chosen), end + len + 2))
}

impl Known {
    /// Notes a parameter.
    fn choose(&self, word: &str, at: usize, chosen: &mut [Option<bool>]) -> Result<(), Error> {
        let fault =
            |message: String| Err(Error { message, at: at..at + word.len(), help: params(self) });
        if word.is_empty() {
            return fault("a parameter is missing here".to_owned());
        }
        let found = self.params.iter().zip(chosen).find(|(pair, _)| pair.contains(&word));
        let Some((pair, slot)) = found else {
            return fault(format!("`{}` has no parameter `{word}`", self.name));
        };
        let second = pair[1] == word;
        match *slot {
            Some(before) if before == second => fault(format!("`{word}` is given twice")),
            Some(before) => fault(format!("`{word}` contradicts `{}`", pair[usize::from(before)])),
            None => {
                *slot = Some(second);
                Ok(())
            }
        }
    }
}

fn known() -> String {
    let names: Vec<&str> = PASSES.iter().map(|pass| pass.name).collect();
    format!("the passes are {}", names.join(", "))
}

fn params(pass: &Known) -> String {
    if pass.params.is_empty() {
        return format!("`{}` has no parameters", pass.name);
    }
    let names: Vec<&str> = pass.params.iter().flatten().copied().collect();
    format!("its parameters are {}", names.join(", "))
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pass::LowerStructArgs => f.write_str("lower-struct-args"),
            Pass::ProcessRestrict => f.write_str("process-restrict"),
            Pass::LocalScopes => f.write_str("local-scopes"),
            Pass::MemorySpaceOpt(mode) => {
                let time = if mode.second_time { "second-time" } else { "first-time" };
                let warnings = if mode.warnings { "warnings" } else { "no-warnings" };
                write!(f, "memory-space-opt<{time};{warnings}>")
            }
        }
    }
}

impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, pass) in self.passes.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "," })?;
            pass.fmt(f)?;
        }
        Ok(())
    }
}

/// Lowers the parameters of the functions that are selected. Those of one kernel are one rewrite.
fn lower(module: &mut Module<'_>, options: &Options, used: &mut u64) -> PassStats {
    let timer = std::time::Instant::now();
    let mut stats = PassStats::default();
    let mut wanted = |module: &Module<'_>, id: FuncId| {
        let func = module.func(id);
        let name = module.symbol_name(func.global).unwrap_or_default();
        if !options.resolve.selects(&name) {
            return false;
        }
        let Some(limit) = options.resolve.bisect_limit else { return true };
        *used += 1;
        if *used <= limit {
            stats.diagnostics.push(Diagnostic {
                severity: Severity::Note,
                message: format!("rewrite {used}: parameters lowered"),
                function: String::from_utf8_lossy(&name).into_owned(),
                text: func.header_range(),
                source: None,
            });
        }
        *used <= limit
    };
    let optimiser_follows = options.resolve.knobs.optimiser_follows;
    let lower = lower_struct_args::Options { optimiser_follows, ..options.lower };
    let lowered = lower_wanted(module, &lower, &mut wanted);
    stats.params = (lowered.in_place as u64, lowered.copied as u64);
    stats.rewriting = timer.elapsed();
    stats
}

/// Whether a function is to get what a pass has to say of it: if it is selected. Each is one rewrite.
fn wanted(
    options: &Options,
    used: &mut u64,
    what: &str,
) -> impl FnMut(&Module<'_>, FuncId, &mut PassStats) -> bool {
    move |module, id, out| {
        if !options.resolve.selects_function(module, id) {
            return false;
        }
        let Some(limit) = options.resolve.bisect_limit else { return true };
        *used += 1;
        if *used <= limit {
            let message = format!("rewrite {used}: {what}");
            out.diagnostics.push(of_function(module, id, &message));
        }
        *used <= limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(text: &str) -> String {
        match Pipeline::parse(text) {
            Ok(pipeline) => pipeline.to_string(),
            Err(error) => format!("{}..{}: {}", error.at.start, error.at.end, error.message),
        }
    }

    #[test]
    fn modes_have_their_documented_meaning() {
        assert_eq!(printed("memory-space-opt"), "memory-space-opt<first-time;warnings>");
        assert_eq!(printed("memory-space-opt<>"), "memory-space-opt<first-time;warnings>");
        assert_eq!(
            printed("memory-space-opt<no-warnings;second-time>"),
            "memory-space-opt<second-time;no-warnings>"
        );
        let twice = "lower-struct-args,memory-space-opt<first-time;no-warnings>,\
            memory-space-opt<second-time;warnings>";
        assert_eq!(printed(twice), twice);
    }

    #[test]
    fn errors_say_what_and_where() {
        assert_eq!(printed(""), "0..0: the name of a pass is missing here");
        assert_eq!(printed("memory-space-opt,"), "17..17: the name of a pass is missing here");
        assert_eq!(printed("sroa,memory-space-opt"), "0..4: there is no pass `sroa`");
        assert_eq!(printed("memory-space-opt<"), "16..17: this bracket is never closed");
        assert_eq!(printed("memory-space-opt<;>"), "17..17: a parameter is missing here");
        assert_eq!(printed("memory-space-opt<>x"), "18..19: a comma is missing here");
        assert_eq!(
            printed("memory-space-opt<third-time>"),
            "17..27: `memory-space-opt` has no parameter `third-time`"
        );
        assert_eq!(
            printed("memory-space-opt<warnings;no-warnings>"),
            "26..37: `no-warnings` contradicts `warnings`"
        );
        assert_eq!(
            printed("memory-space-opt<warnings;warnings>"),
            "26..34: `warnings` is given twice"
        );
        assert_eq!(
            printed("lower-struct-args<x>"),
            "18..19: `lower-struct-args` has no parameter `x`"
        );
        assert_eq!(printed("lower-struct-args>"), "17..18: a comma is missing here");
        assert_eq!(printed("ä<ö>"), "0..2: there is no pass `ä`");
    }
}
