//! What a slot holds when it is loaded, in the order of execution.
//!
//! Cells join everything that was ever stored. That is too little for a slot that holds a shared pointer first
//! and a global one later, which is how code that was not optimised uses its variables. For slots that come
//! out ambiguous, and that are only ever loaded and stored as a whole, the stores that reach each load are
//! found as for an SSA form, and the function is solved once more with those.
//!
//! Invariant: a slot in the table has no use but whole loads and stores, so nobody else can write it.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::function::Function;
use spacecast_ir::query::Uses;
use spacecast_ir::value::{Block, Inst};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::Family;

use crate::certificate::SlotFlow;
use crate::program::{Callee, Class, Program};

/// For loads of certain slots the stores whose values they can return.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reaching {
    stores: HashMap<Inst, Vec<Inst>, FxBuildHasher>,
    /// The same, the other way round.
    loads: HashMap<Inst, Vec<Inst>, FxBuildHasher>,
    /// For each slot what reaches the start of blocks.
    flows: Vec<SlotFlow>,
}

/// Slots times blocks times stores beyond this are left alone.
const MAX_WORK: usize = 1 << 22;

impl Reaching {
    /// The stores that reach a load, if it is one of a slot in the table.
    pub fn stores(&self, load: Inst) -> Option<&[Inst]> {
        if self.is_empty() { None } else { self.stores.get(&load).map(|s| &s[..]) }
    }

    /// The loads that a store reaches.
    pub fn loads(&self, store: Inst) -> &[Inst] {
        self.loads.get(&store).map_or(&[], |loads| loads)
    }

    pub fn is_empty(&self) -> bool {
        self.stores.is_empty()
    }

    /// The stores that reach the loads of these slots, as far as they are only loaded and stored.
    pub fn of(program: &Program<'_, '_>, func: &Function<'_>, slots: &[Inst]) -> Self {
        let mut this = Self::default();
        if slots.is_empty() {
            return this;
        }
        let uses = func.uses();
        let predecessors = func.predecessors();
        let blocks: Vec<Block> = func.blocks().collect();
        let mut work = 0;
        for &slot in slots {
            let Some(accesses) = simple_accesses(program, func, &uses, slot) else { continue };
            let stores = accesses.iter().filter(|&&i| func.inst(i).op == Opcode::Store).count();
            work += blocks.len() * stores;
            if work > MAX_WORK {
                break;
            }
            let mut reach = this.slot(func, &blocks, &|b| &predecessors[b], accesses);
            reach.sort_unstable_by_key(|(block, _)| *block);
            this.flows.push(SlotFlow { slot, reach });
        }
        this
    }

    fn slot<'p>(
        &mut self,
        func: &Function<'_>,
        blocks: &[Block],
        predecessors: &dyn Fn(Block) -> &'p [Block],
        accesses: Vec<Inst>,
    ) -> Vec<(Block, Vec<Inst>)> {
        let is_store = |i: Inst| func.inst(i).op == Opcode::Store;
        // Uses are in the order of the function, so that those of a block are side by side and in order.
        let mut last: HashMap<Block, Inst, FxBuildHasher> = HashMap::default();
        for &inst in accesses.iter().filter(|&&i| is_store(i)) {
            last.insert(func.block_of(inst), inst);
        }
        // What reaches the start of each block.
        let mut reach: HashMap<Block, Vec<Inst>, FxBuildHasher> = HashMap::default();
        let mut changed = true;
        while changed {
            changed = false;
            for &block in blocks {
                let mut all = reach.get(&block).cloned().unwrap_or_default();
                let before = all.len();
                for from in predecessors(block) {
                    match last.get(from) {
                        Some(&store) => insert(&mut all, store),
                        None => {
                            for &store in reach.get(from).map_or(&[][..], |s| s) {
                                insert(&mut all, store);
                            }
                        }
                    }
                }
                if all.len() != before {
                    reach.insert(block, all);
                    changed = true;
                }
            }
        }
        let mut at: Option<Block> = None;
        let mut now = Vec::new();
        for inst in accesses {
            let block = func.block_of(inst);
            if at != Some(block) {
                now = reach.get(&block).cloned().unwrap_or_default();
                at = Some(block);
            }
            if is_store(inst) {
                now = vec![inst];
            } else {
                for &store in &now {
                    self.loads.entry(store).or_default().push(inst);
                }
                self.stores.insert(inst, now.clone());
            }
        }
        reach.into_iter().collect()
    }

    /// What reaches the start of blocks, slot by slot.
    pub fn flows(&self) -> Vec<SlotFlow> {
        self.flows.clone()
    }
}

fn insert(set: &mut Vec<Inst>, inst: Inst) {
    if let Err(at) = set.binary_search(&inst) {
        set.insert(at, inst);
    }
}

/// The loads and stores of a slot in order, if it has no other use, and they are all of one pointer or number.
fn simple_accesses(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    uses: &Uses,
    slot: Inst,
) -> Option<Vec<Inst>> {
    let ty = func.alloca(slot)?.ty;
    if !matches!(program.class(ty), Class::Pointer(_) | Class::Data) {
        return None;
    }
    let mut accesses = Vec::new();
    for used in uses.get(slot.into()) {
        let data = func.inst(used.user);
        match data.op {
            Opcode::Load if data.ty == ty => accesses.push(used.user),
            Opcode::Store if used.operand == 1 => {
                if func.type_of(func.operands(used.user)[0]) != ty {
                    return None;
                }
                accesses.push(used.user);
            }
            op if op.is_debug_record() => {}
            Opcode::Call => match func.called_symbol(used.user).map(|g| program.callee(g)) {
                Some(Callee::Row(row))
                    if matches!(row.family, Family::Lifetime | Family::Annotation) => {}
                _ => return None,
            },
            _ => return None,
        }
    }
    Some(accesses)
}
