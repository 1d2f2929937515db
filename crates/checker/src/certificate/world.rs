//! What the module itself says: types, callees, kernels, who can be reached from outside.
//!
//! Written from `docs/resolution.md` alone; of the analysis only what it claims is used.

use std::hash::BuildHasher;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, Run, What};
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::compare::Before;
use spacecast_ir::function::{Function, Param};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::query::Mention;
use spacecast_ir::store::{Attr, ConstantKind, List, Md, MdKind, Store};
use spacecast_ir::text::{Text, TextRef};
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Const, FuncId, Global, Inst, Value, VarId};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{AttrKind, Linkage, MdKindName, Opcode, UnnamedAddr};
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};
use spacecast_nvptx::kernel::{
    annotated_grid_constants, is_whole_program, kernels, managed, mentioned_kernels, module_flag,
};
use spacecast_nvptx::layout::{DataLayout, Sizes, Table};
use spacecast_nvptx::space::{Query, Space};

use super::asm::Assembly;
use super::promises::Params;
use super::shapes::{Class, Leaf};
use crate::{Map, Set};

/// What a call calls.
#[derive(Copy, Clone)]
pub(super) enum Callee {
    Row(&'static Intrinsic),
    Query(Query),
    /// An intrinsic without a row.
    Unlisted,
    /// One by which numbers get to others, who are not seen to take them.
    Exchange,
    /// A body that is here and will be the one that runs.
    Defined(FuncId),
    /// Known by name to store no address: whether a user vouches for it, and whether it is the heap.
    Harmless {
        vouched: bool,
        heap: bool,
    },
    /// Anything else.
    Unseen,
}

/// How the names of intrinsics begin that hand numbers to other lanes, or keep them where others of theirs find them.
const EXCHANGES: [&[u8]; 3] = [b"llvm.nvvm.shfl.", b"llvm.nvvm.sust.", b"llvm.nvvm.redux."];

/// What calls do, as far as their symbols tell.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Effect {
    /// They look at pointers, and return a number or nothing.
    Looks,
    /// They are intrinsics that take numbers, and nothing else.
    Numbers,
    More,
}

/// Functions that store no address, by name; `*` stands for what follows, if they deal in nothing but numbers.
const HARMLESS: &[&str] = &[
    "__assert_fail",
    "__assertfail",
    "__nv_*",
    // These of libdevice write numbers to where they are told.
    "__nv_fast_sincosf",
    "__nv_frexp",
    "__nv_frexpf",
    "__nv_modf",
    "__nv_modff",
    "__nv_remquo",
    "__nv_remquof",
    "__nv_sincos",
    "__nv_sincosf",
    "__nv_sincospi",
    "__nv_sincospif",
    "__nvvm_reflect",
    "abort",
    "free",
    "malloc",
    "printf",
    "puts",
    "vprintf",
];

/// Assembly that is written with as many characters.
type Alike = Vec<Arc<Assembly>>;

pub(super) struct World<'m, 's> {
    pub before: Before<'m, 's>,
    /// The same, without its bodies.
    pub module: &'m Module<'s>,
    pub knobs: &'m Knobs,
    pub certificate: &'m Certificate,
    pub layout: DataLayout,
    table: Table,
    /// The bytes of a generic pointer.
    pub word: u64,
    /// Kernels, and those of them that code mentions.
    launched: Set<FuncId>,
    mentioned: Set<FuncId>,
    /// The functions of which only assembly says what they do.
    naked: Set<FuncId>,
    /// The coroutines whose frames LLVM has yet to make: what is on the stack of one goes there.
    unsplit: Set<FuncId>,
    /// The variables that the host has the addresses of.
    managed: Vec<VarId>,
    grid_constants: Set<(Global, u32)>,
    callees: Vec<Callee>,
    /// What calls of each symbol do.
    effects: Vec<Effect>,
    /// Assembly by the hash of its text.
    assembly: Mutex<Map<u64, Alike>>,
    pub params: Vec<Params>,
    pub whole_program: bool,
    /// Whether every call of a function of the module is in it.
    pub closed: bool,
    /// The objects of the certificate by what they are; slots only if someone asks.
    objects: Map<What, u32>,
    slots: OnceLock<Map<What, u32>>,
    runs: Runs<'m>,
    /// Whether something that is not global lies in constant memory, or in a variable that anyone reads.
    pub leaking_constant: bool,
    pub leaking_variable: bool,
    /// Whether there is a constant in address space 0.
    pub has_constants: bool,
    /// Whether it is a device's part of an OpenMP program.
    pub is_openmp: bool,
    /// The functions that other modules have, too, of which someone looks at the address, not only calls it.
    shared_addresses: Set<FuncId>,
    /// Whether an argument anywhere is one that LLVM may read in the place of a copy of it.
    pub has_lasting: bool,
    /// The functions that may become part of one whose argument is said to be writable, or that gets new memory.
    pub early: Set<FuncId>,
    /// Whether anything can be said of pointers: by queries, by statements, by instructions that say where they are not.
    pub asks: bool,
    pub states: bool,
    pub excludes: bool,
    pub classes: Vec<Class>,
    /// For every type whether there is a pointer in its values.
    pub pointers: Vec<bool>,
    /// The scalars of aggregates, by type, as soon as someone asks.
    pub leaves: Vec<OnceLock<(Vec<Leaf>, bool)>>,
}

/// What the header of a function says.
struct Looked {
    params: Params,
    states: bool,
    excludes: bool,
    lasting: bool,
    writable: bool,
}

impl Looked {
    /// Without what its own attributes state.
    fn of(types: &Types, func: &Function<'_>) -> Self {
        let (mut lasting, mut writable) = (false, false);
        for param in func.params() {
            let mut alone = false;
            for attr in func.store.attrs(param.attrs) {
                alone |= attr.kind() == Some(AttrKind::NoAlias);
                writable |= attr.kind() == Some(AttrKind::Writable);
            }
            lasting |= alone && is_lasting(&func.store, param.attrs);
        }
        let excludes = func.store.may_attach(MdKindName::NoAliasAddrSpace);
        let params = Params::of(types, func);
        Self { params, states: false, excludes, lasting, writable }
    }
}

/// The ways to run each function, one function after the other.
struct Runs<'m> {
    in_order: Vec<&'m Run>,
    /// Where those of a function begin, by its id; those of the next one follow.
    first: Vec<u32>,
}

impl<'m> Runs<'m> {
    fn of(module: &Module<'_>, runs: &'m [Run]) -> Self {
        let last = module.functions().map(|(id, _)| id.as_u32()).max();
        let count = last.map_or(0, |last| last as usize + 1);
        let place = |run: &Run| run.func.as_u32() as usize;
        let mut in_order: Vec<&Run> = runs.iter().filter(|run| place(run) < count).collect();
        in_order.sort_by_key(|run| run.func);
        let mut first = vec![0; count + 1];
        in_order.iter().for_each(|run| first[place(run) + 1] += 1);
        (0..count).for_each(|at| first[at + 1] += first[at]);
        Self { in_order, first }
    }

    fn of_function(&self, func: FuncId) -> &[&'m Run] {
        let at = func.as_u32() as usize;
        match self.first.get(at..at + 2) {
            Some(&[from, to]) => &self.in_order[from as usize..to as usize],
            _ => &[],
        }
    }
}

impl<'m, 's> World<'m, 's> {
    pub fn new(before: Before<'m, 's>, knobs: &'m Knobs, certificate: &'m Certificate) -> Self {
        let module = before.heads();
        let layout = DataLayout::of_module(module);
        let kernels: Vec<FuncId> = kernels(module);
        let objects = certificate.objects.iter().enumerate();
        let objects = objects.filter(|(_, object)| !matches!(object.what, What::Stack(..)));
        let mut world = Self {
            before,
            module,
            knobs,
            certificate,
            table: Table::of(&layout, &module.types),
            word: u64::from(layout.pointer_spec(0).bits.div_ceil(8).max(1)),
            layout,
            grid_constants: Set::default(),
            mentioned: mentioned_kernels(before.stores(), &kernels).into_iter().collect(),
            launched: kernels.into_iter().collect(),
            naked: Set::default(),
            unsplit: unsplit(before.stores()),
            managed: managed(module),
            callees: Vec::new(),
            effects: Vec::new(),
            assembly: Mutex::default(),
            params: Vec::new(),
            whole_program: is_whole_program(before.stores(), knobs.whole_program),
            closed: false,
            objects: objects.map(|(at, object)| (object.what, at as u32)).collect(),
            slots: OnceLock::new(),
            runs: Runs::of(module, &certificate.runs),
            leaking_constant: false,
            leaking_variable: false,
            has_constants: false,
            is_openmp: module_flag(module, b"openmp-device").is_some(),
            shared_addresses: shared_addresses(before),
            has_lasting: false,
            early: Set::default(),
            asks: false,
            states: false,
            excludes: false,
            classes: Vec::new(),
            pointers: Self::find_pointers(&module.types),
            leaves: (0..module.types.len()).map(|_| OnceLock::new()).collect(),
        };
        let states = module.finds_attr(|store, attr| match attr {
            Attr::Str(key, _) => {
                matches!(&*store.text.unescaped(key), b"nvvm.as" | b"nvvm.as.return")
            }
            _ => false,
        });
        let is_naked = module.finds_attr(|_, attr| attr.kind() == Some(AttrKind::Naked));
        world.naked = module.functions().filter(|(_, f)| is_naked(f)).map(|(id, _)| id).collect();
        let look = |&(_, func): &(FuncId, &Function<'s>)| Looked {
            states: states(func),
            ..Looked::of(&module.types, func)
        };
        let funcs: Vec<_> = module.functions().collect();
        let ids = funcs.iter().map(|(id, _)| id.as_u32() as usize + 1);
        world.params.resize_with(ids.max().unwrap_or(0), Params::default);
        world.states = !knobs.statements.functions.is_empty();
        let looked: Vec<Looked> = funcs.par_iter().evenly().map(look).collect();
        let (mut writable_in, mut new_memory): (Set<FuncId>, Set<FuncId>) = Default::default();
        for ((id, func), looked) in funcs.iter().zip(looked) {
            let Looked { params, states, excludes, lasting, writable } = looked;
            if !params.in_place.is_empty() && world.launched.contains(id) {
                world.grid_constants.extend(params.in_place.iter().map(|&n| (func.global, n)));
            }
            world.states |= states;
            world.excludes |= excludes;
            world.has_lasting |= lasting;
            if writable && !func.is_declaration() {
                writable_in.insert(*id);
            }
            let mut ret_attrs = func.store.attrs(func.ret_attrs);
            let is_malloc = || {
                func.is_declaration()
                    && module.symbol_name(func.global).as_deref() == Some(b"malloc")
            };
            if ret_attrs.any(|attr| attr.kind() == Some(AttrKind::NoAlias)) || is_malloc() {
                new_memory.insert(*id);
            }
            world.params[id.as_u32() as usize] = params;
        }
        let annotated = annotated_grid_constants(module).into_iter();
        world
            .grid_constants
            .extend(annotated.map(|(id, param)| (module.func(id).global, param as u32)));
        // At a call it may be said of what is called there.
        new_memory.extend(funcs.iter().map(|(id, _)| *id).filter(|&id| {
            let now = before.stores().func(id);
            now.any_result_attr(|attr| attr.kind() == Some(AttrKind::NoAlias))
        }));
        let is_early = !writable_in.is_empty() || !new_memory.is_empty();
        if is_early || !world.unsplit.is_empty() {
            let mentions = world.all_mentioned();
            if knobs.optimiser_follows {
                let unsplit = std::mem::take(&mut world.unsplit);
                world.unsplit = world.with_inlined(unsplit, &mentions);
            }
            if is_early {
                world.early = world.inlined_into(writable_in, new_memory, &mentions);
            }
        }
        let types = (0..module.types.len() as u32).map(Type::from_index);
        world.classes = types.map(|ty| world.class_of(ty)).collect();
        world.callees = module.symbols().map(|g| world.callee_of(g)).collect();
        let effects = module.symbols().zip(&world.callees);
        world.effects = effects.map(|(g, callee)| world.effect_of(g, callee)).collect();
        world.asks = world.callees.iter().any(|callee| matches!(callee, Callee::Query(_)));
        world.closed = world.whole_program && world.calls_are_here();
        for (id, var) in module.variables() {
            let stays = var.constant || var.symbol.linkage().is_local() || world.whole_program;
            world.has_constants |= stays && var.addrspace.unwrap_or(0) == 0;
            let leaks = var.init.is_some_and(|init| holds_private(module, init));
            world.leaking_constant |= leaks && var.addrspace == Some(Space::Constant.llvm());
            let seen_whole = || {
                world.object(What::Variable(id)).is_some_and(|object| {
                    !certificate.objects[object as usize].exposed && world.may_be_whole(id)
                })
            };
            // `llvm.used` and the like are notes for the linker.
            let is_note =
                || module.symbol_name(var.global).is_some_and(|n| n.starts_with(b"llvm."));
            world.leaking_variable |= leaks && !seen_whole() && !is_note();
        }
        world
    }

    /// What each function with a body names; nothing of one that calls what it does not name.
    fn all_mentioned(&self) -> Map<FuncId, Option<Vec<FuncId>>> {
        let after = self.before.stores();
        let there: Set<FuncId> = self.module.functions().map(|(id, _)| id).collect();
        let of = |id: FuncId| {
            let (func, store) = (self.before.func(id), &after.func(id).store);
            let names_callee = |call| {
                let callee = func.callee(call).and_then(Value::as_const);
                callee.is_some_and(|c| {
                    store.as_global(c).is_some()
                        || matches!(store.constant(c), ConstantKind::Asm(..))
                })
            };
            let is_function =
                |g| matches!(after.symbol_kind(g), SymbolKind::Func(_) | SymbolKind::Alias(_));
            let mut named: Vec<Option<FuncId>> = Vec::new();
            if store.symbols().any(is_function) {
                let used = func.each().flat_map(|(_, _, operands)| operands);
                for c in used.filter_map(|value| value.as_const()) {
                    store.for_each_global(c, &mut |g| {
                        if is_function(g) {
                            named.push(after.resolve_function(g));
                        }
                    });
                }
            }
            let named: Option<Vec<FuncId>> = named.into_iter().collect();
            let named = named.filter(|_| func.calls().all(names_callee));
            named.map(|all| all.into_iter().filter(|id| there.contains(id)).collect())
        };
        let bodies = self.module.functions().filter(|(_, func)| !func.is_declaration());
        bodies.map(|(id, _)| (id, of(id))).collect()
    }

    /// The functions in which a call may write early: those with writable arguments, those that may get new memory, and all
    /// that may become part of one of them, or of functions that others have.
    fn inlined_into(
        &self,
        writable: Set<FuncId>,
        new_memory: Set<FuncId>,
        mentioned: &Map<FuncId, Option<Vec<FuncId>>>,
    ) -> Set<FuncId> {
        let is_called = |id: &FuncId| !self.is_kernel(*id);
        let known_to_others = |id: &FuncId| {
            let linkage = self.module.func(*id).symbol.linkage();
            let own = linkage == Linkage::LinkOnceOdr && !self.shared_addresses.contains(id);
            !(linkage.is_local() || own || self.whole_program)
                || linkage == Linkage::AvailableExternally
                || !self.knobs.track_calls
        };
        let mut found = new_memory;
        if !found.is_empty() {
            // Who gets it from others may hand it on.
            let mut who: Map<FuncId, Vec<FuncId>> = Map::default();
            for (&id, named) in mentioned {
                match named {
                    Some(named) => named.iter().for_each(|&n| who.entry(n).or_default().push(id)),
                    None => _ = found.insert(id),
                }
            }
            let mut queue: Vec<FuncId> = found.iter().copied().collect();
            while let Some(id) = queue.pop() {
                let users = who.get(&id).map_or(&[][..], |users| users).iter().copied();
                queue.extend(users.filter(|&user| found.insert(user)));
            }
        }
        found.extend(writable);
        found.extend(mentioned.keys().filter(|id| is_called(id)).filter(|id| known_to_others(id)));
        self.with_inlined(found, mentioned)
    }

    /// Some functions with all that may become part of one of them.
    fn with_inlined(
        &self,
        mut found: Set<FuncId>,
        mentioned: &Map<FuncId, Option<Vec<FuncId>>>,
    ) -> Set<FuncId> {
        let mut queue: Vec<FuncId> = found.iter().copied().collect();
        while let Some(id) = queue.pop() {
            match mentioned.get(&id) {
                Some(Some(named)) => queue.extend(named.iter().filter(|&&n| found.insert(n))),
                Some(None) => {
                    found.extend(mentioned.keys().copied().filter(|&id| !self.is_kernel(id)));
                    return found;
                }
                None => {}
            }
        }
        found
    }

