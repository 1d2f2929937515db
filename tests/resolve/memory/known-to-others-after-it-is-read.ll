; RUN: opt -w %s
; A pointer that is read from a variable which holds numbers too can be anything, as long as the variable is seen whole. If
; others know the variable it is what the host put there, also where they get to know it after it is read.
@table = internal addrspace(1) global { ptr, i64 } { ptr null, i64 12 }

define ptx_kernel void @late(ptr %out, i64 %i) {
  %at = getelementptr ptr, ptr addrspace(1) @table, i64 %i
  %p = load ptr, ptr addrspace(1) %at
  store i32 1, ptr %p
  store ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr %out
  ret void
}

; Nobody gets to know this one.
@own = internal addrspace(1) global { ptr, i64 } { ptr null, i64 12 }

define ptx_kernel void @whole(ptr %out, i64 %i) {
  %at = getelementptr ptr, ptr addrspace(1) @own, i64 %i
  %p = load ptr, ptr addrspace(1) %at
  store i32 1, ptr %p
  store ptr %out, ptr addrspace(1) @own
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @table = internal addrspace(1) global { ptr, i64 } { ptr null, i64 12 }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @late(ptr %out, i64 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %at = getelementptr ptr, ptr addrspace(1) @table, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %at
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: @own = internal addrspace(1) global { ptr, i64 } { ptr null, i64 12 }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @whole(ptr %out, i64 %i) {
; CHECK-NEXT:   %at = getelementptr ptr, ptr addrspace(1) @own, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %at
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   store ptr %out, ptr addrspace(1) @own
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
