//! Initialisers of variables that exist once for every block, or for every thread: nobody writes them when these begin.
//!
//! ```text
//!   @a = addrspace(3) global i32 undef             what clang writes: nothing is said
//!   @b = addrspace(3) global i32 0                 LLVM's backend passes over it, and the memory holds anything
//!   @c = addrspace(3) global i32 5                 it refuses numbers and pointers that are not zero,
//!   @d = addrspace(3) global [1 x i32] [i32 5]     and passes over everything else, whatever that says
//! ```
//!
//! Of a constant expression it is only told that it is something if it leads to a symbol, or is cast between spaces.

use spacecast_ir::module::GlobalVar;
use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::types::TypeKind;
use spacecast_ir::value::Const;
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use super::{Context, INITIALISER, INITIALISER_LOST, Rule};

impl Context<'_, '_> {
    /// What is wrong with the initialiser of a variable.
    pub(super) fn initialiser(&self, var: &GlobalVar) -> Option<(&'static Rule, String)> {
        let space = Space::from_llvm(var.addrspace.unwrap_or(0))?;
        let store = &self.module.store;
        let init = var.init.filter(|_| matches!(space, Space::Shared | Space::Local))?;
        // What is for LLVM alone is not emitted.
        let emitted = var.section.is_none_or(|section| !store.text.is(section, b"llvm.metadata"));
        if !emitted || !is_something(store, init) {
            return None;
        }
        let name = space.name();
        let types = &self.module.types;
        Some(match types.kind(var.ty) {
            TypeKind::Ptr { .. } | TypeKind::TypedPtr { .. } => refused(name),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => refused(name),
            _ if types.int_bits(var.ty).is_some_and(|bits| bits <= 64) => refused(name),
            _ => {
                let message = format!("nobody writes the initial value into {name} memory");
                (&INITIALISER_LOST, message)
            }
        })
    }
}

fn refused(space: &str) -> (&'static Rule, String) {
    (&INITIALISER, format!("a variable in {space} memory cannot have an initial value"))
}

/// Whether a constant says something that is not zero.
fn is_something(store: &Store<'_>, c: Const) -> bool {
    let of = |value: &spacecast_ir::value::Value| {
        value.as_const().is_some_and(|inner| is_something(store, inner))
    };
    match store.constant(c) {
        ConstantKind::Undef
        | ConstantKind::Poison
        | ConstantKind::Null
        | ConstantKind::Zero
        | ConstantKind::None
        | ConstantKind::Int(0) => false,
        ConstantKind::BigInt(text) | ConstantKind::Float(text) => !is_zero(store.text.raw(text)),
        ConstantKind::Str(text) => store.text.unescaped(text).iter().any(|&byte| byte != 0),
        ConstantKind::Aggregate(parts) => parts.iter().any(of),
        ConstantKind::Splat(part) => is_something(store, part),
        ConstantKind::Expr(expr) => match expr.op {
            // Generic null is the address of something elsewhere.
            Opcode::AddrSpaceCast => expr.operands.first().is_some_and(|value| {
                let inner = value.as_const().map(|inner| store.constant(inner));
                !matches!(inner, Some(ConstantKind::Undef | ConstantKind::Poison))
            }),
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::IntToPtr | Opcode::PtrToInt => {
                expr.operands.first().is_some_and(of)
            }
            _ => false,
        },
        _ => true,
    }
}

/// Whether a number is zero as written, and not minus zero.
fn is_zero(text: &[u8]) -> bool {
    // In hexadecimal, with a letter that says the format or the sign.
    let digits = text
        .strip_prefix(b"0x")
        .or_else(|| text.strip_prefix(b"u0x"))
        .or_else(|| text.strip_prefix(b"s0x"));
    match digits {
        Some(digits) => digits.iter().skip_while(|c| b"KLMHR".contains(c)).all(|&c| c == b'0'),
        None => {
            let digits = text.strip_prefix(b"+").unwrap_or(text);
            digits.iter().take_while(|c| !b"eE".contains(c)).all(|c| b"0.".contains(c))
        }
    }
}
