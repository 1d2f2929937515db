//! What the metadata of accesses promises: the spaces where they are not, and what they do not overlap.
//!
//! Invariant: a promise about overlaps speaks of one run of a function, and of the scopes as they were declared last. An
//! access counts for the instruction that makes it, and for the calls that led there, as long as its memory is there.

use rustc_hash::FxHashSet;
use spacecast_ir::store::{ConstantKind, Md, MdKind, MdRef};
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::MdKindName;

use super::access::{Place, Way};
use super::machine::{Frame, Machine, Thread};
use super::memory::Region;
use super::{Result, undefined};

/// Scopes, each after its domain.
type List = Vec<(MdRef, MdRef)>;

/// The accesses of a run of a function that say what they overlap with, or do not.
#[derive(Default)]
pub(super) struct Scopes {
    known: FxHashSet<(Inst, Region, u64, u64)>,
    accesses: Vec<Access>,
}

struct Access {
    region: Region,
    start: u64,
    end: u64,
    way: Way,
    scopes: List,
    apart: List,
}

impl Access {
    /// Whether something was promised that is not so.
    fn contradicts(&self, other: &Access) -> bool {
        let overlap =
            self.region == other.region && self.start < other.end && other.start < self.end;
        overlap
            && (self.way == Way::Write || other.way == Way::Write)
            && (excludes(&self.scopes, &other.apart) || excludes(&other.scopes, &self.apart))
    }
}

/// Whether all scopes of some domain are among those that something is apart from.
fn excludes(scopes: &[(MdRef, MdRef)], apart: &[(MdRef, MdRef)]) -> bool {
    let all = |domain| scopes.iter().filter(|s| s.0 == domain).all(|s| apart.contains(s));
    scopes.iter().any(|&(domain, _)| all(domain))
}

impl Scopes {
    /// Forgets accesses to local memory behind an address. It is free, and may be something else's next.
    pub fn forget_local(&mut self, end: u64) {
        self.known.retain(|&(_, region, _, last)| region != Region::Local || last >> 1 <= end);
        self.accesses.retain(|access| access.region != Region::Local || access.end <= end);
    }

    /// Begins scopes anew: what was accessed before says nothing about what is accessed in them from here on.
    fn declare(&mut self, scopes: &[(MdRef, MdRef)]) {
        self.known.clear();
        for access in &mut self.accesses {
            access.apart.retain(|scope| !scopes.contains(scope));
            // What is in an old one of a domain cannot be excluded by the new ones.
            for scope in scopes {
                if access.scopes.contains(scope) {
                    access.scopes.retain(|other| other.0 != scope.0);
                }
            }
        }
        self.accesses.retain(|access| !access.scopes.is_empty() || !access.apart.is_empty());
    }
}

impl<'a> Machine<'a> {
    /// Begins the scopes that the running instruction declares.
    pub fn declare_scopes(&self, thread: &mut Thread<'a>, inst: Inst) {
        let Some(frame) = thread.frames.last_mut() else { return };
        let operand = frame.func.args(inst).first().and_then(|value| value.md_index());
        let md = operand.and_then(|index| frame.func.store.md_operand(index).as_ref());
        let scopes = md.map_or_else(List::new, |md| self.scopes_of(frame, md));
        frame.scopes.declare(&scopes);
    }

    /// Checks what the running instruction says about where it is not.
    pub fn check_exclusions(&self, thread: &Thread<'a>, region: Region) -> Result<()> {
        let Some(frame) = thread.frames.last() else { return Ok(()) };
        // Where a byval parameter of a kernel is, is for others to decide.
        if region == Region::ByVal || frame.func.metadata(frame.at).next().is_none() {
            return Ok(());
        }
        let kind = MdKind::Known(MdKindName::NoAliasAddrSpace);
        let Some((_, md)) = frame.func.metadata(frame.at).find(|(k, _)| *k == kind) else {
            return Ok(());
        };
        let Some(node) = self.module(frame.code).resolve(&frame.func.store, md) else {
            return Ok(());
        };
        let number = |md| match md {
            Md::Value(value) => match node.store.constant(value.as_const()?) {
                ConstantKind::Int(n) => Some(n),
                _ => None,
            },
            _ => None,
        };
        let numbers: Vec<i64> =
            node.store.fields(node.node).filter_map(|(_, md)| number(md)).collect();
        let space = i64::from(region.space());
        if numbers.chunks_exact(2).any(|range| (range[0]..range[1]).contains(&space)) {
            return undefined(format!("an access in {region:?} memory that says it is not there"));
        }
        Ok(())
    }

    /// Checks what the running instruction, and the calls that led to it, say about overlaps.
    pub fn check_scopes(&self, thread: &mut Thread<'a>, place: &Place, way: Way) -> Result<()> {
        for frame in &mut thread.frames {
            let lists = [MdKindName::AliasScope, MdKindName::NoAlias]
                .map(|kind| self.list(frame, MdKind::Known(kind)));
            let [scopes, apart] = lists;
            if scopes.is_empty() && apart.is_empty() {
                continue;
            }
            let (region, start) = (place.region, place.address);
            let access = Access { region, start, end: start + place.size(), way, scopes, apart };
            if frame.scopes.accesses.iter().any(|other| access.contradicts(other)) {
                return undefined("an access overlaps another that it is said to be apart from");
            }
            let key = (frame.at, region, start, access.end << 1 | u64::from(way == Way::Write));
            if frame.scopes.known.insert(key) {
                frame.scopes.accesses.push(access);
            }
        }
        Ok(())
    }

    /// The scopes that the running instruction of a function lists.
    fn list(&self, frame: &Frame<'a>, kind: MdKind) -> List {
        let Some((_, md)) = frame.func.metadata(frame.at).find(|(k, _)| *k == kind) else {
            return List::new();
        };
        self.scopes_of(frame, md)
    }

    /// The scopes of a list.
    fn scopes_of(&self, frame: &Frame<'a>, list: MdRef) -> List {
        let module = self.module(frame.code);
        let nodes = |md: MdRef| {
            let node = module.resolve(&frame.func.store, md)?;
            Some(node.store.fields(node.node).map(|(_, md)| md.as_ref()).collect::<Vec<_>>())
        };
        // A scope is itself, its domain, and perhaps a name.
        let pair = |scope: MdRef| Some((nodes(scope)?.get(1).copied().flatten()?, scope));
        nodes(list).unwrap_or_default().into_iter().flatten().filter_map(pair).collect()
    }
}
