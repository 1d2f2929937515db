//! What the analysis knows of the pointers of a function as it is called, beyond their types.
//!
//! A pointer has a set of spaces, places in objects that are seen whole, and a mark if it can also point to other
//! memory. An object that is not exposed is reached by nothing but pointers that have a place in it; one that is can
//! be reached by every pointer with the mark.
//!
//! Invariant: facts are joined over all rounds of all loops and over all activations, so that two pointers that are
//! apart here are apart whenever each is used.

use spacecast_ir::value::{Inst, Value, ValueKind};

use crate::guards::Refinements;
use crate::memory::{Object, Place, PlaceSet, Places, gcd};
use crate::origins::Origins;
use crate::solve::Fact;

/// An object that a function sees.
#[derive(Clone, Debug)]
pub(crate) struct SeenObject {
    /// Others may read and write it.
    pub exposed: bool,
    /// It is a slot or a parameter by value of the function itself, so that no other thread sees it.
    pub own: bool,
    /// Its address is kept in objects of others, which calls find without being passed anything.
    pub held: bool,
    /// The objects that it holds pointers to.
    pub reaches: Vec<Object>,
}

/// What is known of the pointers of an instance.
#[derive(Debug, Default)]
pub(crate) struct Pointed {
    pub num_args: usize,
    pub facts: Vec<Fact>,
    pub consts: Vec<Option<Fact>>,
    pub places: Places,
    pub objects: Vec<SeenObject>,
    pub refinements: Refinements,
    /// What pointers may be that were loaded where others can store.
    pub leaked: Origins,
    /// Whether nothing is known of memory, so that every pointer can point to any.
    pub blind: bool,
}

impl Pointed {
    /// What is known of a pointer wherever it is used.
    pub fn fact(&self, value: Value) -> Fact {
        let node = match value.kind() {
            ValueKind::Arg(n) => n as usize,
            ValueKind::Inst(inst) => self.num_args + inst.as_u32() as usize,
            ValueKind::Const(c) => {
                let known = self.consts.get(c.as_u32() as usize);
                return known.copied().flatten().unwrap_or(Fact::UNKNOWN);
            }
            _ => return Fact::UNKNOWN,
        };
        let Some(&Fact { origins, places }) = self.facts.get(node) else { return Fact::UNKNOWN };
        let leaked = if origins.contains(Origins::LOADED) { self.leaked } else { Origins::empty() };
        let blind = if self.blind { Origins::FOREIGN } else { Origins::empty() };
        Fact { origins: origins | leaked | blind, places }
    }

    /// The origins of a pointer where it is used, if something says more of it there.
    pub fn refined(&self, origins: Origins, at: Option<(Inst, usize)>) -> Origins {
        let allowed = at.and_then(|(inst, operand)| self.refinements.at(inst, operand));
        allowed.map_or(origins, |allowed| origins.refined(allowed))
    }

    fn object(&self, object: Object) -> &SeenObject {
        &self.objects[object.0 as usize]
    }

    /// Whether others reach one of the objects.
    fn any_exposed(&self, places: PlaceSet) -> bool {
        self.places.get(places).iter().any(|place| self.object(place.object).exposed)
    }

    /// Whether all that a pointer can point to are objects of the function that nobody else knows of.
    pub fn is_private(&self, fact: Fact) -> bool {
        let places = self.places.get(fact.places);
        !places.is_empty()
            && !fact.origins.contains(Origins::FOREIGN)
            && places.iter().all(|place| {
                let object = self.object(place.object);
                object.own && !object.exposed
            })
    }

    /// Whether the address of one of the objects that a pointer can point to is kept elsewhere.
    pub fn is_held(&self, fact: Fact) -> bool {
        self.places.get(fact.places).iter().any(|place| self.object(place.object).held)
    }

    /// Whether an object that the one can point to can be reached from the other.
    pub fn reaches(&self, from: Fact, to: Fact) -> bool {
        let mut seen: Vec<Object> =
            self.places.get(from.places).iter().map(|place| place.object).collect();
        let mut next = 0;
        while let Some(&object) = seen.get(next) {
            next += 1;
            for &more in &self.object(object).reaches {
                if !seen.contains(&more) {
                    seen.push(more);
                }
            }
        }
        self.places.get(to.places).iter().any(|place| seen.contains(&place.object))
    }

