//! Which restricted pointers an address comes from.
//!
//! ```text
//!              other            may be anything
//!        ┌───────┼───────┐
//!     {a, b}   {a, c}   …       one of these
//!        ├───────┤
//!       {a}     {b}     …       based on this one
//!        └───┬───┘
//!         nothing               null, undefined, not seen yet
//! ```
//!
//! Null adds nothing, for nothing can be accessed there; but an offset from null is a number in disguise.
//! Other offsets, casts and freezes keep what an address comes from; phis, selects and slots join. Everything else, loads
//! above all, is `other`. Invariant: the result is a fixed point, or there is none.

use spacecast_analysis::{Callee, Program};
use spacecast_ir::function::Function;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};
use spacecast_nvptx::layout::Sizes;

use super::Root;
use crate::access;
use crate::slots::{Registers, in_registers};

/// As many as a set has room for, beside `OTHER` and `NULL`.
pub(super) const MAX_ROOTS: usize = 62;

/// A set of roots by their bits, and what else it may be.
type Set = u64;
const OTHER: Set = 1 << 63;
const NULL: Set = 1 << 62;

/// How often a function is gone through before it is given up.
const MAX_ROUNDS: usize = 16;

struct Deriver<'c, 'a, 's> {
    program: &'c Program<'a, 's>,
    func: &'c Function<'s>,
    roots: &'c [Root],
    multi_level: bool,
    slots: Registers,
    /// What the result of each instruction comes from; for a slot, what is stored in it.
    values: Vec<Set>,
    /// Pointers in parameters that are structures: the loads that read them.
    fields: Vec<(Inst, Set)>,
    args: Vec<Set>,
}

/// The accesses of a function whose addresses come from roots alone, and from which.
pub(super) fn derive(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    roots: &[Root],
    multi_level: bool,
) -> Vec<(Inst, u64)> {
    if roots.is_empty() {
        return Vec::new();
    }
    let mut args = vec![OTHER; func.params().len()];
    for (bit, root) in roots.iter().enumerate().filter(|(_, root)| root.path.is_empty()) {
        args[root.param] = 1 << bit;
    }
    let mut deriver = Deriver {
        program,
        func,
        roots,
        multi_level,
        slots: in_registers(program, func),
        values: vec![0; func.num_insts()],
        fields: Vec::new(),
        args,
    };
    deriver.find_fields();
    for _ in 0..MAX_ROUNDS {
        if !deriver.round() {
            return deriver.accesses();
        }
    }
    Vec::new()
}

impl Deriver<'_, '_, '_> {
    fn find_fields(&mut self) {
        let (program, func) = (self.program, self.func);
        for (bit, root) in self.roots.iter().enumerate().filter(|(_, root)| !root.path.is_empty()) {
            let reads = field_reads(program, func, root.param).unwrap_or_default();
            let same = reads.into_iter().filter(|(_, path)| *path == root.path);
            self.fields.extend(same.map(|(inst, _)| (inst, 1 << bit)));
        }
        self.fields.sort_unstable();
    }

    fn of(&self, value: Value) -> Set {
        match value.kind() {
            ValueKind::Arg(n) => self.args[n as usize],
            ValueKind::Inst(inst) if self.is_slot(inst) => OTHER,
            ValueKind::Inst(inst) => self.values[inst.as_u32() as usize],
            ValueKind::Const(c) => match self.func.store.constant(c) {
                ConstantKind::Null => NULL,
                ConstantKind::Undef | ConstantKind::Poison => 0,
                _ => OTHER,
            },
            _ => OTHER,
        }
    }

    fn is_slot(&self, inst: Inst) -> bool {
        self.slots.has(self.func, inst.into())
    }

    fn slot(&self, value: Value) -> Option<Inst> {
        value.as_inst().filter(|&inst| self.is_slot(inst))
    }

    /// Goes through the function; whether anything changed.
    fn round(&mut self) -> bool {
        let func = self.func;
        let mut changed = false;
        for inst in func.insts() {
            let operands = func.operands(inst);
            let (at, set) = match func.inst(inst).op {
                Opcode::Store => match self.slot(operands[1]) {
                    Some(slot) => (slot, self.of(operands[0])),
                    None => continue,
                },
                Opcode::Alloca if self.is_slot(inst) => continue,
                _ if func.inst(inst).ty == Type::VOID => continue,
                op => (inst, self.result(inst, op, operands)),
            };
            let known = &mut self.values[at.as_u32() as usize];
            changed |= *known | set != *known;
            *known |= set;
        }
        changed
    }

    fn result(&self, inst: Inst, op: Opcode, operands: &[Value]) -> Set {
        match op {
            Opcode::GetElementPtr if self.of(operands[0]) & NULL != 0 => OTHER,
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => {
                self.of(operands[0])
            }
            Opcode::Phi => operands.chunks_exact(2).fold(0, |set, arm| set | self.of(arm[0])),
            Opcode::Select => self.of(operands[1]) | self.of(operands[2]),
            Opcode::Load | Opcode::ExtractValue => self.loaded(inst, operands[0]),
            Opcode::Call => match self.row(inst).map(|row| row.returns) {
                Some(Returned::Derived(n) | Returned::Cast(n)) => {
                    operands.get(usize::from(n)).map_or(OTHER, |&v| self.of(v))
                }
                _ => OTHER,
            },
            _ => OTHER,
        }
    }

    fn loaded(&self, inst: Inst, from: Value) -> Set {
        if let Some(slot) = self.slot(from) {
            return self.values[slot.as_u32() as usize];
        }
        if let Ok(at) = self.fields.binary_search_by_key(&inst, |field| field.0) {
            return self.fields[at].1;
        }
        let is_load = self.func.inst(inst).op == Opcode::Load;
        if self.multi_level && is_load { self.of(from) } else { OTHER }
    }

    fn row(&self, call: Inst) -> Option<&'static Intrinsic> {
        match self.program.callee(self.func.called_symbol(call)?) {
            Callee::Row(row) => Some(row),
            _ => None,
        }
    }

    fn accesses(&self) -> Vec<(Inst, u64)> {
        let types = &self.program.module.types;
        let mut found = Vec::new();
        for inst in self.func.insts() {
            let operands = self.func.operands(inst);
            let set = match access::of_instruction(self.func, types, inst) {
                Some(access) => self.of(operands[access.operand]),
                None if self.func.inst(inst).op == Opcode::Call => self.of_call(inst, operands),
                None => continue,
            };
            let roots = set & !NULL;
            if roots != 0 && set & OTHER == 0 {
                found.push((inst, roots));
            }
        }
        found
    }

    /// All that an intrinsic accesses: one list of scopes is for all its addresses.
    fn of_call(&self, call: Inst, operands: &[Value]) -> Set {
        let Some(row) = self.row(call) else { return OTHER };
        let accesses = matches!(
            row.family,
            Family::Load | Family::Copy | Family::Atomic | Family::Matrix | Family::Masked
        );
        let pointers = row.pointers.iter().filter(|p| p.role != Role::Looks);
        let operands = pointers.map(|p| operands.get(usize::from(p.operand)));
        operands
            .filter(|_| accesses)
            .fold(0, |set, value| set | value.map_or(OTHER, |&v| self.of(v)))
    }
}

/// The restricted pointers in a parameter that is a structure: all that are read from it.
pub(super) fn field_roots(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    param: usize,
    scope: &[u8],
) -> Vec<Root> {
    let mut paths: Vec<Vec<u32>> = field_reads(program, func, param)
        .unwrap_or_default()
        .into_iter()
        .map(|(_, path)| path)
        .collect();
    paths.sort_unstable();
    paths.dedup();
    let root = |path: Vec<u32>| {
        let name = path.iter().fold(scope.to_vec(), |mut name, n| {
            name.extend_from_slice(format!(".{n}").as_bytes());
            name
        });
        Root { param, path, name }
    };
    paths.into_iter().map(root).collect()
}

/// The loads of pointers from a structure that is passed by value, and where in it; none if it is ever written, or its
/// address goes anywhere.
fn field_reads(
    program: &Program<'_, '_>,
    func: &Function<'_>,
    param: usize,
) -> Option<Vec<(Inst, Vec<u32>)>> {
    let types = &program.module.types;
    let mut sizes = Sizes::new(&program.layout, types);
    let uses = func.uses();
    let mut found = Vec::new();
    let mut stack = vec![(Value::arg(param as u32), Some(0i64))];
    while let Some((value, offset)) = stack.pop() {
        for used in uses.get(value) {
            let user = used.user;
            let pointer = types.addrspace(func.inst(user).ty).is_some();
            match func.inst(user).op {
                Opcode::ExtractValue => {
                    if pointer {
                        found.push((user, func.indices(user).to_vec()));
                    }
                }
                Opcode::AddrSpaceCast | Opcode::BitCast => stack.push((user.into(), offset)),
                Opcode::GetElementPtr if used.operand == 0 => {
                    let by = constant_offset(&mut sizes, types, func, user);
                    stack.push((user.into(), offset.zip(by).and_then(|(a, b)| a.checked_add(b))));
                }
                Opcode::Load => {
                    if let Some(at) = offset.and_then(|at| u32::try_from(at).ok())
                        && pointer
                    {
                        found.push((user, vec![at]));
                    }
                }
                op if op.is_debug_record() => {}
                _ => return None,
            }
        }
    }
    Some(found)
}

/// How far an address is moved, if that is fixed.
fn constant_offset(
    sizes: &mut Sizes<'_>,
    types: &Types,
    func: &Function<'_>,
    gep: Inst,
) -> Option<i64> {
    let mut ty = func.gep_source(gep)?;
    let mut by = 0i64;
    for (n, index) in func.operands(gep)[1..].iter().enumerate() {
        let index = match func.store.constant(index.as_const()?) {
            ConstantKind::Int(i) => i,
            ConstantKind::Zero => 0,
            _ => return None,
        };
        let fields = if n == 0 { None } else { sizes.struct_layout(ty) };
        let step = match fields {
            Some(layout) => {
                let field = usize::try_from(index).ok()?;
                ty = types.element(ty, field as u64)?;
                i64::try_from(*layout.offsets.get(field)?).ok()?
            }
            None => {
                if n > 0 {
                    ty = types.element(ty, 0)?;
                }
                i64::try_from(sizes.alloc_size(ty)?).ok()?.checked_mul(index)?
            }
        };
        by = by.checked_add(step)?;
    }
    Some(by)
}
