//! The module as it was read, with only what was edited rendered anew.
//!
//! The output is the source, cut at the entities that changed. A cursor walks through the source; what
//! lies between two entities (comments, blank lines, indentation) is copied, except the lines of what
//! was removed.
//!
//! ```text
//!   source:   %a = add …  ; why ⏎  store … ⏎  %b = mul … ⏎
//!             └─ edited ─┘└ copied┘└removed─┘└── copied ──┘
//! ```

use std::collections::VecDeque;
use std::io;
use std::ops::Range;

use cranelift_entity::SecondaryMap;
use rayon::prelude::*;

use super::CHUNK;
use super::canonical::render_item;
use super::names::Numbers;
use super::render::{Renderer, write_number};
use crate::function::{BlockData, Body, Function};
use crate::inst::{InstFlags, State};
use crate::module::{Item, Module, Span};
use crate::parallel::Evenly;
use crate::store::{ConstKind, ConstantKind, Md, Store};
use crate::value::{Block, Const, FuncId, Global, Inst, Value, ValueKind};

pub(super) fn print(module: &Module<'_>, out: &mut dyn io::Write) -> io::Result<()> {
    let moved = MovedBlocks::of(module);
    let mut cut = Cut::new(module.source(), 0);
    cut.removed = module.removed.iter().filter_map(|s| s.range()).collect();
    // Orders of uses no longer fit once anything has changed.
    cut.removed.extend(module.use_orders.iter().map(|o| o.start as usize..o.end as usize));
    cut.removed.sort_by_key(|r| r.start);
    let functions = Edited::of(module, &moved);
    let mut rest = &functions.ids[..];
    let mut ready = functions.render(functions.some(rest));
    let mut printer = Printer { module, moved: &moved, cut, holds: 0 };
    let mut items = &module.items[..];
    while !items.is_empty() {
        rest = &rest[ready.len()..];
        let mut next = Ready::new();
        // What is rendered is written while others are rendered.
        items = rayon::in_place_scope(|scope| {
            let some = functions.some(rest);
            if !some.is_empty() {
                scope.spawn(|_| next = functions.render(some));
            }
            printer.items(items, ready, rest.first().copied(), out)
        })?;
        ready = next;
    }
    printer.cut.copy_to(module.source().len(), out)?;
    out.write_all(&printer.cut.out)
}

/// Prints a module item by item.
struct Printer<'r, 's> {
    module: &'r Module<'s>,
    moved: &'r MovedBlocks,
    cut: Cut<'s>,
    /// How far the source holds as it is; it is copied when something else comes.
    holds: usize,
}

impl<'s> Printer<'_, 's> {
    /// Prints items, with the functions that are rendered, up to one that is not yet; what is left then.
    fn items<'i>(
        &mut self,
        items: &'i [Item],
        mut ready: Ready,
        not_yet: Option<FuncId>,
        out: &mut dyn io::Write,
    ) -> io::Result<&'i [Item]> {
        for (at, &item) in items.iter().enumerate() {
            let pieces = match item {
                Item::UseOrder(_) => continue,
                Item::Func(f) if not_yet == Some(f) => return Ok(&items[at..]),
                Item::Func(f) if ready.front().is_some_and(|next| next.0 == f) => ready.pop_front(),
                _ => None,
            };
            self.item(item, pieces.map(|(_, pieces)| pieces), out)?;
        }
        Ok(&[])
    }

    fn item(
        &mut self,
        item: Item,
        pieces: Option<Pieces>,
        out: &mut dyn io::Write,
    ) -> io::Result<()> {
        let (module, cut) = (self.module, &mut self.cut);
        let kept = if pieces.is_none() { unchanged(module, item, self.moved) } else { None };
        if let Some(range) = kept.clone().filter(|range| cut.holds(self.holds, range)) {
            self.holds = range.end;
            return Ok(());
        }
        cut.copy_to(self.holds, out)?;
        match (pieces, item) {
            (Some(pieces), Item::Func(f)) => {
                let func = module.func(f);
                cut.skip_to(func.header.0 as usize);
                for text in pieces {
                    cut.hand_on(&text, out)?;
                }
                cut.at = func.body.as_ref().map_or(0, |b| b.end) as usize;
            }
            _ if let Some(range) = kept => cut.copy(range),
            (_, Item::Func(f)) => print_function(module, f, cut),
            _ => match span_of(module, item).range() {
                Some(range) => {
                    cut.skip_to(range.start);
                    render_item(module, item, &mut cut.out);
                    cut.at = range.end;
                }
                None => {
                    cut.finish_line();
                    render_item(module, item, &mut cut.out);
                    cut.out.push(b'\n');
                }
            },
        }
        if cut.out.len() >= CHUNK { cut.flush(out) } else { Ok(()) }
    }
}

