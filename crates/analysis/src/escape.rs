//! What leaves a function: addresses that are not global, stored where a later load could find them.
//!
//! A shared or local address means something only in the launch that made it. So in a kernel a pointer
//! loaded from memory that the kernel did not fill is global, unless something that the kernel runs lets
//! another address out. This module finds what does. A pointer that was itself loaded is never to blame: had
//! nothing else leaked, it would be global.
//!
//! Invariant: computed from the final facts, under the assumption that nothing leaks.

use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};

use crate::asm::Traits;
use crate::origins::Origins;
use crate::program::{Callee, Class};
use crate::solve::{Fact, Solver};

/// Why loaded pointers cannot be trusted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EscapeKind {
    /// An address that is not global is stored where it is not seen any more.
    Stored,
    /// A function that is not visible is called.
    Called,
    /// Inline assembly may store an address.
    Assembly,
}

/// Something that lets an address out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Escape {
    /// How.
    pub kind: EscapeKind,
    /// Where.
    pub inst: Inst,
    /// What a load may then return, beside what the host gave.
    pub origins: Origins,
}

/// How something gets out, and what.
type Leak = (EscapeKind, Origins);

impl Solver<'_, '_, '_> {
    /// The first thing that lets an address out, with the origins of all that gets out.
    pub fn escapes(&mut self) -> Option<Escape> {
        let mut first: Option<Escape> = None;
        for &inst in self.looked_at() {
            let found = match self.func.inst(inst).op {
                Opcode::Store => self.leaks_into(inst, 1, self.func.operands(inst)[0]),
                Opcode::AtomicRmw => self.leaks_into(inst, 0, self.func.operands(inst)[1]),
                Opcode::CmpXchg => self.leaks_into(inst, 0, self.func.operands(inst)[2]),
                Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call_leaks(inst),
                // Numbers are not followed into callers that are not seen.
                Opcode::Ret if self.is_called_from_outside() => {
                    let value = self.func.operands(inst).first().copied();
                    value.and_then(|v| self.number_leaks(v))
                }
                _ => None,
            };
            let Some((kind, origins)) = found else { continue };
            let escape = first.get_or_insert(Escape { kind, inst, origins });
            escape.origins |= origins;
        }
        let content = self.exposed_content();
        if let Some(inst) = self.func.insts().next().filter(|_| !content.is_empty()) {
            let escape = Escape { kind: EscapeKind::Stored, inst, origins: content };
            first.get_or_insert(escape).origins |= content;
        }
        first
    }

    /// The origins of a value that are not global.
    fn private(&mut self, value: Value) -> Origins {
        match self.class(self.func.type_of(value)) {
            // As bytes these are offsets, which mean nothing as generic addresses.
            Class::Pointer(space) if space != 0 => Origins::empty(),
            Class::Other => Origins::empty(),
            _ => self.fact(value).origins & Origins::PRIVATE,
        }
    }

    /// Whether memory behind a pointer is seen by others.
    fn is_public(&mut self, address: Fact) -> bool {
        self.load_all(address);
        address.origins.contains(Origins::FOREIGN)
            || self
                .places
                .get(address.places)
                .iter()
                .any(|p| self.objects[p.object.0 as usize].exposed)
    }

    fn leaks_into(&mut self, inst: Inst, address: usize, value: Value) -> Option<Leak> {
        let origins = self.private(value);
        if origins.is_empty() {
            return None;
        }
        let address = self.operand(inst, address);
        self.is_public(address).then_some((EscapeKind::Stored, origins))
    }

    fn call_leaks(&mut self, inst: Inst) -> Option<Leak> {
        let anything = (EscapeKind::Called, Origins::ANYWHERE);
        let is_intrinsic = matches!(
            self.callee(inst),
            Callee::Row(_) | Callee::Query(_) | Callee::Exchange | Callee::Intrinsic
        );
        if !is_intrinsic && self.func.has_open_bundles(inst) {
            return Some(anything);
        }
        if let Some(asm) = self.assembly(inst) {
            return asm.contains(Traits::STORES).then(|| self.asm_leaks(inst, asm)).flatten();
        }
        match self.callee(inst) {
            Callee::Known(_) if self.calls_back(inst) => Some(anything),
            Callee::Query(_) | Callee::Known(_) => None,
            // What it is passed is followed.
            Callee::Defined(_) | Callee::Invisible if self.targets(inst).known().is_some() => None,
            Callee::Defined(_) => Some(anything),
            Callee::Row(row) => {
                let mut leaked = self.data_leaks(inst, row);
                for pointer in row.pointers {
                    if !matches!(pointer.role, Role::Writes | Role::Updates) {
                        continue;
                    }
                    let operand = pointer.operand as usize;
                    for arg in 0..self.func.args(inst).len() {
                        let value = self.func.args(inst)[arg];
                        if row.pointer(arg).is_none() {
                            let leak = self.leaks_into(inst, operand, value);
                            leaked |= leak.map_or(Origins::empty(), |(_, origins)| origins);
                        }
                    }
                    if row.family == Family::Copy {
                        leaked |= self.copy_leaks(inst, operand);
                    }
                }
                (!leaked.is_empty()).then_some((EscapeKind::Stored, leaked))
            }
            Callee::Exchange => {
                let func = self.func;
                let args = func.args(inst).iter().map(|&value| self.private(value));
                let leaked = args.fold(Origins::empty(), Origins::union);
                (!leaked.is_empty()).then_some((EscapeKind::Stored, leaked))
            }
            Callee::Intrinsic => {
                let args = self.func.args(inst);
                let pointer =
                    |v: &Value| matches!(self.class(self.func.type_of(*v)), Class::Pointer(_));
                args.iter().any(pointer).then_some(anything)
            }
            Callee::Invisible => (!self.call_writes_nothing(inst)).then_some(anything),
        }
    }

    /// What an intrinsic takes out of objects that are seen whole, other than as pointers.
    fn data_leaks(&mut self, inst: Inst, row: &'static Intrinsic) -> Origins {
        let mut leaked = Origins::empty();
        let as_pointers = row.returns == Returned::Loaded
            && matches!(self.class(self.func.inst(inst).ty), Class::Pointer(_));
        if row.family == Family::Copy || as_pointers {
            return leaked;
        }
        for pointer in row.pointers {
            let operand = pointer.operand as usize;
            let Some(&value) = self.func.args(inst).get(operand) else { continue };
            if !matches!(pointer.role, Role::Reads | Role::Updates)
                || !matches!(self.class(self.func.type_of(value)), Class::Pointer(_))
            {
                continue;
            }
            leaked |= self.held_by(inst, operand);
        }
        leaked
    }

    /// What parameters by value were passed that others can reach: nothing here stored it.
    fn exposed_content(&mut self) -> Origins {
        let passed = self.passed_by_value();
        let exposed = passed.filter(|(object, _)| self.objects[object.0 as usize].exposed);
        let all = exposed.map(|(_, origins)| origins).fold(Origins::empty(), Origins::union);
        all & Origins::PRIVATE
    }

    /// What objects hold that an operand points to, as far as it is not global.
    fn held_by(&mut self, inst: Inst, operand: usize) -> Origins {
        let address = self.operand(inst, operand);
        let objects = Fact { origins: address.origins.difference(Origins::FOREIGN), ..address };
        self.read_addresses(inst, objects, 0, None).origins & Origins::PRIVATE
    }

    /// A number, or an aggregate with one, that was made of an address that is not global.
    fn number_leaks(&mut self, value: Value) -> Option<Leak> {
        let number = matches!(self.class(self.func.type_of(value)), Class::Data | Class::Aggregate);
        let origins = self.private(value);
        (number && !origins.is_empty()).then_some((EscapeKind::Stored, origins))
    }

    /// The origins of addresses that a copy to `target` carries out of objects that are seen whole.
    fn copy_leaks(&mut self, inst: Inst, target: usize) -> Origins {
        let nothing = Origins::empty();
        let Some(&source) = self.func.args(inst).get(1).filter(|_| target == 0) else {
            return nothing;
        };
        if !matches!(self.class(self.func.type_of(source)), Class::Pointer(_)) {
            return nothing;
        }
        let (to, from) = (self.operand(inst, 0), self.operand(inst, 1));
        if !self.is_public(to) || from.places.is_empty() {
            return nothing;
        }
        let objects_only = Fact { origins: from.origins.difference(Origins::FOREIGN), ..from };
        self.read_addresses(inst, objects_only, 0, None).origins & Origins::PRIVATE
    }

    /// What assembly that stores lets out.
    fn asm_leaks(&mut self, inst: Inst, asm: Traits) -> Option<Leak> {
        if asm.contains(Traits::CONVERTS) {
            return Some((EscapeKind::Assembly, Origins::ANYWHERE));
        }
        let mut stored = Origins::empty();
        for (arg, &value) in self.func.args(inst).iter().enumerate() {
            if self.takes_value(inst, arg) {
                stored |= self.private(value);
            }
        }
        (!stored.is_empty()).then_some((EscapeKind::Assembly, stored))
    }
}
