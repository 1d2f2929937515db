//! Parameters by value of kernels, read in parameter space or from a copy on the stack.
//!
//! In place is right for a parameter that is only read, or that every thread sees in place anyway. A copy is right if all
//! of it is copied before anything else happens.

use spacecast_ir::inst::InstData;
use spacecast_ir::store::{Attr, ConstantKind, MdKind};
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};
use spacecast_nvptx::layout::{DataLayout, Sizes};

use super::moves::{Moved, Moves, Right, Rights};
use super::names::Names;
use super::pair::{Fault, Pair};
use crate::{Map, Set};

const GRID_CONSTANT: &[u8] = b"nvvm.grid_constant";
const PARAM: u32 = 101;

/// Parameters by value as bits, in their order. All that are beyond the last bit count as one.
type Bits = u32;

fn bit(at: usize) -> Bits {
    1 << at.min(Bits::BITS as usize - 1)
}

pub(super) fn check(
    id: FuncId,
    pair: &Pair<'_, '_>,
    kernels: &Set<FuncId>,
    constants: &[(FuncId, usize)],
) -> Vec<Fault> {
    let mut lowering = Lowering::new(pair);
    if !kernels.contains(&id) {
        let changed = !pair.is_unchanged();
        return changed
            .then(|| (None, "it is no kernel, and changed".to_owned()))
            .into_iter()
            .collect();
    }
    for n in 0..pair.before.params().len() as u32 {
        if let Some(ty) = lowering.by_value(n) {
            lowering.params.insert(n, ty);
            lowering.in_order.push(n);
        }
    }
    let said = |n: &u32| constants.contains(&(id, *n as usize)) || lowering.is_constant(*n);
    lowering.constant = lowering.params.keys().copied().filter(said).collect();
    // Most say it, so that nobody has to look.
    if lowering.constant.len() < lowering.params.len() {
        let written = lowering.not_only_read();
        let params = (0..).zip(&lowering.in_order).filter(|(at, _)| written & bit(*at) == 0);
        lowering.constant.extend(params.map(|(_, n)| *n));
    }
    let mut faults = lowering.header();
    let mut stand_for = lowering.copies();
    lowering.computed_again(&mut stand_for);
    let names = Names::default();
    let mut moves = Moves::new(pair, &mut lowering, &|_| false, &names);
    moves.stands_for = stand_for;
    faults.extend(moves.check());
    faults
}

struct Lowering<'r, 'p, 's> {
    pair: &'r Pair<'p, 's>,
    /// The parameters by value, and what they hold.
    params: Map<u32, Type>,
    /// The same in order.
    in_order: Vec<u32>,
    /// Those that may be read in place.
    constant: Set<u32>,
    /// Instructions that make copies.
    made: Set<Inst>,
}

impl<'r, 'p, 's> Lowering<'r, 'p, 's> {
    fn new(pair: &'r Pair<'p, 's>) -> Self {
        Self {
            pair,
            params: Map::default(),
            in_order: Vec::new(),
            constant: Set::default(),
            made: Set::default(),
        }
    }

    fn by_value(&self, n: u32) -> Option<Type> {
        let func = self.pair.before;
        let param = func.params()[n as usize];
        func.store.attrs(param.attrs).find_map(|attr| {
            match (attr, self.pair.types.kind(param.ty)) {
                (Attr::Type(AttrKind::ByVal, ty), _) => Some(ty),
                (Attr::Flag(AttrKind::ByVal), TypeKind::TypedPtr { pointee, .. }) => Some(*pointee),
                _ => None,
            }
        })
    }

    /// Whether LLVM leaves a parameter where it is, by what its attributes say.
    fn is_constant(&self, n: u32) -> bool {
        let func = self.pair.before;
        let attrs: Vec<Attr> = func.store.attrs(func.params()[n as usize].attrs).collect();
        let has =
            |kinds: &[AttrKind]| attrs.iter().any(|a| a.kind().is_some_and(|k| kinds.contains(&k)));
        let uncaptured = attrs.iter().any(|attr| match *attr {
            Attr::Int(AttrKind::Captures, bits) => {
                let captures = spacecast_ir::attr::Captures::from_bits(bits);
                captures.other.is_empty() && captures.ret.is_none_or(|r| r.is_empty())
            }
            attr => attr.kind() == Some(AttrKind::NoCapture),
        });
        let marked = |attr: &Attr| matches!(*attr, Attr::Str(key, _) if *func.store.text.unescaped(key) == *GRID_CONSTANT);
        attrs.iter().any(marked) || has(&[AttrKind::ReadOnly, AttrKind::ReadNone]) && uncaptured
    }

    /// The parameters by value that something may write, or whose address is taken where nobody looks, as bits.
    ///
    /// What is computed from which of them is marked in the order of ids, mostly that of the text; again if something
    /// turns out to be computed from one of those that was used before it was marked.
    fn not_only_read(&self) -> Bits {
        let func = self.pair.before;
        let mut from_params: Vec<Bits> = vec![0; func.params().len()];
        for (at, &n) in self.in_order.iter().enumerate() {
            from_params[n as usize] = bit(at);
        }
        let mut from: Vec<Bits> = vec![0; func.num_insts()];
        let mut written = 0;
        loop {
            let mut early: Vec<(usize, Bits)> = Vec::new();
            for (inst, operands) in func.all_operands() {
                let of_arg = |value: Value| value.as_arg().map_or(0, |n| from_params[n as usize]);
                let mut any = 0;
                for &value in operands {
                    let used = value.inst_number();
                    any |= match from.get(used) {
                        Some(&params) => {
                            if used >= inst.as_u32() as usize {
                                early.push((used, params));
                            }
                            params
                        }
                        None => of_arg(value),
                    };
                }
                if any == 0 || func.inst(inst).is_removed() {
                    continue;
                }
                for (at, &value) in operands.iter().enumerate() {
                    let params =
                        from.get(value.inst_number()).copied().unwrap_or_else(|| of_arg(value));
                    let op = func.inst(inst).op;
                    if params == 0 {
                        continue;
                    }
                    match op {
                        Opcode::Load | Opcode::ICmp => {}
                        Opcode::GetElementPtr if at == 0 => from[inst.as_u32() as usize] |= params,
                        Opcode::BitCast | Opcode::Phi | Opcode::Select | Opcode::Freeze => {
                            from[inst.as_u32() as usize] |= params;
                        }
                        Opcode::AddrSpaceCast
                            if self.pair.space(func.inst(inst).ty) == Some(PARAM) =>
                        {
                            from[inst.as_u32() as usize] |= params;
                        }
                        Opcode::Call if self.only_looks(inst, at) => {}
                        _ => written |= params,
                    }
                }
            }
            if early.iter().all(|&(used, params)| from[used] == params) {
                return written;
            }
        }
    }

    fn only_looks(&self, call: Inst, operand: usize) -> bool {
        let name =
            self.pair.before.called_symbol(call).and_then(|g| self.pair.modules.0.symbol_name(g));
        let row = name.and_then(|name| Intrinsic::named(&name));
        row.is_some_and(|row| match row.family {
            Family::Assume => true,
            Family::Copy => row.pointer(operand).is_some_and(|p| p.role == Role::Reads),
            _ => false,
        })
    }

    fn header(&self) -> Vec<Fault> {
        let (before, after) = (self.pair.before, self.pair.after);
        let (a, b) = (before.header(), after.header());
        let mut faults: Vec<Fault> = Vec::new();
        let same = (a.ret, a.vararg, a.conv, a.comdat, a.symbol)
            == (b.ret, b.vararg, b.conv, b.comdat, b.symbol)
            && before.params().len() == after.params().len()
            && self.pair.same_attrs(a.attrs, b.attrs, &|_| false);
        if !same {
            faults.push((None, "its header changed".to_owned()));
        }
        for (n, (old, new)) in before.params().iter().zip(after.params()).enumerate() {
            // A copy reads the parameter, whatever the kernel did.
            let free = |attr: Attr| match attr {
                Attr::Str(key, _) => {
                    *after.store.text.unescaped(key) == *GRID_CONSTANT
                        && (self.constant.contains(&(n as u32)) || self.is_read_in_space(n as u32))
                }
                attr => matches!(
                    attr.kind(),
                    Some(AttrKind::Initializes | AttrKind::ReadNone | AttrKind::WriteOnly)
                ),
            };
            if old.ty != new.ty || !self.pair.same_attrs(old.attrs, new.attrs, &free) {
                faults.push((None, format!("parameter {n} changed")));
            }
        }
        faults
    }

    /// Whether nothing uses a parameter any more but casts to parameter space, where nobody can write.
    fn is_read_in_space(&self, n: u32) -> bool {
        let func = self.pair.after;
        self.params.contains_key(&n)
            && func.listed().all(|(inst, data, operands)| {
                let is_cast = data.op == Opcode::AddrSpaceCast
                    && self.pair.space(func.inst(inst).ty) == Some(PARAM);
                is_cast || data.op.is_debug_record() || !operands.contains(&Value::arg(n))
            })
    }

    /// The copies that are made where the function begins, and what each is a copy of.
    fn copies(&mut self) -> Map<Inst, Value> {
        let func = self.pair.after;
        let mut found: Map<Inst, Value> = Map::default();
        let mut copied: Map<(Inst, u32), Vec<(u64, u64)>> = Map::default();
        let Some(entry) = func.entry() else { return found };
        let new: Vec<Inst> =
            func.insts_of(entry).take_while(|&inst| self.pair.is_new(inst)).collect();
        for &inst in &new {
            let data = func.inst(inst);
            match data.op {
                Opcode::Call => {
                    let Some((slot, param, at, length)) = self.piece(inst) else { continue };
                    copied.entry((slot, param)).or_default().push((at, length));
                    self.made.insert(inst);
                }
                Opcode::Alloca | Opcode::GetElementPtr | Opcode::BitCast => {
                    _ = self.made.insert(inst);
                }
                _ => {}
            }
        }
        if copied.is_empty() {
            return found;
        }
        let layout = DataLayout::of_module(self.pair.modules.0);
        let mut sizes = Sizes::new(&layout, self.pair.types);
        for ((slot, param), mut pieces) in copied {
            pieces.sort_unstable();
            let mut end = 0;
            let whole = pieces.iter().all(|&(at, length)| {
                let next = at == end;
                end = at + length;
                next
            });
            let Some(&ty) = self.params.get(&param) else { continue };
            let fits = func.alloca(slot).is_some_and(|data| data.ty == ty)
                && func.operands(slot).is_empty();
            if whole && fits && sizes.alloc_size(ty) == Some(end) {
                found.insert(slot, Value::arg(param));
            }
        }
        found
    }

    /// The addresses that are computed once more, behind those that they are: from the generic address of a parameter, by
    /// the same steps.
    fn computed_again(&mut self, stand_for: &mut Map<Inst, Value>) {
        use Opcode::{BitCast, GetElementPtr, Phi, Select};
        let (before, after) = (self.pair.before, self.pair.after);
        let computes = |inst| matches!(after.inst(inst).op, GetElementPtr | BitCast | Phi | Select);
        let is_new = |inst: &Inst| computes(*inst) && !self.made.contains(inst);
        if !self.pair.new_insts().any(|inst| is_new(&inst)) {
            return;
        }
        let mut again: Map<Inst, Inst> = Map::default();
        for block in after.blocks() {
            let mut last = None;
            for inst in after.insts_of(block) {
                if let Some(last) = last.filter(|_| self.pair.is_new(inst) && is_new(&inst)) {
                    again.insert(inst, last);
                }
                last = (!self.pair.is_new(inst)).then_some(inst);
            }
        }
        // In circles each is what it stands for if all others are: they begin with the parameters.
        let is_address = |was: Value, mut is: Value| {
            // In code that never runs casts go round.
            for _ in 0..16 {
                let Some(inst) = is.as_inst() else { return self.pair.same_value(was, is) };
                match again.get(&inst) {
                    Some(&first) => return was == first.into(),
                    None if after.inst(inst).op != Opcode::AddrSpaceCast => return false,
                    None => is = after.operands(inst)[0],
                }
            }
            false
        };
        let same = |(&twin, &first): (&Inst, &Inst)| {
            let (old, new) = (before.inst(first), after.inst(twin));
            let (was, is) = (before.operands(first), after.operands(twin));
            (old.op, old.flags, old.ty) == (new.op, new.flags, new.ty)
                && before.gep_source(first) == after.gep_source(twin)
                && was.len() == is.len()
                && was
                    .iter()
                    .zip(is)
                    .all(|(&was, &is)| self.pair.same_value(was, is) || is_address(was, is))
        };
        if again.iter().all(same) {
            self.made.extend(again.keys());
            stand_for.extend(again.into_iter().map(|(twin, first)| (twin, first.into())));
        }
    }

    /// A piece of a copy: the slot, the parameter, where, and how long.
    fn piece(&self, call: Inst) -> Option<(Inst, u32, u64, u64)> {
        let func = self.pair.after;
        let name = self.pair.modules.1.symbol_name(func.called_symbol(call)?)?;
        let [to, from, length, volatile] = *func.args(call) else { return None };
        let number = |value: Value| match func.store.constant(value.as_const()?) {
            ConstantKind::Int(n) => u64::try_from(n).ok(),
            _ => None,
        };
        if !name.starts_with(b"llvm.memcpy.p") || number(volatile) != Some(0) {
            return None;
        }
        let ((slot, to), (param, from)) = (self.address(to)?, self.address(from)?);
        let slot = slot.as_inst().filter(|&inst| func.inst(inst).op == Opcode::Alloca)?;
        (to == from).then_some((slot, param.as_arg()?, to, number(length)?))
    }

    /// Where an address leads back to, and how far behind it is.
    fn address(&self, value: Value) -> Option<(Value, u64)> {
        let func = self.pair.after;
        let (mut value, mut by) = (value, 0u64);
        for _ in 0..16 {
            let Some(inst) = value.as_inst() else { break };
            let operands = func.operands(inst);
            match (func.inst(inst).op, operands) {
                (Opcode::AddrSpaceCast | Opcode::BitCast, _) => value = operands[0],
                (Opcode::GetElementPtr, &[base, index])
                    if func.gep_source(inst) == Some(Type::I8) =>
                {
                    let ConstantKind::Int(n) = func.store.constant(index.as_const()?) else {
                        return None;
                    };
                    by = by.checked_add(u64::try_from(n).ok()?)?;
                    value = base;
                }
                _ => break,
            }
        }
        Some((value, by))
    }

    /// The parameters that an address is computed from; nothing if there is anything else.
    fn sources(&self, value: Value) -> Option<Vec<u32>> {
        let func = self.pair.before;
        let mut seen = vec![value];
        let mut found = Vec::new();
        let mut next = 0;
        while let Some(&value) = seen.get(next) {
            next += 1;
            let constant = value.as_const().map(|c| func.store.constant(c));
            if matches!(constant, Some(ConstantKind::Undef | ConstantKind::Poison)) {
                continue;
            }
            if let Some(n) = value.as_arg() {
                self.params.get(&n)?;
                found.push(n);
                continue;
            }
            let inst = value.as_inst()?;
            let operands = func.operands(inst);
            let from: Vec<Value> = match func.inst(inst).op {
                Opcode::GetElementPtr
                | Opcode::BitCast
                | Opcode::AddrSpaceCast
                | Opcode::Freeze => vec![operands[0]],
                Opcode::Select => operands[1..].to_vec(),
                Opcode::Phi => operands.iter().copied().step_by(2).collect(),
                _ => return None,
            };
            for value in from {
                if !seen.contains(&value) {
                    seen.push(value);
                }
            }
        }
        Some(found)
    }
}

impl Rights for Lowering<'_, '_, '_> {
    fn entitled(&mut self, inst: Inst, data: &InstData, moved: Moved) -> Right {
        let Moved { operand, space, computed } = moved;
        let func = self.pair.before;
        let reads = match data.op {
            // Nobody writes there, so that nothing is synchronised with.
            Opcode::Load => true,
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::Phi | Opcode::Select => true,
            Opcode::Call => self.only_looks(inst, operand),
            _ => false,
        };
        let is_constant = |sources: Vec<u32>| {
            !sources.is_empty() && sources.iter().all(|n| self.constant.contains(n))
        };
        let value = func.operands(inst)[operand];
        let constant = value.as_const().map(|c| func.store.constant(c));
        // What is undefined is that in every space.
        let chooses = matches!(data.op, Opcode::Phi | Opcode::Select);
        let undefined = matches!(constant, Some(ConstantKind::Undef | ConstantKind::Poison));
        let there = || chooses && undefined || self.sources(value).is_some_and(is_constant);
        if space == PARAM && reads && (computed || there()) {
            return Ok(());
        }
        Err(format!("operand {operand} is not a parameter that is only read"))
    }

    fn may_be_null(&mut self, value: Value) -> bool {
        self.sources(value).is_none()
    }

    fn attachment(&mut self, _: Inst, _: MdKind) -> bool {
        false
    }

    fn may_come(&self, inst: Inst) -> bool {
        self.made.contains(&inst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A block may stand before the one that computes what it stores through.
    #[test]
    fn writes_are_seen_whatever_the_order_of_blocks() {
        let text = b"define ptx_kernel void @k(ptr byval(i64) %p, ptr byval(i64) %q) {\n\
            br label %computes\n\
            stores:\n store i32 1, ptr %low\n ret void\n\
            computes:\n %low = getelementptr i8, ptr %p, i64 4\n %x = load i32, ptr %q\n br label %stores\n}\n";
        let module = spacecast_ir::parse(text).expect("a module");
        let (_, func) = module.functions().next().expect("a function");
        let view = func.view();
        let pair = Pair::new((&module, &module), view, view, func.compare(view));
        let params = [(0, Type::I64), (1, Type::I64)].into_iter().collect();
        let lowering = Lowering { params, in_order: vec![0, 1], ..Lowering::new(&pair) };
        assert_eq!(lowering.not_only_read(), bit(0));
    }
}
