; RUN: opt -w --check --track-indir-load=false %s
; What is loaded has more parts than are told apart, and all of them are numbers.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) {
  %a = load [200 x [6 x i8]], ptr %p
  %b = load { [100 x i64], i64 }, ptr %p
  %n = extractvalue { [100 x i64], i64 } %b, 1
  %q = getelementptr i8, ptr %p, i64 %n
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = load [200 x [6 x i8]], ptr addrspace(1) %p.global
; CHECK-NEXT:   %b = load { [100 x i64], i64 }, ptr addrspace(1) %p.global
; CHECK-NEXT:   %n = extractvalue { [100 x i64], i64 } %b, 1
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p.global, i64 %n
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
