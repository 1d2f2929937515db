; RUN: opt --rewrite-slots %s
; The record declares the alloca itself, which stays as it is. The accesses to it become local and keep their
; positions.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) !dbg !3 {
  %x = alloca i32, align 4
    #dbg_declare(ptr %x, !6, !DIExpression(), !7)
  store i32 1, ptr %x, align 4, !dbg !7
  %v = load i32, ptr %x, align 4, !dbg !8
  store i32 %v, ptr %out, align 4, !dbg !8
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, scope: !3)
!8 = !DILocation(line: 3, scope: !3)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) !dbg !3 {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:     #dbg_declare(ptr %x, !6, !DIExpression(), !7)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %x.local, align 4, !dbg !7
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %x.local, align 4, !dbg !8
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4, !dbg !8
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
; CHECK-NEXT: !4 = !DISubroutineType(types: !{null})
; CHECK-NEXT: !5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !5)
; CHECK-NEXT: !7 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: !8 = !DILocation(line: 3, scope: !3)
; CHECK-EMPTY:
