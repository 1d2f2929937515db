//! Constants, and addresses computed from others.

use spacecast_ir::module::SymbolKind;

use super::arithmetic::{factor, largest, most};
use super::*;
use crate::distance::{Computed, Offsets, distance};
use crate::program::Callee;
use crate::scan::integers::is_address;

impl Solver<'_, '_, '_> {
    pub(super) fn const_fact(&mut self, c: Const) -> Fact {
        let at = c.as_u32() as usize;
        if let Some(fact) = self.consts[at] {
            return fact;
        }
        let fact = self.compute_const(c);
        self.consts[at] = Some(fact);
        fact
    }

    pub(super) fn compute_const(&mut self, c: Const) -> Fact {
        let store = &self.func.store;
        let ty = store.const_type(c);
        let class = self.class(ty);
        let constant = store.constant(c);
        let number = Origins::INTEGER | Origins::NULL;
        let is_copied = matches!(&constant, ConstantKind::Expr(expr) if is_copy(expr.op));
        let fact = match constant {
            ConstantKind::Undef | ConstantKind::Poison | ConstantKind::None => Fact::NOTHING,
            ConstantKind::Null => Fact::of(Origins::NULL),
            ConstantKind::Zero if class != Class::Data => Fact::of(Origins::NULL),
            ConstantKind::Global(g) => {
                let module = self.program.module;
                match module.symbol_kind(g) {
                    SymbolKind::Var(var) => match self.variable(var) {
                        Some(object) => {
                            let places = self.places.one(Place::start(object));
                            Fact { origins: Origins::GLOBAL, places }
                        }
                        None => Fact::of(Origins::GLOBAL | Origins::FOREIGN),
                    },
                    // Whatever it stands for may be in any space.
                    SymbolKind::Alias(_) => Fact::UNKNOWN,
                    SymbolKind::Func(id)
                        if matches!(self.program.callee(g), Callee::Defined(_)) =>
                    {
                        let object = self.function(id);
                        let places = self.places.one(Place::start(object));
                        Fact { origins: Origins::GLOBAL, places }
                    }
                    _ => Fact::of(Origins::GLOBAL | Origins::FOREIGN),
                }
            }
            ConstantKind::DsoLocalEquivalent(_)
            | ConstantKind::NoCfi(_)
            | ConstantKind::BlockAddress(..) => {
                self.expose_mentioned(c);
                Fact::of(Origins::GLOBAL | Origins::FOREIGN)
            }
            ConstantKind::Splat(inner) => self.const_fact(inner),
            ConstantKind::Aggregate(parts) => {
                let parts: Vec<Value> = parts.to_vec();
                let mut all = Fact::NOTHING;
                for part in parts {
                    let fact = self.fact(part);
                    all = self.join_facts(all, fact);
                }
                all
            }
            ConstantKind::Expr(expr) => match self.const_expr(expr, ty) {
                // Whatever it is computed by: an offset from null is none as soon as it is a number.
                fact if class == Class::Data
                    && !number.contains(fact.origins)
                    && !is_address(&self.program.module.types, &self.func.store, c) =>
                {
                    Fact::INTEGER
                }
                fact => fact,
            },
            _ => {
                self.expose_mentioned(c);
                Fact::INTEGER
            }
        };
        match class {
            Class::Pointer(0) => Fact { origins: fact.origins.as_pointer(), ..fact },
            Class::Pointer(space) if is_copied => self.in_space(space, fact),
            Class::Pointer(space) => self.made_in_space(space, fact),
            _ => fact,
        }
    }

    pub(super) fn const_expr(&mut self, expr: ConstExpr<'_>, ty: Type) -> Fact {
        let Some(first) = expr.operands.first().copied() else { return Fact::UNKNOWN };
        let from = self.class(self.func.type_of(first));
        let base = self.fact(first);
        match expr.op {
            Opcode::BitCast | Opcode::AddrSpaceCast => base,
            Opcode::GetElementPtr => {
                let source = expr.source_type.unwrap_or(Type::I8);
                self.moved(base, first, source, &expr.operands[1..], true)
            }
            Opcode::PtrToInt | Opcode::PtrToAddr => {
                let fact = self.spread(base);
                match from {
                    Class::Pointer(0 | 1) if !self.loses_bits(ty) => fact,
                    Class::Pointer(0 | 1) => {
                        Fact { origins: fact.origins | Origins::INTEGER, ..fact }
                    }
                    _ => Fact { origins: Origins::INTEGER, ..fact },
                }
            }
            Opcode::IntToPtr => Fact { origins: base.origins.from_integer(), ..base },
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor => {
                let Some(&right) = expr.operands.get(1) else { return Fact::UNKNOWN };
                let other = self.fact(right);
                self.combined(expr.op, base, other, right)
            }
            _ => {
                // What becomes of the addresses in it is not followed.
                for &operand in expr.operands {
                    let fact = self.fact(operand);
                    self.expose_all(fact.places);
                }
                Fact::of(Origins::UNKNOWN | Origins::INTEGER)
            }
        }
    }

    /// What a constant mentions is known to others, who do with it what is not followed.
    fn expose_mentioned(&mut self, c: Const) {
        let mut objects = Vec::new();
        let func = self.func;
        func.store.for_each_global(c, &mut |g| {
            objects.extend(match self.program.module.symbol_kind(g) {
                SymbolKind::Var(var) => self.variable(var),
                SymbolKind::Func(id) if !self.program.module.func(id).is_declaration() => {
                    Some(self.function(id))
                }
                _ => None,
            });
        });
        objects.into_iter().for_each(|object| self.expose(object));
    }

    /// Anywhere in the objects it points to.
    pub fn spread(&mut self, fact: Fact) -> Fact {
        Fact { places: self.places.moved(fact.places, Step::ANYWHERE), ..fact }
    }

    /// Whether a constant is null, or generic null in a space.
    fn is_null(&self, c: Const) -> bool {
        match self.func.store.constant(c) {
            ConstantKind::Null => true,
            ConstantKind::Expr(ConstExpr {
                op: Opcode::AddrSpaceCast, operands: &[from], ..
            }) => self.class(self.func.type_of(from)) == Class::Pointer(0) && self.is_zero(from),
            _ => false,
        }
    }

    /// The fact of an address computed from another; its offset may wrap unless something says that it does not.
    pub fn moved(
        &mut self,
        base: Fact,
        pointer: Value,
        source: Type,
        indices: &[Value],
        wraps: bool,
    ) -> Fact {
        // An offset from null is a number in disguise.
        let null = pointer.as_const().is_some_and(|c| self.is_null(c));
        if null && !indices.iter().all(|&i| self.is_zero(i)) {
            return Fact::UNKNOWN;
        }
        if base.places.is_empty() {
            return base;
        }
        let types = &self.program.module.types;
        let space = types.addrspace(types.scalar(self.func.type_of(pointer))).unwrap_or(0);
        let bits = self.program.layout.pointer_spec(space).index;
        let by = self.offset(source, indices, Offsets { bits, wrap: wraps });
        let by = by.unwrap_or(Step::ANYWHERE);
        Fact { places: self.places.moved(base.places, by), ..base }
    }

    /// How far indices move an address.
    fn offset(&mut self, source: Type, indices: &[Value], offsets: Offsets) -> Option<Step> {
        let (func, types) = (self.func, &self.program.module.types);
        let computed = |index| {
            let largest = largest(func, types, index, 0);
            let most = largest.or_else(|| most(func, types, index));
            Computed { largest, most, factor: factor(func, types, index, 0) }
        };
        distance((types, &func.store), &mut self.sizes, source, indices, offsets, computed)
    }
}
