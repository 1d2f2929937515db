//! Clones every function of a module and prints the result: a stress test for cloning with debug info.
//!
//! `cargo run --release -p spacecast-ir --example clone_all FILE > OUT`

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: clone_all FILE")?;
    let source = std::fs::read(&path)?;
    let mut module = spacecast_ir::parse(&source).map_err(|e| {
        let (line, column) = e.position(&source);
        format!("{path}:{line}:{column}: {e}")
    })?;
    let defined: Vec<_> =
        module.functions().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect();
    for id in defined {
        let global = module.func(id).global;
        let mut name = module.symbol_name(global).unwrap_or_default().into_owned();
        name.extend_from_slice(b".copy");
        module.clone_function(id, &name);
    }
    module.print(&mut std::io::stdout().lock())?;
    Ok(())
}
