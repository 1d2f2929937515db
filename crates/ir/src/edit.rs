//! Changes to a module.
//!
//! An edit changes the model and marks what it touched; the printer renders exactly that. Edits keep
//! the model well formed as long as the caller keeps the types right: nothing here checks that an
//! operand has the type that its instruction needs. LLVM's verifier does, and so does our checker.

mod blocks;
mod function;
mod module;

pub use module::FuncMut;

use crate::inst::{Access, AllocaData, InstFlags};
use crate::schema::{Field, NodeKind};
use crate::store::{ConstData, ConstKind, List, Md, MdKind, MdRef, Node, Store};
use crate::types::Type;
use crate::value::{Const, Global, Inst, Value};
use crate::vocab::{AtomicOp, CallConv, Opcode, Predicate};

/// An instruction to be added, or to replace another.
#[derive(Clone, Debug)]
pub struct NewInst {
    /// What it does.
    pub op: Opcode,
    /// The type of its result, [`Type::VOID`] if there is none.
    pub ty: Type,
    /// The words that qualify it.
    pub flags: InstFlags,
    /// Its operands; [`crate::inst`] says what they are.
    pub operands: Vec<Value>,
    /// What it has beside operands.
    pub extra: Extra,
    /// The name of its result; a number if this is `None`.
    pub name: Option<Vec<u8>>,
}

/// What an instruction has beside operands.
#[derive(Clone, Debug, Default)]
pub enum Extra {
    /// Nothing.
    #[default]
    None,
    /// The predicate of a comparison.
    Predicate(Predicate),
    /// How memory is accessed.
    Access(Access),
    /// What an `atomicrmw` does, and how.
    Atomic(AtomicOp, Access),
    /// What an `alloca` makes.
    Alloca(AllocaData),
    /// The source element type of a `getelementptr`.
    Source(Type),
    /// The indices of `extractvalue` and `insertvalue`.
    Indices(Vec<u32>),
    /// Which clauses of a `landingpad` are filters.
    Filters(Vec<bool>),
    /// What a call has. The operands are the arguments, the operands of bundles, targets, the callee.
    Call {
        /// The type of the result, or of the function.
        ty: Type,
        /// The calling convention.
        conv: CallConv,
        /// How many operands are arguments.
        num_args: u32,
    },
}

impl NewInst {
    /// An instruction with operands and nothing else.
    pub fn new(op: Opcode, ty: Type, operands: &[Value]) -> Self {
        Self {
            op,
            ty,
            flags: InstFlags::empty(),
            operands: operands.to_vec(),
            extra: Extra::None,
            name: None,
        }
    }

    /// `value` cast to `ty`.
    pub fn cast(op: Opcode, value: Value, ty: Type) -> Self {
        Self::new(op, ty, &[value])
    }

    /// A load of `ty`.
    pub fn load(ty: Type, pointer: Value, access: Access) -> Self {
        Self { extra: Extra::Access(access), ..Self::new(Opcode::Load, ty, &[pointer]) }
    }

    /// A store.
    pub fn store(value: Value, pointer: Value, access: Access) -> Self {
        let new = Self::new(Opcode::Store, Type::VOID, &[value, pointer]);
        Self { extra: Extra::Access(access), ..new }
    }

    /// A call of `callee` with a result of type `ty`.
    pub fn call(ty: Type, callee: Value, args: &[Value]) -> Self {
        let mut new = Self::new(Opcode::Call, ty, args);
        new.operands.push(callee);
        let num_args = args.len() as u32;
        Self { extra: Extra::Call { ty, conv: CallConv::Default, num_args }, ..new }
    }

    /// The same under a name.
    pub fn named(self, name: &[u8]) -> Self {
        Self { name: Some(name.to_vec()), ..self }
    }

    /// The same with flags.
    pub fn with_flags(self, flags: InstFlags) -> Self {
        Self { flags, ..self }
    }

    /// The same with something beside its operands.
    pub fn with(self, extra: Extra) -> Self {
        Self { extra, ..self }
    }
}

/// Where an instruction is added.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Before this one.
    Before(Inst),
    /// After this one.
    After(Inst),
}

/// Something that has attributes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AttrOwner {
    /// The function.
    Function,
    /// Its result.
    Return,
    /// A parameter.
    Param(usize),
    /// A call.
    Call(Inst),
    /// The result of a call.
    CallReturn(Inst),
    /// An argument of a call.
    CallArg(Inst, usize),
}

impl<'s> Store<'s> {
    fn simple_const(&mut self, kind: ConstKind, ty: Type, a: u32, b: u32) -> Value {
        self.add_const(ConstData { kind, sub: 0, flags: 0, ty, a, b }).into()
    }

    /// An integer; `true` is one.
    pub fn int(&mut self, ty: Type, n: i64) -> Value {
        self.simple_const(ConstKind::Int, ty, n as u32, (n as u64 >> 32) as u32)
    }

    /// `null`
    pub fn null(&mut self, ty: Type) -> Value {
        self.simple_const(ConstKind::Null, ty, 0, 0)
    }

    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Value {
        self.simple_const(ConstKind::Undef, ty, 0, 0)
    }

    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Value {
        self.simple_const(ConstKind::Poison, ty, 0, 0)
    }

    /// `zeroinitializer`
    pub fn zero(&mut self, ty: Type) -> Value {
        self.simple_const(ConstKind::Zero, ty, 0, 0)
    }

    /// A symbol, by a pointer of type `ty`.
    pub fn symbol(&mut self, global: Global, ty: Type) -> Value {
        self.simple_const(ConstKind::Global, ty, global.0, 0)
    }

    /// A cast of a constant.
    pub fn cast_expr(&mut self, op: Opcode, c: Const, ty: Type) -> Value {
        let a = self.add_values(&[c.into()]).0;
        let data = ConstData { kind: ConstKind::Expr, sub: op as u8, flags: 0, ty, a, b: 0 };
        self.add_const(data).into()
    }

    /// The same expression on another first operand, with another type: an address computed from another
    /// base.
    pub fn with_base(&mut self, c: Const, base: Value, ty: Type) -> Value {
        let mut operands = self.const_operands(c).to_vec();
        if let Some(first) = operands.first_mut() {
            *first = base;
        }
        let a = self.add_values(&operands).0;
        let data = ConstData { ty, a, ..self.consts[c.0 as usize] };
        self.add_const(data).into()
    }

    /// An array, struct or vector.
    pub fn aggregate(&mut self, ty: Type, elements: &[Value]) -> Value {
        let a = self.add_values(elements).0;
        self.simple_const(ConstKind::Aggregate, ty, a, 0)
    }

    /// A node in place: its fields, or its operands under [`Field::Positional`].
    pub fn add_inline_node(&mut self, kind: NodeKind, fields: &[(Field, Md)]) -> Node {
        self.new_node(kind, false, fields)
    }

    pub(crate) fn new_node(
        &mut self,
        kind: NodeKind,
        distinct: bool,
        fields: &[(Field, Md)],
    ) -> Node {
        let list = self.field_list(fields);
        self.add_node(kind, distinct, list)
    }

    fn field_list(&mut self, fields: &[(Field, Md)]) -> List {
        let mut words = Vec::with_capacity(2 * fields.len());
        for &(field, md) in fields {
            let [tag, payload] = self.encode_md(md);
            words.extend([tag | (field as u32) << 8, payload]);
        }
        self.add_list(&words)
    }

    /// Replaces the fields of a node.
    pub(crate) fn set_fields(&mut self, node: Node, fields: &[(Field, Md)]) {
        self.nodes[node.0 as usize].fields = self.field_list(fields);
    }

    /// An operand of type `metadata`.
    pub fn metadata_value(&mut self, md: Md) -> Value {
        self.add_md_operand(md)
    }

    fn with_attachment(&mut self, list: List, kind: MdKind, md: Option<MdRef>) -> List {
        if let (MdKind::Known(name), Some(_)) = (kind, md) {
            self.note_attached(name);
        }
        let mut words: Vec<u32> = Vec::new();
        let mut placed = false;
        let same = |k: MdKind| match (k, kind) {
            (MdKind::Custom(a), MdKind::Custom(b)) => {
                self.text.unescaped(a) == self.text.unescaped(b)
            }
            _ => k == kind,
        };
        for (k, old) in self.attachments(list) {
            if !same(k) {
                words.extend([k.encode(), old.encode()]);
            } else if let Some(md) = md.filter(|_| !placed) {
                words.extend([k.encode(), md.encode()]);
                placed = true;
            }
        }
        if let Some(md) = md.filter(|_| !placed) {
            words.extend([kind.encode(), md.encode()]);
        }
        // Added, not put in its place: what a list says never changes, so that states of a function can be compared.
        self.add_list(&words)
    }
}
