//! The alias analysis over every module of the repository: summaries are what the pairs say, answers do not depend on
//! the order of a pair, and merging sets only ever tells less apart.

use std::fs;
use std::path::{Path, PathBuf};

use spacecast_analysis::Program;
use spacecast_analysis::alias::{AliasAnalysis, Answer, ModRef, Summary};
use spacecast_analysis::knobs::{AliasMerge, Knobs};
use spacecast_ir::Module;
use spacecast_ir::vocab::Opcode;

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

/// What the instructions of `@f` do to the location of its last store, in order.
fn effects_on_last_store(text: &str) -> Vec<ModRef> {
    let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
    let knobs = Knobs::default();
    let program = Program::new(&module, &knobs);
    let analysis = AliasAnalysis::new(&program);
    let id = module.function_named(b"f").expect("a function");
    let func = module.func(id);
    let mut aliases = analysis.function(id);
    let location = *aliases.accesses().last().expect("an access");
    let is_call = |i| func.inst(i).op.is_call();
    let touches = |i: &_| {
        use Opcode::{AtomicRmw, CmpXchg, Fence, Load, Store};
        matches!(func.inst(*i).op, Load | Store | AtomicRmw | CmpXchg | Fence) || is_call(*i)
    };
    let insts: Vec<_> = func.insts().filter(touches).collect();
    insts.into_iter().map(|inst| aliases.mod_ref(inst, location).0).collect()
}

#[test]
fn what_orders_memory_concerns_all_that_others_know() {
    use ModRef::{Both, Mod, None, Ref};
    let known = "define void @f(ptr addrspace(1) %p, ptr addrspace(3) %s) {
        fence acquire
        %a = load atomic i32, ptr addrspace(1) %p acquire, align 4
        %b = load i32, ptr addrspace(1) %p
        %c = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
        %d = atomicrmw add ptr addrspace(1) %p, i32 1 acq_rel
        %e = load i32, ptr addrspace(3) %s
        %g = atomicrmw add ptr addrspace(3) %s, i32 1 monotonic
        store i32 1, ptr addrspace(3) %s
        ret void
    }";
    assert_eq!(effects_on_last_store(known), [Both, Both, None, None, Both, Ref, Both, Mod]);
    let own = "declare void @llvm.nvvm.barrier0()
    define void @f(ptr %p) {
        %slot = alloca [2 x i32]
        fence acquire
        call void @llvm.nvvm.barrier0()
        %a = load atomic i32, ptr %p acquire, align 4
        %b = atomicrmw add ptr %slot, i32 1 acq_rel
        store i32 1, ptr %slot
        ret void
    }";
    assert_eq!(effects_on_last_store(own), [None, None, None, Both, Mod]);
    // Other threads of the block see the variable.
    let block = "@s = internal addrspace(3) global [2 x ptr] undef
    declare void @llvm.nvvm.barrier0()
    define ptx_kernel void @f() {
        fence acquire
        call void @llvm.nvvm.barrier0()
        store ptr null, ptr addrspace(3) @s
        ret void
    }";
    assert_eq!(effects_on_last_store(block), [Both, Both, Mod]);
    let constant = "@c = addrspace(4) global [2 x i32] zeroinitializer
    declare void @anything()
    define void @f(ptr %p) {
        fence acquire
        call void @anything()
        store i32 1, ptr %p
        store i32 1, ptr addrspace(4) @c
        ret void
    }";
    assert_eq!(effects_on_last_store(constant), [None, None, None, None]);
}

/// All pairs of a large function: most of its accesses have an offset or an index of their own.
#[test]
fn fifty_million_pairs() {
    let mut text = "define ptx_kernel void @f(ptr %a, ptr noalias %b, i64 %i, ptr %pp) {
        %l = alloca [4096 x i32]\n"
        .to_owned();
    for n in 0..2_000 {
        text += &format!(
            "%a{n} = getelementptr i32, ptr %a, i64 {n}
            store i32 1, ptr %a{n}
            %l{n} = getelementptr i32, ptr %l, i64 {n}
            store i32 2, ptr %l{n}
            %i{n} = xor i64 %i, {n}
            %b{n} = getelementptr i32, ptr %b, i64 %i{n}
            store i32 3, ptr %b{n}
            %p{n} = load ptr, ptr %pp
            store i32 4, ptr %p{n}\n"
        );
    }
    text += "ret void\n}\n";
    let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
    let knobs = Knobs::default();
    let program = Program::new(&module, &knobs);
    let analysis = AliasAnalysis::new(&program);
    let id = module.function_named(b"f").expect("a function");
    let mut aliases = analysis.function(id);
    let accesses = aliases.accesses();
    let summary = aliases.summary(&accesses);
    assert_eq!(summary.counts.values().sum::<u64>(), 10_000 * 9_999 / 2);
    assert_eq!(summary.count(Answer::Must), 2_000 * 1_999 / 2);
}
