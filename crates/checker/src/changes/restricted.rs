//! What accesses say about aliasing came; nothing else changed.
//!
//! Whether that is true is not checked here: it rests on which arguments addresses are computed from.

use spacecast_ir::store::{Attr, MdKind};
use spacecast_ir::value::FuncId;
use spacecast_ir::vocab::{AttrKind, MdKindName};

use super::moves::{Moves, Rights};
use super::pair::{Fault, Pair};

struct Said<'r, 'p, 's>(&'r Pair<'p, 's>);

impl Rights for Said<'_, '_, '_> {
    fn entitled(&mut self, _: spacecast_ir::value::Inst, _: usize, _: u32) -> Result<(), String> {
        Err("an address changed its space".to_owned())
    }

    fn may_be_null(&mut self, _: spacecast_ir::value::Value) -> bool {
        true
    }

    fn attachment(&mut self, _: spacecast_ir::value::Inst, kind: MdKind) -> bool {
        matches!(kind, MdKind::Known(MdKindName::AliasScope | MdKindName::NoAlias))
    }

    /// Scopes are declared where a function begins.
    fn may_come(&self, inst: spacecast_ir::value::Inst) -> bool {
        let name = self.0.after.called_symbol(inst).and_then(|g| self.0.modules.1.symbol_name(g));
        name.is_some_and(|name| *name == *b"llvm.experimental.noalias.scope.decl")
    }
}

pub(super) fn check(_: FuncId, pair: &Pair<'_, '_>) -> Vec<Fault> {
    let (a, b) = (pair.before, pair.after);
    let free = |attr: Attr| match attr {
        Attr::Str(key, _) => b.store.text.unescaped(key).starts_with(b"nvvm.restrict"),
        attr => attr.kind() == Some(AttrKind::NoAlias),
    };
    let header = (a.ret, a.vararg, a.conv, a.comdat, a.symbol)
        == (b.ret, b.vararg, b.conv, b.comdat, b.symbol)
        && a.params().len() == b.params().len()
        && a.params()
            .iter()
            .zip(b.params())
            .all(|(x, y)| x.ty == y.ty && pair.same_attrs(x.attrs, y.attrs, &free))
        && pair.same_attrs(a.attrs, b.attrs, &free)
        && pair.same_attrs(a.ret_attrs, b.ret_attrs, &|_| false);
    let mut faults: Vec<Fault> = Vec::new();
    if !header {
        faults.push((None, "its header changed".to_owned()));
    }
    faults.extend(Moves::new(pair, &mut Said(pair), &|_| false).check());
    faults
}
