; RUN: opt %s
; The call of the intrinsic changes its name and keeps the rest: tail marker, attributes, metadata.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) addrspacecast (ptr addrspace(3) @s to ptr), i8 0, i64 64, i1 false) #0, !tbaa.struct !0
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

attributes #0 = { nounwind "note"="kept" }

!0 = !{i64 0, i64 64, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   tail call void @llvm.memset.p3.i64(ptr addrspace(3) noundef align 16 dereferenceable(64) @s, i8 0, i64 64, i1 false) #0, !tbaa.struct !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg)
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind "note"="kept" }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i64 0, i64 64, !1}
; CHECK-NEXT: !1 = !{!2, !2, i64 0}
; CHECK-NEXT: !2 = !{!"int", !3, i64 0}
; CHECK-NEXT: !3 = !{!"root"}
; CHECK-EMPTY:
