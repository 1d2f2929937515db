//! `dump-ip-msp`: what was found and done between functions, in the documented words.
//!
//! ```text
//!   Initial work list size : 3
//!   helper : changed in argument memory space (1 arguments)
//!   2 callees are affected
//!   helper : return memory space is resolved : shared
//!   helper is cloned
//!   avoid cloning of other
//! ```
//!
//! The documented algorithm takes functions from a work list and puts back whoever calls one that changed; these
//! it calls callees. Ours settles all at once, so that each line comes once, in the order of the functions.

use std::fmt::Write;

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_analysis::votes::votes;
use spacecast_analysis::{Facts, Program};
use spacecast_ir::Module;
use spacecast_ir::value::FuncId;
use spacecast_nvptx::space::Vote;

fn name(module: &Module<'_>, id: FuncId) -> String {
    let name = module.symbol_name(module.func(id).global).unwrap_or_default();
    String::from_utf8_lossy(&name).into_owned()
}

/// What was found.
pub fn found(program: &Program<'_, '_>, facts: &Facts) -> String {
    let module = program.module;
    let ids: Vec<FuncId> =
        module.functions().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect();
    let mut callers: HashMap<FuncId, HashSet<FuncId, FxBuildHasher>, FxBuildHasher> =
        HashMap::default();
    for (_, instance) in facts.instances() {
        for &(_, target) in &instance.calls {
            callers.entry(facts.instance(target).func).or_default().insert(instance.func);
        }
    }
    let mut out = format!("Initial work list size : {}\n", ids.len());
    for id in ids.into_iter().filter(|&id| !program.is_kernel(id)) {
        let votes = votes(program, facts, id);
        let name = name(module, id);
        // Writing to a string cannot fail.
        let resolved = votes.resolved();
        if resolved > 0 {
            let _ =
                writeln!(out, "{name} : changed in argument memory space ({resolved} arguments)");
            let affected = callers.get(&id).map_or(0, HashSet::len);
            let _ = writeln!(out, "{affected} callees are affected");
        }
        if let Some(Vote::Agreed(space)) = votes.returned {
            let _ = writeln!(out, "{name} : return memory space is resolved : {}", space.name());
        }
    }
    out
}

/// That a function was copied.
pub fn cloned(module: &Module<'_>, id: FuncId) -> String {
    format!("{} is cloned\n", name(module, id))
}

/// That a function would have been copied, but for a limit.
pub fn avoided(module: &Module<'_>, id: FuncId) -> String {
    format!("avoid cloning of {}\n", name(module, id))
}

/// The votes of every function, with their documented values.
pub fn votes_of(program: &Program<'_, '_>, facts: &Facts, functions: &[FuncId]) -> String {
    let mut out = String::new();
    for &id in functions {
        let votes = votes(program, facts, id);
        let value = |vote: Vote| vote.value().map_or("-".to_owned(), |value| value.to_string());
        let params: Vec<String> = votes.params.iter().map(|&(_, vote)| value(vote)).collect();
        if params.is_empty() && votes.returned.is_none() {
            continue;
        }
        let returned = votes.returned.map(|vote| format!(" returns {}", value(vote)));
        let name = name(program.module, id);
        let _ =
            writeln!(out, "@{name} votes ({}){}", params.join(", "), returned.unwrap_or_default());
    }
    out
}
