//! `lower-struct-args`: says in the IR where the byval parameters of kernels are.
//!
//! A kernel's parameters lie in parameter space, which nothing can write. A byval parameter looks like
//! generic memory of the kernel's own all the same, so LLVM decides late, in its `NVPTXLowerArgs`,
//! between reading it in place and copying it. Afterwards it is too late to reason about spaces; so we
//! decide first, and in such a form that LLVM finds nothing left to decide:
//!
//! ```text
//!   only read        %p.param = addrspacecast ptr %p to ptr addrspace(101)      ld.param
//!   address needed   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr  cvta.param, ld
//!   written, leaked  %p.copy = alloca T; memcpy from %p.param                   st.local, ld.local
//! ```
//!
//! Invariant: afterwards the only uses of a lowered parameter are casts to space 101 (and debug
//! records), which is also how a parameter that is already lowered is known.
//!
//! What LLVM 22 does, measured with `llc` at -O0 and -O2, and what follows for us:
//!
//! - Behind a cast to 101 it follows loads, `getelementptr`, `bitcast`, and memcpy from there, also with
//!   a variable index: they become `ld.param`, on every architecture.
//! - A `phi` or `select` in 101 stays `ld.param` where `cvta.param` exists (sm_70 with PTX 7.7). Elsewhere
//!   LLVM copies, casts the copy to 101 and reads the wrong memory. So there we copy.
//! - `freeze` and `icmp` in 101 end in unreachable code of LLVM's: an empty kernel, or a crash. An `icmp`
//!   of the bare parameter compares an address of parameter space with a generic one. So both get
//!   `%p.gen`.
//! - A memmove from 101 with a variable length vanishes. Nothing that can be written overlaps a
//!   parameter, so we write memcpy.
//! - A cast from 101 to generic counts as an escape: LLVM copies, unless the parameter is grid constant.
//!   To LLVM it is if an annotation or the attribute `"nvvm.grid_constant"` says so, or if it is
//!   `readonly` (or `readnone`) and `captures(none)`; `readonly` alone does not count.
//! - MemCpyOpt passes a parameter to a call where that is passed a copy of it, or of a part of it where the parameter
//!   begins, by value or to be read, and looks through our cast for that. Then LLVM copies the parameter, and our other
//!   casts to 101 read that copy in parameter space. InstCombine and SimplifyCFG join two reads on different ways into one
//!   at an address that they choose by `select`, also between parameters. So where `cvta.param` exists every parameter
//!   that we lower becomes a grid constant, which it is: the kernel only reads it by then. Elsewhere nothing is lowered as
//!   long as LLVM's optimiser follows: its backend reads parameters in place by itself where it can.
//! - A memcpy of at most 64 bytes becomes loads and stores as wide as the alignment allows, a longer one
//!   a loop over bytes. So we copy in pieces.
//! - LLVM marks pointers that it loads from a byval parameter as global, but not those from our copy:
//!   that is left to the resolver, which sees the memcpy.

mod copies;
mod rewrite;
mod uses;

use std::collections::{HashMap, HashSet};

use rayon::prelude::*;
use spacecast_ir::Module;
use spacecast_ir::attr::Captures;
use spacecast_ir::edit::FuncMut;
use spacecast_ir::function::Function;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::query::Uses;
use spacecast_ir::store::Attr;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_ir::vocab::AttrKind;
use spacecast_nvptx::arch::Arch;
use spacecast_nvptx::kernel::{annotated_grid_constants, kernels, mentioned_kernels, target};
use spacecast_nvptx::layout::{DataLayout, Sizes};

use uses::Survey;

/// The number of parameter space.
const PARAM: u32 = 101;

/// The attribute by which LLVM knows a parameter that it must not copy.
const GRID_CONSTANT: &[u8] = b"nvvm.grid_constant";

/// What a parameter can have on any architecture; nobody copies more.
const MOST_BYTES: i64 = 32_764;

/// What the module is compiled for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The architecture; by default the one that a kernel names.
    pub arch: Option<Arch>,
    /// The PTX version as `major * 10 + minor`; by default the one that a kernel names.
    pub ptx: Option<u32>,
    /// Whether LLVM's optimiser follows, which may join reads at different addresses into one.
    pub optimiser_follows: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { arch: None, ptx: None, optimiser_follows: true }
    }
}

/// What became of a parameter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// It is read in parameter space.
    InPlace,
    /// It stays in parameter space, and its generic address is taken from there.
    ByAddress,
    /// It is copied to local memory, and the copy is used.
    Copied,
    /// Nothing: LLVM will decide.
    Left,
}

/// A parameter that was looked at, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// The kernel.
    pub function: FuncId,
    /// Its name; empty if it only has a number.
    pub name: String,
    /// The position of the parameter, from zero.
    pub parameter: usize,
    /// What became of it.
    pub decision: Decision,
    /// Why.
    pub reason: &'static str,
}

/// What the pass did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lowered {
    /// How many parameters stay in parameter space, those by address included.
    pub in_place: usize,
    /// How many are copied.
    pub copied: usize,
    /// Every parameter that was not lowered before and is used, in order.
    pub parameters: Vec<Parameter>,
}

/// Lowers the byval parameters of every kernel.
pub fn lower_struct_args(module: &mut Module<'_>, options: &Options) -> Lowered {
    lower_wanted(module, options, &mut |_, _| true)
}

