; RUN: opt -w %s
; The record describes a generic address, which is not there any more.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline !dbg !4 {
    #dbg_value(ptr %x, !8, !DIExpression(), !7)
  store i32 1, ptr %x, !dbg !7
  ret void, !dbg !7
}
define ptx_kernel void @k() {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 4, column: 9, scope: !4)
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr addrspace(3) %x) noinline !dbg !4 {
; CHECK-NEXT:     #dbg_value(ptr poison, !8, !DIExpression(), !7)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x, !dbg !7
; CHECK-NEXT:   ret void, !dbg !7
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @f(ptr addrspace(3) @sh)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "k.cu", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
; CHECK-NEXT: !5 = !DISubroutineType(types: !6)
; CHECK-NEXT: !6 = !{null}
; CHECK-NEXT: !7 = !DILocation(line: 4, column: 9, scope: !4)
; CHECK-NEXT: !8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !9)
; CHECK-NEXT: !9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-EMPTY:
