//! What debug records describe: the same address, or that there is none.

use spacecast_ir::store::{ConstantKind, Md};
use spacecast_ir::value::{Inst, Value};

use super::moves::Moves;

impl Moves<'_, '_, '_> {
    /// A debug record: it names the generic address, or says that there is none.
    pub fn described(&mut self, inst: Inst) {
        let pair = self.pair;
        let (was, is) = (pair.before.operands(inst), pair.after.operands(inst));
        let good =
            was.len() == is.len() && was.iter().zip(is).all(|(&was, &is)| self.describes(was, is));
        if !good {
            self.fault(inst, "it describes something else".to_owned());
        }
    }

    pub fn describes(&self, was: Value, is: Value) -> bool {
        let pair = self.pair;
        let (Some(a), Some(b)) = (was.md_index(), is.md_index()) else {
            return pair.same_value(was, is);
        };
        let (a, b) = (pair.before.store.md_operand(a), pair.after.store.md_operand(b));
        self.same_description(a, b, 0)
    }

    fn same_description(&self, was: Md, is: Md, depth: u32) -> bool {
        let pair = self.pair;
        match (was, is) {
            (Md::Value(was), Md::Value(is)) => {
                let undefined = |v: Value| {
                    let constant = v.as_const().map(|c| pair.after.store.constant(c));
                    matches!(constant, Some(ConstantKind::Poison | ConstantKind::Undef))
                };
                let space = pair.space(pair.after.type_of(is));
                let there = is.as_inst().is_none_or(|inst| !pair.after.inst(inst).is_removed());
                let same_space = space == pair.space(pair.before.type_of(was)) || space == Some(1);
                undefined(is)
                    || pair.same_value(was, is) && there
                    || there
                        && same_space
                        && space.is_some()
                        && pair
                            .same_root(pair.root(pair.before, was).value, self.root_after(is).value)
            }
            (Md::Inline(was), Md::Inline(is)) if depth < 8 => {
                let (old, new) = (pair.before.store, pair.after.store);
                let (old, new): (Vec<_>, Vec<_>) =
                    (old.fields(was).collect(), new.fields(is).collect());
                old.len() == new.len()
                    && old
                        .iter()
                        .zip(&new)
                        .all(|(a, b)| a.0 == b.0 && self.same_description(a.1, b.1, depth + 1))
            }
            (was, is) => was == is,
        }
    }
}
