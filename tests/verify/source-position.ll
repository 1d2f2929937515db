; A finding tells where in the program it is, if debug info does.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define void @f(ptr addrspace(4) %p) !dbg !3 {
  store i32 1, ptr addrspace(4) %p, !dbg !5
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 7, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 9, column: 3, scope: !6)
!6 = distinct !DILexicalBlock(scope: !3, line: 8, column: 1)

; CHECK: constant memory cannot be written [constant-store] in `f`
; CHECK: kernel.cu:9:3
