; RUN: opt --optimiser-follows=false -w %s
; A parameter is never in shared memory: where the program finds that it is, nothing is passed.
target triple = "nvptx64-nvidia-cuda"

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @reads(ptr byval({ ptr, i64 }) align 8 %p) noinline {
  %x = load i32, ptr %p, align 8
  ret i32 %x
}

define ptx_kernel void @k(ptr byval({ ptr, i64 }) align 8 %p, ptr %out) {
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %is, label %never, label %end
never:
  %x = call i32 @reads(ptr byval({ ptr, i64 }) align 8 %p)
  store i32 %x, ptr %out, align 4
  br label %end
end:
  %q = load ptr, ptr %p, align 8
  store ptr %p, ptr %q, align 8
  ret void
}

; Nor is anything copied, be it a part of a word.
define ptx_kernel void @copied(ptr byval({ ptr, i64 }) align 8 %p, ptr %out) {
  %slot = alloca ptr, align 8
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %is, label %never, label %end
never:
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %p, i64 1, i1 false)
  br label %end
end:
  %q = load ptr, ptr %slot, align 8
  store ptr %q, ptr %out, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @reads(ptr byval({ ptr, i64 }) align 8 %p) noinline {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %p.local, align 8
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval({ ptr, i64 }) align 8 %p, ptr %out) {
; CHECK-NEXT:   %p.copy = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %p.copy.local = addrspacecast ptr %p.copy to ptr addrspace(5)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 8 %p.copy.local, ptr addrspace(101) align 8 %p.param, i64 16, i1 false)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %p.copy.local, align 8
; CHECK-NEXT:   store ptr %p.copy, ptr %q, align 8, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @copied(ptr byval({ ptr, i64 }) align 8 %p, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p.copy = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %p.copy.local = addrspacecast ptr %p.copy to ptr addrspace(5)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 8 %p.copy.local, ptr addrspace(101) align 8 %p.param, i64 16, i1 false)
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %q = load ptr, ptr %slot, align 8
; CHECK-NEXT:   store ptr %q, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p101.i64(ptr addrspace(5), ptr addrspace(101), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
