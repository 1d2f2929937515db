; RUN: opt -w --check %s
; The lanes of a warp may exchange numbers by different instructions: what one of them gets may be what another one passes.
; So the address in two halves gets out, and what is loaded may be it.

target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32,i32,i32,i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %mem) {
  %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %lo = trunc i64 %n to i32
  %h = lshr i64 %n, 32
  %hi = trunc i64 %h to i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  %a1 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %lo, i32 0, i32 31)
  %a2 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %hi, i32 0, i32 31)
  br label %e
b:
  %b1 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31)
  %b2 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31)
  store i32 %b1, ptr %mem
  %m4 = getelementptr i8, ptr %mem, i64 4
  store i32 %b2, ptr %m4
  %p = load ptr, ptr %mem
  store float 1.0, ptr %p
  br label %e
e:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32,i32,i32,i32)
; CHECK-NEXT: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: define ptx_kernel void @k(ptr %mem) {
; CHECK-NEXT:   %mem.global = addrspacecast ptr %mem to ptr addrspace(1)
; CHECK-NEXT:   %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %lo = trunc i64 %n to i32
; CHECK-NEXT:   %h = lshr i64 %n, 32
; CHECK-NEXT:   %hi = trunc i64 %h to i32
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp eq i32 %t, 0
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   %a1 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %lo, i32 0, i32 31)
; CHECK-NEXT:   %a2 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %hi, i32 0, i32 31)
; CHECK-NEXT:   br label %e
; CHECK-NEXT: b:
; CHECK-NEXT:   %b1 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31)
; CHECK-NEXT:   %b2 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31)
; CHECK-NEXT:   store i32 %b1, ptr addrspace(1) %mem.global
; CHECK-NEXT:   %m4 = getelementptr i8, ptr addrspace(1) %mem.global, i64 4
; CHECK-NEXT:   store i32 %b2, ptr addrspace(1) %m4
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %mem.global
; CHECK-NEXT:   store float 1.0, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   br label %e
; CHECK-NEXT: e:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
