; RUN: opt -w %s
; Whoever may take the place of the function returns the struct that it is passed.
target triple = "nvptx64-nvidia-cuda"

define weak { ptr, i64 } @same({ ptr, i64 } returned %p) {
  ret { ptr, i64 } %p
}

define ptx_kernel void @k(ptr %out) {
  %slot = alloca i32, align 4
  %s = insertvalue { ptr, i64 } zeroinitializer, ptr %slot, 0
  %r = call { ptr, i64 } @same({ ptr, i64 } returned %s)
  %p = extractvalue { ptr, i64 } %r, 0
  store i32 1, ptr %p, align 4
  store i32 1, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define weak { ptr, i64 } @same({ ptr, i64 } returned %p) {
; CHECK-NEXT:   ret { ptr, i64 } %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32, align 4
; CHECK-NEXT:   %s = insertvalue { ptr, i64 } zeroinitializer, ptr %slot, 0
; CHECK-NEXT:   %r = call { ptr, i64 } @same({ ptr, i64 } returned %s)
; CHECK-NEXT:   %p = extractvalue { ptr, i64 } %r, 0
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
