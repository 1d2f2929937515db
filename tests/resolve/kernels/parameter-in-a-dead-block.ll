; RUN: opt --arch=sm_90 --ptx=8.0 %s
; The parameter is compared only where a kernel argument is shared, which never happens. Once that is gone, the
; parameter is read in parameter space.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 %p, ptr %out) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out, align 4
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %out)
  br i1 %q, label %dead, label %end

dead:
  %c = icmp eq ptr %p, %out
  %z = zext i1 %c to i32
  store i32 %z, ptr %out, align 4
  ret void

end:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %p, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %p.gen = addrspacecast ptr addrspace(101) %p.param to ptr
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %p.param, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   br label %end
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:
