//! What the module itself says: types, callees, kernels, who can be reached from outside.
//!
//! Written from `docs/resolution.md` alone; of the analysis only what it claims is used.

use std::sync::OnceLock;

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, What};
use spacecast_analysis::knobs::Knobs;
use spacecast_ir::Module;
use spacecast_ir::attr::{Memory, MemoryAccess, MemoryPlace};
use spacecast_ir::function::Function;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{Attr, ConstantKind, Md, MdKind, Store};
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{Const, FuncId, Global, Inst, VarId};
use spacecast_ir::vocab::{AttrKind, Linkage, MdKindName, Opcode};
use spacecast_nvptx::intrinsics::Intrinsic;
use spacecast_nvptx::kernel::{annotated_grid_constants, is_whole_program, kernels};
use spacecast_nvptx::layout::{DataLayout, Sizes, Table};
use spacecast_nvptx::space::{Query, Space};

use crate::{Map, Set};

/// What a call calls.
#[derive(Copy, Clone)]
pub(super) enum Callee {
    Row(&'static Intrinsic),
    Query(Query),
    /// An intrinsic without a row.
    Unlisted,
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

/// What values of a type are.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Class {
    Pointer(u32),
    Data,
    Aggregate,
    Other,
}

/// A scalar in an aggregate; no type stands for all of one with too many.
#[derive(Copy, Clone)]
pub(super) struct Leaf {
    pub offset: u64,
    pub size: Option<u64>,
    pub ty: Option<Type>,
}

/// Functions that store no address, by name; `*` stands for what follows.
const HARMLESS: &[&str] = &[
    "__assert_fail",
    "__assertfail",
    "__nv_*",
    "__nvvm_reflect",
    "abort",
    "free",
    "malloc",
    "printf",
    "puts",
    "trap",
    "vprintf",
];

/// More parts of an aggregate than this are one.
const MAX_LEAVES: usize = 64;

pub(super) struct World<'m, 's> {
    pub module: &'m Module<'s>,
    pub knobs: &'m Knobs,
    pub certificate: &'m Certificate,
    pub layout: DataLayout,
    table: Table,
    /// The bytes of a generic pointer.
    pub word: u64,
    kernels: Set<FuncId>,
    grid_constants: Set<(Global, u32)>,
    callees: Vec<Callee>,
    pub whole_program: bool,
    /// Whether every call of a function of the module is in it.
    pub closed: bool,
    /// The objects of the certificate by what they are.
    pub objects: Map<What, u32>,
    pub runs_of: Map<FuncId, Vec<u32>>,
    /// Whether something that is not global lies in constant memory, or in a variable that anyone reads.
    pub leaking_constant: bool,
    pub leaking_variable: bool,
    /// Where the other side of copies of an object can be, by its position, as far as they go.
    pub copied: Vec<Origins>,
    /// Whether there is a constant in address space 0.
    pub has_constants: bool,
    /// Whether anything can be said of pointers: by queries, by statements, by instructions that say where they are not.
    pub asks: bool,
    pub states: bool,
    pub excludes: bool,
    classes: Vec<Class>,
    /// The scalars of aggregates, by type, as soon as someone asks.
    leaves: Vec<OnceLock<(Vec<Leaf>, bool)>>,
}

impl<'m, 's> World<'m, 's> {
    pub fn new(module: &'m Module<'s>, knobs: &'m Knobs, certificate: &'m Certificate) -> Self {
        let text = module.data_layout().unwrap_or_default();
        let layout = DataLayout::parse(&String::from_utf8_lossy(&text)).unwrap_or_default();
        let kernels: Vec<FuncId> = kernels(module);
        let mut runs_of: Map<FuncId, Vec<u32>> = Map::default();
        for (at, run) in certificate.runs.iter().enumerate() {
            runs_of.entry(run.func).or_default().push(at as u32);
        }
        let objects = certificate.objects.iter().enumerate();
        let mut world = Self {
            module,
            knobs,
            certificate,
            table: Table::of(&layout, &module.types),
            word: u64::from(layout.pointer_spec(0).bits.div_ceil(8).max(1)),
            layout,
            grid_constants: grid_constants(module, &kernels),
            kernels: kernels.into_iter().collect(),
            callees: Vec::new(),
            whole_program: knobs.whole_program || is_whole_program(module),
            closed: false,
            objects: objects.map(|(at, object)| (object.what, at as u32)).collect(),
            runs_of,
            leaking_constant: false,
            leaking_variable: false,
            copied: Vec::new(),
            has_constants: false,
            asks: false,
            states: false,
            excludes: module
                .functions()
                .any(|(_, f)| f.store.may_attach(MdKindName::NoAliasAddrSpace)),
            classes: Vec::new(),
            leaves: (0..module.types.len()).map(|_| OnceLock::new()).collect(),
        };
        let types = (0..module.types.len() as u32).map(Type::from_index);
        world.classes = types.map(|ty| world.class_of(ty)).collect();
        world.callees = module.symbols().map(|g| world.callee_of(g)).collect();
        world.asks = world.callees.iter().any(|callee| matches!(callee, Callee::Query(_)));
        world.states = !knobs.statements.functions.is_empty()
            || module.functions().any(|(_, func)| module.string_attr(func, b"nvvm.as").is_some());
        world.closed = world.whole_program && world.calls_are_here();
        for (id, var) in module.variables() {
            world.has_constants |= var.constant && var.addrspace.unwrap_or(0) == 0;
            let leaks = var.init.is_some_and(|init| holds_private(module, init));
            world.leaking_constant |= leaks && var.addrspace == Some(Space::Constant.llvm());
            let name = module.symbol_name(var.global).unwrap_or_default();
            // `llvm.used` and the like are notes for the linker.
            let seen_whole = world.object(What::Variable(id)).is_some_and(|object| {
                !certificate.objects[object as usize].exposed && world.may_be_whole(id)
            });
            world.leaking_variable |= leaks && !seen_whole && !name.starts_with(b"llvm.");
        }
        world
    }

    fn callee_of(&self, global: Global) -> Callee {
        let name = self.module.symbol_name(global).unwrap_or_default();
        match self.module.symbol_kind(global) {
            SymbolKind::Func(id) if !self.module.func(id).is_declaration() => {
                let linkage = self.module.func(id).symbol.linkage();
                let followed = self.knobs.track_calls && !is_replaceable(linkage);
                return if followed { Callee::Defined(id) } else { Callee::Unseen };
            }
            SymbolKind::Var(_) | SymbolKind::Alias(_) => return Callee::Unseen,
            _ => {}
        }
        if name.starts_with(b"llvm.") {
            return match (Query::from_intrinsic(&name), Intrinsic::named(&name)) {
                (Some(query), _) => Callee::Query(query),
                (_, Some(row)) => Callee::Row(row),
                _ => Callee::Unlisted,
            };
        }
        let mut vouched = self.knobs.harmless.iter().chain(&self.knobs.statements.harmless);
        if vouched.any(|n| n.as_bytes() == &*name) {
            return Callee::Harmless { vouched: true, heap: false };
        }
        let fits = |known: &str| match known.as_bytes().strip_suffix(b"*") {
            Some(prefix) => name.starts_with(prefix),
            None => known.as_bytes() == &*name,
        };
        if HARMLESS.iter().any(|known| fits(known)) {
            return Callee::Harmless { vouched: false, heap: &*name == b"malloc" };
        }
        Callee::Unseen
    }

    fn calls_are_here(&self) -> bool {
        let asm_calls = |func: &Function<'_>| {
            func.store.consts().any(|c| match func.store.constant(c) {
                ConstantKind::Asm(_, code, _) => {
                    super::asm::calls(&func.store.text.unescaped(code))
                }
                _ => false,
            })
        };
        self.module.aliases().next().is_none()
            && self.module.functions().all(|(_, func)| {
                !matches!(self.callee(func.global), Callee::Unseen) && !asm_calls(func)
            })
    }

