//! The programs of `gpu/kernels`, and the idiom programs that can be launched, all compile: by LLVM alone and by us.
//!
//! Running them takes a GPU (`docs/gpu.md`). What can be seen without one: every kernel that is launched is there, and
//! our PTX has no more generic accesses than LLVM's.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use spacecast_gpu::build::{Compilers, build};
use spacecast_gpu::program::Program;
use spacecast_ptx::Audit;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files in a folder that have an extension.
fn names(folder: &Path, extension: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let names =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter_map(|name| Some(name.strip_suffix(extension)?.to_owned())).collect()
}

#[test]
fn everything_compiles_with_fewer_generic_accesses() {
    let out = std::env::temp_dir().join(format!("spacecast-gpu-{}", std::process::id()));
    let spacecast = PathBuf::from(env!("CARGO_BIN_EXE_spacecast"));
    build(&root(), &out, &Compilers { spacecast, nvcc: None }).expect("all compile");
    let mut sums = [0, 0];
    for kind in ["kernels", "idioms"] {
        for name in names(&out.join(kind), ".launch") {
            let read = |extension: &str| {
                fs::read(out.join(kind).join(format!("{name}.{extension}"))).expect("a file")
            };
            let program = Program::parse(&String::from_utf8(read("launch")).expect("text"))
                .expect("a description");
            let [theirs, ours] = ["llvm.ptx", "ours.ptx"].map(&read);
            let [theirs, ours] = [Audit::of(&theirs), Audit::of(&ours)];
            for audit in [&theirs, &ours] {
                let is_there = |name: &str| {
                    audit.functions.iter().any(|f| f.kernel && f.name == name.as_bytes())
                };
                assert!(
                    program.launches.iter().all(|launch| is_there(&launch.kernel)),
                    "{kind}/{name}"
                );
            }
            let [theirs, ours] = [theirs.total().generic(), ours.total().generic()];
            assert!(ours <= theirs, "{kind}/{name}: {ours} generic accesses, LLVM has {theirs}");
            sums[0] += theirs;
            sums[1] += ours;
        }
    }
    let _ = fs::remove_dir_all(&out);
    assert!(sums[1] * 10 < sums[0], "{} generic accesses, LLVM has {}", sums[1], sums[0]);
}

#[test]
fn every_kernel_has_its_ir() {
    let gpu = root().join("gpu");
    let kernels = names(&gpu.join("kernels"), ".cu");
    assert!(kernels.len() >= 20);
    assert_eq!(kernels, names(&gpu.join("ir"), ".ll"));
}

#[test]
fn every_idiom_is_launched_or_it_is_said_why_not() {
    let list = fs::read_to_string(root().join("gpu/idioms.txt")).expect("the list");
    let mentioned = |name: &str| {
        let words = list.split(|c: char| c.is_whitespace() || c == ',' || c == ':');
        words.map(|word| word.trim_end_matches('.')).any(|word| word == name)
    };
    for name in names(&root().join("idioms/raw"), ".ll") {
        assert!(mentioned(&name), "{name}");
    }
}
