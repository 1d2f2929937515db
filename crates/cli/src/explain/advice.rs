//! What a program could do about a pointer that stays generic.

use spacecast_analysis::explain::{Blame, Explanation, Flow, Source};
use spacecast_analysis::{EscapeKind, Origins, Program};

const OUTSIDE: &str = "make the function internal (`static`, or in an unnamed namespace), or pass `--whole-program` if only kernels are called from outside";

const AFTER: &str = "a query or an assumption says where it is, but LLVM's optimiser may move the access away from that: resolve after the optimiser, and say that only its backend follows: `--optimiser-follows=false`";

/// What could help, if anything is to be helped.
pub fn advice(found: &Explanation, program: &Program<'_, '_>) -> Vec<&'static str> {
    let mut help = Vec::new();
    if found.origins.space().is_some() {
        return help;
    }
    if found.later.is_some() {
        help.push(AFTER);
        return help;
    }
    let decided = found.calls.iter().filter(|c| c.origins.space().is_some()).count();
    if found.calls.len() > 1 && decided == found.calls.len() {
        help.push("`spacecast opt` makes a copy of the function for each, unless a limit forbids it (`opt --stats`)");
        return help;
    }
    for way in &found.ways {
        let Some(first) = way.steps.first() else { continue };
        let Flow::Source(source) = first.flow else { continue };
        let text = match source {
            // Only its name can be to blame, or that its address gets out.
            Source::OutsideArgument | Source::OutsideMemory if !program.is_internal(first.func) => {
                OUTSIDE
            }
            Source::OutsideArgument | Source::OutsideMemory => {
                "its address gets out, or nothing calls it: only calls that are seen say more"
            }
            Source::Leak => match way.blame {
                Some(Blame::Escape(_, _, EscapeKind::Called)) => {
                    "if the function that is called stores no addresses, say so: `--harmless NAME`, or `memory(read)` on its declaration"
                }
                Some(Blame::Outside(_)) => OUTSIDE,
                _ => {
                    "keep that address out of memory that others see, or assert the space of what is loaded: `__builtin_assume(__isGlobal(p))`"
                }
            },
            Source::Exposed(_) => {
                "keep the address of that object inside: pass what it holds by value, or to functions that are visible"
            }
            Source::CopyOfConstant | Source::OtherSideOfCopy => {
                "resolve after LLVM's optimiser, which removes such copies, and say that only its backend follows: `--optimiser-follows=false`"
            }
            Source::Invisible => {
                "assert the space where the result is used: `__builtin_assume(__isShared(p))`"
            }
            Source::Number => {
                "make the pointer of a pointer, by adding to it, or assert its space: `__builtin_assume(__isShared(p))`"
            }
            _ => continue,
        };
        if !help.contains(&text) {
            help.push(text);
        }
    }
    let spaces = (found.origins & Origins::ANYWHERE).iter().count();
    if help.is_empty() && spaces > 1 && !found.origins.is_unknown() {
        help.push("choose between accesses, not between pointers: access each memory in a branch of its own");
    }
    help
}
