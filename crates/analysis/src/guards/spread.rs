//! Where what is said of pointers is of use.
//!
//! ```text
//!   %p ─┬─ %q = gep inbounds %p ─── %r = load %slot       what is said of %p counts for all three, what is said of %q
//!       └─ uses                                           for %q and %r
//! ```
//!
//! Pointers into the same object are trees, which are walked once, from their roots: what is said of those on the way down is
//! counted, by where it holds, and looked up for every use. Where it holds is an interval of the walk over the tree of
//! dominators, so that a use asks for all intervals around one point. So time is that of the function and of what is said in it,
//! however much is said of one pointer.
//!
//! Nothing is known in blocks that are never reached.

use std::ops::Range;

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::vocab::Opcode;

use super::{Finder, allow};
use crate::origins::Origins;

/// From where on something holds.
#[derive(Copy, Clone)]
pub(super) enum Region {
    /// In all that a block dominates, and in the block.
    Block(Block),
    /// After an instruction, and in all that its block dominates.
    After(Inst),
    /// On the way from a block to another, where only phis look.
    Edge(Block, Block),
}

/// What is said of a pointer.
#[derive(Copy, Clone)]
pub(super) struct Said {
    pub pointer: Value,
    pub allowed: Origins,
    pub region: Region,
}

/// Of how many pointers on the way back to the root it counts what was said, the nearest ones.
const MAX_ASKED: usize = 64;

/// How many kinds of origins there are that can be excluded: one bit each of [`Origins::ANYWHERE`].
const KINDS: usize = 7;

/// How often something is excluded.
type Counts = [i32; KINDS];

/// Counts for intervals of points: sums over those that begin and have not ended up to a point.
#[derive(Default)]
struct Sums(Vec<Counts>);

impl Sums {
    fn add(&mut self, from: usize, counts: &Counts, sign: i32) {
        let mut at = from + 1;
        while let Some(sum) = self.0.get_mut(at) {
            sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += sign * count);
            at += at & at.wrapping_neg();
        }
    }

    /// What is counted at points before `end`.
    fn up_to(&self, end: usize) -> Counts {
        let (mut all, mut at) = ([0; KINDS], end);
        while at > 0 {
            all.iter_mut().zip(&self.0[at]).for_each(|(all, sum)| *all += sum);
            at &= at - 1;
        }
        all
    }
}

/// What is said of the pointers on the way to the one that is looked at.
#[derive(Default)]
struct Now {
    /// Where intervals begin and end.
    bounds: Vec<u64>,
    all: Sums,
    /// What holds wherever LLVM moves things.
    certain: Sums,
    edges: HashMap<(Block, Block), Counts, FxBuildHasher>,
    /// How many pointers something is said of.
    asked: usize,
}

enum Step {
    Into(Value),
    OutOf(Value),
}

