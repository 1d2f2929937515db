; RUN: opt -w %s
; Rust makes its objects of bytes. Their fields are told apart as those of a struct are.

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %x, i64 %n) {
  %v = alloca [16 x i8], align 8
  store ptr %x, ptr %v
  %1 = getelementptr inbounds nuw i8, ptr %v, i64 8
  store i64 %n, ptr %1, align 8
  %r = call { ptr, i64 } @row(ptr %v, i64 %n)
  %p = extractvalue { ptr, i64 } %r, 0
  store i32 1, ptr %p
  ret void
}
define internal { ptr, i64 } @row(ptr %self, i64 %r) noinline {
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %w = load i64, ptr %1, align 8
  %a = load ptr, ptr %self, align 8
  %b = getelementptr inbounds nuw float, ptr %a, i64 %r
  %2 = insertvalue { ptr, i64 } poison, ptr %b, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %w, 1
  ret { ptr, i64 } %3
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %x, i64 %n) {
; CHECK-NEXT:   %v = alloca [16 x i8], align 8
; CHECK-NEXT:   %v.local = addrspacecast ptr %v to ptr addrspace(5)
; CHECK-NEXT:   store ptr %x, ptr addrspace(5) %v.local
; CHECK-NEXT:   %1 = getelementptr inbounds nuw i8, ptr addrspace(5) %v.local, i64 8
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %1, align 8
; CHECK-NEXT:   %r = call { ptr, i64 } @row(ptr addrspace(5) %v.local, i64 %n)
; CHECK-NEXT:   %p = extractvalue { ptr, i64 } %r, 0
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal { ptr, i64 } @row(ptr addrspace(5) %self, i64 %r) noinline {
; CHECK-NEXT:   %1 = getelementptr inbounds nuw i8, ptr addrspace(5) %self, i64 8
; CHECK-NEXT:   %w = load i64, ptr addrspace(5) %1, align 8
; CHECK-NEXT:   %a = load ptr, ptr addrspace(5) %self, align 8
; CHECK-NEXT:   %b = getelementptr inbounds nuw float, ptr %a, i64 %r
; CHECK-NEXT:   %2 = insertvalue { ptr, i64 } poison, ptr %b, 0
; CHECK-NEXT:   %3 = insertvalue { ptr, i64 } %2, i64 %w, 1
; CHECK-NEXT:   ret { ptr, i64 } %3
; CHECK-NEXT: }
; CHECK-EMPTY:
