//! Changes to a module.
//!
//! An edit changes the model and marks what it touched; the printer renders exactly that. Edits keep
//! the model well formed as long as the caller keeps the types right: nothing here checks that an
//! operand has the type that its instruction needs. LLVM's verifier does, and so does our checker.

use crate::function::{BlockData, Body, Function, Param};
use crate::inst::{Access, AllocaData, CallData, InstData, InstFlags, Link, State};
use crate::module::{
    AttrGroup, GlobalVar, Item, Map, MdEntry, Module, NamedMetadata, Span, SymbolEntry, SymbolKind,
};
use crate::schema::{Field, NodeKind};
use crate::store::{Attr, ConstData, ConstKind, List, Md, MdKind, MdRef, Node, Store, tag};
use crate::text::{Name, quote_name};
use crate::types::{Type, TypeKind};
use crate::value::{Block, Const, FuncId, Global, Inst, Value, ValueKind, VarId};
use crate::vocab::{AtomicOp, CallConv, Linkage, Opcode, Predicate};

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

    /// An array, struct or vector.
    pub fn aggregate(&mut self, ty: Type, elements: &[Value]) -> Value {
        let a = self.add_values(elements).0;
        self.simple_const(ConstKind::Aggregate, ty, a, 0)
    }

    /// A node in place: its fields, or its operands under [`Field::Positional`].
    pub fn add_inline_node(&mut self, kind: NodeKind, fields: &[(Field, Md)]) -> Node {
        self.new_node(kind, false, fields)
    }

    fn new_node(&mut self, kind: NodeKind, distinct: bool, fields: &[(Field, Md)]) -> Node {
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
        self.set_list(list, &words)
    }
}

impl<'s> Function<'s> {
    fn touch(&mut self) -> &mut Body {
        let body = self.body.get_or_insert_default();
        body.edited = true;
        body
    }

    /// Marks an instruction as edited and gives access to it.
    fn edit(&mut self, inst: Inst) -> &mut InstData {
        let data = &mut self.touch().insts[inst];
        data.state |= State::EDITED;
        data
    }

    // ----- instructions --------------------------------------------------------------------------

    fn build(&mut self, new: NewInst) -> InstData {
        let mut data = InstData::new(new.op, new.ty);
        data.flags = new.flags;
        data.state = State::EDITED;
        data.operands = self.store.add_values(&new.operands);
        match new.extra {
            Extra::None => {}
            Extra::Predicate(p) => data.sub = p as u8,
            Extra::Access(access) => self.put_access(&mut data, access),
            Extra::Atomic(op, access) => {
                data.sub = op as u8;
                self.put_access(&mut data, access);
            }
            Extra::Alloca(alloca) => {
                let align = alloca.align.map_or(0, |a| u32::from(a) + 1);
                let space = alloca.addrspace.map_or(0, |n| n + 1);
                data.aux = self.store.add_list(&[alloca.ty.0, align, space]).0;
            }
            Extra::Source(ty) => data.aux = ty.0,
            Extra::Indices(indices) => data.aux = self.store.add_list(&indices).0,
            Extra::Filters(filters) => {
                let words: Vec<u32> = filters.iter().map(|&f| u32::from(f)).collect();
                data.aux = self.store.add_list(&words).0;
            }
            Extra::Call { ty, conv, num_args } => {
                let calls = &mut self.touch().calls;
                data.aux = calls.len() as u32;
                calls.push(CallData {
                    ty,
                    conv,
                    addrspace: None,
                    num_args,
                    ret_attrs: List::EMPTY,
                    fn_attrs: List::EMPTY,
                    arg_attrs: List::EMPTY,
                    bundles: List::EMPTY,
                });
            }
        }
        data
    }

    fn put_access(&mut self, data: &mut InstData, access: Access) {
        data.aux = access.pack();
        data.flags.set(InstFlags::SCOPED, access.scope.is_some());
        if let Some(scope) = access.scope {
            data.aux = self.store.add_list(&[data.aux, scope.0]).0;
        }
    }

    fn new_name(&mut self, name: Option<&[u8]>) -> Name {
        let Some(name) = name else { return Name::NONE };
        if self.taken.is_none() {
            self.taken = Some(self.local_names());
        }
        let taken = self.taken.get_or_insert_default();
        let mut unique = name.to_vec();
        if name.is_empty() || taken.contains_key(name) {
            // The number that was free the last time, or a later one.
            let mut next = taken.get(name).copied().unwrap_or(0);
            while unique.is_empty() || taken.contains_key(&unique) {
                next += 1;
                unique = [name, next.to_string().as_bytes()].concat();
            }
            taken.insert(name.to_vec(), next);
        }
        taken.insert(unique.clone(), 0);
        Name::text(self.store.text.add_name(&unique))
    }

    fn local_names(&self) -> Map<Vec<u8>, u32> {
        let args = (0..self.params.len() as u32).map(Value::arg);
        let blocks = self.blocks().map(Value::from);
        let insts = self.insts().map(Value::from);
        args.chain(blocks)
            .chain(insts)
            .filter_map(|v| self.raw_name(v).as_text())
            .map(|t| (self.store.text.unescaped(t).into_owned(), 0))
            .collect()
    }

    fn link(&mut self, block: Block, prev: Link, next: Link, new: NewInst) -> Inst {
        let name = self.new_name(new.name.as_deref().filter(|_| new.ty != Type::VOID));
        let mut data = self.build(new);
        data.name = name;
        data.block = block;
        data.prev = prev;
        data.next = next;
        let body = self.touch();
        let inst = body.insts.push(data);
        match prev.get() {
            Some(p) => body.insts[p].next = inst.into(),
            None => body.blocks[block].first = inst.into(),
        }
        match next.get() {
            Some(n) => body.insts[n].prev = inst.into(),
            None => body.blocks[block].last = inst.into(),
        }
        inst
    }

    /// Adds an instruction before another.
    pub fn insert_before(&mut self, at: Inst, new: NewInst) -> Inst {
        let data = *self.inst(at);
        self.link(data.block, data.prev, at.into(), new)
    }

    /// Adds an instruction after another.
    pub fn insert_after(&mut self, at: Inst, new: NewInst) -> Inst {
        let data = *self.inst(at);
        self.link(data.block, at.into(), data.next, new)
    }

    /// Adds an instruction at the end of a block.
    pub fn append(&mut self, block: Block, new: NewInst) -> Inst {
        let last = self.touch().blocks[block].last;
        self.link(block, last, Link::NONE, new)
    }

    /// Takes an instruction out of its block. Nothing may use its result any more.
    pub fn remove(&mut self, inst: Inst) {
        let body = self.touch();
        let data = &mut body.insts[inst];
        if data.state.contains(State::REMOVED) {
            return;
        }
        data.state |= State::REMOVED;
        let (prev, next, block) = (data.prev, data.next, data.block);
        match prev.get() {
            Some(p) => body.insts[p].next = next,
            None => body.blocks[block].first = next,
        }
        match next.get() {
            Some(n) => body.insts[n].prev = prev,
            None => body.blocks[block].last = prev,
        }
    }

    /// Puts another instruction in the place of this one: it keeps the id, the users, the name unless
    /// a new one is given, and the metadata.
    pub fn replace(&mut self, inst: Inst, new: NewInst) {
        let name = new.name.clone();
        let mut data = self.build(new);
        let old = *self.inst(inst);
        let taken = name.filter(|_| data.ty != Type::VOID);
        data.name = match taken {
            Some(name) if self.name_of(inst.into()) != Some(&quote_name(&name)) => {
                self.new_name(Some(&name))
            }
            _ if data.ty == Type::VOID => Name::NONE,
            _ => old.name,
        };
        data.md = old.md;
        data.block = old.block;
        data.prev = old.prev;
        data.next = old.next;
        data.start = old.start;
        data.end = old.end;
        if data.ty != old.ty || data.name != old.name || old.state.contains(State::RETITLED) {
            data.state |= State::RETITLED;
        }
        *self.edit(inst) = data;
    }

    /// Changes the type of an instruction's result.
    pub fn set_type(&mut self, inst: Inst, ty: Type) {
        let data = self.edit(inst);
        data.ty = ty;
        data.state |= State::RETITLED;
    }

    /// Changes the words that qualify an instruction. Flags that say how it is made up stay.
    pub fn set_flags(&mut self, inst: Inst, flags: InstFlags) {
        let data = self.edit(inst);
        data.flags = flags.difference(InstFlags::STRUCTURE) | (data.flags & InstFlags::STRUCTURE);
    }

