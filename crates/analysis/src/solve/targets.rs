//! Where calls lead.
//!
//! ```text
//!   call @f                        f, if what is passed fits
//!   call %p, !callees !{@f, @g}    f, g
//!   call %p, %p points to f, g     f, g, if what is passed fits both; else anything
//!   call %p, %p from memory        every function whose address got there, if all calls are in the module;
//!                                  else anything
//! ```

use super::*;
use crate::program::Callee;

/// The functions of the module that a call leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Targets {
    One(FuncId),
    Several(Vec<FuncId>),
    /// There may be others, of which nothing is known.
    Unknown,
}

impl Targets {
    /// All of them, unless there may be others.
    pub fn known(&self) -> Option<&[FuncId]> {
        match self {
            Targets::One(func) => Some(std::slice::from_ref(func)),
            Targets::Several(funcs) => Some(funcs),
            Targets::Unknown => None,
        }
    }
}

impl Solver<'_, '_, '_> {
    /// Where a call leads.
    pub fn targets(&mut self, inst: Inst) -> Targets {
        match self.callee(inst) {
            Callee::Defined(id) if self.known.survey.fits(inst) => Targets::One(id),
            Callee::Invisible if self.is_indirect(inst) => self.pointed_to(inst),
            _ => Targets::Unknown,
        }
    }

    fn is_indirect(&self, inst: Inst) -> bool {
        self.func.called_symbol(inst).is_none() && self.assembly(inst).is_none()
    }

    fn pointed_to(&mut self, inst: Inst) -> Targets {
        let program = self.program;
        let func = self.func;
        let fits = |id: &FuncId| program.fits(func, inst, *id);
        // Of what a call may come to that it does not fit, for all that is said of types, nothing is known.
        let mut misfits = false;
        if let Some(stated) = program.stated_callees(self.func, inst)
            && stated.iter().all(fits)
        {
            return Targets::Several(stated);
        }
        let Some(&callee) = self.func.operands(inst).last() else { return Targets::Unknown };
        let pointer = self.fact(callee);
        let mut found = Vec::new();
        if self.is_foreign(inst, pointer) {
            if !program.is_closed() {
                return Targets::Unknown;
            }
            self.calls_any = true;
            let callable = self.known.shared.callable().iter().copied();
            found.extend(callable.filter(|&id| program.may_come_to(self.func, inst, id)));
            misfits |= program.may_be_declared(self.func, inst);
        }
        found.extend(self.functions_at(pointer.places));
        misfits |= !found.iter().all(fits);
        if misfits {
            found.into_iter().for_each(|id| self.calls_blindly(id));
            return Targets::Unknown;
        }
        found.sort_unstable();
        found.dedup();
        Targets::Several(found)
    }

    /// Whether a pointer can lead where others do as they like. Memory that they know is like any other, although it is
    /// known which it is.
    fn is_foreign(&mut self, inst: Inst, pointer: Fact) -> bool {
        let mut foreign = pointer.origins.contains(Origins::FOREIGN);
        for at in 0..self.places.get(pointer.places).len() {
            let object = self.places.get(pointer.places)[at].object;
            if !self.key_of(object).is_fixed(self.program) {
                self.load_object(object);
                self.note_reader(object, inst);
                foreign |= self.objects[object.0 as usize].exposed;
            }
        }
        foreign
    }

    /// The functions that a pointer can point to.
    fn functions_at(&self, places: PlaceSet) -> Vec<FuncId> {
        let function = |place: &Place| match self.objects[place.object.0 as usize].kind {
            ObjectKind::Other(SharedKey::Func(id)) => Some(id),
            _ => None,
        };
        self.places.get(places).iter().filter_map(function).collect()
    }

    /// A function that users vouch for may call the functions that it is passed, or finds where it is passed a pointer
    /// to, and they may let out what it passes them. Those of the table call nothing.
    pub fn called_back(&mut self, inst: Inst) {
        let mut stack = Vec::new();
        let mut foreign = false;
        for arg in 0..self.func.args(inst).len() {
            let fact = self.operand(inst, arg);
            foreign |= self.is_foreign(inst, fact);
            stack.extend(self.places.get(fact.places).iter().map(|p| p.object));
        }
        let mut found = Vec::new();
        let mut seen: hashbrown::HashSet<Object, FxBuildHasher> = Default::default();
        while let Some(object) = stack.pop() {
            if !seen.insert(object) {
                continue;
            }
            self.load_object(object);
            let ObjectData { kind, cells, .. } = self.objects[object.0 as usize];
            if let ObjectKind::Other(SharedKey::Func(id)) = kind {
                found.push(id);
            }
            for cell in cells.first..cells.first + cells.count {
                let held = self.look(cell as usize);
                foreign |= self.is_foreign(inst, held);
                stack.extend(self.places.get(held.places).iter().map(|p| p.object));
            }
        }
        if foreign && self.program.is_closed() {
            self.calls_any = true;
            found.extend_from_slice(self.known.shared.callable());
        }
        let any = !found.is_empty();
        found.into_iter().for_each(|id| self.calls_blindly(id));
        if any && !self.calling_back.contains(&inst) {
            self.calling_back.push(inst);
        }
    }

    /// Whether a call of a known function may call back.
    pub fn calls_back(&self, inst: Inst) -> bool {
        self.calling_back.contains(&inst)
    }

    fn calls_blindly(&mut self, func: FuncId) {
        if !self.blindly.contains(&func) {
            self.blindly.push(func);
        }
    }

    /// A call that is not followed: whatever it calls may be passed anything.
    pub fn called_blindly(&mut self, inst: Inst) {
        if let Callee::Defined(id) = self.callee(inst) {
            self.calls_blindly(id);
        }
        if self.is_indirect(inst)
            && let Some(&callee) = self.func.operands(inst).last()
        {
            let pointer = self.fact(callee);
            self.expose_all(pointer.places);
        }
    }
}
