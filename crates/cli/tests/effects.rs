//! What LLVM makes of our output that it does not make of the input: loads that leave loops, or go.
//!
//! Each kernel is optimised by LLVM as it is, and after `spacecast opt`. What counts is how often each store in a loop
//! has to load something again that does not change.

#![allow(clippy::unwrap_used, missing_docs)]

use std::io::Write as _;
use std::process::{Command, Stdio};

use spacecast_ir::function::Function;
use spacecast_ir::value::Block;
use spacecast_ir::vocab::Opcode;
use spacecast_llvm::Llvm;

const HEAD: &str = "\
target datalayout = \"e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
@tile = external addrspace(3) global [0 x float], align 4
";

/// `to[i] *= from[0]` in a loop.
const LOOP: &str = "\
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load float, ptr %from, align 4
  %at = getelementptr float, ptr %to, i32 %i
  %old = load float, ptr %at, align 4
  %new = fmul float %x, %old
  store float %new, ptr %at, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
";

fn opt(source: &str, args: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spacecast"))
        .args(["opt", "--check"])
        .args(args)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(source.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

fn optimised(source: &str) -> String {
    optimised_by(source, "default<O3>")
}

fn optimised_by(source: &str, passes: &str) -> String {
    let llvm = Llvm::find(None).unwrap();
    let machine = llvm.machine("sm_90", "+ptx80", 3).unwrap();
    let mut module = llvm.parse("effect.ll", source.as_bytes()).unwrap();
    module.run_passes(passes, Some(&machine)).unwrap();
    module.verify().unwrap();
    String::from_utf8(module.print()).unwrap()
}

/// The loads and stores of a function, in blocks that `counts`.
fn loads_and_stores(
    func: &Function<'_>,
    counts: impl Fn(&Function<'_>, Block) -> bool,
) -> (usize, usize) {
    let inside = func.insts().filter(|&inst| counts(func, func.block_of(inst)));
    let ops: Vec<Opcode> = inside.map(|inst| func.inst(inst).op).collect();
    let count = |op| ops.iter().filter(|o| **o == op).count();
    (count(Opcode::Load), count(Opcode::Store))
}

/// Whether control can come back to a block.
fn is_in_loop(func: &Function<'_>, block: Block) -> bool {
    let mut seen = vec![false; func.num_blocks()];
    let next = |b: Block| func.terminator(b).map(|t| func.successors(t).collect::<Vec<_>>());
    let mut stack = next(block).unwrap_or_default();
    while let Some(at) = stack.pop() {
        if at == block {
            return true;
        }
        if !std::mem::replace(&mut seen[at.as_u32() as usize], true) {
            stack.extend(next(at).unwrap_or_default());
        }
    }
    false
}

/// The loads and stores in loops of a module, functions together.
fn in_loops(text: &str) -> (usize, usize) {
    let module = spacecast_ir::parse(text.as_bytes()).unwrap();
    let each = module.functions().map(|(_, func)| loads_and_stores(func, is_in_loop));
    each.fold((0, 0), |sum, n| (sum.0 + n.0, sum.1 + n.1))
}

/// LLVM loads twice for each store; after us, once.
fn leaves_the_loop(source: &str, args: &[&str]) {
    let source = format!("{HEAD}{source}");
    let (loads, stores) = in_loops(&optimised(&source));
    assert_eq!(loads, 2 * stores, "LLVM alone");
    let ours = opt(&source, args);
    let text = optimised(&ours);
    let (loads, stores) = in_loops(&text);
    assert!(stores > 0 && loads == stores, "{ours}\n\n{text}");
}

#[test]
fn a_kernel_argument_does_not_change_with_shared_memory() {
    let kernel = format!("define ptx_kernel void @k(ptr %from, i32 %n) {{\n{LOOP}");
    leaves_the_loop(
        &kernel.replace("ptr %to,", "ptr addrspacecast (ptr addrspace(3) @tile to ptr),"),
        &[],
    );
}

#[test]
fn a_helper_is_told_what_its_callers_know() {
    let helper =
        format!("define internal void @scale(ptr %to, ptr %from, i32 %n) noinline {{\n{LOOP}");
    let kernel = "\
define ptx_kernel void @k(ptr %by, i32 %n) {
  call void @scale(ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %by, i32 %n)
  ret void
}
define ptx_kernel void @other(ptr %by, i32 %n) {
  call void @scale(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 512), ptr %by, i32 %n)
  ret void
}
";
    leaves_the_loop(&(helper + kernel), &[]);
}

#[test]
fn a_barrier_does_not_change_local_memory() {
    let barrier = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %next";
    let looped = LOOP.replacen("%next", barrier, 2).replacen(barrier, "%next", 1);
    let helper = format!(
        "define void @scale(ptr %to, ptr dereferenceable(4) %from, i32 %n) noinline {{\n{looped}"
    );
    let kernel = "\
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @k(float %by, i32 %n) {
  %slot = alloca float, align 4
  store float %by, ptr %slot, align 4
  call void @scale(ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %slot, i32 %n)
  ret void
}
";
    leaves_the_loop(&format!("{helper}{kernel}"), &["--whole-program"]);
}

