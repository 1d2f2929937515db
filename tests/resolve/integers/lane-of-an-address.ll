; RUN: opt -w --check %s
; A lane that is narrower than an address is a number like any other: what it is added to says where that leads. A lane as wide
; as an address is one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [256 x i8] undef, align 256

define ptx_kernel void @extracted(i64 %base, i32 %i) {
  %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  %n = ptrtoint ptr %p to i64
  %v = bitcast i64 %n to <8 x i8>
  %low = extractelement <8 x i8> %v, i32 0
  %z = zext i8 %low to i64
  %sum = add i64 %base, %z
  %q = inttoptr i64 %sum to ptr
  store i8 1, ptr %q
  ret void
}
define ptx_kernel void @loaded(i64 %base, i32 %i) {
  %u = alloca [8 x i8], align 8
  %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  store ptr %p, ptr %u, align 8
  %v = load <2 x i32>, ptr %u, align 8
  %low = extractelement <2 x i32> %v, i32 0
  %z = zext i32 %low to i64
  %sum = add i64 %base, %z
  %q = inttoptr i64 %sum to ptr
  store i8 2, ptr %q
  ret void
}
define ptx_kernel void @shuffled(i64 %base, i32 %i) {
  %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  %n = ptrtoint ptr %p to i64
  %v = bitcast i64 %n to <8 x i8>
  %low = shufflevector <8 x i8> %v, <8 x i8> poison, <2 x i32> <i32 0, i32 1>
  %h = bitcast <2 x i8> %low to i16
  %z = zext i16 %h to i64
  %sum = add i64 %base, %z
  %q = inttoptr i64 %sum to ptr
  store i8 3, ptr %q
  ret void
}
define ptx_kernel void @inserted(i64 %base, i32 %i) {
  %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  %n = ptrtoint ptr %p to i64
  %v = bitcast i64 %n to <2 x i32>
  %low = insertelement <2 x i32> %v, i32 0, i32 1
  %z = bitcast <2 x i32> %low to i64
  %sum = add i64 %base, %z
  %q = inttoptr i64 %sum to ptr
  store i8 4, ptr %q
  ret void
}
define ptx_kernel void @widened(i64 %base, i32 %i) {
  %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  %n = ptrtoint ptr %p to i64
  %v = bitcast i64 %n to <8 x i8>
  %wide = zext <8 x i8> %v to <8 x i64>
  %low = extractelement <8 x i64> %wide, i32 0
  %sum = add i64 %base, %low
  %q = inttoptr i64 %sum to ptr
  store i8 5, ptr %q
  ret void
}
define ptx_kernel void @whole(i64 %offset, i32 %i) {
  %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
  %n = ptrtoint ptr %p to i64
  %v = insertelement <2 x i64> poison, i64 %n, i32 0
  %all = shufflevector <2 x i64> %v, <2 x i64> poison, <2 x i32> zeroinitializer
  %one = extractelement <2 x i64> %all, i32 1
  %sum = add i64 %one, 8
  %q = inttoptr i64 %sum to ptr
  store i8 6, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [256 x i8] undef, align 256
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @extracted(i64 %base, i32 %i) {
; CHECK-NEXT:   %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %v = bitcast i64 %n to <8 x i8>
; CHECK-NEXT:   %low = extractelement <8 x i8> %v, i32 0
; CHECK-NEXT:   %z = zext i8 %low to i64
; CHECK-NEXT:   %sum = add i64 %base, %z
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i8 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @loaded(i64 %base, i32 %i) {
; CHECK-NEXT:   %u = alloca [8 x i8], align 8
; CHECK-NEXT:   %u.local = addrspacecast ptr %u to ptr addrspace(5)
; CHECK-NEXT:   %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
; CHECK-NEXT:   store ptr %p, ptr addrspace(5) %u.local, align 8
; CHECK-NEXT:   %v = load <2 x i32>, ptr addrspace(5) %u.local, align 8
; CHECK-NEXT:   %low = extractelement <2 x i32> %v, i32 0
; CHECK-NEXT:   %z = zext i32 %low to i64
; CHECK-NEXT:   %sum = add i64 %base, %z
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i8 2, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @shuffled(i64 %base, i32 %i) {
; CHECK-NEXT:   %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %v = bitcast i64 %n to <8 x i8>
; CHECK-NEXT:   %low = shufflevector <8 x i8> %v, <8 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:   %h = bitcast <2 x i8> %low to i16
; CHECK-NEXT:   %z = zext i16 %h to i64
; CHECK-NEXT:   %sum = add i64 %base, %z
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i8 3, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @inserted(i64 %base, i32 %i) {
; CHECK-NEXT:   %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %v = bitcast i64 %n to <2 x i32>
; CHECK-NEXT:   %low = insertelement <2 x i32> %v, i32 0, i32 1
; CHECK-NEXT:   %z = bitcast <2 x i32> %low to i64
; CHECK-NEXT:   %sum = add i64 %base, %z
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i8 4, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @widened(i64 %base, i32 %i) {
; CHECK-NEXT:   %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %v = bitcast i64 %n to <8 x i8>
; CHECK-NEXT:   %wide = zext <8 x i8> %v to <8 x i64>
; CHECK-NEXT:   %low = extractelement <8 x i64> %wide, i32 0
; CHECK-NEXT:   %sum = add i64 %base, %low
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i8 5, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @whole(i64 %offset, i32 %i) {
; CHECK-NEXT:   %p = getelementptr [256 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %i
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %v = insertelement <2 x i64> poison, i64 %n, i32 0
; CHECK-NEXT:   %all = shufflevector <2 x i64> %v, <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:   %one = extractelement <2 x i64> %all, i32 1
; CHECK-NEXT:   %sum = add i64 %one, 8
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i8 6, ptr addrspace(3) %q.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
