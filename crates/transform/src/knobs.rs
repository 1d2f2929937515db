//! The knobs by name: the table from which command lines, help and documentation are made.
//!
//! Invariant: nothing is said twice. A row has the documented name, one line of help and the place of the
//! setting; what it is by default is asked of [`Options::of`], and what its texts mean is decided here alone.

use spacecast_analysis::knobs::{AliasMerge, Ambiguous, GridConstant, Profile};

use crate::pipeline::Options;

/// The profiles by name, the default first.
pub const PROFILES: [(&str, Profile); 3] =
    [("sound", Profile::Sound), ("cicc", Profile::Cicc), ("tileiras", Profile::Tileiras)];

/// What becomes of ambiguous pointers, by name.
const AMBIGUOUS: [(&str, Ambiguous); 2] =
    [("generic", Ambiguous::Generic), ("global", Ambiguous::Global)];

/// What reports call grid constants, by name.
const GRID_CONSTANT: [(&str, GridConstant); 2] =
    [("param", GridConstant::Param), ("constant", GridConstant::Constant)];

/// Which alias sets are merged, by name.
const ALIAS_MERGE: [(&str, AliasMerge); 3] = [
    ("none", AliasMerge::None),
    ("per-as", AliasMerge::PerSpace),
    ("unified", AliasMerge::Unified),
];

/// Where a setting is, and what kind of value it has.
#[derive(Copy, Clone)]
enum Place {
    Flag(fn(&mut Options) -> &mut bool),
    /// Any number.
    Number(fn(&mut Options) -> &mut i64),
    Ambiguous(fn(&mut Options) -> &mut Ambiguous),
    GridConstant(fn(&mut Options) -> &mut GridConstant),
    AliasMerge(fn(&mut Options) -> &mut AliasMerge),
    Names(fn(&mut Options) -> &mut Vec<String>),
}

/// What kind of value a knob takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Yes or no; yes if there is no value.
    Flag,
    /// A number.
    Number,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A name; the knob may be given several times.
    Names,
}

/// A knob.
pub struct Knob {
    /// Its documented name.
    pub name: &'static str,
    /// What it is about, as a heading.
    pub group: &'static str,
    /// What it does, in one line.
    pub help: &'static str,
    place: Place,
}

const fn knob(name: &'static str, group: &'static str, place: Place, help: &'static str) -> Knob {
    Knob { name, group, help, place }
}

const ASSUME: &str = "What is assumed";
const FOLLOW: &str = "What is followed";
const GUESS: &str = "What is guessed";
const PASS: &str = "What memory-space-opt does";
const RESTRICT: &str = "What process-restrict does";
const ALIAS: &str = "What the alias analysis does";
const REPORT: &str = "What reports say";
const TRACE: &str = "Traces, on standard error";

