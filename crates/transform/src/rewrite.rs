//! Makes accesses name their spaces.
//!
//! ```text
//!   %g = addrspacecast ptr addrspace(3) @s to ptr          source: provides @s
//!   %a = getelementptr i8, ptr %g, i64 %i                  retyped in place
//!   %v = load float, ptr %a                                demand
//!   call void @f(ptr %a)                                   needs a generic copy of %a
//! ```
//!
//! A demand is passed up through address computations (GEPs, phis, selects, freezes, casts of typed
//! pointers), which are retyped in place and keep their ids, names, flags and metadata. It ends at a source:
//! an operand that has the space already, or a value that is cast right after its definition. Where a
//! retyped value is needed as before, a generic copy is made by a cast.
//!
//! Null is where this can go wrong: generic null is 0, but 0 is a valid shared or local address, so that a
//! null pointer does not survive the way into such a space and back. A value that null can reach is retyped
//! only if nothing needs its generic form; else it is cast for the accesses alone. The same holds for what the host
//! gave where the program asks whether an address is global: it may be the address of a constant, which is read as
//! global memory, but LLVM answers such a query by the cast out of global memory.
//!
//! Everything is decided first ([`plan`]) and then carried out ([`writer`]). Both keep their notes in tables
//! that are made once and serve function after function: most functions are small, and asking for memory
//! would cost more than they do.
//!
//! Invariant: afterwards every operand has the type that its instruction needs, every generic use sees the
//! same address as before, and instructions that nothing uses any more are gone.

mod plan;
mod writer;

use spacecast_analysis::FuncFacts;
use spacecast_ir::function::Function;
use spacecast_ir::query::{Use, Uses};
use spacecast_ir::types::Types;
use spacecast_ir::value::{Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use crate::demand::Demand;
use plan::Plan;
use writer::Writer;

/// What a rewrite did.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewritten {
    /// Address computations that were retyped.
    pub retyped: u32,
    /// Casts that were added.
    pub casts_added: u32,
    /// Casts that went.
    pub casts_removed: u32,
    /// Other instructions that went.
    pub removed: u32,
}

/// Rewrites functions, one after the other.
#[derive(Default)]
pub struct Rewriter {
    uses: Uses,
    plan: Plan,
    order: Vec<Inst>,
    touched: Vec<Inst>,
}

/// What a function is rewritten by.
#[derive(Copy, Clone)]
struct Known<'k> {
    types: &'k Types,
    facts: &'k FuncFacts,
    /// Whether addresses of a space are smaller than generic ones.
    narrow: &'k dyn Fn(Space) -> bool,
    /// Whether the module asks if addresses are global, or constant.
    asks: bool,
}

impl Known<'_> {
    /// The space that an access to a value may name.
    fn space(&self, func: &Function<'_>, value: Value) -> Option<Space> {
        self.facts.space_of(self.facts.origins(func, self.types, value))
    }
}

impl Rewriter {
    /// Makes the operands of demands name their spaces, and computes addresses in the space that they are cast to anyway.
    /// Demands are in the order of the function. Callees of intrinsics still have their old names.
    pub fn rewrite(
        &mut self,
        func: &mut Function<'_>,
        types: &Types,
        facts: &FuncFacts,
        demands: &[Demand],
        narrow: &dyn Fn(Space) -> bool,
        asks: bool,
    ) -> Rewritten {
        let known = Known { types, facts, narrow, asks };
        self.uses.gather(func);
        self.plan.make(func, known, demands, &self.uses);
        let writer = Writer::new(func, known, &mut self.plan, &self.uses, &mut self.touched);
        writer.write(demands, &mut self.order)
    }
}

/// What is noted of a value.
#[derive(Copy, Clone, Debug, Default)]
struct Note {
    /// The space in which it is wanted.
    wanted: Option<Space>,
    /// It is cast although it could be retyped.
    kept: bool,
    /// It is a comparison of two pointers that is made in this space.
    compared: Option<Space>,
    /// Where its demands begin, if it has any.
    demands: Option<u32>,
    /// The cast into its space that follows its definition.
    cast: Option<Value>,
    /// The generic copy of what was retyped.
    copy: Option<Value>,
    /// How many more uses it has than it had.
    more_uses: i32,
}

/// The operands through which an instruction passes on a pointer.
fn pointer_operands(func: &Function<'_>, inst: Inst) -> std::ops::Range<usize> {
    match func.inst(inst).op {
        Opcode::GetElementPtr | Opcode::BitCast | Opcode::Freeze => 0..1,
        Opcode::Select => 1..3,
        Opcode::Phi => 0..func.operands(inst).len(),
        _ => 0..0,
    }
}

/// Whether an instruction passes on a pointer.
fn passes_on(op: Opcode) -> bool {
    use Opcode::*;
    matches!(op, GetElementPtr | BitCast | Freeze | Select | Phi)
}

fn flows_through(func: &Function<'_>, inst: Inst, operand: usize) -> bool {
    pointer_operands(func, inst).contains(&operand)
        && (func.inst(inst).op != Opcode::Phi || operand.is_multiple_of(2))
}

/// Whether a use only describes a value.
pub fn is_debug_use(func: &Function<'_>, used: Use) -> bool {
    func.inst(used.user).op.is_debug_record()
        || func.operands(used.user)[used.operand as usize].md_index().is_some()
}
