//! Everything from the model, in one layout.

use std::io;

use super::CHUNK;
use super::names::Numbers;
use super::render::Renderer;
use crate::module::{Item, Module};

pub(super) fn print(module: &Module<'_>, out: &mut dyn io::Write) -> io::Result<()> {
    let mut buffer = Vec::with_capacity(2 * CHUNK);
    let edited = module.is_edited();
    for &item in &module.items {
        // Orders of uses no longer fit once anything has changed.
        if edited && matches!(item, Item::UseOrder(_)) {
            continue;
        }
        render_item(module, item, &mut buffer);
        buffer.push(b'\n');
        if buffer.len() >= CHUNK {
            out.write_all(&buffer)?;
            buffer.clear();
        }
    }
    out.write_all(&buffer)
}

/// One top-level entity, whole, without a line end.
pub(super) fn render_item(module: &Module<'_>, item: Item, out: &mut Vec<u8>) {
    if let Item::Func(f) = item {
        return render_function(module, f, out);
    }
    let mut r = Renderer::new(module, &module.store, None, out);
    match item {
        Item::Line(i) => r.line(&module.lines[i as usize]),
        Item::Type(i) => r.type_def(&module.type_defs[i as usize]),
        Item::Comdat(i) => r.comdat(&module.comdats[i as usize]),
        Item::Var(v) => r.variable(&module.vars[v]),
        Item::Alias(a) => r.alias(&module.aliases[a]),
        Item::Attributes(i) => r.attr_group(&module.attr_groups[i as usize]),
        Item::NamedMetadata(i) => r.named_metadata(&module.named_metadata[i as usize]),
        Item::Metadata(number) => {
            if let Some(node) = module.metadata(number) {
                r.store = node.store;
                r.numbered_metadata(number, node.node);
            }
        }
        Item::UseOrder(i) => r.use_list_order(&module.use_orders[i as usize]),
        Item::Summary(i) => r.summary(&module.summaries[i as usize]),
        Item::Func(_) => {}
    }
}

fn render_function(module: &Module<'_>, f: crate::value::FuncId, out: &mut Vec<u8>) {
    let func = module.func(f);
    let numbers = Numbers::of(func);
    let mut r = Renderer::new(module, &func.store, Some((func, &numbers)), out);
    r.header();
    if func.is_declaration() {
        return;
    }
    for (i, block) in func.blocks().enumerate() {
        r.out.push(b'\n');
        // The first label may be left out if it is a number; nothing says which one it is.
        if i > 0 || func.raw_name(block.into()).as_text().is_some() {
            r.label(block);
            r.out.push(b'\n');
        }
        for (j, inst) in func.insts_of(block).enumerate() {
            if j > 0 {
                r.out.push(b'\n');
            }
            r.out.extend_from_slice(b"  ");
            r.inst(inst);
        }
    }
    for order in func.use_orders() {
        r.out.extend_from_slice(b"\n  ");
        r.use_list_order(order);
    }
    r.out.extend_from_slice(b"\n}");
}
