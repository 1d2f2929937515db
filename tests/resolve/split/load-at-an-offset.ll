; RUN: opt -w %s
; The address is computed on both ways; what follows the load stays in one place, and the loop knows where it comes from.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %c = icmp eq i32 %i, 7
  %p = select i1 %c, ptr %zero, ptr %in
  %q = getelementptr inbounds i32, ptr %p, i64 2
  %x = load i32, ptr %q, align 4, !tbaa !0
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store i32 %more, ptr %out
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

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
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %split.end ]
; CHECK-NEXT:   %sum = phi i32 [ 0, %entry ], [ %more, %split.end ]
; CHECK-NEXT:   %c = icmp eq i32 %i, 7
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.local, label %split.global
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %local = getelementptr inbounds i32, ptr addrspace(5) %zero.local, i64 2
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(5) %local, align 4, !tbaa !0
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.global:
; CHECK-NEXT:   %global = getelementptr inbounds i32, ptr addrspace(1) %in.global, i64 2
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(1) %global, align 4, !tbaa !0
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.local ], [ %split2, %split.global ]
; CHECK-NEXT:   %more = add i32 %sum, %x
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %again = icmp slt i32 %next, %n
; CHECK-NEXT:   br i1 %again, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   store i32 %more, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{!1, !1, i64 0}
; CHECK-NEXT: !1 = !{!"int", !2}
; CHECK-NEXT: !2 = !{!"root"}
; CHECK-EMPTY:
