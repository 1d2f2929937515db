//! The metadata that says what does not overlap.
//!
//! ```text
//!   !2 = distinct !{!2, !"restrict.domain.k"}
//!   !3 = distinct !{!3, !2, !"restrict.scope.1.a"}     a scope, in its domain
//!   !4 = !{!3}                                         what an access refers to: a list of scopes
//! ```
//!
//! Invariant: lists that an access had stay part of those that it gets.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::edit::NewInst;
use spacecast_ir::schema::{Field, NodeKind};
use spacecast_ir::store::{Md, MdKind, MdRef};
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Inst, ValueKind};
use spacecast_ir::vocab::{MdKindName, Opcode};

use super::Plan;

const DECLARE: &[u8] = b"llvm.experimental.noalias.scope.decl";

/// The scopes of the roots of a function, by the number of their nodes.
pub(super) struct Scopes {
    of_roots: Vec<u32>,
    /// Those that were not there.
    new: Vec<u32>,
}

impl Scopes {
    /// Finds the scopes of a function that was processed, and makes those that are missing.
    pub fn of(module: &mut Module<'_>, plan: &Plan, processed: bool) -> Self {
        let mut this = Self { of_roots: Vec::new(), new: Vec::new() };
        if plan.accesses.is_empty() {
            return this;
        }
        let (mut domain, mut known) = match processed {
            true => mentioned(module, plan),
            false => (None, HashMap::default()),
        };
        for root in &plan.roots {
            let scope = known.remove(&root.name).unwrap_or_else(|| {
                let domain = *domain.get_or_insert_with(|| new_domain(module, plan.id));
                let name = module.metadata_string(&root.name);
                let scope = new_node(module, &[Md::Number(domain), name]);
                this.new.push(scope);
                scope
            });
            this.of_roots.push(scope);
        }
        this
    }
}

/// A distinct node whose first field is itself.
pub(crate) fn new_node(module: &mut Module<'_>, rest: &[Md]) -> u32 {
    let number = module.add_metadata(NodeKind::Tuple, true, &[]);
    let fields: Vec<(Field, Md)> = std::iter::once(Md::Number(number))
        .chain(rest.iter().copied())
        .map(|md| (Field::Positional, md))
        .collect();
    module.set_metadata_fields(number, &fields);
    number
}

fn new_domain(module: &mut Module<'_>, id: FuncId) -> u32 {
    let name = module.symbol_name(module.func(id).global).unwrap_or_default();
    let name = [b"restrict.domain.", &*name].concat();
    let name = module.metadata_string(&name);
    new_node(module, &[name])
}

type Named = HashMap<Vec<u8>, u32, FxBuildHasher>;

/// The scopes of a function that was processed, by name, and their domain. Scopes of functions that LLVM inlined have
/// such names too, and even a domain of the same name: ours are those that all accesses have where they should.
fn mentioned(module: &Module<'_>, plan: &Plan) -> (Option<u32>, Named) {
    let func = module.func(plan.id);
    let mut lists: Vec<(Inst, MdKind, u32)> = Vec::new();
    for inst in func.insts() {
        for (kind, md) in func.metadata(inst).filter(|(kind, _)| SCOPE_KINDS.contains(kind)) {
            match md {
                MdRef::Number(n) => lists.push((inst, kind, n)),
                // Nobody writes lists in place; what they hold would be hard to compare.
                MdRef::Inline(_) => return (None, HashMap::default()),
            }
        }
    }
    let scopes = |list: u32| module.metadata(list).into_iter().flat_map(positional);
    let all = lists.iter().flat_map(|&(_, _, list)| scopes(list));
    let mut domains: Vec<u32> = all.filter_map(|md| scope(module, md)).map(|s| s.1).collect();
    domains.sort_unstable();
    domains.dedup();
    let sets: HashMap<Inst, u64, FxBuildHasher> = plan.accesses.iter().copied().collect();
    let declared = declared(module, plan.id);
    for domain in domains {
        let mut known = Named::default();
        let fits = lists.iter().all(|&(inst, kind, list)| {
            let mut bits = 0u64;
            for (number, _, name) in
                scopes(list).filter_map(|md| scope(module, md)).filter(|s| s.1 == domain)
            {
                let Some(bit) = plan.roots.iter().position(|root| root.name == name) else {
                    return false;
                };
                bits |= 1 << bit;
                if *known.entry(name).or_insert(number) != number {
                    return false;
                }
            }
            let set = sets.get(&inst).copied();
            match kind == SCOPE_KINDS[0] {
                _ if bits == 0 => true,
                true => set == Some(bits),
                false => set.is_some_and(|set| set & bits == 0),
            }
        });
        // LLVM takes out declarations of scopes that nothing can be told from yet. What would be told from now on has to be new in
        // each round of a loop, as what was told before need not be: so it gets scopes of its own.
        let all_declared = known.values().all(|scope| declared.contains(scope));
        if fits && !known.is_empty() && all_declared {
            return (Some(domain), known);
        }
    }
    (None, HashMap::default())
}

/// The scopes that are declared where a function begins.
fn declared(module: &Module<'_>, id: FuncId) -> Vec<u32> {
    let func = module.func(id);
    let declares = |&inst: &Inst| {
        let name = func.called_symbol(inst).and_then(|global| module.symbol_name(global));
        name.is_some_and(|name| *name == *DECLARE)
    };
    let calls = func.entry().into_iter().flat_map(|entry| func.insts_of(entry)).filter(declares);
    let lists = calls.filter_map(|call| match func.args(call).first()?.kind() {
        ValueKind::Md(index) => match func.store.md_operand(index) {
            Md::Number(list) => Some(list),
            _ => None,
        },
        _ => None,
    });
    lists.flat_map(|list| scopes_in(module, list).map(|(scope, ..)| scope)).collect()
}

