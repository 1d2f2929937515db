//! Calls, returns, and what is promised about arguments and results.

use spacecast_ir::attr::{Memory as Effects, MemoryAccess, MemoryPlace};
use spacecast_ir::function::Function;
use spacecast_ir::store::{Attr, ConstantKind, List, Store};
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Inst};
use spacecast_ir::vocab::{AttrKind, Linkage, Opcode};

use super::access::Way;
use super::link::{ALIGN, Target};
use super::machine::{Flow, Machine, Own, Thread};
use super::memory::{Object, Region, classify};
use super::value::Val;
use super::{Result, undefined, unsupported};

impl<'a> Machine<'a> {
    /// Calls what an instruction calls.
    pub fn call(&mut self, thread: &mut Thread<'a>, inst: Inst) -> Result<Flow> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let Some(callee) = func.callee(inst) else { return unsupported("a call of nothing") };
        let mut args = Vec::new();
        for (n, &arg) in func.args(inst).iter().enumerate() {
            if func.type_of(arg) == Type::METADATA {
                args.push(Val::VOID);
                continue;
            }
            let value = self.operand(frame, arg)?;
            let space = self.types(code).addrspace(func.type_of(arg));
            let promises = func.arg_attrs(inst, n);
            args.push(self.promised(&thread.own, &func.store, promises, space, value)?);
        }
        let constant = callee.as_const().map(|c| func.store.constant(c));
        let target = match constant {
            Some(ConstantKind::Asm(..)) => return unsupported("assembly"),
            Some(ConstantKind::Global(global)) => match self.target(code, global) {
                Target::Func(at, id, _) => Some((at, id)),
                Target::Missing => {
                    let Some(builtin) = self.builtin(code, global) else {
                        return unsupported("a call of what nobody has");
                    };
                    return self.call_builtin(thread, inst, builtin, &args);
                }
                _ => None,
            },
            _ => None,
        };
        let (at, id) = match target {
            Some(target) => target,
            None => self.pointed_to(thread, callee)?,
        };
        self.check_signature((code, func, inst), at, id)?;
        let objects = thread.own.local.objects().len();
        // LLVM inlines a function that only reads without a copy, within what a pass has seen.
        let callee = self.module(at).func(id);
        let args = if at == code && only_reads(self, at, callee) {
            if self.optimised && writes_by_value(callee) {
                return unsupported("a function that writes, and is said to read only");
            }
            args
        } else {
            self.copied(thread, at, id, args)?
        };
        self.enter(thread, (at, id), args, objects)?;
        Ok(Flow::Next)
    }

    /// The function that a pointer points to.
    fn pointed_to(
        &mut self,
        thread: &Thread<'a>,
        callee: spacecast_ir::value::Value,
    ) -> Result<(usize, FuncId)> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let Some(address) = self.operand(frame, callee)?.bits() else {
            return undefined("a call of poison");
        };
        match classify(address as u64, self.launch) {
            Some((Region::Code, own)) => match self.function_at(own) {
                Some(function) => Ok(function),
                None => undefined("a call of no function"),
            },
            _ => undefined("a call of what is no function"),
        }
    }

    /// Whether a function takes what a call passes: the same number of things, each of one size and space.
    fn check_signature(
        &mut self,
        (code, func, inst): (usize, &'a Function<'a>, Inst),
        at: usize,
        id: FuncId,
    ) -> Result<()> {
        let callee = self.module(at).func(id);
        let args = func.args(inst);
        let mut fits = args.len() == callee.params().len();
        let pairs =
            args.iter().zip(callee.params()).map(|(&arg, param)| (func.type_of(arg), param.ty));
        let result = (func.inst(inst).ty, callee.ret);
        for (passed, taken) in pairs.chain([result]) {
            let spaces = (self.types(code).addrspace(passed), self.types(at).addrspace(taken));
            fits &=
                spaces.0 == spaces.1 && self.sizes(code).bits(passed) == self.sizes(at).bits(taken);
        }
        if fits { Ok(()) } else { undefined("a call with another signature") }
    }

    /// The arguments of a call, with copies of those that are passed by value.
    fn copied(
        &mut self,
        thread: &mut Thread<'a>,
        at: usize,
        id: FuncId,
        mut args: Vec<Val>,
    ) -> Result<Vec<Val>> {
        let callee = self.module(at).func(id);
        for (param, arg) in callee.params().iter().zip(&mut args) {
            let ty = callee.store.attrs(param.attrs).find_map(|attr| match attr {
                Attr::Type(AttrKind::ByVal, ty) => Some(ty),
                _ => None,
            });
            let Some(ty) = ty else { continue };
            let size = self.alloc_size(at, ty)?;
            let from = self.place(thread, 0, arg, (size, 1), Way::Read)?;
            let (bytes, defined) = self.read(&mut thread.own, &from);
            let start = thread.own.local.free(thread.own.first, ALIGN);
            thread.own.local.put(Object { start, bytes, defined, writable: true, local: true });
            *arg = Val::Bits(Region::Local.generic(start, self.launch).into());
        }
        Ok(args)
    }

    /// Returns to the caller.
    pub fn leave(&mut self, thread: &mut Thread<'a>) -> Result<Flow> {
        let Some(frame) = thread.frames.last() else { return Ok(Flow::End) };
        let (func, inst, code) = (frame.func, frame.at, frame.code);
        let mut value = match func.operands(inst).first() {
            Some(&operand) => self.operand(frame, operand)?,
            None => Val::VOID,
        };
        let is_returned = |attr| attr == Attr::Flag(AttrKind::Returned);
        for (param, arg) in func.params().iter().zip(&frame.args) {
            if func.store.attrs(param.attrs).any(is_returned) && *arg != value {
                return undefined("a result that is not the argument");
            }
        }
        let space = self.types(code).addrspace(func.ret);
        value = self.promised(&thread.own, &func.store, func.ret_attrs, space, value)?;
        let Some(frame) = thread.frames.pop() else { return Ok(Flow::End) };
        let Some(caller) = thread.frames.last() else { return Ok(Flow::End) };
        let (func, inst) = (caller.func, caller.at);
        let promises = func.call(inst).map_or(List::EMPTY, |call| call.ret_attrs);
        value = self.promised(&thread.own, &func.store, promises, space, value)?;
        thread.own.local.truncate(frame.objects);
        let end = thread.own.local.end(thread.own.first);
        thread.frames.iter_mut().for_each(|frame| frame.scopes.forget_local(end));
        thread.complete(inst, value)
    }

    /// The arguments of a function by what their parameters promise.
    pub fn kept_promises(
        &self,
        own: &Own,
        code: usize,
        func: &'a Function<'a>,
        args: Vec<Val>,
    ) -> Result<Vec<Val>> {
        let promised = |(param, arg): (&spacecast_ir::function::Param, Val)| {
            self.promised(own, &func.store, param.attrs, self.types(code).addrspace(param.ty), arg)
        };
        func.params().iter().zip(args).map(promised).collect()
    }

    /// A value about which attributes promise something: poison if that is not so.
    fn promised(
        &self,
        own: &Own,
        store: &Store<'_>,
        attrs: List,
        space: Option<u32>,
        value: Val,
    ) -> Result<Val> {
        let mut value = value;
        let mut defined = false;
        for attr in store.attrs(attrs) {
            defined |= attr == Attr::Flag(AttrKind::NoUndef);
            let (Some(space), Some(bits)) = (space, value.bits()) else { continue };
            let bits = bits as u64;
            let there = |size| self.find(own, space, bits, size).is_ok();
            match attr {
                Attr::Flag(AttrKind::NonNull) if bits == 0 => value = Val::Poison,
                Attr::Int(AttrKind::Align, n) if n != 0 && !bits.is_multiple_of(n) => {
                    value = Val::Poison
                }
                Attr::Int(AttrKind::Dereferenceable, n) if !there(n) => {
                    return undefined("a pointer to less than is promised");
                }
                // Where zero is an object of its own, it is not what the promise excepts.
                Attr::Int(AttrKind::DereferenceableOrNull, n) if bits != 0 && !there(n) => {
                    return undefined("a pointer to less than is promised");
                }
                _ => {}
            }
        }
        if defined && !value.is_known() {
            return undefined("poison where none is promised");
        }
        Ok(value)
    }
}

/// Whether attributes say that a function writes nothing. Of what can be replaced LLVM believes nothing.
fn only_reads<'a>(machine: &Machine<'a>, code: usize, func: &'a Function<'a>) -> bool {
    let weak = matches!(func.symbol.linkage(), Linkage::Weak | Linkage::LinkOnce);
    !weak
        && machine.module(code).attrs_of(func).any(|(_, attr)| match attr {
            Attr::Flag(AttrKind::ReadOnly | AttrKind::ReadNone) => true,
            Attr::Int(AttrKind::Memory, bits) => MemoryPlace::ALL.iter().all(|&place| {
                matches!(Effects(bits).access(place), MemoryAccess::None | MemoryAccess::Read)
            }),
            _ => false,
        })
}

/// Whether a function writes straight to what it is passed by value.
fn writes_by_value(func: &Function<'_>) -> bool {
    let by_value = |n: u32| {
        let attrs = func.params().get(n as usize).map_or(List::EMPTY, |param| param.attrs);
        func.store.attrs(attrs).any(|attr| matches!(attr, Attr::Type(AttrKind::ByVal, _)))
    };
    func.insts().any(|inst| {
        let to = match func.inst(inst).op {
            Opcode::Store => func.operands(inst).get(1),
            // A copy or a fill; others have none by value.
            Opcode::Call => func.args(inst).first(),
            _ => None,
        };
        to.and_then(|to| to.as_arg()).is_some_and(by_value)
    })
}
