//! Changes to a function.

use std::hash::Hasher;

use rustc_hash::FxHasher;

use super::{AttrOwner, Beside, Extra, NewInst};
use crate::function::{Body, Function};
use crate::inst::{Access, CallData, InstData, InstFlags, Link, State};
use crate::module::Map;
use crate::store::{Attr, List, Md, MdKind, MdRef};
use crate::text::{Name, TextRef, quote_name};
use crate::types::Type;
use crate::value::{Block, Inst, Value, ValueKind};
use crate::vocab::{Linkage, Opcode};
use crate::write::write_number;

/// Names are told apart by this number: two that share it count as one, which costs a digit and nothing else.
fn hash_name(name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish()
}

impl<'s> Function<'s> {
    /// The body, for an edit that adds something, or that is noted otherwise.
    pub(super) fn grow(&mut self) -> &mut Body {
        let body = self.body.get_or_insert_default();
        body.edited = true;
        body
    }

    /// The body, for an edit of its blocks.
    pub(super) fn touch(&mut self) -> &mut Body {
        self.note_blocks(true);
        self.grow()
    }

    /// Notes that an instruction is edited, and gives access to it.
    pub(super) fn note(&mut self, inst: Inst) -> &mut InstData {
        self.note_inst(inst);
        &mut self.grow().insts[inst]
    }

    /// Marks an instruction as one to be printed anew, and gives access to it.
    pub(super) fn edit(&mut self, inst: Inst) -> &mut InstData {
        let data = self.note(inst);
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
                let calls = &mut self.grow().calls;
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

    pub(super) fn new_name(&mut self, name: Option<&[u8]>) -> Name {
        let Some(name) = name else { return Name::NONE };
        if self.taken.is_none() {
            self.taken = Some(self.local_names());
        }
        let taken = self.taken.get_or_insert_default();
        let key = hash_name(name);
        // The number that was free the last time, or a later one.
        let mut number = match taken.get(&key) {
            Some(&last) => last,
            None if name.is_empty() => 0,
            None => {
                taken.insert(key, 0);
                return Name::text(self.store.text.add_name(name));
            }
        };
        let mut unique = name.to_vec();
        loop {
            number += 1;
            unique.truncate(name.len());
            write_number(&mut unique, u64::from(number));
            if !taken.contains_key(&hash_name(&unique)) {
                break;
            }
        }
        if let Some(last) = taken.get_mut(&key) {
            *last = number;
        }
        taken.insert(hash_name(&unique), 0);
        Name::text(self.store.text.add_name(&unique))
    }

    fn local_names(&self) -> Map<u64, u32> {
        let args = (0..self.params.len() as u32).map(Value::arg);
        let blocks = self.blocks().map(Value::from);
        let named = args.chain(blocks).filter_map(|v| self.raw_name(v).as_text());
        // A table that grows step by step costs more than a list of what goes into it.
        let mut names: Vec<TextRef> = named.collect();
        let insts = self.body.iter().flat_map(|body| body.insts.values());
        for data in insts.filter(|data| !data.is_removed()) {
            names.extend(data.name.as_text());
        }
        let mut taken = Map::with_capacity_and_hasher(names.len(), Default::default());
        taken.extend(names.into_iter().map(|t| (hash_name(&self.store.text.unescaped(t)), 0)));
        taken
    }

    fn link(&mut self, block: Block, prev: Link, next: Link, new: NewInst) -> Inst {
        let name = self.new_name(new.name.as_deref().filter(|_| new.ty != Type::VOID));
        let data = self.build(new);
        self.link_data(block, prev, next, InstData { name, ..data })
    }

    pub(super) fn link_data(
        &mut self,
        block: Block,
        prev: Link,
        next: Link,
        data: InstData,
    ) -> Inst {
        prev.get().into_iter().chain(next.get()).for_each(|beside| self.note_inst(beside));
        if prev == Link::NONE || next == Link::NONE {
            self.note_blocks(false);
        }
        let body = self.grow();
        let inst = body.insts.push(InstData { block, prev, next, ..data });
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

    fn cast(&mut self, op: Opcode, value: Value, ty: Type, name: &[u8]) -> InstData {
        let name = self.new_name(Some(name));
        let operands = self.store.add_values(&[value]);
        InstData { name, operands, state: State::EDITED, ..InstData::new(op, ty) }
    }

    /// Adds a cast of a value: what passes add most, without detours.
    pub fn insert_cast(
        &mut self,
        at: Beside,
        op: Opcode,
        value: Value,
        ty: Type,
        name: &[u8],
    ) -> Inst {
        let data = self.cast(op, value, ty, name);
        let (block, prev, next) = match at {
            Beside::Before(at) => (self.block_of(at), self.inst(at).prev, at.into()),
            Beside::After(at) => (self.block_of(at), at.into(), self.inst(at).next),
        };
        self.link_data(block, prev, next, data)
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
        let last = self.grow().blocks[block].last;
        self.link(block, last, Link::NONE, new)
    }

    /// Takes an instruction out of its block. Nothing may use its result any more.
    pub fn remove(&mut self, inst: Inst) {
        let data = self.note(inst);
        if data.state.contains(State::REMOVED) {
            return;
        }
        data.state |= State::REMOVED;
        let (prev, next, block) = (data.prev, data.next, data.block);
        prev.get().into_iter().chain(next.get()).for_each(|beside| self.note_inst(beside));
        if prev == Link::NONE || next == Link::NONE {
            self.note_blocks(false);
        }
        let body = self.grow();
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
        let data = self.note(inst);
        data.ty = ty;
        // The type of an address that is computed is not written where that is done.
        let written = data.op != Opcode::GetElementPtr;
        data.state |= if written { State::RETITLED | State::EDITED } else { State::RETITLED };
    }

    /// Changes the words that qualify an instruction. Flags that say how it is made up stay.
    pub fn set_flags(&mut self, inst: Inst, flags: InstFlags) {
        let data = self.edit(inst);
        data.flags = flags.difference(InstFlags::STRUCTURE) | (data.flags & InstFlags::STRUCTURE);
    }

    /// Changes one operand.
    pub fn set_operand(&mut self, inst: Inst, operand: usize, value: Value) {
        let data = self.note(inst);
        let address = data.op.address() == Some(operand);
        data.state |= if address { State::ADDRESS } else { State::EDITED };
        let list = data.operands;
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
            self.grow().calls[aux].ty = ty;
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
            let new = match value.md_index() {
                Some(index) => self.metadata_with(index, &with),
                None => with(value).filter(|new| *new != value),
            };
            if let Some(new) = new {
                self.note_inst(inst);
                self.store.values_mut(list)[at] = new;
                changed = true;
            }
        }
        if changed {
            self.edit(inst);
        }
    }

    /// What an operand of type `metadata` becomes if `with` knows a value that it refers to.
    fn metadata_with(
        &mut self,
        index: u32,
        with: &dyn Fn(Value) -> Option<Value>,
    ) -> Option<Value> {
        let known = |md: Md| match md {
            Md::Value(value) => with(value).filter(|new| *new != value).map(Md::Value),
            _ => None,
        };
        let md = match self.store.md_operand(index) {
            Md::Inline(node) => {
                let mut fields: Vec<_> = self.store.fields(node).collect();
                let mut any = false;
                for (_, md) in &mut fields {
                    if let Some(new) = known(*md) {
                        (*md, any) = (new, true);
                    }
                }
                let data = any.then(|| *self.store.node(node))?;
                Md::Inline(self.store.new_node(data.kind, data.distinct, &fields))
            }
            md => known(md)?,
        };
        Some(self.store.add_md_operand(md))
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
            AttrOwner::Call(_) => self.grow().calls[call].fn_attrs = list,
            AttrOwner::CallReturn(_) => self.grow().calls[call].ret_attrs = list,
            AttrOwner::CallArg(_, i) => {
                let data = self.grow().calls[call];
                let mut words = self.store.list(data.arg_attrs).to_vec();
                words.resize(data.num_args as usize, 0);
                words[i] = list.0;
                self.grow().calls[call].arg_attrs = self.store.add_list(&words);
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
        let list = self.inst(inst).md;
        let list = self.store.with_attachment(list, kind, md);
        self.edit(inst).md = list;
    }

    /// Removes the attachments of an instruction but for some kinds.
    pub fn keep_metadata(&mut self, inst: Inst, keep: impl Fn(MdKind) -> bool) {
        let kinds: Vec<MdKind> = self.metadata(inst).map(|(kind, _)| kind).collect();
        for kind in kinds.into_iter().filter(|&kind| !keep(kind)) {
            self.set_metadata(inst, kind, None);
        }
    }

    /// Sets or removes an attachment of the function.
    pub fn set_function_metadata(&mut self, kind: MdKind, md: Option<MdRef>) {
        self.md = self.store.with_attachment(self.md, kind, md);
        self.header_edited = true;
    }
}