/// The node of a scope, its domain and its name.
fn scope(module: &Module<'_>, md: Md) -> Option<(u32, u32, Vec<u8>)> {
    let Md::Number(number) = md else { return None };
    let node = module.metadata(number)?;
    match positional(node)[..] {
        [Md::Number(own), Md::Number(domain), Md::Str(name)] if own == number => {
            Some((number, domain, node.store.text.unescaped(name).into_owned()))
        }
        // Without a name it can be none of ours.
        [_, Md::Number(domain), ..] => Some((number, domain, Vec::new())),
        _ => None,
    }
}

/// Where an access says what it is, and what it does not overlap.
pub(crate) const SCOPE_KINDS: [MdKind; 2] =
    [MdKind::Known(MdKindName::AliasScope), MdKind::Known(MdKindName::NoAlias)];

/// The scopes in a list: their nodes, domains and names.
pub(crate) fn scopes_in(
    module: &Module<'_>,
    list: u32,
) -> impl Iterator<Item = (u32, u32, Vec<u8>)> {
    let mentioned = module.metadata(list).into_iter().flat_map(positional);
    mentioned.filter_map(|md| scope(module, md))
}

fn positional(node: spacecast_ir::module::NodeRef<'_, '_>) -> Vec<Md> {
    node.store.fields(node.node).map(|(_, md)| md).collect()
}

/// Gives the accesses their scopes; how many got any. Scopes that are new are declared.
pub(super) fn stamp(module: &mut Module<'_>, plan: &Plan, scopes: &Scopes) -> u64 {
    let all = (1u64 << plan.roots.len()) - 1;
    let mut lists = Lists::new(module, &scopes.of_roots);
    let mut stamped = 0;
    for &(access, set) in &plan.accesses {
        let [scope, noalias] = SCOPE_KINDS;
        let own = lists.attach(plan.id, access, scope, set);
        let others = lists.attach(plan.id, access, noalias, all & !set);
        stamped += u64::from(own | others);
    }
    let is_new = |(_, scope): &(usize, &u32)| scopes.new.contains(scope);
    let new: Vec<u32> = scopes
        .of_roots
        .iter()
        .enumerate()
        .filter(is_new)
        .map(|(bit, _)| lists.known_list(1 << bit, None))
        .collect();
    if !new.is_empty() {
        declare(module, plan.id, &new);
    }
    stamped
}

/// Lists of scopes, each made once.
pub(crate) struct Lists<'m, 's> {
    module: &'m mut Module<'s>,
    scopes: &'m [u32],
    /// By the scopes and the list that was there.
    known: HashMap<(u64, Option<u32>), u32, FxBuildHasher>,
}

impl<'m, 's> Lists<'m, 's> {
    /// Lists of some of these scopes.
    pub fn new(module: &'m mut Module<'s>, scopes: &'m [u32]) -> Self {
        Self { module, scopes, known: HashMap::default() }
    }

    /// Adds scopes to those of an access; whether any was missing.
    pub fn attach(&mut self, id: FuncId, access: Inst, kind: MdKind, set: u64) -> bool {
        if set == 0 {
            return false;
        }
        let old = match self.module.func(id).metadata(access).find(|(k, _)| *k == kind) {
            Some((_, MdRef::Number(n))) => Some(n),
            // Nobody writes lists in place; what they hold would be hard to keep.
            Some((_, MdRef::Inline(_))) => return false,
            None => None,
        };
        let list = self.known_list(set, old);
        if Some(list) == old {
            return false;
        }
        self.module.func_mut(id).set_metadata(access, kind, Some(MdRef::Number(list)));
        true
    }

    /// The list that has what an old one has, and a set of scopes.
    pub fn known_list(&mut self, set: u64, old: Option<u32>) -> u32 {
        match self.known.get(&(set, old)) {
            Some(&list) => list,
            None => {
                let list = self.list(set, old);
                self.known.insert((set, old), list);
                list
            }
        }
    }

    /// A list of what was there and of scopes.
    fn list(&mut self, set: u64, old: Option<u32>) -> u32 {
        let mut all: Vec<u32> = match old.and_then(|n| self.module.metadata(n)) {
            Some(node) => positional(node)
                .into_iter()
                .filter_map(|md| match md {
                    Md::Number(n) => Some(n),
                    _ => None,
                })
                .collect(),
            None => Vec::new(),
        };
        let before = all.len();
        for (bit, &scope) in self.scopes.iter().enumerate() {
            if set & (1 << bit) != 0 && !all.contains(&scope) {
                all.push(scope);
            }
        }
        match old {
            Some(old) if all.len() == before => old,
            _ => {
                let fields: Vec<_> =
                    all.into_iter().map(|n| (Field::Positional, Md::Number(n))).collect();
                self.module.add_metadata(NodeKind::Tuple, false, &fields)
            }
        }
    }
}

/// Declares scopes, each in a list of its own, where a function begins.
fn declare(module: &mut Module<'_>, id: FuncId, lists: &[u32]) {
    let func = module.func(id);
    let first = func
        .entry()
        .and_then(|entry| func.insts_of(entry).find(|&inst| func.inst(inst).op != Opcode::Alloca));
    let Some(first) = first else { return };
    let global = match module.symbol(DECLARE) {
        Some(global) => global,
        None => {
            let declared = module.add_function(DECLARE, Type::VOID, &[Type::METADATA], false);
            module.func(declared).global
        }
    };
    let callee_type = module.types.ptr(0);
    for &list in lists {
        let func = module.func_mut(id);
        let callee = func.store.symbol(global, callee_type);
        let list = func.store.metadata_value(Md::Number(list));
        func.insert_before(first, NewInst::call(Type::VOID, callee, &[list]));
    }
}
