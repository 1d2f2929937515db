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

use rayon::prelude::*;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::value::{FuncId, Global, Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use crate::process_restrict::scopes::{Lists, SCOPE_KINDS, new_node, scopes_of};
use crate::report::PassStats;

const DOMAIN: &[u8] = b"spacecast.spaces";
const SCOPE: &[u8] = b"spacecast.local";

/// How the names of intrinsics begin that wait or order, and do nothing to memory themselves.
const BARRIERS: [&[u8]; 4] =
    [b"llvm.nvvm.barrier", b"llvm.nvvm.bar.", b"llvm.nvvm.membar.", b"llvm.nvvm.fence."];

/// What there is in a function that has both.
struct Found {
    id: FuncId,
    barriers: Vec<Inst>,
    accesses: Vec<Inst>,
}

/// Runs the pass over the functions that `wanted` picks; it is asked about those that would change, in order.
pub fn local_scopes(
    module: &mut Module<'_>,
    wanted: &mut dyn FnMut(&Module<'_>, FuncId, &mut PassStats) -> bool,
) -> PassStats {
    let timer = std::time::Instant::now();
    let mut out = PassStats::default();
    let functions: Vec<(FuncId, &Function<'_>)> = module.functions().collect();
    let declared = functions.iter().map(|(_, func)| func.global);
    let barriers: Vec<Global> = declared.filter(|&global| is_barrier(module, global)).collect();
    if barriers.is_empty() {
        return out;
    }
    let found: Vec<Found> = functions
        .into_par_iter()
        .evenly()
        .filter_map(|(id, func)| find(module, id, func, &barriers))
        .collect();
    let mut scope = found.iter().find_map(|found| known(module, found));
    for found in found {
        let has = |inst: &Inst, kind| match scope {
            Some(scope) => scopes_of(module, module.func(found.id), *inst, kind)
                .any(|(number, ..)| number == scope),
            None => false,
        };
        let done = found.accesses.iter().all(|inst| has(inst, SCOPE_KINDS[0]))
            && found.barriers.iter().all(|inst| has(inst, SCOPE_KINDS[1]));
        if done || !wanted(module, found.id, &mut out) {
            continue;
        }
        let scope = [*scope.get_or_insert_with(|| new_scope(module))];
        let mut lists = Lists::new(module, &scope);
        for (insts, kind) in [(&found.accesses, SCOPE_KINDS[0]), (&found.barriers, SCOPE_KINDS[1])]
        {
            let stamped =
                insts.iter().filter(|&&inst| lists.attach(found.id, inst, kind, 1)).count();
            out.scoped += stamped as u64;
        }
    }
    out.rewriting += timer.elapsed();
    out
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
    let mut found = Found { id, barriers: Vec::new(), accesses: Vec::new() };
    for inst in func.insts() {
        match func.inst(inst).op {
            Opcode::Load if is_local(func.operands(inst)[0]) => found.accesses.push(inst),
            Opcode::Store if is_local(func.operands(inst)[1]) => found.accesses.push(inst),
            op if op.is_call()
                && func.called_symbol(inst).is_some_and(|called| known.contains(&called)) =>
            {
                found.barriers.push(inst);
            }
            _ => {}
        }
    }
    (!found.barriers.is_empty() && !found.accesses.is_empty()).then_some(found)
}

/// The scope that an earlier run made.
fn known(module: &Module<'_>, found: &Found) -> Option<u32> {
    let func = module.func(found.id);
    let mut all = found
        .barriers
        .iter()
        .flat_map(|&inst| scopes_of(module, func, inst, SCOPE_KINDS[1]).collect::<Vec<_>>());
    all.find_map(|(number, _, name)| (name == SCOPE).then_some(number))
}

fn new_scope(module: &mut Module<'_>) -> u32 {
    let name = module.metadata_string(DOMAIN);
    let domain = new_node(module, &[name]);
    let name = module.metadata_string(SCOPE);
    new_node(module, &[spacecast_ir::store::Md::Number(domain), name])
}
