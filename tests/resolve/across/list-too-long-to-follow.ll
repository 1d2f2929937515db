; RUN: opt -w %s
; The list is given up before its end is seen, so that nobody knows that `p` may be `w`. What the last node points to
; counts as known to others like the node itself: the kernel stores a shared address there.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global i32 0
@w = internal global ptr addrspacecast (ptr addrspace(1) @g to ptr)
@n0 = internal global { ptr, ptr } zeroinitializer
@n1 = internal global { ptr, ptr } zeroinitializer
@n2 = internal global { ptr, ptr } zeroinitializer
@n3 = internal global { ptr, ptr } zeroinitializer
@n4 = internal global { ptr, ptr } zeroinitializer
@n5 = internal global { ptr, ptr } zeroinitializer
@n6 = internal global { ptr, ptr } zeroinitializer
@n7 = internal global { ptr, ptr } zeroinitializer
@n8 = internal global { ptr, ptr } zeroinitializer
@n9 = internal global { ptr, ptr } zeroinitializer
@n10 = internal global { ptr, ptr } zeroinitializer
@n11 = internal global { ptr, ptr } zeroinitializer
@n12 = internal global { ptr, ptr } zeroinitializer
@n13 = internal global { ptr, ptr } zeroinitializer
@n14 = internal global { ptr, ptr } zeroinitializer
@n15 = internal global { ptr, ptr } zeroinitializer
@n16 = internal global { ptr, ptr } zeroinitializer
@n17 = internal global { ptr, ptr } zeroinitializer
@n18 = internal global { ptr, ptr } zeroinitializer
@n19 = internal global { ptr, ptr } zeroinitializer
@n20 = internal global { ptr, ptr } zeroinitializer
@n21 = internal global { ptr, ptr } zeroinitializer
@n22 = internal global { ptr, ptr } zeroinitializer
@n23 = internal global { ptr, ptr } zeroinitializer
@n24 = internal global { ptr, ptr } { ptr null, ptr @w }
define internal ptr @last(ptr %n) noinline {
  %next = load ptr, ptr %n
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %more
done:
  ret ptr %n
more:
  %l = call ptr @last(ptr %next)
  ret ptr %l
}
define internal void @use() noinline {
  %q = load ptr, ptr @w
  store i32 1, ptr %q
  ret void
}
define ptx_kernel void @k() {
  store ptr @n1, ptr @n0
  store ptr @n2, ptr @n1
  store ptr @n3, ptr @n2
  store ptr @n4, ptr @n3
  store ptr @n5, ptr @n4
  store ptr @n6, ptr @n5
  store ptr @n7, ptr @n6
  store ptr @n8, ptr @n7
  store ptr @n9, ptr @n8
  store ptr @n10, ptr @n9
  store ptr @n11, ptr @n10
  store ptr @n12, ptr @n11
  store ptr @n13, ptr @n12
  store ptr @n14, ptr @n13
  store ptr @n15, ptr @n14
  store ptr @n16, ptr @n15
  store ptr @n17, ptr @n16
  store ptr @n18, ptr @n17
  store ptr @n19, ptr @n18
  store ptr @n20, ptr @n19
  store ptr @n21, ptr @n20
  store ptr @n22, ptr @n21
  store ptr @n23, ptr @n22
  store ptr @n24, ptr @n23
  %n = call ptr @last(ptr @n0)
  %d = getelementptr { ptr, ptr }, ptr %n, i64 0, i32 1
  %p = load ptr, ptr %d
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %p
  call void @use()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global i32 0
; CHECK-NEXT: @w = internal global ptr addrspacecast (ptr addrspace(1) @g to ptr)
; CHECK-NEXT: @n0 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n1 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n2 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n3 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n4 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n5 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n6 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n7 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n8 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n9 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n10 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n11 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n12 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n13 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n14 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n15 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n16 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n17 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n18 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n19 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n20 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n21 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n22 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n23 = internal global { ptr, ptr } zeroinitializer
; CHECK-NEXT: @n24 = internal global { ptr, ptr } { ptr null, ptr @w }
; CHECK-NEXT: define internal ptr @last(ptr %n) noinline {
; CHECK-NEXT:   %next = load ptr, ptr %n, !noalias.addrspace !0
; CHECK-NEXT:   %c = icmp eq ptr %next, null
; CHECK-NEXT:   br i1 %c, label %done, label %more
; CHECK-NEXT: done:
; CHECK-NEXT:   ret ptr %n
; CHECK-NEXT: more:
; CHECK-NEXT:   %l = call ptr @last(ptr %next)
; CHECK-NEXT:   ret ptr %l
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @last.global(ptr %n) noinline "spacecast-copy" {
; CHECK-NEXT:   %n.global = addrspacecast ptr %n to ptr addrspace(1)
; CHECK-NEXT:   %next = load ptr, ptr addrspace(1) %n.global
; CHECK-NEXT:   %c = icmp eq ptr %next, null
; CHECK-NEXT:   br i1 %c, label %done, label %more
; CHECK-NEXT: done:
; CHECK-NEXT:   ret ptr %n
; CHECK-NEXT: more:
; CHECK-NEXT:   %l = call ptr @last(ptr %next)
; CHECK-NEXT:   ret ptr %l
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @use() noinline {
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) addrspacecast (ptr @w to ptr addrspace(1))
; CHECK-NEXT:   store i32 1, ptr %q, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store ptr @n1, ptr addrspace(1) addrspacecast (ptr @n0 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n2, ptr addrspace(1) addrspacecast (ptr @n1 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n3, ptr addrspace(1) addrspacecast (ptr @n2 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n4, ptr addrspace(1) addrspacecast (ptr @n3 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n5, ptr addrspace(1) addrspacecast (ptr @n4 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n6, ptr addrspace(1) addrspacecast (ptr @n5 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n7, ptr addrspace(1) addrspacecast (ptr @n6 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n8, ptr addrspace(1) addrspacecast (ptr @n7 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n9, ptr addrspace(1) addrspacecast (ptr @n8 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n10, ptr addrspace(1) addrspacecast (ptr @n9 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n11, ptr addrspace(1) addrspacecast (ptr @n10 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n12, ptr addrspace(1) addrspacecast (ptr @n11 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n13, ptr addrspace(1) addrspacecast (ptr @n12 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n14, ptr addrspace(1) addrspacecast (ptr @n13 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n15, ptr addrspace(1) addrspacecast (ptr @n14 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n16, ptr addrspace(1) addrspacecast (ptr @n15 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n17, ptr addrspace(1) addrspacecast (ptr @n16 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n18, ptr addrspace(1) addrspacecast (ptr @n17 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n19, ptr addrspace(1) addrspacecast (ptr @n18 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n20, ptr addrspace(1) addrspacecast (ptr @n19 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n21, ptr addrspace(1) addrspacecast (ptr @n20 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n22, ptr addrspace(1) addrspacecast (ptr @n21 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n23, ptr addrspace(1) addrspacecast (ptr @n22 to ptr addrspace(1))
; CHECK-NEXT:   store ptr @n24, ptr addrspace(1) addrspacecast (ptr @n23 to ptr addrspace(1))
; CHECK-NEXT:   %n = call ptr @last.global(ptr @n0)
; CHECK-NEXT:   %d = getelementptr { ptr, ptr }, ptr %n, i64 0, i32 1
; CHECK-NEXT:   %p = load ptr, ptr %d, !noalias.addrspace !0
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   call void @use()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
