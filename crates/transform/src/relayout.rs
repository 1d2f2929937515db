//! Takes a module to a data layout in which the pointers of some spaces have another width.
//!
//! ```text
//!   getelementptr i8, ptr addrspace(3) %p, i64 %i      the same address, as long as it fits
//!   ptrtoint ptr addrspace(3) %p to i64                the same number
//!   store ptr addrspace(3) %p, ptr %q                  fewer bytes than whoever reads it expects: refused
//! ```
//!
//! Addresses in shared, constant and local memory fit 32 bits, so that computing with them gives the same. What cannot
//! change is how much room a pointer takes: whoever wrote the module has computed sizes and offsets with the old layout,
//! the host passes what it passes, and assembly has registers of a width.
//!
//! Invariant: a module that is taken along holds none of these pointers anywhere but in registers.

use std::cell::RefCell;

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::{Attr, ConstantKind, List, Store};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic};
use spacecast_nvptx::kernel::kernels;
use spacecast_nvptx::layout::DataLayout;
use spacecast_nvptx::space::Space;

use crate::report::{Diagnostic, Severity, diagnostic, of_function};

/// The spaces whose pointers can be in IR that is compiled. Tensor memory is left out: its pointers always had 32 bits,
/// though older layouts do not say so.
const SPACES: [Space; 7] = [
    Space::Generic,
    Space::Global,
    Space::Shared,
    Space::Constant,
    Space::Local,
    Space::Cluster,
    Space::Param,
];

/// The spaces whose pointers have another width in `to` than in the module.
pub fn other_widths(module: &Module<'_>, to: &str) -> Vec<Space> {
    let (old, new) = (DataLayout::of_module(module), DataLayout::parse(to).unwrap_or_default());
    let bits = |layout: &DataLayout, space: Space| layout.pointer_spec(space.llvm()).bits;
    SPACES.into_iter().filter(|&space| bits(&old, space) != bits(&new, space)).collect()
}

/// Gives a module another layout.
///
/// # Errors
///
/// The first thing in it that depends on the width of a pointer that changes.
pub fn relayout(module: &mut Module<'_>, to: &str) -> Result<(), Box<Diagnostic>> {
    let spaces = other_widths(module, to);
    if spaces.is_empty() {
        return Ok(());
    }
    let checker = Checker { module, spaces: &spaces, known: RefCell::default() };
    checker.module()?;
    let is_concerned = |types: &Types, func: &Function<'_>, inst: Inst| {
        let space = types.addrspace(types.scalar(func.inst(inst).ty)).and_then(Space::from_llvm);
        func.gep_source(inst).is_some() && space.is_some_and(|s| spaces.contains(&s))
    };
    let types = std::mem::take(&mut module.types);
    for (_, mut func) in module.funcs_mut().filter(|(_, func)| !func.is_declaration()) {
        let wraps = InstFlags::NUW | InstFlags::NUSW;
        let open: Vec<Inst> = func
            .insts()
            .filter(|&inst| {
                // Inside an object nothing wraps: none is that large.
                let flags = func.inst(inst).flags;
                flags.intersects(wraps)
                    && !flags.contains(InstFlags::INBOUNDS)
                    && is_concerned(&types, &func, inst)
            })
            .collect();
        for inst in open {
            let flags = func.inst(inst).flags.difference(wraps);
            func.set_flags(inst, flags);
        }
    }
    module.types = types;
    module.set_data_layout(to);
    Ok(())
}

struct Checker<'c, 's> {
    module: &'c Module<'s>,
    spaces: &'c [Space],
    known: RefCell<HashMap<Type, Option<Space>, FxBuildHasher>>,
}

type Check = Result<(), Box<Diagnostic>>;

impl Checker<'_, '_> {
    fn module(&self) -> Check {
        let module = self.module;
        let fault = |message, text| {
            let (severity, function) = (Severity::Illegal, String::new());
            Err(Box::new(Diagnostic { severity, message, function, text, source: None }))
        };
        for (_, var) in module.variables() {
            let held = self.held(var.ty).map(in_memory);
            held.map_or(Ok(()), |message| fault(message, var.source_range()))?;
        }
        let store = &module.store;
        let in_constants = self.constants(store).map(in_memory);
        let said = in_constants.or_else(|| self.addresses(store).map(as_an_address));
        said.map_or(Ok(()), |message| fault(message, None))?;
        let kernels = kernels(module);
        for (id, func) in module.functions() {
            let fault = |message: String| {
                Box::new(Diagnostic {
                    severity: Severity::Illegal,
                    ..of_function(module, id, &message)
                })
            };
            for param in func.params() {
                self.types_in(func, param.attrs).map_or(Ok(()), |s| Err(fault(in_memory(s))))?;
                if let Some(space) = self.held(param.ty).filter(|_| kernels.contains(&id)) {
                    let space = space.name();
                    let message = format!("the host passes {space} pointers as wide as they were");
                    return Err(fault(message));
                }
            }
            self.constants(&func.store).map_or(Ok(()), |s| Err(fault(in_memory(s))))?;
            self.addresses(&func.store).map_or(Ok(()), |s| Err(fault(as_an_address(s))))?;
            if !func.is_declaration() {
                func.insts().try_for_each(|inst| self.instruction(func, inst))?;
            }
        }
        Ok(())
    }

    fn instruction(&self, func: &Function<'_>, inst: Inst) -> Check {
        let data = func.inst(inst);
        let operand = |n: usize| func.operands(inst).get(n).map(|&v| func.type_of(v));
        let stored = match data.op {
            Opcode::Load | Opcode::AtomicRmw | Opcode::VaArg => Some(data.ty),
            Opcode::Store => operand(0),
            Opcode::CmpXchg => operand(1),
            Opcode::Alloca => func.alloca(inst).map(|alloca| alloca.ty),
            _ => func.gep_source(inst),
        };
        let message = match stored.and_then(|ty| self.held(ty)) {
            Some(space) => Some(in_memory(space)),
            None if data.op.is_call() => self.call(func, inst),
            None if data.op == Opcode::PtrToAddr => {
                operand(0).and_then(|ty| self.held(ty)).map(as_an_address)
            }
            None => None,
        };
        let Some(message) = message else { return Ok(()) };
        Err(Box::new(diagnostic(self.module, func, inst, Severity::Illegal, &message)))
    }

    /// What is wrong with a call.
    fn call(&self, func: &Function<'_>, inst: Inst) -> Option<String> {
        let args = func.args(inst);
        for n in 0..args.len() {
            if let Some(space) = self.types_in(func, func.arg_attrs(inst, n)) {
                return Some(in_memory(space));
            }
        }
        let of_args = || args.iter().find_map(|&arg| self.held(func.type_of(arg)));
        let result = || self.held(func.inst(inst).ty);
        let callee = func.callee(inst).and_then(|v| v.as_const());
        if matches!(callee.map(|c| func.store.constant(c)), Some(ConstantKind::Asm(..))) {
            let space = of_args().or_else(result)?.name();
            return Some(format!("assembly takes {space} pointers as wide as they were"));
        }
        let types = &self.module.types;
        let ty = func.call(inst)?.ty;
        if matches!(types.kind(ty), TypeKind::Function { vararg: true, .. }) {
            return of_args().map(in_memory);
        }
        let name = self.module.symbol_name(func.called_symbol(inst)?)?;
        let row = Intrinsic::named(&name)?;
        if row.name == "llvm.ptrmask.*" {
            let space = of_args()?.name();
            return Some(format!("the mask is as wide as {space} pointers were"));
        }
        // What is stored in memory, or loaded from there.
        if matches!(row.family, Family::Masked | Family::Copy) {
            let values = args.iter().enumerate().filter(|(n, _)| row.pointer(*n).is_none());
            let value = values.map(|(_, &arg)| func.type_of(arg)).find_map(|ty| self.held(ty));
            return value.or_else(result).map(in_memory);
        }
        None
    }

    /// The types that attributes give to memory: `byval(T)` and the like.
    fn types_in(&self, func: &Function<'_>, attrs: List) -> Option<Space> {
        func.store.attrs(attrs).find_map(|attr| match attr {
            Attr::Type(_, ty) => self.held(ty),
            _ => None,
        })
    }

    /// The types by which constants compute offsets.
    fn constants(&self, store: &Store<'_>) -> Option<Space> {
        store.consts().find_map(|c| match store.constant(c) {
            ConstantKind::Expr(expr) => self.held(expr.source_type?),
            _ => None,
        })
    }

    /// The constants that are addresses as wide as they are.
    fn addresses(&self, store: &Store<'_>) -> Option<Space> {
        store.consts().find_map(|c| match store.constant(c) {
            ConstantKind::Expr(expr) if expr.op == Opcode::PtrToAddr => {
                self.held(store.const_type(expr.operands.first()?.as_const()?))
            }
            _ => None,
        })
    }

    /// The space of a pointer in a type that changes, if there is one.
    fn held(&self, ty: Type) -> Option<Space> {
        if let Some(&known) = self.known.borrow().get(&ty) {
            return known;
        }
        let types = &self.module.types;
        let mut seen: HashSet<Type, FxBuildHasher> = HashSet::default();
        let mut stack = vec![ty];
        let mut found = None;
        while let Some(ty) = stack.pop().filter(|_| found.is_none()) {
            if !seen.insert(ty) {
                continue;
            }
            match types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push(*elem),
                _ => match types.struct_fields(ty) {
                    Some((_, fields)) => stack.extend(fields),
                    None => {
                        let space = types.addrspace(ty).and_then(Space::from_llvm);
                        found = space.filter(|space| self.spaces.contains(space));
                    }
                },
            }
        }
        self.known.borrow_mut().insert(ty, found);
        found
    }
}

fn in_memory(space: Space) -> String {
    format!("{} pointers lie in memory here, as wide as they were", space.name())
}

fn as_an_address(space: Space) -> String {
    format!("a number has to be as wide as the address of {} memory", space.name())
}
