; RUN: opt -w --harmless=apply %s
; A function that users vouch for stores nothing, but may call what it finds where it is passed a pointer to: LLVM may make a loop
; of that. One that nobody knows calls back only what got out.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tab = internal constant [1 x ptr] [ptr @count]

declare i32 @apply(ptr, ptr, ptr, i32)

define internal i32 @count(ptr noalias %a, ptr noalias %b, i32 %n) {
  %x = load i32, ptr %a
  store i32 0, ptr %b
  %last = icmp eq i32 %n, 0
  br i1 %last, label %end, label %again

end:
  ret i32 %x

again:
  %m = sub i32 %n, 1
  %r = tail call i32 @apply(ptr @tab, ptr %b, ptr %a, i32 %m)
  ret i32 %r
}

define ptx_kernel void @k(ptr %a, ptr %b, ptr %r) {
  %x = call i32 @count(ptr %a, ptr %b, i32 6)
  store i32 %x, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tab = internal constant [1 x ptr] [ptr @count]
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @apply(ptr, ptr, ptr, i32)
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @count(ptr noalias %a, ptr noalias %b, i32 %n) "nvvm.restrict_processed" {
; CHECK-NEXT:   %x = load i32, ptr %a
; CHECK-NEXT:   store i32 0, ptr %b
; CHECK-NEXT:   %last = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %last, label %end, label %again
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret i32 %x
; CHECK-EMPTY:
; CHECK-NEXT: again:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = tail call i32 @apply(ptr @tab, ptr %b, ptr %a, i32 %m)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @count.global.global(ptr noalias %a, ptr noalias %b, i32 %n) "spacecast-copy" "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !4)
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %b.global = addrspacecast ptr %b to ptr addrspace(1)
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %a.global, !alias.scope !3, !noalias !4
; CHECK-NEXT:   store i32 0, ptr addrspace(1) %b.global, !alias.scope !4, !noalias !3
; CHECK-NEXT:   %last = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %last, label %end, label %again
; CHECK-NEXT: end:
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: again:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = tail call i32 @apply(ptr @tab, ptr %b, ptr %a, i32 %m)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, ptr %b, ptr %r) {
; CHECK-NEXT:   %r.global = addrspacecast ptr %r to ptr addrspace(1)
; CHECK-NEXT:   %x = call i32 @count.global.global(ptr %a, ptr %b, i32 6)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %r.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.count.global.global"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.a"}
; CHECK-NEXT: !2 = distinct !{!2, !0, !"restrict.scope.2.b"}
; CHECK-NEXT: !3 = !{!1}
; CHECK-NEXT: !4 = !{!2}
; CHECK-EMPTY:
