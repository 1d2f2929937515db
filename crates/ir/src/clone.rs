//! A function, once more under another name.
//!
//! A `DISubprogram` belongs to one function, so the copy gets one of its own, and with it every scope,
//! variable, label and location that lies inside it; types, files and the scopes of other functions
//! are shared. Nodes are copied when they are first needed:
//!
//! ```text
//!   !dbg ─► DILocation ─► scope ─► DILexicalBlock ─► … ─► DISubprogram of the original?
//!                └──────► inlinedAt ─► DILocation ─► …      yes: copy all on the way
//! ```

use std::sync::Arc;

use rayon::prelude::*;

use crate::function::Function;
use crate::inst::{InstData, State};
use crate::module::{Item, Map, MdEntry, Module, Span, SymbolEntry, SymbolKind};
use crate::schema::{Field, NodeKind};
use crate::store::{ConstKind, List, Md, MdKind, MdRef, Node, Store, tag};
use crate::value::{FuncId, Global};
use crate::vocab::{Linkage, MdKindName};

impl<'s> Module<'s> {
    /// Copies a function under a new name, to which a number is added if it is taken. The copy is
    /// internal, stands after the original, and calls what the original calls, itself included.
    pub fn clone_function(&mut self, id: FuncId, name: &[u8]) -> FuncId {
        let copy = self.funcs.next_key();
        self.clone_functions(&[(id, name.to_vec())]);
        copy
    }

    /// The same for many at once, which takes one walk through what the module consists of. The last copy of a function
    /// stands first.
    pub fn clone_functions(&mut self, wanted: &[(FuncId, Vec<u8>)]) -> Vec<FuncId> {
        let first = self.funcs.next_key();
        let copies: Vec<FuncId> = (first.0..).take(wanted.len()).map(FuncId).collect();
        let mut symbols = Vec::with_capacity(wanted.len());
        for (&copy, (id, name)) in copies.iter().zip(wanted) {
            let SymbolEntry { value_ty, addrspace, .. } =
                self.symbols.entries[self.funcs[*id].global];
            symbols.push(self.new_symbol(name, SymbolKind::Func(copy), value_ty, addrspace));
        }
        let funcs: Vec<Function<'s>> = wanted
            .par_iter()
            .zip(symbols)
            .map(|((id, _), global)| self.funcs[*id].copy_as(global))
            .collect();
        for mut func in funcs {
            DebugCopy::of(self, &func).apply(self, &mut func);
            self.funcs.push(Arc::new(func));
        }
        let mut after: Map<FuncId, Vec<Item>> = Map::default();
        for (&copy, (id, _)) in copies.iter().zip(wanted).rev() {
            after.entry(*id).or_default().push(Item::Func(copy));
        }
        self.insert_after(|item| match item {
            Item::Func(id) => after.remove(id).unwrap_or_default(),
            _ => Vec::new(),
        });
        copies
    }
}

impl Function<'_> {
    /// The same under another symbol, as if someone had just written it.
    fn copy_as(&self, global: Global) -> Self {
        let mut func = self.clone();
        let original = std::mem::replace(&mut func.global, global);
        (func.journal, func.place) = (None, 0);
        func.header = (0, 0);
        func.header_edited = true;
        func.comdat = None;
        if let Some(body) = &mut func.body {
            body.start = 0;
            body.end = 0;
            body.edited = true;
            body.use_orders.clear();
            for inst in body.insts.values_mut() {
                inst.start = 0;
                inst.end = 0;
                inst.state |= State::EDITED;
            }
            for block in body.blocks.values_mut() {
                block.start = 0;
                block.end = 0;
                block.state |= State::EDITED;
            }
            func.set_linkage(Linkage::Internal);
        }
        for data in &mut func.store.consts {
            if data.kind == ConstKind::BlockAddress && data.a == original.0 {
                data.a = global.0;
            }
        }
        func
    }
}

/// Copies of the metadata that belongs to one function.
struct DebugCopy {
    /// The subprogram of the original.
    subprogram: Option<u32>,
    copies: Map<u32, u32>,
    /// Whether a scope or location lies inside the original; filled as asked.
    inside: Map<u32, bool>,
    /// Room for a list.
    words: Vec<u32>,
}

/// Deeper chains of scopes than this are taken to be cycles.
const MAX_CHAIN: usize = 1_000;

impl DebugCopy {
    fn of(module: &Module<'_>, func: &Function<'_>) -> Self {
        let dbg = MdKind::Known(MdKindName::Dbg);
        let attached = func.function_metadata().find(|(kind, _)| *kind == dbg);
        let subprogram = match attached {
            Some((_, MdRef::Number(n))) => Some(n),
            _ => None,
        };
        let is_subprogram =
            |n: &u32| module.metadata(*n).is_some_and(|m| m.data().kind == NodeKind::DiSubprogram);
        Self {
            subprogram: subprogram.filter(is_subprogram),
            copies: Map::default(),
            inside: Map::default(),
            words: Vec::new(),
        }
    }

