; AMX tiles are a type of their own.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

define void @f() {
  %tile = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 64)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   %tile = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 64)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
