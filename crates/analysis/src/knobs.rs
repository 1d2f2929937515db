//! What may be assumed, and how hard to try: the documented knobs, with their defaults by profile.

use crate::stated::Statements;

/// Whose defaults the knobs have.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// Nothing is guessed.
    #[default]
    Sound,
    /// As NVIDIA's cicc is documented.
    Cicc,
    /// As NVIDIA's tileiras is documented.
    Tileiras,
}

/// What becomes of a pointer that may point to several spaces.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Ambiguous {
    /// It stays generic.
    #[default]
    Generic,
    /// It counts as global, as documented, with a warning. This is a guess.
    Global,
}

/// What reports call the memory of parameters that are grid constants. They are read in parameter space all the same.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum GridConstant {
    /// By its own name.
    #[default]
    Param,
    /// Constant memory, as documented.
    Constant,
}

/// Which alias sets may be merged: what is merged is no longer told apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum AliasMerge {
    /// None: every pair is asked by itself.
    #[default]
    None,
    /// Those in memory of the same space: only spaces are told apart.
    PerSpace,
    /// Those that something connects: what may alias a third counts as one.
    Unified,
}

/// The knobs that the analysis reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knobs {
    /// `param-always-point-to-global`: pointer arguments of kernels are global.
    pub param_always_point_to_global: bool,
    /// `track-indir-load`: pointers loaded from memory are followed.
    pub track_indir_load: bool,
    /// `track-int2ptr`: pointers made of integers are followed.
    pub track_int2ptr: bool,
    /// `process-alloca-always`: a stack slot is local whatever happens to its address.
    pub process_alloca_always: bool,
    /// `strong-global-assumptions`: pointers loaded from constant memory are global.
    pub strong_global_assumptions: bool,
    /// `process-builtin-assume`: assumptions about spaces are believed.
    pub process_builtin_assume: bool,
    /// `memspace-opt-conservative`: contact with anything unknown makes a value generic for good.
    pub memspace_opt_conservative: bool,
    /// `mem-space-alg`: 2 is the default algorithm, any other the flat one.
    pub mem_space_alg: i64,
    /// `ambiguous`
    pub ambiguous: Ambiguous,
    /// `grid-constant`
    pub grid_constant: GridConstant,
    /// `wmma-forces-global`: the pointers of matrix operations are global. This is a guess.
    pub wmma_forces_global: bool,
    /// `nvptx-traverse-address-aliasing-limit`: how far the alias analysis follows casts and offsets to find the type
    /// that names a space.
    pub traverse_limit: i64,
    /// `memspace-opt-alias-merge`
    pub alias_merge: AliasMerge,
    /// `track-memory`: what memory holds is followed; fast-compile max runs without.
    pub track_memory: bool,
    /// `track-calls`: pointers are followed across functions; without, each function is resolved by itself.
    pub track_calls: bool,
    /// `optimiser-follows`: LLVM may put the other side of a copy in the place of a slot, and load or store where a condition
    /// does not hold; its backend alone does not.
    pub optimiser_follows: bool,
    /// Only kernels, and what `llvm.used` names, are called from outside of the module.
    pub whole_program: bool,
    /// Functions that are not visible and do no harm, by name.
    pub harmless: Vec<String>,
    /// What is stated of functions.
    pub statements: Statements,
}

impl Knobs {
    /// The defaults of a profile.
    pub fn of(profile: Profile) -> Self {
        let documented = profile != Profile::Sound;
        Self {
            param_always_point_to_global: true,
            track_indir_load: true,
            track_int2ptr: true,
            process_alloca_always: true,
            strong_global_assumptions: true,
            process_builtin_assume: true,
            memspace_opt_conservative: false,
            mem_space_alg: 2,
            ambiguous: if documented { Ambiguous::Global } else { Ambiguous::Generic },
            grid_constant: match profile {
                Profile::Tileiras => GridConstant::Constant,
                _ => GridConstant::Param,
            },
            wmma_forces_global: profile == Profile::Tileiras,
            traverse_limit: 6,
            alias_merge: AliasMerge::None,
            track_memory: true,
            track_calls: true,
            optimiser_follows: true,
            whole_program: false,
            harmless: Vec::new(),
            statements: Statements::default(),
        }
    }
}

impl Default for Knobs {
    fn default() -> Self {
        Self::of(Profile::Sound)
    }
}
