//! Any module goes through the passes without a panic, and what comes out is a module.
#![no_main]

use spacecast_analysis::knobs::Profile;
use spacecast_transform::pipeline::{Options, Pipeline};

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let Ok(mut module) = spacecast_ir::parse(text) else { return };
    let options = Options::of(Profile::Sound);
    let _ = Pipeline::of(&options).run(&mut module, &options, &mut std::io::sink());
    let mut out = Vec::new();
    let _ = module.print(&mut out);
    if let Err(error) = spacecast_ir::parse(&out) {
        panic!("{error} at {}:\n{}", error.offset(), String::from_utf8_lossy(&out));
    }
});
