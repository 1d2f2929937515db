//! Edits that keep a module valid: types fit, values dominate their uses, what is removed is not used.

use std::collections::BTreeSet;

use spacecast_ir::Module;
use spacecast_ir::edit::{AttrOwner, Extra, NewInst};
use spacecast_ir::function::Function;
use spacecast_ir::inst::{Access, InstFlags};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::query::Mention;
use spacecast_ir::schema::{Field, NodeKind};
use spacecast_ir::store::{Attr, ConstantKind, Md, MdKind, MdRef, Store};
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{Block, Const, FuncId, Global, Inst, Value, ValueKind, VarId};
use spacecast_ir::vocab::{AttrKind, Linkage, MdKindName, Opcode};

use crate::plan::{
    Arg, Planner, Recipe, arguments, available, constant, has_result, is_float, is_ordinary, pick,
    symbol_type,
};
use crate::script::{EditScript, Step};

/// What was done to a module.
#[derive(Clone, Debug, Default)]
pub struct Edited {
    /// Functions that were edited, and may be printed anew.
    pub functions: BTreeSet<FuncId>,
    /// Functions that were taken out.
    pub removed: BTreeSet<FuncId>,
    /// Instructions that were taken out.
    pub removed_insts: BTreeSet<(FuncId, Inst)>,
    /// Variables that were edited.
    pub variables: BTreeSet<VarId>,
    /// Variables that were retyped: who mentions them may be printed anew.
    pub retyped: BTreeSet<VarId>,
    /// Metadata nodes that were edited.
    pub numbers: BTreeSet<u32>,
    /// Whether symbols without a name have moved up: everything that mentions one is printed anew.
    pub renumbered: bool,
    /// A line for every edit.
    pub log: Vec<String>,
    /// Metadata nodes that were added.
    nodes: Vec<u32>,
}

/// Applies a script to a module.
pub fn run_edits(module: &mut Module<'_>, script: &EditScript, edited: &mut Edited) {
    for &step in &script.steps {
        let (name, edit) = EDITS[usize::from(step.edit) % EDITS.len()];
        let mut editor = Editor { module, edited, step };
        // The log is complete even if the edit panics.
        editor.edited.log.push(format!("{name} {step:?}"));
        let done = edit(&mut editor);
        match (done, edited.log.last_mut()) {
            (Some(what), Some(line)) => *line = format!("{name}: {what}"),
            (None, _) => {
                edited.log.pop();
            }
            _ => {}
        }
    }
}

type Edit = fn(&mut Editor<'_, '_>) -> Option<String>;

macro_rules! edits {
    ($($name:literal: $edit:ident,)*) => {
        /// What can be done; what there is more of in practice stands here more than once.
        const EDITS: &[(&str, Edit)] = &[$(($name, |editor| editor.$edit())),*];
    };
}

edits! {
    "insert": insert,
    "insert": insert,
    "insert": insert,
    "insert store or call": insert_effect,
    "insert phi": insert_phi,
    "remove": remove,
    "remove": remove,
    "replace": replace,
    "replace": replace,
    "replace effect": replace_effect,
    "replace uses": replace_uses,
    "replace uses": replace_uses,
    "set operand": set_operand,
    "set flags": set_flags,
    "set access": set_access,
    "retype instruction": retype_inst,
    "rename": rename,
    "rename": rename,
    "add block": add_block,
    "remove block": remove_block,
    "add definition": add_definition,
    "add declaration": add_declaration,
    "define": define,
    "clone function": clone_function,
    "call a clone": call_clone,
    "remove function": remove_function,
    "set linkage": set_linkage,
    "retype signature": retype_signature,
    "add attribute": add_attr,
    "remove attribute": remove_attr,
    "add attribute group": add_attr_group,
    "add variable": add_variable,
    "edit variable": edit_variable,
    "retype variable": retype_variable,
    "add metadata": add_metadata,
    "set metadata": set_fields,
    "remove metadata": remove_metadata,
    "attach": attach,
    "detach": detach,
    "attach to function": attach_to_function,
    "set location": set_location,
}

/// Names that a value may get: ones that are taken, that need quotes, that look like numbers.
const NAMES: &[&[u8]] = &[
    b"x",
    b"tmp",
    b"a b",
    b"entry",
    b"7",
    b"0x1",
    b"",
    b"-$._",
    b"q\"uote",
    b"back\\slash",
    b"\xFF\x01",
    b"r",
    b"1a",
    b"x1",
    b"null",
    b"label",
];

struct Editor<'m, 's> {
    module: &'m mut Module<'s>,
    edited: &'m mut Edited,
    step: Step,
}

impl<'s> Editor<'_, 's> {
    // ----- choices -------------------------------------------------------------------------------

    fn first(&self) -> usize {
        usize::from(self.step.first)
    }

    fn second(&self) -> usize {
        usize::from(self.step.second)
    }

    fn name(&self) -> &'static [u8] {
        pick(NAMES, self.second() / 2).unwrap_or(b"x")
    }

    fn maybe_name(&self) -> Option<&'static [u8]> {
        (self.second() % 2 == 1).then(|| self.name())
    }

    /// A function that `fits` picks, and what is left to choose with.
    fn function(&self, fits: impl Fn(&Function<'s>) -> bool) -> Option<(FuncId, usize)> {
        let all: Vec<FuncId> =
            self.module.functions().filter(|(_, f)| fits(f)).map(|(id, _)| id).collect();
        let n = usize::from(self.step.place);
        Some((pick(&all, n)?, n / all.len()))
    }

    fn definition(&self) -> Option<(FuncId, usize)> {
        self.function(|f| !f.is_declaration() && f.entry().is_some())
    }

    /// An instruction that `fits` picks.
    fn inst(&self, fits: impl Fn(&Function<'s>, Inst) -> bool) -> Option<(FuncId, Inst)> {
        let (id, n) = self.definition()?;
        let func = self.module.func(id);
        let all: Vec<Inst> = func.insts().filter(|&i| fits(func, i)).collect();
        Some((id, pick(&all, n)?))
    }

    fn func(&self, id: FuncId) -> &Function<'s> {
        self.module.func(id)
    }

    /// A function to be edited.
    fn edit(&mut self, id: FuncId) -> &mut Function<'s> {
        self.edited.functions.insert(id);
        self.module.func_mut(id)
    }

    fn show(&self, id: FuncId) -> String {
        self.show_symbol(self.func(id).global)
    }

    fn show_symbol(&self, global: Global) -> String {
        match self.module.symbol_name(global) {
            Some(name) => format!("@{}", name.escape_ascii()),
            None => format!("{global:?}"),
        }
    }

    fn planner(&self, id: FuncId, at: Inst) -> Planner<'_, 's> {
        let pool = available(&self.module.types, self.func(id), at);
        Planner { module: self.module, func: id, pool }
    }

    /// Whether something may stand before an instruction.
    fn is_place(func: &Function<'_>, at: Inst) -> bool {
        use Opcode::*;
        let fixed =
            matches!(func.inst(at).op, Phi | LandingPad | CatchPad | CleanupPad | CatchSwitch);
        !fixed && !func.prev(at).is_some_and(|i| is_must_tail(func, i))
    }

    // ----- instructions --------------------------------------------------------------------------

    fn insert(&mut self) -> Option<String> {
        let (id, at) = self.inst(Self::is_place)?;
        let planner = self.planner(id, at);
        let ty = planner.some_type(self.first() / 9);
        let recipe = planner.recipe(ty, self.first(), self.second());
        self.put(id, at, &recipe)
    }

    fn insert_effect(&mut self) -> Option<String> {
        let (id, at) = self.inst(Self::is_place)?;
        let planner = self.planner(id, at);
        let recipe = match self.first() % 2 {
            0 => planner.store(self.second())?,
            _ => planner.call(None, self.second())?,
        };
        self.put(id, at, &recipe)
    }

    fn put(&mut self, id: FuncId, at: Inst, recipe: &Recipe) -> Option<String> {
        let name = self.maybe_name();
        // After the one before it, at times, which has to come to the same.
        let prev = self.func(id).prev(at).filter(|_| self.first().is_multiple_of(5));
        let func = self.edit(id);
        let new = recipe.make(&mut func.store, name);
        match prev {
            Some(prev) => func.insert_after(prev, new),
            None => func.insert_before(at, new),
        };
        Some(format!("{recipe:?} before {at:?} in {}", self.show(id)))
    }

    fn insert_phi(&mut self) -> Option<String> {
        let (id, n) = self.definition()?;
        let func = self.func(id);
        let blocks: Vec<Block> = func.blocks().skip(1).collect();
        let block = pick(&blocks, n)?;
        let at = func.insts_of(block).next()?;
        let planner = self.planner(id, at);
        let ty = planner.some_type(self.first());
        let mut args = Vec::new();
        for from in func.blocks() {
            let Some(last) = func.terminator(from) else { continue };
            let value = constant(&self.module.types, ty, self.second() + from.as_u32() as usize);
            for _ in func.successors(last).filter(|&to| to == block) {
                args.extend([value, Arg::Value(from.into())]);
            }
        }
        if args.is_empty() {
            return None;
        }
        let name = self.maybe_name();
        let func = self.edit(id);
        // A block that comes twice comes with the same constant, not an equal one.
        let mut operands: Vec<Value> = Vec::new();
        for pair in args.chunks_exact(2) {
            let from = pair[1].make(&mut func.store);
            let seen = operands.chunks_exact(2).find(|p| p[1] == from).map(|p| p[0]);
            let value = seen.unwrap_or_else(|| pair[0].make(&mut func.store));
            operands.extend([value, from]);
        }
        let mut new = NewInst::new(Opcode::Phi, ty, &operands);
        new.name = name.map(<[u8]>::to_vec);
        func.insert_before(at, new);
        Some(format!("{args:?} before {at:?} in {}", self.show(id)))
    }

    fn remove(&mut self) -> Option<String> {
        let (id, n) = self.definition()?;
        let func = self.func(id);
        let uses = func.uses();
        let fits = |&i: &Inst| {
            use Opcode::*;
            let op = func.inst(i).op;
            let fixed = op.is_terminator() || matches!(op, LandingPad | CatchPad | CleanupPad);
            !fixed && uses.get(i.into()).is_empty()
        };
        let all: Vec<Inst> = func.insts().filter(fits).collect();
        let inst = pick(&all, n)?;
        self.edit(id).remove(inst);
        self.edited.removed_insts.insert((id, inst));
        Some(format!("{inst:?} in {}", self.show(id)))
    }

    fn replace(&mut self) -> Option<String> {
        let types = &self.module.types;
        let fits = |f: &Function<'s>, i| {
            let op = f.inst(i).op;
            has_result(types, f, i)
                && !matches!(op, Opcode::Phi | Opcode::LandingPad)
                && !is_must_tail(f, i)
        };
        let (id, inst) = self.inst(fits)?;
        let ty = self.func(id).inst(inst).ty;
        let recipe = self.planner(id, inst).recipe(ty, self.first(), self.second());
        self.put_in_place(id, inst, &recipe)
    }

    /// Replaces what has no result, or one that nobody uses, by something without a result.
    fn replace_effect(&mut self) -> Option<String> {
        let (id, n) = self.definition()?;
        let func = self.func(id);
        let uses = func.uses();
        let fits = |&i: &Inst| {
            let data = func.inst(i);
            let plain = !data.op.is_terminator() && Self::is_place(func, i);
            let ret = data.op == Opcode::Ret && Self::is_place(func, i);
            (plain && !data.op.is_debug_record() || ret) && uses.get(i.into()).is_empty()
        };
        let all: Vec<Inst> = func.insts().filter(fits).collect();
        let inst = pick(&all, n)?;
        let recipe = if func.inst(inst).op == Opcode::Ret {
            Recipe {
                op: Opcode::Unreachable,
                ty: Type::VOID,
                flags: InstFlags::empty(),
                args: Vec::new(),
                extra: Extra::None,
            }
        } else {
            let planner = self.planner(id, inst);
            planner.store(self.second()).or_else(|| planner.call(None, self.second()))?
        };
        self.put_in_place(id, inst, &recipe)
    }

    fn put_in_place(&mut self, id: FuncId, inst: Inst, recipe: &Recipe) -> Option<String> {
        let name = self.maybe_name();
        let func = self.edit(id);
        let new = recipe.make(&mut func.store, name);
        func.replace(inst, new);
        drop_fitting_metadata(func, inst);
        Some(format!("{inst:?} in {} by {recipe:?}", self.show(id)))
    }

    fn replace_uses(&mut self) -> Option<String> {
        let (id, n) = self.definition()?;
        let types = &self.module.types;
        let func = self.func(id);
        let mut all = arguments(types, func);
        let fits = |&i: &Inst| is_ordinary(types, func.inst(i).ty) && !is_must_tail(func, i);
        all.extend(func.insts().filter(fits).map(Value::from));
        let of = pick(&all, n)?;
        let ty = func.type_of(of);
        // What is there before the value is there wherever it is used.
        let pool = match of.as_inst() {
            Some(inst) => available(types, func, inst),
            None => arguments(types, func),
        };
        let pool = pool.into_iter().filter(|&v| v != of).collect();
        let with = Planner { module: self.module, func: id, pool }.operand(ty, self.first());
        let func = self.edit(id);
        let value = with.make(&mut func.store);
        func.replace_all_uses(of, value);
        assert!(func.uses().get(of).is_empty(), "{of:?} still has uses");
        Some(format!("{of:?} by {with:?} in {}", self.show(id)))
    }

    fn set_operand(&mut self) -> Option<String> {
        use Opcode::*;
        let fits = |f: &Function<'s>, i: Inst| {
            let op = f.inst(i).op;
            let simple = op.is_binary()
                || op.is_cast()
                || matches!(
                    op,
                    ICmp | FCmp
                        | Select
                        | Load
                        | Store
                        | Freeze
                        | FNeg
                        | GetElementPtr
                        | Ret
                        | AtomicRmw
                        | ExtractValue
                );
            simple && !f.operands(i).is_empty() && Self::is_place(f, i)
        };
        let (id, inst) = self.inst(fits)?;
        let func = self.func(id);
        let count = match func.inst(inst).op {
            // Indices into structs have to be constants.
            GetElementPtr => 1,
            _ => func.operands(inst).len(),
        };
        let operand = self.first() % count;
        let ty = func.type_of(func.operands(inst)[operand]);
        if !is_ordinary(&self.module.types, ty) {
            return None;
        }
        let with = self.planner(id, inst).operand(ty, self.second());
        let func = self.edit(id);
        let value = with.make(&mut func.store);
        func.set_operand(inst, operand, value);
        Some(format!("{operand} of {inst:?} in {} to {with:?}", self.show(id)))
    }

    fn set_flags(&mut self) -> Option<String> {
        use Opcode::*;
        let types = &self.module.types;
        let wraps = |op| matches!(op, Add | Sub | Mul | Shl);
        let fits = |f: &Function<'s>, i: Inst| {
            let data = f.inst(i);
            let float = data.op.is_binary() && is_float(types, types.scalar(data.ty));
            wraps(data.op) || float || data.op == GetElementPtr
        };
        let (id, inst) = self.inst(fits)?;
        let op = self.func(id).inst(inst).op;
        let flags = if wraps(op) {
            pick(&[InstFlags::NUW, InstFlags::NSW, InstFlags::empty()], self.first())?
        } else if op == GetElementPtr {
            pick(&[InstFlags::INBOUNDS, InstFlags::NUSW, InstFlags::empty()], self.first())?
        } else {
            InstFlags::from_bits_truncate(self.first() as u32) & InstFlags::FAST
        };
        self.edit(id).set_flags(inst, flags);
        Some(format!("{flags:?} of {inst:?} in {}", self.show(id)))
    }

    fn set_access(&mut self) -> Option<String> {
        let fits = |f: &Function<'s>, i| f.access(i).is_some_and(|_| f.inst(i).op != Opcode::Fence);
        let (id, inst) = self.inst(fits)?;
        let old = self.func(id).access(inst)?;
        let access = Access { align: Some((self.first() % 6) as u8 + 2), ..old };
        let func = self.edit(id);
        func.set_access(inst, access);
        assert_eq!(func.access(inst), Some(access));
        Some(format!("{access:?} of {inst:?} in {}", self.show(id)))
    }

    /// Changes what an instruction says about types, where nothing follows from it.
    fn retype_inst(&mut self) -> Option<String> {
        let types = &self.module.types;
        let fits = |f: &Function<'s>, i: Inst| {
            let data = f.inst(i);
            let opaque =
                |v: &Value| matches!(types.kind(types.scalar(f.type_of(*v))), TypeKind::Ptr { .. });
            match data.op {
                Opcode::GetElementPtr => f.operands(i).len() == 2 && opaque(&f.operands(i)[0]),
                Opcode::Load => {
                    opaque(&f.operands(i)[0])
                        && !data.flags.contains(InstFlags::ATOMIC)
                        && f.uses().get(i.into()).is_empty()
                }
                Opcode::Call => f.call(i).is_some_and(|c| c.ty == data.ty),
                _ => false,
            }
        };
        let (id, inst) = self.inst(fits)?;
        let simple = [Type::I8, Type::I32, Type::I64, Type::FLOAT];
        let ty = pick(&simple, self.first())?;
        match self.func(id).inst(inst).op {
            Opcode::GetElementPtr => self.edit(id).set_gep_source(inst, ty),
            Opcode::Load => {
                let func = self.edit(id);
                func.set_type(inst, ty);
                drop_fitting_metadata(func, inst);
            }
            _ => {
                let func = self.func(id);
                let params = func.args(inst).iter().map(|&a| func.type_of(a)).collect();
                let ret = func.inst(inst).ty;
                let ty =
                    self.module.types.intern(TypeKind::Function { ret, params, vararg: false });
                self.edit(id).set_call_type(inst, ty);
            }
        }
        Some(format!("{inst:?} in {}", self.show(id)))
    }

    fn rename(&mut self) -> Option<String> {
        let (id, n) = self.function(|_| true)?;
        let func = self.func(id);
        let mut all: Vec<Value> = (0..func.params().len() as u32).map(Value::arg).collect();
        all.extend(func.blocks().map(Value::from));
        let results = func.insts().filter(|&i| func.inst(i).ty != Type::VOID);
        all.extend(results.map(Value::from));
        let value = pick(&all, n)?;
        let name = self.name();
        self.edit(id).set_name(value, name);
        Some(format!("{value:?} in {} to {:?}", self.show(id), name.escape_ascii().to_string()))
    }

    // ----- blocks --------------------------------------------------------------------------------

    fn add_block(&mut self) -> Option<String> {
        let (id, n) = self.definition()?;
        let func = self.func(id);
        let fits = |&b: &Block| {
            use Opcode::*;
            let first = func.insts_of(b).find(|&i| !func.inst(i).op.is_debug_record());
            let op = first.map(|i| func.inst(i).op);
            !matches!(op, Some(Phi | LandingPad | CatchPad | CleanupPad | CatchSwitch))
        };
        let targets: Vec<Block> = func.blocks().skip(1).filter(fits).collect();
        let target = pick(&targets, n).filter(|_| !self.first().is_multiple_of(3));
        let name = self.maybe_name();
        let func = self.edit(id);
        let block = func.add_block(name);
        let one = func.store.int(Type::I32, 1);
        let add = NewInst::new(Opcode::Add, Type::I32, &[one, one]);
        func.append(block, add);
        func.append(
            block,
            match target {
                Some(to) => NewInst::new(Opcode::Br, Type::VOID, &[to.into()]),
                None => NewInst::new(Opcode::Unreachable, Type::VOID, &[]),
            },
        );
        Some(format!("{block:?} to {target:?} in {}", self.show(id)))
    }

    fn remove_block(&mut self) -> Option<String> {
        let (id, n) = self.definition()?;
        if self.is_addressed(id) {
            return None;
        }
        let func = self.func(id);
        let uses = func.uses();
        let fits = |&b: &Block| {
            let inside = |i| func.block_of(i) == b;
            uses.get(b.into()).is_empty()
                && func.insts_of(b).all(|i| uses.get(i.into()).iter().all(|u| inside(u.user)))
                // A phi has an entry for each way into its block.
                && func.terminator(b).is_none_or(|t| {
                    func.successors(t).all(|to| {
                        func.insts_of(to).all(|i| func.inst(i).op != Opcode::Phi)
                    })
                })
        };
        let all: Vec<Block> = func.blocks().skip(1).filter(fits).collect();
        let block = pick(&all, n)?;
        let insts: Vec<Inst> = self.func(id).insts_of(block).collect();
        self.edit(id).remove_block(block);
        self.edited.removed_insts.extend(insts.into_iter().map(|i| (id, i)));
        Some(format!("{block:?} in {}", self.show(id)))
    }

    /// Whether the address of a block of the function is taken.
    fn is_addressed(&self, id: FuncId) -> bool {
        let of = self.func(id).global;
        let takes = |store: &Store<'_>| {
            (0..store.num_consts()).any(|c| {
                let c = store.constant(Const::from_u32(c as u32));
                matches!(c, ConstantKind::BlockAddress(g, _) if g == of)
            })
        };
        takes(&self.module.store) || self.module.functions().any(|(_, f)| takes(&f.store))
    }

    // ----- functions -----------------------------------------------------------------------------

    fn signature(&self) -> (Type, Vec<Type>) {
        let pointer = symbol_type(self.module, Type::I32, (self.first() % 3) as u32);
        let all = [Type::I32, Type::I64, pointer, Type::FLOAT, Type::I1];
        let params = (0..self.first() % 4).filter_map(|i| pick(&all, self.second() + i)).collect();
        (pick(&all, self.first() / 4).unwrap_or(Type::I32), params)
    }

    /// Adds a function with a loop.
    fn add_definition(&mut self) -> Option<String> {
        let (ret, params) = self.signature();
        let named = self.second() % 2 == 1;
        let name = |name: &'static [u8]| named.then_some(name);
        let id = self.module.add_function(self.name(), ret, &params, true);
        let zero = constant(&self.module.types, ret, self.first() / 20);
        let func = self.module.func_mut(id);
        if !params.is_empty() && named {
            func.set_name(Value::arg(0), b"first");
        }
        let entry = func.add_block(name(b"entry"));
        let again = func.add_block(name(b"again"));
        let done = func.add_block(None);
        let branch = |to: Block| NewInst::new(Opcode::Br, Type::VOID, &[to.into()]);
        func.append(entry, branch(again));
        let (first, one) = (func.store.int(Type::I32, 0), func.store.int(Type::I32, 1));
        let phi = NewInst::new(Opcode::Phi, Type::I32, &[first, entry.into(), first, again.into()]);
        let phi = func.append(again, phi);
        let next = NewInst::new(Opcode::Add, Type::I32, &[phi.into(), one]);
        let next = func.append(again, NewInst { name: name(b"next").map(<[u8]>::to_vec), ..next });
        func.set_operand(phi, 2, next.into());
        let more = NewInst::cast(Opcode::Trunc, next.into(), Type::I1);
        let more = func.append(again, more);
        let operands = [more.into(), again.into(), done.into()];
        func.append(again, NewInst::new(Opcode::Br, Type::VOID, &operands));
        let value = zero.make(&mut func.store);
        func.append(done, NewInst::new(Opcode::Ret, Type::VOID, &[value]));
        self.edited.functions.insert(id);
        Some(format!("{} {params:?}", self.show(id)))
    }

    fn add_declaration(&mut self) -> Option<String> {
        let (ret, params) = self.signature();
        let ret = if self.second().is_multiple_of(3) { Type::VOID } else { ret };
        let id = self.module.add_function(self.name(), ret, &params, false);
        self.edited.functions.insert(id);
        Some(format!("{} {params:?}", self.show(id)))
    }

    /// Gives a declaration a body.
    fn define(&mut self) -> Option<String> {
        let (id, _) =
            self.function(|f| f.is_declaration() && !is_intrinsic(self.module, f.global))?;
        let name = self.maybe_name();
        let func = self.edit(id);
        let block = func.add_block(name);
        func.append(block, NewInst::new(Opcode::Unreachable, Type::VOID, &[]));
        Some(self.show(id))
    }

    fn clone_function(&mut self) -> Option<String> {
        let (id, _) = self.function(|f| !is_intrinsic(self.module, f.global))?;
        let copy = self.module.clone_function(id, self.name());
        self.edited.functions.insert(copy);
        Some(format!("{} as {}", self.show(id), self.show(copy)))
    }

    /// Makes a call call another function of the same type.
    fn call_clone(&mut self) -> Option<String> {
        let (id, call) = self.inst(|f, i| f.called_symbol(i).is_some() && !is_must_tail(f, i))?;
        let func = self.func(id);
        let old = func.called_symbol(call)?;
        let SymbolKind::Func(old) = self.module.symbol_kind(old) else { return None };
        let types = &self.module.types;
        let (ty, conv) = (self.func(old).ty(types), self.func(old).conv);
        let fits = |f: &Function<'_>| {
            let same = f.ty(types) == ty && f.conv == conv;
            // Whoever calls a function with debug info needs a location.
            let located = f.function_metadata().next().is_none() || func.debug_loc(call).is_some();
            same && located && !is_intrinsic(self.module, f.global)
        };
        let all: Vec<FuncId> =
            self.module.functions().filter(|(_, f)| fits(f)).map(|(id, _)| id).collect();
        let new = pick(&all, self.first())?;
        let (global, last) = (self.func(new).global, func.operands(call).len() - 1);
        let pointer = func.type_of(func.operands(call)[last]);
        let func = self.edit(id);
        let callee = func.store.symbol(global, pointer);
        func.set_operand(call, last, callee);
        Some(format!("{call:?} in {} calls {}", self.show(id), self.show(new)))
    }

    fn remove_function(&mut self) -> Option<String> {
        let mentions = self.module.mentions();
        let (id, _) = self.function(|f| mentions.of(f.global).is_empty())?;
        let name = self.show(id);
        self.edited.renumbered |= self.module.symbol_name(self.func(id).global).is_none();
        self.module.remove_function(id);
        self.edited.removed.insert(id);
        Some(name)
    }

    fn set_linkage(&mut self) -> Option<String> {
        let (id, _) = self.definition()?;
        let linkage = pick(&[Linkage::Internal, Linkage::External], self.first())?;
        self.edit(id).set_linkage(linkage);
        Some(format!("{} {linkage:?}", self.show(id)))
    }

    /// Changes the type of a parameter, or of the result of a declaration, that nobody depends on.
    fn retype_signature(&mut self) -> Option<String> {
        let mentions = self.module.mentions();
        // What must be a tail call has to have the signature of its caller.
        let fits = |f: &Function<'_>| {
            mentions.of(f.global).is_empty() && !f.insts().any(|i| is_must_tail(f, i))
        };
        let (id, n) = self.function(fits)?;
        let func = self.func(id);
        let uses = func.uses();
        let fits = |&i: &usize| uses.get(Value::arg(i as u32)).is_empty();
        let free: Vec<usize> = (0..func.params().len()).filter(fits).collect();
        let pointer = symbol_type(self.module, Type::I8, (self.first() % 5) as u32);
        let ty = pick(&[Type::I64, Type::DOUBLE, pointer], self.second())?;
        let declaration = func.is_declaration();
        match pick(&free, n) {
            Some(param) => {
                let func = self.edit(id);
                func.remove_attrs(AttrOwner::Param(param), |_| true);
                func.retype_param(param, ty);
                Some(format!("parameter {param} of {}", self.show(id)))
            }
            None if declaration => {
                let func = self.edit(id);
                func.remove_attrs(AttrOwner::Return, |_| true);
                func.retype_return(ty);
                Some(format!("result of {}", self.show(id)))
            }
            None => None,
        }
    }

    // ----- attributes ----------------------------------------------------------------------------

    /// Something that may have attributes: part of a function, or of a call in it.
    fn attr_owner(&self) -> Option<(FuncId, AttrOwner, Type)> {
        let (id, n) = self.function(|f| !is_intrinsic(self.module, f.global))?;
        let func = self.func(id);
        let mut all = vec![(AttrOwner::Function, Type::VOID), (AttrOwner::Return, func.ret)];
        let params = func.params().iter().enumerate();
        all.extend(params.map(|(i, p)| (AttrOwner::Param(i), p.ty)));
        for call in func.calls() {
            all.push((AttrOwner::Call(call), Type::VOID));
            all.push((AttrOwner::CallReturn(call), func.inst(call).ty));
            let args = func.args(call).iter().enumerate();
            all.extend(args.map(|(i, &a)| (AttrOwner::CallArg(call, i), func.type_of(a))));
        }
        let (owner, ty) = pick(&all, n)?;
        let whole = matches!(owner, AttrOwner::Function | AttrOwner::Call(_));
        (whole || is_ordinary(&self.module.types, ty)).then_some((id, owner, ty))
    }

    fn add_attr(&mut self) -> Option<String> {
        let (id, owner, ty) = self.attr_owner()?;
        let is_ptr = self.module.types.is_ptr(ty);
        let n = self.first();
        let func = self.edit(id);
        let attr = match owner {
            AttrOwner::Function | AttrOwner::Call(_) => match n % 3 {
                0 => Attr::Flag(AttrKind::NoUnwind),
                1 => Attr::Str(func.store.text.add_string(b"key"), None),
                _ => {
                    let key = func.store.text.add_string(b"odd \"key\"");
                    Attr::Str(key, Some(func.store.text.add_string(b"\x01value")))
                }
            },
            _ if is_ptr && n.is_multiple_of(3) => Attr::Flag(AttrKind::NonNull),
            _ if is_ptr && n % 3 == 1 => Attr::Int(AttrKind::Dereferenceable, 8),
            _ => Attr::Flag(AttrKind::NoUndef),
        };
        func.add_attr(owner, attr);
        let held = func.store.attrs(func.attr_list(owner)).filter(|a| *a == attr).count();
        assert_eq!(held, 1, "{attr:?} is there {held} times");
        Some(format!("{attr:?} to {owner:?} of {}", self.show(id)))
    }

    fn remove_attr(&mut self) -> Option<String> {
        let (id, owner, _) = self.attr_owner()?;
        let func = self.func(id);
        // What changes how a value is passed has to agree between callers and callee.
        let free = |a: &Attr| {
            use AttrKind::*;
            matches!(a, Attr::Str(..) | Attr::Group(_))
                || matches!(a.kind(), Some(NoUndef | NonNull | NoAlias | NoUnwind | Align))
        };
        let all: Vec<Attr> = func.store.attrs(func.attr_list(owner)).filter(free).collect();
        let attr = pick(&all, self.first())?;
        assert!(self.edit(id).remove_attrs(owner, |a| *a == attr));
        Some(format!("{attr:?} from {owner:?} of {}", self.show(id)))
    }

    fn add_attr_group(&mut self) -> Option<String> {
        let key = self.module.store.text.add_string(b"group key");
        let value = self.module.store.text.add_string(b"");
        let attrs = [Attr::Flag(AttrKind::NoUnwind), Attr::Str(key, Some(value))];
        let number = self.module.add_attr_group(&attrs[..1 + self.first() % 2]);
        if let Some((id, _)) = self.function(|f| !is_intrinsic(self.module, f.global)) {
            self.edit(id).add_attr(AttrOwner::Function, Attr::Group(number));
        }
        Some(format!("#{number}"))
    }

    // ----- variables -----------------------------------------------------------------------------

    fn add_variable(&mut self) -> Option<String> {
        let space = pick(&[0, 1, 3, 4], self.first() / 5)?;
        let array = self.module.types.intern(TypeKind::Array { elem: Type::I32, len: 2 });
        let ty = pick(&[Type::I32, Type::FLOAT, array], self.first())?;
        let symbols: Vec<(Global, Type)> = self
            .module
            .functions()
            .filter(|(_, f)| f.addrspace.is_none() && !is_intrinsic(self.module, f.global))
            .map(|(_, f)| (f.global, f.ty(&self.module.types)))
            .collect();
        let (ty, init) = match self.first() % 4 {
            0 => (ty, None),
            1 if !symbols.is_empty() => {
                let (global, ty) = pick(&symbols, self.second())?;
                let pointer = symbol_type(self.module, ty, 0);
                (pointer, Some(self.module.store.symbol(global, pointer)))
            }
            2 => {
                let store = &mut self.module.store;
                let elements = [store.int(Type::I32, -1), store.undef(Type::I32)];
                (array, Some(store.aggregate(array, &elements)))
            }
            _ => (ty, Some(self.module.store.zero(ty))),
        };
        let id = self.module.add_variable(self.name(), ty, space, init);
        Some(self.show_symbol(self.module.var(id).global))
    }

    fn variable(&self) -> Option<VarId> {
        let all: Vec<VarId> = self
            .module
            .variables()
            .filter(|(_, v)| !is_intrinsic(self.module, v.global))
            .map(|(id, _)| id)
            .collect();
        pick(&all, usize::from(self.step.place))
    }

    fn edit_variable(&mut self) -> Option<String> {
        let id = self.variable()?;
        let n = self.first();
        self.edited.variables.insert(id);
        let section = self.module.store.text.add_string(b".data.x");
        let var = self.module.var_mut(id);
        match n % 3 {
            0 => var.align = Some((n / 3 % 7) as u8),
            1 => var.constant = !var.constant,
            _ => var.section = Some(section),
        }
        Some(self.show_symbol(self.module.var(id).global))
    }

    /// Moves a variable to another address space, if all that is done with it is to access it.
    fn retype_variable(&mut self) -> Option<String> {
        let id = self.variable()?;
        let var = self.module.var(id);
        let (ty, global, old) = (var.ty, var.global, var.addrspace.unwrap_or(0));
        let new = pick(&[0, 1, 3, 4, 5], self.first())?;
        let types = &self.module.types;
        let fits = |m: &Mention| match *m {
            Mention::Metadata(_) => true,
            Mention::Operand(f, inst, operand) => {
                let func = self.func(f);
                let pointer = match func.inst(inst).op {
                    Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => 0,
                    Opcode::Store => 1,
                    _ => return false,
                };
                let c = func.operands(inst)[operand as usize].as_const();
                operand == pointer && c.is_some_and(|c| can_move(&func.store, types, c, new))
            }
            _ => false,
        };
        if new == old || !self.module.mentions().of(global).iter().all(fits) {
            return None;
        }
        self.module.retype_variable(id, ty, new);
        self.edited.variables.insert(id);
        self.edited.retyped.insert(id);
        Some(format!("{} from {old} to {new}", self.show_symbol(global)))
    }

    // ----- metadata ------------------------------------------------------------------------------

    fn add_metadata(&mut self) -> Option<String> {
        let module = &mut *self.module;
        let kernels: Vec<FuncId> = module
            .functions()
            .filter(|(_, f)| !is_intrinsic(module, f.global))
            .map(|(id, _)| id)
            .collect();
        let n = usize::from(self.step.first);
        let text = module.metadata_string(b"text \"\\ \x7F");
        let number = if n % 4 == 0 {
            let fields = [(Field::Filename, text), (Field::Directory, text)];
            module.add_metadata(NodeKind::DiFile, false, &fields)
        } else {
            let int = module.metadata_int(Type::I64, n as i64 - 5);
            let mut fields = vec![(Field::Positional, text), (Field::Positional, int)];
            if let Some(f) = pick(&kernels, n) {
                let (global, ty) = (module.func(f).global, module.func(f).ty(&module.types));
                let ty = symbol_type(module, ty, module.func(f).addrspace.unwrap_or(0));
                fields.push((Field::Positional, module.metadata_symbol(global, ty)));
            }
            fields.push((Field::Positional, Md::Null));
            fields.extend(self.edited.nodes.last().map(|&m| (Field::Positional, Md::Number(m))));
            module.add_metadata(NodeKind::Tuple, n % 3 == 0, &fields)
        };
        if n % 5 != 0 {
            let name: &[u8] = if n % 2 == 0 { b"spare" } else { b"added.list" };
            module.add_named_operands(name, &[number]);
        }
        self.edited.nodes.push(number);
        Some(format!("!{number}"))
    }

    /// Gives a node the fields it has, or a few more if it is one that was added.
    fn set_fields(&mut self) -> Option<String> {
        let all: Vec<u32> = (0..self.module.next_metadata_number())
            .filter(|&n| self.module.metadata(n).is_some())
            .collect();
        let number = pick(&all, usize::from(self.step.place))?;
        let node = self.module.metadata(number)?;
        let tuple = node.data().kind == NodeKind::Tuple;
        let mut fields: Vec<(Field, Md)> = node.store.fields(node.node).collect();
        if tuple && self.edited.nodes.contains(&number) {
            fields.push((Field::Positional, Md::Number(number)));
        }
        self.edited.numbers.insert(number);
        self.module.set_metadata_fields(number, &fields);
        Some(format!("!{number}"))
    }

    fn remove_metadata(&mut self) -> Option<String> {
        let number = pick(&self.edited.nodes, usize::from(self.step.place))?;
        let module = &self.module;
        let is_it = |md: MdRef| md == MdRef::Number(number);
        let in_store = |store: &Store<'_>, node| {
            store.fields(node).any(|(_, md)| md.as_ref().is_some_and(is_it))
        };
        let named = module.named_metadata().iter().any(|n| module.named_operands(n).any(is_it));
        let in_nodes = (0..module.next_metadata_number())
            .filter_map(|n| module.metadata(n))
            .any(|n| in_store(n.store, n.node));
        let attached = module.functions().any(|(_, f)| {
            let refers = |(_, md): (MdKind, MdRef)| match md {
                MdRef::Inline(node) => in_store(&f.store, node),
                MdRef::Number(_) => is_it(md),
            };
            f.function_metadata().any(refers) || f.insts().any(|i| f.metadata(i).any(refers))
        });
        if named || in_nodes || attached {
            return None;
        }
        self.module.remove_metadata(number);
        self.edited.nodes.retain(|&n| n != number);
        Some(format!("!{number}"))
    }

    /// The kind of an attachment of our own; the seeds have the first one as well.
    fn custom(&self) -> &'static [u8] {
        pick(&[&b"note"[..], b"mark", b"odd"], self.second()).unwrap_or(b"note")
    }

    fn node(&mut self) -> Option<MdRef> {
        if let Some(number) = pick(&self.edited.nodes, self.first()) {
            return Some(MdRef::Number(number));
        }
        let fields = [(Field::Positional, Md::Null)];
        let number = self.module.add_metadata(NodeKind::Tuple, true, &fields);
        self.edited.nodes.push(number);
        Some(MdRef::Number(number))
    }

    fn attach(&mut self) -> Option<String> {
        let (id, inst) = self.inst(|f, i| !f.inst(i).op.is_debug_record())?;
        let node = self.node()?;
        let name = self.custom();
        let inline = self.first().is_multiple_of(4);
        let func = self.edit(id);
        let kind = MdKind::Custom(func.store.text.add_name(name));
        let md = if inline {
            let five = func.store.int(Type::I64, 5);
            let fields = [(Field::Positional, Md::Value(five)), (Field::Positional, node.into())];
            MdRef::Inline(func.store.add_inline_node(NodeKind::Tuple, &fields))
        } else {
            node
        };
        func.set_metadata(inst, kind, Some(md));
        let held = func.metadata(inst).filter(|(k, _)| is_named(func, *k, name)).count();
        assert_eq!(held, 1, "!{} is attached {held} times", name.escape_ascii());
        Some(format!("{md:?} as {} to {inst:?} in {}", name.escape_ascii(), self.show(id)))
    }

    fn detach(&mut self) -> Option<String> {
        let (id, inst) = self.inst(|f, i| f.metadata(i).next().is_some())?;
        let func = self.func(id);
        // A call may need its location.
        let free =
            |k: &MdKind| *k != MdKind::Known(MdKindName::Dbg) || !func.inst(inst).op.is_call();
        let kinds: Vec<MdKind> = func.metadata(inst).map(|(k, _)| k).filter(free).collect();
        let kind = pick(&kinds, self.first())?;
        let func = self.edit(id);
        func.set_metadata(inst, kind, None);
        assert!(func.metadata(inst).all(|(k, _)| k != kind));
        Some(format!("{kind:?} from {inst:?} in {}", self.show(id)))
    }

    fn attach_to_function(&mut self) -> Option<String> {
        let (id, _) = self.function(|_| true)?;
        let node = self.node()?;
        let name = self.custom();
        let remove = self.first().is_multiple_of(3);
        let func = self.edit(id);
        let kind = MdKind::Custom(func.store.text.add_name(name));
        func.set_function_metadata(kind, (!remove).then_some(node));
        let held = func.function_metadata().filter(|(k, _)| is_named(func, *k, name)).count();
        assert_eq!(held, usize::from(!remove), "!{} is attached {held} times", name.escape_ascii());
        Some(format!("{} of {}", name.escape_ascii(), self.show(id)))
    }

    /// Gives an instruction a location that is written in place.
    fn set_location(&mut self) -> Option<String> {
        let fits = |f: &Function<'s>, i: Inst| !f.inst(i).op.is_debug_record();
        let (id, inst) = self.inst(fits)?;
        let dbg = MdKind::Known(MdKindName::Dbg);
        let scope = self.func(id).function_metadata().find(|(k, _)| *k == dbg)?.1;
        let line = i64::from(self.step.first);
        let func = self.edit(id);
        let fields = [
            (Field::Line, Md::Int(line)),
            (Field::Column, Md::Int(1)),
            (Field::Scope, scope.into()),
        ];
        let node = func.store.add_inline_node(NodeKind::DiLocation, &fields);
        func.set_metadata(inst, dbg, Some(MdRef::Inline(node)));
        assert_eq!(func.debug_loc(inst), Some(MdRef::Inline(node)));
        Some(format!("{inst:?} in {} line {line}", self.show(id)))
    }
}

/// Whether LLVM gives the symbol a meaning of its own: nobody may take its address.
fn is_intrinsic(module: &Module<'_>, global: Global) -> bool {
    module.symbol_name(global).is_some_and(|name| name.starts_with(b"llvm."))
}

fn is_must_tail(func: &Function<'_>, inst: Inst) -> bool {
    func.inst(inst).flags.contains(InstFlags::MUSTTAIL)
}

fn is_named(func: &Function<'_>, kind: MdKind, name: &[u8]) -> bool {
    match kind {
        MdKind::Custom(text) => func.store.text.unescaped(text) == name,
        MdKind::Known(kind) => kind.as_str().as_bytes() == name,
    }
}

/// Removes the attachments that only fit certain instructions; locations fit all.
fn drop_fitting_metadata(func: &mut Function<'_>, inst: Inst) {
    let kinds: Vec<MdKind> = func.metadata(inst).map(|(k, _)| k).collect();
    for kind in kinds {
        if matches!(kind, MdKind::Known(k) if k != MdKindName::Dbg) {
            func.set_metadata(inst, kind, None);
        }
    }
}

/// Whether a constant still has its type, or gets the new space along, when the variable that it refers
/// to moves to `space`.
fn can_move(store: &Store<'_>, types: &spacecast_ir::types::Types, c: Const, space: u32) -> bool {
    match store.constant(c) {
        ConstantKind::Global(_) => true,
        ConstantKind::Expr(expr) => {
            let inner = expr.operands.first().and_then(|v| match v.kind() {
                ValueKind::Const(c) => Some(c),
                _ => None,
            });
            let cast = expr.op == Opcode::AddrSpaceCast
                && types.addrspace(store.const_type(c)) != Some(space);
            (cast || expr.op == Opcode::GetElementPtr)
                && inner.is_some_and(|c| can_move(store, types, c, space))
        }
        _ => false,
    }
}
