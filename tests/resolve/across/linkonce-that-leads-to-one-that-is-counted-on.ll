; RUN: opt -w --check %s
; @f4 becomes internal, as its result is counted on; @f2, which leads there and does what it did, need not.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@gv = addrspace(1) global [64 x i32] zeroinitializer
define linkonce_odr ptr @f2(ptr %a) noinline {
  %v1 = call ptr @f4(ptr %a)
  ret ptr %v1
}
define linkonce_odr ptr @f4(ptr %a) noinline {
  ret ptr %a
}
define void @f3(ptr %a) {
  %v1 = addrspacecast ptr addrspace(1) @gv to ptr
  %v2 = call ptr @f4(ptr %v1)
  store i32 108, ptr %v2
  ret void
}
define void @ext(ptr %a) {
  call ptr @f2(ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: define linkonce_odr ptr @f2(ptr %a) noinline {
; CHECK-NEXT:   %v1 = call ptr @f4(ptr %a)
; CHECK-NEXT:   ret ptr %v1
; CHECK-NEXT: }
; CHECK-NEXT: define internal ptr @f4(ptr %a) noinline {
; CHECK-NEXT:   ret ptr %a
; CHECK-NEXT: }
; CHECK-NEXT: define void @f3(ptr %a) {
; CHECK-NEXT:   %v1 = addrspacecast ptr addrspace(1) @gv to ptr
; CHECK-NEXT:   %v2 = call ptr @f4(ptr %v1)
; CHECK-NEXT:   %v2.global = addrspacecast ptr %v2 to ptr addrspace(1)
; CHECK-NEXT:   store i32 108, ptr addrspace(1) %v2.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @ext(ptr %a) {
; CHECK-NEXT:   call ptr @f2(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
