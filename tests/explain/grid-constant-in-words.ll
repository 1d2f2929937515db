; RUN: spacecast explain --profile=tileiras %s @k %at
; What the document calls constant memory; it is read in parameter space all the same.
target triple = "nvptx64-nvidia-cuda"

%s = type { [4 x i32] }

define ptx_kernel void @k(ptr byval(%s) align 4 "nvvm.grid_constant" %p, i64 %i, ptr %out) "target-cpu"="sm_90" "target-features"="+ptx80" {
  %at = getelementptr inbounds i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %at in @k is in constant memory
; CHECK-EMPTY:
; CHECK-NEXT:   constant
; CHECK-NEXT:     grid-constant-in-words.ll:8  its type names the space
; CHECK-NEXT:                                    %at = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-EMPTY:
