//! `spacecast verify`: what the target forbids.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use annotate_snippets::Level;
use serde_json::{Value, json};
use spacecast_checker::verify::{Finding, Options, RULES, Rules, Severity, verify};
use spacecast_nvptx::arch::Arch;
use spacecast_nvptx::layout::compatible;

use crate::input::{self, Text, diagnostic, report};
use crate::message::{Lines, Message, first_line, title};

/// Check modules against the rules of memory spaces: casts, accesses, sizes, layouts
///
/// Exits with 0 if all is well, with 1 if a rule is broken, with 2 if a file cannot be read. Lints are
/// shown and do not count.
#[derive(clap::Args)]
#[command(after_help = rules_help())]
pub struct Args {
    /// The files to check, LLVM IR as text or bitcode; `-` for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Whose rules: what LLVM 22 compiles, or what NVIDIA's cicc documents
    #[arg(long, value_enum, default_value = "upstream")]
    rules: RuleSet,
    /// The architecture, such as sm_90; by default what each function says
    #[arg(long, value_name = "ARCH")]
    arch: Option<Arch>,
    /// The PTX version, such as 8.1; by default what each function says
    #[arg(long, value_name = "VERSION", value_parser = ptx_version)]
    ptx: Option<u32>,
    /// The files are linked together: their data layouts have to agree
    #[arg(long)]
    linked: bool,
    /// Print one JSON array instead of messages
    #[arg(long)]
    json: bool,
}

#[derive(Copy, Clone, clap::ValueEnum)]
enum RuleSet {
    Upstream,
    Cicc,
}

fn rules_help() -> String {
    let mut text = "Rules:\n".to_owned();
    for rule in RULES {
        let only = match (rule.cicc, rule.upstream) {
            (true, false) => " (cicc)",
            (false, true) => " (upstream)",
            _ => "",
        };
        let lint = if rule.severity == Severity::Lint { " (lint)" } else { "" };
        text += &format!("  {:24}{}{only}{lint}\n", rule.name, rule.asks);
    }
    text
}

/// `8.1` as 81.
pub fn ptx_version(text: &str) -> Result<u32, String> {
    let wrong = || format!("`{text}` is not a PTX version; write `8.1`");
    let (major, minor) = text.split_once('.').ok_or_else(wrong)?;
    let major: u32 = major.parse().map_err(|_| wrong())?;
    let minor: u32 = minor.parse().ok().filter(|m| *m < 10).ok_or_else(wrong)?;
    Ok(major.min(1000) * 10 + minor)
}

pub fn run(args: &Args) -> ExitCode {
    if input::asks_twice(&args.files) {
        return ExitCode::from(2);
    }
    let options = Options {
        rules: match args.rules {
            RuleSet::Upstream => Rules::Upstream,
            RuleSet::Cicc => Rules::Cicc,
        },
        arch: args.arch,
        ptx: args.ptx,
    };
    let (mut broken, mut unreadable) = (false, false);
    let mut all = Vec::new();
    let mut first: Option<(&Path, String)> = None;
    for file in &args.files {
        match check(file, &options, args.json, &mut all) {
            Ok((found, layout)) => {
                broken |= found;
                let Some(layout) = layout.filter(|_| args.linked) else { continue };
                let (other, expected) = first.get_or_insert((file, layout.clone()));
                if let Err(difference) = compatible(expected, &layout) {
                    broken = true;
                    not_linkable(other, file, &difference, args.json, &mut all);
                }
            }
            Err(message) => {
                // Nothing is left to do if standard error is closed.
                let _ = writeln!(io::stderr(), "{message}");
                unreadable = true;
            }
        }
    }
    if args.json && writeln!(io::stdout(), "{:#}", Value::Array(all)).is_err() {
        unreadable = true;
    }
    match (unreadable, broken) {
        (true, _) => ExitCode::from(2),
        (_, true) => ExitCode::from(1),
        _ => ExitCode::SUCCESS,
    }
}

/// Two files whose layouts do not go together.
fn not_linkable(a: &Path, b: &Path, difference: &str, as_json: bool, all: &mut Vec<Value>) {
    let (a, b) = (a.display().to_string(), b.display().to_string());
    let message = format!("{a} and {b} cannot be linked: {difference}");
    if as_json {
        all.push(json!({"file": b, "rule": "linked-layouts", "severity": "error",
            "message": message}));
    } else {
        report(&message);
    }
}

/// Whether a rule is broken in a file, and its layout; an error is the message to show.
fn check(
    file: &Path,
    options: &Options,
    as_json: bool,
    all: &mut Vec<Value>,
) -> Result<(bool, Option<String>), String> {
    let text = Text::of_module(file).map_err(|e| {
        report(&e.to_string());
        String::new()
    });
    let Ok(text) = text else { return Err(String::new()) };
    let module =
        input::parse(text.bytes()).map_err(|error| diagnostic(file, text.bytes(), &error))?;
    let findings = verify(&module, options);
    let mut lines = Lines::new(text.bytes());
    for finding in &findings {
        if as_json {
            all.push(json(file, text.bytes(), finding));
        } else {
            let message = message(file, &mut lines, finding);
            writeln!(io::stderr(), "{message}\n").map_err(|e| e.to_string())?;
        }
    }
    let layout = module.data_layout().map(|l| String::from_utf8_lossy(&l).into_owned());
    // Freeing a module piece by piece is work for nobody: the process ends soon.
    std::mem::forget(module);
    Ok((findings.iter().any(|f| f.rule.severity == Severity::Error), layout))
}

fn message(file: &Path, lines: &mut Lines<'_>, finding: &Finding) -> String {
    let level = match finding.rule.severity {
        Severity::Error => Level::ERROR,
        Severity::Lint => Level::WARNING,
    };
    let tag = format!(" [{}]", finding.rule.name);
    let message = Message {
        level,
        title: title(&finding.message, &tag, finding.function.as_deref()),
        text: finding.text.clone(),
        position: finding.source.as_ref(),
    };
    message.render(file, lines)
}

fn json(file: &Path, source: &[u8], finding: &Finding) -> Value {
    let position = finding.text.as_ref().map(|range| {
        let (line, column) = spacecast_ir::line_and_column(source, range.start);
        json!({"line": line, "column": column})
    });
    json!({
        "file": file.display().to_string(),
        "rule": finding.rule.name,
        "severity": if finding.rule.severity == Severity::Error { "error" } else { "lint" },
        "message": finding.message,
        "function": finding.function,
        "instruction": finding.text.as_ref().and_then(|range| first_line(source, range)),
        "position": position,
        "source": finding.source.as_ref().map(|s| {
            json!({"file": s.file, "line": s.line, "column": s.column})
        }),
    })
}
