//! Tensor memory: what is allocated is freed where it was allocated. Allocation writes the address to
//! shared memory, so that only the plainest case can be seen.

use spacecast_ir::value::Inst;

use super::{Scope, TENSOR_FREED};

impl Scope<'_, '_> {
    pub(super) fn tensor_freed(&mut self) {
        let mut allocated: Option<Inst> = None;
        for inst in self.func.calls() {
            let Some(name) = self.called_name(inst) else { continue };
            if name.starts_with(b"llvm.nvvm.tcgen05.alloc") {
                allocated = allocated.or(Some(inst));
            } else if name.starts_with(b"llvm.nvvm.tcgen05.dealloc") || !name.starts_with(b"llvm.")
            {
                // Another function may free it.
                return;
            }
        }
        if let Some(inst) = allocated {
            self.report(&TENSOR_FREED, inst, "this tensor memory is not freed in its function");
        }
    }
}
