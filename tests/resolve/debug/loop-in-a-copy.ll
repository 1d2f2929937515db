; RUN: opt %s
; A loop that says where it is in the source: its copies have nodes of their own, which say the same.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define internal void @fill(ptr %p, i32 %n) noinline !dbg !5 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i, !dbg !8
  store i32 %i, ptr %at, align 4, !dbg !8
  %next = add i32 %i, 1, !dbg !8
  %more = icmp ult i32 %next, %n, !dbg !8
  br i1 %more, label %loop, label %done, !dbg !8, !llvm.loop !9
done:
  ret void, !dbg !8
}

define ptx_kernel void @k(ptr %g, i32 %n) !dbg !7 {
  call void @fill(ptr %g, i32 %n), !dbg !12
  call void @fill(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 64), !dbg !12
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 9, type: !3, scopeLine: 9, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 2, column: 3, scope: !5)
!9 = distinct !{!9, !8, !8, !10}
!10 = !{!"llvm.loop.mustprogress"}
!12 = !DILocation(line: 10, column: 3, scope: !7)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill.shared(ptr addrspace(3) %p, i32 %n) noinline "spacecast-copy" !dbg !16 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %at = getelementptr inbounds i32, ptr addrspace(3) %p, i32 %i, !dbg !17
; CHECK-NEXT:   store i32 %i, ptr addrspace(3) %at, align 4, !dbg !17
; CHECK-NEXT:   %next = add i32 %i, 1, !dbg !17
; CHECK-NEXT:   %more = icmp ult i32 %next, %n, !dbg !17
; CHECK-NEXT:   br i1 %more, label %loop, label %done, !dbg !17, !llvm.loop !18
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void, !dbg !17
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill.global(ptr addrspace(1) %p, i32 %n) noinline "spacecast-copy" !dbg !13 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %at = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %i, !dbg !14
; CHECK-NEXT:   store i32 %i, ptr addrspace(1) %at, align 4, !dbg !14
; CHECK-NEXT:   %next = add i32 %i, 1, !dbg !14
; CHECK-NEXT:   %more = icmp ult i32 %next, %n, !dbg !14
; CHECK-NEXT:   br i1 %more, label %loop, label %done, !dbg !14, !llvm.loop !15
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void, !dbg !14
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %n) !dbg !7 {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   call void @fill.global(ptr addrspace(1) %g.global, i32 %n), !dbg !12
; CHECK-NEXT:   call void @fill.shared(ptr addrspace(3) @s, i32 64), !dbg !12
; CHECK-NEXT:   ret void, !dbg !12
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly)
; CHECK-NEXT: !1 = !DIFile(filename: "a.cu", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = !DISubroutineType(types: !4)
; CHECK-NEXT: !4 = !{null}
; CHECK-NEXT: !5 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; CHECK-NEXT: !7 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 9, type: !3, scopeLine: 9, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; CHECK-NEXT: !8 = !DILocation(line: 2, column: 3, scope: !5)
; CHECK-NEXT: !9 = distinct !{!9, !8, !8, !10}
; CHECK-NEXT: !10 = !{!"llvm.loop.mustprogress"}
; CHECK-NEXT: !12 = !DILocation(line: 10, column: 3, scope: !7)
; CHECK-NEXT: !13 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; CHECK-NEXT: !14 = !DILocation(line: 2, column: 3, scope: !13)
; CHECK-NEXT: !15 = distinct !{!15, !14, !14, !10}
; CHECK-NEXT: !16 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; CHECK-NEXT: !17 = !DILocation(line: 2, column: 3, scope: !16)
; CHECK-NEXT: !18 = distinct !{!18, !17, !17, !10}
; CHECK-EMPTY:
