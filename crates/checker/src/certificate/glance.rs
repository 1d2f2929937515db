//! Instructions whose claims are right at a glance: most of a function.
//!
//! What is passed over here obeys the rules that are spelled out elsewhere. Nothing is looked at but claims as they are
//! packed, and only of values that lead to no object: what is made of such values is no more than all of them, and a
//! number. Each condition has a test in `tests/glance.rs` or `tests/every_claim.rs` that needs it.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::Packed;
use spacecast_ir::value::{Const, Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;

use super::fact::contained;
use super::shapes::Class;
use super::walk::{NUMBER, Walk};
use super::world::Effect;

/// The claim about a value of which nothing is said. Such data is a number; where numbers are followed, it is never
/// computed.
const SILENT: Packed = (Origins::empty(), 0);

impl Walk<'_, '_, '_> {
    #[inline]
    pub fn is_right_at_a_glance(
        &self,
        op: Opcode,
        result: Class,
        inst: Inst,
        operands: &[Value],
    ) -> bool {
        use Opcode::*;
        match op {
            // A bit is no address.
            ICmp => self.contains(inst.into(), NUMBER),
            Phi | Select | Freeze | BitCast if result == Class::Data => {
                self.makes(inst, operands, Origins::empty())
            }
            // A lane may be a part of an address.
            ExtractElement | InsertElement | ShuffleVector if result == Class::Data => {
                self.makes_numbers(inst, operands)
            }
            Phi => operands.chunks_exact(2).all(|arm| self.hands_on(arm[0], inst, result)),
            Select => operands[1..].iter().all(|&arm| self.hands_on(arm, inst, result)),
            Freeze | BitCast => self.hands_on(operands[0], inst, result),
            GetElementPtr => match operands[0].as_const() {
                Some(base) => self.hands_on_constant(base, inst, result),
                None => self.leads_nowhere(operands[0]) && self.hands_on(operands[0], inst, result),
            },
            Load => result == Class::Data && self.loads(inst, operands[0]),
            Store => {
                self.leads_nowhere(operands[1])
                    && matches!(self.class(operands[0]), Class::Data | Class::Pointer(0))
                    && self.together(&operands[..1]).is_some_and(|stored| self.may_get_out(stored))
            }
            ExtractValue => result == Class::Data && self.takes_out(inst, operands[0]),
            Call => match self.world.effect(self.func.store, operands) {
                Effect::Looks => result == Class::Other,
                Effect::Numbers => {
                    result == Class::Data && self.makes_numbers(inst, but_callee(operands))
                }
                Effect::More => false,
            },
            _ => false,
        }
    }

    /// What is claimed of a value that is no constant.
    #[inline]
    pub fn packed(&self, value: Value) -> Option<Packed> {
        match self.results.get(value.inst_number()) {
            Some(claim) => Some(*claim),
            None => match value.kind() {
                ValueKind::Arg(n) => Some(self.solution.nodes[n as usize]),
                _ => None,
            },
        }
    }

    /// What a claim about data says.
    #[inline]
    pub fn said(&self, claim: Packed) -> Origins {
        if claim == SILENT && !self.solution.integers { NUMBER } else { claim.0 }
    }

    /// All that values can be, if none of them leads to an object, and no condition says more of them. Where numbers are not
    /// followed, one is always among them.
    #[inline]
    fn together(&self, values: &[Value]) -> Option<Origins> {
        let mut all = if self.solution.integers { Origins::empty() } else { NUMBER };
        let mut places = 0;
        for &value in values {
            if let Some(claim) = self.packed(value) {
                all |= claim.0;
                places |= claim.1;
                continue;
            }
            match value.kind() {
                ValueKind::Const(c) if self.func.store.is_number(c) => all |= NUMBER,
                ValueKind::Block(_) => {}
                _ => return None,
            }
        }
        let known = self.guards.is_none() || !all.intersects(Origins::ANYWHERE);
        (known && places == 0).then_some(all)
    }

    /// Whether a value of data holds a number.
    #[inline]
    pub fn holds_number(&self, value: Value) -> bool {
        self.together(&[value]).is_some_and(|all| NUMBER.contains(all))
    }

    /// Whether the claim about data contains something that is no object's address.
    #[inline]
    pub fn contains(&self, value: Value, origins: Origins) -> bool {
        self.packed(value).is_some_and(|claim| {
            let said = self.said(claim);
            said.contains(origins) || contained(said).contains(origins)
        })
    }

    /// Whether the claim about data contains what it is made of, and something more.
    #[inline]
    fn makes(&self, inst: Inst, from: &[Value], more: Origins) -> bool {
        self.together(from).is_some_and(|all| self.contains(inst.into(), all | more))
    }

    /// Whether a number is made of numbers, some of which may have been addresses.
    pub fn makes_numbers(&self, inst: Inst, from: &[Value]) -> bool {
        self.makes(inst, from, NUMBER)
    }

    /// The claims about the parts of an aggregate, if anything is said of them.
    #[inline]
    fn parts(&self, whole: Value) -> Option<&[Packed]> {
        let &(first, count) = self.solution.parts.get(&whole)?;
        Some(&self.solution.nodes[first as usize..][..count as usize])
    }

    /// Whether the claim about data contains every part of an aggregate.
    fn takes_out(&self, inst: Inst, whole: Value) -> bool {
        let part = |&claim: &Packed| claim.1 == 0 && self.contains(inst.into(), self.said(claim));
        whole.as_const().is_none()
            && self.contains(inst.into(), NUMBER)
            && self.parts(whole).is_none_or(|parts| parts.iter().all(part))
    }

    /// Whether the claim about data contains what is loaded where no object is that is followed.
    fn loads(&self, inst: Inst, address: Value) -> bool {
        let Some((address, 0)) = self.packed(address) else { return false };
        let held = if !self.solution.integers {
            // Whoever put an address there let it out.
            NUMBER
        } else if self.guards.is_some() {
            return false;
        } else {
            self.others_hold(address)
        };
        self.contains(inst.into(), held)
    }

    /// Whether a value, by its claim alone, points to no object. Parts of aggregates are claimed elsewhere.
    #[inline]
    pub fn leads_nowhere(&self, value: Value) -> bool {
        self.packed(value).is_some_and(|(_, places)| places == 0)
    }

    /// Whether a generic pointer is claimed to be what it is made of, of which no condition says more.
    #[inline]
    fn hands_on(&self, from: Value, to: Inst, result: Class) -> bool {
        result == Class::Pointer(0)
            && self.guards.is_none()
            && self.packed(from).is_some_and(|claim| self.packed(to.into()) == Some(claim))
    }

    /// Whether a generic pointer is claimed to be what a constant is that was looked at before and cannot be null: an offset
    /// from that is a number.
    #[inline]
    fn hands_on_constant(&self, from: Const, to: Inst, result: Class) -> bool {
        result == Class::Pointer(0)
            && self.guards.is_none()
            && self.constant_memo(from).is_some_and(|fact| {
                fact.places.is_empty()
                    && !fact.origins.contains(Origins::NULL)
                    && self.packed(to.into()) == Some((fact.origins, 0))
            })
    }

    // ----- calls ---------------------------------------------------------------------------------

    /// Whether assembly is passed nothing that leads to objects, and what is claimed of its results contains it.
    pub fn goes_through_assembly(&self, inst: Inst) -> bool {
        let (ty, passed) = (self.func.inst(inst).ty, but_callee(self.func.operands(inst)));
        let Some(all) = self.together(passed) else { return false };
        let all = all | NUMBER;
        let claimed = match self.world.class(ty) {
            Class::Data => self.contains(inst.into(), all),
            Class::Aggregate => {
                let contains = |origins: Origins| contained(origins).contains(all);
                let parts_contain = match self.parts(inst.into()) {
                    // Then they are numbers.
                    None => contains(NUMBER),
                    Some(parts) => {
                        parts.len() == self.world.leaves(ty).0.len()
                            && parts.iter().all(|&part| contains(self.said(part)))
                    }
                };
                parts_contain && !self.world.has_pointers(ty)
            }
            Class::Other => true,
            Class::Pointer(_) => false,
        };
        claimed && passed.iter().all(|&v| self.class(v) != Class::Aggregate)
    }
}

/// The operands of a call but for what it calls.
#[inline]
fn but_callee(operands: &[Value]) -> &[Value] {
    operands.split_last().map_or(&[][..], |(_, passed)| passed)
}
