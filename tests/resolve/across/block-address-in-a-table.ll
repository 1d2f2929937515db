; RUN: opt -w %s
; The table has blocks of @pick, which a copy does not have.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 16
@pick.labels = internal unnamed_addr addrspace(1) constant [2 x ptr] [ptr blockaddress(@pick, %one), ptr blockaddress(@pick, %two)]
define internal i32 @pick(ptr %p, i32 %n) noinline {
entry:
  %v = load i32, ptr %p
  %t = load ptr, ptr addrspace(1) getelementptr ([2 x ptr], ptr addrspace(1) @pick.labels, i64 0, i64 1)
  indirectbr ptr %t, [label %one, label %two]
one:
  ret i32 %v
two:
  %w = add i32 %v, %n
  ret i32 %w
}
define ptx_kernel void @k(ptr %o, i32 %n) {
  %sp = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %n
  store i32 7, ptr %sp
  %a = call i32 @pick(ptr %o, i32 %n)
  %b = call i32 @pick(ptr %sp, i32 %n)
  %c = add i32 %a, %b
  store i32 %c, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 16
; CHECK-NEXT: @pick.labels = internal unnamed_addr addrspace(1) constant [2 x ptr] [ptr blockaddress(@pick, %one), ptr blockaddress(@pick, %two)]
; CHECK-NEXT: define internal i32 @pick(ptr %p, i32 %n) noinline {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i32, ptr %p
; CHECK-NEXT:   %t = load ptr, ptr addrspace(1) getelementptr ([2 x ptr], ptr addrspace(1) @pick.labels, i64 0, i64 1)
; CHECK-NEXT:   indirectbr ptr %t, [label %one, label %two]
; CHECK-NEXT: one:
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: two:
; CHECK-NEXT:   %w = add i32 %v, %n
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o, i32 %n) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %sp = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
; CHECK-NEXT:   %sp.generic = addrspacecast ptr addrspace(3) %sp to ptr
; CHECK-NEXT:   store i32 7, ptr addrspace(3) %sp
; CHECK-NEXT:   %a = call i32 @pick(ptr %o, i32 %n)
; CHECK-NEXT:   %b = call i32 @pick(ptr %sp.generic, i32 %n)
; CHECK-NEXT:   %c = add i32 %a, %b
; CHECK-NEXT:   store i32 %c, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