    /// Changes one operand.
    pub fn set_operand(&mut self, inst: Inst, operand: usize, value: Value) {
        let list = self.edit(inst).operands;
        self.store.values_mut(list)[operand] = value;
    }

    /// Changes how memory is accessed.
    pub fn set_access(&mut self, inst: Inst, access: Access) {
        let mut data = *self.inst(inst);
        self.put_access(&mut data, access);
        let edited = self.edit(inst);
        edited.aux = data.aux;
        edited.flags = data.flags;
    }

    /// Changes the source element type of a `getelementptr`.
    pub fn set_gep_source(&mut self, inst: Inst, ty: Type) {
        let data = self.edit(inst);
        if data.op == Opcode::GetElementPtr {
            data.aux = ty.0;
        }
    }

    /// Changes the type a call is written with: of its result, or of the function.
    pub fn set_call_type(&mut self, inst: Inst, ty: Type) {
        let (is_call, aux) = {
            let data = self.edit(inst);
            (data.op.is_call(), data.aux as usize)
        };
        if is_call {
            self.touch().calls[aux].ty = ty;
        }
    }

    /// Gives a value a name; a number is added if it is taken.
    pub fn set_name(&mut self, value: Value, name: &[u8]) {
        if self.name_of(value) == Some(&*quote_name(name)) {
            return;
        }
        let name = self.new_name(Some(name));
        match value.kind() {
            ValueKind::Inst(inst) => {
                let data = self.edit(inst);
                data.name = name;
                data.state |= State::RETITLED;
            }
            ValueKind::Arg(n) => {
                let param = &mut self.params[n as usize];
                param.name = name;
                param.retitled = true;
                self.header_edited = true;
            }
            ValueKind::Block(block) => {
                let data = &mut self.touch().blocks[block];
                data.name = name;
                data.state |= State::EDITED | State::RETITLED;
            }
            _ => {}
        }
    }

    /// Puts a value in the place of another wherever that is used, metadata included. To replace many,
    /// [`Function::replace_values`] goes through the function once.
    pub fn replace_all_uses(&mut self, of: Value, with: Value) {
        self.replace_values(|value| (value == of).then_some(with));
    }

    /// Puts other values in the place of those that `with` knows, wherever they are used, metadata
    /// included.
    pub fn replace_values(&mut self, with: impl Fn(Value) -> Option<Value>) {
        let insts: Vec<Inst> = self.insts().collect();
        for inst in insts {
            self.replace_values_in(inst, &with);
        }
    }

    /// Puts other values in the place of those that `with` knows in one instruction, metadata included.
    pub fn replace_values_in(&mut self, inst: Inst, with: impl Fn(Value) -> Option<Value>) {
        let list = self.inst(inst).operands;
        let mut changed = false;
        for at in 0..self.store.values(list).len() {
            let value = self.store.values(list)[at];
            if let Some(index) = value.md_index() {
                changed |= self.replace_in_metadata(index as usize, &with);
            } else if let Some(new) = with(value).filter(|new| *new != value) {
                self.store.values_mut(list)[at] = new;
                changed = true;
            }
        }
        if changed {
            self.edit(inst);
        }
    }

    fn replace_in_metadata(&mut self, index: usize, with: &dyn Fn(Value) -> Option<Value>) -> bool {
        let replace = |word: &mut u32| {
            let value = Value::from_bits(*word);
            let new = with(value).filter(|new| *new != value);
            *word = new.unwrap_or(value).bits();
            new.is_some()
        };
        match self.store.words[index] & 0xFF {
            tag::VALUE => replace(&mut self.store.words[index + 1]),
            tag::INLINE => {
                let list = self.store.node(Node(self.store.words[index + 1])).fields;
                let pairs = self.store.list_mut(list).chunks_exact_mut(2);
                // All of them, so no `any`, which would stop at the first.
                pairs
                    .filter(|pair| pair[0] & 0xFF == tag::VALUE)
                    .fold(false, |changed, pair| replace(&mut pair[1]) | changed)
            }
            _ => false,
        }
    }

    // ----- blocks --------------------------------------------------------------------------------

    /// Adds an empty block at the end.
    pub fn add_block(&mut self, name: Option<&[u8]>) -> Block {
        let name = self.new_name(name);
        let body = self.touch();
        let block = body.blocks.push(BlockData {
            name,
            original: name,
            first: Link::NONE,
            last: Link::NONE,
            start: 0,
            end: 0,
            state: State::EDITED,
        });
        body.order.push(block);
        block
    }

    /// Takes a block and its instructions out of the function. Nothing may refer to them any more.
    pub fn remove_block(&mut self, block: Block) {
        let insts: Vec<Inst> = self.insts_of(block).collect();
        for inst in insts {
            self.remove(inst);
        }
        let body = self.touch();
        body.blocks[block].state |= State::REMOVED;
        body.order.retain(|&b| b != block);
    }

    // ----- header --------------------------------------------------------------------------------

    /// Changes the type of a parameter. Callers have to pass the new type.
    pub fn retype_param(&mut self, param: usize, ty: Type) {
        let param = &mut self.params[param];
        param.ty = ty;
        param.retitled = true;
        self.header_edited = true;
    }

    /// Changes the type of the result. Returns and callers have to follow.
    pub fn retype_return(&mut self, ty: Type) {
        self.ret = ty;
        self.header_edited = true;
    }

    /// Changes the linkage.
    pub fn set_linkage(&mut self, linkage: Linkage) {
        self.symbol.linkage = Some(linkage);
        if linkage.is_local() {
            self.symbol.visibility = None;
            self.symbol.dll = None;
        }
        self.header_edited = true;
    }

    // ----- attributes and metadata ---------------------------------------------------------------

    /// The attributes of something.
    pub fn attr_list(&self, owner: AttrOwner) -> List {
        match owner {
            AttrOwner::Function => self.attrs,
            AttrOwner::Return => self.ret_attrs,
            AttrOwner::Param(i) => self.params[i].attrs,
            AttrOwner::Call(inst) => self.call(inst).map_or(List::EMPTY, |c| c.fn_attrs),
            AttrOwner::CallReturn(inst) => self.call(inst).map_or(List::EMPTY, |c| c.ret_attrs),
            AttrOwner::CallArg(inst, i) => self.arg_attrs(inst, i),
        }
    }

    fn set_attr_list(&mut self, owner: AttrOwner, list: List) {
        let call = match owner {
            AttrOwner::Call(inst) | AttrOwner::CallReturn(inst) | AttrOwner::CallArg(inst, _) => {
                let data = self.edit(inst);
                if !data.op.is_call() {
                    return;
                }
                data.aux as usize
            }
            _ => {
                self.header_edited = true;
                0
            }
        };
        match owner {
            AttrOwner::Function => self.attrs = list,
            AttrOwner::Return => self.ret_attrs = list,
            AttrOwner::Param(i) => self.params[i].attrs = list,
            AttrOwner::Call(_) => self.touch().calls[call].fn_attrs = list,
            AttrOwner::CallReturn(_) => self.touch().calls[call].ret_attrs = list,
            AttrOwner::CallArg(_, i) => {
                let data = self.touch().calls[call];
                let mut words = self.store.list(data.arg_attrs).to_vec();
                words.resize(data.num_args as usize, 0);
                words[i] = list.0;
                self.touch().calls[call].arg_attrs = self.store.add_list(&words);
            }
        }
    }

    /// Adds an attribute, in the place of one of the same kind.
    pub fn add_attr(&mut self, owner: AttrOwner, attr: Attr) {
        let mut attrs: Vec<Attr> = self.store.attrs(self.attr_list(owner)).collect();
        let same = |a: &Attr| match (a, &attr) {
            (Attr::Str(a, _), Attr::Str(b, _)) => {
                self.store.text.unescaped(*a) == self.store.text.unescaped(*b)
            }
            (a, b) => a.kind().is_some() && a.kind() == b.kind() || a == b,
        };
        match attrs.iter().position(same) {
            Some(at) => attrs[at] = attr,
            None => attrs.push(attr),
        }
        let list = self.store.add_attrs(&attrs);
        self.set_attr_list(owner, list);
    }

    /// Removes the attributes that `which` picks; whether there were any.
    pub fn remove_attrs(&mut self, owner: AttrOwner, which: impl Fn(&Attr) -> bool) -> bool {
        let all: Vec<Attr> = self.store.attrs(self.attr_list(owner)).collect();
        let kept: Vec<Attr> = all.iter().copied().filter(|a| !which(a)).collect();
        if kept.len() == all.len() {
            return false;
        }
        let list = self.store.add_attrs(&kept);
        self.set_attr_list(owner, list);
        true
    }

    /// Sets or removes an attachment of an instruction.
    pub fn set_metadata(&mut self, inst: Inst, kind: MdKind, md: Option<MdRef>) {
        let list = self.edit(inst).md;
        let list = self.store.with_attachment(list, kind, md);
        self.edit(inst).md = list;
    }

    /// Sets or removes an attachment of the function.
    pub fn set_function_metadata(&mut self, kind: MdKind, md: Option<MdRef>) {
        self.md = self.store.with_attachment(self.md, kind, md);
        self.header_edited = true;
    }
}

impl<'s> Module<'s> {
    /// A function, to be edited.
    pub fn func_mut(&mut self, id: FuncId) -> &mut Function<'s> {
        &mut self.funcs[id]
    }

    /// The functions, to be edited; they are independent of each other, so this can be in parallel.
    pub fn funcs_mut(&mut self) -> impl Iterator<Item = (FuncId, &mut Function<'s>)> {
        self.funcs.iter_mut()
    }

    /// The name itself, or the name with the first number behind it that no symbol has.
    pub fn unique_symbol_name(&self, name: &[u8]) -> Vec<u8> {
        let mut candidate = name.to_vec();
        let mut n = 0;
        while candidate.is_empty() || self.symbols.named(&candidate).is_some() {
            n += 1;
            candidate = name.to_vec();
            candidate.extend_from_slice(format!(".{n}").as_bytes());
        }
        candidate
    }

    pub(crate) fn new_symbol(
        &mut self,
        name: &[u8],
        kind: SymbolKind,
        ty: Type,
        addrspace: u32,
    ) -> Global {
        let name = self.unique_symbol_name(name);
        let text = self.store.text.add_name(&name);
        let entry = SymbolEntry { name: Name::text(text), kind, at: 0, value_ty: ty, addrspace };
        let global = self.symbols.entries.push(entry);
        self.symbols.by_name.insert(name.into(), global);
        self.edited = true;
        global
    }

    /// Adds a declaration, or an empty definition, after the other functions. A number is added to
    /// the name if it is taken.
    pub fn add_function(
        &mut self,
        name: &[u8],
        ret: Type,
        params: &[Type],
        defined: bool,
    ) -> FuncId {
        let ty =
            self.types.intern(TypeKind::Function { ret, params: params.into(), vararg: false });
        let id = self.funcs.next_key();
        let global = self.new_symbol(name, SymbolKind::Func(id), ty, 0);
        let mut func = Function::new(global, ret, Store::new(self.source()));
        func.params = params
            .iter()
            .map(|&ty| Param { ty, attrs: List::EMPTY, name: Name::NONE, retitled: false })
            .collect();
        if defined {
            func.body = Some(Box::new(Body { edited: true, ..Body::default() }));
        }
        func.header_edited = true;
        self.funcs.push(func);
        self.insert_item(Item::Func(id), |i| matches!(i, Item::Func(_)));
        id
    }

    /// Puts an item after the last one that `like` picks, or before the first metadata.
    pub(crate) fn insert_item(&mut self, item: Item, like: impl Fn(&Item) -> bool) {
        let trailer = |i: &Item| {
            matches!(
                i,
                Item::Attributes(_) | Item::NamedMetadata(_) | Item::Metadata(_) | Item::Summary(_)
            )
        };
        let at = match self.items.iter().rposition(like) {
            Some(i) => i + 1,
            None => self.items.iter().position(trailer).unwrap_or(self.items.len()),
        };
        self.items.insert(at, item);
        self.edited = true;
    }

    /// Takes a function out of the module. Nothing may refer to it any more.
    pub fn remove_function(&mut self, id: FuncId) {
        let func = &self.funcs[id];
        let end = func.body.as_ref().map_or(0, |b| b.end).max(func.header.1);
        self.remove_item(Item::Func(id), Span::new(func.header.0 as usize, end as usize));
        let global = self.funcs[id].global;
        self.forget_symbol(global);
    }

    fn remove_item(&mut self, item: Item, span: Span) {
        self.items.retain(|i| *i != item);
        self.removed.push(span);
        self.edited = true;
    }

    fn forget_symbol(&mut self, global: Global) {
        if let Some(number) = self.symbols.entries[global].name.as_number() {
            self.close_gap(number);
        } else if let Some(name) = self.symbol_name(global).map(|n| n.into_owned()) {
            self.symbols.by_name.remove(&name[..]);
        }
        self.symbols.entries[global].kind = SymbolKind::Unknown;
    }

    /// Moves the symbols behind a number that is no longer used: readers before LLVM 19 accept no gap.
    fn close_gap(&mut self, number: u32) {
        let mut moved = Vec::new();
        for (global, entry) in self.symbols.entries.iter_mut() {
            if let Some(n) = entry.name.as_number().filter(|&n| n > number)
                && entry.kind != SymbolKind::Unknown
            {
                entry.name = Name::number(n - 1);
                moved.push((global, entry.kind));
            }
        }
        self.symbols.next_number = self.symbols.next_number.saturating_sub(1);
        self.symbols.by_number.remove(number);
        for &(global, kind) in &moved {
            if let Some(n) = self.symbols.entries[global].name.as_number() {
                self.symbols.by_number.remove(n + 1);
                self.symbols.by_number.insert(n, global);
            }
            match kind {
                SymbolKind::Func(f) => self.funcs[f].header_edited = true,
                SymbolKind::Var(v) => self.vars[v].span.edit(),
                SymbolKind::Alias(a) => self.aliases[a].span.edit(),
                SymbolKind::Unknown | SymbolKind::Undeclared => {}
            }
        }
        if !moved.is_empty() {
            self.touch_mentions(&|g| moved.iter().any(|(m, _)| *m == g));
        }
    }

    /// Adds a variable; without an initialiser it is a declaration. A number is added to the name if
    /// it is taken.
    pub fn add_variable(
        &mut self,
        name: &[u8],
        ty: Type,
        addrspace: u32,
        init: Option<Value>,
    ) -> VarId {
        let id = self.vars.next_key();
        let global = self.new_symbol(name, SymbolKind::Var(id), ty, addrspace);
        let init = init.and_then(Value::as_const);
        self.vars.push(GlobalVar {
            global,
            symbol: crate::function::Symbol {
                linkage: if init.is_none() { Some(Linkage::External) } else { None },
                ..Default::default()
            },
            tls: None,
            addrspace: (addrspace != 0).then_some(addrspace),
            externally_initialized: false,
            constant: false,
            ty,
            init,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            code_model: None,
            sanitizers: 0,
            md: List::EMPTY,
            attrs: List::EMPTY,
            span: Span::default(),
        });
        let header =
            |i: &Item| matches!(i, Item::Var(_) | Item::Type(_) | Item::Comdat(_) | Item::Line(_));
        self.insert_item(Item::Var(id), header);
        id
    }

    /// A variable, to be edited; for its type and space see [`Module::retype_variable`].
    pub fn var_mut(&mut self, id: VarId) -> &mut GlobalVar {
        self.edited = true;
        self.vars[id].span.edit();
        &mut self.vars[id]
    }

    /// Changes the type and the address space of a variable, and the type of every constant that
    /// refers to it. Instructions that compute with such a constant have to be retyped by the caller.
    pub fn retype_variable(&mut self, id: VarId, ty: Type, addrspace: u32) {
        let var = self.var_mut(id);
        var.ty = ty;
        var.addrspace = (addrspace != 0).then_some(addrspace);
        let global = var.global;
        let entry = &mut self.symbols.entries[global];
        entry.value_ty = ty;
        entry.addrspace = addrspace;
        let types = &self.types;
        let retype = |old: Type| match types.kind(old) {
            TypeKind::TypedPtr { .. } => types.typed_ptr(ty, addrspace),
            _ => types.ptr(addrspace),
        };
        for func in self.funcs.values_mut() {
            retype_consts(&mut func.store, types, global, &retype);
        }
        retype_consts(&mut self.store, types, global, &retype);
        for store in &mut self.metadata.stores {
            retype_consts(store, types, global, &retype);
        }
        self.touch_mentions(&|g| g == global);
    }

    /// Marks everything that mentions one of these symbols as edited.
    fn touch_mentions(&mut self, concerned: &dyn Fn(Global) -> bool) {
        self.edited = true;
        for func in self.funcs.values_mut() {
            let touched = Touched::of(&func.store, concerned);
            func.touch_constants(&touched);
        }
        let touched = Touched::of(&self.store, concerned);
        for var in self.vars.values_mut() {
            if var.init.is_some_and(|c| touched.is(c)) || touched.attached(&self.store, var.md) {
                var.span.edit();
            }
        }
        for alias in self.aliases.values_mut() {
            if touched.is(alias.target) || touched.attached(&self.store, alias.md) {
                alias.span.edit();
            }
        }
        let touched: Vec<Touched> =
            self.metadata.stores.iter().map(|store| Touched::of(store, concerned)).collect();
        for number in 0..self.metadata.by_number.next() {
            let Some(mut entry) = self.metadata.by_number.get(number) else { continue };
            let store = entry.store as usize;
            if touched[store].node(&self.metadata.stores[store], entry.node) {
                entry.span.edit();
                self.metadata.by_number.insert(number, entry);
            }
        }
    }

    /// Adds a metadata node under the next free number.
    pub fn add_metadata(&mut self, kind: NodeKind, distinct: bool, fields: &[(Field, Md)]) -> u32 {
        let number = self.metadata.by_number.next();
        let store = self.metadata_store();
        let node = self.metadata.stores[store].new_node(kind, distinct, fields);
        let entry = MdEntry { store: store as u32, node, span: Span::default() };
        self.metadata.by_number.insert(number, entry);
        self.items.push(Item::Metadata(number));
        self.edited = true;
        number
    }

    /// The store of metadata that is added, for the strings and nodes in it.
    fn metadata_store(&mut self) -> usize {
        if self.metadata.added.is_none() {
            self.metadata.added = Some(self.metadata.stores.len());
            let source = self.source();
            self.metadata.stores.push(Store::new(source));
        }
        self.metadata.added.unwrap_or(0)
    }

    /// A string for a metadata node that is added with [`Module::add_metadata`].
    pub fn metadata_string(&mut self, bytes: &[u8]) -> Md {
        let store = self.metadata_store();
        Md::Str(self.metadata.stores[store].text.add_string(bytes))
    }

    /// An integer constant for a metadata node that is added with [`Module::add_metadata`].
    pub fn metadata_int(&mut self, ty: Type, n: i64) -> Md {
        let store = self.metadata_store();
        Md::Value(self.metadata.stores[store].int(ty, n))
    }

    /// A symbol for a metadata node that is added with [`Module::add_metadata`].
    pub fn metadata_symbol(&mut self, global: Global, ty: Type) -> Md {
        let store = self.metadata_store();
        Md::Value(self.metadata.stores[store].symbol(global, ty))
    }

    /// Replaces the fields of a node. What they refer to must live in the store of the node, or be
    /// numbers of other nodes.
    pub fn set_metadata_fields(&mut self, number: u32, fields: &[(Field, Md)]) {
        let Some(mut entry) = self.metadata.by_number.get(number) else { return };
        self.metadata.stores[entry.store as usize].set_fields(entry.node, fields);
        entry.span.edit();
        self.metadata.by_number.insert(number, entry);
        self.edited = true;
    }

    /// Takes a node out of the module. Nothing may refer to it any more.
    pub fn remove_metadata(&mut self, number: u32) {
        if let Some(entry) = self.metadata.by_number.remove(number) {
            self.remove_item(Item::Metadata(number), entry.span);
        }
    }

    /// Adds operands to named metadata, which is made if there is none.
    pub fn add_named_operands(&mut self, name: &[u8], operands: &[u32]) {
        let found = self.named_metadata.iter().position(|n| self.store.text.raw(n.name) == name);
        let at = found.unwrap_or_else(|| {
            let name = self.store.text.add_raw(name);
            let new = NamedMetadata { name, operands: List::EMPTY, span: Span::default() };
            self.named_metadata.push(new);
            let at = self.named_metadata.len() - 1;
            let group = |i: &Item| {
                matches!(i, Item::NamedMetadata(_) | Item::Attributes(_) | Item::Func(_))
            };
            self.insert_item(Item::NamedMetadata(at as u32), group);
            at
        });
        let mut words = self.store.list(self.named_metadata[at].operands).to_vec();
        words.extend(operands.iter().map(|&n| MdRef::Number(n).encode()));
        let named = &mut self.named_metadata[at];
        named.operands = self.store.add_list(&words);
        named.span.edit();
        self.edited = true;
    }

    /// Adds an attribute group and returns its number.
    pub fn add_attr_group(&mut self, attrs: &[Attr]) -> u32 {
        let number = self.attr_groups.iter().map(|g| g.number + 1).max().unwrap_or(0);
        let attrs = self.store.add_attrs(attrs);
        let index = self.attr_groups.len() as u32;
        self.attr_groups.push(AttrGroup { number, attrs, span: Span::default() });
        let group = |i: &Item| matches!(i, Item::Attributes(_) | Item::Func(_));
        self.insert_item(Item::Attributes(index), group);
        number
    }
}

impl Function<'_> {
    /// Marks what mentions one of these constants as edited.
    fn touch_constants(&mut self, touched: &Touched) {
        if !touched.any {
            return;
        }
        let header = [self.prefix, self.prologue, self.personality];
        if header.into_iter().flatten().any(|c| touched.is(c))
            || touched.attached(&self.store, self.md)
        {
            self.header_edited = true;
        }
        let insts: Vec<Inst> = self.insts().collect();
        for inst in insts {
            let hit = self.operands(inst).iter().any(|v| match v.kind() {
                ValueKind::Const(c) => touched.is(c),
                ValueKind::Md(index) => touched.md(&self.store, self.store.md_operand(index)),
                _ => false,
            });
            if hit || touched.attached(&self.store, self.inst(inst).md) {
                self.edit(inst);
            }
        }
    }
}

/// The constants of a store that mention certain symbols, at any depth.
struct Touched {
    consts: Vec<bool>,
    any: bool,
}

impl Touched {
    fn of(store: &Store<'_>, concerned: &dyn Fn(Global) -> bool) -> Self {
        let mut consts = vec![false; store.consts.len()];
        // A constant comes after what it is made of.
        for i in 0..consts.len() {
            let data = store.consts[i];
            consts[i] = match data.kind {
                ConstKind::Global
                | ConstKind::DsoLocalEquivalent
                | ConstKind::NoCfi
                | ConstKind::BlockAddress => concerned(Global(data.a)),
                ConstKind::Splat => consts[data.a as usize],
                _ => {
                    let mut parts = store.const_operands(Const(i as u32)).iter();
                    parts.any(|v| v.as_const().is_some_and(|c| consts[c.0 as usize]))
                }
            };
        }
        let any = consts.contains(&true);
        Self { consts, any }
    }

    fn is(&self, c: Const) -> bool {
        self.consts[c.0 as usize]
    }

    fn md(&self, store: &Store<'_>, md: Md) -> bool {
        match md {
            Md::Value(v) => v.as_const().is_some_and(|c| self.is(c)),
            Md::Inline(node) => self.node(store, node),
            _ => false,
        }
    }

    fn node(&self, store: &Store<'_>, node: Node) -> bool {
        self.any && store.fields(node).any(|(_, md)| self.md(store, md))
    }

    fn attached(&self, store: &Store<'_>, list: List) -> bool {
        self.any && store.attachments(list).any(|(_, md)| self.md(store, md.into()))
    }
}

/// Gives the constants that refer to `global` their new type, and the addresses computed from them.
fn retype_consts(
    store: &mut Store<'_>,
    types: &crate::types::Types,
    global: Global,
    retype: &dyn Fn(Type) -> Type,
) {
    // A constant comes after what it is made of.
    for i in 0..store.consts.len() {
        let data = store.consts[i];
        match data.kind {
            ConstKind::Global | ConstKind::DsoLocalEquivalent | ConstKind::NoCfi
                if data.a == global.0 =>
            {
                store.consts[i].ty = retype(data.ty);
            }
            ConstKind::Expr if data.sub == Opcode::GetElementPtr as u8 => {
                let operands = store.const_operands(Const(i as u32));
                let base = operands.first().and_then(|v| v.as_const());
                let space = base.and_then(|c| types.addrspace(store.const_type(c)));
                if let Some(space) = space {
                    store.consts[i].ty = types.with_addrspace(data.ty, space);
                }
            }
            _ => {}
        }
    }
}
