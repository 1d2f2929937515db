//! What accesses say about aliasing came; nothing else changed.
//!
//! Whether that is true is not checked here: it rests on which arguments addresses are computed from. But it is only true of
//! one call, or round of a loop, so that what scopes come are declared.

use rayon::prelude::*;
use spacecast_ir::Module;
use spacecast_ir::compare::Attached;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstData;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::{Attr, List, Md, MdKind, MdRef};
use spacecast_ir::value::{Inst, Value, ValueKind};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{AttrKind, MdKindName};

use super::Changes;
use super::moves::{Moved, Moves, Right, Rights};
use super::names::Names;
use super::pair::{Fault, Pair};
use crate::{Problem, Set};

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
                faults.extend(undeclared(
                    (this.before, this.after),
                    this.was.func(id),
                    after.view(),
                ));
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

/// The scopes of restricted pointers that came and are not declared where the function begins. LLVM would take those of one round
/// of a loop for those of another.
fn undeclared(
    modules: (&Module<'_>, &Module<'_>),
    was: View<'_, '_>,
    func: View<'_, '_>,
) -> Vec<Fault> {
    let module = modules.1;
    let mut declared: Set<u32> = Set::default();
    let first = func.entry().into_iter().flat_map(|entry| func.insts_of(entry));
    for call in first.filter(|&inst| declares_scope(module, func, inst)) {
        if let Some(ValueKind::Md(index)) = func.args(call).first().map(|list| list.kind())
            && let Md::Number(list) = func.store.md_operand(index)
        {
            declared.extend(mentioned(module, list));
        }
    }
    let before = |inst: Inst, kind: MdKind| -> Vec<u32> {
        if inst.as_u32() as usize >= was.num_insts() {
            return Vec::new();
        }
        let lists = was.metadata(inst).filter(|(other, _)| *other == kind);
        lists.flat_map(|(_, list)| listed(modules.0, list)).collect()
    };
    let mut faults = Vec::new();
    for inst in func.insts() {
        for (kind, list) in func.metadata(inst).filter(|(kind, _)| may_change(*kind)) {
            let scopes = listed(module, list);
            let is_missing =
                |scope: &u32| !declared.contains(scope) && is_restricted(module, *scope);
            if scopes.iter().any(is_missing) {
                let known = before(inst, kind);
                if scopes.iter().any(|scope| is_missing(scope) && !known.contains(scope)) {
                    faults.push((Some(inst), "a scope came that is not declared".to_owned()));
                }
            }
        }
    }
    faults
}

/// The numbered nodes in a list.
fn listed(module: &Module<'_>, list: MdRef) -> Vec<u32> {
    match list {
        MdRef::Number(list) => mentioned(module, list),
        MdRef::Inline(_) => Vec::new(),
    }
}

fn mentioned(module: &Module<'_>, list: u32) -> Vec<u32> {
    let Some(node) = module.metadata(list) else { return Vec::new() };
    let numbers = node.store.fields(node.node).filter_map(|(_, md)| match md {
        Md::Number(number) => Some(number),
        _ => None,
    });
    numbers.collect()
}

/// Whether a scope is of a restricted pointer, by its name: the one of local memory is the same everywhere.
fn is_restricted(module: &Module<'_>, scope: u32) -> bool {
    module.metadata(scope).is_some_and(|node| {
        node.store.fields(node.node).any(|(_, md)| match md {
            Md::Str(name) => node.store.text.unescaped(name).starts_with(b"restrict.scope."),
            _ => false,
        })
    })
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
