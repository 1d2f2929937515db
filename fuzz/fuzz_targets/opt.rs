//! Any module goes through the passes without a panic, what they do passes the check, and what comes out is a module.
#![no_main]

use spacecast_analysis::knobs::Profile;
use spacecast_checker::Checker;
use spacecast_transform::pipeline::{Options, Pipeline};

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let Ok(mut module) = spacecast_ir::parse(text) else { return };
    let options = Options::of(Profile::Sound);
    let mut checker = Checker::new(&mut module, &options.resolve.knobs);
    let log = &mut std::io::sink();
    let _ = Pipeline::of(&options).run_watched(&mut module, &options, log, &mut checker);
    let mut problems = checker.finish(&module);
    // Such a module was not valid to begin with.
    problems.retain(|problem| problem.message != "it uses what is not computed before");
    assert!(problems.is_empty(), "{problems:?}");
    let mut out = Vec::new();
    let _ = module.print(&mut out);
    if let Err(error) = spacecast_ir::parse(&out) {
        panic!("{error} at {}:\n{}", error.offset(), String::from_utf8_lossy(&out));
    }
});
