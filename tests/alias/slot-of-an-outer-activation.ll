; RUN: spacecast alias --pairs %s
; In a recursion the slot that is passed is that of the caller; it counts as the own one.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @f(ptr %outer, i32 %n) {
  %slot = alloca [2 x i32]
  %second = getelementptr i32, ptr %slot, i64 1
  store i32 1, ptr %second
  store i32 2, ptr %outer
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %end
again:
  %m = sub i32 %n, 1
  call void @f(ptr %second, i32 %m)
  br label %end
end:
  ret void
}
define void @start() {
  %x = alloca [2 x i32]
  call void @f(ptr %x, i32 5)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 2 accesses, 1 pair: 1 no, 0 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   1 call: 0 none, 0 ref, 0 mod, 2 both
; CHECK-NEXT:     no       9:%second  10:%outer  different variables or slots
