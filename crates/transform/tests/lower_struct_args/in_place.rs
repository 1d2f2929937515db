//! Parameters that are only read: they are read in parameter space.

use expect_test::expect;

use crate::{NEW, OLD, UNSAID, check, unchanged};

#[test]
fn a_field_is_read_where_it_is() {
    check(
        OLD,
        "\
%S = type { i32, [8 x i32], ptr }

define ptx_kernel void @k(ptr byval(%S) align 8 %p, ptr %out, i64 %i) { ; kernel
  %q = getelementptr inbounds nuw %S, ptr %p, i64 0, i32 1, i64 %i ; variable
  %v = load volatile i32, ptr %q, align 4, !range !0 ; keep
  %w = load <2 x i32>, ptr %p, align 8
  store i32 %v, ptr %out
  ret void
}

!0 = !{i32 0, i32 5}
",
        expect![[r#"
            ; k 0: InPlace, it is only read
            %S = type { i32, [8 x i32], ptr }

            define ptx_kernel void @k(ptr byval(%S) align 8 %p, ptr %out, i64 %i) { ; kernel
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %q = getelementptr inbounds nuw %S, ptr addrspace(101) %p.param, i64 0, i32 1, i64 %i ; variable
              %v = load volatile i32, ptr addrspace(101) %q, align 4, !range !0 ; keep
              %w = load <2 x i32>, ptr addrspace(101) %p.param, align 8
              store i32 %v, ptr %out
              ret void
            }

            !0 = !{i32 0, i32 5}
        "#]],
    );
}

#[test]
fn a_copy_from_a_parameter_reads_parameter_space() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([64 x i8]) align 8 %p, ptr addrspace(3) %out, i32 %n) {
  %q = getelementptr i8, ptr %p, i32 8
  tail call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) align 4 %out, ptr nonnull align 8 dereferenceable(8) %q, i32 %n, i1 false)
  call void @llvm.memcpy.inline.p3.p0.i32(ptr addrspace(3) %out, ptr dereferenceable_or_null(8) %p, i32 8, i1 true)
  ret void
}

declare void @llvm.memcpy.p3.p0.i32(ptr addrspace(3), ptr, i32, i1)
declare void @llvm.memcpy.inline.p3.p0.i32(ptr addrspace(3), ptr, i32, i1)
",
        expect![[r#"
            ; k 0: InPlace, it is only read
            define ptx_kernel void @k(ptr byval([64 x i8]) align 8 "nvvm.grid_constant" %p, ptr addrspace(3) %out, i32 %n) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %q = getelementptr i8, ptr addrspace(101) %p.param, i32 8
              tail call void @llvm.memcpy.p3.p101.i32(ptr addrspace(3) align 4 %out, ptr addrspace(101) align 8 dereferenceable(8) %q, i32 %n, i1 false)
              call void @llvm.memcpy.inline.p3.p101.i32(ptr addrspace(3) %out, ptr addrspace(101) %p.param, i32 8, i1 true)
              ret void
            }

            declare void @llvm.memcpy.p3.p0.i32(ptr addrspace(3), ptr, i32, i1)
            declare void @llvm.memcpy.inline.p3.p0.i32(ptr addrspace(3), ptr, i32, i1)
            declare void @llvm.memcpy.inline.p3.p101.i32(ptr addrspace(3), ptr addrspace(101), i32, i1)
            declare void @llvm.memcpy.p3.p101.i32(ptr addrspace(3), ptr addrspace(101), i32, i1)
        "#]],
    );
}

/// LLVM 22 drops a memmove from parameter space whose length it does not know.
#[test]
fn a_memmove_becomes_a_memcpy() {
    check(
        NEW,
        "\
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)

define ptx_kernel void @k(ptr byval([64 x i8]) %p, ptr %out, i64 %n) {
  call void (ptr, ptr, i64, i1) @llvm.memmove.p0.p0.i64(ptr %out, ptr %p, i64 %n, i1 false)
  ret void
}
",
        expect![[r#"
            ; k 0: InPlace, it is only read
            declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
            declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)

            define ptx_kernel void @k(ptr byval([64 x i8]) "nvvm.grid_constant" %p, ptr %out, i64 %n) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              call void (ptr, ptr addrspace(101), i64, i1) @llvm.memcpy.p0.p101.i64(ptr %out, ptr addrspace(101) %p.param, i64 %n, i1 false)
              ret void
            }
        "#]],
    );
}

#[test]
fn a_choice_among_parameters_stays_where_cvta_param_exists() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval(i64) %p, ptr byval(i64) %q, ptr %out, i1 %c) {
entry:
  %a = select i1 %c, ptr %p, ptr %q
  br i1 %c, label %left, label %right

left:
  br label %right

right:
  %b = phi ptr [ %a, %entry ], [ poison, %left ]
  %d = phi ptr [ undef, %entry ], [ %p, %left ]
  %e = getelementptr i8, ptr %d, i64 4
  %f = select i1 %c, ptr undef, ptr %q
  %u = load i32, ptr %f
  %v = load i32, ptr %b
  %w = load i32, ptr %e
  ret void
}
",
        expect![[r#"
            ; k 0: InPlace, its address is chosen among others
            ; k 1: InPlace, its address is chosen among others
            define ptx_kernel void @k(ptr byval(i64) "nvvm.grid_constant" %p, ptr byval(i64) "nvvm.grid_constant" %q, ptr %out, i1 %c) {
            entry:
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %q.param = addrspacecast ptr %q to ptr addrspace(101)
              %a = select i1 %c, ptr addrspace(101) %p.param, ptr addrspace(101) %q.param
              br i1 %c, label %left, label %right

            left:
              br label %right

            right:
              %b = phi ptr addrspace(101) [ %a, %entry ], [ poison, %left ]
              %d = phi ptr addrspace(101) [ undef, %entry ], [ %p.param, %left ]
              %e = getelementptr i8, ptr addrspace(101) %d, i64 4
              %f = select i1 %c, ptr addrspace(101) undef, ptr addrspace(101) %q.param
              %u = load i32, ptr addrspace(101) %f
              %v = load i32, ptr addrspace(101) %b
              %w = load i32, ptr addrspace(101) %e
              ret void
            }
        "#]],
    );
}

#[test]
fn a_loop_over_a_parameter_stays_too() {
    check(
        NEW,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = phi ptr [ %p, %entry ], [ %n, %loop ]
  %v = load i32, ptr %q
  %n = getelementptr i8, ptr %q, i64 4
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 8
  br i1 %c, label %exit, label %loop

exit:
  ret void
}
",
        expect![[r#"
            ; k 0: InPlace, its address is chosen among others
            define ptx_kernel void @k(ptr byval([8 x i32]) "nvvm.grid_constant" %p) {
            entry:
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              br label %loop

            loop:
              %i = phi i32 [ 0, %entry ], [ %j, %loop ]
              %q = phi ptr addrspace(101) [ %p.param, %entry ], [ %n, %loop ]
              %v = load i32, ptr addrspace(101) %q
              %n = getelementptr i8, ptr addrspace(101) %q, i64 4
              %j = add i32 %i, 1
              %c = icmp eq i32 %j, 8
              br i1 %c, label %exit, label %loop

            exit:
              ret void
            }
        "#]],
    );
}

#[test]
fn names_are_made_for_every_parameter() {
    check(
        OLD,
        "\
define ptx_kernel void @0(ptr byval(i32) %0, ptr byval(i32) %\"a b\", ptr byval(i32) %q, ptr byval(i32) %q.param) {
  %2 = load i32, ptr %0
  %3 = load i32, ptr %\"a b\"
  %4 = load i32, ptr %q
  %5 = load i32, ptr %q.param
  ret void
}
",
        expect![[r#"
            ;  0: InPlace, it is only read
            ;  1: InPlace, it is only read
            ;  2: InPlace, it is only read
            ;  3: InPlace, it is only read
            define ptx_kernel void @0(ptr byval(i32) %0, ptr byval(i32) %"a b", ptr byval(i32) %q, ptr byval(i32) %q.param) {
              %arg0.param = addrspacecast ptr %0 to ptr addrspace(101)
              %"a b.param" = addrspacecast ptr %"a b" to ptr addrspace(101)
              %q.param1 = addrspacecast ptr %q to ptr addrspace(101)
              %q.param.param = addrspacecast ptr %q.param to ptr addrspace(101)
              %2 = load i32, ptr addrspace(101) %arg0.param
              %3 = load i32, ptr addrspace(101) %"a b.param"
              %4 = load i32, ptr addrspace(101) %q.param1
              %5 = load i32, ptr addrspace(101) %q.param.param
              ret void
            }
        "#]],
    );
}

#[test]
fn a_cast_to_parameter_space_in_the_source_is_used() {
    check(
        OLD,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %r = addrspacecast ptr %q to ptr addrspace(101)
  %v = load i32, ptr addrspace(101) %r
  %s = addrspacecast ptr %p to ptr addrspace(101)
  %w = load i32, ptr addrspace(101) %s
  ret void
}
",
        expect![[r#"
            ; k 0: InPlace, it is only read
            define ptx_kernel void @k(ptr byval([8 x i32]) %p, i64 %i) {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
              %q = getelementptr i32, ptr addrspace(101) %p.param, i64 %i
              %v = load i32, ptr addrspace(101) %q
              %s = addrspacecast ptr %p to ptr addrspace(101)
              %w = load i32, ptr addrspace(101) %s
              ret void
            }
        "#]],
    );
}

/// The parameter keeps its generic address; an address that moved has none that could be named.
#[test]
fn a_debugger_is_told_what_is_still_true() {
    check(
        OLD,
        "\
define ptx_kernel void @k(ptr byval([8 x i32]) %p) !dbg !4 {
    #dbg_declare(ptr %p, !7, !DIExpression(), !8)
  %q = getelementptr i32, ptr %p, i64 1, !dbg !8
    #dbg_value(ptr %q, !7, !DIExpression(), !8)
    #dbg_value(!DIArgList(ptr %q, ptr %p), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus), !8)
  %v = load i32, ptr %q, !dbg !8
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
            ; k 0: InPlace, it is only read
            define ptx_kernel void @k(ptr byval([8 x i32]) %p) !dbg !4 {
              %p.param = addrspacecast ptr %p to ptr addrspace(101)
                #dbg_declare(ptr %p, !7, !DIExpression(), !8)
              %q = getelementptr i32, ptr addrspace(101) %p.param, i64 1, !dbg !8
                #dbg_value(ptr poison, !7, !DIExpression(), !8)
                #dbg_value(!DIArgList(ptr poison, ptr %p), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus), !8)
              %v = load i32, ptr addrspace(101) %q, !dbg !8
              ret void, !dbg !8
            }

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
fn what_is_no_kernels_byval_parameter_is_left_alone() {
    let source = "\
define void @device(ptr byval(i32) %p) {
  %v = load i32, ptr %p ; local
  ret void
}
declare ptx_kernel void @declared(ptr byval(i32))
define ptx_kernel void @k(ptr %p, ptr byval(i32) %unused, ptr addrspace(101) byval(i32) %q) {
  %v = load i32, ptr %p
  %w = load i32, ptr addrspace(101) %q
  ret void
}
";
    unchanged(NEW, source, "");
    unchanged(UNSAID, source, "");
}

#[test]
fn a_lowered_parameter_is_known_by_its_casts() {
    let source = "\
define ptx_kernel void @k(ptr byval(i32) %p) {
  %a = addrspacecast ptr %p to ptr addrspace(101)
  %b = addrspacecast ptr addrspace(101) %a to ptr
  store ptr %b, ptr %b
  ret void
}
";
    unchanged(NEW, source, "");
    unchanged(OLD, source, "");
}
