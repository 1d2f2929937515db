//! Random modules that are valid, and need not be defined: everything flows everywhere.
//!
//! Nobody can run them, but all that is claimed of them can be checked, and everything has to be claimed of every
//! instruction whatever it is made of. So these reach what defined programs seldom do: numbers read as pointers, structs
//! read as others, callees that disagree, functions that never return.
//!
//! ```text
//!   choices ─► module ─► passes ─► accepted by the checker, and by LLVM?
//! ```
//!
//! What is left out: calls of what is no function, about which checker and analysis need not agree.

mod insts;

use std::fmt::Write;

use crate::check::{Program, Setup};
use crate::choices::Choices;
use crate::generate::setup;
use crate::run::Host;

/// The types of values.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Ty {
    Ptr,
    I64,
    I32,
    Pair,
    Two,
    Both,
    Wide,
    Shared,
    Global,
    Numbers,
    Nested,
    Float,
    Byte,
    Local,
    Cluster,
    /// A pointer to a function.
    Fun,
    Bit,
}

/// Those that functions take and return, by weight.
const TYPES: &[(usize, Ty)] = &[
    (10, Ty::Ptr),
    (6, Ty::I64),
    (3, Ty::I32),
    (3, Ty::Pair),
    (2, Ty::Two),
    (2, Ty::Both),
    (1, Ty::Wide),
    (2, Ty::Shared),
    (2, Ty::Global),
    (1, Ty::Numbers),
    (1, Ty::Nested),
    (1, Ty::Float),
    (1, Ty::Byte),
    (1, Ty::Local),
    (1, Ty::Cluster),
    (2, Ty::Fun),
];

impl Ty {
    fn text(self) -> &'static str {
        match self {
            Ty::Ptr | Ty::Fun => "ptr",
            Ty::I64 => "i64",
            Ty::I32 => "i32",
            Ty::Pair => "{ ptr, i64 }",
            Ty::Two => "<2 x ptr>",
            Ty::Both => "[2 x ptr]",
            Ty::Wide => "i128",
            Ty::Shared => "ptr addrspace(3)",
            Ty::Global => "ptr addrspace(1)",
            Ty::Numbers => "<2 x i64>",
            Ty::Nested => "{ i64, { ptr, i32 } }",
            Ty::Float => "double",
            Ty::Byte => "i8",
            Ty::Local => "ptr addrspace(5)",
            Ty::Cluster => "ptr addrspace(7)",
            Ty::Bit => "i1",
        }
    }
}

const VARIABLES: &str = "\
@g0 = addrspace(1) global [8 x i32] zeroinitializer, align 8
@g1 = addrspace(1) global [4 x ptr] zeroinitializer, align 8
@s0 = internal addrspace(3) global [16 x i32] undef, align 8
@s1 = internal addrspace(3) global [4 x ptr] undef, align 8
@v0 = internal global [4 x ptr] zeroinitializer, align 8
@v1 = internal addrspace(1) global { ptr, i64, ptr } zeroinitializer, align 8
@c0 = internal addrspace(4) constant [2 x i32] [i32 1, i32 2], align 8
@kept = internal global [2 x ptr] zeroinitializer, align 8
@list = internal global { ptr, ptr } { ptr @list, ptr addrspacecast (ptr addrspace(1) @g0 to ptr) }, align 8
@row = internal constant { ptr, i64 } { ptr getelementptr (i8, ptr @list, i64 8), i64 3 }, align 8
@name = internal alias [4 x ptr], ptr @v0
";

const DECLARATIONS: &str = "\
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2p0.v2p0(<2 x ptr>, <2 x ptr>, <2 x i1>)
declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, <2 x i1>, <2 x ptr>)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare void @others(ptr)
declare ptr @give(i64)
!0 = !{!\"branch_weights\", i32 1, i32 9}
!1 = !{}
!2 = !{!\"branch_weights\", i32 1}
";

const POINTERS: &[&str] = &[
    "null",
    "addrspacecast (ptr addrspace(1) @g0 to ptr)",
    "addrspacecast (ptr addrspace(3) @s0 to ptr)",
    "addrspacecast (ptr addrspace(3) @s1 to ptr)",
    "@v0",
    "@list",
    "@row",
    "@name",
    "@x0",
    "@x1",
    "@x2",
    "addrspacecast (ptr addrspace(1) @v1 to ptr)",
    "addrspacecast (ptr addrspace(4) @c0 to ptr)",
    "addrspacecast (ptr addrspace(1) @g1 to ptr)",
    "getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s1 to ptr), i64 8)",
    "inttoptr (i64 4096 to ptr)",
    "undef",
    "poison",
];

/// What variables hold that lead to each other.
const HELD: &[&str] = &[
    "null",
    "@x0",
    "@x1",
    "@x2",
    "@v0",
    "@list",
    "@name",
    "getelementptr (i8, ptr @v0, i64 8)",
    "addrspacecast (ptr addrspace(1) @g0 to ptr)",
    "addrspacecast (ptr addrspace(1) @v1 to ptr)",
    "addrspacecast (ptr addrspace(3) @s0 to ptr)",
    "addrspacecast (ptr addrspace(3) @s1 to ptr)",
];

const NUMBERS: &[&str] = &[
    "0",
    "8",
    "1",
    "24",
    "-8",
    "4096",
    "undef",
    "ptrtoint (ptr addrspacecast (ptr addrspace(3) @s0 to ptr) to i64)",
    "ptrtoint (ptr @v0 to i64)",
];

/// A function that can be called.
#[derive(Clone)]
struct Func {
    name: String,
    linkage: &'static str,
    ret: Option<Ty>,
    params: Vec<Ty>,
    /// The pointer that is passed by value, if one is.
    by_value: Option<usize>,
    /// Whether the first parameter is what is returned.
    returned: bool,
}

struct Writer<'c> {
    choices: &'c mut Choices,
    funcs: Vec<Func>,
    text: String,
    /// The values of the function that is written, and how many names it has.
    values: Vec<(Ty, String)>,
    names: usize,
}

/// The module that these choices lead to, and how the passes are to be run on it.
pub fn module(choices: &mut Choices) -> (Program, Setup) {
    let whole = choices.one_in(3);
    let settings = setup::SETTINGS.iter().copied();
    // What the flat algorithm says is judged by what the other one claims, which is less of slots that are used after their
    // functions have returned.
    let settings: Vec<_> = settings.filter(|(knob, _)| *knob != "mem-space-alg").collect();
    let setup = setup::setup(choices, whole, &settings);
    let text = String::from("target triple = \"nvptx64-nvidia-cuda\"\n") + VARIABLES;
    let mut writer = Writer { choices, funcs: Vec::new(), text, values: Vec::new(), names: 0 };
    writer.module();
    let program =
        Program { text: writer.text, outside: String::new(), host: Host::default(), steps: 0 };
    (program, setup)
}

/// The type of a parameter, with what is said of it.
fn passed(func: &Func, n: usize, ty: Ty) -> String {
    let by_value = if func.by_value == Some(n) { " byval({ ptr, i64 }) align 8" } else { "" };
    let returned = if func.returned && n == 0 { " returned" } else { "" };
    format!("{}{by_value}{returned}", ty.text())
}

/// Something to write.
type Kind<'c> = fn(&mut Writer<'c>);

impl<'c> Writer<'c> {
    fn module(&mut self) {
        // Few signatures, so that functions can stand for each other.
        let signatures: Vec<_> = (0..1 + self.choices.below(3)).map(|_| self.signature()).collect();
        for n in 0..1 + self.choices.below(6) {
            let (ret, params) = match self.choices.below(4) {
                0 => self.signature(),
                _ => signatures[self.choices.below(signatures.len())].clone(),
            };
            let linkage = self.choices.pick(&["internal", "internal", "", "linkonce_odr", "weak"]);
            let by_value = self.by_value(&params);
            let first = params.first().copied();
            let returned = first.is_some() && first == ret && self.choices.one_in(4);
            let returned = returned && by_value != Some(0);
            let name = format!("f{n}");
            self.funcs.push(Func { name, linkage, ret, params, by_value, returned });
        }
        for n in 0..3 {
            let linkage = self.choices.pick(&["internal ", "internal ", "internal ", "", "weak "]);
            let kind = self.choices.pick(&["global", "global", "constant"]);
            let held = if self.choices.one_in(6) {
                self.function_name()
            } else {
                self.choices.pick(HELD).to_owned()
            };
            let _ = writeln!(self.text, "@x{n} = {linkage}{kind} ptr {held}, align 8");
        }
        let [a, b] = [(); 2].map(|()| self.function_name());
        let _ = writeln!(self.text, "@table = internal constant [2 x ptr] [ptr {a}, ptr {b}]");
        for func in self.funcs.clone() {
            self.function(&func, "");
        }
        for n in 0..1 + self.choices.below(2) {
            let params: Vec<Ty> =
                (0..1 + self.choices.below(3)).map(|_| self.kernel_param()).collect();
            let (name, by_value) = (format!("k{n}"), self.by_value(&params));
            self.function(
                &Func { name, linkage: "", ret: None, params, by_value, returned: false },
                "ptx_kernel ",
            );
        }
        self.text += DECLARATIONS;
    }

    fn signature(&mut self) -> (Option<Ty>, Vec<Ty>) {
        let params = (0..self.choices.below(4)).map(|_| self.ty()).collect();
        let ret = if self.choices.one_in(7) { None } else { Some(self.ty()) };
        (ret, params)
    }

    fn by_value(&mut self, params: &[Ty]) -> Option<usize> {
        let pointer = params.iter().position(|&ty| ty == Ty::Ptr);
        pointer.filter(|_| self.choices.one_in(6))
    }

    fn ty(&mut self) -> Ty {
        self.choices.weighted(TYPES)
    }

    fn kernel_param(&mut self) -> Ty {
        let ty = self.choices.pick(&[Ty::Ptr, Ty::I64, Ty::I32, Ty::Pair, Ty::Both, Ty::Shared]);
        if self.choices.one_in(2) { Ty::Ptr } else { ty }
    }

    fn function_name(&mut self) -> String {
        format!("@{}", self.funcs[self.choices.below(self.funcs.len())].name)
    }

    fn function(&mut self, func: &Func, convention: &str) {
        self.values =
            func.params.iter().enumerate().map(|(n, &ty)| (ty, format!("%p{n}"))).collect();
        self.names = 0;
        let ret = func.ret.map_or("void", Ty::text);
        let param =
            |(n, (ty, name)): (usize, &(Ty, String))| format!("{} {name}", passed(func, n, *ty));
        let params: Vec<String> = self.values.iter().enumerate().map(param).collect();
        let (linkage, name) = (func.linkage, &func.name);
        let _ = writeln!(
            self.text,
            "define {linkage} {convention}{ret} @{name}({}) {{\nentry:",
            params.join(", ")
        );
        for _ in 0..self.choices.below(4) {
            let slots = ["ptr", "[4 x ptr]", "{ ptr, i64, ptr }", "i64", "[16 x i8]"];
            let slot = self.choices.pick(&slots);
            self.define(Ty::Ptr, &format!("alloca {slot}, align 8"));
        }
        for _ in 0..2 + self.choices.below(20) {
            match self.choices.below(32) {
                31 => self.repeat(),
                29 | 30 => self.diamond(),
                _ => self.inst(),
            }
        }
        let last = match func.ret {
            None => "ret void".to_owned(),
            Some(ty) if func.returned => format!("ret {} %p0", ty.text()),
            Some(ty) => format!("ret {} {}", ty.text(), self.value(ty)),
        };
        let _ = writeln!(self.text, "  {last}\n}}");
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn define(&mut self, ty: Ty, what: &str) -> String {
        let name = format!("%v{}", self.name());
        self.line(&format!("{name} = {what}"));
        self.values.push((ty, name.clone()));
        name
    }

    /// Some value of a type, mostly one of the last ones.
    fn value(&mut self, ty: Ty) -> String {
        let known: Vec<&String> =
            self.values.iter().rev().filter(|(t, _)| *t == ty).map(|(_, name)| name).collect();
        let n = known.len().min(12);
        if n > 0 && !self.choices.one_in(7) {
            return known[self.choices.below(n)].clone();
        }
        let c = &mut self.choices;
        match ty {
            Ty::Ptr => c.pick(POINTERS),
            Ty::I64 => c.pick(NUMBERS),
            Ty::I32 => c.pick(&["0", "1", "2", "7", "undef"]),
            Ty::Wide => c.pick(&["0", "1"]),
            Ty::Bit => c.pick(&["false", "true"]),
            Ty::Float => "1.0",
            Ty::Byte => c.pick(&["0", "7"]),
            Ty::Local | Ty::Cluster => c.pick(&["null", "undef"]),
            Ty::Shared => c.pick(&["@s0", "@s1", "null"]),
            Ty::Global => c.pick(&["@g0", "@g1", "@v1", "null"]),
            Ty::Fun => return self.function_name(),
            _ => c.pick(&["zeroinitializer", "undef", "poison"]),
        }
        .to_owned()
    }

    fn typed(&mut self, ty: Ty) -> String {
        format!("{} {}", ty.text(), self.value(ty))
    }

    fn condition(&mut self) -> String {
        let [a, b] = [(); 2].map(|()| self.value(Ty::I32));
        self.define(Ty::Bit, &format!("icmp eq i32 {a}, {b}"))
    }

    /// Two ways that meet.
    fn diamond(&mut self) {
        let n = self.name();
        let condition = if self.choices.one_in(3) {
            let space = self.choices.pick(&["shared", "global", "local"]);
            let pointer = self.value(Ty::Ptr);
            self.define(Ty::Bit, &format!("call i1 @llvm.nvvm.isspacep.{space}(ptr {pointer})"))
        } else {
            self.condition()
        };
        let weights = if self.choices.one_in(4) { ", !prof !0" } else { "" };
        self.line(&format!("br i1 {condition}, label %a{n}, label %b{n}{weights}"));
        let ty = self.ty();
        let before = self.values.clone();
        let arms = ['a', 'b'].map(|side| {
            let _ = writeln!(self.text, "{side}{n}:");
            (0..self.choices.below(4)).for_each(|_| self.inst());
            let value = self.value(ty);
            self.line(&format!("br label %c{n}"));
            self.values.clone_from(&before);
            value
        });
        let [a, b] = arms;
        let _ = writeln!(self.text, "c{n}:");
        self.define(ty, &format!("phi {} [ {a}, %a{n} ], [ {b}, %b{n} ]", ty.text()));
    }

    /// Something that goes round.
    fn repeat(&mut self) {
        let (n, ty) = (self.name(), self.ty());
        let start = self.value(ty);
        self.line(&format!("br label %e{n}"));
        let _ = writeln!(self.text, "e{n}:\n  br label %l{n}\nl{n}:");
        // What comes round is known in the end.
        let (text, phi) = (self.text.len(), format!("%v{}", self.name()));
        self.values.push((ty, phi.clone()));
        (0..1 + self.choices.below(4)).for_each(|_| self.inst());
        let (next, condition) = (self.value(ty), self.condition());
        let phi = format!("  {phi} = phi {} [ {start}, %e{n} ], [ {next}, %l{n} ]\n", ty.text());
        self.text.insert_str(text, &phi);
        self.line(&format!("br i1 {condition}, label %l{n}, label %x{n}"));
        let _ = writeln!(self.text, "x{n}:");
    }
}
