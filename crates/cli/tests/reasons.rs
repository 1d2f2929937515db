//! `explain` has a reason for everything: each memory that a pointer can point to comes from somewhere.

mod common;

use std::path::Path;
use std::process::Command;

use rayon::prelude::*;
use serde_json::Value;

#[test]
fn every_origin_of_every_access_has_a_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["tests/resolve", "idioms"].map(|folder| common::modules(&root.join(folder)));
    let files = folders.concat();
    let found: Vec<(usize, Vec<String>)> = files.par_iter().map(|file| explained(file)).collect();
    let accesses: usize = found.iter().map(|(accesses, _)| accesses).sum();
    let open: Vec<&String> = found.iter().flat_map(|(_, open)| open).collect();
    assert!(open.is_empty(), "{} accesses lack a reason, such as {:#?}", open.len(), &open[..1]);
    assert!(accesses > 5000, "only {accesses} accesses were explained");
}

/// How many accesses were explained, and those of which an origin has no reason.
fn explained(file: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read(file).expect("the file");
    // Some of them are faulty, to see what is said of that.
    let Ok(module) = spacecast_ir::parse(&text) else { return (0, Vec::new()) };
    let (mut accesses, mut open) = (0, Vec::new());
    for (_, func) in module.functions().filter(|(_, func)| !func.is_declaration()) {
        let name = module.symbol_name(func.global).unwrap_or_default();
        let name = format!("@{}", String::from_utf8_lossy(&name));
        let mut command = Command::new(env!("CARGO_BIN_EXE_spacecast"));
        let output = command.args(["explain", "--json"]).arg(file).arg(&name).output();
        let output = output.expect("to run");
        let Ok(Value::Array(all)) = serde_json::from_slice(&output.stdout) else { continue };
        accesses += all.len();
        let lacking = all.iter().filter(|access| lacks_a_reason(access));
        open.extend(lacking.map(|access| format!("{} {name} {access:#}", file.display())));
    }
    (accesses, open)
}

fn lacks_a_reason(access: &Value) -> bool {
    // What a query says is a reason of its own.
    if access["refined"] == true {
        return false;
    }
    let ways = access["ways"].as_array().expect("a list");
    let has = |origin: &str| ways.iter().any(|way| way["origin"] == origin);
    let mut origins = access["origins"].as_str().expect("a text").split(", ");
    origins.any(|origin| match origin {
        "unknown" => !has("anywhere"),
        "device" => !has("global") && !has("anywhere"),
        // Not asked for.
        "null" | "integer" | "nothing" => false,
        space => !has(space) && !has("anywhere"),
    })
}
