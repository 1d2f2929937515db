//! The numbers of unnamed values, in the order in which they are printed.
//!
//! LLVM numbers arguments, then blocks and instructions as they come; readers before LLVM 19 accept
//! nothing else. After an edit the numbers are assigned anew.

use crate::function::Function;
use crate::text::Name;
use crate::types::Type;
use crate::value::{Value, ValueKind};

/// The numbers of the unnamed values of one function.
#[derive(Default)]
pub(super) struct Numbers {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
    /// Whether any differs from the number that is written in the source.
    pub changed: bool,
    pub blocks_changed: bool,
}

impl Numbers {
    pub fn of(func: &Function<'_>) -> Self {
        let mut numbers = Numbers {
            args: vec![0; func.params.len()],
            blocks: vec![0; func.num_blocks()],
            insts: vec![0; func.num_insts()],
            changed: false,
            blocks_changed: false,
        };
        let mut next = 0;
        for (i, param) in func.params.iter().enumerate() {
            if param.name.as_text().is_none() {
                numbers.args[i] = next;
                numbers.changed |= param.name != Name::number(next);
                next += 1;
            }
        }
        for block in func.blocks() {
            let name = func.raw_name(block.into());
            numbers.blocks_changed |= name != func.original_name(block);
            if name.as_text().is_none() {
                numbers.blocks[block.0 as usize] = next;
                numbers.blocks_changed |= name != Name::number(next);
                next += 1;
            }
            for inst in func.insts_of(block) {
                let data = func.inst(inst);
                if data.ty != Type::VOID && data.name.as_text().is_none() {
                    numbers.insts[inst.0 as usize] = next;
                    numbers.changed |= data.name != Name::number(next);
                    next += 1;
                }
            }
        }
        numbers.changed |= numbers.blocks_changed;
        numbers
    }

    /// The number of an unnamed value.
    pub fn number(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(i) => self.insts[i.0 as usize],
            ValueKind::Arg(n) => self.args[n as usize],
            ValueKind::Block(b) => self.blocks[b.0 as usize],
            _ => 0,
        }
    }

    /// Whether a value is printed under another number than it was read with.
    pub fn moved(&self, func: &Function<'_>, value: Value) -> bool {
        match value.kind() {
            ValueKind::Const(_) | ValueKind::Md(_) => false,
            _ => func.raw_name(value).as_number().is_some_and(|n| n != self.number(value)),
        }
    }
}
