//! What is left to do in a module that LLVM holds, found without printing it.
//!
//! Invariant: nothing is changed, and every pointer followed belongs to the module.

use std::ffi::c_int;

use crate::Module;
use crate::ffi::{Backend, Value};

// `LLVMOpcode`.
const CALL: c_int = 45;
const LOAD: c_int = 27;
const STORE: c_int = 28;
const COMPARE_AND_EXCHANGE: c_int = 56;
const ATOMIC: c_int = 57;
// `LLVMTypeKind`.
const POINTER: c_int = 12;
const VECTOR: c_int = 13;

impl Module<'_> {
    /// Whether something is accessed, or an intrinsic called, by an address in address space 0 that is not simply a
    /// part of a stack object. If this LLVM cannot tell, the answer is yes.
    #[must_use]
    pub fn has_generic_accesses(&self) -> bool {
        // SAFETY: the instruction is one of the module.
        self.any(|backend, instruction| unsafe { is_generic(backend, instruction) })
    }

    /// Whether an instruction has to do with an address in this space: computes it, or takes it as an operand. If this
    /// LLVM cannot tell, the answer is yes.
    #[must_use]
    pub fn mentions_space(&self, space: u32) -> bool {
        // SAFETY: the instruction is one of the module, and its operands are asked for by numbers that exist.
        self.any(|backend, instruction| unsafe {
            let operands = (backend.operand_count)(instruction).unsigned_abs();
            let operands = (0..operands).map(|n| (backend.operand)(instruction, n));
            operands.chain([instruction]).any(|value| space_of(backend, value) == Some(space))
        })
    }

    fn any(&self, holds: impl Fn(&Backend, *mut Value) -> bool) -> bool {
        let Some(backend) = &self.functions().backend else { return true };
        // SAFETY: the module is alive; what LLVM returns belongs to it, and the module is not changed meanwhile.
        let (functions, blocks, instructions) = unsafe {
            (
                each((backend.first_function)(self.module), backend.next_function),
                |function| each((backend.first_block)(function), backend.next_block),
                |block| each((backend.first_instruction)(block), backend.next_instruction),
            )
        };
        functions.flat_map(blocks).flat_map(instructions).any(|inst| holds(backend, inst))
    }
}

/// A list of LLVM's, from its first element on.
fn each<T>(
    first: *mut T,
    next: unsafe extern "C" fn(*mut T) -> *mut T,
) -> impl Iterator<Item = *mut T> {
    let existing = |element: *mut T| (!element.is_null()).then_some(element);
    // SAFETY: the element is one of the list, which the caller keeps alive and as it is.
    std::iter::successors(existing(first), move |&element| existing(unsafe { next(element) }))
}

/// # Safety
///
/// The instruction is alive.
unsafe fn is_generic(backend: &Backend, instruction: *mut Value) -> bool {
    // SAFETY: the caller's promise; operands are asked for by numbers that exist.
    unsafe {
        let operand = |n: u32| (backend.operand)(instruction, n);
        match (backend.opcode)(instruction) {
            LOAD | COMPARE_AND_EXCHANGE | ATOMIC => is_generic_address(backend, operand(0)),
            STORE => is_generic_address(backend, operand(1)),
            CALL => {
                let callee = (backend.is_function)((backend.called_value)(instruction));
                // The last operand is the callee.
                let arguments =
                    (backend.operand_count)(instruction).unsigned_abs().saturating_sub(1);
                !callee.is_null()
                    && (backend.intrinsic_id)(callee) != 0
                    && (0..arguments).any(|n| is_generic_address(backend, operand(n)))
            }
            _ => false,
        }
    }
}

/// # Safety
///
/// The value is alive.
unsafe fn is_generic_address(backend: &Backend, mut value: *mut Value) -> bool {
    // SAFETY: the caller's promise; the first operand of an address computation is its base.
    unsafe {
        if space_of(backend, value) != Some(0) {
            return false;
        }
        while !(backend.is_gep)(value).is_null() {
            value = (backend.operand)(value, 0);
        }
        (backend.is_alloca)(value).is_null()
    }
}

/// The address space of a pointer, or of a vector of pointers.
///
/// # Safety
///
/// The value is alive.
unsafe fn space_of(backend: &Backend, value: *mut Value) -> Option<u32> {
    // SAFETY: the caller's promise; a vector has a type of elements.
    unsafe {
        let mut ty = (backend.type_of)(value);
        if (backend.type_kind)(ty) == VECTOR {
            ty = (backend.element_type)(ty);
        }
        ((backend.type_kind)(ty) == POINTER).then(|| (backend.address_space)(ty))
    }
}
