//! Names of intrinsics, which say the spaces of their pointers.

use std::sync::{Arc, Mutex, PoisonError};

use spacecast_ir::Module;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{Global, Inst};
use spacecast_ir::view::View;
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_nvptx::moves::{happens, is_apart};
use spacecast_nvptx::space::Space;

use super::moves::{Moves, PARAM};
use super::pair::Pair;
use crate::Map;

/// What was called, and what is called in its place.
type Symbols = (Global, Global);

/// The intrinsics that were compared: the same ones are called in many functions.
#[derive(Default)]
pub(super) struct Names(Mutex<Map<Symbols, Option<Arc<Renamed>>>>);

impl Names {
    fn compared(
        &self,
        modules: (&Module<'_>, &Module<'_>),
        symbols: Symbols,
    ) -> Option<Arc<Renamed>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let compare = || Renamed::new(modules, symbols).map(Arc::new);
        known.entry(symbols).or_insert_with(compare).clone()
    }
}

/// An intrinsic, and one that is called in its place.
pub(super) struct Renamed {
    symbols: Symbols,
    names: (Vec<u8>, Vec<u8>),
    row: Option<&'static Intrinsic>,
    /// Whether the names are the same but for the spaces that they say.
    same: bool,
    /// The spaces that the new name says.
    said: Vec<u32>,
}

impl Renamed {
    fn new(modules: (&Module<'_>, &Module<'_>), symbols: Symbols) -> Option<Self> {
        let old = modules.0.symbol_name(symbols.0)?.into_owned();
        let new = modules.1.symbol_name(symbols.1)?.into_owned();
        let row = Intrinsic::named(&old);
        let (same, said) = (same_but_spaces(&old, &new), spaces_in(&new));
        Some(Self { symbols, names: (old, new), row, same, said })
    }
}

impl Moves<'_, '_, '_> {
    /// An intrinsic of another name, which says the spaces of its pointers.
    pub fn callee(&mut self, inst: Inst) {
        let symbols = self.pair.before.called_symbol(inst).zip(self.pair.after.called_symbol(inst));
        let renamed = symbols.and_then(|symbols| self.names.compared(self.pair.modules, symbols));
        if let Err(why) = self.is_renamed(inst, renamed.as_deref()) {
            self.fault(inst, why);
        }
    }

    /// An intrinsic of the same name, which may be passed pointers in other spaces.
    pub fn keeps_its_name(&mut self, inst: Inst) {
        let func = self.pair.after;
        let name = func.called_symbol(inst).and_then(|g| self.pair.modules.1.symbol_name(g));
        let Some(name) = name.filter(|name| name.starts_with(b"llvm.")) else { return };
        if Intrinsic::named(&name).is_some_and(|row| row.mangled) {
            let passed = func.args(inst).iter().map(|&v| func.type_of(v));
            let spaces: Vec<u32> = passed.filter_map(|ty| self.pair.space(ty)).collect();
            let said = spaces_in(&name);
            if said != with_results(&spaces, said.len(), func, inst, self.pair) {
                let name = String::from_utf8_lossy(&name).into_owned();
                self.fault(inst, format!("@{name} says other spaces than it is passed"));
            }
        }
    }

    fn is_renamed(&self, inst: Inst, renamed: Option<&Renamed>) -> Result<(), String> {
        let (pair, func) = (self.pair, self.pair.after);
        let renamed = renamed.ok_or("it calls something else")?;
        let (old, new) = &renamed.names;
        let shown = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
        let other = || format!("it calls @{}, not @{}", shown(new), shown(old));
        let row = renamed.row.ok_or_else(other)?;
        let spaces: Vec<u32> =
            func.args(inst).iter().filter_map(|&v| pair.space(func.type_of(v))).collect();
        let other_form = || {
            let space = spaces.iter().copied().find(|&s| s > 0).and_then(Space::from_llvm);
            let form = space.and_then(|space| row.form(&shown(old), space));
            form.is_some_and(|form| form.as_bytes() == new)
        };
        let same = || {
            // A parameter is never written, so that nothing overlaps it; nor do different spaces.
            let from_param = spaces.get(1) == Some(&PARAM) && spaces.first() != Some(&PARAM);
            let apart = matches!(spaces[..], [to, from] if is_apart(to, from));
            let elements = old.starts_with(b"llvm.memmove.element.");
            let may_copy = from_param || apart && !elements;
            let moved = old.strip_prefix(b"llvm.memmove.").filter(|_| may_copy);
            let copied = new.strip_prefix(b"llvm.memcpy.");
            renamed.same || moved.zip(copied).is_some_and(|(old, new)| same_but_spaces(old, new))
        };
        if !(if row.mangled { same() } else { other_form() }) {
            return Err(other());
        }
        // LLVM makes nothing of a memmove between two spaces, unless it is short.
        let length = func.args(inst).get(2).and_then(|v| v.as_const());
        let length = length.and_then(|c| match func.store.constant(c) {
            ConstantKind::Int(n) => u64::try_from(n).ok(),
            _ => None,
        });
        if let [to, from, ..] = spaces[..]
            && new.starts_with(b"llvm.memmove.")
            && !happens(to, from, length)
        {
            return Err(format!("@{} is left out by LLVM", shown(new)));
        }
        self.declared(inst, renamed, &spaces)
    }

    /// Name, declaration and call say the same.
    fn declared(&self, inst: Inst, renamed: &Renamed, spaces: &[u32]) -> Result<(), String> {
        let (pair, func) = (self.pair, self.pair.after);
        let (row, new) = (renamed.row, &renamed.names.1);
        let shown = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
        let declared = pair.modules.1.resolve_function(renamed.symbols.1);
        let passed = func.args(inst).iter().map(|&v| func.type_of(v));
        if declared.map(|id| pair.modules.1.func(id)).is_some_and(|d| {
            !passed.eq(d.params().iter().map(|p| p.ty)) || d.ret != func.inst(inst).ty
        }) {
            return Err(format!("@{} is declared otherwise than it is called", shown(new)));
        }
        let said = &renamed.said;
        let mangled = row.is_some_and(|row| row.mangled);
        if mangled && *said != with_results(spaces, said.len(), func, inst, pair) {
            return Err(format!("@{} says other spaces than it is passed", shown(new)));
        }
        Ok(())
    }
}

/// A part of a name that stands for pointers: what comes before the number of the space, and where that ends.
fn pointer_part(part: &[u8]) -> Option<(&[u8], u32, &[u8])> {
    let digits = |text: &[u8]| text.iter().take_while(|b| b.is_ascii_digit()).count();
    let vector = part.strip_prefix(b"nxv").or_else(|| part.strip_prefix(b"v"));
    let start = vector.map_or(0, |rest| part.len() - rest.len() + digits(rest));
    let rest = part[start..].strip_prefix(b"p")?;
    let (space, rest) = rest.split_at(digits(rest));
    let space = std::str::from_utf8(space).ok()?.parse().ok()?;
    Some((&part[..start], space, rest))
}

fn parts(name: &[u8]) -> impl Iterator<Item = &[u8]> {
    name.split(|&b| b == b'.')
}

fn same_but_spaces(a: &[u8], b: &[u8]) -> bool {
    let same = |a: &[u8], b: &[u8]| match (pointer_part(a), pointer_part(b)) {
        (Some((x, _, y)), Some((z, _, w))) => (x, y) == (z, w),
        _ => a == b,
    };
    let (mut a, mut b) = (parts(a), parts(b));
    loop {
        match (a.next(), b.next()) {
            (Some(x), Some(y)) if same(x, y) => {}
            (None, None) => return true,
            _ => return false,
        }
    }
}

fn spaces_in(name: &[u8]) -> Vec<u32> {
    parts(name).filter_map(|part| pointer_part(part).map(|(_, space, _)| space)).collect()
}

/// The spaces of the pointers that a call has, of which the name says `count`: its result may stand before. What stands for
/// lanes that are not loaded has the type of the result, and comes last; the name does not say it again.
fn with_results(
    args: &[u32],
    count: usize,
    func: View<'_, '_>,
    inst: Inst,
    pair: &Pair<'_, '_>,
) -> Vec<u32> {
    let ty = func.inst(inst).ty;
    let result = pair.space(ty);
    let again = func.args(inst).last().is_some_and(|&last| func.type_of(last) == ty);
    let mut all: Vec<u32> = result.into_iter().chain(args.iter().copied()).collect();
    if again && result.is_some() && all.len() > count {
        all.pop();
    }
    let from = all.len().saturating_sub(count);
    all.split_off(from)
}
