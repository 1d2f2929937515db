//! Which functions are kernels, and for which architecture they are compiled.

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{Attr, ConstantKind, Md, Store};
use spacecast_ir::value::{FuncId, Global, VarId};
use spacecast_ir::vocab::{CallConv, CallConvName};

use crate::arch::Arch;

/// The kernels of a module, in order: by calling convention, by attribute, or by an annotation.
pub fn kernels(module: &Module<'_>) -> Vec<FuncId> {
    let annotated = annotated_kernels(module);
    let is_marked = module.finds_attr(
        |store, attr| matches!(attr, Attr::Str(key, _) if store.text.is(key, b"nvvm.kernel")),
    );
    module
        .functions()
        .filter(|(id, f)| {
            matches!(f.conv, CallConv::Named(CallConvName::PtxKernel, _) | CallConv::Number(71))
                || annotated.binary_search(id).is_ok()
                || is_marked(f)
        })
        .map(|(id, _)| id)
        .collect()
}

/// Those of the kernels that code mentions, or variables that it may load from, in order: LLVM may inline them, so that not
/// only the host passes them something.
pub fn mentioned_kernels(module: &Module<'_>, kernels: &[FuncId]) -> Vec<FuncId> {
    let mut is_kernel = vec![None; module.symbols().count()];
    for &id in kernels {
        is_kernel[module.func(id).global.as_u32() as usize] = Some(id);
    }
    let found = |global: Global| is_kernel[global.as_u32() as usize];
    let funcs = module.functions();
    let mut mentioned: Vec<FuncId> =
        funcs.flat_map(|(_, func)| func.store.symbols().filter_map(found)).collect();
    if module.store.symbols().any(|global| found(global).is_some()) {
        let mut found_in = |c| {
            module.store.for_each_global(c, &mut |global| mentioned.extend(found(global)));
        };
        // `llvm.used` and the like are notes for the linker.
        let is_note = |global| module.symbol_name(global).is_some_and(|n| n.starts_with(b"llvm."));
        let variables = module.variables().filter(|(_, var)| !is_note(var.global));
        variables.filter_map(|(_, var)| var.init).for_each(&mut found_in);
        module.aliases().for_each(|(_, alias)| found_in(alias.target));
    }
    mentioned.sort_unstable();
    mentioned.dedup();
    mentioned
}

/// Calls `found` with every property that `!nvvm.annotations` gives a symbol, its value, and the
/// store that both live in.
fn for_each_annotation<'s>(
    module: &Module<'s>,
    mut found: impl FnMut(Global, &Store<'s>, &[u8], Md),
) {
    let text = &module.store.text;
    for named in module.named_metadata() {
        if text.raw(named.name) != b"nvvm.annotations" {
            continue;
        }
        for md in module.named_operands(named) {
            let Some(node) = module.resolve(&module.store, md) else { continue };
            let fields: Vec<Md> = node.store.fields(node.node).map(|(_, md)| md).collect();
            let [Md::Value(symbol), properties @ ..] = &fields[..] else { continue };
            let global = symbol.as_const().and_then(|c| node.store.as_global(c));
            let Some(global) = global else { continue };
            for pair in properties.chunks_exact(2) {
                if let Md::Str(key) = pair[0] {
                    found(global, node.store, &node.store.text.unescaped(key), pair[1]);
                }
            }
        }
    }
}

fn as_int(store: &Store<'_>, md: Md) -> Option<i64> {
    let Md::Value(value) = md else { return None };
    match store.constant(value.as_const()?) {
        ConstantKind::Int(n) => Some(n),
        _ => None,
    }
}

/// The number that a module flag is set to: `!{i32 1, !"name", i32 2}`.
pub fn module_flag(module: &Module<'_>, name: &[u8]) -> Option<i64> {
    let flags = |named: &&spacecast_ir::module::NamedMetadata| {
        module.store.text.raw(named.name) == b"llvm.module.flags"
    };
    let named = module.named_metadata().iter().find(flags)?;
    module.named_operands(named).find_map(|md| {
        let node = module.resolve(&module.store, md)?;
        let fields: Vec<Md> = node.store.fields(node.node).map(|(_, md)| md).collect();
        match fields[..] {
            [_, Md::Str(key), value] if *node.store.text.unescaped(key) == *name => {
                as_int(node.store, value)
            }
            _ => None,
        }
    })
}

/// Whether a module says that nothing will be linked to it: `spacecast-whole-program`; `stated` if someone else says so.
/// (LLVM's `LTOPostLink` does not say that: what is external then is so for those who are no bitcode.) Where assembly names
/// what is in it, it is as if something were linked to it: nobody sees what that does.
pub fn is_whole_program(module: &Module<'_>, stated: bool) -> bool {
    let set = |name: &[u8]| module_flag(module, name).is_some_and(|n| n != 0);
    (stated || set(b"spacecast-whole-program")) && !assembly_names_symbols(module)
}

