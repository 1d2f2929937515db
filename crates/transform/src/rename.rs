//! Names, declarations and calls of intrinsics change together when their operands change spaces.
//!
//! `llvm.memcpy.p0.p0.i64` on a shared target and a global source is `llvm.memcpy.p3.p1.i64`; with typed
//! pointers `llvm.memcpy.p0i8.p0i8.i64` is `llvm.memcpy.p3i8.p1i8.i64`.
//!
//! What was moved from one space to another is copied: `llvm.memmove.p0.p0.i64` becomes `llvm.memcpy.p1.p3.i64`, of which
//! LLVM makes a loop also between two spaces ([`moves`]).
//!
//! Invariant: afterwards the type of every declaration is the type that its calls use.

use hashbrown::HashMap;
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{FuncId, Global, Inst, Value};
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_nvptx::moves;
use spacecast_nvptx::space::Space;

/// An intrinsic, and the spaces of the pointers that it is passed.
type Use = (Global, Vec<u32>);

/// The calls of a function that are to be renamed, by what they call.
struct Calls {
    id: FuncId,
    /// What is called, with one of the calls.
    uses: Vec<(Use, &'static Intrinsic, Inst)>,
    /// The calls, and which of these they are.
    calls: Vec<(Inst, usize)>,
}

/// A form of an intrinsic: the type of its declaration, and of its address.
#[derive(Copy, Clone)]
struct Form {
    global: Global,
    ty: Type,
    address: Type,
}

/// Renames the callees of calls after their operands, where there are such names and they are others. The functions
/// come in the order of their ids.
///
/// What is called is gathered in parallel, forms are declared one by one, and calls led to them in parallel again.
pub fn rename(module: &mut Module<'_>, calls: &[(FuncId, Vec<Inst>)]) {
    let gathered: Vec<Calls> =
        calls.par_iter().evenly().map(|(id, calls)| gather(module, *id, calls)).collect();
    let mut known: HashMap<&Use, Option<Form>, FxBuildHasher> = HashMap::default();
    let mut forms: Vec<Vec<Option<Form>>> = Vec::with_capacity(gathered.len());
    for of_func in &gathered {
        let mut of_uses = Vec::with_capacity(of_func.uses.len());
        for (used, row, inst) in &of_func.uses {
            let new = || form(module, of_func.id, *inst, used, row);
            of_uses.push(*known.entry(used).or_insert_with(new));
        }
        forms.push(of_uses);
    }
    let types = std::mem::take(&mut module.types);
    let funcs: Vec<_> = module.some_funcs_mut(calls.iter().map(|(id, _)| *id)).collect();
    let work = funcs.into_par_iter().zip(&gathered).zip(forms);
    work.evenly().for_each(|(((_, mut func), gathered), forms)| {
        for &(inst, at) in &gathered.calls {
            if let Some(form) = forms[at] {
                redirect(&mut func, &types, inst, form);
            }
        }
    });
    module.types = types;
}

/// What is called in a function.
fn gather(module: &Module<'_>, id: FuncId, insts: &[Inst]) -> Calls {
    let (func, types) = (module.func(id), &module.types);
    let mut found = Calls { id, uses: Vec::new(), calls: Vec::new() };
    let mut rows: Vec<(Global, Option<&'static Intrinsic>)> = Vec::new();
    let mut spaces: Vec<u32> = Vec::new();
    for &inst in insts {
        let Some(symbol) = func.called_symbol(inst) else { continue };
        let row = match rows.iter().find(|(known, _)| *known == symbol) {
            Some(&(_, row)) => row,
            None => {
                let row = module.symbol_name(symbol).and_then(|name| Intrinsic::named(&name));
                rows.push((symbol, row));
                row
            }
        };
        let Some(row) = row else { continue };
        let pointers = row.pointers.iter().filter_map(|p| func.args(inst).get(p.operand as usize));
        let in_space = |&v: &Value| types.addrspace(types.scalar(func.type_of(v)));
        spaces.clear();
        spaces.extend(pointers.filter_map(in_space));
        let is_known = |((s, known), ..): &(Use, _, _)| *s == symbol && *known == spaces;
        let at = found.uses.iter().position(is_known).unwrap_or_else(|| {
            found.uses.push(((symbol, spaces.clone()), row, inst));
            found.uses.len() - 1
        });
        found.calls.push((inst, at));
    }
    found
}

/// The form of an intrinsic for these spaces, declared; nothing if there is none, or it is the same.
fn form(
    module: &mut Module<'_>,
    func: FuncId,
    inst: Inst,
    (symbol, spaces): &Use,
    row: &Intrinsic,
) -> Option<Form> {
    let symbol = *symbol;
    let old = module.symbol_name(symbol)?.into_owned();
    let name = new_name(row, &old, spaces)?;
    if name.as_bytes() == old {
        return None;
    }
    let caller = module.func(func);
    let ret = caller.inst(inst).ty;
    let operands: Vec<Type> = caller.args(inst).iter().map(|&v| caller.type_of(v)).collect();
    let global = match module.symbol(name.as_bytes()) {
        Some(global) => global,
        None => {
            let declared = match module.symbol_kind(symbol) {
                SymbolKind::Func(original) => module.clone_function(original, name.as_bytes()),
                _ => module.add_function(name.as_bytes(), ret, &operands, false),
            };
            for (at, &ty) in operands.iter().enumerate() {
                if module.func(declared).params().get(at).is_some_and(|p| p.ty != ty) {
                    module.func_mut(declared).retype_param(at, ty);
                }
            }
            module.func(declared).global
        }
    };
    let ty = match module.symbol_kind(global) {
        SymbolKind::Func(declared) => module.func(declared).ty(&module.types),
        // Intrinsics need no declaration.
        SymbolKind::Undeclared => {
            let params = operands.into();
            module.types.intern(TypeKind::Function { ret, params, vararg: false })
        }
        _ => return None,
    };
    let caller = module.func(func);
    let old = caller.type_of(*caller.operands(inst).last()?);
    let address = match *module.types.kind(old) {
        TypeKind::TypedPtr { addrspace, .. } => module.types.typed_ptr(ty, addrspace),
        _ => old,
    };
    Some(Form { global, ty, address })
}

/// Makes a call lead to a form of its callee.
fn redirect(func: &mut Function<'_>, types: &Types, inst: Inst, form: Form) {
    let written = func.call(inst).map(|c| c.ty);
    let last = func.operands(inst).len() - 1;
    // A call may be written with the type of the whole function.
    let whole = written.filter(|&ty| matches!(types.kind(ty), TypeKind::Function { .. }));
    let callee = func.store.symbol(form.global, form.address);
    func.set_operand(inst, last, callee);
    if whole.is_some() {
        func.set_call_type(inst, form.ty);
    }
}

/// Whether a call of this intrinsic with so many pointers can be renamed when one of them moves to a space.
pub fn has_name(row: &Intrinsic, name: &[u8], pointers: usize, space: Space) -> bool {
    let Ok(name) = std::str::from_utf8(name) else { return false };
    if !row.mangled {
        return row.form(name, space).is_some();
    }
    // Names of structs, which pointees can be, may hold anything.
    !name.contains("s_")
        && name.split('.').filter(|part| pointer_part(part).is_some()).count() >= pointers
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
    let name = parts.join(".");
    Some(as_copy(&name, spaces).unwrap_or(name))
}

/// What an intrinsic is called as a copy, if it moves memory from one space to another with nothing in common.
fn as_copy(name: &str, spaces: &[u32]) -> Option<String> {
    let rest = name.strip_prefix(MOVE).filter(|rest| !rest.starts_with(ELEMENTS))?;
    let &[to, from] = spaces else { return None };
    moves::is_apart(to, from).then(|| format!("llvm.memcpy.{rest}"))
}

/// How `memmove` begins, and how it goes on where elements are moved by atomic accesses.
const MOVE: &str = "llvm.memmove.";
const ELEMENTS: &str = "element.";

/// Whether a call moves memory, and could copy it.
pub fn is_plain_move(module: &Module<'_>, func: &Function<'_>, inst: Inst) -> bool {
    let name = func.called_symbol(inst).and_then(|symbol| module.symbol_name(symbol));
    let rest = name.as_ref().and_then(|name| name.strip_prefix(MOVE.as_bytes()));
    rest.is_some_and(|rest| !rest.starts_with(ELEMENTS.as_bytes()))
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
    use spacecast_analysis::knobs::Profile;
    use spacecast_nvptx::intrinsics::Intrinsic;
    use spacecast_nvptx::space::Space;

    use super::{has_name, pointer_part};
    use crate::pipeline::{Options, Pipeline};

    #[test]
    fn names_say_the_space_of_every_pointer() {
        let can_move = |name: &str| {
            let row = Intrinsic::named(name.as_bytes()).expect("a row");
            has_name(row, name.as_bytes(), 2, Space::Shared)
        };
        assert!(can_move("llvm.memcpy.p0.p0.i64"));
        assert!(can_move("llvm.experimental.memset.pattern.p0.p0.i64"));
        // Found by fuzzing: that is one pointer with a strange type.
        assert!(!can_move("llvm.experimental.memset.pattern.p640ip0.."));
    }

    /// Found by fuzzing: of a call that is not like its declaration, which LLVM refuses, no form is like both.
    #[test]
    fn calls_that_are_not_as_declared_stay() {
        let text = "define ptx_kernel void @k(ptr %g) {\n  \
                    %v = call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %g, i32 4)\n  ret void\n}\n\
                    declare i16 @llvm.nvvm.ldu.global.i.i32.p0(ptr, i32)\n";
        let mut module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let options = Options::of(Profile::Sound);
        let log = &mut std::io::sink();
        Pipeline::of(&options).run(&mut module, &options, log).expect("no log");
        let mut after = Vec::new();
        module.print(&mut after).expect("a text");
        let after = String::from_utf8(after).expect("a text");
        assert!(
            after.contains("call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %g, i32 4)"),
            "{after}"
        );
    }

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
