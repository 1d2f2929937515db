//! How the passes are run.

use spacecast_analysis::knobs::Profile;
use spacecast_transform::knobs::KNOBS;
use spacecast_transform::pipeline::{Options, Pipeline};

use crate::check::Setup;
use crate::choices::Choices;

/// Knobs that may be set to something else without anything becoming a guess.
pub(crate) const SETTINGS: &[(&str, &str)] = &[
    ("rewrite-slots", "true"),
    ("split-accesses", "false"),
    ("noalias-addrspace", "false"),
    ("process-restrict", "false"),
    ("clone-on-disagreement", "false"),
    ("clone-alwaysinline", "true"),
    ("do-clone-for-ip-msp", "1"),
    ("track-indir-load", "false"),
    ("track-int2ptr", "false"),
    ("process-builtin-assume", "false"),
    ("memspace-opt-conservative", "true"),
    ("mem-space-alg", "1"),
    ("param-always-point-to-global", "false"),
    ("process-alloca-always", "false"),
    ("nvvm-as", "true"),
    ("track-calls", "false"),
    ("number-cluster-casts", "true"),
];

/// Other pipelines than the usual one.
const PIPELINES: [&str; 4] = [
    "memory-space-opt<first-time>",
    "memory-space-opt<first-time>,memory-space-opt<second-time>",
    "memory-space-opt<second-time>",
    "lower-struct-args,memory-space-opt<first-time>,process-restrict",
];

/// Half of the programs go the usual way; of the others some have a few of these settings.
pub(crate) fn setup(choices: &mut Choices, whole: bool, settings: &[(&str, &str)]) -> Setup {
    let mut options = Options::of(Profile::Sound);
    options.resolve.knobs.whole_program = whole;
    let mut name = if whole { "--whole-program".to_owned() } else { String::new() };
    let mut pipeline = Pipeline::of(&options);
    // LLVM passes another pointer in the place of ours only if it has the same type.
    if choices.one_in(4) {
        options.resolve.retype_params = false;
        name += " --retype-params=false";
    }
    if choices.one_in(2) {
        for _ in 0..choices.below(4) {
            let (knob, value) = choices.pick(settings);
            if let Some(knob) = KNOBS.iter().find(|k| k.name == knob)
                && knob.set(&mut options, value).is_ok()
            {
                name += &format!(" --{}={value}", knob.name);
            }
        }
        if choices.one_in(4) {
            let text = choices.pick(&PIPELINES);
            if let Ok(other) = Pipeline::parse(text) {
                pipeline = other;
                name += &format!(" -passes='{text}'");
            }
        }
        if choices.one_in(8) {
            let limit = choices.below(12) as u64;
            options.resolve.bisect_limit = Some(limit);
            name += &format!(" --bisect-limit={limit}");
        }
    }
    // There is nothing beside a whole program.
    let others_first = choices.one_in(3) && !whole;
    Setup { name: name.trim().to_owned(), pipeline, options, others_first }
}