/// Whether assembly names a symbol of the module that keeps its name.
fn assembly_names_symbols(module: &Module<'_>) -> bool {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
    let is_kept = |word: &[u8]| {
        let linkage = module.symbol(word).and_then(|global| match module.symbol_kind(global) {
            SymbolKind::Func(id) => {
                Some(module.func(id)).filter(|f| !f.is_declaration()).map(|f| f.symbol.linkage())
            }
            SymbolKind::Var(id) => Some(module.var(id).symbol.linkage()),
            _ => None,
        });
        linkage.is_some_and(|linkage| !linkage.is_local())
    };
    let names = |text: &[u8]| text.split(|&b| !is_word(b)).any(|w| !w.is_empty() && is_kept(w));
    module.assembly().any(|text| names(&text))
        || module.functions().any(|(_, func)| {
            let store = &func.store;
            store.consts().any(|c| match store.constant(c) {
                ConstantKind::Asm(_, code, _) => names(&store.text.unescaped(code)),
                _ => false,
            })
        })
}

/// `!{ptr @f, !"kernel", i32 1}`, sorted.
fn annotated_kernels(module: &Module<'_>) -> Vec<FuncId> {
    let mut kernels = Vec::new();
    for_each_annotation(module, |global, store, key, value| {
        if key == b"kernel" && as_int(store, value) == Some(1) {
            kernels.extend(module.resolve_function(global));
        }
    });
    kernels.sort_unstable();
    kernels
}

/// The parameters, by position from zero, that an annotation calls grid constant:
/// `!{ptr @f, !"grid_constant", !{i32 1, i32 3}}`, which counts from one.
pub fn annotated_grid_constants(module: &Module<'_>) -> Vec<(FuncId, usize)> {
    let mut params = Vec::new();
    for_each_annotation(module, |global, store, key, value| {
        let Some(func) = module.resolve_function(global) else { return };
        let list = value.as_ref().filter(|_| key == b"grid_constant");
        let Some(list) = list.and_then(|md| module.resolve(store, md)) else { return };
        for (_, position) in list.store.fields(list.node) {
            let from_one = as_int(list.store, position).and_then(|n| usize::try_from(n).ok());
            params.extend(from_one.and_then(|n| n.checked_sub(1)).map(|n| (func, n)));
        }
    });
    params
}

/// The variables that the host knows of, whatever their linkage: `!{ptr @v, !"managed", i32 1}`. Sorted.
pub fn managed(module: &Module<'_>) -> Vec<VarId> {
    let mut variables = Vec::new();
    for_each_annotation(module, |global, store, key, value| {
        if let SymbolKind::Var(var) = module.symbol_kind(global)
            && key == b"managed"
            && as_int(store, value) != Some(0)
        {
            variables.push(var);
        }
    });
    variables.sort_unstable();
    variables
}

/// What a function is compiled for, where its attributes say so: the architecture, and the PTX version
/// as `major * 10 + minor`.
pub fn target(module: &Module<'_>, func: &Function<'_>) -> (Option<Arch>, Option<u32>) {
    let text = |key: &[u8]| {
        let value = module.string_attr(func, key)?;
        String::from_utf8(value.into_owned()).ok()
    };
    let arch = text(b"target-cpu").and_then(|cpu| cpu.parse().ok());
    let ptx = text(b"target-features").and_then(|features| {
        let versions = features.split(',').filter_map(|f| f.strip_prefix("+ptx")?.parse().ok());
        versions.max()
    });
    (arch, ptx)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_in_every_form() {
        let text = r#"
define ptx_kernel void @a() {
  ret void
}
define void @b() {
  ret void
}
define void @c() #0 {
  ret void
}
define void @d() {
  ret void
}
define cc 71 void @e() {
  ret void
}
attributes #0 = { "nvvm.kernel" "target-cpu"="sm_90a" "target-features"="+ptx80,+sm_90a" }
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @b, !"kernel", i32 1}
!1 = !{ptr @d, !"maxntidx", i32 1, !"kernel", i32 0}
"#;
        let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let names: Vec<_> = kernels(&module)
            .into_iter()
            .filter_map(|f| module.symbol_name(module.func(f).global))
            .map(|name| String::from_utf8_lossy(&name).into_owned())
            .collect();
        assert_eq!(names, ["a", "b", "c", "e"]);
        let c = module.function_named(b"c").expect("a function");
        let (arch, ptx) = target(&module, module.func(c));
        assert_eq!((arch.map(|a| a.to_string()), ptx), (Some("sm_90a".to_owned()), Some(80)));
    }

    #[test]
    fn grid_constants_count_from_one() {
        let text = r#"
define ptx_kernel void @a(ptr byval(i32) %p, ptr byval(i32) %q, ptr byval(i32) %r) {
  ret void
}
!nvvm.annotations = !{!0, !2}
!0 = !{ptr @a, !"maxntidx", i32 1, !"grid_constant", !1}
!1 = !{i32 1, i32 3}
!2 = !{ptr @a, !"grid_constant", !{i32 0, i32 -1}}
"#;
        let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        let a = module.function_named(b"a").expect("a function");
        assert_eq!(annotated_grid_constants(&module), [(a, 0), (a, 2)]);
    }
}
