//! `!noalias.addrspace` on accesses that stay generic: where they are not.
//!
//! ```text
//!   store i32 1, ptr %p                              %p is in shared or in global memory
//!   store i32 1, ptr %p, !noalias.addrspace !0
//!   !0 = !{i32 5, i32 6}                             … so not on the stack
//! ```
//!
//! Invariant: a space is named only if no address of the instruction can be in it, however its function is called;
//! what stood there before stays. What is left to say after that is nothing, so that a second run changes nothing.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::excluded::{KIND, Ranges, ranges, ruled_out};
use spacecast_analysis::{Callee, FuncFacts, Origins, Program};
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::schema::{Field, NodeKind};
use spacecast_ir::store::{Md, MdRef};
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;
use spacecast_nvptx::space::Space;

use crate::demand::Demand;

/// The spaces that operands of calls get.
type Becomes = HashMap<(Inst, usize), Space, FxBuildHasher>;

/// What an instruction is to say.
pub(crate) struct Exclusion {
    pub inst: Inst,
    ranges: Ranges,
}

/// What instructions that stay generic can say of themselves that they do not say yet.
pub(crate) fn exclusions(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    facts: &FuncFacts,
    kept: &[Inst],
    wanted: &[Demand],
) -> Vec<Exclusion> {
    // Only calls have several addresses, of which some may stay generic.
    let of_calls = wanted.iter().filter(|demand| func.inst(demand.inst).op.is_call());
    let becomes: Becomes = of_calls.map(|d| ((d.inst, d.operand as usize), d.space)).collect();
    let exclusion = |&inst: &Inst| {
        let origins = origins(program, func, facts, inst, &becomes)?;
        if may_be_illegal(func.inst(inst).op, origins) {
            return None;
        }
        let spaces = ruled_out(origins);
        if spaces.is_empty() {
            return None;
        }
        let new = Ranges::of(spaces);
        let ranges = match ranges(program.module, func, inst) {
            Some(old) => old.union(&new).filter(|both| *both != old)?,
            None => new,
        };
        Some(Exclusion { inst, ranges })
    };
    kept.chunk_by(|a, b| a == b).filter_map(|same| exclusion(&same[0])).collect()
}

/// Whether an instruction would be left as it is, because it cannot be on the stack, if it were known that it is. LLVM may put
/// a constant in the place of a slot, which is known of one that is seen and not of one that is handed on: what is said
/// must not depend on that.
fn may_be_illegal(op: Opcode, origins: Origins) -> bool {
    let atomic = matches!(op, Opcode::AtomicRmw | Opcode::CmpXchg);
    atomic
        && origins.contains(Origins::LOCAL)
        && (Origins::LOCAL | Origins::GLOBAL).contains(origins & Origins::ANYWHERE)
}

/// Where the addresses of an instruction can be, all together; nothing if it may access more than these, or if nothing is
/// known of one of them because it comes from nowhere: who reads what was said of the others would take it for that.
fn origins(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    facts: &FuncFacts,
    inst: Inst,
    becomes: &Becomes,
) -> Option<Origins> {
    if let Some(Callee::Row(row)) = func.called_symbol(inst).map(|g| program.callee(g))
        && !matches!(row.family, Family::Atomic | Family::Load | Family::Copy | Family::Masked)
    {
        return None;
    }
    let types = &program.module.types;
    let mut all = Origins::empty();
    for (operand, _) in program.addresses(func, inst) {
        let pointer = func.operands(inst)[operand];
        // What becomes of it, be it only guessed, is what is known the next time.
        let origins = match types.addrspace(types.scalar(func.type_of(pointer)))? {
            0 => match becomes.get(&(inst, operand)) {
                Some(&space) => Origins::of_space(space)?,
                None => facts.at(func, types, inst, operand),
            },
            space => Space::from_llvm(space).and_then(Origins::of_space)?,
        };
        if !origins.intersects(Origins::ANYWHERE) {
            return None;
        }
        all |= origins;
    }
    Some(all)
}

/// Writes what instructions are to say.
pub(crate) fn exclude(module: &mut Module<'_>, all: &[(FuncId, Vec<Exclusion>)]) {
    let mut nodes: HashMap<Ranges, u32, FxBuildHasher> = HashMap::default();
    for (id, exclusions) in all {
        for Exclusion { inst, ranges } in exclusions {
            if module.func(*id).inst(*inst).is_removed() {
                continue;
            }
            let node = match nodes.get(ranges) {
                Some(&node) => node,
                None => {
                    let numbers: Vec<(Field, Md)> = ranges
                        .numbers()
                        .map(|n| (Field::Positional, module.metadata_int(Type::I32, i64::from(n))))
                        .collect();
                    let node = module.add_metadata(NodeKind::Tuple, false, &numbers);
                    nodes.insert(ranges.clone(), node);
                    node
                }
            };
            module.func_mut(*id).set_metadata(*inst, KIND, Some(MdRef::Number(node)));
        }
    }
}