/// Where an item is in the source, if it is printed as it is there. That of a function that is rendered is not asked for.
fn unchanged(module: &Module<'_>, item: Item, moved: &MovedBlocks) -> Option<Range<usize>> {
    let Item::Func(f) = item else {
        let span = span_of(module, item);
        let same = |_: &_| !span.is_edited() && !moved.concern(module, item);
        return span.range().filter(same);
    };
    let func = module.func(f);
    let (start, header) = (func.header.0 as usize, func.header.1 as usize);
    match &func.body {
        Some(body) => (body.end != 0).then_some(start..body.end as usize),
        None => (header != 0 && !func.header_edited).then_some(start..header),
    }
}

/// Functions that have to be rendered, in order.
struct Edited<'r, 's> {
    module: &'r Module<'s>,
    moved: &'r MovedBlocks,
    ids: Vec<FuncId>,
}

/// Functions that are rendered, in order.
type Ready = VecDeque<(FuncId, Pieces)>;

/// The text of a function from its header to its end, in the pieces in which it was rendered.
type Pieces = Vec<Vec<u8>>;

/// How much source is rendered at once, in parallel.
const AT_ONCE: usize = 1 << 20;

impl<'r, 's> Edited<'r, 's> {
    fn of(module: &'r Module<'s>, moved: &'r MovedBlocks) -> Self {
        let edited = |f: &Function<'_>| {
            let body = f.body.as_ref().map_or(0, |b| b.end);
            body != 0 && (f.is_edited() || moved.concern_store(&f.store))
        };
        let ids = module.functions().filter(|(_, f)| edited(f)).map(|(id, _)| id).collect();
        Self { module, moved, ids }
    }

    /// The first of these, as many as are rendered at once.
    fn some<'i>(&self, ids: &'i [FuncId]) -> &'i [FuncId] {
        let mut size = 0;
        let is_enough = |&id: &FuncId| {
            let func = self.module.func(id);
            size += func.body.as_ref().map_or(0, |b| b.end - func.header.0) as usize;
            size >= AT_ONCE
        };
        let count = ids.iter().position(is_enough).map_or(ids.len(), |last| last + 1);
        &ids[..count]
    }

    fn render(&self, ids: &[FuncId]) -> Ready {
        let render = |&id| (id, render_function(self.module, self.module.func(id), self.moved));
        ids.par_iter().evenly().map(render).collect()
    }
}

fn span_of(module: &Module<'_>, item: Item) -> Span {
    match item {
        Item::Line(i) => module.lines[i as usize].span,
        Item::Type(i) => module.type_defs[i as usize].span,
        Item::Comdat(i) => module.comdats[i as usize].span,
        Item::Var(v) => module.vars[v].span,
        Item::Alias(a) => module.aliases[a].span,
        Item::Attributes(i) => module.attr_groups[i as usize].span,
        Item::NamedMetadata(i) => module.named_metadata[i as usize].span,
        Item::Metadata(n) => module.metadata.by_number.get(n).map_or(Span::default(), |e| e.span),
        Item::Summary(i) => module.summaries[i as usize].span,
        Item::UseOrder(_) | Item::Func(_) => Span::default(),
    }
}

