; RUN: opt -w %s
; A record in a block that stays describes a value of the one that is dead: it says that it is unavailable.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(ptr %out) !dbg !5 {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr)), !dbg !9
  br i1 %q, label %a, label %dead, !dbg !9
a:
    #dbg_value(i32 %v, !8, !DIExpression(), !9)
  ret void, !dbg !9
dead:
  %v = load i32, ptr %out, !dbg !9
  br label %a, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2)
!9 = !DILocation(line: 3, scope: !5)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) !dbg !5 {
; CHECK-NEXT:   br label %a, !dbg !9
; CHECK-NEXT: a:
; CHECK-NEXT:     #dbg_value(i32 poison, !8, !DIExpression(), !9)
; CHECK-NEXT:   ret void, !dbg !9
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "t.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
; CHECK-NEXT: !6 = !DISubroutineType(types: !7)
; CHECK-NEXT: !7 = !{null}
; CHECK-NEXT: !8 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2)
; CHECK-NEXT: !9 = !DILocation(line: 3, scope: !5)
; CHECK-EMPTY:
