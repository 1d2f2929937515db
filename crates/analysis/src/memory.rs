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
//! A [`Place`] says where a pointer can point: an object, an offset, and a stride. Stride 0 is exactly that
//! offset; otherwise every offset that differs by a multiple of the stride. So `a[i].second` in an array of
//! pairs keeps apart from `a[i].first`, and nothing is assumed about `i`: an index may leave an inner
//! array and reach its neighbour, as LLVM allows.
//!
//! Invariant: a set of places has at most one place per object, sorted by object. Joining two places of one
//! object widens the stride, so that a pointer that walks through an object settles after a few steps.

use hashbrown::HashMap;
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
}

impl Place {
    /// Anywhere in an object.
    pub fn anywhere(object: Object) -> Self {
        Self { object, offset: 0, stride: 1 }
    }

    /// As the offset below the stride, so that equal places are equal.
    fn normal(mut self) -> Self {
        if self.stride > 0 {
            self.offset = self.offset.rem_euclid(self.stride.min(i64::MAX as u64) as i64);
        }
        self
    }

    /// Moved by a constant and by unknown multiples of a stride.
    #[must_use]
    pub fn moved(self, by: i64, stride: u64) -> Self {
        match self.offset.checked_add(by) {
            Some(offset) => Self { offset, stride: gcd(self.stride, stride), ..self }.normal(),
            None => Self::anywhere(self.object),
        }
    }

    fn joined(self, other: Place) -> Self {
        let apart = self.offset.abs_diff(other.offset);
        Self { stride: gcd(gcd(self.stride, other.stride), apart), ..self }.normal()
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A set of places, as a number: equal sets have equal numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlaceSet(u32);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    /// Whether there is no place in it.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
}

/// More objects than this in one set are not told apart: the set is given up, and they count as exposed.
const MAX_PLACES: usize = 24;

/// All sets of a function.
#[derive(Debug)]
pub struct Places {
    sets: Vec<Box<[Place]>>,
    numbers: HashMap<Box<[Place]>, PlaceSet, FxBuildHasher>,
    joins: HashMap<(PlaceSet, PlaceSet), Option<PlaceSet>, FxBuildHasher>,
}

impl Default for Places {
    fn default() -> Self {
        Self { sets: vec![Box::default()], numbers: HashMap::default(), joins: HashMap::default() }
    }
}

impl Places {
    /// The places of a set.
    pub fn get(&self, set: PlaceSet) -> &[Place] {
        &self.sets[set.0 as usize]
    }

    /// The set with just this place.
    pub fn one(&mut self, place: Place) -> PlaceSet {
        self.number(&[place.normal()])
    }

    fn number(&mut self, places: &[Place]) -> PlaceSet {
        if places.is_empty() {
            return PlaceSet::EMPTY;
        }
        if let Some(&known) = self.numbers.get(places) {
            return known;
        }
        let set = PlaceSet(self.sets.len() as u32);
        self.sets.push(places.into());
        self.numbers.insert(places.into(), set);
        set
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

    /// Every place of a set moved by a constant and by unknown multiples of a stride.
    pub fn moved(&mut self, set: PlaceSet, by: i64, stride: u64) -> PlaceSet {
        if set.is_empty() || by == 0 && stride == 0 {
            return set;
        }
        let moved: Vec<Place> = self.get(set).iter().map(|p| p.moved(by, stride)).collect();
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
            Some(_) if stride > size && count > 1 => (place.offset, stride, end),
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
        Place { object: Object(0), offset, stride }
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
    fn a_stride_touches_every_multiple() {
        assert_eq!(touched(4, place(0, 16), 8), [0, 2]);
        assert_eq!(touched(4, place(8, 16), 8), [1, 3]);
        assert_eq!(touched(4, place(4, 16), 8), [0, 1, 2, 3]);
        assert_eq!(touched(4, place(0, 8), 8), [0, 1, 2, 3]);
        assert_eq!(touched(6, place(0, 24), 8), [0, 3]);
        assert_eq!(touched(6, place(20, 24), 8), [2, 3, 5]);
    }

    #[test]
    fn a_walk_settles() {
        let mut places = Places::default();
        let mut set = places.one(place(0, 0));
        for _ in 0..3 {
            let next = places.moved(set, 24, 0);
            set = places.join(set, next).unwrap_or_default();
        }
        assert_eq!(places.get(set), [place(0, 24)]);
        let next = places.moved(set, 16, 0);
        set = places.join(set, next).unwrap_or_default();
        assert_eq!(places.get(set), [place(0, 8)]);
    }
}
