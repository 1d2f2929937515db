; Before LLVM 12, some attributes of parameters left the type to the pointer.
; LLVM: rejects attributes without their type
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a(i32* byval, i64* sret, i8* inalloca)
declare void @b(i32* byval align 4)

define void @f(i32* %p) {
  call void @b(i32* byval align 4 %p)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare void @a(i32* byval, i64* sret, i8* inalloca)
; CHECK-NEXT: declare void @b(i32* byval align 4)
; CHECK-NEXT: define void @f(i32* %p) {
; CHECK-NEXT:   call void @b(i32* byval align 4 %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
