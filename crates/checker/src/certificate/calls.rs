//! What calls do: to their results, to the memory that they are passed, and where they lead.

use std::sync::Arc;

use spacecast_analysis::Origins;
use spacecast_ir::attr::Captures;
use spacecast_ir::store::{Attr, ConstantKind, List, Store};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Inst, Value};
use spacecast_ir::vocab::AttrKind;

use super::asm::Assembly;
use super::fact::{Fact, Step, UNKNOWN, join, moved_all, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk};
use super::world::Callee;

/// What of an argument a result may be made of.
enum Passed {
    Nothing,
    Itself,
    /// What the memory holds that it points to.
    Content,
}

/// What attributes promise of an argument.
#[derive(Copy, Clone)]
struct Promises {
    kept: bool,
    written: bool,
    returned: bool,
    by_value: bool,
}

impl Promises {
    fn with(mut self, store: &Store<'_>, list: List) -> Self {
        for attr in store.attrs(list) {
            match attr {
                Attr::Flag(AttrKind::NoCapture) => self.kept = false,
                Attr::Int(AttrKind::Captures, bits) => {
                    let captures = Captures::from_bits(bits);
                    if captures.other.is_empty() && captures.ret.is_none_or(|r| r.is_empty()) {
                        self.kept = false;
                    }
                }
                Attr::Flag(AttrKind::ReadOnly | AttrKind::ReadNone) => self.written = false,
                Attr::Flag(AttrKind::Returned) => self.returned = true,
                Attr::Type(AttrKind::ByVal, _) | Attr::Flag(AttrKind::ByVal) => {
                    self = Self { kept: false, written: false, by_value: true, ..self };
                }
                _ => {}
            }
        }
        self
    }
}

impl<'w> Walk<'w, '_, '_> {
    pub fn call(&mut self, inst: Inst) {
        let called = self.world.called(self.func, inst);
        let may_go_on =
            matches!(called, Callee::Defined(_) | Callee::Harmless { .. } | Callee::Unseen);
        if may_go_on && self.func.has_open_bundles(inst) {
            self.gets_out(inst, Origins::ANYWHERE);
            self.bundles(inst);
        }
        if let Some(assembly) = self.assembly(inst) {
            self.assembly_leaks(inst, &assembly);
            if assembly.converts || !self.goes_through_assembly(inst) {
                self.opaque(inst, Some(&assembly));
            }
            return;
        }
        match called {
            Callee::Query(_) => self.result(inst, of(UNKNOWN)),
            Callee::Row(row) => self.intrinsic(inst, row),
            Callee::Unlisted => self.unlisted(inst),
            Callee::Exchange => {
                for &value in self.func.args(inst) {
                    if self.class(value) == Class::Data {
                        let fact = self.fact(value);
                        self.gets_out(inst, fact.origins);
                        self.must_be_exposed(Some(inst), &fact);
                    }
                }
                self.unlisted(inst);
            }
            Callee::Harmless { vouched, heap } => {
                if vouched {
                    self.called_back(inst);
                }
                for (arg, &value) in self.func.args(inst).iter().enumerate() {
                    let is_pointer = matches!(self.class(value), Class::Pointer(_));
                    if is_pointer && self.promises(inst, arg).written {
                        let fact = self.operand(inst, arg);
                        self.write(inst, &fact, 0, None, of(NUMBER));
                    }
                }
                let mut heap_memory = Origins::GLOBAL | Origins::NULL | Origins::FOREIGN;
                if self.world.is_openmp && self.world.knobs.optimiser_follows {
                    // LLVM puts it on the stack where nobody else gets to know it.
                    heap_memory |= Origins::LOCAL;
                }
                if heap {
                    self.result(inst, of(heap_memory));
                } else {
                    // What is known by its name does not make numbers of pointers that they do not fit in.
                    let whole = self.holds_addresses(self.func.inst(inst).ty);
                    self.passes_on(inst, &|walk, class, arg| match class {
                        Class::Pointer(_) if !whole => Passed::Nothing,
                        _ => walk.unless_kept(inst, arg),
                    });
                }
            }
            Callee::Defined(_) | Callee::Unseen => match self.targets(inst) {
                Some(callees) => self.followed(inst, &callees),
                None => {
                    if matches!(self.world.called(self.func, inst), Callee::Defined(_))
                        || !self.world.writes_nothing(self.func, inst)
                        || self.func.called_symbol(inst).is_none()
                            && !self.world.writes_nothing(self.func, inst)
                    {
                        self.gets_out(inst, Origins::ANYWHERE);
                    }
                    self.opaque(inst, None);
                }
            },
        }
    }

