//! `spacecast explain`: why a pointer has the space it has, or stays generic.

mod advice;
mod show;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::Value as Json;
use spacecast_analysis::Program;
use spacecast_analysis::explain::Explainer;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_transform::access::{of_instruction, of_intrinsic};
use spacecast_transform::pipeline::Pipeline;

use crate::input::{self, Text, diagnostic};
use crate::knobs::Assumptions;
use show::Shown;

/// Say why a pointer has the space it has, or why it stays generic
///
/// Shows for each memory that the pointer can point to how it comes there: from a variable, an argument or a call,
/// through values, memory and functions, with the lines of the IR and of the program. What the program could do
/// about a pointer that stays generic comes last.
///
/// The module is looked at as `opt` does with the same options, after `lower-struct-args`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The file, LLVM IR as text or bitcode; `-` for standard input
    file: PathBuf,
    /// The function
    #[arg(value_name = "@FUNCTION")]
    function: String,
    /// A value of it, or a line of the file that has an instruction of it; by default every access
    #[arg(value_name = "%VALUE | LINE")]
    what: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    assumptions: Assumptions,
}

const EXAMPLES: &str = "\
Examples:
  spacecast explain kernel.ll @helper         every access of a function
  spacecast explain kernel.ll @helper %p      one value
  spacecast explain kernel.ll @helper 120     the instruction on line 120
  spacecast explain --json kernel.ll @k %7    for programs";

/// Something to explain: a value, or an operand of an instruction.
#[derive(Copy, Clone)]
struct Question {
    value: Value,
    at: Option<(Inst, usize)>,
}

pub fn run(args: &Args) -> ExitCode {
    match explain(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Nothing is left to do if standard error is closed.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

/// An error is the message to show.
fn explain(args: &Args) -> Result<(), String> {
    let wrong = |message: String| input::error(&message);
    let text = Text::of_module(&args.file).map_err(|e| wrong(e.to_string()))?;
    let mut module =
        input::parse(text.bytes()).map_err(|error| diagnostic(&args.file, text.bytes(), &error))?;
    let options = args.assumptions.options().map_err(wrong)?;
    // Unnamed values are called as in the file, so their names are taken before anything changes.
    let id = find_function(&module, &args.function).map_err(wrong)?;
    let titles = module.func(id).titles();
    let lowering = Pipeline::parse("lower-struct-args").map_err(|e| wrong(e.message))?;
    lowering.run(&mut module, &options, &mut io::sink()).map_err(|e| wrong(e.to_string()))?;
    let questions = questions(&module, id, args.what.as_deref(), &titles).map_err(wrong)?;
    let program = Program::new(&module, &options.resolve.knobs);
    let mut explainer = Explainer::new(&program);
    let shown = Shown::new(&args.file, text.bytes(), &program, id, &titles);
    let mut all = Vec::new();
    let mut out = io::stdout().lock();
    let brief = args.what.is_none();
    for question in questions {
        let found = explainer.explain(id, question.value, question.at);
        if args.json {
            all.push(shown.json(question, &found));
            continue;
        }
        let text = shown.text(question, &found, brief);
        out.write_all(text.as_bytes()).map_err(|e| wrong(e.to_string()))?;
    }
    if args.json {
        writeln!(out, "{:#}", Json::Array(all)).map_err(|e| wrong(e.to_string()))?;
    }
    Ok(())
}

/// The function of a name, if its body is here.
pub fn find_function(module: &Module<'_>, name: &str) -> Result<FuncId, String> {
    let name = name.strip_prefix('@').unwrap_or(name);
    let known = module.symbol(name.as_bytes()).and_then(|g| module.resolve_function(g));
    match known {
        Some(id) if module.func(id).is_declaration() => {
            Err(format!("the body of `@{name}` is not here"))
        }
        Some(id) => Ok(id),
        None => {
            let like = |id: FuncId| {
                let other = module.symbol_name(module.func(id).global)?;
                let other = String::from_utf8_lossy(&other).into_owned();
                other.contains(name).then_some(other)
            };
            let defined = module.functions().filter(|(_, f)| !f.is_declaration());
            let like: Vec<String> = defined.filter_map(|(id, _)| like(id)).take(3).collect();
            let hint = match like.as_slice() {
                [] => String::new(),
                names => format!("; there is `@{}`", names.join("`, `@")),
            };
            Err(format!("there is no function `@{name}` in the module{hint}"))
        }
    }
}

/// What is asked.
fn questions(
    module: &Module<'_>,
    id: FuncId,
    what: Option<&str>,
    titles: &[(Value, String)],
) -> Result<Vec<Question>, String> {
    let func = module.func(id);
    let of = |inst: Inst| {
        let operands = operands_of(module, func, inst);
        operands.map(move |at| Question { value: func.operands(inst)[at], at: Some((inst, at)) })
    };
    let Some(what) = what else { return Ok(func.insts().flat_map(of).collect()) };
    if let Ok(line) = what.parse::<usize>() {
        let on_line = |inst: &Inst| {
            let range = func.inst(*inst).source_range();
            range.is_some_and(|r| spacecast_ir::line_and_column(module.source(), r.start).0 == line)
        };
        let Some(inst) = func.insts().find(on_line) else {
            return Err(format!("there is no instruction of the function on line {line}"));
        };
        let mut found: Vec<Question> = of(inst).collect();
        if is_pointer(module, func, inst.into()) {
            found.push(Question { value: inst.into(), at: None });
        }
        if found.is_empty() {
            return Err(format!(
                "the instruction on line {line} neither accesses memory nor makes a pointer"
            ));
        }
        return Ok(found);
    }
    let name = what.strip_prefix('%').unwrap_or(what).trim_matches('"');
    match titles.iter().find(|(_, title)| title.trim_matches('"') == name) {
        Some(&(value, _)) if is_pointer(module, func, value) => {
            Ok(vec![Question { value, at: None }])
        }
        Some(_) => Err(format!("`%{name}` is not a pointer")),
        None => Err(format!("there is no value `%{name}` in the function")),
    }
}

fn is_pointer(module: &Module<'_>, func: &Function<'_>, value: Value) -> bool {
    let types = &module.types;
    types.addrspace(types.scalar(func.type_of(value))).is_some()
}

/// The operands that are addresses of accesses.
fn operands_of<'f>(
    module: &'f Module<'_>,
    func: &'f Function<'_>,
    inst: Inst,
) -> impl Iterator<Item = usize> + 'f {
    let plain = of_instruction(func, &module.types, inst).map(|access| access.operand);
    let row = func.called_symbol(inst).and_then(|g| {
        let name = module.symbol_name(g)?;
        Intrinsic::named(&name)
    });
    let of_call = row.into_iter().flat_map(of_intrinsic).map(|access| access.operand);
    let operands = plain.into_iter().chain(of_call);
    operands.filter(move |&at| {
        func.operands(inst).get(at).is_some_and(|&value| is_pointer(module, func, value))
    })
}
