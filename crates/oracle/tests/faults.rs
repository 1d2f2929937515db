//! Faults that are put in on purpose are found, and shrink to a few lines.

use spacecast_oracle::campaign::{Case, Tally, check_seed};
use spacecast_oracle::check::{Kind, Program, Setup, Terms, Verdict, check_by};
use spacecast_oracle::generate::program;
use spacecast_oracle::run::{Arg, Cell, Host, Launch};

/// What comes of a pass that puts one slot before another, if the kernel stores what it is handed there.
fn with_another_slot(stored: &str) -> Verdict {
    let text = format!(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
         define ptx_kernel void @k(ptr %out) {{\n  %slot = alloca i64, align 8\n  \
         %number = ptrtoint ptr %slot to i64\n  %half = trunc i64 %number to i32\n  \
         %odd = getelementptr i8, ptr %out, i64 4\n  {stored}, ptr %odd, align 4\n  ret void\n}}\n"
    );
    let cell = |n| Cell::Number(n);
    let launch = Launch {
        module: 0,
        kernel: "k".to_owned(),
        blocks: 1,
        threads: 1,
        args: vec![Arg::Buffer(0, 0)],
    };
    let host = Host {
        buffers: vec![vec![cell(1), cell(2)]],
        variables: Vec::new(),
        shared: None,
        launches: vec![launch],
    };
    let program = Program { text, outside: String::new(), host, steps: 1000 };
    let pass = |text: &str| {
        Ok(text.replace("{\n  %slot", "{\n  %other = alloca [5 x i64], align 8\n  %slot"))
    };
    check_by(&program, Terms::default(), &pass)
}

#[test]
fn addresses_of_slots_are_equal_wherever_they_are_stored() {
    let verdict = with_another_slot("store ptr %slot");
    assert!(matches!(verdict, Verdict::Same(_)), "{verdict:?}");
}

#[test]
fn parts_of_addresses_are_numbers() {
    let verdict = with_another_slot("store i32 %half");
    assert!(matches!(&verdict, Verdict::Wrong(f) if f.kind == Kind::Different), "{verdict:?}");
}

/// Looks for a program with which a fault shows that a pass makes; it rewrites each line that it is given, or not.
fn find(fault: &(dyn Fn(&str) -> Option<String> + Sync)) -> Case {
    let pass = |text: &str| {
        let mut out = String::new();
        for line in text.lines() {
            out += &fault(line).unwrap_or_else(|| line.to_owned());
            out.push('\n');
        }
        Ok(out)
    };
    let judge = |program: &Program, setup: &Setup| {
        // Only one run: what is wrong once need not be text that is wrong again.
        match check_by(
            program,
            Terms { others_first: setup.others_first, ..Terms::default() },
            &pass,
        ) {
            Verdict::Wrong(fault) if fault.kind == Kind::NotRead => Verdict::Unsupported(fault.why),
            verdict => verdict,
        }
    };
    for seed in 0..10_000 {
        let tally = Tally::default();
        check_seed(seed, program, &judge, &tally);
        if let Some(case) = tally.wrong.into_inner().expect("a list").pop() {
            return case;
        }
    }
    panic!("not found");
}

#[track_caller]
fn is_small(case: &Case) {
    let size = case.program.text.lines().filter(|line| !line.is_empty()).count();
    assert!(size <= 24, "{size} lines\n{}", case.report());
}

/// The parts of a line around something.
fn around<'a>(line: &'a str, what: &str) -> Option<(&'a str, &'a str)> {
    let at = line.find(what)?;
    Some((&line[..at], &line[at + what.len()..]))
}

#[test]
fn an_access_in_a_space_that_it_is_not_in() {
    for (space, kind) in [(1, "load i32"), (3, "load i32"), (5, "load i32"), (3, "load ptr")] {
        let case = find(&|line| {
            let (before, after) = around(line, &format!("{kind}, ptr %"))?;
            let (pointer, rest) = after.split_once(',')?;
            let name = before.trim().trim_end_matches(" =").trim_start_matches('%');
            Some(format!(
                "  %{name}.wrong = addrspacecast ptr %{pointer} to ptr addrspace({space})\n\
                 {before}{kind}, ptr addrspace({space}) %{name}.wrong,{rest}"
            ))
        });
        assert_eq!(case.fault.kind, Kind::Undefined, "{}", case.report());
        is_small(&case);
    }
}

#[test]
fn a_query_that_is_answered_although_it_is_open() {
    let case = find(&|line| {
        let (before, _) = around(line, "call i1 @llvm.nvvm.isspacep.shared(ptr %")?;
        Some(format!("{before}icmp eq i32 0, 0"))
    });
    is_small(&case);
}

#[test]
fn a_comparison_with_null_in_shared_memory() {
    let case = find(&|line| {
        let (before, after) = around(line, " ptr addrspacecast (ptr addrspace(3) @")?;
        let (name, null) = after.split_once(" to ptr), ")?;
        let compares = before.contains("= icmp ") && null == "null";
        compares.then(|| format!("{before} ptr addrspace(3) @{name}, null"))
    });
    assert_eq!(case.fault.kind, Kind::Different, "{}", case.report());
    is_small(&case);
}

#[test]
fn an_access_that_says_it_is_not_where_it_is() {
    let case = find(&|line| {
        let is_load = line.contains("= load i32, ptr %");
        is_load.then(|| format!("{line}, !noalias.addrspace !{{i32 5, i32 6}}"))
    });
    assert_eq!(case.fault.kind, Kind::Undefined, "{}", case.report());
    is_small(&case);
}

#[test]
fn a_store_that_is_lost() {
    let case = find(&|line| line.contains("  store i32 ").then(String::new));
    // What was stored is missed in the end, or where it is read again.
    let kind = case.fault.kind;
    assert!(matches!(kind, Kind::Different | Kind::Undefined), "{}", case.report());
    is_small(&case);
}
