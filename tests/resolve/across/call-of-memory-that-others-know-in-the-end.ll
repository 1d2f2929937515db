; RUN: opt -w %s
; The address of `called` is passed from slot to slot, each round of the loop one further, until others know of it. That is
; found long after the call was looked at, which is looked at again.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out, i1 %more) {
entry:
  %passed = alloca ptr
  %slot = alloca ptr
  %called = alloca i64
  %s1 = alloca ptr
  %s2 = alloca ptr
  %s3 = alloca ptr
  %s4 = alloca ptr
  %s5 = alloca ptr
  %s6 = alloca ptr
  %s7 = alloca ptr
  %s8 = alloca ptr
  %s9 = alloca ptr
  %s10 = alloca ptr
  store ptr %called, ptr %slot
  store ptr %called, ptr %s1
  store ptr null, ptr %s2
  store ptr null, ptr %s3
  store ptr null, ptr %s4
  store ptr null, ptr %s5
  store ptr null, ptr %s6
  store ptr null, ptr %s7
  store ptr null, ptr %s8
  store ptr null, ptr %s9
  store ptr null, ptr %s10
  br label %loop

loop:
  %to = load ptr, ptr %slot
  call void %to(ptr %passed)
  %x10 = load ptr, ptr %s10
  store ptr %x10, ptr %out
  %x9 = load ptr, ptr %s9
  store ptr %x9, ptr %s10
  %x8 = load ptr, ptr %s8
  store ptr %x8, ptr %s9
  %x7 = load ptr, ptr %s7
  store ptr %x7, ptr %s8
  %x6 = load ptr, ptr %s6
  store ptr %x6, ptr %s7
  %x5 = load ptr, ptr %s5
  store ptr %x5, ptr %s6
  %x4 = load ptr, ptr %s4
  store ptr %x4, ptr %s5
  %x3 = load ptr, ptr %s3
  store ptr %x3, ptr %s4
  %x2 = load ptr, ptr %s2
  store ptr %x2, ptr %s3
  %x1 = load ptr, ptr %s1
  store ptr %x1, ptr %s2
  %p = load ptr, ptr %passed
  store i32 1, ptr %p
  br i1 %more, label %loop, label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %more) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %passed = alloca ptr
; CHECK-NEXT:   %passed.local = addrspacecast ptr %passed to ptr addrspace(5)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %called = alloca i64
; CHECK-NEXT:   %s1 = alloca ptr
; CHECK-NEXT:   %s2 = alloca ptr
; CHECK-NEXT:   %s3 = alloca ptr
; CHECK-NEXT:   %s4 = alloca ptr
; CHECK-NEXT:   %s5 = alloca ptr
; CHECK-NEXT:   %s6 = alloca ptr
; CHECK-NEXT:   %s7 = alloca ptr
; CHECK-NEXT:   %s8 = alloca ptr
; CHECK-NEXT:   %s9 = alloca ptr
; CHECK-NEXT:   %s10 = alloca ptr
; CHECK-NEXT:   store ptr %called, ptr %slot
; CHECK-NEXT:   store ptr %called, ptr %s1
; CHECK-NEXT:   store ptr null, ptr %s2
; CHECK-NEXT:   store ptr null, ptr %s3
; CHECK-NEXT:   store ptr null, ptr %s4
; CHECK-NEXT:   store ptr null, ptr %s5
; CHECK-NEXT:   store ptr null, ptr %s6
; CHECK-NEXT:   store ptr null, ptr %s7
; CHECK-NEXT:   store ptr null, ptr %s8
; CHECK-NEXT:   store ptr null, ptr %s9
; CHECK-NEXT:   store ptr null, ptr %s10
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %to = load ptr, ptr %slot
; CHECK-NEXT:   call void %to(ptr %passed)
; CHECK-NEXT:   %x10 = load ptr, ptr %s10
; CHECK-NEXT:   store ptr %x10, ptr addrspace(1) %out.global
; CHECK-NEXT:   %x9 = load ptr, ptr %s9
; CHECK-NEXT:   store ptr %x9, ptr %s10
; CHECK-NEXT:   %x8 = load ptr, ptr %s8
; CHECK-NEXT:   store ptr %x8, ptr %s9
; CHECK-NEXT:   %x7 = load ptr, ptr %s7
; CHECK-NEXT:   store ptr %x7, ptr %s8
; CHECK-NEXT:   %x6 = load ptr, ptr %s6
; CHECK-NEXT:   store ptr %x6, ptr %s7
; CHECK-NEXT:   %x5 = load ptr, ptr %s5
; CHECK-NEXT:   store ptr %x5, ptr %s6
; CHECK-NEXT:   %x4 = load ptr, ptr %s4
; CHECK-NEXT:   store ptr %x4, ptr %s5
; CHECK-NEXT:   %x3 = load ptr, ptr %s3
; CHECK-NEXT:   store ptr %x3, ptr %s4
; CHECK-NEXT:   %x2 = load ptr, ptr %s2
; CHECK-NEXT:   store ptr %x2, ptr %s3
; CHECK-NEXT:   %x1 = load ptr, ptr %s1
; CHECK-NEXT:   store ptr %x1, ptr %s2
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %passed.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
