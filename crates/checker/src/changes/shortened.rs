//! Addresses of the cluster that are made of shared ones, without a detour over generic addresses.
//!
//! ```text
//!   mapa(%p, %rank)                    cast to generic (mapa.shared.cluster(shared %p, %rank))
//!   cast %p to cluster                 inttoptr (ptrtoint (shared %p))
//! ```
//!
//! `shared %p` is the same address in shared memory, which must be claimed of it; that it is not null, too: generic null is
//! no offset in shared memory. What came stands right before the one instruction that uses it.

use spacecast_analysis::Origins;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{ConstantKind, MdKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Const, Inst, Value};
use spacecast_ir::vocab::{MdKindName, Opcode};

use super::Changes;
use super::pair::{Fault, Pair};
use crate::certificate::{Asked, Claims};

const SHARED: Option<u32> = Some(3);
const CLUSTER: Option<u32> = Some(7);

impl<'c, 's> Changes<'c, 's> {
    pub fn shortened(&mut self, claims: &Claims<'_, 's>) {
        let rule = |pair: &Pair<'_, 's>, asked: &mut Asked<'_, '_, 's>| {
            Shortened { pair, asked }.check().err().into_iter().collect()
        };
        self.problems.extend(self.each_claimed(claims, &rule, &|_| {}));
    }
}

struct Shortened<'r, 'p, 's, 'w, 'm> {
    pair: &'r Pair<'p, 's>,
    asked: &'r mut Asked<'w, 'm, 's>,
}

impl Shortened<'_, '_, '_, '_, '_> {
    fn check(&mut self) -> Result<(), Fault> {
        let (before, after) = (self.pair.before, self.pair.after);
        if let Some(why) = self.pair.header() {
            return Err((None, why.to_owned()));
        }
        if !before.blocks().eq(after.blocks()) {
            return Err((None, "its blocks changed".to_owned()));
        }
        for block in before.blocks() {
            let mut now = after.insts_of(block);
            for inst in before.insts_of(block) {
                let mut came = Vec::new();
                let next = loop {
                    match now.next() {
                        Some(new) if self.pair.is_new(new) => came.push(new),
                        next => break next,
                    }
                };
                if next != Some(inst) {
                    return Err((Some(inst), "instructions went, or are in another order".into()));
                }
                self.instruction(inst, &came).map_err(|why| (Some(inst), why))?;
            }
            if let Some(inst) = now.next() {
                return Err((Some(inst), "it came".to_owned()));
            }
        }
        Ok(())
    }

    fn instruction(&mut self, inst: Inst, came: &[Inst]) -> Result<(), String> {
        let pair = self.pair;
        if came.is_empty() && pair.is_same_at_a_glance(inst) {
            return Ok(());
        }
        // What a call says of itself is not said of a cast.
        let is_cast = pair.before.inst(inst).op != pair.after.inst(inst).op
            && pair.before.inst(inst).op == Opcode::Call;
        pair.attachments_went(inst, &|kind| {
            !is_cast || matches!(kind, MdKind::Known(MdKindName::Dbg | MdKindName::Annotation))
        })?;
        let same = pair.before.inst(inst).ty == pair.after.inst(inst).ty
            && pair.before.inst_name(inst) == pair.after.inst_name(inst);
        if !same {
            return Err("its type or name changed".to_owned());
        }
        if came.is_empty() {
            return self.constants(inst);
        }
        let good = match pair.before.inst(inst).op {
            Opcode::Call => self.is_map(inst, came),
            Opcode::AddrSpaceCast => self.is_number(inst, came),
            _ => false,
        };
        if !good {
            return Err("it is another address".to_owned());
        }
        let generic = pair.space(pair.before.type_of(pair.before.operands(inst)[0])) == Some(0);
        let origins = self.asked.at(inst, 0).unwrap_or(Origins::UNKNOWN);
        let shared = Origins::SHARED.contains(origins & Origins::ANYWHERE);
        if generic && (!shared || origins.contains(Origins::NULL)) {
            return Err(format!("it is made of a shared address now, but that can be {origins}"));
        }
        Ok(())
    }

    /// `mapa`, in its form for shared memory and cast back.
    fn is_map(&self, inst: Inst, came: &[Inst]) -> bool {
        let (before, after) = (self.pair.before, self.pair.after);
        let (old, new) = self.pair.modules;
        let (Some(&map), &[pointer, rank]) = (came.last(), before.args(inst)) else { return false };
        let (Some(was), Some(is)) = (before.called_symbol(inst), after.called_symbol(map)) else {
            return false;
        };
        let named = old.symbol_name(was).is_some_and(|name| *name == *b"llvm.nvvm.mapa")
            && new.symbol_name(is).is_some_and(|name| *name == *b"llvm.nvvm.mapa.shared.cluster");
        // Intrinsics need no declaration; where there is one, it has to be of this type.
        let fits = |f: &Function<'_>| {
            let passed = after.args(map).iter().map(|&v| after.type_of(v));
            f.ret == after.inst(map).ty && f.params().iter().map(|p| p.ty).eq(passed)
        };
        let declared = new.symbol_kind(is) == SymbolKind::Undeclared
            || new.resolve_function(is).is_some_and(|id| fits(new.func(id)));
        let promises_nothing = after.call(map).is_some_and(|call| {
            let attrs =
                [call.ret_attrs, call.fn_attrs, after.arg_attrs(map, 0), after.arg_attrs(map, 1)];
            attrs.into_iter().all(|list| after.store.attrs(list).next().is_none())
        });
        let &[shared, other_rank] = after.args(map) else { return false };
        named
            && declared
            && promises_nothing
            && self.pair.space(after.inst(map).ty) == CLUSTER
            && after.inst(inst).op == Opcode::AddrSpaceCast
            && *after.operands(inst) == [map.into()]
            && self.pair.same_value(rank, other_rank)
            && self.is_shared(pointer, shared, &came[..came.len() - 1])
    }

    /// A cast, by way of the number.
    fn is_number(&self, inst: Inst, came: &[Inst]) -> bool {
        let (before, after) = (self.pair.before, self.pair.after);
        let Some(&number) = came.last() else { return false };
        let is = |inst: Inst, op: Opcode, operand: Option<Value>| {
            let data = after.inst(inst);
            data.op == op
                && data.flags.is_empty()
                && operand.is_none_or(|v| *after.operands(inst) == [v])
        };
        self.pair.space(before.inst(inst).ty) == CLUSTER
            && is(inst, Opcode::IntToPtr, Some(number.into()))
            && is(number, Opcode::PtrToInt, None)
            && after.inst(number).ty == Type::I64
            && self.is_shared(
                before.operands(inst)[0],
                after.operands(number)[0],
                &came[..came.len() - 1],
            )
    }

    /// Whether a pointer is what another was, in shared memory: by a cast that came, or without one.
    fn is_shared(&self, was: Value, is: Value, casts: &[Inst]) -> bool {
        let after = self.pair.after;
        if self.pair.space(after.type_of(is)) != SHARED {
            return false;
        }
        match casts {
            [] if is.as_const().is_some() => {
                let root = |func, value| self.pair.root(func, value).value;
                self.pair.same_root(root(self.pair.before, was), root(after, is))
            }
            [] => self.pair.same_value(was, is),
            &[cast] => {
                is == cast.into()
                    && after.inst(cast).op == Opcode::AddrSpaceCast
                    && self.pair.same_value(was, after.operands(cast)[0])
            }
            _ => false,
        }
    }

    /// An instruction of which at most constants changed.
    fn constants(&self, inst: Inst) -> Result<(), String> {
        let pair = self.pair;
        pair.same_but_operands(inst, InstFlags::empty())?;
        let (was, is) = (pair.before.operands(inst), pair.after.operands(inst));
        let same = |(&was, &is): (&Value, &Value)| {
            pair.same_value(was, is)
                || matches!((was.as_const(), is.as_const()), (Some(a), Some(b)) if self.by_number(a, b, 0))
        };
        if was.len() == is.len() && was.iter().zip(is).all(same) {
            Ok(())
        } else {
            Err("its operands changed".to_owned())
        }
    }

    /// Whether a constant in the cluster is the other one, made of the number of the shared address.
    fn by_number(&self, was: Const, is: Const, depth: u32) -> bool {
        let pair = self.pair;
        let (old, new) = (pair.before.store, pair.after.store);
        let ty = old.const_type(was);
        let (ConstantKind::Expr(x), ConstantKind::Expr(y)) = (old.constant(was), new.constant(is))
        else {
            return false;
        };
        let first = |operands: &[Value]| operands.first().and_then(|v| v.as_const());
        let (Some(a), Some(b)) = (first(x.operands), first(y.operands)) else { return false };
        if depth > 128 || ty != new.const_type(is) || pair.space(ty) != CLUSTER {
            return false;
        }
        match (x.op, y.op) {
            (Opcode::GetElementPtr, Opcode::GetElementPtr) => {
                (x.flags, x.source_type, x.operands.len())
                    == (y.flags, y.source_type, y.operands.len())
                    && x.operands[1..]
                        .iter()
                        .zip(&y.operands[1..])
                        .all(|(&x, &y)| pair.same_value(x, y))
                    && self.by_number(a, b, depth + 1)
            }
            (Opcode::AddrSpaceCast, Opcode::IntToPtr) => {
                let ConstantKind::Expr(number) = new.constant(b) else { return false };
                number.op == Opcode::PtrToInt
                    && new.const_type(b) == Type::I64
                    && self.comes_from_shared(a)
                    && number
                        .operands
                        .first()
                        .is_some_and(|&shared| self.is_shared(a.into(), shared, &[]))
            }
            _ => false,
        }
    }

    /// Whether a constant is computed from a shared address, as generic address at most.
    fn comes_from_shared(&self, c: Const) -> bool {
        let store = &self.pair.before.store;
        let mut at = c;
        for _ in 0..128 {
            let space = self.pair.space(store.const_type(at));
            if space == SHARED {
                return true;
            }
            let inner = match store.constant(at) {
                ConstantKind::Expr(e)
                    if matches!(e.op, Opcode::GetElementPtr | Opcode::AddrSpaceCast) =>
                {
                    e.operands.first().and_then(|v| v.as_const())
                }
                _ => None,
            };
            match inner.filter(|_| space == Some(0)) {
                Some(inner) => at = inner,
                None => return false,
            }
        }
        false
    }
}
