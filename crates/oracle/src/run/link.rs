//! Modules as one program: which definition a name leads to, and where everything is.
//!
//! ```text
//!   0  the module that is looked at, before or after     strong definitions win over weak ones;
//!   1  what else there is: other modules                 among weak ones the linker chooses
//!   2  copies of what one of them has under ODR
//! ```
//!
//! Invariant: addresses depend on names alone, so that both runs have the same ones. They are given out for the
//! modules before; what a pass adds comes behind.

use rustc_hash::FxHashMap;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::module::{GlobalVar, SymbolKind};
use spacecast_ir::value::{FuncId, Global, VarId};
use spacecast_ir::vocab::Linkage;
use spacecast_nvptx::layout::{DataLayout, Sizes};

use super::memory::Region;
use super::{Result, unsupported};

/// What dynamic shared memory has.
const DYNAMIC_SHARED: u64 = 8192;

/// What nothing is aligned less to, so that arithmetic on addresses does not depend on neighbours.
pub(super) const ALIGN: u64 = 16;

/// A symbol: its name, and its module unless all modules share it.
type Key = (Option<usize>, Vec<u8>);

/// Where everything that has a name is.
#[derive(Clone, Debug, Default)]
pub(super) struct Addresses {
    placed: FxHashMap<Key, (Region, u64)>,
    next: FxHashMap<Region, u64>,
}

impl Addresses {
    pub fn get(&mut self, key: Key, region: Region, size: u64, align: u64) -> u64 {
        if let Some(&(_, start)) = self.placed.get(&key) {
            return start;
        }
        let next = self.next.entry(region).or_insert(region.first());
        let start = next.next_multiple_of(align.max(ALIGN));
        *next = start + size + 1;
        self.placed.insert(key, (region, start));
        start
    }
}

/// A variable of the program.
#[derive(Copy, Clone, Debug)]
pub(super) struct Variable {
    /// The module that has its initialiser.
    pub code: usize,
    pub id: VarId,
    pub region: Region,
    pub start: u64,
    pub size: u64,
}

/// What a symbol of a module leads to.
#[derive(Copy, Clone, Debug)]
pub(super) enum Target {
    /// A function that has a body, by module, and its address.
    Func(usize, FuncId, u64),
    /// The own address of a variable.
    Var(u64),
    /// Another name for something.
    Alias,
    /// What nobody has: an intrinsic, perhaps.
    Missing,
}

/// A program.
#[derive(Default)]
pub(super) struct Linked {
    /// By module and symbol.
    pub targets: Vec<FxHashMap<Global, Target>>,
    pub variables: Vec<Variable>,
    /// Functions by their addresses.
    pub functions: FxHashMap<u64, (usize, FuncId)>,
    /// What they are called.
    pub names: FxHashMap<u64, Vec<u8>>,
}

/// Links modules. Where several have a weak definition, that of module `first` is taken if it has one.
pub(super) fn link(
    modules: &[&Module<'_>],
    layouts: &[DataLayout],
    first: usize,
    addresses: &mut Addresses,
) -> Result<Linked> {
    let mut linked = Linked::default();
    for (code, module) in modules.iter().enumerate() {
        let mut targets = FxHashMap::default();
        for symbol in module.symbols() {
            let name = match module.symbol_name(symbol) {
                Some(name) => name.into_owned(),
                None => format!("\0{symbol:?}").into_bytes(),
            };
            let target = match module.symbol_kind(symbol) {
                SymbolKind::Func(_) => match definition(modules, code, symbol, &name, first) {
                    Some((at, func)) => {
                        let local = is_local(modules[at].func(func));
                        let own = addresses.get(
                            (local.then_some(at), name.clone()),
                            Region::Code,
                            16,
                            ALIGN,
                        );
                        linked.functions.insert(own, (at, func));
                        linked.names.insert(own, name);
                        Target::Func(at, func, own)
                    }
                    None => Target::Missing,
                },
                SymbolKind::Var(var) => {
                    let sizes = &mut Sizes::new(&layouts[code], &module.types);
                    let weak = module.var(var).symbol.linkage() == Linkage::ExternWeak;
                    if weak && !modules.iter().any(|m| visible(m, &name).is_some()) {
                        targets.insert(symbol, Target::Var(0));
                        continue;
                    }
                    let found = variable(modules, (code, var), name, sizes, addresses)?;
                    if !linked
                        .variables
                        .iter()
                        .any(|v| (v.region, v.start) == (found.region, found.start))
                    {
                        linked.variables.push(found);
                    }
                    Target::Var(found.start)
                }
                SymbolKind::Alias(_) => Target::Alias,
                SymbolKind::Unknown | SymbolKind::Undeclared => Target::Missing,
            };
            targets.insert(symbol, target);
        }
        linked.targets.push(targets);
    }
    Ok(linked)
}

fn is_local(func: &Function<'_>) -> bool {
    func.symbol.linkage().is_local()
}

/// The definition that a module comes to by a name.
fn definition(
    modules: &[&Module<'_>],
    from: usize,
    symbol: Global,
    name: &[u8],
    first: usize,
) -> Option<(usize, FuncId)> {
    if let SymbolKind::Func(own) = modules[from].symbol_kind(symbol)
        && is_local(modules[from].func(own))
    {
        return Some((from, own));
    }
    let rank = |&(code, func): &(usize, FuncId)| match modules[code].func(func).symbol.linkage() {
        Linkage::External => 0,
        // What is shown is what another module has: as it was.
        Linkage::AvailableExternally if code == 2 => 0,
        Linkage::AvailableExternally => 3,
        _ if code == first => 1,
        _ => 2,
    };
    let defined = modules.iter().enumerate().filter_map(|(code, module)| {
        let func = module.function_named(name)?;
        let data = module.func(func);
        let linkage = data.symbol.linkage();
        let odr = matches!(
            linkage,
            Linkage::LinkOnceOdr | Linkage::WeakOdr | Linkage::AvailableExternally
        );
        let given = !data.is_declaration() && !linkage.is_local() && (code < 2 || odr);
        given.then_some((code, func))
    });
    defined.min_by_key(rank)
}

fn variable(
    modules: &[&Module<'_>],
    (mut code, mut id): (usize, VarId),
    name: Vec<u8>,
    sizes: &mut Sizes<'_>,
    addresses: &mut Addresses,
) -> Result<Variable> {
    let var = modules[code].var(id);
    let local = var.symbol.linkage().is_local();
    let common = var.symbol.linkage() == Linkage::Common;
    if !local && (var.init.is_none() || common) {
        // Whoever has the content counts, if anyone has; what is common is zero as long as nobody says more.
        let others =
            modules.iter().enumerate().filter_map(|(at, m)| Some((at, visible(m, &name)?)));
        let says =
            |&(at, id): &(usize, VarId)| modules[at].var(id).symbol.linkage() == Linkage::Common;
        (code, id) = others.min_by_key(says).unwrap_or((code, id));
    }
    let region = region_of(var)?;
    let Some(size) = sizes.alloc_size(var.ty) else {
        return unsupported("a variable without a size");
    };
    let size = if size == 0 && region == Region::Shared { DYNAMIC_SHARED } else { size };
    let align = var.align.map_or(ALIGN, |a| 1 << a);
    let start = addresses.get((local.then_some(code), name), region, size, align);
    Ok(Variable { code, id, region, start, size })
}

/// The variable of this name that a module defines for others.
fn visible(module: &Module<'_>, name: &[u8]) -> Option<VarId> {
    let SymbolKind::Var(id) = module.symbol_kind(module.symbol(name)?) else { return None };
    let var = module.var(id);
    (var.init.is_some() && !var.symbol.linkage().is_local()).then_some(id)
}

/// The region of a variable.
pub(super) fn region_of(var: &GlobalVar) -> Result<Region> {
    match var.addrspace.unwrap_or(0) {
        0 | 1 => Ok(Region::Global),
        3 => Ok(Region::Shared),
        4 => Ok(Region::Constant),
        _ => unsupported("a variable in another space"),
    }
}
