; RUN: opt %s
; Names may be quoted and hold any byte. They are kept, and new names made from them are quoted as well.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@"s h" = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @"my kernel"(ptr %"to global", i64 %"1st") {
  %"a \22b\22" = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @"s h" to ptr), i64 %"1st"
  %"\C3\A4" = load i32, ptr %"to global", align 4
  br label %"next block"

"next block":
  %"-" = phi ptr [ %"a \22b\22", %0 ]
  store i32 %"\C3\A4", ptr %"-", align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @"s h" = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @"my kernel"(ptr %"to global", i64 %"1st") {
; CHECK-NEXT:   %"to global.global" = addrspacecast ptr %"to global" to ptr addrspace(1)
; CHECK-NEXT:   %"a \22b\22" = getelementptr inbounds i32, ptr addrspace(3) @"s h", i64 %"1st"
; CHECK-NEXT:   %"\C3\A4" = load i32, ptr addrspace(1) %"to global.global", align 4
; CHECK-NEXT:   br label %"next block"
; CHECK-EMPTY:
; CHECK-NEXT: "next block":
; CHECK-NEXT:   %"-" = phi ptr addrspace(3) [ %"a \22b\22", %0 ]
; CHECK-NEXT:   store i32 %"\C3\A4", ptr addrspace(3) %"-", align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
