; RUN: opt -w %s
; A pointer that came by several edges: what can be used only behind one of them gets there by a phi of its own.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  switch i32 %n, label %c [ i32 0, label %a
                            i32 1, label %b ]
a:
  %pa = getelementptr i32, ptr %in, i64 8
  br label %join
b:
  br label %join
c:
  %pc = getelementptr i32, ptr %in, i64 9
  br label %join
join:
  %p = phi ptr [ %pa, %a ], [ %zero, %b ], [ %pc, %c ]
  %x = load i32, ptr %p
  %y = load i32, ptr %p
  %z = add i32 %x, %y
  store i32 %z, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   switch i32 %n, label %c [ i32 0, label %a
; CHECK-NEXT:                             i32 1, label %b ]
; CHECK-NEXT: a:
; CHECK-NEXT:   %pa = getelementptr i32, ptr addrspace(1) %in.global, i64 8
; CHECK-NEXT:   br label %join
; CHECK-NEXT: b:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: c:
; CHECK-NEXT:   %pc = getelementptr i32, ptr addrspace(1) %in.global, i64 9
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %split = phi i1 [ false, %a ], [ true, %b ], [ false, %c ]
; CHECK-NEXT:   %global = phi ptr addrspace(1) [ %pa, %a ], [ poison, %b ], [ %pc, %c ]
; CHECK-NEXT:   br i1 %split, label %split.local, label %split.global
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(5) %zero.local
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.global:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(1) %global
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.local ], [ %split2, %split.global ]
; CHECK-NEXT:   br i1 %split, label %split.local1, label %split.global1
; CHECK-NEXT: split.local1:
; CHECK-NEXT:   %split3 = load i32, ptr addrspace(5) %zero.local
; CHECK-NEXT:   br label %split.end1
; CHECK-NEXT: split.global1:
; CHECK-NEXT:   %split4 = load i32, ptr addrspace(1) %global
; CHECK-NEXT:   br label %split.end1
; CHECK-NEXT: split.end1:
; CHECK-NEXT:   %y = phi i32 [ %split3, %split.local1 ], [ %split4, %split.global1 ]
; CHECK-NEXT:   %z = add i32 %x, %y
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
