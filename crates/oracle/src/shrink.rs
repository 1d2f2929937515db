//! Makes a list of choices, and then the text that they lead to, smaller as long as it has a property.
//!
//! Pieces of the list are left out, large ones first; then choices are made smaller one by one; until nothing helps. Of
//! the text whole functions are left out, then lines, and branches go one way: what is still used is missed, and stays.

/// The smallest list that was found for which `holds`. Every list that is asked about counts against `tries`.
///
/// `holds` returns the choices that were in fact made, where the property holds.
pub fn shrink(
    mut best: Vec<u32>,
    mut tries: usize,
    mut holds: impl FnMut(Vec<u32>) -> Option<Vec<u32>>,
) -> Vec<u32> {
    let mut better = |best: &mut Vec<u32>, list: Vec<u32>| {
        if tries == 0 {
            return false;
        }
        tries -= 1;
        match holds(list) {
            Some(made) if smaller(&made, best) => {
                *best = made;
                true
            }
            _ => false,
        }
    };
    loop {
        let start = best.clone();
        let mut size = best.len() / 2;
        while size > 0 {
            let mut at = 0;
            while at < best.len() {
                let end = (at + size).min(best.len());
                let without = [&best[..at], &best[end..]].concat();
                // What comes later moves here: try again in the same place.
                if !better(&mut best, without) {
                    at += size.div_ceil(2);
                }
            }
            size /= 2;
        }
        for at in 0..best.len() {
            for value in [0, 1] {
                let Some(&old) = best.get(at) else { break };
                let candidate = if value == 0 { 0 } else { old.saturating_sub(1) };
                if candidate < old {
                    let mut list = best.clone();
                    list[at] = candidate;
                    if better(&mut best, list) {
                        break;
                    }
                }
            }
        }
        if best == start {
            return best;
        }
    }
}

/// The shortest text that was found for which `holds`, with fewer functions and fewer lines.
pub fn shrink_text(text: &str, mut holds: impl FnMut(&str) -> bool) -> String {
    let mut pieces: Vec<String> = Vec::new();
    for line in text.lines() {
        // A function is one piece.
        let inside =
            pieces.last().is_some_and(|p| p.starts_with("define") && !p.ends_with("\n}\n"));
        match pieces.last_mut() {
            Some(piece) if inside => *piece += &format!("{line}\n"),
            _ => pieces.push(format!("{line}\n")),
        }
    }
    let pieces = without(pieces, &mut holds);
    let lines = pieces.iter().flat_map(|piece| piece.split_inclusive('\n')).map(str::to_owned);
    without(lines.collect(), &mut holds).concat()
}

/// The pieces that cannot be left out, alone or with the next one, the last ones first, until all are needed. A branch
/// that need not be conditional goes one way.
fn without(mut pieces: Vec<String>, holds: &mut impl FnMut(&str) -> bool) -> Vec<String> {
    loop {
        let before = pieces.clone();
        for at in (0..pieces.len()).rev() {
            let end = pieces.len();
            let shorter = [1, 2].map(|n| (n, None));
            let straight = ways(&pieces[at]).into_iter().map(|way| (1, Some(way)));
            for (n, instead) in shorter.into_iter().chain(straight) {
                let range = at..(at + n).min(end);
                let tried = [&pieces[..at], instead.as_slice(), &pieces[range.end..]].concat();
                if holds(&tried.concat()) {
                    pieces.splice(range, instead);
                    break;
                }
            }
        }
        if pieces == before {
            return pieces;
        }
    }
}

/// The branches that go one way of those that this one has.
fn ways(line: &str) -> Vec<String> {
    let conditional = line.trim_start().starts_with("br i1 ");
    let targets = line.split(", ").skip(1).filter(|_| conditional);
    targets.map(|target| format!("  br {}\n", target.trim_end())).collect()
}

/// Whether a list comes before another: the shorter one, or the one with smaller choices.
fn smaller(a: &[u32], b: &[u32]) -> bool {
    (a.len(), a) < (b.len(), b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_matter_goes() {
        let list = (0..100).map(|n| n * 7 % 31).collect();
        let found = shrink(list, 10_000, |list| {
            let found = list.iter().filter(|&&n| n >= 20).count() >= 2;
            found.then_some(list)
        });
        assert_eq!(found, [20, 20]);
    }

    #[test]
    fn what_a_text_does_not_need_goes() {
        let text = "a\ndefine f {\n  x\n  y\n}\n\ndefine g {\n  x\n}\n";
        let found =
            shrink_text(text, |text| text.contains("define f {\n") && text.contains("y\n}"));
        assert_eq!(found, "define f {\n  y\n}\n");
    }

    #[test]
    fn branches_go_one_way() {
        let text = "define f {\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  y\n}\n";
        let found = shrink_text(text, |text| {
            // What is branched to is there, and blocks end.
            let there =
                |b: &&str| !text.contains(&format!("%{b}")) || text.contains(&format!("\n{b}:"));
            let ends = |b: &&str| {
                text.split_once(&format!("\n{b}:")).is_none_or(|(before, _)| {
                    before.lines().last().is_some_and(|line| line.starts_with("  br "))
                })
            };
            let whole = ["a", "b"].iter().all(|b| there(b) && ends(b));
            whole && text.starts_with("define f {\n") && text.ends_with("y\n}\n")
        });
        assert_eq!(found, "define f {\n  y\n}\n");
    }

    #[test]
    fn tries_are_bounded() {
        let mut asked = 0;
        shrink(vec![9; 50], 17, |list| {
            asked += 1;
            Some(list)
        });
        assert!(asked <= 17);
    }
}
