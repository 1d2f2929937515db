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
    /// Whether any differs from the number that is written in the source.
    pub changed: bool,
    pub blocks_changed: bool,
    /// Arguments, instructions, blocks; empty unless something changed.
    numbers: Vec<u32>,
    /// By the number that is written in the source; those that nothing has any more are [`GONE`].
    by_old: Vec<u32>,
    num_args: usize,
    num_insts: usize,
}

const GONE: u32 = u32::MAX;

impl Numbers {
    pub fn of(func: &Function<'_>) -> Self {
        let mut this = Numbers {
            num_args: func.params.len(),
            num_insts: func.num_insts(),
            blocks_changed: func.blocks().any(|b| func.raw_name(b.into()) != func.original_name(b)),
            ..Self::default()
        };
        for_each_unnamed(func, |value, name, number| {
            if name != Name::number(number) {
                this.changed = true;
                this.blocks_changed |= value.as_block().is_some();
            }
        });
        this.changed |= this.blocks_changed;
        if this.changed {
            this.numbers = vec![0; this.num_args + this.num_insts + func.num_blocks()];
            this.by_old = vec![GONE; this.numbers.len()];
            for_each_unnamed(func, |value, name, number| {
                let at = this.index(value);
                this.numbers[at] = number;
                // Sources may leave numbers out; those that are too large are not in the table.
                let old = name.as_number().and_then(|old| this.by_old.get_mut(old as usize));
                if let Some(old) = old {
                    *old = number;
                }
            });
        }
        this
    }

    fn index(&self, value: Value) -> usize {
        match value.kind() {
            ValueKind::Arg(n) => n as usize,
            ValueKind::Inst(i) => self.num_args + i.0 as usize,
            ValueKind::Block(b) => self.num_args + self.num_insts + b.0 as usize,
            _ => usize::MAX,
        }
    }

    /// The number of an unnamed value.
    pub fn number(&self, func: &Function<'_>, value: Value) -> u32 {
        if self.changed {
            self.numbers.get(self.index(value)).copied().unwrap_or(0)
        } else {
            func.raw_name(value).as_number().unwrap_or(0)
        }
    }

    /// What a number in the source is now, if that is known.
    pub fn renewed(&self, old: u32) -> Option<u32> {
        self.by_old.get(old as usize).copied().filter(|&number| number != GONE)
    }

    /// Whether a value is printed under another number than it was read with.
    pub fn moved(&self, func: &Function<'_>, value: Value) -> bool {
        self.changed
            && match value.kind() {
                ValueKind::Const(_) | ValueKind::Md(_) => false,
                _ => {
                    func.raw_name(value).as_number().is_some_and(|n| n != self.number(func, value))
                }
            }
    }
}

/// Calls `found` with every unnamed value, the name it was read with, and its number.
fn for_each_unnamed(func: &Function<'_>, mut found: impl FnMut(Value, Name, u32)) {
    let mut next = 0;
    let mut number = |value: Value, name: Name| {
        if name.as_text().is_none() {
            found(value, name, next);
            next += 1;
        }
    };
    for (i, param) in func.params.iter().enumerate() {
        number(Value::arg(i as u32), param.name);
    }
    for block in func.blocks() {
        number(block.into(), func.raw_name(block.into()));
        for inst in func.insts_of(block) {
            let data = func.inst(inst);
            if data.ty != Type::VOID {
                number(inst.into(), data.name);
            }
        }
    }
}
