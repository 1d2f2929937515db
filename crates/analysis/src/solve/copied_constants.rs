//! Stack slots in whose place LLVM may put a constant.
//!
//! A slot that is filled once, by a copy from memory that never changes, and only read otherwise, is replaced by that
//! memory (InstCombine). LLVM 22 does so even under a cast of the slot to local memory, which then is a cast
//! of the constant, and the program reads something else:
//!
//! ```text
//!   %t = alloca [4 x i32]                                  load (addrspacecast @constant to local)
//!   %l = addrspacecast ptr %t to ptr addrspace(5)     ►
//!   memcpy(%t, @constant);  load (gep %l, %i)
//! ```
//!
//! It does if the constant is in address space 0, or is what an argument points to that is `noalias` and
//! `dereferenceable`. So such a slot counts as local or global, and what reads it stays as it is: LLVM finds the
//! better code by itself.

use spacecast_ir::store::Attr;
use spacecast_ir::vocab::AttrKind;
use spacecast_nvptx::intrinsics::{Family, Role};

use super::*;
use crate::program::Callee;

impl Solver<'_, '_, '_> {
    /// The slots that hold nothing but a copy of what may be a constant, in order.
    pub fn copied_constants(&mut self) -> Vec<Inst> {
        let mut risky = Origins::empty();
        if self.program.has_constants {
            risky |= Origins::GLOBAL;
        }
        if self.has_promised_argument() {
            risky |= Origins::ANYWHERE.difference(Origins::LOCAL | Origins::SHARED);
        }
        if risky.is_empty() {
            return Vec::new();
        }
        // Slots by how often they are filled from a constant, and by anything else.
        let mut slots: HashMap<Inst, (u32, u32), FxBuildHasher> = HashMap::default();
        for &inst in self.looked_at() {
            let (address, constant) = match self.func.inst(inst).op {
                Opcode::Store => (1, false),
                Opcode::AtomicRmw | Opcode::CmpXchg => (0, false),
                Opcode::Call => match self.callee(inst) {
                    Callee::Row(row) if row.pointers.iter().any(|p| p.role != Role::Reads) => {
                        let copies = row.family == Family::Copy
                            && !row.name.starts_with("llvm.memset.")
                            && self.func.args(inst).len() > 1;
                        let from = copies.then(|| self.operand(inst, 1).origins);
                        (0, from.is_some_and(|from| from.intersects(risky)))
                    }
                    _ => continue,
                },
                _ => continue,
            };
            if self.func.operands(inst).len() <= address {
                continue;
            }
            let places = self.operand(inst, address).places;
            for place in self.places.get(places) {
                if let ObjectKind::Stack(slot) = self.objects[place.object.0 as usize].kind {
                    let (constants, others) = slots.entry(slot).or_default();
                    *(if constant { constants } else { others }) += 1;
                }
            }
        }
        let mut found: Vec<Inst> =
            slots.into_iter().filter(|(_, counts)| *counts == (1, 0)).map(|(s, _)| s).collect();
        found.sort_unstable();
        found
    }

    /// Whether an argument promises that what it points to can be read at any time and does not change.
    fn has_promised_argument(&self) -> bool {
        self.func.params().iter().any(|param| {
            let has = |kind: AttrKind| {
                self.func.store.attrs(param.attrs).any(|attr: Attr| attr.kind() == Some(kind))
            };
            has(AttrKind::NoAlias) && has(AttrKind::Dereferenceable)
        })
    }
}
