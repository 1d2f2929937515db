//! Any module is verified, and its accesses are compared, without a panic.
#![no_main]

use spacecast_analysis::alias::AliasAnalysis;
use spacecast_analysis::knobs::Knobs;
use spacecast_analysis::Program;

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let Ok(module) = spacecast_ir::parse(text) else { return };
    spacecast_checker::verify::verify(&module, &Default::default());
    let knobs = Knobs::default();
    let program = Program::new(&module, &knobs);
    let analysis = AliasAnalysis::new(&program);
    for (id, _) in module.functions().filter(|(_, func)| !func.is_declaration()) {
        let mut aliases = analysis.function(id);
        let accesses = aliases.accesses();
        for (&a, &b) in accesses.iter().zip(accesses.iter().skip(1)) {
            aliases.alias(a, b);
        }
    }
});
