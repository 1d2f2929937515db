//! A sequence of edits as plain numbers, so that it can be drawn at random, cut shorter, and kept.
//!
//! A step says what to do and where by numbers that are taken modulo what there is. A step that makes
//! no sense where it lands does nothing, so every script is valid for every module, and a step that is
//! dropped changes as little as possible about the others.

/// One edit.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Which edit.
    pub edit: u8,
    /// The function, and where in it.
    pub place: u16,
    /// The first choice that the edit has to make.
    pub first: u16,
    /// The second one.
    pub second: u16,
}

/// A sequence of edits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditScript {
    /// The edits, in order.
    pub steps: Vec<Step>,
}

/// A longer script finds no more than two that are half as long.
const MAX_STEPS: usize = 64;

impl EditScript {
    /// A script from any bytes: seven for each step.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let word = |low, high| u16::from_le_bytes([low, high]);
        let step = |chunk: &[u8]| match *chunk {
            [edit, a, b, c, d, e, f] => {
                Step { edit, place: word(a, b), first: word(c, d), second: word(e, f) }
            }
            _ => Step::default(),
        };
        Self { steps: bytes.chunks_exact(7).take(MAX_STEPS).map(step).collect() }
    }
}

impl From<Vec<(u8, u16, u16, u16)>> for EditScript {
    fn from(steps: Vec<(u8, u16, u16, u16)>) -> Self {
        let step = |(edit, place, first, second)| Step { edit, place, first, second };
        Self { steps: steps.into_iter().map(step).collect() }
    }
}
