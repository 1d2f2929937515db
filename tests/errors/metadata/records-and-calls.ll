; A module has debug records or calls of debug intrinsics.
; RUN: not spacecast print %s

declare void @llvm.dbg.value(metadata, metadata, metadata)

define void @f(i32 %x) {
    #dbg_value(i32 %x, !0, !DIExpression(), !0)
  call void @llvm.dbg.value(metadata i32 %x, metadata !0, metadata !DIExpression())
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: error: this module has both debug records and calls of debug intrinsics
; CHECK-NEXT:  --> %s:8:3
; CHECK-NEXT:   |
; CHECK-NEXT: 8 |   call void @llvm.dbg.value(metadata i32 %x, metadata !0, metadata !DIExpression())
; CHECK-NEXT:   |   ^^^^
; CHECK-NEXT:   |
; CHECK-NEXT: note: here is a debug record
; CHECK-NEXT:  --> %s:7:5
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |     #dbg_value(i32 %x, !0, !DIExpression(), !0)
; CHECK-NEXT:   |     ^^^^^^^^^^
