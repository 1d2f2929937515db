//! Names, declarations and calls of intrinsics change together when their operands change spaces.
//!
//! `llvm.memcpy.p0.p0.i64` on a shared target and a global source is `llvm.memcpy.p3.p1.i64`; with typed
//! pointers `llvm.memcpy.p0i8.p0i8.i64` is `llvm.memcpy.p3i8.p1i8.i64`.
//!
//! Invariant: afterwards the type of every declaration is the type that its calls use.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Global, Inst};
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_nvptx::space::Space;

/// Renames calls, one after the other, and remembers what became of each intrinsic.
#[derive(Default)]
pub struct Renamer {
    known: HashMap<Global, Forms, FxBuildHasher>,
    spaces: Vec<u32>,
}

/// What an intrinsic is called by the spaces of its operands.
struct Forms {
    row: Option<&'static Intrinsic>,
    by_spaces: Vec<(Vec<u32>, Option<Form>)>,
}

/// A form of an intrinsic, unless it is the same, and the type of its declaration.
#[derive(Copy, Clone)]
struct Form {
    global: Global,
    ty: Type,
}

impl Renamer {
    /// Renames the callee of a call after its operands, if there is such a name and it is another one.
    pub fn rename(&mut self, module: &mut Module<'_>, func: FuncId, inst: Inst) {
        let Some(symbol) = module.func(func).called_symbol(inst) else { return };
        let forms = self.known.entry(symbol).or_insert_with(|| {
            let row = module.symbol_name(symbol).and_then(|name| Intrinsic::named(&name));
            Forms { row, by_spaces: Vec::new() }
        });
        let Some(row) = forms.row else { return };
        let caller = module.func(func);
        let types = &module.types;
        let pointers =
            row.pointers.iter().filter_map(|p| caller.args(inst).get(p.operand as usize));
        self.spaces.clear();
        self.spaces
            .extend(pointers.filter_map(|&v| types.addrspace(types.scalar(caller.type_of(v)))));
        let known = forms.by_spaces.iter().find(|(spaces, _)| *spaces == self.spaces);
        let form = match known {
            Some(&(_, form)) => form,
            None => {
                let form = form(module, func, inst, symbol, row, &self.spaces);
                forms.by_spaces.push((self.spaces.clone(), form));
                form
            }
        };
        if let Some(form) = form {
            redirect(module, func, inst, form);
        }
    }
}

/// The form of an intrinsic for these spaces, declared; nothing if there is none, or it is the same.
fn form(
    module: &mut Module<'_>,
    func: FuncId,
    inst: Inst,
    symbol: Global,
    row: &Intrinsic,
    spaces: &[u32],
) -> Option<Form> {
    let old = module.symbol_name(symbol)?.into_owned();
    let name = new_name(row, &old, spaces)?;
    if name.as_bytes() == old {
        return None;
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
    let SymbolKind::Func(declared) = module.symbol_kind(global) else { return None };
    Some(Form { global, ty: module.func(declared).ty(&module.types) })
}

/// Makes a call lead to a form of its callee.
fn redirect(module: &mut Module<'_>, func: FuncId, inst: Inst, form: Form) {
    let caller = module.func(func);
    let written = caller.call(inst).map(|c| c.ty);
    let last = caller.operands(inst).len() - 1;
    let old_type = caller.type_of(caller.operands(inst)[last]);
    let callee_type = match *module.types.kind(old_type) {
        TypeKind::TypedPtr { addrspace, .. } => module.types.typed_ptr(form.ty, addrspace),
        _ => old_type,
    };
    // A call may be written with the type of the whole function.
    let whole = written.filter(|&ty| matches!(module.types.kind(ty), TypeKind::Function { .. }));
    let caller = module.func_mut(func);
    let callee = caller.store.symbol(form.global, callee_type);
    caller.set_operand(inst, last, callee);
    if whole.is_some() {
        caller.set_call_type(inst, form.ty);
    }
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

/// The name of an intrinsic whose pointers are in these spaces.
fn new_name(row: &Intrinsic, old: &[u8], spaces: &[u32]) -> Option<String> {
    let name = std::str::from_utf8(old).ok()?;
    if !row.mangled {
        let space = spaces.iter().copied().find(|&s| s != 0).and_then(Space::from_llvm);
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