    pub fn callee(&self, global: Global) -> Callee {
        self.callees.get(global.as_u32() as usize).copied().unwrap_or(Callee::Unseen)
    }

    /// What an instruction calls.
    pub fn called(&self, func: &Function<'_>, inst: Inst) -> Callee {
        func.called_symbol(inst).map_or(Callee::Unseen, |g| self.callee(g))
    }

    pub fn object(&self, what: What) -> Option<u32> {
        self.objects.get(&what).copied()
    }

    pub fn is_kernel(&self, func: FuncId) -> bool {
        self.kernels.contains(&func)
    }

    pub fn is_grid_constant(&self, func: Global, param: u32) -> bool {
        self.grid_constants.contains(&(func, param))
    }

    pub fn sizes(&self) -> Sizes<'_> {
        Sizes::with(&self.layout, &self.module.types, &self.table)
    }

    pub fn class(&self, ty: Type) -> Class {
        self.classes.get(ty.index()).copied().unwrap_or_else(|| self.class_of(ty))
    }

    fn class_of(&self, ty: Type) -> Class {
        let types = &self.module.types;
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

    /// Whether there is a pointer in the values of a type; in one that is nested too deeply there may be.
    pub fn has_pointers(&self, ty: Type, depth: u32) -> bool {
        let types = &self.module.types;
        match types.kind(ty) {
            TypeKind::Ptr { .. } | TypeKind::TypedPtr { .. } => true,
            _ if depth > 33 => true,
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                self.has_pointers(*elem, depth + 1)
            }
            TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                let fields = types.struct_fields(ty).map_or(&[][..], |(_, fields)| fields);
                fields.iter().any(|&field| self.has_pointers(field, depth + 1))
            }
            _ => false,
        }
    }

    /// The scalars of an aggregate, and whether there are too many.
    pub fn leaves(&self, ty: Type) -> (&[Leaf], bool) {
        const FOLDED: Leaf = Leaf { offset: 0, size: None, ty: None };
        let Some(known) = self.leaves.get(ty.index()) else { return (&[FOLDED], true) };
        let (leaves, folded) = known.get_or_init(|| {
            let mut leaves = Vec::new();
            match self.flatten(&mut self.sizes(), ty, 0, 0, &mut leaves) {
                Some(()) => (leaves, false),
                None => (vec![FOLDED], true),
            }
        });
        (leaves, *folded)
    }

    fn flatten(
        &self,
        sizes: &mut Sizes<'_>,
        ty: Type,
        offset: u64,
        depth: u32,
        out: &mut Vec<Leaf>,
    ) -> Option<()> {
        if depth > 16 {
            return None;
        }
        let types = &self.module.types;
        match types.kind(ty) {
            TypeKind::Array { elem, len } => {
                let size = sizes.alloc_size(*elem)?;
                if *len > MAX_LEAVES as u64 {
                    return None;
                }
                for at in 0..*len {
                    self.flatten(sizes, *elem, offset + at * size, depth + 1, out)?;
                }
            }
            TypeKind::Struct { .. } | TypeKind::Named { .. } => {
                let (_, fields) = types.struct_fields(ty)?;
                for (at, &field) in fields.iter().enumerate() {
                    let start = offset.checked_add(sizes.field_offset(ty, at)?)?;
                    self.flatten(sizes, field, start, depth + 1, out)?;
                }
            }
            _ if out.len() >= MAX_LEAVES => return None,
            _ => out.push(Leaf { offset, size: sizes.store_size(ty), ty: Some(ty) }),
        }
        Some(())
    }

    /// The leaves that indices select: from, and up to.
    pub fn leaf_range(&self, ty: Type, indices: &[u32]) -> Option<(usize, usize)> {
        let types = &self.module.types;
        let count = |ty: Type| match self.class(ty) {
            Class::Aggregate => self.leaves(ty).0.len(),
            _ => 1,
        };
        // Mostly all parts are scalars.
        let (fields, leaves) = (types.struct_fields(ty), self.leaves(ty).0);
        if let (Some((_, fields)), &[index]) = (fields, indices)
            && fields.len() == leaves.len()
            && leaves.iter().zip(fields).all(|(leaf, field)| leaf.ty == Some(*field))
        {
            return ((index as usize) < leaves.len())
                .then_some((index as usize, index as usize + 1));
        }
        let (mut from, mut at) = (0, ty);
        for &index in indices {
            for before in 0..index {
                from += count(types.element(at, before.into())?);
            }
            at = types.element(at, index.into())?;
        }
        Some((from, from + count(at)))
    }

    /// Whether a call passes what a function takes. Kernels are launched, not called.
    pub fn fits(&self, caller: &Function<'_>, call: Inst, callee: FuncId) -> bool {
        let func = self.module.func(callee);
        let passed = caller.args(call).iter().map(|&v| caller.type_of(v));
        !self.is_kernel(callee)
            && !func.vararg
            && passed.eq(func.params().iter().map(|p| p.ty))
            && caller.inst(call).ty == func.ret
    }

    /// The functions that `!callees` names.
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

    /// Whether nobody outside of the module calls a function by its name.
    pub fn is_internal(&self, func: FuncId) -> bool {
        let linkage = self.module.func(func).symbol.linkage();
        let here = self.whole_program || linkage.is_local() || linkage == Linkage::LinkOnceOdr;
        self.knobs.track_calls && here
    }

    /// Whether a variable holds what its initialiser says, whoever sees it.
    pub fn is_fixed(&self, object: u32) -> bool {
        match self.certificate.objects[object as usize].what {
            What::Function(_) => true,
            What::Variable(var) => {
                let var = self.module.var(var);
                var.constant
                    && !is_replaceable(var.symbol.linkage())
                    && !var.externally_initialized
                    && var.tls.is_none()
                    && var.init.is_some()
            }
            _ => false,
        }
    }

    /// Whether nobody outside of the module can reach a variable by its name.
    pub fn may_be_whole(&self, var: VarId) -> bool {
        let var = self.module.var(var);
        // The host cannot reach shared memory.
        let shared = var.addrspace == Some(Space::Shared.llvm());
        (var.symbol.linkage().is_local() || self.whole_program && shared)
            && var.init.is_some()
            && !var.externally_initialized
            && var.tls.is_none()
            && var.section.is_none()
    }

    /// The type that a parameter by value points to; `Some(None)` if that is not said.
    pub fn by_value(&self, func: &Function<'_>, param: usize) -> Option<Option<Type>> {
        let param = func.params().get(param)?;
        func.store.attrs(param.attrs).find_map(|attr| match attr {
            Attr::Type(AttrKind::ByVal, ty) => Some(Some(ty)),
            Attr::Flag(AttrKind::ByVal) => Some(match *self.module.types.kind(param.ty) {
                TypeKind::TypedPtr { pointee, .. } => Some(pointee),
                _ => None,
            }),
            _ => None,
        })
    }

    /// Whether a call, or what it calls, promises to write nothing that others see.
    pub fn writes_nothing(&self, func: &Function<'_>, inst: Inst) -> bool {
        let promises = |attr: Attr| match attr {
            Attr::Flag(AttrKind::ReadNone | AttrKind::ReadOnly) => true,
            Attr::Int(AttrKind::Memory, bits) => MemoryPlace::ALL.iter().all(|&place| {
                matches!(Memory(bits).access(place), MemoryAccess::None | MemoryAccess::Read)
                    || matches!(place, MemoryPlace::InaccessibleMem | MemoryPlace::ErrnoMem)
            }),
            _ => false,
        };
        let callee = func.called_symbol(inst).and_then(|g| self.module.resolve_function(g));
        self.module.call_attrs(func, inst).any(|(_, attr)| promises(attr))
            || callee.is_some_and(|f| {
                self.module.attrs_of(self.module.func(f)).any(|(_, a)| promises(a))
            })
    }

    /// The space that is stated of a parameter, or of the result.
    pub fn stated(&self, func: FuncId, param: Option<usize>) -> Option<Origins> {
        let function = self.module.func(func);
        let name = self.module.symbol_name(function.global).unwrap_or_default();
        let in_file = self.knobs.statements.functions.iter().rfind(|(n, _)| {
            let named =
                self.module.symbol(n.as_bytes()).and_then(|g| self.module.resolve_function(g));
            n.as_bytes() == &*name || named == Some(func)
        });
        let pointers = |n: usize| {
            let before = function.params()[..n].iter();
            before.filter(|p| matches!(self.class(p.ty), Class::Pointer(_))).count()
        };
        let space = match (in_file, param) {
            (Some((_, stated)), None) => stated.returns?,
            (Some((_, stated)), Some(n)) => (*stated.params.get(pointers(n))?)?,
            (None, param) => {
                let key: &[u8] = if param.is_some() { b"nvvm.as" } else { b"nvvm.as.return" };
                let text = self.module.string_attr(function, key)?;
                let text = String::from_utf8_lossy(&text).into_owned();
                let at = param.map_or(0, pointers);
                let mut words = text.split(',').filter(|word| !word.trim().is_empty());
                let number: u32 = words.nth(at)?.trim().parse().ok().filter(|&n| n > 0)?;
                Space::from_llvm(number)?
            }
        };
        if let Some(n) = param {
            let generic = self.class(function.params()[n].ty) == Class::Pointer(0);
            if !generic || self.by_value(function, n).is_some() {
                return None;
            }
        }
        Some(match space {
            Space::Global => Origins::DEVICE | Origins::FOREIGN,
            space => of_space(space)? | Origins::FOREIGN,
        })
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

/// Whether the linker may put something else in its place.
pub(crate) fn is_replaceable(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::LinkOnce | Linkage::Weak | Linkage::ExternWeak | Linkage::Common)
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

/// The parameters that LLVM leaves where they are: by annotation, by attribute, or because the kernel only reads them.
fn grid_constants(module: &Module<'_>, kernels: &[FuncId]) -> Set<(Global, u32)> {
    let annotated = annotated_grid_constants(module).into_iter();
    let mut found: Set<(Global, u32)> =
        annotated.map(|(id, param)| (module.func(id).global, param as u32)).collect();
    for &id in kernels {
        let func = module.func(id);
        for (at, param) in func.params().iter().enumerate() {
            let has = |wanted: &dyn Fn(&Store<'_>, Attr) -> bool| {
                func.store.attrs(param.attrs).any(|attr| wanted(&func.store, attr))
            };
            let marked = has(
                &|store, attr| matches!(attr, Attr::Str(key, _) if *store.text.unescaped(key) == *b"nvvm.grid_constant"),
            );
            let kind =
                |attr: Attr, kinds: &[AttrKind]| attr.kind().is_some_and(|k| kinds.contains(&k));
            let by_value = has(&|_, attr| kind(attr, &[AttrKind::ByVal]));
            let reads = has(&|_, attr| kind(attr, &[AttrKind::ReadOnly, AttrKind::ReadNone]));
            let uncaptured = has(&|_, attr| match attr {
                Attr::Int(AttrKind::Captures, bits) => {
                    spacecast_ir::attr::Captures::from_bits(bits).other.is_empty()
                }
                attr => kind(attr, &[AttrKind::NoCapture]),
            });
            if marked || by_value && reads && uncaptured {
                found.insert((func.global, at as u32));
            }
        }
    }
    found
}
