//! Accesses that became two, on the condition that chose their pointer.
//!
//! ```text
//!   head:   …                            head:   …
//!           access(steps(choice))                br condition, way, way
//!           …                            way:    access(steps(pointer)); br end
//!                                        way:    access(steps(pointer)); br end
//!                                        end:    phi of the two; …
//! ```
//!
//! On each way the pointer is what the choice would have been there. That holds whatever is known of it.

use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::{ConstantKind, MdKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode};

use super::pair::{Fault, Pair};
use crate::{Map, Set};

pub(super) fn check(pair: &Pair<'_, '_>) -> Vec<Fault> {
    if let Some(why) = pair.header() {
        return vec![(None, why.to_owned())];
    }
    let (ends, seen, chosen, frozen) = Default::default();
    let mut split = Split { pair, ends, seen, chosen, frozen };
    match split.check() {
        Ok(()) => Vec::new(),
        Err(fault) => vec![fault],
    }
}

struct Split<'r, 'p, 's> {
    pair: &'r Pair<'p, 's>,
    /// Where each old block ends now.
    ends: Map<Block, Block>,
    /// The blocks that were looked at.
    seen: Set<Block>,
    /// What was chosen on each way; looked at once it is known where all blocks end.
    chosen: Vec<Chosen>,
    /// The conditions of selects, frozen.
    frozen: Map<Inst, Value>,
}

/// On the way of an access where a condition is true, or false, a choice is said to be a pointer.
struct Chosen {
    access: Inst,
    choice: Inst,
    condition: Value,
    truth: bool,
    pointer: Value,
}

type Checked<T> = Result<T, Fault>;

fn wrong<T>(inst: Inst, why: &str) -> Checked<T> {
    Err((Some(inst), why.to_owned()))
}

impl Split<'_, '_, '_> {
    fn check(&mut self) -> Checked<()> {
        let (before, after) = (self.pair.before, self.pair.after);
        for block in before.blocks() {
            self.block(block)?;
        }
        if after.blocks().any(|block| !self.seen.contains(&block))
            || before.entry() != after.entry()
        {
            return Err((None, "blocks came".to_owned()));
        }
        for chosen in std::mem::take(&mut self.chosen) {
            let good = match before.inst(chosen.choice).op {
                Opcode::Select => self.select(&chosen),
                Opcode::Phi => self.phi(&chosen),
                _ => false,
            };
            if !good {
                return wrong(chosen.access, "its pointer is not what was chosen on this way");
            }
        }
        for inst in before.insts() {
            if after.inst(inst).is_removed() {
                continue;
            }
            // One that was split is a phi of its two forms, which was looked at.
            if before.inst(inst).op == after.inst(inst).op {
                self.kept(inst)?;
            }
        }
        Ok(())
    }

    /// Follows an old block through those that it became.
    fn block(&mut self, block: Block) -> Checked<()> {
        let (before, after) = (self.pair.before, self.pair.after);
        let mut at = block;
        self.seen.insert(at);
        let mut now: Vec<Inst> = after.insts_of(at).collect();
        now.reverse();
        for inst in before.insts_of(block) {
            while let Some(&new) = now.last().filter(|&&i| self.pair.is_new(i)) {
                if after.inst(new).op == Opcode::Br {
                    break;
                }
                self.came(new)?;
                now.pop();
            }
            let op = before.inst(inst).op;
            let pure = matches!(op, Opcode::GetElementPtr | Opcode::Select | Opcode::Phi);
            match now.last() {
                _ if pure && after.inst(inst).is_removed() => {}
                Some(&next) if next == inst => {
                    now.pop();
                }
                Some(&branch)
                    if after.inst(branch).op == Opcode::Br && self.pair.is_new(branch) =>
                {
                    if now.len() > 1 {
                        return wrong(branch, "a branch in the middle");
                    }
                    at = self.ways(inst, branch)?;
                    self.seen.insert(at);
                    now = after.insts_of(at).collect();
                    now.reverse();
                    // Void accesses went; others are a phi of both.
                    if now.last() == Some(&inst) {
                        now.pop();
                    }
                }
                _ => return wrong(inst, "it went, or instructions are in another order"),
            }
        }
        if !now.is_empty() {
            return wrong(now[0], "it came");
        }
        self.ends.insert(block, at);
        Ok(())
    }

    /// What a choice needs: a frozen condition, or phis of what it chooses. Used only where that is looked at.
    fn came(&mut self, inst: Inst) -> Checked<()> {
        match self.pair.after.inst(inst).op {
            Opcode::Freeze | Opcode::Phi => Ok(()),
            _ => wrong(inst, "it came"),
        }
    }

    /// A branch in the place of an access: the block where the ways meet.
    fn ways(&mut self, access: Inst, branch: Inst) -> Checked<Block> {
        let after = self.pair.after;
        let &[condition, yes, no] = after.operands(branch) else {
            return wrong(branch, "it branches nowhere");
        };
        let (Some(yes), Some(no)) = (yes.as_block(), no.as_block()) else {
            return wrong(branch, "no blocks");
        };
        let (end, one) = self.way(access, yes, condition, true)?;
        let (other_end, two) = self.way(access, no, condition, false)?;
        if end != other_end || yes == no {
            return wrong(access, "its ways do not meet");
        }
        let first = after.insts_of(end).next();
        if self.pair.before.inst(access).ty == Type::VOID {
            if !after.inst(access).is_removed() {
                return wrong(access, "it happens once more");
            }
            return Ok(end);
        }
        let operands = [one.into(), yes.into(), two.into(), no.into()];
        let joined = first == Some(access)
            && after.inst(access).op == Opcode::Phi
            && after.inst(access).ty == self.pair.before.inst(access).ty
            && after.operands(access) == operands;
        if joined { Ok(end) } else { wrong(access, "its result is not that of either way") }
    }

    /// One way: steps, the access, and on.
    fn way(
        &mut self,
        access: Inst,
        block: Block,
        condition: Value,
        truth: bool,
    ) -> Checked<(Block, Inst)> {
        let (before, after) = (self.pair.before, self.pair.after);
        if !self.seen.insert(block) || (block.as_u32() as usize) < before.num_blocks() {
            return wrong(access, "a way that was there before");
        }
        let insts: Vec<Inst> = after.insts_of(block).collect();
        let Some((&last, rest)) = insts.split_last() else { return wrong(access, "an empty way") };
        let Some((&copy, steps)) = rest.split_last() else { return wrong(access, "an empty way") };
        let (Opcode::Br, &[end]) = (after.inst(last).op, after.operands(last)) else {
            return wrong(access, "a way that leads elsewhere");
        };
        self.is_copy(access, copy, &|kind| kind == MdKind::Known(MdKindName::Dbg))?;
        let (was, is) = (before.operands(access), after.operands(copy));
        let differs: Vec<usize> =
            (0..was.len()).filter(|&at| !self.pair.same_value(was[at], is[at])).collect();
        let &[at] = &differs[..] else { return wrong(access, "more than its pointer changed") };
        // Back through the steps, old and new, to the choice and to what it would have been.
        let (mut old, mut pointer) = (was[at], is[at]);
        for &step in steps.iter().rev() {
            let Some(of) = old.as_inst() else { return wrong(access, "a step from nowhere") };
            if pointer != step.into() || before.inst(of).op != Opcode::GetElementPtr {
                return wrong(access, "a step that was not there");
            }
            self.is_copy(of, step, &|_| false)?;
            let (was, is) = (before.operands(of), after.operands(step));
            if was.len() != is.len()
                || !was[1..].iter().zip(&is[1..]).all(|(&w, &i)| self.pair.same_value(w, i))
            {
                return wrong(access, "a step of another length");
            }
            (old, pointer) = (was[0], is[0]);
        }
        let Some(choice) = old.as_inst() else { return wrong(access, "nothing was chosen") };
        self.chosen.push(Chosen { access, choice, condition, truth, pointer });
        match end.as_block() {
            Some(end) => Ok((end, copy)),
            None => wrong(access, "a way that leads elsewhere"),
        }
    }

    fn is_copy(&self, was: Inst, is: Inst, free: &dyn Fn(MdKind) -> bool) -> Checked<()> {
        let kind = self.pair.same_kind(was, is, InstFlags::empty());
        let (before, after) = (self.pair.before, self.pair.after);
        let kept = |(kind, _): &(MdKind, spacecast_ir::store::MdRef)| !free(*kind);
        let same = before.inst(was).ty == after.inst(is).ty
            && before.operands(was).len() == after.operands(is).len()
            && before.metadata(was).filter(kept).eq(after.metadata(is).filter(kept));
        match kind {
            Ok(()) if same && self.pair.is_new(is) => Ok(()),
            _ => wrong(was, "its form on one way is another"),
        }
    }

    /// `select`: the arm that the condition says, which is frozen for the select as well.
    fn select(&mut self, chosen: &Chosen) -> bool {
        let &Chosen { choice, condition, truth, pointer, .. } = chosen;
        let (before, after) = (self.pair.before, self.pair.after);
        let operands = before.operands(choice);
        let frozen = condition.as_inst().is_some_and(|inst| {
            after.inst(inst).op == Opcode::Freeze
                && self.pair.same_value(operands[0], after.operands(inst)[0])
        });
        self.frozen.insert(choice, condition);
        frozen && self.pair.same_value(operands[if truth { 1 } else { 2 }], pointer)
    }

    /// `phi`: where control comes from says which way it is, and what the pointer is there.
    fn phi(&self, chosen: &Chosen) -> bool {
        let &Chosen { choice, condition, truth, pointer, .. } = chosen;
        let (before, after) = (self.pair.before, self.pair.after);
        let arms: Vec<&[Value]> = before.operands(choice).chunks_exact(2).collect();
        let is_new_phi = |value: Value| {
            let inst = value.as_inst().filter(|&inst| self.pair.is_new(inst))?;
            (after.inst(inst).op == Opcode::Phi && after.block_of(inst) == before.block_of(choice))
                .then_some(inst)
        };
        let Some(ways) = is_new_phi(condition) else { return false };
        let chosen: Vec<&[Value]> = after.operands(ways).chunks_exact(2).collect();
        let pointers = is_new_phi(pointer);
        chosen.len() == arms.len()
            && arms.iter().zip(&chosen).enumerate().all(|(at, (arm, chosen))| {
                let bit = chosen[0].as_const().map(|c| after.store.constant(c));
                let Some(ConstantKind::Int(n)) = bit else { return false };
                let from = self.end(arm[1]);
                if from != chosen[1] {
                    return false;
                }
                // On another way it does not matter.
                if (n != 0) != truth {
                    return true;
                }
                let pointer = match pointers {
                    None => pointer,
                    Some(phi) => match after.operands(phi).get(2 * at..2 * at + 2) {
                        Some(&[pointer, comes]) if comes == from => pointer,
                        _ => return false,
                    },
                };
                self.pair.same_value(arm[0], pointer)
            })
    }

    /// Where control comes from now that came from a block.
    fn end(&self, block: Value) -> Value {
        let end = block.as_block().and_then(|block| self.ends.get(&block));
        end.map_or(block, |&end| end.into())
    }

    /// An instruction that stays: the same, but that blocks end elsewhere and conditions are frozen.
    fn kept(&self, inst: Inst) -> Checked<()> {
        let is_phi = self.pair.before.inst(inst).op == Opcode::Phi;
        if !is_phi && self.pair.is_same_at_a_glance(inst) {
            return Ok(());
        }
        let (before, after) = (self.pair.before, self.pair.after);
        let same = self
            .pair
            .same_but_operands(inst, InstFlags::empty())
            .and_then(|()| self.pair.same_attachments(inst, &|_| false));
        same.map_err(|why| (Some(inst), why))?;
        let (was, is) = (before.operands(inst), after.operands(inst));
        let good = was.len() == is.len()
            && before.inst(inst).ty == after.inst(inst).ty
            && was.iter().zip(is).enumerate().all(|(at, (&was, &is))| {
                let gone = is.as_inst().is_some_and(|inst| after.inst(inst).is_removed());
                if is_phi && was.as_block().is_some() {
                    return is == self.end(was);
                }
                at == 0 && self.frozen.get(&inst) == Some(&is)
                    || !gone && self.pair.same_value(was, is)
            });
        if good || before.inst(inst).op.is_debug_record() {
            Ok(())
        } else {
            wrong(inst, "its operands changed")
        }
    }
}
