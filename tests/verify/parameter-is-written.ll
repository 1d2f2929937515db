; Parameters of kernels are not written, by whatever it is.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define ptx_kernel void @k(ptr byval(i32) %p) {
  %q = addrspacecast ptr %p to ptr addrspace(101)
  store i32 1, ptr addrspace(101) %q
  ret void
}
define ptx_kernel void @k2(ptr byval(i32) %p) {
  %q = addrspacecast ptr %p to ptr addrspace(101)
  %x = atomicrmw add ptr addrspace(101) %q, i32 1 monotonic
  ret void
}
define ptx_kernel void @k3(ptr addrspace(101) byval(i32) %p) {
  store i32 1, ptr addrspace(101) %p
  %x = atomicrmw add ptr addrspace(101) %p, i32 1 monotonic
  ret void
}
declare void @llvm.memset.p101.i64(ptr addrspace(101), i8, i64, i1)
define ptx_kernel void @k4(ptr byval([64 x i32]) %p) {
  %q = addrspacecast ptr %p to ptr addrspace(101)
  call void @llvm.memset.p101.i64(ptr addrspace(101) %q, i8 0, i64 64, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: param memory cannot be written [constant-store] in `k`
; CHECK-NEXT:  --> %s:7:3
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   store i32 1, ptr addrspace(101) %q
; CHECK-NEXT:   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
; CHECK-NEXT: error: param memory cannot be written by atomics [constant-store] in `k2`
; CHECK-NEXT:   --> %s:12:3
; CHECK-NEXT:    |
; CHECK-NEXT: 12 |   %x = atomicrmw add ptr addrspace(101) %q, i32 1 monotonic
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
; CHECK-NEXT: error: param memory cannot be written [constant-store] in `k3`
; CHECK-NEXT:   --> %s:16:3
; CHECK-NEXT:    |
; CHECK-NEXT: 16 |   store i32 1, ptr addrspace(101) %p
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
; CHECK-NEXT: error: param memory cannot be written by atomics [constant-store] in `k3`
; CHECK-NEXT:   --> %s:17:3
; CHECK-NEXT:    |
; CHECK-NEXT: 17 |   %x = atomicrmw add ptr addrspace(101) %p, i32 1 monotonic
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
; CHECK-NEXT: error: param memory cannot be written [constant-store] in `k4`
; CHECK-NEXT:   --> %s:23:3
; CHECK-NEXT:    |
; CHECK-NEXT: 23 |   call void @llvm.memset.p101.i64(ptr addrspace(101) %q, i8 0, i64 64, i1 false)
; CHECK-NEXT:    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
