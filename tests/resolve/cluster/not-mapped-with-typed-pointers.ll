; RUN: opt -w %s
; Readers of typed pointers are older than the space of the cluster.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global i8 undef

declare i8* @llvm.nvvm.mapa(i8*, i32)
declare void @use(i8*)

define void @f(i32 %rank) {
  %there = call i8* @llvm.nvvm.mapa(i8* addrspacecast (i8 addrspace(3)* @sh to i8*), i32 %rank)
  call void @use(i8* %there)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global i8 undef
; CHECK-EMPTY:
; CHECK-NEXT: declare i8* @llvm.nvvm.mapa(i8*, i32)
; CHECK-NEXT: declare void @use(i8*)
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(i32 %rank) {
; CHECK-NEXT:   %there = call i8* @llvm.nvvm.mapa(i8* addrspacecast (i8 addrspace(3)* @sh to i8*), i32 %rank)
; CHECK-NEXT:   call void @use(i8* %there)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