/// A walk through the source.
struct Cut<'s> {
    src: &'s [u8],
    /// How far the source is copied or skipped.
    at: usize,
    out: Vec<u8>,
    /// What is left out, in order.
    removed: Vec<Range<usize>>,
    next_removed: usize,
    /// Whether text was handed on, and `out` is empty for that reason.
    wrote: bool,
}

impl<'s> Cut<'s> {
    fn new(src: &'s [u8], at: usize) -> Self {
        let (out, removed) = (Vec::new(), Vec::new());
        Self { src, at, out, removed, next_removed: 0, wrote: false }
    }

    /// Whether the source holds up to the end of an entity that was not changed, if it does up to `holds`.
    fn holds(&self, holds: usize, range: &Range<usize>) -> bool {
        let removed = self.removed.get(self.next_removed);
        range.start >= self.at.max(holds) && removed.is_none_or(|gone| gone.start >= range.end)
    }

    /// Copies the source up to there. What is long is not copied, but handed on.
    fn copy_to(&mut self, to: usize, out: &mut dyn io::Write) -> io::Result<()> {
        let removed = self.removed.get(self.next_removed);
        if to < self.at + CHUNK || removed.is_some_and(|gone| gone.start < to) {
            self.skip_to(to);
            return Ok(());
        }
        self.flush(out)?;
        out.write_all(&self.src[self.at..to])?;
        self.at = to;
        Ok(())
    }

    /// Adds text, or hands it on if there is much.
    fn hand_on(&mut self, text: &[u8], out: &mut dyn io::Write) -> io::Result<()> {
        if self.out.len() + text.len() <= CHUNK {
            self.out.extend_from_slice(text);
            return Ok(());
        }
        self.flush(out)?;
        out.write_all(text)
    }

    /// Hands on what there is.
    fn flush(&mut self, out: &mut dyn io::Write) -> io::Result<()> {
        out.write_all(&self.out)?;
        self.out.clear();
        // Keeps `finish_line` from adding a line end at the start of a chunk.
        self.wrote = true;
        Ok(())
    }

    /// Copies what lies before an entity, and the entity.
    fn copy(&mut self, range: Range<usize>) {
        self.skip_to(range.start);
        self.out.extend_from_slice(&self.src[range.clone()]);
        self.at = range.end;
    }

    /// Copies what lies before an entity, without what was removed there.
    fn skip_to(&mut self, to: usize) {
        while let Some(range) = self.removed.get(self.next_removed).cloned() {
            if range.start >= to {
                break;
            }
            self.next_removed += 1;
            let line = self.whole_lines(&range, to);
            let from = line.start.max(self.at);
            self.out.extend_from_slice(&self.src[self.at.min(from)..from]);
            self.at = line.end.max(self.at);
        }
        if self.at < to {
            self.out.extend_from_slice(&self.src[self.at..to]);
            self.at = to;
        }
    }

    /// The lines of a range, if nothing but white space and comments shares them.
    fn whole_lines(&self, range: &Range<usize>, to: usize) -> Range<usize> {
        let before = &self.src[self.at.min(range.start)..range.start];
        let indent = before.iter().rev().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let starts_line = match before.len().checked_sub(indent + 1) {
            Some(i) => before[i] == b'\n',
            None => range.start == indent || self.src.get(range.start - indent - 1) == Some(&b'\n'),
        };
        match trailing(&self.src[range.end..to.max(range.end)]) {
            Some(len) if starts_line => range.start - indent..range.end + len,
            _ => range.clone(),
        }
    }

    /// Gets to the start of a line, taking along the comment that ends the current one.
    fn finish_line(&mut self) {
        if let Some(len) = trailing(&self.src[self.at..])
            && !self.at_line_start()
        {
            self.skip_to(self.at + len);
        }
        if !self.at_line_start() {
            self.out.push(b'\n');
        }
    }

