; Changing the pointee was a bitcast, changing the space another cast.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@g = global [4 x i32] zeroinitializer
@s = addrspace(3) global i32 0

define i8* @f(i32* %p, i64 %n) {
  %a = bitcast i32* %p to i8*
  %b = bitcast [4 x i32]* @g to i8*
  %c = addrspacecast i32 addrspace(3)* @s to i32*
  %d = inttoptr i64 %n to float*
  %e = ptrtoint float* %d to i64
  %f = bitcast i8* %a to void (i32)*
  call void %f(i32 1)
  ret i8* bitcast ([4 x i32]* @g to i8*)
}

; CHECK lines are written by BLESS=1
; CHECK: @g = global [4 x i32] zeroinitializer
; CHECK-NEXT: @s = addrspace(3) global i32 0
; CHECK-NEXT: define i8* @f(i32* %p, i64 %n) {
; CHECK-NEXT:   %a = bitcast i32* %p to i8*
; CHECK-NEXT:   %b = bitcast [4 x i32]* @g to i8*
; CHECK-NEXT:   %c = addrspacecast i32 addrspace(3)* @s to i32*
; CHECK-NEXT:   %d = inttoptr i64 %n to float*
; CHECK-NEXT:   %e = ptrtoint float* %d to i64
; CHECK-NEXT:   %f = bitcast i8* %a to void (i32)*
; CHECK-NEXT:   call void %f(i32 1)
; CHECK-NEXT:   ret i8* bitcast ([4 x i32]* @g to i8*)
; CHECK-NEXT: }