    fn assembly(&mut self, inst: Inst) -> Option<Arc<Assembly>> {
        let callee = self.func.callee(inst).and_then(|v| v.as_const())?;
        let ConstantKind::Asm(_, code, constraints) = self.func.store.constant(callee) else {
            return None;
        };
        let (world, text) = (self.world, &self.func.store.text);
        let known =
            self.assembly.entry(callee).or_insert_with(|| world.assembly(text, code, constraints));
        Some(Arc::clone(known))
    }

    fn assembly_leaks(&mut self, inst: Inst, assembly: &Assembly) {
        if !assembly.can_store {
            return;
        }
        if assembly.converts {
            return self.gets_out(inst, Origins::ANYWHERE);
        }
        for (at, _) in assembly.values.iter().enumerate().filter(|(_, is_value)| **is_value) {
            if let Some(&value) = self.func.args(inst).get(at) {
                let typed = matches!(self.class(value), Class::Pointer(space) if space != 0);
                let fact = self.fact(value);
                if !typed {
                    self.gets_out(inst, fact.origins);
                }
            }
        }
    }

    // ----- results -------------------------------------------------------------------------------

    /// The result, whatever its type: `pointer` where it holds pointers, else numbers from nowhere.
    pub fn result(&mut self, inst: Inst, pointer: Fact<'w>) {
        self.either(inst, pointer, of(NUMBER));
    }

    /// The result, whatever its type: `pointer` where it holds pointers, else `number`.
    fn either(&mut self, inst: Inst, pointer: Fact<'w>, number: Fact<'w>) {
        match self.world.class(self.func.inst(inst).ty) {
            Class::Pointer(_) => self.require(Some(inst), inst.into(), pointer),
            Class::Data => self.require(Some(inst), inst.into(), number),
            Class::Aggregate => self.require_parts(Some(inst), inst.into(), &|class| match class {
                Class::Pointer(_) => pointer.clone(),
                _ => number.clone(),
            }),
            Class::Other => {}
        }
    }

    fn holds_addresses(&mut self, ty: Type) -> bool {
        match self.world.class(ty) {
            Class::Pointer(_) | Class::Aggregate => true,
            Class::Data => self.sizes.store_size(ty).is_none_or(|size| size >= self.world.word),
            Class::Other => false,
        }
    }

    /// A result that may hold any address that was passed, or a part of it: what of each argument, by its class and number.
    fn passes_on(&mut self, inst: Inst, passed: &dyn Fn(&Self, Class, usize) -> Passed) {
        let ty = self.func.inst(inst).ty;
        let bit = self.world.module.types.int_bits(ty) == Some(1);
        if bit || self.world.class(ty) == Class::Other {
            return self.result(inst, of(UNKNOWN));
        }
        let mut all = of(NUMBER);
        for (arg, &value) in self.func.args(inst).iter().enumerate() {
            let class = self.class(value);
            if class == Class::Other || class == Class::Data && self.holds_number(value) {
                continue;
            }
            let fact = match passed(self, class, arg) {
                Passed::Nothing => continue,
                Passed::Itself => self.argument(inst, arg),
                Passed::Content => {
                    let address = self.argument(inst, arg);
                    self.read(&address, 0, None)
                }
            };
            all = join(all, &fact);
        }
        all.origins = all.origins.difference(Origins::NULL);
        let passed = moved_all(all, Step::ANYWHERE);
        self.must_be_exposed(Some(inst), &passed);
        self.either(inst, of(UNKNOWN), passed);
    }

    /// An argument as a whole, whatever its type.
    pub fn argument(&mut self, inst: Inst, arg: usize) -> Fact<'w> {
        let value = self.func.args(inst)[arg];
        if self.class(value) != Class::Aggregate {
            return self.operand(inst, arg);
        }
        let ty = self.func.type_of(value);
        let mut all = Fact::NOTHING;
        for at in 0..self.world.leaves(ty).0.len() {
            let fact = self.part(value, ty, at);
            all = join(all, &fact);
        }
        all
    }

    // ----- what is not seen ----------------------------------------------------------------------

    fn promises(&self, inst: Inst, arg: usize) -> Promises {
        let nothing = Promises { kept: true, written: true, returned: false, by_value: false };
        let here = nothing.with(self.func.store, self.func.arg_attrs(inst, arg));
        let module = self.world.module;
        let callee = self.func.called_symbol(inst).and_then(|g| module.resolve_function(g));
        match callee.map(|id| module.func(id)).and_then(|f| Some((f, f.params().get(arg)?))) {
            Some((func, param)) => here.with(&func.store, param.attrs),
            None => here,
        }
    }

    /// What of an argument may come back: what is not captured does not, but what is read there may.
    fn unless_kept(&self, inst: Inst, arg: usize) -> Passed {
        if self.promises(inst, arg).kept { Passed::Itself } else { Passed::Content }
    }

    /// A call that nothing is known of but what attributes promise.
    fn opaque(&mut self, inst: Inst, code: Option<&Assembly>) {
        let defined = matches!(self.world.called(self.func, inst), Callee::Defined(_));
        let mut returned = None;
        let pointer = matches!(self.world.class(self.func.inst(inst).ty), Class::Pointer(_));
        for (arg, &value) in self.func.args(inst).iter().enumerate() {
            // Of what leads to no object there is nothing to promise.
            if !pointer && self.leads_nowhere(value) && self.class(value) != Class::Aggregate {
                continue;
            }
            let fact = self.argument(inst, arg);
            let promises = self.promises(inst, arg);
            // A call that does not fit is promised nothing.
            let fits = self.func.type_of(value) == self.func.inst(inst).ty;
            if promises.returned && pointer && fits {
                returned = Some(fact.clone());
            }
            if promises.kept || promises.written || defined && !promises.by_value {
                self.must_be_exposed(Some(inst), &fact);
            } else {
                // It reads what is there, and may tell others.
                let held = self.read(&fact.with(Origins::empty()), 0, None);
                self.must_be_exposed(Some(inst), &held);
            }
        }
        self.bundles(inst);
        if let Some(returned) = returned {
            return self.result(inst, returned);
        }
        match code {
            Some(code) if code.converts => {
                return self.either(inst, of(UNKNOWN), of(UNKNOWN | NUMBER));
            }
            Some(code) => {
                // What it turns into an address of a space is no generic one any more.
                let func = self.func;
                let narrows = code.narrows && !self.holds_addresses(func.inst(inst).ty);
                let turned = |&v: &Value| narrows && self.holds_addresses(func.type_of(v));
                let turned: Vec<bool> = func.args(inst).iter().map(turned).collect();
                // As a number, what was an address of a space before is none, either.
                return self.passes_on(inst, &|_, class, arg| match class {
                    Class::Pointer(2..) => Passed::Nothing,
                    _ if code.values.get(arg) == Some(&false) || turned[arg] => Passed::Nothing,
                    _ => Passed::Itself,
                });
            }
            None if !defined && self.world.writes_nothing(self.func, inst) => {
                return self.passes_on(inst, &|walk, _, arg| walk.unless_kept(inst, arg));
            }
            None => {}
        }
        let module = self.world.module;
        let callee = self.func.called_symbol(inst).and_then(|g| module.resolve_function(g));
        let stated = callee.and_then(|callee| self.world.stated(callee, None));
        self.result(inst, of(stated.unwrap_or(UNKNOWN)));
    }

    pub fn bundles(&mut self, inst: Inst) {
        if self.func.bundles(inst).next().is_none() {
            return;
        }
        let operands: Vec<Value> =
            self.func.bundles(inst).flat_map(|(_, operands)| operands.to_vec()).collect();
        for operand in operands {
            let fact = self.fact(operand);
            self.must_be_exposed(Some(inst), &fact);
        }
    }

    fn unlisted(&mut self, inst: Inst) {
        let func = self.func;
        let (mut pointers, mut deals) = (false, false);
        for &arg in func.args(inst) {
            let class = self.class(arg);
            pointers |= matches!(class, Class::Pointer(_));
            deals |= matches!(class, Class::Pointer(_) | Class::Aggregate);
        }
        if pointers {
            self.gets_out(inst, Origins::ANYWHERE);
        }
        let ty = self.world.class(func.inst(inst).ty);
        if matches!(ty, Class::Pointer(_)) || deals {
            return self.opaque(inst, None);
        }
        if ty == Class::Data {
            self.numbers_through(inst)
        } else {
            self.passes_on(inst, &|_, _, _| Passed::Itself)
        }
    }

    /// Numbers go in and out.
    pub fn numbers_through(&mut self, inst: Inst) {
        if self.makes_numbers(inst, self.func.args(inst)) {
            return;
        }
        let mut numbers = of(NUMBER);
        for &arg in self.func.args(inst) {
            if self.class(arg) == Class::Data {
                let fact = self.fact(arg);
                numbers = join(numbers, &fact);
            }
        }
        numbers.origins = numbers.origins.difference(Origins::NULL);
        self.require(Some(inst), inst.into(), moved_all(numbers, Step::ANYWHERE));
    }
}
