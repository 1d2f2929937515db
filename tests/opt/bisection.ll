; Rewrites are counted in order over all passes. Those that are made are named.
; RUN: says opt --arch=sm_90 --ptx=8.0 --bisect-limit=2 %s
; RUN[OUT]: says opt --arch=sm_90 --ptx=8.0 --bisect-limit=2 --stats %s
; RUN[NONE]: opt --arch=sm_90 --ptx=8.0 --bisect-limit=0 %s

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval(i32) align 4 %n, ptr %a, ptr %b) {
  %v = load i32, ptr %n, align 4
  store i32 %v, ptr %a, align 4
  store i32 %v, ptr %b, align 4
  ret void
}

; CHECK: note: rewrite 1: parameters lowered in `k`
; CHECK: 8 | define ptx_kernel void @k
; CHECK: note: rewrite 2: global in `k`
; CHECK: 10 |   store i32 %v, ptr %a, align 4
; CHECK-NOT: note
; OUT: generic {{.*}} 2 {{.*}} 1
; OUT: bisection limit
; NONE: load i32, ptr %n
; NONE: store i32 %v, ptr %a
; NONE: store i32 %v, ptr %b
