; RUN: opt -w %s
; The copies are made for a call behind a query that is answered later. Then they only call each other, and go: counted in
; as if someone called one of them, they would leave something for a second run to find.
target triple = "nvptx64-nvidia-cuda"

@data = addrspace(1) global [8 x i32] zeroinitializer
@table = addrspace(4) constant [8 x i32] zeroinitializer
@other = internal global [2 x ptr] zeroinitializer

define internal i32 @walk(ptr %p, ptr %q, i32 %n) {
  %v = load i32, ptr %p, align 4
  %m = sub i32 %n, 1
  %a = call i32 @walk(ptr addrspacecast (ptr addrspace(1) @data to ptr), ptr %q, i32 %m)
  %b = call i32 @walk(ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr %q, i32 %m)
  ret i32 %v
}

define void @start(i32 %n) {
  %slot = alloca i32, align 4
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr @other)
  br i1 %shared, label %then, label %done

then:
  %r = call i32 @walk(ptr addrspacecast (ptr addrspace(1) @data to ptr), ptr %slot, i32 %n)
  br label %done

done:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @data = addrspace(1) global [8 x i32] zeroinitializer
; CHECK-NEXT: @table = addrspace(4) constant [8 x i32] zeroinitializer
; CHECK-NEXT: @other = internal global [2 x ptr] zeroinitializer
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define void @start(i32 %n) {
; CHECK-NEXT:   %slot = alloca i32, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
