//! Time grows with the size of a function, not with a power of it, whatever is asked in it.
//!
//! Each of these modules took minutes once, or would have.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Far more than it takes, also without optimisation and beside other tests.
const LIMIT: Duration = Duration::from_secs(30);

#[test]
fn of_one_slot_that_is_loaded_and_asked_about_again_and_again() {
    let mut body = String::from("  %s = alloca ptr\n  store ptr %p, ptr %s\n  br label %b0\n");
    let n = 5000;
    for i in 0..n {
        let next = i + 1;
        let _ = write!(
            body,
            "b{i}:
  %l{i} = load ptr, ptr %s
  %q{i} = call i1 @llvm.nvvm.isspacep.shared(ptr %l{i})
  br i1 %q{i}, label %t{i}, label %b{next}
t{i}:
  %m{i} = load ptr, ptr %s
  store volatile i32 {i}, ptr %m{i}
  br label %b{next}
"
        );
    }
    let _ = writeln!(body, "b{n}:\n  ret void");
    let out = quickly(&format!("define void @f(ptr %p) {{\n{body}}}"));
    assert_eq!(out.matches("store volatile i32").count(), n);
    assert_eq!(out.matches(", ptr addrspace(3) %m").count(), n);
}

#[test]
fn of_addresses_that_are_made_of_each_other_and_all_asked_about() {
    let mut body = String::new();
    for i in 0..20_000 {
        let next = i + 1;
        let _ = write!(
            body,
            "  %p{next} = getelementptr inbounds i8, ptr %p{i}, i64 4
  %q{i} = call i1 @llvm.nvvm.isspacep.shared(ptr %p{next})
  call void @llvm.assume(i1 %q{i})
  store volatile i32 {i}, ptr %p{next}
"
        );
    }
    quickly(&format!("define void @f(ptr %p0) {{\n{body}  ret void\n}}"));
}

#[test]
fn of_queries_about_what_the_host_gave() {
    let mut body = String::from("  %a0 = add i32 0, 0\n");
    let n = 20_000;
    for i in 0..n {
        let next = i + 1;
        let _ = write!(
            body,
            "  %q{i} = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %z{i} = zext i1 %q{i} to i32
  %a{next} = add i32 %a{i}, %z{i}
"
        );
    }
    let text = format!(
        "define ptx_kernel void @k(ptr %p, ptr %o) {{\n{body}  store i32 %a{n}, ptr %o\n  ret void\n}}"
    );
    assert_eq!(quickly(&text).matches("call i1 @llvm.nvvm.isspacep").count(), 0);
}

#[test]
fn of_conditions_that_share_parts() {
    let mut body = String::from("  br label %b0\n");
    let n = 2000;
    for i in 0..n {
        let next = i + 1;
        let _ = write!(body, "b{i}:\n  %c{i}.0 = call i1 @llvm.nvvm.isspacep.shared(ptr %p)\n");
        for part in 1..16 {
            let of = part - 1;
            let _ = writeln!(body, "  %c{i}.{part} = and i1 %c{i}.{of}, %c{i}.{of}");
        }
        let _ = write!(
            body,
            "  br i1 %c{i}.15, label %t{i}, label %b{next}
t{i}:
  store volatile i32 {i}, ptr %p
  br label %b{next}
"
        );
    }
    let _ = writeln!(body, "b{n}:\n  ret void");
    let out = quickly(&format!("define void @f(ptr %p) {{\n{body}}}"));
    assert_eq!(out.matches("store volatile i32").count(), n);
    assert_eq!(out.matches(", ptr addrspace(3) %p").count(), n);
}

/// What comes out of a module with this function, also checked, if that does not take long.
fn quickly(function: &str) -> String {
    let text = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n{function}
declare i1 @llvm.nvvm.isspacep.shared(ptr)\ndeclare void @llvm.assume(i1)\n"
    );
    let start = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .args(["opt", "--check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(text.as_bytes()).expect("it reads everything"));
        child.wait_with_output().expect("the command ends")
    });
    let took = start.elapsed();
    assert!(output.status.success());
    assert!(took < LIMIT, "it took {took:?}");
    String::from_utf8(output.stdout).expect("text")
}
