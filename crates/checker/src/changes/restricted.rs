//! What accesses say about aliasing came; nothing else changed.
//!
//! Whether that is true is not checked here: it rests on which arguments addresses are computed from.

use rayon::prelude::*;
use spacecast_ir::Module;
use spacecast_ir::compare::Attached;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstData;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::{Attr, List, MdKind};
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{AttrKind, MdKindName};

use super::Changes;
use super::moves::{Moved, Moves, Right, Rights};
use super::names::Names;
use super::pair::{Fault, Pair};
use crate::Problem;

struct Said<'r, 'p, 's>(&'r Pair<'p, 's>);

impl Rights for Said<'_, '_, '_> {
    fn entitled(&mut self, _: Inst, _: &InstData, _: Moved) -> Right {
        Err("an address changed its space".to_owned())
    }

    fn may_be_null(&mut self, _: Value) -> bool {
        true
    }

    fn attachment(&mut self, _: Inst, kind: MdKind) -> bool {
        may_change(kind)
    }

    fn may_come(&self, inst: Inst) -> bool {
        declares_scope(self.0.modules.1, self.0.after, inst)
    }
}

fn may_change(kind: MdKind) -> bool {
    matches!(kind, MdKind::Known(MdKindName::AliasScope | MdKindName::NoAlias))
}

/// Scopes are declared where a function begins.
fn declares_scope(module: &Module<'_>, func: View<'_, '_>, inst: Inst) -> bool {
    let name = func.called_symbol(inst).and_then(|g| module.symbol_name(g));
    name.is_some_and(|name| *name == *b"llvm.experimental.noalias.scope.decl")
}

impl<'c, 's> Changes<'c, 's> {
    pub fn restricted(&mut self) {
        let this = &*self;
        let found: Vec<Problem> = this
            .changed
            .par_iter()
            .evenly()
            .flat_map_iter(|&id| {
                let (head, after) = (this.before.func(id), this.after.func(id));
                // Mostly nothing but attachments changed: then that is all there is to look at.
                let attached = after.attached(this.was.func(id));
                let mut faults = match attached {
                    Some(attached) => attachments(this.after, after.view(), &attached),
                    None => {
                        let pair = this.pair(id);
                        Moves::new(&pair, &mut Said(&pair), &|_| false, &Names::default()).check()
                    }
                };
                if !same_header(head, after) {
                    faults.push((None, "its header changed".to_owned()));
                }
                this.faults(after.view(), faults)
            })
            .collect();
        self.problems.extend(found);
    }
}

fn attachments(module: &Module<'_>, func: View<'_, '_>, attached: &Attached) -> Vec<Fault> {
    let others = attached.insts.iter().filter(|(_, kind)| !may_change(*kind));
    let others = others.map(|&(inst, _)| (Some(inst), "its metadata changed".to_owned()));
    let new = attached.new.iter().filter(|&&inst| !declares_scope(module, func, inst));
    let new = new.map(|&inst| (None, format!("{:?} came", func.inst(inst).op)));
    others.chain(new).collect()
}

fn same_header(a: &Function<'_>, b: &Function<'_>) -> bool {
    let free = |attr: &Attr| match *attr {
        Attr::Str(key, _) => b.store.text.unescaped(key).starts_with(b"nvvm.restrict"),
        attr => attr.kind() == Some(AttrKind::NoAlias),
    };
    let same = |old: List, new: List| {
        let (old, new) = (a.store.attrs(old), b.store.attrs(new));
        old.filter(|attr| !free(attr)).eq(new.filter(|attr| !free(attr)))
    };
    (a.ret, a.vararg, a.conv, a.comdat, a.symbol) == (b.ret, b.vararg, b.conv, b.comdat, b.symbol)
        && a.params().len() == b.params().len()
        && a.params().iter().zip(b.params()).all(|(x, y)| x.ty == y.ty && same(x.attrs, y.attrs))
        && same(a.attrs, b.attrs)
        && a.store.attrs(a.ret_attrs).eq(b.store.attrs(b.ret_attrs))
}
