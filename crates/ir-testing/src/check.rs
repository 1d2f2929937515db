//! What has to hold for a module, and for its text.

use std::collections::{BTreeMap, BTreeSet};

use memchr::memmem;
use spacecast_ir::Module;
use spacecast_ir::compare::{Before, Changed};
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::query::Use;
use spacecast_ir::store::Md;
use spacecast_ir::text::quote_name;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, FuncId, Inst, Value, ValueKind, VarId};

use crate::edit::Edited;

fn parse<'t>(what: &str, text: &'t [u8]) -> Module<'t> {
    match spacecast_ir::parse(text) {
        Ok(module) => module,
        Err(error) => {
            let (line, column) = error.position(text);
            let shown = text.split(|&b| b == b'\n').nth(line - 1).unwrap_or_default();
            panic!("{what} is not read: {line}:{column}: {error}\n{}", shown.escape_ascii())
        }
    }
}

fn lossless(module: &Module<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    module.print(&mut text).expect("writing to memory");
    text
}

fn canonical(module: &Module<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    module.print_canonical(&mut text).expect("writing to memory");
    text
}

/// Panics with the first line in which two texts differ.
fn assert_same(what: &str, expected: &[u8], found: &[u8]) {
    if expected == found {
        return;
    }
    let lines =
        |text: &[u8]| -> Vec<Vec<u8>> { text.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect() };
    let (expected, found) = (lines(expected), lines(found));
    let at = expected.iter().zip(&found).take_while(|(a, b)| a == b).count();
    let show = |lines: &[Vec<u8>]| {
        lines.get(at).map_or("nothing".to_owned(), |line| line.escape_ascii().to_string())
    };
    panic!(
        "{what}: line {}\n  expected: {}\n     found: {}",
        at + 1,
        show(&expected),
        show(&found)
    );
}

/// Any text is read, or gives an error at a place in it. What is read comes back byte for byte, and its
/// canonical form is read again and stays what it is.
pub fn check_round_trip(text: &[u8]) {
    let module = match spacecast_ir::parse(text) {
        Ok(module) => module,
        Err(error) => {
            assert!(error.offset() <= text.len(), "the error lies behind the text");
            assert!(error.note().is_none_or(|(at, _)| at <= text.len()), "the note lies behind it");
            assert!(!error.message().is_empty(), "the error says nothing");
            return;
        }
    };
    assert_same("the text does not come back", text, &lossless(&module));
    let first = canonical(&module);
    let again = parse("the canonical text", &first);
    assert_same("the canonical text is no fixed point", &first, &canonical(&again));
}

/// Whether everything that the model says twice is said in the same way.
pub fn check_consistent(module: &Module<'_>) {
    for (id, func) in module.functions() {
        assert_eq!(module.symbol_kind(func.global), SymbolKind::Func(id));
        if let Some(name) = module.symbol_name(func.global) {
            assert_eq!(module.symbol(&name), Some(func.global), "{}", name.escape_ascii());
        }
        check_links(func);
        check_uses(func);
        check_predecessors(func);
    }
    for (id, var) in module.variables() {
        assert_eq!(module.symbol_kind(var.global), SymbolKind::Var(id));
    }
}

/// Every instruction is where its block and its neighbours say.
fn check_links(func: &Function<'_>) {
    let blocks: Vec<Block> = func.blocks().collect();
    let distinct: BTreeSet<Block> = blocks.iter().copied().collect();
    assert_eq!(blocks.len(), distinct.len(), "a block comes twice");
    let mut seen = BTreeSet::new();
    for &block in &blocks {
        let insts: Vec<Inst> = func.insts_of(block).collect();
        for (i, &inst) in insts.iter().enumerate() {
            assert!(seen.insert(inst), "{inst:?} comes twice");
            assert_eq!(func.block_of(inst), block, "the block of {inst:?}");
            assert_eq!(func.prev(inst), i.checked_sub(1).map(|i| insts[i]), "before {inst:?}");
            assert_eq!(func.next(inst), insts.get(i + 1).copied(), "after {inst:?}");
            let is_last = i + 1 == insts.len();
            assert_eq!(func.inst(inst).op.is_terminator(), is_last, "the end of {block:?}");
        }
        assert_eq!(func.terminator(block), insts.last().copied(), "the terminator of {block:?}");
    }
    for &inst in &seen {
        for value in func.operands(inst) {
            match value.kind() {
                ValueKind::Inst(used) => assert!(seen.contains(&used), "{inst:?} uses {used:?}"),
                ValueKind::Block(used) => assert!(distinct.contains(&used), "{inst:?}: {used:?}"),
                ValueKind::Arg(n) => assert!((n as usize) < func.params().len(), "{inst:?}: {n}"),
                ValueKind::Const(c) => assert!((c.as_u32() as usize) < func.store.num_consts()),
                ValueKind::Md(_) => {}
            }
        }
    }
}

/// The table of uses is what a walk over all operands finds.
fn check_uses(func: &Function<'_>) {
    let mut expected: BTreeMap<Value, Vec<Use>> = BTreeMap::new();
    for inst in func.insts() {
        for (i, value) in func.operands(inst).iter().enumerate() {
            let used = Use { user: inst, operand: i as u32 };
            let values = match value.kind() {
                ValueKind::Md(index) => match func.store.md_operand(index) {
                    Md::Value(value) => vec![value],
                    Md::Inline(node) => func
                        .store
                        .fields(node)
                        .filter_map(|(_, md)| if let Md::Value(v) = md { Some(v) } else { None })
                        .collect(),
                    _ => Vec::new(),
                },
                _ => vec![*value],
            };
            // Constants have no uses: nobody asked for them yet.
            for value in values.into_iter().filter(|v| v.as_const().is_none()) {
                expected.entry(value).or_default().push(used);
            }
        }
    }
    let uses = func.uses();
    let insts = (0..func.num_insts() as u32).map(|i| Value::from(Inst::from_u32(i)));
    let blocks = (0..func.num_blocks() as u32).map(|b| Value::from(Block::from_u32(b)));
    let args = (0..func.params().len() as u32).map(Value::arg);
    for value in insts.chain(blocks).chain(args) {
        let found = expected.remove(&value).unwrap_or_default();
        assert_eq!(uses.get(value), found, "the uses of {value:?}");
    }
    assert!(expected.is_empty(), "values that are used but do not exist: {expected:?}");
}

/// Predecessors are the blocks whose terminators say so.
fn check_predecessors(func: &Function<'_>) {
    let table = func.predecessors();
    for block in func.blocks() {
        let goes_here = |from: &Block| {
            func.terminator(*from).is_some_and(|last| func.successors(last).any(|to| to == block))
        };
        let expected: Vec<Block> = func.blocks().filter(goes_here).collect();
        assert_eq!(table[block], expected, "the predecessors of {block:?}");
    }
}

/// What an edited module prints: it says what the model says, with all that was not edited as it was.
/// Returns both texts, lossless and canonical.
pub fn check_printed(module: &Module<'_>, edited: &Edited) -> (Vec<u8>, Vec<u8>) {
    let text = lossless(module);
    let full = canonical(module);
    let again = parse("the printed text", &text);
    assert_same("model and printed text differ", &full, &canonical(&again));
    assert_same("the printed text does not come back", &text, &lossless(&again));
    let once_more = parse("the canonical text", &full);
    assert_same("the canonical text is no fixed point", &full, &canonical(&once_more));
    check_numbers(&again, &text);
    check_numbers(&once_more, &full);
    check_symbol_numbers(&full);
    let original = parse("the source", module.source());
    check_untouched(module, &original, edited, &text);
    check_untouched_lines(module, edited, &text);
    check_comments(&original, edited, &text);
    drop((again, once_more));
    (text, full)
}

/// Unnamed values are numbered without a gap, as readers before LLVM 19 want them.
fn check_numbers(module: &Module<'_>, text: &[u8]) {
    for (_, func) in module.functions() {
        let unnamed = |value: Value| func.name_of(value).is_none();
        let args = (0..func.params().len() as u32).map(Value::arg);
        let mut next = args.filter(|&a| unnamed(a)).count();
        for block in func.blocks() {
            next += usize::from(unnamed(block.into()));
            for inst in func.insts_of(block) {
                let data = func.inst(inst);
                if data.ty == Type::VOID || !unnamed(inst.into()) {
                    continue;
                }
                let range = data.source_range().unwrap_or_default();
                let written = &text[range];
                let expected = format!("%{next} =");
                // An instruction may also go without its number.
                assert!(
                    !written.starts_with(b"%") || written.starts_with(expected.as_bytes()),
                    "expected {expected} at `{}`",
                    written.escape_ascii()
                );
                next += 1;
            }
        }
    }
}

/// So are symbols without a name, in the order of the file.
fn check_symbol_numbers(canonical: &[u8]) {
    let mut next = 0;
    for line in canonical.split(|&b| b == b'\n') {
        let (head, tail): (&[u8], u8) = match line {
            [b'@', ..] => (b"@", b' '),
            [b'd', b'e', ..] => (line, b'('),
            _ => continue,
        };
        let starts =
            if head.len() == 1 { vec![0] } else { memmem::find_iter(line, b"@").collect() };
        for start in starts {
            let digits = line[start + 1..].iter().take_while(|b| b.is_ascii_digit()).count();
            let number = &line[start + 1..start + 1 + digits];
            if digits > 0 && line.get(start + 1 + digits) == Some(&tail) {
                let number = std::str::from_utf8(number).unwrap_or_default();
                assert_eq!(number, next.to_string(), "the number of {}", line.escape_ascii());
                next += 1;
                break;
            }
        }
    }
}

/// The text of a function in a file that was not edited.
fn text_of(module: &Module<'_>, id: FuncId, from: usize) -> Option<std::ops::Range<usize>> {
    let source = module.source();
    let find =
        |needle: &[u8], from: usize| memmem::find(&source[from..], needle).map(|at| from + at);
    let func = module.func(id);
    let insts: Vec<_> = func.insts().filter_map(|i| func.inst(i).source_range()).collect();
    match (insts.first(), insts.last()) {
        (Some(first), Some(last)) => {
            let before = &source[from..first.start];
            let start = memmem::rfind(before, b"define")? + from;
            Some(start..find(b"}", last.end)? + 1)
        }
        _ => {
            let start = find(b"declare", from)?;
            let mut depth = 0;
            let open = find(b"(", find(b"@", start)?)?;
            let closes = source[open..].iter().position(|b| {
                depth += i32::from(*b == b'(') - i32::from(*b == b')');
                depth == 0
            })?;
            Some(start..open + closes + 1)
        }
    }
}

/// The functions of a module that was not edited, in order, with their text.
fn function_texts(original: &Module<'_>) -> Vec<(FuncId, std::ops::Range<usize>)> {
    let mut at = 0;
    let mut all = Vec::new();
    for (id, _) in original.functions() {
        if let Some(range) = text_of(original, id, at) {
            at = range.end;
            all.push((id, range));
        }
    }
    all
}

/// Functions that no one edited are there, byte for byte, in order.
fn check_untouched(module: &Module<'_>, original: &Module<'_>, edited: &Edited, text: &[u8]) {
    if edited.renumbered {
        return;
    }
    let source = module.source();
    let mut rest = text;
    for (id, range) in function_texts(original) {
        if edited.functions.contains(&id) || edited.removed.contains(&id) {
            continue;
        }
        let expected = &source[range];
        if depends_on_edits(module, edited, expected) {
            continue;
        }
        assert!(!module.func(id).is_edited(), "{id:?} counts as edited, but is not");
        let Some(at) = memmem::find(rest, expected) else {
            panic!(
                "a function that was not edited is not there any more:\n{}\nbut\n{}",
                String::from_utf8_lossy(expected),
                String::from_utf8_lossy(text)
            );
        };
        rest = &rest[at + expected.len()..];
    }
}

/// Whether a function mentions a variable that was retyped, or takes the address of a block of a
/// function that was edited.
fn depends_on_edits(module: &Module<'_>, edited: &Edited, text: &[u8]) -> bool {
    edited.retyped.iter().any(|&v| mentions(module, v, text)) || contains(text, b"blockaddress")
}

fn mentions(module: &Module<'_>, var: VarId, text: &[u8]) -> bool {
    match module.symbol_name(module.var(var).global) {
        Some(name) => contains(text, &quote_name(&name)),
        // A number is not told; that there is any symbol is good enough.
        None => contains(text, b"@"),
    }
}

/// Variables and metadata that no one edited are there, line by line, in order.
fn check_untouched_lines(module: &Module<'_>, edited: &Edited, text: &[u8]) {
    if edited.renumbered {
        return;
    }
    let is_touched = |line: &[u8]| {
        let variable = edited.variables.iter().any(|&v| mentions(module, v, line));
        let number = |n: &u32| contains(line, format!("!{n} = ").as_bytes());
        // Something new may come between two things on a line.
        let shared = line.windows(3).filter(|w| w == b" = ").count() > 1;
        shared
            || variable
            || edited.numbers.iter().any(number)
            || line.starts_with(b"!spare")
            || line.starts_with(b"!added.list")
            || contains(line, b"blockaddress")
            || contains(line, b"declare")
    };
    let mut found = text.split(|&b| b == b'\n');
    for line in module.source().split(|&b| b == b'\n') {
        if line.starts_with(b"@") || line.starts_with(b"!") {
            let kept = is_touched(line) || found.any(|l| l == line);
            assert!(kept, "this line is not there any more: {}", line.escape_ascii());
        }
    }
}

fn contains(text: &[u8], needle: &[u8]) -> bool {
    memmem::find(text, needle).is_some()
}

