//! Addresses of the cluster that are made of shared ones, without a detour over generic addresses.
//!
//! ```text
//!   %g = addrspacecast ptr addrspace(3) %s to ptr       %m.cluster = call ptr addrspace(7)
//!   %m = call ptr @llvm.nvvm.mapa(ptr %g, i32 %r)   ─►        @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 %r)
//!                                                       %m = addrspacecast ptr addrspace(7) %m.cluster to ptr
//!
//!   %c = addrspacecast ptr %g to ptr addrspace(7)   ─►  %n = ptrtoint ptr addrspace(3) %s to i64
//!                                                       %c = inttoptr i64 %n to ptr addrspace(7)
//! ```
//!
//! The shared memory of the own block lies in the window of the cluster, and an address there is the same number. LLVM has
//! no cast for that: what is written as one becomes two `cvta`, by way of a generic address. But LLVM's analyses know
//! better what a cast points to than a number, so that casts change only where the backend comes next.
//!
//! Invariant: the pointer is proven to be to shared memory of the own block, and not to be null: null has no number that
//! all spaces agree on.

use spacecast_analysis::{Callee, FuncFacts, Origins, Program};
use spacecast_ir::Module;
use spacecast_ir::edit::NewInst;
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{ConstantKind, MdKind, Store};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{Const, FuncId, Global, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode};
use spacecast_nvptx::space::Space;

use crate::constants::in_space;

const MAPA: &str = "llvm.nvvm.mapa";
const MAPA_SHARED: &[u8] = b"llvm.nvvm.mapa.shared.cluster";
/// The numbers of the two spaces in LLVM IR.
const SHARED: u32 = 3;
const CLUSTER: u32 = 7;

/// An address that can be made without a detour.
#[derive(Copy, Clone, Debug)]
pub enum Detour {
    /// A call of `mapa`.
    Map(Inst),
    /// A cast.
    Cast(Inst),
    /// A cast in a constant: this operand of an instruction.
    Constant(Inst, usize),
}

impl Detour {
    /// The instruction that changes.
    pub fn inst(self) -> Inst {
        let (Detour::Map(inst) | Detour::Cast(inst) | Detour::Constant(inst, _)) = self;
        inst
    }
}

/// The detours of a function, in order; casts only if the backend comes next.
pub fn detours(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    facts: &FuncFacts,
    casts: bool,
) -> Vec<Detour> {
    let types = &program.module.types;
    let maps = program.module.symbol(MAPA.as_bytes()).is_some();
    // Whoever reads typed pointers does not know of the cluster.
    if types.has_typed_pointers() || !(maps || casts) {
        return Vec::new();
    }
    let is_shared = |inst: Inst| {
        let origins = facts.at(func, types, inst, 0);
        origins.space() == Some(Space::Shared) && !origins.contains(Origins::NULL)
    };
    let mut found = Vec::new();
    for inst in func.insts() {
        let data = func.inst(inst);
        if data.op == Opcode::Call {
            let callee = func.called_symbol(inst).map(|g| program.callee(g));
            if matches!(callee, Some(Callee::Row(row)) if row.name == MAPA)
                && func.args(inst).len() == 2
                && is_shared(inst)
            {
                found.push(Detour::Map(inst));
            }
        } else if casts && data.op == Opcode::AddrSpaceCast && is_pointer(types, data.ty, CLUSTER) {
            let from = func.type_of(func.operands(inst)[0]);
            let generic = is_pointer(types, from, 0) && is_shared(inst);
            if is_pointer(types, from, SHARED) || generic {
                found.push(Detour::Cast(inst));
            }
        }
        if casts {
            let constants = func.operands(inst).iter().enumerate();
            let constants = constants.filter_map(|(at, v)| Some((at, v.as_const()?)));
            let detours = constants.filter(|&(_, c)| has_detour(&func.store, types, c));
            found.extend(detours.map(|(at, _)| Detour::Constant(inst, at)));
        }
    }
    found
}

/// Makes addresses without detours.
pub fn shorten(module: &mut Module<'_>, id: FuncId, detours: &[Detour]) {
    let maps = detours.iter().any(|d| matches!(d, Detour::Map(_)));
    let mapa = maps.then(|| declared(module)).flatten();
    let types = std::mem::take(&mut module.types);
    let func = module.func_mut(id);
    for &detour in detours {
        match detour {
            Detour::Map(inst) => {
                if let Some(mapa) = mapa {
                    map(func, &types, inst, mapa);
                }
            }
            Detour::Cast(inst) => {
                let ty = func.inst(inst).ty;
                let shared = shared(func, &types, inst);
                let number = NewInst::cast(Opcode::PtrToInt, shared, Type::I64);
                let number = beside(func, inst, number, "number");
                func.replace(inst, NewInst::cast(Opcode::IntToPtr, number, ty));
            }
            Detour::Constant(inst, at) => {
                if let Some(c) = func.operands(inst)[at].as_const() {
                    let new = by_number(&mut func.store, &types, c);
                    func.set_operand(inst, at, new);
                }
            }
        }
    }
    module.types = types;
}

