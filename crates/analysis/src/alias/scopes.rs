//! `!alias.scope` and `!noalias`: what a frontend, or the inliner, knows of accesses beyond their addresses.
//!
//! An access is in the scopes of its `!alias.scope`, and touches nothing that is in the scopes of its `!noalias`. Scopes
//! belong to domains. Two accesses are apart if in some domain all scopes of the one are among those that the other
//! does not touch; this is what LLVM's scoped-noalias analysis says.
//!
//! Invariant: a scope is its node, not its name.

use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::store::{Md, MdKind, MdRef};
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::MdKindName;

/// Scopes: each its domain and its node.
pub(super) type Scopes = Vec<(u32, u32)>;

/// What an access says: its scopes, and those that it does not touch.
pub(super) fn of(module: &Module<'_>, func: &Function<'_>, inst: Inst) -> (Scopes, Scopes) {
    let list = |name: MdKindName| {
        let found = func.metadata(inst).find(|(kind, _)| *kind == MdKind::Known(name));
        found.map_or(Vec::new(), |(_, md)| scopes(module, func, md))
    };
    (list(MdKindName::AliasScope), list(MdKindName::NoAlias))
}

fn scopes(module: &Module<'_>, func: &Function<'_>, list: MdRef) -> Scopes {
    let Some(list) = module.resolve(&func.store, list) else { return Vec::new() };
    let scope = |md: Md| {
        let Md::Number(scope) = md else { return None };
        let node = module.metadata(scope)?;
        match node.store.fields(node.node).nth(1)?.1 {
            Md::Number(domain) => Some((domain, scope)),
            _ => None,
        }
    };
    let fields = list.store.fields(list.node);
    // A scope that cannot be told must not get lost: then all that is known is nothing.
    fields.map(|(_, md)| scope(md)).collect::<Option<Scopes>>().unwrap_or_default()
}

/// Whether an access in these scopes is apart from one that does not touch those.
pub(super) fn apart(scopes: &Scopes, untouched: &Scopes) -> bool {
    untouched.iter().any(|&(domain, _)| {
        let mut mine = scopes.iter().filter(|&&(d, _)| d == domain).peekable();
        mine.peek().is_some() && mine.all(|scope| untouched.contains(scope))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_scopes_of_a_domain_have_to_be_named() {
        let (a, b, other) = ((1, 10), (1, 11), (2, 20));
        assert!(apart(&vec![a], &vec![a, b]));
        assert!(!apart(&vec![a, b], &vec![a]));
        assert!(apart(&vec![a, other], &vec![a]));
        assert!(!apart(&vec![a], &vec![other]));
        assert!(!apart(&vec![], &vec![a]));
        assert!(!apart(&vec![a], &vec![]));
    }
}
