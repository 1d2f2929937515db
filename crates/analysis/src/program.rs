//! What all functions of a module share: its layout, who is called what, which variables are seen whole.
//!
//! Invariant: nothing here changes while functions are analysed, so that they can be in parallel.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::attr::{Captures, Memory, MemoryAccess, MemoryPlace};
use spacecast_ir::function::{Function, Param};
use spacecast_ir::module::{GlobalVar, SymbolKind};
use spacecast_ir::query::Mention;
use spacecast_ir::store::{Attr, ConstantKind, List, Md, MdKind, Store};
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{FuncId, Global, Inst, VarId};
use spacecast_ir::vocab::{AttrKind, Linkage, MdKindName, Opcode, UnnamedAddr};
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};
use spacecast_nvptx::kernel::{
    annotated_grid_constants, is_whole_program, kernels, managed, mentioned_kernels, module_flag,
};
use spacecast_nvptx::layout::{DataLayout, Sizes, Table};
use spacecast_nvptx::space::{QUERIES, Query, Space};

use crate::asm;
use crate::early::{early, inlined_into};
use crate::knobs::Knobs;
use crate::known::{self, Known};
use crate::origins::Origins;
use crate::rounds::DEFAULT_ALGORITHM;
use crate::shape::{bytes, cell_count};
use crate::stated::{Stated, stated};

/// What a call calls.
#[derive(Copy, Clone, Debug)]
pub enum Callee {
    /// An intrinsic that the table knows.
    Row(&'static Intrinsic),
    /// `isspacep`
    Query(Query),
    /// An intrinsic that is not in the table.
    Intrinsic,
    /// One by which numbers get to others.
    Exchange,
    /// A function whose body is here and will be the one that runs.
    Defined(FuncId),
    /// A function that is not visible, but known by its name.
    Known(&'static Known),
    /// Any other.
    Invisible,
}

/// What values of a type are to the analysis.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Class {
    /// A pointer, or a vector of pointers, into this space.
    Pointer(u32),
    /// An integer, a number, or a vector of them.
    Data,
    /// A struct or an array.
    Aggregate,
    /// Nothing that flows.
    Other,
}

fn class_of(types: &Types, ty: Type) -> Class {
    let scalar = types.scalar(ty);
    if let Some(space) = types.addrspace(scalar) {
        return Class::Pointer(space);
    }
    match types.kind(scalar) {
        TypeKind::Struct { .. } | TypeKind::Named { .. } | TypeKind::Array { .. } => {
            Class::Aggregate
        }
        TypeKind::Void
        | TypeKind::Label
        | TypeKind::Token
        | TypeKind::Metadata
        | TypeKind::Function { .. }
        | TypeKind::Target { .. } => Class::Other,
        _ => Class::Data,
    }
}

/// Whether an intrinsic hands numbers to whoever asks by another one: lanes of a warp, which may run other code, and surfaces.
fn hands_on(name: &[u8]) -> bool {
    [&b"llvm.nvvm.shfl."[..], b"llvm.nvvm.redux.", b"llvm.nvvm.sust."]
        .iter()
        .any(|prefix| name.starts_with(prefix))
}

/// An intrinsic by its name.
fn intrinsic(name: &[u8]) -> Callee {
    match (Query::from_intrinsic(name), Intrinsic::named(name)) {
        (Some(query), _) => Callee::Query(query),
        (_, Some(row)) => Callee::Row(row),
        _ if hands_on(name) => Callee::Exchange,
        _ => Callee::Intrinsic,
    }
}

/// What is known of a type.
#[derive(Copy, Clone, Debug)]
struct TypeFacts {
    class: Class,
    /// Whether there is no pointer in its values.
    plain: bool,
    /// How many cells one object of it has.
    cells: u32,
}

/// A module, prepared.
pub struct Program<'a, 's> {
    /// The module.
    pub module: &'a Module<'s>,
    /// What may be assumed.
    pub knobs: &'a Knobs,
    /// Whether everything that is claimed is kept, for someone to check.
    pub certify: bool,
    /// Its data layout; LLVM's default if it has none that can be read.
    pub layout: DataLayout,
    sizes: Table,
    types: Vec<TypeFacts>,
    /// For every function whether it is a kernel.
    kernel: Vec<bool>,
    /// Those that code mentions, and the functions that are `naked`, in order.
    mentioned_kernels: Vec<FuncId>,
    naked: Vec<FuncId>,
    /// The coroutines that are not split as yet, in order; and for every function whether it is, or may become part of, one.
    coroutines: Vec<FuncId>,
    in_coroutine: Vec<bool>,
    /// The parameters that every thread sees in place: the symbol of the kernel, and the position.
    grid_constants: Vec<(Global, u32)>,
    callees: Vec<Callee>,
    queries: bool,
    /// Whether instructions may say which spaces they do not access.
    excluded: bool,
    /// For every variable whether all accesses to it are seen, as long as its address stays inside.
    whole: Vec<bool>,
    any_whole: bool,
    /// For every variable whether it always holds what its initialiser says, and that is pointers.
    constant: Vec<bool>,
    /// Whether only kernels, and what `llvm.used` names, are called from outside.
    whole_program: bool,
    /// Whether every call of a function of the module is in it.
    closed: bool,
    /// The functions that other modules have, too, and whose addresses are mentioned, in order.
    told_apart: Vec<FuncId>,
    /// The functions that are only declared, intrinsics aside.
    declared: Vec<FuncId>,
    /// What is stated of functions.
    stated: HashMap<FuncId, Stated, FxBuildHasher>,
    /// Whether there is a variable in address space 0 that is constant, or that LLVM may find to be.
    pub has_constants: bool,
    /// Whether an argument of a function promises that what it points to can be read at any time and does not change.
    pub has_promises: bool,
    /// Where memory of the heap may be when LLVM is done: its optimisation for OpenMP puts it on the stack.
    pub heap_may_be: Origins,
    /// For every function whether LLVM may let a call write early there, or where that is inlined; nothing if it never does.
    early: Vec<bool>,
    /// A variable that holds the address of something that is not global, for anyone to load.
    pub leaking_variable: Option<VarId>,
    /// Whether one in constant memory does; nothing else than initialisers and the host puts anything there.
    pub leaking_constant: bool,
}

impl<'a, 's> Program<'a, 's> {
    /// Prepares a module.
    pub fn new(module: &'a Module<'s>, knobs: &'a Knobs) -> Self {
        let layout = DataLayout::of_module(module);
        let mut program = Self {
            module,
            knobs,
            certify: false,
            types: Vec::new(),
            sizes: Table::of(&layout, &module.types),
            layout,
            kernel: Vec::new(),
            mentioned_kernels: Vec::new(),
            naked: Vec::new(),
            coroutines: coroutines(module),
            in_coroutine: Vec::new(),
            grid_constants: Vec::new(),
            callees: Vec::new(),
            queries: QUERIES.iter().any(|q| module.symbol(q.intrinsic.as_bytes()).is_some()),
            excluded: module
                .functions()
                .any(|(_, f)| f.store.may_attach(MdKindName::NoAliasAddrSpace)),
            whole: Vec::new(),
            any_whole: false,
            constant: Vec::new(),
            whole_program: is_whole_program(module, knobs.whole_program),
            closed: false,
            told_apart: Vec::new(),
            declared: Vec::new(),
            stated: stated(module, &knobs.statements),
            has_constants: false,
            has_promises: false,
            heap_may_be: Origins::empty(),
            early: Vec::new(),
            leaking_variable: None,
            leaking_constant: false,
        };
        if knobs.optimiser_follows {
            program.find_promises();
            if module_flag(module, b"openmp-device").is_some() {
                program.heap_may_be = Origins::LOCAL;
            }
        }
        let kernels = kernels(module);
        for &id in &kernels {
            let at = id.as_u32() as usize;
            program.kernel.resize(program.kernel.len().max(at + 1), false);
            program.kernel[at] = true;
        }
        program.mentioned_kernels = mentioned_kernels(module, &kernels);
        program.naked = naked(module);
        program.grid_constants = grid_constants(module, &kernels);
        let all = (0..module.types.len() as u32).map(Type::from_index);
        let with_pointers = types_with(&module.types, is_pointer);
        program.types = all
            .map(|ty| {
                let class = class_of(&module.types, ty);
                let plain = match class {
                    Class::Pointer(_) => false,
                    Class::Data | Class::Other => true,
                    Class::Aggregate => !with_pointers[ty.index()],
                };
                let size = program.sizes().alloc_size(ty);
                let cells = cell_count(&module.types, ty, size, program.word());
                TypeFacts { class, plain, cells }
            })
            .collect();
        program.find_told_apart();
        if knobs.optimiser_follows {
            program.in_coroutine =
                inlined_into(module, program.coroutines.clone(), |id| program.is_kernel(id));
            program.early =
                early(module, |id| !program.is_internal(id), |id| program.is_kernel(id));
        }
        program.find_callees();
        program.find_whole_variables();
        program.any_whole = program.whole.contains(&true);
        let known = |(id, f): (FuncId, &Function<'_>)| {
            matches!(program.callee(f.global), Callee::Known(_)).then_some(id)
        };
        program.declared = module.functions().filter_map(known).collect();
        program.closed = program.whole_program && program.calls_are_here();
        program
    }

    /// Whether nothing is called that is not here, and nothing stands for anything else: then nobody else can
    /// call what is here through a pointer.
    fn calls_are_here(&self) -> bool {
        let module = self.module;
        let asm_calls = |store: &Store<'_>, c| match store.constant(c) {
            ConstantKind::Asm(_, code, _) => asm::calls(&store.text.unescaped(code)),
            _ => false,
        };
        let calls = |func: &Function<'_>| func.store.consts().any(|c| asm_calls(&func.store, c));
        module.aliases().next().is_none()
            && module.functions().all(|(_, func)| {
                !matches!(self.callee(func.global), Callee::Invisible) && !calls(func)
            })
    }

    /// Whether only kernels, and what `llvm.used` names, are called from outside.
    pub fn is_whole_program(&self) -> bool {
        self.whole_program
    }

    /// Whether anything is stated of functions.
    pub fn has_statements(&self) -> bool {
        !self.stated.is_empty()
    }

