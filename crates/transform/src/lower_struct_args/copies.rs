//! The intrinsics that copy from parameter space.
//!
//! Their names carry the types of their operands, so a copy that reads another space calls another
//! function.

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{Global, Inst, Value};

use super::PARAM;

/// An intrinsic: the first part of its name, and the types of its parameters, which the rest spells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Intrinsic {
    stem: &'static str,
    params: [Type; 4],
}

/// What it takes to call an intrinsic.
#[derive(Copy, Clone, Debug)]
pub(super) struct Callee {
    pub global: Global,
    /// The type of a pointer to it.
    pub pointer: Type,
    /// Its own type.
    pub ty: Type,
}

impl Callee {
    /// The callee as an operand.
    pub fn value(self, func: &mut Function<'_>) -> Value {
        func.store.symbol(self.global, self.pointer)
    }
}

/// What a memcpy or memmove has to call so that its source is in parameter space; `None` if this is no
/// such call.
///
/// Parameters cannot be written, so nothing overlaps them and a memmove may be a memcpy.
pub(super) fn from_param(
    module: &Module<'_>,
    func: &Function<'_>,
    inst: Inst,
) -> Option<Intrinsic> {
    let name = module.symbol_name(func.called_symbol(inst)?)?;
    let (stem, rest) = [
        ("llvm.memcpy.inline", "llvm.memcpy.inline."),
        ("llvm.memcpy", "llvm.memcpy."),
        ("llvm.memcpy", "llvm.memmove."),
    ]
    .into_iter()
    .find_map(|(stem, prefix)| Some((stem, name.strip_prefix(prefix.as_bytes())?)))?;
    let [to, from, len, volatile] = func.args(inst) else { return None };
    // In the name of an atomic copy no type follows, but another word.
    if !matches!(rest, [b'p', b'0'..=b'9', ..]) {
        return None;
    }
    let from = module.types.with_addrspace(func.type_of(*from), PARAM);
    let params = [func.type_of(*to), from, func.type_of(*len), func.type_of(*volatile)];
    intrinsic(&module.types, stem, params)
}

/// The memcpy from parameter space to `to`, both pointers like `to`.
pub(super) fn memcpy(types: &Types, to: Type) -> Option<Intrinsic> {
    let from = types.with_addrspace(to, PARAM);
    intrinsic(types, "llvm.memcpy", [to, from, Type::I64, Type::I1])
}

fn intrinsic(types: &Types, stem: &'static str, params: [Type; 4]) -> Option<Intrinsic> {
    let named = params[..3].iter().all(|&ty| is_named(types, ty));
    named.then_some(Intrinsic { stem, params })
}

impl Intrinsic {
    fn name(&self, types: &Types) -> String {
        let mut name = self.stem.to_owned();
        for &ty in &self.params[..3] {
            name.push('.');
            mangle(types, ty, &mut name);
        }
        name
    }
}

/// Whether a type can be spelled in the name of an intrinsic.
fn is_named(types: &Types, ty: Type) -> bool {
    match *types.kind(ty) {
        TypeKind::Int(_) | TypeKind::Ptr { .. } => true,
        TypeKind::TypedPtr { pointee, .. } => is_named(types, pointee),
        _ => false,
    }
}

/// A type as the names of intrinsics spell it.
fn mangle(types: &Types, ty: Type, out: &mut String) {
    match *types.kind(ty) {
        TypeKind::Int(bits) => out.push_str(&format!("i{bits}")),
        TypeKind::Ptr { addrspace } => out.push_str(&format!("p{addrspace}")),
        TypeKind::TypedPtr { pointee, addrspace } => {
            out.push_str(&format!("p{addrspace}"));
            mangle(types, pointee, out);
        }
        _ => {}
    }
}

/// Finds an intrinsic, or declares it.
pub(super) fn declare(module: &mut Module<'_>, intrinsic: &Intrinsic) -> Callee {
    let params = intrinsic.params;
    let ty = module.types.intern(TypeKind::Function {
        ret: Type::VOID,
        params: params.into(),
        vararg: false,
    });
    let pointer = match module.types.kind(params[0]) {
        TypeKind::TypedPtr { .. } => module.types.typed_ptr(ty, 0),
        _ => module.types.ptr(0),
    };
    let name = intrinsic.name(&module.types);
    let global = match module.symbol(name.as_bytes()) {
        Some(global) => global,
        None => {
            let id = module.add_function(name.as_bytes(), Type::VOID, &params, false);
            module.func(id).global
        }
    };
    Callee { global, pointer, ty }
}
