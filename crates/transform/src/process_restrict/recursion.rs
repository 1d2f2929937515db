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
use spacecast_analysis::{Callee, Program};
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::value::{FuncId, Global, Inst};
use spacecast_ir::vocab::AttrKind;

/// For every function, by its number, whether it may come back to itself; those between two circles are taken along.
pub(super) fn recursive(program: &Program<'_, '_>) -> Vec<bool> {
    let module = program.module;
    let ids: Vec<FuncId> = module.functions().map(|(id, _)| id).collect();
    let anyone = ids.iter().map(|id| id.as_u32() + 1).max().unwrap_or(0);
    let mut calls: Vec<(u32, u32)> = ids
        .par_iter()
        .evenly()
        .flat_map_iter(|&id| {
            let func = module.func(id);
            let mut to: Vec<u32> = Vec::new();
            func.store.symbols().for_each(|symbol| functions(program, symbol, &mut to));
            if func.insts().any(|inst| calls_anyone(program, func, inst)) {
                to.push(anyone);
            }
            to.into_iter().map(move |to| (id.as_u32(), to))
        })
        .collect();
    let mut named: Vec<u32> = Vec::new();
    module.store.symbols().for_each(|symbol| functions(program, symbol, &mut named));
    // Nobody calls a kernel.
    let visible = |id: &&FuncId| {
        !module.func(**id).symbol.linkage().is_local() && !program.knobs.whole_program
    };
    named.extend(ids.iter().filter(visible).map(|id| id.as_u32()));
    named.extend(taken(program, &ids));
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

/// Whether an instruction calls by a pointer, or something that is not visible and may call back.
fn calls_anyone(program: &Program<'_, '_>, func: &Function<'_>, inst: Inst) -> bool {
    if !func.inst(inst).op.is_call() {
        return false;
    }
    match func.called_symbol(inst) {
        Some(symbol) => {
            let module = program.module;
            let promised = match module.symbol_kind(symbol) {
                SymbolKind::Func(id) => module
                    .attrs_of(module.func(id))
                    .any(|(_, attr)| attr.kind() == Some(AttrKind::NoCallback)),
                _ => false,
            };
            !promised && matches!(program.callee(symbol), Callee::Invisible)
        }
        None => {
            let callee = func.operands(inst).last().and_then(|callee| callee.as_const());
            !matches!(callee.map(|c| func.store.constant(c)), Some(ConstantKind::Asm { .. }))
        }
    }
}

/// The functions whose addresses are used for anything but a call.
fn taken(program: &Program<'_, '_>, ids: &[FuncId]) -> Vec<u32> {
    let module = program.module;
    ids.par_iter()
        .evenly()
        .flat_map_iter(|&id| {
            let func = module.func(id);
            let mut found = Vec::new();
            for inst in func.insts() {
                let operands = func.operands(inst);
                let calls = usize::from(func.called_symbol(inst).is_some());
                let others = &operands[..operands.len() - calls];
                for c in others.iter().filter_map(|operand| operand.as_const()) {
                    func.store.for_each_global(c, &mut |g| functions(program, g, &mut found));
                }
            }
            found
        })
        .collect()
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
