; RUN: opt -w %s
; Code holds what it holds: a store there lets nothing out, although others know the function.
target triple = "nvptx64-nvidia-cuda"

define weak i64 @other({ ptr, i64 } %p) {
  ret i64 0
}

define internal { ptr, i64 } @caller(i32 %n, i1 %c) {
  br i1 %c, label %some, label %end
some:
  %f = select i1 %c, ptr @writes, ptr @other
  %x = call { ptr, i64 } %f()
  br label %end
end:
  %y = call { ptr, i64 } @writes()
  ret { ptr, i64 } %y
}

define { ptr, i64 } @writes() {
  %slot = alloca [4 x ptr], align 8
  store ptr %slot, ptr @writes, align 4
  ret { ptr, i64 } zeroinitializer
}

define ptx_kernel void @k(ptr %out) {
  store i32 1, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define weak i64 @other({ ptr, i64 } %p) {
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal { ptr, i64 } @caller(i32 %n, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %some, label %end
; CHECK-NEXT: some:
; CHECK-NEXT:   %f = select i1 %c, ptr @writes, ptr @other
; CHECK-NEXT:   %x = call { ptr, i64 } %f()
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %y = call { ptr, i64 } @writes()
; CHECK-NEXT:   ret { ptr, i64 } %y
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define { ptr, i64 } @writes() {
; CHECK-NEXT:   %slot = alloca [4 x ptr], align 8
; CHECK-NEXT:   store ptr %slot, ptr addrspace(1) addrspacecast (ptr @writes to ptr addrspace(1)), align 4
; CHECK-NEXT:   ret { ptr, i64 } zeroinitializer
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
