//! Instructions and debug records.

use std::io::Write as _;

use super::{Renderer, put, write_number};
use crate::function::Function;
use crate::inst::{FlagWord, InstFlags};
use crate::types::Type;
use crate::value::{Inst, Value};
use crate::vocab::{Opcode, Predicate};
impl<'r, 's> Renderer<'r, 's> {
    /// Flags, each after a blank.
    pub(super) fn flags(&mut self, flags: InstFlags) {
        if flags.is_empty() {
            return;
        }
        let fast = flags.contains(InstFlags::FAST);
        for &word in FlagWord::ALL {
            let part = fast && word != FlagWord::Fast && InstFlags::FAST.contains(word.flags());
            if flags.contains(word.flags()) && !part {
                self.out.push(b' ');
                self.str(word.as_str());
            }
        }
    }

    pub(super) fn predicate(&mut self, predicate: u8) {
        let word = Predicate::from_index(u32::from(predicate)).map_or("eq", Predicate::as_str);
        self.out.push(b' ');
        self.str(word);
    }

    pub(super) fn label_list(&mut self, blocks: &[Value]) {
        self.out.push(b'[');
        self.comma_values(blocks);
        self.out.push(b']');
    }

    pub(in crate::write) fn inst(&mut self, inst: Inst) {
        let Some((func, _)) = self.func else { return };
        let data = func.inst(inst);
        let operands = func.operands(inst);
        if data.op.is_debug_record() {
            put!(self.out, "#{}(", data.op.as_str());
            for (i, &operand) in operands.iter().enumerate() {
                if i > 0 {
                    self.str(", ");
                }
                self.value(operand);
            }
            self.out.push(b')');
            return;
        }
        if data.ty != Type::VOID {
            self.out.push(b'%');
            self.local_name(inst.into());
            self.str(" = ");
        }
        if data.op.is_call() {
            self.call(func, inst);
        } else {
            self.str(data.op.as_str());
            self.flags(data.flags);
            self.operands(func, inst, operands);
        }
        self.attachments(data.md, ", ");
    }

    pub(super) fn operands(&mut self, func: &'r Function<'s>, inst: Inst, operands: &[Value]) {
        let data = func.inst(inst);
        use Opcode::*;
        match data.op {
            Unreachable => {}
            Ret if operands.is_empty() => self.str(" void"),
            Ret | Br | Resume | Freeze | FNeg | Select | ExtractElement | InsertElement
            | ShuffleVector => {
                self.out.push(b' ');
                self.comma_values(operands);
            }
            Switch => {
                self.out.push(b' ');
                self.comma_values(&operands[..2]);
                self.str(" [");
                for pair in operands[2..].chunks_exact(2) {
                    self.str("\n    ");
                    self.comma_values(pair);
                }
                self.str("\n  ]");
            }
            IndirectBr => {
                self.out.push(b' ');
                self.typed_value(operands[0]);
                self.str(", ");
                self.label_list(&operands[1..]);
            }
            CleanupRet => {
                self.str(" from ");
                self.value(operands[0]);
                self.unwind(operands.get(1));
            }
            CatchRet => {
                self.str(" from ");
                self.value(operands[0]);
                self.str(" to ");
                self.typed_value(operands[1]);
            }
            CatchSwitch => {
                self.str(" within ");
                self.value(operands[0]);
                self.out.push(b' ');
                let caller = data.flags.contains(InstFlags::UNWIND_TO_CALLER);
                let end = operands.len() - usize::from(!caller);
                self.label_list(&operands[1..end]);
                self.unwind(operands.get(end));
            }
            CatchPad | CleanupPad => {
                self.str(" within ");
                self.value(operands[0]);
                self.str(" [");
                self.comma_values(&operands[1..]);
                self.out.push(b']');
            }
            LandingPad => {
                self.out.push(b' ');
                self.ty(data.ty);
                if data.flags.contains(InstFlags::CLEANUP) {
                    self.str("\n          cleanup");
                }
                for (&clause, filter) in operands.iter().zip(func.filters(inst)) {
                    self.str(if *filter != 0 {
                        "\n          filter "
                    } else {
                        "\n          catch "
                    });
                    self.typed_value(clause);
                }
            }
            ICmp | FCmp => {
                self.predicate(data.sub);
                self.same_type(operands);
            }
            Phi => {
                self.out.push(b' ');
                self.ty(data.ty);
                for (i, pair) in operands.chunks_exact(2).enumerate() {
                    self.str(if i > 0 { ", [ " } else { " [ " });
                    self.value(pair[0]);
                    self.str(", ");
                    self.value(pair[1]);
                    self.str(" ]");
                }
            }
            VaArg => {
                self.out.push(b' ');
                self.typed_value(operands[0]);
                self.str(", ");
                self.ty(data.ty);
            }
            Alloca => {
                let Some(alloca) = func.alloca(inst) else {
                    return;
                };
                self.out.push(b' ');
                self.ty(alloca.ty);
                if let Some(&count) = operands.first() {
                    self.str(", ");
                    self.typed_value(count);
                }
                self.align(alloca.align);
                if let Some(n) = alloca.addrspace {
                    put!(self.out, ", addrspace({n})");
                }
            }
            Load | Store | CmpXchg | AtomicRmw | Fence => self.memory_inst(func, inst, operands),
            GetElementPtr => {
                self.out.push(b' ');
                self.ty(Type(data.aux));
                self.str(", ");
                self.comma_values(operands);
            }
            ExtractValue | InsertValue => {
                self.out.push(b' ');
                self.comma_values(operands);
                for index in func.indices(inst) {
                    put!(self.out, ", {index}");
                }
            }
            _ if data.op.is_cast() => {
                self.out.push(b' ');
                self.typed_value(operands[0]);
                self.str(" to ");
                self.ty(data.ty);
            }
            _ => self.same_type(operands),
        }
    }

    /// `T a, b`
    pub(super) fn same_type(&mut self, operands: &[Value]) {
        self.out.push(b' ');
        self.typed_value(operands[0]);
        self.str(", ");
        self.value(operands[1]);
    }

    pub(super) fn unwind(&mut self, target: Option<&Value>) {
        self.str(" unwind ");
        match target {
            Some(&block) => self.typed_value(block),
            None => self.str("to caller"),
        }
    }

    pub(super) fn align(&mut self, align: Option<u8>) {
        if let Some(align) = align {
            self.str(", align ");
            write_number(self.out, 1u64 << align);
        }
    }

    pub(super) fn memory_inst(&mut self, func: &Function<'s>, inst: Inst, operands: &[Value]) {
        let data = func.inst(inst);
        let access = func.access(inst).unwrap_or_default();
        if let Some(op) = func.atomic_op(inst) {
            self.out.push(b' ');
            self.str(op.as_str());
        }
        if data.op == Opcode::Load {
            self.out.push(b' ');
            self.ty(data.ty);
            self.out.push(b',');
        }
        if !operands.is_empty() {
            self.out.push(b' ');
            self.comma_values(operands);
        }
        if let Some(scope) = access.scope {
            self.str(" syncscope(");
            self.raw(scope);
            self.out.push(b')');
        }
        for ordering in [access.ordering, access.failure].into_iter().flatten() {
            self.out.push(b' ');
            self.str(ordering.as_str());
        }
        self.align(access.align);
    }

    pub(super) fn call(&mut self, func: &Function<'s>, inst: Inst) {
        let (data, Some(call)) = (func.inst(inst), func.call(inst)) else {
            return;
        };
        for (flag, word) in [
            (InstFlags::TAIL, "tail "),
            (InstFlags::MUSTTAIL, "musttail "),
            (InstFlags::NOTAIL, "notail "),
        ] {
            if data.flags.contains(flag) {
                self.str(word);
            }
        }
        self.str(data.op.as_str());
        self.flags(data.flags & InstFlags::FAST);
        self.out.push(b' ');
        self.conv(call.conv);
        for attr in self.store.attrs(call.ret_attrs) {
            self.attr(attr, false);
            self.out.push(b' ');
        }
        if let Some(n) = call.addrspace {
            put!(self.out, "addrspace({n}) ");
        }
        self.ty(call.ty);
        self.out.push(b' ');
        if let Some(callee) = func.callee(inst) {
            self.value(callee);
        }
        self.out.push(b'(');
        for (i, &arg) in func.args(inst).iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.ty(func.type_of(arg));
            self.attrs(func.arg_attrs(inst, i), false);
            self.out.push(b' ');
            self.value(arg);
        }
        if data.flags.contains(InstFlags::ELLIPSIS) {
            self.str(if call.num_args > 0 { ", ..." } else { "..." });
        }
        self.out.push(b')');
        self.attrs(call.fn_attrs, false);
        let mut bundled = false;
        for (tag, operands) in func.bundles(inst) {
            self.str(if bundled { ", " } else { " [ " });
            bundled = true;
            self.raw(tag);
            self.out.push(b'(');
            self.comma_values(operands);
            self.out.push(b')');
        }
        if bundled {
            self.str(" ]");
        }
        let targets: Vec<Value> = func.successors(inst).map(Value::from).collect();
        match (data.op, &targets[..]) {
            (Opcode::Invoke, [normal, unwind]) => {
                self.str("\n          to ");
                self.typed_value(*normal);
                self.str(" unwind ");
                self.typed_value(*unwind);
            }
            (Opcode::CallBr, [default, others @ ..]) => {
                self.str("\n          to ");
                self.typed_value(*default);
                self.out.push(b' ');
                self.label_list(others);
            }
            _ => {}
        }
    }
}