impl Finder<'_, '_, '_> {
    /// Notes what is known of pointers, and of what inbounds GEPs derive from them, where they are used.
    pub(super) fn spread(&mut self) {
        let said = std::mem::take(&mut self.said);
        let mut by_pointer: HashMap<Value, Vec<Said>, FxBuildHasher> = HashMap::default();
        let mut now = Now::default();
        for said in said {
            by_pointer.entry(said.pointer).or_default().push(said);
            now.bounds.extend(self.interval(said.region).iter().flat_map(|i| [i.start, i.end]));
        }
        now.bounds.sort_unstable();
        now.bounds.dedup();
        let empty = || Sums(vec![[0; KINDS]; now.bounds.len() + 1]);
        (now.all, now.certain) = (empty(), empty());

        let mut steps: Vec<Step> = self.roots(by_pointer.keys()).map(Step::Into).collect();
        let mut seen: HashSet<Value, FxBuildHasher> = HashSet::default();
        // Those on the way of which something is said.
        let mut asked: Vec<&[Said]> = Vec::new();
        while let Some(step) = steps.pop() {
            let (value, into) = match step {
                Step::Into(value) => (value, true),
                Step::OutOf(value) => (value, false),
            };
            let said = by_pointer.get(&value).map(Vec::as_slice);
            if !into {
                asked.pop();
            } else if !seen.insert(value) {
                continue;
            }
            if let Some(said) = said {
                let far = asked.len().checked_sub(MAX_ASKED).map(|at| asked[at]);
                for (list, more) in [(Some(said), into), (far, !into)] {
                    list.into_iter().flatten().for_each(|said| self.count(&mut now, said, more));
                }
            }
            if !into {
                continue;
            }
            if let Some(said) = said {
                asked.push(said);
                steps.push(Step::OutOf(value));
            }
            now.asked = asked.len();
            self.look(value, &now, &mut steps);
        }
    }

    /// The pointers that some are made of, each once.
    fn roots<'v>(&self, pointers: impl Iterator<Item = &'v Value>) -> impl Iterator<Item = Value> {
        let mut seen: HashSet<Value, FxBuildHasher> = HashSet::default();
        let mut roots = Vec::new();
        for &pointer in pointers {
            let mut value = pointer;
            while seen.insert(value) {
                match self.made_of(value) {
                    Some(source) => value = source,
                    None => roots.push(value),
                }
            }
        }
        roots.into_iter()
    }

    /// The pointer into the same object that another one is made of.
    fn made_of(&self, value: Value) -> Option<Value> {
        let inst = value.as_inst()?;
        match self.func.inst(inst).op {
            Opcode::Load => self.only_store(inst),
            _ => self.is_derived(inst, 0).then(|| self.func.operands(inst)[0]),
        }
    }

    fn is_derived(&self, inst: Inst, operand: u32) -> bool {
        let data = self.func.inst(inst);
        match data.op {
            Opcode::GetElementPtr => operand == 0 && data.flags.contains(InstFlags::INBOUNDS),
            Opcode::BitCast => true,
            _ => false,
        }
    }

    /// Counts what is said, or does so no more.
    fn count(&self, now: &mut Now, said: &Said, more: bool) {
        let sign = if more { 1 } else { -1 };
        let counts = std::array::from_fn(|kind| i32::from(said.allowed.bits() >> kind & 1 == 0));
        if let Region::Edge(from, to) = said.region {
            let edge = now.edges.entry((from, to)).or_default();
            edge.iter_mut().zip(counts).for_each(|(edge, count)| *edge += sign * count);
        }
        let Some(interval) = self.interval(said.region) else { return };
        let place = |bound| now.bounds.partition_point(|&b| b < bound);
        let (start, end) = (place(interval.start), place(interval.end));
        let certain = matches!(said.region, Region::After(at) if self.stays.runs_first(at));
        for sums in [Some(&mut now.all), certain.then_some(&mut now.certain)].into_iter().flatten()
        {
            sums.add(start, &counts, sign);
            sums.add(end, &counts, -sign);
        }
    }

    /// Notes what is known of a pointer where it is used, and goes on to what is made of it.
    fn look(&mut self, value: Value, now: &Now, steps: &mut Vec<Step>) {
        let mut found = Vec::new();
        for used in self.uses.get(value) {
            let (user, operand) = (used.user, used.operand);
            let data = self.func.inst(user);
            // What is computed from the address in other ways may be far away.
            let far = match data.op {
                Opcode::GetElementPtr => !data.flags.contains(InstFlags::INBOUNDS),
                Opcode::PtrToInt | Opcode::PtrToAddr => true,
                op => op.is_debug_record(),
            };
            if now.asked > 0 && !far {
                let excluded = self.excluded(now, user, operand);
                if !excluded.is_empty() {
                    found.push((user, operand, Origins::ANYWHERE.difference(excluded)));
                }
            }
            if self.is_derived(user, operand) {
                steps.push(Step::Into(user.into()));
            }
            if data.op == Opcode::Store && operand == 0 {
                self.copies(user, steps);
            }
        }
        found.into_iter().for_each(|(user, at, allowed)| allow(&mut self.found, user, at, allowed));
    }

    /// The loads that return what a store put into a slot.
    fn copies(&self, store: Inst, steps: &mut Vec<Step>) {
        let [value, slot] = self.func.operands(store)[..2] else { return };
        let only = slot.as_inst().and_then(|slot| self.store_of(slot));
        if only.is_none_or(|(only, _)| only != store) {
            return;
        }
        let loads = self.uses.get(slot).iter().map(|used| used.user);
        let is_copy = |&load: &Inst| {
            self.func.inst(load).op == Opcode::Load && self.only_store(load) == Some(value)
        };
        steps.extend(loads.filter(is_copy).map(|load| Step::Into(load.into())));
    }

    /// What cannot be at an operand.
    fn excluded(&self, now: &Now, user: Inst, operand: u32) -> Origins {
        let stays = self.stays.stays(user, operand as usize);
        let (mut point, mut all) = (user, Counts::default());
        if self.func.inst(user).op == Opcode::Phi {
            // It is used where control comes from.
            let from =
                self.func.operands(user).get(operand as usize + 1).and_then(|v| v.as_block());
            let Some(from) = from else { return Origins::empty() };
            if let Some(edge) = now.edges.get(&(from, self.func.block_of(user))).filter(|_| stays) {
                all = *edge;
            }
            let Some(end) = self.func.terminator(from) else { return Origins::empty() };
            point = end;
        }
        if let Some(point) = self.point(point) {
            let sums = if stays { &now.all } else { &now.certain };
            let end = now.bounds.partition_point(|&bound| bound <= point);
            let more = sums.up_to(end);
            all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
        }
        let kinds = (0..KINDS).filter(|&kind| all[kind] > 0).map(|kind| 1 << kind);
        Origins::from_bits_truncate(kinds.sum())
    }

    /// Where an instruction is in the walk over the tree of dominators.
    fn point(&self, inst: Inst) -> Option<u64> {
        let block = self.dominators.interval(self.func.block_of(inst))?;
        Some(u64::from(block.start) << 32 | u64::from(self.order[inst.as_u32() as usize]))
    }

    /// The points of a region, which lie in each other or apart.
    fn interval(&self, region: Region) -> Option<Range<u64>> {
        let (block, start) = match region {
            Region::Block(block) => (block, None),
            Region::After(inst) => (self.func.block_of(inst), Some(self.point(inst)? + 1)),
            Region::Edge(..) => return None,
        };
        let block = self.dominators.interval(block)?;
        Some(start.unwrap_or(u64::from(block.start) << 32)..u64::from(block.end) << 32)
    }
}
