//! What a program says of its pointers itself, so that no knob is to guess it.
//!
//! ```text
//!   %q = isspacep.shared(%p)         whoever asks has an answer: an access to %p, or to what is made of it, behind a
//!   br %q, %a, %b                    branch on %q or not, is where the program says, and stays generic if that is open
//! ```
//!
//! Invariant: a pointer that is made of something of which one is made that is asked of counts as asked of, too. That is followed
//! back through offsets, casts, choices and loads: what lies in one slot, or behind one argument, is one.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::{Callee, Program};
use spacecast_ir::function::Function;
use spacecast_ir::value::Value;
use spacecast_ir::vocab::Opcode;

type Values = HashSet<Value, FxBuildHasher>;

/// All that the pointers are made of about which a function asks where they are.
pub(crate) struct Asserted(Values);

impl Asserted {
    pub fn of(program: &Program<'_, '_>, func: &Function<'_>) -> Self {
        let is_query = |callee| matches!(program.callee(callee), Callee::Query(_));
        let asked = func.calls().filter(|&call| func.called_symbol(call).is_some_and(is_query));
        let mut all = Values::default();
        for &pointer in asked.filter_map(|call| func.args(call).first()) {
            parts_of(func, pointer, &mut all);
        }
        Self(all)
    }

    /// Whether something is asked of a pointer, or of what it is made of.
    pub fn is_about(&self, func: &Function<'_>, pointer: Value) -> bool {
        if self.0.is_empty() {
            return false;
        }
        let mut parts = Values::default();
        parts_of(func, pointer, &mut parts);
        !self.0.is_disjoint(&parts)
    }
}

/// Adds a pointer and all that it is made of.
fn parts_of(func: &Function<'_>, pointer: Value, found: &mut Values) {
    use Opcode::{
        AddrSpaceCast, BitCast, ExtractElement, ExtractValue, Freeze, GetElementPtr, IntToPtr,
        Load, Phi, PtrToInt, Select,
    };
    let mut stack = vec![pointer];
    while let Some(value) = stack.pop() {
        if value.as_const().is_some() || value.as_block().is_some() || !found.insert(value) {
            continue;
        }
        let Some(inst) = value.as_inst() else { continue };
        let operands = func.operands(inst);
        match func.inst(inst).op {
            AddrSpaceCast | BitCast | ExtractElement | ExtractValue | Freeze | GetElementPtr
            | IntToPtr | Load | PtrToInt => stack.extend(&operands[..1]),
            Select => stack.extend(&operands[1..]),
            Phi => stack.extend(operands),
            _ => {}
        }
    }
}
