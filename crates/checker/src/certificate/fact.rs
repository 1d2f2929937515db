//! When one claim contains another.

use std::ops::Deref;

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{self, Certificate, Place};

pub(super) const UNKNOWN: Origins = Origins::UNKNOWN;
const INTEGER: Origins = Origins::INTEGER;

/// What follows of a value. Places are those of a claim, as long as nothing is added to them.
#[derive(Clone, Debug)]
pub(super) struct Fact<'c> {
    pub origins: Origins,
    pub places: Places<'c>,
}

/// Places, mostly those of a claim, or one: these take no memory.
#[derive(Clone, Debug)]
pub(super) enum Places<'c> {
    Claimed(&'c [Place]),
    One(Place),
    Many(Vec<Place>),
}

impl Deref for Places<'_> {
    type Target = [Place];

    fn deref(&self) -> &[Place] {
        match self {
            Places::Claimed(places) => places,
            Places::One(place) => std::slice::from_ref(place),
            Places::Many(places) => places,
        }
    }
}

impl FromIterator<Place> for Places<'_> {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        Places::Many(places.into_iter().collect())
    }
}

impl Places<'_> {
    fn push(&mut self, place: Place) {
        if let Places::Many(places) = self {
            return places.push(place);
        }
        *self = match &**self {
            [] => Places::One(place),
            some => some.iter().copied().chain([place]).collect(),
        };
    }

    fn each(&mut self, change: impl Fn(Place) -> Place) {
        match self {
            Places::Claimed([]) => {}
            Places::Claimed([place]) => *self = Places::One(change(*place)),
            Places::Claimed(places) => {
                *self = places.iter().map(|&place| change(place)).collect();
            }
            Places::One(place) => *place = change(*place),
            Places::Many(places) => places.iter_mut().for_each(|place| *place = change(*place)),
        }
    }
}

impl<'c> Fact<'c> {
    pub const NOTHING: Self = of(Origins::empty());

    pub fn new(origins: Origins, places: &'c [Place]) -> Self {
        Self { origins, places: Places::Claimed(places) }
    }

    /// The address of an object.
    pub fn start(origins: Origins, object: u32) -> Self {
        let place = Place { object, offset: 0, stride: 0, span: 0 };
        Self { origins, places: Places::One(place) }
    }

    pub fn claimed(claim: &'c certificate::Fact) -> Self {
        Self::new(claim.origins, &claim.places)
    }

    pub fn is_nothing(&self) -> bool {
        self.origins.is_empty() && self.places.is_empty()
    }

    /// The same places, for other reasons.
    pub fn with(self, origins: Origins) -> Self {
        Self { origins, ..self }
    }
}

pub(super) const fn of<'c>(origins: Origins) -> Fact<'c> {
    Fact { origins, places: Places::Claimed(&[]) }
}

/// Whether no space is left for an address, by guards: memory that others know has to be somewhere as well.
pub(super) fn is_nowhere(origins: Origins) -> bool {
    Origins::FOREIGN.contains(origins)
}

/// How far an address is moved: by a constant and by multiples of a stride, up to a span if there is one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Step {
    pub offset: i64,
    pub stride: u64,
    pub span: u64,
}

impl Step {
    pub const ANYWHERE: Step = Step { offset: 0, stride: 1, span: 0 };

    pub fn by(offset: u64) -> Self {
        Step { offset: i64::try_from(offset).unwrap_or(i64::MAX), stride: 0, span: 0 }
    }
}

pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn is_open(stride: u64, span: u64) -> bool {
    stride > 0 && span == 0
}

/// A place moved.
pub(super) fn moved(place: Place, by: Step) -> Place {
    match place.offset.checked_add(by.offset) {
        Some(offset) => {
            let open = is_open(place.stride, place.span) || is_open(by.stride, by.span);
            let span = if open { 0 } else { place.span.saturating_add(by.span) };
            Place { offset, stride: gcd(place.stride, by.stride), span, ..place }
        }
        None => Place { offset: 0, stride: 1, span: 0, ..place },
    }
}

