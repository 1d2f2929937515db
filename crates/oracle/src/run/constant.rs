//! What constants are.

use spacecast_ir::inst::InstFlags;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{ConstExpr, ConstantKind, Store};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Const, Global};
use spacecast_ir::vocab::{Opcode, Predicate};

use super::link::Target;
use super::machine::Machine;
use super::value::{Val, parts_of, truncate};
use super::{Result, arithmetic, unsupported};

impl<'a> Machine<'a> {
    /// The value of a constant in a store of a module.
    pub(super) fn constant(&mut self, code: usize, store: &'a Store<'a>, c: Const) -> Result<Val> {
        let ty = store.const_type(c);
        Ok(match store.constant(c) {
            ConstantKind::Int(n) => Val::Bits(truncate(n as u128, self.width(code, ty)?)),
            ConstantKind::BigInt(text) => {
                let bits = big_integer(store.text.raw(text));
                let Some(bits) = bits else { return unsupported("a number") };
                Val::Bits(truncate(bits, self.width(code, ty)?))
            }
            ConstantKind::Float(text) => match float(store.text.raw(text), ty) {
                Some(bits) => Val::Bits(bits),
                None => return unsupported("a floating-point number"),
            },
            ConstantKind::Null | ConstantKind::Zero => self.zero(code, ty),
            ConstantKind::Undef | ConstantKind::Poison => self.poison(code, ty),
            ConstantKind::Global(global) => self.address_of(code, global, ty)?,
            ConstantKind::Aggregate(values) => {
                let part = |v: &_| self.constant_operand(code, store, *v);
                Val::Many(values.iter().map(part).collect::<Result<_>>()?)
            }
            ConstantKind::Str(text) => {
                let raw = store.text.unescaped(text);
                // The token is `c"…"`.
                let bytes =
                    raw.strip_prefix(b"c\"").and_then(|r| r.strip_suffix(b"\"")).unwrap_or(&raw);
                let bytes = spacecast_ir::text::unescape(bytes);
                Val::Many(bytes.iter().map(|&b| Val::Bits(b.into())).collect())
            }
            ConstantKind::Splat(of) => {
                let one = self.constant(code, store, of)?;
                let count = parts_of(self.types(code), ty).map_or(0, |(count, _)| count);
                Val::Many(vec![one; count].into())
            }
            ConstantKind::Expr(expr) => self.expression(code, store, &expr, ty)?,
            _ => return unsupported("a kind of constant"),
        })
    }

    fn constant_operand(
        &mut self,
        code: usize,
        store: &'a Store<'a>,
        value: spacecast_ir::value::Value,
    ) -> Result<Val> {
        match value.as_const() {
            Some(c) => self.constant(code, store, c),
            None => unsupported("a constant of what is not constant"),
        }
    }

    /// Zero, whatever the type.
    pub(super) fn zero(&self, code: usize, ty: Type) -> Val {
        self.filled(code, ty, &Val::Bits(0))
    }

    /// Poison in every part.
    pub(super) fn poison(&self, code: usize, ty: Type) -> Val {
        self.filled(code, ty, &Val::Poison)
    }

    fn filled(&self, code: usize, ty: Type, with: &Val) -> Val {
        let types = self.types(code);
        match parts_of(types, ty) {
            None => with.clone(),
            Some((count, _)) => {
                let part = |i| self.filled(code, types.element(ty, i as u64).unwrap_or(ty), with);
                Val::Many((0..count).map(part).collect())
            }
        }
    }

    /// The address of a symbol, in the space of a pointer type.
    fn address_of(&mut self, code: usize, global: Global, ty: Type) -> Result<Val> {
        let space = self.types(code).addrspace(ty).unwrap_or(0);
        let own = match self.target(code, global) {
            Target::Func(_, _, own) => super::memory::Region::Code.generic(own, self.launch),
            Target::Var(own) => own,
            Target::Alias => {
                let module = self.module(code);
                let SymbolKind::Alias(alias) = module.symbol_kind(global) else {
                    return unsupported("an alias");
                };
                return self.constant(code, &module.store, module.alias(alias).target);
            }
            Target::Missing => return unsupported("the address of what nobody has"),
        };
        // A variable in space 0 is in global memory, where both addresses are one.
        let width = self.width(code, self.types(code).ptr(space))?;
        Ok(Val::Bits(truncate(own.into(), width)))
    }

    fn expression(
        &mut self,
        code: usize,
        store: &'a Store<'a>,
        expr: &ConstExpr<'a>,
        ty: Type,
    ) -> Result<Val> {
        let operand_type = |i: usize| {
            let value = expr.operands.get(i).and_then(|v| v.as_const());
            value.map_or(Type::VOID, |c| store.const_type(c))
        };
        let values: Vec<Val> = expr
            .operands
            .iter()
            .map(|v| self.constant_operand(code, store, *v))
            .collect::<Result<_>>()?;
        match expr.op {
            Opcode::GetElementPtr => {
                let indices: Vec<Type> = (1..values.len()).map(operand_type).collect();
                let Some(source) = expr.source_type else { return unsupported("an address") };
                // Constants are checked where they are used.
                let flags = expr.flags - InstFlags::INBOUNDS;
                self.gep(None, code, (source, operand_type(0), ty), flags, values, &indices)
            }
            op if op.is_cast() => self.cast(code, op, expr.flags, &values[0], operand_type(0), ty),
            op if op.is_binary() => {
                let width = self.width(code, ty)?;
                arithmetic::binary(op, expr.flags, &values[0], &values[1], width)
            }
            Opcode::ICmp => {
                let width = self.width(code, operand_type(0))?;
                let predicate = Predicate::ALL.get(usize::from(expr.predicate)).copied();
                Ok(arithmetic::compare(predicate, &values[0], &values[1], width))
            }
            _ => unsupported("a constant expression"),
        }
    }
}

/// An integer as it is written: in decimal, or in hexadecimal after `u0x` or `s0x`.
fn big_integer(text: &[u8]) -> Option<u128> {
    let text = std::str::from_utf8(text).ok()?;
    if let Some(digits) = text.strip_prefix("u0x").or_else(|| text.strip_prefix("s0x")) {
        return u128::from_str_radix(digits, 16).ok();
    }
    text.parse::<u128>().ok().or_else(|| text.parse::<i128>().ok().map(|n| n as u128))
}

/// The bits of a floating-point number as it is written.
fn float(text: &[u8], ty: Type) -> Option<u128> {
    let text = std::str::from_utf8(text).ok()?;
    if let Some(digits) = text.strip_prefix("0xH").or_else(|| text.strip_prefix("0xR")) {
        return u128::from_str_radix(digits, 16).ok();
    }
    // Other hexadecimal digits are a double, whatever the type.
    let value = match text.strip_prefix("0x") {
        Some(digits) => f64::from_bits(u64::from_str_radix(digits, 16).ok()?),
        None => text.parse().ok()?,
    };
    match ty {
        Type::FLOAT => Some(u128::from((value as f32).to_bits())),
        Type::DOUBLE => Some(u128::from(value.to_bits())),
        _ => None,
    }
}
