//! Changes to a module: its symbols, variables and metadata.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::function::{Body, Function, Param};
use crate::module::{
    AttrGroup, GlobalVar, Item, Line, LineKind, MdEntry, Module, NamedMetadata, Span, SymbolEntry,
    SymbolKind,
};
use crate::schema::{Field, NodeKind};
use crate::store::{Attr, ConstKind, List, Md, MdRef, Node, Store};
use crate::text::Name;
use crate::types::{Type, TypeKind};
use crate::value::{Const, FuncId, Global, Inst, Value, ValueKind, VarId};
use crate::vocab::{Linkage, Opcode};
use crate::write::write_number;

/// A function that can be edited, and the mark since which it keeps a journal of that. As long as it is only read, it stays
/// shared with copies of the module.
pub struct FuncMut<'m, 's>(&'m mut Arc<Function<'s>>, u32);

impl<'s> Deref for FuncMut<'_, 's> {
    type Target = Function<'s>;

    fn deref(&self) -> &Function<'s> {
        self.0
    }
}

impl<'s> DerefMut for FuncMut<'_, 's> {
    fn deref_mut(&mut self) -> &mut Function<'s> {
        to_edit(self.0, self.1)
    }
}

/// A function, to be edited, whoever else has it. It keeps a journal since the last mark.
fn to_edit<'f, 's>(func: &'f mut Arc<Function<'s>>, mark: u32) -> &'f mut Function<'s> {
    let func = Arc::make_mut(func);
    func.note_touch(mark);
    func
}

impl<'s> Module<'s> {
    /// Before anything outside of functions is edited.
    fn edit(&mut self) {
        (self.edited, self.touched) = (true, true);
    }

    /// A function, to be edited.
    pub fn func_mut(&mut self, id: FuncId) -> &mut Function<'s> {
        self.touched = true;
        to_edit(&mut self.funcs[id], self.mark)
    }

    /// The functions, to be edited; they are independent of each other, so this can be in parallel.
    pub fn funcs_mut(&mut self) -> impl Iterator<Item = (FuncId, FuncMut<'_, 's>)> {
        self.touched = true;
        let mark = self.mark;
        self.funcs.iter_mut().map(move |(id, func)| (id, FuncMut(func, mark)))
    }

    /// These functions, in the order of their ids, which they have to be given in; what is not in order is left out. The
    /// time does not depend on how many others there are.
    pub fn some_funcs_mut(
        &mut self,
        ids: impl IntoIterator<Item = FuncId>,
    ) -> impl Iterator<Item = (FuncId, FuncMut<'_, 's>)> {
        self.touched = true;
        let (mark, mut rest) = (self.mark, self.funcs.values_mut());
        let mut next = 0;
        ids.into_iter().filter_map(move |id| {
            let skip = (id.as_u32() as usize).checked_sub(next)?;
            next += skip + 1;
            Some((id, FuncMut(rest.nth(skip)?, mark)))
        })
    }

    /// The name itself, or the name with the first number behind it that no symbol has.
    fn unique_symbol_name(&mut self, name: &[u8]) -> Vec<u8> {
        if !name.is_empty() && self.symbols.named(name).is_none() {
            return name.to_vec();
        }
        let mut n = self.symbols.taken.get(name).copied().unwrap_or(0);
        let mut candidate = name.to_vec();
        loop {
            n += 1;
            candidate.truncate(name.len());
            candidate.push(b'.');
            write_number(&mut candidate, u64::from(n));
            if self.symbols.named(&candidate).is_none() {
                break;
            }
        }
        self.symbols.taken.insert(name.to_vec(), n);
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
        self.edit();
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
        self.funcs.push(Arc::new(func));
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
        // A function comes after one; of the metadata behind them there may be far more than of anything else.
        let end = if matches!(item, Item::Func(_)) { self.symbols_end } else { usize::MAX };
        let at = match self.items[..end.min(self.items.len())].iter().rposition(like) {
            Some(i) => i + 1,
            None => self.items.iter().position(trailer).unwrap_or(self.items.len()),
        };
        self.items.insert(at, item);
        self.symbols_end = (self.symbols_end + 1).max(at + 1);
        self.edit();
    }

    /// Puts items behind others.
    pub(crate) fn insert_after(&mut self, mut what: impl FnMut(&Item) -> Vec<Item>) {
        let mut items = Vec::with_capacity(self.items.len());
        let mut end = self.symbols_end;
        for (at, item) in self.items.drain(..).enumerate() {
            let new = what(&item);
            // Before it were symbols, and are.
            end += if at < self.symbols_end { new.len() } else { 0 };
            items.push(item);
            items.extend(new);
        }
        (self.items, self.symbols_end) = (items, end);
        self.edit();
    }

    /// Takes a function out of the module. Nothing may refer to it any more.
    pub fn remove_function(&mut self, id: FuncId) {
        self.remove_functions(&[id]);
    }

    /// Takes functions out of the module, to which nothing refers but they themselves.
    pub fn remove_functions(&mut self, gone: &[FuncId]) {
        let mut goes = vec![false; self.funcs.len()];
        gone.iter().for_each(|id| goes[id.0 as usize] = true);
        self.items.retain(|item| !matches!(item, Item::Func(id) if goes[id.0 as usize]));
        for &id in gone {
            let func = &self.funcs[id];
            let end = func.body.as_ref().map_or(0, |b| b.end).max(func.header.1);
            self.removed.push(Span::new(func.header.0 as usize, end as usize));
        }
        let symbols: Vec<Global> = gone.iter().map(|&id| self.funcs[id].global).collect();
        self.forget_symbols(&symbols);
        self.edit();
    }

    fn remove_item(&mut self, item: Item, span: Span) {
        self.items.retain(|i| *i != item);
        self.removed.push(span);
        self.edit();
    }

    fn forget_symbols(&mut self, gone: &[Global]) {
        self.symbols.taken.clear();
        let mut numbers: Vec<u32> = Vec::new();
        for &global in gone {
            if let Some(number) = self.symbols.entries[global].name.as_number() {
                numbers.push(number);
            } else if let Some(name) = self.symbol_name(global).map(|n| n.into_owned()) {
                self.symbols.by_name.remove(&name[..]);
            }
            self.symbols.entries[global].kind = SymbolKind::Unknown;
        }
        if !numbers.is_empty() {
            numbers.sort_unstable();
            self.close_gaps(&numbers);
        }
    }

    /// Moves the symbols behind numbers that are no longer used, which are in order: readers before LLVM 19 accept no gap.
    fn close_gaps(&mut self, free: &[u32]) {
        for &n in free {
            self.symbols.by_number.remove(n);
        }
        self.symbols.next_number = self.symbols.next_number.saturating_sub(free.len() as u32);
        let mut moved = Vec::new();
        let mut is_moved = vec![false; self.symbols.entries.len()];
        for (global, entry) in self.symbols.entries.iter_mut() {
            let Some(n) = entry.name.as_number() else { continue };
            let below = free.partition_point(|&gap| gap < n) as u32;
            if below > 0 && entry.kind != SymbolKind::Unknown {
                entry.name = Name::number(n - below);
                self.symbols.by_number.remove(n);
                moved.push((global, n - below, entry.kind));
                is_moved[global.0 as usize] = true;
            }
        }
        for &(global, n, kind) in &moved {
            self.symbols.by_number.insert(n, global);
            match kind {
                SymbolKind::Func(f) => to_edit(&mut self.funcs[f], self.mark).header_edited = true,
                SymbolKind::Var(v) => Arc::make_mut(&mut self.vars)[v].span.edit(),
                SymbolKind::Alias(a) => self.aliases[a].span.edit(),
                SymbolKind::Unknown | SymbolKind::Undeclared => {}
            }
        }
        if !moved.is_empty() {
            self.touch_mentions(&|global| is_moved[global.0 as usize]);
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
        let mut var = GlobalVar::new(global, ty);
        var.symbol.linkage = if init.is_none() { Some(Linkage::External) } else { None };
        var.addrspace = (addrspace != 0).then_some(addrspace);
        var.init = init;
        Arc::make_mut(&mut self.vars).push(var);
        let header =
            |i: &Item| matches!(i, Item::Var(_) | Item::Type(_) | Item::Comdat(_) | Item::Line(_));
        self.insert_item(Item::Var(id), header);
        id
    }

    /// Changes the data layout, or adds one. What was computed from the old one is the caller's to change.
    pub fn set_data_layout(&mut self, layout: &str) {
        let text = self.store.text.add_string(layout.as_bytes());
        self.edit();
        // The last one counts, as in LLVM.
        if let Some(line) = self.lines.iter_mut().rfind(|l| l.kind == LineKind::DataLayout) {
            line.text = text;
            line.span.edit();
            return;
        }
        let item = Item::Line(self.lines.len() as u32);
        self.lines.push(Line { kind: LineKind::DataLayout, text, span: Span::default() });
        // Before all that it is about.
        self.items.insert(0, item);
        self.symbols_end += 1;
    }

    /// A variable, to be edited; for its type and space see [`Module::retype_variable`].
    pub fn var_mut(&mut self, id: VarId) -> &mut GlobalVar {
        self.edit();
        let var = &mut Arc::make_mut(&mut self.vars)[id];
        var.span.edit();
        var
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
            if func.store.symbols().any(|g| g == global) {
                let func = to_edit(func, self.mark);
                func.note_everything();
                retype_consts(&mut func.store, types, global, &retype);
            }
        }
        retype_consts(&mut self.store, types, global, &retype);
        for store in &mut self.metadata.stores {
            if store.symbols().any(|g| g == global) {
                retype_consts(Arc::make_mut(store), types, global, &retype);
            }
        }
        self.touch_mentions(&|g| g == global);
    }

    /// Marks everything that mentions one of these symbols as edited.
    fn touch_mentions(&mut self, concerned: &dyn Fn(Global) -> bool) {
        self.edit();
        for func in self.funcs.values_mut() {
            let touched = Touched::of(&func.store, concerned);
            if touched.any {
                to_edit(func, self.mark).touch_constants(&touched);
            }
        }
        let touched = Touched::of(&self.store, concerned);
        if touched.any {
            for var in Arc::make_mut(&mut self.vars).values_mut() {
                if var.init.is_some_and(|c| touched.is(c)) || touched.attached(&self.store, var.md)
                {
                    var.span.edit();
                }
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
                Arc::make_mut(&mut self.metadata.by_number).insert(number, entry);
            }
        }
    }

    /// Adds a metadata node under the next free number.
    pub fn add_metadata(&mut self, kind: NodeKind, distinct: bool, fields: &[(Field, Md)]) -> u32 {
        let number = self.metadata.by_number.next();
        let store = self.metadata_store();
        let node = self.metadata.store_mut(store).new_node(kind, distinct, fields);
        let entry = MdEntry { store: store as u32, node, span: Span::default() };
        Arc::make_mut(&mut self.metadata.by_number).insert(number, entry);
        self.items.push(Item::Metadata(number));
        self.edit();
        number
    }

    /// The store of metadata that is added, for the strings and nodes in it.
    fn metadata_store(&mut self) -> usize {
        if self.metadata.added.is_none() {
            self.metadata.added = Some(self.metadata.stores.len());
            let source = self.source();
            self.metadata.stores.push(Arc::new(Store::new(source)));
        }
        self.metadata.added.unwrap_or(0)
    }

    /// A string for a metadata node that is added with [`Module::add_metadata`].
    pub fn metadata_string(&mut self, bytes: &[u8]) -> Md {
        let store = self.metadata_store();
        Md::Str(self.metadata.store_mut(store).text.add_string(bytes))
    }

    /// An integer constant for a metadata node that is added with [`Module::add_metadata`].
    pub fn metadata_int(&mut self, ty: Type, n: i64) -> Md {
        let store = self.metadata_store();
        Md::Value(self.metadata.store_mut(store).int(ty, n))
    }

    /// A symbol for a metadata node that is added with [`Module::add_metadata`].
    pub fn metadata_symbol(&mut self, global: Global, ty: Type) -> Md {
        let store = self.metadata_store();
        Md::Value(self.metadata.store_mut(store).symbol(global, ty))
    }

    /// Replaces the fields of a node. What they refer to must live in the store of the node, or be
    /// numbers of other nodes.
    pub fn set_metadata_fields(&mut self, number: u32, fields: &[(Field, Md)]) {
        let Some(mut entry) = self.metadata.by_number.get(number) else { return };
        self.metadata.store_mut(entry.store as usize).set_fields(entry.node, fields);
        entry.span.edit();
        Arc::make_mut(&mut self.metadata.by_number).insert(number, entry);
        self.edit();
    }

    /// Takes a node out of the module. Nothing may refer to it any more.
    pub fn remove_metadata(&mut self, number: u32) {
        if let Some(entry) = Arc::make_mut(&mut self.metadata.by_number).remove(number) {
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
        self.edit();
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
