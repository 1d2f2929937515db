; RUN: spacecast alias --pairs %s
; In a space with short pointers 4 GB from an address is the address itself.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4294967296
  store i32 1, ptr addrspace(3) %p
  store i32 1, ptr addrspace(3) %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     may      8:%p  9:%q  nothing tells them apart
