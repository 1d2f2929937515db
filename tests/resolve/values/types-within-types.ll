; RUN: opt -w --check %s
; So many parts that nobody can look at each of them: every type is looked at once.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%t0 = type { %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1 }
%t1 = type { %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2 }
%t2 = type { %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3 }
%t3 = type { %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4 }
%t4 = type { %t5, %t5, %t5, %t5, %t5, %t5, %t5, %t5 }
%t5 = type { %t6, %t6, %t6, %t6, %t6, %t6, %t6, %t6 }
%t6 = type { %t7, %t7, %t7, %t7, %t7, %t7, %t7, %t7 }
%t7 = type { %t8, %t8, %t8, %t8, %t8, %t8, %t8, %t8 }
%t8 = type { %t9, %t9, %t9, %t9, %t9, %t9, %t9, %t9 }
%t9 = type { %t10, %t10, %t10, %t10, %t10, %t10, %t10, %t10 }
%t10 = type { %t11, %t11, %t11, %t11, %t11, %t11, %t11, %t11 }
%t11 = type { %t12, %t12, %t12, %t12, %t12, %t12, %t12, %t12 }
%t12 = type { %t13, %t13, %t13, %t13, %t13, %t13, %t13, %t13 }
%t13 = type { %t14, %t14, %t14, %t14, %t14, %t14, %t14, %t14 }
%t14 = type { i32, i32 }
%last = type { %t0, ptr }
@v = internal addrspace(1) global %t8 zeroinitializer
define i64 @size() {
  ret i64 ptrtoint (ptr getelementptr (%t0, ptr null, i32 1) to i64)
}
define void @whole(ptr %p) {
  %slot = alloca %t1
  %a = getelementptr %last, ptr %p, i64 0, i32 1
  %b = load ptr, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr addrspacecast (ptr addrspace(1) @v to ptr)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %t0 = type { %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1 }
; CHECK-NEXT: %t1 = type { %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2 }
; CHECK-NEXT: %t2 = type { %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3 }
; CHECK-NEXT: %t3 = type { %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4 }
; CHECK-NEXT: %t4 = type { %t5, %t5, %t5, %t5, %t5, %t5, %t5, %t5 }
; CHECK-NEXT: %t5 = type { %t6, %t6, %t6, %t6, %t6, %t6, %t6, %t6 }
; CHECK-NEXT: %t6 = type { %t7, %t7, %t7, %t7, %t7, %t7, %t7, %t7 }
; CHECK-NEXT: %t7 = type { %t8, %t8, %t8, %t8, %t8, %t8, %t8, %t8 }
; CHECK-NEXT: %t8 = type { %t9, %t9, %t9, %t9, %t9, %t9, %t9, %t9 }
; CHECK-NEXT: %t9 = type { %t10, %t10, %t10, %t10, %t10, %t10, %t10, %t10 }
; CHECK-NEXT: %t10 = type { %t11, %t11, %t11, %t11, %t11, %t11, %t11, %t11 }
; CHECK-NEXT: %t11 = type { %t12, %t12, %t12, %t12, %t12, %t12, %t12, %t12 }
; CHECK-NEXT: %t12 = type { %t13, %t13, %t13, %t13, %t13, %t13, %t13, %t13 }
; CHECK-NEXT: %t13 = type { %t14, %t14, %t14, %t14, %t14, %t14, %t14, %t14 }
; CHECK-NEXT: %t14 = type { i32, i32 }
; CHECK-NEXT: %last = type { %t0, ptr }
; CHECK-NEXT: @v = internal addrspace(1) global %t8 zeroinitializer
; CHECK-NEXT: define i64 @size() {
; CHECK-NEXT:   ret i64 ptrtoint (ptr getelementptr (%t0, ptr null, i32 1) to i64)
; CHECK-NEXT: }
; CHECK-NEXT: define void @whole(ptr %p) {
; CHECK-NEXT:   %slot = alloca %t1
; CHECK-NEXT:   %a = getelementptr %last, ptr %p, i64 0, i32 1
; CHECK-NEXT:   %b = load ptr, ptr %a
; CHECK-NEXT:   store i32 1, ptr %b
; CHECK-NEXT:   store i32 1, ptr addrspace(1) @v
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
