//! Parameters that are only read, or must not be written, and whose generic address is needed.

use expect_test::expect;

use crate::{NEW, OLD, UNSAID, check, decisions, lowered, unchanged};

/// The generic form of an address stands behind it, behind every `phi` of its block.
#[test]
fn a_choice_between_a_parameter_and_another_pointer_is_generic() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p, ptr %other, i1 %c) {
entry:
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  br i1 %c, label %left, label %right

left:
  br label %right

right:
  %a = phi ptr [ %q, %entry ], [ %p, %left ]
  %b = phi ptr [ %p, %entry ], [ %other, %left ]
  %s = select i1 %c, ptr %a, ptr %b
  %t = getelementptr i8, ptr %s, i64 8
  %w = load i32, ptr %t
  %x = load i32, ptr %a
  ret void
}
",
        expect![[r#"
            ; k 0: ByAddress, its address is chosen among others
            define ptx_kernel void @k(ptr byval([8 x i32]) "nvvm.grid_constant" %p, ptr %other, i1 %c) {
            entry:
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              %q = getelementptr i8, ptr addrspace(101) %p.param, i64 4
              %q.gen = getelementptr i8, ptr %p.gen, i64 4
              %v = load i32, ptr addrspace(101) %q
              br i1 %c, label %left, label %right

            left:
              br label %right

            right:
              %a = phi ptr addrspace(101) [ %q, %entry ], [ %p.param, %left ]
              %a.gen = phi ptr [ %q.gen, %entry ], [ %p.gen, %left ]
              %b = phi ptr [ %p.gen, %entry ], [ %other, %left ]
              %s = select i1 %c, ptr %a.gen, ptr %b
              %t = getelementptr i8, ptr %s, i64 8
              %w = load i32, ptr %t
              %x = load i32, ptr addrspace(101) %a
              ret void
            }
        "#]],
    );
}

#[test]
fn null_is_another_pointer() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i32) %p, i1 %c) {
  %q = select i1 %c, ptr %p, ptr null
  %v = load i32, ptr %q
  ret void
}
",
        expect![[r#"
            ; k 0: ByAddress, its address is chosen among others
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p, i1 %c) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              %q = select i1 %c, ptr %p.gen, ptr null
              %v = load i32, ptr %q
              ret void
            }
        "#]],
    );
}

/// LLVM 22 has no comparison in parameter space.
#[test]
fn a_comparison_is_of_generic_addresses() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p, ptr %o) {
  %q = getelementptr i8, ptr %p, i64 4
  %a = icmp eq ptr %p, %o
  %b = icmp ult ptr %p, %q
  ret void
}
",
        expect![[r#"
            ; k 0: ByAddress, its address is compared
            define ptx_kernel void @k(ptr byval([8 x i32]) "nvvm.grid_constant" %p, ptr %o) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              %q = getelementptr i8, ptr %p.gen, i64 4
              %a = icmp eq ptr %p.gen, %o
              %b = icmp ult ptr %p.gen, %q
              ret void
            }
        "#]],
    );
}

/// LLVM 22 has no `freeze` in parameter space.
#[test]
fn a_frozen_address_is_generic() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p, i64 %i) {
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %f = freeze ptr %q
  %v = load i32, ptr %f
  ret void
}
",
        expect![[r#"
            ; k 0: ByAddress, its address is frozen
            define ptx_kernel void @k(ptr byval([8 x i32]) "nvvm.grid_constant" %p, i64 %i) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              %q = getelementptr inbounds i32, ptr %p.gen, i64 %i
              %f = freeze ptr %q
              %v = load i32, ptr %f
              ret void
            }
        "#]],
    );
}

#[test]
fn an_assumption_is_about_the_generic_address() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p) {
  call void @llvm.assume(i1 true) [ \"align\"(ptr %p, i64 16) ]
  %v = load i32, ptr %p
  ret void
}

declare void @llvm.assume(i1)
",
        expect![[r#"
            ; k 0: ByAddress, something is assumed about its address
            define ptx_kernel void @k(ptr byval([8 x i32]) "nvvm.grid_constant" %p) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              call void @llvm.assume(i1 true) [ "align"(ptr %p.gen, i64 16) ]
              %v = load i32, ptr addrspace(101) %p.param
              ret void
            }

            declare void @llvm.assume(i1)
        "#]],
    );
}

#[test]
fn a_grid_constant_is_not_copied() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i32) \"nvvm.grid_constant\" %p, ptr %o) {
  %v = load i32, ptr %p
  call void @f(ptr %p)
  store ptr %p, ptr %o
  %n = ptrtoint ptr %p to i64
  %g = addrspacecast ptr %p to ptr addrspace(1)
  call void asm sideeffect \"\", \"l\"(ptr %p)
  ret void
}

declare void @f(ptr)
",
        expect![[r#"
            ; k 0: ByAddress, its address is passed to a call
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p, ptr %o) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              %v = load i32, ptr addrspace(101) %p.param
              call void @f(ptr %p.gen)
              store ptr %p.gen, ptr %o
              %n = ptrtoint ptr %p.gen to i64
              %g = addrspacecast ptr %p.gen to ptr addrspace(1)
              call void asm sideeffect "", "l"(ptr %p.gen)
              ret void
            }

            declare void @f(ptr)
        "#]],
    );
}

