; RUN: opt %s
; The phi is retyped and also passed on. The generic copy stands before the record, which names it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

declare void @f(ptr)

define void @k(i1 %c) !dbg !3 {
entry:
  br i1 %c, label %other, label %join, !dbg !8

other:
  br label %join, !dbg !8

join:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @a to ptr), %entry ], [ addrspacecast (ptr addrspace(3) @b to ptr), %other ], !dbg !8
    #dbg_value(ptr %p, !7, !DIExpression(), !8)
  store i32 1, ptr %p, align 4, !dbg !8
  call void @f(ptr %p), !dbg !8
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 2, type: !6)
!8 = !DILocation(line: 2, column: 1, scope: !3)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: declare void @f(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(i1 %c) !dbg !3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %other, label %join, !dbg !8
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %join, !dbg !8
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ @a, %entry ], [ @b, %other ], !dbg !8
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(3) %p to ptr, !dbg !8
; CHECK-NEXT:     #dbg_value(ptr %p.generic, !7, !DIExpression(), !8)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4, !dbg !8
; CHECK-NEXT:   call void @f(ptr %p.generic), !dbg !8
; CHECK-NEXT:   ret void, !dbg !8
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "k.cu", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !7 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 2, type: !6)
; CHECK-NEXT: !8 = !DILocation(line: 2, column: 1, scope: !3)
; CHECK-EMPTY:
