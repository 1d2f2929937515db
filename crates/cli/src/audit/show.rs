//! What an audit found, as tables and as JSON.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

use serde_json::{Map, Value, json};
use spacecast_nvptx::space::Space;
use spacecast_ptx::{Audit, Class, Counts, Function, Site};

use crate::table;

/// The spaces that PTX has, generic first.
const SPACES: [Space; 8] = [
    Space::Generic,
    Space::Global,
    Space::Shared,
    Space::Cluster,
    Space::Local,
    Space::Constant,
    Space::Param,
    Space::Tensor,
];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn title(function: &Function<'_>) -> String {
    let kind = if function.kernel { "kernel" } else { "function" };
    format!("{kind} {}", text(function.name))
}

/// One line of counts, in the spaces that occur anywhere.
fn row(name: String, counts: &Counts, spaces: &[Space]) -> Vec<String> {
    let mut row = vec![name];
    row.extend(spaces.iter().map(|&space| counts.in_space(space).to_string()));
    row.push(counts.casts().to_string());
    row.push(counts.queries.iter().sum::<u64>().to_string());
    row.push(counts.instructions.to_string());
    row
}

/// Accesses by file, or by function; then by instruction; then every generic one, if they are to be listed.
pub fn tables(
    out: &mut dyn Write,
    audits: &[(&Path, &Audit<'_>)],
    functions: bool,
    list: bool,
) -> io::Result<()> {
    let mut total = Counts::default();
    audits.iter().for_each(|(_, audit)| total.add(&audit.total()));
    let occurs = |space: &Space| *space == Space::Generic || total.in_space(*space) > 0;
    let spaces: Vec<Space> = SPACES.into_iter().filter(occurs).collect();
    let mut rows = Vec::new();
    for (path, audit) in audits {
        rows.push(row(path.display().to_string(), &audit.total(), &spaces));
        let each = audit.functions.iter().filter(|_| functions);
        rows.extend(each.map(|f| row(format!("  {}", title(f)), &f.counts, &spaces)));
    }
    if audits.len() > 1 {
        rows.push(row("together".to_owned(), &total, &spaces));
    }
    let names = spaces.iter().map(|space| space.name());
    let headings: Vec<&str> =
        [""].into_iter().chain(names).chain(["cvta", "isspacep", "instructions"]).collect();
    table::write(out, "Accesses by state space", &headings, &rows)?;

    let headings: Vec<&str> =
        ["instruction"].into_iter().chain(spaces.iter().map(|space| space.name())).collect();
    let of_class = |class: &Class| -> Vec<u64> {
        spaces.iter().map(|&space| total.of(*class, space)).collect()
    };
    let rows: Vec<Vec<String>> = Class::ALL
        .iter()
        .map(|class| (class, of_class(class)))
        .filter(|(_, counts)| counts.iter().any(|&n| n > 0))
        .map(|(class, counts)| {
            let counts = counts.iter().map(u64::to_string);
            [class.name().to_owned()].into_iter().chain(counts).collect()
        })
        .collect();
    table::write(out, "Accesses by instruction", &headings, &rows)?;
    if total.generic_in_assembly > 0 {
        let n = total.generic_in_assembly;
        writeln!(out, "  Of the generic accesses, {n} are in inline assembly.")?;
    }
    for (path, audit) in audits.iter().filter(|_| list) {
        for function in &audit.functions {
            for site in &function.generic {
                let what = text(site.instruction);
                let by_hand = if site.assembly { ", inline assembly" } else { "" };
                let (path, line, place) = (path.display(), site.line, place(site));
                writeln!(out, "{path}:{line}: {what} in {}{place}{by_hand}", title(function))?;
            }
        }
    }
    Ok(())
}

fn place(site: &Site<'_>) -> String {
    match site.source {
        Some(source) => format!(", {}:{}:{}", text(source.file), source.line, source.column),
        None => String::new(),
    }
}

/// What changed since another file, function by function.
pub fn comparison(
    out: &mut dyn Write,
    before: &Audit<'_>,
    after: &[(&Path, &Audit<'_>)],
) -> io::Result<()> {
    let named = |audit: &Audit<'_>, name: &str| {
        let mut counts = None;
        for function in audit.functions.iter().filter(|f| title(f) == name) {
            counts.get_or_insert_with(Counts::default).add(&function.counts);
        }
        counts
    };
    let headings = [
        "",
        "generic",
        "→",
        "global",
        "→",
        "shared",
        "→",
        "local",
        "→",
        "cvta",
        "→",
        "instructions",
        "→",
    ];
    for (path, after) in after {
        let names: BTreeSet<String> =
            before.functions.iter().chain(&after.functions).map(title).collect();
        let mut rows: Vec<Vec<String>> = names
            .into_iter()
            .filter_map(|name| {
                let (old, new) = (named(before, &name), named(after, &name));
                (old != new).then(|| changes(name, old.as_ref(), new.as_ref()))
            })
            .collect();
        rows.push(changes("together".to_owned(), Some(&before.total()), Some(&after.total())));
        table::write(out, &format!("What changed: {}", path.display()), &headings, &rows)?;
    }
    Ok(())
}

fn changes(name: String, old: Option<&Counts>, new: Option<&Counts>) -> Vec<String> {
    let numbers = |counts: Option<&Counts>| -> [String; 6] {
        let Some(counts) = counts else { return std::array::from_fn(|_| "–".to_owned()) };
        let spaces = [Space::Generic, Space::Global, Space::Shared, Space::Local];
        let [generic, global, shared, local] = spaces.map(|space| counts.in_space(space));
        [generic, global, shared, local, counts.casts(), counts.instructions].map(|n| n.to_string())
    };
    let pairs = numbers(old).into_iter().zip(numbers(new));
    std::iter::once(name).chain(pairs.flat_map(|(a, b)| [a, b])).collect()
}

/// Everything, for programs.
pub fn json(out: &mut dyn Write, audits: &[(&Path, &Audit<'_>)]) -> io::Result<()> {
    let mut total = Counts::default();
    audits.iter().for_each(|(_, audit)| total.add(&audit.total()));
    let files: Vec<Value> = audits
        .iter()
        .map(|(path, audit)| {
            json!({
                "file": path.display().to_string(),
                "version": audit.version.map(text),
                "target": audit.target.map(text),
                "functions": audit.functions.iter().map(function).collect::<Vec<_>>(),
                "total": counts(&audit.total()),
            })
        })
        .collect();
    let all = json!({ "files": files, "total": counts(&total) });
    writeln!(out, "{all:#}")
}

fn function(function: &Function<'_>) -> Value {
    json!({
        "name": text(function.name),
        "kernel": function.kernel,
        "line": function.line,
        "counts": counts(&function.counts),
        "generic": function.generic.iter().map(site).collect::<Vec<_>>(),
    })
}

fn site(site: &Site<'_>) -> Value {
    json!({
        "line": site.line,
        "instruction": text(site.instruction),
        "class": site.class.name(),
        "assembly": site.assembly,
        "source": site.source.map(|s| {
            json!({ "file": text(s.file), "line": s.line, "column": s.column })
        }),
    })
}

fn counts(counts: &Counts) -> Value {
    let by_space = |numbers: &dyn Fn(Space) -> u64| -> Value {
        let found = SPACES.iter().map(|&space| (space, numbers(space))).filter(|(_, n)| *n > 0);
        found.map(|(space, n)| (space.name().to_owned(), json!(n))).collect::<Map<_, _>>().into()
    };
    let classes: Map<String, Value> = Class::ALL
        .iter()
        .map(|&class| (class.name().to_owned(), by_space(&|space| counts.of(class, space))))
        .filter(|(_, spaces)| spaces.as_object().is_some_and(|s| !s.is_empty()))
        .collect();
    json!({
        "accesses": by_space(&|space| counts.in_space(space)),
        "by_instruction": classes,
        "generic_in_assembly": counts.generic_in_assembly,
        "to_generic": by_space(&|space| counts.to_generic[space as usize]),
        "from_generic": by_space(&|space| counts.from_generic[space as usize]),
        "queries": by_space(&|space| counts.queries[space as usize]),
        "instructions": counts.instructions,
    })
}
