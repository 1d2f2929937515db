//! Tests of the test machinery: above all, that it fails when it should.
//!
//! This binary has no harness of its own, so these are trials like the files.

use libtest_mimic::{Failed, Trial};

use crate::command::{Ends, Writes};
use crate::matcher::{Pattern, is_all, matches};
use crate::script::Script;
use crate::{bless, script};

type Test = fn() -> Result<(), String>;

/// One trial for each test below.
pub fn trials() -> Vec<Trial> {
    let tests: &[(&str, Test)] = &[
        ("texts_are_found_in_order", texts_are_found_in_order),
        ("next_means_next", next_means_next),
        ("next_passes_over_comments", next_passes_over_comments),
        ("same_means_same", same_means_same),
        ("empty_means_empty", empty_means_empty),
        ("not_looks_between_its_neighbours", not_looks_between_its_neighbours),
        ("counts_count", counts_count),
        ("wildcards_and_anchors", wildcards_and_anchors),
        ("other_wildcards_are_refused", other_wildcards_are_refused),
        ("blanks_count", blanks_count),
        ("blessed_files_are_checked_whole", blessed_files_are_checked_whole),
        ("failures_say_where", failures_say_where),
        ("misspelt_directives_are_refused", misspelt_directives_are_refused),
        ("prose_is_not_refused", prose_is_not_refused),
        ("what_checks_nothing_is_refused", what_checks_nothing_is_refused),
        ("prefixes_are_kept_apart", prefixes_are_kept_apart),
        ("blessing_changes_only_check_lines", blessing_changes_only_check_lines),
        ("blessed_output_is_accepted", blessed_output_is_accepted),
        ("directives_are_told_from_comments", directives_are_told_from_comments),
        ("commands_are_told_apart", commands_are_told_apart),
    ];
    let trial = |&(name, test): &(&'static str, Test)| {
        Trial::test(format!("selftest::{name}"), move || test().map_err(Failed::from))
    };
    tests.iter().map(trial).collect()
}

const RUN: &str = "; RUN: spacecast print --canonical %s\n";

/// Whether the output is what the CHECK lines say.
fn check(checks: &str, output: &str) -> Result<(), String> {
    let script = Script::read(format!("{RUN}{checks}").as_bytes())?;
    let checks = script.checks_of(&script.runs[0]);
    if script.blessed {
        is_all(&checks, output.as_bytes())
    } else {
        matches(&checks, output.as_bytes())
    }
}

fn passes(checks: &str, output: &str) -> Result<(), String> {
    check(checks, output).map_err(|why| format!("{checks:?} fails on {output:?}: {why}"))
}

fn fails(checks: &str, output: &str) -> Result<(), String> {
    match check(checks, output) {
        Ok(()) => Err(format!("{checks:?} passes on {output:?}")),
        Err(_) => Ok(()),
    }
}

fn same(found: &[u8], expected: &str) -> Result<(), String> {
    if found == expected.as_bytes() {
        return Ok(());
    }
    Err(format!("expected:\n{expected}\nfound:\n{}", String::from_utf8_lossy(found)))
}

fn texts_are_found_in_order() -> Result<(), String> {
    passes("; CHECK: b\n; CHECK: d\n", "a\nb\nc\nd\n")?;
    passes("; CHECK: b\n; CHECK: d\n", "a b c d")?;
    fails("; CHECK: d\n; CHECK: b\n", "a\nb\nc\nd\n")?;
    fails("; CHECK: x\n", "a\nb\n")?;
    fails("; CHECK: a\n; CHECK: a\n", "a\nb\n")?;
    // A text is on one line.
    fails("; CHECK: a b\n", "a\nb\n")?;
    fails("; CHECK: a\n", "")
}

fn next_means_next() -> Result<(), String> {
    passes("; CHECK: a\n; CHECK-NEXT: b\n", "a\nb\n")?;
    passes("; CHECK: a\n; CHECK-NEXT: b\n", "a\n  b c\n")?;
    fails("; CHECK: a\n; CHECK-NEXT: b\n", "a b\nc\n")?;
    fails("; CHECK: a\n; CHECK-NEXT: c\n", "a\nb\nc\n")?;
    fails("; CHECK: a\n; CHECK-NEXT: b\n", "a\n\nb\n")?;
    fails("; CHECK: a\n; CHECK-NEXT: b\n", "a")?;
    // There is nothing to come after.
    fails("; CHECK-NEXT: a\n", "a\n")?;
    fails("; CHECK-NOT: b\n; CHECK-NEXT: a\n", "a\n")
}

fn next_passes_over_comments() -> Result<(), String> {
    passes("; CHECK: a\n; CHECK-NEXT: b\n", "a\n  ; why\nb\n")?;
    passes("; CHECK: a\n; CHECK-NEXT: ; why\n; CHECK-NEXT: b\n", "a\n; why\nb\n")?;
    fails("; CHECK: a\n; CHECK-NEXT: ; why\n", "a\nb\n; why\n")?;
    fails("; CHECK: a\n; CHECK-NEXT: why\n", "a\n; why\n")
}

fn same_means_same() -> Result<(), String> {
    passes("; CHECK: a\n; CHECK-SAME: b\n", "a b\n")?;
    fails("; CHECK: a\n; CHECK-SAME: b\n", "a\nb\n")?;
    fails("; CHECK: b\n; CHECK-SAME: a\n", "a b\n")?;
    fails("; CHECK-SAME: a\n", "a\n")
}

fn empty_means_empty() -> Result<(), String> {
    passes("; CHECK: a\n; CHECK-EMPTY:\n; CHECK-NEXT: b\n", "a\n\nb\n")?;
    fails("; CHECK: a\n; CHECK-EMPTY:\n", "a\nb\n\n")?;
    fails("; CHECK: a\n; CHECK-EMPTY:\n", "a\n")?;
    fails("; CHECK: a\n; CHECK-EMPTY: b\n", "a\n\n")?;
    fails("; CHECK:\n", "a\n")
}

fn not_looks_between_its_neighbours() -> Result<(), String> {
    passes("; CHECK: a\n; CHECK-NOT: x\n; CHECK: b\n", "x\na\nb\nx\n")?;
    fails("; CHECK: a\n; CHECK-NOT: x\n; CHECK: b\n", "a\nx\nb\n")?;
    fails("; CHECK: a\n; CHECK-NOT: x\n; CHECK: b\n", "a x\nb\n")?;
    fails("; CHECK: a\n; CHECK-NOT: x\n; CHECK: b\n", "a\nx b\n")?;
    passes("; CHECK: a\n; CHECK-NOT: x\n; CHECK: b\n", "x a\nb x\n")?;
    // At either end there is one neighbour, or none.
    fails("; CHECK-NOT: x\n; CHECK: a\n", "x\na\n")?;
    fails("; CHECK: a\n; CHECK-NOT: x\n", "a\nb\nx\n")?;
    fails("; CHECK-NOT: x\n", "a\nx\n")?;
    passes("; CHECK-NOT: x\n", "a\nb\n")?;
    fails("; CHECK: a\n; CHECK-NOT: y\n; CHECK-NOT: x\n; CHECK: b\n", "a\nx\nb\n")
}

fn counts_count() -> Result<(), String> {
    passes("; CHECK-COUNT-3: a\n; CHECK: b\n", "a\na a\nb\n")?;
    fails("; CHECK-COUNT-3: a\n", "a\na\n")?;
    // What comes after the last is looked for after it.
    fails("; CHECK-COUNT-2: a\n; CHECK: b\n", "a\nb\na\n")?;
    fails("; CHECK-COUNT-0: a\n", "a\n")?;
    fails("; CHECK-COUNT-x: a\n", "a\n")?;
    passes("; CHECK-COUNT-2: a\n; CHECK-NOT: a\n", "a\na\n")?;
    fails("; CHECK-COUNT-2: a\n; CHECK-NOT: a\n", "a\na\na\n")
}

fn wildcards_and_anchors() -> Result<(), String> {
    passes("; CHECK: a{{.*}}d\n", "a b c d e\n")?;
    passes("; CHECK: a{{.*}}b{{.*}}c\n", "xa1b2c3\n")?;
    passes("; CHECK: a{{.*}}b\n", "ab\n")?;
    fails("; CHECK: a{{.*}}d\n", "a\nd\n")?;
    fails("; CHECK: a{{.*}}d\n", "d a\n")?;
    passes("; CHECK: {{^}}a\n", "ba\nab\n")?;
    fails("; CHECK: {{^}}a\n", "ba\n")?;
    passes("; CHECK: a{{$}}\n", "aba\n")?;
    fails("; CHECK: a{{$}}\n", "ab\n")?;
    passes("; CHECK: a{{.*}}b{{$}}\n", "a b b\n")?;
    fails("; CHECK: a{{.*}}b{{$}}\n", "a b c\n")?;
    passes("; CHECK: {{^}}a{{$}}\n", "ba\na\n")?;
    fails("; CHECK: {{^}}a{{$}}\n", "ba\nab\n")?;
    // Two parts do not share a byte.
    fails("; CHECK: aa{{.*}}aa{{$}}\n", "aaa\n")
}

fn other_wildcards_are_refused() -> Result<(), String> {
    for text in ["{{[0-9]+}}", "a{{.}}b", "{{.+}}", "a{{^}}b", "a{{$}}b"] {
        if Pattern::new(text.as_bytes()).is_ok() {
            return Err(format!("{text:?} is accepted"));
        }
    }
    passes("; CHECK: {{ a }\n", "{{ a }\n")
}

fn blanks_count() -> Result<(), String> {
    passes("; CHECK:    | ^\n", "   | ^\n")?;
    fails("; CHECK:     | ^\n", "   | ^\n")?;
    fails("; CHECK: a  b\n", "a b\n")
}

const MARKER: &str = "; CHECK lines are written by BLESS=1\n";

fn blessed_files_are_checked_whole() -> Result<(), String> {
    passes(&format!("{MARKER}; CHECK: a\n; CHECK-NEXT: b\n"), "a\nb\n")?;
    passes(&format!("{MARKER}; CHECK: a\n; CHECK-NEXT: b\n"), "; c\na\n; c\nb\n")?;
    fails(&format!("{MARKER}; CHECK: a\n; CHECK-NEXT: b\n"), "a\nb\nc\n")?;
    fails(&format!("{MARKER}; CHECK: a\n; CHECK-NEXT: b\n"), "a\n")?;
    fails(&format!("{MARKER}; CHECK: a\n; CHECK-NEXT: b\n"), "a 1\nb\n")?;
    fails(&format!("{MARKER}; CHECK: b\n"), "a\nb\n")?;
    fails(&format!("{MARKER}; CHECK: a\n"), "")?;
    fails(MARKER, "a\n")?;
    // These are not written by BLESS=1.
    fails(&format!("; CHECK: a\n{MARKER}; CHECK: b\n"), "a\nb\n")?;
    fails(&format!("{MARKER}{MARKER}; CHECK: a\n"), "a\n")?;
    fails(&format!("{MARKER}; CHECK: a\n; CHECK-NOT: b\n"), "a\n")
}

fn failures_say_where() -> Result<(), String> {
    let message = match check("; CHECK: a\n; CHECK-NEXT: x\n", "1\n2\n3\n4\n5\na\nb\n") {
        Ok(()) => return Err("the check passes".to_owned()),
        Err(message) => message,
    };
    same(
        message.as_bytes(),
        "line 3: CHECK-NEXT: x\n  not found on the next line\n  the last match was that of line 2\n  \
         the output there:\n       2 | 2\n       3 | 3\n       4 | 4\n       5 | 5\n  >    6 | a\n       \
         7 | b",
    )
}

fn misspelt_directives_are_refused() -> Result<(), String> {
    let wrong = [
        "; CHEKC: a",
        "; CHEKC a",
        "; CHECK a",
        "; CHECK-NXT: a",
        "; CHECK-NEXT a",
        "; CHECK_NEXT: a",
        "; CHECK-NO: a",
        "; CHECK-DAG: a",
        "; CHECKS: a",
        "; check: a",
        "; Check-Next: a",
        "; CHECK-COUNT: a",
        "; CHECK[A]: a",
        "; CHECK lines are writen by BLESS=1",
        "; OTHER: a",
        "; IDENTCAL",
        "; IDENTICAL:",
        "; IDENTICAL to the file",
        "; RUN spacecast print %s",
        "; RUN spacecast",
        "; run: spacecast print %s",
        "; RUN: cat %s",
        "; RUN: spacecast print %s | FileCheck %s",
        "; RUN: spacecast print %s > %t",
        "; RUN: not not spacecast print %s",
        "; RUN: not says spacecast opt %s",
        "; RUN: print %s",
        "; RUN: opt %s > %t",
        "; RUN: opt --passes=a<b>|c %s",
        "; RUN[a]: spacecast print --canonical %s",
        "; RUN[]: spacecast print --canonical %s",
        "; LLVM: accepts",
        "; LLVM: rejects",
        "; LLVM: unverified",
        "  ret void ; CHECK: a",
        "@a = global i32 0 ; RUN: spacecast print %s",
    ];
    for line in wrong {
        // Everything else about the file is right.
        fails(&format!("; CHECK: a\n{line}\n"), "a\n")?;
    }
    Ok(())
}

fn prose_is_not_refused() -> Result<(), String> {
    let right = [
        "; LLVM prints these sorted.",
        "; A function: two blocks.",
        "; Note: this is fine.",
        "; 1: block",
        ";",
        ";CHECK: a",
        ";   CHECK: a",
        "; The checks check that.",
        "; LLVM: rejects typed pointers",
        "ret void ; a check",
    ];
    for line in right {
        passes(&format!("; CHECK: a\n{line}\n"), "a a a\n")?;
    }
    Ok(())
}

fn what_checks_nothing_is_refused() -> Result<(), String> {
    let wrong = [
        "",
        "@a = global i32 0\n",
        "; CHECK: a\n",
        "; RUN: spacecast print --canonical %s\n",
        "; RUN: spacecast print %s\n",
        "; RUN: not spacecast print %s\n",
        "; IDENTICAL\n; RUN: not spacecast print %s\n; CHECK: a\n",
        "; IDENTICAL\n; RUN: spacecast print --canonical %s\n; CHECK: a\n",
        // The command is compared with the file alone.
        "; IDENTICAL\n; RUN: spacecast print %s\n; CHECK: a\n",
        "; RUN[A]: spacecast print --canonical %s\n; RUN: spacecast print %s\n; CHECK: a\n",
        "; RUN[A]: spacecast print --canonical %s\n; A: a\n; CHECK: a\n",
    ];
    for text in wrong {
        if Script::read(text.as_bytes()).is_ok() {
            return Err(format!("{text:?} is accepted"));
        }
    }
    let right = [
        "; IDENTICAL\n; RUN: spacecast print %s\n",
        "; IDENTICAL\n; RUN: spacecast print %s\n; RUN: spacecast print --canonical %s\n; CHECK: a\n",
        "; RUN: not spacecast print %s\n; CHECK: a\n",
    ];
    for text in right {
        Script::read(text.as_bytes())?;
    }
    Ok(())
}

fn prefixes_are_kept_apart() -> Result<(), String> {
    let text = "; RUN[A]: spacecast print %s\n; RUN: spacecast print --canonical %s\n\
                ; A: a\n; CHECK: b\n; A-NEXT: c\n";
    let script = Script::read(text.as_bytes())?;
    matches(&script.checks_of(&script.runs[0]), b"a\nc\n")?;
    matches(&script.checks_of(&script.runs[1]), b"b\n")?;
    if matches(&script.checks_of(&script.runs[0]), b"b\n").is_ok() {
        return Err("A is checked by CHECK".to_owned());
    }
    Ok(())
}

fn blessing_changes_only_check_lines() -> Result<(), String> {
    let file = format!("; CHECK: kept\ncode\n{MARKER}; CHECK: old\nmore\n; CHECK-NEXT: old\n; a\n");
    let outputs = [("CHECK".to_owned(), b"  new\n; a comment\n\nnewer\n".to_vec())];
    same(
        &bless::rewrite(file.as_bytes(), &outputs)?,
        &format!(
            "; CHECK: kept\ncode\n{MARKER}; CHECK:   new\n; CHECK-EMPTY:\n; CHECK-NEXT: newer\nmore\n; a\n"
        ),
    )?;
    same(&bless::rewrite(b"; CHECK: a\nb\n", &outputs)?, "; CHECK: a\nb\n")?;
    let twice = [outputs[0].clone(), ("CHECK".to_owned(), b"other\n".to_vec())];
    match bless::rewrite(file.as_bytes(), &twice) {
        Ok(_) => Err("two outputs are written to one set of CHECK lines".to_owned()),
        Err(_) => Ok(()),
    }
}

fn blessed_output_is_accepted() -> Result<(), String> {
    for output in ["a\n", "a", "\na\n\n\nb  \n", "; c\n  a\n; d\n", "", "{{x}}\n{{.*}}\n"] {
        let file = format!("{RUN}{MARKER}");
        let outputs = [("CHECK".to_owned(), output.as_bytes().to_vec())];
        let new = bless::rewrite(file.as_bytes(), &outputs)?;
        let script = Script::read(&new)?;
        is_all(&script.checks_of(&script.runs[0]), output.as_bytes())?;
        same(&bless::rewrite(&new, &outputs)?, &String::from_utf8_lossy(&new))?;
    }
    Ok(())
}

fn directives_are_told_from_comments() -> Result<(), String> {
    let text = "; RUN[A]: spacecast print %s\n; A: a\n";
    let script = Script::read(text.as_bytes())?;
    let directives = ["; RUN[A]: x", "; A-NEXT: x", "; IDENTICAL", "; LLVM: rejects x", "; A: x\r"];
    let others = ["; prose", "A: x", "; LLVM is it", "; RUNS", "; B: x", ""];
    for (lines, expected) in [(&directives[..], true), (&others[..], false)] {
        for line in lines {
            if script::is_directive(line.as_bytes(), &script) != expected {
                return Err(format!("{line:?} is taken for what it is not"));
            }
        }
    }
    Ok(())
}

fn commands_are_told_apart() -> Result<(), String> {
    let table = [
        ("spacecast print %s", Ends::Well, Writes::Same, false),
        ("not spacecast print %s", Ends::Fails, Writes::Other, false),
        ("opt %s", Ends::Well, Writes::Module, true),
        ("spacecast opt -passes=a<b;c> %s", Ends::Well, Writes::Module, true),
        ("says opt --stats %s", Ends::Says, Writes::Module, true),
        ("says opt --bisect-limit=1 %s", Ends::Says, Writes::Module, false),
        ("opt --diff %s", Ends::Well, Writes::Other, false),
        ("opt -o %t %s", Ends::Well, Writes::Other, false),
        ("not opt -Werror %s", Ends::Fails, Writes::Other, false),
        ("spacecast verify %s", Ends::Well, Writes::Other, false),
    ];
    for (command, ends, writes, settles) in table {
        let script = Script::read(format!("; RUN: {command}\n; CHECK: a\n").as_bytes())?;
        let run = &script.runs[0];
        if (run.ends, run.writes(), run.settles()) != (ends, writes, settles) {
            return Err(format!("{run:?}"));
        }
        let words = command.split(' ').filter(|w| !["not", "says", "spacecast"].contains(w));
        if !run.args.iter().map(String::as_str).eq(words) {
            return Err(format!("{:?}", run.args));
        }
    }
    Ok(())
}
