; An operation that cannot work in the memory that was proven gets a warning with both its places, and stays
; as it is; or it is an error, and nothing is written.
; RUN[WARN]: says opt %s
; RUN[SILENT]: opt -w %s
; RUN[ERROR]: not opt -Werror %s
; RUN[TILE]: not opt --profile=tileiras -w %s
; RUN[CALM]: says opt --profile=tileiras -Wno-error %s

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) !dbg !3 {
  %x = alloca i32, align 4
  store i32 0, ptr %x, align 4
  %old = atomicrmw add ptr %x, i32 1 monotonic, align 4, !dbg !5
  store i32 %old, ptr %out, align 4
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 7, column: 3, scope: !3)

; WARN: warning: Cannot do atomic on local memory in `k`
; WARN-NEXT: --> %s:14:3
; WARN: 14 |   %old = atomicrmw add ptr %x, i32 1 monotonic, align 4, !dbg !5
; WARN: ::: k.cu:7:3
; WARN-NOT: warning
; SILENT: atomicrmw add ptr %x, i32 1
; SILENT-NEXT: store i32 %old, ptr addrspace(1)
; ERROR: error: Cannot do atomic on local memory in `k`
; ERROR: error: %s: nothing is written because of an error
; TILE: error: Cannot do atomic on local memory in `k`
; CALM: warning: Cannot do atomic on local memory in `k`
