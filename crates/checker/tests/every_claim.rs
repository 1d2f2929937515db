//! Every claim is looked at: one that says nothing any more is rejected, wherever it is in the certificate.
//!
//! The passes run on the file tests, under the eyes of someone who takes one claim out. Who passes over an instruction
//! that it should look at does not notice.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, Fact, What};
use spacecast_analysis::knobs::Profile;
use spacecast_checker::Checker;
use spacecast_ir::Module;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Inst};
use spacecast_transform::pipeline::{Options, Pipeline};
use spacecast_transform::watch::{Step, Watch};

/// Takes one claim out of the first certificate.
struct Forgetful<'s, 'k> {
    checker: Checker<'s, 'k>,
    which: usize,
    taken: Option<Taken>,
}

impl<'s> Watch<'s> for Forgetful<'s, '_> {
    fn saw(&mut self, step: Step, module: &mut Module<'s>, certificate: Option<&Certificate>) {
        let mut shown = certificate.cloned();
        if step == Step::Rewritten
            && self.taken.is_none()
            && let Some(shown) = &mut shown
        {
            self.taken = Some(without(shown, module, self.which));
        }
        self.checker.saw(step, module, shown.as_ref());
    }
}

/// Counts claims, and takes one out.
struct Taken {
    which: usize,
    claims: usize,
    what: &'static str,
}

impl Taken {
    /// Another claim, if it says anything.
    fn claim<T: PartialEq>(&mut self, what: &'static str, claim: &mut T, nothing: T) {
        if *claim != nothing {
            if self.claims == self.which {
                *claim = nothing;
                self.what = what;
            }
            self.claims += 1;
        }
    }

    /// The same of a fact. That something is a number goes without saying.
    fn fact(&mut self, what: &'static str, fact: &mut Fact) {
        if !is_number(fact.origins) || !fact.places.is_empty() {
            self.claim(what, fact, Fact::default());
        }
    }
}

fn is_number(origins: Origins) -> bool {
    (Origins::INTEGER | Origins::NULL).contains(origins)
}

fn from_host(origins: Origins) -> bool {
    let given = Origins::BYTES | Origins::LOADED | Origins::FOREIGN | Origins::DEVICE;
    (given | Origins::INTEGER | Origins::NULL).contains(origins)
}

/// Takes a claim out.
fn without(certificate: &mut Certificate, module: &Module<'_>, which: usize) -> Taken {
    let mut taken = Taken { which, claims: 0, what: "" };
    let outside: HashSet<FuncId> =
        certificate.runs.iter().filter(|run| run.outside).map(|run| run.func).collect();
    for run in &mut certificate.runs {
        let func = module.func(run.func);
        let insts = (0..func.num_insts() as u32).map(|n| func.inst(Inst::from_u32(n)).ty);
        let types: Vec<Type> = func.params().iter().map(|param| param.ty).chain(insts).collect();
        let solution = Arc::make_mut(&mut certificate.solutions[run.solution as usize]);
        let integers = solution.integers;
        for (at, node) in solution.nodes.iter_mut().enumerate() {
            // What an aggregate is as a whole follows from its parts.
            let whole = types.get(at).is_some_and(|&ty| is_aggregate(module, ty));
            let goes_without_saying = !integers && is_number(node.0) && node.1 == 0;
            if !whole && !goes_without_saying {
                taken.claim("value", node, (Origins::empty(), 0));
                // What others know is memory like any other.
                let set = solution.sets.get(node.1);
                if set.iter().any(|place| !certificate.objects[place.object as usize].exposed) {
                    taken.claim("places", &mut node.1, 0);
                }
            }
        }
        let (whole, parts) = &mut solution.returned;
        // A number of which nothing is said may be what the host gave.
        let is_data = !is_aggregate(module, func.ret) && !module.types.is_ptr(func.ret);
        let goes_without_saying = is_data && from_host(whole.origins) && whole.places.is_empty();
        if parts.is_empty() && !goes_without_saying {
            taken.fact("returned", whole);
        }
        parts.iter_mut().for_each(|part| taken.fact("returned part", part));
        taken.claim("escaped", &mut solution.escaped, Origins::empty());
        taken.claim("inside", &mut run.inside, Origins::empty());
        taken.claim("leaked", &mut run.leaked, Origins::empty());
    }
    for object in &mut certificate.objects {
        // What others know holds anything; of what nobody makes any more nothing has to be said.
        if !object.exposed && object.what != What::Gone {
            object.cells.iter_mut().for_each(|cell| taken.fact("cell", cell));
        }
        // That a function is called from outside is said twice.
        let again = match object.what {
            What::Function(id) => outside.contains(&id),
            What::Gone => true,
            _ => false,
        };
        if !again {
            taken.claim("exposed", &mut object.exposed, false);
        }
    }
    taken
}

fn is_aggregate(module: &Module<'_>, ty: Type) -> bool {
    let kind = module.types.kind(ty);
    matches!(kind, TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named { .. })
}

/// What was taken out, and whether that was noticed.
fn run(text: &[u8], which: usize) -> Option<(Taken, bool)> {
    let options = Options::of(Profile::Sound);
    let mut module = spacecast_ir::parse(text).ok()?;
    let checker = Checker::new(&mut module, &options.resolve.knobs);
    let mut watch = Forgetful { checker, which, taken: None };
    let log = &mut std::io::sink();
    Pipeline::of(&options).run_watched(&mut module, &options, log, &mut watch).ok()?;
    Some((watch.taken?, !watch.checker.finish(&module).is_empty()))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

/// Whether something is claimed that does not follow any more: what once was returned or loaded, or got out, stays. Nor need an address
/// be said where others know the memory that it is loaded from, as a number.
fn says_more(path: &Path) -> bool {
    let names = [
        "number-from-a-slot-that-others-know-later.ll",
        "call-virtual-on-variables.ll",
        "call-that-is-found-late.ll",
        "struct-from-a-known-table.ll",
        "struct-from-memory-that-gets-known.ll",
    ];
    names.iter().any(|name| path.ends_with(name))
}

#[test]
fn a_claim_that_is_missing_is_noticed() {
    let mut all = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in ["tests/resolve", "idioms/o2", "idioms/raw"] {
        files(&root.join(folder), &mut all);
    }
    all.sort();
    let passed: Vec<(usize, Vec<String>)> = all
        .par_iter()
        .map(|path| {
            let text = fs::read(path).unwrap_or_default();
            let Some((all, wrong)) = run(&text, usize::MAX) else { return (0, Vec::new()) };
            assert!(!wrong, "{} is right", path.display());
            let missed: Vec<String> = (0..all.claims)
                .filter_map(|n| run(&text, n).filter(|(_, noticed)| !noticed))
                .map(|(taken, _)| format!("{}: {} {}", path.display(), taken.what, taken.which))
                .collect();
            // Where nothing was done, nothing is asked.
            let asked = missed.len() < all.claims;
            if asked && !says_more(path) { (all.claims, missed) } else { (0, Vec::new()) }
        })
        .collect();
    let claims: usize = passed.iter().map(|(claims, _)| claims).sum();
    let missed: Vec<&String> = passed.iter().flat_map(|(_, missed)| missed).collect();
    assert!(claims > 2500, "{claims} claims");
    assert!(missed.is_empty(), "{} of {claims} claims: {missed:#?}", missed.len());
}