/// Lowers the byval parameters of kernels for which `wanted` is true; it is asked about those that would
/// change, in order.
pub fn lower_wanted(
    module: &mut Module<'_>,
    options: &Options,
    wanted: &mut dyn FnMut(&Module<'_>, FuncId) -> bool,
) -> Lowered {
    let grid_constants = annotated_grid_constants(module);
    let layout = DataLayout::of_module(module);
    let mut planned: Vec<Kernel> = kernels(module)
        .into_par_iter()
        .evenly()
        .filter_map(|id| {
            let annotated = |param| grid_constants.contains(&(id, param));
            let (uses, plans) = plan(module, &layout, id, options, &annotated)?;
            // What is done for one parameter depends on what the copies of others leave.
            let copies = plans.iter().any(|plan| matches!(plan.form, Form::Copy(_)));
            let func = module.func(id);
            let first = func.entry().and_then(|b| func.insts_of(b).next())?;
            let stay =
                if copies { None } else { rewrite::Stay::of(module, id, first, &uses, &plans) };
            (!plans.is_empty()).then_some(Kernel { id, first, uses, plans, copies, stay })
        })
        .collect();
    // What is inlined somewhere is passed what is there.
    let concerned: Vec<FuncId> = planned.iter().map(|kernel| kernel.id).collect();
    let mentioned =
        if concerned.is_empty() { Vec::new() } else { mentioned_kernels(module, &concerned) };
    planned.retain(|kernel| mentioned.binary_search(&kernel.id).is_err());
    // Declarations belong to the module, and come one after the other.
    planned.retain_mut(|kernel| {
        let changes = kernel.plans.iter().any(|plan| !matches!(plan.form, Form::Leave));
        if changes && !wanted(module, kernel.id) {
            return false;
        }
        if kernel.copies {
            let Kernel { id, first, uses, plans, .. } = kernel;
            rewrite::make_copies(module, *id, *first, uses, plans);
            kernel.stay = rewrite::Stay::of(module, *id, *first, uses, plans);
        }
        if let Some(stay) = &mut kernel.stay {
            stay.declare(module);
        }
        true
    });
    write(module, planned)
}

/// A kernel that has parameters to be lowered.
struct Kernel {
    id: FuncId,
    /// Its first instruction.
    first: Inst,
    uses: Uses,
    plans: Vec<Plan>,
    /// Whether some are copied.
    copies: bool,
    stay: Option<rewrite::Stay>,
}

/// Carries out what is left to do in each kernel alone; what was done in all.
fn write(module: &mut Module<'_>, mut planned: Vec<Kernel>) -> Lowered {
    if planned.is_empty() {
        return Lowered::default();
    }
    let at: HashMap<FuncId, usize> = planned.iter().enumerate().map(|(at, k)| (k.id, at)).collect();
    let functions = module.funcs_mut();
    let mut edited: Vec<(usize, FuncMut<'_, '_>)> =
        functions.filter_map(|(id, func)| Some((*at.get(&id)?, func))).collect();
    edited.sort_unstable_by_key(|(at, _)| *at);
    let addressed: Vec<HashSet<usize>> = edited
        .into_par_iter()
        .evenly()
        .zip(&mut planned)
        .map(|((_, mut func), kernel)| {
            let stay = kernel.stay.take();
            stay.map_or_else(HashSet::new, |stay| stay.write(&mut func, &kernel.plans))
        })
        .collect();
    let mut lowered = Lowered::default();
    for (kernel, addressed) in planned.into_iter().zip(addressed) {
        let name = module.symbol_name(module.func(kernel.id).global).unwrap_or_default();
        let name = String::from_utf8_lossy(&name).into_owned();
        for plan in kernel.plans {
            let decision = match plan.form {
                Form::Param if addressed.contains(&plan.param) => Decision::ByAddress,
                Form::Param => Decision::InPlace,
                Form::Copy(_) => Decision::Copied,
                Form::Leave => Decision::Left,
            };
            lowered.in_place += usize::from(matches!(plan.form, Form::Param));
            lowered.copied += usize::from(decision == Decision::Copied);
            lowered.parameters.push(Parameter {
                function: kernel.id,
                name: name.clone(),
                parameter: plan.param,
                decision,
                reason: plan.reason,
            });
        }
    }
    lowered
}

/// What is to become of a parameter.
struct Plan {
    param: usize,
    survey: Survey,
    /// Whether it is to be called a grid constant.
    marked: bool,
    form: Form,
    reason: &'static str,
}

enum Form {
    Param,
    Copy(Memory),
    Leave,
}

/// What a copy needs.
#[derive(Copy, Clone)]
struct Memory {
    ty: Type,
    size: i64,
    /// The binary logarithm of its alignment.
    align: u8,
    /// The space in which the stack lies.
    space: u32,
}

fn plan(
    module: &Module<'_>,
    layout: &DataLayout,
    kernel: FuncId,
    options: &Options,
    annotated: &dyn Fn(usize) -> bool,
) -> Option<(Uses, Vec<Plan>)> {
    let func = module.func(kernel);
    let byvals: Vec<(usize, Type)> =
        (0..func.params().len()).filter_map(|p| Some((p, byval(module, func, p)?))).collect();
    if byvals.is_empty() {
        return None;
    }
    let cvta = cvta_param(module, func, options);
    let is_by_value = |n: u32| byvals.iter().any(|&(param, _)| param == n as usize);
    let types = &module.types;
    let is_pointer = |inst| types.addrspace(types.scalar(func.inst(inst).ty)).is_some();
    let uses = Uses::derived(func, is_by_value, is_pointer);
    let mut plans: Vec<Plan> = Vec::new();
    for &(param, ty) in &byvals {
        let survey = uses::survey(module, func, &uses, Value::arg(param as u32));
        if !survey.used {
            continue;
        }
        let grid_constant = annotated(param) || is_grid_constant(func, param);
        let copy = |reason| match memory(module, layout, func, param, ty) {
            _ if survey.meant => (Form::Leave, "an address in it is cast to parameter space"),
            Some(memory) => (Form::Copy(memory), reason),
            None => (Form::Leave, "it has no size that a parameter can have"),
        };
        let arg = Value::arg(param as u32);
        let (form, reason) = match (survey.leaks, survey.address) {
            _ if cvta != Some(true) && options.optimiser_follows => {
                (Form::Leave, "LLVM's optimiser follows, and there may be no cvta.param")
            }
            _ if !grid_constant && uses::comes_back(module, func, &uses, arg) => {
                (Form::Leave, "its generic address is taken in parameter space")
            }
            (Some(reason), _) if !grid_constant => copy(reason),
            (None, None) => (Form::Param, "it is only read"),
            (Some(reason), _) | (None, Some(reason)) => match cvta {
                Some(true) => (Form::Param, reason),
                Some(false) => copy(reason),
                None => (Form::Leave, "it is not known whether the target has cvta.param"),
            },
        };
        let stays = cvta == Some(true) && !matches!(form, Form::Leave);
        let marked = stays && !grid_constant;
        plans.push(Plan { param, survey, marked, form, reason });
    }
    Some((uses, plans))
}

/// The type of a parameter that is passed by value in generic space.
fn byval(module: &Module<'_>, func: &Function<'_>, param: usize) -> Option<Type> {
    let data = func.params()[param];
    if module.types.addrspace(data.ty) != Some(0) {
        return None;
    }
    func.store.attrs(data.attrs).find_map(|attr| match (attr, module.types.kind(data.ty)) {
        (Attr::Type(AttrKind::ByVal, ty), _) => Some(ty),
        // Before LLVM 9 the type was that of the pointer.
        (Attr::Flag(AttrKind::ByVal), TypeKind::TypedPtr { pointee, .. }) => Some(*pointee),
        _ => None,
    })
}

/// Whether `cvta.param` will be there, as far as that is known.
fn cvta_param(module: &Module<'_>, func: &Function<'_>, options: &Options) -> Option<bool> {
    let (arch, ptx) = target(module, func);
    let (arch, ptx) = (options.arch.or(arch), options.ptx.or(ptx));
    let has = match arch {
        Some(arch) => arch.has_cvta_param(ptx),
        None => ptx.filter(|&version| version < 77).map(|_| false),
    };
    // Whoever reads typed pointers is older than LLVM's use of cvta.param.
    let typed = |ty| matches!(module.types.kind(ty), TypeKind::TypedPtr { .. });
    has.filter(|&has| !has || !func.params().iter().any(|p| typed(p.ty)))
}

/// What LLVM takes for a grid constant, annotations aside.
fn is_grid_constant(func: &Function<'_>, param: usize) -> bool {
    let (mut marked, mut reads, mut kept) = (false, false, true);
    for attr in func.store.attrs(func.params()[param].attrs) {
        match attr {
            Attr::Str(key, _) => marked |= *func.store.text.unescaped(key) == *GRID_CONSTANT,
            Attr::Flag(AttrKind::ReadOnly | AttrKind::ReadNone) => reads = true,
            Attr::Flag(AttrKind::NoCapture) => kept = false,
            Attr::Int(AttrKind::Captures, bits) => {
                let captures = Captures::from_bits(bits);
                kept = !captures.other.is_empty() || captures.ret.is_some_and(|r| !r.is_empty());
            }
            _ => {}
        }
    }
    marked || (reads && !kept)
}

fn memory(
    module: &Module<'_>,
    layout: &DataLayout,
    func: &Function<'_>,
    param: usize,
    ty: Type,
) -> Option<Memory> {
    let mut sizes = Sizes::new(layout, &module.types);
    let written = func.store.attrs(func.params()[param].attrs).find_map(|attr| match attr {
        Attr::Int(AttrKind::Align, bytes) => Some(bytes),
        _ => None,
    });
    let align = written.or_else(|| sizes.abi_align(ty))?.max(1);
    let size = i64::try_from(sizes.alloc_size(ty)?).ok().filter(|&size| size <= MOST_BYTES)?;
    Some(Memory { ty, size, align: align.ilog2() as u8, space: layout.alloca_space })
}
