; RUN: opt -w %s
; @helper uses its parameter in shared memory only, but not in every call. When parameters are looked at, the address that the
; second call passes has become one of global memory that is cast: nothing is known of the cast, which is new.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 16

define internal void @helper(ptr %x, i1 %shared) {
  br i1 %shared, label %then, label %done

then:
  %there = addrspacecast ptr %x to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %there, align 4
  br label %done

done:
  ret void
}

define ptx_kernel void @kernel(ptr %out, i64 %n) {
  call void @helper(ptr addrspacecast (ptr addrspace(3) @s to ptr), i1 true)
  %at = getelementptr i32, ptr %out, i64 %n
  store i32 2, ptr %at, align 4
  call void @helper(ptr %at, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @helper(ptr %x, i1 %shared) {
; CHECK-NEXT:   br i1 %shared, label %then, label %done
; CHECK-EMPTY:
; CHECK-NEXT: then:
; CHECK-NEXT:   %there = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %there, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @kernel(ptr %out, i64 %n) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @helper(ptr addrspacecast (ptr addrspace(3) @s to ptr), i1 true)
; CHECK-NEXT:   %at = getelementptr i32, ptr addrspace(1) %out.global, i64 %n
; CHECK-NEXT:   %at.generic = addrspacecast ptr addrspace(1) %at to ptr
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %at, align 4
; CHECK-NEXT:   call void @helper(ptr %at.generic, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