    fn at_line_start(&self) -> bool {
        match self.out.last() {
            Some(b) => *b == b'\n',
            None => !self.wrote || self.at == 0 || self.src.get(self.at - 1) == Some(&b'\n'),
        }
    }
}

/// The length of blanks, a comment and the line end, if nothing else comes first.
fn trailing(rest: &[u8]) -> Option<usize> {
    let blanks = rest.iter().take_while(|b| matches!(b, b' ' | b'\t' | b'\r')).count();
    match rest.get(blanks) {
        Some(b'\n') => Some(blanks + 1),
        Some(b';') => Some(memchr::memchr(b'\n', rest).map_or(rest.len(), |i| i + 1)),
        _ => None,
    }
}

/// A function that was added, or a declaration that was changed or given a body.
fn print_function(module: &Module<'_>, f: FuncId, cut: &mut Cut<'_>) {
    let func = module.func(f);
    let (start, end) = (func.header.0 as usize, func.header.1 as usize);
    if end != 0 {
        cut.skip_to(start);
        render_item(module, Item::Func(f), &mut cut.out);
        cut.at = end;
        return;
    }
    cut.finish_line();
    if func.body.is_some() {
        cut.out.push(b'\n');
    }
    render_item(module, Item::Func(f), &mut cut.out);
    cut.out.push(b'\n');
}

/// A function that was read and edited, or mentions what was: from its header to its end.
fn render_function(module: &Module<'_>, func: &Function<'_>, moved: &MovedBlocks) -> Pieces {
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
    Renamed(crate::module::Map<Vec<u8>, Block>),
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
        let text = |name: crate::text::Name| match (name.as_text(), name.as_number()) {
            (Some(t), _) => Some(func.store.text.raw(t).to_vec()),
            (_, Some(n)) => Some(n.to_string().into_bytes()),
            _ => None,
        };
        let named = |(block, data): (Block, &BlockData)| Some((text(data.original)?, block));
        Preds::Renamed(body.blocks.iter().filter_map(named).collect())
    }
}

/// What of the text of an instruction does not hold any more.
enum Change {
    None,
    /// Numbers of values.
    Numbers,
    /// This operand, which is the address of a load, a store or a `getelementptr`.
    Address(usize),
    All,
}

/// What changed in an instruction that was read: by an edit, or because a value that it mentions, itself
/// included, has another number, type or name.
fn change(func: &Function<'_>, numbers: &Numbers, inst: Inst) -> Change {
    let data = func.inst(inst);
    if data.state.contains(State::EDITED) {
        return Change::All;
    }
    // The address of what is atomic shares its place with the ordering.
    let address = data.op.address().filter(|_| !data.flags.contains(InstFlags::ATOMIC));
    let mut found = match (data.state.contains(State::ADDRESS), address) {
        (false, _) => Change::None,
        (true, Some(operand)) => Change::Address(operand),
        (true, None) => return Change::All,
    };
    let mut numbered = data.ty != crate::types::Type::VOID && numbers.moved(func, inst.into());
    for (operand, &value) in func.operands(inst).iter().enumerate() {
        if mentions(func, value, |v| func.is_retitled(v)) {
            if address != Some(operand) {
                return Change::All;
            }
            found = Change::Address(operand);
        } else if numbers.changed {
            numbered |= mentions(func, value, |v| numbers.moved(func, v));
        }
    }
    match found {
        _ if !numbered => found,
        Change::None => Change::Numbers,
        _ => Change::All,
    }
}

