//! What buffers hold before a launch, and arguments as bytes.
//!
//! Invariant: the same name, type and content make the same bytes, always.

use crate::program::{Argument, Buffer, Content, Element};

/// The bytes of a buffer. `address` says where a buffer is on the GPU, and how large it is.
pub fn bytes(buffer: &Buffer, address: impl Fn(usize) -> (u64, usize)) -> Vec<u8> {
    let mut random = Random::new(&buffer.name);
    let is_float = matches!(buffer.element, Element::F32 | Element::F64);
    let whole = |x: f64, must: bool| if must || !is_float { x.floor() } else { x };
    let mut numbers: Vec<f64> = (0..buffer.count)
        .map(|i| match buffer.content {
            Content::Zero | Content::Into(..) => 0.0,
            Content::Fill(x) => x,
            Content::Iota(step) => i as f64 * step,
            Content::Random(low, high) | Content::Sorted(low, high) => {
                whole(random.between(low, high), false)
            }
            Content::Whole(low, high) => whole(random.between(low, high), true),
        })
        .collect();
    if matches!(buffer.content, Content::Sorted(..)) {
        numbers.sort_by(f64::total_cmp);
    }
    let mut out = Vec::with_capacity(buffer.count * buffer.element.size());
    for (i, x) in numbers.into_iter().enumerate() {
        match buffer.element {
            Element::U8 => out.push(x as u8),
            Element::I16 => out.extend((x as i16).to_le_bytes()),
            Element::I32 => out.extend((x as i32).to_le_bytes()),
            Element::I64 => out.extend((x as i64).to_le_bytes()),
            Element::F32 => out.extend((x as f32).to_le_bytes()),
            Element::F64 => out.extend(x.to_le_bytes()),
            Element::Pointer => {
                let value = match buffer.content {
                    Content::Into(other, step) => {
                        let (start, size) = address(other);
                        start + (i * step % size.max(1)) as u64
                    }
                    _ => x as u64,
                };
                out.extend(value.to_le_bytes());
            }
        }
    }
    out
}

/// An argument as it is passed, fields of a struct where C puts them.
pub fn argument(argument: &Argument, address: &impl Fn(usize) -> u64) -> Vec<u8> {
    let mut out = Vec::new();
    place(argument, address, &mut out);
    out
}

/// Appends an argument, and returns its alignment.
fn place(argument: &Argument, address: &impl Fn(usize) -> u64, out: &mut Vec<u8>) -> usize {
    match argument {
        Argument::Buffer(buffer) => append(out, &address(*buffer).to_le_bytes()),
        Argument::Int(n) => append(out, &n.to_le_bytes()),
        Argument::Long(n) => append(out, &n.to_le_bytes()),
        Argument::Float(x) => append(out, &x.to_le_bytes()),
        Argument::Struct(fields) => {
            let align = fields.iter().map(|field| place(field, address, out)).max().unwrap_or(1);
            out.resize(out.len().next_multiple_of(align), 0);
            align
        }
    }
}

fn append(out: &mut Vec<u8>, bytes: &[u8]) -> usize {
    out.resize(out.len().next_multiple_of(bytes.len()), 0);
    out.extend(bytes);
    bytes.len()
}

/// Numbers that look random: splitmix64.
struct Random(u64);

impl Random {
    fn new(name: &str) -> Self {
        Self(
            name.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| {
                (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3)
            }),
        )
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        // 32 bits leave room for the product in a double, so that HIGH itself never comes.
        low + (high - low) * (z >> 32) as f64 / 4_294_967_296.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ints(content: Content) -> Vec<i32> {
        let name = "a".to_owned();
        let buffer = Buffer { name, element: Element::I32, count: 1000, content, scratch: false };
        let bytes = bytes(&buffer, |_| (0, 0));
        bytes.as_chunks::<4>().0.iter().map(|c| i32::from_le_bytes(*c)).collect()
    }

    #[test]
    fn contents_are_what_they_say() {
        assert!(ints(Content::Zero).iter().all(|n| *n == 0));
        assert!(ints(Content::Fill(-1.0)).iter().all(|n| *n == -1));
        assert_eq!(ints(Content::Iota(3.0))[..3], [0, 3, 6]);
        let random = ints(Content::Random(-5.0, 5.0));
        assert_eq!((random.iter().min(), random.iter().max()), (Some(&-5), Some(&4)));
        assert!(!random.is_sorted());
        assert_eq!(random, ints(Content::Random(-5.0, 5.0)));
        assert!(ints(Content::Sorted(0.0, 1e6)).is_sorted());
    }

    #[test]
    fn floats_are_whole_only_if_they_have_to_be() {
        let floats = |content| {
            let name = "a".to_owned();
            let buffer = Buffer { name, element: Element::F32, count: 9, content, scratch: false };
            let bytes = bytes(&buffer, |_| (0, 0));
            bytes.as_chunks::<4>().0.iter().map(|c| f32::from_le_bytes(*c)).collect::<Vec<_>>()
        };
        assert!(floats(Content::Whole(0.0, 9.0)).iter().all(|x| x.fract() == 0.0));
        assert!(floats(Content::Random(0.0, 9.0)).iter().any(|x| x.fract() != 0.0));
    }

    #[test]
    fn pointers_wrap_around() {
        let name = "p".to_owned();
        let content = Content::Into(0, 16);
        let buffer = Buffer { name, element: Element::Pointer, count: 3, content, scratch: false };
        let expected: Vec<u8> =
            [4096_u64, 4112, 4096].iter().flat_map(|p| p.to_le_bytes()).collect();
        assert_eq!(bytes(&buffer, |_| (4096, 32)), expected);
    }

    #[test]
    fn structs_have_the_layout_of_c() {
        let fields = vec![Argument::Int(1), Argument::Buffer(0), Argument::Float(1.0)];
        let bytes = argument(&Argument::Struct(fields), &|_| 2);
        assert_eq!(
            bytes,
            [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 63, 0, 0, 0, 0]
        );
    }
}
