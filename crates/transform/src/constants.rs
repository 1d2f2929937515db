//! Constant pointers in another space.

use spacecast_ir::store::{ConstantKind, Store};
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Const, Value};
use spacecast_ir::vocab::Opcode;

/// The type of a pointer, or of a vector of pointers, in another space.
pub fn type_in(types: &Types, ty: Type, space: u32) -> Type {
    let scalar = types.scalar(ty);
    types.like(ty, types.with_addrspace(scalar, space))
}

/// Nested deeper than this a constant is cast as it is.
const MAX_DEPTH: u32 = 64;

/// A generic constant in a space: casts are looked through, so that `@x` itself is named where it can be.
pub fn in_space(store: &mut Store<'_>, types: &Types, c: Const, space: u32, depth: u32) -> Value {
    let ty = type_in(types, store.const_type(c), space);
    match store.constant(c) {
        ConstantKind::Undef => return store.undef(ty),
        ConstantKind::Poison => return store.poison(ty),
        ConstantKind::Expr(expr) if depth < MAX_DEPTH => {
            let (op, first) = (expr.op, expr.operands.first().and_then(|v| v.as_const()));
            if let Some(first) = first {
                let from = types.addrspace(types.scalar(store.const_type(first)));
                match op {
                    Opcode::AddrSpaceCast if from == Some(space) => {
                        // Typed pointers may point to another type behind the cast.
                        return if store.const_type(first) == ty {
                            first.into()
                        } else {
                            store.cast_expr(Opcode::BitCast, first, ty)
                        };
                    }
                    Opcode::GetElementPtr | Opcode::BitCast if from == Some(0) => {
                        let base = in_space(store, types, first, space, depth + 1);
                        return store.with_base(c, base, ty);
                    }
                    _ => {}
                }
            }
        }
        _ => {}
    }
    store.cast_expr(Opcode::AddrSpaceCast, c, ty)
}
