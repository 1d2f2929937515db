//! Where the generator's choices come from: a seed, or a list of choices made before.
//!
//! ```text
//!   seed ─► choices: 3 0 7 1 0 2 …  ─► program          a program is its list of choices;
//!           shorter or smaller list ─► smaller program   when the list ends, every choice is 0
//! ```
//!
//! Invariant: the first choice is always the simplest thing to do, so that a program shrinks by making choices fewer and
//! smaller, whatever they mean.

/// A source of choices.
#[derive(Clone, Debug)]
pub struct Choices {
    made: Vec<u32>,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Random(u64),
    List(Vec<u32>),
}

impl Choices {
    /// Choices that look random.
    pub fn from_seed(seed: u64) -> Self {
        // Neighbouring seeds must not begin alike.
        let mixed = (seed ^ seed >> 31).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Self { made: Vec::new(), source: Source::Random(mixed | 1) }
    }

    /// These choices, and the first thing whenever there are no more.
    pub fn from_list(list: Vec<u32>) -> Self {
        Self { made: Vec::new(), source: Source::List(list) }
    }

    /// What was chosen so far.
    pub fn made(self) -> Vec<u32> {
        self.made
    }

    /// One of `n` things.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n.max(1) as u32;
        let choice = match &mut self.source {
            Source::Random(state) => {
                // xorshift64*
                *state ^= *state >> 12;
                *state ^= *state << 25;
                *state ^= *state >> 27;
                (state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as u32 % n
            }
            Source::List(list) => list.get(self.made.len()).map_or(0, |choice| choice % n),
        };
        self.made.push(choice);
        choice as usize
    }

    /// Something special, once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// One of several, the simplest first.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// One of several by weight, the simplest first.
    pub fn weighted<T: Copy>(&mut self, from: &[(usize, T)]) -> T {
        let total = from.iter().map(|(weight, _)| weight).sum();
        let mut left = self.below(total);
        for &(weight, choice) in from {
            if left < weight {
                return choice;
            }
            left -= weight;
        }
        from[0].1
    }
}
