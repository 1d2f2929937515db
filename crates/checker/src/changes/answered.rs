//! Queries that became answers, and what is dead by that.

use std::cell::RefCell;

use spacecast_analysis::Origins;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::{ConstantKind, MdKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{MdKindName, Opcode, Predicate};
use spacecast_nvptx::space::Query;

use super::Changes;
use super::pair::{Fault, Pair};
use crate::certificate::{Asked, Claims};
use crate::{Map, Set};

impl<'c, 's> Changes<'c, 's> {
    pub fn answered(&mut self, claims: &Claims<'_, 's>) {
        let rule =
            |pair: &Pair<'_, 's>, asked: &mut Asked<'_, '_, 's>| Answers::of(pair, asked).check();
        self.problems.extend(self.each_claimed(claims, &rule, &|_| {}));
    }
}

/// What a value is once queries are answered.
#[derive(Copy, Clone)]
enum Meaning {
    Known(Answer),
    Value(Value),
}

#[derive(Copy, Clone)]
struct Answer {
    yes: bool,
    /// It rests on what is assumed of the host.
    assumed: bool,
}

struct Answers<'r, 'p, 's> {
    pair: &'r Pair<'p, 's>,
    answers: Map<Inst, Answer>,
    /// What instructions that went are, as far as somebody asked.
    meanings: RefCell<Map<Inst, Meaning>>,
    faults: Vec<Fault>,
}

/// The answer to a query about an address with these origins. Null is none of them, and the host may have passed the
/// address of a constant.
fn answer(query: Query, origins: Origins) -> Option<bool> {
    let places = origins & Origins::ANYWHERE;
    let window = Origins::GLOBAL | Origins::PARAM;
    let (yes, maybe) = match query {
        Query::Global => (window, Origins::DEVICE),
        Query::Shared | Query::SharedCta => (Origins::SHARED, Origins::CLUSTER),
        Query::SharedCluster => (Origins::SHARED | Origins::CLUSTER, Origins::empty()),
        Query::Local => (Origins::LOCAL, Origins::empty()),
        Query::Constant => (Origins::CONSTANT, Origins::DEVICE | Origins::PARAM),
    };
    let open = origins.contains(Origins::NULL) || places.is_empty() || places.intersects(maybe);
    match (yes.contains(places), places.intersects(yes)) {
        _ if open => None,
        (true, _) => Some(true),
        (_, false) => Some(false),
        _ => None,
    }
}

impl<'r, 'p, 's> Answers<'r, 'p, 's> {
    fn of(pair: &'r Pair<'p, 's>, asked: &mut Asked<'_, '_, '_>) -> Self {
        let (answers, meanings, faults) = Default::default();
        let mut this = Self { pair, answers, meanings, faults };
        let func = pair.before;
        for inst in func.calls().filter(|&inst| pair.after.inst(inst).is_removed()) {
            let name = func.called_symbol(inst).and_then(|g| pair.modules.0.symbol_name(g));
            let query = name.and_then(|name| Query::from_intrinsic(&name));
            let Some((query, origins)) = query.zip(asked.at(inst, 0)) else { continue };
            // Where guards leave nothing the program never comes: then it is as if they said nothing.
            let origins = match origins.intersects(Origins::ANYWHERE) {
                true => origins,
                false => asked.of(func.args(inst)[0]).unwrap_or(origins),
            };
            if let Some(yes) = answer(query, origins) {
                let assumed = origins.contains(Origins::DEVICE);
                this.answers.insert(inst, Answer { yes, assumed });
            }
        }
        this
    }

    fn fault(&mut self, inst: Inst, why: &str) {
        self.faults.push((Some(inst), why.to_owned()));
    }

    fn went(&self, inst: Inst) -> bool {
        self.pair.after.inst(inst).is_removed()
    }

    /// What a value is. Conditions can be deep, and share parts: each is looked at once, operands first.
    fn meaning(&self, value: Value) -> Meaning {
        let mut meanings = self.meanings.borrow_mut();
        let mut open: Vec<Inst> = value.as_inst().into_iter().collect();
        while let Some(&inst) = open.last() {
            // In code that never runs a value may be its own operand.
            if !meanings.contains_key(&inst) && self.went(inst) {
                meanings.insert(inst, Meaning::Value(inst.into()));
                let operands = self.pair.before.operands(inst).iter();
                open.extend(operands.filter_map(|v| v.as_inst()));
                continue;
            }
            open.pop();
            if let Some(found) = self.computed(inst, &meanings) {
                meanings.insert(inst, found);
            }
        }
        self.so_far(value, &meanings)
    }

    fn so_far(&self, value: Value, meanings: &Map<Inst, Meaning>) -> Meaning {
        if let Some(yes) = known(self.pair.before, value) {
            return Meaning::Known(Answer { yes, assumed: false });
        }
        let found = value.as_inst().and_then(|inst| meanings.get(&inst));
        found.copied().unwrap_or(Meaning::Value(value))
    }

    /// What an instruction that went is, if that follows from its operands.
    fn computed(&self, inst: Inst, meanings: &Map<Inst, Meaning>) -> Option<Meaning> {
        use Meaning::{Known, Value};
        if !self.went(inst) {
            return None;
        }
        if let Some(&answer) = self.answers.get(&inst) {
            return Some(Known(answer));
        }
        let func = self.pair.before;
        let op = func.inst(inst).op;
        let mut of = func.operands(inst).iter().map(|&v| self.so_far(v, meanings));
        let bit = func.inst(inst).ty == Type::I1;
        let both = |a: Answer, b: Answer, yes: bool| {
            Some(Known(Answer { yes, assumed: a.assumed || b.assumed }))
        };
        match (op, of.next()?, of.next()) {
            (Opcode::Select, Known(condition), Some(first)) => {
                match if condition.yes { first } else { of.next()? } {
                    Known(chosen) => both(condition, chosen, chosen.yes),
                    value => Some(value),
                }
            }
            (Opcode::Freeze, answer @ Known(_), _) if bit => Some(answer),
            (Opcode::Xor, Known(a), Some(Known(b))) if bit => both(a, b, a.yes ^ b.yes),
            (Opcode::And | Opcode::Or, a, Some(b)) if bit => {
                let decides = op == Opcode::Or;
                match (a, b) {
                    (Known(x), _) | (_, Known(x)) if x.yes == decides => Some(Known(x)),
                    (Known(a), Known(b)) => both(a, b, a.yes),
                    (Known(_), other @ Value(_)) | (other @ Value(_), Known(_)) => Some(other),
                    _ => None,
                }
            }
            (Opcode::ICmp, Known(a), Some(Known(b))) => match func.predicate(inst) {
                Some(Predicate::Eq) => both(a, b, a.yes == b.yes),
                Some(Predicate::Ne) => both(a, b, a.yes != b.yes),
                _ => None,
            },
            _ => None,
        }
    }

    fn same(&self, was: Value, is: Value) -> bool {
        if self.pair.same_value(was, is) {
            return is.as_inst().is_none_or(|inst| !self.went(inst));
        }
        match self.meaning(was) {
            Meaning::Known(answer) => known(self.pair.after, is) == Some(answer.yes),
            Meaning::Value(value) => {
                self.pair.same_value(value, is) && is.as_inst().is_none_or(|inst| !self.went(inst))
            }
        }
    }

    fn check(mut self) -> Vec<Fault> {
        let (before, after) = (self.pair.before, self.pair.after);
        if let Some(why) = self.pair.header() {
            return vec![(None, why.to_owned())];
        }
        let left: Set<Block> = after.blocks().collect();
        let kept: Vec<Block> = before.blocks().filter(|block| left.contains(block)).collect();
        if !kept.iter().copied().eq(after.blocks()) || before.entry() != after.entry() {
            return vec![(None, "its blocks changed".to_owned())];
        }
        for &block in &kept {
            let mut now = after.insts_of(block).peekable();
            for inst in before.insts_of(block) {
                if now.peek() == Some(&inst) {
                    now.next();
                    self.kept(inst, &left);
                } else if self.went(inst) {
                    self.removed(inst);
                } else {
                    self.fault(inst, "instructions are in another order");
                }
            }
            if let Some(inst) = now.next() {
                self.fault(inst, "it came");
            }
        }
        self.faults
    }

    /// What has no effect may go: queries that are answered, and computations that nothing uses.
    fn removed(&mut self, inst: Inst) {
        use Opcode::*;
        let pure = matches!(
            self.pair.before.inst(inst).op,
            AddrSpaceCast
                | BitCast
                | GetElementPtr
                | Select
                | Phi
                | Freeze
                | ExtractValue
                | ExtractElement
                | And
                | Or
                | Xor
                | ICmp
        );
        if !pure && !self.answers.contains_key(&inst) {
            self.fault(inst, "it went, but its answer is not claimed");
        }
    }