    /// Why accesses of so many bytes through two pointers are apart, if they are.
    pub fn apart(
        &self,
        (a, wa): (Fact, Option<u64>),
        (b, wb): (Fact, Option<u64>),
    ) -> Option<Apart> {
        let foreign = |fact: Fact| fact.origins.contains(Origins::FOREIGN);
        if foreign(a) && (foreign(b) || self.any_exposed(b.places))
            || foreign(b) && self.any_exposed(a.places)
        {
            return None;
        }
        let (mut left, mut right) = (self.places.get(a.places), self.places.get(b.places));
        let mut common = false;
        // Both are sorted by object, and have each but once.
        while let (Some(x), Some(y)) = (left.first(), right.first()) {
            if x.object == y.object {
                common = true;
                if overlap(*x, wa, *y, wb) {
                    return None;
                }
            }
            let (step_left, step_right) = (x.object <= y.object, y.object <= x.object);
            left = &left[usize::from(step_left)..];
            right = &right[usize::from(step_right)..];
        }
        Some(match (common, foreign(a) || foreign(b)) {
            (true, _) => Apart::Parts,
            (_, true) => Apart::Private,
            _ => Apart::Objects,
        })
    }
}

/// Why two pointers are apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Apart {
    /// They point to different objects.
    Objects,
    /// They point to different parts of objects.
    Parts,
    /// One points to an object that nobody else knows of.
    Private,
}

/// Whether accesses of so many bytes at two places of an object can overlap.
fn overlap(a: Place, wa: Option<u64>, b: Place, wb: Option<u64>) -> bool {
    let (Some(wa), Some(wb)) = (wa, wb) else { return true };
    let (wa, wb) = (i128::from(wa), i128::from(wb));
    let is_open = |p: Place| p.stride > 0 && p.span == 0;
    let open = is_open(a) || is_open(b);
    let apart = i128::from(b.offset) - i128::from(a.offset);
    if !open {
        let (sa, sb) = (i128::from(a.span), i128::from(b.span));
        if apart >= sa + wa || -apart >= sb + wb {
            return false;
        }
    }
    let mut stride = gcd(a.stride, b.stride);
    if open {
        // An index that nothing bounds may wrap round, and only powers of two divide the end of all addresses.
        stride &= stride.wrapping_neg();
    }
    if stride == 0 {
        return true;
    }
    let stride = i128::from(stride);
    let rest = apart.rem_euclid(stride);
    rest < wa || stride - rest < wb
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(offset: i64, stride: u64, span: u64) -> Place {
        Place { object: Object(0), offset, stride, span }
    }

    fn overlaps(a: Place, wa: u64, b: Place, wb: u64) -> bool {
        let both = overlap(a, Some(wa), b, Some(wb));
        assert_eq!(both, overlap(b, Some(wb), a, Some(wa)));
        both
    }

    #[test]
    fn exact_places() {
        assert!(!overlaps(place(0, 0, 0), 4, place(4, 0, 0), 4));
        assert!(overlaps(place(0, 0, 0), 5, place(4, 0, 0), 4));
        assert!(overlaps(place(-2, 0, 0), 4, place(0, 0, 0), 1));
        assert!(overlap(place(0, 0, 0), None, place(64, 0, 0), Some(4)));
    }

    #[test]
    fn strides() {
        // a[i].x and a[j].y
        assert!(!overlaps(place(0, 16, 0), 8, place(8, 16, 0), 8));
        assert!(overlaps(place(0, 16, 0), 8, place(8, 16, 0), 9));
        assert!(overlaps(place(0, 16, 0), 9, place(8, 16, 0), 8));
        assert!(!overlaps(place(0, 16, 0), 8, place(40, 0, 0), 8));
        assert!(overlaps(place(0, 16, 0), 4, place(0, 12, 0), 4));
        // Multiples of 24 that wrap round are not multiples of 24, only of 8.
        assert!(overlaps(place(0, 24, 0), 8, place(8, 24, 0), 8));
        assert!(!overlaps(place(0, 24, 0), 4, place(4, 24, 0), 4));
    }

    #[test]
    fn spans_end() {
        assert!(!overlaps(place(0, 4, 12), 4, place(16, 4, 12), 4));
        assert!(overlaps(place(0, 4, 16), 4, place(16, 4, 12), 4));
        // They cannot wrap.
        assert!(!overlaps(place(0, 24, 48), 8, place(8, 24, 48), 8));
    }
}
