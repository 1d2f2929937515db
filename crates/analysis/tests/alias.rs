//! The alias analysis over every module of the repository: summaries are what the pairs say, answers do not depend on
//! the order of a pair, and merging sets only ever tells less apart.

use std::fs;
use std::path::{Path, PathBuf};

use spacecast_analysis::Program;
use spacecast_analysis::alias::{AliasAnalysis, Answer, ModRef, Summary};
use spacecast_analysis::knobs::{AliasMerge, Knobs};
use spacecast_ir::Module;

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

fn each_module(mut check: impl FnMut(&Path, &Module<'_>)) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["tests/alias", "tests/resolve", "tests/explain", "idioms", "examples"] {
        collect(&root.join(folder), &mut files);
    }
    assert!(files.len() > 400, "{} files", files.len());
    for file in files {
        let text = fs::read(&file).expect("a file");
        if let Ok(module) = spacecast_ir::parse(&text) {
            check(&file, &module);
        }
    }
}

fn with_merge(merge: AliasMerge) -> Knobs {
    Knobs { alias_merge: merge, ..Knobs::default() }
}

#[test]
fn summaries_are_what_the_pairs_say() {
    for merge in [AliasMerge::None, AliasMerge::PerSpace] {
        let knobs = with_merge(merge);
        each_module(|file, module| {
            let program = Program::new(module, &knobs);
            let analysis = AliasAnalysis::new(&program);
            for (id, _) in module.functions().filter(|(_, f)| !f.is_declaration()) {
                let mut aliases = analysis.function(id);
                let mut accesses = aliases.accesses();
                accesses.truncate(200);
                let mut counted = Summary::default();
                for (at, &a) in accesses.iter().enumerate() {
                    for &b in &accesses[at + 1..] {
                        let verdict = aliases.alias(a, b);
                        assert_eq!(verdict, aliases.alias(b, a), "{}", file.display());
                        *counted.counts.entry(verdict).or_default() += 1;
                    }
                }
                let summary = aliases.summary(&accesses);
                assert_eq!(summary.counts, counted.counts, "{}", file.display());
            }
        });
    }
}

#[test]
fn merging_tells_less_apart() {
    let all = [AliasMerge::None, AliasMerge::PerSpace, AliasMerge::Unified].map(with_merge);
    each_module(|file, module| {
        let summaries = all.each_ref().map(|knobs| {
            let program = Program::new(module, knobs);
            let analysis = AliasAnalysis::new(&program);
            let mut total = Summary::default();
            for (id, _) in module.functions().filter(|(_, f)| !f.is_declaration()) {
                let mut aliases = analysis.function(id);
                let accesses = aliases.accesses();
                total.add(&aliases.summary(&accesses));
            }
            total
        });
        let [none, per_space, unified] = summaries;
        for merged in [&per_space, &unified] {
            assert!(merged.count(Answer::No) <= none.count(Answer::No), "{}", file.display());
            assert_eq!(merged.count(Answer::Must), none.count(Answer::Must), "{}", file.display());
            let pairs = |s: &Summary| s.counts.values().sum::<u64>();
            assert_eq!(pairs(merged), pairs(&none), "{}", file.display());
        }
        assert_eq!(unified.sets, none.sets, "{}", file.display());
        assert!(per_space.sets <= none.sets, "{}", file.display());
    });
}

/// An access does to its own location what it is: nothing else may be said of it, unless the memory is constant.
#[test]
fn an_access_concerns_its_own_location() {
    let knobs = Knobs::default();
    each_module(|file, module| {
        let program = Program::new(module, &knobs);
        let analysis = AliasAnalysis::new(&program);
        for (id, func) in module.functions().filter(|(_, f)| !f.is_declaration()) {
            let mut aliases = analysis.function(id);
            for access in aliases.accesses() {
                let Some((inst, _)) = access.at else { continue };
                let (does, reason) = aliases.mod_ref(inst, access);
                let fine = does != ModRef::None || aliases.is_constant(access);
                let op = func.inst(inst).op;
                assert!(fine, "{}: {op:?} does nothing: {}", file.display(), reason.text());
            }
        }
    });
}
