//! Which functions may come back to themselves.
//!
//! LLVM makes a loop of a function that ends with a call of itself, maybe after inlining others, or after it found out
//! whom a pointer leads to. Each round is then a call with pointers of its own, but all of them have the same scopes.
//!
//! ```text
//!   f ──► whom it mentions
//!   f ──► anyone, if it calls by a pointer, or what is not visible
//!   anyone ──► functions that others can name, or whose addresses stand in variables or are taken
//! ```
//!
//! Invariant: a function that is on a circle of calls, in this module or through others, is among them.

use rayon::prelude::*;
use spacecast_analysis::known::HARMLESS;
use spacecast_analysis::{Callee, Program};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{FuncId, Global};
use spacecast_ir::vocab::AttrKind;

/// For every function, by its number, whether it may come back to itself; those between two circles are taken along.
pub(super) fn recursive(program: &Program<'_, '_>) -> Vec<bool> {
    let module = program.module;
    let ids: Vec<FuncId> = module.functions().map(|(id, _)| id).collect();
    let anyone = ids.iter().map(|id| id.as_u32() + 1).max().unwrap_or(0);
    let mut unseen = vec![false; anyone as usize];
    ids.iter().for_each(|&id| unseen[id.as_u32() as usize] = is_unseen(program, id));
    let found: Vec<(FuncId, Found)> =
        ids.par_iter().evenly().map(|&id| (id, Found::in_function(program, id, &unseen))).collect();
    let mut calls: Vec<(u32, u32)> = Vec::new();
    let mut named: Vec<u32> = Vec::new();
    for (id, found) in found {
        let to = found.mentioned.into_iter().chain(found.calls_anyone.then_some(anyone));
        calls.extend(to.map(|to| (id.as_u32(), to)));
        named.extend(found.taken);
    }
    module.store.symbols().for_each(|symbol| functions(program, symbol, &mut named));
    // Nobody calls a kernel.
    let visible = |id: &&FuncId| {
        !module.func(**id).symbol.linkage().is_local() && !program.is_whole_program()
    };
    named.extend(ids.iter().filter(visible).map(|id| id.as_u32()));
    named.retain(|&id| !program.is_kernel(FuncId::from_u32(id)));
    calls.extend(named.into_iter().map(|to| (anyone, to)));
    on_circles(&calls, anyone as usize + 1)
}

/// The functions that a symbol stands for.
fn functions(program: &Program<'_, '_>, symbol: Global, out: &mut Vec<u32>) {
    let module = program.module;
    match module.symbol_kind(symbol) {
        SymbolKind::Func(id) => out.push(id.as_u32()),
        SymbolKind::Alias(alias) => {
            module.store.for_each_global(module.alias(alias).target, &mut |g| {
                if let SymbolKind::Func(id) = module.symbol_kind(g) {
                    out.push(id.as_u32());
                }
            })
        }
        _ => {}
    }
}

/// Whether a function is not visible, and may call back.
fn is_unseen(program: &Program<'_, '_>, id: FuncId) -> bool {
    let func = program.module.func(id);
    let mut attrs = program.module.attrs_of(func);
    // Those of the table call nothing; those that users vouch for may call what they are passed.
    let calls = match program.callee(func.global) {
        Callee::Invisible => true,
        Callee::Known(known) => std::ptr::eq(known, &HARMLESS),
        _ => false,
    };
    calls && !attrs.any(|(_, attr)| attr.kind() == Some(AttrKind::NoCallback))
}

/// What a function does with others.
#[derive(Default)]
struct Found {
    /// Those that it mentions.
    mentioned: Vec<u32>,
    /// Those whose addresses it uses for anything but a call.
    taken: Vec<u32>,
    /// Whether it calls by a pointer, or something that is not visible and may call back.
    calls_anyone: bool,
}

impl Found {
    fn in_function(program: &Program<'_, '_>, id: FuncId, unseen: &[bool]) -> Self {
        let module = program.module;
        let func = module.func(id);
        let mut found = Self::default();
        func.store.symbols().for_each(|symbol| functions(program, symbol, &mut found.mentioned));
        // Most operands are no constants, and most constants name no function.
        let mut names: Vec<bool> = Vec::with_capacity(func.store.num_consts());
        for c in func.store.consts() {
            let mut any = false;
            func.store.for_each_global(c, &mut |g| {
                any |= matches!(module.symbol_kind(g), SymbolKind::Func(_) | SymbolKind::Alias(_));
            });
            names.push(any);
        }
        for inst in func.insts() {
            let mut operands = func.operands(inst);
            if func.inst(inst).op.is_call()
                && let Some((callee, passed)) = operands.split_last()
            {
                match callee.as_const().map(|c| func.store.constant(c)) {
                    Some(ConstantKind::Global(symbol)) => {
                        operands = passed;
                        found.calls_anyone |= match module.symbol_kind(symbol) {
                            SymbolKind::Func(id) => unseen[id.as_u32() as usize],
                            _ => matches!(program.callee(symbol), Callee::Invisible),
                        };
                    }
                    Some(ConstantKind::Asm(..)) => {}
                    _ => found.calls_anyone = true,
                }
            }
            let named = operands.iter().filter_map(|operand| operand.as_const());
            for c in named.filter(|c| names[c.as_u32() as usize]) {
                func.store.for_each_global(c, &mut |g| functions(program, g, &mut found.taken));
            }
        }
        found
    }
}

/// Which nodes are left if those go that nothing leads to, or that lead to nothing, again and again.
fn on_circles(edges: &[(u32, u32)], nodes: usize) -> Vec<bool> {
    let mut left = vec![true; nodes];
    for forward in [true, false] {
        let turned = |&(from, to): &(u32, u32)| if forward { (from, to) } else { (to, from) };
        let mut next: Vec<Vec<u32>> = vec![Vec::new(); nodes];
        let mut incoming = vec![0u32; nodes];
        for (from, to) in edges.iter().map(turned) {
            next[from as usize].push(to);
            incoming[to as usize] += 1;
        }
        let mut gone: Vec<u32> = (0..nodes as u32).filter(|&n| incoming[n as usize] == 0).collect();
        while let Some(node) = gone.pop() {
            left[node as usize] = false;
            for &to in &next[node as usize] {
                incoming[to as usize] -= 1;
                if incoming[to as usize] == 0 {
                    gone.push(to);
                }
            }
        }
    }
    left
}
