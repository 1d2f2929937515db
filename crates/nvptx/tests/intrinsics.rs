//! The table of intrinsics against what LLVM declares.
//!
//! `intrinsics.ll` declares and calls what LLVM 22 has, so that LLVM itself vouches for names and types;
//! `intrinsics-old.ll` declares what only older versions had. Every row must stand in one of them.

use std::collections::BTreeSet;

use spacecast_ir::module::Module;
use spacecast_ir::types::{Type, Types};
use spacecast_llvm::Llvm;
use spacecast_nvptx::intrinsics::{Intrinsic, ROWS, Returned};
use spacecast_nvptx::space::Space;

const NEW: &str = include_str!("intrinsics.ll");
const OLD: &str = include_str!("intrinsics-old.ll");

/// Rows of which some version of LLVM has only a part of the operands, or has one elsewhere.
const VARYING: &[&str] = &[
    "llvm.lifetime.end.*",
    "llvm.lifetime.start.*",
    "llvm.ptr.annotation.*",
    "llvm.var.annotation",
];

/// An intrinsic as it is declared.
struct Declared {
    name: String,
    /// The spaces of its operands, `None` where one is no pointer.
    operands: Vec<Option<Space>>,
    returns_pointer: bool,
}

/// The space of a pointer or of a vector of them.
fn space(types: &Types, ty: Type) -> Option<Space> {
    let number = types.addrspace(types.scalar(ty))?;
    Some(Space::from_llvm(number).expect("a space that is known"))
}

fn declared(module: &Module<'_>) -> Vec<Declared> {
    let declarations = module.functions().filter(|(_, f)| f.is_declaration());
    declarations
        .map(|(_, f)| {
            let name = module.symbol_name(f.global).expect("a name");
            Declared {
                name: String::from_utf8_lossy(&name).into_owned(),
                operands: f.params().iter().map(|p| space(&module.types, p.ty)).collect(),
                returns_pointer: space(&module.types, f.ret).is_some(),
            }
        })
        .collect()
}

fn read(source: &str) -> Module<'_> {
    spacecast_ir::parse(source.as_bytes()).expect("a module")
}

fn row(name: &str) -> &'static Intrinsic {
    Intrinsic::named(name.as_bytes()).unwrap_or_else(|| panic!("{name} has no row"))
}

/// Whether a part of the name is a pointer type: `p3`, or `v4p3` for a vector.
fn names_a_space(name: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    name.split('.').any(|part| match part.strip_prefix('v').and_then(|v| v.split_once('p')) {
        Some((lanes, number)) => digits(lanes) && digits(number),
        None => part.strip_prefix('p').is_some_and(digits),
    })
}

#[test]
fn llvm_has_every_intrinsic_that_is_called() {
    let llvm = Llvm::find(None).expect("a libLLVM");
    // An older library does not know the newer names.
    let version = llvm.version();
    assert!(version.is_none_or(|(major, ..)| major >= 22), "this needs LLVM 22, not {version:?}");
    let module = llvm.parse("intrinsics.ll", NEW.as_bytes()).expect("a module");
    assert_eq!(module.verify(), Ok(()));
    // LLVM lets any name pass that begins with `llvm.`, and only remarks on it when it prints.
    let printed = String::from_utf8(module.print()).expect("text");
    let mut lines = printed.lines();
    while let Some(line) = lines.next() {
        assert!(!line.contains("Unknown intrinsic"), "unknown to LLVM: {:?}", lines.next());
    }
}

/// LLVM looks at the types of an intrinsic only where it is called.
#[test]
fn every_declaration_is_called() {
    let module = read(NEW);
    let called: BTreeSet<_> = module
        .functions()
        .flat_map(|(_, f)| f.calls().filter_map(|call| f.called_symbol(call)))
        .filter_map(|symbol| module.symbol_name(symbol))
        .map(|name| String::from_utf8_lossy(&name).into_owned())
        .collect();
    for declared in declared(&module) {
        // Calls of these would need debug information around them, and have no types to check.
        if !declared.name.starts_with("llvm.dbg.") {
            assert!(called.contains(&declared.name), "{} is not called", declared.name);
        }
    }
}

#[test]
fn rows_agree_with_declarations() {
    for source in [NEW, OLD] {
        for declared in declared(&read(source)) {
            let row = row(&declared.name);
            let name = format!("{} by {}", declared.name, row.name);
            for (i, space) in declared.operands.iter().enumerate() {
                match (space, row.pointer(i)) {
                    (Some(space), Some(pointer)) => {
                        assert!(pointer.spaces.has(*space), "{name}: operand {i} is {space:?}");
                    }
                    (Some(_), None) => panic!("{name}: operand {i} is not in the row"),
                    (None, _) => {}
                }
            }
            let there = |i: u8| declared.operands.get(usize::from(i)).is_some_and(Option::is_some);
            let mut listed = row.pointers.iter().map(|pointer| there(pointer.operand));
            if VARYING.contains(&row.name) {
                assert!(listed.any(|there| there), "{name}: no operand of the row is a pointer");
            } else {
                assert!(listed.all(|there| there), "{name}: the row lists what is no pointer");
            }
            match row.returns {
                Returned::Plain => assert!(!declared.returns_pointer, "{name}: returns a pointer"),
                Returned::Loaded => {}
                Returned::Derived(from) | Returned::Cast(from) => {
                    assert!(declared.returns_pointer, "{name}: returns no pointer");
                    assert!(row.pointer(from.into()).is_some(), "{name}: returns no operand");
                }
                Returned::In(_) => {
                    assert!(declared.returns_pointer, "{name}: returns no pointer");
                }
            }
            assert_eq!(names_a_space(&declared.name), row.mangled, "{name}");
        }
    }
}

#[test]
fn every_row_is_declared() {
    let declared: BTreeSet<_> = [NEW, OLD]
        .into_iter()
        .flat_map(|source| declared(&read(source)))
        .map(|declared| row(&declared.name).name)
        .collect();
    for row in ROWS {
        assert!(declared.contains(row.name), "{} is not declared", row.name);
    }
}
