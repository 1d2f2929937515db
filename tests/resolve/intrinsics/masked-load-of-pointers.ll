; RUN: opt -w %s
; Lanes that are not loaded are pointers, too, of which the name does not speak again.
target triple = "nvptx64-nvidia-cuda"

declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, <2 x i1>, <2 x ptr>)
declare <2 x ptr> @llvm.masked.gather.v2p0.v2p0(<2 x ptr>, <2 x i1>, <2 x ptr>)

define ptx_kernel void @k(ptr %in, ptr %out, <2 x i1> %mask, <2 x i64> %n) {
  %a = call <2 x ptr> @llvm.masked.load.v2p0.p0(ptr %in, <2 x i1> %mask, <2 x ptr> undef)
  store <2 x ptr> %a, ptr %out, align 8
  %p = getelementptr inbounds ptr, ptr %in, <2 x i64> %n
  %b = call <2 x ptr> @llvm.masked.gather.v2p0.v2p0(<2 x ptr> %p, <2 x i1> %mask, <2 x ptr> %a)
  store <2 x ptr> %b, ptr %out, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, <2 x i1>, <2 x ptr>)
; CHECK-NEXT: declare <2 x ptr> @llvm.masked.load.v2p0.p1(ptr addrspace(1), <2 x i1>, <2 x ptr>)
; CHECK-NEXT: declare <2 x ptr> @llvm.masked.gather.v2p0.v2p0(<2 x ptr>, <2 x i1>, <2 x ptr>)
; CHECK-NEXT: declare <2 x ptr> @llvm.masked.gather.v2p0.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, <2 x ptr>)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, <2 x i1> %mask, <2 x i64> %n) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = call <2 x ptr> @llvm.masked.load.v2p0.p1(ptr addrspace(1) %in.global, <2 x i1> %mask, <2 x ptr> undef)
; CHECK-NEXT:   store <2 x ptr> %a, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   %p = getelementptr inbounds ptr, ptr addrspace(1) %in.global, <2 x i64> %n
; CHECK-NEXT:   %b = call <2 x ptr> @llvm.masked.gather.v2p0.v2p1(<2 x ptr addrspace(1)> %p, <2 x i1> %mask, <2 x ptr> %a)
; CHECK-NEXT:   store <2 x ptr> %b, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
