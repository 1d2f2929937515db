; RUN: opt --optimiser-follows=false -w -passes=memory-space-opt<first-time> %s
; The first time the query is not answered, and nothing is left of the pointer behind it; when its other uses name their
; space, it does so, too.
define ptx_kernel void @k(ptr %out) {
  %slot = alloca [2 x ptr]
  %p = getelementptr inbounds ptr, ptr %slot, i64 1
  %v = load ptr, ptr %p
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %slot)
  br i1 %global, label %then, label %done

then:
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  br label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %slot = alloca [2 x ptr]
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %p = getelementptr inbounds ptr, ptr addrspace(5) %slot.local, i64 1
; CHECK-NEXT:   %v = load ptr, ptr addrspace(5) %p
; CHECK-NEXT:   %global = call i1 @llvm.nvvm.isspacep.global(ptr %slot)
; CHECK-NEXT:   br i1 %global, label %then, label %done
; CHECK-EMPTY:
; CHECK-NEXT: then:
; CHECK-NEXT:   call void @llvm.memset.p5.i64(ptr addrspace(5) %p, i8 0, i64 8, i1 false)
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
; CHECK-EMPTY:
