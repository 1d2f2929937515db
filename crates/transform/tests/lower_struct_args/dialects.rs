//! Modules with typed pointers are rewritten as they are written. LLVM 22 does not read them any more.

use expect_test::{Expect, expect};

use crate::{NEW, OLD, decisions, lowered_without_llvm};

fn check(target: Option<(&str, u32)>, source: &str, expected: Expect) {
    let (lowered, text) = lowered_without_llvm(target, source);
    expected.assert_eq(&(decisions(&lowered) + &text));
}

#[test]
fn typed_pointers_keep_what_they_point_to() {
    check(
        OLD,
        "\
%S = type { i32, [8 x i32] }

define void @k(%S* byval(%S) align 4 %p, i8* %out, i64 %i) {
  %q = getelementptr inbounds %S, %S* %p, i64 0, i32 1, i64 %i
  %v = load i32, i32* %q, align 4
  %b = bitcast i32* %q to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %out, i8* align 4 %b, i64 4, i1 false)
  %a = addrspacecast i32* %q to i8 addrspace(101)*
  %w = load i8, i8 addrspace(101)* %a
  ret void
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)

!nvvm.annotations = !{!0}
!0 = !{void (%S*, i8*, i64)* @k, !\"kernel\", i32 1}
",
        expect![[r#"
            ; k 0: InPlace, it is only read
            %S = type { i32, [8 x i32] }

            define void @k(%S* byval(%S) align 4 %p, i8* %out, i64 %i) {
              %p.param = addrspacecast %S* %p to %S addrspace(101)*
              %q = getelementptr inbounds %S, %S addrspace(101)* %p.param, i64 0, i32 1, i64 %i
              %v = load i32, i32 addrspace(101)* %q, align 4
              %b = bitcast i32 addrspace(101)* %q to i8 addrspace(101)*
              call void @llvm.memcpy.p0i8.p101i8.i64(i8* %out, i8 addrspace(101)* align 4 %b, i64 4, i1 false)
              %a = bitcast i32 addrspace(101)* %q to i8 addrspace(101)*
              %w = load i8, i8 addrspace(101)* %a
              ret void
            }

            declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
            declare void @llvm.memcpy.p0i8.p101i8.i64(i8*, i8 addrspace(101)*, i64, i1)

            !nvvm.annotations = !{!0}
            !0 = !{void (%S*, i8*, i64)* @k, !"kernel", i32 1}
        "#]],
    );
}

/// The type of the first is that of the pointer, as before LLVM 9.
#[test]
fn typed_pointers_are_copied_by_bytes() {
    check(
        NEW,
        "\
%S = type { i32, i32* }

define void @k(%S* byval align 8 %p, i8* byval(i8) %q) {
  %a = getelementptr inbounds %S, %S* %p, i64 0, i32 0
  store i32 1, i32* %a, align 4
  store i8 1, i8* %q
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (%S*, i8*)* @k, !\"kernel\", i32 1}
",
        expect![[r#"
            ; k 0: Copied, it is written
            ; k 1: Copied, it is written
            %S = type { i32, i32* }

            define void @k(%S* byval align 8 %p, i8* byval(i8) %q) {
              %p.copy = alloca %S, align 8
              %p.param = addrspacecast %S* %p to %S addrspace(101)*
              %p.copy.bytes = bitcast %S* %p.copy to i8*
              %p.param.bytes = bitcast %S addrspace(101)* %p.param to i8 addrspace(101)*
              call void @llvm.memcpy.p0i8.p101i8.i64(i8* align 8 %p.copy.bytes, i8 addrspace(101)* align 8 %p.param.bytes, i64 16, i1 false)
              %q.copy = alloca i8, align 1
              %q.param = addrspacecast i8* %q to i8 addrspace(101)*
              call void @llvm.memcpy.p0i8.p101i8.i64(i8* align 1 %q.copy, i8 addrspace(101)* align 1 %q.param, i64 1, i1 false)
              %a = getelementptr inbounds %S, %S* %p.copy, i64 0, i32 0
              store i32 1, i32* %a, align 4
              store i8 1, i8* %q.copy
              ret void
            }
            declare void @llvm.memcpy.p0i8.p101i8.i64(i8*, i8 addrspace(101)*, i64, i1)

            !nvvm.annotations = !{!0}
            !0 = !{void (%S*, i8*)* @k, !"kernel", i32 1}
        "#]],
    );
}

#[test]
fn readers_of_typed_pointers_do_not_know_cvta_param() {
    check(
        NEW,
        "\
define void @k(i32* byval(i32) %p, i32* byval(i32) %q, i1 %c) {
  %r = select i1 %c, i32* %p, i32* %q
  %v = load i32, i32* %r
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i32*, i32*, i1)* @k, !\"kernel\", i32 1, !\"grid_constant\", !{i32 1}}
",
        expect![[r#"
            ; k 0: Left, it is not known whether the target has cvta.param
            ; k 1: Left, it is not known whether the target has cvta.param
            define void @k(i32* byval(i32) %p, i32* byval(i32) %q, i1 %c) {
              %r = select i1 %c, i32* %p, i32* %q
              %v = load i32, i32* %r
              ret void
            }

            !nvvm.annotations = !{!0}
            !0 = !{void (i32*, i32*, i1)* @k, !"kernel", i32 1, !"grid_constant", !{i32 1}}
        "#]],
    );
}

#[test]
fn but_they_may_lack_it_for_sure() {
    check(
        OLD,
        "\
define void @k(i32* byval(i32) %p, i32* byval(i32) %q, i1 %c) {
  %r = select i1 %c, i32* %p, i32* %q
  %v = load i32, i32* %r
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i32*, i32*, i1)* @k, !\"kernel\", i32 1, !\"grid_constant\", !{i32 1}}
",
        expect![[r#"
            ; k 0: Copied, its address is chosen among others
            ; k 1: Copied, its address is chosen among others
            define void @k(i32* byval(i32) %p, i32* byval(i32) %q, i1 %c) {
              %p.copy = alloca i32, align 4
              %p.param = addrspacecast i32* %p to i32 addrspace(101)*
              %p.copy.bytes = bitcast i32* %p.copy to i8*
              %p.param.bytes = bitcast i32 addrspace(101)* %p.param to i8 addrspace(101)*
              call void @llvm.memcpy.p0i8.p101i8.i64(i8* align 4 %p.copy.bytes, i8 addrspace(101)* align 4 %p.param.bytes, i64 4, i1 false)
              %q.copy = alloca i32, align 4
              %q.param = addrspacecast i32* %q to i32 addrspace(101)*
              %q.copy.bytes = bitcast i32* %q.copy to i8*
              %q.param.bytes = bitcast i32 addrspace(101)* %q.param to i8 addrspace(101)*
              call void @llvm.memcpy.p0i8.p101i8.i64(i8* align 4 %q.copy.bytes, i8 addrspace(101)* align 4 %q.param.bytes, i64 4, i1 false)
              %r = select i1 %c, i32* %p.copy, i32* %q.copy
              %v = load i32, i32* %r
              ret void
            }
            declare void @llvm.memcpy.p0i8.p101i8.i64(i8*, i8 addrspace(101)*, i64, i1)

            !nvvm.annotations = !{!0}
            !0 = !{void (i32*, i32*, i1)* @k, !"kernel", i32 1, !"grid_constant", !{i32 1}}
        "#]],
    );
}
