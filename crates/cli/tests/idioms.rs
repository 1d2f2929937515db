//! The idiom suite: small programs in CUDA and Rust, compiled, with the number of accesses that have to stay generic.
//!
//! `idioms/README.md` has a row for each program. Those whose names begin with `call-` or `rust-` have helpers that are not
//! inlined, and count as whole programs. An access is counted here, by code of its own, not by the
//! command's statistics. LLVM verifies every output, and a second run must change nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use spacecast_ir::Module;
use spacecast_ir::vocab::Opcode;
use spacecast_llvm::Llvm;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../idioms")
}

/// The rows of the table: a name, and how many accesses stay generic in `raw` and in `o2`.
fn expected() -> Vec<(String, [Option<usize>; 2])> {
    let text = fs::read_to_string(root().join("README.md")).expect("the table");
    let rows = text.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, name, _, raw, o2, ..] = cells[..] else { return None };
        let number = |cell: &str| cell.parse().ok();
        let is_name = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        (is_name && name != "name" && !name.starts_with("---"))
            .then(|| (name.to_owned(), [number(raw), number(o2)]))
    });
    rows.collect()
}

/// Accesses through plain pointers: loads, stores, atomics, and operands of copies and fills.
fn generic_accesses(module: &Module<'_>) -> usize {
    let mut count = 0;
    for (_, func) in module.functions() {
        for inst in func.insts() {
            let operands = match func.inst(inst).op {
                Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => 0..1,
                Opcode::Store => 1..2,
                Opcode::Call => {
                    let symbol = func.called_symbol(inst);
                    let name = symbol.and_then(|g| module.symbol_name(g)).unwrap_or_default();
                    match &*name {
                        n if n.starts_with(b"llvm.memset.") => 0..1,
                        n if n.starts_with(b"llvm.memcpy.") => 0..2,
                        n if n.starts_with(b"llvm.memmove.") => 0..2,
                        _ => continue,
                    }
                }
                _ => continue,
            };
            let pointers = &func.operands(inst)[operands];
            let generic = |v: &&_| module.types.addrspace(func.type_of(**v)) == Some(0);
            count += pointers.iter().filter(generic).count();
        }
    }
    count
}

fn opt(file: &Path, whole_program: bool) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        // Slots that LLVM keeps in registers count, too, so that nothing hides there. What conditions say counts everywhere,
        // as it does where the backend follows.
        .args(["opt", "--check", "-w", "--rewrite-slots", "--optimiser-follows=false"])
        .args(whole_program.then_some("--whole-program"))
        .arg(file)
        .output()
        .expect("the command runs");
    assert!(output.status.success(), "{}: {output:?}", file.display());
    output.stdout
}

#[test]
fn nothing_stays_generic_but_what_is_ambiguous() {
    let llvm = Llvm::find(None).expect("LLVM");
    let table = expected();
    assert!(table.len() >= 40, "the table has {} rows", table.len());
    let folder = tempfile_dir();
    let mut wrong = Vec::new();
    for (name, counts) in &table {
        for (kind, count) in ["raw", "o2"].iter().zip(counts) {
            let Some(count) = count else { continue };
            let file = root().join(kind).join(format!("{name}.ll"));
            let whole = name.starts_with("call-") || name.starts_with("rust-");
            let text = opt(&file, whole);
            let parsed = llvm.parse(name, &text).expect("LLVM reads the output");
            parsed.verify().unwrap_or_else(|e| panic!("{kind}/{name}: {e}"));
            let module = spacecast_ir::parse(&text).expect("a module");
            let left = generic_accesses(&module);
            if left != *count {
                wrong.push(format!("{kind}/{name}: {left} accesses stay generic, not {count}"));
            }
            let again = folder.join("again.ll");
            fs::write(&again, &text).expect("a file");
            if opt(&again, whole) != text {
                wrong.push(format!("{kind}/{name}: a second run changes the output"));
            }
        }
    }
    let _ = fs::remove_dir_all(&folder);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn tempfile_dir() -> PathBuf {
    let dir = std::env::temp_dir().join(format!("spacecast-idioms-{}", std::process::id()));
    fs::create_dir_all(&dir).expect("a folder");
    dir
}

#[test]
fn every_program_has_a_row() {
    let table = expected();
    for (folder, extension) in [("cuda", "cu"), ("rust", "rs")] {
        for entry in fs::read_dir(root().join(folder)).expect("the programs") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|e| e == extension) {
                let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
                assert!(table.iter().any(|(n, _)| *n == name), "{name} has no row");
            }
        }
    }
}
