; RUN: opt -w --check %s
; An intrinsic of which nothing is known makes numbers of pointers: what is made of these may be where the pointers are.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] poison
declare <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr>, <2 x i1>, i32) #0
define ptx_kernel void @chosen(ptr %d, i1 %c) {
  %s = addrspacecast ptr addrspace(3) @sh to ptr
  %v0 = insertelement <2 x ptr> poison, ptr %s, i64 0
  %n = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr> %v0, <2 x i1> splat (i1 true), i32 2)
  %e = extractelement <2 x i64> %n, i64 0
  %dn = ptrtoint ptr %d to i64
  %x = select i1 %c, i64 %dn, i64 %e
  %q = inttoptr i64 %x to ptr
  store i32 1, ptr %q
  %m = and i64 %dn, -4096
  %o = or i64 %m, %e
  %q3 = inttoptr i64 %o to ptr
  store i32 3, ptr %q3
  %sub = sub i64 %e, %dn
  %sum = add i64 %sub, %dn
  %q4 = inttoptr i64 %sum to ptr
  store i32 4, ptr %q4
  ret void
}
define ptx_kernel void @stored(ptr %d, ptr %o) {
  %s = addrspacecast ptr addrspace(3) @sh to ptr
  %v0 = insertelement <2 x ptr> poison, ptr %s, i64 0
  %n = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr> %v0, <2 x i1> splat (i1 true), i32 2)
  %e = extractelement <2 x i64> %n, i64 0
  store i64 %e, ptr %d
  %l = load ptr, ptr %o
  store i32 1, ptr %l
  ret void
}
attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] poison
; CHECK-NEXT: declare <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr>, <2 x i1>, i32) #0
; CHECK-NEXT: define ptx_kernel void @chosen(ptr %d, i1 %c) {
; CHECK-NEXT:   %s = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   %v0 = insertelement <2 x ptr> poison, ptr %s, i64 0
; CHECK-NEXT:   %n = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr> %v0, <2 x i1> splat (i1 true), i32 2)
; CHECK-NEXT:   %e = extractelement <2 x i64> %n, i64 0
; CHECK-NEXT:   %dn = ptrtoint ptr %d to i64
; CHECK-NEXT:   %x = select i1 %c, i64 %dn, i64 %e
; CHECK-NEXT:   %q = inttoptr i64 %x to ptr
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   %m = and i64 %dn, -4096
; CHECK-NEXT:   %o = or i64 %m, %e
; CHECK-NEXT:   %q3 = inttoptr i64 %o to ptr
; CHECK-NEXT:   store i32 3, ptr %q3
; CHECK-NEXT:   %sub = sub i64 %e, %dn
; CHECK-NEXT:   %sum = add i64 %sub, %dn
; CHECK-NEXT:   %q4 = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i32 4, ptr %q4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @stored(ptr %d, ptr %o) {
; CHECK-NEXT:   %d.global = addrspacecast ptr %d to ptr addrspace(1)
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %s = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   %v0 = insertelement <2 x ptr> poison, ptr %s, i64 0
; CHECK-NEXT:   %n = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p0(<2 x ptr> %v0, <2 x i1> splat (i1 true), i32 2)
; CHECK-NEXT:   %e = extractelement <2 x i64> %n, i64 0
; CHECK-NEXT:   store i64 %e, ptr addrspace(1) %d.global
; CHECK-NEXT:   %l = load ptr, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i32 1, ptr %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
