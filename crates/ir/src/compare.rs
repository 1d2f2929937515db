//! Two states of one function: what of each instruction is not what it was.
//!
//! Ids stay, and lists are only added, so that what has the same ids is the same: one walk over both arrays tells most
//! instructions apart from those that changed, without looking at what they say.

use bitflags::bitflags;

use crate::function::Function;
use crate::inst::InstData;

bitflags! {
    /// What of an instruction is not what it was. Its operands may still be, and have another type.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
    pub struct Changed: u8 {
        /// What it does: opcode, flags, name, and what it has beside its operands.
        const KIND = 1;
        /// The type of its result.
        const TYPE = 2;
        /// Which operands it has.
        const OPERANDS = 4;
        /// Its attachments.
        const METADATA = 8;
        /// It is not part of the function any more.
        const REMOVED = 16;
    }
}

/// What became of the instructions that a function had.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Whether lists and constants are what they were, so that equal ids mean the same; what was added does not matter.
    pub extends: bool,
    /// Whether the blocks are the same, and those instructions that are still there are in the same order in them: surely,
    /// that is; else that has to be seen by looking.
    pub in_order: bool,
    /// What changed in instructions, by their ids. If lists or constants are others, that is everything but types.
    pub insts: Vec<Changed>,
}

impl Function<'_> {
    /// Compares with another state of this function, or with the function that this is a copy of.
    ///
    /// With a journal only instructions that were edited are looked at.
    pub fn compare(&self, before: &Self) -> Comparison {
        let (now, then) = (self.journal(), before.journal());
        if let (Some(now), Some(then)) = (now, then)
            && now.beyond == then.beyond
            && now.insts.starts_with(&then.insts)
        {
            let mut insts = vec![Changed::empty(); before.num_insts()];
            for &inst in &now.insts[then.insts.len()..] {
                if let Some(changed) = insts.get_mut(inst.0 as usize) {
                    *changed = self.changed(before, (self.inst(inst), before.inst(inst)), false);
                }
            }
            debug_assert!(self.store.extends(&before.store), "a list was edited in secret");
            debug_assert_eq!(
                insts,
                self.compare_all(before).insts,
                "an edit is not in the journal"
            );
            return Comparison { extends: true, in_order: true, insts };
        }
        self.compare_all(before)
    }

    fn compare_all(&self, before: &Self) -> Comparison {
        let extends = self.store.extends(&before.store);
        let all = Changed::KIND | Changed::OPERANDS | Changed::METADATA;
        let floor = if extends { Changed::empty() } else { all };
        let same_operands = self.store.values.starts_with(&before.store.values);
        let pairs = self.all_insts().zip(before.all_insts());
        let insts = pairs.map(|pair| floor | self.changed(before, pair, same_operands)).collect();
        Comparison { extends, in_order: false, insts }
    }

    #[inline]
    fn changed(
        &self,
        before: &Self,
        (new, old): (&InstData, &InstData),
        same_operands: bool,
    ) -> Changed {
        let what = |data: &InstData| (data.op, data.sub, data.flags, data.name);
        let same_beside = if old.op.is_call() && new.op.is_call() {
            self.call_data()[new.aux as usize] == before.call_data()[old.aux as usize]
        } else {
            new.aux == old.aux
        };
        let same_operands = new.operands == old.operands
            && (same_operands
                || self.store.values(new.operands) == before.store.values(old.operands));
        let flag = |which, is| if is { which } else { Changed::empty() };
        flag(Changed::KIND, what(new) != what(old) || !same_beside)
            | flag(Changed::TYPE, new.ty != old.ty)
            | flag(Changed::OPERANDS, !same_operands)
            | flag(Changed::METADATA, new.md != old.md)
            | flag(Changed::REMOVED, new.is_removed() && !old.is_removed())
    }
}