    /// Where a pointer parameter of a function points, if that is stated.
    pub fn stated_param(&self, func: FuncId, param: usize) -> Option<Origins> {
        let stated = self.stated.get(&func)?;
        let params = self.module.func(func).params();
        let is_pointer = |p: &&Param| matches!(self.class(p.ty), Class::Pointer(_));
        // What a pointer by value points to is copied: it says nothing of the pointer that is passed.
        if self.class(params.get(param)?.ty) != Class::Pointer(0)
            || self.by_value(func, param).is_some()
        {
            return None;
        }
        let at = params.get(..param)?.iter().filter(is_pointer).count();
        stated_origin((*stated.params.get(at)?)?)
    }

    /// Where the pointer points that a function returns, if that is stated.
    pub fn stated_return(&self, func: FuncId) -> Option<Origins> {
        stated_origin(self.stated.get(&func)?.returns?)
    }

    /// Whether a call through a pointer may lead to a function that is only declared.
    pub fn may_be_declared(&self, caller: &Function<'_>, call: Inst) -> bool {
        self.declared.iter().any(|&id| self.may_come_to(caller, call, id))
    }

    /// Whether every call of a function of the module is in it, but for kernels and what `llvm.used` names.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether a variable always holds what its initialiser says, and that is pointers.
    pub fn is_constant(&self, var: VarId) -> bool {
        self.constant.get(var.as_u32() as usize).copied().unwrap_or(false)
    }

    /// The functions that a call can lead to, where the module says so.
    pub fn stated_callees(&self, func: &Function<'_>, call: Inst) -> Option<Vec<FuncId>> {
        let md = func.metadata(call).find(|(k, _)| *k == MdKind::Known(MdKindName::Callees))?.1;
        let node = self.module.resolve(&func.store, md)?;
        let callee = |md| match md {
            Md::Value(value) => match self.callee(node.store.as_global(value.as_const()?)?) {
                Callee::Defined(id) => Some(id),
                _ => None,
            },
            _ => None,
        };
        node.store.fields(node.node).map(|(_, md)| callee(md)).collect()
    }

    fn find_callees(&mut self) {
        let module = self.module;
        let callees = module.symbols().map(|global| match module.symbol_kind(global) {
            SymbolKind::Func(id) => self.callee_of(id, module.func(id)),
            // Intrinsics need no declaration.
            _ => match module.symbol_name(global) {
                Some(name) if name.starts_with(b"llvm.") => intrinsic(&name),
                _ => Callee::Invisible,
            },
        });
        self.callees = callees.collect();
    }

    fn callee_of(&self, id: FuncId, func: &Function<'_>) -> Callee {
        if !func.is_declaration() {
            let followed = self.knobs.track_calls && self.is_what_runs(id) && !self.is_naked(id);
            return if followed { Callee::Defined(id) } else { Callee::Invisible };
        }
        let name = self.module.symbol_name(func.global).unwrap_or_default();
        if name.starts_with(b"llvm.") {
            return intrinsic(&name);
        }
        let named = self.knobs.harmless.iter().chain(&self.knobs.statements.harmless);
        if named.into_iter().any(|h| h.as_bytes() == &*name) {
            return Callee::Known(&known::HARMLESS);
        }
        let types = func.params().iter().map(|param| param.ty).chain([func.ret]);
        let numbers = types.into_iter().all(|ty| self.types[ty.index()].plain) && !func.vararg;
        known::named(&name, numbers).map_or(Callee::Invisible, Callee::Known)
    }

    /// What a symbol is when it is called.
    #[inline]
    pub fn callee(&self, global: Global) -> Callee {
        self.callees.get(global.as_u32() as usize).copied().unwrap_or(Callee::Invisible)
    }

    /// What values of a type are.
    #[inline]
    pub fn class(&self, ty: Type) -> Class {
        match self.types.get(ty.index()) {
            Some(facts) => facts.class,
            None => class_of(&self.module.types, ty),
        }
    }

    /// Whether there is no pointer in the values of a type.
    #[inline]
    pub fn is_plain(&self, ty: Type) -> bool {
        self.types.get(ty.index()).is_some_and(|facts| facts.plain)
    }

    /// How many bytes a store of a value writes, if that is known beforehand.
    #[inline]
    pub fn store_size(&self, ty: Type) -> Option<u64> {
        self.sizes.store_size(ty)
    }

    /// The sizes of types.
    pub fn sizes(&self) -> Sizes<'_> {
        Sizes::with(&self.layout, &self.module.types, &self.sizes)
    }

    /// How large a cell is: as large as a generic pointer.
    pub(crate) fn word(&self) -> u32 {
        self.layout.pointer_spec(0).bits.div_ceil(8).max(1)
    }

    /// How many cells an object of a type has.
    pub(crate) fn cells(&self, ty: Type) -> u32 {
        match self.types.get(ty.index()) {
            Some(facts) => facts.cells,
            None => {
                let size = self.sizes().alloc_size(ty);
                cell_count(&self.module.types, ty, size, self.word())
            }
        }
    }

    /// Whether the module asks about spaces anywhere.
    pub fn has_queries(&self) -> bool {
        self.queries
    }

    /// Whether instructions may say which spaces they do not access.
    pub fn has_excluded(&self) -> bool {
        self.excluded
    }

    /// The operands that are addresses of what an instruction accesses, and what it does there.
    pub fn addresses(&self, func: &Function<'_>, inst: Inst) -> Vec<(usize, Role)> {
        match func.inst(inst).op {
            Opcode::Load => vec![(0, Role::Reads)],
            Opcode::Store => vec![(1, Role::Writes)],
            Opcode::AtomicRmw | Opcode::CmpXchg => vec![(0, Role::Updates)],
            op if op.is_call() => match func.called_symbol(inst).map(|g| self.callee(g)) {
                Some(Callee::Row(row)) => {
                    let pointers = row.pointers.iter().filter(|p| p.role != Role::Looks);
                    let all = pointers.map(|p| (p.operand as usize, p.role));
                    let is_pointer = |&(at, _): &(usize, Role)| {
                        let value = func.args(inst).get(at);
                        value.is_some_and(|&v| {
                            matches!(self.class(func.type_of(v)), Class::Pointer(_))
                        })
                    };
                    all.filter(is_pointer).collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// How many bytes `memcpy`, `memmove` or `memset` accesses, if that is known.
    pub fn length(&self, func: &Function<'_>, inst: Inst) -> Option<u64> {
        let Some(Callee::Row(row)) = func.called_symbol(inst).map(|g| self.callee(g)) else {
            return None;
        };
        if row.family != Family::Copy || !row.name.starts_with("llvm.mem") {
            return None;
        }
        match func.store.constant(func.args(inst).get(2)?.as_const()?) {
            ConstantKind::Int(n) => u64::try_from(n).ok(),
            _ => None,
        }
    }

    /// Whether nobody outside of the module calls a function by its name. A `linkonce_odr` function is there for
    /// those who call it here; others have their own, unless nothing was made of who calls it. One that is
    /// `available_externally` is in another module, whatever is said of this one.
    pub fn is_internal(&self, func: FuncId) -> bool {
        let linkage = self.module.func(func).symbol.linkage();
        let own = linkage == Linkage::LinkOnceOdr
            && self.knobs.mem_space_alg == DEFAULT_ALGORITHM
            && !self.is_told_apart(func);
        let all = self.whole_program && linkage != Linkage::AvailableExternally;
        self.knobs.track_calls && (all || linkage.is_local() || own)
    }

    /// Whether calls of a function are not followed although LLVM inlines it: the linker may keep another translation.
    pub fn is_one_of_many(&self, func: FuncId) -> bool {
        self.module.func(func).symbol.linkage().is_one_of_many() && !self.is_what_runs(func)
    }

    /// Whether the body of a function that is here is the one that calls come to. Other modules may have been told less of
    /// what it need not do, and the linker keeps one: then it must be possible to make this one internal.
    fn is_what_runs(&self, func: FuncId) -> bool {
        match self.module.func(func).symbol.linkage() {
            linkage if linkage.is_replaceable() => false,
            Linkage::AvailableExternally => false,
            Linkage::WeakOdr => self.whole_program,
            Linkage::LinkOnceOdr => self.whole_program || !self.is_told_apart(func),
            _ => true,
        }
    }

    /// Whether a function that other modules have, too, has to stay the same as theirs: something may compare its address, or
    /// finds it in a table that is theirs, too.
    fn is_told_apart(&self, func: FuncId) -> bool {
        self.told_apart.binary_search(&func).is_ok()
    }

    fn find_told_apart(&mut self) {
        let module = self.module;
        let own =
            |f: &Function<'_>| f.symbol.linkage() == Linkage::LinkOnceOdr && !f.is_declaration();
        let wanted: Vec<(FuncId, &Function<'_>)> =
            module.functions().filter(|(_, f)| own(f)).collect();
        if wanted.is_empty() {
            return;
        }
        let is_function = |g| match module.symbol_kind(g) {
            SymbolKind::Func(id) => own(module.func(id)),
            _ => false,
        };
        let mentions = module.mentions_of(is_function);
        // Where `!callees` names one it is the one that the linker keeps.
        let is_theirs = |func: &Function<'_>, mention: &Mention| match mention {
            Mention::Call(..) => false,
            Mention::Metadata(_) => true,
            _ => func.symbol.unnamed_addr != Some(UnnamedAddr::Global),
        };
        let taken = wanted
            .iter()
            .filter(|(_, f)| mentions.of(f.global).iter().any(|mention| is_theirs(f, mention)));
        self.told_apart = taken.map(|&(id, _)| id).chain(in_tables_of_others(module)).collect();
        self.told_apart.sort_unstable();
    }

    /// Whether a call passes what a function takes, so that it can be followed. Kernels are launched, not
    /// called.
    pub fn fits(&self, caller: &Function<'_>, call: Inst, callee: FuncId) -> bool {
        let func = self.module.func(callee);
        let args = caller.args(call);
        let passed = args.iter().map(|&v| caller.type_of(v));
        !self.is_launched(callee)
            && !func.vararg
            && args.len() == func.params().len()
            && passed.eq(func.params().iter().map(|p| p.ty))
            && caller.inst(call).ty == func.ret
    }

    /// Whether a call through a pointer may come to a function: it passes as much, of the same types, or of such as differ only
    /// in what pointers are said to point to.
    pub fn may_come_to(&self, caller: &Function<'_>, call: Inst, callee: FuncId) -> bool {
        let func = self.module.func(callee);
        let args = caller.args(call);
        let counts =
            args.len() == func.params().len() || func.vararg && args.len() >= func.params().len();
        let types = func.params().iter().map(|param| param.ty).zip(args);
        let mut types = types.map(|(taken, &passed)| (taken, caller.type_of(passed)));
        let alike = |a, b| self.module.types.are_alike(a, b);
        counts && alike(func.ret, caller.inst(call).ty) && types.all(|(a, b)| alike(a, b))
    }

    /// The type that a parameter by value points to, if it is one; one without a size if that is not said.
    pub fn by_value(&self, func: FuncId, param: usize) -> Option<Type> {
        let func = self.module.func(func);
        let param = func.params().get(param)?;
        func.store.attrs(param.attrs).find_map(|attr| match attr {
            Attr::Type(AttrKind::ByVal, ty) => Some(ty),
            Attr::Flag(AttrKind::ByVal) => match *self.module.types.kind(param.ty) {
                TypeKind::TypedPtr { pointee, .. } => Some(pointee),
                _ => Some(Type::VOID),
            },
            _ => None,
        })
    }

    /// What the attributes of a call and of the function say of an argument.
    pub fn arg_effects(&self, func: &Function<'_>, call: Inst, arg: usize) -> ArgEffects {
        let at_call = ArgEffects::WORST.with(&func.store, func.arg_attrs(call, arg));
        let callee = func.called_symbol(call).and_then(|g| self.module.resolve_function(g));
        let Some(callee) = callee.map(|f| self.module.func(f)) else { return at_call };
        match callee.params().get(arg) {
            Some(param) => at_call.with(&callee.store, param.attrs),
            None => at_call,
        }
    }

    /// Whether the attributes of a call or of the function say that it writes no memory that others see.
    pub fn call_writes_nothing(&self, func: &Function<'_>, call: Inst) -> bool {
        let module = self.module;
        let Some(data) = func.call(call) else { return false };
        let at_call = func.store.attrs(data.fn_attrs).any(|attr| match attr {
            Attr::Group(n) => module
                .attr_group(n)
                .is_some_and(|g| module.store.attrs(g.attrs).any(writes_nothing)),
            attr => writes_nothing(attr),
        });
        if at_call {
            return true;
        }
        let callee = func.called_symbol(call).and_then(|g| module.resolve_function(g));
        callee.is_some_and(|f| module.attrs_of(module.func(f)).any(|(_, a)| writes_nothing(a)))
    }

    /// The space that an access to what comes from there may name.
    pub fn space_of(&self, origins: Origins) -> Option<Space> {
        if self.knobs.optimiser_follows { origins.space() } else { origins.space_at_last() }
    }

    /// Whether a function is a kernel that the host alone can call: no code mentions it, so that LLVM inlines it nowhere.
    pub fn is_kernel(&self, func: FuncId) -> bool {
        self.is_launched(func) && self.mentioned_kernels.binary_search(&func).is_err()
    }

    /// Whether a function is a kernel.
    pub fn is_launched(&self, func: FuncId) -> bool {
        self.kernel.get(func.as_u32() as usize).copied().unwrap_or(false)
    }

    /// Whether nothing but assembly says what a function does with its parameters.
    pub fn is_naked(&self, func: FuncId) -> bool {
        self.naked.binary_search(&func).is_ok()
    }

    /// Whether a function is a coroutine of which LLVM has yet to move what is on the stack, and parameters by value, into memory
    /// that the program allocates.
    pub fn is_coroutine(&self, func: FuncId) -> bool {
        self.coroutines.binary_search(&func).is_ok()
    }

    /// Whether a function is such a coroutine, or may be inlined into one.
    pub fn has_frame(&self, func: FuncId) -> bool {
        self.is_coroutine(func) || self.in_coroutine.get(func.as_u32() as usize) == Some(&true)
    }

    /// Whether a parameter of a kernel is a grid constant, so that its address is the same for all threads.
    pub fn is_grid_constant(&self, kernel: Global, param: u32) -> bool {
        self.grid_constants.binary_search(&(kernel, param)).is_ok()
    }

    /// Whether all accesses to a variable are seen, as long as its address stays inside.
    pub fn is_whole(&self, var: VarId) -> bool {
        self.whole.get(var.as_u32() as usize).copied().unwrap_or(false)
    }

    /// Whether there is any such variable.
    pub fn has_whole_variables(&self) -> bool {
        self.any_whole
    }

    fn find_promises(&mut self) {
        for (_, func) in self.module.functions() {
            self.has_promises |= func.params().iter().any(|param| is_promise(func, param));
        }
    }

    /// The functions in which that is so, by their ids.
    pub fn early(&self) -> &[bool] {
        &self.early
    }

    /// Whether LLVM may let a call write to where what it wrote is stored later on, in a function or where that is inlined.
    pub fn writes_early(&self, id: FuncId) -> bool {
        self.early.get(id.as_u32() as usize) == Some(&true)
    }

    /// Whether slots may be something else in the end: LLVM puts constants in their places, or they do not count as local.
    pub fn may_replace_slots(&self) -> bool {
        let other = self.has_constants || self.has_promises || !self.knobs.process_alloca_always;
        self.knobs.optimiser_follows && other
    }

    /// Where a slot can be besides local memory, if LLVM puts in its place what is copied into it.
    pub fn replaced(&self) -> Origins {
        if self.has_promises { Origins::ANYWHERE } else { Origins::GLOBAL }
    }

    fn find_whole_variables(&mut self) {
        let types = &self.module.types;
        let with_words = types_with(types, is_word);
        for (id, var) in self.module.variables() {
            let at = id.as_u32() as usize;
            // GlobalOpt makes a constant of what nobody writes and nobody else knows.
            let never_written =
                var.constant || var.symbol.linkage().is_local() || self.whole_program;
            self.has_constants |= never_written && var.addrspace.unwrap_or(0) == 0;
            self.whole.resize(self.whole.len().max(at + 1), false);
            self.constant.resize(self.whole.len(), false);
            self.constant[at] = var.constant
                && !var.symbol.linkage().is_replaceable()
                && !var.externally_initialized
                && var.tls.is_none()
                && var.init.is_some()
                && self.knobs.track_memory
                && !self.is_plain(var.ty);
            // The host cannot reach shared memory.
            let shared = var.addrspace == Some(Space::Shared.llvm());
            self.whole[at] = self.knobs.track_memory
                && (var.symbol.linkage().is_local() || self.whole_program && shared)
                && var.init.is_some()
                && !var.externally_initialized
                && var.tls.is_none()
                && var.section.is_none()
                && (with_words[var.ty.index()] || !var.constant && may_be_pointers(types, var.ty));
        }
        for (_, alias) in self.module.aliases() {
            self.expose_mentioned(alias.target);
        }
        for g in header_symbols(self.module) {
            self.expose_symbol(g);
        }
        for var in managed(self.module) {
            self.expose_symbol(self.module.var(var).global);
        }
        // An address that is computed with is not followed.
        for (_, var) in self.module.variables() {
            for c in var.init.map_or(Vec::new(), |init| computed(&self.module.store, init)) {
                self.expose_mentioned(c);
            }
        }
        // What a variable holds the address of can be reached through that variable, unless it is seen whole itself; and
        // what that holds the address of, through that.
        let ids = self.module.variables().map(|(id, _)| id);
        let mut reached: Vec<VarId> = ids.filter(|&id| !self.is_whole(id)).collect();
        while let Some(id) = reached.pop() {
            let init = self.module.var(id).init.into_iter();
            let mut mentioned = Vec::new();
            init.for_each(|init| {
                self.module.store.for_each_global(init, &mut |g| mentioned.push(g))
            });
            for global in mentioned {
                if let SymbolKind::Var(var) = self.module.symbol_kind(global)
                    && self.is_whole(var)
                {
                    self.expose_symbol(global);
                    reached.push(var);
                }
            }
        }
        for (id, var) in self.module.variables() {
            if !var.init.is_some_and(|init| leaks(self.module, init)) {
                continue;
            }
            // It may be known to others later, and counts as filled by the host then.
            self.leaking_constant |= var.addrspace == Some(Space::Constant.llvm());
            // `llvm.used` and the like are notes for the linker: nobody loads from them.
            let name = self.module.symbol_name(var.global).unwrap_or_default();
            if !self.is_whole(id) && !name.starts_with(b"llvm.") {
                self.leaking_variable.get_or_insert(id);
            }
        }
    }

    /// Whether the initialiser of a variable holds the address of something that is not global.
    pub fn initialiser_leaks(&self, var: VarId) -> bool {
        let init = self.module.var(var).init;
        init.is_some_and(|init| leaks(self.module, init))
    }

    fn expose_mentioned(&mut self, c: spacecast_ir::value::Const) {
        self.module.store.for_each_global(c, &mut |g| self.expose_symbol(g));
    }

    fn expose_symbol(&mut self, global: Global) {
        if let SymbolKind::Var(v) = self.module.symbol_kind(global)
            && let Some(whole) = self.whole.get_mut(v.as_u32() as usize)
        {
            *whole = false;
        }
    }

    /// The origin of a pointer whose type names a space.
    pub fn origin_of_space(&self, addrspace: u32) -> Origins {
        let space = Space::from_llvm(addrspace).and_then(Origins::of_space);
        space.unwrap_or(Origins::UNKNOWN)
    }
}

/// The origin of a pointer of which a space is stated; what it points to is not seen. It may be null all the same, which
/// is another address in that space unless that is global.
fn stated_origin(space: Space) -> Option<Origins> {
    let origin = match space {
        Space::Global => Origins::DEVICE,
        space => Origins::of_space(space)? | Origins::NULL,
    };
    Some(origin | Origins::FOREIGN)
}

/// The symbols that headers of functions mention: data before a function, or what handles its exceptions.
pub(crate) fn header_symbols(module: &Module<'_>) -> Vec<Global> {
    let mut found = Vec::new();
    for (_, func) in module.functions() {
        for c in [func.prefix, func.prologue, func.personality].into_iter().flatten() {
            func.store.for_each_global(c, &mut |g| found.push(g));
        }
    }
    found
}

/// The parameters that LLVM treats as grid constants: by annotation, by attribute, or because the kernel only
/// reads them and lets nobody else do more. Sorted.
fn grid_constants(module: &Module<'_>, kernels: &[FuncId]) -> Vec<(Global, u32)> {
    let mut found: Vec<(Global, u32)> = annotated_grid_constants(module)
        .into_iter()
        .map(|(id, param)| (module.func(id).global, param as u32))
        .collect();
    for &id in kernels {
        let func = module.func(id);
        for (at, param) in func.params().iter().enumerate() {
            let (mut marked, mut by_value, mut reads, mut uncaptured) = Default::default();
            for attr in func.store.attrs(param.attrs) {
                match attr {
                    Attr::Str(key, _) => {
                        marked |= *func.store.text.unescaped(key) == *b"nvvm.grid_constant";
                    }
                    Attr::Flag(AttrKind::ReadOnly | AttrKind::ReadNone) => reads = true,
                    Attr::Flag(AttrKind::NoCapture) => uncaptured = true,
                    Attr::Int(AttrKind::Captures, bits) => {
                        uncaptured |= Captures::from_bits(bits).other.is_empty();
                    }
                    Attr::Type(AttrKind::ByVal, _) | Attr::Flag(AttrKind::ByVal) => by_value = true,
                    _ => {}
                }
            }
            // `byval` alone makes no promise about the kernel.
            if marked || by_value && reads && uncaptured {
                found.push((func.global, at as u32));
            }
        }
    }
    found.sort_unstable();
    found
}

/// The functions that others may have, too, and that variables mention in the place of which the linker may put those of others,
/// which mention theirs. Sorted.
fn in_tables_of_others(module: &Module<'_>) -> Vec<FuncId> {
    let is_open = |(_, var): &(VarId, &GlobalVar)| {
        let linkage = var.symbol.linkage();
        linkage.is_one_of_many() && !var.may_be_own() || linkage == Linkage::Appending
    };
    let mut stack: Vec<VarId> = module.variables().filter(is_open).map(|(id, _)| id).collect();
    let mut seen: HashSet<VarId, FxBuildHasher> = stack.iter().copied().collect();
    let mut found = Vec::new();
    while let Some(init) = stack.pop().map(|id| module.var(id).init) {
        let mut look = |global| match module.symbol_kind(global) {
            SymbolKind::Func(id) if module.func(id).symbol.linkage() == Linkage::LinkOnceOdr => {
                found.push(id);
            }
            SymbolKind::Var(id)
                if module.var(id).symbol.linkage().is_one_of_many() && seen.insert(id) =>
            {
                stack.push(id);
            }
            _ => {}
        };
        if let Some(init) = init {
            module.store.for_each_global(init, &mut look);
        }
    }
    found.sort_unstable();
    found
}

/// The functions that are `naked`: their assembly finds what they are passed without being passed it.
fn naked(module: &Module<'_>) -> Vec<FuncId> {
    let is_naked = module.finds_attr(|_, attr| attr.kind() == Some(AttrKind::Naked));
    let found = module.functions().filter(|(_, func)| is_naked(func));
    found.map(|(id, _)| id).collect()
}

/// The coroutines that are not split as yet, in order: they say so, or ask for a frame. LLVM makes several functions of each,
/// and what is on the stack of one, or passed by value, lives in that frame.
pub fn coroutines<'s>(module: &Module<'s>) -> Vec<FuncId> {
    let is_marked = module.finds_attr(|store, attr| match attr {
        Attr::Str(key, _) => *store.text.unescaped(key) == *b"coroutine.presplit",
        _ => attr.kind() == Some(AttrKind::PresplitCoroutine),
    });
    let begins = |&global: &Global| {
        let name = module.symbol_name(global).unwrap_or_default();
        name.starts_with(b"llvm.coro.begin") || name.starts_with(b"llvm.coro.id")
    };
    let begin: Vec<Global> = module.symbols().filter(begins).collect();
    let is_one = |func: &Function<'s>| {
        is_marked(func)
            || !begin.is_empty() && func.store.symbols().any(|global| begin.contains(&global))
    };
    let bodies = module.functions().filter(|(_, func)| !func.is_declaration());
    let mut found: Vec<FuncId> = bodies.filter(|(_, f)| is_one(f)).map(|(id, _)| id).collect();
    found.sort_unstable();
    found
}

/// For every type whether something is in its values, by what says so of types that have nothing inside. Many are nested in
/// many: each is looked at once.
fn types_with(types: &Types, is: impl Fn(&TypeKind) -> bool) -> Vec<bool> {
    let all = || (0..types.len() as u32).map(Type::from_index);
    let mut around: Vec<Vec<Type>> = vec![Vec::new(); types.len()];
    for ty in all() {
        match types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                around[elem.index()].push(ty);
            }
            TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                let fields = types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields);
                fields.iter().for_each(|field| around[field.index()].push(ty));
            }
            _ => {}
        }
    }
    let mut found = vec![false; types.len()];
    let mut stack: Vec<Type> = all().filter(|&ty| is(types.kind(ty))).collect();
    while let Some(ty) = stack.pop() {
        if !std::mem::replace(&mut found[ty.index()], true) {
            stack.extend(&around[ty.index()]);
        }
    }
    found
}

fn is_pointer(kind: &TypeKind) -> bool {
    matches!(kind, TypeKind::Ptr { .. } | TypeKind::TypedPtr { .. })
}

/// Whether a value is a pointer, or an integer as large as one.
fn is_word(kind: &TypeKind) -> bool {
    is_pointer(kind) || matches!(kind, TypeKind::Int(bits) if *bits >= 64)
}

/// Whether a variable is a few words that are made of bytes. More of them are a buffer, of which there is nothing to know;
/// nor is there of a constant, which is text.
fn may_be_pointers(types: &Types, ty: Type) -> bool {
    bytes(types, ty).is_some_and(|count| count.is_multiple_of(8) && (8..=256).contains(&count))
}

/// The parts of an initialiser that are more than an address and an offset, or nested too deeply to follow.
pub(crate) fn computed(
    store: &Store<'_>,
    init: spacecast_ir::value::Const,
) -> Vec<spacecast_ir::value::Const> {
    let mut found = Vec::new();
    let mut stack = vec![(init, 0)];
    while let Some((c, depth)) = stack.pop() {
        let plain = match store.constant(c) {
            ConstantKind::Expr(expr) => {
                matches!(expr.op, Opcode::BitCast | Opcode::GetElementPtr | Opcode::AddrSpaceCast)
            }
            ConstantKind::Splat(_) | ConstantKind::PtrAuth(_) => false,
            _ => true,
        };
        if !plain || depth > 60 {
            found.push(c);
            continue;
        }
        let parts = store.const_operands(c).iter().filter_map(|v| v.as_const());
        stack.extend(parts.map(|part| (part, depth + 1)));
    }
    found
}

/// Whether a constant contains the generic address of something that is not in global memory.
fn leaks(module: &Module<'_>, c: spacecast_ir::value::Const) -> bool {
    let (store, types) = (&module.store, &module.types);
    let mut stack = vec![c];
    while let Some(c) = stack.pop() {
        // An alias may stand for anything.
        if let ConstantKind::Global(g) = store.constant(c)
            && matches!(module.symbol_kind(g), SymbolKind::Alias(_))
        {
            return true;
        }
        if let ConstantKind::Expr(expr) = store.constant(c)
            && expr.op == Opcode::AddrSpaceCast
            && let Some(source) = expr.operands.first().and_then(|v| v.as_const())
        {
            let from = types.addrspace(types.scalar(store.const_type(source)));
            if from != Some(1) {
                return true;
            }
        }
        if let ConstantKind::Splat(inner) = store.constant(c) {
            stack.push(inner);
        }
        stack.extend(store.const_operands(c).iter().filter_map(|v| v.as_const()));
    }
    false
}

/// What attributes say about an argument.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ArgEffects {
    /// The callee keeps no copy of the pointer.
    pub kept: bool,
    /// The callee writes through the pointer.
    pub written: bool,
    /// The callee returns the pointer.
    pub returned: bool,
    /// The callee gets a copy of what the pointer points to.
    pub by_value: bool,
}

