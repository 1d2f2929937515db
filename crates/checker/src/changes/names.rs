//! Names of intrinsics, which say the spaces of their pointers.

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::value::Inst;
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_nvptx::space::Space;

use super::moves::{Moves, PARAM};
use super::pair::Pair;

impl Moves<'_, '_, '_> {
    /// An intrinsic of another name, which says the spaces of its pointers.
    pub fn callee(&mut self, inst: Inst) {
        let pair = self.pair;
        let (before, after) = pair.modules;
        let name = |module: &Module<'_>, func: &Function<'_>| {
            let symbol = func.called_symbol(inst)?;
            Some(String::from_utf8_lossy(&module.symbol_name(symbol)?).into_owned())
        };
        let (Some(old), Some(new)) = (name(before, pair.before), name(after, pair.after)) else {
            return self.fault(inst, "it calls something else".to_owned());
        };
        let Some(row) = Intrinsic::named(old.as_bytes()) else {
            return self.fault(inst, format!("it calls @{new}, not @{old}"));
        };
        let func = pair.after;
        let spaces: Vec<u32> =
            func.args(inst).iter().filter_map(|&v| pair.space(func.type_of(v))).collect();
        let other_form = || {
            let space = spaces.iter().copied().find(|&s| s > 0).and_then(Space::from_llvm);
            space.and_then(|space| row.form(&old, space)).as_deref() == Some(&new)
        };
        // A parameter is never written, so that nothing overlaps it.
        let moves = |name: &str| name.replacen("llvm.memmove.", "llvm.memcpy.", 1);
        let from_param = spaces.get(1) == Some(&PARAM) && spaces.first() != Some(&PARAM);
        let same = same_but_spaces(&old, &new) || from_param && same_but_spaces(&moves(&old), &new);
        if !(if row.mangled { same } else { other_form() }) {
            return self.fault(inst, format!("it calls @{new}, not @{old}"));
        }
        // Name, declaration and call say the same.
        let declared = func
            .called_symbol(inst)
            .and_then(|g| after.resolve_function(g))
            .map(|id| after.func(id));
        let passed = func.args(inst).iter().map(|&v| func.type_of(v));
        if declared.is_some_and(|d| {
            !passed.eq(d.params().iter().map(|p| p.ty)) || d.ret != func.inst(inst).ty
        }) {
            return self.fault(inst, format!("@{new} is declared otherwise than it is called"));
        }
        if row.mangled
            && spaces_in(&new) != with_results(&spaces, spaces_in(&new).len(), func, inst, pair)
        {
            self.fault(inst, format!("@{new} says other spaces than it is passed"));
        }
    }
}

/// A part of a name that stands for pointers: what comes before the number of the space, and where that ends.
fn pointer_part(part: &str) -> Option<(&str, u32, &str)> {
    let vector = part.strip_prefix("nxv").or_else(|| part.strip_prefix('v'));
    let start = match vector {
        Some(rest) => part.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len(),
        None => 0,
    };
    let rest = part[start..].strip_prefix('p')?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let space = rest[..digits].parse().ok()?;
    Some((&part[..start], space, &rest[digits..]))
}

fn same_but_spaces(a: &str, b: &str) -> bool {
    let parts = |name: &'_ str| -> usize { name.split('.').count() };
    let same = |(a, b): (&str, &str)| match (pointer_part(a), pointer_part(b)) {
        (Some((x, _, y)), Some((z, _, w))) => (x, y) == (z, w),
        _ => a == b,
    };
    parts(a) == parts(b) && a.split('.').zip(b.split('.')).all(same)
}

fn spaces_in(name: &str) -> Vec<u32> {
    name.split('.').filter_map(|part| pointer_part(part).map(|(_, space, _)| space)).collect()
}

/// The spaces of the pointers that a call has, of which the name says `count`: its result may stand before.
fn with_results(
    args: &[u32],
    count: usize,
    func: &Function<'_>,
    inst: Inst,
    pair: &Pair<'_, '_>,
) -> Vec<u32> {
    let result = pair.space(func.inst(inst).ty);
    let all: Vec<u32> = result.into_iter().chain(args.iter().copied()).collect();
    let from = if all.len() >= count { all.len() - count } else { 0 };
    all[from..].to_vec()
}
