; RUN: spacecast alias --pairs %s
; What is apart in one call may be the same in another; all calls count.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s1 = internal addrspace(3) global [4 x i32] undef
define internal void @same(ptr %a, ptr %b) noinline {
  store i32 1, ptr %a
  store i32 2, ptr %b
  ret void
}
define internal void @apart(ptr %a, ptr %b) noinline {
  store i32 1, ptr %a
  store i32 2, ptr %b
  ret void
}
define ptx_kernel void @k(ptr %g, ptr %h) {
  %s = addrspacecast ptr addrspace(3) @s1 to ptr
  call void @same(ptr %g, ptr %s)
  call void @same(ptr %g, ptr %h)
  call void @apart(ptr %g, ptr %s)
  call void @apart(ptr %s, ptr %g)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @same: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     may      8:%a  9:%b  nothing tells them apart
; CHECK-NEXT: @apart: 2 accesses, 1 pair: 1 no, 0 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       1  proven to be in different spaces
; CHECK-NEXT:     no       13:%a  14:%b  proven to be in different spaces