/// Writes the text of an instruction with other numbers; gives up if it is not clear where numbers are.
fn renumber(text: &[u8], numbers: &Numbers, out: &mut Vec<u8>) -> Option<()> {
    let (mut copied, mut at) = (0, 0);
    while let Some(found) = memchr::memchr3(b'%', b'"', b';', &text[at..]) {
        at += found + 1;
        match text[at - 1] {
            b';' => return None,
            b'"' => at += 1 + memchr::memchr(b'"', &text[at..])?,
            _ => {
                let from = at;
                let mut old = 0u64;
                while let Some(digit) =
                    text.get(at).map(|b| b.wrapping_sub(b'0')).filter(|d| *d < 10)
                {
                    old = (10 * old + u64::from(digit)).min(u64::from(u32::MAX));
                    at += 1;
                }
                if at > from {
                    let new = numbers.renewed(old as u32)?;
                    if u64::from(new) != old {
                        out.extend_from_slice(&text[copied..from]);
                        write_number(out, new.into());
                        copied = at;
                    }
                }
            }
        }
    }
    out.extend_from_slice(&text[copied..]);
    Some(())
}

/// Bytes that matter to [`second_field`].
const SEPARATES: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < SEPARATORS.len() {
        table[SEPARATORS[i] as usize] = true;
        i += 1;
    }
    table
};

const SEPARATORS: &[u8] = b"()[]{}<>\";,";

/// The second of the fields that commas separate in an instruction, unless a comment is in the way.
fn second_field(text: &[u8]) -> Option<Range<usize>> {
    let mut depth = 0;
    let mut from = None;
    let mut at = 0;
    while let Some(next) = text[at..].iter().position(|&b| SEPARATES[b as usize]) {
        at += next;
        match text[at] {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b'"' => at += 1 + memchr::memchr(b'"', &text[at + 1..])?,
            b';' => return None,
            b',' if depth == 0 => match from {
                Some(from) => return Some(from..at),
                None => {
                    let blanks = text[at + 1..].iter().take_while(|b| b.is_ascii_whitespace());
                    from = Some(at + 1 + blanks.count());
                }
            },
            _ => {}
        }
        at += 1;
    }
    from.map(|from| from..text.len())
}

/// Whether an operand is, or describes, a value that has changed.
fn mentions(func: &Function<'_>, value: Value, changed: impl Fn(Value) -> bool) -> bool {
    match value.kind() {
        ValueKind::Md(index) => match func.store.md_operand(index) {
            Md::Value(v) => changed(v),
            Md::Inline(node) => {
                func.store.fields(node).any(|(_, md)| matches!(md, Md::Value(v) if changed(v)))
            }
            _ => false,
        },
        _ => changed(value),
    }
}

/// Functions whose blocks are printed under other numbers than they were read with: who takes the
/// address of such a block has to be printed anew.
struct MovedBlocks(Vec<Global>);

impl MovedBlocks {
    fn of(module: &Module<'_>) -> Self {
        // Few modules take addresses of blocks.
        let any =
            |store: &Store<'_>| store.consts.iter().any(|c| c.kind == ConstKind::BlockAddress);
        if !any(&module.store) && !module.functions().any(|(_, f)| any(&f.store)) {
            return Self(Vec::new());
        }
        let edited = module.functions().filter(|(_, f)| f.is_edited());
        Self(edited.filter(|(_, f)| Numbers::of(f).blocks_changed).map(|(_, f)| f.global).collect())
    }

    fn concern_store(&self, store: &Store<'_>) -> bool {
        !self.0.is_empty()
            && (0..store.num_consts()).any(|c| match store.constant(Const(c as u32)) {
                ConstantKind::BlockAddress(g, _) => self.0.contains(&g),
                _ => false,
            })
    }

    fn concern(&self, module: &Module<'_>, item: Item) -> bool {
        let c = match item {
            Item::Var(v) => module.vars[v].init,
            Item::Alias(a) => Some(module.aliases[a].target),
            _ => None,
        };
        !self.0.is_empty() && c.is_some_and(|c| self.concern_const(&module.store, c))
    }

    fn concern_const(&self, store: &Store<'_>, c: Const) -> bool {
        match store.constant(c) {
            ConstantKind::BlockAddress(g, _) => self.0.contains(&g),
            ConstantKind::Splat(c) => self.concern_const(store, c),
            _ => store
                .const_operands(c)
                .iter()
                .any(|v| v.as_const().is_some_and(|c| self.concern_const(store, c))),
        }
    }
}
