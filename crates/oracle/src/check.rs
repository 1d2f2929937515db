//! One program: run, pass, run again, compare.
//!
//! ```text
//!   text ─► run ──────────────────────► outcome ─┐
//!     └───► passes ─► text ─► run ──► outcome ───┼─► the same?
//!             │        └───► passes ─► text ─► run
//!             └─► checker: accepted?
//! ```
//!
//! The checker watches the passes, as with `--check`. What it rejects is a fault of the passes or of the checker: a
//! program that it rejects though it does the same before and after is one that users would have to do without it.
//!
//! A second run of the passes seldom changes anything; where it does, what comes of that is run as well.

use spacecast_checker::Checker;
use spacecast_llvm::Llvm;
use spacecast_transform::pipeline::{Options, Pipeline};

use crate::compare::compare;
use crate::run::{Host, Outcome, Runner, Stop};

/// A program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The module that the passes see.
    pub text: String,
    /// What it is linked with.
    pub outside: String,
    /// What the host does.
    pub host: Host,
    /// After how many instructions we give up.
    pub steps: u64,
}

/// How the passes are run, and what follows.
#[derive(Clone, Debug)]
pub struct Setup {
    /// How one would write it on a command line.
    pub name: String,
    /// Which passes.
    pub pipeline: Pipeline,
    /// What they may do.
    pub options: Options,
    /// Whether the linker takes weak definitions from another module.
    pub others_first: bool,
}

/// What a pass may count on.
#[derive(Copy, Clone, Debug, Default)]
pub struct Terms {
    /// Whether the linker takes weak definitions from another module.
    pub others_first: bool,
    /// Whether it may leave out stores that nobody can see.
    pub optimised: bool,
    /// Whether a second run may change nothing.
    pub stable: bool,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All runs did the same.
    Same(Work),
    /// The program is not defined, or takes too long.
    Discarded(String),
    /// We do not know how to run it.
    Unsupported(String),
    /// The passes did something wrong.
    Wrong(Fault),
}

/// How much was done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Work {
    /// Instructions that ran before.
    pub steps: u64,
    /// Accesses that ran before, and those of them that named a space.
    pub before: (u64, u64),
    /// The same after.
    pub after: (u64, u64),
    /// Programs in which a second run of the passes changed something.
    pub unstable: u64,
}

impl Work {
    /// Adds what another program did.
    pub fn add(&mut self, other: Work) {
        self.steps += other.steps;
        self.unstable += other.unstable;
        for (sum, n) in [(&mut self.before, other.before), (&mut self.after, other.after)] {
            *sum = (sum.0 + n.0, sum.1 + n.1);
        }
    }
}

/// What the passes did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind of fault, so that a smaller program can be told to have the same.
    pub kind: Kind,
    /// What is wrong.
    pub why: String,
    /// The module after the passes.
    pub after: String,
}

/// Kinds of faults.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// They panic.
    Panic,
    /// What was printed is not read again.
    NotRead,
    /// It is undefined what the program does now.
    Undefined,
    /// It does something else.
    Different,
    /// The checker finds that something is claimed or done that does not follow.
    Rejected,
    /// A second run changes something.
    Unstable,
}

/// Runs a program before and after the passes; if it is to be `stable`, a second run that changes something is a fault.
pub fn check(program: &Program, setup: &Setup, stable: bool) -> Verdict {
    // With a limit there is always more to do.
    let limited = setup.options.resolve.bisect_limit.is_some();
    let stable = stable && !limited;
    let terms = Terms { others_first: setup.others_first, stable, ..Terms::default() };
    match check_by(program, terms, &|text| passed(text, setup)) {
        Verdict::Same(work) if limited => Verdict::Same(Work { unstable: 0, ..work }),
        verdict => verdict,
    }
}

/// Whether the passes have something to say of a module that is not run, twice: all that they claim is right, and what they
/// make is valid. If it is to be `stable`, a second run that changes something is a fault.
pub fn accepted(llvm: &Llvm, program: &Program, setup: &Setup, stable: bool) -> Verdict {
    let verify = |text: &str| llvm.parse("program", text.as_bytes())?.verify();
    if let Err(why) = verify(&program.text) {
        return Verdict::Unsupported(why.to_string());
    }
    // With a limit there is always more to do.
    let limited = setup.options.resolve.bisect_limit.is_some();
    let mut text = program.text.clone();
    let mut unstable = 0;
    for run in 0..2 {
        let pass = std::panic::AssertUnwindSafe(|| passed(&text, setup));
        let wrong = match std::panic::catch_unwind(pass) {
            Err(_) => Some((Kind::Panic, "the passes panic".to_owned())),
            Ok(Err(why)) => Some((Kind::Rejected, why)),
            Ok(Ok(after)) => {
                let invalid = verify(&after).err().map(|why| (Kind::NotRead, why.to_string()));
                let changes = run == 1 && !limited && after != text;
                unstable += u64::from(changes);
                let again = || (Kind::Unstable, second_run(&text, &after));
                let wrong = invalid.or((changes && stable).then(again));
                text = after;
                wrong
            }
        };
        if let Some((kind, why)) = wrong {
            return Verdict::Wrong(Fault { kind, why, after: text });
        }
    }
    Verdict::Same(Work { unstable, ..Work::default() })
}

/// What a second run made of what the first one did.
fn second_run(once: &str, twice: &str) -> String {
    let mut lines = once.lines().zip(twice.lines());
    let became = lines.find(|(a, b)| a != b).map_or("", |(_, became)| became);
    format!("a second run makes `{}`", became.trim())
}

/// Makes a text of a text; or says why that would be wrong.
pub type Pass<'p> = dyn Fn(&str) -> Result<String, String> + 'p;

/// The same with anything that makes a text of a text.
pub fn check_by(program: &Program, terms: Terms, pass: &Pass<'_>) -> Verdict {
    let texts = [&program.text, &program.outside].map(|t| spacecast_ir::parse(t.as_bytes()));
    let [Ok(before), Ok(outside)] = texts else {
        return Verdict::Unsupported("the program is not read".to_owned());
    };
    let mut runner = Runner::with_steps(program.steps).optimised(terms.optimised);
    let old = match runner.before(&[&before, &outside], &program.host) {
        Ok(outcome) => outcome,
        Err(Stop::Unsupported(what)) => return Verdict::Unsupported(what),
        Err(Stop::Undefined(why)) => return Verdict::Discarded(why),
        Err(Stop::TooLong) => return Verdict::Discarded("takes too long".to_owned()),
    };
    let wrong = |(kind, why), after| Verdict::Wrong(Fault { kind, why, after });
    let mut same = |after: &str| -> Result<Outcome, Verdict> {
        let wrong = |kind, why| wrong((kind, why), after.to_owned());
        let module = spacecast_ir::parse(after.as_bytes())
            .map_err(|e| wrong(Kind::NotRead, e.to_string()))?;
        let first = if terms.others_first { 2 } else { 0 };
        let new = runner.after(&[&module, &outside, &before], first, &program.host);
        let new = new.map_err(|stop| match stop {
            Stop::Unsupported(what) if terms.optimised => Verdict::Unsupported(what),
            Stop::Undefined(why) | Stop::Unsupported(why) => wrong(Kind::Undefined, why),
            Stop::TooLong => wrong(Kind::Undefined, "it does not end".to_owned()),
        })?;
        compare(&old, &new, terms.optimised).map_err(|why| wrong(Kind::Different, why))?;
        Ok(new)
    };
    let pass = |text: &str| {
        let panic = |_| wrong((Kind::Panic, "the passes panic".to_owned()), text.to_owned());
        let rejected = |why| wrong((Kind::Rejected, why), text.to_owned());
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| pass(text)))
            .map_err(panic)?
            .map_err(rejected)
    };
    let once = match pass(&program.text) {
        Ok(once) => once,
        Err(verdict) => return verdict,
    };
    let new = match same(&once) {
        Ok(new) => new,
        Err(verdict) => return verdict,
    };
    let work = Work { steps: old.steps, before: old.accesses, after: new.accesses, unstable: 0 };
    // An optimiser finds something to do each time.
    if terms.optimised {
        return Verdict::Same(work);
    }
    let twice = match pass(&once) {
        Ok(twice) => twice,
        Err(verdict) => return verdict,
    };
    let unstable = u64::from(once != twice);
    if terms.stable && once != twice {
        return wrong((Kind::Unstable, second_run(&once, &twice)), twice);
    }
    if once != twice
        && let Err(verdict) = same(&twice)
    {
        return verdict;
    }
    Verdict::Same(Work { unstable, ..work })
}

/// The text of a module after the passes, if the checker accepts it. What cannot be read stays as it is.
pub(crate) fn passed(text: &str, setup: &Setup) -> Result<String, String> {
    let Ok(mut module) = spacecast_ir::parse(text.as_bytes()) else { return Ok(text.to_owned()) };
    let (options, log) = (&setup.options, &mut std::io::sink());
    let mut checker = Checker::new(&mut module, &options.resolve.knobs);
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = setup.pipeline.run_watched(&mut module, options, log, &mut checker);
    let _ = module.print(&mut out);
    match checker.finish(&module).first() {
        Some(problem) => Err(problem.to_string()),
        None => Ok(String::from_utf8_lossy(&out).into_owned()),
    }
}