/// All knobs, by group.
#[rustfmt::skip]
pub const KNOBS: &[Knob] = &[
    knob("param-always-point-to-global", ASSUME,
        Place::Flag(|o| &mut o.resolve.knobs.param_always_point_to_global),
        "Pointer arguments of kernels are global"),
    knob("strong-global-assumptions", ASSUME,
        Place::Flag(|o| &mut o.resolve.knobs.strong_global_assumptions),
        "Pointers loaded from constant memory are global"),
    knob("process-alloca-always", ASSUME,
        Place::Flag(|o| &mut o.resolve.knobs.process_alloca_always),
        "A stack slot is local whatever happens to its address"),
    knob("process-builtin-assume", ASSUME,
        Place::Flag(|o| &mut o.resolve.knobs.process_builtin_assume),
        "What llvm.assume says about spaces is believed"),
    knob("harmless", ASSUME,
        Place::Names(|o| &mut o.resolve.knobs.harmless),
        "A function that is not visible and stores no address; may be repeated"),
    knob("track-indir-load", FOLLOW,
        Place::Flag(|o| &mut o.resolve.knobs.track_indir_load),
        "Pointers that are loaded from memory"),
    knob("track-int2ptr", FOLLOW,
        Place::Flag(|o| &mut o.resolve.knobs.track_int2ptr),
        "Pointers that are made of integers"),
    knob("track-calls", FOLLOW,
        Place::Flag(|o| &mut o.resolve.knobs.track_calls),
        "Pointers that are passed to functions and returned; without, each function is resolved by itself"),
    knob("memspace-opt-conservative", FOLLOW,
        Place::Flag(|o| &mut o.resolve.knobs.memspace_opt_conservative),
        "Not even queries make a pointer known again that was unknown"),
    knob("mem-space-alg", FOLLOW,
        Place::Number(|o| &mut o.resolve.knobs.mem_space_alg),
        "The algorithm: 2, or any other number for the flat one, which decides less"),
    knob("ambiguous", GUESS,
        Place::Ambiguous(|o| &mut o.resolve.knobs.ambiguous),
        "What a pointer to one of several spaces counts as; global is a guess, and a warning"),
    knob("wmma-forces-global", GUESS,
        Place::Flag(|o| &mut o.resolve.knobs.wmma_forces_global),
        "The pointers of matrix operations are global; a guess"),
    knob("memspace-opt-enable", PASS,
        Place::Flag(|o| &mut o.enable),
        "Whether the pass runs at all"),
    knob("disable-MemorySpaceOptPass", PASS,
        Place::Flag(|o| &mut o.disable),
        "The same the other way round: the pass does not run"),
    knob("wmma-memory-space-opt", PASS,
        Place::Flag(|o| &mut o.resolve.wmma_memory_space_opt),
        "Matrix operations are resolved too"),
    knob("rewrite-slots", PASS,
        Place::Flag(|o| &mut o.resolve.rewrite_slots),
        "Stack slots that LLVM keeps in registers are made local, too: for code that is not optimised afterwards"),
    knob("split-accesses", PASS,
        Place::Flag(|o| &mut o.resolve.split_accesses),
        "An access to a stack object or to other memory is split on the condition that chose, where that frees the object"),
    knob("retype-params", PASS,
        Place::Flag(|o| &mut o.resolve.retype_params),
        "Parameters of functions whose calls are all here name the space that they are used in"),
    knob("optimiser-follows", PASS,
        Place::Flag(|o| &mut o.resolve.knobs.optimiser_follows),
        "LLVM's optimiser follows, which may use the other side of a copy in the place of a stack slot, and load or store where a condition does not hold; false: its backend does"),
    knob("number-cluster-casts", PASS,
        Place::Flag(|o| &mut o.resolve.number_cluster_casts),
        "Casts of shared addresses into the cluster become the number that both have: for code that goes to the backend next"),
    knob("do-clone-for-ip-msp", PASS,
        Place::Number(|o| &mut o.resolve.do_clone_for_ip_msp),
        "How often copying a function for the spaces it is called with may be tried; -1: no limit"),
    knob("clone-on-disagreement", PASS,
        Place::Flag(|o| &mut o.resolve.clone_on_disagreement),
        "Functions are copied also where calls pass different spaces"),
    knob("clone-alwaysinline", PASS,
        Place::Flag(|o| &mut o.resolve.clone_alwaysinline),
        "Copies are to be inlined where nothing forbids it"),
    knob("nvvm-as", PASS,
        Place::Flag(|o| &mut o.resolve.nvvm_as),
        "Functions say in the attribute \"nvvm.as\" which spaces their pointer parameters have"),
    knob("process-restrict", RESTRICT,
        Place::Flag(|o| &mut o.restrict.enable),
        "Whether the pass runs at all"),
    knob("allow-restrict-in-struct", RESTRICT,
        Place::Flag(|o| &mut o.restrict.in_struct),
        "Pointers in parameters that are structures count as restricted where the parameter is; otherwise a warning"),
    knob("apply-multi-level-restrict", RESTRICT,
        Place::Flag(|o| &mut o.restrict.multi_level),
        "Pointers that are loaded through restricted ones are restricted like these"),
    knob("process-restrict-propagate-only", RESTRICT,
        Place::Flag(|o| &mut o.restrict.propagate_only),
        "Only functions that were processed get the scopes that are missing, for what other passes added"),
    knob("local-scopes", PASS,
        Place::Flag(|o| &mut o.local_scopes),
        "Barriers are said to leave local memory alone"),
    knob("dump-process-restrict", TRACE,
        Place::Flag(|o| &mut o.dump_restrict),
        "The module before and after restricted pointers are processed"),
    knob("noalias-addrspace", PASS,
        Place::Flag(|o| &mut o.resolve.noalias_addrspace),
        "Accesses that stay generic say in !noalias.addrspace where they are not; LLVM reads it from version 20 on"),
    knob("dump-ip-msp", TRACE,
        Place::Flag(|o| &mut o.resolve.dump_ip_msp),
        "What is found and done between functions"),
    knob("memspace-opt-verbose", TRACE,
        Place::Flag(|o| &mut o.resolve.verbose),
        "The votes of every function, and every pointer with its origins"),
    knob("dump-ir-before-memory-space-opt", TRACE,
        Place::Flag(|o| &mut o.dump_before),
        "The module before each run of the pass"),
    knob("dump-ir-after-memory-space-opt", TRACE,
        Place::Flag(|o| &mut o.dump_after),
        "The module after each run of the pass"),
];

/// How a value is called.
fn name<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, v)| *v == value).map_or("", |(name, _)| name)
}

/// The value of this name.
fn named<T: Copy>(names: &[(&'static str, T)], text: &str) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == text);
    let all: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
    found.map(|(_, value)| *value).ok_or_else(|| format!("write one of: {}", all.join(", ")))
}

/// The knobs of the alias analysis, which passes do not ask.
#[rustfmt::skip]
pub const ALIAS_KNOBS: &[Knob] = &[
    knob("nvptx-traverse-address-aliasing-limit", ALIAS,
        Place::Number(|o| &mut o.resolve.knobs.traverse_limit),
        "How many casts and offsets back a type that names a space is looked for"),
    knob("memspace-opt-alias-merge", ALIAS,
        Place::AliasMerge(|o| &mut o.resolve.knobs.alias_merge),
        "Which alias sets are merged, so that they are not told apart: none, those of one space, or all connected ones"),
    knob("grid-constant", REPORT,
        Place::GridConstant(|o| &mut o.resolve.knobs.grid_constant),
        "What reports call the memory of grid constants; they are read in parameter space all the same"),
];

impl Knob {
    /// What kind of value it takes.
    pub fn kind(&self) -> Kind {
        const WORDS: [&str; 2] = [AMBIGUOUS[0].0, AMBIGUOUS[1].0];
        const GRIDS: [&str; 2] = [GRID_CONSTANT[0].0, GRID_CONSTANT[1].0];
        const MERGES: [&str; 3] = [ALIAS_MERGE[0].0, ALIAS_MERGE[1].0, ALIAS_MERGE[2].0];
        match self.place {
            Place::Flag(_) => Kind::Flag,
            Place::Number(_) => Kind::Number,
            Place::Ambiguous(_) => Kind::Choice(&WORDS),
            Place::GridConstant(_) => Kind::Choice(&GRIDS),
            Place::AliasMerge(_) => Kind::Choice(&MERGES),
            Place::Names(_) => Kind::Names,
        }
    }

    /// What it is, as it would be written.
    pub fn get(&self, options: &Options) -> String {
        // One function finds the place for both directions, and it needs a place that can change.
        let mut options = options.clone();
        match self.place {
            Place::Flag(at) => at(&mut options).to_string(),
            Place::Number(at) => at(&mut options).to_string(),
            Place::Ambiguous(at) => name(&AMBIGUOUS, *at(&mut options)).to_owned(),
            Place::GridConstant(at) => name(&GRID_CONSTANT, *at(&mut options)).to_owned(),
            Place::AliasMerge(at) => name(&ALIAS_MERGE, *at(&mut options)).to_owned(),
            Place::Names(at) => at(&mut options).join(", "),
        }
    }

    /// Sets it; a name is added to those before.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn set(&self, options: &mut Options, text: &str) -> Result<(), String> {
        match self.place {
            Place::Flag(at) => {
                *at(options) = match text {
                    "true" | "TRUE" | "True" | "1" => true,
                    "false" | "FALSE" | "False" | "0" => false,
                    _ => return Err("write `true` or `false`".to_owned()),
                }
            }
            Place::Number(at) => {
                *at(options) = text.parse().map_err(|_| "write a number".to_owned())?;
            }
            Place::Ambiguous(at) => *at(options) = named(&AMBIGUOUS, text)?,
            Place::GridConstant(at) => *at(options) = named(&GRID_CONSTANT, text)?,
            Place::AliasMerge(at) => *at(options) = named(&ALIAS_MERGE, text)?,
            Place::Names(at) => {
                let name = text.strip_prefix('@').unwrap_or(text);
                if name.is_empty() {
                    return Err("write the name of a function".to_owned());
                }
                at(options).push(name.to_owned());
            }
        }
        Ok(())
    }

    /// What it is by default, and in which profiles it is something else.
    pub fn defaults(&self) -> String {
        let mut text = String::new();
        let mut said = String::new();
        for (name, profile) in PROFILES {
            let value = self.get(&Options::of(profile));
            if text.is_empty() {
                text.clone_from(&value);
                said = value;
            } else if value != said {
                text += &format!("; {name}: {value}");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_what_is_read() {
        for knob in KNOBS.iter().chain(ALIAS_KNOBS) {
            let mut options = Options::of(Profile::Sound);
            let values: &[&str] = match knob.kind() {
                Kind::Flag => &["false", "true"],
                Kind::Number => &["-1", "2"],
                Kind::Choice(words) => words,
                Kind::Names => &["f"],
            };
            for value in values {
                assert_eq!(knob.set(&mut options, value), Ok(()), "{}", knob.name);
                assert_eq!(knob.get(&options), *value, "{}", knob.name);
            }
            assert!(knob.kind() == Kind::Names || knob.set(&mut options, "what").is_err());
        }
    }

    /// Two rows for one setting, or a name twice, would be a slip.
    #[test]
    fn every_knob_is_another_one() {
        let all: Vec<&Knob> = KNOBS.iter().chain(ALIAS_KNOBS).collect();
        for (i, &knob) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|k| k.name != knob.name), "{}", knob.name);
            let mut options = Options::of(Profile::Sound);
            let value = match (knob.kind(), knob.get(&options).as_str()) {
                (Kind::Flag, "true") => "false",
                (Kind::Flag, _) => "true",
                (Kind::Choice(words), _) => words[1],
                (Kind::Names, _) => "f",
                (Kind::Number, _) => "7",
            };
            assert_eq!(knob.set(&mut options, value), Ok(()));
            let sound = Options::of(Profile::Sound);
            let changed: Vec<&str> =
                all.iter().filter(|k| k.get(&options) != k.get(&sound)).map(|k| k.name).collect();
            assert_eq!(changed, [knob.name]);
        }
    }

    #[test]
    fn defaults_name_the_profiles_that_differ() {
        let of = |name: &str| KNOBS.iter().find(|k| k.name == name).map(Knob::defaults);
        assert_eq!(of("track-int2ptr").as_deref(), Some("true"));
        assert_eq!(of("ambiguous").as_deref(), Some("generic; cicc: global; tileiras: global"));
        assert_eq!(of("wmma-forces-global").as_deref(), Some("false; tileiras: true"));
        assert_eq!(of("harmless").as_deref(), Some(""));
    }
}
