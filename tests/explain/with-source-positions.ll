; RUN: spacecast explain %s @f %x
; Positions in the program come with the lines of the IR.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k() !dbg !4 {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr)), !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 4, column: 9, scope: !4)

; CHECK lines are written by BLESS=1
; CHECK: %x in @f is in shared memory
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     with-source-positions.ll:6   @sh, a variable in shared memory
; CHECK-NEXT:     with-source-positions.ll:12  passed to @f  [k.cu:4:9]
; CHECK-NEXT:                                    call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr)), !dbg !7
; CHECK-EMPTY:
