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
declare void @others(ptr)
declare ptr @give(i64)
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
    "addrspacecast (ptr addrspace(1) @v1 to ptr)",
    "addrspacecast (ptr addrspace(4) @c0 to ptr)",
    "addrspacecast (ptr addrspace(1) @g1 to ptr)",
    "getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s1 to ptr), i64 8)",
    "inttoptr (i64 4096 to ptr)",
    "undef",
    "poison",
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
        self.line(&format!("br i1 {condition}, label %a{n}, label %b{n}"));
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

    fn inst(&mut self) {
        let kinds: &[(usize, Kind<'c>)] = &[
            (14, Self::load),
            (14, Self::store),
            (12, Self::address),
            (12, Self::cast),
            (9, Self::part),
            (8, Self::call),
            (6, Self::call_pointer),
            (6, Self::select),
            (6, Self::arithmetic),
            (3, Self::atomic),
            (3, Self::copy),
            (3, Self::odd),
            (1, Self::others),
        ];
        let kind = self.choices.weighted(kinds);
        kind(self);
    }

    fn memory(&mut self) -> Ty {
        self.choices.pick(&[Ty::Ptr, Ty::Ptr, Ty::Ptr, Ty::Ptr, Ty::Shared, Ty::Global, Ty::Local])
    }

    fn load(&mut self) {
        let (ty, memory) = (self.ty(), self.memory());
        // Pointers to functions have memory of their own.
        let from = if ty == Ty::Fun { "ptr @kept".to_owned() } else { self.typed(memory) };
        self.define(ty, &format!("load {}, {from}, align 4", ty.text()));
    }

    fn store(&mut self) {
        let (ty, memory) = (self.ty(), self.memory());
        let value = self.typed(ty);
        let to = if ty == Ty::Fun { "ptr @kept".to_owned() } else { self.typed(memory) };
        self.line(&format!("store {value}, {to}, align 4"));
    }

    fn address(&mut self) {
        let flags = self.choices.pick(&["", "inbounds ", "nuw "]);
        let (shape, ty) = (self.choices.below(8), Ty::Ptr);
        let base = self.typed(if shape == 7 { Ty::Shared } else { ty });
        let (index, field) = (self.typed(Ty::I64), self.choices.below(3));
        match shape {
            0..4 => self.define(ty, &format!("getelementptr {flags}i8, {base}, {index}")),
            4..6 => self.define(
                ty,
                &format!("getelementptr {flags}{{ ptr, i64, ptr }}, {base}, i64 0, i32 {field}"),
            ),
            6 => {
                let index = self.typed(Ty::I32);
                self.define(ty, &format!("getelementptr {flags}ptr, {base}, {index}"))
            }
            _ => self.define(Ty::Shared, &format!("getelementptr {flags}i8, {base}, {index}")),
        };
    }

    fn cast(&mut self) {
        let (op, from, to) = self.choices.pick(&[
            ("ptrtoint", Ty::Ptr, Ty::I64),
            ("inttoptr", Ty::I64, Ty::Ptr),
            ("ptrtoint", Ty::Ptr, Ty::I64),
            ("inttoptr", Ty::I64, Ty::Ptr),
            ("addrspacecast", Ty::Shared, Ty::Ptr),
            ("addrspacecast", Ty::Global, Ty::Ptr),
            ("addrspacecast", Ty::Ptr, Ty::Shared),
            ("trunc", Ty::I64, Ty::I32),
            ("zext", Ty::I32, Ty::I64),
            ("zext", Ty::I64, Ty::Wide),
            ("trunc", Ty::Wide, Ty::I64),
            ("bitcast", Ty::I64, Ty::Float),
            ("bitcast", Ty::Float, Ty::I64),
            ("bitcast", Ty::Numbers, Ty::Wide),
            ("ptrtoint", Ty::Two, Ty::Numbers),
            ("inttoptr", Ty::Numbers, Ty::Two),
            ("zext", Ty::Byte, Ty::I64),
            ("trunc", Ty::I64, Ty::Byte),
            ("addrspacecast", Ty::Ptr, Ty::Local),
            ("addrspacecast", Ty::Local, Ty::Ptr),
            ("addrspacecast", Ty::Ptr, Ty::Cluster),
            ("addrspacecast", Ty::Cluster, Ty::Ptr),
            ("addrspacecast", Ty::Ptr, Ty::Global),
            ("ptrtoint", Ty::Shared, Ty::I64),
            ("inttoptr", Ty::I64, Ty::Shared),
        ]);
        let value = self.typed(from);
        self.define(to, &format!("{op} {value} to {}", to.text()));
    }

    /// Puts something into an aggregate or a vector, or takes it out.
    fn part(&mut self) {
        let (whole, part, at, put) = self.choices.pick(&[
            (Ty::Pair, Ty::Ptr, "0", true),
            (Ty::Pair, Ty::I64, "1", true),
            (Ty::Pair, Ty::Ptr, "0", false),
            (Ty::Pair, Ty::I64, "1", false),
            (Ty::Both, Ty::Ptr, "1", true),
            (Ty::Both, Ty::Ptr, "0", false),
            (Ty::Nested, Ty::I64, "0", true),
            (Ty::Nested, Ty::Ptr, "1, 0", true),
            (Ty::Nested, Ty::Ptr, "1, 0", false),
            (Ty::Two, Ty::Ptr, "i32 1", true),
            (Ty::Two, Ty::Ptr, "i32 0", false),
        ]);
        let element = if whole == Ty::Two { "element" } else { "value" };
        let all = self.typed(whole);
        if put {
            let value = self.typed(part);
            self.define(whole, &format!("insert{element} {all}, {value}, {at}"));
        } else {
            self.define(part, &format!("extract{element} {all}, {at}"));
        }
    }

    fn call(&mut self) {
        let func = self.funcs[self.choices.below(self.funcs.len())].clone();
        self.call_as(&func, &format!("@{}", func.name));
    }

    /// Calls what may be one of several functions, of which some do not fit.
    fn call_pointer(&mut self) {
        let func = self.funcs[self.choices.below(self.funcs.len())].clone();
        let pointer = match self.choices.below(4) {
            0 | 1 => {
                let (condition, other) = (self.condition(), self.function_name());
                let what = format!("select i1 {condition}, ptr @{}, ptr {other}", func.name);
                self.define(Ty::Fun, &what)
            }
            2 => {
                let index = self.typed(Ty::I64);
                let address = format!("getelementptr [2 x ptr], ptr @table, i64 0, {index}");
                let address = self.define(Ty::Ptr, &address);
                self.define(Ty::Fun, &format!("load ptr, ptr {address}, align 8"))
            }
            _ => self.value(Ty::Fun),
        };
        self.call_as(&func, &pointer);
    }

    fn call_as(&mut self, func: &Func, target: &str) {
        let mut args = Vec::new();
        for (n, &ty) in func.params.iter().enumerate() {
            args.push(format!("{} {}", passed(func, n, ty), self.value(ty)));
        }
        let args = args.join(", ");
        match func.ret {
            None => self.line(&format!("call void {target}({args})")),
            Some(ty) => {
                self.define(ty, &format!("call {} {target}({args})", ty.text()));
            }
        }
    }

    fn select(&mut self) {
        let (ty, condition) = (self.ty(), self.condition());
        let [a, b] = [(); 2].map(|()| self.typed(ty));
        self.define(ty, &format!("select i1 {condition}, {a}, {b}"));
    }

    fn arithmetic(&mut self) {
        let ops = ["add", "sub", "and", "or", "xor", "mul", "shl", "lshr"];
        let (op, ty) =
            (self.choices.pick(&ops), self.choices.pick(&[Ty::I64, Ty::I64, Ty::I32, Ty::Wide]));
        let [a, b] = [(); 2].map(|()| self.value(ty));
        self.define(ty, &format!("{op} {} {a}, {b}", ty.text()));
    }

    fn atomic(&mut self) {
        let address = self.typed(Ty::Ptr);
        let order = "monotonic";
        match self.choices.below(3) {
            0 => {
                let value = self.typed(Ty::I64);
                self.define(Ty::I64, &format!("atomicrmw add {address}, {value} {order}, align 8"));
            }
            1 => {
                let value = self.typed(Ty::Ptr);
                self.define(
                    Ty::Ptr,
                    &format!("atomicrmw xchg {address}, {value} {order}, align 8"),
                );
            }
            _ => {
                let [a, b] = [(); 2].map(|()| self.typed(Ty::Ptr));
                let both = format!("%v{}", self.name());
                self.line(&format!(
                    "{both} = cmpxchg {address}, {a}, {b} {order} {order}, align 8"
                ));
                self.define(Ty::Ptr, &format!("extractvalue {{ ptr, i1 }} {both}, 0"));
            }
        }
    }

    fn copy(&mut self) {
        let [to, from] = [(); 2].map(|()| self.typed(Ty::Ptr));
        let length = match self.choices.below(4) {
            3 => self.value(Ty::I64),
            n => ["8", "16", "24"][n].to_owned(),
        };
        self.line(&format!(
            "call void @llvm.memcpy.p0.p0.i64({to}, {from}, i64 {length}, i1 false)"
        ));
    }

    /// What there is little of.
    fn odd(&mut self) {
        let (ptr, number) = (self.typed(Ty::Ptr), self.typed(Ty::I64));
        let (two, mask) = (self.typed(Ty::Two), "<2 x i1> <i1 true, i1 false>");
        match self.choices.below(14) {
            12 => {
                let (shared, rank) = (self.typed(Ty::Shared), self.typed(Ty::I32));
                let what = format!(
                    "call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster({shared}, {rank})"
                );
                self.define(Ty::Cluster, &what);
            }
            13 => {
                let rank = self.typed(Ty::I32);
                self.define(Ty::Ptr, &format!("call ptr @llvm.nvvm.mapa({ptr}, {rank})"));
            }
            0 => {
                let ty = self.ty();
                let value = self.typed(ty);
                self.define(ty, &format!("freeze {value}"));
            }
            1 => {
                let other = self.typed(Ty::Two);
                let what = format!("shufflevector {two}, {other}, <2 x i32> <i32 0, i32 3>");
                self.define(Ty::Two, &what);
            }
            2 => {
                self.line(&format!("call void @llvm.memset.p0.i64({ptr}, i8 0, i64 16, i1 false)"))
            }
            3 => {
                let from = self.typed(Ty::Shared);
                let rest = format!("{from}, i64 16, i1 false");
                self.line(&format!("call void @llvm.memmove.p0.p3.i64({ptr}, {rest})"));
            }
            4 => {
                self.define(Ty::Ptr, &format!("call ptr @llvm.ptrmask.p0.i64({ptr}, {number})"));
            }
            5 => {
                let what = format!("call ptr @llvm.launder.invariant.group.p0({ptr})");
                self.define(Ty::Ptr, &what);
            }
            6 => {
                let gathered = format!("%v{}", self.name());
                let what = "call <2 x i32> @llvm.masked.gather.v2i32.v2p0";
                self.line(&format!("{gathered} = {what}({two}, {mask}, <2 x i32> undef)"));
                self.define(Ty::I32, &format!("extractelement <2 x i32> {gathered}, i32 0"));
            }
            7 => {
                let to = self.typed(Ty::Two);
                let what = "call void @llvm.masked.scatter.v2p0.v2p0";
                self.line(&format!("{what}({two}, {to}, {mask})"));
            }
            8 => {
                let what = "call <2 x ptr> @llvm.masked.load.v2p0.p0";
                self.define(Ty::Two, &format!("{what}({ptr}, {mask}, {two})"));
            }
            9 => {
                let [a, b] = [(); 2].map(|()| self.typed(Ty::I64));
                let what = format!("call i64 @llvm.fshl.i64({a}, {b}, {number})");
                self.define(Ty::I64, &what);
            }
            10 => {
                self.define(Ty::Two, &format!("getelementptr i8, {two}, {number}"));
            }
            _ => {
                let asm = self.choices.pick(&["mov.u64 $0, $1;", "add.u64 $0, $1, 8;"]);
                self.define(Ty::I64, &format!("call i64 asm \"{asm}\", \"=l,l\"({number})"));
            }
        }
    }

    fn others(&mut self) {
        if self.choices.one_in(2) {
            let pointer = self.typed(Ty::Ptr);
            self.line(&format!("call void @others({pointer})"));
        } else {
            let number = self.typed(Ty::I64);
            self.define(Ty::Ptr, &format!("call ptr @give({number})"));
        }
    }
}
