; RUN: opt -w %s
; Null is in no space that the access could name.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %zero = alloca i32
  store i32 7, ptr %zero
  switch i32 %n, label %c [ i32 0, label %a
                            i32 1, label %b ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
join:
  %p = phi ptr [ %in, %a ], [ %zero, %b ], [ null, %c ]
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca i32
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store i32 7, ptr addrspace(5) %zero.local
; CHECK-NEXT:   switch i32 %n, label %c [ i32 0, label %a
; CHECK-NEXT:                             i32 1, label %b ]
; CHECK-NEXT: a:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: b:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: c:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi ptr [ %in, %a ], [ %zero, %b ], [ null, %c ]
; CHECK-NEXT:   %x = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
