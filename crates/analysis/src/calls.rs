//! What calls do: to their results, and to the memory that their arguments point to.
//!
//! Invariant: a call that nothing is known of may do anything to what it is passed: read it, write it, and
//! tell others.

use spacecast_ir::function::Function;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::Inst;
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};

use crate::asm::Traits;
use crate::memory::Place;
use crate::origins::Origins;
use crate::program::{Callee, Class};
use crate::solve::{Fact, Solver};

/// What of what it is passed a call may return as a number.
#[derive(Copy, Clone)]
enum Passes {
    /// Any of it, and what is read there.
    All,
    /// Numbers: it is known not to look at addresses.
    Numbers,
    /// What assembly has in registers and does not only read or write at.
    Registers,
    /// The same of numbers that are too small for an address: others it turns into addresses of a space.
    SmallRegisters,
}

impl Solver<'_, '_, '_> {
    /// What a call calls.
    pub fn callee(&self, inst: Inst) -> Callee {
        self.func.called_symbol(inst).map_or(Callee::Invisible, |g| self.program.callee(g))
    }

    pub fn call(&mut self, inst: Inst) {
        match self.callee(inst) {
            Callee::Row(row) => self.intrinsic(inst, row),
            Callee::Query(_) => self.number(inst),
            Callee::Intrinsic => self.unlisted_intrinsic(inst),
            Callee::Exchange => {
                // Whoever gets the numbers may make pointers of them, also of those that are offsets in a space.
                for arg in 0..self.func.args(inst).len() {
                    let passed = self.operand(inst, arg);
                    self.expose_all(passed.places);
                }
                self.unlisted_intrinsic(inst);
            }
            Callee::Known(known) => {
                if std::ptr::eq(known, &crate::known::HARMLESS) {
                    self.called_back(inst);
                }
                if self.func.has_open_bundles(inst) {
                    self.expose_bundles(inst);
                }
                for address in self.written_by_known(inst) {
                    self.write(address, 0, None, Fact::INTEGER);
                }
                // It stores nothing, but may return what it was passed, or half of that.
                if known.returns != Origins::UNKNOWN {
                    self.result(inst, Fact::of(known.returns | self.program.heap_may_be));
                } else if self.result_holds_addresses(inst) {
                    self.passed_through(inst, Passes::All);
                } else {
                    self.passed_through(inst, Passes::Numbers);
                }
            }
            Callee::Defined(_) | Callee::Invisible => match self.targets(inst).known() {
                Some(callees) => self.followed(inst, callees),
                None => {
                    self.called_blindly(inst);
                    self.opaque(inst);
                }
            },
        }
    }

    /// Where a known function may write numbers, since it is not said to read only.
    pub fn written_by_known(&mut self, inst: Inst) -> Vec<Fact> {
        let func = self.func;
        let is_written = |this: &Self, arg: &usize| {
            let is_pointer =
                matches!(this.class(func.type_of(func.args(inst)[*arg])), Class::Pointer(_));
            is_pointer && this.arg_effects(inst, *arg).written
        };
        let args: Vec<usize> =
            (0..func.args(inst).len()).filter(|arg| is_written(self, arg)).collect();
        args.into_iter().map(|arg| self.operand(inst, arg)).collect()
    }

    /// The result is a number that comes from nowhere.
    fn number(&mut self, inst: Inst) {
        self.result(inst, Fact::UNKNOWN);
    }

    /// Whether the result of a call is large enough for an address.
    fn result_holds_addresses(&self, inst: Inst) -> bool {
        self.holds_addresses(self.func.inst(inst).ty)
    }

    /// Whether what has a type is large enough for an address.
    fn holds_addresses(&self, ty: Type) -> bool {
        let word = u64::from(self.program.layout.pointer_spec(0).bits);
        match self.class(ty) {
            Class::Pointer(_) | Class::Aggregate => true,
            Class::Data => self.program.store_size(ty).is_none_or(|size| 8 * size >= word),
            Class::Other => false,
        }
    }

    /// A result that may hold, as a number or inside one, any address that was passed, or a part of it. Pointers in it are
    /// unknown.
    fn passed_through(&mut self, inst: Inst, passes: Passes) {
        let ty = self.func.inst(inst).ty;
        // A bit is no part of an address.
        if self.class(ty) == Class::Other || self.program.module.types.int_bits(ty) == Some(1) {
            return self.result(inst, Fact::UNKNOWN);
        }
        let mut passed = Fact::INTEGER;
        for arg in 0..self.func.args(inst).len() {
            let value = self.func.args(inst)[arg];
            let goes = match (self.class(self.func.type_of(value)), passes) {
                (Class::Data | Class::Aggregate, Passes::All | Passes::Numbers) => true,
                (Class::Pointer(_), Passes::All) => true,
                // As a number, an address of a space is no generic one.
                (Class::Data | Class::Aggregate | Class::Pointer(0 | 1), Passes::Registers) => {
                    self.takes_value(inst, arg)
                }
                (Class::Data, Passes::SmallRegisters) => {
                    !self.holds_addresses(self.func.type_of(value)) && self.takes_value(inst, arg)
                }
                _ => false,
            };
            if !goes {
                continue;
            }
            let mut fact = self.operand(inst, arg);
            // What is not captured does not come back either, but what is read there may.
            if matches!(passes, Passes::All) && !self.arg_effects(inst, arg).kept {
                fact = self.read_addresses(inst, fact, 0, None);
            }
            passed = self.join_facts(passed, fact);
        }
        passed.origins = passed.origins.difference(Origins::NULL);
        passed = self.spread(passed);
        // Whoever gets a pointer of it may write there.
        self.expose_all(passed.places);
        self.either(inst, Fact::UNKNOWN, passed);
    }

    /// The result, whatever its type: `pointer` where it holds pointers.
    fn result(&mut self, inst: Inst, pointer: Fact) {
        self.either(inst, pointer, Fact::INTEGER);
    }

    /// The result, whatever its type: `pointer` where it holds pointers, else `number`.
    fn either(&mut self, inst: Inst, pointer: Fact, number: Fact) {
        let ty = self.func.inst(inst).ty;
        match self.class(ty) {
            Class::Pointer(_) => self.define(inst, pointer),
            Class::Data => self.define(inst, number),
            Class::Aggregate => self.join_parts(inst.into(), ty, &|class| match class {
                Class::Pointer(_) => pointer,
                _ => number,
            }),
            Class::Other => {}
        }
    }

    /// A call of a function that is not an intrinsic.
    fn opaque(&mut self, inst: Inst) {
        let mut returned = None;
        let pointer = matches!(self.class(self.func.inst(inst).ty), Class::Pointer(_));
        for arg in 0..self.func.args(inst).len() {
            let fact = self.operand(inst, arg);
            if fact.places.is_empty() && !pointer {
                continue;
            }
            let effects = self.arg_effects(inst, arg);
            // A call that does not fit is promised nothing.
            let value = self.func.args(inst)[arg];
            let fits = self.func.type_of(value) == self.func.inst(inst).ty;
            if effects.returned && pointer && fits {
                returned = Some(fact);
            }
            if fact.places.is_empty() {
                continue;
            }
            // A function whose body is here takes what it reads for memory that it does not know.
            let visible = matches!(self.callee(inst), Callee::Defined(_)) && !effects.by_value;
            if effects.kept || effects.written || visible {
                self.expose_all(fact.places);
            } else {
                // It reads what the objects hold, and may tell others.
                let held = self.read_addresses(inst, fact, 0, None);
                self.expose_all(held.places);
            }
        }
        self.expose_bundles(inst);
        let asm = self.assembly(inst);
        if asm.is_some_and(|asm| asm.contains(Traits::CONVERTS)) {
            // A number that assembly made of an address.
            return self.either(inst, Fact::UNKNOWN, Fact::of(Origins::UNKNOWN | Origins::INTEGER));
        }
        // What is not visible returns what it likes. If it stores nothing, that is not a leak by itself.
        match asm {
            Some(asm) if asm.contains(Traits::NARROWS) && !self.result_holds_addresses(inst) => {
                return self.passed_through(inst, Passes::SmallRegisters);
            }
            Some(_) => return self.passed_through(inst, Passes::Registers),
            None if returned.is_none()
                && !matches!(self.callee(inst), Callee::Defined(_))
                && self.call_writes_nothing(inst) =>
            {
                return self.passed_through(inst, Passes::All);
            }
            None => {}
        }
        let module = self.program.module;
        let callee = self.func.called_symbol(inst).and_then(|g| module.resolve_function(g));
        let stated = callee.and_then(|callee| self.program.stated_return(callee));
        let result = returned.or(stated.map(Fact::of)).unwrap_or(Fact::UNKNOWN);
        self.result(inst, result);
    }

    /// What is in operand bundles is known to others.
    fn expose_bundles(&mut self, inst: Inst) {
        for (_, operands) in self.func.bundles(inst) {
            for &operand in operands {
                let fact = self.fact(operand);
                self.expose_all(fact.places);
            }
        }
    }

    /// An intrinsic that the table does not know: harmless if it has nothing to do with pointers.
    fn unlisted_intrinsic(&mut self, inst: Inst) {
        let ty = self.func.inst(inst).ty;
        let mut pointers = matches!(self.class(ty), Class::Pointer(_));
        let mut numbers = Fact::INTEGER;
        for arg in 0..self.func.args(inst).len() {
            let value = self.func.args(inst)[arg];
            match self.class(self.func.type_of(value)) {
                Class::Pointer(_) | Class::Aggregate => pointers = true,
                Class::Data => {
                    let fact = self.fact(value);
                    numbers = self.join_facts(numbers, fact);
                }
                Class::Other => {}
            }
        }
        if pointers {
            self.opaque(inst);
        } else if self.class(ty) == Class::Data {
            numbers.origins = numbers.origins.difference(Origins::NULL);
            let numbers = self.spread(numbers);
            self.define(inst, numbers);
        } else {
            self.passed_through(inst, Passes::All);
        }
    }

    fn intrinsic(&mut self, inst: Inst, row: &'static Intrinsic) {
        if row.family == Family::Copy && self.copies(inst, row) {
            return;
        }
        let mut loaded = Fact::NOTHING;
        for pointer in row.pointers {
            let operand = pointer.operand as usize;
            let Some(&value) = self.func.args(inst).get(operand) else { continue };
            if !matches!(self.class(self.func.type_of(value)), Class::Pointer(_)) {
                continue;
            }
            let fact = self.operand(inst, operand);
            if matches!(pointer.role, Role::Writes | Role::Updates) {
                self.write(fact, 0, None, Fact::INTEGER);
                // What is stored is not told apart from what says where and how.
                for other in 0..self.func.args(inst).len() {
                    let value = self.func.args(inst)[other];
                    if row.pointer(other).is_none() {
                        let stored = self.fact(value);
                        let stored = self.bytes_of(value, stored);
                        self.write(fact, 0, None, stored);
                    }
                }
            }
            if matches!(pointer.role, Role::Reads | Role::Updates) {
                let held = self.read(inst, fact, 0, None);
                loaded = self.join_facts(loaded, held);
                if row.family == Family::Async || self.loses_what_it_reads(inst, row) {
                    // It goes wherever the operation puts it.
                    self.expose_all(held.places);
                }
            }
            // Other blocks reach the same variable of theirs, and this one reaches others'. Lists of arguments are read and moved on
            // by what does not say so.
            if row.family == Family::Map
                || row.family == Family::Stack && pointer.role != Role::Looks
            {
                self.expose_all(fact.places);
            }
        }
        self.returns(inst, row, loaded);
    }

    /// Whether nobody knows of the result what it was read from: nothing is known of it, or it is none.
    fn loses_what_it_reads(&self, inst: Inst, row: &'static Intrinsic) -> bool {
        let result = self.class(self.func.inst(inst).ty);
        row.returns != Returned::Loaded || !matches!(result, Class::Pointer(_) | Class::Data)
    }

    fn returns(&mut self, inst: Inst, row: &'static Intrinsic, loaded: Fact) {
        match row.returns {
            Returned::Plain => {
                // Numbers go in and out; pointers do not come out as numbers.
                let mut numbers = Fact::INTEGER;
                for arg in 0..self.func.args(inst).len() {
                    let value = self.func.args(inst)[arg];
                    if self.class(self.func.type_of(value)) == Class::Data {
                        let fact = self.fact(value);
                        numbers = self.join_facts(numbers, fact);
                    }
                }
                numbers.origins = numbers.origins.difference(Origins::NULL);
                if self.class(self.func.inst(inst).ty) == Class::Data {
                    let numbers = self.spread(numbers);
                    self.define(inst, numbers);
                } else {
                    self.result(inst, Fact::UNKNOWN);
                }
            }
            Returned::Derived(operand) => {
                let base = self.operand(inst, operand as usize);
                let mut fact = self.spread(base);
                if may_clear(self.func, inst, row) {
                    fact.origins |= Origins::NULL;
                }
                self.define(inst, fact);
            }
            Returned::Cast(operand) => {
                let operand = operand as usize;
                let source = self.func.args(inst).get(operand).map(|&v| self.func.type_of(v));
                if source.map(|ty| self.class(ty)) == Some(Class::Pointer(101)) {
                    return self.param_cast(inst, operand);
                }
                let fact = self.operand(inst, operand);
                self.define(inst, fact);
            }
            Returned::In(space) => {
                let origin = Origins::of_space(space).unwrap_or(Origins::UNKNOWN);
                self.define(inst, Fact::of(origin | Origins::FOREIGN));
            }
            Returned::Loaded => {
                // Lanes that are off may come from an operand.
                for arg in 0..self.func.args(inst).len() {
                    let value = self.func.args(inst)[arg];
                    if self.func.type_of(value) == self.func.inst(inst).ty {
                        let fact = self.fact(value);
                        self.define(inst, fact);
                    }
                }
                match self.class(self.func.inst(inst).ty) {
                    Class::Aggregate => self.result(inst, Fact::UNKNOWN),
                    Class::Data => {
                        let fact = Fact { origins: loaded.origins | Origins::INTEGER, ..loaded };
                        self.define(inst, fact);
                    }
                    _ => self.define(inst, loaded),
                }
            }
        }
    }

    /// `memcpy`, `memmove` and `memset`; false for other rows of the family.
    fn copies(&mut self, inst: Inst, row: &'static Intrinsic) -> bool {
        let args = self.func.args(inst);
        if row.name.starts_with("llvm.memset.") {
            let target = self.operand(inst, 0);
            let zero = args.get(1).and_then(|v| v.as_const()).map(|c| self.func.store.constant(c))
                == Some(ConstantKind::Int(0));
            let fact = if zero { Fact::of(Origins::NULL) } else { Fact::INTEGER };
            let width = self.length(inst);
            self.write(target, 0, width, fact);
            return true;
        }
        if !row.name.starts_with("llvm.memcpy.") && !row.name.starts_with("llvm.memmove.") {
            return false;
        }
        let (target, source) = (self.operand(inst, 0), self.operand(inst, 1));
        if target.places.is_empty() && source.places.is_empty() {
            return true;
        }
        let word = u64::from(self.program.layout.pointer_spec(0).bits.div_ceil(8).max(1));
        match self.length(inst).filter(|&n| n <= 256 * word) {
            Some(length) if self.copies_cells(inst, target, source, length) => {}
            Some(length) if self.is_exact(target) && self.is_exact(source) => {
                let mut at = 0;
                while at < length {
                    let width = Some(word.min(length - at));
                    let held = self.read(inst, source, at, width);
                    self.write(target, at, width, held);
                    at += word;
                }
            }
            _ => {
                let held = self.read(inst, source, 0, None);
                self.write(target, 0, None, held);
            }
        }
        true
    }

    /// Whether a pointer points to just one byte of each object.
    fn is_exact(&self, fact: Fact) -> bool {
        self.places.get(fact.places).iter().all(|p: &Place| p.stride == 0)
    }

    fn length(&self, inst: Inst) -> Option<u64> {
        self.program.length(self.func, inst)
    }
}

/// Whether an intrinsic may make null of an address: its mask may take away more than what lies below the alignment of any object.
pub(crate) fn may_clear(func: &Function<'_>, inst: Inst, row: &Intrinsic) -> bool {
    if !row.name.starts_with("llvm.ptrmask.") {
        return false;
    }
    let mask = func.args(inst).get(1).and_then(|mask| mask.as_const());
    match mask.map(|c| func.store.constant(c)) {
        Some(ConstantKind::Int(mask)) => !(-(1 << 16)..0).contains(&mask),
        _ => true,
    }
}
