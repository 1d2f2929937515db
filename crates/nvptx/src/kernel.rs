//! Which functions are kernels, and for which architecture they are compiled.

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::store::{ConstantKind, Md};
use spacecast_ir::value::FuncId;
use spacecast_ir::vocab::{CallConv, CallConvName};

use crate::arch::Arch;

/// The kernels of a module, in order: by calling convention, by attribute, or by an annotation.
pub fn kernels(module: &Module<'_>) -> Vec<FuncId> {
    let annotated = annotated_kernels(module);
    module
        .functions()
        .filter(|(id, f)| {
            matches!(f.conv, CallConv::Named(CallConvName::PtxKernel, _) | CallConv::Number(71))
                || annotated.contains(id)
                || module.string_attr(f, b"nvvm.kernel").is_some()
        })
        .map(|(id, _)| id)
        .collect()
}

/// `!nvvm.annotations = !{!{ptr @f, !"kernel", i32 1}}`
fn annotated_kernels(module: &Module<'_>) -> Vec<FuncId> {
    let mut found = Vec::new();
    let text = &module.store.text;
    for named in module.named_metadata() {
        if text.raw(named.name) != b"nvvm.annotations" {
            continue;
        }
        for md in module.named_operands(named) {
            let Some(node) = module.resolve(&module.store, md) else { continue };
            let fields: Vec<Md> = node.store.fields(node.node).map(|(_, md)| md).collect();
            let [Md::Value(function), properties @ ..] = &fields[..] else { continue };
            let global = function.as_const().and_then(|c| node.store.as_global(c));
            let Some(func) = global.and_then(|g| module.resolve_function(g)) else { continue };
            let kernel = properties.chunks_exact(2).any(|pair| {
                let named =
                    matches!(pair[0], Md::Str(t) if *node.store.text.unescaped(t) == *b"kernel");
                let on = match pair[1] {
                    Md::Value(v) => v.as_const().map(|c| node.store.constant(c)),
                    _ => None,
                };
                named && on == Some(ConstantKind::Int(1))
            });
            if kernel {
                found.push(func);
            }
        }
    }
    found
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
}
