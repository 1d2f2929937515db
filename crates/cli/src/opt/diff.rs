//! A unified diff of two texts, for changes that are small and far between.
//!
//! Myers' greedy search, begun anew whenever enough lines in a row agree: what comes before is settled then.
//! So the time is linear in the lines and quadratic only in the size of single changes, which is limited. A
//! change beyond the limit is still shown correctly, though not as small as it could be.

use std::io::{self, Write};
use std::ops::Range;

/// After so many lines that agree, what is before them is settled.
const SETTLED: usize = 16;

/// How many lines may differ before the best so far is taken.
const LIMIT: usize = 256;

/// Lines that are shown before and after a change.
const CONTEXT: usize = 3;

/// The lines of two texts that differ.
struct Difference<'t> {
    old: Vec<&'t [u8]>,
    new: Vec<&'t [u8]>,
    removed: Vec<bool>,
    added: Vec<bool>,
}

/// Writes how `new` differs from `old`; nothing if it does not.
pub fn unified(
    out: &mut dyn Write,
    name: &str,
    old: &[u8],
    new: &[u8],
    colour: bool,
) -> io::Result<()> {
    if old == new {
        return Ok(());
    }
    let lines = |text| <[u8]>::split_inclusive(text, |&b| b == b'\n').collect::<Vec<&[u8]>>();
    let (old, new) = (lines(old), lines(new));
    let (removed, added) = (vec![false; old.len()], vec![false; new.len()]);
    let mut difference = Difference { old, new, removed, added };
    difference.find();
    // Where a name has blanks, a tab says where it ends.
    let tab = if name.contains(' ') { "\t" } else { "" };
    let mut paint = Paint { out, colour };
    paint.line("1", format!("--- {name}{tab}\n").as_bytes())?;
    paint.line("1", format!("+++ {name}{tab}\n").as_bytes())?;
    difference.write(&mut paint)
}

impl Difference<'_> {
    /// Marks what was removed and added.
    fn find(&mut self) {
        let (mut x, mut y) = (0, 0);
        while x < self.old.len() || y < self.new.len() {
            let same = self.same(x, y);
            (x, y) = self.step(x + same, y + same);
        }
    }

    /// How many lines agree from here.
    fn same(&self, x: usize, y: usize) -> usize {
        self.old[x..].iter().zip(&self.new[y..]).take_while(|(a, b)| a == b).count()
    }

    /// Settles the changes that begin here; where they end.
    fn step(&mut self, from_x: usize, from_y: usize) -> (usize, usize) {
        let (width, height) = (self.old.len() - from_x, self.new.len() - from_y);
        let mut search = Search { width, height, rows: Vec::new() };
        for d in 0..=LIMIT {
            search.rows.push(Vec::with_capacity(d + 1));
            for i in 0..=d {
                let start = match search.before(d, i) {
                    None => (d == 0).then_some(0),
                    Some((x, removes)) => Some(x + usize::from(removes)),
                };
                let Some(x) = start else {
                    search.rows[d].push(None);
                    continue;
                };
                let y = x + d - 2 * i;
                let same = self.same(from_x + x, from_y + y);
                search.rows[d].push(Some(x + same));
                let end = x + same == width && y + same == height;
                if end || same >= SETTLED {
                    self.settle(&search, d, i, from_x, from_y);
                    return (from_x + x + same, from_y + y + same);
                }
            }
        }
        // The furthest in both texts together, and of those the one that is as far in one as in the other:
        // then the end of the change is found again, unless it is much longer in one of them.
        let reach =
            |&(i, x): &(usize, usize)| (2 * x + LIMIT - 2 * i, LIMIT - (2 * i).abs_diff(LIMIT));
        let last = search.rows[LIMIT].iter().enumerate().filter_map(|(i, x)| Some((i, (*x)?)));
        match last.max_by_key(reach) {
            Some((i, x)) => {
                self.settle(&search, LIMIT, i, from_x, from_y);
                (from_x + x, from_y + x + LIMIT - 2 * i)
            }
            // With so many lines left there is a way; without one, all of them differ.
            None => {
                self.removed[from_x..].fill(true);
                self.added[from_y..].fill(true);
                (self.old.len(), self.new.len())
            }
        }
    }

    /// Marks the changes on the way to a diagonal.
    fn settle(&mut self, search: &Search, d: usize, i: usize, from_x: usize, from_y: usize) {
        let mut i = i;
        for d in (1..=d).rev() {
            let Some((x, removes)) = search.before(d, i) else { return };
            if removes {
                self.removed[from_x + x] = true;
                i -= 1;
            } else {
                self.added[from_y + x + (d - 1) - 2 * i] = true;
            }
        }
    }

    /// The changed lines of both texts, in order.
    fn changes(&self) -> Vec<(Range<usize>, Range<usize>)> {
        let mut changes = Vec::new();
        let (mut x, mut y) = (0, 0);
        while x < self.old.len() || y < self.new.len() {
            let run = |marks: &[bool], from: usize| {
                from + marks[from..].iter().take_while(|mark| **mark).count()
            };
            let (to_x, to_y) = (run(&self.removed, x), run(&self.added, y));
            if to_x == x && to_y == y {
                (x, y) = (x + 1, y + 1);
            } else {
                changes.push((x..to_x, y..to_y));
                (x, y) = (to_x, to_y);
            }
        }
        changes
    }

    fn write(&self, paint: &mut Paint<'_>) -> io::Result<()> {
        let changes = self.changes();
        for hunk in changes.chunk_by(|a, b| b.0.start - a.0.end <= 2 * CONTEXT) {
            let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { continue };
            let before = first.0.start.min(CONTEXT);
            let after = (self.old.len() - last.0.end).min(CONTEXT);
            let old = first.0.start - before..last.0.end + after;
            let new = first.1.start - before..last.1.end + after;
            let header = format!("@@ -{} +{} @@\n", span(&old), span(&new));
            paint.line("36", header.as_bytes())?;
            let mut x = old.start;
            for (removed, added) in hunk {
                paint.lines("", " ", &self.old[x..removed.start])?;
                paint.lines("31", "-", &self.old[removed.clone()])?;
                paint.lines("32", "+", &self.new[added.clone()])?;
                x = removed.end;
            }
            paint.lines("", " ", &self.old[x..old.end])?;
        }
        Ok(())
    }
}

/// How far each diagonal comes with so many changes.
///
/// Diagonal `i` of row `d` is where `x - y = 2 * i - d`, with `x` lines of the old text and `y` of the new one.
struct Search {
    width: usize,
    height: usize,
    /// `None` is outside of the texts.
    rows: Vec<Vec<Option<usize>>>,
}

impl Search {
    /// From where in the row before the best way comes to a diagonal, and whether by removing a line.
    fn before(&self, d: usize, i: usize) -> Option<(usize, bool)> {
        let row = self.rows.get(d.checked_sub(1)?)?;
        let at = |i: usize| row.get(i).copied().flatten();
        let removes = i.checked_sub(1).and_then(at).filter(|&x| x < self.width);
        let adds = at(i).filter(|&x| x + d - 1 - 2 * i < self.height);
        match (removes, adds) {
            (Some(r), Some(a)) if r < a => Some((a, false)),
            (Some(r), _) => Some((r, true)),
            (None, a) => a.map(|x| (x, false)),
        }
    }
}

/// The lines of a hunk as its header has them. No lines are named by the line before them.
fn span(lines: &Range<usize>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => (lines.start + 1).to_string(),
        len => format!("{},{len}", lines.start + 1),
    }
}

struct Paint<'o> {
    out: &'o mut dyn Write,
    colour: bool,
}

impl Paint<'_> {
    fn lines(&mut self, colour: &str, mark: &str, lines: &[&[u8]]) -> io::Result<()> {
        for line in lines {
            self.line(colour, &[mark.as_bytes(), line].concat())?;
        }
        Ok(())
    }

    fn line(&mut self, colour: &str, line: &[u8]) -> io::Result<()> {
        let (text, end) = match line.strip_suffix(b"\n") {
            Some(text) => (text, "\n"),
            None => (line, "\n\\ No newline at end of file\n"),
        };
        if self.colour && !colour.is_empty() {
            write!(self.out, "\x1b[{colour}m")?;
            self.out.write_all(text)?;
            write!(self.out, "\x1b[0m{end}")
        } else {
            self.out.write_all(text)?;
            self.out.write_all(end.as_bytes())
        }
    }
}

#[cfg(test)]
#[path = "diff_tests.rs"]
mod tests;