#[test]
fn a_pointer_in_a_structure_leads_to_global_memory() {
    let kernel = format!(
        "define ptx_kernel void @k(ptr byval({{ ptr, i64 }}) align 8 %args, i32 %n) {{\n{LOOP}"
    );
    let kernel = kernel
        .replace("entry:\n", "entry:\n  %from = load ptr, ptr %args, align 8\n")
        .replace("ptr %to,", "ptr addrspacecast (ptr addrspace(3) @tile to ptr),");
    leaves_the_loop(&kernel, &[]);
}

#[test]
fn restricted_pointers_in_a_structure_do_not_overlap() {
    let kernel = format!(
        "define ptx_kernel void @k(ptr byval({{ ptr, ptr }}) align 8 \
         \"user_specified_restrict_scope\"=\"1\" %args, i32 %n) {{\n{LOOP}"
    );
    let kernel = kernel.replace(
        "entry:\n",
        "entry:\n  %from = load ptr, ptr %args, align 8\n  \
         %second = getelementptr i8, ptr %args, i64 8\n  %to = load ptr, ptr %second, align 8\n",
    );
    leaves_the_loop(&kernel, &["--allow-restrict-in-struct"]);
}

#[test]
fn rows_of_restricted_tables_do_not_overlap() {
    let kernel =
        format!("define ptx_kernel void @k(ptr noalias %a, ptr noalias %b, i32 %n) {{\n{LOOP}");
    let kernel = kernel.replace(
        "entry:\n",
        "entry:\n  %from = load ptr, ptr %a, align 8\n  %to = load ptr, ptr %b, align 8\n",
    );
    leaves_the_loop(&kernel, &["--apply-multi-level-restrict"]);
}

/// A restricted pointer holds for one call. Each call of @twice may read what the one before it wrote.
const TWICE: &str = "\
define internal void @twice(ptr noalias %a, ptr noalias %b) alwaysinline {
  %x = load i32, ptr %a, align 4
  %y = mul i32 %x, 2
  store i32 %y, ptr %b, align 4
  ret void
}
";

/// What was stored first, doubled, must not come out: something else may have been stored in between.
fn is_not_mixed_up(source: &str) {
    let source = format!("{HEAD}{TWICE}{source}");
    for passes in
        ["default<O3>", "always-inline,function(loop(loop-rotate),loop-unroll,gvn,instsimplify)"]
    {
        let text = optimised_by(&opt(&source, &[]), passes);
        assert!(text.contains("!alias.scope") || passes == "default<O3>", "{text}");
        assert!(!text.contains("ret i32 14"), "{text}");
    }
}

#[test]
fn pointers_of_two_calls_are_not_mixed_up() {
    is_not_mixed_up(
        "\
define i32 @k(ptr %x, ptr %y, ptr %same, ptr %z) {
  store i32 7, ptr %same
  call void @twice(ptr %x, ptr %y)
  call void @twice(ptr %same, ptr %z)
  %r = load i32, ptr %z
  ret i32 %r
}
",
    );
}

#[test]
fn pointers_of_two_rounds_are_not_mixed_up() {
    is_not_mixed_up(
        "\
define i32 @k(ptr %x, ptr %y, ptr %same, ptr %z) {
entry:
  store i32 7, ptr %same
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 1, %loop ]
  %p = phi ptr [ %x, %entry ], [ %same, %loop ]
  %q = phi ptr [ %y, %entry ], [ %z, %loop ]
  call void @twice(ptr %p, ptr %q)
  %more = icmp eq i32 %i, 0
  br i1 %more, label %loop, label %end
end:
  %r = load i32, ptr %z
  ret i32 %r
}
",
    );
}

/// Each call reads what the one before has written through its other pointer, maybe over the zero.
#[test]
fn pointers_of_two_calls_in_a_recursion_are_not_mixed_up() {
    let source = format!(
        "{HEAD}{}",
        "\
define i32 @count(ptr noalias %a, ptr noalias %b, i64 %i, i32 %n) {
  %x = load i32, ptr %a
  %y = add i32 %x, 1
  store i32 0, ptr %b
  %at = getelementptr i32, ptr %b, i64 %i
  store i32 %y, ptr %at
  %last = icmp eq i32 %n, 0
  br i1 %last, label %end, label %again
end:
  ret i32 %y
again:
  %m = sub i32 %n, 1
  %r = tail call i32 @count(ptr %b, ptr %a, i64 %i, i32 %m)
  ret i32 %r
}
"
    );
    for passes in ["default<O3>", "tailcallelim,gvn"] {
        let text = optimised_by(&opt(&source, &[]), passes);
        let (loads, stores) = in_loops(&text);
        assert!(stores > 0 && stores == 2 * loads, "{text}");
    }
}

#[test]
fn a_load_goes_that_a_store_to_shared_memory_cannot_have_changed() {
    let source = format!(
        "{HEAD}{}",
        "\
define ptx_kernel void @k(ptr %from, ptr %out, i32 %i) {
  %x = load float, ptr %from, align 4
  %at = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %i
  store float 1.0, ptr %at, align 4
  %y = load float, ptr %from, align 4
  %z = fadd float %x, %y
  store float %z, ptr %out, align 4
  ret void
}
"
    );
    let loads = |text: &str| {
        let module = spacecast_ir::parse(text.as_bytes()).unwrap();
        module.functions().map(|(_, func)| loads_and_stores(func, |_, _| true).0).sum::<usize>()
    };
    assert_eq!(loads(&optimised(&source)), 2, "LLVM alone");
    assert_eq!(loads(&optimised(&opt(&source, &[]))), 1);
}
