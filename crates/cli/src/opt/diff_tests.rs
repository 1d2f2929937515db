//! Diffs are applied again, on texts with all kinds of changes.

use super::*;

fn diff(old: &str, new: &str) -> String {
    let mut out = Vec::new();
    unified(&mut out, "f.ll", old.as_bytes(), new.as_bytes(), false).expect("memory");
    String::from_utf8(out).expect("text")
}

/// Applies a diff as `patch` does, but believes nothing: counts and context have to agree.
fn apply(old: &str, diff: &str) -> String {
    let old: Vec<&str> = old.split_inclusive('\n').collect();
    let mut new = String::new();
    let mut at = 0;
    let mut lines = diff.split_inclusive('\n').skip(2).peekable();
    while let Some(header) = lines.next() {
        let mut words = header.split(' ').skip(1);
        let mut span = |sign: char| -> (usize, usize) {
            let word = words.next().expect("a span").trim_start_matches(sign);
            let (start, len) = word.split_once(',').unwrap_or((word, "1"));
            (start.parse().expect("a number"), len.parse().expect("a number"))
        };
        let ((start, len), (_, new_len)) = (span('-'), span('+'));
        let start = if len == 0 { start } else { start - 1 };
        new.extend(old[at..start].iter().copied());
        at = start;
        let mut added = 0;
        while let Some(line) = lines.next_if(|l| !l.starts_with("@@")) {
            let ends = lines.next_if(|l| l.starts_with('\\')).is_some();
            let (mark, text) = line.split_at(1);
            let text = if ends { text.trim_end_matches('\n') } else { text };
            if mark != "+" {
                assert_eq!(old[at], text);
                at += 1;
            }
            if mark != "-" {
                new += text;
                added += 1;
            }
        }
        assert_eq!((at, added), (start + len, new_len), "{header}");
    }
    new.extend(old[at..].iter().copied());
    new
}

fn check(old: &str, new: &str) -> String {
    let diff = diff(old, new);
    if old != new {
        assert_eq!(apply(old, &diff), new, "{diff}");
    }
    diff
}

fn changed(diff: &str) -> usize {
    diff.lines().skip(2).filter(|l| l.starts_with(['+', '-'])).count()
}

#[test]
fn small_changes_have_three_lines_around_them() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
    let expected = "--- f.ll\n+++ f.ll\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n";
    assert_eq!(check(old, &old.replace('5', "five")), expected);
    assert_eq!(check(old, old), "");
}

#[test]
fn ends_and_empty_texts() {
    let added = check("", "a\n");
    assert_eq!(added, "--- f.ll\n+++ f.ll\n@@ -0,0 +1 @@\n+a\n");
    check("a\n", "");
    check("a", "a\n");
    check("a\n", "a");
    check("a\nb", "a\nc");
    check("a\n\n\n", "\n\n\na");
}

/// A number that is always the same one.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    *state >> 33
}

#[test]
fn every_diff_can_be_applied() {
    let mut state = 7;
    for round in 0..400 {
        let len = random(&mut state) % 60;
        let kinds = 1 + random(&mut state) % 12;
        let mut text = || -> Vec<u64> { (0..len).map(|_| random(&mut state) % kinds).collect() };
        let old = text();
        let mut new = if round % 4 == 0 { text() } else { old.clone() };
        for _ in 0..round % 7 {
            let at = random(&mut state) as usize % (new.len() + 1);
            if random(&mut state).is_multiple_of(2) || at == new.len() {
                new.insert(at, 99);
            } else {
                new.remove(at);
            }
        }
        let lines = |n: &[u64]| n.iter().map(|n| format!("{n}\n")).collect::<String>();
        check(&lines(&old), &lines(&new));
    }
}

#[test]
fn far_changes_are_found_one_by_one() {
    let old: String = (0..100_000).map(|i| format!("line {i}\n")).collect();
    let new: String = (0..100_000)
        .map(|i| match i % 1000 {
            500 => String::new(),
            700 => format!("line {i}\nanother\n"),
            _ => format!("line {i}\n"),
        })
        .collect();
    assert_eq!(changed(&check(&old, &new)), 200);
}

#[test]
fn changes_beyond_the_limit_are_still_right() {
    let lines = |from: usize, to: usize| (from..to).map(|i| format!("{i}\n")).collect::<String>();
    let diff = check(&lines(0, 3000), &lines(2000, 6000));
    assert!(changed(&diff) >= 5000);
    // After a change that is too large, what follows is found again.
    let old = lines(0, 400) + &lines(10_000, 11_000);
    let new = lines(5000, 5600) + &lines(10_000, 11_000);
    assert_eq!(changed(&check(&old, &new)), 1000);
}
