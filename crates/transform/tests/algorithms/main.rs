//! The two algorithms hold each other to account: wherever the flat one decides the space of an access, the
//! default one decides the same. They share no code but the tables, so that a slip in either shows here.
//!
//! ```text
//!   every .ll of the repository ─┐                 ┌─ default ─┐
//!   random functions ────────────┴─ × sets of knobs┤           ├─ same space, same null
//!                                                  └─ flat ────┘
//! ```
//!
//! LLVM verifies what is rewritten by the decisions of the flat one alone.

mod files;
mod random;

use spacecast_analysis::knobs::{Knobs, Profile};
use spacecast_analysis::{FuncFacts, Origins, Program, analyse};
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::Opcode;
use spacecast_llvm::Llvm;
use spacecast_transform::memory_space_opt::{Mode, Options, memory_space_opt};
use spacecast_transform::report::PassStats;

/// Knobs under which the algorithms are compared: each of those that both of them read, both ways.
fn sets_of_knobs() -> Vec<(&'static str, Knobs)> {
    let with = |change: fn(&mut Knobs)| {
        let mut knobs = Knobs::default();
        change(&mut knobs);
        knobs
    };
    vec![
        ("sound", Knobs::default()),
        ("cicc", Knobs::of(Profile::Cicc)),
        ("no global parameters", with(|k| k.param_always_point_to_global = false)),
        ("no loads", with(|k| k.track_indir_load = false)),
        ("no integers", with(|k| k.track_int2ptr = false)),
        ("no certain stack", with(|k| k.process_alloca_always = false)),
        ("no strong assumptions", with(|k| k.strong_global_assumptions = false)),
        ("no assumptions", with(|k| k.process_builtin_assume = false)),
        ("conservative", with(|k| k.memspace_opt_conservative = true)),
        ("no memory", with(|k| k.track_memory = false)),
    ]
}

/// What a comparison found.
#[derive(Default)]
struct Tally {
    /// Generic accesses that were looked at.
    accesses: usize,
    /// Those that the default decides.
    default: usize,
    /// Those that the flat algorithm decides.
    flat: usize,
    /// Where it decides something else than the default.
    faults: Vec<Fault>,
}

struct Fault {
    /// What the flat algorithm says.
    flat: Origins,
    /// What is wrong, in words.
    text: String,
}

impl Tally {
    /// Fails if there are faults, and shows the module if there is one to show.
    fn check(&self, module: &str) {
        let faults: Vec<&str> = self.faults.iter().map(|f| &*f.text).collect();
        assert!(faults.is_empty(), "{} faults:\n{}\n{module}", faults.len(), faults.join("\n"));
    }
}

/// Compares the algorithms on all accesses of a module.
fn compare(name: &str, module: &Module<'_>, knobs: &Knobs, tally: &mut Tally) {
    let flat_knobs = Knobs { mem_space_alg: 1, ..knobs.clone() };
    let default = analyse(&Program::new(module, knobs));
    let flat = analyse(&Program::new(module, &flat_knobs));
    for (id, func) in module.functions().filter(|(_, f)| !f.is_declaration()) {
        let (Some(default), Some(flat)) = (default.of(id), flat.of(id)) else {
            panic!("{name}: no facts");
        };
        let dominators = func.dominators();
        for inst in func.insts() {
            // Nothing comes to code that never runs, so that the default decides nothing there.
            let reachable = dominators.is_reachable(func.block_of(inst));
            if let Some(operand) = generic_access(module, func, inst).filter(|_| reachable) {
                access(name, module, func, (inst, operand), [default, flat], tally);
            }
        }
    }
}

/// The operand that is the generic address of a load, a store or an atomic.
fn generic_access(module: &Module<'_>, func: &Function<'_>, inst: Inst) -> Option<usize> {
    let operand = match func.inst(inst).op {
        Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => 0,
        Opcode::Store => 1,
        _ => return None,
    };
    let space = module.types.addrspace(func.type_of(*func.operands(inst).get(operand)?));
    (space == Some(0)).then_some(operand)
}

fn access(
    name: &str,
    module: &Module<'_>,
    func: &Function<'_>,
    (inst, operand): (Inst, usize),
    facts: [&FuncFacts; 2],
    tally: &mut Tally,
) {
    let [default, flat] = facts.map(|f| f.at(func, &module.types, inst, operand));
    tally.accesses += 1;
    tally.default += usize::from(default.space().is_some());
    if flat.space().is_none() {
        return;
    }
    tally.flat += 1;
    let null = |origins: Origins| origins.contains(Origins::NULL);
    if default.space() != flat.space() || null(default) && !null(flat) {
        let function = module.symbol_name(func.global).unwrap_or_default();
        let text = format!(
            "{name}: @{}, {inst}: the default says {default}, the flat algorithm {flat}",
            String::from_utf8_lossy(&function),
        );
        tally.faults.push(Fault { flat, text });
    }
}

/// Rewrites a module by what the flat algorithm decides; LLVM must find no fault with it.
fn rewrite_and_verify(llvm: &Llvm, module: &mut Module<'_>, name: &str) {
    let mut options = Options::default();
    options.knobs.mem_space_alg = 1;
    let mode = Mode { second_time: true, warnings: false };
    memory_space_opt(module, mode, &options, &mut 0, &mut PassStats::default(), &mut ());
    let mut out = Vec::new();
    module.print(&mut out).expect("a text");
    let after = llvm.parse("after", &out).unwrap_or_else(|e| panic!("{e:?}\n{name}"));
    after.verify().unwrap_or_else(|e| panic!("{e}\n{name}"));
}
