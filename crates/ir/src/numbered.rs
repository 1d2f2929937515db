//! A table by number, for things that are numbered densely in practice and anyhow in principle.

use crate::module::Map;

/// Values by number; a file that uses number one billion costs no more than any other.
#[derive(Clone, Debug)]
pub(crate) struct Numbered<T> {
    dense: Vec<Option<T>>,
    sparse: Map<u32, T>,
    /// One more than the largest number so far.
    next: u32,
}

/// How many numbers may be skipped before an entry counts as far away.
const GAP: usize = 1 << 12;

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self { dense: Vec::new(), sparse: Map::default(), next: 0 }
    }
}

impl<T: Copy> Numbered<T> {
    #[inline(always)]
    pub fn get(&self, n: u32) -> Option<T> {
        match self.dense.get(n as usize) {
            Some(entry) => *entry,
            None if self.sparse.is_empty() => None,
            None => self.get_far(n),
        }
    }

    fn get_far(&self, n: u32) -> Option<T> {
        self.sparse.get(&n).copied()
    }

    /// Sets an entry and returns the one that was there.
    #[inline(always)]
    pub fn insert(&mut self, n: u32, value: T) -> Option<T> {
        // Things are numbered in order nearly everywhere.
        if n == self.next && n as usize == self.dense.len() && self.sparse.is_empty() {
            self.next += 1;
            self.dense.push(Some(value));
            return None;
        }
        self.insert_anywhere(n, value)
    }

    fn insert_anywhere(&mut self, n: u32, value: T) -> Option<T> {
        let at = n as usize;
        self.next = self.next.max(n.saturating_add(1));
        if at > self.dense.len() + GAP {
            return self.sparse.insert(n, value);
        }
        if !self.sparse.is_empty()
            && let Some(entry) = self.sparse.get_mut(&n)
        {
            return Some(std::mem::replace(entry, value));
        }
        while self.dense.len() <= at {
            // What was far away may come within reach.
            let far = if self.sparse.is_empty() {
                None
            } else {
                self.sparse.remove(&(self.dense.len() as u32))
            };
            self.dense.push(far);
        }
        self.dense[at].replace(value)
    }

    pub fn remove(&mut self, n: u32) -> Option<T> {
        match self.dense.get_mut(n as usize) {
            Some(entry) => entry.take(),
            None => self.sparse.remove(&n),
        }
    }

    /// One more than the largest number so far.
    #[inline]
    pub fn next(&self) -> u32 {
        self.next
    }

    pub fn reserve(&mut self, n: usize) {
        self.dense.reserve(n);
    }

    pub fn clear(&mut self) {
        self.dense.clear();
        self.sparse.clear();
        self.next = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_numbers_cost_nothing() {
        let mut table = Numbered::default();
        assert_eq!(table.insert(1 << 29, 'a'), None);
        assert_eq!(table.insert(5000, 'b'), None);
        assert_eq!(table.insert(2000, 'c'), None);
        assert_eq!(table.insert(5000, 'd'), Some('b'));
        assert_eq!(table.insert(6000, 'e'), None);
        assert_eq!(table.get(5000), Some('d'));
        assert_eq!(table.get(1 << 29), Some('a'));
        assert_eq!(table.get(4), None);
        assert_eq!(table.next(), (1 << 29) + 1);
        assert!(table.dense.len() < 20_000);
    }
}
