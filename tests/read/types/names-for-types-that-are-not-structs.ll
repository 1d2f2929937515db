; Any type can be given a name. Only structs keep theirs, the others are the same as what they name.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%int = type i32
%four = type <4 x %int>
%row = type [3 x %int]
%place = type ptr addrspace(3)

define %int @f(%int %x, %four %v, %row %r, %place %p) {
  %y = add %int %x, 1
  ret %int %y
}

; CHECK lines are written by BLESS=1
; CHECK: %int = type i32
; CHECK-NEXT: %four = type <4 x i32>
; CHECK-NEXT: %row = type [3 x i32]
; CHECK-NEXT: %place = type ptr addrspace(3)
; CHECK-NEXT: define i32 @f(i32 %x, <4 x i32> %v, [3 x i32] %r, ptr addrspace(3) %p) {
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
