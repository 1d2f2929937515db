; RUN: opt -w %s
; One after the other.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c, i1 %d) {
  %kept = alloca <4 x i32>, align 16
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  %p = select i1 %c, ptr %in, ptr %zero
  %q = select i1 %d, ptr %out, ptr %kept
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %q, ptr align 16 %p, i64 16, i1 false)
  %x = load i32, ptr %kept
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c, i1 %d) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %kept = alloca <4 x i32>, align 16
; CHECK-NEXT:   %kept.local = addrspacecast ptr %kept to ptr addrspace(5)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   %split1 = freeze i1 %c
; CHECK-NEXT:   %split = freeze i1 %d
; CHECK-NEXT:   br i1 %split, label %split.global, label %split.local
; CHECK-NEXT: split.global:
; CHECK-NEXT:   br i1 %split1, label %split.global1, label %split.local1
; CHECK-NEXT: split.global1:
; CHECK-NEXT:   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %out.global, ptr addrspace(1) align 16 %in.global, i64 16, i1 false)
; CHECK-NEXT:   br label %split.end1
; CHECK-NEXT: split.local1:
; CHECK-NEXT:   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 16 %out.global, ptr addrspace(5) align 16 %zero.local, i64 16, i1 false)
; CHECK-NEXT:   br label %split.end1
; CHECK-NEXT: split.end1:
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.local:
; CHECK-NEXT:   br i1 %split1, label %split.global2, label %split.local2
; CHECK-NEXT: split.global2:
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 16 %kept.local, ptr addrspace(1) align 16 %in.global, i64 16, i1 false)
; CHECK-NEXT:   br label %split.end2
; CHECK-NEXT: split.local2:
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 16 %kept.local, ptr addrspace(5) align 16 %zero.local, i64 16, i1 false)
; CHECK-NEXT:   br label %split.end2
; CHECK-NEXT: split.end2:
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %kept.local
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
