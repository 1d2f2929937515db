//! Random programs that are valid and defined: two modules that are linked, and what the host does.
//!
//! ```text
//!   main      variables, helpers of all linkages, kernels      what the passes see
//!   outside   calls what main lets others call, replaces what is weak, defines what main only declares
//!   host      buffers, launches
//! ```
//!
//! A program uses a few of the things that there are, so that some programs have much of one thing.

mod body;
mod calls;
mod copies;
mod enter;
mod flow;
mod functions;
mod host;
mod kinds;
mod memory;
mod odd;
mod pointers;
pub(crate) mod setup;
mod slots;
mod variables;

use std::fmt::Write;

use crate::check::{Program, Setup};
use crate::choices::Choices;
use crate::run::STEPS;
use body::Body;
use kinds::{Func, Object, Way};

/// What a program may have.
#[derive(Copy, Clone, Debug)]
struct Flags {
    /// Only kernels, and what `llvm.used` names, are called from outside.
    whole: bool,
    /// Cells may hold null.
    nulls: bool,
    /// Cells may hold pointers to constants.
    constants: bool,
    /// Global memory may hold pointers to shared memory.
    escape: bool,
    /// The only way for them to get there, if it is not any.
    way: Option<Way>,
    /// Memory that others see may hold pointers to local memory, for a while.
    leak: bool,
    /// Byval parameters are passed on and kept in memory, although nobody can tell where they are.
    loose: bool,
    /// Pointers to shared, constant and local memory are short.
    short: bool,
    /// Which statements there are.
    enabled: u64,
    /// Statements of which there are many.
    favourites: [usize; 4],
}

/// What is said so far.
struct Generator<'c> {
    choices: &'c mut Choices,
    flags: Flags,
    objects: Vec<Object>,
    funcs: Vec<Func>,
    /// How many statements the function that is written may still have.
    budget: usize,
}

const LAYOUTS: [&str; 2] = [
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
];

/// The numbers of the modules.
const MAIN: usize = 0;
const OUTSIDE: usize = 1;
/// That of what no module has.
const NOWHERE: usize = 2;

/// The program that these choices lead to, and how the passes are to be run on it.
pub fn program(choices: &mut Choices) -> (Program, Setup) {
    let whole = choices.one_in(3);
    let setup = setup::setup(choices, whole, setup::SETTINGS);
    let flags = Flags {
        whole,
        nulls: choices.one_in(3),
        constants: choices.one_in(4),
        escape: choices.one_in(3),
        way: choices.pick(&[
            None,
            Some(Way::Store),
            Some(Way::Number),
            Some(Way::Exchange),
            Some(Way::Compare),
            Some(Way::Copy),
        ]),
        leak: choices.one_in(6),
        loose: choices.one_in(4),
        short: choices.one_in(4),
        enabled: {
            let missing = choices.below(8);
            (0..missing).fold(u64::MAX, |all, _| all & !(1 << choices.below(48)))
        },
        favourites: [(); 4].map(|()| choices.below(48)),
    };
    let mut generator =
        Generator { choices, flags, objects: Vec::new(), funcs: Vec::new(), budget: 0 };
    (generator.program(), setup)
}

impl Generator<'_> {
    fn program(&mut self) -> Program {
        self.declare_functions();
        self.declare_objects();
        let mut bodies = [String::new(), String::new()];
        let mut shown = String::new();
        for n in 0..self.funcs.len() {
            let side = self.funcs[n].side;
            let text = Body::function(self, n);
            bodies[side].push_str(&text);
            if self.funcs[n].is_elsewhere() {
                shown.push_str(&text);
            }
        }
        let has_init = self.objects.iter().any(|o| o.space == 3 && o.side == MAIN);
        if has_init {
            bodies[MAIN].push_str(&Body::init(self));
        }
        let [main, outside] = bodies;
        let host = self.host();
        let outside = self.module(OUTSIDE, &outside, &[]);
        // Others call only what a whole program says they do.
        let names =
            self.funcs.iter().filter(|f| f.side == MAIN).map(|f| f.name.as_str()).chain(["init"]);
        let by_others = |name: &str| mentions(&outside, name) || mentions(&shown, name);
        let used = |name: &&str| self.flags.whole && by_others(name);
        let used: Vec<String> = names.filter(used).map(str::to_owned).collect();
        let text = self.module(MAIN, &main, &used);
        Program { text, outside, host, steps: STEPS }
    }

    /// The text of a module around the bodies of its functions.
    fn module(&mut self, side: usize, bodies: &str, used: &[String]) -> String {
        let mut variables = String::new();
        for n in 0..self.objects.len() {
            if self.objects[n].side == side {
                let initialiser = self.initialiser(n);
                let Object { name, local, linkage, kind, space, room, fixed, unsaid, .. } =
                    self.objects[n].clone();
                let linkage = match linkage {
                    "common" => "common ",
                    _ if local => "internal ",
                    _ => "",
                };
                let space = if space == 0 { String::new() } else { format!("addrspace({space}) ") };
                let what = if fixed && !unsaid { "constant" } else { "global" };
                let ty = kind.object(room);
                let _ = writeln!(
                    variables,
                    "@{name} = {linkage}{space}{what} {ty} {initialiser}, align 16"
                );
            }
        }
        let mut text =
            format!("target datalayout = \"{}\"\n", LAYOUTS[usize::from(self.flags.short)]);
        text += "target triple = \"nvptx64-nvidia-cuda\"\n\n";
        let mut body = [&variables, bodies].concat();
        body += &self.declarations(side, &body);
        if body.contains("%Node") {
            text += "%Node = type { ptr, [2 x ptr], i64, i32, i32 }\n\n";
        }
        text += &variables;
        for func in self.funcs.iter().filter(|f| f.side == side && mentions(bodies, &f.alias())) {
            let (alias, name) = (func.alias(), &func.name);
            let _ = writeln!(text, "@{alias} = internal alias ptr (ptr, i32), ptr @{name}");
        }
        if !used.is_empty() {
            let list: Vec<String> = used.iter().map(|name| format!("ptr @{name}")).collect();
            let list = list.join(", ");
            let _ = writeln!(
                text,
                "@llvm.used = appending global [{} x ptr] [{list}], section \"llvm.metadata\"",
                used.len()
            );
        }
        text.push('\n');
        text += bodies;
        text += &body[variables.len() + bodies.len()..];
        text += &intrinsics(&body);
        text
    }

    /// Declares what a module mentions and another has.
    fn declarations(&self, side: usize, body: &str) -> String {
        let mut text = String::new();
        let own = |name: &str| self.objects.iter().any(|o| o.side == side && o.name == name);
        for object in self
            .objects
            .iter()
            .filter(|o| o.side != side && mentions(body, &o.name) && !own(&o.name))
        {
            let Object { name, linkage, kind, space, room, fixed, unsaid, .. } = object;
            let linkage = if *linkage == "extern_weak" { linkage } else { "external" };
            let space = if *space == 0 { String::new() } else { format!("addrspace({space}) ") };
            let what = if *fixed && !unsaid { "constant" } else { "global" };
            let _ = writeln!(
                text,
                "@{name} = {linkage} {space}{what} {}, align 16",
                kind.object(*room)
            );
        }
        if side == OUTSIDE && mentions(body, "init") {
            text += "declare void @init()\n";
        }
        let own = |name: &str| self.funcs.iter().any(|f| f.side == side && f.name == name);
        for func in
            self.funcs.iter().filter(|f| f.side != side && mentions(body, &f.name) && !own(&f.name))
        {
            let Func { name, ret, .. } = func;
            let (declared, stated) = (func.declared(), func.stated());
            let _ = writeln!(
                text,
                "declare {declared}{} @{name}({}){stated}",
                ret.ty(),
                func.signature()
            );
        }
        text
    }
}

/// Whether a text mentions a symbol.
fn mentions(text: &str, name: &str) -> bool {
    let symbol = format!("@{name}");
    let ends =
        |at: usize| !text[at + symbol.len()..].starts_with(|c: char| c.is_ascii_alphanumeric());
    text.match_indices(&symbol).any(|(at, _)| ends(at))
}

/// Declarations of the intrinsics that are called.
fn intrinsics(body: &str) -> String {
    const KNOWN: [&str; 22] = [
        "i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
        "i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()",
        "void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)",
        "i1 @llvm.nvvm.isspacep.shared(ptr)",
        "i1 @llvm.nvvm.isspacep.global(ptr)",
        "i1 @llvm.nvvm.isspacep.local(ptr)",
        "i1 @llvm.nvvm.isspacep.const(ptr)",
        "void @llvm.assume(i1)",
        "void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)",
        "void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)",
        "void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)",
        "ptr @llvm.ptrmask.p0.i64(ptr, i64)",
        "ptr @llvm.launder.invariant.group.p0(ptr)",
        "void @llvm.lifetime.start.p0(ptr)",
        "ptr @llvm.nvvm.mapa(ptr, i32)",
        "ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)",
        "noalias ptr @malloc(i64)",
        "i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)",
        "<2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)",
        "void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, <2 x i1>)",
        "<2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, <2 x i32>)",
        "void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, <2 x i1>)",
    ];
    let called = |known: &&&str| {
        let name = known.split(['@', '(']).nth(1).unwrap_or_default();
        body.contains(&format!("@{name}("))
    };
    KNOWN.iter().filter(called).map(|known| format!("declare {known}\n")).collect()
}
