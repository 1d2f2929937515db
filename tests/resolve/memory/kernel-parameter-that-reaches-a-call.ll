; RUN: opt --arch=sm_90 --ptx=8.0 %s
; The parameter's address reaches an unseen function, so LLVM makes a private copy of it. The address must not
; be cast to global or param: the load goes to the copy, or stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Args = type { i32, i32 }

declare void @unseen(ptr)

define ptx_kernel void @k(ptr byval(%Args) align 4 %args, ptr %out) {
  call void @unseen(ptr %args)
  %v = load i32, ptr %args, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Args = type { i32, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @unseen(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%Args) align 4 "nvvm.grid_constant" %args, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %args.copy = alloca %Args, align 4
; CHECK-NEXT:   %args.copy.local = addrspacecast ptr %args.copy to ptr addrspace(5)
; CHECK-NEXT:   %args.param = addrspacecast ptr %args to ptr addrspace(101)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 4 %args.copy.local, ptr addrspace(101) align 4 %args.param, i64 8, i1 false)
; CHECK-NEXT:   call void @unseen(ptr %args.copy)
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %args.copy.local, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p101.i64(ptr addrspace(5), ptr addrspace(101), i64, i1)
; CHECK-EMPTY:
