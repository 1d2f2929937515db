; RUN: opt -w --check %s
; Something takes the address until the query is answered. So long nothing is made of what the function does.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@kept = internal global [2 x ptr] zeroinitializer, align 8

define linkonce_odr { ptr, i64 } @f0() {
  ret { ptr, i64 } zeroinitializer
}

define internal { ptr, i64 } @f2() {
  %slot = alloca ptr, align 8
  store ptr %slot, ptr %slot, align 4
  %p = load ptr, ptr %slot, align 4
  %q = load ptr, ptr %p, align 4
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  br i1 %is, label %then, label %else

then:
  store ptr @f0, ptr @kept, align 4
  br label %end

else:
  br label %end

end:
  ret { ptr, i64 } zeroinitializer
}

define internal ptr @f3(ptr returned %p0) {
  %r = call { ptr, i64 } @f0()
  ret ptr %p0
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @kept = internal global [2 x ptr] zeroinitializer, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr { ptr, i64 } @f0() {
; CHECK-NEXT:   ret { ptr, i64 } zeroinitializer
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal { ptr, i64 } @f2() {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %p.local, align 4
; CHECK-NEXT:   br label %else
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: else:
; CHECK-NEXT:   br label %end
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret { ptr, i64 } zeroinitializer
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f3(ptr returned %p0) {
; CHECK-NEXT:   %r = call { ptr, i64 } @f0()
; CHECK-NEXT:   ret ptr %p0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