    fn apply<'s>(mut self, module: &mut Module<'s>, func: &mut Function<'s>) {
        if self.subprogram.is_none() {
            return;
        }
        // Lists and operands are added and not changed, so that the copy can be told from its original by them.
        func.md = self.attachments(module, &mut func.store, func.md);
        let insts: Vec<_> = func.insts().collect();
        for inst in insts {
            let InstData { md, operands, .. } = *func.inst(inst);
            let md = self.attachments(module, &mut func.store, md);
            if let Some(body) = &mut func.body {
                body.insts[inst].md = md;
            }
            for at in 0..func.store.values(operands).len() {
                let Some(index) = func.store.values(operands)[at].md_index() else { continue };
                let Md::Number(number) = func.store.md_operand(index) else { continue };
                let copy = self.copy(module, number);
                if copy != number {
                    let copy = func.store.add_md_operand(Md::Number(copy));
                    func.store.values_mut(operands)[at] = copy;
                }
            }
        }
        // Locations and the like that are written in place.
        for node in 0..func.store.nodes.len() as u32 {
            let list = func.store.node(Node(node)).fields;
            let count = func.store.list(list).len();
            for i in (0..count).step_by(2) {
                if func.store.list(list)[i] & 0xFF == tag::NUMBER {
                    let number = func.store.list(list)[i + 1];
                    func.store.list_mut(list)[i + 1] = self.copy(module, number);
                }
            }
        }
    }

    fn attachments<'s>(
        &mut self,
        module: &mut Module<'s>,
        store: &mut Store<'s>,
        list: List,
    ) -> List {
        // Pairs of a kind and a node.
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        words.extend_from_slice(store.list(list));
        for node in words.iter_mut().skip(1).step_by(2) {
            if let MdRef::Number(n) = MdRef::decode(*node) {
                *node = MdRef::Number(self.copy(module, n)).encode();
            }
        }
        let list = if words == store.list(list) { list } else { store.add_list(&words) };
        self.words = words;
        list
    }

    fn field(module: &Module<'_>, number: u32, field: Field) -> Option<u32> {
        let node = module.metadata(number)?;
        match node.store.field(node.node, field)? {
            Md::Number(n) => Some(n),
            _ => None,
        }
    }

    /// Whether a scope, variable or location lies inside the original function.
    fn is_inside(&mut self, module: &Module<'_>, number: u32) -> bool {
        let Some(subprogram) = self.subprogram else { return false };
        let mut path = Vec::new();
        let mut stack = vec![number];
        let mut answer = false;
        // A location lies inside if its scope does, or the place it was inlined at.
        while let Some(at) = stack.pop() {
            if at == subprogram || self.inside.get(&at) == Some(&true) {
                answer = true;
                break;
            }
            if self.inside.contains_key(&at) || path.contains(&at) || path.len() > MAX_CHAIN {
                continue;
            }
            let Some(kind) = module.metadata(at).map(|m| m.data().kind) else { continue };
            if !is_local(kind) {
                continue;
            }
            path.push(at);
            stack.extend(Self::field(module, at, Field::Scope));
            stack.extend(Self::field(module, at, Field::InlinedAt));
        }
        self.inside.insert(number, answer);
        answer
    }

    /// The copy of a node, or the node itself where it is shared.
    fn copy(&mut self, module: &mut Module<'_>, number: u32) -> u32 {
        if let Some(&copy) = self.copies.get(&number) {
            return copy;
        }
        let Some(node) = module.metadata(number) else { return number };
        let data = *node.data();
        let wanted = match data.kind {
            NodeKind::DiSubprogram => Some(number) == self.subprogram,
            NodeKind::DiAssignId => self.subprogram.is_some(),
            NodeKind::Tuple => self.tuple_concerns(module, number),
            kind => is_local(kind) && self.is_inside(module, number),
        };
        if !wanted {
            self.copies.insert(number, number);
            return number;
        }
        let Some(entry) = module.metadata.by_number.get(number) else { return number };
        // The copy exists before its fields are copied: they may lead back to it.
        let store = entry.store as usize;
        let fields: Vec<(Field, Md)> = module.metadata.stores[store].fields(entry.node).collect();
        let copy = module.metadata.by_number.next();
        let node = module.metadata.store_mut(store).add_node(data.kind, data.distinct, List::EMPTY);
        let span = Span::default();
        Arc::make_mut(&mut module.metadata.by_number)
            .insert(copy, MdEntry { store: store as u32, node, span });
        module.items.push(Item::Metadata(copy));
        self.copies.insert(number, copy);
        let fields: Vec<(Field, Md)> = fields
            .into_iter()
            .map(|(field, md)| match md {
                Md::Number(n) => (field, Md::Number(self.copy(module, n))),
                Md::Inline(inner) => (field, Md::Inline(self.copy_inline(module, store, inner))),
                other => (field, other),
            })
            .collect();
        module.metadata.store_mut(store).set_fields(node, &fields);
        copy
    }

    fn copy_inline(&mut self, module: &mut Module<'_>, store: usize, node: Node) -> Node {
        let data = *module.metadata.stores[store].node(node);
        let fields: Vec<(Field, Md)> = module.metadata.stores[store].fields(node).collect();
        let fields: Vec<(Field, Md)> = fields
            .into_iter()
            .map(|(field, md)| match md {
                Md::Number(n) => (field, Md::Number(self.copy(module, n))),
                other => (field, other),
            })
            .collect();
        let list = List::EMPTY;
        let copy = module.metadata.store_mut(store).add_node(data.kind, data.distinct, list);
        module.metadata.store_mut(store).set_fields(copy, &fields);
        copy
    }

    /// Whether a tuple (the description of a loop, the variables of a function) holds anything that
    /// is copied.
    fn tuple_concerns(&mut self, module: &Module<'_>, number: u32) -> bool {
        let Some(node) = module.metadata(number) else { return false };
        let elements: Vec<u32> = node
            .store
            .fields(node.node)
            .filter_map(|(_, md)| if let Md::Number(n) = md { Some(n) } else { None })
            .collect();
        elements.into_iter().any(|n| n != number && self.is_inside(module, n))
    }
}

/// Whether such a node can belong to a function.
fn is_local(kind: NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::DiLocation
            | NodeKind::DiLexicalBlock
            | NodeKind::DiLexicalBlockFile
            | NodeKind::DiLocalVariable
            | NodeKind::DiLabel
            | NodeKind::DiImportedEntity
            | NodeKind::DiCommonBlock
    )
}
