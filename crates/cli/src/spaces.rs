//! `spacecast spaces`: the target's tables, for people and for programs.

use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::{Value, json};
use spacecast_nvptx::alias::{Alias, ModRef, RULES, mod_ref};
use spacecast_nvptx::arch::SHARED_MEMORY;
use spacecast_nvptx::layout::{Family, Knobs, build};
use spacecast_nvptx::space::{Mode, OTHER_FRONTEND_BITS, OTHER_MLIR, QUERIES, SPACES, Space, Vote};
use spacecast_nvptx::stage::{REGISTERS, STAGES};
use spacecast_nvptx::transition::{Legal, TRANSITIONS};

use crate::input::Error;
use crate::table;

/// Print what is known of the memory spaces: encodings, sizes, aliasing, casts, layouts
///
/// The same tables that every pass reads. A dash means that an encoding has no value for a space.
#[derive(clap::Args)]
pub struct Args {
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Error> {
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", as_json())?;
    } else {
        as_text(&mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn dash<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "-".to_owned(), |v| v.to_string())
}

fn or_dash(text: &str) -> String {
    if text.is_empty() { "-".to_owned() } else { text.to_owned() }
}

/// The bits of pointers in 64-bit mode, with short pointers, and in 32-bit mode.
fn bits(space: Space) -> Option<[u8; 3]> {
    Some([space.bits(Mode::Long)?, space.bits(Mode::Short)?, space.bits(Mode::Bits32)?])
}

fn hex(value: Option<u8>) -> String {
    dash(value.map(|v| format!("{v:#04x}")))
}

fn legal(legal: Legal) -> &'static str {
    match legal {
        Legal::Always => "always",
        Legal::Conditional => "conditional",
        Legal::Never => "never",
    }
}

fn alias(alias: Alias) -> &'static str {
    if alias == Alias::May { "MayAlias" } else { "NoAlias" }
}

fn mod_ref_text(space: Space) -> &'static str {
    if mod_ref(space) == ModRef::NoModRef { "NoModRef" } else { "ModRef" }
}

fn votes() -> Vec<(&'static str, u32)> {
    let named =
        [("undetermined", Vote::Undetermined), ("poison", Vote::Poison), ("unset", Vote::Unset)];
    named.into_iter().filter_map(|(name, vote)| Some((name, vote.value()?))).collect()
}

/// The forms of the data layout, and when they hold.
fn layouts() -> Vec<(&'static str, String)> {
    let short = Knobs { nvptx_short_ptr: true, ..Knobs::default() };
    let mode32 = Knobs { bits32: true, ..Knobs::default() };
    vec![
        ("cicc, 64-bit, short shared pointers", build(Family::Cicc, short)),
        ("cicc, 64-bit", build(Family::Cicc, Knobs::default())),
        ("cicc, 32-bit", build(Family::Cicc, mode32)),
        ("LLVM 22, 64-bit, short pointers", build(Family::Upstream(22), short)),
        ("LLVM 22, 64-bit", build(Family::Upstream(22), Knobs::default())),
        ("LLVM 22, 32-bit", build(Family::Upstream(22), mode32)),
        ("LLVM 17 to 20, 64-bit", build(Family::Upstream(20), Knobs::default())),
        ("LLVM 7 to 16, 64-bit", build(Family::Upstream(16), Knobs::default())),
    ]
}

fn as_text(out: &mut dyn Write) -> io::Result<()> {
    let mut rows: Vec<Vec<String>> = SPACES
        .iter()
        .map(|r| {
            vec![
                r.llvm.to_string(),
                r.name.to_owned(),
                dash(r.ptx),
                r.mlir.map_or_else(|| or_dash(r.mlir_note), str::to_owned),
                or_dash(r.cuda),
                dash(r.first_sm.map(|sm| format!("sm_{sm}"))),
                dash(bits(r.space).map(|[long, short, bits32]| format!("{long}/{short}/{bits32}"))),
            ]
        })
        .collect();
    rows.push(
        ["-", "registers", REGISTERS.ptx, REGISTERS.mlir, "-", "-", "-"].map(str::to_owned).into(),
    );
    let headings = ["LLVM", "space", "PTX", "MLIR", "CUDA", "from", "bits (64/short/32)"];
    table::write(out, "Spaces", &headings, &rows)?;
    for (attribute, space) in OTHER_MLIR {
        writeln!(out, "  also in MLIR: {attribute} is {}", space.name())?;
    }
    writeln!(out)?;

    let rows: Vec<Vec<String>> = SPACES
        .iter()
        .map(|r| {
            vec![
                r.name.to_owned(),
                dash(r.frontend),
                dash(r.frontend_bit.map(|b| format!("+{} {:#04x}", b.offset, b.value))),
                dash(r.dag),
                hex(r.mask.map(|m| m.bits())),
                dash(r.vote),
                hex(r.cvta_to),
                hex(r.cvta_from),
            ]
        })
        .collect();
    let headings =
        ["space", "frontend", "symbol bit", "DAG", "mask", "vote", "cvta to", "cvta from"];
    table::write(out, "Encodings inside the compilers", &headings, &rows)?;
    for (bit, name) in OTHER_FRONTEND_BITS {
        writeln!(out, "  symbol bit +{} {:#04x}: {name}", bit.offset, bit.value)?;
    }
    writeln!(out, "  mask 0x0f: unknown, anything but param")?;
    for (name, value) in votes() {
        writeln!(out, "  vote {value}: {name}")?;
    }
    writeln!(out)?;

    let mut rows: Vec<Vec<String>> = SPACES
        .iter()
        .map(|r| {
            [r.name, r.hardware, r.latency, r.capacity, r.bandwidth, r.visibility]
                .map(or_dash)
                .into()
        })
        .collect();
    rows.push(
        ["registers", "", "", REGISTERS.capacity, REGISTERS.bandwidth, REGISTERS.visibility]
            .map(or_dash)
            .into(),
    );
    let headings = ["space", "hardware", "latency", "capacity", "bandwidth", "seen by"];
    table::write(out, "Hardware", &headings, &rows)?;

    let rows: Vec<Vec<String>> = QUERIES
        .iter()
        .map(|q| {
            vec![
                format!("{:#x}", q.id),
                q.ptx.to_owned(),
                q.space.name().to_owned(),
                q.intrinsic.to_owned(),
                dash(q.first_sm.map(|sm| format!("sm_{sm}"))),
            ]
        })
        .collect();
    table::write(out, "Queries", &["id", "PTX", "asks for", "LLVM", "from"], &rows)?;

    let rows: Vec<Vec<String>> = RULES
        .iter()
        .map(|r| [r.a, r.b, alias(r.alias), r.reason].map(str::to_owned).into())
        .collect();
    table::write(out, "Aliasing, the first row that fits", &["one", "other", "", "why"], &rows)?;

    let rows: Vec<Vec<String>> = SPACES
        .iter()
        .filter(|r| r.space.is_memory())
        .map(|r| vec![r.name.to_owned(), mod_ref_text(r.space).to_owned()])
        .collect();
    table::write(out, "While a kernel runs", &["space", ""], &rows)?;

    let rows: Vec<Vec<String>> = TRANSITIONS
        .iter()
        .map(|t| {
            vec![
                t.from.name().to_owned(),
                t.to.name().to_owned(),
                dash(t.by),
                legal(t.legal).to_owned(),
                t.note.to_owned(),
            ]
        })
        .collect();
    table::write(out, "Transitions", &["from", "to", "by", "legal", ""], &rows)?;

    let rows: Vec<Vec<String>> = SHARED_MEMORY
        .iter()
        .map(|r| {
            vec![
                format!("sm_{}", r.sm),
                r.name.to_owned(),
                format!("{} KB", r.kilobytes),
                if r.clusters { "yes" } else { "no" }.to_owned(),
                r.short_pointers.to_owned(),
            ]
        })
        .collect();
    let headings = ["arch", "generation", "per SM", "clusters", "pointers"];
    table::write(out, "Shared memory", &headings, &rows)?;

    let rows: Vec<Vec<String>> = STAGES
        .iter()
        .map(|s| [s.name, s.shows_as, s.carried_by].map(str::to_owned).into())
        .collect();
    table::write(out, "Stages", &["stage", "a space shows as", "carried by"], &rows)?;

    let rows: Vec<Vec<String>> =
        layouts().into_iter().map(|(when, form)| vec![when.to_owned(), form]).collect();
    table::write(out, "Data layouts", &["when", ""], &rows)
}

