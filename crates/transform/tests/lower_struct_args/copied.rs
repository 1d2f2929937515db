//! Parameters that are written, or whose address goes where it cannot be followed: they are copied.

use expect_test::expect;

use spacecast_transform::lower_struct_args::Options;

use crate::{
    LLVM, NEW, OLD, check, decisions, lowered, lowered_without_llvm, options, run_with, unchanged,
};

/// Without a layout the size is what LLVM assumes for NVPTX.
#[test]
fn what_is_written_is_copied() {
    check(
        NEW,
        "\
%S = type { i32, i64 }

define ptx_kernel void @k(ptr byval(%S) %p) { ; aligned by its type
  ; first
  %q = getelementptr %S, ptr %p, i64 0, i32 1
  store i64 1, ptr %q
  %v = load i32, ptr %p
  ret void
}
",
        expect![[r#"
            ; k 0: Copied, it is written
            %S = type { i32, i64 }

            define ptx_kernel void @k(ptr byval(%S) "nvvm.grid_constant" %p) { ; aligned by its type
              %p.copy = alloca %S, align 8
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 8 %p.copy, ptr addrspace(101) align 8 %p.param, i64 16, i1 false)
              ; first
              %q = getelementptr %S, ptr %p.copy, i64 0, i32 1
              store i64 1, ptr %q
              %v = load i32, ptr %p.copy
              ret void
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

/// LLVM 22 unrolls a memcpy of 64 bytes; a longer one becomes a loop over bytes.
#[test]
fn what_is_large_is_copied_in_pieces() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([33 x i32]) align 128 %p, ptr byval({}) %empty) {
  store i32 1, ptr %p
  store {} zeroinitializer, ptr %empty
  ret void
}
",
        expect![[r#"
            ; k 0: Copied, it is written
            ; k 1: Copied, it is written
            define ptx_kernel void @k(ptr byval([33 x i32]) align 128 "nvvm.grid_constant" %p, ptr byval({}) "nvvm.grid_constant" %empty) {
              %p.copy = alloca [33 x i32], align 128
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 128 %p.copy, ptr addrspace(101) align 128 %p.param, i64 64, i1 false)
              %p.copy.64 = getelementptr inbounds i8, ptr %p.copy, i64 64
              %p.param.64 = getelementptr inbounds i8, ptr addrspace(101) %p.param, i64 64
              call void @llvm.memcpy.p0.p101.i64(ptr align 64 %p.copy.64, ptr addrspace(101) align 64 %p.param.64, i64 64, i1 false)
              %p.copy.128 = getelementptr inbounds i8, ptr %p.copy, i64 128
              %p.param.128 = getelementptr inbounds i8, ptr addrspace(101) %p.param, i64 128
              call void @llvm.memcpy.p0.p101.i64(ptr align 128 %p.copy.128, ptr addrspace(101) align 128 %p.param.128, i64 4, i1 false)
              %empty.copy = alloca {}, align 1
              %empty.param = addrspacecast ptr %empty to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 1 %empty.copy, ptr addrspace(101) align 1 %empty.param, i64 0, i1 false)
              store i32 1, ptr %p.copy
              store {} zeroinitializer, ptr %empty.copy
              ret void
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

/// LLVM's verifier refuses the largest.
#[test]
fn what_no_parameter_can_be_is_left_alone() {
    for size in [32_765, 1_u64 << 40, u64::MAX / 2] {
        let source = format!(
            "\
define ptx_kernel void @k(ptr byval([{size} x i8]) %p) {{
  store i8 1, ptr %p
  ret void
}}
"
        );
        let (lowered, text) = lowered_without_llvm(NEW, &source);
        assert_eq!(text, source);
        assert_eq!(decisions(&lowered), "; k 0: Left, it has no size that a parameter can have\n");
    }
}

#[test]
fn copies_come_in_the_order_of_the_parameters() {
    check(
        OLD,
        "\
target datalayout = \"e-i64:64-n16:32:64\"

define ptx_kernel void @k(ptr byval(i32) align 16 %p, ptr byval(i64) %q, i1 %c) {
  %r = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %r
  ret void
}
",
        expect![[r#"
            ; k 0: Copied, its address is chosen among others
            ; k 1: Copied, its address is chosen among others
            target datalayout = "e-i64:64-n16:32:64"

            define ptx_kernel void @k(ptr byval(i32) align 16 %p, ptr byval(i64) %q, i1 %c) {
              %p.copy = alloca i32, align 16
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 16 %p.copy, ptr addrspace(101) align 16 %p.param, i64 4, i1 false)
              %q.copy = alloca i64, align 8
              %q.param = addrspacecast ptr %q to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 8 %q.copy, ptr addrspace(101) align 8 %q.param, i64 8, i1 false)
              %r = select i1 %c, ptr %p.copy, ptr %q.copy
              %v = load i32, ptr %r
              ret void
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

#[test]
fn a_choice_between_a_copy_and_a_parameter_is_generic() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i32) %p, ptr byval(i32) %q, i1 %c) {
  store i32 1, ptr %p
  %r = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %r
  ret void
}
",
        expect![[r#"
            ; k 0: Copied, it is written
            ; k 1: ByAddress, its address is chosen among others
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p, ptr byval(i32) "nvvm.grid_constant" %q, i1 %c) {
              %p.copy = alloca i32, align 4
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %p.copy, ptr addrspace(101) align 4 %p.param, i64 4, i1 false)
              %q.param = addrspacecast ptr %q to ptr addrspace(101)
              %q.gen = addrspacecast ptr addrspace(101) %q.param to ptr
              store i32 1, ptr %p.copy
              %r = select i1 %c, ptr %p.copy, ptr %q.gen
              %v = load i32, ptr %r
              ret void
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

#[test]
fn the_copy_is_what_a_debugger_shows() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i32) %p) !dbg !4 {
    #dbg_declare(ptr %p, !7, !DIExpression(), !8)
  store i32 1, ptr %p, !dbg !8
  ret void, !dbg !8
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !\"Debug Info Version\", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: \"k.cu\", directory: \"/\")
!4 = distinct !DISubprogram(name: \"k\", scope: !2, file: !2, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: \"p\", scope: !4, file: !2)
!8 = !DILocation(line: 1, scope: !4)
",
        expect![[r#"
            ; k 0: Copied, it is written
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p) !dbg !4 {
              %p.copy = alloca i32, align 4
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %p.copy, ptr addrspace(101) align 4 %p.param, i64 4, i1 false)
                #dbg_declare(ptr %p.copy, !7, !DIExpression(), !8)
              store i32 1, ptr %p.copy, !dbg !8
              ret void, !dbg !8
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)

            !llvm.module.flags = !{!0}
            !llvm.dbg.cu = !{!1}
            !0 = !{i32 2, !"Debug Info Version", i32 3}
            !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
            !2 = !DIFile(filename: "k.cu", directory: "/")
            !4 = distinct !DISubprogram(name: "k", scope: !2, file: !2, type: !5, unit: !1, spFlags: DISPFlagDefinition)
            !5 = !DISubroutineType(types: !6)
            !6 = !{null}
            !7 = !DILocalVariable(name: "p", scope: !4, file: !2)
            !8 = !DILocation(line: 1, scope: !4)
        "#]],
    );
}

#[test]
fn the_copy_reads_what_the_kernel_did_not() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr writeonly byval(i32) align 4 initializes((0, 4)) %p, ptr readnone byval(i32) %q) {
  store i32 1, ptr %p
  call void @f(ptr %q)
  ret void
}

declare void @f(ptr)
",
        expect![[r#"
            ; k 0: Copied, it is written
            ; k 1: Copied, its address is passed to a call
            define ptx_kernel void @k(ptr byval(i32) align 4 "nvvm.grid_constant" %p, ptr byval(i32) "nvvm.grid_constant" %q) {
              %p.copy = alloca i32, align 4
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %p.copy, ptr addrspace(101) align 4 %p.param, i64 4, i1 false)
              %q.copy = alloca i32, align 4
              %q.param = addrspacecast ptr %q to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %q.copy, ptr addrspace(101) align 4 %q.param, i64 4, i1 false)
              store i32 1, ptr %p.copy
              call void @f(ptr %q.copy)
              ret void
            }

            declare void @f(ptr)
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

#[test]
fn casts_to_parameter_space_are_not_of_the_copy() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i32) %p) {
  %a = addrspacecast ptr %p to ptr addrspace(101)
  %v = load i32, ptr addrspace(101) %a
  store i32 1, ptr %p
  ret void
}
",
        expect![[r#"
            ; k 0: Copied, it is written
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p) {
              %p.copy = alloca i32, align 4
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %p.copy, ptr addrspace(101) align 4 %p.param, i64 4, i1 false)
              %a = addrspacecast ptr %p to ptr addrspace(101)
              %v = load i32, ptr addrspace(101) %a
              store i32 1, ptr %p.copy
              ret void
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

#[test]
fn the_stack_may_have_a_space() {
    check(
        NEW,
        "\
target datalayout = \"e-i64:64-n16:32:64-A5\"

define ptx_kernel void @k(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret void
}
",
        expect![[r#"
            ; k 0: Copied, it is written
            target datalayout = "e-i64:64-n16:32:64-A5"

            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p) {
              %p.stack = alloca i32, align 4, addrspace(5)
              %p.copy = addrspacecast ptr addrspace(5) %p.stack to ptr
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %p.copy, ptr addrspace(101) align 4 %p.param, i64 4, i1 false)
              store i32 1, ptr %p.copy
              ret void
            }
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

#[test]
fn pointers_are_as_wide_as_the_target_says() {
    for (triple, size) in [("nvptx-nvidia-cuda", 8), ("nvptx64-nvidia-cuda", 16)] {
        let source = format!(
            "\
target triple = \"{triple}\"

define ptx_kernel void @k(ptr byval({{ ptr, ptr }}) %p) {{
  store ptr null, ptr %p
  ret void
}}
"
        );
        let (_, text) = lowered(NEW, &source);
        assert!(text.contains(&format!("%p.param, i64 {size}, i1 false)")), "{text}");
    }
}

/// Each with its reason; on every target, since these parameters may be changed by whoever has them.
#[test]
fn every_way_to_leak() {
    for (reason, body) in [
        ("it is written", "store i32 1, ptr %p"),
        ("it is written", "%a = atomicrmw add ptr %p, i32 1 monotonic"),
        ("it is written", "%a = cmpxchg ptr %p, i32 1, i32 2 monotonic monotonic"),
        ("it is written", "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)"),
        ("it is written", "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %o, i64 4, i1 false)"),
        ("its address is stored", "store ptr %p, ptr %o"),
        ("its address is stored", "%a = atomicrmw xchg ptr %o, ptr %p monotonic"),
        ("its address is passed to a call", "call void @f(ptr %p)"),
        ("its address is passed to a call", "call void %o(ptr %p)"),
        ("its address is passed to a call", "call void @f(ptr readonly captures(none) %p)"),
        ("its address is passed to a call", "call void asm sideeffect \"\", \"l\"(ptr %p)"),
        (
            "its address is passed to a call",
            "call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %o, ptr align 4 %p, i64 4, i32 4)",
        ),
        ("its space is asked for", "%a = call i1 @llvm.nvvm.isspacep.global(ptr %p)"),
        ("its address becomes an integer", "%a = ptrtoint ptr %p to i64"),
        ("its address is cast to another space", "%a = addrspacecast ptr %p to ptr addrspace(1)"),
        ("its address becomes part of another value", "%a = insertvalue { ptr } poison, ptr %p, 0"),
        (
            "its address becomes part of another value",
            "%a = insertelement <2 x ptr> poison, ptr %p, i32 0",
        ),
        (
            "its address becomes part of another value",
            "%a = getelementptr i8, ptr %p, <2 x i64> <i64 0, i64 1>",
        ),
    ] {
        let source = format!(
            "\
define ptx_kernel void @k(ptr byval(i32) %b, ptr %o) {{
  %p = getelementptr i8, ptr %b, i64 0
  {body}
  ret void
}}

declare void @f(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
"
        );
        for target in [NEW, OLD] {
            let (lowered, text) = lowered(target, &source);
            assert_eq!(decisions(&lowered), format!("; k 0: Copied, {reason}\n"), "{body}");
            assert!(text.contains("%p = getelementptr i8, ptr %b.copy, i64 0"), "{text}");
        }
    }
}

/// A kernel returns nothing, but the annotation can stand at any function.
#[test]
fn an_address_that_is_returned_leaks() {
    let source = "\
define ptr @k(ptr byval(i32) %p) {
  ret ptr %p
}

!nvvm.annotations = !{!0}
!0 = !{ptr @k, !\"kernel\", i32 1}
";
    let (lowered, _) = lowered_without_llvm(NEW, source);
    assert_eq!(decisions(&lowered), "; k 0: Copied, its address is returned\n");
}

/// LLVM passes a parameter to a call in the place of a copy of all of it, and looks through our cast for that. Then it makes
/// a copy of its own on the stack, and what we read in parameter space would be read there.
#[test]
fn llvm_passes_no_parameter_for_its_copy() {
    const HEAD: &str = "\
target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
%s = type { i32, [3 x i64] }
declare i64 @f(ptr byval(%s) align 8, i64)
declare i64 @g(ptr readonly captures(none), i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
";
    const REST: &str = "
  %e = getelementptr inbounds %s, ptr %b, i64 0, i32 1, i64 %i
  %v = load i64, ptr %e, align 8
  store i64 %v, ptr %o
  %o1 = getelementptr i64, ptr %o, i64 1
  store i64 %w, ptr %o1
  ret void
}
";
    const COPIED: &str = "%a = alloca %s, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 32, i1 false)";
    const LOADED: &str = "%a = alloca %s, align 8
  %all = load %s, ptr %b, align 8
  store %s %all, ptr %a, align 8";
    let by_value = "call i64 @f(ptr byval(%s) align 8 %a, i64 %i)";
    let read = "call i64 @g(ptr %a, i64 %i)";
    let direct = "call i64 @f(ptr byval(%s) align 8 %b, i64 %i)";
    for linkage in ["", "weak_odr "] {
        for (copy, call) in
            [(COPIED, by_value), (COPIED, read), (LOADED, by_value), (LOADED, read), ("", direct)]
        {
            let source = format!(
                "{HEAD}define {linkage}ptx_kernel void @k(ptr byval(%s) align 8 %b, ptr %o, i64 %i) {{
  {copy}
  %w = {call}{REST}"
            );
            for (arch, ptx) in [("sm_90", 80), ("sm_90", 86), ("sm_80", 70), ("sm_60", 60)] {
                let (text, ptx) = compiled((arch, ptx), &source);
                let stores = ptx.lines().filter(|line| line.contains("st.global")).count();
                let is_right = stores == 2 && !ptx.contains("cvta.to.param");
                assert!(is_right, "{arch}: {text}\n{ptx}");
            }
        }
    }
}

/// An address that the program takes in parameter space is the parameter's, whatever is written elsewhere.
#[test]
fn what_is_cast_inside_is_left() {
    unchanged(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([4 x i32]) %p, ptr %o) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %q
  %a = addrspacecast ptr %q to ptr addrspace(101)
  %v = load i32, ptr addrspace(101) %a
  store i32 %v, ptr %o
  ret void
}
",
        "; k 0: Left, an address in it is cast to parameter space\n",
    );
}

/// What is long is copied in pieces, of which LLVM makes loads and stores.
#[test]
fn copies_come_apart() {
    for (size, pieces) in [(12, &[12][..]), (64, &[64]), (100, &[64, 36])] {
        let source = format!(
            "define ptx_kernel void @k(ptr byval([{size} x i8]) align 8 %p) {{
  store i8 1, ptr %p
  ret void
}}
"
        );
        let (_, text) = lowered(OLD, &source);
        let lengths: Vec<&str> =
            text.lines().filter(|line| line.contains("call void @llvm")).collect();
        assert_eq!(lengths.len(), pieces.len(), "{text}");
        for (line, length) in lengths.iter().zip(pieces) {
            assert!(line.contains(&format!("i64 {length}, i1 false")), "{text}");
        }
    }
}

/// A part of a parameter that is passed by value, and reads of two parameters on two ways: LLVM passes the parameter itself, and
/// chooses between their addresses. Where there is no `cvta.param` it then reads a copy of it in parameter space.
#[test]
fn what_llvm_does_without_cvta_param_is_left_to_it() {
    const PART: &str = "
%A = type { [8 x i32] }
%T = type { %A, i32, i32 }
declare i32 @f(ptr byval(%A) align 4)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr byval(%T) align 4 %t, ptr %o) {
  %a = alloca %A, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %t, i64 32, i1 false)
  %r = call i32 @f(ptr byval(%A) align 4 %a)
  store i32 %r, ptr %o
  %b = getelementptr inbounds %T, ptr %t, i32 0, i32 1
  %v = load i32, ptr %b
  %o1 = getelementptr inbounds i32, ptr %o, i32 1
  store i32 %v, ptr %o1
  ret void
}
";
    const WAYS: &str = "
%S = type { i32, i32, i32, i32, i32 }
declare void @g(i32)
define ptx_kernel void @k(ptr byval(%S) align 4 %p, ptr byval(%S) align 4 %q, ptr %o, i32 %n) {
entry:
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %a, label %b
a:
  call void @g(i32 %v)
  br label %m
b:
  call void @g(i32 %w)
  br label %m
m:
  store i32 %n, ptr %o
  store i32 %n, ptr %o
  ret void
}
";
    for (source, expected) in [(PART, 2), (WAYS, 1)] {
        let source = format!("target triple = \"nvptx64-nvidia-cuda\"\n{source}");
        for (arch, ptx) in [("sm_90", 80), ("sm_80", 70), ("sm_60", 60)] {
            let (text, ptx) = compiled((arch, ptx), &source);
            let stores = ptx.lines().filter(|line| line.contains("st.global")).count();
            let stores = stores + ptx.lines().filter(|line| line.contains("st.b32")).count();
            assert!(!ptx.contains("cvta.to.param"), "{arch}: {text}\n{ptx}");
            assert_eq!(stores, expected, "{arch}: {text}\n{ptx}");
        }
    }
}

/// What is written for LLVM's optimiser, and the PTX that it makes of that.
fn compiled((arch, ptx): (&str, u32), source: &str) -> (String, String) {
    let options = Options { optimiser_follows: true, ..options(Some((arch, ptx))) };
    let (_, text) = run_with(&options, source);
    let machine = LLVM.machine(arch, &format!("+ptx{ptx}"), 3).unwrap();
    let mut module = LLVM.parse("lowered", text.as_bytes()).unwrap();
    module.run_passes("default<O3>", Some(&machine)).unwrap();
    let ptx = String::from_utf8(module.assembly(&machine).unwrap()).unwrap();
    drop(module);
    (text, ptx)
}
