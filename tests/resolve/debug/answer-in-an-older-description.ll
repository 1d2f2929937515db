; RUN: opt -w --check %s
; A call that only describes a query may say its answer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] poison, align 16
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(ptr %out) !dbg !5 {
entry:
  %S = addrspacecast ptr addrspace(3) @s to ptr
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %S), !dbg !10
  call void @llvm.dbg.value(metadata i1 %is, metadata !9, metadata !DIExpression()), !dbg !10
  %z = zext i1 %is to i32, !dbg !10
  store i32 %z, ptr %out, !dbg !10
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!9 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 2)
!10 = !DILocation(line: 2, scope: !5)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] poison, align 16
; CHECK-NEXT: declare void @llvm.dbg.value(metadata, metadata, metadata)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) !dbg !5 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @llvm.dbg.value(metadata i1 true, metadata !9, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   %z = zext i1 true to i32, !dbg !10
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %out.global, !dbg !10
; CHECK-NEXT:   ret void, !dbg !10
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
; CHECK-NEXT: !6 = !DISubroutineType(types: !7)
; CHECK-NEXT: !7 = !{null}
; CHECK-NEXT: !9 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 2)
; CHECK-NEXT: !10 = !DILocation(line: 2, scope: !5)
; CHECK-EMPTY:
