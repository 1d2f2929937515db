//! What is left to do when all parts of a module are read.

use std::sync::Arc;

use super::jobs::{Done, Left, MdChunk};
use super::md::MdRefs;
use super::top::MARKER;
use crate::error::{Error, Result};
use crate::function::Function;
use crate::module::{Item, Map, MdEntry, Module, SymbolKind, Symbols, TypeDef};
use crate::store::{ConstKind, ConstantKind, Store};
use crate::text::{Name, Text, TextRef, unescape};
use crate::types::{Type, TypeKind, Types};
use crate::value::{Const, Global, Inst, Value};

/// Every comdat that is referred to is defined.
pub(super) fn check_comdats(
    src: &[u8],
    defined: &Map<Vec<u8>, usize>,
    uses: &[TextRef],
) -> Result<()> {
    let text = Text::new(src);
    match uses.iter().find(|&&name| !defined.contains_key(&*text.unescaped(name))) {
        None => Ok(()),
        Some(&name) => {
            let shown = String::from_utf8_lossy(text.raw(name)).into_owned();
            let message = format!("the comdat `${shown}` is not defined");
            Err(Error::new(name.0 as usize, message))
        }
    }
}

/// Puts the parts together and checks what only the whole can show.
pub(super) fn finish<'s>(
    module: &mut Module<'s>,
    done: Vec<Done<'s>>,
    md_refs: &MdRefs,
    scratch: &super::Scratch<'s>,
) -> Result<()> {
    let mut addresses = scratch.block_uses.clone();
    let of_module = scratch.block_addresses.iter();
    addresses.extend(of_module.map(|&(c, at)| block_address(&module.store, c, at)));
    let mut chunks = Vec::new();
    for part in done {
        match part {
            Done::Function { func, mut function, ty, left } => {
                module.symbols.entries[function.global].value_ty = ty;
                if !left.is_empty() {
                    let store = &mut Arc::make_mut(&mut function).store;
                    look_at(left, &mut module.symbols, store, &mut addresses);
                }
                module.funcs[func] = function;
            }
            Done::Body { func, body, store, left } => {
                let func = Arc::make_mut(&mut module.funcs[func]);
                func.store = *store;
                func.body = Some(body);
                look_at(left, &mut module.symbols, &mut func.store, &mut addresses);
            }
            Done::Metadata(chunk) => chunks.push(*chunk),
        }
    }
    place_metadata(module, chunks)?;
    let is_symbol = |item: &Item| matches!(item, Item::Func(_) | Item::Var(_) | Item::Alias(_));
    module.symbols_end = module.items.iter().rposition(is_symbol).map_or(0, |last| last + 1);
    check_md_refs(module, md_refs)?;
    check_block_addresses(module, &addresses)?;
    check_debug_formats(module)
}

/// Gives intrinsics without a declaration their symbols, and gathers block addresses.
fn look_at<'s>(
    left: Left,
    symbols: &mut Symbols<'s>,
    store: &mut Store<'s>,
    addresses: &mut Vec<(Global, Name, usize)>,
) {
    for (c, at) in left.undeclared {
        let raw = crate::text::token_in(store.text.source(), at + 1);
        let global = symbols.mention(raw, at + 1);
        symbols.entries[global].kind = SymbolKind::Undeclared;
        store.consts[c.0 as usize].a = global.0;
    }
    addresses.extend(left.block_addresses.iter().map(|&(c, at)| block_address(store, c, at)));
}

/// A module has debug records or calls of debug intrinsics, not both.
fn check_debug_formats(module: &Module<'_>) -> Result<()> {
    let names: [&[u8]; 3] = [b"llvm.dbg.declare", b"llvm.dbg.value", b"llvm.dbg.assign"];
    let intrinsics: Vec<Global> = names.iter().filter_map(|n| module.symbol(n)).collect();
    if intrinsics.is_empty() {
        return Ok(());
    }
    let records = |f: &Function<'_>| f.insts().find(|&i| f.inst(i).op.is_debug_record());
    let Some(record) = module.functions().find_map(|(_, f)| Some((f, records(f)?))) else {
        return Ok(());
    };
    let is_call = |f: &Function<'_>, i: &Inst| {
        let callee = f.callee(*i).and_then(Value::as_const);
        callee.is_some_and(
            |c| matches!(f.store.constant(c), ConstantKind::Global(g) if intrinsics.contains(&g)),
        )
    };
    let call = module.functions().find_map(|(_, f)| Some((f, f.insts().find(|i| is_call(f, i))?)));
    let Some((f, call)) = call else { return Ok(()) };
    let error = Error::new(
        f.inst(call).start as usize,
        "this module has both debug records and calls of debug intrinsics",
    );
    Err(error.with_note(record.0.inst(record.1).start as usize, "here is a debug record"))
}

