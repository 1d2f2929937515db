//! What two compilers' code left in a buffer.
//!
//! Invariant: without a tolerance, only identical bytes are the same.

use crate::program::Element;

/// The largest difference between two buffers, relative to the larger of 1 and the value: zero if no bit differs.
///
/// # Errors
///
/// When an element differs by more than the tolerance: which one, and how.
pub fn compare(
    element: Element,
    tolerance: f64,
    expected: &[u8],
    actual: &[u8],
) -> Result<f64, String> {
    if expected == actual {
        return Ok(0.0);
    }
    let size = element.size();
    let mut largest = 0.0_f64;
    for (i, (a, b)) in expected.chunks(size).zip(actual.chunks(size)).enumerate() {
        if a == b {
            continue;
        }
        let (x, y) = (value(element, a), value(element, b));
        let is_float = matches!(element, Element::F32 | Element::F64);
        let difference = match (x.is_nan(), y.is_nan()) {
            (false, false) => (x - y).abs() / x.abs().max(1.0),
            // Which of the many it is, no compiler promises.
            (true, true) => 0.0,
            _ => f64::INFINITY,
        };
        // Zeros of different sign, or two kinds of nothing: a difference, but of no size.
        let difference = if difference == 0.0 { f64::MIN_POSITIVE } else { difference };
        if !is_float || difference.is_nan() || difference > tolerance {
            return Err(format!("element {i} is {y}, not {x}"));
        }
        largest = largest.max(difference);
    }
    Ok(largest)
}

fn value(element: Element, bytes: &[u8]) -> f64 {
    let mut eight = [0; 8];
    eight[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(eight);
    match element {
        Element::U8 => bits as f64,
        Element::I16 => f64::from(bits as u16 as i16),
        Element::I32 => f64::from(bits as u32 as i32),
        Element::I64 | Element::Pointer => bits as i64 as f64,
        Element::F32 => f64::from(f32::from_bits(bits as u32)),
        Element::F64 => f64::from_bits(bits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floats(tolerance: f64, expected: &[f32], actual: &[f32]) -> Result<f64, String> {
        let bytes = |list: &[f32]| list.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
        compare(Element::F32, tolerance, &bytes(expected), &bytes(actual))
    }

    #[test]
    fn without_a_tolerance_every_bit_counts() {
        assert_eq!(floats(0.0, &[1.0, f32::NAN], &[1.0, f32::NAN]), Ok(0.0));
        assert_eq!(
            floats(0.0, &[1.0, 2.0], &[1.0, 2.5]),
            Err("element 1 is 2.5, not 2".to_owned())
        );
        assert!(floats(0.0, &[0.0], &[-0.0]).is_err());
    }

    #[test]
    fn floats_may_differ_by_the_tolerance() {
        // Relative to large values, absolute for small ones.
        assert_eq!(
            floats(0.01, &[200.0, 0.0], &[201.0, 0.001]).map(|d| (d * 1000.0).round()),
            Ok(5.0)
        );
        assert!(floats(0.01, &[200.0], &[203.0]).is_err());
        assert!(floats(0.01, &[0.0], &[0.02]).is_err());
        assert!(floats(0.01, &[1.0], &[f32::NAN]).is_err());
        assert!(floats(0.01, &[f32::INFINITY], &[1.0]).is_err());
        assert!(floats(0.01, &[1.0], &[f32::INFINITY]).is_err());
        assert!(floats(0.01, &[f32::INFINITY], &[f32::NEG_INFINITY]).is_err());
    }

    #[test]
    fn whole_numbers_have_no_tolerance() {
        assert_eq!(
            compare(Element::I32, 1.0, &[1, 0, 0, 0], &[255; 4]),
            Err("element 0 is -1, not 1".to_owned())
        );
        assert_eq!(compare(Element::U8, 0.0, &[7], &[7]), Ok(0.0));
    }
}
