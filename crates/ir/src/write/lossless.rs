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

mod body;
mod cut;
mod line;

use std::collections::VecDeque;
use std::io;
use std::ops::Range;

use rayon::prelude::*;

use self::body::{Pieces, render_function};
use self::cut::Cut;
use super::CHUNK;
use super::canonical::render_item;
use super::names::Numbers;
use crate::function::Function;
use crate::module::{Item, Module, Span};
use crate::parallel::Evenly;
use crate::store::{ConstKind, ConstantKind, Store};
use crate::value::{Const, FuncId, Global};

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
