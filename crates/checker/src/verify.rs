//! The verifier: what NVPTX demands of pointers and memory, beyond what LLVM's types enforce.
//!
//! It looks at a module and never changes it. Each rule has a row in [`RULES`] and a function in one of
//! the modules below; a finding names the rule, the place in the IR, and the place in the source where
//! debug info has it.
//!
//! ```text
//!   module ──► layout, variables, parameters        (module.rs, initialisers.rs, limits.rs)
//!     └─► functions, in parallel
//!            └─► instructions ─► casts, memory, tensor memory, intrinsics
//! ```
//!
//! What the reader enforces by types is not repeated here: an address computation cannot change the
//! space of its pointer, since a `getelementptr`, a `phi` or a `bitcast` that did would not be read.

mod casts;
mod initialisers;
mod intrinsics;
mod limits;
mod memory;
mod module;
mod tensor;

use std::collections::HashSet;
use std::ops::Range;

use rayon::prelude::*;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::query::SourcePosition;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Inst};
use spacecast_nvptx::arch::Arch;
use spacecast_nvptx::kernel::{kernels, target};

/// Which rules hold.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    /// cicc's, as documented.
    Cicc,
    /// What LLVM 22 accepts and compiles.
    #[default]
    Upstream,
}

/// How to verify.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Which rules hold.
    pub rules: Rules,
    /// The architecture; by default the one that a function names.
    pub arch: Option<Arch>,
    /// The PTX version as `major * 10 + minor`; by default the one that a function names.
    pub ptx: Option<u32>,
}

/// How bad a finding is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The rule is broken.
    Error,
    /// It looks wrong, as far as can be seen.
    Lint,
}

/// A rule.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its name.
    pub name: &'static str,
    /// How bad it is to break it.
    pub severity: Severity,
    /// Whether cicc's rules have it.
    pub cicc: bool,
    /// Whether upstream's rules have it.
    pub upstream: bool,
    /// What it asks.
    pub asks: &'static str,
}

macro_rules! rules {
    ($($(#[$doc:meta])* $id:ident = $name:literal, $severity:ident, cicc $cicc:literal, upstream $upstream:literal, $asks:literal;)*) => {
        $($(#[$doc])* pub(crate) static $id: Rule = Rule {
            name: $name,
            severity: Severity::$severity,
            cicc: $cicc,
            upstream: $upstream,
            asks: $asks,
        };)*
        /// Every rule.
        pub static RULES: &[&Rule] = &[$(&$id),*];
    };
}

rules! {
    CAST_BETWEEN = "cast-between-spaces", Error, cicc true, upstream true,
        "one end of an addrspacecast is generic";
    CAST_TARGET = "cast-target", Error, cicc true, upstream true,
        "the target of an addrspacecast is a space with a generic form";
    CAST_SOURCE = "cast-source", Error, cicc true, upstream true,
        "the source of an addrspacecast is a space with a generic form";
    ROUND_TRIP = "integer-changes-space", Lint, cicc true, upstream true,
        "an address that goes through an integer comes back to its space";
    ALLOCA = "alloca-space", Error, cicc true, upstream true,
        "stack memory is allocated in generic space; upstream also takes local";
    TENSOR_ACCESS = "tensor-access", Error, cicc true, upstream true,
        "tensor memory is accessed by its own instructions";
    TENSOR_ESCAPES = "tensor-escapes", Lint, cicc true, upstream true,
        "a pointer to tensor memory stays in its function";
    TENSOR_FREED = "tensor-freed", Lint, cicc true, upstream true,
        "a function that allocates tensor memory frees it";
    CMPXCHG_SPACE = "cmpxchg-space", Error, cicc true, upstream true,
        "cmpxchg works on generic, global and shared memory; upstream also on the cluster's";
    CMPXCHG_TYPE = "cmpxchg-type", Error, cicc true, upstream false,
        "cmpxchg works on i32, i64 and i128";
    LOCAL_ATOMIC = "local-atomic", Error, cicc true, upstream false,
        "there are no atomics on local memory";
    CONST_ATOMIC = "const-atomic", Error, cicc true, upstream true,
        "there are no atomics on constant memory";
    CONST_STORE = "constant-store", Error, cicc true, upstream true,
        "nothing writes constant memory or parameters";
    PARAM_ESCAPES = "param-escapes", Error, cicc true, upstream true,
        "a pointer into parameter space stays in its kernel";
    SPACE = "unknown-space", Error, cicc true, upstream true,
        "a pointer is in a space that exists";
    SPACE_ARCH = "space-needs-arch", Error, cicc true, upstream true,
        "a space is used on architectures that have it";
    VARIABLE_SPACE = "variable-space", Error, cicc true, upstream true,
        "a variable is in a space that can hold one";
    INITIALISER = "variable-initialiser", Error, cicc true, upstream true,
        "a number or pointer in shared or local memory has no initial value but zero or undef";
    INITIALISER_LOST = "initialiser-lost", Lint, cicc true, upstream true,
        "an array or structure in shared or local memory has no initial value but zero or undef";
    LAYOUT_EMPTY = "layout-missing", Error, cicc true, upstream false,
        "a module has a data layout";
    LAYOUT = "layout", Error, cicc true, upstream true,
        "the data layout is one of NVPTX";
    SHARED_SIZE = "shared-size", Error, cicc true, upstream true,
        "static shared memory of a kernel fits 48 KB, and the SM";
    PARAM_SIZE = "param-size", Error, cicc true, upstream true,
        "the parameters of a kernel fit the architecture";
    DESCRIPTOR = "descriptor-space", Error, cicc true, upstream true,
        "a tensor map is in global memory; upstream also takes parameters and constants";
    OPERAND_SPACE = "operand-space", Error, cicc true, upstream true,
        "a pointer operand of an intrinsic is in a space that it takes";
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: &'static Rule,
    /// What is wrong.
    pub message: String,
    /// The function it is in.
    pub function: Option<String>,
    /// The text it is about: an instruction, a variable, a header.
    pub text: Option<Range<usize>>,
    /// Where in the program's source that is, by its debug info.
    pub source: Option<SourcePosition>,
}

/// Checks a module; findings come in the order of the file.
pub fn verify(module: &Module<'_>, options: &Options) -> Vec<Finding> {
    let context = Context { module, options: *options, odd_spaces: odd_spaces(module) };
    let mut findings = context.module_findings();
    let kernels: HashSet<FuncId> = kernels(module).into_iter().collect();
    context.limits(&kernels, &mut findings);
    let functions: Vec<FuncId> = module.functions().map(|(id, _)| id).collect();
    findings.par_extend(functions.par_iter().evenly().flat_map_iter(|&id| {
        let func = module.func(id);
        let mut scope = Scope::new(&context, func, kernels.contains(&id));
        scope.function();
        scope.findings
    }));
    findings.sort_by_key(|f| f.text.as_ref().map_or(0, |t| t.start));
    findings
}

/// Whether any type has a pointer into a space that does not exist, or not everywhere: most modules
/// have none, and need not be looked at for it.
fn odd_spaces(module: &Module<'_>) -> bool {
    (0..module.types.len() as u32).any(|i| match module.types.kind(Type::from_index(i)) {
        TypeKind::Ptr { addrspace } | TypeKind::TypedPtr { addrspace, .. } => {
            !matches!(addrspace, 0 | 1 | 3 | 4 | 5 | 101)
        }
        _ => false,
    })
}

struct Context<'a, 's> {
    module: &'a Module<'s>,
    options: Options,
    odd_spaces: bool,
}

impl Context<'_, '_> {
    fn holds(&self, rule: &Rule) -> bool {
        match self.options.rules {
            Rules::Cicc => rule.cicc,
            Rules::Upstream => rule.upstream,
        }
    }

    /// What a function is compiled for: as asked for, or as its attributes say.
    fn target(&self, func: &Function<'_>) -> (Option<Arch>, Option<u32>) {
        let (arch, ptx) = target(self.module, func);
        (self.options.arch.or(arch), self.options.ptx.or(ptx))
    }

    /// A finding in a function.
    fn finding(
        &self,
        rule: &'static Rule,
        message: String,
        func: &Function<'_>,
        text: Option<Range<usize>>,
        source: Option<SourcePosition>,
    ) -> Finding {
        let name = self.module.symbol_name(func.global);
        let function = name.map(|n| String::from_utf8_lossy(&n).into_owned());
        Finding { rule, message, function, text, source }
    }
}

/// One function.
struct Scope<'a, 's> {
    context: &'a Context<'a, 's>,
    func: &'a Function<'s>,
    kernel: bool,
    findings: Vec<Finding>,
}

impl<'a, 's> Scope<'a, 's> {
    fn new(context: &'a Context<'a, 's>, func: &'a Function<'s>, kernel: bool) -> Self {
        Self { context, func, kernel, findings: Vec::new() }
    }

    fn function(&mut self) {
        self.signature();
        for inst in self.func.insts() {
            self.instruction(inst);
        }
        if !self.func.is_declaration() {
            self.tensor_freed();
        }
    }

    fn instruction(&mut self, inst: Inst) {
        use spacecast_ir::vocab::Opcode::*;
        match self.func.inst(inst).op {
            AddrSpaceCast => self.cast(inst),
            IntToPtr => self.int_to_ptr(inst),
            Alloca => self.alloca(inst),
            Load | Store => self.access(inst),
            CmpXchg => self.cmpxchg(inst),
            AtomicRmw => self.atomic(inst),
            Call | Invoke | CallBr => self.call(inst),
            Ret => self.ret(inst),
            _ => {}
        }
        self.constants(inst);
        if self.context.odd_spaces {
            self.result_space(inst);
        }
    }

    /// The number of the space of a pointer, or of a vector of pointers.
    fn space_of(&self, ty: Type) -> Option<u32> {
        let types = &self.context.module.types;
        types.addrspace(types.scalar(ty))
    }

    fn report(&mut self, rule: &'static Rule, inst: Inst, message: impl Into<String>) {
        if self.context.holds(rule) {
            let text = self.func.inst(inst).source_range();
            let source = self.context.module.source_position(self.func, inst);
            self.findings.push(self.context.finding(rule, message.into(), self.func, text, source));
        }
    }

    fn report_header(&mut self, rule: &'static Rule, message: impl Into<String>) {
        if self.context.holds(rule) {
            let text = self.func.header_range();
            self.findings.push(self.context.finding(rule, message.into(), self.func, text, None));
        }
    }
}
