//! Which operands are addresses of accesses, and which spaces each access can name.
//!
//! Invariant: a space is offered only where LLVM has an instruction that does in it what the generic one did,
//! ordering, scope and volatility included.

use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::types::{TypeKind, Types};
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};
use spacecast_nvptx::space::{Space, SpaceSet};

/// An operand that is the address of an access.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// Which operand.
    pub operand: usize,
    /// What kind of access it is.
    pub kind: Kind,
    /// What happens through it.
    pub role: Role,
}

/// Kinds of accesses, as the rules tell them apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A load or store.
    Plain,
    /// A volatile load or store.
    Volatile,
    /// An atomic load or store, `atomicrmw` or `cmpxchg`.
    Atomic,
    /// An atomic operation on a vector that no register holds.
    VectorAtomic,
    /// An operand of an intrinsic.
    Intrinsic(&'static Intrinsic),
}

impl Access {
    /// The spaces that it can name.
    pub fn spaces(self) -> SpaceSet {
        let data = SpaceSet::GLOBAL | SpaceSet::SHARED | SpaceSet::CLUSTER;
        let read_only = SpaceSet::CONSTANT | SpaceSet::PARAM;
        let everywhere = data | SpaceSet::LOCAL | read_only;
        let writes = matches!(self.role, Role::Writes | Role::Updates);
        let fits = match self.kind {
            Kind::Plain => everywhere,
            // LLVM has no volatile form for others: the flag would be lost.
            Kind::Volatile => SpaceSet::GLOBAL | SpaceSet::SHARED | SpaceSet::LOCAL,
            Kind::Atomic => data,
            Kind::VectorAtomic => SpaceSet::GLOBAL,
            Kind::Intrinsic(row) => {
                let pointer = row.pointer(self.operand);
                let typed = pointer.filter(|_| row.mangled).map_or(SpaceSet::empty(), |p| p.spaces);
                typed.union(row.forms()) & everywhere
            }
        };
        if writes { fits.difference(read_only) } else { fits }
    }

    /// What NVIDIA's compilers say of the access in a space where it cannot be.
    pub fn complaint(self, space: Space) -> Option<&'static str> {
        let matrix = matches!(self.kind, Kind::Intrinsic(row) if row.family == Family::Matrix
            && row.name.starts_with("llvm.nvvm.wmma"));
        let atomic = matches!(self.kind, Kind::Atomic)
            || matches!(self.kind, Kind::Intrinsic(row) if row.family == Family::Atomic);
        Some(match (self.kind, space) {
            (Kind::VectorAtomic, Space::Shared) => "Cannot to vector atomic on shared memory",
            (Kind::VectorAtomic, Space::Local) => "Cannot to vector atomic on local memory",
            (Kind::VectorAtomic, Space::Constant) => "Cannot to vector atomic on const memory",
            (_, Space::Constant) if atomic => "Cannot do atomic operation on const memory",
            (_, Space::Local) if atomic => "Cannot do atomic on local memory",
            (_, Space::Constant) if matrix => "Cannot do WMMA on constant memory",
            (_, Space::Local) if matrix => "Cannot do WMMA on local memory",
            _ => return None,
        })
    }
}

/// The accesses of an instruction that is no call.
pub fn of_instruction(func: &Function<'_>, types: &Types, inst: Inst) -> Option<Access> {
    let data = func.inst(inst);
    let atomic = data.flags.contains(InstFlags::ATOMIC);
    let volatile = data.flags.contains(InstFlags::VOLATILE);
    let plain = match (atomic, volatile) {
        (true, _) => Kind::Atomic,
        (_, true) => Kind::Volatile,
        _ => Kind::Plain,
    };
    Some(match data.op {
        Opcode::Load => Access { operand: 0, kind: plain, role: Role::Reads },
        Opcode::Store => Access { operand: 1, kind: plain, role: Role::Writes },
        Opcode::CmpXchg => Access { operand: 0, kind: Kind::Atomic, role: Role::Updates },
        Opcode::AtomicRmw => {
            let kind =
                if is_wide_vector(types, data.ty) { Kind::VectorAtomic } else { Kind::Atomic };
            Access { operand: 0, kind, role: Role::Updates }
        }
        _ => return None,
    })
}

/// Whether a vector needs more than one register of 32 bits: two halves go into one.
fn is_wide_vector(types: &Types, ty: spacecast_ir::types::Type) -> bool {
    let TypeKind::Vector { elem, len, .. } = *types.kind(ty) else { return false };
    let bits = match types.kind(elem) {
        TypeKind::Half | TypeKind::BFloat => 16,
        TypeKind::Float => 32,
        TypeKind::Int(bits) => *bits,
        _ => 64,
    };
    bits.saturating_mul(len) > 32
}

/// The accesses of a call of an intrinsic.
pub fn of_intrinsic(row: &'static Intrinsic) -> impl Iterator<Item = Access> {
    let accesses = matches!(
        row.family,
        Family::Atomic
            | Family::Load
            | Family::Copy
            | Family::Hint
            | Family::Matrix
            | Family::Async
            | Family::Barrier
            | Family::Tensor
            | Family::Masked
    );
    row.pointers.iter().filter(move |_| accesses).map(move |pointer| Access {
        operand: pointer.operand as usize,
        kind: Kind::Intrinsic(row),
        role: pointer.role,
    })
}
