//! Memory that is seen whole: objects, places in them, and the cells that hold what was stored.
//!
//! An object is a stack slot, a parameter by value, or a variable of the module that nobody outside can
//! reach. Its bytes are cut into cells as large as a pointer; each cell is a node of the analysis and
//! joins everything that was ever stored there, by any thread and in any order.
//!
//! ```text
//!   %s = alloca { ptr, i32, i32, [2 x ptr] }
//!        cell 0   cell 1    cell 2   cell 3
//!        ptr      i32 i32   ptr      ptr
//! ```
//!
//! A [`Place`] says where a pointer can point: an object, an offset, a stride and a span. Stride 0 is exactly
//! that offset; otherwise every offset that differs by a multiple of the stride, up to the span if there is
//! one. So `a[i].second` in an array of pairs keeps apart from `a[i].first`. Nothing is assumed about `i`
//! unless its computation bounds it: an index may leave an inner array and reach its neighbour, as LLVM
//! allows.
//!
//! Invariant: a set of places has at most one place per object, sorted by object. Joining two places of one
//! object widens the stride, so that a pointer that walks through an object settles after a few steps.

use std::hash::BuildHasher;

use std::ops::Range;

use hashbrown::{HashMap, HashTable};
use rustc_hash::FxBuildHasher;

/// An object of the function that is analysed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Object(pub u32);

/// Where a pointer can point.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// In which object.
    pub object: Object,
    /// At which byte.
    pub offset: i64,
    /// And every multiple of this from there; zero for just there.
    pub stride: u64,
    /// The last of these multiples, upwards; zero if they go on in both directions.
    pub span: u64,
}

impl Place {
    /// The first byte of an object.
    pub fn start(object: Object) -> Self {
        Self { object, offset: 0, stride: 0, span: 0 }
    }

    /// Anywhere in an object.
    pub fn anywhere(object: Object) -> Self {
        Self { object, offset: 0, stride: 1, span: 0 }
    }

    fn is_exact(self) -> bool {
        self.stride == 0
    }

    /// Whether the multiples go on in both directions.
    fn is_open(self) -> bool {
        self.stride > 0 && self.span == 0
    }

    /// As the offset below the stride, so that equal places are equal.
    fn normal(mut self) -> Self {
        if self.is_open() {
            self.offset = self.offset.rem_euclid(self.stride.min(i64::MAX as u64) as i64);
        }
        self
    }

    /// Moved by a constant and by some multiples.
    #[must_use]
    pub fn moved(self, by: Step) -> Self {
        let Some(offset) = self.offset.checked_add(by.offset) else {
            return Self::anywhere(self.object);
        };
        let stride = gcd(self.stride, by.stride);
        let open = self.is_open() || by.stride > 0 && by.span == 0;
        let span = if open { 0 } else { self.span.saturating_add(by.span) };
        Self { offset, stride, span, ..self }.normal()
    }

    /// Whether every byte of another place in the same object is one of this.
    fn contains(self, other: Place) -> bool {
        if self.is_exact() || other == self {
            return other == self;
        }
        let apart = other.offset.abs_diff(self.offset);
        let fits = apart.is_multiple_of(self.stride) && other.stride.is_multiple_of(self.stride);
        let ends = other.offset >= self.offset
            && !other.is_open()
            && apart.saturating_add(other.span) <= self.span;
        fits && (self.is_open() || ends)
    }

    /// A place that contains both, which are in the same object.
    pub fn joined(self, other: Place) -> Self {
        if self.contains(other) {
            return self;
        }
        // A span that took in a longer one might do so forever.
        if self.is_exact() && other.contains(self) {
            return other;
        }
        let apart = self.offset.abs_diff(other.offset);
        let stride = gcd(gcd(self.stride, other.stride), apart);
        // Two places are a place and the way to the next; what grows on may grow forever.
        let span = if self.is_exact() && other.is_exact() { apart } else { 0 };
        let offset = self.offset.min(other.offset);
        Self { offset, stride, span, ..self }.normal()
    }
}

/// How far an address is moved: by a constant, and by multiples of a stride up to a span, or any multiples
/// if that is zero.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// The constant.
    pub offset: i64,
    /// The stride; zero for the constant alone.
    pub stride: u64,
    /// The largest multiple; zero if there is none.
    pub span: u64,
}

impl Step {
    /// Anywhere.
    pub const ANYWHERE: Step = Step { offset: 0, stride: 1, span: 0 };

    /// A constant.
    pub fn by(offset: i64) -> Self {
        Self { offset, ..Self::default() }
    }
}

/// The greatest number that divides both.
pub(crate) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A set of places, as a number: equal sets have equal numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlaceSet(u32);

/// Marks the set that is the start of an object; the rest is the object.
const START: u32 = 1 << 31;

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    /// A number of its own, not much larger than there are sets and objects.
    pub fn index(self) -> usize {
        self.0.rotate_left(1) as usize
    }

    /// Whether there is no place in it.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
}

/// More objects than this in one set are not told apart: the set is given up, and they count as exposed.
const MAX_PLACES: usize = 64;

/// All sets of a function.
#[derive(Debug)]
pub struct Places {
    /// The start of each object, for sets that are just that.
    starts: Vec<Place>,
    sets: Vec<Box<[Place]>>,
    /// The same sets, to be found by what is in them.
    numbers: HashTable<PlaceSet>,
    joins: HashMap<(PlaceSet, PlaceSet), Option<PlaceSet>, FxBuildHasher>,
}

impl Default for Places {
    fn default() -> Self {
        Self {
            starts: Vec::new(),
            sets: vec![Box::default()],
            numbers: HashTable::new(),
            joins: HashMap::default(),
        }
    }
}

impl Places {
    /// The places of a set.
    pub fn get(&self, set: PlaceSet) -> &[Place] {
        match set.0 & START {
            0 => &self.sets[set.0 as usize],
            _ => std::slice::from_ref(&self.starts[(set.0 & !START) as usize]),
        }
    }

    /// The set with just this place.
    pub fn one(&mut self, place: Place) -> PlaceSet {
        self.number(&[place.normal()])
    }

    fn number(&mut self, places: &[Place]) -> PlaceSet {
        match *places {
            [] => return PlaceSet::EMPTY,
            // Most sets are one slot; these need no table.
            [place] if place == Place::start(place.object) => {
                for at in self.starts.len() as u32..=place.object.0 {
                    self.starts.push(Place::start(Object(at)));
                }
                return PlaceSet(START | place.object.0);
            }
            _ => {}
        }
        let hash = |places: &[Place]| FxBuildHasher.hash_one(places);
        let (sets, key) = (&self.sets, hash(places));
        let is_known = |set: &PlaceSet| *sets[set.0 as usize] == *places;
        if let Some(&known) = self.numbers.find(key, is_known) {
            return known;
        }
        let set = PlaceSet(self.sets.len() as u32);
        self.sets.push(places.into());
        let sets = &self.sets;
        self.numbers.insert_unique(key, set, |set| hash(&sets[set.0 as usize]));
        set
    }

    /// The set with all of these; `None` if that is too much to keep. Of each object one place is left.
    pub fn all(&mut self, places: &mut Vec<Place>) -> Option<PlaceSet> {
        places.iter_mut().for_each(|place| *place = place.normal());
        places.sort_by_key(|place| place.object);
        places.dedup_by(|next, place| {
            let same = next.object == place.object;
            if same {
                *place = place.joined(*next);
            }
            same
        });
        (places.len() <= MAX_PLACES).then(|| self.number(places))
    }

    /// Both sets together; `None` if that is too much to keep.
    pub fn join(&mut self, a: PlaceSet, b: PlaceSet) -> Option<PlaceSet> {
        if a == b || b.is_empty() {
            return Some(a);
        }
        if a.is_empty() {
            return Some(b);
        }
        if let Some(&known) = self.joins.get(&(a, b)) {
            return known;
        }
        let mut both: Vec<Place> = self.get(a).to_vec();
        for &place in self.get(b) {
            match both.binary_search_by_key(&place.object, |p| p.object) {
                Ok(at) => both[at] = both[at].joined(place),
                Err(at) => both.insert(at, place),
            }
        }
        let joined = (both.len() <= MAX_PLACES).then(|| self.number(&both));
        self.joins.insert((a, b), joined);
        joined
    }

    /// Every place of a set moved.
    pub fn moved(&mut self, set: PlaceSet, by: Step) -> PlaceSet {
        if set.is_empty() || by == Step::default() {
            return set;
        }
        let moved: Vec<Place> = self.get(set).iter().map(|p| p.moved(by)).collect();
        self.number(&moved)
    }
}

/// The cells of an object.
#[derive(Copy, Clone, Debug)]
pub struct Cells {
    /// The first one, as a node.
    pub first: u32,
    /// How many there are. One stands for an object that is not cut up.
    pub count: u32,
    /// How large one is.
    pub size: u32,
}

impl Cells {
    /// Whether an access takes cells as wholes, so that pointers in them stay whole. Without a width it
    /// takes all of them.
    pub fn are_whole(&self, place: Place, width: Option<u64>) -> bool {
        let size = u64::from(self.size);
        let fits = |n: u64| n.is_multiple_of(size);
        width.is_none_or(|w| fits(w) && fits(place.stride) && fits(place.offset.unsigned_abs()))
    }

    /// The cells that so many bytes at a place are, if they are whole cells of the object.
    pub fn all_of(&self, place: Place, bytes: u64) -> Option<Range<u32>> {
        let size = u64::from(self.size);
        let offset = u64::try_from(place.offset).ok().filter(|_| place.is_exact())?;
        let (first, count) = (offset / size, bytes / size);
        let whole = offset.is_multiple_of(size) && bytes.is_multiple_of(size);
        let inside = first.checked_add(count)? <= u64::from(self.count);
        (whole && inside).then(|| self.first + first as u32..self.first + (first + count) as u32)
    }

    /// The cells that an access of `width` bytes at a place touches; all of them without a width.
    pub fn touched(&self, place: Place, width: Option<u64>) -> impl Iterator<Item = u32> + use<> {
        let (count, size) = (i64::from(self.count), i64::from(self.size));
        let width = width.and_then(|w| i64::try_from(w).ok()).filter(|&w| w > 0);
        let stride = i64::try_from(place.stride).unwrap_or(1);
        let end = count * size;
        let (mut at, step, last) = match width {
            // Outside of the object nothing is defined; to be safe, that is everywhere.
            Some(w) if stride == 0 && place.offset >= 0 && place.offset <= end - w => {
                (place.offset, end, place.offset + w)
            }
            Some(w)
                if place.span > 0
                    && place.offset >= 0
                    && i64::try_from(place.span)
                        .ok()
                        .and_then(|span| place.offset.checked_add(span)?.checked_add(w))
                        .is_some_and(|last| last <= end) =>
            {
                (place.offset, stride, place.offset + place.span as i64 + 1)
            }
            Some(_) if place.span == 0 && stride > size && count > 1 && place.offset < end => {
                (place.offset, stride, end)
            }
            _ => (0, size, end),
        };
        let width = width.unwrap_or(size);
        let first = self.first;
        let single = count == 1;
        let mut within = 0;
        std::iter::from_fn(move || {
            if single {
                let once = (at < last).then_some(first);
                at = last;
                return once;
            }
            loop {
                if at >= last {
                    return None;
                }
                let cell = (at + within) / size;
                let more = (cell + 1) * size;
                if cell < count && within < width {
                    within = more - at;
                    return Some(first + cell as u32);
                }
                at += step;
                within = 0;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(offset: i64, stride: u64) -> Place {
        Place { object: Object(0), offset, stride, span: 0 }
    }

    fn touched(count: u32, at: Place, width: u64) -> Vec<u32> {
        Cells { first: 10, count, size: 8 }.touched(at, Some(width)).map(|c| c - 10).collect()
    }

    #[test]
    fn an_exact_place_touches_what_it_overlaps() {
        assert_eq!(touched(4, place(8, 0), 8), [1]);
        assert_eq!(touched(4, place(4, 0), 8), [0, 1]);
        assert_eq!(touched(4, place(8, 0), 4), [1]);
        assert_eq!(touched(4, place(0, 0), 32), [0, 1, 2, 3]);
        // Outside of the object.
        assert_eq!(touched(4, place(28, 0), 8), [0, 1, 2, 3]);
        assert_eq!(touched(4, place(-8, 0), 8), [0, 1, 2, 3]);
        assert_eq!(touched(1, place(0, 0), 8), [0]);
        assert_eq!(touched(1, place(3, 4), 8), [0]);
    }

    #[test]
    fn whole_cells_are_inside_and_aligned() {
        let cells = Cells { first: 10, count: 4, size: 8 };
        assert_eq!(cells.all_of(place(8, 0), 16), Some(11..13));
        assert_eq!(cells.all_of(place(0, 0), 32), Some(10..14));
        assert_eq!(cells.all_of(place(0, 0), 0), Some(10..10));
        for (at, bytes) in [(4, 8), (8, 4), (8, 32), (-8, 8), (i64::MAX - 7, 8), (0, u64::MAX - 7)]
        {
            assert_eq!(cells.all_of(place(at, 0), bytes), None, "{at} {bytes}");
        }
        assert_eq!(cells.all_of(place(0, 8), 8), None);
    }

    #[test]
    fn a_stride_touches_every_multiple() {
        assert_eq!(touched(4, place(0, 16), 8), [0, 2]);
        assert_eq!(touched(4, place(8, 16), 8), [1, 3]);
        assert_eq!(touched(4, place(4, 16), 8), [0, 1, 2, 3]);
        assert_eq!(touched(4, place(0, 8), 8), [0, 1, 2, 3]);
        assert_eq!(touched(6, place(0, 24), 8), [0, 3]);
        assert_eq!(touched(6, place(20, 24), 8), [2, 3, 5]);
        // Outside of the object, as if it were exact.
        assert_eq!(touched(4, place(32, 64), 8), [0, 1, 2, 3]);
    }

    #[test]
    fn a_span_ends() {
        let within = |offset, stride, span| Place { span, ..place(offset, stride) };
        assert_eq!(touched(6, within(8, 8, 8), 8), [1, 2]);
        assert_eq!(touched(6, within(8, 16, 32), 8), [1, 3, 5]);
        // What may leave the object may be anywhere.
        assert_eq!(touched(4, within(8, 8, 32), 8), [0, 1, 2, 3]);
        assert_eq!(place(8, 0).joined(place(16, 0)), within(8, 8, 8));
        assert_eq!(within(8, 8, 8).moved(Step::by(8)), within(16, 8, 8));
        let bounded = Step { offset: 4, stride: 8, span: 8 };
        assert_eq!(place(0, 0).moved(bounded), within(4, 8, 8));
        assert_eq!(place(0, 0).moved(Step { span: 0, ..bounded }), place(4, 8));
    }

    #[test]
    fn what_is_joined_contains_both() {
        let within = |offset, stride, span| Place { span, ..place(offset, stride) };
        let all = [
            place(0, 0),
            place(16, 0),
            place(4, 0),
            within(0, 8, 8),
            within(0, 8, 24),
            within(8, 16, 32),
            place(0, 8),
            place(4, 8),
            place(0, 1),
        ];
        for a in all {
            for b in all {
                let joined = a.joined(b);
                assert!(joined.contains(a) && joined.contains(b), "{a:?} {b:?} {joined:?}");
                assert_eq!(joined.joined(a), joined);
                assert_eq!(joined.joined(b), joined);
            }
        }
        assert_eq!(place(0, 0).joined(place(16, 0)).joined(place(0, 0)), within(0, 16, 16));
        assert!(!within(0, 8, 8).contains(place(16, 0)) && !within(8, 8, 8).contains(place(0, 0)));
    }

    #[test]
    fn a_walk_by_steps_with_an_end_settles() {
        let mut at = place(0, 0);
        let step = Step { offset: 0, stride: 8, span: 8 };
        for _ in 0..4 {
            at = at.joined(at.moved(step));
        }
        assert_eq!(at, at.joined(at.moved(step)));
    }

    #[test]
    fn a_walk_settles() {
        let mut places = Places::default();
        let mut set = places.one(place(0, 0));
        for _ in 0..3 {
            let next = places.moved(set, Step::by(24));
            set = places.join(set, next).unwrap_or_default();
        }
        assert_eq!(places.get(set), [place(0, 24)]);
        let next = places.moved(set, Step::by(16));
        set = places.join(set, next).unwrap_or_default();
        assert_eq!(places.get(set), [place(0, 8)]);
    }
}
