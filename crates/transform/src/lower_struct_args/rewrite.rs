//! Carries out what was decided for the parameters of a kernel.
//!
//! First everything is looked up, then edited: a use of an address is one [`Edit`], and edits of
//! different operands do not disturb each other.

use std::collections::{HashMap, HashSet};

use spacecast_ir::Module;
use spacecast_ir::edit::{AttrOwner, Extra, NewInst};
use spacecast_ir::function::Function;
use spacecast_ir::inst::{AllocaData, InstFlags};
use spacecast_ir::query::Uses;
use spacecast_ir::store::{Attr, ConstantKind};
use spacecast_ir::text::unescape;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Inst, Value, ValueKind};
use spacecast_ir::vocab::{AttrKind, Opcode};

use super::copies::{self, Callee};
use super::uses::{Role, role};
use super::{Form, GRID_CONSTANT, Memory, PARAM, Plan};

/// Bytes that are copied at a time: what is longer LLVM copies byte by byte, in a loop.
const PIECE: i64 = 64;

/// What is to be done in a kernel for the parameters that stay in parameter space.
pub(super) struct Stay {
    first: Inst,
    edits: Vec<Edit>,
    /// The edits that call another function, which is not declared yet.
    calls: Vec<(usize, copies::Intrinsic)>,
    space: Space,
}

impl Stay {
    /// Looks everything up. Casts will stand before `first`.
    pub fn of(
        module: &Module<'_>,
        kernel: FuncId,
        first: Inst,
        uses: &Uses,
        plans: &[Plan],
    ) -> Option<Self> {
        let func = module.func(kernel);
        let stay: Vec<&Plan> = plans.iter().filter(|p| matches!(p.form, Form::Param)).collect();
        if stay.is_empty() {
            return None;
        }
        let inside = read_there(module, func, uses, inside(func, uses, &stay));
        let (edits, calls) = edits(module, kernel, uses, &stay, &inside);
        let space = Space::of(module, kernel, &stay, &inside);
        Some(Self { first, edits, calls, space })
    }

    /// Declares what will be called.
    pub fn declare(&mut self, module: &mut Module<'_>) {
        for (at, intrinsic) in self.calls.drain(..) {
            self.edits[at].to = To::Call(copies::declare(module, &intrinsic));
        }
    }

    /// Edits the kernel; the parameters whose generic address is taken.
    pub fn write(self, func: &mut Function<'_>, plans: &[Plan]) -> HashSet<usize> {
        let mut addressed = HashSet::new();
        let generic = self.space.enter(func, self.first, self.edits);
        for plan in plans.iter().filter(|p| matches!(p.form, Form::Param)) {
            let root = Value::arg(plan.param as u32);
            let derived = plan.survey.derived.iter().map(|&i| Value::from(i));
            if derived.chain([root]).any(|v| generic.contains_key(&v)) {
                addressed.insert(plan.param);
            }
            if plan.marked {
                mark(func, plan.param);
            }
        }
        addressed
    }
}

/// Calls a parameter a grid constant.
fn mark(func: &mut Function<'_>, param: usize) {
    let key = func.store.text.add_string(GRID_CONSTANT);
    func.add_attr(AttrOwner::Param(param), Attr::Str(key, None));
}

/// Makes the private copies of a kernel before the instruction `first`.
pub(super) fn make_copies(
    module: &mut Module<'_>,
    kernel: FuncId,
    first: Inst,
    uses: &Uses,
    plans: &[Plan],
) {
    for plan in plans {
        if let Form::Copy(memory) = plan.form {
            copy(module, kernel, first, uses, plan.param, memory);
            if plan.marked {
                mark(module.func_mut(kernel), plan.param);
            }
        }
    }
}

// ----- private copies ----------------------------------------------------------------------------

/// Makes a copy of a parameter before the instruction `first` and has everything use that.
fn copy(
    module: &mut Module<'_>,
    kernel: FuncId,
    first: Inst,
    uses: &Uses,
    param: usize,
    memory: Memory,
) {
    let types = &module.types;
    let generic = module.func(kernel).params()[param].ty;
    let typed = matches!(types.kind(generic), TypeKind::TypedPtr { .. });
    let bytes = if typed { types.typed_ptr(Type::I8, 0) } else { generic };
    let Some(memcpy) = copies::memcpy(types, bytes) else { return };
    let param_ty = types.with_addrspace(generic, PARAM);
    let param_bytes = types.with_addrspace(bytes, PARAM);
    let stack_ty = types.with_addrspace(generic, memory.space);
    let callee = copies::declare(module, &memcpy);

    let arg = Value::arg(param as u32);
    let users: Vec<(Inst, u32, Role)> = {
        let func = module.func(kernel);
        uses.get(arg).iter().map(|u| (u.user, u.operand, role(module, func, *u))).collect()
    };
    let func = module.func_mut(kernel);
    let name = name_of(func, arg).unwrap_or_default();
    let named = |suffix: &str| [&name[..], suffix.as_bytes()].concat();

    let alloca = AllocaData {
        ty: memory.ty,
        align: Some(memory.align),
        addrspace: (memory.space != 0).then_some(memory.space),
    };
    let new = NewInst::new(Opcode::Alloca, stack_ty, &[]).with(Extra::Alloca(alloca));
    let mut to: Value = if memory.space == 0 {
        func.insert_before(first, new.named(&named(".copy"))).into()
    } else {
        let stack = func.insert_before(first, new.named(&named(".stack"))).into();
        let cast = NewInst::cast(Opcode::AddrSpaceCast, stack, generic);
        func.insert_before(first, cast.named(&named(".copy"))).into()
    };
    let copied = to;
    let cast = NewInst::cast(Opcode::AddrSpaceCast, arg, param_ty).named(&named(".param"));
    let mut from: Value = func.insert_before(first, cast).into();
    if bytes != generic {
        let cast = NewInst::cast(Opcode::BitCast, to, bytes).named(&named(".copy.bytes"));
        to = func.insert_before(first, cast).into();
        let cast = NewInst::cast(Opcode::BitCast, from, param_bytes).named(&named(".param.bytes"));
        from = func.insert_before(first, cast).into();
    }
    let callee = callee.value(func);
    let volatile = func.store.int(Type::I1, 0);
    for (offset, size) in pieces(memory) {
        let [to, from] = [(to, bytes), (from, param_bytes)].map(|(base, ty)| {
            if offset == 0 { base } else { at_offset(func, first, base, ty, offset) }
        });
        let size = func.store.int(Type::I64, size);
        let call = NewInst::call(Type::VOID, callee, &[to, from, size, volatile]);
        let call = func.insert_before(first, call);
        let align = memory.align.min(if offset == 0 { u8::MAX } else { at_most(offset) });
        for operand in 0..2 {
            let align = Attr::Int(AttrKind::Align, 1 << align);
            func.add_attr(AttrOwner::CallArg(call, operand), align);
        }
    }

    // The copy reads the parameter, whatever the kernel itself did with it.
    func.remove_attrs(AttrOwner::Param(param), |attr| {
        use AttrKind::{Initializes, ReadNone, WriteOnly};
        matches!(attr.kind(), Some(Initializes | ReadNone | WriteOnly))
    });
    for (user, operand, role) in users {
        match role {
            Role::Casts => {}
            Role::Describes => {
                func.replace_values_in(user, |value| (value == arg).then_some(copied));
            }
            _ => func.set_operand(user, operand as usize, copied),
        }
    }
}

/// Where pieces of a copy begin, and how long they are.
fn pieces(memory: Memory) -> Vec<(i64, i64)> {
    let size = memory.size;
    // A copy of nothing still says what the slot stands for.
    let starts = (0..size.max(1)).step_by(PIECE as usize);
    starts.map(|offset| (offset, PIECE.min(size - offset))).collect()
}

/// The binary logarithm of the largest alignment that an offset leaves.
fn at_most(offset: i64) -> u8 {
    offset.trailing_zeros() as u8
}

/// An address some bytes behind another.
fn at_offset(func: &mut Function<'_>, before: Inst, base: Value, ty: Type, offset: i64) -> Value {
    let bytes = func.store.int(Type::I64, offset);
    let mut new = NewInst::new(Opcode::GetElementPtr, ty, &[base, bytes])
        .with_flags(InstFlags::INBOUNDS)
        .with(Extra::Source(Type::I8));
    if let Some(name) = name_of(func, base) {
        new = new.named(&[&name[..], format!(".{offset}").as_bytes()].concat());
    }
    func.insert_before(before, new).into()
}

// ----- parameter space ---------------------------------------------------------------------------

/// A use of an address that stays in parameter space.
struct Edit {
    user: Inst,
    operand: usize,
    value: Value,
    to: To,
}

/// What becomes of a use.
enum To {
    /// It uses the address in parameter space.
    Param,
    /// It uses the generic address.
    Generic,
    /// It calls another function, with the address in parameter space.
    Call(Callee),
    /// A cast to parameter space is not needed any more.
    Cast,
    /// A debugger cannot be told.
    Unknown,
}

/// The addresses that can be computed in parameter space: what is computed from parameters that stay
/// there and from nothing else.
fn inside(func: &Function<'_>, uses: &Uses, stay: &[&Plan]) -> HashSet<Inst> {
    let mut inside: HashSet<Inst> = stay.iter().flat_map(|p| &p.survey.derived).copied().collect();
    let roots: HashSet<Value> = stay.iter().map(|p| Value::arg(p.param as u32)).collect();
    let belongs = |value: Value| match value.kind() {
        ValueKind::Inst(inst) => inside.contains(&inst),
        ValueKind::Const(_) => is_undefined(func, value),
        _ => roots.contains(&value),
    };
    let stranger = |inst: &Inst| match func.inst(*inst).op {
        Opcode::Freeze => true,
        Opcode::Phi => {
            let all_belong = func.operands(*inst).iter().step_by(2).all(|&v| belongs(v));
            !all_belong || func.behind_phis(*inst).is_none()
        }
        Opcode::Select => !func.operands(*inst)[1..].iter().all(|&v| belongs(v)),
        _ => false,
    };
    let mut out: Vec<Inst> = inside.iter().copied().filter(stranger).collect();
    while let Some(inst) = out.pop() {
        if inside.remove(&inst) {
            // What is computed from a generic address is one too.
            out.extend(uses.get(inst.into()).iter().map(|used| used.user));
        }
    }
    inside
}

/// Those of them that anything reads there, and what they are computed from.
fn read_there(
    module: &Module<'_>,
    func: &Function<'_>,
    uses: &Uses,
    inside: HashSet<Inst>,
) -> HashSet<Inst> {
    let is_read = |inst: &Inst| {
        uses.get((*inst).into()).iter().any(|used| match role(module, func, *used) {
            Role::Reads if func.inst(used.user).op == Opcode::Load => true,
            Role::Reads => copies::from_param(module, func, used.user).is_some(),
            role => role == Role::Casts,
        })
    };
    let mut open: Vec<Inst> = inside.iter().copied().filter(is_read).collect();
    let mut read = HashSet::new();
    while let Some(inst) = open.pop() {
        if read.insert(inst) {
            let operands = func.operands(inst).iter().filter_map(|value| value.as_inst());
            open.extend(operands.filter(|operand| inside.contains(operand)));
        }
    }
    read
}

/// By their ids, which follow the text.
fn in_order(inside: &HashSet<Inst>) -> Vec<Inst> {
    let mut insts: Vec<Inst> = inside.iter().copied().collect();
    insts.sort_unstable();
    insts
}

fn is_undefined(func: &Function<'_>, value: Value) -> bool {
    let constant = value.as_const().map(|c| func.store.constant(c));
    matches!(constant, Some(ConstantKind::Undef | ConstantKind::Poison))
}

/// What becomes of every use of these addresses, in order, and which of them will call something else.
fn edits(
    module: &Module<'_>,
    kernel: FuncId,
    uses: &Uses,
    stay: &[&Plan],
    inside: &HashSet<Inst>,
) -> (Vec<Edit>, Vec<(usize, copies::Intrinsic)>) {
    let func = module.func(kernel);
    let roots = stay.iter().map(|p| Value::arg(p.param as u32));
    let inner = in_order(inside).into_iter().map(Value::from);
    let mut edits = Vec::new();
    let mut calls = Vec::new();
    for value in roots.chain(inner) {
        let is_root = value.as_arg().is_some();
        for used in uses.get(value) {
            let to = match role(module, func, *used) {
                Role::Derives | Role::Chooses if inside.contains(&used.user) => To::Param,
                Role::Reads if func.inst(used.user).op == Opcode::Load => To::Param,
                Role::Reads => {
                    let intrinsic = copies::from_param(module, func, used.user);
                    calls.extend(intrinsic.map(|intrinsic| (edits.len(), intrinsic)));
                    To::Generic
                }
                // The casts of the parameter itself are right as they are, and so is what a debugger
                // knows about it.
                Role::Casts | Role::Describes if is_root => continue,
                Role::Casts => To::Cast,
                Role::Describes => To::Unknown,
                _ => To::Generic,
            };
            edits.push(Edit { user: used.user, operand: used.operand as usize, value, to });
        }
    }
    (edits, calls)
}

/// The types that addresses get.
struct Space {
    /// Each parameter that stays, and its type in parameter space.
    roots: Vec<(usize, Type)>,
    /// Each address inside, its type in parameter space, and its generic one.
    inside: Vec<(Inst, Type, Type)>,
}

impl Space {
    fn of(module: &Module<'_>, kernel: FuncId, stay: &[&Plan], inside: &HashSet<Inst>) -> Self {
        let func = module.func(kernel);
        let there = |ty| module.types.with_addrspace(ty, PARAM);
        let insts = in_order(inside).into_iter();
        Self {
            roots: stay.iter().map(|p| (p.param, there(func.params()[p.param].ty))).collect(),
            inside: insts.map(|i| (i, there(func.inst(i).ty), func.inst(i).ty)).collect(),
        }
    }

    /// Moves the addresses to parameter space, by casts before `first`; the generic ones that were made.
    fn enter(
        &self,
        func: &mut Function<'_>,
        first: Inst,
        edits: Vec<Edit>,
    ) -> HashMap<Value, Value> {
        let mut generic = HashMap::new();
        let mut moved: HashMap<Value, Value> = HashMap::new();
        for &(param, ty) in &self.roots {
            let arg = Value::arg(param as u32);
            let name = [&name_of(func, arg).unwrap_or_default()[..], b".param"].concat();
            let cast = NewInst::cast(Opcode::AddrSpaceCast, arg, ty).named(&name);
            moved.insert(arg, func.insert_before(first, cast).into());
        }
        let twins = self.twins(func, &edits, &moved, &mut generic);
        let mut casts: HashMap<Value, Value> = HashMap::new();
        for &(inst, ty, old) in &self.inside {
            func.set_type(inst, ty);
            retype_undefined(func, inst, old, ty);
        }
        for edit in edits {
            let value = moved.get(&edit.value).copied().unwrap_or(edit.value);
            match edit.to {
                To::Param if value == edit.value => {}
                To::Param => func.set_operand(edit.user, edit.operand, value),
                To::Generic => {
                    let made = match twins.get(&edit.value) {
                        Some(&twin) => twin,
                        None => make_generic(func, edit.value, value, &mut generic),
                    };
                    generic.insert(edit.value, made);
                    func.set_operand(edit.user, edit.operand, made);
                }
                To::Call(callee) => recall(func, edit.user, edit.operand, value, callee),
                To::Cast => {
                    let ty = func.type_of(edit.user.into());
                    if func.type_of(value) == ty {
                        casts.insert(edit.user.into(), value);
                    } else {
                        func.replace(edit.user, NewInst::cast(Opcode::BitCast, value, ty));
                    }
                }
                To::Unknown if twins.contains_key(&edit.value) => {
                    let twin = twins.get(&edit.value).copied();
                    func.replace_values_in(edit.user, |v| twin.filter(|_| v == value));
                }
                To::Unknown => {
                    let old = self.inside.iter().find(|(inst, ..)| value == (*inst).into());
                    let poison = func.store.poison(old.map_or(Type::PTR, |&(.., old)| old));
                    func.replace_values_in(edit.user, |v| (v == value).then_some(poison));
                }
            }
        }
        if !casts.is_empty() {
            func.replace_values(|value| casts.get(&value).copied());
            casts.keys().filter_map(|cast| cast.as_inst()).for_each(|cast| func.remove(cast));
        }
        generic
    }
}

impl Space {
    /// Computes addresses inside that are needed in generic form once more, from the generic address of the parameter. A cast
    /// of what was computed in parameter space would do, but LLVM makes one cast of that and of another behind it, and from
    /// parameter space to any other but generic that means nothing to its backend.
    fn twins(
        &self,
        func: &mut Function<'_>,
        edits: &[Edit],
        moved: &HashMap<Value, Value>,
        generic: &mut HashMap<Value, Value>,
    ) -> HashMap<Value, Value> {
        let old: HashMap<Inst, Type> =
            self.inside.iter().map(|&(inst, _, old)| (inst, old)).collect();
        let is_needed = |edit: &&Edit| matches!(edit.to, To::Generic);
        let mut open: Vec<Inst> =
            edits.iter().filter(is_needed).filter_map(|edit| edit.value.as_inst()).collect();
        let mut twins: HashMap<Value, Value> = HashMap::new();
        let mut made: Vec<Inst> = Vec::new();
        while let Some(inst) = open.pop() {
            let Some(&ty) = old.get(&inst) else { continue };
            if twins.contains_key(&inst.into()) {
                continue;
            }
            let operands = func.operands(inst).to_vec();
            let data = func.inst(inst);
            let mut new = NewInst::new(data.op, ty, &operands).with_flags(data.flags);
            if let Some(source) = func.gep_source(inst) {
                new = new.with(Extra::Source(source));
            }
            let name = name_of(func, inst.into()).unwrap_or_else(|| b"address".to_vec());
            new = new.named(&[&name[..], b".gen"].concat());
            let twin = func.insert_after(inst, new);
            twins.insert(inst.into(), twin.into());
            made.push(twin);
            open.extend(operands.iter().filter_map(|value| value.as_inst()));
        }
        for twin in made {
            for at in 0..func.operands(twin).len() {
                let value = func.operands(twin)[at];
                if let Some(&there) = moved.get(&value) {
                    let root = make_generic(func, value, there, generic);
                    func.set_operand(twin, at, root);
                } else if let Some(&operand) = twins.get(&value) {
                    func.set_operand(twin, at, operand);
                }
            }
        }
        twins
    }
}

/// Gives the undefined operands of a `phi` or `select` its type.
fn retype_undefined(func: &mut Function<'_>, inst: Inst, old: Type, ty: Type) {
    if !matches!(func.inst(inst).op, Opcode::Phi | Opcode::Select) {
        return;
    }
    for at in 0..func.operands(inst).len() {
        let value = func.operands(inst)[at];
        if func.type_of(value) != old || !is_undefined(func, value) {
            continue;
        }
        let poison = value.as_const().map(|c| func.store.constant(c)) == Some(ConstantKind::Poison);
        let new = if poison { func.store.poison(ty) } else { func.store.undef(ty) };
        func.set_operand(inst, at, new);
    }
}

/// The generic address of a parameter, made where the one in parameter space is.
fn make_generic(
    func: &mut Function<'_>,
    original: Value,
    value: Value,
    made: &mut HashMap<Value, Value>,
) -> Value {
    if let Some(&known) = made.get(&original) {
        return known;
    }
    let mut cast = NewInst::cast(Opcode::AddrSpaceCast, value, func.type_of(original));
    if let Some(name) = name_of(func, original) {
        cast = cast.named(&[&name[..], b".gen"].concat());
    }
    let generic = value.as_inst().map_or(value, |inst| func.insert_after(inst, cast).into());
    made.insert(original, generic);
    generic
}

/// Has a copy read parameter space.
fn recall(func: &mut Function<'_>, call: Inst, operand: usize, from: Value, callee: Callee) {
    func.set_operand(call, operand, from);
    let last = func.operands(call).len() - 1;
    let function = callee.value(func);
    func.set_operand(call, last, function);
    // Written with the type of its result, or of the function.
    if func.call(call).is_some_and(|c| c.ty != Type::VOID) {
        func.set_call_type(call, callee.ty);
    }
    // Generic null is no parameter, but an address in parameter space may be zero.
    func.remove_attrs(AttrOwner::CallArg(call, operand), |attr| {
        matches!(attr.kind(), Some(AttrKind::NonNull | AttrKind::DereferenceableOrNull))
    });
}

/// The name of a value, unescaped; parameters without one are called by their position.
fn name_of(func: &Function<'_>, value: Value) -> Option<Vec<u8>> {
    let own = func.name_of(value).map(|raw| unescape(raw).into_owned());
    own.or_else(|| value.as_arg().map(|n| format!("arg{n}").into_bytes()))
}
