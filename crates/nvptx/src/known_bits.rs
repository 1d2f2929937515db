//! What is known of the bits of a pointer: from its alignment, and from how wide pointers of its space
//! are. A space alone says nothing about the low bits, whatever is typical of it.

use crate::layout::DataLayout;
use crate::space::Space;

/// Bits that are known of a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// Bits that are zero.
    pub zeros: u64,
    /// Bits that are one.
    pub ones: u64,
    /// Bits that mean anything: the upper half of a 32-bit pointer does not.
    pub relevant: u64,
}

impl KnownBits {
    /// Of a pointer into a space with this alignment in bytes, a power of two (otherwise 1).
    pub fn of_pointer(layout: &DataLayout, space: Space, align: u64) -> Self {
        let bits = layout.pointer_spec(space.llvm()).bits;
        let relevant = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        let low = if align.is_power_of_two() { align - 1 } else { 0 };
        Self { zeros: low & relevant, ones: 0, relevant }
    }

    /// After adding a constant: what is known below the lowest bit that may carry.
    #[must_use]
    pub fn plus(self, offset: u64) -> Self {
        // Known low zeros take over the bits of the offset.
        let low = self.zeros & !self.zeros.wrapping_add(1);
        let known = low & self.relevant;
        Self { zeros: known & !offset, ones: known & offset, relevant: self.relevant }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::{Family, Knobs, build};

    fn layout(short: bool) -> DataLayout {
        let knobs = Knobs { nvptx_short_ptr: short, ..Knobs::default() };
        DataLayout::parse(&build(Family::Cicc, knobs)).expect("a layout")
    }

    #[test]
    fn low_bits_come_from_the_alignment() {
        let long = layout(false);
        for &space in &[Space::Generic, Space::Global, Space::Shared, Space::Constant, Space::Local]
        {
            for (align, zeros) in [(1, 0), (4, 3), (16, 15), (6, 0), (0, 0)] {
                let known = KnownBits::of_pointer(&long, space, align);
                assert_eq!(known.zeros, zeros, "{space:?} {align}");
                assert_eq!((known.ones, known.relevant), (0, u64::MAX));
            }
        }
    }

    #[test]
    fn the_upper_half_of_a_short_pointer_is_irrelevant() {
        let short = layout(true);
        let known = KnownBits::of_pointer(&short, Space::Shared, 4);
        assert_eq!(known.relevant, 0xFFFF_FFFF);
        let wide = KnownBits::of_pointer(&short, Space::Global, 4);
        assert_eq!(wide.relevant, u64::MAX);
    }

    #[test]
    fn offsets_fill_known_zeros() {
        let known = KnownBits::of_pointer(&layout(false), Space::Global, 16).plus(0x1234);
        assert_eq!((known.zeros, known.ones), (0b1011, 0b0100));
    }
}
