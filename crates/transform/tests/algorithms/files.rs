//! Every file of the repository that can be read, before and after parameters are lowered.

use std::fs;
use std::path::{Path, PathBuf};

use spacecast_llvm::Llvm;
use spacecast_transform::lower_struct_args::{self, lower_struct_args};

use crate::{Tally, compare, rewrite_and_verify, sets_of_knobs};

/// The `.ll` files below a folder, sorted.
fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

#[test]
fn they_agree_on_every_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["tests", "idioms", "examples"] {
        collect(&root.join(folder), &mut files);
    }
    let mut tally = Tally::default();
    for path in &files {
        let text = fs::read(path).expect("a file that can be read");
        let Ok(mut module) = spacecast_ir::parse(&text) else { continue };
        for (when, lowered) in [("as it is", false), ("lowered", true)] {
            if lowered {
                lower_struct_args(&mut module, &lower_struct_args::Options::default());
            }
            for (knobs_name, knobs) in sets_of_knobs() {
                let name = format!("{}, {when}, {knobs_name}", path.display());
                compare(&name, &module, &knobs, &mut tally);
            }
        }
    }
    tally.check("");
    // Both have to have something to say, or agreement means nothing.
    assert!(tally.flat > 1000 && tally.default > tally.flat, "{} {}", tally.flat, tally.default);
}

/// What the flat algorithm decides is enough for the rewrite: LLVM finds no fault with what comes out.
#[test]
fn llvm_accepts_what_the_flat_algorithm_rewrites() {
    let llvm = Llvm::find(None).expect("LLVM");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    collect(&root.join("tests/resolve"), &mut files);
    collect(&root.join("idioms"), &mut files);
    for path in &files {
        let text = fs::read(path).expect("a file that can be read");
        // LLVM 22 reads no typed pointers.
        let known = llvm.parse("before", &text).is_ok_and(|module| module.verify().is_ok());
        if let Ok(mut module) = spacecast_ir::parse(&text)
            && known
        {
            lower_struct_args(&mut module, &lower_struct_args::Options::default());
            rewrite_and_verify(&llvm, &mut module, &path.display().to_string());
        }
    }
}
