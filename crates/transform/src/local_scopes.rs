//! The pass `local-scopes`: tells LLVM that barriers leave local memory alone.
//!
//! ```text
//!   %n = load i32, ptr addrspace(5) %size          !alias.scope {local}
//!   call void @llvm.nvvm.barrier.…()               !noalias {local}
//! ```
//!
//! Local memory belongs to one thread, so that nobody writes to it while others are waited for. LLVM takes a barrier for
//! a call that may change anything, and loads everything behind it again, unless it sees for itself that an object never
//! got out: in a method, which is handed `this`, it does not.
//!
//! Invariant: what is said is true of every access that names local memory and of every barrier, wherever LLVM moves or
//! copies them. So one scope serves the whole module, and needs no declaration.

use hashbrown::HashMap;
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::{Md, MdKind, MdRef};
use spacecast_ir::value::{FuncId, Global, Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use crate::process_restrict::scopes::{Lists, SCOPE_KINDS, new_node, scopes_in};
use crate::report::PassStats;

const DOMAIN: &[u8] = b"spacecast.spaces";
const SCOPE: &[u8] = b"spacecast.local";

/// How the names of intrinsics begin that wait or order, and do nothing to memory themselves.
const BARRIERS: [&[u8]; 4] =
    [b"llvm.nvvm.barrier", b"llvm.nvvm.bar.", b"llvm.nvvm.membar.", b"llvm.nvvm.fence."];

/// An instruction, and the list of scopes that it has.
type Listed = (Inst, Option<u32>);

/// An instruction, and the list of a kind that it gets.
type Edit = (Inst, MdKind, u32);

/// What there is in a function that has both.
struct Found {
    id: FuncId,
    barriers: Vec<Listed>,
    accesses: Vec<Listed>,
}

impl Found {
    /// All of it, with the kind of list that each is to have.
    fn all(&self) -> impl Iterator<Item = (Listed, MdKind)> {
        let accesses = self.accesses.iter().map(|&listed| (listed, SCOPE_KINDS[0]));
        accesses.chain(self.barriers.iter().map(|&listed| (listed, SCOPE_KINDS[1])))
    }
}

/// Runs the pass over the functions that `wanted` picks; it is asked about those that would change, in order.
pub fn local_scopes(
    module: &mut Module<'_>,
    wanted: &mut dyn FnMut(&Module<'_>, FuncId, &mut PassStats) -> bool,
) -> PassStats {
    let timer = std::time::Instant::now();
    let mut out = PassStats::default();
    let functions: Vec<(FuncId, &Function<'_>)> = module.functions().collect();
    let is_defined = |global: &Global| match module.symbol_kind(*global) {
        SymbolKind::Func(id) => !module.func(id).is_declaration(),
        // Intrinsics need no declaration.
        kind => kind != SymbolKind::Undeclared,
    };
    let others = module.symbols().filter(|global| !is_defined(global));
    let barriers: Vec<Global> = others.filter(|&global| is_barrier(module, global)).collect();
    if barriers.is_empty() {
        return out;
    }
    let mut found: Vec<Found> = functions
        .into_par_iter()
        .evenly()
        .filter_map(|(id, func)| find(module, id, func, &barriers))
        .collect();
    let scope = found.iter().find_map(|found| known(module, found));
    let mut saying: HashMap<u32, bool, FxBuildHasher> = HashMap::default();
    let mut says = |module: &Module<'_>, list: u32| {
        let is_known = || scopes_in(module, list).any(|(number, ..)| Some(number) == scope);
        *saying.entry(list).or_insert_with(is_known)
    };
    found.retain(|found| {
        let done = found.all().all(|((_, list), _)| list.is_some_and(|list| says(module, list)));
        !done && wanted(module, found.id, &mut out)
    });
    if !found.is_empty() {
        let scope = [scope.unwrap_or_else(|| new_scope(module))];
        out.scoped += attach(module, &scope, found);
    }
    out.rewriting += timer.elapsed();
    out
}

/// Adds the scope to the lists of instructions; how many did not have it. Lists are made one by one, and attached in
/// parallel.
fn attach(module: &mut Module<'_>, scope: &[u32; 1], mut found: Vec<Found>) -> u64 {
    found.sort_unstable_by_key(|found| found.id);
    let mut lists = Lists::new(module, scope);
    let mut edits: Vec<(FuncId, Vec<Edit>)> = Vec::with_capacity(found.len());
    for found in &found {
        let edit = |((inst, old), kind): (Listed, MdKind)| {
            let list = lists.known_list(1, old);
            (Some(list) != old).then_some((inst, kind, list))
        };
        edits.push((found.id, found.all().filter_map(edit).collect()));
    }
    let funcs: Vec<_> = module.some_funcs_mut(edits.iter().map(|(id, _)| *id)).collect();
    funcs.into_par_iter().zip(&edits).evenly().for_each(|((_, mut func), (_, edits))| {
        for &(inst, kind, list) in edits {
            func.set_metadata(inst, kind, Some(MdRef::Number(list)));
        }
    });
    edits.iter().map(|(_, edits)| edits.len() as u64).sum()
}

fn is_barrier(module: &Module<'_>, called: Global) -> bool {
    let name = module.symbol_name(called).unwrap_or_default();
    BARRIERS.iter().any(|barrier| name.starts_with(barrier))
}

fn find(module: &Module<'_>, id: FuncId, func: &Function<'_>, known: &[Global]) -> Option<Found> {
    // Most functions have none.
    if !func.store.symbols().any(|symbol| known.contains(&symbol)) {
        return None;
    }
    let local = Some(Space::Local.llvm());
    let is_local = |address: Value| module.types.addrspace(func.type_of(address)) == local;
    let is_access = |inst: Inst, op: Opcode| match op {
        Opcode::Load => is_local(func.operands(inst)[0]),
        Opcode::Store => is_local(func.operands(inst)[1]),
        _ => false,
    };
    // Most of the others have nothing that a barrier could leave alone.
    if !func.each_inst().any(|(inst, data)| is_access(inst, data.op)) {
        return None;
    }
    let mut found = Found { id, barriers: Vec::new(), accesses: Vec::new() };
    for inst in func.insts() {
        match func.inst(inst).op {
            op if is_access(inst, op) => {
                found.accesses.extend(listed(func, inst, SCOPE_KINDS[0]));
            }
            op if op.is_call()
                && func.called_symbol(inst).is_some_and(|called| known.contains(&called)) =>
            {
                found.barriers.extend(listed(func, inst, SCOPE_KINDS[1]));
            }
            _ => {}
        }
    }
    (!found.barriers.is_empty() && !found.accesses.is_empty()).then_some(found)
}

/// An instruction with the list that it has. Nobody writes lists in place; what they hold would be hard to keep.
fn listed(func: &Function<'_>, inst: Inst, kind: MdKind) -> Option<Listed> {
    match func.metadata(inst).find(|(k, _)| *k == kind) {
        Some((_, MdRef::Number(list))) => Some((inst, Some(list))),
        Some((_, MdRef::Inline(_))) => None,
        None => Some((inst, None)),
    }
}

/// The scope that an earlier run made.
fn known(module: &Module<'_>, found: &Found) -> Option<u32> {
    let lists = found.barriers.iter().filter_map(|&(_, list)| list);
    let mut all = lists.flat_map(|list| scopes_in(module, list));
    all.find_map(|(number, _, name)| (name == SCOPE).then_some(number))
}

fn new_scope(module: &mut Module<'_>) -> u32 {
    let name = module.metadata_string(DOMAIN);
    let domain = new_node(module, &[name]);
    let name = module.metadata_string(SCOPE);
    new_node(module, &[Md::Number(domain), name])
}