/// The comments of a text: each with the offset it starts at.
fn comments(text: &[u8]) -> Vec<(usize, &[u8])> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        let until =
            |end: u8| rest[1..].iter().position(|&b| b == end).map_or(rest.len(), |n| n + 1);
        at += match byte {
            b'"' => until(b'"') + 1,
            b';' => {
                let len = until(b'\n');
                all.push((at, &rest[..len]));
                len
            }
            _ => 1,
        };
    }
    all
}

/// Comments stay, unless what they stand beside is gone; those inside what is printed anew are lost.
fn check_comments(original: &Module<'_>, edited: &Edited, text: &[u8]) {
    let source = original.source();
    let line_of = |range: std::ops::Range<usize>| {
        let end = source[range.end..].iter().position(|&b| b == b'\n');
        range.start..end.map_or(source.len(), |n| range.end + n)
    };
    // Where every comment is lost, and where those are that share a line with something.
    let (mut gone, mut loose) = (Vec::new(), Vec::new());
    for (id, range) in function_texts(original) {
        let func = original.func(id);
        if edited.removed.contains(&id) {
            gone.push(line_of(range));
            continue;
        }
        if !edited.functions.contains(&id) {
            continue;
        }
        let first = func.insts().find_map(|i| func.inst(i).source_range());
        // The header, and the label before the first instruction.
        loose.push(range.start..first.map_or(range.end, |first| first.start));
        for inst in func.insts() {
            let range = func.inst(inst).source_range().unwrap_or_default();
            let removed = edited.removed_insts.contains(&(id, inst));
            // Where the label of a block was is not known here: take what comes before.
            loose.push(if removed {
                line_of(range.start.saturating_sub(80)..range.end)
            } else {
                range
            });
        }
    }
    let within =
        |ranges: &[std::ops::Range<usize>], at: usize| ranges.iter().any(|r| r.contains(&at));
    let mut found = comments(text).into_iter();
    for (at, comment) in comments(source) {
        let line_start = source[..at].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
        let alone = source[line_start..at].trim_ascii().is_empty();
        let lost = within(&gone, at) || !alone && within(&loose, at);
        if !lost && !comment.starts_with(b"; preds") {
            let kept = found.any(|(_, c)| c == comment);
            assert!(kept, "this comment is lost: {}", comment.escape_ascii());
        }
    }
}

/// Checks that what journals lead back to is what there was, and that they tell every edit.
///
/// # Panics
///
/// When it is not, or they do not.
pub fn check_undone(before: &Module<'_>, undone: &Before<'_, '_>, after: &Module<'_>) {
    for (id, func) in before.functions() {
        let name = before.symbol_name(func.global).unwrap_or_default().into_owned();
        let name = String::from_utf8_lossy(&name).into_owned();
        assert!(undone.func(id).is_same(func), "the journal of @{name} leads elsewhere");
        let head = undone.heads().func(id);
        let lists = |f: &Function<'_>| {
            let params = f.params().iter().map(|p| p.attrs);
            params.chain([f.attrs, f.ret_attrs]).collect::<Vec<_>>()
        };
        for (new, old) in lists(head).into_iter().zip(lists(func)) {
            let same = head.store.attrs(new).eq(func.store.attrs(old));
            assert!(same, "the mark has other attributes of @{name}");
        }
        assert!(head.function_metadata().eq(func.function_metadata()), "the mark has other nodes");
        assert_eq!(head.is_declaration(), func.is_declaration(), "the mark has another kind");
        let told = after.func(id).compare_undone(undone.func(id), &after.types);
        let seen = after.func(id).compare(func.view());
        if told.extends {
            assert_eq!(told.insts, seen.insts, "the journal of @{name} does not tell all");
        }
        if let Some(attached) = after.func(id).attached(undone.func(id)) {
            // That parameters have other types is part of the header.
            let only = |changed: &Changed| (Changed::METADATA | Changed::USED).contains(*changed);
            assert!(seen.insts.iter().all(only), "more was edited in @{name}");
            for inst in (0..func.num_insts() as u32).map(Inst::from_u32) {
                let kinds = after.func(id).view().changed_attachments(func.view(), inst);
                let said = attached.insts.iter().filter(|(i, _)| *i == inst).map(|(_, kind)| *kind);
                assert!(kinds.eq(said), "something else is attached in @{name}");
            }
        }
        if told.in_order {
            let kept = |i: &Inst| {
                (i.as_u32() as usize) < func.num_insts() && !after.func(id).inst(*i).is_removed()
            };
            assert!(func.blocks().eq(after.func(id).blocks()), "blocks of @{name} changed");
            for block in func.blocks() {
                let old = func.insts_of(block).filter(kept);
                let new = after.func(id).insts_of(block).filter(kept);
                assert!(old.eq(new), "instructions of @{name} are in another order");
            }
        }
    }
}
