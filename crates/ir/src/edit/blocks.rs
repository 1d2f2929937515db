//! Changes to the blocks of a function.

use crate::function::{BlockData, Function};
use crate::inst::{InstData, Link, State};
use crate::value::{Block, Inst, Value};
use crate::vocab::Opcode;

impl Function<'_> {
    /// Adds an empty block at the end.
    pub fn add_block(&mut self, name: Option<&[u8]>) -> Block {
        let name = self.new_name(name);
        let body = self.touch();
        let block = body.blocks.push(BlockData {
            name,
            original: name,
            first: Link::NONE,
            last: Link::NONE,
            start: 0,
            end: 0,
            state: State::EDITED,
        });
        if let Some(order) = &mut body.order {
            order.push(block);
        }
        block
    }

    /// Adds an empty block behind another.
    pub fn add_block_after(&mut self, before: Block, name: &[u8]) -> Block {
        let block = self.add_block(Some(name));
        let order = self.touch().order_mut();
        let at = order.iter().position(|&b| b == before).map_or(order.len(), |at| at + 1);
        order.insert(at, block);
        order.pop();
        block
    }

    /// Cuts a block in two: this instruction and what follows it become a block of their own, which comes
    /// right behind and is where others now find the end of the old one. The old one is left without a terminator.
    pub fn split_block(&mut self, at: Inst, name: &[u8]) -> Block {
        let InstData { block: head, prev, .. } = *self.inst(at);
        let moved: Vec<Inst> = {
            let mut next = Some(at);
            std::iter::from_fn(|| {
                let inst = next?;
                next = self.inst(inst).next.get();
                Some(inst)
            })
            .collect()
        };
        let tail = self.add_block_after(head, name);
        moved.iter().copied().chain(prev.get()).for_each(|inst| self.note_inst(inst));
        let body = self.touch();
        for &inst in &moved {
            body.insts[inst].block = tail;
        }
        body.blocks[tail].first = at.into();
        body.blocks[tail].last = body.blocks[head].last;
        body.insts[at].prev = Link::NONE;
        body.blocks[head].last = prev;
        match prev.get() {
            Some(prev) => body.insts[prev].next = Link::NONE,
            None => body.blocks[head].first = Link::NONE,
        }
        self.rename_edges(tail, head);
        tail
    }

    /// Has phis behind `tail` know it by its own name, where they knew it as `head`.
    fn rename_edges(&mut self, tail: Block, head: Block) {
        let Some(last) = self.terminator(tail) else { return };
        let successors: Vec<Block> = self.successors(last).collect();
        let phis: Vec<Inst> = successors
            .iter()
            .flat_map(|&b| self.insts_of(b))
            .filter(|&inst| self.inst(inst).op == Opcode::Phi)
            .collect();
        for phi in phis {
            self.replace_values_in(phi, |v| (v == head.into()).then_some(tail.into()));
        }
    }

    /// Adds a copy of an instruction at the end of a block, with everything that it has and a name of its own.
    pub fn append_copy(&mut self, block: Block, of: Inst, operands: &[Value], name: &[u8]) -> Inst {
        let mut data = *self.inst(of);
        data.operands = self.store.add_values(operands);
        (data.start, data.end) = (0, 0);
        data.state = State::EDITED;
        if data.op.is_call() {
            let calls = &mut self.grow().calls;
            let call = calls[data.aux as usize];
            data.aux = calls.len() as u32;
            calls.push(call);
        }
        let has_result = data.ty != crate::types::Type::VOID;
        data.name = self.new_name(Some(name).filter(|_| has_result));
        let last = self.grow().blocks[block].last;
        self.link_data(block, last, Link::NONE, data)
    }

    /// Takes a block and its instructions out of the function. Nothing may refer to them any more.
    pub fn remove_block(&mut self, block: Block) {
        self.remove_blocks(&|b| b == block);
    }

    /// Takes blocks and their instructions out of the function. Nothing may refer to them any more.
    pub fn remove_blocks(&mut self, which: &dyn Fn(Block) -> bool) {
        let blocks: Vec<Block> = self.blocks().filter(|&b| which(b)).collect();
        for &block in &blocks {
            let insts: Vec<Inst> = self.insts_of(block).collect();
            for inst in insts {
                self.remove(inst);
            }
            self.touch().blocks[block].state |= State::REMOVED;
        }
        if !blocks.is_empty() {
            self.touch().order_mut().retain(|&b| !which(b));
        }
    }
}
