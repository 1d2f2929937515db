//! What a kernel does with the address of a parameter.
//!
//! Invariant: what is not known to be harmless is a leak.

use std::collections::HashSet;

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::query::{Use, Uses};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role as Access};

use super::{PARAM, copies};

/// What a use does with an address.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Reads memory: a load, or a copy from there.
    Reads,
    /// Computes another address in the same object.
    Derives,
    /// A `phi` or `select`: hands on this address or another.
    Chooses,
    /// Hands it on, but LLVM knows no such thing in parameter space.
    Freezes,
    /// Needs the generic address and does no more than look at it.
    Looks(&'static str),
    /// Casts it to parameter space.
    Casts,
    /// Describes it to a debugger.
    Describes,
    /// Writes memory, or lets the address go where we do not see it.
    Leaks(&'static str),
}

/// What is done with the address of one parameter.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// The addresses computed from it.
    pub derived: HashSet<Inst>,
    /// Whether anything but casts to parameter space and debug records uses it.
    pub used: bool,
    /// Why it has to be memory of the kernel's own, unless that cannot be told from reading in place.
    pub leaks: Option<&'static str>,
    /// Why reading it takes `cvta.param`.
    pub address: Option<&'static str>,
    /// Whether an address inside of it is cast to parameter space, which means the parameter and no copy.
    pub meant: bool,
}

/// Follows the address of a parameter through a kernel.
pub(super) fn survey(
    module: &Module<'_>,
    func: &Function<'_>,
    uses: &Uses,
    param: Value,
) -> Survey {
    let mut survey = Survey::default();
    let mut stack = vec![param];
    while let Some(value) = stack.pop() {
        for &used in uses.get(value) {
            let role = role(module, func, used);
            survey.used |= !matches!(role, Role::Casts | Role::Describes);
            match role {
                Role::Casts => survey.meant |= value != param,
                Role::Reads | Role::Describes => {}
                Role::Leaks(reason) => survey.leaks = survey.leaks.or(Some(reason)),
                Role::Looks(reason) => survey.address = survey.address.or(Some(reason)),
                Role::Derives | Role::Chooses | Role::Freezes => {
                    let reason = match role {
                        Role::Chooses => Some("its address is chosen among others"),
                        Role::Freezes => Some("its address is frozen"),
                        _ => None,
                    };
                    survey.address = survey.address.or(reason);
                    if survey.derived.insert(used.user) {
                        stack.push(used.user.into());
                    }
                }
            }
        }
    }
    survey
}

/// Whether the generic address of a parameter is taken in parameter space, where nobody says what becomes of it.
pub(super) fn comes_back(
    module: &Module<'_>,
    func: &Function<'_>,
    uses: &Uses,
    param: Value,
) -> bool {
    let space = |value: Value| module.types.addrspace(module.types.scalar(func.type_of(value)));
    let mut seen = vec![param];
    let mut at = 0;
    while let Some(&value) = seen.get(at) {
        at += 1;
        for used in uses.get(value) {
            let op = func.inst(used.user).op;
            if op.is_debug_record() {
                continue;
            }
            let there = space(value) == Some(PARAM);
            let reads = op == Opcode::Load || op.is_call() && space(used.user.into()).is_none();
            if there && space(used.user.into()) != Some(PARAM) && !reads {
                return true;
            }
            if space(used.user.into()) == Some(PARAM) && !seen.contains(&used.user.into()) {
                seen.push(used.user.into());
            }
        }
    }
    false
}

/// What a use of an address does with it.
pub(super) fn role(module: &Module<'_>, func: &Function<'_>, used: Use) -> Role {
    let (inst, operand) = (used.user, used.operand as usize);
    let data = func.inst(inst);
    if func.operands(inst)[operand].md_index().is_some() {
        return Role::Describes;
    }
    match (data.op, operand) {
        (Opcode::Load, _) => Role::Reads,
        (Opcode::GetElementPtr, 0) | (Opcode::BitCast, _) if is_generic(module, data.ty) => {
            Role::Derives
        }
        (Opcode::Phi | Opcode::Select, _) => Role::Chooses,
        (Opcode::Freeze, _) => Role::Freezes,
        (Opcode::AddrSpaceCast, _) if module.types.addrspace(data.ty) == Some(PARAM) => Role::Casts,
        (Opcode::AddrSpaceCast, _) => Role::Leaks("its address is cast to another space"),
        (Opcode::ICmp, _) => Role::Looks("its address is compared"),
        (Opcode::Store, 1) | (Opcode::AtomicRmw | Opcode::CmpXchg, 0) => {
            Role::Leaks("it is written")
        }
        (Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg, _) => {
            Role::Leaks("its address is stored")
        }
        (Opcode::PtrToInt | Opcode::PtrToAddr, _) => Role::Leaks("its address becomes an integer"),
        (Opcode::Ret, _) => Role::Leaks("its address is returned"),
        (Opcode::Call | Opcode::Invoke | Opcode::CallBr, _) => called(module, func, inst, operand),
        _ => Role::Leaks("its address becomes part of another value"),
    }
}

fn is_generic(module: &Module<'_>, ty: Type) -> bool {
    module.types.addrspace(ty) == Some(0)
}

/// What a call does with an address that it is passed.
fn called(module: &Module<'_>, func: &Function<'_>, inst: Inst, operand: usize) -> Role {
    const CALLED: Role = Role::Leaks("its address is passed to a call");
    let Some(name) = func.called_symbol(inst).and_then(|g| module.symbol_name(g)) else {
        return CALLED;
    };
    let Some(row) = Intrinsic::named(&name) else { return CALLED };
    match (row.family, row.pointer(operand).map(|p| p.role)) {
        (Family::Copy, Some(Access::Reads)) if copies::from_param(module, func, inst).is_some() => {
            Role::Reads
        }
        (Family::Assume, _) => Role::Looks("something is assumed about its address"),
        (Family::Query, _) => Role::Leaks("its space is asked for"),
        (_, Some(Access::Writes | Access::Updates)) => Role::Leaks("it is written"),
        _ => CALLED,
    }
}