fn as_json() -> Value {
    let spaces: Vec<Value> = SPACES
        .iter()
        .map(|r| {
            json!({
                "name": r.name,
                "llvm": r.llvm,
                "ptx": r.ptx,
                "mlir": r.mlir,
                "mlir_note": r.mlir_note,
                "cuda": r.cuda,
                "frontend": r.frontend,
                "frontend_bit": r.frontend_bit.map(|b| json!({"offset": b.offset, "value": b.value})),
                "dag": r.dag,
                "mask": r.mask.map(|m| m.bits()),
                "vote": r.vote,
                "cvta_to": r.cvta_to,
                "cvta_from": r.cvta_from,
                "hardware": r.hardware,
                "latency": r.latency,
                "capacity": r.capacity,
                "bandwidth": r.bandwidth,
                "visibility": r.visibility,
                "bits": bits(r.space).map(|[long, short, bits32]| {
                    json!({"long": long, "short": short, "bits32": bits32})
                }),
                "first_sm": r.first_sm,
                "mod_ref": mod_ref_text(r.space),
            })
        })
        .collect();
    let other_bits: Vec<Value> = OTHER_FRONTEND_BITS
        .iter()
        .map(|(b, name)| json!({"offset": b.offset, "value": b.value, "name": name}))
        .collect();
    let other_mlir: Vec<Value> =
        OTHER_MLIR.iter().map(|(a, s)| json!({"mlir": a, "space": s.name()})).collect();
    let queries: Vec<Value> = QUERIES
        .iter()
        .map(|q| {
            json!({"id": q.id, "ptx": q.ptx, "llvm": q.intrinsic, "space": q.space.name(),
                "first_sm": q.first_sm})
        })
        .collect();
    let aliasing: Vec<Value> = RULES
        .iter()
        .map(|r| json!({"a": r.a, "b": r.b, "alias": alias(r.alias), "reason": r.reason}))
        .collect();
    let transitions: Vec<Value> = TRANSITIONS
        .iter()
        .map(|t| {
            json!({"from": t.from.name(), "to": t.to.name(), "by": t.by, "legal": legal(t.legal),
                "note": t.note})
        })
        .collect();
    let shared: Vec<Value> = SHARED_MEMORY
        .iter()
        .map(|r| {
            json!({"sm": r.sm, "generation": r.name, "kilobytes": r.kilobytes,
                "clusters": r.clusters, "pointers": r.short_pointers})
        })
        .collect();
    let stages: Vec<Value> = STAGES
        .iter()
        .map(|s| json!({"name": s.name, "shows_as": s.shows_as, "carried_by": s.carried_by}))
        .collect();
    let layouts: Vec<Value> =
        layouts().into_iter().map(|(when, form)| json!({"when": when, "layout": form})).collect();
    let votes: Vec<Value> =
        votes().into_iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
    json!({
        "spaces": spaces,
        "registers": {"ptx": REGISTERS.ptx, "mlir": REGISTERS.mlir, "capacity": REGISTERS.capacity,
            "bandwidth": REGISTERS.bandwidth, "visibility": REGISTERS.visibility},
        "other_mlir": other_mlir,
        "other_frontend_bits": other_bits,
        "unknown_mask": 0x0F,
        "votes": votes,
        "queries": queries,
        "aliasing": aliasing,
        "transitions": transitions,
        "shared_memory": shared,
        "stages": stages,
        "layouts": layouts,
    })
}
