; RUN: opt --optimiser-follows=false -w %s
; A shared address gets out, and can be loaded. Where it was not, what is chosen of it is not shared either.
@s = internal addrspace(3) global i32 undef

define ptx_kernel void @k(ptr %table, i1 %c) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %table
  %p = load ptr, ptr %table
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %done, label %other

other:
  %chosen = select i1 %c, ptr %p, ptr %table
  store i32 1, ptr %chosen
  br label %done

done:
  ret void
}

; A local one gets out as well, and is loaded here and there.
define ptx_kernel void @l(ptr %table, i1 %c) {
  %slot = alloca i32
  store ptr %slot, ptr %table
  %p = load ptr, ptr %table
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %done, label %other

other:
  %chosen = select i1 %c, ptr %p, ptr %table
  store i32 1, ptr %chosen
  br label %done

done:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK: @s = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %table, i1 %c) {
; CHECK-NEXT:   %table.global = addrspacecast ptr %table to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %table.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %table.global
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %shared, label %done, label %other
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %chosen = select i1 %c, ptr addrspace(1) %p.global, ptr addrspace(1) %table.global
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %chosen
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %table, i1 %c) {
; CHECK-NEXT:   %table.global = addrspacecast ptr %table to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store ptr %slot, ptr addrspace(1) %table.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %table.global
; CHECK-NEXT:   br label %other
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   %chosen = select i1 %c, ptr %p, ptr %table
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:
