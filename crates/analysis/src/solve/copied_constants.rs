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
//! better code by itself. The copy may be in a function that is handed the slot, and inlined later.

use spacecast_ir::store::Attr;
use spacecast_ir::vocab::AttrKind;
use spacecast_nvptx::intrinsics::{Family, Pointer, Role};

use super::*;
use crate::program::Callee;

impl Solver<'_, '_, '_> {
    /// The slots, of this function or of others, that are filled here by a copy of what may be a constant, and by
    /// nothing else. What others do with a slot of theirs is not looked at.
    pub fn copied_constants(&mut self) -> Vec<SharedKey> {
        let mut risky = Origins::empty();
        if self.program.has_constants {
            risky |= Origins::GLOBAL;
        }
        if self.has_promised_argument() {
            risky |= Origins::ANYWHERE.difference(Origins::LOCAL | Origins::SHARED);
        }
        let mut copies: Vec<(Inst, Object)> = Vec::new();
        for &inst in self.looked_at() {
            if !risky.is_empty()
                && self.is_copy(inst)
                && self.operand(inst, 1).origins.intersects(risky)
            {
                let target = self.operand(inst, 0).places;
                copies.extend(self.places.get(target).iter().map(|p| (inst, p.object)));
            }
        }
        let mut found = Vec::new();
        for &(copy, object) in &copies {
            let key = self.key_of(object);
            let is_slot = matches!(key, SharedKey::Stack(..));
            if is_slot && !found.contains(&key) && !self.is_written(object, copy) {
                found.push(key);
            }
        }
        found
    }

    /// Whether an instruction is `memcpy` or `memmove`.
    fn is_copy(&self, inst: Inst) -> bool {
        self.func.inst(inst).op == Opcode::Call
            && self.func.args(inst).len() > 1
            && matches!(self.callee(inst), Callee::Row(row)
                if row.family == Family::Copy && !row.name.starts_with("llvm.memset."))
    }

    /// Whether anything but one copy writes an object.
    fn is_written(&mut self, object: Object, copy: Inst) -> bool {
        let writes = |p: &Pointer| matches!(p.role, Role::Writes | Role::Updates);
        for &inst in self.looked_at() {
            let address = match self.func.inst(inst).op {
                Opcode::Store => 1,
                Opcode::AtomicRmw | Opcode::CmpXchg => 0,
                Opcode::Call if inst != copy => match self.callee(inst) {
                    Callee::Row(row) if row.pointers.iter().any(writes) => 0,
                    _ => continue,
                },
                _ => continue,
            };
            if self.func.operands(inst).len() > address {
                let places = self.operand(inst, address).places;
                if self.places.get(places).iter().any(|p| p.object == object) {
                    return true;
                }
            }
        }
        false
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
