; RUN: opt -w %s
; The branches are where the load was; what described the load describes what comes of it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) !dbg !4 {
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  %p = select i1 %c, ptr %in, ptr %zero, !dbg !7
  %x = load i32, ptr %p, align 4, !dbg !7, !range !8
    #dbg_value(i32 %x, !9, !DIExpression(), !7)
  store i32 %x, ptr %out, !dbg !7
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 3, column: 5, scope: !4)
!8 = !{i32 0, i32 9}
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 3, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) !dbg !4 {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.global, label %split.local, !dbg !7
; CHECK-NEXT: split.global:
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(1) %in.global, align 4, !dbg !7, !range !8
; CHECK-NEXT:   br label %split.end, !dbg !7
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(5) %zero.local, align 4, !dbg !7, !range !8
; CHECK-NEXT:   br label %split.end, !dbg !7
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.global ], [ %split2, %split.local ], !dbg !7
; CHECK-NEXT:     #dbg_value(i32 %x, !9, !DIExpression(), !7)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, !dbg !7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "k.cu", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = !DISubroutineType(types: !{})
; CHECK-NEXT: !4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
; CHECK-NEXT: !7 = !DILocation(line: 3, column: 5, scope: !4)
; CHECK-NEXT: !8 = !{i32 0, i32 9}
; CHECK-NEXT: !9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 3, type: !10)
; CHECK-NEXT: !10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-EMPTY:
