//! The judge against children that work, crash, hang and babble. This binary is its own child.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use libtest_mimic::{Arguments, Trial};
use spacecast_llvm::judge::{DEFAULT_TIMEOUT, Judge, Judgement, Request};
use spacecast_llvm::{Llvm, Severity, VARIABLE, judge};

/// Set in a child, to what it shall do.
const ROLE: &str = "SPACECAST_JUDGE_TEST_ROLE";

const GOOD: &[u8] = b"define void @f() {\n  ret void\n}\n";

fn main() -> ExitCode {
    match std::env::var(ROLE).as_deref() {
        Ok("serve") => match Llvm::find(None) {
            Ok(llvm) => judge::serve(&llvm).map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS),
            Err(error) => {
                report(&error.to_string());
                ExitCode::FAILURE
            }
        },
        Ok("babble") => {
            use std::io::Write as _;
            std::io::stdout().write_all(&[b'x'; 4096]).unwrap();
            ExitCode::SUCCESS
        }
        Ok("abort") => std::process::abort(),
        _ => libtest_mimic::run(&Arguments::from_args(), trials()).exit_code(),
    }
}

#[allow(clippy::print_stderr)]
fn report(message: &str) {
    eprintln!("{message}");
}

fn trials() -> Vec<Trial> {
    let tests: [(&str, fn()); 8] = [
        ("answers", answers),
        ("answers_many_at_once", answers_many_at_once),
        ("survives_a_crash", survives_a_crash),
        ("survives_a_timeout", survives_a_timeout),
        ("tells_why_a_child_does_not_start", tells_why_a_child_does_not_start),
        ("leaves_no_state_between_requests", leaves_no_state_between_requests),
        ("takes_large_texts", takes_large_texts),
        ("every_installed_version_judges", every_installed_version_judges),
    ];
    let trial = |(name, test): (&str, fn())| {
        Trial::test(name, move || {
            test();
            Ok(())
        })
    };
    tests.into_iter().map(trial).collect()
}

fn child(role: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(ROLE, role);
    command
}

fn judge() -> Judge {
    Judge::spawn(child("serve")).unwrap()
}

fn whole(text: &[u8]) -> Request<'_> {
    Request { name: "test.ll", text, verify: true, print: true }
}

#[track_caller]
fn assert_good(judge: &Judge) {
    match judge.ask(&whole(GOOD)) {
        Judgement::Accepted { diagnostics, verify: Some(Ok(())), print: Some(text) } => {
            assert_eq!(diagnostics, []);
            assert!(text.ends_with(GOOD));
        }
        other => panic!("{other:?}"),
    }
}

/// A type nested so deep that LLVM's parser, which recurses, leaves its stack.
fn crasher() -> Vec<u8> {
    let depth = 1_000_000;
    format!("@x = external global {}i8{}\n", "[1 x ".repeat(depth), "]".repeat(depth)).into_bytes()
}

fn answers() {
    let judge = judge();
    let llvm = Llvm::find(None).unwrap();
    assert_eq!((judge.version(), Path::new(judge.path())), (llvm.version(), llvm.path()));
    assert_good(&judge);
    let parse_only = Request { name: "test.ll", text: GOOD, ..Request::default() };
    let nothing_more = Judgement::Accepted { diagnostics: vec![], verify: None, print: None };
    assert_eq!(judge.ask(&parse_only), nothing_more);
    match judge.ask(&whole(b"\n oops")) {
        Judgement::Rejected(message) => {
            assert!(message.starts_with("test.ll:2:2: error"), "{message}")
        }
        other => panic!("{other:?}"),
    }
    match judge.ask(&whole(
        b"declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n@llvm.used = global i8 0\n",
    )) {
        Judgement::Accepted { verify: Some(Err(message)), .. } => assert!(!message.is_empty()),
        other => panic!("{other:?}"),
    }
}

fn answers_many_at_once() {
    let judge = judge();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| (0..10).for_each(|_| assert_good(&judge)));
        }
    });
}

fn survives_a_crash() {
    let judge = judge();
    for _ in 0..2 {
        match judge.ask(&whole(&crasher())) {
            Judgement::Crashed(reason) => {
                assert!(reason.contains("SIGABRT") || reason.contains("SIGSEGV"), "{reason}")
            }
            other => panic!("{other:?}"),
        }
        assert_good(&judge);
    }
}

fn survives_a_timeout() {
    // Large enough that no machine is done in time.
    let text: String = (0..1_000_000).map(|i| format!("@g{i} = global i64 {i}\n")).collect();
    let limit = Duration::from_millis(50);
    let judge = judge().with_timeout(limit);
    assert_eq!(judge.ask(&whole(text.as_bytes())), Judgement::Crashed("timeout after 50ms".into()));
    assert_good(&judge.with_timeout(DEFAULT_TIMEOUT));
}

fn tells_why_a_child_does_not_start() {
    let error = |command| Judge::spawn(command).unwrap_err().to_string();
    let mut without_library = child("serve");
    without_library.env(VARIABLE, "/nowhere/libLLVM.so");
    for (message, part) in [
        (error(without_library), "/nowhere/libLLVM.so: "),
        (error(child("babble")), "does not speak"),
        (error(child("abort")), "SIGABRT"),
        (error(Command::new("/nowhere/judge")), "cannot start /nowhere/judge"),
    ] {
        assert!(message.contains(part), "{part} is not in: {message}");
    }
}

fn leaves_no_state_between_requests() {
    let judge = judge();
    let text = b"%t = type { i32 }\n@x = global %t zeroinitializer\n";
    let first = judge.ask(&whole(text));
    assert!(matches!(&first, Judgement::Accepted { print: Some(text), .. } if !text.is_empty()));
    assert_eq!(judge.ask(&whole(text)), first);
}

fn takes_large_texts() {
    let judge = judge();
    let mut text = vec![b' '; 8 << 20];
    text.extend_from_slice(GOOD);
    assert!(matches!(judge.ask(&whole(&text)), Judgement::Accepted { verify: Some(Ok(())), .. }));
}

/// The versions that the system keeps side by side, if any. They have different functions and
/// different manners.
fn every_installed_version_judges() {
    let installed: Vec<PathBuf> = fs::read_dir("/usr/lib")
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap().to_string_lossy().starts_with("llvm-"))
        .filter(|path| path.join("lib/libLLVM.so").exists())
        .collect();
    for directory in installed {
        let mut command = child("serve");
        command.env(VARIABLE, &directory);
        let judge = Judge::spawn(command).unwrap();
        assert_good(&judge);
        let (major, _, _) = judge.version().unwrap();
        assert!(directory.ends_with(format!("llvm-{major}")), "{} is {major}", directory.display());

        let flags =
            "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!1 = !{}\n";
        let bad_info = format!("define void @f() !dbg !1 {{\n  ret void\n}}\n{flags}");
        match judge.ask(&whole(bad_info.as_bytes())) {
            Judgement::Accepted { verify: Some(Err(message)), .. } => {
                assert!(message.contains("subprogram"))
            }
            Judgement::Accepted { diagnostics, verify: Some(Ok(())), .. } if major < 16 => {
                assert_eq!(diagnostics.len(), 1);
                assert_eq!(diagnostics[0].severity, Severity::Warning);
                assert_eq!(diagnostics[0].message, "ignoring invalid debug info in test.ll");
            }
            other => panic!("{other:?}"),
        }
        let bad_code = format!(
            "define i32 @f() {{\n  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret i32 %a\n}}\n{flags}"
        );
        match judge.ask(&whole(bad_code.as_bytes())) {
            Judgement::Accepted { verify: Some(Err(message)), .. } => {
                assert!(message.contains("dominate"))
            }
            Judgement::Crashed(reason) if major < 16 => {
                assert!(
                    reason.contains("dominate") && reason.contains("LLVM ERROR: Broken module"),
                    "{reason}"
                );
            }
            other => panic!("{other:?}"),
        }
        assert_good(&judge);
    }
}