/// No struct contains itself.
pub(super) fn check_recursive_types(types: &Types, defs: &[TypeDef]) -> Result<()> {
    // Depth first, with a stack of our own: a chain of structs may be as long as the file.
    let mut state: Map<Type, bool> = Map::default();
    for def in defs {
        let mut stack = vec![(def.ty, false)];
        while let Some((ty, done)) = stack.pop() {
            if done {
                state.insert(ty, true);
                continue;
            }
            match state.get(&ty) {
                Some(true) => continue,
                Some(false) => {
                    return Err(Error::new(def.span.start(), "this struct contains itself"));
                }
                None => {}
            }
            state.insert(ty, false);
            stack.push((ty, true));
            match *types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                    stack.push((elem, false));
                }
                _ => {
                    let fields = types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields);
                    let mut fields = fields.to_vec();
                    // One type twice in a struct is no cycle.
                    fields.sort_unstable_by_key(|f| f.index());
                    fields.dedup();
                    stack.extend(
                        fields
                            .into_iter()
                            .filter(|f| state.get(f) != Some(&true))
                            .map(|f| (f, false)),
                    );
                }
            }
        }
    }
    Ok(())
}

fn block_address(store: &Store<'_>, c: Const, at: usize) -> (Global, Name, usize) {
    let data = &store.consts[c.0 as usize];
    debug_assert_eq!(data.kind, ConstKind::BlockAddress);
    (Global(data.a), Name::from_bits(data.b), at)
}

/// Enters the nodes by number, and into the order of the file where their chunks stand.
fn place_metadata<'s>(module: &mut Module<'s>, chunks: Vec<MdChunk<'s>>) -> Result<()> {
    if chunks.is_empty() {
        return Ok(());
    }
    let total: usize = chunks.iter().map(|c| c.nodes.len()).sum();
    let mut items = Vec::with_capacity(module.items.len() + total);
    let by_number = Arc::make_mut(&mut module.metadata.by_number);
    by_number.reserve(total);
    let mut chunks = chunks.into_iter();
    for item in std::mem::take(&mut module.items) {
        if item != MARKER {
            items.push(item);
            continue;
        }
        let Some(chunk) = chunks.next() else { continue };
        let store = module.metadata.stores.len() as u32;
        for (number, node, span) in chunk.nodes {
            let entry = MdEntry { store, node, span };
            if let Some(first) = by_number.insert(number, entry) {
                let at = span.start();
                let error = Error::new(at, format!("`!{number}` is already defined"));
                return Err(error.with_note(first.span.start(), "it was first defined here"));
            }
            items.push(Item::Metadata(number));
        }
        module.metadata.stores.push(Arc::new(chunk.store));
    }
    module.items = items;
    Ok(())
}

fn check_md_refs(module: &Module<'_>, refs: &MdRefs) -> Result<()> {
    let missing: Vec<u32> = refs.iter().filter(|&n| module.metadata(n).is_none()).collect();
    let src = module.store.text.source();
    match missing.iter().map(|&n| (find_md_ref(src, n), n)).min() {
        None => Ok(()),
        Some((at, n)) => Err(Error::new(at, format!("`!{n}` is not defined in this module"))),
    }
}

/// Where `!n` is first mentioned.
fn find_md_ref(src: &[u8], n: u32) -> usize {
    let needle = format!("!{n}");
    memchr::memmem::find_iter(src, needle.as_bytes())
        .find(|at| !src.get(at + needle.len()).is_some_and(u8::is_ascii_digit))
        .unwrap_or(0)
}

fn check_block_addresses(module: &Module<'_>, addresses: &[(Global, Name, usize)]) -> Result<()> {
    type Blocks = (hashbrown::HashSet<Vec<u8>>, hashbrown::HashSet<u32>);
    let mut blocks_of: Map<Global, Blocks> = Map::default();
    let src = module.store.text.source();
    for &(global, name, at) in addresses {
        let func = match module.symbols.entries.get(global).map(|e| e.kind) {
            Some(SymbolKind::Func(f)) if !module.funcs[f].is_declaration() => &module.funcs[f],
            _ => {
                return Err(Error::new(at, "a block address needs a function with a body"));
            }
        };
        let (names, numbers) = blocks_of.entry(global).or_insert_with(|| {
            let all = || func.blocks().map(|b| func.raw_name(b.into()));
            let text = |n: Name| n.as_text().map(|t| func.store.text.unescaped(t).into_owned());
            (all().filter_map(text).collect(), all().filter_map(Name::as_number).collect())
        });
        let found = match (name.as_number(), name.as_text()) {
            (Some(n), _) => numbers.contains(&n),
            (_, Some(t)) => names.contains(&*unescape(crate::text::token_in(src, t.0 as usize))),
            _ => false,
        };
        if !found {
            return Err(Error::new(at, "this function has no such block"));
        }
    }
    Ok(())
}