/// The form of `mapa` for shared memory, if its name is not taken by something else.
fn declared(module: &mut Module<'_>) -> Option<Global> {
    let params = [module.types.ptr(SHARED), Type::I32];
    let ret = module.types.ptr(CLUSTER);
    let id = match module.symbol(MAPA_SHARED) {
        None => module.add_function(MAPA_SHARED, ret, &params, false),
        Some(global) => match module.symbol_kind(global) {
            SymbolKind::Func(id) => id,
            // Intrinsics need no declaration.
            SymbolKind::Undeclared => return Some(global),
            _ => return None,
        },
    };
    let func = module.func(id);
    let fits = func.ret == ret && func.params().iter().map(|p| p.ty).eq(params);
    fits.then_some(func.global)
}

fn map(func: &mut Function<'_>, types: &Types, inst: Inst, mapa: Global) {
    let shared = shared(func, types, inst);
    let rank = func.args(inst)[1];
    let callee = func.store.symbol(mapa, types.ptr(0));
    let call = NewInst::call(types.ptr(CLUSTER), callee, &[shared, rank]);
    let there = beside(func, inst, call, Space::Cluster.name());
    func.replace(inst, NewInst::cast(Opcode::AddrSpaceCast, there, types.ptr(0)));
    // The rest is said of a call.
    func.keep_metadata(inst, |kind| {
        matches!(kind, MdKind::Known(MdKindName::Dbg | MdKindName::Annotation))
    });
}

/// The first operand of an instruction in shared memory.
fn shared(func: &mut Function<'_>, types: &Types, inst: Inst) -> Value {
    let value = func.operands(inst)[0];
    if is_pointer(types, func.type_of(value), SHARED) {
        return value;
    }
    if let Some(c) = value.as_const() {
        return in_space(&mut func.store, types, c, SHARED, 0);
    }
    let cast = NewInst::cast(Opcode::AddrSpaceCast, value, types.ptr(SHARED));
    beside(func, inst, cast, Space::Shared.name())
}

/// Adds an instruction before another, named after it and at its place in the source.
fn beside(func: &mut Function<'_>, inst: Inst, new: NewInst, suffix: &str) -> Value {
    let mut name = func.name_of(inst.into()).map_or(Vec::new(), |name| {
        let mut name = spacecast_ir::text::unescape(name).into_owned();
        name.push(b'.');
        name
    });
    name.extend_from_slice(suffix.as_bytes());
    let location = func.debug_loc(inst);
    let new = func.insert_before(inst, new.named(&name));
    if location.is_some() {
        func.set_metadata(new, MdKind::Known(MdKindName::Dbg), location);
    }
    new.into()
}

fn is_pointer(types: &Types, ty: Type, space: u32) -> bool {
    matches!(*types.kind(ty), TypeKind::Ptr { addrspace } if addrspace == space)
}

/// What a constant is computed from by a step that stays in its space.
fn base(store: &Store<'_>, c: Const) -> Option<(Opcode, Const)> {
    match store.constant(c) {
        ConstantKind::Expr(expr) => Some((expr.op, expr.operands.first()?.as_const()?)),
        _ => None,
    }
}

/// Whether a pointer into the cluster is computed from a cast of a shared address.
fn has_detour(store: &Store<'_>, types: &Types, c: Const) -> bool {
    let (mut at, mut space) = (c, CLUSTER);
    while let Some((op, inner)) = base(store, at) {
        if !is_pointer(types, store.const_type(at), space) {
            return false;
        }
        match op {
            Opcode::GetElementPtr => {}
            Opcode::AddrSpaceCast if is_pointer(types, store.const_type(inner), SHARED) => {
                return true;
            }
            Opcode::AddrSpaceCast if space == CLUSTER => space = 0,
            _ => return false,
        }
        at = inner;
    }
    false
}

/// The same pointer, made of the number of the shared address.
fn by_number(store: &mut Store<'_>, types: &Types, c: Const) -> Value {
    let ty = store.const_type(c);
    match base(store, c) {
        Some((Opcode::GetElementPtr, inner)) => {
            let base = by_number(store, types, inner);
            store.with_base(c, base, ty)
        }
        Some((_, inner)) => {
            let shared = match is_pointer(types, store.const_type(inner), SHARED) {
                true => inner.into(),
                false => in_space(store, types, inner, SHARED, 0),
            };
            let Some(shared) = shared.as_const() else { return c.into() };
            let number = store.cast_expr(Opcode::PtrToInt, shared, Type::I64);
            let Some(number) = number.as_const() else { return c.into() };
            store.cast_expr(Opcode::IntToPtr, number, ty)
        }
        None => c.into(),
    }
}
