; RUN: opt -w %s
; When the query is answered, nothing calls what has the mark of a copy. It goes, but for one that says that there must be no more
; copies, and for a kernel, which others launch.
target triple = "nvptx64-nvidia-cuda"

@v = internal addrspace(1) global i32 0, align 4

define internal void @f.global(ptr %p) "spacecast-copy" {
  store i32 1, ptr %p, align 4
  ret void
}

define internal void @g.global(ptr %p) "spacecast-copy"="last" {
  store i32 1, ptr %p, align 4
  ret void
}

define internal ptx_kernel void @launched(ptr %p) "spacecast-copy" {
  store i32 1, ptr %p, align 4
  ret void
}

define void @start() {
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(1) @v to ptr))
  br i1 %shared, label %then, label %done

then:
  call void @f.global(ptr addrspacecast (ptr addrspace(1) @v to ptr))
  call void @g.global(ptr addrspacecast (ptr addrspace(1) @v to ptr))
  br label %done

done:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @v = internal addrspace(1) global i32 0, align 4
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @g.global(ptr %p) "spacecast-copy"="last" {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptx_kernel void @launched(ptr %p) "spacecast-copy" {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @start() {
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