impl ArgEffects {
    /// The worst.
    pub const WORST: ArgEffects =
        ArgEffects { kept: true, written: true, returned: false, by_value: false };

    /// With what the attributes of a list promise.
    #[must_use]
    pub fn with(mut self, store: &Store<'_>, list: List) -> Self {
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
                    self.by_value = true;
                    self.kept = false;
                    self.written = false;
                }
                _ => {}
            }
        }
        self
    }
}

/// Whether attributes of a function or call say that it writes no memory. What only such functions reach may hold what they
/// are passed, and others may get it from there.
pub fn writes_nothing(attr: Attr) -> bool {
    match attr {
        Attr::Flag(AttrKind::ReadNone | AttrKind::ReadOnly) => true,
        Attr::Int(AttrKind::Memory, bits) => {
            let memory = Memory(bits);
            let harmless = |place| {
                matches!(memory.access(place), MemoryAccess::None | MemoryAccess::Read)
                    || place == MemoryPlace::ErrnoMem
            };
            MemoryPlace::ALL.iter().all(|&place| harmless(place))
        }
        _ => false,
    }
}

/// Whether a parameter promises that what it points to can be read at any time and does not change while the function runs.
/// That nothing writes there LLVM finds out by itself, also where the parameter is said to be written.
pub(crate) fn is_promise(func: &Function<'_>, param: &Param) -> bool {
    let has = |kind: AttrKind| func.store.attrs(param.attrs).any(|a| a.kind() == Some(kind));
    let there = [
        AttrKind::Dereferenceable,
        AttrKind::DereferenceableOrNull,
        AttrKind::ByVal,
        AttrKind::ByRef,
        AttrKind::StructRet,
    ];
    has(AttrKind::NoAlias) && there.into_iter().any(has)
}
