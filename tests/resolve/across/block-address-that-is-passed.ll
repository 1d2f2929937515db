; RUN: opt -w %s
; Whoever calls @pick passes it one of its blocks.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 16
define internal i32 @pick(ptr %p, i32 %n, ptr %t) noinline {
entry:
  %v = load i32, ptr %p
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
  %a = call i32 @pick(ptr %o, i32 %n, ptr blockaddress(@pick, %two))
  %b = call i32 @pick(ptr %sp, i32 %n, ptr blockaddress(@pick, %two))
  %c = add i32 %a, %b
  store i32 %c, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 16
; CHECK-NEXT: define internal i32 @pick(ptr %p, i32 %n, ptr %t) noinline {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i32, ptr %p
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
; CHECK-NEXT:   %a = call i32 @pick(ptr %o, i32 %n, ptr blockaddress(@pick, %two))
; CHECK-NEXT:   %b = call i32 @pick(ptr %sp.generic, i32 %n, ptr blockaddress(@pick, %two))
; CHECK-NEXT:   %c = add i32 %a, %b
; CHECK-NEXT:   store i32 %c, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
