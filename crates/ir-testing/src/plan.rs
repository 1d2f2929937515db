//! What fits where: the values that an instruction may use, and instructions with a wanted result.
//!
//! Planning only looks at the module, which then is edited by the plan: constants that a plan needs do
//! not exist before.

use spacecast_ir::Module;
use spacecast_ir::edit::{Extra, NewInst};
use spacecast_ir::function::Function;
use spacecast_ir::inst::{Access, AllocaData, InstFlags};
use spacecast_ir::store::Store;
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{FuncId, Global, Inst, Value};
use spacecast_ir::vocab::{CallConv, Opcode, Predicate};

/// A choice among what there is.
pub fn pick<T: Copy>(items: &[T], n: usize) -> Option<T> {
    items.get(n % items.len().max(1)).copied()
}

/// An operand, before it exists.
#[derive(Copy, Clone, Debug)]
pub enum Arg {
    Value(Value),
    Int(Type, i64),
    Null(Type),
    Undef(Type),
    Poison(Type),
    Zero(Type),
    Symbol(Global, Type),
}

impl Arg {
    /// The operand, in the store of the function that is to use it.
    pub fn make(self, store: &mut Store<'_>) -> Value {
        match self {
            Arg::Value(value) => value,
            Arg::Int(ty, n) => store.int(ty, n),
            Arg::Null(ty) => store.null(ty),
            Arg::Undef(ty) => store.undef(ty),
            Arg::Poison(ty) => store.poison(ty),
            Arg::Zero(ty) => store.zero(ty),
            Arg::Symbol(global, ty) => store.symbol(global, ty),
        }
    }
}

/// An instruction, before it exists.
#[derive(Clone, Debug)]
pub struct Recipe {
    pub op: Opcode,
    pub ty: Type,
    pub flags: InstFlags,
    pub args: Vec<Arg>,
    pub extra: Extra,
}

impl Recipe {
    fn new(op: Opcode, ty: Type, args: &[Arg]) -> Self {
        Self { op, ty, flags: InstFlags::empty(), args: args.to_vec(), extra: Extra::None }
    }

    /// The instruction, in the store of the function that it is to be part of.
    pub fn make(&self, store: &mut Store<'_>, name: Option<&[u8]>) -> NewInst {
        let operands: Vec<Value> = self.args.iter().map(|arg| arg.make(store)).collect();
        let new = NewInst::new(self.op, self.ty, &operands)
            .with(self.extra.clone())
            .with_flags(self.flags);
        match name {
            Some(name) => new.named(name),
            None => new,
        }
    }
}

/// Whether values of the type can be stored, compared to nothing, and replaced by `undef`: not so for
/// labels, tokens, metadata and types that only a target knows.
pub fn is_ordinary(types: &Types, ty: Type) -> bool {
    match types.kind(ty) {
        TypeKind::Int(_)
        | TypeKind::Half
        | TypeKind::Float
        | TypeKind::Double
        | TypeKind::Ptr { .. }
        | TypeKind::TypedPtr { .. } => true,
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. } => {
            is_ordinary(types, *elem)
        }
        _ => types
            .struct_fields(ty)
            .is_some_and(|(_, fields)| fields.iter().all(|&field| is_ordinary(types, field))),
    }
}

/// The number of bits of an integer type.
fn bits(types: &Types, ty: Type) -> Option<u32> {
    match *types.kind(ty) {
        TypeKind::Int(bits) => Some(bits),
        _ => None,
    }
}

pub fn is_float(types: &Types, ty: Type) -> bool {
    matches!(types.kind(ty), TypeKind::Half | TypeKind::Float | TypeKind::Double)
}

/// The type that a pointer points to, as far as it says.
fn pointee(types: &Types, ty: Type) -> Option<Type> {
    match *types.kind(ty) {
        TypeKind::TypedPtr { pointee, .. } => Some(pointee),
        _ => None,
    }
}

/// Whether memory at a pointer of type `ty` can hold a `value`.
pub fn points_to(types: &Types, ty: Type, value: Type) -> bool {
    match *types.kind(ty) {
        TypeKind::TypedPtr { pointee, .. } => pointee == value,
        TypeKind::Ptr { .. } => true,
        _ => false,
    }
}

/// Whether the module writes its pointers with types.
pub fn has_typed_pointers(module: &Module<'_>) -> bool {
    let typed = |ty| matches!(module.types.kind(ty), TypeKind::TypedPtr { .. });
    module.functions().any(|(_, f)| typed(f.ret) || f.params().iter().any(|p| typed(p.ty)))
}

/// The type of a pointer to a symbol whose content has type `ty`.
pub fn symbol_type(module: &Module<'_>, ty: Type, addrspace: u32) -> Type {
    if has_typed_pointers(module) {
        module.types.typed_ptr(ty, addrspace)
    } else {
        module.types.ptr(addrspace)
    }
}

/// A constant of a type.
pub fn constant(types: &Types, ty: Type, n: usize) -> Arg {
    match n % 4 {
        0 => Arg::Undef(ty),
        1 => Arg::Poison(ty),
        2 => Arg::Zero(ty),
        _ if types.is_ptr(ty) => Arg::Null(ty),
        _ => match bits(types, ty) {
            Some(1) => Arg::Int(ty, (n / 4 % 2) as i64),
            Some(2..8) => Arg::Int(ty, 1),
            Some(_) => Arg::Int(ty, (n / 4 % 200) as i64 - 100),
            None => Arg::Zero(ty),
        },
    }
}

/// Whether the result of an instruction can be used like any other: that of an `invoke` only exists on
/// one of its ways out.
pub fn has_result(types: &Types, func: &Function<'_>, inst: Inst) -> bool {
    let data = func.inst(inst);
    is_ordinary(types, data.ty) && !data.op.is_terminator()
}

/// The values that an instruction in the place of `at` may use.
pub fn available(types: &Types, func: &Function<'_>, at: Inst) -> Vec<Value> {
    let doms = func.dominators();
    let here = func.block_of(at);
    let mut values = arguments(types, func);
    for block in func.blocks() {
        let dominates =
            doms.is_reachable(here) && doms.is_reachable(block) && doms.dominates(block, here);
        if block != here && !dominates {
            continue;
        }
        let before = func.insts_of(block).take_while(|&i| i != at);
        values.extend(before.filter(|&i| has_result(types, func, i)).map(Value::from));
    }
    values
}

/// The arguments that can be used like other values.
pub fn arguments(types: &Types, func: &Function<'_>) -> Vec<Value> {
    let params = func.params().iter().enumerate();
    params.filter(|(_, p)| is_ordinary(types, p.ty)).map(|(i, _)| Value::arg(i as u32)).collect()
}

/// A function to plan for, and the values that can be used at one place in it.
pub struct Planner<'p, 's> {
    pub module: &'p Module<'s>,
    pub func: FuncId,
    pub pool: Vec<Value>,
}

impl Planner<'_, '_> {
    fn types(&self) -> &Types {
        &self.module.types
    }

    pub fn type_of(&self, value: Value) -> Type {
        self.module.func(self.func).type_of(value)
    }

    fn of(&self, fits: impl Fn(Type) -> bool) -> Vec<Value> {
        self.pool.iter().copied().filter(|&v| fits(self.type_of(v))).collect()
    }

    /// A value of a type, or a constant.
    pub fn operand(&self, ty: Type, n: usize) -> Arg {
        match pick(&self.of(|t| t == ty), n / 3) {
            Some(value) if !n.is_multiple_of(3) => Arg::Value(value),
            _ => constant(self.types(), ty, n / 3),
        }
    }

    /// A type that something at this place has, or one that is always there.
    pub fn some_type(&self, n: usize) -> Type {
        let fixed = [Type::I1, Type::I8, Type::I32, Type::I64, Type::FLOAT, Type::DOUBLE];
        let fixed = pick(&fixed, n / 2).unwrap_or(Type::I32);
        match pick(&self.pool, n / 2) {
            Some(value) if n.is_multiple_of(2) => self.type_of(value),
            _ => fixed,
        }
    }

    /// An instruction with a result of type `ty`: the first way from `how` on that there is.
    pub fn recipe(&self, ty: Type, how: usize, n: usize) -> Recipe {
        let freeze = || Recipe::new(Opcode::Freeze, ty, &[self.operand(ty, n)]);
        let select = || {
            let args =
                [self.operand(Type::I1, n), self.operand(ty, n / 2), self.operand(ty, n / 5)];
            Recipe::new(Opcode::Select, ty, &args)
        };
        let made = (how % 9..9).find_map(|how| match how {
            0 => self.part(ty, n),
            1 => self.comparison(ty, n),
            2 => self.pointer(ty, n),
            3 => self.call(Some(ty), n),
            4 => self.load(ty, n),
            5 => self.cast(ty, n),
            6 => self.arithmetic(ty, n),
            7 => Some(select()),
            _ => Some(freeze()),
        });
        made.unwrap_or_else(freeze)
    }

    fn arithmetic(&self, ty: Type, n: usize) -> Option<Recipe> {
        use Opcode::*;
        let args = [self.operand(ty, n), self.operand(ty, n / 7)];
        let scalar = self.types().scalar(ty);
        let mut recipe = if is_float(self.types(), scalar) {
            if n.is_multiple_of(6) {
                return Some(Recipe::new(FNeg, ty, &args[..1]));
            }
            let op = pick(&[FAdd, FSub, FMul, FDiv, FRem], n)?;
            let mut recipe = Recipe::new(op, ty, &args);
            recipe.flags = InstFlags::from_bits_truncate((n / 3) as u32) & InstFlags::FAST;
            recipe
        } else {
            bits(self.types(), scalar)?;
            let ops = [Add, Sub, Mul, Shl, And, Or, Xor, UDiv, SDiv, LShr, AShr, URem, SRem];
            Recipe::new(pick(&ops, n)?, ty, &args)
        };
        recipe.flags |= match recipe.op {
            Add | Sub | Mul | Shl => pick(
                &[InstFlags::empty(), InstFlags::NSW, InstFlags::NUW.union(InstFlags::NSW)],
                n / 11,
            )?,
            UDiv | SDiv | LShr | AShr if n.is_multiple_of(2) => InstFlags::EXACT,
            Or if n.is_multiple_of(2) => InstFlags::DISJOINT,
            _ => InstFlags::empty(),
        };
        Some(recipe)
    }

    fn cast(&self, ty: Type, n: usize) -> Option<Recipe> {
        let types = self.types();
        let cast_from = |from: Type| -> Option<Opcode> {
            use Opcode::*;
            if from == ty {
                return None;
            }
            match (types.kind(from), types.kind(ty)) {
                (TypeKind::Int(a), TypeKind::Int(b)) if a > b => Some(Trunc),
                (TypeKind::Int(_), TypeKind::Int(_)) => {
                    Some(if n.is_multiple_of(2) { ZExt } else { SExt })
                }
                (TypeKind::Int(32), TypeKind::Float) if n.is_multiple_of(3) => Some(BitCast),
                (TypeKind::Int(_), _) if is_float(types, ty) => {
                    Some(if n.is_multiple_of(2) { UiToFp } else { SiToFp })
                }
                (_, TypeKind::Int(_)) if is_float(types, from) => {
                    Some(if n.is_multiple_of(2) { FpToUi } else { FpToSi })
                }
                (TypeKind::Float, TypeKind::Double) => Some(FpExt),
                (TypeKind::Double, TypeKind::Float) => Some(FpTrunc),
                (_, TypeKind::Int(_)) if types.is_ptr(from) => Some(PtrToInt),
                (TypeKind::Int(_), _) if types.is_ptr(ty) => Some(IntToPtr),
                (TypeKind::Ptr { .. }, TypeKind::Ptr { .. }) => Some(AddrSpaceCast),
                (
                    TypeKind::TypedPtr { pointee: a, addrspace: m },
                    TypeKind::TypedPtr { pointee: b, addrspace: n },
                ) => match (a == b, m == n) {
                    (_, true) => Some(BitCast),
                    (true, false) => Some(AddrSpaceCast),
                    _ => None,
                },
                _ => None,
            }
        };
        let value = pick(&self.of(|from| cast_from(from).is_some()), n)?;
        let op = cast_from(self.type_of(value))?;
        let mut recipe = Recipe::new(op, ty, &[Arg::Value(value)]);
        if matches!(op, Opcode::ZExt | Opcode::UiToFp) && n.is_multiple_of(4) {
            recipe.flags = InstFlags::NNEG;
        }
        Some(recipe)
    }

    fn load(&self, ty: Type, n: usize) -> Option<Recipe> {
        let pointer = pick(&self.of(|p| points_to(self.types(), p, ty)), n)?;
        let mut recipe = Recipe::new(Opcode::Load, ty, &[Arg::Value(pointer)]);
        let align = [None, Some(0), Some(1), Some(2), Some(3)][n % 5];
        recipe.extra = Extra::Access(Access { align, ..Access::default() });
        if n.is_multiple_of(7) {
            recipe.flags = InstFlags::VOLATILE;
        }
        Some(recipe)
    }

    /// A store, of anything to anywhere.
    pub fn store(&self, n: usize) -> Option<Recipe> {
        let types = self.types();
        let pointer = pick(&self.of(|p| types.is_ptr(p)), n)?;
        let ty = match pointee(types, self.type_of(pointer)) {
            Some(ty) => is_ordinary(types, ty).then_some(ty)?,
            None => self.some_type(n / 3),
        };
        let args = [self.operand(ty, n / 2), Arg::Value(pointer)];
        let mut recipe = Recipe::new(Opcode::Store, Type::VOID, &args);
        recipe.extra = Extra::Access(Access { align: Some(2), ..Access::default() });
        Some(recipe)
    }

    /// A part of an aggregate, or an aggregate with a part exchanged.
    fn part(&self, ty: Type, n: usize) -> Option<Recipe> {
        let types = self.types();
        let first = |whole: Type| types.element(whole, 0);
        if n.is_multiple_of(2) {
            let whole = pick(&self.of(|t| first(t) == Some(ty)), n)?;
            let args = [Arg::Value(whole), Arg::Int(Type::I32, 0)];
            return Some(match types.kind(self.type_of(whole)) {
                TypeKind::Vector { .. } => Recipe::new(Opcode::ExtractElement, ty, &args),
                _ => Recipe {
                    extra: Extra::Indices(vec![0]),
                    ..Recipe::new(Opcode::ExtractValue, ty, &args[..1])
                },
            });
        }
        let elem = first(ty)?;
        let args = [self.operand(ty, n / 2), self.operand(elem, n / 3), Arg::Int(Type::I64, 0)];
        let TypeKind::Vector { len, .. } = *types.kind(ty) else {
            let recipe = Recipe::new(Opcode::InsertValue, ty, &args[..2]);
            return Some(Recipe { extra: Extra::Indices(vec![0]), ..recipe });
        };
        if n % 4 == 1 {
            return Some(Recipe::new(Opcode::InsertElement, ty, &args));
        }
        let mask = types.intern(TypeKind::Vector { elem: Type::I32, len, scalable: false });
        let args = [args[0], self.operand(ty, n / 5), Arg::Zero(mask)];
        Some(Recipe::new(Opcode::ShuffleVector, ty, &args))
    }

    fn pointer(&self, ty: Type, n: usize) -> Option<Recipe> {
        let types = self.types();
        let space = types.addrspace(ty)?;
        let elem = match pointee(types, ty) {
            Some(elem) => is_ordinary(types, elem).then_some(elem)?,
            None => pick(&[Type::I8, Type::I32, Type::FLOAT], n / 3)?,
        };
        if space == 0 && n.is_multiple_of(4) {
            let alloca = AllocaData { ty: elem, align: Some(3), addrspace: None };
            let recipe = Recipe::new(Opcode::Alloca, ty, &[]);
            return Some(Recipe { extra: Extra::Alloca(alloca), ..recipe });
        }
        let index = pick(&self.of(|t| bits(types, t).is_some()), n / 2);
        let index = index.map_or(Arg::Int(Type::I64, 3), Arg::Value);
        let recipe = Recipe::new(Opcode::GetElementPtr, ty, &[self.operand(ty, n), index]);
        let flags = [InstFlags::empty(), InstFlags::INBOUNDS, InstFlags::NUW];
        Some(Recipe { extra: Extra::Source(elem), flags: pick(&flags, n)?, ..recipe })
    }

    fn comparison(&self, ty: Type, n: usize) -> Option<Recipe> {
        let types = self.types();
        let fits = |t: Type| {
            let shaped = types.like(t, Type::I1) == ty;
            let scalar = types.scalar(t);
            shaped
                && (bits(types, scalar).is_some()
                    || types.is_ptr(scalar)
                    || is_float(types, scalar))
        };
        let left = pick(&self.of(fits), n)?;
        let of = self.type_of(left);
        let (op, predicates) = if is_float(types, types.scalar(of)) {
            (Opcode::FCmp, [Predicate::Olt, Predicate::Une, Predicate::Ult, Predicate::Ord])
        } else {
            (Opcode::ICmp, [Predicate::Eq, Predicate::Ne, Predicate::Ult, Predicate::Sge])
        };
        let recipe = Recipe::new(op, ty, &[Arg::Value(left), self.operand(of, n / 2)]);
        Some(Recipe { extra: Extra::Predicate(pick(&predicates, n / 3)?), ..recipe })
    }

    /// A call of a function that is only declared: calls of others need a debug location at times.
    pub fn call(&self, ty: Option<Type>, n: usize) -> Option<Recipe> {
        let module = self.module;
        let fits = |f: &Function<'_>| {
            let intrinsic =
                module.symbol_name(f.global).is_some_and(|name| name.starts_with(b"llvm."));
            f.is_declaration()
                && !intrinsic
                && f.ret == ty.unwrap_or(Type::VOID)
                && f.params().iter().all(|p| is_ordinary(self.types(), p.ty))
                && f.function_metadata().next().is_none()
        };
        let callees: Vec<FuncId> =
            module.functions().filter(|(_, f)| fits(f)).map(|(id, _)| id).collect();
        let callee = module.func(pick(&callees, n)?);
        let fn_ty = callee.ty(self.types());
        let pointer = symbol_type(module, fn_ty, callee.addrspace.unwrap_or(0));
        let mut args: Vec<Arg> =
            callee.params().iter().map(|p| self.operand(p.ty, n / 3)).collect();
        let num_args = args.len() as u32;
        args.push(Arg::Symbol(callee.global, pointer));
        let written = if callee.vararg || n.is_multiple_of(4) { fn_ty } else { callee.ret };
        let conv: CallConv = callee.conv;
        let extra = Extra::Call { ty: written, conv, num_args };
        Some(Recipe { extra, ..Recipe::new(Opcode::Call, callee.ret, &args) })
    }
}
