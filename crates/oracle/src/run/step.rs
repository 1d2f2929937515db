//! One instruction.

use spacecast_ir::inst::InstFlags;
use spacecast_ir::store::MdKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode};

use super::access::{Place, Way};
use super::arithmetic::{as_double, atomic, binary, compare, compare_floats, from_double, lanes};
use super::link::ALIGN;
use super::machine::{Flow, Frame, Machine, Thread};
use super::memory::{Object, Region, is_heap};
use super::value::Val;
use super::{Result, Seen, undefined, unsupported};

impl<'a> Machine<'a> {
    /// Runs the next instruction of a thread.
    pub fn step(&mut self, thread: &mut Thread<'a>) -> Result<Flow> {
        let Some(frame) = thread.frames.last() else { return Ok(Flow::End) };
        let (func, inst) = (frame.func, frame.at);
        let data = func.inst(inst);
        let value = match data.op {
            Opcode::Br | Opcode::Switch => {
                let to = self.branch(frame, inst)?;
                self.jump(thread, to)?;
                return Ok(Flow::Next);
            }
            Opcode::Ret => return self.leave(thread),
            Opcode::Unreachable => return undefined("unreachable code"),
            Opcode::Call => return self.call(thread, inst),
            Opcode::Load => self.load_inst(thread, inst)?,
            Opcode::Store => self.store_inst(thread, inst)?,
            Opcode::AtomicRmw => self.rmw(thread, inst)?,
            Opcode::CmpXchg => self.cmpxchg(thread, inst)?,
            Opcode::Alloca => self.alloca(thread, inst)?,
            _ => self.compute(thread, inst)?,
        };
        thread.complete(inst, value)
    }

    /// Where a branch goes.
    fn branch(&mut self, frame: &Frame<'a>, inst: Inst) -> Result<Block> {
        let operands = frame.func.operands(inst);
        let block = |value: Option<&Value>| match value.and_then(|v| v.as_block()) {
            Some(block) => Ok(block),
            None => unsupported("a branch to no block"),
        };
        if operands.len() == 1 {
            return block(operands.first());
        }
        let Some(on) = self.operand(frame, operands[0])?.bits() else {
            return undefined("a branch on poison");
        };
        if frame.func.inst(inst).op == Opcode::Br {
            return block(operands.get(if on == 1 { 1 } else { 2 }));
        }
        for case in operands[2..].chunks_exact(2) {
            if self.operand(frame, case[0])?.bits() == Some(on) {
                return block(case.get(1));
            }
        }
        block(operands.get(1))
    }

    /// Goes on in another block: its phis take their values all at once.
    fn jump(&mut self, thread: &mut Thread<'a>, to: Block) -> Result<()> {
        let Some(frame) = thread.frames.last() else { return Ok(()) };
        let (func, from) = (frame.func, frame.block);
        let mut values = Vec::new();
        let mut first = None;
        for inst in func.insts_of(to) {
            if func.inst(inst).op != Opcode::Phi {
                first = Some(inst);
                break;
            }
            let arm =
                func.operands(inst).chunks_exact(2).find(|arm| arm[1].as_block() == Some(from));
            let Some(arm) = arm else { return unsupported("a phi without this predecessor") };
            values.push((inst, self.operand(frame, arm[0])?));
        }
        let (Some(at), Some(frame)) = (first, thread.frames.last_mut()) else {
            return unsupported("a block that does not end");
        };
        values.into_iter().for_each(|(inst, value)| frame.set(inst, value));
        (frame.previous, frame.block, frame.at) = (Some(from), to, at);
        Ok(())
    }

    fn load_inst(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let ty = func.inst(inst).ty;
        let place = self.accessed(thread, inst, 0, ty, Way::Read)?;
        let value = self.load(thread, code, ty, &place)?;
        see(thread, inst, b'r', &place, &value);
        let mut attachments = func.metadata(inst);
        if attachments.any(|(kind, _)| kind == MdKind::Known(MdKindName::NonNull))
            && value.bits() == Some(0)
        {
            return Ok(Val::Poison);
        }
        Ok(value)
    }

    fn store_inst(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let operand = func.operands(inst)[0];
        let value = self.operand(frame, operand)?;
        let ty = func.type_of(operand);
        let place = self.accessed(thread, inst, 1, ty, Way::Write)?;
        self.store(thread, code, ty, &place, &value)?;
        see(thread, inst, b'w', &place, &value);
        Ok(Val::VOID)
    }

    fn rmw(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let ty = func.inst(inst).ty;
        let new = self.operand(frame, func.operands(inst)[1])?;
        let place = self.accessed(thread, inst, 0, ty, Way::Write)?;
        let old = self.load(thread, code, ty, &place)?;
        let width = self.width(code, ty)?;
        let kept = atomic(func.atomic_op(inst), &old, &new, width)?;
        self.store(thread, code, ty, &place, &kept)?;
        see(thread, inst, b'a', &place, &kept);
        Ok(old)
    }

    fn cmpxchg(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let operands = func.operands(inst);
        let ty = func.type_of(operands[1]);
        let (expected, new) =
            (self.operand(frame, operands[1])?, self.operand(frame, operands[2])?);
        let place = self.accessed(thread, inst, 0, ty, Way::Write)?;
        let old = self.load(thread, code, ty, &place)?;
        let (Some(a), Some(b)) = (old.bits(), expected.bits()) else {
            return undefined("a cmpxchg of poison");
        };
        if a == b {
            self.store(thread, code, ty, &place, &new)?;
        }
        see(thread, inst, b'c', &place, &old);
        Ok(Val::Many([old, Val::bool(a == b)].into()))
    }

    /// Where an instruction accesses memory through an operand.
    fn accessed(
        &mut self,
        thread: &mut Thread<'a>,
        inst: Inst,
        operand: usize,
        ty: Type,
        way: Way,
    ) -> Result<Place> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let pointer = frame.func.operands(inst)[operand];
        let address = self.operand(frame, pointer)?;
        let space = self.types(frame.code).addrspace(frame.func.type_of(pointer)).unwrap_or(0);
        let extent = self.extent(frame, inst, ty)?;
        self.place(thread, space, &address, extent, way)
    }

    fn alloca(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let count = match func.operands(inst).first() {
            Some(&count) => self.operand(frame, count)?.bits(),
            None => Some(1),
        };
        let (Some(data), Some(count)) = (func.alloca(inst), count) else {
            return undefined("a stack slot of poison");
        };
        let size = self.alloc_size(code, data.ty)? * count as u64;
        if size > 1 << 16 {
            return unsupported("a large stack slot");
        }
        let align = data.align.map_or(ALIGN, |log| (1 << log).max(ALIGN));
        let start = thread.own.local.free(thread.own.first, align);
        thread.own.local.put(Object::new(start, size));
        let space = self.types(code).addrspace(func.inst(inst).ty).unwrap_or(0);
        Ok(Val::Bits(if space == 0 {
            Region::Local.generic(start, self.launch).into()
        } else {
            start.into()
        }))
    }

    /// An instruction that does nothing but compute a value.
    fn compute(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let data = func.inst(inst);
        let operands = func.operands(inst);
        if data.op.is_debug_record() || data.op == Opcode::Fence {
            return Ok(Val::VOID);
        }
        let types = self.types(code);
        let mut values = Vec::with_capacity(operands.len());
        for &operand in operands {
            values.push(self.operand(frame, operand)?);
        }
        let operand_type = |n: usize| func.type_of(operands[n]);
        Ok(match data.op {
            Opcode::GetElementPtr => {
                let Some(source) = func.gep_source(inst) else { return unsupported("an address") };
                let indices: Vec<_> = (1..operands.len()).map(operand_type).collect();
                let shape = (source, operand_type(0), data.ty);
                self.gep(Some(&thread.own), code, shape, data.flags, values, &indices)?
            }
            op if op.is_cast() => {
                self.cast(code, op, data.flags, &values[0], operand_type(0), data.ty)?
            }
            op if op.is_binary() => {
                let width = self.width(code, data.ty)?;
                binary(op, data.flags, &values[0], &values[1], width)?
            }
            Opcode::ICmp => {
                let width = self.width(code, operand_type(0))?;
                compare(func.predicate(inst), &values[0], &values[1], width)
            }
            Opcode::FCmp => {
                let width = self.width(code, operand_type(0))?;
                compare_floats(func.predicate(inst), &values[0], &values[1], width)
            }
            Opcode::FNeg => {
                let width = self.width(code, data.ty)?;
                let negated = |bits| Val::Bits(from_double(-as_double(bits, width), width));
                lanes(&values[0], &Val::VOID, |v, _| Ok(v.bits().map_or(Val::Poison, negated)))?
            }
            Opcode::Select => match &values[0] {
                Val::Many(conditions) => {
                    let lane = |(i, c): (usize, &Val)| match c.bits() {
                        Some(c) => values[if c == 1 { 1 } else { 2 }].part(i),
                        None => Val::Poison,
                    };
                    Val::Many(conditions.iter().enumerate().map(lane).collect())
                }
                Val::Bits(1) => values.swap_remove(1),
                Val::Bits(_) => values.swap_remove(2),
                Val::Poison => self.poison(code, data.ty),
            },
            Opcode::Freeze if values[0].is_known() => values.swap_remove(0),
            // Anything will do, so that both runs need not agree.
            Opcode::Freeze if self.before => return undefined("a frozen poison"),
            Opcode::Freeze => values[0].or(&self.zero(code, data.ty)),
            Opcode::ExtractValue => {
                let at = |value: Val, &i: &u32| value.part(i as usize);
                func.indices(inst).iter().fold(values.swap_remove(0), at)
            }
            Opcode::InsertValue => {
                let new = values.swap_remove(1);
                let all = values.swap_remove(0);
                insert(all, new, func.indices(inst))
            }
            Opcode::ExtractElement => match values[1].bits() {
                Some(i) => values[0].part(i as usize),
                None => Val::Poison,
            },
            Opcode::InsertElement => match values[2].bits() {
                Some(i) => {
                    let new = values.swap_remove(1);
                    let all = values.swap_remove(0);
                    insert(all, new, &[i as u32])
                }
                None => self.poison(code, data.ty),
            },
            Opcode::ShuffleVector => {
                let count = super::value::parts_of(types, operand_type(0)).map_or(0, |(n, _)| n);
                let lane = |mask: &Val| match mask.bits() {
                    Some(i) if (i as usize) < count => values[0].part(i as usize),
                    Some(i) => values[1].part(i as usize - count),
                    None => Val::Poison,
                };
                match &values[2] {
                    Val::Many(mask) => Val::Many(mask.iter().map(lane).collect()),
                    _ => return unsupported("a shuffle"),
                }
            }
            _ => return unsupported("an instruction"),
        })
    }
}

/// The same with another part.
fn insert(all: Val, new: Val, indices: &[u32]) -> Val {
    let Some((&first, rest)) = indices.split_first() else { return new };
    let Val::Many(mut parts) = all else { return Val::Poison };
    if let Some(part) = parts.get_mut(first as usize) {
        let old = std::mem::replace(part, Val::Poison);
        *part = insert(old, new, rest);
    }
    Val::Many(parts)
}

/// Notes an access that is volatile or atomic. Where an object of the thread's own is does not matter: a byval
/// parameter may become a slot.
fn see(thread: &mut Thread<'_>, inst: Inst, what: u8, place: &Place, value: &Val) {
    let Some(frame) = thread.frames.last() else { return };
    let data = frame.func.inst(inst);
    let atomic = matches!(data.op, Opcode::AtomicRmw | Opcode::CmpXchg);
    if !atomic && !data.flags.intersects(InstFlags::VOLATILE | InstFlags::ATOMIC) {
        return;
    }
    let own = matches!(place.region, Region::Local | Region::ByVal | Region::Param)
        || place.region == Region::Global && is_heap(place.address);
    let (space, address) = if own { (5, 0) } else { (place.region.space(), place.address) };
    let order = frame.func.access(inst).and_then(|a| a.ordering).map_or(0, |o| o as u8 + 1);
    // What pointers are to be compared with depends on what they point to; memory shows that.
    let small = |bits: u128| if bits <= u32::MAX.into() { bits } else { 0 };
    let (what, value) = (what ^ order << 1, value.bits().map(small));
    thread.seen.push(Seen { what, space, address, value });
}

impl<'a> Thread<'a> {
    /// Gives an instruction its value, and goes on to the next.
    pub fn complete(&mut self, inst: Inst, value: Val) -> Result<Flow> {
        let Some(frame) = self.frames.last_mut() else { return Ok(Flow::End) };
        frame.set(inst, value);
        match frame.func.next(inst) {
            Some(next) => frame.at = next,
            None => return unsupported("a block that does not end"),
        }
        Ok(Flow::Next)
    }
}
