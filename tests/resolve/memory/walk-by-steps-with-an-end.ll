; RUN: opt -w %s
; Each round of the loop adds an index with an end. The places it can come to grow with every round, until they have none.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %x, i1 %more, i64 %i) {
entry:
  %s = alloca [8 x ptr]
  %second = getelementptr inbounds ptr, ptr %s, i64 1
  store ptr %x, ptr %s
  store ptr %x, ptr %second
  br label %loop

loop:
  %p = phi ptr [ %s, %entry ], [ %next, %loop ]
  %low = and i64 %i, 1
  %next = getelementptr inbounds ptr, ptr %p, i64 %low
  br i1 %more, label %loop, label %done

done:
  %q = load ptr, ptr %next
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %x, i1 %more, i64 %i) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = alloca [8 x ptr]
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %second = getelementptr inbounds ptr, ptr addrspace(5) %s.local, i64 1
; CHECK-NEXT:   store ptr %x, ptr addrspace(5) %s.local
; CHECK-NEXT:   store ptr %x, ptr addrspace(5) %second
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr addrspace(5) [ %s.local, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %low = and i64 %i, 1
; CHECK-NEXT:   %next = getelementptr inbounds ptr, ptr addrspace(5) %p, i64 %low
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %next
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
