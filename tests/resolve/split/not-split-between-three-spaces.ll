; RUN: opt -w %s
; There is no condition that tells three apart.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [4 x i32] undef, align 16
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  switch i32 %n, label %c [ i32 0, label %a
                            i32 1, label %b ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
join:
  %p = phi ptr [ %in, %a ], [ %zero, %b ], [ addrspacecast (ptr addrspace(3) @sh to ptr), %c ]
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [4 x i32] undef, align 16
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   switch i32 %n, label %c [ i32 0, label %a
; CHECK-NEXT:                             i32 1, label %b ]
; CHECK-NEXT: a:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: b:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: c:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi ptr [ %in, %a ], [ %zero, %b ], [ addrspacecast (ptr addrspace(3) @sh to ptr), %c ]
; CHECK-NEXT:   %x = load i32, ptr %p
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