/// Every place of a fact moved.
pub(super) fn moved_all(mut fact: Fact<'_>, by: Step) -> Fact<'_> {
    fact.places.each(|place| moved(place, by));
    fact
}

/// Whether every offset of one place is one of another, which is in the same object.
fn contains(outer: Place, inner: Place) -> bool {
    let apart = inner.offset.wrapping_sub(outer.offset);
    match outer.stride {
        0 => inner.stride == 0 && apart == 0,
        stride => {
            let fits =
                inner.stride.is_multiple_of(stride) && apart.unsigned_abs().is_multiple_of(stride);
            let ends = outer.span == 0
                || !is_open(inner.stride, inner.span)
                    && apart >= 0
                    && (apart as u64).saturating_add(inner.span) <= outer.span;
            fits && ends
        }
    }
}

/// Both facts together; places are not widened.
pub(super) fn join<'c>(mut a: Fact<'c>, b: &Fact<'c>) -> Fact<'c> {
    a.origins |= b.origins;
    if a.places.is_empty() {
        a.places = b.places.clone();
    }
    for place in &*b.places {
        if !a.places.contains(place) {
            a.places.push(*place);
        }
    }
    a
}

/// Whether a claim contains what follows from others.
///
/// What is nowhere never is: what it would have pointed to does not matter.
///
/// What can be anything contains everything but the addresses of objects that are seen whole. A number that was made of
/// no pointer can be anything once it is made one; but a number that was made of a private address must say so, or it
/// would get out unseen.
pub(super) fn covers(
    certificate: &Certificate,
    claim: (Origins, &[Place]),
    follows: &Fact<'_>,
) -> bool {
    let (origins, places) = claim;
    let found = |place: &Place| {
        places.iter().any(|p| p.object == place.object && contains(*p, *place))
            || certificate.objects[place.object as usize].exposed
                && origins.intersects(Origins::FOREIGN | INTEGER)
    };
    is_nowhere(follows.origins)
        || contained(origins).contains(follows.origins) && follows.places.iter().all(found)
}

/// The origins that a claim contains.
pub(super) fn contained(origins: Origins) -> Origins {
    if origins.contains(UNKNOWN) {
        return Origins::all();
    }
    let mut all = origins;
    if origins.contains(INTEGER) {
        all |= Origins::BYTES
            | Origins::LOADED
            | Origins::NULL
            | Origins::FOREIGN
            | Origins::GLOBAL
            | Origins::DEVICE;
    }
    // The host's bytes are what it gave, which may be null: that is the same address in global memory.
    if origins.contains(Origins::DEVICE | Origins::FOREIGN) {
        all |= Origins::BYTES | Origins::NULL;
    }
    all
}

/// As the pointer that bytes of memory are.
pub(super) fn as_pointer(origins: Origins) -> Origins {
    if origins.contains(INTEGER) {
        UNKNOWN
    } else if origins.contains(Origins::BYTES) {
        origins.difference(Origins::BYTES) | Origins::DEVICE | Origins::FOREIGN
    } else {
        origins
    }
}

/// As the pointer that a number is made into.
pub(super) fn from_number(origins: Origins) -> Origins {
    if origins.intersects(Origins::NUMBER) { UNKNOWN } else { origins }
}

/// What is left where the program says that only some origins are possible, of all that a value can be: also of what can be
/// loaded. That wins over what is assumed of the host.
/// An address of the cluster may be in the shared memory of the own block. What can only be null leads nowhere, whoever knows
/// what it would have pointed to.
pub(super) fn refined(origins: Origins, allowed: Origins) -> Origins {
    let kept = origins & allowed & Origins::ANYWHERE;
    let rest = origins.difference(Origins::ANYWHERE | Origins::LOADED);
    if kept.is_empty() && origins.contains(Origins::DEVICE) && allowed.intersects(Origins::ANYWHERE)
    {
        return (allowed & Origins::ANYWHERE) | rest;
    }
    let own = if kept.is_empty() && allowed.contains(Origins::SHARED) {
        origins & Origins::CLUSTER
    } else {
        Origins::empty()
    };
    let left = kept | own | rest;
    if left.intersects(Origins::ANYWHERE | Origins::NUMBER) { left } else { left & Origins::NULL }
}

/// Cells of an object: runs of the same length, a step apart.
#[derive(Copy, Clone)]
pub(super) struct Cells {
    first: u64,
    step: u64,
    last: u64,
    width: u64,
    word: u64,
    count: usize,
}

impl Cells {
    fn all(count: usize) -> Self {
        Self { first: 0, step: 1, last: 0, width: count as u64, word: 1, count }
    }

    pub fn iter(self) -> impl Iterator<Item = usize> {
        let Cells { first, step, last, width, word, count } = self;
        let mut starts = Some(first);
        let starts = std::iter::from_fn(move || {
            let at = starts.filter(|&at| at <= last)?;
            starts = at.checked_add(step.max(1));
            Some(at)
        });
        starts
            .flat_map(move |at| at / word..at.saturating_add(width).div_ceil(word))
            .map(|cell| cell as usize)
            .take_while(move |&cell| cell < count)
    }
}

/// Which cells of `count` an access of some bytes touches, and whether it takes them as wholes.
pub(super) fn touched(place: Place, width: Option<u64>, count: usize, word: u64) -> (Cells, bool) {
    let everything = Cells::all(count);
    let Some(width) = width else { return (everything, true) };
    let multiple = |n: u64| n.is_multiple_of(word);
    let whole = multiple(width) && multiple(place.stride) && multiple(place.offset.unsigned_abs());
    if count == 1 || width == 0 {
        return (everything, whole);
    }
    let end = count as u64 * word;
    // From the start of one access to the start of the last.
    let (first, step, last) = match u64::try_from(place.offset) {
        Ok(at) if place.stride == 0 => (at, end, at),
        Ok(at) if place.span > 0 => (at, place.stride, at.saturating_add(place.span)),
        _ if is_open(place.stride, place.span) && place.stride > word => {
            let start =
                place.offset.rem_euclid(i64::try_from(place.stride).unwrap_or(i64::MAX)) as u64;
            if start >= end {
                return (everything, whole);
            }
            (start, place.stride, end.saturating_sub(1))
        }
        _ => return (everything, whole),
    };
    // Beyond the object nothing is defined.
    if (place.span > 0 || place.stride == 0) && last.saturating_add(width) > end {
        return (everything, whole);
    }
    (Cells { first, step, last, width, word, count }, whole)
}
