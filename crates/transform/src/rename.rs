//! Names, declarations and calls of intrinsics change together when their operands change spaces.
//!
//! `llvm.memcpy.p0.p0.i64` on a shared target and a global source is `llvm.memcpy.p3.p1.i64`; with typed
//! pointers `llvm.memcpy.p0i8.p0i8.i64` is `llvm.memcpy.p3i8.p1i8.i64`.
//!
//! Invariant: afterwards the type of every declaration is the type that its calls use.

use spacecast_ir::Module;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::types::TypeKind;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_nvptx::space::Space;

/// Renames the callee of a call after its operands; false if there is no such name.
pub fn rename(module: &mut Module<'_>, func: FuncId, inst: Inst) -> bool {
    let Some(symbol) = module.func(func).called_symbol(inst) else { return false };
    let Some(old) = module.symbol_name(symbol).map(|n| n.into_owned()) else { return false };
    let Some(name) = new_name(module, func, inst, &old) else { return false };
    if name.as_bytes() == old {
        return true;
    }
    let global = match module.symbol(name.as_bytes()) {
        Some(global) => global,
        None => {
            let caller = module.func(func);
            let ret = caller.inst(inst).ty;
            let operands: Vec<_> = caller.args(inst).iter().map(|&v| caller.type_of(v)).collect();
            let declared = match module.symbol_kind(symbol) {
                SymbolKind::Func(original) => module.clone_function(original, name.as_bytes()),
                _ => module.add_function(name.as_bytes(), ret, &operands, false),
            };
            for (at, ty) in operands.into_iter().enumerate() {
                if module.func(declared).params().get(at).is_some_and(|p| p.ty != ty) {
                    module.func_mut(declared).retype_param(at, ty);
                }
            }
            module.func(declared).global
        }
    };
    let SymbolKind::Func(declared) = module.symbol_kind(global) else { return false };
    let written = module.func(func).call(inst).map(|c| c.ty);
    let function_type = module.func(declared).ty(&module.types);
    let last = module.func(func).operands(inst).len() - 1;
    let old_callee = module.func(func).operands(inst)[last];
    let callee_type = match *module.types.kind(module.func(func).type_of(old_callee)) {
        TypeKind::TypedPtr { addrspace, .. } => module.types.typed_ptr(function_type, addrspace),
        _ => module.func(func).type_of(old_callee),
    };
    // A call may be written with the type of the whole function.
    let whole = written.filter(|&ty| matches!(module.types.kind(ty), TypeKind::Function { .. }));
    let caller = module.func_mut(func);
    let callee = caller.store.symbol(global, callee_type);
    caller.set_operand(inst, last, callee);
    if whole.is_some() {
        caller.set_call_type(inst, function_type);
    }
    true
}

/// Whether a call of this intrinsic can be renamed when an operand moves to a space.
pub fn has_name(row: &Intrinsic, name: &[u8], args: usize, space: Space) -> bool {
    let Ok(name) = std::str::from_utf8(name) else { return false };
    if !row.mangled {
        return row.form(name, space).is_some();
    }
    let pointers = row.pointers.iter().filter(|p| (p.operand as usize) < args).count();
    name.split('.').filter(|part| pointer_part(part).is_some()).count() >= pointers
}

/// The name that fits the operands of a call.
fn new_name(module: &Module<'_>, func: FuncId, inst: Inst, old: &[u8]) -> Option<String> {
    let row = Intrinsic::named(old)?;
    let name = std::str::from_utf8(old).ok()?;
    let caller = module.func(func);
    let types = &module.types;
    let spaces: Vec<u32> = row
        .pointers
        .iter()
        .filter_map(|p| caller.args(inst).get(p.operand as usize))
        .filter_map(|&v| types.addrspace(types.scalar(caller.type_of(v))))
        .collect();
    if !row.mangled {
        let space = spaces.into_iter().find(|&s| s != 0).and_then(Space::from_llvm);
        return match space {
            Some(space) => row.form(name, space),
            None => Some(name.to_owned()),
        };
    }
    let mut parts: Vec<String> = name.split('.').map(str::to_owned).collect();
    // What is loaded or stored may itself be a pointer; it stands before the address.
    let pointers: Vec<usize> =
        (0..parts.len()).filter(|&i| pointer_part(&parts[i]).is_some()).collect();
    let mut own = pointers.len().checked_sub(spaces.len())?;
    if name.starts_with("llvm.experimental.memset.pattern.") {
        // Here it stands behind.
        own = 0;
    }
    for (&at, space) in pointers[own..].iter().zip(spaces) {
        let (before, after) = pointer_part(&parts[at])?;
        parts[at] = format!("{before}p{space}{after}");
    }
    Some(parts.join("."))
}

/// A part of a name that stands for a pointer, or a vector of pointers: what is before and behind the
/// number of its space.
fn pointer_part(part: &str) -> Option<(&str, &str)> {
    let at = match part.strip_prefix("nxv").or_else(|| part.strip_prefix('v')) {
        Some(rest) => {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 {
                return None;
            }
            part.len() - rest.len() + digits
        }
        None => 0,
    };
    let rest = part[at..].strip_prefix('p')?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| (&part[..at], &rest[digits..]))
}

#[cfg(test)]
mod tests {
    use super::pointer_part;

    #[test]
    fn parts_of_names() {
        assert_eq!(pointer_part("p0"), Some(("", "")));
        assert_eq!(pointer_part("p0i8"), Some(("", "i8")));
        assert_eq!(pointer_part("v4p0"), Some(("v4", "")));
        assert_eq!(pointer_part("p"), None);
        assert_eq!(pointer_part("prefetch"), None);
        assert_eq!(pointer_part("v4f32"), None);
        assert_eq!(pointer_part("vp"), None);
    }
}
