; RUN: opt -w --check --arch=sm_60 --ptx=6.0 %s
; LLVM makes one read of two on different ways, at an address that it chooses between the parameters, and copies these for
; that; or passes a part of a parameter by value in the place of a copy. Without `cvta.param` it has to be left to LLVM, as long
; as its optimiser follows.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%s = type { [32 x i32] }

define ptx_kernel void @two(ptr byval(%s) align 4 %p, ptr byval(%s) align 4 %q, ptr %out, i32 %i, i1 %c) {
  br i1 %c, label %then, label %else
then:
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %a, align 4
  br label %end
else:
  %b = getelementptr inbounds i32, ptr %q, i32 %i
  %y = load i32, ptr %b, align 4
  br label %end
end:
  %v = phi i32 [ %x, %then ], [ %y, %else ]
  store i32 %v, ptr %out, align 4
  ret void
}

define ptx_kernel void @one(ptr byval(%s) align 4 %p, ptr byval(%s) align 4 %q, ptr %out, i32 %i) {
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %a, align 4
  %y = load i32, ptr %q, align 4
  %v = add i32 %x, %y
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %s = type { [32 x i32] }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @two(ptr byval(%s) align 4 %p, ptr byval(%s) align 4 %q, ptr %out, i32 %i, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK-NEXT: then:
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %a, align 4, !noalias.addrspace !0
; CHECK-NEXT:   br label %end
; CHECK-NEXT: else:
; CHECK-NEXT:   %b = getelementptr inbounds i32, ptr %q, i32 %i
; CHECK-NEXT:   %y = load i32, ptr %b, align 4, !noalias.addrspace !0
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %v = phi i32 [ %x, %then ], [ %y, %else ]
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @one(ptr byval(%s) align 4 %p, ptr byval(%s) align 4 %q, ptr %out, i32 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %a, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %y = load i32, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %v = add i32 %x, %y
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
