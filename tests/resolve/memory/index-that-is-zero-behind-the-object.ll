; RUN: opt -w %s
; Behind the object nothing is defined. It counts as anywhere in it, also where the offset is computed.
@s = internal addrspace(3) global [16 x i32] undef, align 8

define internal ptr @f(ptr byval({ ptr, i64 }) align 8 %p) {
  %zero = add i64 0, 0
  store ptr %p, ptr addrspace(3) @s, align 8
  %same = getelementptr i8, ptr %p, i64 %zero
  %behind = getelementptr { ptr, i64, ptr }, ptr %same, i64 0, i32 2
  %q = load ptr, ptr %behind, align 8
  ret ptr %q
}

; CHECK lines are written by BLESS=1
; CHECK: @s = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f(ptr byval({ ptr, i64 }) align 8 %p) {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %zero = add i64 0, 0
; CHECK-NEXT:   store ptr %p, ptr addrspace(3) @s, align 8
; CHECK-NEXT:   %same = getelementptr i8, ptr addrspace(5) %p.local, i64 %zero
; CHECK-NEXT:   %behind = getelementptr { ptr, i64, ptr }, ptr addrspace(5) %same, i64 0, i32 2
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %behind, align 8
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
; CHECK-EMPTY:
