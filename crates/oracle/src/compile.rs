//! The passes with LLVM's optimiser between two runs of them, as `spacecast compile` has it.
//!
//! ```text
//!   text ─► passes ─► LLVM, -O2 ─► passes ─► text
//! ```
//!
//! What LLVM makes of our output has to do the same, too: it moves accesses, and passes other pointers to functions
//! than we saw. Where LLVM alone makes something else of a program, by its own fault or for want of something that we
//! can run, nothing is said about the passes; nor where it does so as soon as inline functions are internal, which the
//! passes make them.

use spacecast_llvm::Llvm;
use spacecast_transform::pipeline::Pipeline;

use crate::check::{Pass, Program, Setup, Terms, Verdict, check_by, passed};

/// What runs before LLVM, and what after.
const EARLY: &str = "lower-struct-args,memory-space-opt<first-time;no-warnings>,process-restrict";
const LATE: &str = "memory-space-opt<second-time;no-warnings>,process-restrict";

/// Runs a program before and after the passes and LLVM.
pub fn check(llvm: &Llvm, program: &Program, setup: &Setup) -> Verdict {
    let optimised = |text: &str| {
        let run = || {
            let machine = llvm.machine("sm_90", "", 2)?;
            let mut module = llvm.parse("program", text.as_bytes())?;
            module.run_passes("default<O2>", Some(&machine))?;
            Ok::<_, String>(String::from_utf8_lossy(&module.print()).into_owned())
        };
        // A text that is not read again says what is wrong with it.
        run().unwrap_or_else(|error| error)
    };
    let terms = Terms { others_first: setup.others_first, optimised: true, stable: false };
    // Both are known to the passes.
    let [early, late] = [EARLY, LATE].map(|passes| match Pipeline::parse(passes) {
        Ok(pipeline) => Setup { pipeline, ..setup.clone() },
        Err(_) => setup.clone(),
    });
    let by = |pass: &Pass<'_>| check_by(program, terms, pass);
    match by(&|text| passed(&optimised(&passed(text, &early)?), &late)) {
        Verdict::Wrong(fault) => {
            let own = |text: &str| Ok(optimised(&text.replace(" linkonce_odr ", " internal ")));
            match [by(&|text| Ok(optimised(text))), by(&own)] {
                [Verdict::Wrong(alone), _] | [_, Verdict::Wrong(alone)] => {
                    Verdict::Unsupported(format!("LLVM alone: {}", alone.why))
                }
                _ => Verdict::Wrong(fault),
            }
        }
        verdict => verdict,
    }
}