    fn callee_of(&self, global: Global) -> Callee {
        match self.module.symbol_kind(global) {
            SymbolKind::Func(id) if !self.module.func(id).is_declaration() => {
                let followed = self.knobs.track_calls && self.is_final(id) && !self.is_naked(id);
                return if followed { Callee::Defined(id) } else { Callee::Unseen };
            }
            SymbolKind::Var(_) | SymbolKind::Alias(_) => return Callee::Unseen,
            _ => {}
        }
        let name = self.module.symbol_name(global).unwrap_or_default();
        if name.starts_with(b"llvm.") {
            return match (Query::from_intrinsic(&name), Intrinsic::named(&name)) {
                (Some(query), _) => Callee::Query(query),
                (_, Some(row)) => Callee::Row(row),
                _ if EXCHANGES.iter().any(|prefix| name.starts_with(prefix)) => Callee::Exchange,
                _ => Callee::Unlisted,
            };
        }
        let mut vouched = self.knobs.harmless.iter().chain(&self.knobs.statements.harmless);
        if vouched.any(|n| n.as_bytes() == &*name) {
            return Callee::Harmless { vouched: true, heap: false };
        }
        let data = |id: FuncId| {
            let func = self.module.func(id);
            let types = func.params().iter().map(|p| p.ty).chain([func.ret]);
            !func.vararg
                && types.into_iter().all(|ty| matches!(self.class(ty), Class::Data | Class::Other))
        };
        let takes_data =
            matches!(self.module.symbol_kind(global), SymbolKind::Func(id) if data(id));
        let fits = |known: &str| match known.as_bytes().strip_suffix(b"*") {
            Some(prefix) => takes_data && name.starts_with(prefix),
            None => known.as_bytes() == &*name,
        };
        if HARMLESS.iter().any(|known| fits(known)) {
            return Callee::Harmless { vouched: false, heap: &*name == b"malloc" };
        }
        Callee::Unseen
    }

    /// Whether the linker comes to the body that is here, or will if the function is made internal, which nobody notices.
    fn is_final(&self, func: FuncId) -> bool {
        let linkage = self.module.func(func).symbol.linkage();
        let may_be_own = linkage == Linkage::LinkOnceOdr && !self.shared_addresses.contains(&func);
        let is_only = self.whole_program && linkage != Linkage::AvailableExternally;
        !linkage.is_replaceable() && (!linkage.is_one_of_many() || is_only || may_be_own)
    }

    /// Whether LLVM may inline calls of a function that are not looked at.
    pub fn is_inlined_unseen(&self, func: FuncId) -> bool {
        let linkage = self.module.func(func).symbol.linkage();
        self.knobs.optimiser_follows && linkage.is_one_of_many() && !self.is_final(func)
    }

    fn calls_are_here(&self) -> bool {
        let asm_calls = |func: View<'_, '_>| {
            func.store.consts().any(|c| match func.store.constant(c) {
                ConstantKind::Asm(_, code, _) => {
                    super::asm::calls(&func.store.text.unescaped(code))
                }
                _ => false,
            })
        };
        self.module.aliases().next().is_none()
            && self.module.functions().all(|(id, func)| {
                !matches!(self.callee(func.global), Callee::Unseen)
                    && !asm_calls(self.before.func(id))
            })
    }

    /// The ways to run a function.
    pub fn runs_of(&self, func: FuncId) -> impl Iterator<Item = &'m Run> {
        self.runs.of_function(func).iter().copied()
    }

    pub fn callee(&self, global: Global) -> Callee {
        self.callees.get(global.as_u32() as usize).copied().unwrap_or(Callee::Unseen)
    }

    /// Whether a symbol was there before; functions may mention others by now.
    pub fn was_there(&self, symbol: Global) -> bool {
        (symbol.as_u32() as usize) < self.callees.len()
    }

    fn effect_of(&self, symbol: Global, callee: &Callee) -> Effect {
        // Intrinsics need no declaration.
        if matches!(callee, Callee::Query(_)) {
            return Effect::Looks;
        }
        let SymbolKind::Func(func) = self.module.symbol_kind(symbol) else { return Effect::More };
        let func = self.module.func(func);
        // What an intrinsic is passed has the types that it is declared with.
        let is_data = |param: &Param| self.class(param.ty) == Class::Data;
        let numbers = || !func.vararg && func.params().iter().all(is_data);
        match callee {
            Callee::Unlisted if numbers() => Effect::Numbers,
            Callee::Row(row) if row.returns == Returned::Plain => match row.family {
                _ if row.pointers.is_empty() && numbers() => Effect::Numbers,
                Family::Copy | Family::Map => Effect::More,
                _ if row.pointers.is_empty() => Effect::More,
                _ if row.pointers.iter().all(|p| p.role == Role::Looks) => Effect::Looks,
                _ => Effect::More,
            },
            _ => Effect::More,
        }
    }

    /// What a call with some operands does, as far as its symbol tells.
    #[inline]
    pub fn effect(&self, store: &Store<'_>, operands: &[Value]) -> Effect {
        let callee = operands.last().and_then(|v| v.as_const());
        let symbol = callee.and_then(|c| store.as_global(c)).map(|g| g.as_u32() as usize);
        symbol.and_then(|at| self.effects.get(at)).copied().unwrap_or(Effect::More)
    }

    /// What assembly can do. The same is written again and again.
    pub fn assembly(&self, text: &Text<'_>, code: TextRef, constraints: TextRef) -> Arc<Assembly> {
        let (code, constraints) = (text.raw(code), text.raw(constraints));
        let mut known = self.assembly.lock().unwrap_or_else(PoisonError::into_inner);
        let alike = known.entry(FxBuildHasher.hash_one(code)).or_default();
        if let Some(known) = alike.iter().find(|known| known.is_of(code, constraints)) {
            return Arc::clone(known);
        }
        let new = Arc::new(Assembly::of(code, constraints));
        alike.push(Arc::clone(&new));
        new
    }

    /// What an instruction calls.
    pub fn called(&self, func: View<'_, '_>, inst: Inst) -> Callee {
        func.called_symbol(inst).map_or(Callee::Unseen, |g| self.callee(g))
    }

    pub fn object(&self, what: What) -> Option<u32> {
        let slots = || {
            let objects = self.certificate.objects.iter().zip(0..);
            let slots = objects.filter(|(object, _)| matches!(object.what, What::Stack(..)));
            slots.map(|(object, at)| (object.what, at)).collect()
        };
        match what {
            What::Stack(..) => self.slots.get_or_init(slots).get(&what).copied(),
            _ => self.objects.get(&what).copied(),
        }
    }

    /// Whether the host alone calls it: it is a kernel that no code mentions.
    pub fn is_kernel(&self, func: FuncId) -> bool {
        self.launched.contains(&func) && !self.mentioned.contains(&func)
    }

    /// Whether the host calls it.
    pub fn is_launched(&self, func: FuncId) -> bool {
        self.launched.contains(&func)
    }

    /// Whether only assembly says what it does with what it is passed.
    pub fn is_naked(&self, func: FuncId) -> bool {
        self.naked.contains(&func)
    }

    /// Whether it is a coroutine whose stack becomes a frame.
    pub fn is_unsplit(&self, func: FuncId) -> bool {
        self.unsplit.contains(&func)
    }

    pub fn is_kernel_symbol(&self, symbol: Global) -> bool {
        self.launched.iter().any(|&id| self.module.func(id).global == symbol && self.is_kernel(id))
    }

    pub fn is_grid_constant(&self, func: Global, param: u32) -> bool {
        self.grid_constants.contains(&(func, param))
    }

    pub fn sizes(&self) -> Sizes<'_> {
        Sizes::with(&self.layout, &self.module.types, &self.table)
    }

    /// Whether a call passes what a function takes. Kernels are launched, not called.
    pub fn fits(&self, caller: View<'_, '_>, call: Inst, callee: FuncId) -> bool {
        let func = self.module.func(callee);
        let passed = caller.args(call).iter().map(|&v| caller.type_of(v));
        !self.is_launched(callee)
            && !func.vararg
            && passed.eq(func.params().iter().map(|p| p.ty))
            && caller.inst(call).ty == func.ret
    }

    /// Whether a call through a pointer could be one of a function, as far as spaces and numbers of arguments tell: of what else
    /// pointers point to nobody can be sure, and to one of many arguments any more may be passed.
    pub fn could_reach(&self, caller: View<'_, '_>, call: Inst, callee: FuncId) -> bool {
        let (func, types) = (self.module.func(callee), &self.module.types);
        let (taken, passed) = (func.params(), caller.args(call));
        let enough =
            if func.vararg { passed.len() >= taken.len() } else { passed.len() == taken.len() };
        let mut pairs = taken.iter().zip(passed);
        enough
            && types.are_alike(caller.inst(call).ty, func.ret)
            && pairs.all(|(param, &arg)| types.are_alike(param.ty, caller.type_of(arg)))
    }

    /// The functions that `!callees` names.
    pub fn stated_callees(&self, func: View<'_, '_>, call: Inst) -> Option<Vec<FuncId>> {
        let md = func.metadata(call).find(|(k, _)| *k == MdKind::Known(MdKindName::Callees))?.1;
        let node = self.module.resolve(func.store, md)?;
        let callee = |md| match md {
            Md::Value(value) => match self.callee(node.store.as_global(value.as_const()?)?) {
                Callee::Defined(id) => Some(id),
                _ => None,
            },
            _ => None,
        };
        node.store.fields(node.node).map(|(_, md)| callee(md)).collect()
    }

    /// Whether nobody outside of the module calls a function by its name.
    pub fn is_internal(&self, func: FuncId) -> bool {
        let linkage = self.module.func(func).symbol.linkage();
        let here = match linkage {
            Linkage::LinkOnceOdr => !self.shared_addresses.contains(&func) || self.whole_program,
            // The body is only shown here.
            Linkage::AvailableExternally => false,
            _ => self.whole_program || linkage.is_local(),
        };
        self.knobs.track_calls && here
    }

    /// Whether a variable holds what its initialiser says, whoever sees it.
    pub fn is_fixed(&self, object: u32) -> bool {
        match self.certificate.objects[object as usize].what {
            What::Function(_) => true,
            What::Variable(var) => {
                let var = self.module.var(var);
                var.constant
                    && !var.symbol.linkage().is_replaceable()
                    && !var.externally_initialized
                    && var.tls.is_none()
                    && var.init.is_some()
            }
            _ => false,
        }
    }

    /// Whether nobody outside of the module can reach a variable by its name.
    pub fn may_be_whole(&self, id: VarId) -> bool {
        let var = self.module.var(id);
        // The host cannot reach shared memory.
        let shared = var.addrspace == Some(Space::Shared.llvm());
        self.knobs.track_memory
            && (var.symbol.linkage().is_local() || self.whole_program && shared)
            && var.init.is_some()
            && !var.externally_initialized
            && var.tls.is_none()
            && var.section.is_none()
            && !self.managed.contains(&id)
    }
}

/// The origin of a space.
pub(super) fn of_space(space: Space) -> Option<Origins> {
    Some(match space {
        Space::Global => Origins::GLOBAL,
        Space::Shared => Origins::SHARED,
        Space::Constant => Origins::CONSTANT,
        Space::Local => Origins::LOCAL,
        Space::Param => Origins::PARAM,
        Space::Cluster => Origins::CLUSTER,
        _ => return None,
    })
}

/// Whether a constant holds the generic address of something that is not global.
pub(super) fn holds_private(module: &Module<'_>, c: Const) -> bool {
    let (store, types) = (&module.store, &module.types);
    let mut stack = vec![c];
    while let Some(c) = stack.pop() {
        match store.constant(c) {
            ConstantKind::Global(g) if matches!(module.symbol_kind(g), SymbolKind::Alias(_)) => {
                return true;
            }
            ConstantKind::Expr(expr) if expr.op == Opcode::AddrSpaceCast => {
                let source = expr.operands.first().and_then(|v| v.as_const());
                if source
                    .is_some_and(|s| types.addrspace(types.scalar(store.const_type(s))) != Some(1))
                {
                    return true;
                }
            }
            ConstantKind::Splat(inner) => stack.push(inner),
            _ => {}
        }
        stack.extend(store.const_operands(c).iter().filter_map(|v| v.as_const()));
    }
    false
}

/// Whether attributes promise that what an argument points to is there, and that nobody else writes it. Whether the function
/// does LLVM finds out by itself.
pub(super) fn is_lasting(store: &Store<'_>, attrs: List) -> bool {
    use AttrKind::*;
    let has = |kind| store.attrs(attrs).any(|attr| attr.kind() == Some(kind));
    let there = [Dereferenceable, DereferenceableOrNull, ByVal, ByRef, StructRet];
    has(NoAlias) && there.into_iter().any(has)
}