#[test]
fn without_cvta_param_it_is() {
    check(
        OLD,
        "\
define ptx_kernel void @k(ptr byval(i32) \"nvvm.grid_constant\" %p, ptr %o) {
  %v = load i32, ptr %p
  call void @f(ptr %p)
  store ptr %p, ptr %o
  %n = ptrtoint ptr %p to i64
  %g = addrspacecast ptr %p to ptr addrspace(1)
  call void asm sideeffect \"\", \"l\"(ptr %p)
  ret void
}

declare void @f(ptr)
",
        expect![[r#"
            ; k 0: Copied, its address is passed to a call
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p, ptr %o) {
              %p.copy = alloca i32, align 4
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %p.copy, ptr addrspace(101) align 4 %p.param, i64 4, i1 false)
              %v = load i32, ptr %p.copy
              call void @f(ptr %p.copy)
              store ptr %p.copy, ptr %o
              %n = ptrtoint ptr %p.copy to i64
              %g = addrspacecast ptr %p.copy to ptr addrspace(1)
              call void asm sideeffect "", "l"(ptr %p.copy)
              ret void
            }

            declare void @f(ptr)
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
        "#]],
    );
}

/// It is undefined, so it need not work, but the module stays valid.
#[test]
fn a_write_through_a_grid_constant_stays_what_it_was() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i32) \"nvvm.grid_constant\" %p) {
  store i32 1, ptr %p
  ret void
}
",
        expect![[r#"
            ; k 0: ByAddress, it is written
            define ptx_kernel void @k(ptr byval(i32) "nvvm.grid_constant" %p) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
              store i32 1, ptr %p.gen
              ret void
            }
        "#]],
    );
}

#[test]
fn an_annotation_makes_grid_constants_too() {
    check(
        NEW,
        "\
define void @k(ptr byval(i32) %a, ptr byval(i32) %b, ptr byval(i32) %c) {
  call void @f(ptr %a)
  call void @f(ptr %b)
  call void @f(ptr %c)
  ret void
}

declare void @f(ptr)

!nvvm.annotations = !{!0}
!0 = !{ptr @k, !\"kernel\", i32 1, !\"grid_constant\", !{i32 1, i32 3}}
",
        expect![[r#"
            ; k 0: ByAddress, its address is passed to a call
            ; k 1: Copied, its address is passed to a call
            ; k 2: ByAddress, its address is passed to a call
            define void @k(ptr byval(i32) %a, ptr byval(i32) "nvvm.grid_constant" %b, ptr byval(i32) %c) {
              %b.copy = alloca i32, align 4
              %b.param = addrspacecast ptr %b to ptr addrspace(101)
              call void @llvm.memcpy.p0.p101.i64(ptr align 4 %b.copy, ptr addrspace(101) align 4 %b.param, i64 4, i1 false)
              %a.param = addrspacecast ptr %a to ptr addrspace(101)
              %a.gen = addrspacecast ptr addrspace(101) %a.param to ptr
              %c.param = addrspacecast ptr %c to ptr addrspace(101)
              %c.gen = addrspacecast ptr addrspace(101) %c.param to ptr
              call void @f(ptr %a.gen)
              call void @f(ptr %b.copy)
              call void @f(ptr %c.gen)
              ret void
            }

            declare void @f(ptr)
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)

            !nvvm.annotations = !{!0}
            !0 = !{ptr @k, !"kernel", i32 1, !"grid_constant", !{i32 1, i32 3}}
        "#]],
    );
}

/// As in LLVM 22: `readonly` alone is not enough.
#[test]
fn what_is_only_read_and_not_kept_is_a_grid_constant() {
    for (attrs, copied) in [
        ("readonly captures(none)", false),
        ("readnone captures(none)", false),
        ("readonly nocapture", false),
        ("readonly", true),
        ("captures(none)", true),
        ("readonly captures(address)", true),
        ("readonly captures(ret: address)", true),
    ] {
        let source = format!(
            "\
define ptx_kernel void @k(ptr byval(i32) {attrs} %p) {{
  call void @f(ptr %p)
  ret void
}}

declare void @f(ptr)
"
        );
        let (lowered, text) = lowered(NEW, &source);
        assert_eq!(
            (lowered.in_place, lowered.copied),
            (!copied as usize, copied as usize),
            "{attrs}"
        );
        assert_eq!(text.contains("%p.gen = "), !copied, "{attrs}");
        // What is copied is read by the copy alone.
        assert_eq!(text.contains("nvvm.grid_constant"), copied, "{attrs}");
    }
}

/// `cvta.param` came with sm_70 and PTX 7.7. Where that cannot be known, LLVM is left to decide.
#[test]
fn the_target_decides() {
    let source = |attrs: &str| {
        format!(
            "\
define ptx_kernel void @k(ptr byval(i32) %p, ptr byval(i32) %q, i1 %c) {attrs} {{
  %r = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %r
  ret void
}}
"
        )
    };
    let cpu =
        |cpu: &str, ptx: &str| format!("\"target-cpu\"=\"{cpu}\" \"target-features\"=\"{ptx}\"");
    let left = "\
; k 0: Left, it is not known whether the target has cvta.param
; k 1: Left, it is not known whether the target has cvta.param
";
    for (target, attrs, decision) in [
        (UNSAID, String::new(), None),
        (UNSAID, cpu("sm_80", ""), None),
        (UNSAID, cpu("sm_90a", ""), Some("InPlace")),
        (UNSAID, cpu("sm_80", "+ptx77,+sm_80"), Some("InPlace")),
        (UNSAID, cpu("sm_80", "+ptx76"), Some("Copied")),
        (UNSAID, cpu("sm_60", ""), Some("Copied")),
        (UNSAID, cpu("", "+ptx76"), Some("Copied")),
        (NEW, cpu("sm_60", "+ptx60"), Some("InPlace")),
        (OLD, cpu("sm_90", "+ptx80"), Some("Copied")),
    ] {
        let source = source(&attrs);
        match decision {
            None => unchanged(target, &source, left),
            Some(decision) => {
                let said = decisions(&lowered(target, &source).0);
                assert!(said.contains(decision), "{target:?} {attrs}: {said}");
            }
        }
    }
}
