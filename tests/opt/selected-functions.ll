; Only some functions change, parameters included.
; RUN[ONLY]: opt --only=@a %s
; RUN[SKIP]: opt --skip=b %s
; RUN[WRONG]: not opt --only=@c %s
; RUN[BODY]: not opt --skip=@d %s

target triple = "nvptx64-nvidia-cuda"

declare void @d()

define ptx_kernel void @a(ptr %p, ptr byval(i32) %n) {
  %v = load i32, ptr %n, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

define ptx_kernel void @b(ptr %p, ptr byval(i32) %n) {
  %v = load i32, ptr %n, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

; ONLY: define ptx_kernel void @a(
; ONLY: store i32 %v, ptr addrspace(1)
; ONLY: define ptx_kernel void @b(
; ONLY-NEXT: %v = load i32, ptr %n, align 4
; ONLY-NEXT: store i32 %v, ptr %p, align 4
; SKIP: define ptx_kernel void @a(
; SKIP: store i32 %v, ptr addrspace(1)
; SKIP: define ptx_kernel void @b(
; SKIP-NEXT: %v = load i32, ptr %n, align 4
; SKIP-NEXT: store i32 %v, ptr %p, align 4
; WRONG: error: %s: there is no function @c with a body
; BODY: error: %s: there is no function @d with a body
