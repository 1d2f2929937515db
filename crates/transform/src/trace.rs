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
use spacecast_analysis::knobs::GridConstant;
use spacecast_ir::Module;
use spacecast_ir::value::FuncId;

/// The pointers of these functions with their origins.
pub fn trace(
    module: &Module<'_>,
    facts: &Facts,
    functions: &[FuncId],
    grid_constant: GridConstant,
) -> String {
    let mut out = String::new();
    let types = &module.types;
    for &id in functions {
        let func = module.func(id);
        let Some(facts) = facts.of(id) else { continue };
        let name = module.symbol_name(func.global).unwrap_or_default();
        let name = String::from_utf8_lossy(&name);
        for (value, title) in func.titles() {
            if types.addrspace(types.scalar(func.type_of(value))).is_some() {
                let origins = facts.origins(func, types, value).reported(grid_constant);
                // Writing to a string cannot fail.
                let _ = writeln!(out, "@{name} %{title}: {origins}");
            }
        }
    }
    out
}
