//! Constants: they say themselves what they are.

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::What;
use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::{ConstExpr, ConstantKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Const, Value};
use spacecast_ir::vocab::Opcode;

use super::fact::{Fact, Step, UNKNOWN, from_number, join, moved_all, of};
use super::shapes::Class;
use super::walk::{NUMBER, Walk, copies};
use super::world::Callee;

impl<'w> Walk<'w, '_, '_> {
    pub fn constant(&mut self, c: Const) -> Fact<'w> {
        if let Some(fact) = self.constant_memo(c) {
            return fact.clone();
        }
        let ty = self.func.store.const_type(c);
        let class = self.world.class(ty);
        let constant = self.func.store.constant(c);
        let is_copied = matches!(&constant, ConstantKind::Expr(expr) if copies(expr.op));
        let fact = match constant {
            ConstantKind::Undef | ConstantKind::Poison | ConstantKind::None => Fact::NOTHING,
            ConstantKind::Null => of(Origins::NULL),
            ConstantKind::Zero if class != Class::Data => of(Origins::NULL),
            ConstantKind::Global(g) => match self.world.module.symbol_kind(g) {
                SymbolKind::Var(var) => self.symbol(What::Variable(var)),
                // Whatever it stands for may be in any space.
                SymbolKind::Alias(_) => of(UNKNOWN),
                SymbolKind::Func(id) if matches!(self.world.callee(g), Callee::Defined(_)) => {
                    self.symbol(What::Function(id))
                }
                _ => of(Origins::GLOBAL | Origins::FOREIGN),
            },
            ConstantKind::DsoLocalEquivalent(_)
            | ConstantKind::NoCfi(_)
            | ConstantKind::BlockAddress(..) => {
                self.mentioned(c);
                of(Origins::GLOBAL | Origins::FOREIGN)
            }
            ConstantKind::Splat(inner) => self.constant(inner),
            ConstantKind::Aggregate(parts) => {
                let mut all = Fact::NOTHING;
                for &part in parts.to_vec().iter() {
                    let fact = self.fact(part);
                    all = join(all, &fact);
                }
                all
            }
            ConstantKind::Expr(expr) => match self.expression(expr, ty) {
                fact if class != Class::Data || (NUMBER | Origins::NULL).contains(fact.origins) => {
                    fact
                }
                // Numbers, put together: whatever was a pointer in between.
                _ if self.is_computed_from_numbers(c) => of(NUMBER),
                fact => fact,
            },
            _ => {
                self.mentioned(c);
                of(NUMBER)
            }
        };
        let fact = if is_copied { self.typed(class, fact) } else { self.made(class, fact) };
        self.remember(c, fact.clone());
        fact
    }

    /// Whether a constant names nothing, and has no address in a space that lies elsewhere as a generic one.
    fn is_computed_from_numbers(&self, c: Const) -> bool {
        let (store, types) = (self.func.store, &self.world.module.types);
        let mut names = false;
        store.for_each_global(c, &mut |_| names = true);
        let mut open = if names { vec![] } else { vec![c] };
        while let Some(c) = open.pop() {
            let space = types.addrspace(types.scalar(store.const_type(c)));
            if space.is_some_and(|space| space > 1) {
                return false;
            }
            if let ConstantKind::Splat(inner) = store.constant(c) {
                open.push(inner);
            }
            open.extend(store.const_operands(c).iter().filter_map(|part| part.as_const()));
        }
        !names
    }

    /// A variable or function: an object, or memory like any other.
    fn symbol(&self, what: What) -> Fact<'w> {
        match self.world.object(what) {
            Some(object) => Fact::start(Origins::GLOBAL, object),
            None => of(Origins::GLOBAL | Origins::FOREIGN),
        }
    }

    /// What a constant mentions that is not followed is known to others.
    fn mentioned(&mut self, c: Const) {
        let mut found = Vec::new();
        self.func.store.for_each_global(c, &mut |g| found.push(g));
        for g in found {
            let fact = match self.world.module.symbol_kind(g) {
                SymbolKind::Var(var) => self.symbol(What::Variable(var)),
                SymbolKind::Func(id) => self.symbol(What::Function(id)),
                _ => Fact::NOTHING,
            };
            self.must_be_exposed(None, &fact);
        }
    }

    fn expression(&mut self, expr: ConstExpr<'_>, ty: Type) -> Fact<'w> {
        let Some(&first) = expr.operands.first() else { return of(UNKNOWN) };
        let from = self.class(first);
        let base = self.fact(first);
        match expr.op {
            Opcode::BitCast | Opcode::AddrSpaceCast => base,
            Opcode::GetElementPtr => {
                let indices: Vec<Value> = expr.operands[1..].to_vec();
                self.moved(base, first, expr.source_type.unwrap_or(Type::I8), &indices, true)
            }
            Opcode::PtrToInt | Opcode::PtrToAddr => {
                let mut fact = moved_all(base, Step::ANYWHERE);
                match from {
                    Class::Pointer(0 | 1) if !self.loses_bits(ty) => {}
                    Class::Pointer(0 | 1) => fact.origins |= NUMBER,
                    _ => fact.origins = NUMBER,
                }
                fact
            }
            Opcode::IntToPtr => {
                let origins = from_number(base.origins);
                base.with(origins)
            }
            Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor
                if expr.operands.len() > 1 =>
            {
                let right = expr.operands[1];
                let other = self.fact(right);
                self.combined(expr.op, base, other, right)
            }
            _ => {
                for &operand in expr.operands.to_vec().iter() {
                    let fact = self.fact(operand);
                    self.must_be_exposed(None, &fact);
                }
                of(UNKNOWN | NUMBER)
            }
        }
    }
}
