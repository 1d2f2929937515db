//! `memspace-opt-verbose`: what the analysis found, one pointer on a line.
//!
//! ```text
//!   @kernel %p: shared
//!   @kernel %7: global, null
//! ```
//!
//! Unnamed values have the numbers under which the module would be printed at that moment.

use std::fmt::Write;

use spacecast_analysis::Facts;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Value};

/// The pointers of these functions with their origins.
pub fn trace(module: &Module<'_>, facts: &Facts, functions: &[FuncId]) -> String {
    let mut out = String::new();
    let types = &module.types;
    for &id in functions {
        let func = module.func(id);
        let Some(facts) = facts.of(id) else { continue };
        let name = module.symbol_name(func.global).unwrap_or_default();
        let name = String::from_utf8_lossy(&name);
        for (value, title) in titles(func) {
            if types.addrspace(types.scalar(func.type_of(value))).is_some() {
                let origins = facts.origins(func, types, value);
                // Writing to a string cannot fail.
                let _ = writeln!(out, "@{name} %{title}: {origins}");
            }
        }
    }
    out
}

/// The arguments and results of a function, and how they are called.
fn titles(func: &Function<'_>) -> Vec<(Value, String)> {
    let mut next = 0;
    let mut title = |value: Value| match func.name_of(value) {
        Some(name) => String::from_utf8_lossy(name.strip_prefix(b"%").unwrap_or(name)).into_owned(),
        None => {
            next += 1;
            (next - 1).to_string()
        }
    };
    let mut found = Vec::new();
    for n in 0..func.params().len() as u32 {
        found.push((Value::arg(n), title(Value::arg(n))));
    }
    for block in func.blocks() {
        // Blocks are numbered among the values.
        title(block.into());
        for inst in func.insts_of(block) {
            if func.inst(inst).ty != Type::VOID {
                found.push((inst.into(), title(inst.into())));
            }
        }
    }
    found
}
