//! The body of a function that was edited: which of its lines hold, and which are rendered anew. What is long is rendered in
//! pieces, in parallel.

use std::ops::Range;

use cranelift_entity::SecondaryMap;
use rayon::prelude::*;

use super::MovedBlocks;
use super::cut::Cut;
use super::line::{Change, change, renumber, second_field};
use crate::function::{BlockData, Body, Function};
use crate::inst::State;
use crate::module::{Map, Module};
use crate::parallel::Evenly;
use crate::text::Name;
use crate::value::{Block, Inst};
use crate::write::names::Numbers;
use crate::write::render::Renderer;

/// The text of a function from its header to its end, in the pieces in which it was rendered.
pub(super) type Pieces = Vec<Vec<u8>>;

/// A function that was read and edited, or mentions what was: from its header to its end.
pub(super) fn render_function(
    module: &Module<'_>,
    func: &Function<'_>,
    moved: &MovedBlocks,
) -> Pieces {
    let Some(body) = &func.body else { return Pieces::new() };
    let render_all = moved.concern_store(&func.store);
    let numbers = &Numbers::of(func);
    // With types that have numbers it cannot be seen from the text whose number one is.
    let typed = module.type_defs.iter().any(|def| def.name.as_number().is_some());
    let preds = Preds::of(func, body, numbers);
    let printer = BodyPrinter { module, func, body, numbers, preds, render_all, typed };
    let removed = removed_in(func, body);
    let starts = starts(func, body);
    let piece = |at: usize| {
        let (from, start) = starts[at];
        let next = starts.get(at + 1);
        let end = next.map_or(body.end as usize, |next| next.1);
        let mut cut = Cut::new(module.source(), start);
        let before = |place: usize| removed.partition_point(|range| range.start < place);
        cut.removed = removed[before(start)..before(end)].to_vec();
        cut.out.reserve((end - start) + (end - start) / 4);
        if from.is_none() {
            printer.header(&mut cut);
        }
        // The line that a piece begins in is not finished.
        cut.wrote = true;
        printer.insts(from, next.and_then(|next| next.0), &mut cut);
        cut.skip_to(end);
        cut.out
    };
    (0..starts.len()).into_par_iter().evenly().map(piece).collect()
}

/// The source of a piece of a function, at least.
const PIECE: usize = 1 << 17;

/// Where the pieces of a function begin that can be rendered on their own: before an instruction that follows another
/// in its block and in the source, at the end of that one. The first begins with the header.
fn starts(func: &Function<'_>, body: &Body) -> Vec<(Option<Inst>, usize)> {
    let mut last = func.header.0 as usize;
    let mut starts = vec![(None, last)];
    if body.end as usize - last < 2 * PIECE {
        return starts;
    }
    // The end of the instruction before, if nothing before it was read from behind it.
    let mut end = None;
    let mut furthest = 0;
    for inst in func.insts() {
        let range = func.inst(inst).source_range();
        if let (Some(range), Some(end)) = (&range, end)
            && func.prev(inst).is_some()
            && range.start >= end
            && end >= last + PIECE
        {
            starts.push((Some(inst), end));
            last = end;
        }
        end = range.map(|range| range.end).filter(|&end| end >= furthest);
        furthest = furthest.max(end.unwrap_or(0));
    }
    starts
}

/// What the lines of a function are printed from.
struct BodyPrinter<'r, 's> {
    module: &'r Module<'s>,
    func: &'r Function<'s>,
    body: &'r Body,
    numbers: &'r Numbers,
    preds: Preds,
    /// Whether all lines are rendered, changed or not.
    render_all: bool,
    /// Whether there are types that have numbers.
    typed: bool,
}

impl<'s> BodyPrinter<'_, 's> {
    fn renderer<'o>(&'o self, out: &'o mut Vec<u8>) -> Renderer<'o, 's> {
        Renderer::new(self.module, &self.func.store, Some((self.func, self.numbers)), out)
    }

    fn header(&self, cut: &mut Cut<'_>) {
        let (start, end) = (self.func.header.0 as usize, self.func.header.1 as usize);
        if self.func.header_edited || self.numbers.changed || self.render_all {
            self.renderer(&mut cut.out).header();
            cut.at = end;
        } else {
            cut.copy(start..end);
        }
    }

    /// Prints from an instruction, or from the beginning, up to another, or to the end.
    fn insts(&self, from: Option<Inst>, to: Option<Inst>, cut: &mut Cut<'_>) {
        let func = self.func;
        let first = from.map(|inst| func.block_of(inst));
        let blocks = func.blocks().skip_while(|&block| first.is_some_and(|first| first != block));
        let mut from = from;
        for block in blocks {
            if from.is_none() {
                self.label(block, cut);
            }
            let mut at = from.take().or_else(|| self.body.blocks[block].first.get());
            // How far the source holds as it is; it is copied when something else comes.
            let mut holds = cut.at;
            while let Some(inst) = at {
                if at == to {
                    return cut.skip_to(holds);
                }
                holds = self.inst(inst, holds, cut);
                at = func.next(inst);
            }
            cut.skip_to(holds);
        }
    }

    /// Prints an instruction unless its text holds; how far the text holds then.
    fn inst(&self, inst: Inst, holds: usize, cut: &mut Cut<'_>) -> usize {
        let func = self.func;
        let Some(range) = func.inst(inst).source_range() else {
            cut.skip_to(holds);
            cut.finish_line();
            cut.out.extend_from_slice(b"  ");
            self.renderer(&mut cut.out).inst(inst);
            cut.out.push(b'\n');
            return cut.at;
        };
        let change = if self.render_all { Change::All } else { change(func, self.numbers, inst) };
        match change {
            Change::None => {}
            Change::Address(operand) if let Some(at) = second_field(&cut.src[range.clone()]) => {
                cut.skip_to(range.start + at.start);
                let address = func.operands(inst)[operand];
                self.renderer(&mut cut.out).typed_value(address);
                cut.at = range.start + at.end;
            }
            Change::Numbers if !self.typed => {
                cut.skip_to(range.start);
                let before = cut.out.len();
                if renumber(&cut.src[range.clone()], self.numbers, &mut cut.out).is_none() {
                    cut.out.truncate(before);
                    self.renderer(&mut cut.out).inst(inst);
                }
                cut.at = range.end;
            }
            _ => {
                cut.skip_to(range.start);
                self.renderer(&mut cut.out).inst(inst);
                cut.at = range.end;
            }
        }
        range.end
    }

    fn label(&self, block: Block, cut: &mut Cut<'_>) {
        let data = &self.body.blocks[block];
        if data.end == 0 {
            // The first block may go without a label, and so may one that was read without.
            let is_new = data.state.contains(State::EDITED);
            if is_new {
                cut.finish_line();
                self.renderer(&mut cut.out).label(block);
                cut.out.push(b'\n');
            }
            return;
        }
        let range = data.start as usize..data.end as usize;
        let moved = self.numbers.moved(self.func, block.into());
        if !moved && !data.state.contains(State::EDITED) {
            cut.copy(range);
        } else {
            cut.skip_to(range.start);
            self.renderer(&mut cut.out).label(block);
            cut.at = range.end;
        }
        self.renew_preds(block, cut);
    }

    /// Writes the comment after a label as it is now, if there is one.
    fn renew_preds(&self, block: Block, cut: &mut Cut<'_>) {
        let rest = &cut.src[cut.at..];
        let blanks = rest.iter().take_while(|&&b| b == b' ').count();
        let intro = b"; preds = ";
        if matches!(self.preds, Preds::Same) || !rest[blanks..].starts_with(intro) {
            return;
        }
        let line = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let list = blanks + intro.len();
        cut.out.extend_from_slice(&rest[..blanks]);
        match &self.preds {
            Preds::Others(all) if all[block].is_empty() => {
                cut.out.extend_from_slice(b"; No predecessors!");
            }
            Preds::Others(all) => {
                cut.out.extend_from_slice(intro);
                for (i, &pred) in all[block].iter().enumerate() {
                    cut.out.extend_from_slice(if i > 0 { b", " } else { b"" });
                    self.renderer(&mut cut.out).local(pred.into());
                }
            }
            Preds::Renamed(names) => {
                cut.out.extend_from_slice(intro);
                for (i, name) in rest[list..line].split(|&b| b == b',').enumerate() {
                    cut.out.extend_from_slice(if i > 0 { b", " } else { b"" });
                    let name = name.trim_ascii();
                    match name.strip_prefix(b"%").and_then(|n| names.get(n)) {
                        Some(&block) => self.renderer(&mut cut.out).local(block.into()),
                        None => cut.out.extend_from_slice(name),
                    }
                }
            }
            Preds::Same => {}
        }
        cut.at += line;
    }
}

fn removed_in(func: &Function<'_>, body: &Body) -> Vec<Range<usize>> {
    let insts = body
        .insts
        .values()
        .filter(|d| d.state.contains(State::REMOVED))
        .filter_map(|d| d.source_range());
    let labels = body
        .blocks
        .values()
        .filter(|b| b.state.contains(State::REMOVED) && b.end > b.start)
        .map(|b| b.start as usize..b.end as usize);
    // Orders of uses no longer fit once anything has changed.
    let edited = func.is_edited();
    let orders = body.use_orders.iter().filter(|_| edited);
    let orders = orders.map(|o| o.start as usize..o.end as usize);
    let mut removed: Vec<_> = insts.chain(labels).chain(orders).collect();
    removed.sort_by_key(|r| r.start);
    removed
}

/// What became of the comments `; preds = %1, %2` that LLVM writes after labels.
enum Preds {
    /// They hold.
    Same,
    /// Blocks are called otherwise now: those by the name they were read with, as it is written.
    Renamed(Map<Vec<u8>, Block>),
    /// Blocks came or went.
    Others(SecondaryMap<Block, Vec<Block>>),
}

impl Preds {
    fn of(func: &Function<'_>, body: &Body, numbers: &Numbers) -> Self {
        if body.order.is_some() {
            return Preds::Others(func.predecessors());
        }
        if !numbers.blocks_changed {
            return Preds::Same;
        }
        let text = |name: Name| match (name.as_text(), name.as_number()) {
            (Some(t), _) => Some(func.store.text.raw(t).to_vec()),
            (_, Some(n)) => Some(n.to_string().into_bytes()),
            _ => None,
        };
        let named = |(block, data): (Block, &BlockData)| Some((text(data.original)?, block));
        Preds::Renamed(body.blocks.iter().filter_map(named).collect())
    }
}