/// The coroutines that are still one function each: by what they are marked with, or because they use what begins one.
pub(crate) fn unsplit(module: &Module<'_>) -> Set<FuncId> {
    let mut begins: Set<Global> = Set::default();
    for global in module.symbols() {
        let name = module.symbol_name(global).unwrap_or_default();
        if [&b"llvm.coro.id"[..], b"llvm.coro.begin"].iter().any(|begin| name.starts_with(begin)) {
            begins.insert(global);
        }
    }
    let marks = |store: &Store<'_>, attr: Attr| match attr {
        Attr::Str(key, _) => *store.text.unescaped(key) == *b"coroutine.presplit",
        _ => attr.kind() == Some(AttrKind::PresplitCoroutine),
    };
    let is_marked = module.finds_attr(marks);
    let mut found = Set::default();
    for (id, func) in module.functions() {
        let has_frame = || func.store.symbols().any(|global| begins.contains(&global));
        if is_marked(func) || !begins.is_empty() && has_frame() {
            found.insert(id);
        }
    }
    found
}

/// The functions that other modules have, too, and of which the address means something, if anything but a call mentions them.
fn shared_addresses(before: Before<'_, '_>) -> Set<FuncId> {
    let module = before.heads();
    let given = |id: &FuncId| module.func(*id).symbol.linkage() == Linkage::LinkOnceOdr;
    // Where something looks at the address of one; and which one `!callees` means the linker decides.
    let matters = |id: &FuncId| module.func(*id).symbol.unnamed_addr != Some(UnnamedAddr::Global);
    let all = || module.functions().map(|(id, _)| id);
    let own: Map<Global, FuncId> =
        all().filter(given).map(|id| (module.func(id).global, id)).collect();
    let mut taken = in_shared_tables(module);
    if own.is_empty() {
        return taken;
    }
    let mut named = Vec::new();
    let mut take = |global: Global| taken.extend(own.get(&global).filter(|&id| matters(id)));
    for id in all().filter(|&id| !before.is_lost(id)) {
        if !before.may_mention(id, |g| own.contains_key(&g)) {
            continue;
        }
        let func = before.func(id);
        let header = func.header();
        for c in [header.prefix, header.prologue, header.personality].into_iter().flatten() {
            func.store.for_each_global(c, &mut take);
        }
        for (inst, data, operands) in func.each() {
            let direct = data.op.is_call() && func.called_symbol(inst).is_some();
            let operands = &operands[..operands.len() - usize::from(direct)];
            for c in operands.iter().filter_map(|v| v.as_const()) {
                func.store.for_each_global(c, &mut take);
            }
            func.metadata_symbols(inst, &mut |g| named.push(g));
        }
    }
    module.mentions_beside_functions(&|g| own.contains_key(&g), &mut |g, mention| match mention {
        Mention::Metadata(_) => named.push(g),
        _ => take(g),
    });
    taken.extend(named.iter().filter_map(|g| own.get(g)));
    taken
}

/// The functions in tables that are not the module's own, and cannot become so: if the linker keeps another's, that leads to
/// functions of theirs.
fn in_shared_tables(module: &Module<'_>) -> Set<FuncId> {
    let mut found = Set::default();
    let mut looked_at: Set<VarId> = Set::default();
    for (id, var) in module.variables() {
        let symbol = &var.symbol;
        let is_plain = var.constant
            && !var.externally_initialized
            && var.tls.is_none()
            && var.section.is_none();
        let may_be_own = symbol.linkage() == Linkage::LinkOnceOdr
            && symbol.unnamed_addr == Some(UnnamedAddr::Global)
            && is_plain;
        let notes = symbol.linkage() == Linkage::Appending;
        let mut stack = Vec::new();
        if notes || symbol.linkage().is_one_of_many() && !may_be_own {
            stack.push(id);
        }
        while let Some(id) = stack.pop() {
            if !looked_at.insert(id) {
                continue;
            }
            let Some(init) = module.var(id).init else { continue };
            module.store.for_each_global(init, &mut |global| match module.symbol_kind(global) {
                SymbolKind::Func(func)
                    if module.func(func).symbol.linkage() == Linkage::LinkOnceOdr =>
                {
                    found.insert(func);
                }
                SymbolKind::Var(var) if module.var(var).symbol.linkage().is_one_of_many() => {
                    stack.push(var);
                }
                _ => {}
            });
        }
    }
    found
}