    fn kept(&mut self, inst: Inst, left: &Set<Block>) {
        let (before, after) = (self.pair.before, self.pair.after);
        let (was, is) = (before.operands(inst), after.operands(inst));
        let is_phi = before.inst(inst).op == Opcode::Phi;
        let goes_on = !before.inst(inst).op.is_terminator();
        let name = |global| self.pair.modules.0.symbol_name(global);
        let described = before.inst(inst).op.is_debug_record()
            || before
                .called_symbol(inst)
                .and_then(name)
                .is_some_and(|n| n.starts_with(b"llvm.dbg."));
        if described || !is_phi && goes_on && self.pair.is_same_at_a_glance(inst) {
            return;
        }
        // A branch that chooses no more says nothing of its ways.
        let chooses_no_more = before.inst(inst).op == Opcode::Br && was.len() == 3 && is.len() == 1;
        let may_stay = |kind: MdKind| {
            use MdKindName::{Annotation, Dbg, Loop};
            !chooses_no_more || matches!(kind, MdKind::Known(Dbg | Loop | Annotation))
        };
        let result = self
            .pair
            .same_but_operands(inst, InstFlags::empty())
            .and_then(|()| self.pair.attachments_went(inst, &may_stay));
        if let Err(why) = result {
            return self.fault(inst, &why);
        }
        if before.inst(inst).ty != after.inst(inst).ty {
            return self.fault(inst, "its type changed");
        }
        if is_phi {
            return self.phi(inst, left);
        }
        if let (Opcode::Br, &[condition, yes, no], &[to]) = (before.inst(inst).op, was, is) {
            let taken = match self.meaning(condition) {
                Meaning::Known(answer) => Some(if answer.yes { yes } else { no }),
                Meaning::Value(_) => None,
            };
            if taken != Some(to) {
                self.fault(inst, "it goes a way that is not claimed to be the only one");
            }
        } else if was.len() != is.len() || !was.iter().zip(is).all(|(&was, &is)| self.same(was, is))
        {
            self.fault(inst, "its operands changed");
        }
        if after.successors(inst).any(|block| !left.contains(&block)) {
            self.fault(inst, "it goes to a block that went");
        }
        // What the program asserts must not become false by what is assumed of the host. Where it is false by itself, the
        // program never comes there.
        let assumes = after.called_symbol(inst).and_then(|g| self.pair.modules.1.symbol_name(g));
        if assumes.is_some_and(|name| *name == *b"llvm.assume")
            && let Some(&condition) = was.first()
            && let Meaning::Known(Answer { yes: false, assumed: true }) = self.meaning(condition)
        {
            self.fault(inst, "an assumption became false");
        }
    }

    /// A phi has the arms of the ways that are left.
    fn phi(&mut self, inst: Inst, left: &Set<Block>) {
        let (before, after) = (self.pair.before, self.pair.after);
        let block = after.block_of(inst);
        let mut ways: Map<Block, usize> = Map::default();
        let mut arms = Vec::new();
        for arm in before.operands(inst).chunks_exact(2) {
            let Some(from) = arm[1].as_block() else { continue };
            let count = *ways.entry(from).or_insert_with(|| {
                let last = after.terminator(from).filter(|_| left.contains(&from));
                last.map_or(0, |last| after.successors(last).filter(|&to| to == block).count())
            });
            if count > 0 {
                ways.insert(from, count - 1);
                arms.push((arm[0], from));
            }
        }
        let now: Vec<(Value, Option<Block>)> =
            after.operands(inst).chunks_exact(2).map(|arm| (arm[0], arm[1].as_block())).collect();
        let same = |(&(was, from), &(is, now)): (&(Value, Block), &(Value, Option<Block>))| {
            Some(from) == now && self.same(was, is)
        };
        if arms.len() != now.len() || !arms.iter().zip(&now).all(same) {
            self.fault(inst, "its arms are not those of the ways that are left");
        }
    }
}

fn known(func: View<'_, '_>, value: Value) -> Option<bool> {
    match func.store.constant(value.as_const()?) {
        ConstantKind::Int(n) if func.type_of(value) == Type::I1 => Some(n != 0),
        _ => None,
    }
}
